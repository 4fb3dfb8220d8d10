"""The course of a game: set-up, then turns of seven phases.

The procedures read like the rules' chapters: Empezar la partida; Preparación, Robo, Clocking, Main, Climax, Ataque,
Encore, End Phase.
"""

from game.core.effects import modifiers as core
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values
from game.weiss import acts, dealing, listing, moving
from game.weiss.counters import offered
from game.weiss.happenings import happens
from game.weiss.numbers import is_forbidden
from game.weiss.position import HAND, HAND_LIMIT, WeissPosition, on_stage, other
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


# -- encore


def encore_step(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning, of both players."""
    position.phase = "encore"
    happens(position, "encore_step", {"seat": position.turn})
    happens(position, "opponent_encore_step", {"seat": other(position, position.turn)})
    check(position)
    return None


def ask_sent(position: WeissPosition, values: Values) -> Ask | str | None:
    """The turn player's reversed characters leave one by one, in the order chosen; then the other's."""
    for seat in (position.turn, other(position, position.turn)):
        if reversed_of(position, seat):
            values["by"] = seat
            return Ask(seat, "encore_order", question=True)
    return "end_phase"


def send(position: WeissPosition, values: Values) -> Ask | str | None:
    """To the waiting room, with a check timing after each: there it may come back."""
    moving.put(position, values.pop("answer"), "waiting_room")
    check(position)
    return "ask_sent"


def reversed_of(position: WeissPosition, seat: str) -> list[str]:
    """The seat's reversed characters."""
    return [name for name in on_stage(position, seat) if position.cards[name].state == "reversed"]


# -- the end


def end_phase(position: WeissPosition, values: Values) -> Ask | str | None:
    """What waits for its beginning, of both players."""
    position.phase = "end"
    happens(position, "end_phase", {"seat": position.turn})
    happens(position, "opponent_end_phase", {"seat": other(position, position.turn)})
    check(position)
    return None


def ask_discards(position: WeissPosition, values: Values) -> Ask | str | None:
    """Only the turn player discards, to seven cards."""
    over = len(position.players[position.turn].hand) - HAND_LIMIT
    if over <= 0:
        return "climax_out"
    return Ask(position.turn, "hand_limit", min=over, max=over, many=True, question=True)


def take_discards(position: WeissPosition, values: Values) -> Ask | str | None:
    """To the waiting room."""
    for card in values.pop("answer"):
        moving.put(position, card, "waiting_room")
        happened(position, "discarded", by=position.turn, card=card)
    return None


def climax_out(position: WeissPosition, values: Values) -> Ask | str | None:
    """The climaxes leave; then a check timing. The order against the discards is a common reading, not confirmed."""
    for player in position.players.values():
        if player.climax:
            moving.put(position, player.climax, "waiting_room")
    check(position)
    return None


def effects_end(position: WeissPosition, values: Values) -> Ask | str | None:
    """What lasted until the end of the turn is over; what waited for it is due."""
    core.expire(position, "turn_end")
    core.expire(position, "opponent_turn_end", other(position, position.turn))
    check(position)
    return None


def turn_over(position: WeissPosition, values: Values) -> Ask | str | None:
    """Nothing of the turn is left."""
    position.attacks_made, position.left = 0, {}
    happened(position, "turn_ends", by=position.turn)
    return None


TURN = (
    stand, draw_phase, draw_card, clock_phase, ask_clock, take_clock, draw_two, main_phase, ask_main, act, after_act,
    climax_phase, ask_climax, take_climax, after_climax, attack_phase, ask_attack, take_attack, encore_step, ask_sent,
    send, end_phase, ask_discards, take_discards, climax_out, effects_end, turn_over,
)  # fmt: skip


def come_back(position: WeissPosition, values: Values) -> Ask | str | None:
    """An encore is paid: back in the slot it left, rested."""
    name = values["card"]
    moving.enter(position, name, values["slot"], "rested")
    happened(position, "encored", card=name)
    return None


ENCORED = (come_back,)


# -- what may be answered


def hand(position: WeissPosition, values: Values) -> list[Answer]:
    """The hand of the turn player."""
    return list(position.players[position.turn].hand)


ASKS = {
    "mulligan": lambda position, values: list(position.players[position.seats[values["asked"]]].hand),
    "clock": listing.clock,
    "main": listing.main,
    "climax": listing.climax,
    "attack": listing.attack,
    "counter": offered,
    "encore_order": lambda position, values: reversed_of(position, values["by"]),
    "hand_limit": hand,
    "interrupt": lambda position, values: ["refresh", "level_up"],
    "level_up": levels,
}
