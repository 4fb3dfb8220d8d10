"""One action of one unit: where to, then whom to attack, then (by option) a square of cover.

Also how a unit walks off a marker when it deploys or respawns. Source: Reglas de Haloclix, Acciones y Moviendo.
"""

from typing import Any

from game.clix import abilities, attack, variants, ways
from game.clix.bits import those_at
from game.clix.position import ClixPosition, Square
from game.clix.standing import put
from game.core.events import happened
from game.core.flow import call
from game.core.position import DONE, Answer, Ask, Values


def set_out(position: ClixPosition, values: Values) -> Ask | str | None:
    """Note where the walk begins, and how far it may go: what changes on the way is too late to matter."""
    uid = values["unit"]
    values["start"] = position.units[uid].at
    values["path"] = []
    values["speed"] = ways.speed(position, uid)
    values["attack_speed"] = ways.speed(position, uid, attacking=True)
    return None


def ask_where(position: ClixPosition, values: Values) -> Ask | str | None:
    """A square to walk to, a step of a walk of one's own, or (to attack) the square it stands on."""
    uid, unit = values["unit"], position.units[values["unit"]]
    if values["path"] and walk_options(position, uid, values) == [["stop"]]:
        return "arrive"
    assert unit.owner is not None
    return Ask(unit.owner, "where")


def take_where(position: ClixPosition, values: Values) -> Ask | str | None:
    """Walk, or note the row or the step and ask on."""
    verb, *square = values.pop("answer")
    unit = position.units[values["unit"]]
    if verb == "row":
        values["row"] = square[0]
        return "ask_where"
    if verb == "step":
        put(position, unit, square)
        values["path"] = [*values["path"], square]
        return "ask_where"
    if verb == "to" and square != values["start"]:
        values["path"] = ways.shortest_way(position, values["unit"], values["start"], square)
        put(position, unit, square)
    return None


def arrive(position: ClixPosition, values: Values) -> Ask | str | None:
    """The walk is done: count its squares, spend the action, and see what the square does."""
    uid, unit = values["unit"], position.units[values["unit"]]
    path = values["path"]
    if path:
        unit.moved = len(path)
        happened(position, "moved", unit=uid, owner=unit.owner, start=values["start"], path=path, kind=values["kind"])
    if values["kind"] != "deploy":
        position.actions_left -= 1
    unit.acted = True
    if path:
        variants.unit_arrives(position, uid)
    abilities.walked(position, uid, len(path))
    abilities.reply(position, uid)
    return None


def ask_attack(position: ClixPosition, values: Values) -> Ask | str | None:
    """Whom to attack now, if anybody. Not in the first turn."""
    unit = position.units[values["unit"]]
    if values["kind"] == "deploy" or unit.where != "board" or unit.at is None:
        return "close"
    found = attacks(position, values)
    assert unit.owner is not None
    return "close" if found in ([], [DONE]) else Ask(unit.owner, "attack", found)


def take_attack(position: ClixPosition, values: Values) -> Ask | str | None:
    """Start the attack, or ask which square the grenade goes to."""
    verb, *rest = values["answer"]
    uid, unit = values["unit"], position.units[values["unit"]]
    assert unit.owner is not None
    if verb == "done":
        return "close"
    if verb == "grenade":
        return Ask(unit.owner, "aim")
    if verb == "shoot":
        call(position, "shot", attacker=uid, target=rest[0])
    else:
        abilities.perform(position, uid, rest)
    return "ask_cover"


def throw(position: ClixPosition, values: Values) -> Ask | str | None:
    """The grenade's square is chosen."""
    _, x, y = values.pop("answer")
    call(position, "grenade", attacker=values["unit"], at=[x, y])
    return None


def ask_cover(position: ClixPosition, values: Values) -> Ask | str | None:
    """By option, a unit that attacked without moving first may move one square ("attack and cover").

    It is an action of its own beside moving and attacking, so never a second move. Speed does not matter to it.
    """
    uid, unit = values["unit"], position.units[values["unit"]]
    if not position.options["attack_and_cover"] or values["path"] or unit.where != "board":
        return "close"
    if not cover_squares(position, uid):
        return "close"
    assert unit.owner is not None
    return Ask(unit.owner, "cover")


