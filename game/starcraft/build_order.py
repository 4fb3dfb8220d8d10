"""The build order, and the paying that it shares with research.

Sources: StarCraft, Build order, Special build order. What may be built is judged in `building.py`.
"""

from collections.abc import Iterator
from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.position import DONE, Ask, Values
from game.starcraft import board, moving, paying
from game.starcraft.building import Item, Yard, add, components, why_not_item, why_not_kind, yard
from game.starcraft.limits import scrappable
from game.starcraft.paying import Bill
from game.starcraft.position import StarcraftPosition

# -- the order


def ask_build(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """What to build, or nothing more."""
    return Ask(values["by"], "build")


def take_first(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The first item, or the end of the order."""
    answer = values.pop("answer")
    if answer == DONE:
        return "end"
    if answer[0] == "scrap":
        _scrap(position, values["by"], answer[1])
        return "ask_build"
    values["cart"] = [answer]
    return None


def ask_cart(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Whatever is to be paid together with it."""
    return Ask(values["by"], "cart")


def take_further(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A further item, or all is paid."""
    answer = values.pop("answer")
    if answer != ["buy"]:
        values["cart"] = [*values["cart"], answer]
        return "ask_cart"
    now = yard(position, values)
    values["discounted"] = now.discounted or (now.special and any(item[0] != "worker" for item in now.cart))
    minerals, gas = now.bill()
    call(position, "payment", by=values["by"], minerals=minerals, gas=gas)
    return None


def deliver(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """What has been paid is there."""
    now = yard(position, values)
    values["stage"], values["built"], values["upgraded"] = now.stage, now.built, now.upgraded
    items: list[Item] = values.pop("cart")
    before = set(position.units)
    for item in items:
        _deliver(position, values["by"], item)
    values["fresh"] = [*values.get("fresh", ()), *(name for name in position.units if name not in before)]
    return "ask_build"


def _scrap(position: StarcraftPosition, seat: str, what: str) -> None:
    """A unit, a base or a transport goes to make room."""
    if what in position.units:
        moving.destroy(position, what)
    elif what in position.bases:
        del position.bases[what]
        happened(position, "base_destroyed", by=seat, area=what)
    else:
        moving.lose_transport(position, seat, what)
    moving.eliminate(position)


def _deliver(position: StarcraftPosition, seat: str, item: Item) -> None:
    kind, player = item[0], position.players[seat]
    if kind == "unit":
        build_unit(position, seat, item[1], item[2])
        return
    if kind == "transport":
        moving.add_transport(position, seat, item[1])
        return
    if kind == "worker":
        moving.gain_workers(position, seat, 1)
    elif kind == "building":
        player.buildings = {**player.buildings, item[1]: player.buildings.get(item[1], 0) + 1}
    elif kind == "module":
        player.modules = [*player.modules, item[1]]
    else:
        position.bases[item[1]] = seat
    happened(position, f"{kind}_built", by=seat, what=item[1] if len(item) > 1 else "")


def build_unit(position: StarcraftPosition, seat: str, kind: str, area: str) -> None:
    """A unit is placed; what it is made of is destroyed."""
    for part, count in position.world.units[kind].destroys.items():
        for name in components(position, area, seat, part)[:count]:
            moving.destroy(position, name)
    moving.new_unit(position, seat, kind, area)


BUILD = (ask_build, take_first, ask_cart, take_further, deliver)

# -- paying


def ask_payment(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The cheapest way at once, or worker by worker."""
    if values["minerals"] == values["gas"] == 0:
        return "end"
    return Ask(values["by"], "payment")


def take_payment(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Workers gather what was asked for."""
    verb, *rest = values.pop("answer")
    seat = values["by"]
    if verb == "pay":
        paying.pay_cheaply(position, seat, (values["minerals"], values["gas"]))
        return "end"
    resource, source = rest
    paying.put_worker(position, seat, resource, source)
    values[resource] -= 1
    return "ask_payment"


PAYMENT = (ask_payment, take_payment)

# -- what may be answered


def candidates(now: Yard) -> Iterator[Item]:
    """Everything that the rules have to be asked about, in the order of the order."""
    position, areas = now.position, board.areas_on(now.position, now.planet)
    if now.stage == 0:
        for kind in _kinds(now):
            if why_not_kind(now, kind) is None:
                yield from (["unit", kind, area] for area in areas)
        if now.home is not None:
            yield ["worker"]
            yield from (["transport", route] for _other, route in board.board_of(position).routes[now.planet])
    if now.stage <= 1:
        catalog = position.world.catalog
        yield from (["building", one.id] for one in catalog.buildings.values() if one.race == now.race)
        yield from (["module", one] for one in catalog.modules)
    yield from (["base", area] for area in areas)


def _kinds(now: Yard) -> list[str]:
    """The kinds of the seat's race."""
    cache: dict[str, Any] = now.position.world.cache
    key = f"kinds {now.race}"
    if key not in cache:
        cache[key] = [unit.id for unit in now.position.world.units.values() if unit.race == now.race]
    found: list[str] = cache[key]
    return found


def items(now: Yard) -> list[Item]:
    """Every item that may be added."""
    return [item for item in candidates(now) if why_not_item(now, item) is None]


def build_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """Every item, what may be destroyed to make room, and to be done."""
    now = yard(position, {**values, "cart": []})
    scraps = [["scrap", what] for what in scrappable(position, now.seat, now.planet)]
    return [*items(now), *scraps, DONE]


def cart_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """Further items, and to buy what is there."""
    return [*items(yard(position, values)), ["buy"]]


def payment_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """To pay the cheapest way without forcing, where that can be; or where the next worker goes."""
    seat = values["by"]
    bill: Bill = (values["minerals"], values["gas"])
    plainly = paying.payable(bill, paying.available(position, seat, False), position.players[seat].pool)
    takes = [
        ["take", resource, source]
        for resource in paying.RESOURCES
        if values[resource]
        for source in paying.sources(position, seat, resource, True)
    ]
    return [*([["pay"]] if plainly else []), *takes]


ASKS = {"build": build_choices, "cart": cart_choices, "payment": payment_choices}


def why_not_all(position: StarcraftPosition, values: Values, wanted: list[Item]) -> tuple[str | None, Bill]:
    """The first reason against buying all of it together, and what it would cost."""
    now = yard(position, {**values, "cart": []})
    for item in wanted:
        code = why_not_item(now, item)
        if code:
            return code, (0, 0)
        add(now, item)
    return None, now.bill()
