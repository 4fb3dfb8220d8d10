"""The column of the players: how many, and for each a name, who or what plays, the side, the team."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.clix.team_rules import figure_name
from game.clix.world import shipped
from game.core.words import _, n_, pick
from scenes import theme
from scenes.art.big_dial import dial_rows
from scenes.art.dials import draw_dial
from scenes.setup.foot import first_hitch
from scenes.setup.hitches import limits
from scenes.setup.plan import SEATS, SeatPlan
from scenes.setup.teams import OwnTeam, figures
from scenes.setup.who import WHO, who_about, who_words
from scenes.setup.widgets import MarkChoice, Stack, fitting
from scenes.ui import (
    Area,
    Brush,
    Dropdown,
    IconButton,
    Label,
    Node,
    ScrollPanel,
    SeatMark,
    Segmented,
    TextField,
    Well,
)  # fmt: skip
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.setup.scene import SetupScene


def seat_words(seat: str) -> str:
    """A seat's colour and shape in words."""
    words = {
        "p1": _("blue circle"), "p2": _("orange square"), "p3": _("green triangle"), "p4": _("pink diamond"),
        "p5": _("yellow pentagon"), "p6": _("red star"),
    }  # fmt: skip
    return words[seat]


def build(scene: SetupScene, area: Area) -> list[Node]:
    """All seats, scrolling."""
    stack = Stack(area.cut_right(16)[1].inset(4, 6), scene.stage)
    if scene.short:
        first_hitch(scene, stack)
    _count(scene, stack)
    _teams_or_booster(scene, stack)
    for number, seat in enumerate(SEATS[: len(scene.plan.seats)]):
        _seat(scene, stack, number, seat)
    return [ScrollPanel(name=_("Players"), area=area, children=stack.nodes, memory=scene.memories["players"])]


def _count(scene: SetupScene, stack: Stack) -> None:
    stack.title(_("Players"))
    stack.put(
        Segmented(
            name=_("How many play"),
            choices=[(n, str(n)) for n in range(2, 7)],
            value=len(scene.plan.seats),
            area=stack.row(46),
            on_change=lambda n: scene.set_seats(int(str(n))),
        )
    )


def _teams_or_booster(scene: SetupScene, stack: Stack) -> None:
    plan = scene.plan
    choices = [("teams", _("Teams")), ("booster", _("One booster"))]
    value = "booster" if plan.booster else "teams"
    stack.put(
        Segmented(
            name=_("What is played with"), choices=choices, value=value, area=stack.row(46),
            on_change=lambda v: scene.edit(lambda p: _use_booster(p, v == "booster")),
        )
    )  # fmt: skip
    if not plan.booster:
        return
    boxes = [(box.id, pick(box.name)) for box in shipped().boosters.values()]
    stack.put(
        Dropdown(
            name=_("Booster"), choices=boxes, chosen=plan.booster, area=stack.row(46),
            on_change=lambda v: scene.edit(lambda p: _take_booster(p, str(v))),
        )
    )  # fmt: skip
    box = shipped().boosters.get(plan.booster)
    if box is not None:
        stack.put(DialRow(name=_names(box.units), units=tuple(box.units), area=stack.row(86), seat="p1"))
    stack.words(
        _("The two cheapest units are dealt, one each; the others are a reserve for both. One spawn marker each. "
          "The first elimination wins.")
    )  # fmt: skip


def _use_booster(plan: object, on: bool) -> None:
    from scenes.setup.plan import Plan

    assert isinstance(plan, Plan)
    first = plan.last_booster if plan.last_booster in shipped().boosters else next(iter(shipped().boosters), "")
    plan.booster = first if on else ""
    if on:
        plan.last_booster = plan.booster
        plan.set_seats(2)


def _take_booster(plan: object, booster: str) -> None:
    from scenes.setup.plan import Plan

    assert isinstance(plan, Plan)
    plan.booster = plan.last_booster = booster


# -- a seat -----------------------------------------------------------------------------------------------------


def _seat(scene: SetupScene, stack: Stack, number: int, seat: str) -> None:
    """A seat's card: its rows laid out first, then the well they stand in."""
    one = scene.plan.seats[number]
    inner = Stack(stack.area._replace(x=stack.area.x + 14, y=stack.y + 12, w=stack.area.w - 28), scene.stage)
    _who(scene, inner, number, seat, one)
    if len(scene.plan.seats) > 2:
        _side(scene, inner, number, one)
    if not scene.plan.booster:
        _team(scene, inner, number, seat, one)
    area = stack.row(inner.y - inner.gap + 12 - stack.y)
    words = _("Seat {n}, {mark}").format(n=number + 1, mark=seat_words(seat))
    stack.put(Well(name=words, area=area, children=inner.nodes, edge=""))


