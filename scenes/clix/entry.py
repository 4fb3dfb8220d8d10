"""The doors of the skirmish game: a new one, a saved one, one watched again."""

from pathlib import Path

from game.core.words import _
from scenes import games
from scenes.ui import Scene


def _setup() -> Scene:
    from scenes.setup.scene import SetupScene

    return SetupScene()


def _load(path: Path) -> Scene:
    from scenes.table.start import load_scene

    return load_scene(path)


def _replay(path: Path) -> Scene:
    from game.core import saves
    from scenes.replay import ReplayScene

    return ReplayScene(saves.read(path))


games.register(
    games.Entry(
        id="clix",
        name=lambda: _("Halo ActionClix"),
        setup=_setup,
        load=_load,
        replay=_replay,
        icon="dial",
        about=lambda: _("Figures on dials fight over maps laid side by side: the first to five kills wins."),
    )
)
