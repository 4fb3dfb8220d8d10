"""The mobilize order: units move on the active planet and onto it, into one enemy area at most.

Sources: StarCraft, Mobilize order, Liftoff, Orbital defences; rules of record, 2.14, 2.29. A unit moves once an order.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.position import DONE, Ask, Values
from game.starcraft import board, moving
from game.starcraft.position import StarcraftPosition, inside_of, planet_of

END = ["end_moves"]
MORE = 2
"""Units over the limit that an attack may bring."""


def ask_mobilize(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A first move, a liftoff, or nothing more."""
    return Ask(values["by"], "mobilize")


def take_first(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A unit moves, or a base."""
    answer = values.pop("answer")
    if answer == DONE:
        return "end"
    if answer[0] == "liftoff":
        _lift_off(position, values, answer[1])
        return "ask_mobilize"
    _move(position, values, answer)
    return None


def ask_moving(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Further moves that belong to it."""
    return Ask(values["by"], "moving")


def take_further(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Another unit moves, or the battle begins where there is one."""
    answer = values.pop("answer")
    if answer != END:
        _move(position, values, answer)
        return "ask_moving"
    enemy = values.get("enemy")
    if enemy and board.enemy_units(position, enemy, values["by"]):
        values["fought"] = True
        call(position, "battle", by=values["by"], at=enemy, special=values["special"])
    return "ask_mobilize"


def _move(position: StarcraftPosition, values: Values, answer: Sequence[Any]) -> None:
    _verb, name, area = answer
    if board.stands(position, area, values["by"]) == "enemy":
        values["enemy"] = area
    start = position.units[name].at
    moving.move_unit(position, name, area)
    values["moved"] = [*values.get("moved", ()), name]
    happened(position, "unit_moved", by=values["by"], name=name, unit=position.units[name].unit, start=start, area=area)


def _lift_off(position: StarcraftPosition, values: Values, area: str) -> None:
    seat = values["by"]
    start = board.base_on(position, values["planet"], seat)
    assert start is not None
    del position.bases[start]
    position.bases[area] = seat
    values["lifted"] = True
    happened(position, "lifted_off", by=seat, start=start, area=area)


MOBILIZE = (ask_mobilize, take_first, ask_moving, take_further)

# -- why not


class Marches:
    """What the rules look at for every move of an order: made once, brought up to date with each planned move."""

    def __init__(self, position: StarcraftPosition, values: Mapping[str, Any]) -> None:
        self.position, self.seat, self.planet = position, values["by"], values["planet"]
        self.enemy, self.moved = values.get("enemy"), set(values.get("moved", ()))
        self.sources = {self.planet, *board.bridges(position, self.planet, self.seat)}
        self.areas = board.areas_on(position, self.planet)
        self.kinds = {area: board.stands(position, area, self.seat) for area in self.areas}
        self.room = {area: self._room(area) for area in self.areas}
        self.closed = {area for area in self.areas if self._orbital(area)}

    def _room(self, area: str) -> int:
        """How many more units may enter: of an attack's own units two more than the limit."""
        limit: int = self.position.world.areas[area].limit
        own = len(board.own_units(self.position, area, self.seat))
        fights = len(inside_of(self.position).get(area, ())) > own
        return limit + (MORE if fights else 0) - own

    def _orbital(self, area: str) -> bool:
        """Whether an enemy's Air Support beside its base keeps transports out."""
        owner = self.position.bases.get(area)
        return owner not in (None, self.seat) and board.detects(self.position, area, str(owner))

    def why_not(self, name: str, area: str) -> str | None:
        """The first reason against a move: the unit, the way, the area."""
        unit = self.position.units.get(name)
        if unit is None:
            return "no_such_unit"
        if unit.owner != self.seat:
            return "not_yours"
        if area not in self.position.world.areas:
            return "no_such_place"
        if area not in self.room:
            return "not_the_active_planet"
        if name in self.moved:
            return "already_moved"
        return self.why_not_way(planet_of(unit.at), unit.at, area)

    def why_not_way(self, planet: str, start: str, area: str) -> str | None:
        """The reason against going from an area to another."""
        if planet not in self.sources:
            return "no_transport"
        if start == area:
            return "already_there"
        if self.kinds[area] == "enemy":
            if self.enemy not in (None, area):
                return "second_enemy_area"
            if planet != self.planet and area in self.closed:
                return "orbital_defenses"
        return None if self.room[area] > 0 else "area_full"

    def go(self, name: str, area: str) -> None:
        """Plan a move that nothing is against."""
        start = self.position.units[name].at
        self.moved.add(name)
        self.room[area] -= 1
        if start in self.room:
            self.room[start] += 1
        if self.kinds[area] == "enemy":
            self.enemy = area

    def all(self) -> list[list[Any]]:
        """Every move that may be made now."""
        inside, units, found = inside_of(self.position), self.position.units, []
        for planet in self.sources_in_order():
            for start in board.areas_on(self.position, planet):
                names = [n for n in inside.get(start, ()) if units[n].owner == self.seat and n not in self.moved]
                if names:
                    to = [area for area in self.areas if self.why_not_way(planet, start, area) is None]
                    found += [["move", name, area] for name in names for area in to]
        return found

    def sources_in_order(self) -> list[str]:
        """The planets that units come from, the active one first."""
        return [planet for planet in dict.fromkeys([self.planet, *self.position.planets]) if planet in self.sources]


def why_not_moves(position: StarcraftPosition, values: Mapping[str, Any], moves: Sequence[Any]) -> str | None:
    """The first reason against making all the moves, one after the other."""
    if values.get("fought"):
        return "battle_fought"
    if not moves:
        return "wrong_number"
    now = Marches(position, values)
    for one in moves:
        code = now.why_not(one["unit"], one["to"])
        if code:
            return code
        now.go(one["unit"], one["to"])
    return None


def why_not_liftoff(position: StarcraftPosition, values: Mapping[str, Any], area: str) -> str | None:
    """The reason against a Terran base going to a friendly area of the active planet (once an order)."""
    seat, planet = values["by"], values["planet"]
    if values.get("fought"):
        return "battle_fought"
    if board.race_of(position, seat) != "terran":
        return "wrong_race"
    if area not in position.world.areas:
        return "no_such_place"
    start = board.base_on(position, planet, seat)
    if start is None:
        return "no_base"
    if planet_of(area) != planet:
        return "not_the_active_planet"
    if values.get("lifted"):
        return "already_moved"
    if area == start:
        return "base_already_there"
    return None if board.stands(position, area, seat) == "friendly" else "not_friendly"


CODES = frozenset(
    {
        "no_such_unit", "not_yours", "no_such_place", "not_the_active_planet", "already_moved", "no_transport",
        "already_there", "second_enemy_area", "orbital_defenses", "area_full", "battle_fought", "wrong_race",
        "no_base", "base_already_there", "not_friendly",
    }
)  # fmt: skip

# -- what may be answered


def mobilize_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """First moves, liftoffs, and to be done; after a battle only that."""
    if values.get("fought"):
        return [DONE]
    now = Marches(position, values)
    lifts = [["liftoff", area] for area in now.areas if why_not_liftoff(position, values, area) is None]
    return [*now.all(), *lifts, DONE]


def moving_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """Further moves, and to end them."""
    return [*Marches(position, values).all(), END]


ASKS = {"mobilize": mobilize_choices, "moving": moving_choices}
