"""Parts of the Stargate table apart: what is legal by card, the sum, words, plans, the facts of the zoom."""

import random

import pytest
from screen_checks import BANNED, click, find, key, show
from table_hands import lift, lively, session_of, table_on

from game.core.position import DONE
from game.stargate import numbers
from scenes.session import HUMAN
from scenes.stargate import explain, words
from scenes.stargate.decks import DeckShelf
from scenes.stargate.layout import laid, small, spots
from scenes.stargate.legal import legal
from scenes.stargate.plan import LEAST, MOST, Plan, SeatPlan, deck_trouble, hitches, read_plan, standard
from scenes.stargate.scene import StargateScene
from scenes.stargate.setup_scene import REMEMBERED, SetupScene
from scenes.stargate.sums import after, outcome_words, sums
from scenes.stargate.zoom import ZoomScene
from scenes.ui import Area


@pytest.mark.parametrize("seed", range(5))
def test_legal_sorts_every_answer_once(seed: int) -> None:
    session = session_of(seed)
    rng = random.Random(seed)
    for _state in range(60):
        ask = session.table.ask
        if ask is None:
            return
        found = legal(session.table.view(ask.by), True)  # type: ignore[arg-type]
        answers = [use.given for use in found.all_uses()] + list(found.picks.values()) + found.words
        answers += [["pass"]] * found.can_pass + [DONE] * found.done
        assert sorted(map(str, answers)) == sorted(map(str, ask.moves()))
        session.give([lively(session.table, rng)])
    assert legal(session.table.view("p1"), False).glowing == set()  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(6))
def test_terms_add_up_to_the_rules_numbers(seed: int) -> None:
    session = session_of(seed)
    rng = random.Random(seed)
    for _state in range(70):
        view = session.table.view("p1")
        made = sums(view)  # type: ignore[arg-type]
        if made is not None:
            assert made.total == numbers.skill_total(view) == sum(term.value for term in made.hero)  # type: ignore[arg-type]
            assert made.difficulty == numbers.difficulty(view) == sum(term.value for term in made.villain)  # type: ignore[arg-type]
            told = outcome_words(made)
            assert ("success" if made.success else "failure") in told
            assert (str(made.experience) if made.success else str(made.margin)) in told
            assert (made.glyph.capitalize() in told) is made.success
        if session.table.over:
            return
        session.give([lively(session.table, rng)])


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_is_what_comes(seed: int) -> None:
    session = session_of(seed)
    rng = random.Random(seed)
    for _state in range(60):
        ask = session.table.ask
        if ask is None:
            return
        answer = lively(session.table, rng)
        trial = after(session.table.game, session.table.view(ask.by), answer)  # type: ignore[arg-type]
        by = ask.by
        session.give([answer])
        plain = ask.kind == "action" and answer[0] in ("assign", "boost", "play_obstacle", "assign_adversary")
        now = session.table.ask
        if trial is not None and plain and now is not None and now.kind == "action":
            view = session.table.view(by)
            assert sums(trial) == sums(view) or trial.mission is None  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(3))
def test_buttons_say_verb_and_result(seed: int) -> None:
    session = session_of(seed)
    stage, scene = table_on(session)
    rng = random.Random(seed)
    for _state in range(40):
        lift(stage)
        if session.table.over:
            return
        for node in stage.root().walk():
            if node.role == "button":
                assert node.name.strip().lower() not in BANNED
        assert scene.person(session.active) in (find(stage, "status").name)
        session.give([lively(session.table, rng)])
        scene.changed()


def test_continue_names_its_price() -> None:
    session = session_of(1)
    rng = random.Random(4)
    told = []
    for _state in range(400):
        ask = session.table.ask
        if ask is None:
            break
        if ask.kind == "continue" and "continue" in ask.moves():
            scene = StargateScene(session)
            told.append((numbers.price_to_continue(scene.view), words.answer_words(scene, "continue")[0]))
        session.give([lively(session.table, rng)])
    assert told
    assert all((str(price) in said) if price else not any(c.isdigit() for c in said) for price, said in told)


# -- the zoom


def test_a_boosted_number_shows_printed_and_now_with_the_reason() -> None:
    session = session_of(1, 60)
    _stage, scene = table_on(session)
    position = session.table.position
    name = position.players[scene.near].team[0]  # type: ignore[attr-defined]
    position.cards[name].boosts = 2  # type: ignore[attr-defined]
    session.version += 1
    scene.recompute()
    for row in explain.rows(scene, name):
        assert row.now == row.printed + 2
        assert "+2" in row.why


def test_every_kind_has_words_explained() -> None:
    from scenes.stargate.decks import card
    from scenes.stargate.query import KINDS, Query, found

    for kind in KINDS:
        told = explain.words_of(card(found(Query(kinds=frozenset({kind})))[0]))
        assert len(told) >= 2
        assert all(word and meaning for _sign, word, meaning in told)


