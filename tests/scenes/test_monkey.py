"""Somebody who presses anything: whatever comes in whatever order, the screen stays whole."""

import random
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from screen_checks import frame_of, problems_of, show

from scenes import games
from scenes.gallery import Gallery
from scenes.help import Help
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.pause import Pause
from scenes.settings_scene import SettingsScene
from scenes.ui import Scene, Stage
from scenes.ui import focus as order

KEYS = [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT]
KEYS += [pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_z, pygame.K_F9]
KEYS += [pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_a, pygame.K_1, pygame.K_F5, pygame.K_F10, pygame.K_SLASH, 0]
MODS = [0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT]
SCENES: list[Callable[[], Scene]] = [TitleMenu, SettingsScene, KeysScene, LoadList, Gallery, Pause]


@pytest.fixture(autouse=True)
def _no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages without rules alone: a game's own scenes have tests of their own."""
    monkeypatch.setattr(games, "_entries", {})
    monkeypatch.setattr(games, "_looked", set(games.GAMES))


def some_event(pick: random.Random, size: tuple[int, int]) -> pygame.event.Event:
    """Any event a window may send."""
    at = (pick.randrange(size[0]), pick.randrange(size[1]))
    kind = pick.choice("kkkkkuttmmmmddpw.x")
    if kind in "ku":
        event = pygame.KEYDOWN if kind == "k" else pygame.KEYUP
        return pygame.event.Event(event, key=pick.choice(KEYS), mod=pick.choice(MODS), unicode="")
    if kind == "t":
        event = pick.choice([pygame.TEXTINPUT, pygame.TEXTINPUT, pygame.TEXTEDITING])
        return pygame.event.Event(event, text=pick.choice(["a", "ñ", "に", "", "long words "]), start=0, length=0)
    if kind == "m":
        return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    if kind in "dp":
        event = pygame.MOUSEBUTTONDOWN if kind == "d" else pygame.MOUSEBUTTONUP
        return pygame.event.Event(event, pos=at, button=pick.choice([1, 1, 1, 2, 3, 4, 5, 8]))
    if kind == "w":
        turn = pick.choice([-3.0, -1.0, -0.25, 0.5, 1.0])
        return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=int(turn), precise_x=0.0, precise_y=turn)
    return pygame.event.Event(pick.choice([pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.USEREVENT]))


def check(stage: Stage) -> None:
    """What holds at any moment."""
    stops = order.stops(stage.root().walk())
    assert stage.focus is None or stage.focus in stops
    assert sum(node.focused for node in stage.top.root.walk()) <= 1
    assert sum(node.hot for node in stage.top.root.walk()) <= 1
    assert stage.scenes
    assert problems_of(stage.tree(), stage.scale) == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("make", SCENES)
def test_anything_pressed_in_any_order(make: Callable[[], Scene], seed: int) -> None:
    pick = random.Random(seed)
    stage = show(make(), size=pick.choice([(1024, 600), (1280, 720), (1920, 1080)]), scale=pick.choice([75, 100, 200]))
    stage.settings.motion = pick.random() < 0.5
    frame = pygame.Surface(stage.size)
    for step in range(160):
        stage.handle(some_event(pick, stage.size))
        if step % 9 == 0:
            stage.update(pick.choice([0, 16, 400]))
            stage.draw(frame)
        if step % 40 == 39:
            check(stage)


@pytest.mark.parametrize("make", SCENES)
def test_resizing_in_the_middle_of_anything(make: Callable[[], Scene]) -> None:
    pick = random.Random(11)
    stage = show(make())
    for size in ((1024, 600), (1921, 1079), (1366, 768), (2560, 1080), (1024, 1400)):
        for _ in range(15):
            stage.handle(some_event(pick, stage.size))
        stage.resize(size)
        stage.draw(pygame.Surface(size))
        check(stage)


@pytest.mark.parametrize("make", SCENES)
def test_the_kept_picture_is_never_stale(make: Callable[[], Scene]) -> None:
    pick = random.Random(5)
    stage = show(make(), size=(1280, 720))
    stage.settings.motion = False
    frame = pygame.Surface(stage.size)
    for _ in range(12):
        for _event in range(8):
            stage.handle(some_event(pick, stage.size))
        stage.draw(frame)
        kept = pygame.image.tobytes(frame, "RGB")
        assert kept == pygame.image.tobytes(frame_of(stage), "RGB")


@pytest.mark.parametrize("make", SCENES)
def test_every_stop_is_reached_by_tab_in_reading_order(make: Callable[[], Scene]) -> None:
    stage = show(make(), size=(1920, 1080))
    stops = order.stops(stage.root().walk())
    seen = []
    for _ in stops:
        seen.append(stage.focus)
        stage.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
        stage.settle()
    assert {node.path for node in seen if node} == {node.path for node in stops}
    rows = [node.area.y for node in stops if node.role not in ("tab",)]
    back = sum(a > b + 70 for a, b in pairwise(rows))
    assert back <= 1  # at most once back up: from the end of one column to the top of the next


def test_help_over_everything_says_something() -> None:
    for make in SCENES:
        scene = make()
        stage = show(scene)
        stage.push(Help(scene))
        check(stage)
