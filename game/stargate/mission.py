"""One mission: actions in turn until both pass, then success or failure, adversary, glyph.

Source: Reglas de Stargate TCG, Efectuar acciones and Resolviendo la misión en curso.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values
from game.stargate import abilities, acting, listing, moving, numbers
from game.stargate.options import option
from game.stargate.position import StargatePosition

PASSES_TO_RESOLVE = 2


def ask_action(position: StargatePosition, values: Values) -> Ask | str | None:
    """The hero player first, then each in turn: one action or a pass. What was done may have brought a victory."""
    moving.check_experience(position)
    if position.over:
        return None
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
        _act(position, seat, verb, rest)
    return "ask_action"


def _act(position: StargatePosition, seat: str, verb: str, rest: list[Any]) -> None:
    """At once, or after what texts charge for it has been paid."""
    charged = acting.charged(position, seat, verb, rest)
    if not charged:
        acting.do(position, seat, verb, rest)
        return
    call(position, "charged_act", by=seat, verb=verb, rest=rest)
    abilities.pay(position, charged)


def do_charged(position: StargatePosition, values: Values) -> Ask | str | None:
    """What was charged is paid: now the act itself."""
    acting.do(position, values["by"], values["verb"], values["rest"])
    return None


CHARGED_ACT = (do_charged,)


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


def use_texts(position: StargatePosition, values: Values) -> Ask | str | None:
    """Success and Failure texts at the mission: the hero player's in its order, then the villain player's."""
    abilities.resolved(position, values["success"])
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
        abilities.happens(position, "revived", {"card": name, "seat": seat})
        abilities.reply(position)
    elif choice == "score":
        moving.score(position, seat, name)
    else:
        moving.destroy(position, seat, name)
    return None


def clear(position: StargatePosition, values: Values) -> Ask | str | None:
    """Obstacles and complications at the mission are destroyed."""
    here = position.mission
    assert here is not None
    for name in [*here.obstacles, *here.complications]:
        moving.destroy(position, position.villain, name)
    if option(position, "mission_end_texts") == "before_glyph":
        abilities.mission_ends(position)
    return None


def ask_glyph(position: StargatePosition, values: Values) -> Ask | str | None:
    """A mission won becomes the glyph of a character that was assigned when it was resolved."""
    here = position.mission
    assert here is not None
    if not values["success"]:
        position.failed = [*position.failed, here.card]
        return "end_mission"
    if not bearers(position, values):
        _nobody_bears(position, here.card)
        return "end_mission"
    position.won = [*position.won, here.card]
    position.phase = "glyph"
    return Ask(position.turn, "glyph", question=True)


def _nobody_bears(position: StargatePosition, mission: str) -> None:
    """It goes under the pile, and counts as won; or it has failed, by option."""
    happened(position, "no_bearer", mission=mission)
    if option(position, "no_bearer") == "failed":
        position.failed = [*position.failed, mission]
        return
    hero = position.players[position.turn]
    hero.missions = [*hero.missions, mission]
    position.won = [*position.won, mission]


def take_glyph(position: StargatePosition, values: Values) -> Ask | str | None:
    """The character earns it; a victory is looked for at once."""
    name = values.pop("answer")
    moving.earn_glyph(position, name)
    abilities.happens(position, "glyph_earned", {"card": name, "seat": position.turn})
    abilities.reply(position)
    return None


def end_mission(position: StargatePosition, values: Values) -> Ask | str | None:
    """What lasted for the mission ends; what was to happen at its end happens."""
    if option(position, "mission_end_texts") == "after_glyph":
        abilities.mission_ends(position)
    return None


def leave(position: StargatePosition, values: Values) -> Ask | str | None:
    """The mission is over; its text counts no more, nor does anything block."""
    moving.new_mission(position, None)
    for card in position.cards.values():
        card.blocked = False
    return None


MISSION = (
    ask_action, take_action, judge, use_texts, stop_assigned, ask_fate, take_fate, clear, ask_glyph, take_glyph,
    end_mission, leave,
)  # fmt: skip


def fates(position: StargatePosition, values: Values) -> list[Answer]:
    """`revive` where the deck can pay, `score` after a failure, `none`."""
    assert position.mission is not None
    assert position.mission.adversary is not None
    name = position.mission.adversary
    price = numbers.card_of(position, name).revive
    can_revive = len(position.players[position.villain].deck) >= price
    can_score = not values["success"]
    found = ["revive"] if can_revive and not abilities.is_forbidden(position, "revive", name) else []
    return [*found, *(["score"] if can_score and not abilities.is_forbidden(position, "score", name) else []), "none"]


def bearers(position: StargatePosition, values: Values) -> list[Answer]:
    """Characters assigned when the mission was resolved that are still in play."""
    return [name for name in values["assigned"] if name in position.cards]


def actions(position: StargatePosition, values: Values) -> list[Answer]:
    """Every action of the seat, and `["pass"]`."""
    return [*listing.answers(position, values["by"]), ["pass"]]


ASKS = {"action": actions, "fate": fates, "glyph": bearers}
