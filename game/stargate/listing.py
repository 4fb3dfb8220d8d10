"""Every legal action of the hero and of the villain player, as answers to the open question and as acts.

What is listed is legal, and nothing else is: each is looked at by the rules of `plays.py`.
"""

from collections.abc import Callable, Container
from typing import Any

from game.core.position import Answer
from game.stargate import abilities, plays
from game.stargate.plays import Now, Wish
from game.stargate.position import StargatePosition


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """What the seat may do now, once more for each target that a text may have; to pass is another."""
    now = plays.now(position, seat)
    aimed: list[Answer] = []
    if seat == position.turn:
        found = _listed("play", _of_kind(now, plays.HERO), plays.why_not_play, now)
        aimed += _aimed(position, seat, found)
        found += _listed("assign", now.player.team + now.player.supports, plays.why_not_assign, now)
    else:
        found = _listed("play_obstacle", _of_kind(now, ("obstacle",)), plays.why_not_obstacle, now)
        found += _listed("play_adversary", _of_kind(now, ("adversary",)), plays.why_not_adversary, now)
        found += _complications(now)
        found += _listed("assign_adversary", now.player.adversaries, plays.why_not_assign_adversary, now)
    if now.marks & now.powers.using:
        found += _uses(position, seat, aimed)
    found += aimed
    return found + _boosts(now)


def _of_kind(now: Now, kinds: Container[str]) -> list[str]:
    """The cards of the hand of some kinds."""
    printed = now.printed
    return [name for name in now.player.hand if printed[name].kind in kinds]


def _listed(
    verb: str, names: list[str], why_not: Callable[[Now, str], str | None], now: Now
) -> list[Answer]:
    """The cards against which the rule of an action has nothing."""
    return [[verb, name] for name in names if not why_not(now, name)]


def _complications(now: Now) -> list[Answer]:
    """Any card of the hand, all at one price."""
    hand = now.player.hand
    return [["complicate", name] for name in hand] if hand and plays.why_not_complicate(now, hand[0]) is None else []


def _uses(position: StargatePosition, seat: str, aimed: list[Answer]) -> list[Answer]:
    """The activated texts that can be used; those with a target once more for each, among `aimed`."""
    found: list[Answer] = []
    for name, ready, number in abilities.usable(position, seat):
        found.append(["activate", name, number])
        if ready.aimed:
            aims = abilities.used_aims(position, seat, name, ready)
            aimed += [["activate", name, number, aim] for aim in aims or ()]
    return found


def _aimed(position: StargatePosition, seat: str, found: list[Answer]) -> list[Answer]:
    """What is played, at a target each, where its text takes one."""
    played, more = position.world.powers.played, []
    for _verb, name in found:
        if played[name]:
            more += [["play", name, aim] for aim in abilities.played_aims(position, seat, name) or ()]
    return more


def _boosts(now: Now) -> list[Answer]:
    """Cards of the hand with the title of somebody assigned."""
    printed, targets = now.printed, plays.boosted(now)
    if not targets:
        return []
    hand = [name for name in now.player.hand if plays.can_boost(now, name)]
    pairs = ((name, target) for target in targets for name in hand)
    return [["boost", name, target] for name, target in pairs if printed[name].title == printed[target].title]


def answer_of(act: Wish) -> Answer:
    """`[act, card]`, with the ability's number and the target where there are any."""
    return [act["act"], *(act[key] for key in ("card", "ability", "target") if key in act)]


def act_of(answer: Answer) -> dict[str, Any]:
    """The act that an answer is.

    >>> act_of(["activate", "rope", 1, "ada"])
    {'act': 'activate', 'card': 'rope', 'ability': 1, 'target': 'ada'}
    """
    verb, *rest = answer
    keys = ("card", "ability", "target") if verb == "activate" else ("card", "target")
    return {"act": verb, **dict(zip(keys, rest, strict=False))}


def legal(position: StargatePosition, seat: str) -> list[dict[str, Any]]:
    """The legal acts of the seat; to pass is another."""
    return [act_of(answer) for answer in answers(position, seat)]
