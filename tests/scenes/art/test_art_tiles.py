"""Tiles of maps: floor kinds, pictures, turned maps, and files that cannot be trusted or read."""

import numpy as np
import pygame
import pytest
from art_boards import view
from art_eyes import changed, colours, covered, grey, is_premultiplied, page, same

from scenes.art import tiles
from scenes.art.board_data import View, board_art
from scenes.art.board_surface import chunk
from scenes.art.floors import PATTERNS
from scenes.art.tiles import (
    ROOT,
    TilePicture,
    art_of,
    board_tiles,
    draw_pictures,
    map_tiles,
    placed,
    project_folder,
    tile_picture,
)

SHIPPED = sorted((ROOT / "maps").glob("*.tmx"))
MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16" infinite="0">
 <properties><property name="name" value="a name that trips some readers"/></properties>
 {tileset}
 <layer id="1" name="floor" width="3" height="2">
  <properties><property name="width" value="9"/></properties>
  <data encoding="csv">{data}</data>
 </layer>
 <objectgroup id="2" name="walls"><object id="1" x="0" y="0"><polyline points="0,0 16,0"/></object></objectgroup>
</map>
"""
TILESET = """<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="4" columns="2">
  <image source="{image}" width="32" height="32"/>
  <tile id="0"><properties><property name="floor" value="wood"/></properties></tile>
  <tile id="1"><properties><property name="floor" value="lava"/></properties></tile>
 </tileset>"""
INKS = ((200, 30, 30), (30, 200, 30), (30, 30, 200), (200, 200, 30))


@pytest.fixture
def folder(tmp_path):
    """A folder with a picture of four tiles, one ink each."""
    sheet = pygame.Surface((32, 32))
    for k, ink in enumerate(INKS):
        sheet.fill(ink, (k % 2 * 16, k // 2 * 16, 16, 16))
    sheet.fill((255, 255, 255), (16, 0, 4, 4))  # a corner of the second one, to see flips and turns by
    pygame.image.save(sheet, tmp_path / "sheet.png")
    return tmp_path


def write(folder, data="1,2,3,4,0,1", image="sheet.png", tileset=None, name="m.tmx"):
    path = folder / name
    path.write_text(MAP.format(tileset=tileset or TILESET.format(image=image), data=data))
    return path


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_square_of_a_shipped_map_has_a_floor(path):
    found = map_tiles(path)
    assert found.kinds
    assert set(found.kinds.values()) <= set(PATTERNS)
    width = max(x for x, _y in found.kinds) + 1
    height = max(y for _x, y in found.kinds) + 1
    assert len(found.kinds) == width * height
    assert not found.pictures


def test_a_named_floor_is_drawn_by_its_kind_and_others_by_their_picture(folder):
    found = map_tiles(write(folder))
    assert found.kinds == {(0, 0): "wood", (2, 1): "wood"}
    assert set(found.pictures) == {(1, 0), (2, 0), (0, 1)}


def test_a_picture_knows_its_part_of_the_sheet(folder):
    (picture,) = map_tiles(write(folder)).pictures[2, 0]
    assert picture.part == (0, 16, 16, 16)
    assert picture.share == (1.0, 1.0)


@pytest.mark.parametrize(("square", "ink"), [((1, 0), INKS[1]), ((2, 0), INKS[2]), ((0, 1), INKS[3])])
def test_the_right_picture_is_cut(folder, square, ink):
    (picture,) = map_tiles(write(folder)).pictures[square]
    image = tile_picture(picture, 40)
    assert image.get_size() == (40, 40)
    assert image.get_at((25, 25))[:3] == pytest.approx(ink, abs=4)
    assert is_premultiplied(image)


@pytest.mark.parametrize("quarter", range(4))
def test_a_turned_map_turns_its_pictures(folder, quarter):
    (picture,) = map_tiles(write(folder)).pictures[1, 0]
    image = tile_picture(picture._replace(turn=quarter), 40)
    white = np.argwhere(colours(image).min(-1) > 200).mean(0)
    corner = [(0, 0), (1, 0), (1, 1), (0, 1)][quarter]
    assert (white[0] > 20, white[1] > 20) == (corner[0] == 1, corner[1] == 1)


@pytest.mark.parametrize(
    ("bits", "corner"), [(0, (0, 0)), (0x80000000, (1, 0)), (0x40000000, (0, 1)), (0xC0000000, (1, 1))]
)
def test_flipped_tiles_are_flipped(folder, bits, corner):
    (picture,) = map_tiles(write(folder, data=f"{2 | bits},0,0,0,0,0")).pictures[0, 0]
    white = np.argwhere(colours(tile_picture(picture, 40)).min(-1) > 200).mean(0)
    assert (white[0] > 20, white[1] > 20) == (corner[0] == 1, corner[1] == 1)


def test_a_missing_picture_is_a_placeholder(folder):
    (picture,) = map_tiles(write(folder, image="gone.png")).pictures[2, 0]
    image = tile_picture(picture, 40)
    assert image.get_size() == (40, 40)
    assert covered(image) > 0.95
    assert grey(image).std() > 5


def test_a_part_beyond_its_sheet_is_a_placeholder(folder):
    beyond = TilePicture(str(folder / "sheet.png"), (100, 100, 16, 16))
    assert same(tile_picture(beyond, 40), tile_picture(TilePicture("", None), 40))


def test_a_picture_outside_the_maps_folder_is_not_read(folder):
    inner = folder / "maps"
    inner.mkdir()
    assert map_tiles(write(inner, image="../sheet.png")) == tiles.NOTHING


def test_a_tiled_project_above_widens_the_folder(folder):
    inner = folder / "maps"
    inner.mkdir()
    (folder / "my.tiled-project").write_text("{}")
    assert project_folder(inner / "m.tmx") == folder
    assert map_tiles(write(inner, image="../sheet.png")).pictures


def test_an_outer_tileset_is_read(folder):
    text = '<?xml version="1.0"?>' + TILESET.format(image="sheet.png").replace('firstgid="1" ', "")
    (folder / "t.tsx").write_text(text)
    found = map_tiles(write(folder, tileset='<tileset firstgid="1" source="t.tsx"/>'))
    assert found.kinds[0, 0] == "wood"
    assert (1, 0) in found.pictures


@pytest.mark.parametrize("file", ["m.tmx", "t.tsx"])
def test_a_document_type_is_refused(folder, file):
    text = '<?xml version="1.0"?>' + TILESET.format(image="sheet.png").replace('firstgid="1" ', "")
    (folder / "t.tsx").write_text(text)
    path = write(folder, tileset='<tileset firstgid="1" source="t.tsx"/>')
    bad = folder / file
    bad.write_text(bad.read_text().replace("?>", '?><!DOCTYPE x [<!ENTITY a "b">]>', 1))
    assert map_tiles(path) == tiles.NOTHING


@pytest.mark.parametrize("text", ["", "not a map", "<map>", "<map/>", "<other></other>"])
def test_what_is_no_map_has_no_tiles(tmp_path, text):
    path = tmp_path / "m.tmx"
    path.write_text(text)
    assert map_tiles(path) == tiles.NOTHING


def test_a_map_that_is_gone_has_no_tiles(tmp_path):
    assert map_tiles(tmp_path / "gone.tmx") == tiles.NOTHING


def test_a_missing_tileset_leaves_plain_floor(folder):
    assert map_tiles(write(folder, tileset='<tileset firstgid="1" source="gone.tsx"/>')) == tiles.NOTHING


def test_a_changed_map_is_read_again(folder):
    path = write(folder)
    before = map_tiles(path)
    import os

    write(folder, data="1,1,1,1,1,1")
    os.utime(path, ns=(1, 1))
    assert map_tiles(path) != before
    assert len(map_tiles(path).kinds) == 6


@pytest.mark.parametrize(
    ("square", "turn", "there"),
    [((1, 2), 0, (11, 22)), ((1, 2), 1, (8, 21)), ((1, 2), 2, (9, 18)), ((1, 2), 3, (12, 19)), ((1, 2), 4, (11, 22))],
)
def test_where_a_square_of_a_turned_map_lies(square, turn, there):
    assert placed(square, (10, 20), turn) == there


def test_a_map_turned_within_its_own_square_stays_on_it(folder):
    """A quarter turn of a 3 x 2 map puts its origin at [1, 0] of a 2 x 3 board."""
    write(folder)
    grid = {"width": 2, "height": 3, "walls": [], "maps": [{"file": "m.tmx", "at": [1, 0], "turn": 1}]}
    found = board_tiles(grid, folder)
    squares = set(found.kinds) | set(found.pictures)
    assert squares == {(1, 0), (1, 1), (1, 2), (0, 0), (0, 2)}
    assert found.kinds[1, 0] == "wood"
    assert all(picture.turn == 1 for several in found.pictures.values() for picture in several)


def test_maps_laid_side_by_side(folder):
    write(folder)
    maps = [{"file": "m.tmx", "at": [0, 0]}, {"file": "m.tmx", "at": [3, 0]}]
    found = board_tiles({"width": 6, "height": 2, "walls": [], "maps": maps}, folder)
    assert found.kinds[0, 0] == found.kinds[3, 0] == "wood"


def test_a_grid_without_maps_is_a_hall():
    assert art_of({"width": 2, "height": 2, "walls": []}).floors == (("hall", "hall"), ("hall", "hall"))


def test_shipped_floors_reach_the_board():
    path = SHIPPED[0]
    kinds = map_tiles(path).kinds
    width, height = max(x for x, _y in kinds) + 1, max(y for _x, y in kinds) + 1
    grid = {"width": width, "height": height, "walls": [], "maps": [{"file": f"maps/{path.name}", "at": [0, 0]}]}
    art = art_of(grid)
    assert all(art.floors[y][x] == kind for (x, y), kind in kinds.items())


def test_pictures_are_laid_on_their_squares(folder):
    write(folder)
    grid = {"width": 3, "height": 2, "walls": [], "maps": [{"file": "m.tmx", "at": [0, 0]}]}
    target = page(560, 400)
    draw_pictures(target, view(), art_of(grid, folder))
    assert target.get_at((40 + 2 * 40 + 20, 60))[:3] == pytest.approx(INKS[2], abs=4)
    assert target.get_at((60, 100))[:3] == pytest.approx(INKS[3], abs=4)
    assert same(target.subsurface((40, 40, 40, 40)).copy(), page(40, 40))


def test_pictures_are_part_of_the_board(folder):
    write(folder)
    grid = {"width": 3, "height": 2, "walls": [], "maps": [{"file": "m.tmx", "at": [0, 0]}]}
    pictured, plain = art_of(grid, folder), board_art({**grid, "maps": []})
    assert pictured.key != plain.key
    assert changed(chunk(pictured, 0, 0, 40), chunk(plain, 0, 0, 40)) > 0.2


def test_pictures_out_of_view_are_left_out(folder):
    write(folder)
    grid = {"width": 3, "height": 2, "walls": [], "maps": [{"file": "m.tmx", "at": [0, 0]}]}
    target = page(100, 100)
    draw_pictures(target, View(500, 500, 40, (0, 0, 100, 100)), art_of(grid, folder))
    assert same(target, page(100, 100))


def test_tall_tiles_stand_on_their_square(folder):
    picture = TilePicture(str(folder / "sheet.png"), (0, 0, 16, 32), share=(1.0, 2.0))
    art = board_art({"width": 3, "height": 3, "walls": []}, pictures={(1, 2): (picture,)})
    target = page(560, 400)
    draw_pictures(target, view(), art)
    assert target.get_at((100, 150))[:3] == pytest.approx(INKS[2], abs=4)
    assert target.get_at((100, 100))[:3] == pytest.approx(INKS[0], abs=4)
