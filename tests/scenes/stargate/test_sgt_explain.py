"""What a card's page says: numbers with every card that changes them by name, texts that work or sleep, and why."""

import random
from typing import Any

import pytest
from screen_checks import key, problems_of, show
from table_hands import lively, session_of, table_on

from game.core.starting import table_of
from game.stargate import numbers
from game.stargate.describe import arrange
from scenes.session import HUMAN, Session
from scenes.stargate import causes, explain
from scenes.stargate.faces import title_of
from scenes.stargate.scene import StargateScene
from scenes.stargate.texts import SLEEPS, USABLE, WAITS, WORKS, state_told, text_rows
from scenes.stargate.zoom import ZoomScene
from scenes.stargate.zoom_nodes import WhyCell, number_spots, runs
from scenes.thinking import Inline

HERO = "samantha_carter_problem_solver"
BASE: dict[str, Any] = {
    "turn": "p1",
    "villain": "p2",
    "phase": "actions",
    "players": {
        "p1": {"team": [HERO, "tealc_foe_of_the_goauld"], "power": 9, "hand": ["seasoned_travelers"]},
        "p2": {"team": ["jack_oneill_wormhole_x_treme_consultant"], "power": 9, "hand": []},
    },
    "mission": {"card": "evacuate_village", "assigned": [HERO]},
}


def scene_of(given: dict[str, Any]) -> StargateScene:
    """A table in a position in the words of scenarios."""
    from game.core.registry import game_named

    game = game_named("stargate")
    position = arrange(given, ["p1", "p2"], {}, [], 1)
    people = {seat: {"name": name, "kind": HUMAN} for seat, name in (("p1", "Ana"), ("p2", "Bruno"))}
    table = table_of(game, position, 1, people)
    table.start([])
    scene = StargateScene(Session(table, Inline()))
    scene.shown_to = scene.seat
    return scene


def known(names: list[str]) -> list[str]:
    """Those of the ids that there are."""
    from scenes.stargate.decks import collection

    return [name for name in names if name in collection()]


def with_glyphs(*glyphs: str) -> dict[str, Any]:
    """The position with missions of these glyphs under Carter."""
    from scenes.stargate.decks import card, collection

    missions = [
        next(name for name in collection() if card(name).kind == "mission" and card(name).glyph == glyph)
        for glyph in glyphs
    ]
    players = {seat: dict(player) for seat, player in BASE["players"].items()}
    players["p1"]["team"] = known(players["p1"]["team"])
    players["p2"]["team"] = known(players["p2"]["team"])
    return {**BASE, "players": players, "cards": {HERO: {"glyphs": missions}}}


@pytest.mark.parametrize("seed", range(4))
def test_reasons_add_up_to_the_difference_over_random_states(seed: int) -> None:
    session = session_of(seed)
    scene = StargateScene(session)
    rng = random.Random(seed)
    named = 0
    for step in range(120):
        if session.table.over:
            break
        session.give([lively(session.table, rng)])
        if step % 3:
            continue
        scene.recompute()
        for name, state in scene.view.cards.items():
            card = numbers.card_of(scene.view, name)
            for skill, now in numbers.skills(scene.view, name).items() if card.is_character else ():
                by = causes.of(scene.view, skill, name) + causes.of(scene.view, "skills", name)
                printed = card.skills.get(skill, 0)
                assert now == max(0, printed + state.boosts + sum(change for _card, change in by))
                named += bool(by)
            for row in explain.rows(scene, name):
                assert bool(row.why) == (row.now != row.printed) or row.why
    assert named or seed


def test_each_card_that_changes_a_number_is_named() -> None:
    scene = scene_of(with_glyphs("pisces", "orion"))
    before = {row.skill: row for row in explain.rows(scene, HERO)}
    assert before["combat"].why == "Evacuate Village +1"
    assert before["culture"].why == ""
    scene.session.table.act({"by": "p1", "act": "play", "card": "seasoned_travelers", "target": HERO})
    scene.session.version += 1
    scene.recompute()
    after = {row.skill: row for row in explain.rows(scene, HERO)}
    assert after["culture"].why == "Seasoned Travelers +2"
    assert after["combat"].why == "Evacuate Village +1, Seasoned Travelers +2"
    assert (after["combat"].printed, after["combat"].now) == (2, 5)
    assert after["combat"].counts
    assert not after["culture"].counts


def test_a_boost_is_told_apart_from_texts() -> None:
    scene = scene_of(with_glyphs())
    scene.session.table.position.cards[HERO].boosts = 2  # type: ignore[attr-defined]
    scene.session.version += 1
    scene.recompute()
    told = {row.skill: row.why for row in explain.rows(scene, HERO)}
    assert told["culture"] == "boosted +2"


