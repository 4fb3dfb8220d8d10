"""The course of a game: set-up, then turns of power, missions and debrief.

The procedures read like the rules' chapters: Empezando una partida, Fase de energía, Fase de misión (efectuar
acciones, resolver la misión, decidir si continuar), Fase de reportar informes.
"""

from game.core import chance
from game.core.effects import modifiers as core
from game.core.events import happened
from game.core.flow import call
from game.core.position import Ask, Values
from game.stargate import abilities, moving, numbers
from game.stargate.in_force import look_again
from game.stargate.options import option
from game.stargate.position import HAND, Mission, StargatePosition, characters, left_of

# -- the match


def choose_stopped(position: StargatePosition, values: Values) -> Ask | str | None:
    """The first player's left neighbour stops one of the first player's characters."""
    position.phase = "stop_character"
    return Ask(position.villain, "stop_character", question=True)


def stop_chosen(position: StargatePosition, values: Values) -> Ask | str | None:
    """That character is stopped for the first turn."""
    moving.stop(position, values.pop("answer"))
    return None


def choose_own_stopped(position: StargatePosition, values: Values) -> Ask | str | None:
    """With three players or more, the second player stops one of its own characters too."""
    if len(position.seats) < 3:
        return "deal"
    return Ask(position.villain, "stop_own", question=True)


def stop_own_chosen(position: StargatePosition, values: Values) -> Ask | str | None:
    """That one is stopped as well."""
    moving.stop(position, values.pop("answer"))
    return None


def deal(position: StargatePosition, values: Values) -> Ask | str | None:
    """Eight cards each."""
    for seat in position.seats:
        moving.draw(position, seat, HAND)
    values["asked"] = 0
    return None


def ask_redraw(position: StargatePosition, values: Values) -> Ask | str | None:
    """In turn order, each may shuffle the hand back and draw anew, once."""
    if values["asked"] == len(position.seats):
        return "begin"
    position.phase = "mulligan"
    return Ask(position.seats[values["asked"]], "mulligan", question=True)


def redraw(position: StargatePosition, values: Values) -> Ask | str | None:
    """Keep, or shuffle the hand into the deck and draw as many."""
    seat = position.seats[values["asked"]]
    values["asked"] += 1
    if values.pop("answer") == "redraw":
        player = position.players[seat]
        count = len(player.hand)
        player.deck, player.hand = chance.shuffle(position, player.deck + player.hand), []
        happened(position, "redrawn", by=seat, barrier=True)
        moving.draw(position, seat, count)
    return "ask_redraw"


def begin(position: StargatePosition, values: Values) -> Ask | str | None:
    """The first turn is the first player's."""
    call(position, "turn")
    return "next_turn"


def next_turn(position: StargatePosition, values: Values) -> Ask | str | None:
    """The left neighbour is the hero player now."""
    before = position.turn
    position.turn = left_of(position, before)
    position.villain = left_of(position, position.turn)
    look_again(position)
    places = [position.seats.index(seat) for seat in (before, position.turn)]
    if option(position, "play_passes") == "right":
        places = [-place % len(position.seats) for place in places]
    if places[1] <= places[0]:
        position.round += 1
    call(position, "turn")
    return "next_turn"


MATCH = (
    choose_stopped, stop_chosen, choose_own_stopped, stop_own_chosen, deal, ask_redraw, redraw, begin, next_turn,
)  # fmt: skip

# -- a turn


def power_phase(position: StargatePosition, values: Values) -> Ask | str | None:
    """3 power and 1 for each glyph of the hero player's characters, for both; nothing is kept."""
    hero, villain = position.turn, position.villain
    for player in position.players.values():
        player.power = 0
    power = numbers.POWER_A_TURN + len(numbers.glyphs(position, hero))
    position.players[hero].power = position.players[villain].power = power
    position.failed, position.won = [], []
    happened(position, "turn_begins", by=hero, villain=villain, round=position.round, power=power)
    _readies_slowly(position)
    abilities.happens(position, "power_phase_end", {"seat": hero})
    abilities.reply(position)
    return None


def _readies_slowly(position: StargatePosition) -> None:
    """Who is incapacitated is readied and at once stopped: it can be used the turn after."""
    for name in characters(position, position.turn):
        if position.cards[name].state == "incapacitated":
            position.cards[name].state = "stopped"
            look_again(position)


def play_mission(position: StargatePosition, values: Values) -> Ask | str | None:
    """The top mission comes face up; with no mission left the turn goes to the debrief."""
    player = position.players[position.turn]
    if not player.missions and option(position, "empty_mission_pile") == "lose":
        moving.concede(position, position.turn)
        return None
    if not player.missions:
        return "debrief"
    top, *rest = player.missions
    player.missions = rest
    moving.new_mission(position, Mission(top))
    position.passes = 0
    happened(position, "mission_played", by=position.turn, mission=top, barrier=True)
    position.phase = "actions"
    call(position, "mission")
    abilities.mission_played(position, top)
    return None


