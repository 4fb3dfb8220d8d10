"""Reads a map of Tiled strictly: finite, orthogonal, TMX. Everything wrong with it is told at once.

`read_map` is the way in. Knows the order of the file's parts; what the parts mean to a game is not known here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.content.problems import Problem, did_you_mean, distinct, shown_path
from game.core.words import N_, _
from game.tiled.known import check_known
from game.tiled.model import ImageLayer, Layer, ObjectLayer, TiledMap, TileLayer
from game.tiled.objects import Objects, check_references, read_object, template_object
from game.tiled.project import project_of, read_project
from game.tiled.properties import EDITOR, read_properties
from game.tiled.reading import Reading
from game.tiled.tiles import check_tiles, read_tiles
from game.tiled.tilesets import is_tileset, read_tileset, read_tilesets
from game.tiled.xml import Element

_UNSIZED = ("bad_attribute", "missing_attribute", "unknown_attribute", "too_large")
LARGEST = 1000  # squares a side
_LAYERS = ("layer", "objectgroup", "imagelayer", "group")
_JSON = (".tmj", ".json", ".tsj", ".tj")
PROPERTIES = N_("Map > Map Properties")


def read_map(path: Path) -> tuple[TiledMap | None, list[Problem]]:
    """A `.tmx` file and all that is wrong with it; no map where not even its size could be read."""
    reading = Reading(project_of(path))
    reading.problems += reading.project.problems
    if path.suffix.lower() in _JSON:
        return None, [_json(path)]
    root = reading.open(path.absolute()).root
    if root is None:
        return None, distinct(reading.problems)
    if root.tag != "map":
        message = _("this is no map: it begins with <{tag}>").format(tag=root.tag)
        reading.tell(root, "not_a_map", message, _("give a map that Tiled has saved as *.tmx"))
        return None, distinct(reading.problems)
    return _map(reading, root, path), distinct(reading.problems)


def _json(path: Path) -> Problem:
    message = _("JSON files of Tiled are not read")
    fix = _("open it in Tiled and use File > Export As: Tiled map files (*.tmx)")
    return Problem(shown_path(path), 1, 1, "json_file", message, fix)


def _map(reading: Reading, root: Element, path: Path) -> TiledMap | None:
    check_known(reading, root)
    _check_kind(reading, root)
    width, height = (_side(reading, root, attr) for attr in ("width", "height"))
    tile_width, tile_height = (reading.whole(root, attr, least=1) for attr in ("tilewidth", "tileheight"))
    sized = not any(one.code in _UNSIZED and one.line == root.line for one in reading.problems)
    cls = root.attrs.get("class", "")
    if cls and cls not in reading.project.classes_for("map"):
        message = _('the project declares no class "{cls}" for maps').format(cls=cls)
        reading.tell(root, "unknown_class", message, did_you_mean(cls, reading.project.classes_for("map")), "class")
    properties = read_properties(reading, root, cls)[0]
    tilesets = read_tilesets(reading, root)
    if not tilesets and root.first("tileset") is None:
        fix = _("add one in Tiled: Map > Add External Tileset")
        reading.tell(root, "no_tileset", _("the map has no tileset"), fix, usable=True)
    size = (width, height) if sized else (0, 0)
    layers = _Layers(reading, root, size, Objects(tilesets)).read()
    if not sized:
        return None
    return TiledMap(
        path, width, height, tile_width, tile_height, cls, properties, tilesets, layers, root.file, root
    )


def _side(reading: Reading, root: Element, attr: str) -> int:
    side = reading.whole(root, attr, least=1)
    if side > LARGEST:
        message = _("a map of {side} squares is too large: at most {most}").format(side=side, most=LARGEST)
        reading.tell(root, "too_large", message, _("make it smaller: Map > Resize Map"), attr)
        return 1
    return side


def _check_kind(reading: Reading, root: Element) -> None:
    """Finite and orthogonal, or told with the menu path that makes it so."""
    orientation = root.attrs.get("orientation", "")
    if orientation != "orthogonal":
        known = ("isometric", "staggered", "hexagonal", "oblique")
        message = _('"{found}" is no orientation of Tiled').format(found=orientation)
        if orientation in known:
            message = _("{found} maps are not read").format(found=orientation)
        fix = _("in Tiled: {menu} > Orientation: Orthogonal").format(menu=_(PROPERTIES))
        reading.tell(root, "orientation", message, fix, "orientation")
    if any(root.attrs.get(skew, "0") not in ("0", "0.0") for skew in ("skewx", "skewy")):
        fix = _("in Tiled: {menu}: set the skew to 0").format(menu=_(PROPERTIES))
        reading.tell(root, "orientation", _("oblique maps are not read"), fix)
    if reading.flag(root, "infinite", False):
        fix = _("in Tiled: {menu}: take the tick off Infinite").format(menu=_(PROPERTIES))
        reading.tell(root, "infinite", _("infinite maps are not read"), fix, "infinite")


@dataclass
class _Group:
    """What layers inherit from the groups around them."""

    names: tuple[str, ...] = ()
    x: float = 0.0
    y: float = 0.0
    opacity: float = 1.0
    visible: bool = True


class _Layers:
    """Reads the layers of one map, groups flattened."""

    def __init__(self, reading: Reading, root: Element, size: tuple[int, int], objects: Objects) -> None:
        self.reading, self.root, self.size, self.objects = reading, root, size, objects
        self.names: dict[str, Element] = {}

    def read(self) -> list[Layer]:
        """All layers in drawing order; then the references between objects are checked."""
        layers = list(self._within(self.root, _Group()))
        check_references(self.reading, self.objects)
        return layers

    def _within(self, holder: Element, group: _Group) -> Iterator[Layer]:
        for element in holder.children:
            if element.tag not in _LAYERS:
                continue
            self._check_name(element)
            if element.tag == "group":
                yield from self._within(element, self._group(element, group))
            else:
                yield self._layer(element, group)

    def _check_name(self, element: Element) -> None:
        name = element.attrs.get("name", "")
        other = self.names.setdefault(name, element)
        if other is not element:
            message = _('two layers are called "{name}": the other is in line {line}')
            message = message.format(name=name, line=other.line)
            fix = _("rename one: double click it in the Layers view")
            self.reading.tell(element, "duplicate_layer", message, fix, "name")

    def _group(self, element: Element, group: _Group) -> _Group:
        reading = self.reading
        return _Group(
            (*group.names, element.attrs.get("name", "")),
            group.x + reading.number(element, "offsetx"),
            group.y + reading.number(element, "offsety"),
            group.opacity * reading.number(element, "opacity", 1.0),
            group.visible and reading.flag(element, "visible", True),
        )

    def _layer(self, element: Element, outer: _Group) -> Layer:
        reading, group = self.reading, self._group(element, outer)
        cls = element.attrs.get("class", "")
        drawn = element.tag != "objectgroup"
        properties = read_properties(reading, element, cls, reserved=drawn)[0]
        facts = (
            reading.whole(element, "id", 0),
            element.attrs.get("name", ""),
            cls,
            outer.names,
            (group.x, group.y),
            group.opacity,
            group.visible,
            properties,
            element,
        )
        if element.tag == "layer":
            return self._tile_layer(element, TileLayer(*facts))
        if element.tag == "objectgroup":
            layer = ObjectLayer(*facts, color=element.attrs.get("color", ""))
            for one in element.each("object"):
                for attr in ("id", "x", "y"):
                    reading.needs(one, attr)
                layer.objects.append(read_object(reading, self.objects, one, layer.name))
            return layer
        image = element.first("image")
        return ImageLayer(*facts, image=reading.image(image) if image else None)

    def _tile_layer(self, element: Element, layer: TileLayer) -> TileLayer:
        reading, (width, height) = self.reading, self.size
        if not width:
            return layer
        said = (reading.whole(element, "width", width), reading.whole(element, "height", height))
        if said != self.size:
            message = _("the layer is {said}, the map {size}")
            message = message.format(said="{}x{}".format(*said), size=f"{width}x{height}")
            fix = _("open the map in Tiled, Map > Resize Map, and save it")
            reading.tell(element, "layer_size", message, fix, "width")
        if self.root.attrs.get("infinite") == "1":
            return layer
        layer.width, layer.height = width, height
        layer.tiles = read_tiles(reading, element, width, height)
        check_tiles(reading, element, layer.tiles, width, self.objects.tilesets)
        return layer


def check_file(path: Path) -> list[Problem]:
    """What is wrong with a `.tmx`, `.tsx`, `.tx` or `.tiled-project` file by itself."""
    suffix = path.suffix.lower()
    if suffix == ".tiled-project":
        return read_project(path).problems
    if suffix in _JSON:
        return [_json(path)]
    if suffix == ".tmx":
        return read_map(path)[1]
    reading = Reading(project_of(path))
    root = reading.open(path.absolute()).root
    if root is None:
        return distinct(reading.problems)
    if suffix == ".tsx" and is_tileset(reading, root):
        check_known(reading, root)
        root.attrs.setdefault("firstgid", "1")
        read_tileset(reading, root)
    elif suffix == ".tx":
        check_known(reading, root)
        _check_template(reading, root)
    return distinct(reading.problems)


def _check_template(reading: Reading, root: Element) -> None:
    found = template_object(reading, root)
    if found is not None:
        objects = Objects(read_tilesets(reading, root))
        found.attrs.setdefault("id", "0")
        read_object(reading, objects, found, "")


__all__ = ["EDITOR", "check_file", "read_map"]
