"""The maps of both folders, good and bad; and the board they make together."""

import pytest
from setups import GOOD, own_map

from game.clix.setup import ROOT
from scenes import platform
from scenes.setup import shelf as shelves
from scenes.setup.boards import laid, turned_size
from scenes.setup.plan import Plan, Slot, standard
from scenes.setup.shelf import Shelf, entry_of, map_files, open_own_folder, read_entry

TEXT = GOOD.read_text(encoding="utf-8")


def shelf() -> Shelf:
    """Both folders, read."""
    made = Shelf()
    made.look()
    made.read_all()
    return made


def test_every_shipped_map_is_there_and_usable() -> None:
    names = {path.name for path in (ROOT / "maps").glob("*.tmx")}
    assert {entry.path.name for entry in shelf().entries} == names
    assert all(entry.usable and not entry.own and entry.about() for entry in shelf().entries)


def test_maps_are_read_one_at_a_time() -> None:
    shelves._kept.clear()
    made = Shelf()
    made.look()
    assert made.entries == []
    assert made.waiting
    assert made.read_one()
    assert len(made.entries) == 1
    made.read_all()
    assert not made.read_one()
    again = Shelf()
    again.look()
    assert len(again.entries) == len(made.entries)


def test_a_map_of_ones_own_comes_first() -> None:
    path = own_map("mine.tmx", TEXT)
    first = shelf().sorted()[0]
    assert (first.own, first.usable, first.path) == (True, True, path.absolute())


def test_a_bad_map_says_where_and_hides_no_other() -> None:
    own_map("mine.tmx", TEXT)
    own_map("bad.tmx", TEXT[: len(TEXT) // 2])
    entries = {entry.path.name: entry for entry in shelf().sorted()}
    assert entries["mine.tmx"].usable
    bad = entries["bad.tmx"]
    assert not bad.usable
    place = bad.trouble().split(" ")[2]
    assert place.startswith("bad.tmx:")
    assert all(part.isdigit() for part in place.rstrip(":").split(":")[1:])
    assert shelf().sorted()[-1] == bad
    assert bad.name == "bad.tmx"
    assert shelf().bad == 1


def test_a_map_is_read_again_when_it_has_changed() -> None:
    path = own_map("mine.tmx", "<map")
    assert not read_entry(path, True).usable
    path.write_text(TEXT, encoding="utf-8")
    import os

    os.utime(path, ns=(1, 1))
    assert read_entry(path, True).usable


def test_looking_again_reads_bad_maps_anew() -> None:
    """What made it bad may stand in another file: a tileset that has come meanwhile."""
    path = own_map("mine.tmx", TEXT)
    (tiles := path.parent / "tiles" / "floors.tsx").rename(tiles.with_suffix(".away"))
    assert shelf().bad == 1
    tiles.with_suffix(".away").rename(tiles)
    assert shelf().bad == 0


def test_a_map_that_is_gone_is_bad_in_words() -> None:
    entry = entry_of("maps/not_there.tmx")
    assert not entry.usable
    assert "no such file" in entry.trouble()


def test_links_out_of_the_folder_are_not_followed() -> None:
    (platform.maps_folder() / "link.tmx").symlink_to(GOOD)
    assert not [path for path, own in map_files() if own]


def test_the_own_folder_gets_what_tiled_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr(platform, "open_folder", lambda path: opened.append(path) or True)
    assert open_own_folder()
    folder = platform.maps_folder()
    assert opened == [folder]
    assert (folder / "templates" / "wall.tx").exists()
    assert (folder / "tiles" / "floors.tsx").exists()
    (folder / "tiles" / "mine.txt").write_text("mine")
    assert open_own_folder()
    assert (folder / "tiles" / "mine.txt").read_text() == "mine"
    (folder / "new.tmx").write_text(TEXT, encoding="utf-8")
    assert next(entry for entry in shelf().entries if entry.own).usable


# -- boards -----------------------------------------------------------------------------------------------------


def plan_of(*slots: Slot, columns: int = 1) -> Plan:
    """The usual plan on other maps."""
    plan = standard()
    plan.slots, plan.columns, plan.rows = list(slots), columns, len(slots) // columns
    return plan


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3), (3, 3)])
def test_every_layout_of_one_size(columns: int, rows: int) -> None:
    plan = standard()
    plan.set_layout(columns, rows)
    for number, slot in enumerate(plan.slots):
        slot.turns = number % 4
    grid = laid(plan).grid
    assert grid is not None
    assert (grid["width"], grid["height"]) == (12 * columns, 12 * rows)


def test_the_same_board_is_not_made_twice() -> None:
    assert laid(standard()).grid is laid(standard()).grid


def test_unlike_sizes_are_refused_in_words_with_the_place() -> None:
    plan = standard()
    plan.slots[2] = Slot("maps/dam_gate.tmx")
    made = laid(plan)
    assert made.grid is None
    assert made.odd == (2,)
    assert made.trouble.startswith("Dam Gate is 24 × 24 squares, North Station 12 × 12")


def test_a_bad_map_is_refused_with_its_fault() -> None:
    path = own_map("bad.tmx", "<map")
    made = laid(plan_of(Slot("maps/dry_dock.tmx"), Slot(str(path)), columns=2))
    assert (made.grid, made.bad) == (None, (1,))
    assert "bad.tmx:1:1" in made.trouble


def test_a_turned_map_lies_on_its_side() -> None:
    entry = entry_of("maps/dry_dock.tmx")
    assert turned_size(entry, 0) == turned_size(entry, 1) == (12, 12)
