"""The content of StarCraft read and cross-checked; good content is kept where some is bad."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.entries import Entries, Ids, Loc, read_entries
from game.content.kinds import data_files
from game.content.problems import Problem, distinct
from game.content.yaml_reader import no_collecting
from game.core.words import _
from game.starcraft.card_data import Building, CombatCard, EventCard, Faction, Module, Technology, UnitKind

TABLES = ("factions", "units", "buildings", "modules", "combat", "technologies", "events")


@dataclass
class Catalog:
    """Everything by id, and everything wrong with what is not in it."""

    factions: dict[str, Faction] = field(default_factory=dict)
    units: dict[str, UnitKind] = field(default_factory=dict)
    buildings: dict[str, Building] = field(default_factory=dict)
    modules: dict[str, Module] = field(default_factory=dict)
    combat: dict[str, CombatCard] = field(default_factory=dict)
    technologies: dict[str, Technology] = field(default_factory=dict)
    events: dict[str, EventCard] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[Entries] = field(default_factory=list)
    places: dict[tuple[str, str], tuple[Entries, Loc]] = field(default_factory=dict)

    def table(self, name: str) -> dict[str, Any]:
        """The entries of one kind by id."""
        found: dict[str, Any] = getattr(self, name)
        return found


def load(data: Path, extra: Iterable[Path] = ()) -> Catalog:
    """The content of a folder, and of further folders of people's own."""
    return load_files(path for folder in (data, *extra) for path in data_files(folder))


def load_files(files: Iterable[Path]) -> Catalog:
    """The content of those files; where two give one id the first of them keeps it."""
    catalog = Catalog()
    with no_collecting():
        catalog.files = [read_entries(path) for path in files]
        for name, entries in _by_table(catalog):
            _add(catalog, name, entries)
        for check in (_check_units, _check_factions, _check_cards):
            check(catalog, {name: _ids(catalog, name) for name in TABLES})
    catalog.problems = distinct(problem for entries in catalog.files for problem in entries.problems)
    return catalog


def _by_table(catalog: Catalog) -> Iterator[tuple[str, Entries]]:
    for entries in catalog.files:
        game, _dash, name = entries.kind.name.partition("-") if entries.kind else ("", "", "")
        if game == "starcraft":
            yield name, entries


def _add(catalog: Catalog, name: str, entries: Entries) -> None:
    for loc, one in entries.good.items():
        if (name, one.id) in catalog.places:
            entries.tell_twice(loc, *catalog.places[name, one.id])
            continue
        catalog.places[name, one.id] = (entries, loc)
        catalog.table(name)[one.id] = one


def _ids(catalog: Catalog, name: str) -> Ids:
    words = {
        "factions": _("faction"), "units": _("unit"), "buildings": _("building"), "modules": _("module"),
        "combat": _("card"), "technologies": _("technology"), "events": _("event card"),
    }  # fmt: skip
    ids = Ids(words[name], catalog.table(name))
    for table, entries in _by_table(catalog):
        if table == name:
            ids.bad |= {one: (entries, loc) for one, loc in entries.bad_ids()}
    return ids


def _check_units(catalog: Catalog, ids: dict[str, Ids]) -> None:
    for unit in catalog.units.values():
        entries, loc = catalog.places["units", unit.id]
        if unit.built_by and ids["buildings"].refer(entries, (*loc, "built_by", "building"), unit.built_by.building):
            levels = len(catalog.buildings[unit.built_by.building].levels)
            if unit.built_by.level > levels:
                message = _("built_by.level: the building has only {levels}").format(levels=levels)
                entries.tell((*loc, "built_by", "level"), "out_of_bounds", message, _("write a level that there is"))
        if unit.technology:
            ids["technologies"].refer(entries, (*loc, "technology"), unit.technology)
        for made_of in unit.destroys:
            ids["units"].refer(entries, (*loc, "destroys", made_of), made_of, key=True)


def _check_factions(catalog: Catalog, ids: dict[str, Ids]) -> None:
    for faction in catalog.factions.values():
        entries, loc = catalog.places["factions", faction.id]
        for unit in faction.units:
            ids["units"].refer(entries, (*loc, "units", unit), unit, key=True)


def _check_cards(catalog: Catalog, ids: dict[str, Ids]) -> None:
    for card in catalog.combat.values():
        _check_face(*catalog.places["combat", card.id], card, ids["units"])
    for technology in catalog.technologies.values():
        entries, loc = catalog.places["technologies", technology.id]
        for number, face in enumerate(technology.cards):
            _check_face(entries, (*loc, "cards", number), face, ids["units"])
    for event in catalog.events.values():
        entries, loc = catalog.places["events", event.id]
        for number, effect in enumerate(event.choices):
            if effect.do == "module":
                ids["modules"].refer(entries, (*loc, "choices", number, "module"), effect.module)


def _check_face(entries: Entries, loc: Loc, face: Any, units: Ids) -> None:
    """The units on a card, and those its abilities are for, are there."""
    for number, unit in enumerate(face.units):
        units.refer(entries, (*loc, "units", number), unit)
    for place, ability in enumerate(face.abilities):
        for number, unit in enumerate(ability.units):
            units.refer(entries, (*loc, "abilities", place, "units", number), unit)
