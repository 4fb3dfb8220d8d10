"""All content of a game, read, checked and cross-checked; good content is kept where some is bad.

`load_clix` is the way in. Knows files and what must hold between them. Knows nothing of a game in play.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from game.clix.cards import (
    POINT_STEP,
    AbilityUse,
    Booster,
    Faction,
    Figure,
    Team,
    Trait,
    colors_shown,
    colors_used,
    ids_of,
    team_points,
)
from game.clix.variant_data import Variant
from game.content.entries import Entries, Ids, Loc, read_entries
from game.content.kinds import DATA, data_files
from game.content.mending import of_bound
from game.content.problems import Problem, did_you_mean, distinct
from game.content.yaml_reader import no_collecting
from game.core.words import _, n_

LEAST_UNITS = 5
MOST_POINTS = 400
DEAREST_UNIT = 150


@dataclass
class Catalog:
    """The content of clix by id, and everything wrong with what is not in it."""

    figures: dict[str, Figure] = field(default_factory=dict)
    abilities: dict[str, Any] = field(default_factory=dict)
    factions: dict[str, Faction] = field(default_factory=dict)
    traits: dict[str, Trait] = field(default_factory=dict)
    teams: dict[str, Team] = field(default_factory=dict)
    boosters: dict[str, Booster] = field(default_factory=dict)
    variants: dict[str, Variant] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[Entries] = field(default_factory=list)
    places: dict[tuple[str, str], tuple[Entries, Loc]] = field(default_factory=dict)
    _hashes: dict[str, str] = field(default_factory=dict)

    def hash(self, card: str) -> str:
        """The content hash of a figure together with the shared abilities it uses, for saves."""
        if card not in self._hashes:
            figure = self.figures[card]
            uses = [one.use for one in figure.abilities if isinstance(one, AbilityUse)]
            shared = [self.abilities[use] for use in uses if use in self.abilities]
            self._hashes[card] = content_hash(to_jsonable_python([figure.model_dump(), shared]))
        return self._hashes[card]

    def table(self, kind: str) -> dict[str, Any]:
        """The entries of a kind by id: `clix-figures` ..."""
        found: dict[str, Any] = getattr(self, kind.removeprefix("clix-"))
        return found

    def add(self, entries: Entries) -> None:
        """Take in a file's good entries; an id that is there already is told with both places."""
        if entries.kind is None:
            return
        kind = entries.kind.name
        table = self.table(kind)
        for loc, value in list(entries.good.items()):
            other = self.places.get((kind, value.id))
            if other:
                entries.tell_twice(loc, *other)
                del entries.good[loc]
                continue
            table[value.id] = value
            self.places[kind, value.id] = (entries, loc)
            if isinstance(value, Figure):
                value._data = entries.raw(loc)

    def leave_out(self, kind: str, name: str) -> None:
        """Take an entry out again: something about it is wrong."""
        self.table(kind).pop(name, None)

    def ids(self, kind: str, what: str) -> Ids:
        """What other entries may refer to of a kind, `what` in words."""
        good = self.table(kind)
        bad = {name: where for (one, name), where in self.places.items() if one == kind and name not in good}
        for entries in self.files:
            if entries.kind and entries.kind.name == kind:
                bad |= {name: (entries, loc) for name, loc in entries.bad_ids() if name not in good}
        return Ids(what, good, bad)


