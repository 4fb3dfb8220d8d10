"""The acts of StarCraft: the answers each is made of, and the list of those open now.

One table for scenarios, the log, drag-and-drop and bots.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.game import Act
from game.core.position import DONE, Answer, Ask
from game.starcraft import building, paying, research
from game.starcraft.build_order import why_not_all
from game.starcraft.building import Item
from game.starcraft.paying import takes_of
from game.starcraft.position import StarcraftPosition

Wish = Mapping[str, Any]
PAY = ["pay"]


def under_way(position: StarcraftPosition) -> dict[str, Any]:
    """The values of the order under way, as its frame keeps them."""
    found: dict[str, Any] = position.frames[-1][2]
    return found


# -- answers


def _plain(*keys: str) -> Callable[[StarcraftPosition, Wish], list[Answer]]:
    """An act of one answer: its name and the values of those keys that it has."""
    return lambda position, act: [[act["act"], *(act[key] for key in keys if key in act)]]


def _place_order(position: StarcraftPosition, act: Wish) -> list[Answer]:
    return [["place_order", act["planet"], act["order"], act.get("special", False)]]


def _draw_event(position: StarcraftPosition, act: Wish) -> list[Answer]:
    return [["obstructed"] if act.get("obstructed") else ["draw_event", act["planet"]]]


def _mobilize(position: StarcraftPosition, act: Wish) -> list[Answer]:
    return [*(["move", one["unit"], one["to"]] for one in act["moves"]), ["end_moves"]]


def items_of(act: Wish) -> list[Item]:
    """What a build act buys, in the order of the order."""
    items: list[Item] = [["unit", one["unit"], one["to"]] for one in act.get("units") or ()]
    items += [["worker"] for _one in range(act.get("workers") or 0)]
    items += [["transport", route] for route in act.get("transports") or ()]
    items += [[key, act[key]] for key in ("building", "module", "base") if act.get(key)]
    return items


def _build(position: StarcraftPosition, act: Wish) -> list[Answer]:
    items = items_of(act)
    _code, bill = why_not_all(position, under_way(position), items)
    return [*items, ["buy"], *_payment(act, bill)]


def _payment(act: Wish, bill: paying.Bill) -> list[Answer]:
    """The answers that pay a bill; nothing where there is nothing to pay."""
    if bill == (0, 0):
        return []
    return takes_of(act.get("pay")) or [PAY]


def _research(position: StarcraftPosition, act: Wish) -> list[Answer]:
    name = act.get("technology")
    answers: list[Answer] = [["research", act.get("draw", False)], ["technology", name]]
    if name is not None:
        answers += _payment(act, research.cost_of(position, name))
    if under_way(position)["special"]:
        answers.append(["extra", act.get("extra", "event")])
    return answers


def _play_cards(position: StarcraftPosition, act: Wish) -> list[Answer]:
    faces = position.world.faces
    cards = sorted(act.get("cards") or (), key=lambda card: faces[card].kind != "standard")
    return [["play_cards", act["skirmish"], *cards]]


def _play_event(position: StarcraftPosition, act: Wish) -> list[Answer]:
    return [["play_event", act["card"]]]


EXECUTION = ("execution",)
ACTS: dict[str, Act] = {
    "place_order": Act(("planet", "order"), ("special",), ("planning",), _place_order),
    "execute": Act(("planet",), (), EXECUTION, _plain("planet")),
    "draw_event": Act((), ("planet", "obstructed"), EXECUTION, _draw_event),
    "mobilize": Act(("moves",), (), EXECUTION, _mobilize, listed=False),
    "build": Act(
        (), ("units", "workers", "transports", "building", "module", "base", "pay"), EXECUTION, _build, listed=False
    ),
    "research": Act((), ("draw", "technology", "pay", "extra"), EXECUTION, _research),
    "scrap": Act(("what",), (), EXECUTION, _plain("what")),
    "liftoff": Act(("to",), (), EXECUTION, _plain("to")),
    "pair": Act(("attacker", "defender"), (), ("skirmishes",), _plain("attacker", "defender")),
    "support": Act(("unit", "skirmish"), (), ("supports",), _plain("unit", "skirmish")),
    "play_cards": Act(("skirmish",), ("cards", "from_deck"), ("battle_cards",), _play_cards),
    "resolve": Act(("skirmish",), (), ("skirmish_order",), _plain("skirmish")),
    "retreat": Act(("to",), (), ("retreat",), _plain("to")),
    "play_event": Act(("card",), (), ("events",), _play_event),
    "done": Act((), (), ("execution", "skirmishes"), lambda position, act: [DONE]),
}
KEYS = {
    **dict.fromkeys(
        ("planet", "order", "building", "module", "base", "extra", "to", "attacker", "defender", "unit", "what"),
        "word",
    ),
    **dict.fromkeys(("skirmish", "workers"), "number"),
}

# -- what is open now


def legal_acts(position: StarcraftPosition, seat: str) -> list[dict[str, Any]]:
    """Every act of the seat now; of what is built one thing at a time, of moves one unit's."""
    ask = position.ask
    if ask is None or ask.by != seat:
        return []
    if ask.question:
        return [{"by": seat, "act": "choose", **picks} for picks in _picks(ask)]
    return [{"by": seat, **act} for answer in ask.options for act in acts_of(position, answer)]


