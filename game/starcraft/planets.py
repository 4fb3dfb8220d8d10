"""A planet's Tiled map as the rules need it: its route slots, its areas with limit, conquest, resource, capacity.

Knows what the map of a planet must hold and tells everything that is wrong with it. Draws nothing.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.problems import Problem, distinct
from game.core.words import _, n_
from game.tiled.model import MapObject, TiledMap
from game.tiled.reader import read_map

FOLDER = Path(__file__).resolve().parents[2] / "maps" / "starcraft"
MOST_AREAS = 8


@dataclass
class Planet:
    """A planet. `data` is plain: `{slots: [side, ...], areas: {NAME: {limit, conquest, resource, capacity}}}`.

    `outlines` are the areas' corners in pixels of the map.
    """

    id: str
    name: dict[str, str]
    data: dict[str, Any]
    outlines: dict[str, list[tuple[float, float]]] = field(default_factory=dict)


def load_planet(path: Path | str) -> tuple[Planet | None, list[Problem]]:
    """The planet that a map is, and all that is wrong with it; no planet where its size cannot be read."""
    path = Path(path)
    tiled, problems = read_map(path)
    if tiled is None:
        return None, problems
    told = list(problems)
    data = {"slots": _slots(tiled, told), "areas": {}}
    planet = Planet(path.stem, _names(tiled, path), data)
    for one in tiled.objects():
        if one.cls == "planet_area":
            _add_area(planet, one, told)
    if not 1 <= len(data["areas"]) <= MOST_AREAS:
        message = n_("a planet has from 1 to {n} area", "a planet has from 1 to {n} areas", MOST_AREAS)
        told.append(_at_root(tiled, "wrong_areas", message, _("draw polygons of the class planet_area")))
    return planet, distinct(told)


def shipped_planets(folder: Path = FOLDER) -> dict[str, Planet]:
    """The planets of a folder that nothing is wrong with, by id."""
    found: dict[str, Planet] = {}
    for path in sorted(folder.glob("*.tmx")):
        planet, problems = load_planet(path)
        if planet is not None and all(one.usable for one in problems):
            found[planet.id] = planet
    return found


def is_planet(path: Path) -> bool:
    """Whether a map says that it is a planet."""
    tiled, _problems = read_map(path)
    return tiled is not None and tiled.cls == "planet"


def _names(tiled: TiledMap, path: Path) -> dict[str, str]:
    plain = path.stem.replace("_", " ").capitalize()
    return {code: str(tiled.properties.get(f"name_{code}") or plain) for code in ("en", "es")}


def _at_root(tiled: TiledMap, code: str, message: str, fix: str) -> Problem:
    return tiled.file.problem(tiled.root.place_of(), code, message, fix)


def _slots(tiled: TiledMap, told: list[Problem]) -> list[int]:
    """The sides with a route slot, 0 at the top and clockwise on."""
    words = str(tiled.properties.get("slots", "")).replace(" ", "").split(",")
    sides = [int(word) for word in words if word in ("0", "1", "2", "3")]
    if len(sides) == len(words) == len(set(sides)) and len(sides) >= 2:
        return sorted(sides)
    message = _("slots: two to four different sides, 0 to 3 from the top clockwise")
    told.append(_at_root(tiled, "bad_slots", message, _("write them as in: 0,2")))
    return [0, 2]


def _add_area(planet: Planet, one: MapObject, told: list[Problem]) -> None:
    properties = one.properties
    facts = {key: properties.get(key, 0) for key in ("limit", "conquest", "capacity")}
    resource = properties.get("resource", "none")
    if any(type(value) is not int for value in facts.values()):
        return  # that it is no number has been told
    name = one.name or f"a{len(planet.data['areas']) + 1}"
    wrong = _wrong(planet, one, name, facts, resource)
    if wrong:
        told.append(one.element.file.problem(one.element.place_of(), "bad_area", *wrong))
        return
    planet.data["areas"][name] = {**facts, "resource": None if resource == "none" else resource}
    planet.outlines[name] = list(one.points or one.corners())


def _wrong(planet: Planet, one: MapObject, name: str, facts: dict[str, Any], resource: str) -> tuple[str, str] | None:
    """What is wrong with an area and how to mend it."""
    if name in planet.data["areas"] or "/" in name:
        return _('the area "{name}" is there already').format(name=name), _("give it another name")
    if one.kind not in ("polygon", "rectangle"):
        return _("an area is drawn as a polygon or a rectangle"), _("draw it again")
    if facts["limit"] < 1 or facts["conquest"] < 0:
        return _("limit is at least 1, conquest at least 0"), _("change the numbers")
    if (resource == "none") != (facts["capacity"] == 0):
        return _("an area with a resource has a capacity, one without has none"), _("change resource or capacity")
    return None
