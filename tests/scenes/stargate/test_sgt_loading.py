"""Autosaves and saved games at the window: gone on with in the middle of anything, or refused in words."""

import json
import os
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from screen_checks import click, find, show
from table_hands import lift, lively, session_of, top

from game.core import saves
from game.core.replay import replay
from game.stargate import world
from scenes import platform
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.session import HUMAN, Session
from scenes.stargate.scene import StargateScene
from scenes.stargate.start import load_scene, new_session
from scenes.thinking import Inline
from scenes.ui import Dialog, Stage

MIDST = {"stop_character", "mulligan", "action", "fate", "glyph", "continue", "order_failed", "choose"}


def saved_at(kind: str, chosen: bool = False) -> Path:
    """A game saved while such a question is open; `chosen`: with one of several picks made."""
    for seed in range(1, 40):
        session, rng = session_of(seed), random.Random(seed)
        for _answer in range(160):
            ask = session.table.ask
            if ask is None:
                break
            if ask.kind == kind and bool(ask.chosen) == chosen:
                return saves.save(session.table, platform.saves_folder() / "midst.json")
            session.give([lively(session.table, rng)])
    raise LookupError(kind)


def opened(name: str) -> tuple[Stage, StargateScene]:
    """The table that a press in the menu leads to."""
    stage = show(TitleMenu())
    click(stage, "button", name)
    scene = stage.scenes[0]
    assert isinstance(scene, StargateScene)
    return stage, scene


@pytest.mark.parametrize(("kind", "chosen"), [*((kind, False) for kind in sorted(MIDST)), ("order_failed", True)])
def test_a_game_goes_on_from_the_menu_in_the_middle_of_anything(kind: str, chosen: bool) -> None:
    """The same position, the same question; what follows is what would have followed."""
    path = saved_at(kind, chosen)
    before = saves.load(path).table
    stage, scene = opened("Continue")
    lift(stage)
    table = scene.session.table
    assert table.digest() == before.digest()
    assert table.ask is not None
    assert (table.ask.kind, bool(table.ask.chosen)) == (kind, chosen)
    assert table.log, "the log has come back too"
    rng, other = random.Random(5), random.Random(5)
    for _answer in range(6):
        if before.over:
            break
        scene.hands.give(lively(table, rng))
        lift(stage)
        before.play(lively(before, other))
    assert table.digest() == before.digest()
    scene.leave()


def test_each_turn_is_saved_by_itself_and_the_last_one_goes_on() -> None:
    """A window that ends without a word loses the turn that was being played at most."""
    folder = platform.saves_folder()
    session = new_session((HUMAN, HUMAN), 3, names=("Ana", "Bruno"), mind=Inline(), folder=folder)
    rng, rounds, digests = random.Random(3), [], {}
    for _answer in range(260):
        events = len(session.table.log)
        session.give([lively(session.table, rng)])
        if any(event.kind == "turn_begins" for event in session.table.log[events:]):
            rounds.append(session.table.position.round)
            digests[session.table.position.round] = session.table.digest()
    assert len(rounds) > 2
    files = sorted(folder.glob("auto-*.json"), key=lambda path: path.stat().st_mtime_ns)
    kept = [saves.load(path, with_history=False).table for path in files]
    assert {table.position.round: table.digest() for table in kept}.items() <= digests.items()
    assert max(table.position.round for table in kept) == rounds[-1]
    for number, path in enumerate(files):
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    _stage, scene = opened("Continue")
    assert scene.session.table.digest() == digests[rounds[-1]]
    assert replay(saves.as_data(scene.session.table)).agrees
    scene.leave()


def test_leaving_by_the_menu_keeps_the_turn_as_it_stands() -> None:
    session = new_session((HUMAN, HUMAN), 3, names=("Ana", "Bruno"), mind=Inline(), folder=platform.saves_folder())
    session.give([session.table.legal_moves()[0]])
    stage = show(StargateScene(session))
    lift(stage)
    digest = session.table.digest()
    stage.reset(TitleMenu())
    click(stage, "button", "Continue")
    found = stage.scenes[0]
    assert isinstance(found, StargateScene)
    assert found.session.table.digest() == digest
    found.leave()


# -- what is not as it was


def without(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A card's entry is taken out of the data."""
    real = world.shipped()
    cards = {key: card for key, card in real.cards.items() if key != name}
    monkeypatch.setattr(world, "shipped", lambda: SimpleNamespace(cards=cards, decks=real.decks))


@pytest.mark.parametrize("way", ["continue", "list"])
def test_a_card_that_is_gone_is_named_and_other_saves_open(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """The refusal names the card and the file, and nothing breaks: the menu is still there."""
    session = session_of(3, 20)
    path = saves.save(session.table, platform.saves_folder() / "mine.json")
    gone = session.table.position.players["p1"].team[0]  # type: ignore[attr-defined]
    without(monkeypatch, gone.partition("#")[0])
    stage = show(TitleMenu() if way == "continue" else LoadList())
    if way == "list":
        click(stage, "row", "mine")
    click(stage, "button", "Continue" if way == "continue" else "Load it")
    said = stage.top.words if isinstance(stage.top, Dialog) else stage.motion.toast.name if stage.motion.toast else ""
    assert gone.partition("#")[0] in said
    assert path.name in said
    assert not any(isinstance(scene, StargateScene) for scene in stage.scenes)
    monkeypatch.undo()
    assert load_scene(path).session.table.digest() == session.table.digest()


def with_another_record(session: Session) -> Path:
    """A save whose record does not lead where it stands: as after a change of the rules or of a card."""
    path = saves.save(session.table, platform.saves_folder() / "old.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    data["record"][2]["answer"] = ["no such answer"]
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_where_the_log_was_lost_the_window_says_so(size: tuple[int, int]) -> None:
    """It heads the log on the table and on its page; undo says why it does not reach back; the game goes on."""
    with_another_record(session_of(3, 30))
    stage = show(TitleMenu(), size=size)
    click(stage, "button", "Continue")
    lift(stage)
    scene = stage.scenes[0]
    assert isinstance(scene, StargateScene)
    said = "what came before is not shown, undo begins here"
    assert any(said in node.name for node in find(stage, "panel", "Log").walk())
    assert scene.why_not_undo_words()
    scene.hands.give(scene.session.table.legal_moves()[0])
    lift(stage)
    scene.open_log()
    assert any(said in node.name for node in top(stage).root.walk())
    scene.leave()
