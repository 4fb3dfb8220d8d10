"""Whole games in a real window on a virtual screen: from the title to its end and out, by the pointer alone and by the
keys alone. The game that comes of it is the one that the same answers make without a window."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from real_window import MARKS, Window, virtual_screen
from table_boards import duel, greedy_answers, small_session
from table_players import Player
from window_players import Keyboard, Mouse, shown

from game.core import saves
from tests.clix.tables import unit

pytestmark = MARKS
SEED = 5


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen."""
    with virtual_screen("1280x720") as name:
        yield name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home in which a game waits before its first answer; nothing moves by itself."""
    folder = tmp_path / "home"
    settings = folder / "settings" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "en", "motion": False}), encoding="utf-8")
    saves.save(small_session(SEED).table, folder / "saves" / "begun.json")
    return folder


@pytest.fixture
def window(home: Path, display: str) -> Iterator[Window]:
    made = Window(home, display, "--size", "1280x720")
    yield made
    made.close()


def played() -> tuple[list[Any], str]:
    """The answers of a whole game from its first marker to the kill that wins it, and how it stands then."""
    reference = small_session(SEED)
    answers = greedy_answers(reference.table, SEED)
    assert reference.table.over
    return answers, reference.table.digest()


def first_turn() -> int:
    """After how many answers the first turn of that game begins: then it is saved."""
    table = small_session(SEED).table
    for number, answer in enumerate(played()[0], 1):
        if any(event.kind == "turn_begins" for event in table.play(answer)):
            return number
    raise AssertionError("no turn ever began")


def test_a_whole_game_by_the_pointer_alone(window: Window, home: Path, display: str) -> None:
    """Continue, every marker, unit and attack, the result, the title, out: clicks and nothing else.

    Killed on the way, the program goes on from the turn it had saved.
    """
    answers, digest = played()
    turn = first_turn()
    window.click_on(name="Continue")
    shown(window, role="board")
    Mouse(window).play(answers[:turn])
    window.until(lambda: window.saved())
    window.program.kill()
    window.program.wait(20)
    window = Window(home, display, "--size", "1280x720")
    window.click_on(name="Continue")
    shown(window, role="board")
    Mouse(window).play(answers[turn:])
    window.until(lambda: window.saved().get("title", {}).get("over"))
    assert window.saved()["digest"] == digest
    window.click_on(name="Title menu")
    window.click_on(name="Quit")
    window.click_on(name="Leave the program")
    assert window.program.wait(40) == 0


def test_a_whole_game_by_the_keys_alone(window: Window) -> None:
    """Enter goes on with the game; Tab, arrows, Enter and the keys on the buttons play it and lead out again."""
    answers, digest = played()
    assert window.focused()["name"] == "Continue"
    window.key("Return")
    shown(window, role="board")
    player = Keyboard(window)
    player.play(answers)
    window.until(lambda: window.saved().get("title", {}).get("over"))
    assert window.saved()["digest"] == digest
    for name in ("Title menu", "Quit", "Leave the program"):
        shown(window, name=name, enabled=True)
        player.tab_to(lambda node, name=name: node["name"] == name)
        window.key("Return")
    assert window.program.wait(40) == 0


@pytest.mark.parametrize("kind", [Mouse, Keyboard])
def test_a_shot_with_everything_moving(home: Path, display: str, tmp_path: Path, kind: type[Player]) -> None:
    """Figures walk, dice tumble, dials turn: the last shot of a game ends it all the same."""
    units = {"A": unit("p1", [1, 2]), "T": unit("p2", [6, 1], click=4)}
    session = duel(units, dice=[6, 6, 6, 6], options={"kills_to_win": 1})
    path = saves.save(session.table, tmp_path / "game.json")
    (home / "settings" / "settings.json").write_text(json.dumps({"language": "en", "guard_ms": 0}), encoding="utf-8")
    window = Window(home, display, "play", "--load", str(path), "--size", "1280x720")
    try:
        kind(window).play([["unit", "A"], ["to", 3, 2], ["shoot", "T"]])  # type: ignore[arg-type]
        window.until(lambda: window.saved().get("title", {}).get("over"))
        assert window.saved()["title"]["winner"] == "p1"
        shown(window, name="Play again")
    finally:
        window.close()
