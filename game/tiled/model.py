"""What a Tiled map holds, as plain data.

Positions are pixels of the map, x to the right and y down; layers stand in drawing order, groups flattened.
"""

import math
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.tiled.xml import Element, XmlFile

FLIP_X = 0x80000000
FLIP_Y = 0x40000000
FLIP_DIAGONAL = 0x20000000
FLIP_HEX = 0x10000000
GID_MASK = 0x0FFFFFFF

Properties = dict[str, Any]


Point = tuple[float, float]


def turned(points: list[Point], centre: Point, degrees: float) -> list[Point]:
    """The points turned clockwise about the centre, as Tiled turns objects about their origin."""
    if not degrees % 360:
        return points
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    cx, cy = centre
    return [
        (cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos) for x, y in points
    ]


@dataclass(frozen=True, slots=True)
class ObjectRef:
    """The value of a property that points at another object of the map; `id` 0 points nowhere."""

    id: int


@dataclass(slots=True)
class Image:
    """A picture a tileset or a layer names; `found` is false where the file is missing or too small."""

    path: Path | None
    width: int
    height: int
    found: bool


@dataclass(slots=True)
class Tile:
    """What a tileset says of one of its tiles."""

    id: int
    cls: str = ""
    properties: Properties = field(default_factory=dict)
    image: Image | None = None


@dataclass(slots=True)
class Tileset:
    """A tileset; `path` is None where it is embedded in the map. `tiles` holds only tiles with facts."""

    firstgid: int
    name: str
    path: Path | None
    tile_width: int
    tile_height: int
    count: int
    columns: int
    margin: int = 0
    spacing: int = 0
    image: Image | None = None
    collection: bool = False
    cls: str = ""
    tiles: dict[int, Tile] = field(default_factory=dict)
    properties: Properties = field(default_factory=dict)

    def holds(self, gid: int) -> bool:
        """Whether the tile number (flags taken off) is one of this tileset's."""
        tile = gid - self.firstgid
        return tile in self.tiles if self.collection else 0 <= tile < self.count

    @property
    def last(self) -> int:
        """The highest tile number it may use."""
        highest = max(self.tiles, default=-1) if self.collection else self.count - 1
        return self.firstgid + highest


@dataclass(slots=True)
class MapObject:
    """An object, its template, class defaults and tile taken into account.

    `kind`: rectangle, ellipse, capsule, point, polygon, polyline, text or tile. `points` are pixels of the map,
    of polygons and polylines (rotation applied). `element` is where it stands in the file.
    """

    id: int
    name: str
    cls: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    visible: bool
    gid: int
    points: list[Point]
    text: str
    properties: Properties
    own: frozenset[str]
    layer: str
    element: Element

    def corners(self) -> list[Point]:
        """The outline of the box in pixels, clockwise from its top left, rotation applied."""
        top = self.y - self.height if self.kind == "tile" else self.y
        box = [
            (self.x, top),
            (self.x + self.width, top),
            (self.x + self.width, top + self.height),
            (self.x, top + self.height),
        ]
        return turned(box, (self.x, self.y), self.rotation)


@dataclass(slots=True)
class Layer:
    """What all layers have. `offset`, `opacity` and `visible` include those of the groups around it."""

    id: int
    name: str
    cls: str
    groups: tuple[str, ...]
    offset: tuple[float, float]
    opacity: float
    visible: bool
    properties: Properties
    element: Element


@dataclass(slots=True)
class TileLayer(Layer):
    """Tile numbers with their flip flags, row by row; 0 is no tile."""

    width: int = 0
    height: int = 0
    tiles: "array[int]" = field(default_factory=lambda: array("I"))


@dataclass(slots=True)
class ObjectLayer(Layer):
    """Objects in the order they are drawn."""

    color: str = ""
    objects: list[MapObject] = field(default_factory=list)


@dataclass(slots=True)
class ImageLayer(Layer):
    """One picture."""

    image: Image | None = None


@dataclass(slots=True)
class TiledMap:
    """A finite orthogonal map. Sizes are tiles; `tile_width` and `tile_height` are pixels."""

    path: Path
    width: int
    height: int
    tile_width: int
    tile_height: int
    cls: str
    properties: Properties
    tilesets: list[Tileset]
    layers: list[Layer]
    file: XmlFile
    root: Element

    def objects(self) -> list[MapObject]:
        """All objects of all layers, in drawing order."""
        return [one for layer in self.layers if isinstance(layer, ObjectLayer) for one in layer.objects]

    def tileset_of(self, gid: int) -> Tileset | None:
        """The tileset of a tile number, flags or not."""
        gid &= GID_MASK
        return next((one for one in self.tilesets if one.holds(gid)), None)
