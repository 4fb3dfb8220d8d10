"""Every legal action of the hero and of the villain player, as answers to the open question and as acts.

What is listed is legal, and nothing else is; why a thing is not `plays.py` says. Where no text in play has a say in a
price or in who is assigned, that is seen at once from what the cards print; else each is looked at by the rules there.
"""

from typing import Any

from game.core.position import Answer
from game.stargate import abilities, numbers, plays
from game.stargate.in_force import InForce, in_force
from game.stargate.plays import Wish
from game.stargate.position import Mission, Player, StargatePosition

PLAYED = frozenset({"support", "gear", "event"})
"""The kinds of hero cards that are played from a hand."""


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """What the seat may do now, once more for each target that a text may have; to pass is another."""
    here, player, texts = position.mission, position.players[seat], in_force(position)
    assert here is not None
    aimed: list[Answer] = []
    if seat == position.turn:
        found = _plays(position, seat, player, texts)
        aimed += _aimed(position, seat, found)
        found += _assigns(position, seat, player, texts, here)
        boosted = here.assigned
    else:
        found = _villain_plays(position, seat, player, texts, here)
        found += _complications(position, player)
        found += _sends(position, seat, player)
        boosted = [here.adversary] if here.adversary else NOBODY
    if texts.marks & position.world.powers.using:
        found += _uses(position, seat, aimed)
    found += aimed
    return found + _boosts(position, seat, player, boosted) if boosted else found


NOBODY: list[str] = []


def _meddled(position: StargatePosition, texts: InForce, marks: int) -> bool:
    """Whether texts have a say in it: then prices and permissions are looked at card by card."""
    return bool(texts.marks & marks or (position.lasting and plays.lasts(position)))


# -- the hero player


def _plays(position: StargatePosition, seat: str, player: Player, texts: InForce) -> list[Answer]:
    """What a hero player plays: nothing of a title in play, nothing that costs more than there is."""
    printed, powers = position.world.printed, position.world.powers
    hand = [name for name in player.hand if printed[name].kind in PLAYED]
    if _meddled(position, texts, powers.playing):
        now = plays.now(position, seat)
        return [["play", name] for name in hand if plays.why_not_play(now, name) is None]
    found: list[Answer] = []
    for name in hand:
        card = printed[name]
        if powers.own[name]:
            legal = plays.why_not_play(plays.now(position, seat), name) is None
        elif card.cost > player.power:
            continue
        else:
            legal = card.kind != "support" or not plays.in_play(position, card.title, player.team + player.supports)
        if legal:
            found.append(["play", name])
    return found


def _assigns(position: StargatePosition, seat: str, player: Player, texts: InForce, here: Mission) -> list[Answer]:
    """Whom a hero player assigns: ready and free characters, supports with the skill alone."""
    world, cards, names = position.world, position.cards, player.team + player.supports
    ready = [name for name in names if (card := cards[name]).state == "ready" and not card.blocked]
    if _meddled(position, texts, world.powers.assigning):
        now = plays.now(position, seat)
        return [["assign", name] for name in ready if plays.why_not_assign(now, name) is None]
    printed, team = world.printed, player.team
    wanted = printed[here.card].skill
    return [
        ["assign", name]
        for name in ready
        if name in team or wanted in printed[name].skills or numbers.has_skill(position, name, wanted)
    ]


# -- the villain player


def _villain_plays(
    position: StargatePosition, seat: str, player: Player, texts: InForce, here: Mission
) -> list[Answer]:
    """Obstacles in the skill of the mission, then adversaries."""
    printed, powers, power = position.world.printed, position.world.powers, player.power
    plain, wanted = not _meddled(position, texts, powers.playing), printed[here.card].skill
    obstacles: list[Answer] = []
    adversaries: list[Answer] = []
    for name in player.hand:
        card = printed[name]
        if not card.ratings or (plain and card.cost > power and not powers.own[name]):
            continue
        if card.kind == "adversary":
            if plays.why_not_adversary(plays.now(position, seat), name) is None:
                adversaries.append(["play_adversary", name])
        elif wanted in card.ratings and (
            (plain and not powers.own[name]) or plays.why_not_obstacle(plays.now(position, seat), name) is None
        ):
            obstacles.append(["play_obstacle", name])
    return obstacles + adversaries


def _complications(position: StargatePosition, player: Player) -> list[Answer]:
    """Any card of the hand, all at one price."""
    if player.power < numbers.complication_cost(position):
        return []
    return [["complicate", name] for name in player.hand]


def _sends(position: StargatePosition, seat: str, player: Player) -> list[Answer]:
    """The adversaries that can be assigned."""
    ready = [name for name in player.adversaries if position.cards[name].state == "ready"]
    if not ready:
        return []
    now = plays.now(position, seat)
    return [["assign_adversary", name] for name in ready if plays.why_not_assign_adversary(now, name) is None]


# -- both


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


def _boosts(position: StargatePosition, seat: str, player: Player, boosted: list[str]) -> list[Answer]:
    """Cards of the hand with the title of somebody assigned."""
    printed, kinds = position.world.printed, plays.BOOSTING[seat == position.turn]
    titles = {printed[target].title for target in boosted}
    hand = [name for name in player.hand if printed[name].title in titles and printed[name].kind in kinds]
    return [
        ["boost", name, target]
        for target in boosted
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
