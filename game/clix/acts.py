"""The acts of clix: the answers each is made of, and the list of those open now.

One table for scenarios, the log, drag-and-drop and bots.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.clix import abilities, activation, attack, exchange, ways, wishes
from game.clix.position import ClixPosition, Square
from game.clix.standing import put
from game.core.game import Act
from game.core.position import DONE, Answer

Wish = Mapping[str, Any]


def _walk(position: ClixPosition, act: Wish, start: Square) -> list[Answer]:
    """The answers of the walk: a shortest way, the squares written out, or none."""
    if "path" in act:
        steps: list[Answer] = [["step", *square] for square in act["path"]]
        return steps if _ends_itself(position, act, start) else [*steps, ["stop"]]
    to = act.get("to", start)
    squares = ways.squares(
        position, ways.ends(position, act["unit"], start, ways.speed(position, act["unit"]))
    )
    row = [["row", to[1]]] if len(squares) > ways.STAGE_AT else []
    return [*row, ["to", *to]]


def _ends_itself(position: ClixPosition, act: Wish, start: Square) -> bool:
    """Whether the last step of a written path leaves nothing to choose, so that the walk stops by itself."""
    uid = act["unit"]
    unit = position.units[uid]
    values = {"path": act["path"], "speed": ways.speed(position, uid)}
    begins = unit.at
    assert begins is not None
    put(position, unit, act["path"][-1])
    last = activation.walk_options(position, uid, values) == [["stop"]]
    put(position, unit, begins)
    return last


def _unit_acts(position: ClixPosition, act: Wish) -> tuple[list[Answer], Square, int]:
    start = position.units[act["unit"]].at
    assert start is not None
    at, moved = wishes.planned(position, act, start)
    return [["unit", act["unit"]], *_walk(position, act, start)], at, moved


def _place_spawn(position: ClixPosition, act: Wish) -> list[Answer]:
    return [["row", act["at"][1]], ["place_spawn", *act["at"]]]


def _deploy(position: ClixPosition, act: Wish) -> list[Answer]:
    with exchange.entering(position, act["unit"], act["spawn"]):
        return [["deploy", act["unit"], *act["spawn"]], *_walk(position, act, act["spawn"])]


def _move(position: ClixPosition, act: Wish) -> list[Answer]:
    answers, at, moved = _unit_acts(position, act)
    more = activation.attacks_from(position, act["unit"], at, moved)
    return [*answers, ["done"]] if more else answers


def _shoot(position: ClixPosition, act: Wish) -> list[Answer]:
    return [*_unit_acts(position, act)[0], ["shoot", act["target"]]]


def _grenade(position: ClixPosition, act: Wish) -> list[Answer]:
    return [*_unit_acts(position, act)[0], ["grenade"], ["at", *act["at"]]]


def _ability(position: ClixPosition, act: Wish) -> list[Answer]:
    return [*_unit_acts(position, act)[0], abilities.answer_of(act)]


def _respawn(position: ClixPosition, act: Wish) -> list[Answer]:
    first = ["respawn", act["unit"], *act["spawn"]]
    with exchange.entering(position, act["unit"], act["spawn"]):
        walk = _walk(position, act, act["spawn"])
        at, moved = wishes.planned(position, act, act["spawn"])
        more = bool(activation.attacks_from(position, act["unit"], at, moved))
    if "target" in act:
        return [first, *walk, ["shoot", act["target"]]]
    if "at" in act:
        return [first, *walk, ["grenade"], ["at", *act["at"]]]
    return [first, *walk, ["done"]] if more else [first, *walk]


def _then(position: ClixPosition, act: Wish) -> Answer | None:
    """What closes the asks that an act leaves open: its step of cover if that can still be made, else `done`."""
    assert position.ask is not None
    options = position.ask.options
    step = ["cover", *act.get("cover", ())]
    if step in options:
        return step
    return DONE if DONE in options else None


def _exchange(position: ClixPosition, act: Wish) -> list[Answer]:
    spend = [act["spend"]] if "spend" in act else []
    return [[act["act"], act["unit"]], ["into", act["into"], *spend]]


KEYS = {
    **dict.fromkeys(("unit", "target", "into", "ability"), "word"),
    **dict.fromkeys(("at", "to", "spawn", "cover"), "square"),
    "path": "way",
    "spend": "number",
}
WALK = ("to", "path")
AIM = ("target", "at")
ATTACK = (*WALK, "cover")
ACTIONS, ATTACKS = ("actions",), ("actions", "deploy")
OPEN = ("actions", "loot")
"""When units may be exchanged. In the first turn nobody has counters yet, and who is on the map has had its walk."""
ACTS: dict[str, Act] = {
    "place_spawn": Act(("at",), (), ("place_spawns",), _place_spawn),
    "deploy": Act(("unit", "spawn"), WALK, ("deploy",), _deploy),
    "move": Act(("unit",), WALK, ACTIONS, _move, then=_then),
    "shoot": Act(("unit", "target"), ATTACK, ATTACKS, _shoot, then=_then),
    "grenade": Act(("unit", "at"), ATTACK, ATTACKS, _grenade, then=_then),
    "ability": Act(("unit", "ability"), (*AIM, *ATTACK), ATTACKS, _ability, then=_then, apart=AIM),
    "upgrade": Act(("unit", "into", "spend"), (), OPEN, _exchange),
    "swap_weapon": Act(("unit", "into"), (), OPEN, _exchange),
    "respawn": Act(("unit", "spawn"), (*WALK, *AIM), ACTIONS, _respawn, then=_then, apart=AIM),
    "loot": Act(("unit",), (), ("loot",), lambda position, act: [["loot", act["unit"]]]),
    "end_turn": Act((), (), ("deploy", "actions", "loot"), lambda position, act: [["end_turn"]]),
}

# -- what is open now --------------------------------------------------------------------------------


def legal_acts(position: ClixPosition, seat: str) -> list[dict[str, Any]]:
    """Every whole act of `seat` now (walks by shortest ways), in a fixed order.

    In the middle of an act, those that go on with it: their walk or attack is what is still open.
    """
    ask = position.ask
    if ask is None or ask.by != seat:
        return []
    if ask.question:
        return [{"by": seat, "act": "choose", "option": option} for option in ask.options]
    found: list[dict[str, Any]] = []
    for answer in ask.options:
        found += [{"by": seat, **act} for act in acts_of(position, ask.kind, answer)]
    return found


def acts_of(position: ClixPosition, kind: str, answer: Answer) -> Iterator[dict[str, Any]]:
    """The whole acts that begin with an answer of a main ask."""
    verb, *rest = answer
    if verb == "unit":
        yield from unit_acts(position, rest[0])
    elif verb == "row" and kind == "marker_row":
        yield from _markers_in_row(position, rest[0])
    elif verb in ("deploy", "respawn"):
        yield from _entries(position, verb, rest[0], rest[1:])
    elif verb == "place_spawn":
        yield {"act": verb, "at": rest}
    elif verb in ("upgrade", "swap_weapon"):
        for _, into, *spend in exchange.intos(position, {"verb": verb, "unit": rest[0]}):
            yield {"act": verb, "unit": rest[0], "into": into, **({"spend": spend[0]} if spend else {})}
    elif verb == "loot":
        yield {"act": verb, "unit": rest[0]}
    elif verb == "end_turn":
        yield {"act": verb}


def _markers_in_row(position: ClixPosition, row: int) -> Iterator[dict[str, Any]]:
    from game.clix.turn import markers

    for _, x, y in markers(position, {"row": row}):
        yield {"act": "place_spawn", "at": [x, y]}


def unit_acts(position: ClixPosition, uid: str) -> Iterator[dict[str, Any]]:
    """Moves of a unit, and its attacks from where it stands and from every square it can walk to."""
    unit = position.units[uid]
    start = unit.at
    assert start is not None
    yield from attack_acts(position, uid, start, 0, {})
    layers = ways.reach_of(position, uid, start, ways.speed(position, uid))
    for square in ways.squares(position, ways.ends(position, uid, start, ways.speed(position, uid))):
        to = {"to": list(square)}
        yield {"act": "move", "unit": uid, **to}
        yield from attack_acts(position, uid, list(square), squares_walked(position, layers, square), to)


def squares_walked(position: ClixPosition, layers: Sequence[int], square: Square) -> int:
    """How many squares a shortest way to `square` has, from the bitboards of a reach."""
    bit = 1 << position.world.board.index(*square)
    return next((count for count, layer in enumerate(layers) if layer & bit), len(layers) - 1)


def attack_acts(
    position: ClixPosition, uid: str, at: Square, moved: int, walk: dict[str, Any], blasts_only: bool = False
) -> Iterator[dict[str, Any]]:
    """Attacks of a unit from a square it stands on or plans to walk to.

    `blasts_only` leaves out grenades that would hurt nobody.
    """
    for answer in activation.attacks_from(position, uid, at, moved):
        if answer[0] == "shoot":
            yield {"act": "shoot", "unit": uid, "target": answer[1], **walk}
        elif answer[0] == "grenade":
            for x, y in attack.grenade_squares(position, uid, at):
                if blasts_only and not attack.blast(position, [x, y]):
                    continue
                yield {"act": "grenade", "unit": uid, "at": [x, y], **walk}
        else:
            yield {"act": "ability", "unit": uid, **abilities.act_of(answer), **walk}


def _entries(position: ClixPosition, verb: str, uid: str, spawn: Square) -> list[dict[str, Any]]:
    """A unit coming in: its walks, and for a respawn the attacks after them."""
    found: list[dict[str, Any]] = []
    with exchange.entering(position, uid, spawn):
        moves = ways.speed(position, uid)
        layers = ways.reach_of(position, uid, spawn, moves)
        for square in ways.squares(position, ways.ends(position, uid, spawn, moves)):
            walk = {"spawn": list(spawn), "to": list(square)}
            found.append({"act": verb, "unit": uid, **walk})
            if verb == "respawn":
                moved = squares_walked(position, layers, square)
                attacks = attack_acts(position, uid, list(square), moved, walk)
                found += [{**act, "act": verb} for act in attacks if act["act"] != "ability"]
    return found