def ask_continue(position: StargatePosition, values: Values) -> Ask | str | None:
    """Another mission, for 1 power to the villain player for each failed this turn?"""
    position.phase = "continue"
    return Ask(position.turn, "continue", question=True)


def go_on(position: StargatePosition, values: Values) -> Ask | str | None:
    """Pay and play the next mission, or report."""
    if values.pop("answer") == "stop":
        return None
    price = numbers.price_to_continue(position)
    position.players[position.turn].power -= price
    position.players[position.villain].power += price
    happened(position, "continued", by=position.turn, to=position.villain, price=price)
    return "play_mission"


def debrief(position: StargatePosition, values: Values) -> Ask | str | None:
    """The missions are over: what texts do before anything is readied."""
    position.phase = "debrief"
    abilities.happens(position, "debrief_start", {"seat": position.turn})
    abilities.reply(position)
    return None


def ready_all(position: StargatePosition, values: Values) -> Ask | str | None:
    """The hero player's stopped cards and the villain player's stopped adversaries are ready again."""
    hero = position.players[position.turn]
    for name in [*hero.team, *hero.supports, *hero.gear, *position.players[position.villain].adversaries]:
        if position.cards[name].state == "stopped":
            position.cards[name].state = "ready"
        position.cards[name].blocked = False
    return None


def ask_order(position: StargatePosition, values: Values) -> Ask | str | None:
    """Failed missions go under the pile, in the hero player's order."""
    if not position.failed:
        return "refill_hands"
    count = len(position.failed)
    return Ask(position.turn, "order_failed", min=count, max=count, many=True, ordered=True, question=True)


def put_under(position: StargatePosition, values: Values) -> Ask | str | None:
    """Top down as chosen."""
    player = position.players[position.turn]
    player.missions = [*player.missions, *values.pop("answer")]
    position.failed = []
    return None


def refill_hands(position: StargatePosition, values: Values) -> Ask | str | None:
    """Hands go back to eight cards: the hero player's first, then the villain player's, or as the options say."""
    order = [position.turn, position.villain]
    if option(position, "refill_first") == "villain":
        order.reverse()
    if option(position, "inactive_refill"):
        order += [seat for seat in position.seats if seat not in (*order, *position.out)]
    values["refilling"] = order
    return None


def ask_discards(position: StargatePosition, values: Values) -> Ask | str | None:
    """Who holds more than eight chooses what goes; who holds less draws."""
    if not values["refilling"]:
        return "end_turn"
    seat = values["refilling"][0]
    over = len(position.players[seat].hand) - HAND
    if over > 0:
        return Ask(seat, "hand_limit", min=over, max=over, many=True, question=True)
    moving.refill(position, seat)
    values["refilling"] = values["refilling"][1:]
    return "ask_discards"


def take_discards(position: StargatePosition, values: Values) -> Ask | str | None:
    """The chosen cards go to the discard pile."""
    seat, *rest = values["refilling"]
    moving.discard(position, seat, values.pop("answer"))
    values["refilling"] = rest
    return "ask_discards"


def end_turn(position: StargatePosition, values: Values) -> Ask | str | None:
    """What was won this turn is history; what lasted for the turn ends."""
    position.won = []
    core.expire(position, "turn_end")
    happened(position, "turn_ends", by=position.turn)
    return None


TURN = (
    power_phase, play_mission, ask_continue, go_on, debrief, ready_all, ask_order, put_under, refill_hands,
    ask_discards, take_discards, end_turn,
)  # fmt: skip


# -- what may be answered


def stoppable(position: StargatePosition, values: Values) -> list[str]:
    """The first player's characters."""
    return characters(position, position.turn)


def own_stoppable(position: StargatePosition, values: Values) -> list[str]:
    """The second player's own characters."""
    return characters(position, position.villain)


def continuing(position: StargatePosition, values: Values) -> list[str]:
    """`continue` where a mission is left and the price can be paid; `stop` always."""
    player = position.players[position.turn]
    can = bool(player.missions) and player.power >= numbers.price_to_continue(position)
    can = can and not abilities.is_forbidden(position, "mission", position.turn)
    return ["continue", "stop"] if can else ["stop"]


def hand_of(position: StargatePosition, values: Values) -> list[str]:
    """The hand of the seat that refills."""
    return list(position.players[values["refilling"][0]].hand)


ASKS = {
    "stop_character": stoppable,
    "stop_own": own_stoppable,
    "mulligan": lambda position, values: ["keep", "redraw"],
    "continue": continuing,
    "order_failed": lambda position, values: list(position.failed),
    "hand_limit": hand_of,
}