@pytest.mark.parametrize(
    ("found", "by", "boosts", "told"),
    [
        ([("a", -3)], -1, 0, "a text −3, never under 0"),
        ([], 2, 2, "boosted +2"),
        ([], 1, 0, "effects +1"),
        ([], 0, 0, ""),
    ],
)
def test_what_no_card_explains_is_the_floor(found: list[tuple[str, int]], by: int, boosts: int, told: str) -> None:
    scene = scene_of(with_glyphs())
    given = causes.told(scene, found, by, boosts)
    assert given == (told if by or not told else given)


# -- texts


def state_of(scene: StargateScene, name: str) -> tuple[str, str]:
    """How the first text of a card stands."""
    row = text_rows(scene, name)[0]
    return row.state, row.why


def test_a_text_sleeps_without_its_glyph_and_wakes_with_it() -> None:
    assert state_of(scene_of(with_glyphs("pisces")), HERO) == (SLEEPS, "It does not bear Triangulum.")
    state, why = state_of(scene_of(with_glyphs("triangulum")), HERO)
    assert (state, why) in [(USABLE, ""), (SLEEPS, why)]
    assert "Triangulum" not in why


def test_a_glyph_under_another_is_named() -> None:
    given = with_glyphs()
    other = given["players"]["p1"]["team"][-1]
    if other == HERO:
        given["players"]["p1"]["team"].append("martouf_tokra_liaison")
        other = "martouf_tokra_liaison"
    given["cards"] = {other: {"glyphs": with_glyphs("triangulum")["cards"][HERO]["glyphs"]}}
    scene = scene_of(given)
    state, why = state_of(scene, HERO)
    assert state == SLEEPS
    assert title_of(numbers.card_of(scene.view, other)) in why


def test_the_mission_works_and_hero_cards_of_the_villain_sleep() -> None:
    scene = scene_of(with_glyphs())
    assert state_of(scene, "evacuate_village") == (WORKS, "")
    session = session_of(3, 40)
    table_scene = StargateScene(session)
    view = table_scene.view
    seen = set()
    for seat, player in view.players.items():
        for name in player.team:
            for row in text_rows(table_scene, name):
                if seat != view.turn:
                    assert row.state == SLEEPS
                    assert "hero" in row.why
                seen.add(row.state)
    assert SLEEPS in seen


@pytest.mark.parametrize("seed", range(3))
def test_states_agree_with_the_rules_over_random_states(seed: int) -> None:
    session = session_of(seed)
    scene = StargateScene(session)
    rng = random.Random(seed)
    seen = set()
    for _step in range(150):
        if session.table.over:
            break
        session.give([lively(session.table, rng)])
        scene.recompute()
        view = scene.view
        acts = {act["card"] for act in session.table.legal_acts(view.turn) if act["act"] == "activate"}
        for name in [*view.players[view.turn].team, *view.players[view.turn].gear]:
            states = {row.state for row in text_rows(scene, name)}
            seen |= states
            if view.ask is not None and view.ask.kind == "action" and view.ask.by == view.turn:
                assert (USABLE in states) == (name in acts)
    assert {WORKS, SLEEPS} <= seen


def test_every_state_has_a_sign_and_a_word() -> None:
    told = [state_told(state) for state in (WORKS, USABLE, WAITS, SLEEPS)]
    assert len({sign for sign, _word in told}) == len({word for _sign, word in told}) == 4


# -- the page


def row(why: str, now: int = 2, printed: int = 1) -> explain.Row:
    """A number with a reason."""
    return explain.Row("combat", "Combat", printed, now, why)


def test_the_same_reason_on_several_rows_stands_once() -> None:
    rows = [row("a"), row("a"), row(""), row("a"), row("b"), row("b", 3)]
    assert runs(rows) == [(0, 1), (3, 3), (4, 4), (5, 5)]
    assert runs([]) == []


@pytest.mark.parametrize("wide", [560.0, 700.0, 960.0])
def test_the_columns_do_not_overlap(wide: float) -> None:
    spots = number_spots(wide)
    assert 58 < spots.printed < spots.why
    assert spots.why + spots.why_wide <= spots.now - 60


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200)])
def test_the_page_of_a_changed_card_is_in_order(size: tuple[int, int], scale: int) -> None:
    scene = scene_of(with_glyphs("pisces", "orion"))
    stage = show(scene, ZoomScene(scene, HERO), size=size, scale=scale)
    assert problems_of(stage.tree(), stage.scale) == []
    told = [node.name for node in stage.root().walk() if "Evacuate Village +1" in node.name]
    assert told
    if size[0] == 1920:
        cells = [node for node in stage.root().walk() if isinstance(node, WhyCell)]
        assert [cell.name for cell in cells] == ["Evacuate Village +1"]
    key(stage, "right")
    stage.settle()
    assert problems_of(stage.tree(), stage.scale) == []


def test_the_page_says_why_a_card_can_do_nothing() -> None:
    stage, scene = table_on(session_of(3, 34))
    name = next(one for one in scene.view.players[scene.seat].hand if one not in scene.legal.uses)
    scene.open_zoom(name)
    words = " ".join(node.name for node in stage.root().walk())
    from scenes.stargate import reasons

    assert reasons.why_not(scene, name) in words
