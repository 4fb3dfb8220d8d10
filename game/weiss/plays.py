"""What a player may do, and the reason why not: the acts of every phase.

All that are legal are listed in `listing.py`. Source: Weiß Schwarz, Fases del turno, Condiciones para poder jugar una
carta, Fase de ataque.
"""

from collections.abc import Mapping
from typing import Any

from game.core.copies import base
from game.core.effects import triggers
from game.core.effects.paying import why_not_pay
from game.core.effects.reading import Cause, hold
from game.core.effects.ready import Ready
from game.weiss.counters import why_not_color, why_not_counter, why_not_play
from game.weiss.numbers import is_forbidden
from game.weiss.position import CENTER, SLOTS, WeissPosition, facing, on_stage, slot_of

Wish = Mapping[str, Any]

CODES = frozenset(
    {
        "level_too_high", "not_enough_stock", "color_missing", "no_such_slot", "not_standing", "not_in_center",
        "kind_not_possible", "one_attack_on_first_turn", "cannot_pay", "not_in_hand", "no_counter_icon", "wrong_number",
        "no_such_card", "not_on_stage", "wrong_kind", "empty_slot", "no_such_ability", "ability_used", "cannot_now",
        "forbidden",
    }
)  # fmt: skip
"""Every reason against an act of this game."""


def why_not(position: WeissPosition, seat: str, act: Wish) -> str | None:
    """The first reason against an act of `seat`: the card and where it is, its state, level, colour, cost, the slot."""
    return _RULES[act["act"]](position, seat, act)


def _why_not_card(position: WeissPosition, seat: str, name: Any, kinds: tuple[str, ...]) -> str | None:
    """The reason against a card as one of the hand, of certain kinds."""
    if not isinstance(name, str) or base(name) not in position.world.cards:
        return "no_such_card"
    if name not in position.players[seat].hand:
        return "not_in_hand"
    return None if position.world.printed[name].kind in kinds else "wrong_kind"


def _clock(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    return None if name is None else _why_not_card(position, seat, name, ("character", "event", "climax"))


def _play(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name, slot = act["card"], act.get("slot")
    code = _why_not_card(position, seat, name, ("character", "event")) or why_not_play(position, seat, name)
    if code:
        return code
    slots = SLOTS if position.world.printed[name].kind == "character" else (None,)
    return None if slot in slots else "no_such_slot"


def _move(position: WeissPosition, seat: str, act: Wish) -> str | None:
    start, end = act["from"], act["to"]
    if start not in SLOTS or end not in SLOTS or start == end:
        return "no_such_slot"
    stage = position.players[seat].stage
    if stage[start] is None:
        return "empty_slot"
    return "forbidden" if any(one and is_fixed(position, one) for one in (stage[start], stage[end])) else None


def is_fixed(position: WeissPosition, name: str) -> bool:
    """Whether a text says that a character may not be moved."""
    return is_forbidden(position, "move", name)


def _climax(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    return _why_not_card(position, seat, name, ("climax",)) or why_not_color(position, seat, name)


def _counter(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    if name is None:
        return None
    code = _why_not_card(position, seat, name, ("character", "event", "climax"))
    return code or why_not_counter(position, seat, name)


def _end_phase(position: WeissPosition, seat: str, act: Wish) -> str | None:
    return None


# -- attacks --------------------------------------------------------------------------------------------------


def _attack(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name, kind = act["card"], act["kind"]
    code = _why_not_on_stage(position, seat, name)
    if code:
        return code
    if slot_of(position, name) not in CENTER:
        return "not_in_center"
    if position.cards[name].state != "standing":
        return "not_standing"
    if first_turn_is_over(position):
        return "one_attack_on_first_turn"
    if kind not in kinds(position, name):
        return "kind_not_possible"
    return None if is_allowed(position, name, kind) else "forbidden"


def _why_not_on_stage(position: WeissPosition, seat: str, name: Any) -> str | None:
    if not isinstance(name, str) or base(name) not in position.world.cards:
        return "no_such_card"
    return None if name in on_stage(position, seat) else "not_on_stage"


def first_turn_is_over(position: WeissPosition) -> bool:
    """In the very first turn of the game there is only one attack."""
    return position.round == 1 and position.turn == position.seats[0] and position.attacks_made >= 1


def kinds(position: WeissPosition, name: str) -> tuple[str, ...]:
    """How a character in the center could attack: what it faces decides, or who cannot be passed by."""
    from game.weiss.attack import stands_in_the_way

    if stands_in_the_way(position, position.turn):
        return ("frontal",)
    return ("frontal", "side") if facing(position, name) else ("direct",)


def is_allowed(position: WeissPosition, name: str, kind: str) -> bool:
    """Whether no text forbids it to attack, or to attack like this."""
    return not is_forbidden(position, "attack", name) and not is_forbidden(position, kind, name)


# -- abilities ------------------------------------------------------------------------------------------------


def activated(position: WeissPosition, name: str, number: Any) -> Ready | None:
    """The text of that number on a card, if it is one that is used in the main phase."""
    several: tuple[tuple[Ready, int], ...] = position.world.powers.activated[name]
    return next((ready for ready, its_number in several if str(its_number) == str(number)), None)


def _activate(position: WeissPosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    code = _why_not_on_stage(position, seat, name)
    if code:
        return code
    ready = activated(position, name, act["ability"])
    return why_not_use(position, ready, Cause(name, seat)) if ready else "no_such_ability"


def why_not_use(position: WeissPosition, ready: Ready, cause: Cause) -> str | None:
    """The reason against using a text of a character on stage: its limit, its conditions, its cost."""
    if ready.ability.limit and triggers.used(position, ready.key, cause.me):
        return "ability_used"
    if ready.ability.if_ and not hold(position, cause, ready.ability.if_):
        return "cannot_now"
    return "cannot_pay" if why_not_pay(position, cause, ready.bill) else None


_RULES = {
    "clock": _clock, "play": _play, "move": _move, "activate": _activate, "climax": _climax, "attack": _attack,
    "counter": _counter, "end_phase": _end_phase,
}  # fmt: skip
