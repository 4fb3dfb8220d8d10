"""Tilesets, embedded or in their own `.tsx` file.

Knows pictures by their size only: they are cut elsewhere. Collision shapes, animations and terrains are passed
over: they belong to the drawing.
"""

import re
from pathlib import Path

from game.content.problems import nearest, shown_path
from game.core.words import _
from game.tiled.model import Image, Tile, Tileset
from game.tiled.properties import read_properties
from game.tiled.reading import Reading, class_of
from game.tiled.xml import Element

_NUMBER = re.compile(r"\d+\Z", re.ASCII)


def read_tilesets(reading: Reading, root: Element) -> list[Tileset]:
    """The tilesets of a map (or a template), in the order of the file."""
    tilesets: list[Tileset] = []
    for element in root.each("tileset"):
        found = read_tileset(reading, element)
        if found is None:
            reading.lost.add(reading.whole(element, "firstgid", least=1))
            continue
        other = next((one for one in tilesets if _overlap(one, found)), None)
        if other:
            message = _('its tile numbers overlap those of tileset "{name}"').format(name=other.name)
            fix = _("remove one of the two in the Tilesets view and add it again")
            reading.tell(element, "overlapping_tilesets", message, fix, "firstgid")
        tilesets.append(found)
    return tilesets


def is_lost(reading: Reading, tilesets: list[Tileset], gid: int) -> bool:
    """Whether a tile number is of a tileset that could not be read, which has been told."""
    firsts = [first for first in (*reading.lost, *(one.firstgid for one in tilesets)) if first <= gid]
    return bool(firsts) and max(firsts) in reading.lost


def _overlap(one: Tileset, other: Tileset) -> bool:
    return one.firstgid <= other.last and other.firstgid <= one.last


def read_tileset(reading: Reading, element: Element) -> Tileset | None:
    """One `<tileset>` of a map: told and None where its file cannot be read."""
    firstgid = reading.whole(element, "firstgid", least=1)
    if "source" not in element.attrs:
        return _tileset(reading, element, firstgid, None)
    source = element.attrs["source"]
    path = reading.named_file(element, "source")
    if path is None:
        return None
    if path.suffix in (".json", ".tsj"):
        fix = _("open it in Tiled and use File > Export As: Tiled tileset files (*.tsx)")
        message = _("{file}: JSON tilesets are not read").format(file=source)
        reading.tell(element, "json_file", message, fix, "source")
        return None
    if not path.is_file():
        message = _("tileset file not found: {path}").format(path=shown_path(path))
        fix = _("put the file there, or replace the tileset in Tiled: Map > Add External Tileset")
        near = nearest(path.name, [one.name for one in path.parent.glob("*.tsx")])
        fix = _('did you mean "{word}"?').format(word=near) + " " + fix if near else fix
        reading.tell(element, "missing_tileset", message, fix, "source")
        return None
    root = reading.open(path).root
    return _tileset(reading, root, firstgid, path) if root and is_tileset(reading, root) else None


def is_tileset(reading: Reading, root: Element) -> bool:
    """Whether the root of a file is a tileset; told where it is not."""
    if root.tag == "tileset":
        return True
    message = _("this is no tileset: it begins with <{tag}>").format(tag=root.tag)
    reading.tell(root, "not_a_tileset", message)
    return False


def _tileset(reading: Reading, root: Element, firstgid: int, path: Path | None) -> Tileset:
    cls = root.attrs.get("class", "")
    image = root.first("image")
    tileset = Tileset(
        firstgid,
        root.attrs.get("name", ""),
        path,
        reading.whole(root, "tilewidth", least=1),
        reading.whole(root, "tileheight", least=1),
        reading.whole(root, "tilecount", 0),
        reading.whole(root, "columns", 0),
        reading.whole(root, "margin", 0),
        reading.whole(root, "spacing", 0),
        cls=cls,
        collection=image is None,
        properties=read_properties(reading, root, cls, reserved=True)[0],
    )
    for one in root.each("tile"):
        tile = _tile(reading, one)
        if tile.id in tileset.tiles and _NUMBER.match(one.attrs.get("id", "")):
            message = _("tile {id} stands twice in the tileset").format(id=tile.id)
            reading.tell(one, "duplicate_tile", message, attr="id")
        tileset.tiles[tile.id] = tile
    if image is not None:
        tileset.image = reading.image(image)
        _check_size(reading, root, image, tileset, tileset.image)
    elif not any(tile.image for tile in tileset.tiles.values()):
        message = _('tileset "{name}" has no picture').format(name=tileset.name)
        fix = _("choose one in Tiled: Tileset > Tileset Properties > Image")
        reading.tell(root, "no_image", message, fix, usable=True)
    return tileset


def _tile(reading: Reading, element: Element) -> Tile:
    cls = class_of(element)
    image = element.first("image")
    return Tile(
        reading.whole(element, "id"),
        cls,
        read_properties(reading, element, cls)[0],
        reading.image(image) if image else None,
    )


def _check_size(reading: Reading, root: Element, element: Element, tileset: Tileset, image: Image) -> None:
    """Fill in counts that old files leave out; tell where the tiles do not fit the picture as written."""
    wide, high = tileset.tile_width + tileset.spacing, tileset.tile_height + tileset.spacing
    width, height = (int(element.attrs.get(a, "0")) if element.attrs.get(a, "0").isdigit() else 0 for a in _SIZE)
    width, height = width or image.width, height or image.height
    columns = max((width - 2 * tileset.margin + tileset.spacing) // wide, 0)
    rows = max((height - 2 * tileset.margin + tileset.spacing) // high, 0)
    tileset.columns = tileset.columns or columns
    tileset.count = tileset.count or tileset.columns * rows
    if not width or not height:
        return
    if tileset.columns > columns or tileset.count > tileset.columns * rows:
        message = _("{count} tiles in {columns} columns do not fit a picture of {width}x{height} px").format(
            count=tileset.count, columns=tileset.columns, width=width, height=height
        )
        fix = _("choose the picture again in Tiled: Tileset > Tileset Properties > Image")
        reading.tell(root, "tiles_do_not_fit", message, fix, "tilecount", usable=True)


_SIZE = ("width", "height")
