"""Every legal action of the hero and of the villain player, as answers to the open question and as acts.

What is legal `plays.py` says, card by card; here it is asked of the cards that could be for it at all.
"""

from collections.abc import Iterable
from typing import Any

from game.core.position import Answer
from game.stargate import abilities, numbers, plays
from game.stargate.in_force import holding_still
from game.stargate.plays import Wish
from game.stargate.position import StargatePosition
from game.stargate.powers import number_of

PLAYED = frozenset({"support", "gear", "event"})
"""The kinds of hero cards that are played from a hand."""


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """What the seat may do now, once more for each target that a text may have; to pass is another."""
    with holding_still(position):
        found = _hero(position, seat) if seat == position.turn else _villain(position, seat)
        uses = abilities.usable(position, seat)
        found += [["activate", name, number_of(ready)] for name, ready in uses]
        found += _aimed(position, seat, found, uses)
        found += _boosts(position, seat)
        return found


def _hero(position: StargatePosition, seat: str) -> list[Answer]:
    player, printed = position.players[seat], position.world.printed
    found: list[Answer] = [
        ["play", name]
        for name in player.hand
        if printed[name].kind in PLAYED and plays.why_not_play(position, seat, name) is None
    ]
    cards = position.cards
    for name in (*player.team, *player.supports):
        if cards[name].state == "ready" and plays.why_not_assign(position, seat, name) is None:
            found.append(["assign", name])
    return found


def _villain(position: StargatePosition, seat: str) -> list[Answer]:
    player, printed = position.players[seat], position.world.printed
    kinds = [(name, printed[name].kind) for name in player.hand]
    found: list[Answer] = [
        ["play_obstacle", name]
        for name, kind in kinds
        if kind == "obstacle" and plays.why_not_obstacle(position, seat, name) is None
    ]
    found += [
        ["play_adversary", name]
        for name, kind in kinds
        if kind == "adversary" and plays.why_not_adversary(position, seat, name) is None
    ]
    if player.power >= numbers.complication_cost(position):
        found += [["complicate", name] for name in player.hand]
    found += [
        ["assign_adversary", name]
        for name in player.adversaries
        if plays.why_not_assign_adversary(position, seat, name) is None
    ]
    return found


def _aimed(
    position: StargatePosition, seat: str, found: Iterable[Answer], uses: Iterable[tuple[str, Any]]
) -> list[Answer]:
    """The same acts at a target each, where a text takes one."""
    played = [(answer, abilities.played_aims(position, seat, answer[1])) for answer in found if answer[0] == "play"]
    used = [
        (["activate", name, number_of(ready)], abilities.used_aims(position, seat, name, ready)) for name, ready in uses
    ]
    return [[*answer, aim] for answer, several in (*played, *used) for aim in several or ()]


def _boosts(position: StargatePosition, seat: str) -> list[Answer]:
    """Cards of the hand with the title of somebody assigned."""
    here, printed = position.mission, position.world.printed
    assert here is not None
    assigned = here.assigned if seat == position.turn else [here.adversary] if here.adversary else []
    kinds = plays.BOOSTING[seat == position.turn]
    return [
        ["boost", name, target]
        for target in assigned
        for name in position.players[seat].hand
        if printed[name].title == printed[target].title and printed[name].kind in kinds
    ]


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
