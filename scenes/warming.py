"""What a set-up screen will need is read while the title is looked at: modules, cards, maps. In a thread of its own.

Knows the games' doors and no game. Whoever is quicker waits at the door, no longer than without it: two threads that
import modules which import each other would meet them half made. What goes wrong here goes wrong again, and is told,
where it is needed.
"""

import sys
from contextlib import suppress
from threading import Thread

from scenes import games

SWITCH = 0.002  # seconds the thread may keep the interpreter from the window
_thread: Thread | None = None


def begin() -> None:
    """Start reading ahead, once in a run of the program."""
    global _thread
    if _thread is None:
        sys.setswitchinterval(SWITCH)
        games.before_opening.append(wait)
        _thread = Thread(target=_read, name="reading ahead", daemon=True)
        _thread.start()


def busy() -> bool:
    """Whether something is still being read."""
    return _thread is not None and _thread.is_alive()


def wait(seconds: float = 60) -> None:
    """Until all is read, or so long."""
    if _thread is not None:
        _thread.join(seconds)


def _read() -> None:
    for entry in games.entries():
        with suppress(Exception):  # the set-up screen meets it again and says it in words
            entry.warm()
