"""The acts a bot should weigh: for each unit and target, the few squares that are best to attack it from.

A unit can stop in some two hundred squares and throw a grenade from each at a hundred more; weighing them
all takes seconds. Sight is worked out once a target, and only the best places are proposed.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from game.clix import acts, bot, dial, exchange, sums, variants, ways
from game.clix.board import distance
from game.clix.position import ClixPosition, Square, are_enemies
from game.clix.standing import units_on_board

Plan = dict[str, Any]
PLACES = 3
"""How many squares are proposed for each unit and target, near (no penalty) and far."""


def candidates(position: ClixPosition, seat: str) -> Iterator[Plan]:
    """Acts of `seat` worth weighing now; every one is legal."""
    ask = position.ask
    if ask is None or ask.by != seat:
        return
    if ask.kind not in ("action", "deploy", "marker_row"):
        yield from acts.legal_acts(position, seat)
        return
    sights = _sights(position, seat) if ask.kind == "action" else {}
    for answer in ask.options:
        if answer[0] == "unit":
            plans = _of_unit(position, seat, answer[1], sights)
        elif answer[0] in ("deploy", "respawn"):
            plans = _entries(position, seat, *answer)
        else:
            plans = acts.acts_of(position, ask.kind, answer)
        for plan in plans:
            yield {"by": seat, **plan}


def _sights(position: ClixPosition, seat: str) -> dict[str, int]:
    """Enemy to the bitboard of squares from which a shot of `seat`'s side at it has a clear line."""
    return {
        uid: ways.seen(position, unit.at, ways.enemies_in_the_way(position, seat, (uid,)))
        for uid, unit in units_on_board(position)
        if unit.at is not None and are_enemies(position, seat, unit.owner)
    }


def _of_unit(position: ClixPosition, seat: str, uid: str, sights: dict[str, int]) -> Iterator[Plan]:
    """The unit's best moves, its attacks from where it stands, and from the best squares it can walk to."""
    unit = position.units[uid]
    start = unit.at
    assert start is not None
    yield from acts.attack_acts(position, uid, start, 0, {}, blasts_only=True)
    layers = ways.reach_of(position, uid, start, ways.speed(position, uid))
    can_end = ways.ends(position, uid, start, ways.speed(position, uid))
    near = can_end & _together(layers[: sums.FREE_SQUARES + 1])
    ranked: dict[int, list[Square]] = {}
    for zone in (near, can_end & ~near):
        squares = [list(square) for square in ways.squares(position, zone)]
        squares.sort(key=lambda square: -bot.place(position, seat, uid, square))
        ranked[zone] = squares
        for square in squares[:PLACES]:
            yield {"act": "move", "unit": uid, "to": square}
    attacking = ways.speed(position, uid, attacking=True)
    allowed = _together(layers[: attacking + 1])
    for zone, squares in ranked.items():
        usable = [square for square in squares if _in(position, allowed, square)]
        yield from _shots(position, uid, usable, sights)
        yield from _throws(position, uid, usable, sights)
        if zone == near:
            yield from _specials(position, uid, usable[:PLACES], layers)


def _together(layers: Sequence[int]) -> int:
    bits = 0
    for layer in layers:
        bits |= layer
    return bits


def _in(position: ClixPosition, bits: int, square: Square) -> bool:
    return bool(bits >> (square[1] * position.grid["width"] + square[0]) & 1)


def _shots(position: ClixPosition, uid: str, squares: list[Square], sights: dict[str, int]) -> Iterator[Plan]:
    """For each enemy, the best-placed squares that see it (and touch it, for a melee weapon)."""
    melee = dial.card_of(position, position.units[uid]).melee
    for target, sight in sights.items():
        at = position.units[target].at
        assert at is not None
        found = 0
        for square in squares:
            if found == PLACES:
                break
            out_of_reach = melee and distance(square, at) > 1
            if _in(position, sight, square) and not out_of_reach and not variants.action_ends(position, square, 1):
                found += 1
                yield {"act": "shoot", "unit": uid, "target": target, "to": square}


def _throws(position: ClixPosition, uid: str, squares: list[Square], sights: dict[str, int]) -> Iterator[Plan]:
    """A grenade at each enemy's square, from the nearest of the best-placed squares."""
    if not position.units[uid].grenades:
        return
    blockers = ways.enemies_in_the_way(position, position.units[uid].owner)
    for target in sights:
        at = position.units[target].at
        assert at is not None
        in_range = [square for square in squares if distance(square, at) <= sums.GRENADE_RANGE]
        for square in sorted(in_range, key=lambda square: distance(square, at))[:PLACES]:
            if ways.line_is_clear(position, square, at, blockers) and not variants.action_ends(position, square, 1):
                yield {"act": "grenade", "unit": uid, "at": list(at), "to": square}


def _specials(position: ClixPosition, uid: str, squares: list[Square], layers: Sequence[int]) -> Iterator[Plan]:
    """Special attacks and actions from the best-placed squares."""
    for square in squares:
        moved = acts.squares_walked(position, layers, square)
        for plan in acts.attack_acts(position, uid, square, moved, {"to": square}, blasts_only=True):
            if plan["act"] == "ability":
                yield plan


def _entries(position: ClixPosition, seat: str, verb: str, uid: str, x: int, y: int) -> Iterator[Plan]:
    """The best squares to walk to on coming in."""
    with exchange.entering(position, uid, [x, y]):
        bits = ways.ends(position, uid, [x, y], ways.speed(position, uid))
    squares = [list(square) for square in ways.squares(position, bits)]
    squares.sort(key=lambda square: -bot.place(position, seat, uid, square))
    for square in squares[:PLACES]:
        yield {"act": verb, "unit": uid, "spawn": [x, y], "to": square}

