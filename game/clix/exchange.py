"""Units coming in and changing: deployment, respawns, upgrades, weapon swaps.

Source: Reglas de Haloclix, Desplegando unidades, Mejorando una unidad, Respawning, Cambiando de armas.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from game.clix import abilities, dial, harm, variants, ways
from game.clix.position import ClixPosition, Square, Unit, are_enemies, unit_at
from game.clix.standing import Named, force_of, rearranged, taken_over
from game.clix.swaps import Instead, why_not_instead
from game.core.events import happened
from game.core.position import Answer, Ask, Values

COUNTER_POINTS = 25

# -- coming in --------------------------------------------------------------------------------


def why_not_spawn(position: ClixPosition, seat: str, spawn: Square) -> str | None:
    """The reason against coming in at a marker: not one's own, held by an enemy, or occupied by a friend."""
    if spawn not in position.players[seat].spawns:
        return "not_yours"
    holder = unit_at(position, spawn)
    if holder is None:
        return None
    return "spawn_captured" if are_enemies(position, seat, position.units[holder].owner) else "square_occupied"


def why_not_enter(position: ClixPosition, uid: str, spawn: Square) -> str | None:
    """The reason against bringing a unit in at a marker; it must be able to walk off it."""
    seat = position.units[uid].owner or position.turn
    code = why_not_spawn(position, seat, spawn)
    if code:
        return code
    if ways.leaves_at_once(position, uid, spawn):
        return None
    with entering(position, uid, spawn):
        can_leave = ways.ends(position, uid, spawn, ways.speed(position, uid))
    return None if can_leave else "must_leave_spawn"


@contextmanager
def entering(position: ClixPosition, uid: str, spawn: Square) -> Iterator[None]:
    """Plan with a unit as if it had just come in at a marker: its fresh dial, its grenades, its abilities at work."""
    unit = position.units[uid]
    kept = unit.owner, unit.where, unit.at, unit.click, unit.grenades
    stood = position.standing
    _stand(position, unit, unit.owner or position.turn, spawn)
    try:
        yield
    finally:
        unit.owner, unit.where, unit.at, unit.click, unit.grenades = kept
        position.standing = stood


def _stand(position: ClixPosition, unit: Unit, seat: str, spawn: Square) -> None:
    """Put a unit on a marker with its whole life and the grenades its card prints."""
    card = dial.card_of(position, unit)
    unit.owner, unit.where, unit.at = seat, "board", list(spawn)
    unit.click, unit.grenades = card.start, card.grenades
    rearranged(position)


def respawn_points(position: ClixPosition, seat: str, uid: str) -> int | None:
    """The dearest waiting respawn that fits the unit's points, or None."""
    worth = dial.points(position, position.units[uid])
    fitting = [points for points in position.players[seat].respawns if points >= worth]
    return max(fitting, default=None)


def may_come_in(position: ClixPosition, unit: Unit) -> bool:
    """Units marked so may only come in as an upgrade (option `upgrade_only_anyway` for small collections)."""
    return position.options["upgrade_only_anyway"] or not dial.card_of(position, unit).upgrade_only


def respawns(position: ClixPosition, seat: str) -> list[Answer]:
    """`["respawn", unit, x, y]` for every reserve unit, waiting respawn and free marker."""
    if not position.players[seat].respawns:
        return []
    return [
        ["respawn", uid, *spawn]
        for uid, unit in force_of(position, seat).reserve
        if may_come_in(position, unit) and respawn_points(position, seat, uid) is not None
        for spawn in position.players[seat].spawns
        if why_not_enter(position, uid, spawn) is None
    ]


def enter(position: ClixPosition, uid: str, spawn: Square, kind: str) -> None:
    """Put a unit on a marker, from which it must walk on. A respawn uses up the dearest one that fits."""
    unit, seat = position.units[uid], position.turn
    if kind == "respawn":
        player = position.players[seat]
        spent = respawn_points(position, seat, uid)
        assert spent is not None
        left = list(player.respawns)
        left.remove(spent)
        player.respawns = left
    _stand(position, unit, seat, spawn)
    happened(position, "entered", unit=uid, by=seat, at=list(spawn), kind=kind)


# -- upgrades and swaps --------------------------------------------------------------------------------


