"""The window: size, full screen, what breaks, leaving. On a display that nobody sees."""

import json
import signal
from pathlib import Path
from typing import Any

import pygame
import pytest
from screen_checks import click, key

from game.core.words import language
from scenes import app, platform
from scenes.app import App, Leaving
from scenes.crash import Broken, write_report
from scenes.help import Help
from scenes.menu import TitleMenu
from scenes.settings import Settings, load
from scenes.settings_scene import SettingsScene
from scenes.ui import Button, Node, Scene
from scenes.ui.stage import SMALLEST


class Breaking(Scene):
    """Breaks where it is told to."""

    def __init__(self, where: str = "") -> None:
        super().__init__()
        self.where = where
        self.saved = 0

    def build(self) -> list[Node]:
        if self.where == "build":
            raise ValueError("built badly")
        return [Button(name="Break", area=self.stage.area.middle(200, 60), on_press=self.press)]

    def press(self) -> None:
        raise ValueError("pressed badly")

    def update(self, ms: int) -> None:
        if self.where == "update":
            raise ValueError("updated badly")

    def rescue(self) -> Path | None:
        self.saved += 1
        return Path("auto-7.json")

    def report(self) -> dict[str, Any]:
        return {"seed": 7}


@pytest.fixture
def window() -> App:
    made = App(Settings(language="en", motion=False), (1280, 720))
    made.first = TitleMenu
    made.stage.push(TitleMenu())
    made.step([], 16)
    return made


def test_settings_that_cannot_be_written_still_take_effect(window: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_settings: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("scenes.app.save_settings", refuse)
    window.settings.language = "es"
    window.settings_changed()
    assert language() == "es"
    assert window.stage.motion.toast is not None
    assert window.stage.motion.toast.name.endswith("Permission denied")


def reports() -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in platform.reports_folder().glob("*.json")]


