"""The lists of saves, help, pause: driven by keys alone and by the pointer alone."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pages import HANDS, Hand, Played, at_menu, names, one_game  # noqa: F401 (a fixture)
from screen_checks import click, find, focus_on, key, press_key, show

from game.core.save_file import SaveError
from scenes import games, platform, saved_games
from scenes.games import Entry
from scenes.help import Help, HelpRow
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.pause import Item, Pause
from scenes.settings import Settings
from scenes.settings_scene import SettingsScene
from scenes.ui import Answer, Dialog, Scene, Stage

pytestmark = pytest.mark.usefixtures("one_game")


# -- load


def rows(stage: Stage) -> list[saved_games.SavedGame]:
    assert isinstance(stage.top, LoadList)
    return stage.top.rows


def test_rows_tell_name_game_round_and_date(saves_folder: Path) -> None:
    stage = at_menu(LoadList())
    assert len(rows(stage)) == 13
    assert [row.when for row in rows(stage)] == sorted((row.when for row in rows(stage)), reverse=True)
    row = next(row for row in rows(stage) if row.path.stem == "Game 3")
    assert (row.title(), row.game_name(), row.trouble) == ("Game 3", "Skirmish", "")
    assert row.date().startswith("2023-11-1")
    auto = next(row for row in rows(stage) if row.auto)
    assert auto.title() == "Ana · Bruno"


def test_a_bad_file_is_a_row_that_says_why(saves_folder: Path) -> None:
    (saves_folder / "list.json").write_text("[1]", encoding="utf-8")
    (saves_folder / "other.json").write_text('{"format": 1, "game": "chess"}', encoding="utf-8")
    data = json.loads((saves_folder / "Game 1.json").read_text(encoding="utf-8"))
    data["position"]["round"] = 99
    (saves_folder / "forged.json").write_text(json.dumps(data), encoding="utf-8")
    stage = at_menu(LoadList())
    troubles = {row.path.name: row.trouble for row in rows(stage) if row.trouble}
    assert set(troubles) == {"half.json", "list.json", "other.json", "forged.json"}
    assert all(troubles.values())
    assert "chess" in troubles["other.json"]
    assert len(rows(stage)) == 16


@pytest.mark.usefixtures("saves_folder")
def test_a_bad_row_does_not_load_and_says_why() -> None:
    stage = at_menu(LoadList())
    index = next(i for i, row in enumerate(rows(stage)) if row.trouble)
    scene = stage.top
    assert isinstance(scene, LoadList)
    focus_on(stage, "list")
    for _ in range(index):
        key(stage, "down")
    button = find(stage, name="Load it")
    assert not button.enabled
    assert button.why_not == rows(stage)[index].trouble
    key(stage, "return")
    assert stage.top is scene
    assert stage.tree()["children"][-1]["role"] == "status"


@pytest.mark.usefixtures("saves_folder")
@pytest.mark.parametrize("replay", [False, True])
def test_loading_by_mouse_and_by_keyboard(replay: bool) -> None:
    verb = "Watch it" if replay else "Load it"
    stage = at_menu(LoadList(replay))
    wanted = rows(stage)[2].path
    click(stage, "row", rows(stage)[2].title())
    click(stage, name=verb)
    assert isinstance(stage.top, Played)
    assert stage.top.path == wanted
    stage = at_menu(LoadList(replay))
    focus_on(stage, "list")
    key(stage, "down", "down", "return")
    assert isinstance(stage.top, Played)
    assert stage.top.path == wanted


@HANDS
def test_deleting_asks_names_the_save_and_can_be_taken_back(hand: Hand, saves_folder: Path) -> None:
    stage = at_menu(LoadList())
    gone = rows(stage)[0].path
    hand(stage, name="Delete")
    assert gone.stem in stage.top.name or "Ana" in stage.top.name
    hand(stage, name="Keep it")
    assert gone.exists()
    hand(stage, name="Delete")
    stage.settle()
    hand(stage, name=next(n for n in names(stage) if n.startswith("Delete ")))
    assert not gone.exists()
    assert len(rows(stage)) == 12
    hand(stage, name="Bring back")
    assert gone.exists()
    assert len(rows(stage)) == 13


def test_a_deleted_save_comes_back_beside_a_new_one_of_its_name(saves_folder: Path) -> None:
    path = saves_folder / "Game 1.json"
    deleted = saved_games.delete(saved_games.read(path))
    shutil.copy(saves_folder / "Game 2.json", path)
    again = saved_games.delete(saved_games.read(path))
    assert deleted != again
    shutil.copy(saves_folder / "Game 2.json", path)
    assert saved_games.restore(deleted, path).name == "Game 1-2.json"


def test_an_empty_folder_says_so() -> None:
    stage = at_menu(LoadList())
    assert any("no saved game" in node.name for node in stage.root().walk())
    assert not find(stage, name="Load it").enabled


@pytest.mark.usefixtures("saves_folder")
def test_a_save_that_will_not_open_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> Scene:
        raise SaveError("missing_content", "needs a map that is not here", path)

    monkeypatch.setattr(games, "_entries", {"clix": Entry("clix", lambda: "Skirmish", Played, refuse)})
    stage = at_menu(LoadList())
    focus_on(stage, "list")
    key(stage, "down", "return")
    assert isinstance(stage.top, LoadList)
    assert "needs a map that is not here" in stage.tree()["children"][-1]["name"]


def test_the_folder_is_opened_or_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "open_folder", lambda _path: False)
    stage = at_menu(LoadList())
    click(stage, name="Open the folder")
    assert str(platform.saves_folder()) in stage.tree()["children"][-1]["name"]


# -- help and pause


@pytest.mark.parametrize("make", [TitleMenu, SettingsScene, KeysScene, LoadList])
def test_help_tells_of_every_page(make: Callable[[], Scene]) -> None:
    about = make()
    stage = show(about)
    stage.push(Help(about))
    said = [node.name for node in stage.root().walk() if isinstance(node, HelpRow)]
    assert "Full screen or window" in said
    assert len(said) >= 8


def test_help_shows_keys_as_they_are_bound_and_why_things_are_off() -> None:
    about = Pause([Item("undo", "Undo", lambda: None, "undo", "There is nothing to undo.")])
    stage = show(about)
    stage.keymap.bind("undo", "ctrl+z")
    stage.push(Help(about))
    row = find(stage, "button", "Undo")
    assert isinstance(row, HelpRow)
    assert (row.value, row.told()) == ("Ctrl+Z", "Undo (There is nothing to undo.)")


@HANDS
def test_help_does_what_a_key_does(hand: Hand) -> None:
    """Whoever has a pointer alone reaches every action of the keys from here; what is off says why."""
    log: list[str] = []
    about = Pause([Item("save", "Save it", lambda: log.append("saved"), "save"),
                   Item("undo", "Undo", lambda: log.append("undone"), "undo", "Nothing to undo.")])  # fmt: skip
    stage = at_menu()
    stage.push(about)
    stage.globals["full_screen"] = lambda: log.append("full")
    for name in ("Save it", "Full screen or window", "Undo"):
        stage.push(Help(about))
        hand(stage, "button", name)
    assert log == ["saved", "full"]
    assert isinstance(stage.top, Help)
    assert stage.tree()["children"][-1]["name"] == "Nothing to undo."


def test_help_has_all_words_in_one_column_and_arrows_as_arrows() -> None:
    """Keys of any length; keys that are no arrows any more are told by their names."""
    about = KeysScene()
    stage = show(about)
    stage.push(Help(about))
    stage.settle()
    rows = [node for node in stage.root().walk() if isinstance(node, HelpRow)]
    assert rows[-1].keys == ("left", "up", "down", "right")
    assert len({row.column for row in rows}) == 1
    assert not any(row.cut(stage.scale) for row in rows)
    stage.keymap.bind("left", "ctrl+h")
    stage.rebuild()
    assert find(stage, "text", "Move the focus or the cursor").value == "Ctrl+H Up Down Right"


def test_the_first_row_of_the_keys_stands_clear_of_the_words_above() -> None:
    stage = show(KeysScene())
    told = find(stage, "text", "Press a key's button and then the new key.")
    assert find(stage, "button", node_key="press").area.y - told.area.bottom >= 12


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
def test_margins_are_alike_on_both_sides(size: tuple[int, int]) -> None:
    """Of the pause menu and of a question, where nothing scrolls and no bar needs its room."""
    long = "A question of some length, so that it takes two lines and more than those; words and buttons begin alike."
    for scene in (Pause([]), Dialog("Really?", long, [Answer("Do it", None, "at once"), Answer("Leave it")])):
        stage = show(KeysScene(), scene, size=size)
        panel = next(node for node in stage.root().walk() if node.role == "panel")
        heading = next(node for node in panel.walk() if node.role in ("heading", "image"))
        buttons = [node for node in panel.walk() if node.role == "button"]
        for button in buttons:
            assert button.area.x == heading.area.x
            assert panel.area.right - button.area.right == button.area.x - panel.area.x
        below = panel.area.bottom - buttons[-1].area.bottom
        assert abs(below - (heading.area.x - panel.area.x)) <= 4


@HANDS
def test_the_pause_menu(hand: Hand) -> None:
    log: list[str] = []
    game = Played()
    stage = show(game)
    pause = Pause([Item("save", "Save the game", lambda: log.append("saved"), "save")], told="Turn 6 is saved.")
    stage.push(pause)
    hand(stage, name="Save the game")
    hand(stage, name="Settings")
    assert isinstance(stage.top, SettingsScene)
    key(stage, "escape")
    hand(stage, name="What can I do here?")
    assert isinstance(stage.top, Help)
    assert stage.top.about is game
    key(stage, "escape")
    hand(stage, name="Leave for the title menu")
    assert any("Turn 6 is saved." in node.name for node in stage.root().walk())
    hand(stage, name="Go on playing")
    assert stage.top is game
    assert log == ["saved"]


@HANDS
def test_leaving_for_the_title(hand: Hand) -> None:
    stage = show(Played())
    stage.push(Pause())
    hand(stage, name="Leave for the title menu")
    hand(stage, name="Leave for the title menu")
    assert [type(scene) for scene in stage.scenes] == [TitleMenu]


def test_settings_are_reachable_by_three_presses_from_a_game() -> None:
    stage = show(Played())
    stage.push(Pause())
    press_key(stage, name="Settings")
    assert isinstance(stage.top, SettingsScene)
    assert Settings().scale == 100
