"""What may be worked out before an attack: power against power, damage, the chance that it is cancelled.

From the viewer's view alone: how many cards of a player nobody at this seat can tell apart, and how many of them are
climaxes. Any of them is as likely as any other to lie on top of the deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from game.weiss import numbers
from game.weiss.position import WeissPosition, facing, other, owner_of
from game.weiss.setup import pool


@dataclass(frozen=True)
class Unseen:
    """Cards of a seat that the viewer cannot tell apart: how many, how many climaxes, how many in the deck."""

    cards: int
    climaxes: int
    deck: int


def unseen(view: WeissPosition, seat: str) -> Unseen:
    """What of a seat's cards is hidden from the viewer."""
    names = pool(view).get(seat, [])
    climaxes = sum(view.world.printed[name].kind == "climax" for name in names)
    return Unseen(len(names), climaxes, len(view.players[seat].deck))


def cancelled(known: Unseen, damage: int) -> float:
    """The chance, 0 to 1, that so much damage meets a climax. Cards past the end of the deck are not counted.

    >>> round(cancelled(Unseen(29, 6, 20), 3), 2)
    0.52
    """
    flipped = min(damage, known.deck, known.cards)
    if flipped <= 0 or not known.climaxes:
        return 0.0
    return 1 - comb(known.cards - known.climaxes, flipped) / comb(known.cards, flipped)


@dataclass(frozen=True)
class Lane:
    """An attack that is thought of or under way: the two characters, their power now, what each kind deals.

    `frontal`, `side` and `direct` are damage, None where that kind cannot be declared.
    """

    attacker: str
    target: str | None
    power: int
    against: int
    soul: int
    frontal: int | None = None
    side: int | None = None
    direct: int | None = None

    @property
    def result(self) -> str:
        """How the battle would end now: `wins`, `loses`, `tie`, or `direct`."""
        if self.target is None:
            return "direct"
        return "wins" if self.power > self.against else "loses" if self.power < self.against else "tie"


def lane_of(view: WeissPosition, name: str) -> Lane:
    """What an attack of a character in the center would be."""
    target = facing(view, name)
    power, soul = numbers.power(view, name), numbers.soul(view, name)
    if target is None:
        return Lane(name, None, power, 0, soul, direct=soul + 1)
    level = numbers.level(view, target)
    return Lane(name, target, power, numbers.power(view, target), soul, frontal=soul, side=max(0, soul - level))


def under_way(view: WeissPosition) -> Lane | None:
    """The attack that is going on, with the one kind that it is."""
    here = view.attack
    if here is None or here.attacker not in view.cards:
        return None
    power, soul = numbers.power(view, here.attacker), numbers.soul(view, here.attacker)
    target = here.target if here.target in view.cards else None
    against = numbers.power(view, target) if target else 0
    damage = {here.kind: max(0, soul + here.change)}
    return Lane(here.attacker, target, power, against, soul, **damage)


def defender(view: WeissPosition, name: str) -> str:
    """The seat that an attacker's damage goes to."""
    return other(view, owner_of(view, name))
