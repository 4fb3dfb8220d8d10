"""The bar at the top: what is played where, the sides with their kills, the turn, buttons that are always there."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.clix import harm, variants
from game.core.words import _, n_, pick
from scenes import theme
from scenes.table import sentences
from scenes.table.pieces import Bar, Kills
from scenes.table.side_page import counts
from scenes.ui import Area, Brush, IconButton, Label, Node, SeatName
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

SIDE_GAP, SKULL = 8.0, 33.6


def height(scene: TableScene) -> float:
    """How high the bar is in this layout."""
    return 64.0 if scene.stage.layout != "compact" else 52.0


def build(scene: TableScene, area: Area) -> list[Node]:
    """The bar."""
    compact = scene.stage.layout == "compact"
    inner = area.inset(16 if not compact else 6, (area.h - 44) / 2)
    menu, rest = inner.cut_left(44, 12)
    nodes: list[Node] = [
        IconButton(name=_("Pause menu"), icon="menu", area=menu, on_press=scene.doors.open_menu, shortcut="menu"),
    ]
    buttons, rest = _buttons(scene, rest)
    if scene.stage.layout == "wide":
        title, rest = rest.cut_left(230, 12)
        goal, rest = rest.cut_right(min(300.0, rest.w * 0.24), 12)
        nodes += _title(scene, title, area)
        words = goal_words(scene)
        if letters.width(words, theme.SMALL, scene.stage.scale) <= goal.w:
            nodes.append(Label(name=words, area=goal, colour="QUIET", anchor="r"))
        else:
            nodes.append(Label(name=words, area=goal.middle(goal.w, 50), colour="QUIET", anchor="r", wrap=True))
    nodes += _scores(scene, rest)
    return [Bar(name=_("The score"), kind="top", area=area, children=[*nodes, *buttons])]


def _buttons(scene: TableScene, rest: Area) -> tuple[list[Node], Area]:
    specs = [
        ("eye", _("Show sight"), "sight", scene.doors.toggle_sight, scene.choice.sight),
        ("question", _("What can I do here?"), "help", scene.doors.open_help, False),
        ("gear", _("Settings"), "", scene.doors.open_settings, False),
    ]
    if scene.stage.layout == "compact":
        specs = specs[:2]
    nodes: list[Node] = []
    for icon, name, shortcut, run, on in reversed(specs):
        place, rest = rest.cut_right(44, 8)
        nodes.append(IconButton(name=name, icon=icon, area=place, on_press=run, shortcut=shortcut, on=on))
    return list(reversed(nodes)), rest


def _title(scene: TableScene, place: Area, bar: Area) -> list[Node]:
    variant = scene.view.world.variant
    name = pick(variant["name"]) if variant else _("Skirmish")
    top = Area(place.x, bar.y + 5, place.w, 28)
    low = Area(place.x, bar.y + 33, place.w, 25)
    return [
        Label(role="heading", name=name, area=top, size=theme.MEDIUM, family="bold"),
        Label(name=scene.map_words, area=low, colour="QUIET"),
    ]


def goal_words(scene: TableScene) -> str:
    """What wins, in one short sentence."""
    position = scene.view
    kills, points = position.options["kills_to_win"], variants.rules(position).get("points_to_win")
    some_points, some_kills = n_("{n} point", "{n} points", points or 0), n_("{n} kill", "{n} kills", kills)
    if points and kills:
        return _("First to {points} or {kills} wins").format(points=some_points, kills=some_kills)
    return _("First to {what} wins").format(what=some_points if points else some_kills)


# -- the sides ----------------------------------------------------------------------------------------------------


@dataclass(eq=False, repr=False, kw_only=True)
class SideScore(Node):
    """The ground of one side's score: lit with a gold line while one of its seats is to move."""

    role: str = "score"
    active: bool = False

    def state(self) -> Hashable:
        """Whether it is its turn."""
        return (super().state(), self.active, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Nothing, or a raised place with a line under it; lighter under the pointer."""
        if self.hot:
            brush.fill(brush.whole, (*theme.WHITE, 20), 10)
        if self.active:
            brush.fill(brush.whole, theme.mix(theme.RAISED, theme.PANEL, 0.2), 10)
            brush.fill(Area(8, brush.h - 3, brush.w - 16, 3), theme.CALL, 1)


def _sides(scene: TableScene) -> list[list[str]]:
    position = scene.view
    seats = sorted(position.seats)
    teams = list(dict.fromkeys(position.players[seat].team for seat in seats))
    return [[seat for seat in seats if position.players[seat].team == team] for team in teams]


def _scores(scene: TableScene, area: Area) -> list[Node]:
    sides = _sides(scene)
    turn_wide = 124.0 if scene.stage.layout != "compact" else 76.0
    if len(sides) == 2:
        room = (area.w - turn_wide - 2 * SIDE_GAP) / 2
        wide = min(room, max(_wanted(scene, side) for side in sides))
        middle = area.middle(turn_wide + 2 * (wide + SIDE_GAP), area.h)
        left, rest = middle.cut_left(wide, SIDE_GAP)
        turn, right = rest.cut_left(turn_wide, SIDE_GAP)
        return [_side(scene, sides[0], left, False), _turn(scene, turn), _side(scene, sides[1], right, True)]
    turn, rest = area.cut_left(turn_wide, SIDE_GAP)
    places = rest.columns(len(sides), SIDE_GAP)
    return [_turn(scene, turn), *(_side(scene, side, place, False) for side, place in zip(sides, places, strict=True))]


def _wanted(scene: TableScene, seats: list[str]) -> float:
    total = int(scene.view.options["kills_to_win"])
    skulls = total * SKULL if 0 < total <= 8 else 30
    return _names_wide(scene, seats) + 34 + skulls + 60


def _names_wide(scene: TableScene, seats: list[str]) -> float:
    name = _names(scene, seats)
    return min(200.0, letters.width(name, theme.MEDIUM, scene.stage.scale, "bold") + 8)


def _names(scene: TableScene, seats: list[str]) -> str:
    return " + ".join(sentences.owner_name(scene, seat) for seat in seats)


def _side(scene: TableScene, seats: list[str], area: Area, mirrored: bool) -> Node:
    position = scene.view
    scored = scene.motion.score or position
    total = int(position.options["kills_to_win"])
    kills, points = harm.side_kills(scored, seats[0]), variants.side_points(scored, seats[0])
    wanted = variants.rules(position).get("points_to_win")
    score, of = (points, wanted) if wanted else (kills, total)
    inner = area.inset(8 if area.w >= 120 else 2, 0)
    digits = 36.0 if area.w >= 120 else 26.0
    number, rest = inner.cut_left(digits, 2) if mirrored else inner.cut_right(digits, 2)
    skulls = total * SKULL if 0 < total <= 8 and not wanted else 0.0
    names_wide = 30 + _names_wide(scene, seats)
    name_role = SeatName(seat=seats[0], name=_names(scene, seats), mirrored=mirrored)
    nodes: list[Node] = []
    if skulls and rest.w >= names_wide + skulls * 0.62:
        track_wide = min(skulls, rest.w - names_wide)
        track, rest = rest.cut_left(track_wide, 4) if mirrored else rest.cut_right(track_wide, 4)
        words = _("{n} of {all} kills").format(n=kills, all=total)
        nodes.append(
            Kills(name=words, area=track, seat=seats[0], kills=kills, total=total, from_right=mirrored, value=kills)
        )
    name_role.area = rest
    words = _("{name}: {n} of {all}").format(name=name_role.name, n=score, all=of)
    nodes.append(name_role)
    nodes.append(Label(name=str(score), area=number, size=theme.LARGE, family="strong", anchor="c"))
    active = position.ask is not None and position.ask.by in seats
    told = f"{words}. {counts(scene, seats)}."
    return SideScore(
        name=words, area=area, active=active, children=nodes, value=score, tip=told,
        on_press=partial(scene.doors.open_side, seats),
    )  # fmt: skip


@dataclass(eq=False, repr=False, kw_only=True)
class Turn(Node):
    """The number of the round."""

    role: str = "text"
    number: int = 1

    def state(self) -> Hashable:
        """Word and number."""
        return (self.name, self.number, theme.WELL)

    def paint(self, brush: Brush) -> None:
        """A well with the word and the number."""
        fill = theme.mix(theme.WELL, theme.BLACK, 0.1)
        brush.panel(brush.whole, 8, fill, fill, theme.mix(theme.HAIRLINE, theme.WELL, 0.4))
        wide = letters.width(str(self.number), theme.LARGE, brush.scale, "strong")
        room = Area(12, 0, brush.w - wide - 30, brush.h)
        if letters.width(self.caption, theme.SMALL, brush.scale, "narrow") <= room.w:
            brush.line(self.caption, room, theme.SMALL, colour=theme.QUIET, family="narrow")
            brush.text(str(self.number), brush.w - 12, brush.h / 2, theme.LARGE, theme.CALL, "strong", "rm")
        else:
            brush.text(str(self.number), brush.w / 2, brush.h / 2, theme.LARGE, theme.CALL, "strong", "cm")

    @property
    def caption(self) -> str:
        """The word before the number."""
        return _("ROUND")


def _turn(scene: TableScene, area: Area) -> Node:
    number = scene.view.round
    return Turn(name=_("Round {n}").format(n=number), area=area, number=number, value=number)
