"""One mission: actions in turn until both pass, then success or failure, adversary, glyph.

Source: Reglas de Stargate TCG, Efectuar acciones and Resolviendo la misión en curso.
"""

from typing import Any

from game.core.events import happened
from game.core.position import Answer, Ask, Values
from game.stargate import moving, numbers, plays
from game.stargate.position import StargatePosition

PASSES_TO_RESOLVE = 2


def ask_action(position: StargatePosition, values: Values) -> Ask | str | None:
    """The hero player first, then each in turn: one action or a pass."""
    if position.passes == PASSES_TO_RESOLVE:
        return "judge"
    position.phase = "actions"
    values.setdefault("by", position.turn)
    return Ask(values["by"], "action")


def take_action(position: StargatePosition, values: Values) -> Ask | str | None:
    """Do it; the other one is next."""
    seat = values["by"]
    verb, *rest = values.pop("answer")
    values["by"] = position.villain if seat == position.turn else position.turn
    if verb == "pass":
        position.passes += 1
        happened(position, "passed", by=seat)
    else:
        position.passes = 0
        plays.do(position, seat, verb, rest)
    return "ask_action"


def judge(position: StargatePosition, values: Values) -> Ask | str | None:
    """Success if the assigned skill reaches the difficulty. Whoever is assigned now may bear the glyph."""
    here = position.mission
    assert here is not None
    total, difficulty = numbers.skill_total(position), numbers.difficulty(position)
    position.phase = "resolve"
    values["success"] = total >= difficulty
    values["assigned"] = list(here.assigned)
    happened(position, "resolved", mission=here.card, success=values["success"], total=total, difficulty=difficulty)
    return None


def stop_assigned(position: StargatePosition, values: Values) -> Ask | str | None:
    """All assigned characters are stopped, success or not."""
    assert position.mission is not None
    for name in list(position.mission.assigned):
        moving.stop(position, name)
    return None


def ask_fate(position: StargatePosition, values: Values) -> Ask | str | None:
    """The villain player revives the assigned adversary, scores it (after a failure), or neither."""
    assert position.mission is not None
    if position.mission.adversary is None:
        return "clear"
    position.phase = "fate"
    return Ask(position.villain, "fate", question=True)


def take_fate(position: StargatePosition, values: Values) -> Ask | str | None:
    """Revived it is stopped, scored it leaves play, else it is destroyed."""
    assert position.mission is not None
    name, seat = position.mission.adversary, position.villain
    assert name is not None
    choice, player = values.pop("answer"), position.players[seat]
    happened(position, "fate", card=name, by=seat, choice=choice)
    if choice == "revive":
        price = numbers.card_of(position, name).revive
        player.discard, player.deck = [*player.deck[:price], *player.discard], player.deck[price:]
        moving.stop(position, name)
    elif choice == "score":
        moving.leave_mission(position, name)
        player.adversaries = [card for card in player.adversaries if card != name]
        position.cards.pop(name)
        player.scored = [*player.scored, name]
        moving.check_victory(position)
    else:
        moving.destroy(position, seat, name)
    return None


def clear(position: StargatePosition, values: Values) -> Ask | str | None:
    """Obstacles and complications at the mission are destroyed."""
    here = position.mission
    assert here is not None
    for name in [*here.obstacles, *here.complications]:
        moving.destroy(position, position.villain, name)
    return None


def ask_glyph(position: StargatePosition, values: Values) -> Ask | str | None:
    """A mission won becomes the glyph of a character that was assigned when it was resolved."""
    here = position.mission
    assert here is not None
    if not values["success"]:
        position.failed.append(here.card)
        return "leave"
    position.won.append(here.card)
    if not bearers(position, values):
        position.players[position.turn].missions.append(here.card)
        happened(position, "no_bearer", mission=here.card)
        return "leave"
    position.phase = "glyph"
    return Ask(position.turn, "glyph", question=True)


def take_glyph(position: StargatePosition, values: Values) -> Ask | str | None:
    """The character earns it; a victory is looked for at once."""
    moving.earn_glyph(position, values.pop("answer"))
    return None


def leave(position: StargatePosition, values: Values) -> Ask | str | None:
    """The mission is over; its text counts no more."""
    position.mission = None
    return None


MISSION = (
    ask_action, take_action, judge, stop_assigned, ask_fate, take_fate, clear, ask_glyph, take_glyph, leave,
)  # fmt: skip


def fates(position: StargatePosition, values: Values) -> list[Answer]:
    """`revive` where the deck can pay, `score` after a failure, `none`."""
    assert position.mission is not None
    assert position.mission.adversary is not None
    price = numbers.card_of(position, position.mission.adversary).revive
    found = ["revive"] if len(position.players[position.villain].deck) >= price else []
    return [*found, *([] if values["success"] else ["score"]), "none"]


def bearers(position: StargatePosition, values: Values) -> list[Answer]:
    """Characters assigned when the mission was resolved that are still in play."""
    return [name for name in values["assigned"] if name in position.cards]


def actions(position: StargatePosition, values: Values) -> list[Answer]:
    """Every action of the seat, and `["pass"]`."""
    found: list[Any] = [*plays.answers(position, values["by"]), ["pass"]]
    return found


ASKS = {"action": actions, "fate": fates, "glyph": bearers}
