"""Games of Weiß Schwarz for tests of its screens, and hands that give an answer with the mouse or the keys alone."""

import random
from collections.abc import Callable

import pygame
from screen_checks import click, focus_on, key, point, press_at, show

from game.core.position import DONE, Answer
from game.core.table import Table
from scenes.curtain import Curtain
from scenes.session import HUMAN, Session
from scenes.thinking import Inline
from scenes.ui import Dialog, Node, Stage
from scenes.weiss.legal import Use
from scenes.weiss.scene import WeissScene
from scenes.weiss.start import new_session

DULL = (["end_phase"], ["clock", None], "none", "no", DONE)


def session_of(seed: int = 3, moves: int = 0, kinds: tuple[str, ...] = (HUMAN, HUMAN), chance: int = 1) -> Session:
    """A game after so many answers, most of them lively ones."""
    session = new_session(kinds, seed, names=("Ana", "Bruno"), mind=Inline())
    rng = random.Random(chance)
    for _move in range(moves):
        if session.table.over:
            break
        session.give([lively(session.table, rng)])
    session.news.clear()
    return session


def lively(table: Table, rng: random.Random) -> Answer:
    """Any legal answer, a dull one or a move about the stage seldom."""
    moves = table.legal_moves()
    good = [move for move in moves if move not in DULL and move[0] != "move"]
    return rng.choice(good if good and rng.random() < 0.8 else moves)


def quick(table: Table, rng: random.Random) -> Answer:
    """A short game: play what there is, attack with everything, keep nothing back."""
    moves = table.legal_moves()
    for verb in ("attack", "climax", "play"):
        good = [move for move in moves if isinstance(move, list) and move[0] == verb]
        if good and (verb != "play" or rng.random() < 0.5):
            return rng.choice(good)
    if any(isinstance(move, list) and move[0] == "move" for move in moves):
        return ["end_phase"] if rng.random() < 0.95 else rng.choice(moves)
    return rng.choice(moves)


def table_on(session: Session, size: tuple[int, int] = (1920, 1080), scale: int = 100) -> tuple[Stage, WeissScene]:
    """The table on a stage; no curtain falls at its beginning."""
    scene = WeissScene(session)
    scene.shown_to = scene.seat
    return show(scene, size=size, scale=scale), scene


def played(answers: int, seed: int, policy: Callable[[Table, random.Random], Answer]) -> tuple[list[Answer], str]:
    """A game played straight at the table: its answers, and the digest at its end."""
    table = new_session((HUMAN, HUMAN), seed, names=("Ana", "Bruno"), mind=Inline()).table
    rng = random.Random(seed)
    given: list[Answer] = []
    while not table.over and len(given) < answers:
        given.append(policy(table, rng))
        table.play(given[-1])
    return given, table.digest()


def lift(stage: Stage) -> int:
    """Press every curtain away; how many there were."""
    count = 0
    while isinstance(stage.top, Curtain):
        key(stage, "return")
        stage.settle()
        count += 1
    return count


def card_node(stage: Stage, name: str) -> Node | None:
    """The node of a card, wherever it lies."""
    root = stage.root()
    return root.find(key=f"hand {name}") or root.find(key=f"card {name}")


def spot(node: Node) -> tuple[int, int]:
    """A point of a node that no neighbour covers: near its upper left corner."""
    return node.seen.x + min(14, node.seen.w // 3), node.seen.y + min(20, node.seen.h // 3)


def use_of(scene: WeissScene, answer: Answer) -> Use:
    """The use that an answer is."""
    return next(use for use in scene.legal.all_uses() if use.given == answer)


def button_key(scene: WeissScene, answer: Answer) -> str:
    """The key of the button of an answer that needs no card to be held."""
    found = scene.legal
    if answer == DONE:
        return "done"
    if answer in found.skip:
        return "skip"
    if isinstance(answer, str) and answer in found.picks:
        return f"pick {answer}"
    place = next((place for place, given in found.slots.items() if given == answer), "")
    return f"slot {place}" if place else f"word {answer}"


def by_mouse(stage: Stage, scene: WeissScene, answer: Answer) -> None:
    """Give an answer with clicks: cards and places on the table, buttons for words."""
    found = scene.legal
    if isinstance(answer, str) and answer in found.picks:
        node = card_node(stage, answer)
        if node is not None and node.shown:
            press_at(stage, spot(node))
            stage.settle()
            return
    if found.question or (answer in found.skip):
        click(stage, node_key=button_key(scene, answer))
        return
    use = use_of(scene, answer)
    node = card_node(stage, use.card)
    assert node is not None
    press_at(stage, spot(node))
    stage.settle()
    assert scene.hold.card == use.card, f"{use} is not held"
    _put_down(stage, scene, use)


def _put_down(stage: Stage, scene: WeissScene, use: Use) -> None:
    """Press where a held card goes; several things at one place are asked for in a dialog."""
    if not use.place:
        click(stage, node_key=use.key)
        return
    seat_and_slot = use.place.split()
    goal = stage.root().find(key=f"place {use.place}")
    if goal is None:
        there = scene.view.players[seat_and_slot[0]].stage[seat_and_slot[1]]
        assert there is not None
        goal = card_node(stage, there)
    assert goal is not None
    press_at(stage, spot(goal))
    stage.settle()
    if isinstance(stage.top, Dialog):
        from scenes.weiss import words

        click(stage, role="button", name=words.use_words(scene, use)[0])


def by_keys(stage: Stage, scene: WeissScene, answer: Answer) -> None:
    """Give an answer with keys alone: number keys hold cards of the hand, P goes on, Tab and Enter do the rest."""
    found = scene.legal
    if answer in found.skip[:1]:
        key(stage, "p")
    elif found.question:
        focus_on(stage, node_key=button_key(scene, answer))
        key(stage, "return")
    elif answer in found.skip:
        key(stage, "p")
    else:
        use = use_of(scene, answer)
        hand = scene.view.players[scene.seat].hand
        if use.card in hand[:10]:
            key(stage, str((hand.index(use.card) + 1) % 10))
        else:
            node = card_node(stage, use.card)
            assert node is not None
            focus_on(stage, node_key=node.key)
            key(stage, "return")
        stage.settle()
        assert scene.hold.card == use.card
        focus_on(stage, node_key=use.key)
        key(stage, "return")
    stage.settle()


def drag(stage: Stage, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Carry from a point to another with the button down."""
    point(stage, start)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    for at in ((start[0] + 9, start[1] + 9), middle, end):
        point(stage, at, (1, 0, 0))
        stage.settle()
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    stage.settle()
