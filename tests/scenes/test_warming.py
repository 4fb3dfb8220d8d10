"""What a new game needs is read while the title is looked at; who is quicker waits with a word, not before nothing."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest
from screen_checks import click, key, show

from scenes import games, warming
from scenes.games import Entry
from scenes.menu import TitleMenu
from scenes.ui import Scene

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Two games whose reading waits until it is let go on; the first one's fails then."""
    gate, read = Event(), []

    def fail() -> None:
        gate.wait(10)
        raise OSError("no such file")

    monkeypatch.setattr(games, "_entries", {})
    monkeypatch.setattr(games, "_looked", set(games.GAMES))
    monkeypatch.setattr(games, "before_opening", [])
    games.register(Entry("one", lambda: "One", Scene, warm=fail))
    games.register(Entry("two", lambda: "Two", Scene, warm=lambda: read.append("two")))
    monkeypatch.setattr(warming, "_thread", None)
    yield gate
    gate.set()
    warming.wait()
    assert read in ([], ["two"])


def test_it_is_read_once_and_a_fault_keeps_nothing_from_the_others(gate: Event) -> None:
    """What is wrong is told later, by whoever needs it."""
    assert not warming.busy()
    warming.begin()
    first = warming._thread
    warming.begin()
    assert warming._thread is first
    assert warming.busy()
    gate.set()
    warming.wait()
    assert not warming.busy()


def test_a_new_game_asked_for_too_early_opens_when_it_can(gate: Event) -> None:
    """With a word meanwhile; the window goes on."""
    stage = show(TitleMenu())
    warming.begin()
    click(stage, "button", "New game")
    assert isinstance(stage.top, TitleMenu)
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == "Setting the table…"
    stage.update(50)
    assert isinstance(stage.top, TitleMenu)
    gate.set()
    warming.wait()
    stage.update(16)
    assert not isinstance(stage.top, TitleMenu)
    assert stage.motion.toast is None


@pytest.mark.parametrize("way", ["escape", "settings"])
def test_whoever_goes_elsewhere_meanwhile_is_not_called_back(gate: Event, way: str) -> None:
    """By Esc, or into the settings and out again."""
    stage = show(TitleMenu())
    warming.begin()
    click(stage, "button", "New game")
    if way == "settings":
        click(stage, "button", "Settings")
    key(stage, "escape")
    gate.set()
    warming.wait()
    stage.update(16)
    assert isinstance(stage.top, TitleMenu)


def test_every_door_waits_until_all_is_read(gate: Event) -> None:
    """Two threads must not import the same things."""
    warming.begin()
    Timer(0.2, gate.set).start()
    one = games.entry_of("one")
    assert one is not None
    assert isinstance(one.setup(), Scene)
    assert not warming.busy()


@pytest.mark.parametrize("delay", [0.05, 0.4])
def test_a_game_is_opened_while_its_modules_are_being_read(delay: float) -> None:
    """At any moment of the reading."""
    code = (
        "import time\n"
        "from scenes import games, warming\n"
        f"warming.begin(); time.sleep({delay})\n"
        "games.entry_of('clix').setup()\n"
        "from scenes.table.start import load_scene\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_skirmish_reads_all_that_its_set_up_needs() -> None:
    """Nothing of the program's own is imported any more when it is opened, and every map has been read."""
    code = (
        "import sys, os\n"
        "from scenes import games, warming\n"
        "warming.begin(); warming.wait()\n"
        "before = set(sys.modules)\n"
        "scene = games.entry_of('clix').setup()\n"
        "scene.shelf.look()\n"
        "new = [name for name in set(sys.modules) - before if name.split('.')[0] in ('game', 'scenes')]\n"
        "assert not new, new\n"
        "assert not scene.shelf.waiting and len(scene.shelf.entries) >= 8\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
