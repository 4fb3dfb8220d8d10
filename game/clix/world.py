"""What never changes during a game of clix: the board, the compiled cards, the variant.

Built from the position's grid, options and set-up, and kept for the positions that share them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.clix import walking
from game.clix.board import Board, board_of
from game.clix.dial import STATS, Card
from game.clix.position import ClixPosition
from game.clix.powers import Powers, powers_of
from game.clix.swaps import Instead
from game.core.game import SetupError
from game.core.words import _

DATA = Path(__file__).resolve().parents[2] / "data"


class UnknownContent(SetupError):
    """A game names cards or a variant that are not there. `names` lists them."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind, self.names = kind, sorted(names)
        said = _("no such card: {names}") if kind == "card" else _("no such variant: {names}")
        super().__init__(said.format(names=", ".join(self.names)), [])


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """`floor` is the bitboard of the squares that units can be in; `cards` holds every card of the game by id.

    `walks` is the answer `["to", x, y]` for every square, made once: answers are never changed. `instead` tells what
    units can be swapped for, without and with the option that lets in what is for upgrades only.
    """

    board: Board
    floor: int
    cards: dict[str, Card]
    variant: Mapping[str, Any]
    powers: Powers
    walks: tuple[list[Any], ...]
    instead: tuple[Instead, Instead]


@lru_cache(maxsize=1)
def shipped() -> Any:
    """The catalog of `data/clix` (see `game.content.catalog`)."""
    from game.content.catalog import load_clix

    return load_clix(DATA)


def world_of(position: ClixPosition) -> World:
    """The world of a position: its grid under its corner rule, its cards, its variant."""
    board = board_of(position.grid, position.options["corners"])
    own = {raw["id"]: raw for raw in position.setup.get("cards", ())}
    wanted = frozenset(unit.card for unit in position.units.values())
    if not own:
        return _shipped_world(board, wanted, position.options["variant"])
    return _world(board, {**_known(wanted - set(own)), **own}, wanted, position.options["variant"])


@lru_cache(maxsize=8)
def _shipped_world(board: Board, wanted: frozenset[str], variant: str) -> World:
    """Games with the same map, cards and variant share their world, and what it has worked out."""
    return _world(board, _known(wanted), wanted, variant)


def _known(wanted: frozenset[str]) -> dict[str, Any]:
    """The data of shipped cards by id. Raises UnknownContent for those that there are not."""
    if not wanted:
        return {}
    figures = shipped().figures
    missing = wanted - set(figures)
    if missing:
        raise UnknownContent("card", missing)
    return {cid: figures[cid].data for cid in wanted}


def _world(board: Board, data: Mapping[str, Any], wanted: frozenset[str], variant: str) -> World:
    cards = {cid: compiled(data[cid]) for cid in sorted(wanted)}
    walks: tuple[list[Any], ...] = tuple(["to", x, y] for x, y in board.squares)
    instead = Instead(cards, anyway=False), Instead(cards, anyway=True)
    return World(board, floor_of(board), cards, variant_data(variant), powers_of(cards), walks, instead)


def variant_data(name: str) -> Mapping[str, Any]:
    """The data of a variant by its id."""
    if name == "deathmatch":
        return {}
    variants = shipped().variants
    if name not in variants:
        raise UnknownContent("variant", [name])
    found: Mapping[str, Any] = variants[name].model_dump(exclude_none=True)
    return found


def floor_of(board: Board) -> int:
    """The largest region that a walk holds together: squares inside solid blocks are no floor."""
    left, best = board.full, 0
    while left:
        start = (left & -left).bit_length() - 1
        region = 0
        for layer in walking.reach(board, start, board.width * board.height, 0):
            region |= layer
        left &= ~region
        if region.bit_count() > best.bit_count():
            best = region
    return best


def compiled(data: Mapping[str, Any]) -> Card:
    """A card's data (a validated mapping, see `game.clix.cards`) as the rules read it."""
    rows, colors = [], []
    for row in data["dial"]:
        rows.append(tuple(row[: len(STATS)]))
        colors.append(frozenset(row[4].values()) if len(row) > len(STATS) else frozenset())
    weapon, vehicle = data.get("weapon") or {}, data.get("vehicle") or False
    return Card(
        id=data["id"],
        points=data["points"],
        dial=tuple(rows),
        colors=tuple(colors),
        names=dict(data.get("name") or {}),
        grenades=data.get("grenades") or 0,
        melee=weapon.get("melee", False),
        knockback=weapon.get("knockback", 0),
        blocked_damage=weapon.get("blocked_damage", 0),
        upgrade_only=data.get("upgrade_only", False),
        vehicle=bool(vehicle),
        start=vehicle.get("start_click", 1) if isinstance(vehicle, Mapping) else 1,
        abilities=tuple(data.get("abilities") or ()),
        data=dict(data),
    )
