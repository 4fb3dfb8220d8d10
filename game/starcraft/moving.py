"""How cards, units, workers and bases come and go: the small changes that all of the rules share.

Each says what happened. Nothing is asked here and nothing is judged.
"""

from collections.abc import Iterable

from game.core import chance
from game.core.events import happened
from game.core.knowing import forget, show
from game.starcraft.board import areas_on
from game.starcraft.position import (
    STAGES,
    Player,
    StarcraftPosition,
    Unit,
    no_events,
    put_unit,
    take_unit,
)

WORKERS, TRANSPORTS, BASES = 15, 7, 6

# -- cards


def top_cards(position: StarcraftPosition, seat: str, count: int) -> list[str]:
    """Cards off the top of the deck; an empty deck is made of the shuffled discards at once, and drawing goes on."""
    player = position.players[seat]
    found: list[str] = []
    while len(found) < count:
        if not player.deck:
            if not player.discard:
                break
            forget(position, player.discard)
            player.deck, player.discard = chance.shuffle(position, player.discard), []
            happened(position, "reshuffled", by=seat, barrier=True)
        found.append(player.deck[0])
        player.deck = player.deck[1:]
    return found


def draw(position: StarcraftPosition, seat: str, count: int) -> None:
    """Combat cards from the deck to the hand."""
    cards = top_cards(position, seat, count)
    player = position.players[seat]
    player.hand = [*player.hand, *cards]
    if cards:
        happened(position, "drawn", by=seat, count=len(cards), barrier=True)


def discard(position: StarcraftPosition, seat: str, cards: Iterable[str], told: bool = True) -> None:
    """Cards of the hand, or that have been played, go to the discard pile, face up."""
    cards = list(cards)
    player = position.players[seat]
    player.hand = [card for card in player.hand if card not in cards]
    player.discard = [*player.discard, *cards]
    show(position, cards, position.seats)
    if told and cards:
        happened(position, "discarded", by=seat, cards=cards)


def draw_event(position: StarcraftPosition, seat: str) -> None:
    """The top event card, unread; from an empty deck nothing."""
    stage = next((one for one in STAGES if position.event_deck[one]), None)
    if stage is None:
        return
    card, *rest = position.event_deck[stage]
    position.event_deck = {**position.event_deck, stage: rest}
    player = position.players[seat]
    player.events = {**player.events, stage: [*player.events[stage], card]}
    position.stage = next((n for n, one in enumerate(STAGES, start=1) if position.event_deck[one]), position.stage)
    happened(position, "event_drawn", by=seat, barrier=True)


def events_of(player: Player) -> list[str]:
    """The event cards a seat holds."""
    return [card for stage in STAGES for card in player.events[stage]]


# -- units


def figures_left(position: StarcraftPosition, seat: str, kind: str) -> int:
    """How many figures of a kind a seat has off the board."""
    there = sum(unit.owner == seat and unit.unit == kind for unit in position.units.values())
    left: int = position.world.units[kind].figures - there
    return left


def new_unit(position: StarcraftPosition, seat: str, kind: str, area: str, name: str = "") -> str:
    """A figure comes onto the board, named by its kind and a number unless it is given a name."""
    made = position.made.get(kind, 0)
    while not name:
        made += 1
        tried = kind if made == 1 else f"{kind}#{made}"
        name = "" if tried in position.units else tried
    position.made[kind] = made
    put_unit(position, name, Unit(kind, seat, area))
    happened(position, "unit_placed", by=seat, unit=kind, area=area, name=name)
    return name


def move_unit(position: StarcraftPosition, name: str, area: str) -> None:
    """A unit stands elsewhere."""
    unit = position.units[name]
    put_unit(position, name, Unit(unit.unit, unit.owner, area))


def destroy(position: StarcraftPosition, name: str) -> None:
    """A unit goes back to its owner's figures."""
    unit = take_unit(position, name)
    happened(position, "unit_destroyed", by=unit.owner, unit=unit.unit, area=unit.at, name=name)


# -- workers, bases, transports


def workers_of(player: Player) -> int:
    """All workers of a seat, wherever they are."""
    return player.pool + player.unavailable + sum(player.mines.values()) + sum(player.permanent.values())


def gain_workers(position: StarcraftPosition, seat: str, count: int) -> int:
    """New workers wait with the unavailable ones; there are fifteen at most. How many came."""
    player = position.players[seat]
    came = min(count, WORKERS - workers_of(player))
    player.unavailable += came
    return came


def transports_of(position: StarcraftPosition, seat: str) -> int:
    """How many transports of a seat are on the board."""
    return sum(seat in seats for seats in position.transports.values())


def bases_of(position: StarcraftPosition, seat: str) -> list[str]:
    """The areas with a base of the seat."""
    return [area for area, owner in position.bases.items() if owner == seat]


def add_transport(position: StarcraftPosition, seat: str, route: str) -> None:
    """A transport stands on a route."""
    position.transports[route] = [*position.transports.get(route, ()), seat]
    happened(position, "transport_placed", by=seat, route=route)


def lose_transport(position: StarcraftPosition, seat: str, route: str) -> None:
    """A transport is gone."""
    position.transports[route] = [one for one in position.transports[route] if one != seat]
    happened(position, "transport_lost", by=seat, route=route)


def is_alone(position: StarcraftPosition, planet: str, seat: str) -> bool:
    """Whether nobody else has a base on a planet."""
    return all(position.bases.get(area, seat) == seat for area in areas_on(position, planet))


# -- out of the game


def eliminate(position: StarcraftPosition) -> None:
    """Who has neither base nor unit is out at once; the last player wins (rules of record, 2.9)."""
    there = {unit.owner for unit in position.units.values()} | set(position.bases.values())
    for seat in [one for one in position.seats if one not in there and one not in position.out]:
        leave(position, seat)
        happened(position, "eliminated", by=seat, barrier=True)
    last_one_wins(position)


def leave(position: StarcraftPosition, seat: str) -> None:
    """A seat is out: its transports go; its orders are discarded as they surface, its events unresolved."""
    position.out = [*position.out, seat]
    player = position.players[seat]
    position.event_discard = [*position.event_discard, *events_of(player)]
    show(position, events_of(player), position.seats)
    player.events = no_events()
    position.transports = {
        route: [one for one in seats if one != seat] for route, seats in position.transports.items()
    }
    clear_tops(position)


def take_top(position: StarcraftPosition, planet: str) -> str:
    """The top order leaves a stack; its face is known to all from now on. The token is returned."""
    seat, number = position.stacks[planet][-1]
    position.stacks[planet] = position.stacks[planet][:-1]
    player = position.players[seat]
    token = player.placed[number]
    assert token is not None
    player.used = [*player.used, token]
    player.placed = [*player.placed[:number], None, *player.placed[number + 1 :]]
    show(position, [token], position.seats)
    return token


def clear_tops(position: StarcraftPosition) -> None:
    """Orders of players who are out are discarded when they surface (rules of record, 2.9)."""
    for planet, stack in list(position.stacks.items()):
        for seat, _number in reversed(stack):
            if seat not in position.out:
                break
            take_top(position, planet)


def last_one_wins(position: StarcraftPosition) -> None:
    """With one player left the game is over."""
    left = [seat for seat in position.seats if seat not in position.out]
    if len(left) == 1:
        end(position, left, "last")


def end(position: StarcraftPosition, winners: list[str], how: str) -> None:
    """The game is over."""
    position.over, position.phase = True, "over"
    position.winner = winners[0] if len(winners) == 1 else winners
    position.battle = position.executing = None
    happened(position, "won", winners=winners, how=how)
