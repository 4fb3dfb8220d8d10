"""The position of a game of StarCraft: planets with their orders, units, bases, players, the battle at hand.

Plain data and its copy. An area is named `PLANET/AREA`; what it is (limit, resource, ...) never changes and stands in
`world.py`, what lies in it stands here. Lists and maps are replaced, never changed inside: copies share them.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Self

from game.core.plain import transient
from game.core.position import Position, copy_core

MINERALS, GAS = "minerals", "gas"
KINDS = ("mobilize", "build", "research")
ORDERS_A_ROUND = 4


STAGES = ("I", "II", "III")


def no_events() -> dict[str, list[str]]:
    """No event card of any stage."""
    return {stage: [] for stage in STAGES}


@dataclass(frozen=True, slots=True)
class Unit:
    """A figure on the board: its kind, whose it is, the area it stands in. Replaced when it moves."""

    unit: str
    owner: str
    at: str


@dataclass(frozen=True, slots=True)
class Route:
    """A navigation route between two planets; `slots` are the sides it leaves them by, -1 where it is not known."""

    between: list[str]
    z_axis: bool
    slots: list[int] = field(default_factory=lambda: [-1, -1])


@dataclass(slots=True)
class Player:
    """A seat. `hand` and `deck` are combat cards, `tech_deck` those of technologies not bought.

    `orders` are the tokens in hand, `placed` those on planets in the order they were placed (a stack refers to them
    by number; None once it is gone), `used` those executed this round; `specials`: how many special orders may be
    placed this round.
    `mines` is workers by resource card held, `permanent` workers on the printed resources.
    """

    faction: str = ""
    conquest: int = 0
    pool: int = 0
    unavailable: int = 0
    mines: dict[str, int] = field(default_factory=dict)
    permanent: dict[str, int] = field(default_factory=lambda: {MINERALS: 0, GAS: 0})
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tech_deck: list[str] = field(default_factory=list)
    technologies: list[str] = field(default_factory=list)
    events: dict[str, list[str]] = field(default_factory=no_events)
    in_play: list[str] = field(default_factory=list)
    buildings: dict[str, int] = field(default_factory=dict)
    modules: list[str] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    placed: list[str | None] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    specials: int = 0

    def copy(self) -> "Player":
        """The same player, apart."""
        return Player(
            self.faction, self.conquest, self.pool, self.unavailable, self.mines, self.permanent, self.hand,
            self.deck, self.discard, self.tech_deck, self.technologies, self.events.copy(), self.in_play,
            self.buildings, self.modules, self.orders, self.placed, self.used, self.specials,
        )  # fmt: skip


@dataclass(slots=True)
class Skirmish:
    """A pair of front-line units with their supporters and cards; the face-down cards standard first."""

    attacker: str
    defender: str
    attacker_support: list[str] = field(default_factory=list)
    defender_support: list[str] = field(default_factory=list)
    attacker_cards: list[str] = field(default_factory=list)
    defender_cards: list[str] = field(default_factory=list)
    resolved: bool = False


@dataclass(slots=True)
class Battle:
    """The battle for an area. `front` is the one assist unit that each side of only such units sends to the front.

    `splash` lists what cards have activated: `[card, whose, which units]`. `lasts` lists effects that cards brought
    into the battle from its start: `[whose, stat, by]`.
    """

    at: str
    attacker: str
    defender: str
    special: bool = False
    skirmishes: list[Skirmish] = field(default_factory=list)
    front: dict[str, str] = field(default_factory=dict)
    splash: list[list[str]] = field(default_factory=list)
    lasts: list[list[Any]] = field(default_factory=list)

    def copy(self) -> "Battle":
        """The same battle, apart."""
        return replace(self, skirmishes=[replace(one) for one in self.skirmishes])


@dataclass(slots=True)
class StarcraftPosition(Position):
    """A whole position.

    `planets`: each planet on the board to where it lies and how it is turned, `[x, y, quarter turns]`.
    `stacks`: planet to its orders from the bottom up, each `[seat, number in that seat's placed]`.
    `bases`, `depletion`, `transports`: only what is there. `executing` is the order under way, with what it has done.
    `event_deck`, `event_removed`: by stage, top first. `end_cards` lie beside the board.
    `inside` is read from the units: area to those that stand in it.
    """

    first_player: str = ""
    stage: int = 1
    planets: dict[str, list[int]] = field(default_factory=dict)
    routes: dict[str, Route] = field(default_factory=dict)
    stacks: dict[str, list[list[Any]]] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)
    depletion: dict[str, int] = field(default_factory=dict)
    transports: dict[str, list[str]] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    battle: Battle | None = None
    executing: dict[str, Any] | None = None
    event_deck: dict[str, list[str]] = field(default_factory=no_events)
    event_removed: dict[str, list[str]] = field(default_factory=no_events)
    event_discard: list[str] = field(default_factory=list)
    end_cards: list[str] = field(default_factory=list)
    inside: Any = transient(default=None)
    board: Any = transient(default=None)

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one."""
        new = object.__new__(type(self))
        copy_core(self, new)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        for name in _MAPS:
            setattr(new, name, getattr(self, name).copy())
        new.players = {seat: player.copy() for seat, player in self.players.items()}
        new.battle = self.battle.copy() if self.battle else None
        new.inside = self.inside.copy() if self.inside is not None else None
        return new


