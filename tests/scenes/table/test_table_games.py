"""Whole games by clicks, by drags and by keys alone: all come to the same end as the answers played directly."""

import pytest
from table_boards import at_table, greedy_answers, small_session
from table_players import Clicker, Dragger, Player, Typist


@pytest.mark.parametrize("kind", [Clicker, Dragger, Typist])
@pytest.mark.parametrize("seed", [5, 8])
def test_a_whole_game(kind: type[Player], seed: int) -> None:
    """The digests agree, and nothing had to be taken back on the way."""
    reference = small_session(seed)
    answers = greedy_answers(reference.table, seed)
    scene, stage = at_table(small_session(seed))
    kind(stage).play(answers)
    assert scene.session.table.over
    assert scene.session.table.digest() == reference.table.digest()
    assert all("answer" in entry for entry in scene.session.table.record)
