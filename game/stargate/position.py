"""The position of a Stargate TCG game: decks, hands, teams, what is in play, the mission at hand.

Plain data and its copy. A card is named by its id; a second copy is `id#2`. What a card prints stands in
`cards.py`, what its numbers are now in `numbers.py`.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from game.core.copies import ByName as ByName
from game.core.copies import base as base
from game.core.plain import transient
from game.core.position import Position, copy_core
from game.core.views import HIDDEN
from game.stargate.options import option

SKILLS = ("culture", "science", "combat", "ingenuity")
HAND = 8


@dataclass(slots=True)
class Player:
    """A seat. Piles and decks are listed from the top down; `team` to `scored` are cards in play or scored."""

    victory_total: int = 0
    power: int = 0
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    team: list[str] = field(default_factory=list)
    supports: list[str] = field(default_factory=list)
    gear: list[str] = field(default_factory=list)
    adversaries: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)

    def copy(self) -> "Player":
        """The same player, apart."""
        return Player(
            self.victory_total, self.power, self.deck.copy(), self.hand.copy(), self.discard.copy(),
            self.missions.copy(), self.team.copy(), self.supports.copy(), self.gear.copy(),
            self.adversaries.copy(), self.scored.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class InPlay:
    """A card in play. `state` is `ready`, `stopped`, `assigned` or `incapacitated`; `glyphs` are missions won."""

    state: str = "ready"
    blocked: bool = False
    glyphs: list[str] = field(default_factory=list)
    boosts: int = 0

    def copy(self) -> "InPlay":
        """The same card, apart. `glyphs` is replaced, never changed inside."""
        return InPlay(self.state, self.blocked, self.glyphs, self.boosts)


@dataclass(slots=True)
class Mission:
    """The mission at hand: the villain's obstacles and complications under it, and who is assigned to it."""

    card: str
    obstacles: list[str] = field(default_factory=list)
    complications: list[str] = field(default_factory=list)
    assigned: list[str] = field(default_factory=list)
    adversary: str | None = None

    def copy(self) -> "Mission":
        """The same mission, apart."""
        return Mission(
            self.card, self.obstacles.copy(), self.complications.copy(), self.assigned.copy(), self.adversary
        )


@dataclass(slots=True)
class StargatePosition(Position):
    """A whole position. `turn` is the hero player's seat, `villain` the other's; `passes` counts those in a row.

    `texts`: whose texts count, kept as long as the same cards are in play (see `in_force.py`).
    """

    villain: str = ""
    passes: int = 0
    players: dict[str, Player] = field(default_factory=dict)
    cards: dict[str, InPlay] = field(default_factory=dict)
    mission: Mission | None = None
    failed: list[str] = field(default_factory=list)
    won: list[str] = field(default_factory=list)
    texts: Any = transient(default=None)

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one."""
        new = object.__new__(type(self))
        copy_core(self, new)
        new.villain = self.villain
        new.passes = self.passes
        new.players = {seat: player.copy() for seat, player in self.players.items()}
        new.cards = {name: card.copy() for name, card in self.cards.items()}
        new.mission = self.mission.copy() if self.mission else None
        new.failed = self.failed.copy()
        new.won = self.won.copy()
        new.texts = None
        return new


def characters(position: StargatePosition, seat: str) -> list[str]:
    """The characters a seat has in play: team, then supports. Adversaries are none."""
    player = position.players[seat]
    return player.team + player.supports


def owner_of(position: StargatePosition, name: str) -> str:
    """The seat that brought the card; what a view hides at the mission is the villain player's."""
    if name == HIDDEN:
        return position.villain
    owners: dict[str, str] = position.world.owners
    if name not in owners:
        owners |= {card: seat for seat, names in position.setup["owners"].items() for card in names}
    return owners[name]


def left_of(position: StargatePosition, seat: str) -> str:
    """The seat's left neighbour still in the game (right, by option): its villain now, the hero next."""
    seats = position.seats[::-1] if option(position, "play_passes") == "right" else position.seats
    place = seats.index(seat)
    order = seats[place + 1 :] + seats[:place]
    found: Any = next(other for other in order if other not in position.out)
    return str(found)
