"""Comforts of the table: a slow bot hurried, the last save at a key, the log sorted out and copied, keys that work with
the focus anywhere, a dark and steady picture."""

from itertools import pairwise

import numpy as np
import pygame
import pytest
from screen_checks import click, find, frame_of, key, show
from table_boards import at_table, duel, full_session, settle, small_session

from game.core.bots.process import Reply
from scenes import platform
from scenes.art.light import light_of
from scenes.table import log
from scenes.table.dial_scene import DialScene
from scenes.table.end_scene import EndScene
from scenes.table.main_button import MainButton
from scenes.table.pages import LogPage
from scenes.table.scene import TableScene
from scenes.table.side_page import SidePage
from scenes.thinking import Inline
from scenes.ui import Scene, Stage
from tests.clix.tables import unit


class Slow(Inline):
    """A bot that thinks until it is hurried."""

    hurried = False

    def poll(self) -> Reply | None:
        """Nothing before that."""
        return super().poll() if self.hurried else None

    def hurry(self) -> None:
        """Now."""
        self.hurried = True


# -- a bot thinks -------------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_is_told_leaves_the_window_free_and_can_be_hurried() -> None:
    """The sentence and the button say so; pages open meanwhile; a press on the button and it answers."""
    session = small_session(5, ("human", "greedy"))
    session.mind = Slow()
    scene, stage = at_table(session)
    assert find(stage, "status").name == "Bruno: is thinking."
    assert session.table.record == []
    scene.doors.open_log()
    settle(stage)
    assert isinstance(stage.top, LogPage)
    stage.pop()
    settle(stage)
    click(stage, "button", "Bot is thinking: answer now")
    settle(stage)
    assert [entry["by"] for entry in session.table.record][:1] == ["p2"]


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1024, 600), 200)])
def test_the_time_a_bot_takes_is_shown(size: tuple[int, int], scale: int) -> None:
    """A bar on the button that hurries it grows to its end; one that answers soon shows none (UX-32)."""
    session = small_session(5, ("human", "greedy"))
    mind = session.mind = Slow()
    scene, stage = at_table(session, size, scale)
    shares = []
    for _time in range(36):
        button = find(stage, node_key="main")
        assert isinstance(button, MainButton)
        assert button.value == round(100 * button.share)
        shares.append(button.share)
        stage.update(50)
        stage.settle()
    assert shares[:3] == [0, 0, 0]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert len(set(shares)) > 15
    mind.hurry()
    settle(stage)
    assert scene.waiting.share == 0


# -- saves --------------------------------------------------------------------------------------------------------


def test_the_last_save_at_a_key() -> None:
    """F5 saves; after further answers F9 is back there; without a save it says so."""
    session = duel()
    scene, stage = at_table(session)
    key(stage, "f9")
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == "There is no saved game."
    scene.hands.give([["unit", "A"], ["to", 2, 1]])
    key(stage, "f5")
    assert len(list(platform.saves_folder().glob("*.json"))) == 1
    saved = session.table.digest()
    scene.hands.give([["done"]])
    assert session.table.digest() != saved
    key(stage, "f9")
    stage.settle()
    assert isinstance(stage.top, TableScene)
    assert stage.top is not scene
    assert stage.top.session.table.digest() == saved


# -- the log ------------------------------------------------------------------------------------------------------


