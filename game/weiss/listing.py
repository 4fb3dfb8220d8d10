"""Every legal act of each phase, as answers to the open question and as acts.

What is listed is legal, and nothing else is: each is looked at by the rules of `plays.py` and `counters.py`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from game.core.effects.in_force import in_force
from game.core.effects.reading import Cause
from game.core.position import Answer, Values
from game.weiss import numbers, plays
from game.weiss.counters import why_not_color, why_not_play
from game.weiss.position import CENTER, SLOTS, WeissPosition

END = ["end_phase"]


def clock(position: WeissPosition, values: Values) -> list[Answer]:
    """Any card of the hand, or none."""
    return [*(["clock", name] for name in position.players[position.turn].hand), ["clock", None], END]


def main(position: WeissPosition, values: Values) -> list[Answer]:
    """Cards of the hand, abilities, moves, and on to the next phase."""
    seat = position.turn
    found: list[Answer] = []
    for name in _playable(position, seat):
        is_event = position.world.printed[name].kind == "event"
        found += [["play", name]] if is_event else [["play", name, slot] for slot in SLOTS]
    if in_force(position).marks & position.world.powers.using:
        found += _uses(position, seat)
    found += _moves(position, seat)
    found.append(END)
    return found


def _playable(position: WeissPosition, seat: str) -> list[str]:
    """The characters and events of the hand against which there is nothing.

    Where no text changes a level or a price, what is printed is compared, which is much quicker.
    """
    world, player = position.world, position.players[seat]
    printed, own, powers = world.printed, world.powers.own, world.powers
    meddled = position.lasting or in_force(position).marks & powers.pricing
    level, stock = len(player.level), len(player.stock)
    colors = numbers.colors(position, seat)
    found = []
    for name in player.hand:
        card = printed[name]
        if card.kind == "climax":
            continue
        if meddled or own[name]:
            if not why_not_play(position, seat, name):
                found.append(name)
        elif card.level <= level and card.cost <= stock and (card.level == 0 or card.color in colors):
            found.append(name)
    return found


def _uses(position: WeissPosition, seat: str) -> list[Answer]:
    activated = position.world.powers.activated
    return [
        ["activate", name, number]
        for name in position.players[seat].stage.values()
        if name
        for ready, number in activated[name]
        if plays.why_not_use(position, ready, Cause(name, seat)) is None
    ]


def _moves(position: WeissPosition, seat: str) -> list[Answer]:
    """A swap of two characters is listed once, from the slot that comes first."""
    stage = position.players[seat].stage
    taken = tuple([slot for slot in SLOTS if stage[slot]])
    if not position.lasting and ("forbid", "move") not in position.world.powers.marks:
        return _moves_of(taken, ())
    return _moves_of(taken, tuple([slot for slot in taken if plays.is_fixed(position, stage[slot] or "")]))


@lru_cache(maxsize=1024)
def _moves_of(taken: tuple[str, ...], fixed: tuple[str, ...]) -> list[Answer]:
    """The same, of which slots are taken and who in them may not move. Nobody changes an answer, so all share them."""
    return [
        ["move", start, end]
        for start in taken
        if start not in fixed
        for end in SLOTS
        if end != start and end not in fixed and (end not in taken or SLOTS.index(start) < SLOTS.index(end))
    ]


def climax(position: WeissPosition, values: Values) -> list[Answer]:
    """The climaxes of the hand whose colour is there, or none."""
    seat, printed = position.turn, position.world.printed
    found: list[Answer] = [
        ["climax", name]
        for name in position.players[seat].hand
        if printed[name].kind == "climax" and not why_not_color(position, seat, name)
    ]
    return [*found, END]


def attack(position: WeissPosition, values: Values) -> list[Answer]:
    """Who stands in the center, in each way that it may attack, or no more."""
    if plays.first_turn_is_over(position):
        return [END]
    stage = position.players[position.turn].stage
    found: list[Answer] = [
        ["attack", name, kind]
        for name in map(stage.get, CENTER)
        if name and position.cards[name].state == "standing"
        for kind in plays.kinds(position, name)
        if plays.is_allowed(position, name, kind)
    ]
    return [*found, END]


KEYS = {
    "clock": ("card",), "play": ("card", "slot"), "move": ("from", "to"), "activate": ("card", "ability"),
    "climax": ("card",), "attack": ("card", "kind"), "counter": ("card",), "end_phase": (),
}  # fmt: skip
"""The keys of each act, in the order of its answer."""


def answer_of(position: WeissPosition, act: Mapping[str, Any]) -> Answer:
    """`[act, ...]`; a swap of two characters from the slot that comes first."""
    answer = [act["act"], *(act[key] for key in KEYS[act["act"]] if key in act)]
    if act["act"] == "move":
        stage = position.players[position.turn].stage
        start, end = act["from"], act["to"]
        if stage.get(start) and stage.get(end) and SLOTS.index(end) < SLOTS.index(start):
            return ["move", end, start]
    return answer


def act_of(answer: Answer) -> dict[str, Any]:
    """The act that an answer is.

    >>> act_of(["attack", "ada", "side"])
    {'act': 'attack', 'card': 'ada', 'kind': 'side'}
    """
    verb, *rest = answer
    return {"act": verb, **dict(zip(KEYS[verb], rest, strict=False))}
