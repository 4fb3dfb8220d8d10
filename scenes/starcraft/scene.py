"""The table of StarCraft: shows the viewer's view, sends answers. The scene keeps what is held and where one looks.

Layout is in `layout`, the parts in `galaxy`, `topbar`, `track`, `prompt`, `build_panel`, `battle_panel`, `sheet`;
what presses mean in `doing`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.core.events import visible_to
from game.core.game import Game
from game.core.position import Answer
from game.core.views import HIDDEN
from game.core.words import _, language
from game.starcraft.position import StarcraftPosition
from scenes import theme
from scenes.cards import log
from scenes.session import Session
from scenes.starcraft import build, reasons
from scenes.starcraft.ahead import Ahead
from scenes.starcraft.camera import Camera
from scenes.starcraft.doing import Hands
from scenes.starcraft.doors import Doors
from scenes.starcraft.legal import Legal, Use, legal
from scenes.starcraft.state import Hold
from scenes.starcraft.undoing import Undoing
from scenes.ui import Action, Area, Backdrop, Memory, Node, Scene

Made = TypeVar("Made")
BOT_PAUSE = 350.0  # ms that a bot's act is shown before the next
PRIVATE = ("place_order", "start_card", "battle_cards", "hand_limit", "play_event")
"""Asks whose options nobody else may read."""


class StarcraftScene(Doors, Undoing, Ahead, Scene):
    """One game at the table."""

    watching = False  # whether it is only looked at: a game that is shown again

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._looked: tuple[Any, int] = (None, -1)
        self.hold = Hold()
        self.hands = Hands(self)
        self.camera = Camera()
        self.parts: dict[str, tuple[Any, Any]] = {}  # what need not be made again, by name
        self.prompt_memory, self.log_memory, self.sheet_memory = Memory(), Memory(), Memory()
        self.part_memory, self.battle_memory = Memory(), Memory()
        self.log_told = log.Told()
        self.drawer: bool | None = None  # whether the faction sheet is open; None: where there is room
        self.sheet_of = ""  # whose sheet is shown, the viewer's where it is nobody's
        self.part = "galaxy"
        self.looks_away = False  # whether the galaxy is looked at while a battle is under way
        self.shown_to = ""  # the person whose hidden things are on the screen
        self.waiting: dict[str, list[Answer]] = {}  # orders chosen in a row, not yet on the board
        self.in_a_row: bool = True
        self.told = 0  # how much of the log has been narrated
        self.waited = 0.0
        self.recompute()

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("The galaxy")

    # -- facts

    @property
    def game(self) -> Game:
        """The rules."""
        return self.session.table.game

    def _look(self) -> None:
        """The view and who looks, found once for each change."""
        now = (self.session, self.session.version)
        if self._looked != now:
            self._looked = now
            self._view: StarcraftPosition = self.session.view  # type: ignore[assignment]
            self._seat, self._mine = self.session.viewer, self.session.mine

    @property
    def view(self) -> StarcraftPosition:
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
    def builds(self) -> bool:
        """Whether a build order is under way that the viewer fills."""
        return self.legal.kind == "build"

    @property
    def open(self) -> bool:
        """Whether what is hidden from the others may stand on the screen."""
        return self.shown_to == self.seat or len(self.session.people) < 2 or not self.session.hides

    def person(self, seat: str) -> str:
        """The name of whoever sits there."""
        return str(self.session.table.people.get(seat, {}).get("name") or seat)

    def knows(self, name: str) -> bool:
        """Whether a word is the name of a card that can be looked at."""
        return False

    def zoom(self, node: Node) -> bool:
        """Space on a node presses it; cards say what they do as tips."""
        return False

    def title(self, name: str) -> str:
        """What a card is called."""
        from game.starcraft.words import card_name

        return card_name(name)

    def face_of(self, seat: str, number: int) -> str:
        """The face of an order in a stack, as far as the viewer knows it and it may stand on the screen."""
        placed = self.view.players[seat].placed
        token = placed[number] if number < len(placed) else None
        if token is None or token == HIDDEN or (seat == self.seat and not self.open):
            return ""
        return str(token).rpartition(":")[2].partition("#")[0]

    def fitting_uses(self, uses: Sequence[Use]) -> list[Use]:
        """Of several plays of a card those with the reinforcement that was picked, or without."""
        if not uses or uses[0].kind != "play_cards":
            return list(uses)
        more = [self.hold.extra] if self.hold.extra else []
        return [use for use in uses if use.given[3:] == more]

    def why_not(self, keys: Sequence[str]) -> str:
        """Why nothing comes of a press there."""
        return "" if self.watching else reasons.why_not(self, self.hold.key, keys)

    # -- after changes

    def recompute(self) -> None:
        """Work out what is legal."""
        self.legal: Legal = legal(self.view, self.mine)
        self.leave_room()
        if self.hold.key not in self.legal.subjects():
            self.hold.key = self.hold.extra = ""
        if not self.builds:
            self.hold.cart = []

    def refresh(self) -> None:
        """What is held has changed."""
        self.recompute()
        self.rebuild()

    def changed(self) -> None:
        """The position has changed: show it, a curtain for another person."""
        self.give_waiting()
        self.prompt_memory.y = 0.0
        self.waited = 0.0
        self._narrate()
        self.session.news.clear()
        self.looks_away = self.looks_away and self.view.battle is not None
        self.recompute()
        self.ask_now()
        self.rebuild()

    def _narrate(self) -> None:
        """Tell what happened to whoever listens."""
        events = self.session.table.log
        if self.stage.narrator is not None:
            for event in events[min(self.told, len(events)) :]:
                if visible_to(event, self.seat) and (words := log.told(self, event)):
                    self.stage.narrate(words)
        self.told = len(events)

    def ask_now(self) -> None:
        """A new question: keys already being typed do not answer it; what is hidden needs a curtain."""
        if self.mine:
            self.stage.guard()
        if self.view.over:
            self.shown_to = self.seat
            self.show_end()
            return
        ask = self.view.ask
        if ask is not None and ask.kind in PRIVATE and self.mine and not self.open:
            self.shown_to = self.seat
            self.show_curtain()

    # -- the tree

    def backdrop(self) -> Node:
        """The room."""
        return Backdrop(role="screen", name=self.name)

    def build(self) -> list[Node]:
        """The whole table, or one part of it where room is short."""
        return build.small(self) if self.stage.layout == "compact" else build.build(self)

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
        from scenes.starcraft import prompt

        return prompt.panel(self, area)

    def acts(self, area: Area) -> list[Node]:
        """What can be done now, where room is short."""
        from scenes.starcraft import prompt

        return [prompt.body(self, area)]

    def turn_drawer(self) -> None:
        """The faction sheet opens or closes."""
        self.drawer = not build.drawer_open(self)
        if self.stage.layout == "compact":
            self.part = "sheet" if self.part != "sheet" else "galaxy"
        self.rebuild()

    def show_part(self, part: str) -> None:
        """Another part, where room is short."""
        self.part = part
        self.rebuild()

    # -- the camera

    def zoom_by(self, steps: int) -> None:
        """Nearer or farther, about the middle."""
        self.camera.zoom(steps)
        self.stage.touch()

    def fit(self) -> None:
        """All of the galaxy."""
        self.camera.fit()
        self.stage.touch()

    # -- time

    def update(self, ms: int) -> None:
        """A bot may answer, but what the last one did is to be seen for a moment."""
        if self.session.thinking:
            self.waited += ms
            if self.waited >= BOT_PAUSE * self.stage.settings.pace and self.session.tick():
                self.changed()
        if self.session.trouble:
            self.stage.say(self.session.trouble, "warning")
            self.session.trouble = ""

    def ticking(self) -> bool:
        """While a bot thinks."""
        return bool(self.session.thinking)

    def event(self, event: pygame.event.Event) -> bool:
        """A window that comes back has a curtain before it."""
        back = event.type == pygame.WINDOWFOCUSGAINED and not self.view.over
        if back and len(self.session.people) > 1 and self.session.hides and self.shown_to == self.seat:
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
