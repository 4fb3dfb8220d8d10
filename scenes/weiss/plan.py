"""What has been chosen for a game of Weiß Schwarz, as plain data that is remembered between games."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any

from game.core.bots import BOTS
from game.core.words import _, pick
from game.weiss.world import shipped
from scenes.session import HUMAN

SEATS = 2


@dataclass
class SeatPlan:
    """A seat: a name, who or what plays, the deck's id."""

    name: str = ""
    who: str = HUMAN
    deck: str = ""


@dataclass
class Plan:
    """Everything the set-up screen says."""

    seats: list[SeatPlan] = field(default_factory=list)

    def copy(self) -> Plan:
        """Another one alike."""
        return deepcopy(self)

    def as_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return asdict(self)


def deck_names() -> dict[str, str]:
    """The decks that are there, by id, each with its name in the language in use."""
    return {name: pick(deck.name) for name, deck in shipped().lists.items()}


def deck_about(deck: str) -> str:
    """How a deck plays, in a line; nothing where it does not say."""
    found = shipped().lists.get(deck)
    return pick(found.about) if found is not None and found.about is not None else ""


def standard() -> Plan:
    """One person against a bot, each with a deck."""
    decks = list(deck_names()) or [""]
    return Plan([
        SeatPlan(_("Player {n}").format(n=1), HUMAN, decks[0]), SeatPlan(_("Bot"), "greedy", decks[1 % len(decks)])
    ])  # fmt: skip


def read_plan(data: Any) -> Plan:
    """A plan from what was kept; what makes no sense is as usual."""
    usual, decks = standard(), deck_names()
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or len(seats) != SEATS:
        return usual
    made = []
    for number, one in enumerate(seats):
        words = {key: str(one.get(key) or "") for key in ("name", "who", "deck")} if isinstance(one, dict) else {}
        who = words.get("who", "")
        deck = words.get("deck", "")
        made.append(
            SeatPlan(
                words.get("name", "")[:40] or usual.seats[number].name, who if who in (HUMAN, *BOTS) else "greedy",
                deck if deck in decks else usual.seats[number].deck,
            )
        )  # fmt: skip
    return Plan(made)


def hitch(plan: Plan) -> str:
    """What is in the way of starting, in words; nothing if nothing is."""
    for number, seat in enumerate(plan.seats):
        if not seat.name:
            return _("Seat {n} has no name.").format(n=number + 1)
        if seat.deck not in deck_names():
            return _("The deck of {name} is not there any more.").format(name=seat.name)
    return _("Two seats have the same name.") if plan.seats[0].name == plan.seats[1].name else ""
