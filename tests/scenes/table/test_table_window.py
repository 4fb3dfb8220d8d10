"""The table in a real window on a virtual screen: a short game by a real pointer, and one by real keys."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from table_boards import duel

from game.core import saves
from tests.clix.tables import unit

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[3]
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not all(map(shutil.which, ("Xvfb", "xdotool"))), reason="Xvfb and xdotool are not installed"),
    pytest.mark.xdist_group("window"),
]


class Window:
    """The program at a saved game, and hands that use it; eyes are the reports it writes."""

    def __init__(self, home: Path, display: str, save: Path) -> None:
        self.home = home
        self.world = {**os.environ, "DISPLAY": display, "SOBREMESA_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        self.world |= {"SDL_FRAMEBUFFER_ACCELERATION": "0", "LANG": "C"}
        self.world.pop("SDL_VIDEODRIVER", None)
        words = ["play", "--load", str(save), "--size", "1280x720", "--lang", "en"]
        self.program = subprocess.Popen([sys.executable, "main.py", *words], cwd=ROOT, env=self.world)
        self.id = self.until(lambda: self.do("search", "--onlyvisible", "--pid", str(self.program.pid)).split()[-1:])[0]
        self.until(lambda: (self.do("windowfocus", self.id), self.do("getwindowfocus").strip() == self.id)[1])
        time.sleep(0.6)

    def do(self, *words: str) -> str:
        """One xdotool command."""
        done = subprocess.run(
            ["xdotool", *words], env=self.world, capture_output=True, text=True, timeout=10, check=False
        )
        return done.stdout

    def until(self, ask: Callable[[], T], seconds: float = 25) -> T:
        """Ask again and again until there is an answer."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = ask()
            if answer:
                return answer
            assert self.program.poll() is None, "the program has ended"
            time.sleep(0.1)
        raise AssertionError("it never came")

    def key(self, *names: str) -> None:
        """Real keys."""
        for name in names:
            self.do("key", name)
            time.sleep(0.06)

    def tree(self) -> dict[str, Any]:
        """What the program says is on its screen."""
        folder = self.home / "reports"
        before = set(folder.glob("*.json"))
        self.key("F12")
        new = self.until(lambda: set(folder.glob("*.json")) - before)
        time.sleep(0.05)
        found: dict[str, Any] = json.loads(new.pop().read_text(encoding="utf-8"))["tree"]
        return found

    def node(self, **wanted: Any) -> dict[str, Any]:
        """The first node with these values."""
        return next(n for n in _nodes(self.tree()) if all(n.get(k) == v for k, v in wanted.items()))

    def click(self, **wanted: Any) -> None:
        """A real click on a node."""
        x, y, w, h = self.node(**wanted)["box"]
        self.do("mousemove", "--window", self.id, str(x + w // 2), str(y + h // 2))
        time.sleep(0.15)
        self.do("click", "1")
        time.sleep(0.15)

    def saved(self) -> dict[str, Any]:
        """The newest autosave."""
        files = sorted((self.home / "saves").glob("auto-*.json"), key=lambda path: path.stat().st_mtime)
        return json.loads(files[-1].read_text(encoding="utf-8")) if files else {}


def _nodes(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield tree
    for child in tree["children"]:
        yield from _nodes(child)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    screen.terminate()
    screen.wait(10)


@pytest.fixture
def window(tmp_path: Path, display: str) -> Iterator[Window]:
    """A game one hit from its end: sixes lie ready."""
    units = {"A": unit("p1", [1, 2]), "T": unit("p2", [6, 1], click=4)}
    session = duel(units, dice=[6, 6, 6, 6], options={"kills_to_win": 1})
    path = saves.save(session.table, tmp_path / "game.json")
    made = Window(tmp_path / "home", display, path)
    yield made
    if made.program.poll() is None:
        made.program.terminate()
    made.program.wait(10)


def test_a_game_by_the_pointer(window: Window) -> None:
    """Select, walk, aim, shoot: the end is shown and saved."""
    window.click(role="piece", value="A")
    window.click(role="square", square=[3, 2])
    window.click(role="piece", value="T")
    window.click(role="piece", value="T")
    window.until(lambda: window.saved().get("title", {}).get("over"))
    assert window.saved()["title"]["winner"] == "p1"
    window.until(lambda: any(n["name"] == "Play again" for n in _nodes(window.tree())))


def test_a_game_by_the_keys(window: Window) -> None:
    """Tab to the unit, the cursor to a square, the cursor to the target."""
    for _press in range(30):
        if any(n["focused"] and n.get("value") == "A" for n in _nodes(window.tree())):
            break
        window.key("Tab")
    window.key("Return", "Right", "Right", "Return")
    window.until(lambda: window.node(role="piece", value="A")["square"] == [3, 2])
    window.key("Up", "Right", "Right", "Right")
    window.until(lambda: window.node(role="board")["value"] == [6, 1])
    window.key("Return")
    window.until(lambda: window.saved().get("title", {}).get("over"))
    assert window.saved()["title"]["winner"] == "p1"
