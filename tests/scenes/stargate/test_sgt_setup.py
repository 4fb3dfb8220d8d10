"""The set-up screen of Stargate: what keeps a game from starting is said, and the start is off until it is mended."""

import pytest
from screen_checks import click, find, show

from scenes.stargate.decks import OwnDeck, ready_decks, save_deck
from scenes.stargate.drafting import taken
from scenes.stargate.plan import Plan, SeatPlan
from scenes.stargate.scene import StargateScene
from scenes.stargate.setup_scene import SetupScene

READY = [deck.key for deck in ready_decks()]


def plan_with(deck: OwnDeck | None, count: int = 2) -> Plan:
    """People with starters; the first one has that deck."""
    decks = [deck.key if deck is not None else READY[0], *READY[1:]]
    return Plan([SeatPlan(f"Player {n}", deck=decks[n - 1]) for n in range(1, count + 1)])


def test_a_draft_starts_no_game_and_the_reason_is_said() -> None:
    """Illegal decks are saved as drafts; the start is off with the broken rule in words (UX-54)."""
    starter = next(deck for deck in ready_decks() if deck.id == "oneill")
    draft = save_deck(taken(starter, starter.missions[0]))
    stage = show(SetupScene(plan_with(draft)), size=(1920, 1080))
    start = find(stage, "button", "Start the game")
    assert not start.enabled
    assert draft.name in start.why_not
    assert draft.faults()[0].message in start.why_not
    assert stage.root().find(name=start.why_not) is not None, "it stands on the screen too"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_starters_begin_at_once(count: int) -> None:
    stage = show(SetupScene(plan_with(None, count)), size=(1280, 720))
    click(stage, "button", "Start the game")
    table = stage.scenes[0]
    assert isinstance(table, StargateScene)
    assert len(table.view.seats) == count
    table.leave()
