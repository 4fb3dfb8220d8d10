"""What a person may not see changes nothing that the person is shown, and a curtain falls exactly where eyes change."""

import random
from collections.abc import Callable

import pytest
from screen_checks import find, key
from table_hands import lift, lively, session_of, table_on

from scenes.cards.log_page import LogPage
from scenes.curtain import Curtain
from scenes.session import HUMAN, Session
from scenes.stargate.pages import PilePage
from scenes.stargate.scene import StargateScene
from scenes.stargate.zoom import ZoomScene
from scenes.ui import Scene, Stage

# -- nothing hidden shows through (UX-49)


def shuffled(session: Session, seat: str, chance: int) -> None:
    """Deal anew whatever that seat may not see: other hands, decks, missions to come, its opponent's complications."""
    position, rng = session.table.position, random.Random(chance)
    for other in position.seats:
        player = position.players[other]  # type: ignore[attr-defined]
        here = position.mission  # type: ignore[attr-defined]
        hidden: list[list[str]] = [player.deck]
        if other != seat:
            hidden.append(player.hand)
            if here is not None and other == position.villain:  # type: ignore[attr-defined]
                hidden.append(here.complications)
        cards = [name for pile in hidden for name in pile]
        rng.shuffle(cards)
        for pile in hidden:
            pile[:] = [cards.pop() for _card in range(len(pile))]
        rng.shuffle(player.missions)
    session.version += 1


def everything_told(stage: Stage, scene: StargateScene) -> list[object]:
    """Every word of the table, of each tip, of the log, of the piles, of the cards looked at closely."""
    scene.recompute()
    scene.rebuild()
    root = stage.root()
    out: list[object] = [stage.tree(), [node.tells() for node in root.walk() if node.tells is not None]]
    out += [scene.help(), scene.why_not_undo_words()]
    pages: list[Callable[[], Scene]] = [lambda: LogPage(scene)]
    for seat in scene.view.seats:
        pages += [lambda seat=seat, pile=pile: PilePage(scene, seat, pile) for pile in ("discard", "side")]  # type: ignore[misc]
    pages += [lambda name=name: ZoomScene(scene, name) for name in shown_cards(scene)[:4]]  # type: ignore[misc]
    for make in pages:
        stage.push(make())
        out.append(stage.tree()["children"][-1])
        stage.pop()
    return out


def shown_cards(scene: StargateScene) -> list[str]:
    """Some cards that the viewer knows."""
    view = scene.view
    here = view.mission
    found = [*(here.obstacles if here is not None else []), *view.players[scene.far].team]
    return [*view.players[scene.seat].hand[:2], *found]


@pytest.mark.parametrize(("seats", "moves"), [(2, 23), (2, 120), (3, 60)])
def test_what_is_hidden_changes_no_word_on_the_screen(seats: int, moves: int) -> None:
    """The same game with other hidden cards looks, reads and explains itself the same to whoever may not see them."""
    session = session_of(moves, moves, (HUMAN,) * seats)
    while session.table.ask is None or session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    session.news.clear()
    stage, scene = table_on(session)
    first = everything_told(stage, scene)
    hand = session.table.position.players[scene.far].hand  # type: ignore[attr-defined]
    before = sorted(hand)
    shuffled(session, scene.seat, 1)
    assert sorted(hand) != before, "the other one holds other cards"
    assert everything_told(stage, scene) == first


# -- where curtains fall (UX-47, UX-48)


@pytest.mark.parametrize(("kinds", "seed"), [
    ((HUMAN, HUMAN), 1), ((HUMAN, HUMAN, HUMAN), 2), ((HUMAN, "random", HUMAN), 3), ((HUMAN, "random"), 4),
])  # fmt: skip
def test_a_curtain_falls_exactly_where_another_person_must_look(kinds: tuple[str, ...], seed: int) -> None:
    """From the first question on: set-up, redrawing, actions, questions, a new turn; never before the same eyes."""
    session, rng = session_of(seed, 0, kinds), random.Random(seed)
    stage, scene = table_on(session)
    eyes, kinds_met = scene.seat, set()
    for _answer in range(36):
        if session.table.over:
            break
        ask = session.table.ask
        assert ask is not None
        if session.is_person(ask.by):
            falls = ask.by != eyes
            assert isinstance(stage.top, Curtain) == falls
            if falls:
                kinds_met.add(ask.kind)
                assert scene.person(ask.by) in stage.top.name
            assert lift(stage) == falls
            eyes = ask.by
            session.give([lively(session.table, rng)])
            scene.changed()
        else:
            assert not isinstance(stage.top, Curtain)
            stage.update(2000)
        stage.settle()
    people = sum(kind == HUMAN for kind in kinds)
    assert bool(kinds_met) == (people > 1)
    if kinds == (HUMAN, HUMAN):
        assert kinds_met >= {"mulligan", "action"}


def test_undo_across_a_change_of_eyes_draws_a_curtain() -> None:
    """Taken back by agreement, the one who acted is asked again: the other has the screen in between."""
    session = session_of(3)
    while session.table.ask is None or session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    stage, scene = table_on(session)
    first = scene.seat
    scene.hands.give(next(move for move in session.table.legal_moves() if move[0] == "assign"))
    assert lift(stage) == 1
    assert scene.seat != first
    scene.try_to(session.take_back)
    assert isinstance(stage.top, Curtain)
    assert scene.person(first) in stage.top.name
    lift(stage)
    assert scene.seat == first


def test_forced_passes_of_one_person_are_one_curtain_at_most() -> None:
    """What is passed by itself shows nobody the screen."""
    session, rng = session_of(2), random.Random(2)
    stage, scene = table_on(session)
    scene.passing.alone = True
    for _answer in range(30):
        if session.table.over:
            break
        before = scene.shown_to
        session.give([lively(session.table, rng)])
        scene.changed()
        assert lift(stage) == (scene.shown_to != before)


def test_the_log_is_each_persons_own_and_the_page_behind_a_curtain_is_closed() -> None:
    """Hiding the hands over a page that is open hides the page too."""
    session = session_of(3, 30)
    stage, scene = table_on(session)
    lift(stage)
    scene.hide_now()
    tree = stage.tree()
    assert [child["role"] for child in tree["children"]] == ["screen"], "nothing behind it is part of the screen"
    key(stage, "l")
    assert isinstance(stage.top, Curtain), "no key looks behind it"
    assert find(stage, "button").name.startswith(scene.person(scene.seat))