_SHARED = (
    "first_player", "stage", "planets", "routes", "executing", "event_discard", "end_cards", "board",
)  # fmt: skip
_MAPS = ("stacks", "units", "made", "bases", "depletion", "transports", "event_deck", "event_removed")


def inside_of(position: StarcraftPosition) -> dict[str, list[str]]:
    """Area to the units in it, in the order they came."""
    if position.inside is None:
        found: dict[str, list[str]] = {}
        for name, unit in position.units.items():
            found.setdefault(unit.at, []).append(name)
        position.inside = found
    inside: dict[str, list[str]] = position.inside
    return inside


def put_unit(position: StarcraftPosition, name: str, unit: Unit) -> None:
    """Put a unit on the board, or move it: whatever stood under its name is gone from where it was."""
    inside = inside_of(position)
    before = position.units.get(name)
    if before is not None:
        inside[before.at] = [one for one in inside[before.at] if one != name]
        del position.units[name]
    position.units[name] = unit
    inside[unit.at] = [*inside.get(unit.at, ()), name]


def take_unit(position: StarcraftPosition, name: str) -> Unit:
    """Take a unit off the board."""
    inside = inside_of(position)
    unit = position.units.pop(name)
    inside[unit.at] = [one for one in inside[unit.at] if one != name]
    return unit


def planet_of(area: str) -> str:
    """The planet an area lies on.

    >>> planet_of("braken/a1")
    'braken'
    """
    return area.partition("/")[0]


@lru_cache(maxsize=256)
def token_kind(token: str) -> tuple[str, bool]:
    """The order a token stands for, and whether it is a special one.

    >>> token_kind("p1:build#2"), token_kind("p1:special_build")
    (('build', False), ('build', True))
    """
    face = token.rpartition(":")[2].partition("#")[0]
    special = face.startswith("special_")
    return (face.removeprefix("special_") if special else face), special


def tokens_of(seat: str) -> list[str]:
    """All order tokens of a seat: two of each kind and one special one."""
    plain = [f"{seat}:{kind}{copy}" for kind in KINDS for copy in ("", "#2")]
    return plain + [f"{seat}:special_{kind}" for kind in KINDS]


def left_of(position: StarcraftPosition, seat: str) -> str:
    """The seat's left neighbour still in the game."""
    place = position.seats.index(seat)
    order = position.seats[place + 1 :] + position.seats[: place + 1]
    return next(other for other in order if other not in position.out)


def from_first(position: StarcraftPosition, first: str) -> list[str]:
    """The seats still in the game, clockwise from one of them."""
    place = position.seats.index(first)
    return [seat for seat in position.seats[place:] + position.seats[:place] if seat not in position.out]
