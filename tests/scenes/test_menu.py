"""The title menu: driven by keys alone and by the pointer alone."""

import json
from pathlib import Path

import pygame
import pytest
from pages import HANDS, Hand, Played, at_menu, names, one_game  # noqa: F401 (a fixture)
from screen_checks import click, find, key, show

from game.core.words import language
from scenes import games, menu_picture
from scenes.app import Leaving
from scenes.games import Entry
from scenes.menu import DECK, TitleMenu
from scenes.menu_nodes import Wordmark
from scenes.new_game import ChooseGame
from scenes.settings import load
from scenes.ui import Stage
from scenes.ui import text as letters

pytestmark = pytest.mark.usefixtures("one_game")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_a_menu_that_fits_has_no_bar(size: tuple[int, int], scale: int) -> None:
    stage = show(TitleMenu(), size=size, scale=scale)
    panel = next(node for node in stage.root().walk() if node.role == "scroll")
    assert not panel.scrolls  # type: ignore[attr-defined]


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
