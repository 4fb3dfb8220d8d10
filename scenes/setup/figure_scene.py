"""A figure with its whole dial, over the team builder: all its clicks, its abilities with their texts, both lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.dial import STATS
from game.clix.team_rules import figure_name
from game.core.words import _, n_
from scenes.art.big_dial import dial_rows
from scenes.setup.figure_zoom import fact_rows, head_rows
from scenes.setup.roster import card_of, start_row
from scenes.setup.teams import figures
from scenes.setup.widgets import Stack
from scenes.table.click_table import ClickTable
from scenes.table.dial_scene import BigDial
from scenes.table.unit_values import ValueCell
from scenes.ui import Area, Button, IconButton, Memory, Node, Panel, Scene, ScrollPanel

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder


class FigureScene(Scene):
    """The whole dial of a figure over the builder; Esc or Space goes back, the arrows show the next figure."""

    overlay = True

    def __init__(self, figure: str, builder: TeamBuilder) -> None:
        super().__init__()
        self.figure, self.builder = figure, builder
        self.memory = Memory()

    @property
    def name(self) -> str:
        """The figure's name."""
        return figure_name(figures()[self.figure])

    def build(self) -> list[Node]:
        """The dial on the left, what it says on the right; a small window has the words alone with the clicks."""
        area = self.stage.area
        if self.stage.layout == "compact":
            box = area.inset(8)
            return [Panel(name=self.name, area=box, children=self._panel(box.inset(14), True))]
        wide = min(760.0, area.w * 0.42)
        box = Area(area.right - wide - 36, 36, wide, area.h - 72)
        radius = min(432.0, (box.x - 20) * 0.42, (area.h - 110) / 2)
        centre = (box.x / 2 - 10, area.h / 2)
        dial = self._dial(Area(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius))
        return [dial, Panel(name=self.name, area=box, radius=16, children=self._panel(box.inset(26, 22), False))]

    def _dial(self, area: Area) -> Node:
        figure, start = figures()[self.figure], card_of(self.figure).start
        count = len(figure.dial)
        captions = (
            _("Click {n} of {all}").format(n=start, all=count),
            n_("{n} left before it falls", "{n} left before it falls", count - start + 1),
        )
        return BigDial(
            name=f"{self.name}. {captions[0]}, {captions[1]}.", area=area, seat=self.builder.seat,
            motif=figure.emblem, rows=dial_rows(figure.dial), click=float(start), start=start, captions=captions,
            arrow=True,
        )  # fmt: skip

    def _panel(self, inner: Area, table: bool) -> list[Node]:
        foot, body = inner.cut_bottom(56, 12)
        close, body_head = body.cut_top(44)[0].cut_right(44, 8)
        figure = figures()[self.figure]
        head = Stack(body_head, self.stage)
        head_rows(head, figure)
        stack = Stack(body._replace(y=head.y, h=body.bottom - head.y).cut_right(16)[1].inset(4, 2), self.stage)
        values = start_row(figure)
        for stat, value, place in zip(STATS, values, stack.row(60).columns(4, 8), strict=True):
            stack.put(ValueCell(stat=stat, number=value, printed=value, area=place))
        if table:
            stack.put(ClickTable.of(figure.dial, card_of(self.figure).start, stack.row(176)))
        fact_rows(self.builder, stack, self.figure)
        place = body._replace(y=head.y, h=body.bottom - head.y)
        scroll = ScrollPanel(name=self.name, area=place, children=stack.nodes, memory=self.memory, pad=4)
        back = IconButton(name=_("Back"), icon="cross", area=close, on_press=self.back)
        return [*head.nodes, back, scroll, *self._buttons(foot)]

    def _buttons(self, area: Area) -> list[Node]:
        """Add it to either list."""
        draft = self.builder.draft
        made: list[Node] = []
        specs = (
            (_("To the team"), draft.units, False, "call"),
            (_("To the reserves"), draft.reserves, True, "normal"),
        )
        for (words, held, reserve, kind), place in zip(specs, area.columns(2, 10), strict=True):
            why = self.builder.drafting.why_not_add(self.figure, reserve)
            count = held.count(self.figure)
            made.append(
                Button(
                    name=f"{words} (×{count})" if count else words, key=words, icon="plus", kind=kind, area=place,
                    enabled=not why, why_not=why, on_press=lambda r=reserve: self._add(r),  # type: ignore[misc]
                    first_focus=not reserve,
                )
            )  # fmt: skip
        return made

    def _add(self, reserve: bool) -> None:
        self.builder.add(self.figure, reserve)
        self.rebuild()

    def zoom(self, node: Node) -> bool:
        """Space goes back too."""
        self.back()
        return True

    def help(self) -> list[str]:
        """What is seen here."""
        return [
            _("The golden window shows the click the unit starts on; damage turns the dial to the next ones."),
            _("A colour on a number switches an ability on; it works only while that click is in the window."),
        ]
