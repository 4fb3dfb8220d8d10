"""Every rules scenario of StarCraft passes and names its source."""

from pathlib import Path

import pytest

from game.core.scenario import read, run_file

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "starcraft"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path):
    result = run_file(path)
    assert result.ok, result.line() + result.trace


def test_each_names_its_source():
    assert all(read(path)[0].source for path in FILES)