def _who(scene: SetupScene, inner: Stack, number: int, seat: str, one: SeatPlan) -> None:
    strip = inner.row(46)
    mark, rest = strip.cut_left(38, 8)
    whos = [(who, who_words(who)) for who in WHO]
    wide = min(rest.w * 0.5, 240.0)
    choose, field = rest.cut_right(wide, 8)
    if rest.w < 380:
        field, choose = rest, inner.row(46)
    inner.put(
        SeatMark(name=seat_words(seat), area=mark.middle(38, 38), seat=seat),
        TextField(
            name=_("Name of seat {n}").format(n=number + 1), typed=scene.typed(number), area=field, most=24,
            hint=_("Name"), key=f"name {number}", on_change=lambda words: scene.rename(number, words),
        ),
        Dropdown(
            name=_("Who plays seat {n}").format(n=number + 1), choices=whos, chosen=one.who, area=choose,
            key=f"who {number}", on_change=lambda v: scene.edit(lambda p: setattr(p.seats[number], "who", v)),
        ),
    )  # fmt: skip
    if who_about(one.who):
        inner.words(who_about(one.who))


def _side(scene: SetupScene, inner: Stack, number: int, one: SeatPlan) -> None:
    """The sides to be on, by colour and shape."""
    count = len(scene.plan.seats)
    words = _("Side")
    label = letters.width(words, theme.SMALL, scene.stage.scale) + 14
    strip = inner.row(44)
    inner.put(Label(name=words, area=strip.cut_left(label)[0], colour="QUIET", key=f"side {number}"))
    step = min(50.0, (strip.w - label) / count)
    for index, side in enumerate(SEATS[:count]):
        inner.put(
            MarkChoice(
                name=_("{name}: side of the {mark}").format(name=one.name or number + 1, mark=seat_words(side)),
                key=f"side {number} {side}",
                area=Area(strip.x + label + index * step, strip.y, max(44.0, step - 6), 44),
                seat=side,
                chosen=one.side == side,
                value=one.side == side,
                on_press=lambda s=side: scene.edit(lambda p: setattr(p.seats[number], "side", s)),  # type: ignore[misc]
            )
        )


def _team(scene: SetupScene, inner: Stack, number: int, seat: str, one: SeatPlan) -> None:
    allowed = limits(scene.plan)
    choices = [(team.key, _team_choice(team)) for team in scene.teams.teams.values() if not team.trouble]
    team = scene.teams.get(one.team)
    if team is None or team.trouble:
        choices.insert(0, (one.team, _("No team")))
    strip = inner.row(46)
    button, field = strip.cut_right(46, 8)
    inner.put(
        Dropdown(
            name=_("Team of seat {n}").format(n=number + 1), chosen=one.team, area=field,
            choices=fitting(choices, field.w, scene.stage),
            key=f"team {number}", on_change=lambda v: scene.edit(lambda p: setattr(p.seats[number], "team", v)),
        ),
        IconButton(
            name=_("Look at the team of seat {n}, or build one").format(n=number + 1), icon="pieces", area=button,
            on_press=lambda: scene.build_team(number), key=f"build {number}",
        ),
    )  # fmt: skip
    if team is None or team.trouble:
        return
    known = tuple(unit for unit in team.units if unit in figures())
    dials = inner.row(dial_side(len(known), inner.area.w) + 8)
    inner.put(DialRow(name=_names(known), units=known, area=dials, seat=seat, key=f"dials {number}"))
    wrong = team.faults(allowed)
    inner.words(_team_sum(team) if not wrong else wrong[0].message, "QUIET" if not wrong else "BAD_TEXT")


def _team_choice(team: OwnTeam) -> str:
    return _("{name} (mine)").format(name=team.name) if team.own else team.name


def _team_sum(team: OwnTeam) -> str:
    words = [n_("{n} unit", "{n} units", len(team.units)), _("{n} points").format(n=team.points)]
    if team.reserves:
        words.append(n_("{n} reserve", "{n} reserves", len(team.reserves)))
    return " · ".join(words)


def _names(units: object) -> str:
    ids = list(units) if isinstance(units, list | tuple) else []
    return ", ".join(figure_name(figures()[unit]) for unit in ids if unit in figures())


def dial_side(count: int, wide: float) -> float:
    """Units a dial so that they all fit, large enough for its numbers where there is room."""
    return max(44.0, min(78.0, (wide + 4) / max(1, count) - 4))


@dataclass(eq=False, repr=False, kw_only=True)
class DialRow(Node):
    """The units of a team as small dials, each over its points."""

    role: str = "image"
    units: tuple[str, ...] = ()
    seat: str = "p1"

    def prepare(self, stage: object) -> None:
        """Their names show as a tip."""
        self.tip = self.name

    def state(self) -> Hashable:
        """Which units."""
        return (self.units, self.seat, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """As many dials as fit side by side, closer together where they are many."""
        if not self.units:
            return
        side = dial_side(len(self.units), brush.w)
        step = min(side + 4, (brush.w - side) / max(1, len(self.units) - 1))
        layer = pygame.Surface(brush.surface.get_size(), pygame.SRCALPHA)
        for index, unit in enumerate(self.units):
            figure = figures()[unit]
            row = dial_rows(figure.dial[:1])[0]
            x, y = brush.point(side / 2 + index * step, brush.h / 2 - 1)
            draw_dial(layer, (x, y), brush.px(side), self.seat, figure.emblem, row.values, colours=row.colours)
        brush.surface.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
