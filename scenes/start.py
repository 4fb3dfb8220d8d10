"""The doors of the window for the command line: checks the library first, then imports the rest.

Imports nothing heavy by itself, so that a wrong pygame is told in words before anything of it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes import platform

if TYPE_CHECKING:
    from scenes.ui import Scene


def window(
    first: Callable[[], Scene] | None = None,
    size: tuple[int, int] | None = None,
    scale: float | None = None,
    lang: str | None = None,
) -> int:
    """Open the window at `first` (or the title menu) and play until it is left. Gives the exit status.

    `scale` (1.0 is usual) and `lang` take the place of what the settings say.
    """
    platform.before_window()
    platform.check_pygame()
    from scenes.app import run

    return run(first, size, scale, lang)


def picture(scene: str, out: Path | None, tree: bool = False, **asked: Any) -> dict[str, Any] | None:
    """Draw a scene without a screen: `scenes.shot.shot` with the library checked first."""
    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.shot import shot

    return shot(scene, out, tree=tree, **asked)
