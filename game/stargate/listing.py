"""Every legal action of the hero and of the villain player, as answers to the open question and as acts.

What is legal `plays.py` says, card by card; here it is asked of the cards that could be for it at all.
"""

from typing import Any

from game.core.position import Answer
from game.stargate import abilities, plays
from game.stargate.plays import Now, Wish
from game.stargate.position import StargatePosition

PLAYED = frozenset({"support", "gear", "event"})
"""The kinds of hero cards that are played from a hand."""


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """What the seat may do now, once more for each target that a text may have; to pass is another."""
    now = plays.now(position, seat)
    found = _hero(now) if seat == position.turn else _villain(now)
    aimed = _aimed(now, found)
    if now.texts.marks & now.powers.using:
        uses = abilities.usable(position, seat)
        found += [["activate", name, number] for name, _ready, number in uses]
        for name, ready, number in uses:
            if ready.aimed:
                aims = abilities.used_aims(position, seat, name, ready)
                aimed += [["activate", name, number, aim] for aim in aims or ()]
    return found + aimed + _boosts(now) if plays.boosted(now) else found + aimed


def _hero(now: Now) -> list[Answer]:
    printed, cards = now.printed, now.position.cards
    hand = _affordable(now, [name for name in now.player.hand if printed[name].kind in PLAYED])
    found: list[Answer] = [["play", name] for name in hand if plays.why_not_play(now, name) is None]
    for name in now.player.team + now.player.supports:
        if cards[name].state == "ready" and plays.why_not_assign(now, name) is None:
            found.append(["assign", name])
    return found


def _villain(now: Now) -> list[Answer]:
    printed, wanted, player = now.printed, now.wanted, now.player
    hand = _affordable(now, [name for name in player.hand if wanted in printed[name].ratings])
    found: list[Answer] = [["play_obstacle", name] for name in hand if plays.why_not_obstacle(now, name) is None]
    for name in player.hand:
        if printed[name].kind == "adversary" and plays.why_not_adversary(now, name) is None:
            found.append(["play_adversary", name])
    if player.hand and plays.why_not_complicate(now, player.hand[0]) is None:
        found += [["complicate", name] for name in player.hand]
    for name in player.adversaries:
        if plays.why_not_assign_adversary(now, name) is None:
            found.append(["assign_adversary", name])
    return found


def _affordable(now: Now, names: list[str]) -> list[str]:
    """The cards without those that are too dear anyway, where the price is what they print."""
    if not now.plain_prices:
        return names
    printed, own, power = now.printed, now.powers.own, now.player.power
    return [name for name in names if printed[name].cost <= power or own[name]]


def _aimed(now: Now, found: list[Answer]) -> list[Answer]:
    """What is played, at a target each, where its text takes one."""
    played, more = now.powers.played, []
    for answer in found:
        if answer[0] != "play":
            break
        if played[answer[1]]:
            aims = abilities.played_aims(now.position, now.seat, answer[1]) or ()
            more += [[*answer, aim] for aim in aims]
    return more


def _boosts(now: Now) -> list[Answer]:
    """Cards of the hand with the title of somebody assigned."""
    printed, kinds = now.printed, plays.BOOSTING[now.seat == now.position.turn]
    titles = [printed[target].title for target in plays.boosted(now)]
    hand = [name for name in now.player.hand if printed[name].title in titles and printed[name].kind in kinds]
    return [
        ["boost", name, target]
        for target in plays.boosted(now)
        for name in hand
        if printed[name].title == printed[target].title
    ] if hand else []


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
