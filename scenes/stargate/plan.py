"""What has been chosen for a game of Stargate TCG, as plain data that is remembered between games."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any

from game.core.bots import BOTS
from game.core.words import _
from game.stargate.options import ALLOWED, DEFAULTS
from scenes.session import HUMAN
from scenes.stargate.decks import READY, DeckShelf, OwnDeck

LEAST, MOST = 2, 4
STARTERS = ("oneill", "carter", "jackson", "tealc")


@dataclass
class SeatPlan:
    """A seat: a name, who or what plays, the deck's key."""

    name: str = ""
    who: str = HUMAN
    deck: str = READY + STARTERS[0]


@dataclass
class Plan:
    """Everything the set-up screen says."""

    seats: list[SeatPlan] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)  # what differs from the proposals

    def copy(self) -> Plan:
        """Another one alike."""
        return deepcopy(self)

    def as_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return asdict(self)

    def set_seats(self, count: int) -> None:
        """As many seats; those that come are bots with the next starter."""
        while len(self.seats) < count:
            number = len(self.seats)
            self.seats.append(SeatPlan(seat_name(number), "greedy", READY + STARTERS[number % len(STARTERS)]))
        del self.seats[count:]

    def set_option(self, name: str, value: Any) -> None:
        """How a question that no source answers is settled; the proposal is not kept."""
        self.options.pop(name, None)
        if value != DEFAULTS[name]:
            self.options[name] = value


def seat_name(number: int) -> str:
    """The usual name of a seat that joins."""
    return _("Player {n}").format(n=number + 1)


def standard() -> Plan:
    """One person against a bot, each with a starter."""
    plan = Plan([SeatPlan(seat_name(0), HUMAN, READY + STARTERS[0])])
    plan.set_seats(2)
    plan.seats[1].name = _("Bot")
    return plan


def read_plan(data: Any) -> Plan:
    """A plan from what was kept; what makes no sense is as usual."""
    usual = standard()
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or not LEAST <= len(seats) <= MOST:
        return usual
    made = []
    for number, one in enumerate(seats):
        one = one if isinstance(one, dict) else {}
        words = {key: str(one.get(key) or "") for key in ("name", "who", "deck")}
        who = words["who"] if words["who"] in (HUMAN, *BOTS) else "greedy"
        made.append(SeatPlan(words["name"][:40] or seat_name(number), who, words["deck"] or READY + STARTERS[number]))
    kept = data.get("options")
    options = {name: value for name, value in (kept if isinstance(kept, dict) else {}).items() if _is_one(name, value)}
    return Plan(made, options)


def _is_one(name: str, value: Any) -> bool:
    """Whether an option may be that."""
    return any(value is one or (type(value) is type(one) and value == one) for one in ALLOWED.get(name, ()))


@dataclass(frozen=True)
class Hitch:
    """What is in the way of starting: words, the seat it is about."""

    words: str
    seat: int = -1


def hitches(plan: Plan, shelf: DeckShelf) -> list[Hitch]:
    """Everything in the way, the first first."""
    found = []
    for number, seat in enumerate(plan.seats):
        if not seat.name:
            found.append(Hitch(_("Seat {n} has no name.").format(n=number + 1), number))
        deck = shelf.get(seat.deck)
        if deck is None:
            found.append(Hitch(_("The deck of {name} is not there any more.").format(name=seat.name), number))
        elif why := deck_trouble(deck, plan.options):
            found.append(Hitch(f"{seat.name}: {why}", number))
    names = [seat.name for seat in plan.seats]
    if len(set(names)) < len(names):
        found.append(Hitch(_("Two seats have the same name.")))
    return found


def deck_trouble(deck: OwnDeck, options: Mapping[str, Any] = DEFAULTS) -> str:
    """Why a deck cannot be started under the options of a game, in words; nothing for a good one."""
    if deck.trouble:
        return deck.trouble
    faults = deck.faults({**DEFAULTS, **options})
    if not faults:
        return ""
    return _("{deck}: {what}; {fix}.").format(deck=deck.name, what=faults[0].message, fix=faults[0].fix)
