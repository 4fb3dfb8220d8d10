"""Movements are for the eye alone: they end at what is true, can be skipped, and nothing waits for them."""

import random

import pytest
from screen_checks import find, key, press_at
from table_boards import at_table, duel, full_session, settle, small_session

from scenes.session import Session
from scenes.table.clips import path_of
from scenes.table.motion import Motion
from scenes.table.scene import TableScene
from scenes.ui import Stage
from tests.clix.tables import unit


def moving(session: Session) -> tuple[TableScene, Stage]:
    """A table with motion."""
    scene, stage = at_table(session)
    stage.settings.motion, stage.settings.speed = True, "normal"
    return scene, stage


def run(stage: Stage, scene: TableScene, most: int = 600) -> int:
    """Frames of 16 ms until all is still; gives how many."""
    frames = 0
    while scene.motion.busy:
        stage.update(16)
        frames += 1
        assert frames < most
    return frames


def test_a_walk_is_shown_square_by_square_and_ends_where_the_unit_is() -> None:
    """On the way it is shown between; the position is ahead of it."""
    scene, stage = moving(duel({"A": unit("p1", [1, 1]), "T": unit("p2", [8, 5])}, walls=[[[4, 0], [4, 6]]]))
    scene.hands.select("A")
    scene.hands.press_square((3, 3))
    assert scene.view.units["A"].at == [3, 3]
    stage.update(90)
    x, y = scene.motion.shown.places["A"]
    assert 1 <= x < 3
    assert 1 <= y < 3
    assert 8 < run(stage, scene) < 60
    assert scene.motion.shown.places == {}


def test_damage_turns_the_dial_click_by_click() -> None:
    """Every click between the first and the last is shown."""
    scene, stage = moving(duel(dice=[6, 6, 1, 1]))
    before = scene.view.units["T"].click
    scene.hands.select("A")
    scene.hands.press_unit("T")
    scene.hands.press_unit("T")
    rows = scene.view.world.cards[scene.view.units["T"].card].dial
    seen = []
    for _frame in range(400):
        stage.update(16)
        shown = scene.motion.shown.dials.get("T")
        if shown is not None and (not seen or seen[-1] != shown[0]):
            seen.append(shown[0])
        if not scene.motion.busy:
            break
    after = scene.view.units["T"].click
    assert after > before
    assert {*seen, rows[after - 1]} >= {tuple(row) for row in rows[before - 1 : after]}
    assert scene.motion.shown.dials == {}
    assert scene.motion.dice is not None
    assert scene.motion.dice.share == 1.0


def test_a_press_ends_what_moves_and_counts_all_the_same() -> None:
    """Input never waits."""
    scene, stage = moving(duel())
    scene.hands.select("A")
    scene.hands.press_square((3, 1))
    assert scene.motion.busy
    settle(stage, 1)
    press_at(stage, find(stage, "piece", node_key="unit T").seen.center)
    assert not scene.motion.busy
    assert scene.choice.aim is not None


def test_five_acts_in_one_frame_are_all_done_in_their_order() -> None:
    """Keys and clicks queue up; no frame passes between them."""
    scene, _stage = moving(small_session())
    for _press in range(2):
        at = next(iter(scene.legal.squares))
        scene.hands.press_square(at)
    for _unit in range(3):
        uid = next(iter(scene.legal.reserves))
        scene.hands.press_reserve(uid)
        scene.hands.press_square(next(iter(scene.legal.squares)))
        scene.hands.press_square(next(iter(scene.legal.squares)))
    assert len([e for e in scene.session.table.record if "answer" in e]) == 4 + 6


def test_without_motion_a_whole_game_of_bots_takes_bounded_frames() -> None:
    """One frame an answer, and no timed wait."""
    session = small_session(4, ("greedy", "greedy"))
    scene, stage = at_table(session)
    frames = 0
    while not session.table.over:
        stage.update(1)
        frames += 1
        assert not scene.motion.busy
        assert frames <= len(session.table.record) + 3
    assert frames < 2000


def test_a_bots_walk_draws_its_line_and_a_persons_does_not() -> None:
    """From where to where, in the seat's colour."""
    scene, stage = moving(duel({"A": unit("p1", [1, 1]), "T": unit("p2", [8, 5])}, walls=[[[4, 0], [4, 6]]]))
    scene.session.table.people["p1"] = {"name": "Bot", "kind": "greedy"}
    scene.session.give([["unit", "A"], ["to", 3, 1]])
    scene.changed()
    stage.update(16)
    assert [travel.seat for travel in scene.motion.shown.history] == ["p1"]
    run(stage, scene)
    assert scene.motion.shown.history == []


@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_always_shown_as_they_are_in_the_end(seed: int) -> None:
    """Whatever happens, once all is still nothing is shown otherwise than it is."""
    rng = random.Random(seed)
    session = full_session(seed)
    scene, stage = moving(session)
    for _step in range(120):
        options = session.table.legal_moves()
        if not options:
            break
        session.give([rng.choice(options)])
        scene.changed()
        while stage.top is not scene:
            stage.pop()
        if rng.random() < 0.3:
            scene.motion.skip()
        run(stage, scene, 4000)
        shown = scene.motion.shown
        assert (shown.places, shown.dials, shown.gone, shown.states, shown.lifts) == ({}, {}, {}, {}, {})


def test_what_a_bot_does_out_of_sight_is_brought_into_sight() -> None:
    """The camera glides there; whoever plays with people only is left alone."""
    session = full_session(5, 60)
    scene, stage = moving(session)
    stage.settings.scale = 150
    stage.on_settings()
    settle(stage)
    camera = scene.eye.camera
    uid, at = next((uid, unit.at) for uid, unit in scene.view.units.items() if unit.at)
    far = (0, 0) if at[0] + at[1] > 24 else (23, 23)
    camera.centre_on(*far)
    assert not camera.box.collidepoint(camera.view().centre(at))
    scene.motion.look([(at[0], at[1])])
    for _frame in range(30):
        stage.update(16)
    assert camera.box.collidepoint(camera.view().centre(at))
    assert uid in scene.view.units


def test_paths_tell_walks_from_attacks() -> None:
    """For lines of the last move."""
    session = duel(dice=[6, 6, 1, 1])
    session.give([["unit", "A"], ["to", 3, 1], ["shoot", "T"]])
    found = [path_of(e, batch.before) for batch in session.deeds[-1].batches for e in batch.events]  # type: ignore[arg-type]
    lines = [travel for travel in found if travel is not None]
    assert [(travel.path[0], travel.path[-1], travel.shot) for travel in lines] == [
        ((1, 1), (3, 1), False), ((3, 1), (6, 1), True),
    ]  # fmt: skip


def test_an_empty_queue_is_still() -> None:
    """Time alone changes nothing."""
    motion = Motion()
    assert motion.update(100, 1.0) is False
    motion.skip()
    assert not motion.busy


def test_escape_during_a_movement_still_takes_the_walk_back() -> None:
    """The movement ends, the step goes back."""
    scene, stage = moving(duel())
    digest = scene.session.table.digest()
    scene.hands.select("A")
    scene.hands.press_square((3, 1))
    key(stage, "escape")
    assert scene.session.table.digest() == digest