def test_space_zooms_and_arrows_step() -> None:
    session = session_of(1, 30)
    stage, scene = table_on(session)
    name = scene.view.players[scene.near].team[0]
    node = stage.root().find(key=f"card {name}")
    assert node is not None
    stage.set_focus(node)
    key(stage, "space")
    stage.settle()
    page = stage.top
    assert isinstance(page, ZoomScene)
    assert page.card == name
    assert "Culture" in find(stage, "zoomed card").name
    key(stage, "right")
    assert page.card != name
    key(stage, "escape")
    assert stage.top is scene


# -- set-up


def test_a_plan_is_remembered_and_a_damaged_one_is_as_usual() -> None:
    plan = standard()
    assert read_plan(plan.as_dict()) == plan
    for data in (None, {}, {"seats": 3}, {"seats": []}, {"seats": [1]}, {"seats": [{}] * 9}):
        assert len(read_plan(data).seats) == 2
    odd = read_plan({"seats": [{"who": "nobody", "name": 7}, {"deck": "own:gone"}]})
    assert odd.seats[0].who == "greedy"
    assert odd.seats[1].deck == "own:gone"
    for count in range(LEAST, MOST + 1):
        plan.set_seats(count)
        assert len(plan.seats) == count


def test_what_is_in_the_way_is_told() -> None:
    shelf = DeckShelf()
    shelf.look()
    assert hitches(standard(), shelf) == []
    wrong = Plan([SeatPlan("", deck="own:gone"), SeatPlan("", deck="ready:carter")])
    assert len(hitches(wrong, shelf)) == 4
    assert all(deck_trouble(deck) == "" for deck in shelf.decks.values())


def test_two_presses_lead_from_the_set_up_to_a_game() -> None:
    stage = show(SetupScene(), size=(1920, 1080))
    key(stage, "return")
    stage.settle()
    scene = stage.top
    assert isinstance(scene, StargateScene)
    assert REMEMBERED in stage.settings.last_setup
    assert len(scene.view.seats) == 2
    stage.top.leave()


def test_three_people_play() -> None:
    scene = SetupScene()
    stage = show(scene, size=(1920, 1080))
    click(stage, "option", "3 players")
    assert len(scene.plan.seats) == 3
    scene.undo()
    assert len(scene.plan.seats) == 2
    session = session_of(2, 120, (HUMAN,) * 3)
    table, shown = table_on(session)
    others = [node for node in table.root().walk() if node.key.startswith("other ")]
    assert len(others) == 1
    assert shown.near != shown.far


# -- layout


@pytest.mark.parametrize(
    "size", [(1920.0, 1080.0), (1706.0, 960.0), (1365.0, 800.0), (1280.0, 720.0), (2560.0, 1080.0), (1600.0, 2000.0)]
)
@pytest.mark.parametrize("others", [0, 2])
def test_places_do_not_overlap(size: tuple[float, float], others: int) -> None:
    at = spots(Area(0, 0, *size), size[0] >= 1600, others)
    places = [
        at.far_plaque,
        at.missions,
        at.near_plaque,
        at.far_row,
        at.hero_bed,
        at.mission,
        at.villain_bed,
        at.ribbon,
        at.near_row,
        at.log,
        at.prompt,
    ]
    for k, one in enumerate(places):
        assert one.w > 0
        assert one.h > 0
        assert one.right <= size[0]
        assert one.bottom <= size[1]
        for other in places[k + 1 :]:
            assert (
                one.right <= other.x + 1
                or other.right <= one.x + 1
                or one.bottom <= other.y + 1
                or other.bottom <= one.y + 1
            )


def test_cards_laid_in_a_row_stay_inside() -> None:
    room = Area(10, 0, 300, 100)
    assert laid(room, [], 8, 90) == []
    assert [at.x for at in laid(room, [50, 50], 8, 90)] == [10, 68]
    many = laid(room, [80] * 9, 8, 90)
    assert many[-1].right <= room.right + 0.01
    low = small(Area(0, 0, 683, 400))
    assert low.body.h > 120
    assert low.foot.bottom <= 400


def test_a_hint_is_a_legal_thing_in_words() -> None:
    from scenes.stargate.hints import hint

    session = session_of(3, 20)
    stage, scene = table_on(session)
    rng = random.Random(3)
    for _state in range(20):
        lift(stage)
        if session.table.over:
            return
        before = session.table.digest()
        hint(scene)
        assert session.table.digest() == before
        assert not scene.hold.card or scene.hold.card in scene.legal.uses
        scene.hold.card = ""
        session.give([lively(session.table, rng)])
        scene.changed()
