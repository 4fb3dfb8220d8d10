"""The scenes without rules that can be drawn without a screen: menu, settings, keys, load, pause, help, gallery."""

from importlib import import_module
from importlib.util import find_spec

from scenes.gallery import Gallery
from scenes.help import Help
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.pause import Pause
from scenes.settings_scene import SettingsScene
from scenes.shot import Asked, Maker, register
from scenes.ui import Scene
from scenes.ui.scroll import Memory


def _menu(asked: Asked) -> list[Scene]:
    menu = TitleMenu()
    menu.picture.make_now = True
    return [menu]


def _help(asked: Asked) -> list[Scene]:
    about = SettingsScene()
    return [about, Help(about)]


def _gallery(asked: Asked) -> list[Scene]:
    gallery = Gallery()
    gallery.memory = Memory(y=float(asked.words[0]) if asked.words else 0.0)
    return [gallery]


def _setup(asked: Asked) -> list[Scene]:
    """`setup`, `setup players`, `setup rules`: the part that is shown where there are tabs; `setup stargate`."""
    own = getattr(_shots_of(asked.words[0] if asked.words else ""), "setup", None)
    if own is not None:
        made: list[Scene] = own(asked)
        return made
    from scenes.setup.scene import PARTS, SetupScene

    scene = SetupScene()
    scene.shelf.look()
    scene.shelf.read_all()
    scene.part = asked.words[0] if asked.words and asked.words[0] in PARTS else scene.part
    return [scene]


def _teams(asked: Asked) -> list[Scene]:
    """`teams`, `teams ready:ash_column`: the team that is built on."""
    from scenes.setup.builder import TeamBuilder

    return [TeamBuilder(asked.words[0] if asked.words else "")]


def _cards(asked: Asked) -> list[Scene]:
    """`cards`, `cards hand`, `cards zoom`: every kind, size and state of card."""
    from scenes.cards_picture import cards

    return cards(asked)


register("menu", _menu)
register("setup", _setup)
register("teams", _teams)
register("settings", lambda asked: [SettingsScene()])
register("keys", lambda asked: [KeysScene()])
register("load", lambda asked: [LoadList()])
register("pause", lambda asked: [SettingsScene(), Pause()])
register("help", _help)
register("gallery", _gallery)
register("cards", _cards)


def _shots_of(game: str) -> object:
    """The pictures of a game's own scenes, where it has a module for them."""
    known = game.isidentifier() and find_spec(f"scenes.{game}") and find_spec(f"scenes.{game}.shots")
    return import_module(f"scenes.{game}.shots") if known else None


def _of_the_table(name: str) -> Maker:
    """A maker of `scenes.table.shots`, imported when it is asked for."""

    def make(asked: Asked) -> list[Scene]:
        from scenes.table import shots

        made: Maker = getattr(_shots_of(asked.words[0] if asked.words else ""), name, None) or getattr(shots, name)
        return made(asked)

    return make


register("table", _of_the_table("table"))
register("dial", _of_the_table("dial"))
register("gameover", _of_the_table("game_over"))
register("replay", _of_the_table("replay"))
