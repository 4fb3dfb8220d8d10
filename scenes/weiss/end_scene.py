"""The end of a game: who won and how, how both stood, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes import theme
from scenes.ui import Area, Button, Icon, Label, Node, Panel, Scene, SeatName
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


class EndScene(Scene):
    """Over the table; closing it shows the last position."""

    overlay = True

    def __init__(self, table: WeissScene) -> None:
        super().__init__()
        self.table = table

    @property
    def name(self) -> str:
        """Who won."""
        winner = self.table.session.table.winner
        if winner in self.table.view.seats:
            return _("{names} wins").format(names=self.table.person(str(winner)))
        return _("A draw")

    def how(self) -> str:
        """By what."""
        table = self.table.session.table
        won = next((event for event in reversed(table.log) if event.kind == "won"), None)
        return table.game.tell(won, table) if won is not None else ""

    def build(self) -> list[Node]:
        """Trophy, result, a line a seat, buttons."""
        small = self.stage.layout == "compact"
        seats = sorted(self.table.view.seats)
        row = 34.0 if small else 46.0
        wanted = 40 + 70 + 34 + len(seats) * row + 84
        area = self.stage.area
        box = area.middle(min(940.0, area.w - 16), min(area.h - 12, wanted))
        inner = box.inset(10 if small else 24, 6 if small else 16)
        foot, rest = inner.cut_bottom(50 if small else 60, 10)
        head, rest = rest.cut_top(44 if small else 64, 4)
        said, rest = rest.cut_top(28, 6)
        sign, title = head.cut_left(head.h, 10)
        scale = self.stage.scale
        fits = letters.width(self.name, theme.HUGE, scale, "narrow") < title.w and not small
        size = theme.HUGE if fits else theme.LARGE
        told = letters.shorten(self.name, title.w, size, scale, "narrow")
        nodes: list[Node] = [
            Icon(name=_("Result"), icon="trophy", colour="CALL", area=sign.inset(6)),
            Label(role="heading", name=told, area=title, size=size, family="narrow"),
            Label(name=letters.shorten(self.how(), said.w, theme.SMALL, scale), area=said, colour="QUIET"),
        ]
        for number, seat in enumerate(seats):
            nodes += self._row(seat, Area(rest.x, rest.y + number * row, rest.w, row - 4))
        nodes += self._buttons(foot, small)
        return [Panel(name=self.name, area=box, children=nodes, radius=16)]

    def _row(self, seat: str, area: Area) -> list[Node]:
        player = self.table.view.players[seat]
        who, rest = area.cut_left(area.w * 0.34, 8)
        told = " · ".join((
            _("Level {n}").format(n=len(player.level)), _("Clock: {n} of 7").format(n=len(player.clock)),
            _("Deck {n}").format(n=len(player.deck)),
        ))  # fmt: skip
        told = letters.shorten(told, rest.w, theme.SMALL, self.stage.scale, "narrow")
        return [
            SeatName(name=self.table.person(seat), seat=seat, area=who),
            Label(name=told, area=rest, family="narrow", anchor="r"),
        ]

    def _buttons(self, area: Area, small: bool) -> list[Node]:
        specs = [
            (_("Play again"), "replay", "call", self._again),
            (_("Look at the table"), "eye", "normal", self.back),
            (_("Title menu"), "exit", "normal", self._menu),
        ]
        return [
            Button(
                name=words, icon="" if small else icon, kind=kind, area=place, on_press=run, align="centre",
                first_focus=kind == "call",
            )
            for (words, icon, kind, run), place in zip(specs, area.columns(3, 10), strict=True)
        ]  # fmt: skip

    def _again(self) -> None:
        from scenes.weiss.start import again

        self.stage.reset(again(self.table.session))

    def _menu(self) -> None:
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())
