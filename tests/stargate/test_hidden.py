"""What each player may see of the other's cards and of its own complications."""

import json
import random

import pytest

from game.core import views
from game.core.views import HIDDEN
from tests.stargate.tables import table


def dealt(**options):
    found = table(
        players={
            "p1": {"hand": ["bo"], "deck": ["di", "rope"], "discard": ["rope#2"]},
            "p2": {"hand": ["fog"], "deck": ["brute"], "missions": ["m2", "m3"]},
        },
        mission={"card": "m0", "complications": ["fog#2"]},
    )
    found.position.options = {**found.position.options, **options}
    return found


def words(position):
    return json.dumps([position.players["p2"].hand, position.players["p2"].deck, position.mission.complications])


def test_the_hero_player_sees_no_card_of_the_other_hand_of_decks_missions_and_complications():
    """Shows case RS-21."""
    view = views.view(dealt().game, dealt().position, "p1")
    assert view.players["p2"].hand == view.players["p2"].deck == [HIDDEN]
    assert view.mission.complications == [HIDDEN]
    assert view.players["p2"].missions == [HIDDEN] * 2
    assert view.players["p1"].missions == [HIDDEN]
    assert view.players["p1"].deck == [HIDDEN] * 2
    assert view.players["p1"].hand == ["bo"]


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_discard_piles_are_seen_by_all(seat):
    """Shows ruling 18."""
    assert views.view(dealt().game, dealt().position, seat).players["p1"].discard == ["rope#2"]


@pytest.mark.parametrize(("reading", "seen"), [("seen", ["fog#2"]), ("hidden", [HIDDEN])])
def test_the_villain_players_own_complications(reading, seen):
    """Shows question Q11, both readings; whichever holds, what is hidden can be guessed."""
    found = dealt(own_complications=reading)
    view = views.view(found.game, found.position, "p2")
    assert view.mission.complications == seen
    guessed = views.guess(found.game, view, random.Random(1))
    assert HIDDEN not in guessed.mission.complications
    assert views.view(found.game, guessed, "p2") == view
