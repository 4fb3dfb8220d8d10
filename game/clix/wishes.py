"""Why an act is refused, in the order of the contract: the piece, its state, the way, the cost, the target.

Every check is the one that the options are made with. `why_not` is None exactly when the act can be made.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.clix import abilities, attack, exchange, loot, turn, variants, ways
from game.clix.position import ClixPosition, Square

Wish = Mapping[str, Any]

CODES = frozenset(
    {
        "no_actions_left", "already_acted", "too_far", "wall_in_the_way", "unit_in_the_way", "square_occupied",
        "off_the_map", "no_line_of_sight", "out_of_range", "no_grenades", "friendly_target", "not_on_the_board",
        "first_turn", "spawn_captured", "own_spawn", "spawn_too_close", "wrong_points", "not_enough_upgrades",
        "must_leave_spawn", "must_deploy", "not_yours", "no_such_click", "melee_only", "cannot_loot",
        "nothing_to_respawn", "not_in_team", "not_in_reserve", "bad_path", "no_such_unit", "upgrade_only",
        "must_stop_there", "must_use_cannon", "no_cover", "same_weapon",
    }
) | abilities.CODES  # fmt: skip


def why_not(position: ClixPosition, seat: str, act: Wish) -> str | None:
    """The first reason code against an act of `seat` in its own phase, or None."""
    return _REASONS[act["act"]](position, seat, act)


def _piece(position: ClixPosition, seat: str, uid: str, where: str) -> str | None:
    unit = position.units.get(uid)
    if unit is None:
        return "no_such_unit"
    if unit.owner is not None and unit.owner != seat:
        return "not_yours"
    if unit.where != where:
        return {"board": "not_on_the_board", "team": "not_in_team"}.get(where, "not_in_reserve")
    return None


def _place_spawn(position: ClixPosition, seat: str, act: Wish) -> str | None:
    b, at = position.world.board, act["at"]
    if not b.inside(*at) or not position.world.floor >> b.index(*at) & 1:
        return "off_the_map"
    return None if turn.marker_squares(position) >> b.index(*at) & 1 else "spawn_too_close"


def _deploy(position: ClixPosition, seat: str, act: Wish) -> str | None:
    code = _piece(position, seat, act["unit"], "team") or exchange.why_not_spawn(position, seat, act["spawn"])
    return code or _way_in(position, act)


def _way_in(position: ClixPosition, act: Wish) -> str | None:
    """The reason against the walk of a unit that comes in; it has to walk."""
    if "to" not in act and "path" not in act:
        return "must_leave_spawn"
    with exchange.entering(position, act["unit"], act["spawn"]):
        return _way(position, act, act["spawn"])


def _way(position: ClixPosition, act: Wish, start: Square) -> str | None:
    """The reason against the walk of an act: `path` counts before `to`; no walk at all is always possible."""
    if "path" in act:
        code = ways.why_not_path(position, act["unit"], start, act["path"])
        if code is None and "to" in act and act["to"] != act["path"][-1]:
            return "bad_path"
        return code
    return ways.why_not_to(position, act["unit"], start, act["to"]) if "to" in act else None


def planned(position: ClixPosition, act: Wish, start: Square) -> tuple[Square, int]:
    """Where a unit will stand when it attacks, and how many squares it will have walked."""
    if "path" in act:
        return act["path"][-1], len(act["path"])
    if "to" not in act:
        return start, 0
    if "spawn" not in act:
        return act["to"], len(ways.shortest_way(position, act["unit"], start, act["to"]))
    with exchange.entering(position, act["unit"], start):
        return act["to"], len(ways.shortest_way(position, act["unit"], start, act["to"]))


def _ready(position: ClixPosition, seat: str, act: Wish) -> str | None:
    """The piece, its state, its way (a step of cover with it) and the action it costs."""
    code = _piece(position, seat, act["unit"], "board")
    if code:
        return code
    unit = position.units[act["unit"]]
    if unit.acted:
        return "already_acted"
    assert unit.at is not None
    code = _way(position, act, unit.at) or _cover(position, act, unit.at)
    return code or (None if position.actions_left else "no_actions_left")


def _move(position: ClixPosition, seat: str, act: Wish) -> str | None:
    """A move without a square to go to is no way at all."""
    return _ready(position, seat, act if "to" in act or "path" in act else {**act, "path": []})


def _attack(check: Callable[[ClixPosition, str, Wish, Square, int], str | None]) -> Callable[..., str | None]:
    """An act that walks first and attacks then; `check` looks at the cost and the target."""

    def reason(position: ClixPosition, seat: str, act: Wish) -> str | None:
        if position.phase == "deploy":
            return "first_turn"
        code = _ready(position, seat, act)
        if code:
            return code
        start = position.units[act["unit"]].at
        assert start is not None
        at, moved = planned(position, act, start)
        return _why_no_attack_there(position, act["unit"], at, moved) or check(position, seat, act, at, moved)

    return reason


def _why_no_attack_there(position: ClixPosition, uid: str, at: Square, moved: int) -> str | None:
    """The reason against any attack after such a walk."""
    if variants.action_ends(position, at, moved):
        return "must_stop_there"
    return "too_far" if moved > ways.speed(position, uid, attacking=True) else None


def _cover(position: ClixPosition, act: Wish, at: Square) -> str | None:
    """Cover is for who attacks without moving first: moving and attacking is another action."""
    if "cover" not in act:
        return None
    if not position.options["attack_and_cover"] or "to" in act or "path" in act:
        return "no_cover"
    return ways.why_not_cover(position, act["unit"], at, act["cover"])


def _shoot(position: ClixPosition, seat: str, act: Wish, at: Square, moved: int) -> str | None:
    return shot_reason(position, act["unit"], act["target"], at)


def shot_reason(position: ClixPosition, uid: str, target: str, at: Square) -> str | None:
    """The reason against a shot at any unit id from a square, or None."""
    if target not in position.units:
        return "no_such_unit"
    return attack.why_not_shoot(position, uid, at, target)


def _grenade(position: ClixPosition, seat: str, act: Wish, at: Square, moved: int) -> str | None:
    return throw_reason(position, act["unit"], act["at"], at)


def throw_reason(position: ClixPosition, uid: str, square: Square, at: Square) -> str | None:
    """The reason against throwing a grenade from `at`, or None."""
    if not position.units[uid].grenades:
        return "no_grenades"
    if variants.must_use_cannon(position, uid, at):
        return "must_use_cannon"
    return attack.why_not_throw(position, uid, at, square)


def _ability(position: ClixPosition, seat: str, act: Wish, at: Square, moved: int) -> str | None:
    if variants.must_use_cannon(position, act["unit"], at):
        return "must_use_cannon"
    return abilities.why_not(position, act, at, moved)


def _respawn(position: ClixPosition, seat: str, act: Wish) -> str | None:
    uid = act["unit"]
    code = _piece(position, seat, uid, "reserve")
    if code:
        return code
    if not exchange.may_come_in(position, position.units[uid]):
        return "upgrade_only"
    code = exchange.why_not_spawn(position, seat, act["spawn"]) or _way_in(position, act)
    if code:
        return code
    if not position.actions_left:
        return "no_actions_left"
    if not position.players[seat].respawns:
        return "nothing_to_respawn"
    if exchange.respawn_points(position, seat, uid) is None:
        return "wrong_points"
    with exchange.entering(position, uid, act["spawn"]):
        return _attack_after_respawn(position, act)


def _attack_after_respawn(position: ClixPosition, act: Wish) -> str | None:
    """The reason against the shot (`target`) or else the grenade (`at`) of a unit that has come in."""
    if "target" not in act and "at" not in act:
        return None
    uid = act["unit"]
    at, moved = planned(position, act, act["spawn"])
    code = _why_no_attack_there(position, uid, at, moved)
    if code:
        return code
    if "target" in act:
        return shot_reason(position, uid, act["target"], at)
    return throw_reason(position, uid, act["at"], at)


def _upgrade(position: ClixPosition, seat: str, act: Wish) -> str | None:
    code = _piece(position, seat, act["unit"], "board") or _piece(position, seat, act["into"], "reserve")
    return code or exchange.why_not_upgrade(position, act["unit"], act["into"], act["spend"])


def _swap(position: ClixPosition, seat: str, act: Wish) -> str | None:
    code = _piece(position, seat, act["unit"], "board") or _piece(position, seat, act["into"], "reserve")
    return code or exchange.why_not_swap(position, act["unit"], act["into"])


def _loot(position: ClixPosition, seat: str, act: Wish) -> str | None:
    code = _piece(position, seat, act["unit"], "board")
    return code or (None if loot.may_roll(position, position.units[act["unit"]]) else "cannot_loot")


def _end_turn(position: ClixPosition, seat: str, act: Wish) -> str | None:
    if position.phase != "deploy" or turn.deployments(position, {}) == [["end_turn"]]:
        return None
    return "must_deploy"


_REASONS: dict[str, Callable[[ClixPosition, str, Wish], str | None]] = {
    "place_spawn": _place_spawn,
    "deploy": _deploy,
    "move": _move,
    "shoot": _attack(_shoot),
    "grenade": _attack(_grenade),
    "ability": _attack(_ability),
    "respawn": _respawn,
    "upgrade": _upgrade,
    "swap_weapon": _swap,
    "loot": _loot,
    "end_turn": _end_turn,
}
