"""What a player does in the main phase and with a climax, done. Whether it may be done is said in `plays.py`."""

from game.core.effects.in_force import look_again
from game.core.events import happened
from game.core.position import Answer
from game.weiss import counters, moving, numbers
from game.weiss.ability_rules import start_icon
from game.weiss.happenings import happens
from game.weiss.plays import activated
from game.weiss.position import WeissPosition


def do(position: WeissPosition, answer: Answer) -> None:
    """One act of the main phase, as its answer says it."""
    verb, *rest = answer
    seat = position.turn
    if verb == "move":
        moving.swap(position, seat, rest[0], rest[1])
    elif verb == "activate":
        activate(position, seat, rest[0], rest[1])
    elif position.world.printed[rest[0]].kind == "event":
        counters.play_event(position, seat, rest[0])
    else:
        play_character(position, seat, rest[0], rest[1])


def play_character(position: WeissPosition, seat: str, name: str, slot: str) -> None:
    """Pay and place it, standing; who stood there goes to the waiting room."""
    moving.pay(position, seat, numbers.cost(position, name))
    happened(position, "play", by=seat, card=name, slot=slot)
    moving.enter(position, name, slot, how="played")


def activate(position: WeissPosition, seat: str, name: str, number: int) -> None:
    """Pay, then it happens."""
    ready = activated(position, name, number)
    assert ready is not None
    happened(position, "activate", by=seat, card=name)
    counters.use(position, seat, name, ready)


def place_climax(position: WeissPosition, name: str) -> None:
    """Into the climax area; a standby icon does there once what it does in a trigger check."""
    seat = position.turn
    player = position.players[seat]
    moving.lift(position, name)
    player.climax = name
    look_again(position)
    happened(position, "climax", by=seat, card=name)
    facts = {"card": name, "seat": seat}
    happens(position, "played", facts)
    happens(position, "climax_placed", facts)
    if "standby" in position.world.printed[name].triggers:
        start_icon(position, "standby", name, seat)
