"""The tile numbers of a layer: CSV and base64, plain or packed with zlib or gzip.

Knows how Tiled stores them and the menu path that mends what is not read. Knows no tilesets beyond their numbers.
"""

import base64
import binascii
import json
import re
import sys
import zlib
from array import array

from game.core.words import N_, _, n_
from game.tiled.model import GID_MASK, Tileset
from game.tiled.reading import Reading
from game.tiled.tilesets import is_lost
from game.tiled.xml import Element

FORMAT = N_("Map > Map Properties > Tile Layer Format")
_NUMBERS = re.compile(r"[\d,\s]*\Z", re.ASCII)
_DIGITS = re.compile(r"(?:0|[1-9]\d{0,9})\Z", re.ASCII)
_NUMBER = re.compile(r"[^\s,]+")
_MOST_STRANGE = 3  # kinds of tiles of no tileset, each told by itself: more are those of a tileset that is not there
_WINDOW = {"zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}


def read_tiles(reading: Reading, layer: Element, width: int, height: int) -> "array[int]":
    """The tile numbers of a `<layer>`, row by row; what is wrong is told and empty tiles stand in."""
    empty = array("I", bytes(4 * width * height))
    data = layer.first("data")
    if data is None:
        reading.tell(layer, "no_data", _("the layer has no tiles: <data> is missing"))
        return empty
    if data.first("chunk"):
        return empty  # an infinite map: told where the map says so
    encoding, packing = data.attrs.get("encoding", "xml"), data.attrs.get("compression", "")
    if encoding == "csv":
        tiles = _csv(reading, data, width)
    elif encoding == "base64" and packing in ("", "zlib", "gzip"):
        tiles = _packed(reading, data, packing, width * height)
    else:
        words = packing if encoding == "base64" else encoding
        message = _('tiles stored as "{words}" are not read').format(words=words)
        fix = _("in Tiled: {menu}: choose CSV").format(menu=_(FORMAT))
        attr = "compression" if encoding == "base64" else "encoding"
        reading.tell(data, "tile_format", message, fix, attr)
        return empty
    if tiles is not None and len(tiles) != width * height:
        message = n_("{n} tile", "{n} tiles", len(tiles))
        message = _("expected {width}x{height} = {all} tiles, got {found}").format(
            width=width, height=height, all=width * height, found=message
        )
        reading.tell(data, "tile_count", message, _("open the map in Tiled and save it again"))
        tiles = None
    return empty if tiles is None else tiles


def _csv(reading: Reading, data: Element, width: int) -> "array[int] | None":
    if _NUMBERS.match(data.text):
        try:
            return array("I", json.loads(f"[{data.text}]"))  # twice as fast as int() of each
        except (ValueError, OverflowError):
            pass
    for number, found in enumerate(_NUMBER.finditer(data.text)):
        text = found.group()
        if not _DIGITS.match(text) or int(text) >= 1 << 32:
            message = _('"{text}" at column {x}, row {y} is no tile number')
            message = message.format(text=text, x=number % width, y=number // width)
            place = data.place_in_text(found.start())
            reading.problems.append(data.file.problem(place, "bad_tile", message, _MEND()))
            return None
    reading.tell(data, "bad_tile", _("a tile number is missing between two commas"), _MEND())
    return None


def _MEND() -> str:  # noqa: N802 (words, looked up when they are told)
    return _("paint the spot again in Tiled and save")


def _packed(reading: Reading, data: Element, packing: str, count: int) -> "array[int] | None":
    try:
        raw = base64.b64decode("".join(data.text.split()), validate=True)
        if packing:
            unpack = zlib.decompressobj(_WINDOW[packing])
            raw = unpack.decompress(raw, 4 * count + 4)
            if not unpack.eof and len(raw) <= 4 * count and not unpack.unconsumed_tail:
                raise zlib.error(_("it ends too early"))
    except (binascii.Error, zlib.error) as error:
        message = _("the tile data is damaged: {why}").format(why=error)
        fix = _("take the file from a backup, or choose CSV in {menu} and save").format(menu=_(FORMAT))
        reading.tell(data, "damaged_tiles", message, fix)
        return None
    if len(raw) % 4:
        message = _("the tile data is damaged: {why}").format(why=_("it ends in the middle of a number"))
        reading.tell(data, "damaged_tiles", message, _("take the file from a backup"))
        return None
    tiles = array("I", raw)
    if sys.byteorder == "big":
        tiles.byteswap()
    return tiles


def check_tiles(
    reading: Reading, layer: Element, tiles: "array[int]", width: int, tilesets: list[Tileset]
) -> None:
    """Tell every tile number that belongs to no tileset, once each, at its first spot; many of them together.

    Those of a tileset that could not be read are left out: that has been told. So is that a map has no tileset.
    """
    if not tilesets and not reading.lost:
        return
    strange = [gid for gid in set(tiles) if gid & GID_MASK and not any(s.holds(gid & GID_MASK) for s in tilesets)]
    bad = [gid for gid in strange if not is_lost(reading, tilesets, gid & GID_MASK)]
    data = layer.first("data") or layer
    if len(bad) > _MOST_STRANGE:
        numbers = sorted({gid & GID_MASK for gid in bad})
        message = _("{n} kinds of tiles belong to no tileset: {ids}")
        message = message.format(n=len(numbers), ids=", ".join(map(str, numbers[:10])) + ", ..." * (len(numbers) > 10))
        fix = _("add their tileset again: Map > Add External Tileset")
        reading.tell(data, "unknown_tile", message, fix)
        return
    for at, gid in sorted((tiles.index(gid), gid) for gid in bad):
        message = _("tile {id} at column {x}, row {y} belongs to no tileset")
        message = message.format(id=gid & GID_MASK, x=at % width, y=at // width)
        fix = _("add its tileset again (Map > Add External Tileset), or erase the tile")
        place = data.line, data.column
        if data.attrs.get("encoding") == "csv":
            spots = list(_NUMBER.finditer(data.text))
            place = data.place_in_text(spots[at].start())
        reading.problems.append(data.file.problem(place, "unknown_tile", message, fix))
