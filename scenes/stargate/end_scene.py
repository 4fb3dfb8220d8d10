"""The end of a game: who won and how, how all stood, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes import theme
from scenes.stargate.plaque import values
from scenes.ui import Area, Button, Icon, Label, Node, Panel, Rule, Scene, SeatName
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class EndScene(Scene):
    """Over the table; closing it shows the last position."""

    overlay = True

    def __init__(self, table: StargateScene) -> None:
        super().__init__()
        self.table = table

    @property
    def name(self) -> str:
        """Who won."""
        winner = self.table.session.table.winner
        if winner == "draw":
            return _("A draw")
        return _("{names} wins").format(names=self.table.person(winner)) if isinstance(winner, str) else _("The end")

    def how(self) -> str:
        """By what."""
        won = next((event for event in reversed(self.table.session.table.log) if event.kind == "won"), None)
        table = self.table.session.table
        return table.game.tell(won, table) if won is not None else ""

    def build(self) -> list[Node]:
        """Trophy, result, a line a seat, buttons."""
        small = self.stage.layout == "compact"
        area = self.stage.area
        seats = sorted(self.table.view.seats)
        row = 46.0 if not small else 34.0
        wanted = 40 + 70 + 34 + 40 + len(seats) * row + 84
        box = area.middle(min(940.0, area.w - 16), min(area.h - 12, wanted))
        inner = box.inset(24 if not small else 10, 16 if not small else 6)
        foot, rest = inner.cut_bottom(60 if not small else 50, 10)
        head, rest = rest.cut_top(64 if not small else 44, 4)
        said, rest = rest.cut_top(28, 6)
        sign, title = head.cut_left(head.h, 10)
        size = (
            theme.HUGE
            if letters.width(self.name, theme.HUGE, self.stage.scale, "narrow") < title.w and not small
            else theme.LARGE
        )
        nodes: list[Node] = [
            Icon(name=_("Result"), icon="trophy", colour="CALL", area=sign.inset(6)),
            Label(
                role="heading",
                name=letters.shorten(self.name, title.w, size, self.stage.scale, "narrow"),
                area=title,
                size=size,
                family="narrow",
            ),
            Label(name=letters.shorten(self.how(), said.w, theme.SMALL, self.stage.scale), area=said, colour="QUIET"),
            *self._rows(rest, seats, row, small),
            *self._buttons(foot, small),
        ]
        return [Panel(name=self.name, area=box, children=nodes, radius=16)]

    def _rows(self, area: Area, seats: list[str], high: float, small: bool) -> list[Node]:
        name_wide = area.w * 0.34
        places = area._replace(x=area.x + name_wide, w=area.w - name_wide).columns(3, 8)
        nodes: list[Node] = []
        y = area.y
        if not small:
            heads = [label for _k, label, _n, _a, _i in values(self.table, seats[0])[1:]]
            for words, place in zip(heads, places, strict=True):
                nodes.append(
                    Label(
                        name=letters.shorten(words, place.w, theme.SMALL, self.stage.scale),
                        area=place._replace(y=y, h=28),
                        colour="QUIET",
                        anchor="r",
                    )
                )
            nodes.append(Rule(name="", area=Area(area.x, y + 32, area.w, 1)))
            y += 38
        for seat in seats:
            nodes.append(SeatName(name=self.table.person(seat), seat=seat, area=Area(area.x, y, name_wide, high - 4)))
            for (_k, label, value, total, _i), place in zip(values(self.table, seat)[1:], places, strict=True):
                nodes.append(
                    Label(
                        name=f"{value} / {total}",
                        value=label,
                        area=place._replace(y=y, h=high - 4),
                        family="narrow",
                        size=theme.MEDIUM,
                        anchor="r",
                    )
                )
            y += high
        return nodes

    def _buttons(self, area: Area, small: bool) -> list[Node]:
        specs = [
            (_("Play again"), "replay", "call", self._again),
            (_("Look at the table"), "eye", "normal", self.back),
            (_("Title menu"), "exit", "normal", self._menu),
        ]
        return [
            Button(
                name=words,
                icon="" if small else icon,
                kind=kind,
                area=place,
                on_press=run,
                align="centre",
                first_focus=kind == "call",
            )
            for (words, icon, kind, run), place in zip(specs, area.columns(3, 10), strict=True)
        ]

    def _again(self) -> None:
        from scenes.stargate.start import again

        self.stage.reset(again(self.table.session))

    def _menu(self) -> None:
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())
