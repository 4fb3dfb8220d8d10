"""The table of Weiß Schwarz: shows the viewer's view, sends answers. The scene keeps what is held and pointed at.

Layout is in `layout`, the parts in `mat`, `lane`, `hand`, `prompt`, `rail`; what presses mean in `doing`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.core.copies import base
from game.core.events import visible_to
from game.core.game import Game
from game.core.words import _, language
from game.weiss import numbers
from game.weiss.position import CENTER, WeissPosition, other, owner_of, slot_of
from scenes import theme
from scenes.cards import log
from scenes.cards.felt import Felt
from scenes.cards.hold import Hold
from scenes.session import Batch, Session
from scenes.ui import Memory, Node, Scene
from scenes.weiss import build, compact, faces, hand, odds
from scenes.weiss.doing import Hands
from scenes.weiss.doors import Doors
from scenes.weiss.layout import RAIL, Spots, spots
from scenes.weiss.legal import Legal, Use, legal

Made = TypeVar("Made")
BOT_PAUSE = 620.0  # ms that a bot's answer is shown before the next


class WeissScene(Doors, Scene):
    """One game at the table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._looked_at: tuple[int, int] = (-1, -1)
        self.hold = Hold()
        self.hands = Hands(self)
        self.raised = ""
        self.prompt_memory, self.log_memory, self.part_memory = Memory(), Memory(), Memory()
        self.log_told = log.Told()
        self.parts: dict[str, tuple[Any, Any]] = {}  # what need not be made again, by name
        self.part = "stage"
        self.shown_to = ""  # the person whose hand was last on the screen
        self.waited = 0.0
        self.spots: Spots = None  # type: ignore[assignment]
        self.recompute()

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("The table")

    # -- facts

    @property
    def game(self) -> Game:
        """The rules."""
        return self.session.table.game

    def _look(self) -> None:
        """The view and who looks, found once for each change."""
        key = (id(self.session), self.session.version)
        if self._looked_at != key:
            self._looked_at = key
            self._view: WeissPosition = self.session.view  # type: ignore[assignment]
            self._seat, self._mine = self.session.viewer, self.session.mine

    @property
    def view(self) -> WeissPosition:
        """What the viewer sees."""
        self._look()
        return self._view

    @property
    def seat(self) -> str:
        """The viewer."""
        self._look()
        return self._seat

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked."""
        self._look()
        return self._mine

    @property
    def near(self) -> str:
        """The seat below."""
        return self.seat

    @property
    def far(self) -> str:
        """The seat above."""
        return other(self.view, self.seat)

    @property
    def card_wide(self) -> float:
        """The width of a card that is carried."""
        return self.spots.card if self.stage.layout != "compact" else 90.0

    def person(self, seat: str) -> str:
        """The name of whoever sits there."""
        return str(self.session.table.people.get(seat, {}).get("name") or seat)

    def knows(self, name: str) -> bool:
        """Whether a word is the name of a card of this game."""
        return base(name) in self.view.world.cards

    def title(self, name: str) -> str:
        """What a card is called, in the language in use."""
        return faces.name_of(numbers.card_of(self.view, name))

    def owned(self, seat: str) -> list[str]:
        """Every card that a seat brought."""
        return list(self.view.setup.get("owners", {}).get(seat, ()))

    def place_uses(self) -> dict[str, list[Use]]:
        """Where the held card can go."""
        return self.legal.places(self.hold.card) if self.hold.card else {}

    def thought_of(self) -> odds.Lane | None:
        """The attack under way, else that of the held character of the center while attacks are thought of."""
        view = self.view
        if view.attack is not None:
            return odds.under_way(view)
        held = self.hold.card
        if view.phase != "attack" or view.over:
            return None
        if held in view.cards and slot_of(view, held) in CENTER:
            return odds.lane_of(view, held)
        return None

    def coming(self, seat: str) -> int:
        """How much damage the attack that is thought of would deal to that seat."""
        lane = self.thought_of()
        if lane is None or owner_of(self.view, lane.attacker) == seat:
            return 0
        return next((n for n in (lane.frontal, lane.direct, lane.side) if n is not None), 0)

    # -- after changes

    def recompute(self) -> None:
        """Work out what is legal."""
        self.legal: Legal = legal(self.view, self.mine)
        if self.hold.card not in self.legal.uses:
            self.hold.card = ""

    def refresh(self) -> None:
        """What is held has changed."""
        self.recompute()
        self.rebuild()

    def changed(self) -> None:
        """The position has changed: show it, a curtain for another person."""
        self.prompt_memory.y = 0.0
        self.waited = 0.0
        self._narrate([*self.session.news])
        self.session.news.clear()
        self.recompute()
        self.ask_now()
        self.rebuild()
        self.end_now()

    def _narrate(self, fresh: Sequence[Batch]) -> None:
        """Tell what happened to whoever listens."""
        if self.stage.narrator is not None:
            for event in (event for batch in fresh for event in batch.events):
                if visible_to(event, self.seat):
                    self.stage.narrate(log.told(self, event))

    def ask_now(self) -> None:
        """A new question: keys already being typed do not answer it; another person's eyes need a curtain."""
        if self.mine:
            self.stage.guard()
        before, self.shown_to = self.shown_to, self.seat
        if not self.view.over and self.session.hides and before != self.seat and len(self.session.people) > 1:
            self.show_curtain()

    def end_now(self) -> None:
        """The page of the end."""
        if self.view.over:
            self.show_end()

    # -- the tree

    def backdrop(self) -> Node:
        """Felt in its frame."""
        rail = RAIL if self.stage.layout != "compact" else 52.0
        return Felt(self.name, self.stage.scale, rail)

    def build(self) -> list[Node]:
        """The whole table, or one part of it where room is short."""
        self.spots = spots(self.stage.area, self.stage.layout == "wide")
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

    def raise_card(self, name: str) -> None:
        """The pointer is on a card of the hand, or on none."""
        if name == self.raised:
            return
        self.raised = name
        fan = self.root.find(key="hand")
        if fan is None or self.stage.layout == "compact":
            return
        fan.children = hand.fan(self, self.spots.hand)  # only the fan changes: a whole table a hover would be slow
        self.stage.touch()

    # -- time

    def update(self, ms: int) -> None:
        """A bot may answer, but what the last one did is to be seen for a moment."""
        if faces.pump():
            self.rebuild()
        if self.session.thinking:
            self.waited += ms
            if self.waited >= BOT_PAUSE * self.stage.settings.pace and self.session.tick():
                self.changed()
        if self.session.trouble:
            self.stage.say(self.session.trouble, "warning")
            self.session.trouble = ""

    def ticking(self) -> bool:
        """While a bot thinks or pictures are on their way."""
        return bool(self.session.thinking) or faces.waiting()

    def event(self, event: pygame.event.Event) -> bool:
        """A window that comes back has a curtain before it."""
        back = event.type == pygame.WINDOWFOCUSGAINED and not self.view.over
        if back and len(self.session.people) > 1 and self.session.hides:
            self.show_curtain()
        return False

    def rescue(self) -> Path | None:
        """Save what there is."""
        return self.session.save_by_itself()

    def report(self) -> dict[str, Any]:
        """The game as data."""
        from game.core.saves import as_data

        return as_data(self.session.table)
