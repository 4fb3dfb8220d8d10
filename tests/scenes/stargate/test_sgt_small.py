"""Where room is short: names on small cards are not cut, the status is whole, seats that wait say how they stand."""

import random

import pytest
from screen_checks import click, find, show
from table_hands import lift, lively, session_of, table_on

from game.core import words
from game.stargate import numbers
from scenes.art.cards import hand
from scenes.art.cards.canvas import LEAST_STRETCH, Canvas, Type
from scenes.session import HUMAN
from scenes.stargate.decks import card, ready_decks
from scenes.stargate.faces import face
from scenes.stargate.lines import Arrow
from scenes.stargate.pages import PilePage
from scenes.stargate.scene import StargateScene
from scenes.stargate.words import price_words


@pytest.mark.parametrize("width", [85.0, 96.0, 104.0])
def test_names_of_the_team_are_whole_on_a_small_card(width: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every name of the four starters' teams, at the widths of a bed in a small and in a large window."""
    drawn: list[tuple[float, float]] = []
    real = Canvas.words

    def watched(canvas: Canvas, told: str, x: float, y: float, kind: Type, *rest: object, **more: float) -> object:
        if "fit" in more:
            drawn.append((canvas.wide(told, kind) * LEAST_STRETCH, more["fit"]))
        return real(canvas, told, x, y, kind, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "words", watched)
    for deck in ready_decks():
        for name in deck.team:
            hand._upright(face(card(name)), width, 0.75, "combat")
    assert drawn
    assert [pair for pair in drawn if pair[0] > pair[1]] == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_status_is_whole_where_room_is_short(lang: str) -> None:
    """In the smallest window at twice the size too: two lines take what one cannot."""
    words.set_language(lang)
    scene = StargateScene(session_of(4, 60))
    scene.shown_to = scene.seat
    stage = show(scene, size=(1024, 600), scale=200)
    status = find(stage, role="status")
    assert "…" not in status.name
    assert scene.person(scene.view.ask.by) in status.name  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [3, 4])
def test_who_waits_says_how_it_stands_and_shows_its_cards(seats: int) -> None:
    scene = StargateScene(session_of(7, 150, (HUMAN,) * seats))
    scene.shown_to = scene.seat
    stage = show(scene, size=(1920, 1080))
    waiting = [seat for seat in scene.view.seats if seat not in (scene.near, scene.far)]
    assert len(waiting) == seats - 2
    for seat in waiting:
        node = find(stage, node_key=f"other {seat}")
        assert node.counts == (  # type: ignore[attr-defined]
            len(numbers.glyphs(scene.view, seat)),
            numbers.experience(scene.view, seat),
            numbers.villain_score(scene.view, seat),
        )
        assert scene.person(seat) in node.name
    pile = find(stage, node_key="mission pile")
    assert pile.area.h > 40, "the pile stays one"
    click(stage, node_key=f"other {waiting[0]}")
    assert isinstance(stage.top, PilePage)


def test_an_assigned_card_is_led_from_its_row() -> None:
    """The line of the last move begins where the card lay, not at the hand; words stay free of its head."""
    session = session_of(3)
    while session.table.ask is None or session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    stage, scene = table_on(session)
    name = next(move for move in session.table.legal_moves() if move[0] == "assign")[1]
    scene.hands.give(["assign", name])
    lift(stage)
    scene.shows_last = True
    scene.rebuild()
    arrow = stage.root().find(key="last move")
    place, goal = stage.root().find(key=f"away {name}"), stage.root().find(key=f"card {name}")
    assert isinstance(arrow, Arrow)
    assert place is not None
    assert goal is not None
    assert place.box.inflate(20, 20).collidepoint(arrow.points[0])
    assert goal.box.collidepoint(arrow.points[-1])
    assert not goal.box.inflate(-goal.box.w // 2, -goal.box.h // 2).collidepoint(arrow.points[-1])


def test_a_lit_place_says_its_price() -> None:
    """An obstacle's as well as a complication's, whatever stands before it on its button."""
    for seed in range(3, 30):
        session = session_of(seed, 40)
        stage, scene = table_on(session)
        uses = [use for use in scene.legal.all_uses() if use.verb == "play_obstacle" and price_words(scene, use)]
        if uses:
            scene.hold.card = uses[0].card
            scene.refresh()
            node = find(stage, node_key=f"place {uses[0].place}")
            assert node.told.split("\n")[1] == price_words(scene, uses[0])  # type: ignore[attr-defined]
            assert price_words(scene, uses[0]).startswith("pay ")
            return
    pytest.fail("nobody could play an obstacle for a price")


def test_a_pass_draws_no_line() -> None:
    """It has no goal; the button still says it in words."""
    session = session_of(3)
    while session.table.ask is None or session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    stage, scene = table_on(session)
    scene.hands.give(["pass"])
    lift(stage)
    scene.shows_last = True
    scene.rebuild()
    arrow = stage.root().find(key="last move")
    assert isinstance(arrow, Arrow)
    assert arrow.name.endswith("passes.")
    assert not arrow.points


def test_a_deck_that_is_searched_is_listed_by_title() -> None:
    """Copies stand together, each with its kind; cards in sight keep the order of the table."""
    for seed in range(1, 30):
        session, rng = session_of(seed), random.Random(seed)
        for _answer in range(120):
            ask = session.table.ask
            deck = session.table.position.players[session.active].deck if ask is not None else []  # type: ignore[attr-defined]
            if ask is not None and ask.question and len(set(ask.options) & set(deck)) > 4:
                stage, _scene = table_on(session)
                lift(stage)
                told = [node for node in stage.root().walk() if node.key.startswith("pick ")]
                titles = [node.name for node in told if node.key.removeprefix("pick ") in deck]
                assert len(titles) > 4
                assert titles == sorted(titles)
                assert all(node.subtitle for node in told if node.key.removeprefix("pick ") in deck)  # type: ignore[attr-defined]
                return
            if ask is None:
                break
            session.give([lively(session.table, rng)])
    pytest.fail("nobody searched a deck")
