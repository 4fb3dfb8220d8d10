"""How a turn closes: the encore step of both players, then the end phase.

Source: Weiß Schwarz, Encore, End Phase; CR 7.7 (both players send their reversed characters), 10.2.
"""

from game.core.effects import modifiers as core
from game.core.events import happened
from game.core.position import Ask, Values
from game.weiss import moving
from game.weiss.happenings import happens
from game.weiss.position import HAND_LIMIT, WeissPosition, on_stage, other
from game.weiss.timing import check

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


CLOSING = (
    encore_step, ask_sent, send, end_phase, ask_discards, take_discards, climax_out, effects_end, turn_over,
)  # fmt: skip
"""The last steps of a turn."""


def come_back(position: WeissPosition, values: Values) -> Ask | str | None:
    """An encore is paid: back in the slot it left, rested."""
    name = values["card"]
    moving.enter(position, name, values["slot"], "rested")
    happened(position, "encored", card=name)
    return None


ENCORED = (come_back,)
