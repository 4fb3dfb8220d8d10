"""Every rules scenario of Stargate passes, and there is one for every card of the starter decks."""

from pathlib import Path

import pytest

from game.core.scenario import read, run_file
from game.stargate.world import shipped

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "stargate"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path):
    result = run_file(path)
    assert result.ok, result.line() + result.trace


def test_each_names_its_source():
    assert all(read(path)[0].source for path in FILES)


def test_every_card_of_the_starter_decks_has_one():
    decks = shipped().lists.values()
    used = {name for deck in decks for name in [*deck.team, *deck.missions, *deck.deck]}
    numbers = {shipped().models[name].number for name in used}
    told = {int(path.stem.split("_")[1]) for path in FILES if path.stem.startswith("card_")}
    assert len(numbers) == 100
    assert numbers <= told
