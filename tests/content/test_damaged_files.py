"""Good files with random damage: nothing is ever raised, and whatever is told has a place in the file."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.clix.maps import load_map
from game.content.catalog import load_files
from game.content.kinds import DATA, ROOT
from game.content.problems import Problem, report
from game.content.yaml_reader import load

FIGURES = (DATA / "clix" / "figures" / "vehicles.yaml").read_text(encoding="utf-8")
MAP = (ROOT / "maps" / "dry_dock.tmx").read_text(encoding="utf-8")
SCRAPS = ["<", ">", '"', "'", "=", "&", ";", ",", "-", " ", "0", "99", "a", "\n", "\t", "[", "]", "{", "}", ":", "#",
          "*x", "&x", "!", "|", "\\", "\x00", "ñ", "- ", ": ", "id: ", "<<: ", "/>", "<object>", "--- "]  # fmt: skip

damages = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(SCRAPS) | st.just("")), min_size=1, max_size=4
)
ours = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def damaged(text: str, several: list[tuple[float, int, str]]) -> str:
    """The text with some of it cut out and scraps put in."""
    for where, cut, scrap in several:
        at = int(where * len(text))
        text = text[:at] + scrap + text[at + cut :]
    return text


def assert_placed(problems: list[Problem], text: str) -> None:
    lines = text.count("\n") + 2
    for one in problems:
        assert one.code
        assert one.message
        assert 0 <= one.line <= lines
        assert one.column >= 0
    assert report(problems)


@ours
@given(damages)
def test_yaml(several: list) -> None:
    text = damaged(FIGURES, several)
    located = load(text, "x.yaml")
    assert_placed(located.problems, text)


@ours
@given(damages)
def test_cards(tmp_path: Path, several: list) -> None:
    text = damaged(FIGURES, several)
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    catalog = load_files([path])
    assert_placed(catalog.problems, text)
    assert all(figure.data["id"] == name for name, figure in catalog.figures.items())


@ours
@given(damages)
def test_maps(tmp_path: Path, several: list) -> None:
    text = damaged(MAP, several)
    path = tmp_path / "x.tmx"
    path.write_text(text, encoding="utf-8")
    grid, info, problems = load_map(path)
    assert_placed([one for one in problems if one.file.endswith("x.tmx")], text)
    assert (grid is None) == (info is None)
    assert grid is not None or problems


@pytest.mark.parametrize("size", range(0, len(MAP), 397))
def test_a_map_that_ends_early(tmp_path: Path, size: int) -> None:
    path = tmp_path / "x.tmx"
    path.write_text(MAP[:size], encoding="utf-8")
    grid, _info, problems = load_map(path)
    assert grid is None
    assert [one.code for one in problems] == ["bad_xml"]


@pytest.mark.parametrize("size", range(0, len(FIGURES), 97))
def test_a_card_file_that_ends_early(size: int) -> None:
    text = FIGURES[:size]
    assert_placed(load(text, "x.yaml").problems, text)