def _picks(ask: Ask) -> list[dict[str, Any]]:
    """Whole answers to a question; of several picks the first that are enough."""
    if ask.single:
        return [{"option": option} for option in ask.options]
    return [] if ask.chosen else [{"options": ask.options[: ask.min]}]


_KEYS_OF = {
    "place_order": ("planet", "order", "special"), "execute": ("planet",), "draw_event": ("planet",),
    "liftoff": ("to",), "scrap": ("what",), "pair": ("attacker", "defender"),
    "support": ("unit", "skirmish"), "resolve": ("skirmish",),
    "retreat": ("to",), "play_event": ("card",), "done": (),
}  # fmt: skip


def acts_of(position: StarcraftPosition, answer: Answer) -> Iterator[dict[str, Any]]:
    """The whole acts that begin with an answer of a main ask."""
    verb, *rest = answer
    if verb in _KEYS_OF:
        yield {"act": verb, **dict(zip(_KEYS_OF[verb], rest, strict=True))}
    elif verb == "obstructed":
        yield {"act": "draw_event", "obstructed": True}
    elif verb == "move":
        yield {"act": "mobilize", "moves": [{"unit": rest[0], "to": rest[1]}]}
    elif verb == "play_cards":
        cards = {"cards": rest[1:]} if rest[1:] else {"from_deck": True}
        yield {"act": verb, "skirmish": rest[0], **cards}
    elif verb == "research":
        yield from _researches(position, rest[0])
    elif verb in building.STAGE_OF:
        yield from _builds(position, answer)


def build_of(item: Item) -> dict[str, Any]:
    """The build act that buys one thing."""
    kind, *rest = item
    if kind == "unit":
        return {"act": "build", "units": [{"unit": rest[0], "to": rest[1]}]}
    if kind == "worker":
        return {"act": "build", "workers": 1}
    return {"act": "build", "transports": rest} if kind == "transport" else {"act": "build", kind: rest[0]}


def _builds(position: StarcraftPosition, item: Item) -> Iterator[dict[str, Any]]:
    """The act that buys a thing and pays it plainly, where it can be."""
    code, bill = why_not_all(position, under_way(position), [item])
    if code is None and paying.why_not_pay(position, under_way(position)["by"], bill, None) is None:
        yield build_of(item)


def _researches(position: StarcraftPosition, draw: bool) -> Iterator[dict[str, Any]]:
    values = under_way(position)
    seat = values["by"]
    names: list[str | None] = [None]
    for one in research.to_buy(position, seat):
        if paying.why_not_pay(position, seat, research.cost_of(position, one), None) is None:
            names.append(one)
    for name in names:
        act: dict[str, Any] = {"act": "research", "draw": draw, **({"technology": name} if name else {})}
        yield act
        if values["special"] and name and research.drawable(position, seat, name):
            yield {**act, "extra": "card"}
