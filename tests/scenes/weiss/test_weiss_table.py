"""What the table of Weiß Schwarz does besides taking answers: bots, curtains, undo, reasons, odds, saving, set-up."""

import random
from pathlib import Path
from typing import Any

import pytest
from screen_checks import click, key, show
from weiss_hands import lift, lively, session_of, table_on

from scenes import games
from scenes.curtain import Curtain
from scenes.session import HUMAN
from scenes.weiss import odds
from scenes.weiss.pages import PilePage
from scenes.weiss.plan import read_plan, standard
from scenes.weiss.scene import WeissScene
from scenes.weiss.setup_scene import SetupScene
from scenes.weiss.zoom import ZoomScene


def until(kind: str, seed: int = 5, first: str = "play") -> WeissScene:
    """A table at the next question of a kind, cards played on the way."""
    session = session_of(seed)
    while session.table.ask is not None:
        ask, moves = session.table.ask, session.table.legal_moves()
        if ask.kind == kind and (kind != "attack" or len(moves) > 1):
            break
        going_on = ["end_phase"] if ["end_phase"] in moves else ["done"] if ["done"] in moves else moves[0]
        session.give([next((move for move in moves if move[0] in (first, "attack")), going_on)])
    return WeissScene(session)


def test_a_bot_answers_by_itself_until_a_person_is_asked() -> None:
    session = session_of(4, 0, (HUMAN, "random"))
    stage, scene = table_on(session)
    for _turn in range(40):
        while scene.mine:
            moves = session.table.legal_moves()
            scene.hands.give(["end_phase"] if ["end_phase"] in moves else ["done"] if ["done"] in moves else moves[0])
        stage.update(1000)
        if session.table.over or session.table.position.round > 3:
            break
    assert any(entry["by"] == "p2" for entry in session.table.record)
    assert session.table.position.round > 1


def test_a_curtain_falls_between_two_people_and_hides_the_hand() -> None:
    session = session_of(4)
    stage, scene = table_on(session)
    before = scene.seat
    scene.hands.give(["done"])
    assert scene.seat != before
    assert isinstance(stage.top, Curtain)
    assert lift(stage) == 1
    assert stage.top is scene


def test_the_hand_of_the_other_side_is_never_in_the_tree() -> None:
    session = session_of(9, 40)
    stage, scene = table_on(session)
    position: Any = session.table.position
    theirs = {name for name in position.players[scene.far].hand if name not in scene.view.players[scene.far].hand}
    assert theirs
    assert not theirs & {str(node.value) for node in stage.root().walk()}


def test_undo_takes_a_card_back_from_the_stage() -> None:
    scene = until("main")
    scene.shown_to = scene.seat
    stage = show(scene, size=(1920, 1080))
    move = next(m for m in scene.session.table.legal_moves() if m[0] == "play" and len(m) == 3)
    before = scene.session.table.digest()
    scene.hands.give(move)
    assert scene.session.table.digest() != before
    key(stage, "z")
    assert scene.session.table.digest() == before


def test_a_card_that_cannot_be_played_says_why() -> None:
    from scenes.weiss import reasons

    scene = until("main")
    show(scene, size=(1920, 1080))
    dull = [name for name in scene.view.players[scene.seat].hand if name not in scene.legal.uses]
    assert dull
    assert all(reasons.tip(scene, name) for name in dull)


def test_the_chance_of_a_cancel_is_counted() -> None:
    assert odds.cancelled(odds.Unseen(10, 10, 10), 1) == 1
    assert odds.cancelled(odds.Unseen(10, 0, 10), 3) == 0
    assert odds.cancelled(odds.Unseen(4, 1, 4), 2) == pytest.approx(0.5)
    assert odds.cancelled(odds.Unseen(29, 6, 20), 3) == pytest.approx(1 - 23 * 22 * 21 / (29 * 28 * 27))


def test_unseen_climaxes_are_those_that_lie_face_down() -> None:
    session = session_of(6, 70)
    scene = WeissScene(session)
    position: Any = session.table.position
    true, seen = position.players[scene.far], scene.view.players[scene.far]
    pairs = [*zip(true.deck, seen.deck, strict=True), *zip(true.hand, seen.hand, strict=True),
             *zip(true.stock, seen.stock, strict=True)]  # fmt: skip
    down = [name for name, shown in pairs if shown == "?"]
    known = odds.unseen(scene.view, scene.far)
    assert known.cards == len(down)
    assert known.climaxes == sum(position.world.printed[name].kind == "climax" for name in down)
    assert known.deck == len(true.deck)