def take_cover(position: ClixPosition, values: Values) -> Ask | str | None:
    """Move to the square of cover, or stay."""
    verb, *square = values.pop("answer")
    uid, unit = values["unit"], position.units[values["unit"]]
    if verb == "cover":
        start = unit.at
        put(position, unit, square)
        unit.moved += 1
        happened(position, "moved", unit=uid, owner=unit.owner, start=start, path=[square], kind="cover")
        variants.unit_arrives(position, uid)
        abilities.walked(position, uid, 1)
        abilities.reply(position, uid)
    return None


def close(position: ClixPosition, values: Values) -> Ask | str | None:
    """The action is over."""
    return None


ACTIVATION = (set_out, ask_where, take_where, arrive, ask_attack, take_attack, throw, ask_cover, take_cover, close)


# -- options --------------------------------------------------------------------------------


def where(position: ClixPosition, values: Values) -> list[Answer]:
    """`["to", x, y]`, `["step", x, y]`, `["stop"]`; `["row", y]` first where the squares are too many."""
    uid, unit = values["unit"], position.units[values["unit"]]
    if values["path"]:
        return walk_options(position, uid, values)
    assert unit.at is not None
    moves = ways.speed(position, uid)
    walks = those_at(ways.ends(position, uid, unit.at, moves), position.world.walks)
    found: list[Answer] = []
    if len(walks) > ways.STAGE_AT:
        if "row" not in values:
            found = [["row", y] for y in sorted({y for _, _, y in walks})]
            walks = []
        else:
            walks = [walk for walk in walks if walk[2] == values["row"]]
    if values["kind"] == "action" and attacks_from(position, uid, unit.at, 0):
        found.append(["to", *unit.at])
    found += walks
    found += [["step", x, y] for x, y in ways.next_steps(position, uid, moves)]
    return found


def walk_options(position: ClixPosition, uid: str, values: Values) -> list[Answer]:
    """In the middle of a walk of one's own: the next steps, and `stop` where it may end."""
    at = position.units[uid].at
    moves = values.get("speed", ways.speed(position, uid)) - len(values["path"])
    assert at is not None
    bit = 1 << position.world.board.index(*at)
    if bit & variants.stops(position):
        return [["stop"]]
    found: list[Answer] = [["step", x, y] for x, y in ways.next_steps(position, uid, moves)]
    if not bit & ways.closed_markers(position, position.units[uid].owner):
        found.append(["stop"])
    return found


def attacks_from(
    position: ClixPosition, uid: str, at: Square, moved: int, most: int | None = None
) -> list[Answer]:
    """Attacks of a unit standing (or planned to stand) in `at`: `shoot`, `grenade`, `ability`.

    `most`: the squares after which it may still attack, where that was settled when it set out.
    """
    if most is None:
        most = ways.speed(position, uid, attacking=True)
    if variants.action_ends(position, at, moved) or moved > most:
        return []
    found: list[Answer] = [["shoot", target] for target in attack.targets_from(position, uid, at)]
    if position.units[uid].grenades and not variants.must_use_cannon(position, uid, at):
        found.append(["grenade"])
    if not variants.must_use_cannon(position, uid, at):
        found += abilities.attack_answers(position, uid, at, moved)
    return found


def attacks(position: ClixPosition, values: Values) -> list[Answer]:
    """Attacks from where the unit now stands, and `done` for a unit that has moved."""
    uid, unit = values["unit"], position.units[values["unit"]]
    assert unit.at is not None
    found = attacks_from(position, uid, unit.at, unit.moved, values.get("attack_speed"))
    return [*found, DONE] if values["path"] else found


def aims(position: ClixPosition, values: Values) -> list[Answer]:
    """`["at", x, y]` of every square a grenade can be thrown at."""
    uid, unit = values["unit"], position.units[values["unit"]]
    assert unit.at is not None
    return [["at", x, y] for x, y in attack.grenade_squares(position, uid, unit.at)]


def cover_squares(position: ClixPosition, uid: str) -> list[Any]:
    """Squares one step away where the unit may end."""
    at = position.units[uid].at
    assert at is not None
    return ways.squares(position, ways.ends(position, uid, at, 1))


def covers(position: ClixPosition, values: Values) -> list[Answer]:
    """`["cover", x, y]`, or `["done"]` to stay."""
    return [["cover", x, y] for x, y in cover_squares(position, values["unit"])] + [["done"]]
