"""What never changes during a game of StarCraft: areas, kinds of units, what cards print.

Made from the catalog of `data/starcraft` and what the set-up says of planets and of cards of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game.core.copies import ByName, base
from game.core.game import SetupError
from game.core.registry import unknown
from game.core.words import _
from game.starcraft.card_data import CombatCard, EventCard, Faction, Technology, UnitKind
from game.starcraft.position import StarcraftPosition

DATA = Path(__file__).resolve().parents[2] / "data" / "starcraft"


@dataclass(frozen=True, slots=True)
class Area:
    """An area of a planet, as it is printed."""

    limit: int
    conquest: int = 0
    resource: str | None = None
    capacity: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What a combat card prints, compiled. `technology` is the one it comes with, if any."""

    kind: str
    units: frozenset[str]
    major: tuple[int, int]
    minor: tuple[int, int]
    specialty: bool
    start: bool
    abilities: tuple[Any, ...]
    technology: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """`faces` by a card's name or a copy's; `areas_of` a planet; `slots` the sides a planet's routes leave by."""

    areas: dict[str, Area]
    areas_of: dict[str, list[str]]
    slots: dict[str, list[int]]
    units: dict[str, UnitKind]
    faces: ByName[Face]
    events: ByName[EventCard]
    factions: dict[str, Faction]
    catalog: Any
    cache: dict[str, Any] = field(default_factory=dict)


@dataclass
class _Shipped:
    """The shipped content, each part read when it is first needed."""

    @cached_property
    def catalog(self) -> Any:
        """The catalog of `data/starcraft`."""
        from game.starcraft.catalog import load

        return load(DATA)

    @cached_property
    def planets(self) -> Any:
        """The shipped planets by id."""
        from game.starcraft.planets import shipped_planets

        return shipped_planets()


SHIPPED = _Shipped()


def shipped() -> Any:
    """The catalog of `data/starcraft`."""
    return SHIPPED.catalog


def world_of(position: StarcraftPosition) -> World:
    """The world of a position: its planets and the cards of its own from the set-up, the rest as shipped."""
    catalog = shipped()
    areas: dict[str, Area] = {}
    areas_of: dict[str, list[str]] = {}
    slots: dict[str, list[int]] = {}
    for planet, data in position.setup.get("planets", {}).items():
        areas_of[planet] = [f"{planet}/{name}" for name in data["areas"]]
        slots[planet] = data.get("slots", [])
        areas |= {f"{planet}/{name}": Area(**facts) for name, facts in data["areas"].items()}
    faces: ByName[Face] = ByName(_shipped_faces())
    for number, raw in enumerate(position.setup.get("cards", ())):
        faces[raw["id"]] = _face(_own_card(raw, number))
    return World(
        areas, areas_of, slots, catalog.units, faces, ByName(catalog.events), catalog.factions, catalog
    )


def _own_card(raw: Mapping[str, Any], number: int) -> CombatCard:
    try:
        return TypeAdapter(CombatCard).validate_python(raw)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SetupError(f"{where}: {first['msg']}", ["cards", number, *first["loc"][:1]]) from error


@lru_cache(maxsize=1)
def _shipped_faces() -> dict[str, Face]:
    found = {card.id: _face(card) for card in shipped().combat.values()}
    for technology in shipped().technologies.values():
        for number, card in enumerate(technology.cards):
            found[card_id(technology, number)] = _face(card, technology.id)
    return found


def card_id(technology: Technology, number: int) -> str:
    """The id of a technology's cards of one kind: its own id, with a letter where it has several kinds."""
    return technology.id if number == 0 else f"{technology.id}_{'abcdef'[number]}"


def _face(card: Any, technology: str = "") -> Face:
    return Face(
        card.kind, frozenset(card.units), tuple(card.major or (0, 0)), tuple(card.minor or (0, 0)), card.specialty,
        card.start, tuple(card.abilities), technology,
    )  # fmt: skip


def _check_sheet(world: World, seat: str, player: Any) -> None:
    """Buildings, modules and technologies that there are."""
    words = {"buildings": _("building"), "modules": _("module"), "technologies": _("technology")}
    for key, what in words.items():
        known = world.catalog.table(key)
        for name in getattr(player, key):
            if name not in known:
                raise SetupError(unknown(what, str(name), list(known)), ["players", seat, key])


def check_names(position: StarcraftPosition) -> None:
    """Raise SetupError for a unit, a card or a faction that there is not."""
    world: World = position.world
    for name, unit in position.units.items():
        if unit.unit not in world.units:
            raise SetupError(unknown(_("unit"), unit.unit, list(world.units)), ["units", name, "unit"])
        if unit.at not in world.areas:
            raise SetupError(unknown(_("area"), unit.at, list(world.areas)), ["units", name, "at"])
    for seat, player in position.players.items():
        if player.faction and player.faction not in world.factions:
            said = unknown(_("faction"), player.faction, list(world.factions))
            raise SetupError(said, ["players", seat, "faction"])
        _check_sheet(world, seat, player)
        for pile in ("hand", "deck", "discard", "tech_deck"):
            for card in getattr(player, pile):
                if base(card) not in world.faces:
                    raise SetupError(unknown(_("card"), base(card), list(world.faces)), ["players", seat, pile])
