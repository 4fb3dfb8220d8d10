"""Damage, healing, elimination, kill points and victory.

Source: Reglas de Haloclix, Haciendo daño, Eliminando una unidad, Victoria.
"""

from game.clix import abilities, dial, variants
from game.clix.position import ClixPosition, Unit, are_enemies, side_of
from game.clix.standing import rearranged
from game.core.events import happened


def damage(position: ClixPosition, uid: str, clicks: int, by: str | None) -> None:
    """Turn the dial of a unit by `clicks`; past its last row it is eliminated. `by` is the unit that hurts it.

    Its mark `down` keeps who eliminated it until it is taken away; further damage is lost on it.
    """
    unit = position.units[uid]
    if clicks <= 0 or unit.where != "board" or "down" in unit.marks:
        return
    dealt = min(clicks, dial.clicks_left(position, unit))
    before = unit.click
    unit.click += dealt
    happened(position, "damaged", unit=uid, clicks=clicks, click=unit.click, before=before, by=by)
    if unit.click > len(dial.card_of(position, unit).dial):
        unit.click -= 1
        unit.marks = {**unit.marks, "down": by or ""}
    else:
        abilities.trigger(position, "damaged", {"attacker": by, "target": uid, "clicks": dealt})


def heal(position: ClixPosition, uid: str, clicks: int) -> int:
    """Turn a dial back by up to `clicks`, never before its start click. Returns how far it turned."""
    unit = position.units[uid]
    start = dial.card_of(position, unit).start
    turned = max(0, min(clicks, unit.click - start))
    unit.click -= turned
    happened(position, "healed", unit=uid, clicks=turned, click=unit.click)
    return turned


def remove_fallen(position: ClixPosition) -> None:
    """Take away every unit whose dial has run out, count its kill point, then look for a winner.

    An enemy that a unit eliminated (by any damage, an ability's too) gives its seat a kill point and itself an
    upgrade counter; a friend, or itself, gives one kill point to each other side, and no counter.
    """
    fallen = [uid for uid, unit in position.units.items() if unit.where == "board" and "down" in unit.marks]
    for uid in fallen:
        by = position.units[uid].marks["down"] or None
        _score_kill(position, uid, by)
        abilities.trigger(position, "kill", {"attacker": by, "target": uid, "at": position.units[uid].at})
    for uid in fallen:
        take_away(position, uid)
    if fallen:
        check_victory(position)


def _score_kill(position: ClixPosition, uid: str, by: str | None) -> None:
    owner = position.units[uid].owner
    assert owner is not None
    hunter = position.units[by].owner if by else None
    if by and are_enemies(position, hunter, owner):
        assert hunter is not None
        position.players[hunter].kills += 1
        position.units[by].upgrades += 1
        happened(position, "eliminated", unit=uid, by=by, kill_to=[hunter], counter_to=by)
        return
    others = first_seats_of_other_sides(position, owner)
    for seat in others:
        position.players[seat].kills += 1
    happened(position, "eliminated", unit=uid, by=by, kill_to=others, counter_to=None)


def first_seats_of_other_sides(position: ClixPosition, seat: str) -> list[str]:
    """The first seat of each side but `seat`'s, among those still in the game."""
    first: dict[str, str] = {}
    for other in position.seats:
        if are_enemies(position, seat, other) and other not in position.out:
            first.setdefault(position.players[other].team, other)
    return list(first.values())


def take_away(position: ClixPosition, uid: str) -> None:
    """An eliminated unit goes to the reserve with its dial turned back; its points may respawn."""
    unit = position.units[uid]
    assert unit.owner is not None
    variants.unit_leaves(position, uid)
    abilities.left(position, uid)
    player = position.players[unit.owner]
    worth = dial.points(position, unit)
    if position.turn == unit.owner:
        player.respawns_next = [*player.respawns_next, worth]
    else:
        player.respawns = [*player.respawns, worth]
    put_back(position, unit)
    rearranged(position)


def put_back(position: ClixPosition, unit: Unit) -> None:
    """To the reserve, everybody's where it is shared: the dial turned back, the upgrade counters kept."""
    unit.where, unit.at, unit.click, unit.grenades = "reserve", None, dial.card_of(position, unit).start, 0
    unit.acted, unit.moved, unit.marks = False, 0, {}
    if position.options["shared_reserve"]:
        unit.owner = None


def side_kills(position: ClixPosition, seat: str) -> int:
    """The kill points of the seat's side together."""
    return sum(position.players[other].kills for other in side_of(position, seat))


def check_victory(position: ClixPosition) -> None:
    """The first side with the total wins at once.

    If one blast brings several there, it is the side whose turn it is, else the next of them in turn order.
    """
    if position.over:
        return
    total = position.options["kills_to_win"]
    winners = [seat for seat in position.seats if total and side_kills(position, seat) >= total]
    winners = winners or variants.winners(position)
    order = position.seats.index(position.turn)
    for seat in (*position.seats[order:], *position.seats[:order]):
        if seat not in position.out and any(not are_enemies(position, seat, winner) for winner in winners):
            declare(position, seat)
            return


def declare(position: ClixPosition, seat: str) -> None:
    """End the game: the side of `seat` wins (a list of seats where the side has several)."""
    side = side_of(position, seat)
    position.over = True
    position.winner = side[0] if len(side) == 1 else side
    position.phase = "over"
    happened(position, "won", seats=side, barrier=True)
