"""The games written out are played as they were when somebody last read them."""

import pytest

from tests.laws.transcripts import FOLDER, GAMES_WRITTEN, transcript


@pytest.mark.parametrize("name", GAMES_WRITTEN)
def test_the_game_goes_as_it_was_written(name):
    now, written = transcript(name), (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert now == written, "if this is right, run python -m tests.laws.transcripts and read the diff"
