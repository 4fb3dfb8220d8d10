"""The end of a game: who won and how, how all stood, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from game.starcraft.board import controls
from scenes import theme
from scenes.starcraft.totals import total_of
from scenes.ui import Area, Button, Icon, Label, Node, Panel, Rule, Scene, ScrollPanel, SeatName
from scenes.ui import text as letters
from scenes.ui.scroll import Memory

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


class EndScene(Scene):
    """Over the table; closing it shows the last position."""

    overlay = True

    def __init__(self, table: StarcraftScene) -> None:
        super().__init__()
        self.table = table
        self.memory = Memory()

    @property
    def name(self) -> str:
        """Who won."""
        winner = self.table.session.table.winner
        names = [winner] if isinstance(winner, str) else list(winner or ())
        if not names or winner == "draw":
            return _("The end")
        told = ", ".join(self.table.person(seat) for seat in names)
        return (_("{names} wins") if len(names) == 1 else _("{names} win")).format(names=told)

    def how(self) -> str:
        """By what."""
        table = self.table.session.table
        won = next((event for event in reversed(table.log) if event.kind == "won"), None)
        return table.game.tell(won, table) if won is not None else ""

    def build(self) -> list[Node]:
        """Trophy, result, a line a seat, buttons."""
        small, area = self.stage.layout == "compact", self.stage.area
        seats = sorted(self.table.view.seats)
        row = 46.0 if not small else 34.0
        wanted = 40 + 70 + 34 + 40 + len(seats) * row + 84
        box = area.middle(min(940.0, area.w - 16), min(area.h - 12, wanted))
        inner = box.inset(24 if not small else 10, 16 if not small else 6)
        foot, rest = inner.cut_bottom(60 if not small else 50, 10)
        head, rest = rest.cut_top(64 if not small else 44, 4)
        said, rest = rest.cut_top(28, 6)
        sign, title = head.cut_left(head.h, 10)
        large = letters.width(self.name, theme.HUGE, self.stage.scale, "narrow") < title.w and not small
        size = theme.HUGE if large else theme.LARGE
        words = letters.shorten(self.name, title.w, size, self.stage.scale, "narrow")
        how = letters.shorten(self.how(), said.w, theme.SMALL, self.stage.scale)
        rows = ScrollPanel(
            name=_("Players"), area=rest, children=self._rows(rest, seats, row, small), memory=self.memory
        )
        nodes: list[Node] = [
            Icon(name=_("Result"), icon="trophy", colour="CALL", area=sign.inset(6)),
            Label(role="heading", name=words, area=title, size=size, family="narrow"),
            Label(name=how, area=said, colour="QUIET"),
            rows,
            *self._buttons(foot, small),
        ]
        return [Panel(name=self.name, area=box, children=nodes, radius=16)]

    def facts(self, seat: str) -> list[tuple[str, str]]:
        """The numbers of a seat."""
        view = self.table.view
        one = total_of(view, seat)
        return [
            (_("Conquest"), f"{one.conquest} / {one.target}"),
            (_("Objective"), f"{one.have} / {one.wanted}"),
            (_("Areas"), str(len(controls(view, seat)))),
        ]

    def _rows(self, area: Area, seats: list[str], high: float, small: bool) -> list[Node]:
        area = area._replace(w=area.w - 16)
        name_wide = area.w * 0.34
        places = area._replace(x=area.x + name_wide, w=area.w - name_wide).columns(3, 8)
        nodes: list[Node] = []
        y, scale = area.y, self.stage.scale
        if not small:
            for (words, _value), place in zip(self.facts(seats[0]), places, strict=True):
                told = letters.shorten(words, place.w, theme.SMALL, scale)
                nodes.append(Label(name=told, area=place._replace(y=y, h=28), colour="QUIET", anchor="r"))
            nodes.append(Rule(name="", area=Area(area.x, y + 32, area.w, 1)))
            y += 38
        for seat in seats:
            nodes.append(SeatName(name=self.table.person(seat), seat=seat, area=Area(area.x, y, name_wide, high - 4)))
            for (words, value), place in zip(self.facts(seat), places, strict=True):
                nodes.append(Label(name=value, value=words, area=place._replace(y=y, h=high - 4), family="narrow",
                                   size=theme.MEDIUM, anchor="r", key=f"{seat} {words}"))  # fmt: skip
            y += high
        return nodes

    def _buttons(self, area: Area, small: bool) -> list[Node]:
        specs = [
            (_("Play again"), "replay", "call", self._again),
            (_("Look at the table"), "eye", "normal", self.back),
            (_("Title menu"), "exit", "normal", self._menu),
        ]
        return [
            Button(name=words, icon="" if small else icon, kind=kind, area=place, on_press=run, align="centre",
                   first_focus=kind == "call")
            for (words, icon, kind, run), place in zip(specs, area.columns(3, 10), strict=True)
        ]  # fmt: skip

    def _again(self) -> None:
        from scenes.starcraft.start import again

        self.stage.reset(again(self.table.session))

    def _menu(self) -> None:
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())
