"""Every shipped file with one mistake put in at random, from a seed, as `check` and the window read it.

Nothing is ever raised; what is told has a place in the file and a way to mend it; one mistake is told once, and brings
few others along.
"""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.clix.maps import load_map
from game.content.check import check
from game.content.kinds import DATA, ROOT
from game.content.problems import Problem, report
from tests.content import mutations
from tests.content.mutations import Mutation, as_bytes

MOST = 4  # problems of one mistake
CONTENT = sorted(path for path in DATA.rglob("*.yaml"))
MAPS = sorted(path.relative_to(ROOT / "maps") for path in (ROOT / "maps").rglob("*.t*") if path.suffix != ".png")
ROUNDS = [pytest.param(1, id="few"), pytest.param(60, id="many", marks=pytest.mark.long)]


def damaged(path: Path, change: Mutation, rng: random.Random) -> bytes:
    """The file with that mistake in it; as it is where there is no place for one."""
    text = path.read_text(encoding="utf-8")
    try:
        return as_bytes(change(text, rng))
    except IndexError:  # nothing of the kind stands in it
        return text.encode()


def assert_well_told(problems: list[Problem], path: Path, raw: bytes, what: str) -> None:
    assert report(problems)
    assert len(problems) <= MOST, (what, [str(one) for one in problems])
    lines = raw.decode("utf-8", "replace").replace("\r\n", "\n")
    for one in problems:
        assert one.fix, (what, str(one))
        assert one.message, (what, one.code)
        assert "\n" not in one.message, (what, one.code)
        if one.file.endswith(path.name):
            shown = lines.split("\n") if path.suffix != ".yaml" else lines.splitlines()
            assert 1 <= one.line <= len(shown) + 1, (what, str(one))
            assert 1 <= one.column <= len([*shown, ""][one.line - 1]) + 1, (what, str(one))
    places = [(one.file, one.line, one.column) for one in problems]
    assert len(set(places)) == len(places), (what, [str(one) for one in problems])


Case = tuple[Path, Mutation, random.Random]


def several(rounds: int, changes: tuple[Mutation, ...], files: list[Path]) -> Iterator[Case]:
    """Each mistake in a file of its own, so many times over; of a single round every other one."""
    for again in range(rounds):
        for change in changes[:: 2 if rounds == 1 else 1]:
            rng = random.Random(f"{again} {change.__name__}")
            yield rng.choice(files), change, rng


@pytest.mark.parametrize("rounds", ROUNDS)
def test_content_with_a_mistake(tmp_path: Path, rounds: int) -> None:
    for path, change, rng in several(rounds, mutations.OF_YAML, CONTENT):
        copy = tmp_path / path.name
        raw = damaged(path, change, rng)
        copy.write_bytes(raw)
        assert_well_told(check([copy]), copy, raw, f"{change.__name__} in {path.name}")


@pytest.mark.parametrize("rounds", ROUNDS)
def test_a_map_with_a_mistake(tmp_path: Path, rounds: int) -> None:
    shutil.copytree(ROOT / "maps", tmp_path / "maps")
    for name, change, rng in several(rounds, mutations.OF_MAPS, MAPS):
        copy = tmp_path / "maps" / name
        whole, raw = copy.read_bytes(), damaged(copy, change, rng)
        copy.write_bytes(raw)
        try:
            assert_well_told(check([copy]), copy, raw, f"{change.__name__} in {name}")
            if copy.suffix == ".tmx":
                grid, info, problems = load_map(copy)
                assert (grid is None) == (info is None)
                assert grid is not None or problems
        finally:
            copy.write_bytes(whole)
