"""Few rectangles round many: what they must hold, and that they stay few."""

import random

import pygame
import pytest

from scenes.ui.regions import LINE, MOST, joined, on_lines

WHOLE = pygame.Rect(0, 0, 1920, 1080)


def area(box: pygame.Rect) -> int:
    """Its pixels."""
    return box.w * box.h


def test_nothing_joined_is_nothing() -> None:
    assert joined([], WHOLE) == []
    assert joined([pygame.Rect(5, 5, 0, 10), pygame.Rect(-50, 0, 40, 40)], WHOLE) == []


def test_a_part_grows_to_whole_cache_lines_only() -> None:
    assert on_lines(pygame.Rect(17, 3, 14, 9)) == (16, 3, 16, 9)
    assert on_lines(pygame.Rect(32, 3, 16, 9)) == (32, 3, 16, 9)
    assert on_lines(pygame.Rect(31, 3, 2, 9)) == (16, 3, 32, 9)


def test_neighbours_become_one_and_what_is_far_stays_apart() -> None:
    near = [pygame.Rect(100, 100, 60, 60), pygame.Rect(160, 100, 60, 60), pygame.Rect(1500, 900, 60, 60)]
    found = joined(near, WHOLE)
    assert len(found) == 2
    assert found[0].contains(near[0].union(near[1]))


@pytest.mark.parametrize("seed", range(12))
def test_every_pixel_is_held_and_there_are_few(seed: int) -> None:
    rng = random.Random(seed)
    parts = [
        pygame.Rect(rng.randrange(-40, 1920), rng.randrange(-40, 1080), rng.randrange(200), rng.randrange(120))
        for _part in range(rng.randrange(1, 60))
    ]
    found = joined(parts, WHOLE)
    assert len(found) <= 3 * MOST
    for part in parts:
        seen = part.clip(WHOLE)
        assert sum(area(box.clip(seen)) for box in found) == area(seen)
    for number, box in enumerate(found):
        assert box.collidelist(found[number + 1 :]) < 0
        assert WHOLE.contains(box)
        assert box.x % LINE == 0
        assert box.right % LINE == 0
