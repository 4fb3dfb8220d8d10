"""The doors of the skirmish game: a new one, a saved one, one watched again."""

from importlib import import_module
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


def _warm() -> None:
    from game.clix.world import shipped
    from scenes.setup.shelf import Shelf

    for module in ("scenes.setup.scene", "scenes.table.start"):
        import_module(module)
    shipped()
    shelf = Shelf()
    shelf.look()
    shelf.read_all()


games.register(
    games.Entry(
        id="clix",
        name=lambda: _("Halo ActionClix"),
        setup=_setup,
        load=_load,
        replay=_replay,
        icon="dial",
        warm=_warm,
        about=lambda: _("Figures on dials fight over maps laid side by side: the first to five kills wins."),
    )
)
