"""Every scene without rules keeps to the rules of the screen, at three sizes, in both languages and in a
longer one."""

import gettext
from pathlib import Path

import pytest
from screen_checks import problems_of, show, walk

from game.core import words
from scenes.app import Leaving
from scenes.crash import Broken
from scenes.gallery import Gallery
from scenes.help import Help
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.new_game import ChooseGame
from scenes.pause import Item, Pause
from scenes.settings_scene import SettingsScene
from scenes.ui import Answer, Scene

SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100), ((3840, 2160), 100)]


class Longer(gettext.NullTranslations):
    """A language whose words are two fifths longer: what fits in it fits in any we know."""

    def gettext(self, message: str) -> str:
        more = max(2, len(message) * 2 // 5)
        return message + "ñu" if len(message) < 9 else message + (" ñandú" * more)[:more]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def _pause() -> list[Scene]:
    items = [
        Item("save", words._("Save the game"), lambda: None, "save"),
        Item("undo", words._("Undo"), lambda: None, "undo", words._("There is nothing to undo.")),
    ]
    return [SettingsScene(), Pause(items)]


def _broken() -> list[Scene]:
    home = Answer(words._("Go to the title"), None, words._("the game stays saved"))
    return [SettingsScene(), Broken(ValueError("x" * 90), [Path("auto.json")], Path("/tmp/report.json"), home)]


def _help() -> list[Scene]:
    about = SettingsScene()
    return [about, Help(about)]


SCENES = {
    "menu": lambda: [TitleMenu()],
    "new game": lambda: [TitleMenu(), ChooseGame()],
    "settings": lambda: [SettingsScene()],
    "keys": lambda: [KeysScene()],
    "load": lambda: [LoadList()],
    "replay": lambda: [LoadList(replay=True)],
    "gallery": lambda: [Gallery()],
    "pause": _pause,
    "help": _help,
    "leaving": lambda: [TitleMenu(), Leaving([], lambda: None)],
    "broken": _broken,
}


@pytest.mark.parametrize("language", ["en", "es", "longer"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_screen(scene: str, size: tuple[int, int], scale: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if language == "longer":
        monkeypatch.setattr(words, "_catalog", Longer())
    else:
        words.set_language(language)
    stage = show(*SCENES[scene](), size=size, scale=scale)
    tree = stage.tree()
    assert problems_of(tree, stage.scale) == []
    assert any(node["focused"] for node in walk(tree))
