"""The table of Stargate TCG: shows the viewer's view, sends answers. The scene keeps what is held and pointed at.

Layout is in `layout`, the parts in `rows`, `lane`, `hand`, `plaque`, `prompt`, `log`; what presses mean in `doing`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.core.events import visible_to
from game.core.words import _, language
from game.stargate.position import StargatePosition
from scenes import theme
from scenes.cards import log
from scenes.cards.felt import Felt
from scenes.cards.hold import Hold
from scenes.session import Batch, Session
from scenes.stargate import build, compact, faces, hand, paths, prompt
from scenes.stargate.automation import Automation
from scenes.stargate.doing import Hands
from scenes.stargate.doors import Doors
from scenes.stargate.eyes import Eyes
from scenes.stargate.layout import RAIL, Spots, spots
from scenes.stargate.legal import Legal, legal
from scenes.stargate.motion import Motion
from scenes.stargate.nodes import CardNode
from scenes.stargate.passing import Passes
from scenes.stargate.sums import Sums
from scenes.stargate.undoing import Undoing
from scenes.ui import Action, Area, Memory, Node, Scene

Made = TypeVar("Made")
BOT_PAUSE = 420.0  # ms that a bot's act is shown before the next, once its cards have arrived


class StargateScene(Eyes, Doors, Undoing, Passes, Scene):
    """One game at the table."""

    watching = False  # whether it is only looked at: a game that is shown again

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hold = Hold()
        self.passing = Automation()
        self.motion = Motion()
        self.motion.landed = self._landed
        self.fresh: list[Batch] = []  # what has happened and is not shown yet
        self.always: bool = False  # whether the next answer is to be remembered
        self.open_hands = False
        self.ending = False  # the end of the game waits until everything has arrived
        self.shown_view: StargatePosition | None = None  # what the tree on the screen was built from
        self.shown_seat = ""
        self.parts: dict[str, tuple[Any, Any]] = {}  # what need not be made again, by name
        self.hands = Hands(self)
        self.raised = ""
        self.prompt_memory, self.log_memory, self.part_memory = Memory(), Memory(), Memory()
        self.log_told = log.Told()
        self.looks: dict[str, faces.Look] = {}
        self.looks_key: tuple[int, str] = (-1, "")
        self.part = "mission"
        self.shown_to = ""  # the person whose hand was last on the screen
        self.shows_last: bool = False
        self.waited = 0.0
        self.spots: Spots = None  # type: ignore[assignment]
        self.trials: dict[tuple[Any, ...], StargatePosition | None] = {}
        self.recompute()

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("The table")

    # -- after changes

    def recompute(self) -> None:
        """Work out what is legal, and the sum."""
        self.trials.clear()
        self.legal: Legal = legal(self.view, self.mine)
        self.made: Sums | None = self.sums_now()
        if self.hold.card not in self.legal.uses:
            self.hold.card = ""

    def refresh(self) -> None:
        """What is held has changed."""
        self.recompute()
        self.rebuild()

    def changed(self) -> None:
        """The position has changed: pass by itself where that is wished, show it, a curtain for another person."""
        self.motion.skip()
        seen = paths.look(self) if self.stage.settings.pace else paths.Seen()
        self.pass_by_itself()
        self.prompt_memory.y = 0.0
        self.waited = 0.0
        self.always = False
        fresh, self.fresh = self.fresh, []
        self._narrate(fresh)
        self.recompute()
        self._ask_now()
        self.rebuild()
        self._show(seen, fresh)

    def _narrate(self, fresh: Sequence[Batch]) -> None:
        """Tell what happened to whoever listens."""
        if self.stage.narrator is not None:
            for event in (event for batch in fresh for event in batch.events):
                if visible_to(event, self.seat):
                    self.stage.narrate(log.told(self, event))

    def _ask_now(self) -> None:
        """A new question: keys already being typed do not answer it; another person's eyes need a curtain."""
        if self.mine:
            self.stage.guard()
            self.shows_last = self._others_did()
        if self.view.over:
            self.shown_to = self.seat
            self.ending = True
            return
        before, self.shown_to = self.shown_to, self.seat
        if self.hides and before != self.seat and len(self.session.people) > 1:
            self.show_curtain()

    @property
    def hides(self) -> bool:
        """Whether hands are hidden from others at this screen."""
        return self.session.hides and not self.open_hands

    def _show(self, seen: paths.Seen, fresh: Sequence[Batch]) -> None:
        """Cards set out from where they were seen; with no motion, or before other eyes, they are simply there."""
        stage = self.stage
        if stage.top is self and stage.settings.pace and seen.seat == self.seat:
            stage.settle()
            self.motion.begin(paths.flyers(self, seen, [event for batch in fresh for event in batch.events]))
            for node in self._veiled(self.motion.veiled):
                node.veiled = True
        self._end_now()

    def _veiled(self, names: set[str]) -> list[CardNode]:
        found = [node for node in self.root.walk() if isinstance(node, CardNode)]
        return [node for node in found if node.value in names or node.key in names]

    def _landed(self, name: str) -> None:
        for node in self._veiled({name}):
            node.veiled = False

    def _end_now(self) -> None:
        """The page of the end, once everything has arrived."""
        if self.ending and not self.motion.busy:
            self.ending = False
            self.show_end()

    def _others_did(self) -> bool:
        return bool(self.session.deeds) and not self.session.is_person(self.session.deeds[-1].by)

    # -- the tree

    def backdrop(self) -> Node:
        """Felt in its frame."""
        rail = RAIL if self.stage.layout != "compact" else 52.0
        return Felt(self.name, self.stage.scale, rail)

    def build(self) -> list[Node]:
        """The whole table, or one part of it where room is short."""
        self.shown_view, self.shown_seat = self.view, self.seat
        others = len(self.view.seats) - 2
        self.spots = spots(self.stage.area, self.stage.layout == "wide", others)
        if self.stage.layout == "compact":
            return compact.build(self)
        return build.build(self)

    def keep(self, name: str, key: tuple[Any, ...], make: Callable[[], Made]) -> Made:
        """A part of the table, made anew only when what it depends on has changed."""
        stage = self.stage
        whole = (key, stage.scale, stage.size, language(), theme.TEXT, stage.keymap)
        known = self.parts.get(name)
        if known is None or known[0] != whole:
            known = self.parts[name] = whole, make()
        made: Made = known[1]
        return made

    def prompt_panel(self, area: Area) -> Node:
        """What can be done now, with the sentence that says so."""
        return prompt.panel(self, area)

    def acts(self, area: Area) -> list[Node]:
        """What can be done now, where room is short."""
        return [prompt.stacked(self, prompt.buttons(self), area)]

    def acts_word(self) -> str:
        """What the part with these is called."""
        return _("Act")

    def foot_part(self, area: Area) -> list[Node]:
        """The first thing that can be done, where room is short."""
        return compact.foot(self, area)

    def raise_card(self, name: str) -> None:
        """The pointer is on a card of the hand, or on none."""
        if name == self.raised:
            return
        self.raised = name
        fan = self.root.find(key="hand")
        if fan is None or self.stage.layout == "compact":
            self.rebuild()
            return
        fan.children = hand.fan(self, self.spots.hand)  # only the fan changes: a whole table a hover would be slow
        self.stage.touch()

    # -- time

    def update(self, ms: int) -> None:
        """A bot may answer, but what the last one did is to be seen for a moment."""
        if faces.pump():
            self.rebuild()
        self.move(ms)
        if self.session.thinking and not self.motion.busy:
            self.waited += ms
            pause = BOT_PAUSE * self.stage.settings.pace
            if self.waited >= pause and self.session.tick():
                self.changed()
        if self.session.trouble:
            self.stage.say(self.session.trouble, "warning")
            self.session.trouble = ""

    def move(self, ms: float) -> None:
        """What is on its way goes on."""
        if self.motion.update(ms, self.stage.settings.pace):
            flying = self.root.find(key="flying")
            if flying is not None:
                flying.box = self.motion.bounds()
            self.stage.touch()
            self._end_now()

    def ticking(self) -> bool:
        """While a bot thinks or pictures are on their way."""
        return self.motion.busy or bool(self.session.thinking) or faces.waiting()

    def event(self, event: pygame.event.Event) -> bool:
        """A press ends what still moves and counts all the same; a window that comes back has a curtain before it."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.motion.busy:
            page = self.ending
            self.motion.skip()
            self.stage.touch()
            self._end_now()
            return page
        back = event.type == pygame.WINDOWFOCUSGAINED and not self.view.over
        if back and len(self.session.people) > 1 and self.hides:
            self.show_curtain()
        return False

    def actions(self) -> dict[str, Action]:
        """Keys without a button."""
        return self.key_actions()

    def rescue(self) -> Path | None:
        """Save what there is."""
        return self.session.save_by_itself()

    def report(self) -> dict[str, Any]:
        """The game as data."""
        from game.core.saves import as_data

        return as_data(self.session.table)