def press(window: App, code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        window.step([pygame.event.Event(kind, key=code, mod=mod, unicode="")], 16)


def test_the_window_has_its_size_and_a_smallest_one(window: App) -> None:
    assert window.stage.size == (1280, 720)
    assert tuple(window.window.minimum_size) == SMALLEST
    assert window.window.resizable


def test_resizing_lays_out_again(window: App) -> None:
    window.window.size = (1500, 800)
    window.step([pygame.event.Event(pygame.WINDOWRESIZED, x=1500, y=800)], 16)
    assert window.stage.size == (1500, 800)
    assert window.stage.top.root.box.size == (1500, 800)


@pytest.mark.parametrize(("code", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_and_back_to_the_former_size(window: App, code: int, mod: int) -> None:
    for _ in range(2):
        press(window, code, mod)
        assert window.settings.full_screen
        assert load()[0].full_screen
        press(window, code, mod)
        assert not window.settings.full_screen
        assert window.stage.size == (1280, 720)
    assert isinstance(window.stage.top, TitleMenu)


def test_the_switch_in_the_settings_is_the_same(window: App) -> None:
    window.stage.push(SettingsScene())
    click(window.stage, "checkbox", "Full screen")
    assert load()[0].full_screen
    click(window.stage, "checkbox", "Full screen")
    assert window.stage.size == (1280, 720)


@pytest.mark.parametrize("where", ["build", "update", "press"])
def test_what_breaks_is_told_saved_and_reported_and_the_window_lives_on(window: App, where: str) -> None:
    scene = Breaking(where)
    window.stage.push(scene)
    if where == "press":
        window.step([], 16)
        at = scene.root.find(name="Break").box.center  # type: ignore[union-attr]
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            window.step([pygame.event.Event(kind, pos=at, button=1)], 16)
    else:
        window.step([], 16)
    assert isinstance(window.stage.top, Broken)
    assert scene.saved == 1
    report = reports()[0]
    assert "badly" in report["error"]
    assert {"seed": 7} in report["game"]
    assert "auto-7.json" in window.stage.top.words
    scene.where = ""
    window.step([], 16)
    click(window.stage, name="Go to the title")
    window.step([], 16)
    assert isinstance(window.stage.top, TitleMenu)
    assert window.running


def test_going_on_after_something_broke(window: App) -> None:
    scene = Breaking()
    window.stage.push(scene)
    window.crashed(ValueError("once"))
    window.step([], 16)
    click(window.stage, name="Go on from here")
    assert window.stage.top is scene


def test_what_breaks_again_and_again_leads_to_the_title(window: App) -> None:
    window.stage.push(Breaking("build"))
    for _ in range(6):
        window.step([], 16)
    assert type(window.stage.scenes[0]) is TitleMenu
    assert window.running


def test_a_report_by_key(window: App) -> None:
    press(window, pygame.K_F12)
    report = reports()[0]
    assert report["format"].startswith("sobremesa report")
    assert report["tree"]["role"] == "window"
    assert "error" not in report
    assert window.stage.tree()["children"][-1]["role"] == "status"


def test_two_reports_in_one_second_are_two_files(window: App) -> None:
    assert write_report(window.stage) != write_report(window.stage)


def test_help_opens_and_closes_by_its_key(window: App) -> None:
    press(window, pygame.K_F1)
    assert isinstance(window.stage.top, Help)
    press(window, pygame.K_F1)
    assert isinstance(window.stage.top, TitleMenu)


def test_closing_the_window_asks_once(window: App) -> None:
    quit_event = pygame.event.Event(pygame.QUIT)
    window.step([quit_event], 16)
    assert isinstance(window.stage.top, Leaving)
    assert window.running
    key(window.stage, "escape")
    assert isinstance(window.stage.top, TitleMenu)
    window.step([quit_event, quit_event], 16)
    assert not window.running


def test_leaving_tells_what_is_under_way() -> None:
    class Game(Scene):
        def leaving(self) -> str:
            return "Turn 6 is saved."

    assert Leaving([Game()], lambda: None).words == "Turn 6 is saved."


def test_typing_starts_and_stops_with_the_field(window: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.gallery import Gallery

    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    window.stage.push(Gallery())
    click(window.stage, "field")
    window.event(pygame.event.Event(pygame.NOEVENT))
    click(window.stage, "button", "Shoot")
    window.event(pygame.event.Event(pygame.NOEVENT))
    assert told == ["start", "stop"]


def test_run_opens_the_menu_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[App] = []
    step = App.step

    def once(self: App, events: list[pygame.event.Event], ms: int) -> None:
        step(self, events, ms)
        seen.append(self)
        self.quit()

    monkeypatch.setattr(App, "step", once)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda number, hand: None)
    assert app.run(size=(1024, 600), scale=1.5, lang="es") == 0
    assert isinstance(seen[0].stage.top, TitleMenu)
    assert (seen[0].settings.scale, seen[0].settings.language) == (150, "es")


def test_closing_lets_every_scene_put_its_things_away(window: App, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []

    class Holding(Scene):
        def leave(self) -> None:
            left.append("left")
            raise OSError("it will not")

    monkeypatch.setattr(pygame, "quit", lambda: left.append("closed"))
    window.stage.push(Holding())
    window.stage.push(Holding())
    window.close()
    assert left == ["left", "left", "closed"]


def test_damaged_settings_are_told_when_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    (platform.settings_folder() / "settings.json").write_text('{"scale": "big"}', encoding="utf-8")
    said: list[str] = []
    monkeypatch.setattr(App, "step", lambda self, events, ms: (said.append(self.stage.motion.toast.name), self.quit()))
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda number, hand: None)
    app.run(size=(1024, 600))
    assert "scale" in said[0]


def test_the_menu_is_drawn_once_and_then_rests(window: App) -> None:
    drawn = window.stage.picture.frames
    for _ in range(30):
        window.step([], 16)
    assert window.stage.picture.frames == drawn
    assert not window.stage.busy()
