"""The doors of StarCraft: a new game, a saved one, one that is watched again."""

from pathlib import Path

from game.core.words import _
from scenes import games
from scenes.ui import Scene


def _setup() -> Scene:
    from scenes.starcraft.setup_scene import SetupScene

    return SetupScene()


def _load(path: Path) -> Scene:
    from scenes.starcraft.start import load_scene

    return load_scene(path)


def _replay(path: Path) -> Scene:
    from game.core import saves
    from scenes.starcraft.replay import ReplayScene

    return ReplayScene(saves.read(path))


games.register(
    games.Entry(
        id="starcraft",
        name=lambda: _("StarCraft: The Board Game"),
        setup=_setup,
        load=_load,
        replay=_replay,
        icon="world",
        about=lambda: _("Six factions fight for a galaxy of wooden counters: conquest points or an objective win."),
    )
)
