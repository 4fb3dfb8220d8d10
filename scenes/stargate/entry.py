"""The doors of Stargate TCG: a new game, a saved one, the pictures that are drawn without a screen."""

from pathlib import Path

from game.core.words import _
from scenes import games, shot
from scenes.ui import Scene


def _setup() -> Scene:
    from scenes.stargate.setup_scene import SetupScene

    return SetupScene()


def _load(path: Path) -> Scene:
    from scenes.stargate.start import load_scene

    return load_scene(path)


def _replay(path: Path) -> Scene:
    from game.core import saves
    from scenes.stargate.replay import ReplayScene

    return ReplayScene(saves.read(path))


games.register(
    games.Entry(
        id="stargate",
        name=lambda: _("Stargate TCG"),
        setup=_setup,
        load=_load,
        replay=_replay,
        icon="card",
        about=lambda: _(
            "Teams go through the gate, villains hinder them: glyphs, experience or scored adversaries win."
        ),
    )
)


def _decks(asked: shot.Asked) -> list[Scene]:
    """`decks`: the deck builder on a starter deck; `decks own` on an empty one."""
    from scenes.stargate.shots import decks

    return decks(asked)


shot.register("decks", _decks)
