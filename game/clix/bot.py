"""What an act is worth to the seat that does it: the hand-written score behind the greedy bot.

Looks at the position as the seat sees it, and at the means of the dice, never at a roll to come.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.clix import attack, dial, sums, wishes
from game.clix.ability_means import mean_clicks
from game.clix.board import distance
from game.clix.position import ClixPosition, Square, are_enemies
from game.clix.standing import units_on_board

KILL, CLICK, POINT = 30.0, 4.0, 0.1
APPROACH, MARKER, SAFE = 0.6, 6.0, 1.5


def worth(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    """How good a legal act looks; ending the turn is 0, and what is worse than that is better left."""
    rule = _WORTH.get(act["act"])
    return rule(position, seat, act) if rule else 0.0


def _hurt(position: ClixPosition, uid: str, clicks: int) -> float:
    """The worth of taking clicks off a unit: what is left of it, and the kill point."""
    left = dial.clicks_left(position, position.units[uid])
    if clicks >= left:
        return KILL + CLICK * left + POINT * dial.points(position, position.units[uid])
    return CLICK * clicks


def place(position: ClixPosition, seat: str, uid: str, square: Square) -> float:
    """How good it is to stand in a square: near the enemy but not among them, on an enemy's marker.

    Whoever carries a flag has better things to do than wait on a marker.
    """
    enemies = [u.at for _, u in units_on_board(position) if are_enemies(position, seat, u.owner) and u.at]
    markers = [
        spawn
        for other, player in position.players.items()
        if are_enemies(position, seat, other)
        for spawn in player.spawns
    ]
    near = min((distance(square, at) for at in enemies or markers), default=0)
    wanted = 1 if dial.card_of(position, position.units[uid]).melee else 4
    score = -APPROACH * abs(near - wanted)
    if square in markers and not position.units[uid].marks.get("flag"):
        score += MARKER
    return score + _variant_place(position, seat, uid, square)


def _variant_place(position: ClixPosition, seat: str, uid: str, square: Square) -> float:
    marks = position.marks
    if not marks:
        return 0.0
    score = 0.0
    for hill in marks.get("hills", ()):
        score += 8.0 if square in hill else -0.3 * min(distance(square, s) for s in hill)
    for owner, flag in marks.get("flags", {}).items():
        score += _flag_place(position, seat, uid, square, owner, flag)
    return score


def _flag_place(
    position: ClixPosition, seat: str, uid: str, square: Square, owner: str, flag: Mapping[str, Any]
) -> float:
    """Go for the enemy's flag and carry it home; but nothing is won there while one's own flag is away: go after it."""
    ours = owner == position.players[seat].team
    if ours and flag["at"] == flag["home"]:
        carrying = position.units[uid].marks.get("flag")
        goal = flag["home"] if carrying else None
    elif ours:
        goal = flag["at"] or position.units[flag["carrier"]].at
        return -0.8 * distance(square, goal) if goal else 0.0
    else:
        goal = flag["at"]
    return (20.0 if square == goal else -0.8 * distance(square, goal)) if goal else 0.0


def _stand(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> tuple[Square, int, float]:
    """Where the act's unit will stand, how far it will have walked, and what that place gains."""
    unit = position.units[act["unit"]]
    start: Square = act.get("spawn") or unit.at or []
    at, moved = wishes.planned(position, act, start)
    if at == start:
        return at, 0, 0.0
    gain = place(position, seat, act["unit"], at)
    return at, moved, gain - (place(position, seat, act["unit"], start) if "spawn" not in act else 0.0)


def _move(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    return _stand(position, seat, act)[2]


def _shoot(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    at, moved, gain = _stand(position, seat, act)
    kind = sums.kind_of_shot(position, act["unit"], at)
    facts = sums.facts_of(position, act["unit"], at, moved, act["target"], kind)
    odds = sums.ways_to_hit(sums.attack_sum(position, facts).total, sums.defense_sum(position, facts).total) / 36
    return SAFE + odds * _hurt(position, act["target"], sums.damage_sum(position, facts).total) + 0.3 * gain


def _grenade(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    at, moved, gain = _stand(position, seat, act)
    facts = sums.facts_of(position, act["unit"], at, moved, None, "grenade")
    odds = sums.ways_to_hit(
        sums.attack_sum(position, facts).total, sums.grenade_defense(position, facts, act["at"]).total
    )
    blast = 0.0
    for uid, printed in attack.blast(position, act["at"]):
        hurt = _hurt(position, uid, sums.blast_sum(position, {**facts, "target": uid}, printed).total)
        blast += hurt if are_enemies(position, seat, position.units[uid].owner) else -1.2 * hurt
    return odds / 36 * blast + 0.3 * gain if blast > 0 else -1.0


def _ability(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    at, moved, gain = _stand(position, seat, act)
    good = 0.0
    for uid, clicks in mean_clicks(position, act, at, moved).items():
        worth = _hurt(position, uid, round(clicks)) if clicks >= 1 else CLICK * clicks
        good += worth if are_enemies(position, seat, position.units[uid].owner) else -worth
    return good + 0.3 * gain if good > 0 else -1.0


def _respawn(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    return 10.0 + POINT * dial.points(position, position.units[act["unit"]]) + _move(position, seat, act)


def _upgrade(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    return 5.0 + _better(position, act)


def _swap(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    lost = position.units[act["unit"]].grenades
    return _better(position, act) - 2.0 * lost - 0.5


def _better(position: ClixPosition, act: Mapping[str, Any]) -> float:
    """How much better the other dial is at the present click."""
    click = position.units[act["unit"]].click
    old = dial.card_of(position, position.units[act["unit"]]).dial
    new = dial.card_of(position, position.units[act["into"]]).dial
    now, then = sum(old[click - 1]), sum(new[click - 1])
    return float(then - now) + 0.5 * (len(new) - len(old))


def _place_spawn(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    """Markers a little off the middle, in the open, away from the enemy's."""
    b = position.world.board
    suggested = act["at"] in position.grid.get("spawns", ())
    enemies = [s for o, p in position.players.items() if are_enemies(position, seat, o) for s in p.spawns]
    far = min((distance(act["at"], spawn) for spawn in enemies), default=8)
    edge = min(act["at"][0], act["at"][1], b.width - 1 - act["at"][0], b.height - 1 - act["at"][1])
    return (6.0 if suggested else 0.0) - 0.3 * abs(far - 11) - 0.1 * edge


def _choose(position: ClixPosition, seat: str, act: Mapping[str, Any]) -> float:
    return -0.1 if act["option"] in ("none", "no") else 0.1


_WORTH: dict[str, Callable[[ClixPosition, str, Mapping[str, Any]], float]] = {
    "move": _move,
    "deploy": _move,
    "shoot": _shoot,
    "grenade": _grenade,
    "ability": _ability,
    "respawn": _respawn,
    "upgrade": _upgrade,
    "swap_weapon": _swap,
    "loot": lambda position, seat, act: 3.0,
    "place_spawn": _place_spawn,
    "choose": _choose,
}


