"""The shipped content as it stands in its files, read without the program's own readers."""

import json
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import yaml

ROOT = Path(__file__).resolve().parents[2]
CLIX = ROOT / "data" / "clix"
MAPS = ROOT / "maps"
TILE = 32

Square = tuple[int, int]


@cache
def yaml_of(path: Path) -> Any:
    """A YAML file's data, as PyYAML reads it."""
    return yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)


@cache
def figures() -> dict[str, dict[str, Any]]:
    """Every shipped figure by its id."""
    return {one["id"]: one for path in sorted((CLIX / "figures").glob("*.yaml")) for one in yaml_of(path)}


def teams() -> list[dict[str, Any]]:
    """The ready teams."""
    return yaml_of(CLIX / "teams.yaml")


def boosters() -> list[dict[str, Any]]:
    """The boxes for one-booster games."""
    return yaml_of(CLIX / "boosters.yaml")


def variants() -> dict[str, dict[str, Any]]:
    """The variants by their id."""
    return {one["id"]: one for one in map(yaml_of, sorted((CLIX / "variants").glob("*.yaml")))}


@dataclass
class RawMap:
    """What stands in a .tmx, in squares and lattice points. `walls` are segments between lattice points."""

    path: Path
    width: int
    height: int
    properties: dict[str, str]
    layers: list[str]
    tiles: list[int]
    walls: list[list[list[int]]] = field(default_factory=list)
    doors: list[list[list[int]]] = field(default_factory=list)
    blocks: list[tuple[int, int, int, int]] = field(default_factory=list)
    spawns: list[tuple[Square, str]] = field(default_factory=list)
    areas: list[dict[str, Any]] = field(default_factory=list)

    def all_walls(self) -> list[list[list[int]]]:
        """The walls and the sides of the blocks."""
        return self.walls + [side for block in self.blocks for side in _sides(*block)]

    def solid(self) -> set[Square]:
        """The squares inside blocks."""
        return {square for block in self.blocks for square in squares_of(*block)}

    def area_squares(self, kind: str) -> list[list[Square]]:
        """The squares of each area of a kind."""
        return [one["squares"] for one in self.areas if one["kind"] == kind]


def squares_of(x: int, y: int, w: int, h: int) -> list[Square]:
    """The squares of a rectangle."""
    return [(x + i, y + j) for j in range(h) for i in range(w)]


def _sides(x: int, y: int, w: int, h: int) -> list[list[list[int]]]:
    corners = [[x, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y]]
    return [list(pair) for pair in pairwise(corners)]


def _properties(element: ElementTree.Element) -> dict[str, str]:
    return {one.attrib["name"]: one.attrib["value"] for one in element.findall("properties/property")}


def _segments(one: ElementTree.Element) -> list[list[list[int]]]:
    line = one.find("polyline")
    assert line is not None
    x, y = float(one.attrib["x"]), float(one.attrib["y"])
    points = []
    for pair in line.attrib["points"].split():
        dx, dy = map(float, pair.split(","))
        assert (x + dx) % TILE == 0, one.attrib
        assert (y + dy) % TILE == 0, one.attrib
        points.append([int(x + dx) // TILE, int(y + dy) // TILE])
    return [list(pair) for pair in pairwise(points)]


@cache
def raw_map(path: Path) -> RawMap:
    """Read a shipped map."""
    root = ElementTree.parse(path).getroot()
    data = root.findtext("layer/data") or ""
    found = RawMap(
        path,
        int(root.attrib["width"]),
        int(root.attrib["height"]),
        _properties(root),
        [one.attrib["name"] for one in root if one.tag in ("layer", "objectgroup")],
        [int(number) for number in data.split(",")],
    )
    for one in root.iter("object"):
        _add(found, one)
    return found


def _add(found: RawMap, one: ElementTree.Element) -> None:
    x, y = float(one.attrib["x"]), float(one.attrib["y"])
    w, h = (int(float(one.attrib.get(key, 0))) // TILE for key in ("width", "height"))
    box = (int(x // TILE), int(y // TILE), w, h)
    own = _properties(one)
    match one.attrib["type"]:
        case "wall":
            found.walls += _segments(one)
        case "door":
            found.doors += _segments(one)
        case "block":
            found.blocks.append(box)
        case "spawn":
            found.spawns.append((box[:2], own.get("seat", "any")))
        case "area":
            found.areas.append({"kind": "room", "seat": "any", **own, "squares": squares_of(*box)})
        case other:
            raise AssertionError(f"{found.path.name}: an object of no known class: {other}")


def map_files() -> list[Path]:
    """The shipped maps."""
    return sorted(MAPS.glob("*.tmx"))


@cache
def tiled_project() -> dict[str, Any]:
    """The Tiled project's data."""
    return json.loads((MAPS / "sobremesa.tiled-project").read_text(encoding="utf-8"))