def content_hash(data: Any) -> str:
    """SHA-256 of data as canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def load_clix(data_dir: Path | str = DATA, extra: Iterable[Path | str] = ()) -> Catalog:
    """The clix content of a data folder and of further folders or files of people's own.

    What is bad is left out and told in `problems`.
    """
    files = list(data_files(Path(data_dir) / "clix"))
    for one in map(Path, extra):
        files += [one] if one.is_file() else data_files(one)
    return load_files(files)


def load_files(files: Iterable[Path]) -> Catalog:
    """The clix content of those files; where two give one id the first of them keeps it."""
    catalog = Catalog()
    with no_collecting():
        for path in files:
            entries = read_entries(path)
            catalog.files.append(entries)
            if entries.kind and entries.kind.game == "clix":
                catalog.add(entries)
        _check_figures(catalog)
        for kind in ("clix-teams", "clix-boosters"):
            _check_units(catalog, kind)
    catalog.problems = distinct(one for entries in catalog.files for one in entries.problems)
    return catalog


def _check_figures(catalog: Catalog) -> None:
    factions = catalog.ids("clix-factions", _("faction"))
    abilities = catalog.ids("clix-abilities", _("ability"))
    abilities.usable = not any(kind == "clix-abilities" for kind, _id in catalog.places)
    for name, figure in list(catalog.figures.items()):
        entries, loc = catalog.places["clix-figures", name]
        before = len(entries.problems)
        _check_colors(entries, loc, figure)
        _check_points(entries, loc, figure)
        factions.refer(entries, (*loc, "faction"), figure.faction)
        for number, one in enumerate(figure.abilities):
            if isinstance(one, AbilityUse):
                abilities.refer(entries, (*loc, "abilities", number, "use"), one.use)
        if any(not problem.usable for problem in entries.problems[before:]):
            catalog.leave_out("clix-figures", name)


def _check_colors(entries: Entries, loc: Loc, figure: Figure) -> None:
    """Every colour on the dial has its ability, every coloured ability its colour on the dial."""
    shown, used = colors_shown(figure), colors_used(figure)
    for color, (row, stat) in shown.items():
        if color not in used:
            message = _("dial: {color} is shown, but no ability has that colour").format(color=color)
            fix = did_you_mean(color, used) or _("give an ability this colour, or take it off the dial")
            entries.tell((*loc, "dial", row, 4, stat), "color_without_ability", message, fix)
    for color, number in used.items():
        if color not in shown:
            message = _("abilities: {color} is not shown anywhere on the dial").format(color=color)
            fix = _("show it in a row of the dial: [..., {{attack: {color}}}]").format(color=color)
            entries.tell((*loc, "abilities", number, "color"), "ability_without_color", message, fix)


def _check_points(entries: Entries, loc: Loc, figure: Figure) -> None:
    if figure.source == "project" and figure.points % POINT_STEP:
        message = _("points: expected a multiple of {step}, got {points}")
        message = message.format(step=POINT_STEP, points=figure.points)
        entries.tell((*loc, "points"), "out_of_bounds", message, of_bound("multiple_of", {"multiple_of": POINT_STEP}))
    vehicle = figure.vehicle
    if not isinstance(vehicle, bool) and vehicle.start_click > len(figure.dial):
        message = _("vehicle.start_click: the dial has only {clicks}")
        message = message.format(clicks=n_("{n} click", "{n} clicks", len(figure.dial)))
        fix = of_bound("less_than_equal", {"le": len(figure.dial)})
        entries.tell((*loc, "vehicle", "start_click"), "out_of_bounds", message, fix)


def _check_units(catalog: Catalog, kind: str) -> None:
    """Teams and boosters name figures that are there; a team keeps the limits of a starting team."""
    figures = catalog.ids("clix-figures", _("figure"))
    for name, team in list(catalog.table(kind).items()):
        entries, loc = catalog.places[kind, name]
        before = len(entries.problems)
        for key, number, unit in ids_of(team):
            figures.refer(entries, (*loc, key, number), unit)
        if isinstance(team, Team):
            _check_team(entries, loc, team, catalog.figures)
        if len(entries.problems) > before:
            catalog.leave_out(kind, name)


def _check_team(entries: Entries, loc: Loc, team: Team, figures: Mapping[str, Figure]) -> None:
    if len(team.units) < LEAST_UNITS:
        message = n_("units: a team has at least {n} unit", "units: a team has at least {n} units", LEAST_UNITS)
        entries.tell((*loc, "units"), "too_few_units", message, _("add units"))
    points = team_points(team, figures)
    if points > MOST_POINTS:
        message = _("units: {points} points together, at most {most}").format(points=points, most=MOST_POINTS)
        entries.tell((*loc, "units"), "too_many_points", message, _("take units out, or put some among the reserves"))
    for number, unit in enumerate(team.units):
        figure = figures.get(unit)
        if figure and figure.points > DEAREST_UNIT:
            message = _("units: {id} costs {points} points, at most {most} in a starting team")
            message = message.format(id=unit, points=figure.points, most=DEAREST_UNIT)
            entries.tell((*loc, "units", number), "too_dear", message, _("put it among the reserves"))
        if figure and figure.upgrade_only:
            message = _("units: {id} may come in only as an upgrade").format(id=unit)
            entries.tell((*loc, "units", number), "upgrade_only", message, _("put it among the reserves"))
