"""The set-up screen of a skirmish: board, players and rules side by side, or as tabs where room is short.

The last set-up is there when it opens and Start has the focus, so that two presses lead from the title to a game.
Every change can be undone. It holds no rules: what is in the way comes from `hitches`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.content.problems import ContentError
from game.core.game import SetupError
from game.core.words import _
from scenes import theme
from scenes.own_files import read_name
from scenes.setup import foot, map_part, rule_part, seat_part
from scenes.setup.hitches import MAPS, PLAYERS, RULES, Hitch, hitches, limits
from scenes.setup.plan import Plan, Slot, read_plan
from scenes.setup.shelf import MapEntry, Shelf
from scenes.setup.starting import REMEMBERED, begin
from scenes.setup.teams import OwnTeam, TeamShelf
from scenes.setup.widgets import WoodBar, wide_of
from scenes.ui import (
    Action,
    Area,
    Button,
    IconButton,
    Label,
    Memory,
    Node,
    Panel,
    Scene,
    Segmented,
    Typed,
)  # fmt: skip

PARTS = {MAPS: map_part.build, PLAYERS: seat_part.build, RULES: rule_part.build}
MOST_UNDO = 100


class SetupScene(Scene):
    """A new skirmish, set up as the last one was. `plan` takes the place of what is remembered."""

    def __init__(self, plan: Plan | None = None) -> None:
        super().__init__()
        self.given = plan
        self.plan = plan or Plan()
        self.teams, self.shelf = TeamShelf(), Shelf()
        self.slot = 0
        self.part = MAPS
        self.memories = {name: Memory() for name in ("maps", "list", "players", "rules")}
        self.names: list[Typed] = []
        self.before: list[Plan] = []
        self.after: list[Plan] = []
        self.found: list[Hitch] = []

    @property
    def name(self) -> str:
        """The title."""
        return _("New skirmish")

    # -- coming and going

    def enter(self) -> None:
        """Take up the last set-up; say what of it could not be read."""
        self.teams.look()
        self.shelf.look()
        if self.given is None:
            self.plan, lost = read_plan(self.stage.settings.last_setup.get(REMEMBERED, {}))
            if lost:
                words = _("Some of the last set-up could not be read and is as usual again: {names}")
                self.stage.say(words.format(names=", ".join(lost)), "warning")

    def resume(self) -> None:
        """Teams may have been built or deleted meanwhile."""
        self.teams.look()

    def update(self, ms: int) -> None:
        """Read one more map of the list."""
        if self.shelf.read_one():
            self.rebuild()

    def ticking(self) -> bool:
        """Whether maps are still to be read."""
        return bool(self.shelf.waiting)

    # -- the tree

    @property
    def short(self) -> bool:
        """Whether there is so little room that what is in the way stands among the rows."""
        return self.stage.height < 560

    def build(self) -> list[Node]:
        """The bar, the columns or the chosen one, the foot."""
        self.found = hitches(self.plan, self.teams)
        bar, rest = self.stage.area.cut_top(52 if self.short else 64)
        strip, body = rest.cut_bottom(66 if self.short else 112)
        edge = 8 if self.short else 16
        body = body.inset(edge, 0)._replace(y=body.y + edge, h=body.h - edge)
        return [self._bar(bar), *self._columns(body), *foot.build(self, strip.inset(edge, edge / 2 + 4))]

    def _bar(self, area: Area) -> Node:
        edge = 6 if self.short else 16
        inner = area.inset(edge, (area.h - 44) / 2)
        back, rest = inner.cut_left(44, 12)
        nodes: list[Node] = [
            IconButton(name=_("Back"), icon="back", area=back, on_press=self.back, shortcut="back"),
        ]
        help_at, rest = rest.cut_right(44, 8)
        nodes.append(IconButton(name=_("What can I do here?"), icon="question", area=help_at, on_press=self.open_help))
        words = _("Team builder")
        wide = wide_of(words, self.stage, family="bold") + 76
        if self.stage.layout != "compact":
            button, rest = rest.cut_right(wide, 20)
            nodes.append(Button(name=words, icon="pieces", area=button, on_press=lambda: self.build_team(None)))
        else:
            button, rest = rest.cut_right(44, 8)
            nodes.append(IconButton(name=words, icon="pieces", area=button, on_press=lambda: self.build_team(None)))
        nodes += self._title_and_tabs(rest)
        return WoodBar(name=self.name, area=area, children=nodes)

    def _title_and_tabs(self, rest: Area) -> list[Node]:
        nodes: list[Node] = []
        size = theme.LARGE if not self.short else theme.MEDIUM
        wide = wide_of(self.name, self.stage, size, "bold") + 4
        tabs = 0.0
        parts = [(MAPS, _("Board")), (PLAYERS, _("Players")), (RULES, _("Rules"))]
        if self.stage.layout == "normal":
            parts = [(MAPS, _("Board")), (PLAYERS, _("Players and rules"))]
        if self.stage.layout != "wide":
            tabs = len(parts) * (max(wide_of(words, self.stage, family="bold") for _part, words in parts) + 34)
        if wide + tabs + 20 <= rest.w:
            title, rest = rest.cut_left(wide, 24)
            nodes.append(Label(role="heading", name=self.name, area=title, size=size, family="bold", colour="CREAM"))
        if tabs:
            nodes.append(
                Segmented(
                    name=_("Part of the set-up"), choices=parts, value=self._shown(), style="tab",
                    area=rest.cut_left(min(tabs, rest.w))[0], on_change=self._show,
                )
            )  # fmt: skip
        return nodes

    def _shown(self) -> str:
        """The tab that is open: where two columns have room, the rules stand beside the players."""
        return PLAYERS if self.stage.layout == "normal" and self.part == RULES else self.part

    def _show(self, part: object) -> None:
        self.part = str(part)
        self.rebuild()

    def _columns(self, body: Area) -> list[Node]:
        if self.stage.layout == "normal" and self.part != MAPS:
            left, right = body.columns(2, 12)
            return [self._column(PLAYERS, left), self._column(RULES, right)]
        if self.stage.layout != "wide":
            return [self._column(self.part, body)]
        left, rest = body.cut_left(body.w * 0.37, 12)
        middle, right = rest.cut_left((rest.w - 12) * 0.53, 12)
        areas = ((MAPS, left), (PLAYERS, middle), (RULES, right))
        return [self._column(part, area) for part, area in areas]

    def _column(self, part: str, area: Area) -> Node:
        inside = area.inset(8, 6) if self.short else area.inset(16, 12)
        words = {MAPS: _("Board"), PLAYERS: _("Players"), RULES: _("Rules")}[part]
        return Panel(name=words, key=part, area=area, children=PARTS[part](self, inside))

    # -- changes

    def edit(self, change: Callable[[Plan], None]) -> None:
        """Change the plan; the change can be undone."""
        before = self.plan.copy()
        change(self.plan)
        if self.plan != before:
            self.before = [*self.before[-MOST_UNDO:], before]
            self.after = []
        self._follow_names()
        self.rebuild()

    def undo(self) -> None:
        """Take back the last change."""
        self._step(self.before, self.after)

    def redo(self) -> None:
        """Bring back what was undone."""
        self._step(self.after, self.before)

    def _step(self, source: list[Plan], target: list[Plan]) -> None:
        if not source:
            self.stage.say(_("There is nothing more to undo.") if source is self.before else _("Nothing was undone."))
            return
        target.append(self.plan)
        self.plan = source.pop()
        self._follow_names()
        self.rebuild()

    def typed(self, number: int) -> Typed:
        """What is typed in the name of a seat."""
        while len(self.names) <= number:
            self.names.append(Typed(self.plan.seats[len(self.names)].name))
        return self.names[number]

    def _follow_names(self) -> None:
        for typed, seat in zip(self.names, self.plan.seats, strict=False):
            if read_name(typed.words) != seat.name:
                typed.words, typed.caret, typed.mark = seat.name, len(seat.name), len(seat.name)
        del self.names[len(self.plan.seats) :]

    def rename(self, number: int, words: str) -> None:
        """A name was typed: kept without disturbing what is being typed."""
        self.plan.seats[number].name = read_name(words)
        self.rebuild()

    def set_seats(self, count: int) -> None:
        """As many seats; a booster is for two."""

        def change(plan: Plan) -> None:
            plan.set_seats(count)

        self.edit(change)

    def choose_slot(self, index: int) -> None:
        """The place that the list fills from now on."""
        self.slot = index
        self.rebuild()

    def lay(self, entry: MapEntry, index: int) -> None:
        """Lay a map on a place."""

        def change(plan: Plan) -> None:
            plan.slots[index] = Slot(entry.file)

        self.slot = index
        self.edit(change)

    def turn(self) -> None:
        """Turn the chosen map a quarter clockwise."""

        def change(plan: Plan) -> None:
            plan.slots[self.slot].turns = (plan.slots[self.slot].turns + 1) % 4

        self.edit(change)

    def look_again(self) -> None:
        """Look at the map folders and the teams again: files may have come or changed."""
        self.teams.look()
        self.shelf.look()
        self.rebuild()

    # -- leading on

    def build_team(self, number: int | None) -> None:
        """Open the team builder for a seat, or for nobody."""
        from scenes.setup.builder import TeamBuilder

        if number is None:
            self.stage.push(TeamBuilder(limits=limits(self.plan)))
            return

        def use(team: OwnTeam) -> None:
            self.teams.look()
            self.edit(lambda plan: setattr(plan.seats[number], "team", team.key))

        seat = self.plan.seat_ids[number]
        self.stage.push(TeamBuilder(self.plan.seats[number].team, limits(self.plan), seat, use))

    def open_help(self) -> None:
        """What can be done here."""
        from scenes.help import Help

        self.stage.push(Help(self))

    def start(self) -> None:
        """Begin the game."""
        try:
            begin(self.stage, self.plan, self.teams)
        except (SetupError, ContentError) as error:
            self.stage.say(str(error), "warning")

    def actions(self) -> dict[str, Action]:
        """Undo and redo."""
        return {"undo": Action(_("Undo the last change"), self.undo), "redo": Action(_("Redo"), self.redo)}

    def help(self) -> list[str]:
        """What this screen is for."""
        return [
            _("Start begins the game as it is set up here; next time everything is as you left it."),
            _("Choose a place on the board, then a map from the list: it is laid there. You may also drag it."),
            _("Where something is in the way of starting, it is said below with a button that mends it."),
        ]

