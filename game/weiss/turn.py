"""The course of a game: set-up, then turns of seven phases.

The procedures read like the rules' chapters: Empezar la partida; Preparación, Robo, Clocking, Main, Climax, Ataque.
The encore step and the end phase, which close a turn, stand in `closing.py`.
"""

from game.core.effects import modifiers as core
from game.core.events import happened
from game.core.flow import call
from game.core.position import Ask, Values
from game.weiss import acts, closing, dealing, listing, moving
from game.weiss.counters import offered
from game.weiss.happenings import happens
from game.weiss.numbers import is_forbidden
from game.weiss.position import HAND, WeissPosition, on_stage, other
from game.weiss.timing import check, interrupts, levels

# -- the match


def deal_hands(position: WeissPosition, values: Values) -> Ask | str | None:
    """Five cards each."""
    for seat in position.seats:
        dealing.draw(position, seat, HAND)
    values["asked"] = 0
    return None


def ask_redraw(position: WeissPosition, values: Values) -> Ask | str | None:
    """The first player first, each may put any number of cards away and draw as many, once."""
    if values["asked"] == len(position.seats):
        return "begin"
    position.phase = "mulligan"
    seat = position.seats[values["asked"]]
    if not position.players[seat].hand:
        values["asked"] += 1
        return "ask_redraw"
    most = len(position.players[seat].hand)
    return Ask(seat, "mulligan", min=0, max=most, many=True, question=True, may=True)


def redraw(position: WeissPosition, values: Values) -> Ask | str | None:
    """To the waiting room, and nothing is shuffled."""
    seat = position.seats[values["asked"]]
    values["asked"] += 1
    cards = values.pop("answer")
    for card in cards:
        moving.put(position, card, "waiting_room")
    happened(position, "redrawn", by=seat, count=len(cards))
    dealing.draw(position, seat, len(cards))
    return "ask_redraw"


def begin(position: WeissPosition, values: Values) -> Ask | str | None:
    """The first turn is the first player's."""
    call(position, "turn")
    return "next_turn"


def next_turn(position: WeissPosition, values: Values) -> Ask | str | None:
    """The other player's turn."""
    position.turn = other(position, position.turn)
    if position.turn == position.seats[0]:
        position.round += 1
    call(position, "turn")
    return "next_turn"


MATCH = (deal_hands, ask_redraw, redraw, begin, next_turn)

# -- stand, draw, clock


def stand(position: WeissPosition, values: Values) -> Ask | str | None:
    """The player's rested characters stand."""
    position.phase = "stand"
    happened(position, "turn_begins", by=position.turn, round=position.round)
    for name in on_stage(position, position.turn):
        if position.cards[name].state == "rested" and not is_forbidden(position, "stand", name):
            position.cards[name].state = "standing"
    core.expire(position, "stand_over", position.turn)
    check(position)
    return None


def draw_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning."""
    position.phase = "draw"
    happens(position, "draw_phase", {"seat": position.turn})
    check(position)
    return None


def draw_card(position: WeissPosition, values: Values) -> Ask | str | None:
    """One card."""
    dealing.draw(position, position.turn, 1)
    return None


def clock_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing."""
    position.phase = "clock"
    check(position)
    return None


def ask_clock(position: WeissPosition, values: Values) -> Ask | str | None:
    """A card of the hand to the clock?"""
    return Ask(position.turn, "clock")


def take_clock(position: WeissPosition, values: Values) -> Ask | str | None:
    """A level-up comes first, then the two draws."""
    answer = values.pop("answer")
    if answer[0] == "end_phase" or answer[1] is None:
        return "main_phase"
    moving.put(position, answer[1], "clock")
    happened(position, "clock", by=position.turn, card=answer[1])
    interrupts(position, position.turn)
    return None


def draw_two(position: WeissPosition, values: Values) -> Ask | str | None:
    """For the card in the clock."""
    dealing.draw(position, position.turn, 2)
    return None


# -- main, climax, attack


def main_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning."""
    position.phase = "main"
    happens(position, "main_phase", {"seat": position.turn})
    check(position)
    return None


def ask_main(position: WeissPosition, values: Values) -> Ask | str | None:
    """Cards, moves and abilities, as many as one likes."""
    return Ask(position.turn, "main")


def act(position: WeissPosition, values: Values) -> Ask | str | None:
    """Do one of them."""
    answer = values.pop("answer")
    if answer[0] == "end_phase":
        return "climax_phase"
    acts.do(position, answer)
    return None


def after_act(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing before the next one."""
    check(position)
    return "ask_main"


def climax_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning."""
    position.phase = "climax"
    happens(position, "climax_phase", {"seat": position.turn})
    check(position)
    return None


def ask_climax(position: WeissPosition, values: Values) -> Ask | str | None:
    """One climax, or none."""
    return Ask(position.turn, "climax")


def take_climax(position: WeissPosition, values: Values) -> Ask | str | None:
    """It is placed; then the phase is over."""
    answer = values.pop("answer")
    if answer[0] == "climax":
        acts.place_climax(position, answer[1])
    return None


def after_climax(position: WeissPosition, values: Values) -> Ask | str | None:
    """A check timing."""
    check(position)
    return None


def attack_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning, of both players."""
    position.phase = "attack"
    happens(position, "attack_phase", {"seat": position.turn})
    happens(position, "opponent_attack_phase", {"seat": other(position, position.turn)})
    check(position)
    return None


def ask_attack(position: WeissPosition, values: Values) -> Ask | str | None:
    """Another attack, or no more."""
    return Ask(position.turn, "attack")


def take_attack(position: WeissPosition, values: Values) -> Ask | str | None:
    """An attack in all its steps."""
    answer = values.pop("answer")
    if answer[0] == "end_phase":
        return "encore_step"
    call(position, "attack", attacker=answer[1], kind=answer[2])
    return "ask_attack"


TURN = (
    stand, draw_phase, draw_card, clock_phase, ask_clock, take_clock, draw_two, main_phase, ask_main, act, after_act,
    climax_phase, ask_climax, take_climax, after_climax, attack_phase, ask_attack, take_attack, *closing.CLOSING,
)  # fmt: skip


# -- what may be answered


ASKS = {
    "mulligan": lambda position, values: list(position.players[position.seats[values["asked"]]].hand),
    "clock": listing.clock,
    "main": listing.main,
    "climax": listing.climax,
    "attack": listing.attack,
    "counter": offered,
    "encore_order": lambda position, values: closing.reversed_of(position, values["by"]),
    "hand_limit": lambda position, values: list(position.players[position.turn].hand),
    "interrupt": lambda position, values: ["refresh", "level_up"],
    "level_up": levels,
}
