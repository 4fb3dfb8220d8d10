"""The program in a real window on a virtual screen, and the hands and eyes of whoever uses it.

Hands are xdotool: a real pointer and real keys. Eyes are the reports the program writes at a key: its screen tree.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
Tree = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool")
MANAGER = shutil.which("openbox")  # without one there is no full screen to be seen
PATIENCE = 60  # seconds until something that must come is given up: other programs may have the machine
MARKS = [
    pytest.mark.window,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)) and not os.environ.get("SOBREMESA_NEED_WINDOW"),
        reason="Xvfb and xdotool are not installed",
    ),
    pytest.mark.xdist_group("window"),
]


@contextmanager
def virtual_screen(size: str = "1920x1080", managed: bool = False) -> Iterator[str]:
    """A screen that nobody sees; gives its display's name. `managed`: with a window manager, if there is one."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    # (without the last word the screen begins anew when its last user has gone, and who comes just then is refused)
    screen = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    manager = None
    if managed and MANAGER:
        world = {**os.environ, "DISPLAY": f":{number}"}
        manager = subprocess.Popen([MANAGER], env=world, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f":{number}"
    finally:
        for process in (manager, screen):
            if process is not None:
                process.terminate()
        screen.wait(10)


def nodes(tree: Tree) -> Iterator[Tree]:
    """A node and all under it."""
    yield tree
    for child in tree["children"]:
        yield from nodes(child)


def top_scene(tree: Tree) -> Tree:
    """The scene on top, without what the stage lays over it."""
    scenes = [node for node in tree["children"] if node["role"] in ("screen", "dialog")]
    found: Tree = scenes[-1]
    return found


class Window:
    """A running program and the hands that use it."""

    def __init__(self, home: Path, display: str, *words: str) -> None:
        self.home = home
        self.seen: Tree | None = None
        self.world = {**os.environ, "DISPLAY": display, "SOBREMESA_HOME": str(home), "SOBREMESA_NO_PICTURE": "1"}
        self.world |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0", "LANG": "C"}
        self.world.pop("SDL_VIDEODRIVER", None)
        self.program = subprocess.Popen(
            [sys.executable, "main.py", *words], cwd=ROOT, env=self.world, stderr=subprocess.PIPE, text=True
        )
        self.id = self.until(lambda: self.do("search", "--onlyvisible", "--pid", str(self.program.pid)).split()[-1:])[0]
        self.until(lambda: (self.do("windowfocus", self.id), self.do("getwindowfocus").strip() == self.id)[1])
        time.sleep(0.6)  # the first frame, and the library's last changes to the window

    def close(self) -> None:
        """End the program, if it has not ended by itself."""
        if self.program.poll() is None:
            self.program.terminate()
        self.program.wait(20)

    # -- hands

    def do(self, *words: str) -> str:
        """One xdotool command."""
        done = subprocess.run(
            ["xdotool", *words], env=self.world, capture_output=True, text=True, timeout=30, check=False
        )
        return done.stdout

    def key(self, *names: str) -> None:
        """Real keys."""
        self.seen = None
        for name in names:
            self.do("key", name)
            time.sleep(0.05)

    def keys(self, *names: str) -> None:
        """Real keys, one right after the other."""
        self.seen = None
        if names:
            self.do("key", "--delay", "8", *names)

    def click(self, x: int, y: int) -> None:
        """A real click, in the window's pixels."""
        self.seen = None
        self.move((x, y))
        time.sleep(0.1)
        self.do("click", "1")
        time.sleep(0.1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A real drag: down, across in three moves, up."""
        self.seen = None
        self.move(start)
        self.do("mousedown", "1")
        for share in (0.1, 0.6, 1.0):
            self.move((round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)))
            time.sleep(0.03)
        self.do("mouseup", "1")
        time.sleep(0.1)

    def wheel(self, at: tuple[int, int], clicks: int) -> None:
        """Turn the wheel there: down by so many clicks, up if fewer than none."""
        self.seen = None
        self.move(at)
        self.do("click", "--repeat", str(abs(clicks)), "--delay", "20", "5" if clicks > 0 else "4")
        time.sleep(0.1)

    def move(self, at: tuple[int, int]) -> None:
        """Point at one of the window's pixels."""
        self.do("mousemove", "--window", self.id, *map(str, at))

    def click_on(self, **wanted: Any) -> None:
        """A real click on the middle of the node with these values."""
        x, y, w, h = self.node(**wanted)["box"]
        self.click(x + w // 2, y + h // 2)

    # -- eyes

    def until(self, ask: Callable[[], T], seconds: float = PATIENCE, pause: float = 0.1) -> T:
        """Ask again and again until there is an answer."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = ask()
            if answer:
                return answer
            assert self.program.poll() is None, self.program.stderr and self.program.stderr.read()
            time.sleep(pause)
        raise AssertionError("it never came")

    def tree(self, again: bool = True) -> Tree:
        """What the program says is on its screen; without `again` what it said last, if nothing was pressed since."""
        if self.seen is None or again:
            folder = self.home / "reports"
            before = set(folder.glob("*.json"))
            self.key("F12")
            new = self.until(lambda: set(folder.glob("*.json")) - before, pause=0.02).pop()
            self.seen = self.until(lambda: _whole(new), pause=0.02)["tree"]
        return self.seen

    def node(self, **wanted: Any) -> Tree:
        """The first node with these values, once it is there."""
        return self.until(lambda: self.found(**wanted))  # type: ignore[return-value]

    def found(self, **wanted: Any) -> Tree | None:
        """The first node with these values, if there is one now."""
        found = (n for n in nodes(self.tree()) if n["enabled"] and all(n.get(k) == v for k, v in wanted.items()))
        return next(found, None)

    def focused(self) -> Tree:
        """What has the focus; nothing is an empty node."""
        return next((node for node in nodes(self.tree()) if node["focused"]), {"name": "", "role": ""})

    def settings(self) -> dict[str, Any]:
        """What the program has kept."""
        path = self.home / "settings" / "settings.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def saved(self) -> dict[str, Any]:
        """The newest autosave."""
        files = sorted((self.home / "saves").glob("auto-*.json"), key=lambda path: path.stat().st_mtime)
        return (_whole(files[-1]) or {}) if files else {}

    def size(self) -> tuple[int, int]:
        """The window's size now."""
        told = dict(line.split("=") for line in self.do("getwindowgeometry", "--shell", self.id).split() if "=" in line)
        return int(told["WIDTH"]), int(told["HEIGHT"])


def _whole(path: Path) -> dict[str, Any] | None:
    """A JSON file's data, once all of it is written."""
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return found