def test_an_attack_that_is_thought_of_shows_its_sum_and_its_damage() -> None:
    scene = until("attack")
    scene.shown_to = scene.seat
    stage = show(scene, size=(1920, 1080))
    assert stage.root().find(role="lane") is not None
    scene.hold.card = next(iter(scene.legal.uses))
    scene.refresh()
    stage.settle()
    lane = odds.lane_of(scene.view, scene.hold.card)
    power, damage = stage.root().find(key="power"), stage.root().find(key="damage")
    assert power is not None
    assert damage is not None
    assert power.value == lane.power
    assert damage.damage == (lane.frontal if lane.frontal is not None else lane.direct)


def test_space_shows_a_card_large_and_a_pile_can_be_looked_through() -> None:
    session = session_of(6, 70)
    stage, scene = table_on(session)
    click(stage, node_key=f"waiting_room {scene.near}")
    assert isinstance(stage.top, PilePage)
    key(stage, "escape")
    scene.open_zoom(next(iter(scene.view.cards)))
    assert isinstance(stage.top, ZoomScene)
    assert any(kind == "title" for kind, _told in stage.top.paragraphs())


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    from scenes.weiss.start import load_scene

    session = session_of(6, 70)
    loaded = load_scene(session.save(tmp_path / "game.json"))
    assert loaded.session.table.digest() == session.table.digest()


def test_the_menu_offers_the_game_and_its_set_up_begins_one() -> None:
    entry = games.entry_of("weiss")
    assert entry is not None
    scene = entry.setup()
    assert isinstance(scene, SetupScene)
    stage = show(scene, size=(1280, 720))
    click(stage, role="button", name="Start the game")
    assert isinstance(stage.scenes[0], WeissScene)


def test_a_plan_that_makes_no_sense_is_as_usual() -> None:
    assert read_plan({"seats": [1, 2]}).seats[0].deck == standard().seats[0].deck
    assert read_plan("nonsense") == standard()
    kept = standard()
    kept.seats[0].name = "Ana"
    assert read_plan(kept.as_dict()) == kept


def test_every_act_of_a_lively_game_has_words() -> None:
    from scenes.weiss import words

    session = session_of(2)
    scene = WeissScene(session)
    rng = random.Random(1)
    for _answer in range(150):
        if session.table.over:
            break
        assert words.now(scene)
        assert all(words.use_words(scene, use)[0] for use in scene.legal.all_uses())
        assert all(words.answer_words(scene, answer)[0] for answer in scene.legal.words)
        session.give([lively(session.table, rng)])
        scene.recompute()


def test_the_prompt_shows_the_text_that_asks() -> None:
    from game.weiss.ability_text import icon_text, printed
    from scenes.weiss.prompt import asking_text

    seen = set()
    for seed in range(4):
        session = session_of(seed)
        rng = random.Random(seed)
        while not session.table.over and len(session.table.record) < 250:
            ask, position = session.table.ask, session.table.position
            assert ask is not None
            if ask.source and position.frames[-1][0] == "effects":
                key = position.frames[-1][2]["ability"]
                told = asking_text(position, ask.source)  # type: ignore[arg-type]
                own = {one.key: one.line for one in printed(position, ask.source)}  # type: ignore[arg-type]
                if key in own:
                    assert told == own[key]
                    seen.add("own")
                elif key != "encore/1":
                    assert icon_text(key.partition("/")[0]) in told
                    seen.add("icon")
            session.give([lively(session.table, rng)])
    assert seen == {"own", "icon"}


def test_what_happened_last_stands_between_the_mats() -> None:
    scene = until("main")
    scene.shown_to = scene.seat
    stage = show(scene, size=(1920, 1080))
    move = next(m for m in scene.session.table.legal_moves() if m[0] == "play" and len(m) == 3)
    scene.hands.give(move)
    stage.settle()
    panel = stage.root().find(key="lately")
    assert panel is not None
    assert scene.title(move[1]) in panel.children[0].name
