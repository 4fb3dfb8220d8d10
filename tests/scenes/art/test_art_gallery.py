"""All of it at once: drawn without a display, always alike, within its caches' bounds."""

import os
import subprocess
import sys

import pytest
from art_eyes import colours, grey, same

from scenes.art import overlays, sprites
from scenes.art.gallery import SIZE, gallery, sample_board
from scenes.art.tiles import ROOT

WHOLE = 250_000_000  # bytes of all caches together, far more than a table fills


def test_the_gallery_is_drawn_and_always_alike(fresh):
    first = gallery()
    assert first.get_size() == SIZE
    assert grey(first).std() > 30
    assert len(set(map(tuple, colours(first)[::40, ::40].reshape(-1, 3).astype(int)))) > 300
    sprites.clear_caches()
    assert same(first, gallery())


def test_caches_stay_within_their_bounds():
    for name, (count, size) in sprites.cache_report().items():
        assert size < 40_000_000 or count == 1, name
    assert sum(size for _count, size in sprites.cache_report().values()) < WHOLE


def test_the_sample_board_has_everything():
    art = sample_board()
    assert art.blocks
    assert {closed for _door, closed in art.doors} == {True, False}
    assert len({kind for row in art.floors for kind in row}) >= 9


def test_what_the_overlays_offer_is_there():
    assert all(hasattr(overlays, name) for name in overlays.__all__)


@pytest.mark.parametrize("driver", [None, "dummy"])
def test_nothing_needs_a_display_nor_pygame_to_be_started(driver):
    code = (
        "import pygame\n"
        "from scenes.art.board_surface import board_surface\n"
        "from scenes.art.board_data import View\n"
        "from scenes.art.gallery import sample_board\n"
        "from scenes.art.dials import draw_dial\n"
        "image = board_surface(sample_board(), View(30, 30, 24, (0, 0, 300, 200)), [((3, 1), 'p1')])\n"
        "draw_dial(image, (100, 100), 60, 'p1', 'hood', (6, 7, 15, 3), 'selected')\n"
        "assert not pygame.display.get_init()\n"
        "print(image.get_size())\n"
    )
    settings = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    settings.update({"SDL_VIDEODRIVER": driver} if driver else {}, PYGAME_HIDE_SUPPORT_PROMPT="1")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=settings, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.strip() == "(300, 200)", done.stderr


def test_a_display_changes_formats_not_pictures():
    """The same picture with a display: only converted. In a process of its own, for a display stays."""
    code = (
        "import hashlib, pygame\n"
        "from scenes.art.dials import draw_dial\n"
        "{display}\n"
        "image = pygame.Surface((120, 120), 0, 32)\n"
        "image.fill((112, 108, 100))\n"
        "draw_dial(image, (60, 60), 60, 'p1', 'hood', (6, 7, 15, 3), 'selected')\n"
        "print(hashlib.sha256(pygame.image.tobytes(image, 'RGB')).hexdigest())\n"
    )
    settings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    prints = []
    for display in ("", "pygame.display.init(); pygame.display.set_mode((320, 200))"):
        command = [sys.executable, "-c", code.format(display=display)]
        done = subprocess.run(
            command, cwd=ROOT, env=settings, capture_output=True, text=True, timeout=60, check=False
        )
        prints.append(done.stdout.strip() or done.stderr)
    assert prints[0] == prints[1]
