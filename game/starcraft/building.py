"""What may be built now, and why something may not: the one judge of the build order.

Sources: StarCraft, Build order; rules of record, 1.2 to 1.4, 2.4, 2.14 to 2.18. The order of its parts is units,
workers and transports, then upgrades, then the base: a new base builds nothing in the same order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.starcraft import board, moving, paying
from game.starcraft.limits import build_limit
from game.starcraft.paying import Bill
from game.starcraft.position import Player, StarcraftPosition, planet_of

Values = Mapping[str, Any]
Item = list[Any]
"""`["unit", kind, area]`, `["worker"]`, `["transport", route]`, or `building`, `module`, `base` and which or where."""

MODULE_SPACES = {"zerg": 3, "terran": 5, "protoss": 5}
STAGE_OF = {"unit": 0, "worker": 0, "transport": 0, "building": 1, "module": 1, "base": 2}
WORKER, TRANSPORT, BASE = (1, 0), (1, 0), (2, 0)


@dataclass(slots=True, eq=False)
class Yard:
    """What the rules look at for every item of a build order: what was built in it, and what waits to be paid."""

    position: StarcraftPosition
    seat: str
    player: Player
    planet: str
    special: bool
    discounted: bool
    race: str
    home: str | None
    here: bool
    stage: int
    built: int
    limit: int
    upgraded: list[str]
    there: Bill
    cart: list[Item]
    costs: list[Bill]
    fresh: list[str]
    room: dict[str, int] = field(default_factory=dict)

    def can_pay(self, cost: Bill, kind: str) -> bool:
        """Whether what waits to be paid can be paid with this added, by forcing if it must be."""
        return paying.payable(self.bill((cost, kind)), self.there, self.player.pool)

    def bill(self, more: tuple[Bill, str] | None = None) -> Bill:
        """What waits to be paid, the one resource less that a special order gives taken off (gas first)."""
        costs = [*self.costs, more[0]] if more else self.costs
        minerals, gas = sum(cost[0] for cost in costs), sum(cost[1] for cost in costs)
        if self.special and not self.discounted:
            kinds = [item[0] for item in self.cart] + ([more[1]] if more else [])
            lowered = [cost for cost, kind in zip(costs, kinds, strict=True) if kind != "worker"]
            if any(cost[1] for cost in lowered):
                gas -= 1
            elif any(cost[0] for cost in lowered):
                minerals -= 1
        return minerals, gas


def yard(position: StarcraftPosition, values: Values) -> Yard:
    """The yard of the build order under way."""
    seat, planet = values["by"], values["planet"]
    player = position.players[seat]
    cart: list[Item] = values.get("cart", [])
    found = Yard(
        position, seat, player, planet, values["special"], values.get("discounted", False),
        board.race_of(position, seat), board.base_on(position, planet, seat), board.present(position, planet, seat),
        values.get("stage", 0), values.get("built", 0), build_limit(position, seat, values["special"]),
        list(values.get("upgraded", ())), paying.available(position, seat, True), [], [],
        values.get("fresh", []),
    )  # fmt: skip
    for item in cart:
        add(found, item)
    return found


def add(yard: Yard, item: Item) -> None:
    """Put an item into the cart: it counts for the limits from now on."""
    kind = item[0]
    yard.cart.append(item)
    yard.costs.append(cost_of(yard, item))
    yard.stage = max(yard.stage, STAGE_OF[kind])
    if kind == "unit":
        yard.built += 1
        yard.room[item[2]] = room_in(yard, item[2]) - 1
    elif kind in ("building", "module"):
        yard.upgraded.append(kind)


def room_in(yard: Yard, area: str) -> int:
    """The room left in an area once the cart is built."""
    return yard.room[area] if area in yard.room else board.room(yard.position, area)


def cost_of(yard: Yard, item: Item) -> Bill:
    """What an item costs."""
    kind, world = item[0], yard.position.world
    if kind == "unit":
        cost = world.units[item[1]].cost
    elif kind == "building":
        cost = world.catalog.buildings[item[1]].levels[yard.player.buildings.get(item[1], 0)]
    elif kind == "module":
        cost = world.catalog.modules[item[1]].cost
    else:
        return {"worker": WORKER, "transport": TRANSPORT, "base": BASE}[kind]
    return cost.minerals, cost.gas


# -- why not


def why_not_item(yard: Yard, item: Item) -> str | None:
    """The first reason against adding an item: presence, the item itself, its limits, its cost."""
    if not yard.here and not _needs_no_base(yard, item):
        return "no_presence"
    if STAGE_OF[item[0]] < yard.stage:
        return "too_late"
    return _CHECKS[item[0]](yard, item)


def _needs_no_base(yard: Yard, item: Item) -> bool:
    """A unit that a technology allows is built on any planet."""
    kind = yard.position.world.units.get(item[1]) if item[0] == "unit" else None
    return kind is not None and kind.technology is not None


def _affordable(yard: Yard, item: Item) -> str | None:
    return None if yard.can_pay(cost_of(yard, item), item[0]) else "not_enough_resources"


def _why_not_unit(yard: Yard, item: Item) -> str | None:
    _kind, name, area = item
    world = yard.position.world
    if name not in world.units:
        return "no_such_unit"
    if area not in world.areas:
        return "no_such_place"
    code = why_not_kind(yard, name)
    if code:
        return code
    if planet_of(area) != yard.planet:
        return "not_the_active_planet"
    unit = world.units[name]
    code = _why_not_made_of(yard, unit, area) if unit.destroys else _why_not_in(yard, area)
    return code or _affordable(yard, item)


def why_not_kind(yard: Yard, name: str) -> str | None:
    """The reason against building a kind of unit, wherever."""
    unit = yard.position.world.units[name]
    if unit.race != yard.race:
        return "wrong_race"
    if unit.built_by is not None:
        if yard.player.buildings.get(unit.built_by.building, 0) < unit.built_by.level:
            return "no_such_building"
        if yard.home is None:
            return "no_base"
    elif unit.technology not in yard.player.technologies:
        return "no_such_technology"
    if yard.built >= yard.limit:
        return "build_limit"
    waiting = sum(item[0] == "unit" and item[1] == name for item in yard.cart)
    return None if moving.figures_left(yard.position, yard.seat, name) > waiting else "none_left"


def _why_not_in(yard: Yard, area: str) -> str | None:
    if board.stands(yard.position, area, yard.seat) == "enemy":
        return "enemy_area"
    return None if room_in(yard, area) > 0 else "area_full"


def _why_not_made_of(yard: Yard, unit: Any, area: str) -> str | None:
    """The units it is made of stood there before the order, others in the cart do not use them up; they make room."""
    for kind, count in unit.destroys.items():
        used = sum(
            yard.position.world.units[item[1]].destroys.get(kind, 0)
            for item in yard.cart
            if item[0] == "unit" and item[2] == area
        )
        there = [one for one in components(yard.position, area, yard.seat, kind) if one not in yard.fresh]
        if len(there) < used + count:
            return "no_such_unit"
    return None


def components(position: StarcraftPosition, area: str, seat: str, kind: str) -> list[str]:
    """The seat's units of a kind in an area."""
    return [name for name in board.own_units(position, area, seat) if position.units[name].unit == kind]


