"""Cards on their way: only for the eye. Nothing waits for them, and where they have arrived all is as without them."""

import random

import pygame
import pytest
from screen_checks import frame_of, key
from table_hands import card_node, lift, lively, played, session_of, table_on

from scenes.session import HUMAN
from scenes.stargate import paths
from scenes.stargate.motion import Flyer, Leg, Motion
from scenes.stargate.nodes import CardNode
from scenes.stargate.scene import StargateScene
from scenes.ui import Stage


def moving_table(moves: int = 20, seed: int = 3, bot: str = "random") -> tuple[Stage, StargateScene]:
    """A person and a bot, with motion."""
    stage, scene = table_on(session_of(seed, moves, (HUMAN, bot)), (1280, 720))
    stage.settings.motion, stage.settings.guard_ms = True, 0
    lift(stage)
    return stage, scene


def give(scene: StargateScene, rng: random.Random) -> list[str]:
    """Any answer of whoever is asked, as the table shows it; the kinds of what happened."""
    scene.session.give([lively(scene.session.table, rng)])
    kinds = [event.kind for batch in scene.session.news for event in batch.events]
    scene.changed()
    return kinds


def arrive(stage: Stage, scene: StargateScene) -> int:
    """Let time pass until everything lies still; how many frames it took."""
    frames = 0
    frame = pygame.Surface(stage.size)
    while scene.motion.busy:
        scene.motion.update(16, 1.0)
        stage.touch()
        stage.draw(frame)
        frames += 1
        assert frames < 400
    return frames


@pytest.mark.parametrize("seed", [1, pytest.param(5, marks=pytest.mark.long)])
def test_where_all_has_arrived_the_picture_is_the_one_without_motion(seed: int) -> None:
    stage, scene = moving_table(14, seed)
    rng = random.Random(seed)
    moved = 0
    for _answer in range(9):
        if scene.session.table.over:
            break
        give(scene, rng)
        moved += scene.motion.busy
        arrive(stage, scene)
        shown = pygame.image.tobytes(frame_of(stage), "RGB")
        assert not any(node.veiled for node in scene.root.walk() if isinstance(node, CardNode))
        scene.rebuild()
        assert pygame.image.tobytes(frame_of(stage), "RGB") == shown
    assert moved > 3


def test_a_card_on_its_way_is_not_shown_twice_and_can_be_pressed() -> None:
    stage, scene = moving_table(0)
    session = scene.session
    while session.table.ask is None or session.table.ask.kind != "action" or not session.mine:
        session.give([session.table.legal_moves()[0]])
    scene.changed()
    arrive(stage, scene)
    move = next(m for m in session.table.legal_moves() if m[0] == "assign")
    scene.hands.give(move)
    assert scene.motion.busy
    node = card_node(stage, move[1])
    assert node is not None
    assert isinstance(node, CardNode)
    assert node.veiled
    assert node.on_press is not None
    empty = frame_of(stage).subsurface(node.box.clip(stage.root().box)).copy()
    scene.motion.skip()
    full = frame_of(stage).subsurface(node.box.clip(stage.root().box)).copy()
    assert pygame.image.tobytes(empty, "RGB") != pygame.image.tobytes(full, "RGB")


@pytest.mark.parametrize("part", ["mission", "hand", "near"])
def test_where_room_is_short_everything_arrives_as_well(part: str) -> None:
    stage, scene = table_on(session_of(3, 20, (HUMAN, "random")), (1024, 600), 200)
    stage.settings.motion, stage.settings.guard_ms = True, 0
    scene.part = part
    scene.rebuild()
    rng = random.Random(3)
    for _answer in range(12):
        give(scene, rng)
        arrive(stage, scene)
        assert not any(node.veiled for node in scene.root.walk() if isinstance(node, CardNode))


def test_a_press_is_never_kept_waiting() -> None:
    """Answers in one frame, all given, in order: the same digest as without any motion."""
    answers, _digest = played(40, 2, lively)
    session = session_of(2)
    stage, scene = table_on(session, (1280, 720))
    stage.settings.motion, stage.settings.guard_ms = True, 0
    for number, answer in enumerate(answers):
        lift(stage)
        assert session.table.record == [] or session.table.record[-1]["answer"] == answers[number - 1]
        scene.hands.give(answer)
    table = session_of(2).table
    for answer in answers:
        table.play(answer)
    assert session.table.digest() == table.digest()


def test_any_key_ends_what_moves_and_counts_all_the_same() -> None:
    stage, scene = moving_table(0)
    session = scene.session
    while session.table.ask is None or session.table.ask.kind != "action" or not session.mine:
        session.give([session.table.legal_moves()[0]])
    scene.changed()
    scene.hands.give(next(m for m in session.table.legal_moves() if m[0] == "assign"))
    assert scene.motion.busy
    before = stage.now
    key(stage, "l")
    assert stage.now == before
    assert not scene.motion.busy
    assert stage.top is not scene, "the log is open"


