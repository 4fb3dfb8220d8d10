"""The set-up screen of StarCraft: who plays which faction. The last set-up is there when it opens."""

from __future__ import annotations

import secrets
from functools import partial

from game.content.problems import ContentError
from game.core.game import SetupError
from game.core.words import _, n_
from game.starcraft.words import name_of
from game.starcraft.world import shipped
from scenes import theme
from scenes.setup.editing import Editing
from scenes.setup.who import WHO, who_about, who_words
from scenes.setup.widgets import Stack, WoodBar, wide_of
from scenes.starcraft.answers import objective_words, race_words
from scenes.starcraft.plan import LEAST, MOST, Plan, SeatPlan, hitches, read_plan
from scenes.starcraft.start import new_scene
from scenes.ui import (
    Area,
    Button,
    Dropdown,
    Icon,
    IconButton,
    Label,
    Node,
    Panel,
    ScrollPanel,
    SeatMark,
    Segmented,
    TextField,
)
from scenes.ui import text as letters

REMEMBERED = "starcraft"


class SetupScene(Editing[Plan]):
    """A new game, set up as the last one was. `plan` takes the place of what is remembered."""

    def __init__(self, plan: Plan | None = None) -> None:
        super().__init__(plan or Plan())
        self.given = plan

    @property
    def name(self) -> str:
        """The title."""
        return _("New game of StarCraft")

    def enter(self) -> None:
        """Take up the last set-up."""
        if self.given is None:
            self.plan = read_plan(self.stage.settings.last_setup.get(REMEMBERED, {}))

    @property
    def short(self) -> bool:
        """Whether room is short."""
        return self.stage.layout == "compact"

    # -- the tree

    def build(self) -> list[Node]:
        """Bar, seats, foot."""
        bar, rest = self.stage.area.cut_top(52 if self.short else 64)
        foot, body = rest.cut_bottom(64 if self.short else 104)
        edge = 6.0 if self.short else 16.0
        body = body.inset(edge)
        seats = self._seats(body.inset(6 if self.short else 14, 8))
        return [
            self._bar(bar),
            Panel(name=_("Players"), area=body, children=[seats]),
            *self._foot(foot.inset(edge, 8)),
        ]

    def _bar(self, area: Area) -> Node:
        inner = area.inset(6 if self.short else 16, (area.h - 44) / 2)
        back, rest = inner.cut_left(44, 12)
        size = theme.LARGE if not self.short else theme.MEDIUM
        title = letters.shorten(self.name, rest.w, size, self.stage.scale, "bold")
        nodes: list[Node] = [
            IconButton(name=_("Back"), icon="back", area=back, on_press=self.back, shortcut="back"),
            Label(role="heading", name=title, area=rest, size=size, family="bold", colour="CREAM"),
        ]
        return WoodBar(name=self.name, area=area, children=nodes)

    def _seats(self, area: Area) -> Node:
        stack = Stack(area.cut_right(16)[1].inset(4, 4), self.stage, gap=10)
        for hitch in hitches(self.plan) if self.short else []:
            stack.words(hitch.words, "BAD_TEXT")
        numbers = range(LEAST, MOST + 1)
        choices: list[tuple[object, str]] = [(n, n_("{n} player", "{n} players", n)) for n in numbers]
        if max(wide_of(words, self.stage, family="bold") for _n, words in choices) * len(choices) + 100 > stack.area.w:
            choices = [(n, str(n)) for n in numbers]
        count = stack.row(48)
        stack.put(
            Segmented(
                name=_("How many play"), choices=choices, value=len(self.plan.seats),
                area=count._replace(w=min(count.w, 860)),
                on_change=lambda n: self.edit(lambda p: p.set_seats(int(str(n)))),
            )
        )  # fmt: skip
        for number, seat in enumerate(self.plan.seats):
            self._seat(stack, number, seat)
        return ScrollPanel(name=_("Players"), area=area, children=stack.nodes, memory=self.memory)

    def _seat(self, stack: Stack, number: int, seat: SeatPlan) -> None:
        """Name, who plays, faction; what it begins with and what it is after."""
        wide = stack.area.w > 900
        mark, rest = stack.row(48).cut_left(44, 8)
        named, rest = rest.cut_left(min(320.0, rest.w * (0.3 if wide else 0.5)), 10)
        who, rest = rest.cut_left(min(260.0, rest.w * 0.4) if wide else rest.w, 10)
        faction = rest if wide else stack.row(48)
        stack.put(
            SeatMark(name=seat.name, seat=f"p{number + 1}", area=mark),
            TextField(name=_("Name of seat {n}").format(n=number + 1), key=f"name {number}", typed=self.typed(number),
                      area=named, most=40, on_change=partial(self.rename, number)),
            Dropdown(name=_("Who plays, seat {n}").format(n=number + 1), key=f"who {number}",
                     choices=[(w, who_words(w)) for w in WHO], chosen=seat.who, area=who, tip=who_about(seat.who),
                     on_change=lambda v: self.edit(lambda p: setattr(p.seats[number], "who", str(v)))),
            Dropdown(name=_("Faction of seat {n}").format(n=number + 1), key=f"faction {number}",
                     choices=_factions(), chosen=seat.faction, area=faction._replace(w=min(faction.w, 420)),
                     on_change=lambda v: self.edit(lambda p: setattr(p.seats[number], "faction", str(v)))),
        )  # fmt: skip
        if seat.faction and not self.short:
            stack.words(faction_words(seat.faction), inset=52)

    def _foot(self, area: Area) -> list[Node]:
        button, rest = area.cut_right(min(420.0, area.w * 0.6), 16)
        hitch = next(iter(hitches(self.plan)), None)
        start = Button(
            name=_("Start the game"), subtitle="" if self.short else n_("{n} side", "{n} sides", len(self.plan.seats)),
            icon="play", kind="call", size=theme.MEDIUM, area=button, enabled=hitch is None,
            why_not=hitch.words if hitch else "", on_press=self.start, first_focus=True,
        )  # fmt: skip
        if start.cut(self.stage.scale):
            start.subtitle = ""
        nodes: list[Node] = [start]
        if hitch is not None and not self.short:
            sign, told = rest.cut_left(40, 8)
            high = letters.height(hitch.words, told.w, theme.SMALL, self.stage.scale)
            nodes.append(Icon(name=_("In the way"), icon="warning", colour="BAD_TEXT", area=sign.middle(30, 30)))
            nodes.append(Label(name=hitch.words, area=told.middle(told.w, high), wrap=True, colour="BAD_TEXT"))
        return nodes

    # -- changes

    def start(self) -> None:
        """Remember, begin."""
        kinds, names = [seat.who for seat in self.plan.seats], [seat.name for seat in self.plan.seats]
        try:
            scene = new_scene(kinds=kinds, seed=secrets.randbits(32), factions=self.plan.factions(), names=names)
        except (SetupError, ContentError) as error:
            self.stage.say(str(error), "warning")
            return
        self.begin(REMEMBERED, scene)

    def help(self) -> list[str]:
        """What this screen is for."""
        return [
            _("Start begins the game as it is set up here; next time everything is as you left it."),
            _("Each seat has a name, a person or a bot, and a faction: given here, or chosen in the game."),
        ]


def _factions() -> list[tuple[object, str]]:
    return [("", _("Chosen in the game")), *((one, name_of("factions", one)) for one in shipped().factions)]


def faction_words(name: str) -> str:
    """What a faction begins with, and its special victory."""
    faction = shipped().factions[name]
    units = ", ".join(f"{count} {name_of('units', unit)}" for unit, count in faction.units.items())
    workers = n_("{n} worker", "{n} workers", faction.workers)
    return _("{race}: {units}, {workers}. Special victory: {what}.").format(
        race=race_words(faction.race), units=units, workers=workers, what=objective_words(faction)
    )
