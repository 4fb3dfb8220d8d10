"""Whole Stargate games in a real window: one by the pointer alone, one by the keys alone, read off the screen."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from real_window import MARKS, Window, virtual_screen
from sgt_window import Keyboard, Mouse, Player

from game.core import saves
from game.core.replay import replay
from scenes.session import HUMAN
from scenes.stargate.start import new_session
from scenes.thinking import Inline

pytestmark = MARKS
TEAM = ["jack_oneill_sg_1_commander"]  # three points: one mission of three wins
MISSIONS = ["destroy_battleship", "locate_renegades"] * 3
DECK = [
    "artok_impassioned_rebel", "dreyauc_of_the_cordai_plains", "serpent_guards", "harsh_conditions", "troop_landing",
    "apophis_threat_to_earth", "dialing_computer", "special_training", "cameron_mitchell_eager_adventurer", *TEAM,
]  # fmt: skip
SHORT = {"Keep", "Play, hero", "Assign, hero", "Boost, hero", "Obstacle, villain", "Complicate, villain"}
SHORT |= {"pass", "curtain"}
WHOLE = SHORT | {"Adversary, villain", "Assign, villain", "Revive", "Continue"}
LONG = pytest.mark.long


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen."""
    with virtual_screen("1280x720") as name:
        yield name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home where nothing moves by itself."""
    settings = tmp_path / "home" / "settings" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "en", "motion": False}), encoding="utf-8")
    return tmp_path / "home"


@pytest.mark.parametrize(
    ("hands", "seed", "kinds"),
    [
        pytest.param(Mouse, 5, SHORT, id="pointer"),
        pytest.param(Keyboard, 8, SHORT, id="keys"),
        pytest.param(Mouse, 1, WHOLE, id="pointer, several turns", marks=LONG),
        pytest.param(Keyboard, 10, WHOLE, id="keys, several turns", marks=LONG),
    ],
)
def test_a_whole_game_from_the_title_to_its_end_and_out(
    home: Path, display: str, hands: type[Player], seed: int, kinds: set[str]
) -> None:
    """Two people, every kind of act, a curtain whenever the other one looks; the record holds what the screen said."""
    deck = {"team": TEAM, "missions": MISSIONS, "deck": DECK * 3}
    begun = new_session((HUMAN, HUMAN), seed, {"p1": deck, "p2": deck}, ("Ana", "Bruno"), Inline())
    saves.save(begun.table, home / "saves" / "begun.json")
    window = Window(home, display, "--size", "1280x720")
    try:
        player = hands(window)
        player.press_called("Continue")
        player.play()
        assert set(player.did) >= kinds, "every kind of act has been done"
        kept = window.until(lambda: window.saved() if window.saved().get("title", {}).get("over") else None)
        assert replay(kept).agrees, "the record leads to the end that was seen"
        for name in ("Title menu", "Quit", "Leave the program"):
            player.press_called(name)
        assert window.program.wait(40) == 0
    finally:
        window.close()