def test_the_log_is_sorted_out_and_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fights alone, moves alone, all; onto the clipboard as lines; a line points at its unit."""
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    session = duel(dice=[6, 6, 1, 1])
    scene, stage = at_table(session)
    scene.hands.give([["unit", "A"], ["to", 2, 1], ["shoot", "T"]])
    scene.doors.open_log()
    settle(stage)

    def lines() -> list[str]:
        return [node.name for node in stage.root().walk() if node.role == "line"]

    everything = lines()
    click(stage, "option", "Fights")
    fights = lines()
    click(stage, "option", "Moves")
    moves = lines()
    assert set(fights) | set(moves) == set(everything)
    assert any("attack" in line for line in fights)
    assert not any("attack" in line for line in moves)
    click(stage, "button", "Copy the log")
    assert copied == ["\n".join(entry.words for entry in log.entries(scene))]
    assert all(len(line.split()) > 1 for line in copied[0].splitlines())


# -- keys ---------------------------------------------------------------------------------------------------------


def test_keys_work_whatever_has_the_focus() -> None:
    """On the board, in a bar, in the column, on a button that is off: the sight comes and goes at its key."""
    scene, stage = at_table(duel())
    stops: set[tuple[str, ...]] = set()
    for _stop in range(60):
        key(stage, "tab")
        settle(stage, 1)
        assert stage.focus is not None
        if stage.focus.path in stops:
            break
        stops.add(stage.focus.path)
        before = scene.choice.sight
        key(stage, "v")
        assert scene.choice.sight is not before, stage.focus.name
    assert len(stops) >= 10


# -- the picture --------------------------------------------------------------------------------------------------


def brightness(stage: Stage) -> np.ndarray:
    """The luminance of the frame on a coarse grid."""
    small = pygame.transform.smoothscale(frame_of(stage), (64, 36))
    level = pygame.surfarray.array3d(small) / 255
    light = np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)
    return light @ np.array([0.2126, 0.7152, 0.0722])  # type: ignore[no-any-return]


@pytest.mark.parametrize("page", ["table", "dial", "log", "end", "side"])
def test_everything_at_the_table_is_dark(page: str) -> None:
    """No large white place, in any of its pages."""
    scene, stage = at_table(full_session(moves=70))
    pages: dict[str, Scene] = {
        "dial": DialScene(scene, next(iter(scene.view.units))), "log": LogPage(scene), "end": EndScene(scene),
        "side": SidePage(scene, ["p1"]),
    }  # fmt: skip
    if page in pages:
        stage.push(pages[page])
        settle(stage)
    light = brightness(stage)
    assert light.mean() < 0.16
    assert (light > 0.7).mean() < 0.02


def test_nothing_flashes() -> None:
    """A turn of walks, shots and damage with everything moving: no place larger than a hundredth of the frame turns
    lighter and darker more than three times in a second."""
    units = {
        "A": unit("p1", [1, 1]), "B": unit("p1", [1, 4]), "T": unit("p2", [6, 1]), "S": unit("p2", [6, 4]),
    }  # fmt: skip
    session = duel(units, dice=[5, 4, 2, 3, 6, 5, 1, 2])
    stage = show(TableScene(session), size=(1280, 720))
    scene = stage.top
    assert isinstance(scene, TableScene)
    stage.settings.motion = True
    settle(stage)
    frames = [brightness(stage)]
    for way in ([["unit", "A"], ["to", 3, 1], ["shoot", "T"]], [["unit", "B"], ["to", 1, 4], ["shoot", "S"]]):
        session.give(way)
        scene.changed()
        for _frame in range(24):  # at twelve a second
            stage.update(83)
            stage.settle()
            frames.append(brightness(stage))
    turns = np.zeros(frames[0].shape)
    worst = turns.copy()
    window: list[np.ndarray] = []
    steps = [np.sign(np.where(np.abs(b - a) > 0.1, b - a, 0)) for a, b in pairwise(frames)]
    for a, b in pairwise(steps):
        window.append((a * b < 0).astype(float))
        worst = np.maximum(worst, sum(window[-12:]))
    assert (worst > 6).mean() < 0.01  # a flash is a change and its opposite



@pytest.mark.parametrize("window", [(12, 0, 4, 9), (0, 9, 12, 3), (14, 11, 2, 1)])
def test_nothing_is_lit_in_a_strip_beside_the_board(window: tuple[int, int, int, int]) -> None:
    """Only what differs is drawn anew, and that may lie wholly on the cloth beside a small board."""
    assert list(light_of(frozenset({(3, 3)}), (12, 9)).meetings(window)) == []


def test_the_light_still_meets_the_dark_round_a_lit_square() -> None:
    """Four sides and four corners of it."""
    found = list(light_of(frozenset({(3, 3)}), (12, 9)).meetings((0, 0, 12, 9)))
    assert len(found) >= 8
