"""The position of a Weiß Schwarz game: zones, stage, the attack under way. Plain data and its copy.

A card is named by its id; a second copy is `id#2`. What a card prints stands in `cards.py`, what its numbers are
now in `numbers.py`.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from game.core.plain import transient
from game.core.position import Position, copy_core

CENTER = ("c1", "c2", "c3")
BACK = ("b1", "b2")
SLOTS = (*CENTER, *BACK)
FACING = {"c1": "c3", "c2": "c2", "c3": "c1"}
"""A center slot to the one of the opponent that it faces, each as its owner sees it."""
FRONT = {"b1": ("c1", "c2"), "b2": ("c2", "c3")}
"""A back slot to the center slots in front of it."""
HAND, HAND_LIMIT, LEVEL_UP, LOSING_LEVEL = 5, 7, 7, 4
PILES = ("deck", "hand", "clock", "level", "stock", "waiting_room", "memory", "resolution")
"""The lists of a player's cards: clock and level oldest first, the others from the top down."""

EMPTY_STAGE: dict[str, str | None] = dict.fromkeys(SLOTS)


@dataclass(slots=True)
class Player:
    """A seat. `looking`: so many cards of the deck are being looked at by its owner, the topmost but for `above`.

    `penalties`: penalty cards of refreshes that wait for the interrupted action to end (classic).
    """

    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    clock: list[str] = field(default_factory=list)
    level: list[str] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)
    waiting_room: list[str] = field(default_factory=list)
    climax: str | None = None
    memory: list[str] = field(default_factory=list)
    resolution: list[str] = field(default_factory=list)
    stage: dict[str, str | None] = field(default_factory=EMPTY_STAGE.copy)
    looking: int = 0
    above: int = 0
    penalties: int = 0

    def copy(self) -> "Player":
        """The same player, apart."""
        return Player(
            self.deck.copy(), self.hand.copy(), self.clock.copy(), self.level.copy(), self.stock.copy(),
            self.waiting_room.copy(), self.climax, self.memory.copy(), self.resolution.copy(), self.stage.copy(),
            self.looking, self.above, self.penalties,
        )  # fmt: skip


@dataclass(slots=True)
class OnStage:
    """A character on stage. `state` is `standing`, `rested` or `reversed`; `markers` are the cards under it."""

    state: str = "standing"
    markers: list[str] = field(default_factory=list)

    def copy(self) -> "OnStage":
        """The same character, apart. `markers` is replaced, never changed inside."""
        return OnStage(self.state, self.markers)


@dataclass(slots=True)
class Attack:
    """The attack under way: who, how, on which character (None: direct), and what the declaration added to its soul."""

    attacker: str
    kind: str
    target: str | None = None
    change: int = 0

    def copy(self) -> "Attack":
        """The same attack, apart."""
        return Attack(self.attacker, self.kind, self.target, self.change)


@dataclass(slots=True)
class WeissPosition(Position):
    """A whole position. `left`: characters that have left the stage this turn, with the slot they left.

    `texts`: whose texts count, kept as long as the same cards are there (see the core's `in_force.py`).
    """

    players: dict[str, Player] = field(default_factory=dict)
    cards: dict[str, OnStage] = field(default_factory=dict)
    attack: Attack | None = None
    attacks_made: int = 0
    left: dict[str, str] = field(default_factory=dict)
    texts: Any = transient(default=None)

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one."""
        new = object.__new__(type(self))
        copy_core(self, new)
        new.players = {seat: player.copy() for seat, player in self.players.items()}
        new.cards = {name: card.copy() for name, card in self.cards.items()}
        new.attack = self.attack.copy() if self.attack else None
        new.attacks_made = self.attacks_made
        new.left = self.left.copy()
        new.texts = None
        return new


def other(position: WeissPosition, seat: str) -> str:
    """The opponent."""
    first, second = position.seats
    return second if seat == first else first


def owner_of(position: WeissPosition, name: str) -> str:
    """The seat that brought the card."""
    owners: dict[str, str] = position.world.owners
    if name not in owners:
        owners |= {card: seat for seat, names in position.setup["owners"].items() for card in names}
    return owners[name]


def slot_of(position: WeissPosition, name: str) -> str | None:
    """Where a character stands on its owner's stage."""
    if name not in position.cards:
        return None
    stage = position.players[owner_of(position, name)].stage
    return next((slot for slot in SLOTS if stage[slot] == name), None)


def facing(position: WeissPosition, name: str) -> str | None:
    """The character of the opponent in front of one in the center."""
    slot = slot_of(position, name)
    if slot not in FACING:
        return None
    return position.players[other(position, owner_of(position, name))].stage[FACING[slot]]


def on_stage(position: WeissPosition, seat: str) -> list[str]:
    """The seat's characters, center first, from left to right."""
    return [name for name in position.players[seat].stage.values() if name]
