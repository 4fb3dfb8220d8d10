"""The pages of reasons name every code that a game gives, and no other."""

import re
from pathlib import Path

import pytest

from game.core.legality import COMMON_CODES
from game.core.registry import game_named

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", ["clix", "stargate"])
def test_the_page_names_every_code(game):
    rows = re.findall(r"^\| (`[^|]+) \|", (DOCS / f"{game}_reasons.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"`(\w+)`", " ".join(rows))
    assert set(named) == {*game_named(game).codes, *COMMON_CODES}
    assert len(set(named)) == len(named)
