"""The strict reader and the library that draws see the same tiles and tilesets."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from pytmx import TiledMap as DrawnMap

from game.content.kinds import ROOT
from game.tiled.model import GID_MASK, TiledMap, TileLayer
from game.tiled.reader import read_map
from tests.tiled.map_files import folder, text_of, write

SHIPPED = sorted((ROOT / "maps").glob("*.tmx"))


def drawn(path: Path) -> DrawnMap:
    """The map as the drawing reads it: without objects and without the map's own properties."""
    root = ElementTree.parse(path).getroot()
    for element in [*root.iter("group"), root]:
        for child in [one for one in element if one.tag in ("objectgroup", "properties")]:
            element.remove(child)
    found = DrawnMap()
    found.filename = str(path)
    found.parse_xml(root)
    return found


def assert_same(tiled: TiledMap, other: DrawnMap) -> None:
    assert (tiled.width, tiled.height) == (other.width, other.height)
    ours = [layer for layer in tiled.layers if isinstance(layer, TileLayer)]
    theirs = [layer for layer in other.layers if hasattr(layer, "data")]
    assert [layer.name for layer in ours] == [layer.name for layer in theirs]
    for layer, shown in zip(ours, theirs, strict=True):
        for index, gid in enumerate(layer.tiles):
            y, x = divmod(index, layer.width)
            real = other.tiledgidmap.get(shown.data[y][x], 0)
            assert real == gid & GID_MASK, (layer.name, x, y)


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_of_the_shipped_maps(path: Path) -> None:
    tiled, problems = read_map(path)
    assert problems == []
    assert tiled is not None
    assert_same(tiled, drawn(path))


def test_of_a_map_with_objects_that_the_library_dies_on(tmp_path: Path) -> None:
    folder(tmp_path)
    shape = (
        '<object id="1" type="area" x="0" y="0" width="32" height="32"><properties>'
        '<property name="cost" type="class" propertytype="Cost"><properties>'
        '<property name="gold" type="int" value="2"/></properties></property></properties></object>'
    )
    path = write(tmp_path, text_of(shape))
    tiled, problems = read_map(path)
    assert problems == []
    assert tiled is not None
    assert_same(tiled, drawn(path))
    assert [tiled.tileset_of(gid).name for gid in (1, 4)] == [one.name for one in drawn(path).tilesets] * 2  # type: ignore[union-attr]