@pytest.mark.parametrize(("setting", "value"), [("motion", False), ("speed", "instant")])
def test_without_motion_nothing_moves_and_nothing_waits(setting: str, value: object) -> None:
    stage, scene = table_on(session_of(4, 0, ("random", "random")), (1280, 720))
    stage.settings.motion, stage.settings.guard_ms = True, 0
    setattr(stage.settings, setting, value)
    frames = 0
    while not scene.session.table.over and frames < 3000:
        stage.update(1)
        assert not scene.motion.busy
        frames += 1
    assert len(scene.session.table.record) >= min(frames, len(scene.session.table.record))
    assert scene.session.table.over or frames == 3000
    assert len(scene.session.table.record) > 0.9 * frames, "a move a frame"


def test_speeds_scale_every_length() -> None:
    lasts = {}
    for speed in ("fast", "normal", "slow"):
        stage, scene = moving_table(20)
        stage.settings.speed = speed
        give(scene, random.Random(1))
        while not scene.motion.busy:
            give(scene, random.Random(1))
        gone = 0
        while scene.motion.busy:
            stage.motion.tweens.clear()
            scene.motion.update(10, stage.settings.pace)
            gone += 10
        lasts[speed] = gone
    assert lasts["fast"] < lasts["normal"] < lasts["slow"]
    assert lasts["slow"] == pytest.approx(lasts["normal"] * 1.8, abs=40)


def test_a_bot_waits_until_its_last_card_has_arrived() -> None:
    stage, scene = moving_table(20)
    rng = random.Random(4)
    while not scene.session.thinking:
        give(scene, rng)
        arrive(stage, scene)
    record = len(scene.session.table.record)
    scene.motion.begin([Flyer([Leg(0, 1000, (0, 0), (9, 9), [pygame.Surface((2, 2))])])])
    stage.update(500)
    assert len(scene.session.table.record) == record
    for _frame in range(80):
        stage.update(50)
    assert len(scene.session.table.record) > record


def test_no_card_of_another_hand_shows_its_face_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    faces: list[object] = []
    from scenes.stargate import flights

    real = flights.images
    monkeypatch.setattr(flights, "images", lambda card, *rest: faces.append(card and card.id) or real(card, *rest))
    _stage, scene = moving_table(0, 6)
    rng = random.Random(6)
    for _answer in range(60):
        faces.clear()
        position = scene.session.table.position
        other = next(seat for seat in position.seats if seat != scene.seat)
        if scene.session.table.over:
            break
        give(scene, rng)
        now = scene.session.table.position
        hidden = {name.partition("#")[0] for name in now.players[other].hand}  # type: ignore[attr-defined]
        public = {name.partition("#")[0] for name in paths.zones(scene.view)}
        assert not (set(faces) & hidden) - public
    assert position.active


def test_what_was_judged_is_stamped_and_power_is_told() -> None:
    _stage, scene = moving_table(20)
    rng = random.Random(3)
    seen = paths.look(scene)
    assert seen.cards
    told = set()
    for _answer in range(120):
        if scene.session.table.over:
            break
        kinds = give(scene, rng)
        signs = [one for one in scene.motion.flyers if not one.lands and len(one.legs[0].images) == 8]
        if "resolved" in kinds:
            told.add("resolved")
            assert signs
        if "turn_begins" in kinds:
            told.add("turn")
            assert len(signs) >= 1
    assert told == {"resolved", "turn"}


# -- the movement itself


def flyer(start: float, length: float, lands: str) -> Flyer:
    """From left to right."""
    return Flyer([Leg(start, length, (0, 0), (100, 0), [pygame.Surface((4, 4))])], (lands,))


def test_a_flyer_eases_out_and_is_nowhere_before_and_after() -> None:
    one = flyer(100, 200, "a")
    assert one.now(99) is None
    assert one.now(300) is None
    early, late = one.now(200), one.now(290)
    assert early is not None
    assert late is not None
    assert 50 < early[1][0] < late[1][0] < 100


def test_landing_is_told_once_and_only_when_all_ways_have_ended() -> None:
    motion, landed = Motion(), []
    motion.landed = landed.append
    motion.begin([flyer(0, 100, "a"), flyer(0, 300, "b"), flyer(0, 200, "a")])
    assert motion.veiled == {"a", "b"}
    motion.update(150, 1.0)
    assert landed == []
    motion.update(100, 1.0)
    assert landed == ["a"]
    motion.skip()
    assert landed == ["a", "b"]
    assert not motion.busy
    assert not motion.veiled


def test_a_pace_of_nothing_ends_it_at_once() -> None:
    motion = Motion()
    motion.begin([flyer(0, 100, "a")])
    assert motion.update(1, 0.0)
    assert not motion.busy
    assert not motion.update(1, 0.0)
