"""What an act is worth to its seat: the score behind the greedy bot."""

from collections.abc import Mapping
from typing import Any

from game.core.copies import base
from game.weiss import numbers
from game.weiss.position import CENTER, SLOTS, WeissPosition, facing, other

_WORDS = {"yes": 1.0, "encore": 0.0, "hand": 1.0, "stock": 0.5, "no": 0.2, "none": 0.2, "refresh": 1.0, "done": 0.0}


def worth(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """How good a legal act looks now; to end the phase is 0."""
    return _WORTH[act["act"]](position, seat, act)


def _nothing(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    return 0.0


def _clock(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """A spare climax or a card much too dear goes to the clock, while that is no danger."""
    name = act["card"]
    player = position.players[seat]
    if name is None or (len(player.level) == 3 and len(player.clock) >= 5):
        return 0.0
    return 1.0 + _spare(position, seat, name)


def _spare(position: WeissPosition, seat: str, name: str) -> float:
    """How little a card of the hand is needed now."""
    card, level = numbers.card_of(position, name), numbers.level_of(position, seat)
    if card.kind == "climax":
        return 0.6
    return 0.2 * max(0, card.level - level) + (0.3 if card.level < level else 0.0) - card.power / 50_000


def _play(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """A character where there is none, or in place of a weaker one; the strongest to the center."""
    card = numbers.card_of(position, act["card"])
    if card.kind == "event":
        return 0.3 - 0.2 * card.cost
    slot = act["slot"]
    old = position.players[seat].stage[slot]
    value = card.power / 1000 + 2 * card.soul
    if old is not None:
        there = numbers.card_of(position, old)
        gain = value - numbers.power(position, old) / 1000 - 2 * there.soul - 2.0
        return gain if gain > 0 else -1.0
    helps = any("front" in str(text) for text in card.data.get("abilities") or ())
    return value + (3.0 if (slot in CENTER) != helps else -1.5 if helps else 0.0)


def _move(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """A stronger character from the back to an empty slot of the center, one that stands; nothing else."""
    stage = position.players[seat].stage
    start, end = act["from"], act["to"]
    if start in CENTER or end not in CENTER or stage[end] is not None:
        return -1.0
    name = stage[start]
    assert name is not None
    helps = any("front" in str(text) for text in numbers.card_of(position, name).data.get("abilities") or ())
    return 0.5 if position.cards[name].state == "standing" and not helps else -1.0


def _activate(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    return 0.4 if len(position.players[seat].stock) >= 3 else -0.1


def _climax(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """With attackers to gain from it."""
    return float(sum(_can_attack(position, name) for name in map(position.players[seat].stage.get, CENTER))) - 0.5


def _can_attack(position: WeissPosition, name: str | None) -> bool:
    return name is not None and position.cards[name].state == "standing"


def _attack(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """The damage that is likely, and what the battle brings."""
    name, kind = act["card"], act["kind"]
    soul = numbers.soul(position, name)
    if kind == "direct":
        return 3.0 + soul
    target = facing(position, name)
    if target is None:
        return 2.0 + soul
    mine, theirs = numbers.power(position, name), numbers.power(position, target)
    if kind == "side":
        return max(0.0, soul - numbers.level(position, target)) + 0.8
    return soul + (2.0 if mine > theirs else -0.5 if mine == theirs else -1.0)


def _counter(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """Where the battle would be lost, and not by too much."""
    here = position.attack
    if act["card"] is None or here is None or here.target not in position.cards:
        return 0.0
    assert here.target is not None
    gap = numbers.power(position, here.attacker) - numbers.power(position, here.target)
    return 1.0 if 0 <= gap <= 3000 else -1.0


def _choose(position: WeissPosition, seat: str, act: Mapping[str, Any]) -> float:
    """Keep good hands, take the best, let the least go."""
    ask = position.ask
    assert ask is not None
    picks = act["options"] if "options" in act else [act["option"]]
    if ask.kind == "mulligan":
        return sum(_spare(position, seat, name) - 0.25 for name in picks)
    if ask.kind == "encore":
        return _encore(position, seat, picks[0], ask.source)
    return sum(_pick(position, seat, ask.kind, str(pick)) for pick in picks)


def _encore(position: WeissPosition, seat: str, pick: str, name: str) -> float:
    strong = numbers.card_of(position, name).power >= 6000 or len(position.players[seat].stock) >= 6
    return 1.0 if (pick == "encore") == strong else 0.0


def _pick(position: WeissPosition, seat: str, kind: str, pick: str) -> float:
    if pick in SLOTS:
        return 1.0 if position.players[seat].stage[pick] is None else 0.0
    if base(pick) not in position.world.cards:
        return _WORDS.get(pick, 0.0)
    card = numbers.card_of(position, pick)
    value = 1.0 + card.power / 10_000 + 0.1 * card.level
    if kind in ("hand_limit", "level_up"):
        return _spare(position, seat, pick)
    theirs = position.world.owners.get(pick) == other(position, seat)
    return value if theirs or kind != "choose_hidden" else 1.0 + _spare(position, seat, pick)


_WORTH = {
    "clock": _clock, "play": _play, "move": _move, "activate": _activate, "climax": _climax, "attack": _attack,
    "counter": _counter, "choose": _choose, "end_phase": _nothing,
}  # fmt: skip