def _why_not_worker(yard: Yard, item: Item) -> str | None:
    if yard.home is None:
        return "no_base"
    waiting = sum(one[0] == "worker" for one in yard.cart)
    if moving.workers_of(yard.player) + waiting >= moving.WORKERS:
        return "none_left"
    return _affordable(yard, item)


def _why_not_transport(yard: Yard, item: Item) -> str | None:
    position, route = yard.position, item[1]
    if route not in position.routes:
        return "no_such_place"
    if yard.home is None:
        return "no_base"
    if yard.planet not in position.routes[route].between:
        return "not_the_active_planet"
    if yard.seat in position.transports.get(route, ()) or item in yard.cart:
        return "transport_already_there"
    waiting = sum(one[0] == "transport" for one in yard.cart)
    if moving.transports_of(position, yard.seat) + waiting >= moving.TRANSPORTS:
        return "none_left"
    return _affordable(yard, item)


def _why_not_building(yard: Yard, item: Item) -> str | None:
    building = yard.position.world.catalog.buildings.get(item[1])
    if building is None or building.race != yard.race:
        return "no_such_building"
    if "building" in yard.upgraded:
        return "one_building"
    if yard.player.buildings.get(item[1], 0) >= len(building.levels):
        return "highest_level"
    return _affordable(yard, item)


def _why_not_module(yard: Yard, item: Item) -> str | None:
    module = yard.position.world.catalog.modules.get(item[1])
    if module is None or yard.race not in module.copies:
        return "no_such_module"
    if "module" in yard.upgraded:
        return "one_module"
    if len(yard.player.modules) >= MODULE_SPACES[yard.race]:
        return "no_module_space"
    if yard.player.modules.count(item[1]) >= module.copies[yard.race]:
        return "none_left"
    return _affordable(yard, item)


def _why_not_base(yard: Yard, item: Item) -> str | None:
    position, area = yard.position, item[1]
    if area not in position.world.areas:
        return "no_such_place"
    if planet_of(area) != yard.planet:
        return "not_the_active_planet"
    if area in position.bases or yard.home is not None or any(one[0] == "base" for one in yard.cart):
        return "base_already_there"
    if not (board.own_units(position, area, yard.seat) or _creeps(yard, area)):
        return "no_presence"
    if len(moving.bases_of(position, yard.seat)) >= moving.BASES:
        return "none_left"
    return _affordable(yard, item)


def _creeps(yard: Yard, area: str) -> bool:
    """Creep, the project's reading: a Zerg base needs a unit on its planet, not in its area, if that is empty."""
    zerg = yard.race == "zerg" and yard.position.options["zerg_abilities"]
    return zerg and board.stands(yard.position, area, yard.seat) == "empty"


_CHECKS = {
    "unit": _why_not_unit, "worker": _why_not_worker, "transport": _why_not_transport,
    "building": _why_not_building, "module": _why_not_module, "base": _why_not_base,
}  # fmt: skip
CODES = frozenset(
    {
        "no_presence", "too_late", "no_such_unit", "no_such_place", "wrong_race", "no_such_building", "no_base",
        "no_such_technology", "build_limit", "none_left", "not_the_active_planet", "enemy_area", "area_full",
        "transport_already_there", "one_building", "highest_level", "no_such_module", "one_module",
        "no_module_space", "base_already_there", "not_enough_resources", "no_capacity", "wrong_number",
        "nothing_to_make_room_for",
    }
)  # fmt: skip
