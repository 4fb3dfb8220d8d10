"""Watching a game of Stargate TCG again: the table, only to look at, with the bar of a replay in place of the prompt.

It is seen with the eyes of one seat; all hands lie open where the game is over, or where it is wished.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.core.events import Event
from game.core.position import Position
from game.core.table import Table
from game.core.words import _
from scenes import platform, replaying
from scenes.cards.panels import side_panel
from scenes.pause import Item, Pause
from scenes.replaying import Reel, Watched
from scenes.session import HUMAN, Batch, Deed, Session
from scenes.stargate import faces, paths, prompt
from scenes.stargate.scene import StargateScene
from scenes.thinking import Inline
from scenes.ui import (
    Action,
    Area,
    Button,
    Checkbox,
    IconButton,
    Label,
    Node,
    ScrollPanel,
    SeatMark,
    heading,
    paragraph_height,
)

KEYS = ("log", "goal", "last_move")


class ReplayScene(Reel, StargateScene):
    """The table, moved by the record alone. `data` is a save's."""

    watching = True

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.thread(data)
        self.coming: tuple[paths.Seen, Batch] | None = None
        watched = Watched(self.first_moment(), Inline())
        people = [seat for seat, person in sorted(data["people"].items()) if person.get("kind") == HUMAN]
        watched.eyes = (people or sorted(data["seats"]))[0]
        StargateScene.__init__(self, watched)
        self.open_hands = bool(data.get("title", {}).get("over"))

    # -- what a replay asks

    def show_entry(self, before: Position, events: Sequence[Event], by: str) -> None:
        """Cards will set out from where they are on the screen now."""
        batch = Batch(before, list(events), by)
        self.session.deeds.append(Deed(by, [batch]))
        self.coming = paths.look(self), batch

    def still(self) -> None:
        """Everything has arrived."""
        self.motion.skip()

    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.motion.busy

    def shown(self) -> None:
        """Another moment, and how it came."""
        self.refresh()
        if self.coming is not None:
            (seen, batch), self.coming = self.coming, None
            self._show(seen, [batch])

    def played_by(self, table: Table) -> StargateScene:
        """At the table."""
        return StargateScene(Session(table, folder=platform.saves_folder()))

    def go_to(self, at: int) -> None:
        """Another moment: nothing was done just before it."""
        self.session.deeds.clear()
        self.shows_last = False
        Reel.go_to(self, at)

    # -- whose eyes

    def turn_round(self) -> None:
        """See it with the eyes of the next seat."""
        seats = sorted(self.session.table.position.seats)
        eyes = (seats.index(self.session.viewer) + 1) % len(seats)
        self.session.eyes = seats[eyes]  # type: ignore[attr-defined]
        self.session.version += 1
        self.motion.skip()
        self.refresh()

    def lay_open(self, on: bool) -> None:
        """Show every hand, or only that of the eyes."""
        self.open_hands = on
        self.rebuild()

    # -- time

    def enter(self) -> None:
        """The first moment."""
        self.recompute()
        self.rebuild()

    def update(self, ms: int) -> None:
        """Play on; pictures may have come."""
        if faces.pump():
            self.rebuild()
        self.move(ms)
        self.roll(ms)

    def ticking(self) -> bool:
        """While it plays, or something moves."""
        return self.playing or self.motion.busy or faces.waiting()

    def event(self, event: pygame.event.Event) -> bool:
        """A press ends what moves and counts all the same; nothing is hidden from whoever comes back."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.motion.busy:
            self.motion.skip()
            self.stage.touch()
        return False

    # -- the tree

    def prompt_panel(self, area: Area) -> Node:
        """The bar of the replay, upright."""
        inner = area.inset(12, 10)
        head, rest = inner.cut_top(38, 4)
        mark, title = head.cut_left(34, 6)
        seat = self.view.ask.by if self.view.ask is not None else self.view.turn
        said = prompt.status_words(self)
        high = min(paragraph_height(said, rest.w, self.stage, rich=False), rest.h * 0.4)
        status, rest = rest.cut_top(high, 6)
        nodes: list[Node] = [
            SeatMark(name=self.person(seat), seat=seat, area=mark),
            heading(_("Replay"), title),
            Label(role="status", name=said, area=status, wrap=True, value=self.person(seat)),
            *self.acts(rest),
        ]
        return side_panel(_("Replay"), "prompt", area, nodes)

    def acts(self, area: Area) -> list[Node]:
        """The bar, upright, and whose eyes."""
        nodes, rest = replaying.column(self, area.inset(4, 2)._replace(w=area.w - 22))
        eyes, rest = rest.cut_top(48, 4)
        words = _("Seen by {name}").format(name=self.person(self.seat))
        nodes.append(Button(name=words, icon="eye", key="eyes", area=eyes, on_press=self.turn_round,
                            tip=_("Press: see it with the eyes of the next seat.")))  # fmt: skip
        nodes.append(Checkbox(name=_("All hands lie open"), key="open", value=self.open_hands, area=rest._replace(h=46),
                              on_change=self.lay_open))  # fmt: skip
        return [ScrollPanel(name=_("Replay"), key="reel", area=area, children=nodes, memory=self.part_memory)]

    def acts_word(self) -> str:
        """The part with the bar."""
        return _("Replay")

    def foot_part(self, area: Area) -> list[Node]:
        """One back, play, one on, where room is short."""
        specs = [
            ("undo", _("One move back"), self.back_one, "undo"),
            ("pause" if self.playing else "play", _("Pause") if self.playing else _("Play"), self.toggle, "pass"),
            ("step", _("One move on"), self.forward, "redo"),
        ]
        if self.part == "acts":
            return []
        return [
            IconButton(name=words, icon=icon, area=place, on_press=run, shortcut=key)
            for (icon, words, run, key), place in zip(specs, area.columns(3, 8), strict=True)
        ]

    # -- coming and going

    def back(self) -> None:
        """Esc: the line of the last move goes, then the menu comes."""
        if self.shows_last:
            self.shows_last = False
            self.rebuild()
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """The pause menu without a game of its own."""
        self.stage.push(Pause([Item("film", _("Watch another game"), self._watch_another)]))

    def _watch_another(self) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList(replay=True))

    def help(self) -> list[str]:
        """What can be done here."""
        return [
            _("The slider and the buttons beside it go through the game: one move, a whole turn, or by itself."),
            _("Space, or a click on a card, shows it large."),
            _("The game can be taken over from any moment: a new game begins there."),
        ]

    def actions(self) -> dict[str, Action]:
        """Looking only."""
        known = self.key_actions()
        return {name: known[name] for name in KEYS}
