"""The doors of Weiß Schwarz: a new game, a saved one."""

from pathlib import Path

from game.core.words import _
from scenes import games
from scenes.ui import Scene


def _setup() -> Scene:
    from scenes.weiss.setup_scene import SetupScene

    return SetupScene()


def _load(path: Path) -> Scene:
    from scenes.weiss.start import load_scene

    return load_scene(path)


games.register(
    games.Entry(
        id="weiss",
        name=lambda: _("Weiß Schwarz"),
        setup=_setup,
        load=_load,
        icon="star",
        about=lambda: _("A stage of five, a clock of seven: whoever is dealt damage up to level 4 loses."),
    )
)
