"""What event cards do. A card with several effects is played for one of them, its owner's choice.

The cards are the project's, in the style of the few that are known; see `data/starcraft/events.yaml`.
"""

from collections.abc import Callable
from typing import Any

from game.core import chance
from game.core.events import happened
from game.core.flow import call
from game.core.position import Ask, Values
from game.starcraft import board, galaxy, moving, paying
from game.starcraft.build_order import build_unit
from game.starcraft.building import MODULE_SPACES
from game.starcraft.position import Route, StarcraftPosition

Choices = Callable[[StarcraftPosition, str, Any], list[str]]


def playable(position: StarcraftPosition, seat: str, card: str) -> bool:
    """Whether any effect of a card would do something now."""
    return bool(_usable(position, seat, card))


def _usable(position: StarcraftPosition, seat: str, card: str) -> list[Any]:
    choices = position.world.events[card].choices
    return [one for one in choices if one.do not in _CHOICES or _CHOICES[one.do](position, seat, one)]


def ask_effect(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Which effect."""
    return Ask(values["by"], "effect", question=True)


def take_effect(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """That one."""
    values["do"] = values.pop("answer")
    return None


def ask_target(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """What it is done to, where that is to be chosen."""
    if values["do"] not in _CHOICES:
        values["answer"] = ""
        return None
    return Ask(values["by"], "target", question=True)


def happen(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It happens."""
    effect, seat = _effect(position, values), values["by"]
    _DEEDS[effect.do](position, seat, effect, values.pop("answer"))
    return None


def _effect(position: StarcraftPosition, values: Values) -> Any:
    choices = position.world.events[values["card"]].choices
    return next(one for one in choices if one.do == values["do"])


EVENT = (ask_effect, take_effect, ask_target, happen)

# -- what may be chosen


def deployments(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """`KIND PLANET/AREA` for each kind that is allowed, of that cost at most, wherever there is a base and room."""
    player, found = position.players[seat], []
    kinds = [
        kind
        for kind in position.world.units.values()
        if kind.built_by
        and player.buildings.get(kind.built_by.building, 0) >= kind.built_by.level
        and kind.cost.minerals + kind.cost.gas <= effect.most
        and moving.figures_left(position, seat, kind.id) > 0
    ]
    for base in moving.bases_of(position, seat):
        for area in board.havens(position, base.partition("/")[0], seat):
            found += [f"{kind.id} {area}" for kind in kinds]
    return found


def transports(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """The routes beside the planets with an own base that have no own transport."""
    if moving.transports_of(position, seat) >= moving.TRANSPORTS:
        return []
    planets = [base.partition("/")[0] for base in moving.bases_of(position, seat)]
    routes = dict.fromkeys(route for planet in planets for _other, route in board.board_of(position).routes[planet])
    return [route for route in routes if seat not in position.transports.get(route, ())]


def furnishings(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """The module, where there is one left, a space for it, and workers to pay it."""
    player, race = position.players[seat], board.race_of(position, seat)
    module = position.world.catalog.modules[effect.module]
    left = module.copies.get(race, 0) - player.modules.count(effect.module)
    if left <= 0 or len(player.modules) >= MODULE_SPACES[race] or not moving.bases_of(position, seat):
        return []
    bill = (max(0, module.cost.minerals - effect.less), module.cost.gas)
    there = paying.available(position, seat, True)
    return [effect.module] if paying.payable(bill, there, player.pool) else []


def rearrangements(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """`ROUTE END PLANET SIDE`: an end of a z-axis route, 0 or 1, to a free slot of a planet that it does not touch."""
    slots = galaxy.free_slots(position)
    return [
        f"{name} {end} {planet} {side}"
        for name, route in position.routes.items()
        if route.z_axis
        for end in (0, 1)
        for planet, side in slots
        if planet not in route.between
    ]


def restorable(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """Half-depleted areas whose card one holds."""
    return [area for area in position.players[seat].mines if position.depletion.get(area) == 1]


def rivals(position: StarcraftPosition, seat: str, effect: Any) -> list[str]:
    """Others that have something to lose."""
    return [
        other
        for other in position.seats
        if other != seat
        and other not in position.out
        and (position.players[other].hand if effect.do == "rival_cards" else position.players[other].pool)
    ]


_CHOICES: dict[str, Choices] = {
    "deploy": deployments,
    "transport": transports,
    "module": furnishings,
    "rearrange": rearrangements,
    "restore": restorable,
    "rival_cards": rivals,
    "rival_workers": rivals,
}

# -- what they do


def _cards(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    moving.draw(position, seat, effect.count)


def _workers(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    came = moving.gain_workers(position, seat, effect.count)
    happened(position, "workers_gained", by=seat, count=came)


def _conquest(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    player = position.players[seat]
    player.conquest += effect.count
    happened(position, "conquest_gained", by=seat, count=effect.count, total=player.conquest)


def _deploy(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    kind, area = target.split(" ")
    build_unit(position, seat, kind, area)


def _transport(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    moving.add_transport(position, seat, target)


def _module(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    player, cost = position.players[seat], position.world.catalog.modules[target].cost
    player.modules = [*player.modules, target]
    happened(position, "module_built", by=seat, what=target)
    call(position, "payment", by=seat, minerals=max(0, cost.minerals - effect.less), gas=cost.gas)


def _rearrange(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    name, end, planet, side = target.split(" ")
    route = position.routes[name]
    between, slots = list(route.between), list(route.slots)
    between[int(end)], slots[int(end)] = planet, int(side)
    position.routes = {**position.routes, name: Route(between, True, slots)}
    position.board = None
    happened(position, "z_route_placed", by=seat, between=between)


def _restore(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    del position.depletion[target]
    happened(position, "restored", by=seat, area=target)


def _rival_cards(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    hand = position.players[target].hand
    moving.discard(position, target, chance.shuffle(position, hand)[: effect.count])


def _rival_workers(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    player = position.players[target]
    lost = min(effect.count, player.pool)
    player.pool -= lost
    happened(position, "workers_lost", by=target, count=lost)


def _nothing_more(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    """The card lies in play: what it does is read from there."""


def _end(position: StarcraftPosition, seat: str, effect: Any, target: str) -> None:
    """However many were laid down, one combat card is drawn."""
    moving.draw(position, seat, 1)
    happened(position, "end_nears", by=seat, count=len(position.end_cards))


_DEEDS: dict[str, Callable[[StarcraftPosition, str, Any, str], None]] = {
    "cards": _cards, "workers": _workers, "conquest": _conquest, "deploy": _deploy, "transport": _transport,
    "module": _module, "rearrange": _rearrange, "restore": _restore, "rival_cards": _rival_cards,
    "rival_workers": _rival_workers, "standing": _nothing_more, "end": _end,
}  # fmt: skip


def effect_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """The effects of the card that would do something."""
    return [one.do for one in _usable(position, values["by"], values["card"])]


def target_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """What the effect may be done to."""
    return _CHOICES[values["do"]](position, values["by"], _effect(position, values))


ASKS = {"effect": effect_choices, "target": target_choices}
