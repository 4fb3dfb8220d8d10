"""Menu, settings, keys, load, help, pause: driven by keys alone and by the pointer alone."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from screen_checks import click, find, focus_on, key, press_at, press_key, show

from game.core import words
from game.core.save_file import SaveError
from game.core.words import language
from scenes import applying, games, menu_picture, platform, saved_games
from scenes.app import Leaving
from scenes.games import Entry
from scenes.help import Help, HelpRow
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import DECK, TitleMenu
from scenes.menu_nodes import Wordmark
from scenes.new_game import ChooseGame
from scenes.pause import Item, Pause
from scenes.settings import Settings, load, save
from scenes.settings_scene import SettingsScene
from scenes.ui import Answer, Dialog, Scene, Slider, Stage
from scenes.ui import text as letters

Hand = Callable[..., None]
HANDS = pytest.mark.parametrize("hand", [click, press_key])


class Played(Scene):
    """Stands for a game's window."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path


@pytest.fixture(autouse=True)
def _one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game has a window: nothing depends on which games do."""
    entry = Entry("clix", lambda: "Skirmish", Played, Played, Played)
    monkeypatch.setattr(games, "_entries", {"clix": entry})
    monkeypatch.setattr(games, "_looked", set(games.GAMES))


def at_menu(scene: Scene | None = None) -> Stage:
    stage = show(scene or TitleMenu())

    def apply() -> None:
        save(stage.settings)
        applying.apply(stage)

    stage.on_settings = apply
    return stage


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_a_menu_that_fits_has_no_bar(size: tuple[int, int], scale: int) -> None:
    stage = show(TitleMenu(), size=size, scale=scale)
    panel = next(node for node in stage.root().walk() if node.role == "scroll")
    assert not panel.scrolls  # type: ignore[attr-defined]


def names(stage: Stage) -> list[str]:
    return [node.name for node in stage.root().walk() if node.role == "button"]


# -- the title menu


def test_only_what_exists_stands_in_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    assert names(at_menu()) == ["New game", "Settings", "Quit"]
    monkeypatch.setattr(games, "_entries", {})
    assert names(at_menu()) == ["Settings", "Quit"]


@pytest.mark.usefixtures("saves_folder")
def test_with_saves_the_menu_goes_on_with_the_newest() -> None:
    stage = at_menu()
    assert names(stage) == ["Continue", "New game", "Load", "Replay", "Settings", "Quit"]
    assert stage.focus is find(stage, name="Continue")
    subtitle = find(stage, name="Continue").subtitle  # type: ignore[attr-defined]
    assert subtitle.startswith("Skirmish, round ")
    assert "Ana" in subtitle or "Bruno" in subtitle


@pytest.mark.usefixtures("saves_folder")
def test_enter_alone_continues() -> None:
    stage = at_menu()
    key(stage, "return")
    assert isinstance(stage.top, Played)
    assert stage.top.path is not None
    assert stage.top.path.name == "auto-1-1.json" or stage.top.path.stem.startswith("Game")
    assert len(stage.scenes) == 1


@HANDS
def test_new_game_in_one_press(hand: Hand) -> None:
    stage = at_menu()
    hand(stage, name="New game")
    assert isinstance(stage.top, Played)


def with_two_games() -> Stage:
    """The title where a second game has a window too; Skirmish is the one the saves hold."""
    games.register(Entry("other", lambda: "Other", Played, about=lambda: "A second game"))
    return at_menu()


@HANDS
def test_with_two_games_and_none_played_one_is_chosen(hand: Hand) -> None:
    stage = with_two_games()
    hand(stage, name="New game")
    assert isinstance(stage.top, ChooseGame)
    assert [node.name for node in stage.root().walk() if node.role == "button"][-2:] == ["Skirmish", "Other"]
    hand(stage, name="Other")
    assert isinstance(stage.top, Played)
    stage.pop()
    assert isinstance(stage.top, ChooseGame)


@HANDS
def test_the_way_back_from_the_game_played_last_leads_to_the_choice(hand: Hand, saves_folder: Path) -> None:
    stage = with_two_games()
    hand(stage, name="New game")
    assert isinstance(stage.top, Played)
    stage.pop()
    assert isinstance(stage.top, ChooseGame)
    hand(stage, name="Other")
    assert isinstance(stage.top, Played)


@pytest.mark.parametrize("newest", ["over", "damaged", "unknown"])
def test_the_game_played_last_is_that_of_the_newest_save_that_can_be_read(newest: str, saves_folder: Path) -> None:
    """Over or not; a game that has no window here any more counts for nothing."""
    data = json.loads((saves_folder / "auto-1-1.json").read_text(encoding="utf-8"))
    path = saves_folder / "newest.json"
    if newest == "over":
        for one in saves_folder.glob("*.json"):
            one.unlink()
        data["title"] |= {"over": True, "winner": "p1"}
    text = "{" if newest == "damaged" else json.dumps(data)
    path.write_text(text, encoding="utf-8")
    if newest == "unknown":
        games._entries.pop("clix")
        games.register(Entry("third", lambda: "Third", Played))
    stage = with_two_games()
    click(stage, name="New game")
    assert isinstance(stage.top, ChooseGame if newest == "unknown" else Played)


@HANDS
def test_the_language_changes_at_once_and_is_kept(hand: Hand) -> None:
    stage = at_menu()
    hand(stage, "option", "Español")
    assert language() == "es"
    assert load()[0].language == "es"
    hand(stage, "option", "English")
    assert language() == "en"


def test_a_message_in_another_language_goes() -> None:
    stage = at_menu()
    stage.say("The game is saved.", "save")
    click(stage, "option", "English")
    assert stage.motion.toast is not None
    click(stage, "option", "Español")
    assert stage.motion.toast is None


def test_escape_on_the_first_screen_stays() -> None:
    stage = at_menu()
    key(stage, "escape", "escape")
    assert isinstance(stage.top, TitleMenu)


@HANDS
def test_quitting_asks_once(hand: Hand) -> None:
    stage = at_menu()
    gone: list[str] = []
    stage.quit = lambda: gone.append("gone")
    hand(stage, name="Quit")
    assert isinstance(stage.top, Leaving)
    hand(stage, name="Stay")
    assert (gone, type(stage.top)) == ([], TitleMenu)
    hand(stage, name="Quit")
    hand(stage, name="Leave the program")
    assert gone == ["gone"]


def test_the_menu_does_not_wait_for_its_picture() -> None:
    stage = at_menu()
    scene = stage.top
    assert isinstance(scene, TitleMenu)
    assert scene.picture.surface() is None
    menu_picture.picture_file((1280, 720)).parent.mkdir(exist_ok=True)
    pygame.image.save(pygame.Surface((1280, 720)), menu_picture.picture_file((1280, 720)))
    other = at_menu()
    assert isinstance(other.top, TitleMenu)
    assert other.top.picture.surface() is not None


def test_a_damaged_picture_is_thrown_away() -> None:
    path = menu_picture.picture_file((1280, 720))
    path.write_bytes(b"no picture")
    stage = at_menu()
    assert isinstance(stage.top, TitleMenu)
    assert not path.exists()


@pytest.mark.parametrize(
    ("window", "picture"), [((1024, 600), (1280, 720)), ((1300, 600), (1920, 1080)), ((5000, 3000), (3840, 2160))]
)
def test_the_picture_covers_the_window(window: tuple[int, int], picture: tuple[int, int]) -> None:
    assert menu_picture.fitting(window) == picture
    assert menu_picture.shaded(pygame.Surface(picture), window, 400).get_size() == window
    assert menu_picture.shaded(None, window, 400, over=True).get_size() == window


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080)])
def test_the_wordmark_ends_before_the_deck(size: tuple[int, int]) -> None:
    """However the picture is cut to cover the window: what is drawn of it, not its box alone."""
    stage = show(TitleMenu(), size=size)
    mark = find(stage, "heading", "Sobremesa")
    assert isinstance(mark, Wordmark)
    picture = pygame.Surface(menu_picture.fitting(size))
    picture.fill("white", (0, 0, round(DECK * picture.get_width()), picture.get_height()))
    covered = menu_picture.covering(picture, size)
    ends = mark.box.x + letters.width("Sobremesa", mark.size, stage.scale, "bold") * stage.scale
    assert covered.get_at((round(ends) + 4, mark.box.centery)).r > 240  # enlarged a little, its edge is soft


# -- settings


@HANDS
@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("Full screen", "full_screen"), ("Strong contrast", "contrast"),
        ("Things move and fade; off, they are simply there", "motion"),
        ("Write what happens as lines on standard output, for a screen reader", "narrate"),
    ],
)  # fmt: skip
def test_switches_apply_and_are_kept_at_once(hand: Hand, name: str, field: str) -> None:
    stage = at_menu(SettingsScene())
    before = getattr(stage.settings, field)
    hand(stage, "checkbox", name)
    assert getattr(load()[0], field) is not before
    hand(stage, "checkbox", name)
    assert getattr(load()[0], field) is before


@HANDS
def test_the_size_of_everything_changes_at_once(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    before = stage.scale
    hand(stage, "dropdown", "Size of everything")
    hand(stage, "option", "150 %")
    assert stage.scale == pytest.approx(1.5 * before)
    assert load()[0].scale == 150


@HANDS
def test_the_speed_changes(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    stage.settings.motion = True
    stage.rebuild()
    hand(stage, "option", "fast")
    assert load()[0].speed == "fast"


def test_without_movement_its_speed_is_off_and_says_why() -> None:
    """One switch, not two that do the same; a speed of none in an old file is the switch, off."""
    stage = at_menu(SettingsScene())
    stage.settings.motion, stage.settings.speed = True, "instant"
    stage.rebuild()
    switch = "Things move and fade; off, they are simply there"
    assert find(stage, "checkbox", switch).value is False
    assert not find(stage, "option", "fast").enabled
    assert stage.root().find("option", "none") is None
    assert "switch movement on" in find(stage, "option", "fast").why_not
    click(stage, "checkbox", switch)
    assert (stage.settings.motion, stage.settings.speed) == (True, "normal")
    assert find(stage, "option", "fast").enabled


@pytest.mark.parametrize(("code", "said"), [("en", "0.35 s"), ("es", "0,35 s")])
def test_seconds_are_written_as_the_language_writes_them(code: str, said: str) -> None:
    words.set_language(code)
    stage = at_menu(SettingsScene())
    shown = [node.show(node.value) for node in stage.root().walk() if isinstance(node, Slider)]
    assert said in shown


def test_sliders_keep_what_they_say() -> None:
    stage = at_menu(SettingsScene())
    focus_on(stage, "slider", "Wait before a tip shows")
    key(stage, "home", "right")
    assert load()[0].hover_ms == 50


def test_the_page_keeps_its_place_when_something_changes() -> None:
    stage = at_menu(SettingsScene())
    stage.resize((1024, 600))
    focus_on(stage, "checkbox", "Write what happens as lines on standard output, for a screen reader")
    scene = stage.top
    assert isinstance(scene, SettingsScene)
    before = scene.memory.y
    assert before > 0
    key(stage, "return")
    stage.settle()
    assert scene.memory.y == before


@HANDS
def test_from_settings_to_keys_and_back(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    hand(stage, name="See and change the keys")
    assert isinstance(stage.top, KeysScene)
    hand(stage, name="Back")
    assert isinstance(stage.top, SettingsScene)
    stage.settle()
    assert stage.focus is find(stage, name="See and change the keys")


# -- keys


@HANDS
def test_a_key_is_bound_anew(hand: Hand) -> None:
    stage = at_menu(KeysScene())
    hand(stage, node_key="undo")
    key(stage, "q")
    assert stage.keymap.key("undo") == "q"
    assert load()[0].keys == {"undo": "q"}
    hand(stage, node_key="undo reset")
    assert stage.keymap.key("undo") == "z"
    assert load()[0].keys == {}


def test_escape_leaves_the_key_as_it_is() -> None:
    stage = at_menu(KeysScene())
    press_key(stage, node_key="undo")
    key(stage, "escape")
    assert stage.keymap.key("undo") == "z"
    assert isinstance(stage.top, KeysScene)
    press_key(stage, node_key="undo")
    press_at(stage, (5, 5), 3)
    assert isinstance(stage.top, KeysScene)
    assert stage.top.waiting == ""


def test_enter_and_tab_and_chords_can_be_bound() -> None:
    stage = at_menu(KeysScene())
    for action, name in (("hint", "tab"), ("goal", "ctrl+g"), ("log", "shift+l")):
        stage.top._wait(action)  # type: ignore[attr-defined]
        key(stage, name)
        assert stage.keymap.key(action) == name


def test_conflicts_are_shown_in_words_on_both_rows() -> None:
    stage = at_menu(KeysScene())
    press_key(stage, node_key="undo")
    key(stage, "y")
    told = [n.name for n in stage.root().walk() if n.role == "text" and n.name.startswith("The same key")]
    assert told == ["The same key: Redo", "The same key: Undo"]


@HANDS
def test_all_usual_keys_again_asks_once(hand: Hand) -> None:
    stage = at_menu(KeysScene())
    stage.keymap.bind("undo", "q")
    stage.top._keep()  # type: ignore[attr-defined]
    hand(stage, name="Have all the usual keys again")
    hand(stage, name="Keep mine")
    assert stage.keymap.key("undo") == "q"
    hand(stage, name="Have all the usual keys again")
    hand(stage, name="Have the usual keys again")
    assert stage.keymap.key("undo") == "z"


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
