"""Watching a game of Halo ActionClix again: the table, read-only, with the bar of a replay in place of its tray."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.events import Event
from game.core.position import Position
from game.core.table import Table
from game.core.words import _
from scenes import platform, replaying
from scenes.replaying import Reel, Watched
from scenes.session import Session
from scenes.table import clips
from scenes.table.log import panel as log_panel
from scenes.table.pieces import Bar
from scenes.table.scene import TableScene
from scenes.table.unit_card import unit_card
from scenes.thinking import Inline
from scenes.ui import Action, Area, Node


class ReplayScene(Reel, TableScene):
    """The table with a bar of its own in place of tray and main button. `data` is a save's."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.thread(data)
        TableScene.__init__(self, Watched(self.first_moment(), Inline()))

    # -- what a replay asks

    def show_entry(self, before: Position, events: Sequence[Event], by: str) -> None:
        """It moves on the board."""
        clips.add(self.motion, before, events, by)  # type: ignore[arg-type]

    def still(self) -> None:
        """Nothing moves."""
        self.motion.skip()

    def go_to(self, at: int) -> None:
        """Another moment: the dice of the one before are gone."""
        self.motion.dice = None
        Reel.go_to(self, at)

    def moving(self) -> bool:
        """Whether something moves on the board."""
        return self.motion.busy

    def shown(self) -> None:
        """Another moment."""
        self.choice.clear()
        self.refresh()

    def played_by(self, table: Table) -> TableScene:
        """At the table."""
        return TableScene(Session(table, folder=platform.saves_folder()))

    # -- time

    def update(self, ms: int) -> None:
        """Play on."""
        TableScene.update(self, ms)
        self.roll(ms)

    def ticking(self) -> bool:
        """While it plays."""
        return self.playing or TableScene.ticking(self)

    # -- the tree

    def build(self) -> list[Node]:
        """The board with the bar of the replay under it."""
        from scenes.table import minimap, topbar

        area = self.stage.area
        top, rest = area.cut_top(topbar.height(self))
        small = self.stage.layout == "compact"
        low, rest = rest.cut_bottom(134.0)
        right: Area | None = None
        if not small:
            right, rest = rest.cut_right(370)
        self.board = self.boarding.board(rest)
        table = [self.board, *minimap.build(self, rest)]
        nodes: list[Node] = [Node(name=_("Map"), area=rest, children=table, stacked=True), *topbar.build(self, top)]
        made = replaying.bar(self, low.inset(12, 12), small)
        nodes.append(Bar(name=_("Replay"), kind="wood", area=low, children=made))
        if right is not None:
            column = self._column(right.inset(12, 12))
            nodes.append(Bar(name=_("Side column"), kind="column", area=right, children=column))
        return nodes

    def _column(self, area: Area) -> list[Node]:
        nodes: list[Node] = []
        unit = self.looked_at()
        if unit:
            made, area = unit_card(self, unit, area, area.h)
            nodes.append(made)
        if self.motion.dice is not None:
            from scenes.table.sum_panel import dice_panel

            made, area = dice_panel(self, area)
            nodes.append(made)
        nodes.append(log_panel(self, area))
        return nodes

    # -- leaving

    def back(self) -> None:
        """Esc lets go of what is selected, then opens the menu."""
        if self.choice.selected or self.choice.history:
            self.choice.clear()
            self.choice.history = False
            self.refresh()
            return
        self.doors.open_menu()

    def actions(self) -> dict[str, Action]:
        """Looking only."""
        known = super().actions()
        return {name: known[name] for name in ("reach", "last_move", "zoom_in", "zoom_out", "sight", "log", "goal")}
