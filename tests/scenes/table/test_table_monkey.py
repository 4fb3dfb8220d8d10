"""Somebody who presses anything at the table: nothing breaks, the record replays, the screen stays whole."""

import random

import pygame
import pytest
from screen_checks import problems_of
from table_boards import at_table, full_session, small_session

from game.core.replay import replay
from game.core.saves import as_data
from scenes.table.scene import TableScene
from scenes.ui import Stage

KEYS = [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT]
KEYS += [pygame.K_RIGHT, pygame.K_HOME, pygame.K_z, pygame.K_y, pygame.K_b, pygame.K_v, pygame.K_r, pygame.K_l]
KEYS += [pygame.K_p, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_5, pygame.K_o, pygame.K_d, pygame.K_PLUS]
KEYS += [pygame.K_MINUS, pygame.K_F1, pygame.K_F5]


def some_event(pick: random.Random, stage: Stage) -> pygame.event.Event:
    """Any event: half of them at something that can be pressed."""
    nodes = [n for n in stage.root().walk() if n.shown and n.on_press is not None and n.enabled and n.seen.w]
    wide, high = stage.size
    at = (
        pick.choice(nodes).seen.center
        if nodes and pick.random() < 0.7
        else (pick.randrange(wide), pick.randrange(high))
    )
    kind = pick.choice("kkkmmdduuw")
    if kind == "k":
        return pygame.event.Event(pygame.KEYDOWN, key=pick.choice(KEYS), mod=0, unicode="")
    if kind == "m":
        return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
    if kind == "w":
        turn = pick.choice([-1.0, 1.0])
        return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=int(turn), precise_x=0.0, precise_y=turn)
    event = pygame.MOUSEBUTTONDOWN if kind == "d" else pygame.MOUSEBUTTONUP
    return pygame.event.Event(event, pos=at, button=pick.choice([1, 1, 1, 1, 2, 3]))


def zoomed_out(problem: str) -> bool:
    """Pieces and squares are as small as the person has made the board."""
    return problem.startswith(("piece", "square")) and "is only" in problem


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("motion", [False, True])
def test_any_events(seed: int, motion: bool) -> None:
    """Some hundreds of them; the game that comes of it replays to the same digest."""
    session = small_session(seed, options={"kills_to_win": 2}) if seed % 2 else full_session(seed, 40)
    size, scale = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)][seed]
    scene, stage = at_table(session, size, scale)
    stage.settings.motion = motion
    pick = random.Random(seed)
    for step in range(220):
        event = some_event(pick, stage)
        stage.handle(event)
        if event.type == pygame.KEYDOWN:
            stage.handle(pygame.event.Event(pygame.KEYUP, key=event.key, mod=0, unicode=""))
        stage.update(pick.choice([1, 16, 400]))
        if scene not in stage.scenes:
            break
        if step % 55 == 0 and not motion and stage.dragging is None:
            stage.settle()
            found = problems_of(stage.tree(), stage.scale)
            assert [one for one in found if not zoomed_out(one)] == []
    played = replay(as_data(session.table))
    assert played.agrees, played.problem
    assert isinstance(scene, TableScene)
