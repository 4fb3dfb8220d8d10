"""Planets as maps: what is read of them, and what is wrong with bad ones."""

import re
import shutil

import pytest

from game.content.check import check
from game.starcraft.planets import FOLDER, load_planet, shipped_planets

GOOD = (FOLDER / "braken.tmx").read_text(encoding="utf-8").replace('source="../tiles', f'source="{FOLDER.parent}/tiles')


def problems_of(tmp_path, text):
    path = tmp_path / "mine.tmx"
    path.write_text(text, encoding="utf-8")
    return load_planet(path)


def test_a_planet_is_read():
    planet, problems = load_planet(FOLDER / "braken.tmx")
    assert problems == []
    assert planet.data["slots"] == [0, 1]
    assert planet.data["areas"]["a2"] == {"limit": 3, "conquest": 0, "capacity": 2, "resource": "gas"}
    assert planet.name == {"en": "Braken", "es": "Braken"}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('name="slots" value="0,1"', 'name="slots" value="0,7"', "bad_slots"),
        ('name="slots" value="0,1"', 'name="slots" value="2"', "bad_slots"),
        ('name="a2"', 'name="a1"', "bad_area"),
        ('name="limit" type="int" value="4"', 'name="limit" type="int" value="0"', "bad_area"),
        ('name="capacity" type="int" value="2"', 'name="capacity" type="int" value="0"', "bad_area"),
        ('class="planet" ', 'class="moon" ', "unknown_class"),
    ],
)
def test_a_mistake_is_told(tmp_path, old, new, code):
    assert old in GOOD
    _planet, problems = problems_of(tmp_path, GOOD.replace(old, new, 1))
    assert code in [one.code for one in problems]


def test_a_planet_without_areas_is_told(tmp_path):
    bare = re.sub(r"<objectgroup.*</objectgroup>", "", GOOD, flags=re.DOTALL)
    planet, problems = problems_of(tmp_path, bare)
    assert "wrong_areas" in [one.code for one in problems]
    assert planet.data["areas"] == {}


def test_check_reads_planets_as_planets():
    assert check([FOLDER]) == []
    assert len(shipped_planets()) == 12


def test_a_further_planet_needs_only_a_file(tmp_path):
    maps = tmp_path / "maps"
    shutil.copytree(FOLDER.parent, maps)
    shutil.copy(maps / "starcraft" / "helios.tmx", maps / "starcraft" / "thirteenth.tmx")
    found = shipped_planets(maps / "starcraft")
    assert len(found) == 13
    assert found["thirteenth"].data == found["helios"].data