def why_not_upgrade(position: ClixPosition, uid: str, into: str, spend: int) -> str | None:
    """Counters first, then the exact sum (25 points a counter), then the same click."""
    old, new = position.units[uid], position.units[into]
    return _upgrade_reason(old, dial.card_of(position, old), dial.card_of(position, new), spend)


def _upgrade_reason(old: Unit, card: dial.Card, into: dial.Card, spend: int) -> str | None:
    if spend < 1 or spend > old.upgrades:
        return "not_enough_upgrades"
    if card.points + COUNTER_POINTS * spend != into.points:
        return "wrong_points"
    return None if old.click <= len(into.dial) else "no_such_click"


def why_not_swap(position: ClixPosition, uid: str, into: str) -> str | None:
    """Another card of the same points, the same click, and no action given this turn."""
    old, new = position.units[uid], position.units[into]
    anyway = position.options["upgrade_only_anyway"]
    if old.acted:
        return "already_acted"
    return why_not_instead(dial.card_of(position, old), old.click, dial.card_of(position, new), anyway)


def _instead(position: ClixPosition) -> Instead:
    found: Instead = position.world.instead[position.options["upgrade_only_anyway"]]
    return found


def exchanges(position: ClixPosition, seat: str) -> list[Answer]:
    """`["upgrade", unit]` and `["swap_weapon", unit]` of the units that the seat may exchange now."""
    force, instead = force_of(position, seat), _instead(position)
    found: list[Answer] = []
    for uid, unit in force.on_board:
        if not unit.acted and not force.cards.isdisjoint(instead[unit.card, unit.click]):
            found.append(["swap_weapon", uid])
        if unit.upgrades and any(True for _ in _upgrades(position, unit, force.reserve)):
            found.append(["upgrade", uid])
    return found


def _upgrades(position: ClixPosition, unit: Unit, reserve: list[Named]) -> Iterator[tuple[str, int]]:
    """(reserve unit, counters spent) of every upgrade open to the unit."""
    cards = position.world.cards
    for spend in range(1, unit.upgrades + 1):
        for other, into in reserve:
            if _upgrade_reason(unit, cards[unit.card], cards[into.card], spend) is None:
                yield other, spend


def intos(position: ClixPosition, values: Values) -> list[Answer]:
    """`["into", unit]` of the reserve for a swap, `["into", unit, counters]` for an upgrade."""
    unit = position.units[values["unit"]]
    assert unit.owner is not None
    reserve = force_of(position, unit.owner).reserve
    if values["verb"] == "upgrade":
        return [["into", other, spend] for other, spend in _upgrades(position, unit, reserve)]
    instead = _instead(position)[unit.card, unit.click]
    return [["into", other] for other, into in reserve if into.card in instead]


def ask_into(position: ClixPosition, values: Values) -> Ask | str | None:
    """What the unit becomes."""
    return Ask(position.turn, "into")


def take_into(position: ClixPosition, values: Values) -> Ask | str | None:
    """Make the exchange."""
    _, *rest = values.pop("answer")
    exchange(position, values["verb"], values["unit"], *rest)
    return None


EXCHANGE = (ask_into, take_into)


def exchange(position: ClixPosition, verb: str, uid: str, into: str, spend: int = 0) -> None:
    """Put `into` in the square of `uid`, at the same click, with what goes along; `uid` goes to the reserve.

    Counters left go along; grenades go along with an upgrade and are lost by a swap.
    """
    old, new = position.units[uid], position.units[into]
    new.owner, new.where, new.at, new.click = old.owner, "board", old.at, old.click
    new.acted, new.moved, new.marks = old.acted, old.moved, old.marks
    new.upgrades += old.upgrades - spend
    new.grenades = old.grenades if verb == "upgrade" else 0
    variants.unit_exchanged(position, uid, into)
    abilities.exchanged(position, uid, into)
    happened(position, "exchanged", verb=verb, unit=uid, into=into, spend=spend, at=old.at, click=new.click)
    old.upgrades = 0
    harm.put_back(position, old)
    assert new.owner is not None
    taken_over(position, new.owner)


def leave_behind(position: ClixPosition) -> None:
    """At the end of the first turn, a unit that no marker lets in waits in the reserve like an eliminated one."""
    if position.phase != "deploy":
        return
    player = position.players[position.turn]
    for unit in position.units.values():
        if unit.where == "team" and unit.owner == position.turn:
            unit.where = "reserve"
            rearranged(position)
            player.respawns_next = [*player.respawns_next, dial.points(position, unit)]
