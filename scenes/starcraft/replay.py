"""Watching a game of StarCraft again: the galaxy, only to look at, with the bar of a replay in place of the prompt."""

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
from scenes.starcraft import prompt
from scenes.starcraft.scene import StarcraftScene
from scenes.thinking import Inline
from scenes.ui import Action, Area, Button, Label, Node, ScrollPanel, SeatMark, heading, paragraph_height

KEYS = ("log", "goal", "drawer", "zoom_in", "zoom_out", "fit")


class ReplayScene(Reel, StarcraftScene):
    """The table, moved by the record alone. `data` is a save's."""

    watching = True

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.thread(data)
        watched = Watched(self.first_moment(), Inline())
        people = [seat for seat, person in sorted(data["people"].items()) if person.get("kind") == HUMAN]
        watched.eyes = (people or sorted(data["seats"]))[0]
        StarcraftScene.__init__(self, watched)
        self.shown_to = watched.eyes

    # -- what a replay asks

    def show_entry(self, before: Position, events: Sequence[Event], by: str) -> None:
        """What was done is the last deed."""
        self.session.deeds.append(Deed(by, [Batch(before, list(events), by)]))

    def shown(self) -> None:
        """Another moment."""
        self.refresh()

    def played_by(self, table: Table) -> StarcraftScene:
        """At the table."""
        return StarcraftScene(Session(table, folder=platform.saves_folder()))

    def turn_round(self) -> None:
        """See it with the eyes of the next seat."""
        seats = sorted(self.session.table.position.seats)
        eyes = seats[(seats.index(self.session.viewer) + 1) % len(seats)]
        self.session.eyes = self.shown_to = eyes  # type: ignore[attr-defined]
        self.session.version += 1
        self.refresh()

    # -- time

    def enter(self) -> None:
        """The first moment."""
        self.recompute()
        self.rebuild()

    def update(self, ms: int) -> None:
        """Play on."""
        self.roll(ms)

    def ticking(self) -> bool:
        """While it plays."""
        return self.playing

    def event(self, event: pygame.event.Event) -> bool:
        """Nothing is hidden from whoever comes back."""
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
        words = _("Seen by {name}").format(name=self.person(self.seat))
        nodes.append(Button(name=words, icon="eye", key="eyes", area=rest._replace(h=48), on_press=self.turn_round,
                            tip=_("Press: see it with the eyes of the next seat.")))  # fmt: skip
        return [ScrollPanel(name=_("Replay"), key="reel", area=area, children=nodes, memory=self.part_memory)]

    # -- coming and going

    def back(self) -> None:
        """Esc: the menu comes."""
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
            _("The wheel and + and - zoom, dragging or the arrows move the galaxy, Home shows all of it."),
            _("The game can be taken over from any moment: a new game begins there."),
        ]

    def actions(self) -> dict[str, Action]:
        """Looking only."""
        known = self.key_actions()
        return {name: known[name] for name in KEYS}
