"""Games of Stargate for tests of its screens, and hands that give an answer with the mouse or with the keys alone."""

import random
from collections.abc import Callable

import pygame
from screen_checks import focus_on, key, point, press_at, show

from game.core.position import DONE, Answer
from game.core.table import Table
from scenes.curtain import Curtain
from scenes.session import HUMAN, Session
from scenes.stargate.legal import Use
from scenes.stargate.passing import KEY
from scenes.stargate.scene import StargateScene
from scenes.stargate.start import new_session
from scenes.thinking import Inline
from scenes.ui import Node, Scene, Stage

PLACES = {"assign": "bed", "assign_adversary": "villain bed"}


def session_of(seed: int = 3, moves: int = 0, kinds: tuple[str, ...] = (HUMAN, HUMAN), chance: int = 1) -> Session:
    """A game after so many answers, most of them lively ones."""
    session = new_session(kinds, seed, names=("Ana", "Bruno", "Carla", "Diego")[: len(kinds)], mind=Inline())
    rng = random.Random(chance)
    for _move in range(moves):
        if session.table.over:
            break
        session.give([lively(session.table, rng)])
    session.news.clear()
    return session


def lively(table: Table, rng: random.Random) -> Answer:
    """Any legal answer, a dull one seldom."""
    moves = table.legal_moves()
    good = [move for move in moves if move not in (["pass"], "stop", "redraw", "none")]
    return rng.choice(good if good and rng.random() < 0.8 else moves)


def hero_wins(table: Table, rng: random.Random) -> Answer:
    """A quick game: the hero assigns until the mission is won, the villain does little."""
    from game.stargate import numbers

    moves, position = table.legal_moves(), table.position
    ask = position.ask
    assert ask is not None
    if ask.kind != "action":
        return next((move for move in moves if move in ("continue", "keep")), moves[0])
    gap = numbers.skill_total(position) - numbers.difficulty(position)  # type: ignore[arg-type]
    if ask.by == position.turn and gap < 0:
        wanted = numbers.wanted(position)  # type: ignore[arg-type]
        helps = [move for move in moves if move[0] == "assign" and (numbers.skill(position, move[1], wanted) or 0) > 0]  # type: ignore[arg-type]
        if helps:
            return helps[0]
        helps = [move for move in moves if move[0] in ("boost", "play")]
        if helps and rng.random() < 0.5:
            return helps[0]
    if ask.by != position.turn and rng.random() < 0.15:
        return rng.choice(moves)
    return ["pass"]


def table_on(session: Session, size: tuple[int, int] = (1920, 1080), scale: int = 100) -> tuple[Stage, StargateScene]:
    """The table on a stage; no curtain falls at its beginning."""
    scene = StargateScene(session)
    scene.shown_to = scene.seat
    stage = show(scene, size=size, scale=scale)
    stage.settings.unknown[KEY] = True
    return stage, scene


def lift(stage: Stage) -> int:
    """Press every curtain away; how many there were."""
    count = 0
    while isinstance(stage.top, Curtain):
        key(stage, "return")
        stage.settle()
        count += 1
    return count


def names_of(answer: Answer) -> str:
    """The key of the button of a use."""
    return "use " + " ".join(str(part) for part in answer)


def card_node(stage: Stage, name: str) -> Node | None:
    """The node of a card, wherever it lies."""
    root = stage.root()
    return root.find(key=f"hand {name}") or root.find(key=f"card {name}")


def spot(node: Node) -> tuple[int, int]:
    """A point of a node that no neighbour covers: near its upper left corner."""
    box = node.seen
    return box.x + min(14, box.w // 3), box.y + min(20, box.h // 3)


def by_mouse(stage: Stage, scene: StargateScene, answer: Answer) -> None:
    """Give an answer with clicks: cards and places on the table, buttons for words."""
    ask = scene.session.table.ask
    assert ask is not None
    if ask.question or answer == ["pass"]:
        press_button(stage, button_key(ask.question, answer))
        return
    use = next(u for u in scene.legal.uses[answer[1]] if u.given == answer)
    node = card_node(stage, use.card)
    assert node is not None
    press_at(stage, spot(node))
    stage.settle()
    assert scene.hold.card == use.card, f"{use} is not held"
    _use(stage, use)


def _use(stage: Stage, use: Use) -> None:
    """Press where a held card goes: another card, a place, its button."""
    root = stage.root()
    goal = card_node(stage, use.target) if use.target else root.find(key=PLACES.get(use.verb, f"place {use.place}"))
    if use.number or goal is None:
        press_button(stage, names_of(use.answer))
        return
    if use.target:
        press_at(stage, spot(goal))
    else:
        press_at(stage, (goal.seen.x + 14, goal.seen.y + 12))
    stage.settle()


def button_key(question: bool, answer: Answer) -> str:
    """The key of the button of an answer without a place."""
    if answer == DONE:
        return "done"
    if not question:
        return "pass"
    return f"word {answer}"


def press_button(stage: Stage, node_key: str) -> None:
    """Press a button of the prompt, or the button of a card that answers a question."""
    from screen_checks import click

    root = stage.root()
    if root.find(key=node_key) is None and node_key.startswith("word "):
        node_key = "pick " + node_key[5:]
    click(stage, node_key=node_key)


def by_keys(stage: Stage, scene: StargateScene, answer: Answer) -> None:
    """Give an answer with keys alone: number keys hold cards of the hand, P passes, Tab and Enter do the rest."""
    ask = scene.session.table.ask
    assert ask is not None
    if answer == ["pass"]:
        key(stage, "p")
    elif ask.question:
        node_key = button_key(True, answer)
        if stage.root().find(key=node_key) is None:
            node_key = "pick " + node_key[5:]
        focus_on(stage, node_key=node_key)
        key(stage, "return")
    else:
        hand = scene.view.players[scene.seat].hand
        name = answer[1]
        if name in hand[:10]:
            key(stage, str((hand.index(name) + 1) % 10))
        else:
            node = card_node(stage, name)
            assert node is not None
            focus_on(stage, node_key=node.key)
            key(stage, "return")
        stage.settle()
        assert scene.hold.card == name
        focus_on(stage, node_key=names_of(answer))
        key(stage, "return")
    stage.settle()


def played(answers: int, seed: int, policy: Callable[[Table, random.Random], Answer]) -> tuple[list[Answer], str]:
    """A game played straight at the table: its answers, and the digest at its end."""
    table = new_session((HUMAN, HUMAN), seed, names=("Ana", "Bruno"), mind=Inline()).table
    rng = random.Random(seed)
    given: list[Answer] = []
    while not table.over and len(given) < answers:
        given.append(policy(table, rng))
        table.play(given[-1])
    return given, table.digest()


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


def top(stage: Stage) -> Scene:
    """The scene on top, settled."""
    stage.settle()
    return stage.top
