"""The end of a game: who won, how it stood, where it is saved, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix import harm
from game.clix.words import seat_name
from game.core.words import _, n_
from scenes import theme
from scenes.table.end_facts import Tally, tallies
from scenes.table.pieces import Kills
from scenes.ui import Area, Button, Icon, Label, Memory, Node, Panel, Rule, Scene, ScrollPanel, SeatName
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class EndScene(Scene):
    """Over the table; closing it shows the last position."""

    overlay = True

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.memory = Memory()

    @property
    def name(self) -> str:
        """Who won."""
        winner = self.table.session.table.winner
        seats = winner if isinstance(winner, list) else [winner]
        names = ", ".join(seat_name(self.table.session.table, seat) for seat in seats if seat)
        if not names or winner == "draw":
            return _("A draw")
        return (_("{names} wins") if len(seats) == 1 else _("{names} win")).format(names=names)

    def build(self) -> list[Node]:
        """Trophy, result, a line for each seat, buttons; where room is short the lines scroll."""
        area = self.stage.area
        small = self.stage.layout == "compact"
        rows = tallies(self.table)
        box = area.middle(min(980.0, area.w - 16), 0)
        inner = box.inset(28 if not small else 12, 0)
        lines = self._lines(inner, rows, small)
        foot_high, head_high = (104.0, 52.0) if small else (64.0, 76.0)
        how = self._how()
        said_high = letters.height(how, inner.w, theme.SMALL, self.stage.scale) + 5
        wanted = 2 * (8 if small else 18) + head_high + 8 + said_high + 8 + lines + 10 + foot_high
        box = area.middle(box.w, min(area.h - 16, wanted))
        inner = box.inset(28 if not small else 12, 18 if not small else 8)
        foot, rest = inner.cut_bottom(foot_high, 10)
        head, rest = rest.cut_top(head_high, 8)
        said, rest = rest.cut_top(said_high, 8)
        nodes: list[Node] = self._head(head, small)
        nodes.append(Label(name=how, area=said, colour="QUIET", anchor="c", wrap=True))
        if lines > rest.h + 1:
            inside = rest._replace(w=rest.w - 16)
            scroll = ScrollPanel(
                name=_("How it stood"), area=rest, children=self._table(inside, rows, small), memory=self.memory
            )
            nodes.append(scroll)
        else:
            nodes += self._table(rest, rows, small)
        nodes += self._buttons(foot, small)
        return [Panel(name=self.name, area=box, children=nodes, radius=16)]

    def _head(self, area: Area, small: bool) -> list[Node]:
        size = theme.HUGE if not small else theme.LARGE
        sign = Icon(name=_("Result"), icon="trophy", colour="CALL", area=area.cut_left(area.h)[0].inset(6))
        return [
            sign,
            Label(role="heading", name=self.name, area=area.inset(area.h, 0), size=size, family="narrow", anchor="c"),
        ]

    def _how(self) -> str:
        position = self.table.view
        rounds = n_("{n} round", "{n} rounds", position.round)
        answers = n_(
            "{n} decision", "{n} decisions", sum("answer" in entry for entry in self.table.session.table.record)
        )
        said = _("{rounds}, {answers}. The game is saved and can be watched again.").format(
            rounds=rounds, answers=answers
        )
        if self.table.session.folder is None:
            said = _("{rounds}, {answers}.").format(rounds=rounds, answers=answers)
        if self.table.session.table.sandbox:
            said += " " + _("It was for practice: undo reached past dice.")
        return said

    def _heads(self, area: Area, small: bool) -> list[tuple[str, Area]]:
        """What the numbers mean, each over its column, as high as its words need."""
        heads = (_("Kills"), _("Clicks dealt"), _("Hits"), _("Units left"))
        name_wide = area.w * (0.34 if small else 0.4)
        places = area._replace(x=area.x + name_wide, w=area.w - name_wide).columns(len(heads), 8)
        scale = self.stage.scale
        high = max(letters.height(words, places[0].w, theme.SMALL, scale) for words in heads)
        return [(words, place._replace(h=high)) for words, place in zip(heads, places, strict=True)]

    def _lines(self, area: Area, rows: list[Tally], small: bool) -> float:
        """How high the heads and the lines of the seats are."""
        return self._heads(area, small)[0][1].h + 12 + len(rows) * (42 if small else 46)

    def _table(self, area: Area, rows: list[Tally], small: bool) -> list[Node]:
        heads = self._heads(area, small)
        nodes: list[Node] = [
            Label(name=words, area=place, colour="QUIET", anchor="r", wrap=True) for words, place in heads
        ]
        y = area.y + heads[0][1].h + 5
        nodes.append(Rule(name="", area=Area(area.x, y, area.w, 1)))
        y += 7
        for row in rows:
            nodes += self._row(row, Area(area.x, y, area.w, 40), heads, small)
            y += 46 if not small else 42
        return nodes

    def _row(self, row: Tally, area: Area, heads: list[tuple[str, Area]], small: bool) -> list[Node]:
        position = self.table.view
        total = int(position.options["kills_to_win"])
        name_wide = heads[0][1].x - area.x
        who = SeatName(
            name=seat_name(self.table.session.table, row.seat),
            seat=row.seat,
            area=area._replace(w=name_wide * (1 if small else 0.46)),
        )
        nodes: list[Node] = [who]
        if not small and 0 < total <= 8:
            kills = harm.side_kills(position, row.seat)
            track = Area(area.x + name_wide * 0.48, area.y, name_wide * 0.5, area.h)
            nodes.append(
                Kills(name=_("Kills"), seat=row.seat, kills=min(kills, total), total=total, area=track, value=kills)
            )
        values = (row.kills, row.clicks, f"{row.hits}/{row.attacks}", f"{row.left}/{row.units}")
        for value, (words, place) in zip(values, heads, strict=True):
            spot = place._replace(y=area.y, h=area.h)
            made = Label(name=str(value), area=spot, size=theme.MEDIUM, family="narrow", anchor="r", value=words)
            nodes.append(made)
        return nodes

    def _buttons(self, area: Area, small: bool) -> list[Node]:
        specs = [
            (_("Play again"), "replay", "call", self._again),
            (_("Watch the replay"), "film", "normal", self._replay),
            (_("Look at the board"), "eye", "normal", self.back),
            (_("Title menu"), "exit", "normal", self._menu),
        ]
        nodes: list[Node] = []
        rows = area.rows(2, 6) if small else [area]
        places = [place for row in rows for place in row.columns(4 // len(rows), 10)]
        for (words, icon, kind, run), place in zip(specs, places, strict=True):
            made = Button(name=words, icon="" if small else icon, kind=kind, area=place, on_press=run, align="centre")
            made.first_focus = kind == "call"
            nodes.append(made)
        return nodes

    def _again(self) -> None:
        from scenes.table.start import again

        self.stage.reset(again(self.table.session))

    def _replay(self) -> None:
        from game.core.saves import as_data
        from scenes.replay import ReplayScene

        self.stage.reset(ReplayScene(as_data(self.table.session.table)))

    def _menu(self) -> None:
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())
