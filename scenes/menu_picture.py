"""The picture behind the title menu: made once by a process of its own, kept in the cache folder, loaded when ready.

Until it is there the menu stands on plain wood. Nothing waits for it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes import platform, theme

if TYPE_CHECKING:
    import subprocess

EDITION = 1  # raise it when the picture is drawn differently
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
NO_PICTURE = "SOBREMESA_NO_PICTURE"  # set in tests: no process is started


def fitting(size: tuple[int, int]) -> tuple[int, int]:
    """The smallest picture that covers a window without being enlarged."""
    return next((s for s in SIZES if s[0] >= size[0] and s[1] >= size[1]), SIZES[-1])


def picture_file(size: tuple[int, int]) -> Path:
    """Where the picture of a size lies once it is made."""
    return platform.cache_folder() / f"title-{EDITION}-{size[0]}x{size[1]}.png"


class MenuPicture:
    """Asks for the picture, and has it when it is ready."""

    def __init__(self) -> None:
        self._wanted: tuple[int, int] | None = None
        self._image: pygame.Surface | None = None
        self._worker: subprocess.Popen[bytes] | None = None
        self._backdrop: tuple[tuple[object, ...], pygame.Surface] | None = None
        self._new = False
        self.make_now = False  # for pictures of the menu: made here and now instead of by a process

    def want(self, size: tuple[int, int]) -> None:
        """Have the picture for a window of this size: from the cache, or made by a process."""
        wanted = fitting(size)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if self._load() or self._worker is not None or os.environ.get(NO_PICTURE):
            return
        if self.make_now:
            self._make(wanted)
        else:
            self._start(wanted)

    def _make(self, size: tuple[int, int]) -> None:
        from scenes.art import still_life

        still_life.save(size, picture_file(size))
        self._load()

    def _start(self, size: tuple[int, int]) -> None:
        words = (*map(str, size), str(picture_file(size)))
        self._worker = platform.start_module("scenes.art.still_life", *words)

    def _load(self) -> bool:
        assert self._wanted is not None
        path = picture_file(self._wanted)
        if not path.exists():
            return False
        try:
            image = pygame.image.load(path)
        except pygame.error:
            path.unlink(missing_ok=True)  # half a file of a crash: made anew
            return False
        self._image = pygame.Surface(image.get_size(), 0, 32)
        self._image.blit(image, (0, 0))
        self._new = True
        return True

    def arrived(self) -> bool:
        """True once, when the picture has come."""
        if self._worker is not None and self._worker.poll() is not None:
            self._worker = None
            if not self._load() and self._wanted is not None and not picture_file(self._wanted).exists():
                self._new = False  # it could not be made: plain wood stays
        new, self._new = self._new, False
        return new

    def backdrop(self, size: tuple[int, int], column: float, over: bool) -> pygame.Surface:
        """The picture (or plain wood) as `shaded` gives it, kept while nothing of it changes."""
        facts = (id(self._image), size, round(column), over)
        if self._backdrop is None or self._backdrop[0] != facts:
            self._backdrop = (facts, shaded(self._image, size, column, over))
        return self._backdrop[1]

    def surface(self) -> pygame.Surface | None:
        """The picture, or None while there is none."""
        return self._image

    def let_go(self) -> None:
        """Forget the picture; a process that makes it goes on for the next time."""
        self._image, self._wanted, self._backdrop = None, None, None


def across(share: float, size: tuple[int, int]) -> float:
    """Where a share of the picture's width lies in a window of `size` that `covering` fills, in pixels."""
    wide, high = fitting(size)
    return size[0] - (1 - share) * max(size[0], size[1] * wide / high)


def covering(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The image enlarged or reduced to cover a size, its right side kept."""
    share = max(size[0] / image.get_width(), size[1] / image.get_height())
    wide, high = round(image.get_width() * share), round(image.get_height() * share)
    scaled = image if share == 1 else pygame.transform.smoothscale(image, (wide, high))
    part = pygame.Rect(wide - size[0], (high - size[1]) // 2, *size)
    return scaled.subsurface(part).copy()


def shaded(image: pygame.Surface | None, size: tuple[int, int], column: float, over: bool = False) -> pygame.Surface:
    """The picture (or plain wood), dark on the left as far as the column of words reaches (pixels).

    `over`: the words reach over what lies on the table; then all of it is darker.
    """
    made = _plain_wood(size) if image is None else covering(image, size)
    levels = (0.26, 0.26, 0.27, 0.28, 0.30, 0.34) if over else (0.34, 0.36, 0.42, 0.54, 0.72, 0.88, 1.0, 1.0)
    shade = pygame.Surface((len(levels), 1))
    for x, level in enumerate(levels):
        shade.set_at((x, 0), (round(255 * level),) * 3)
    wide = size[0] if over else max(8, round(column * 1.9))
    shade = pygame.transform.smoothscale(pygame.transform.smoothscale(shade, (wide, 2)), (wide, size[1]))
    made.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _plain_wood(size: tuple[int, int]) -> pygame.Surface:
    """Planks of quiet brown: what stands there in the first moment."""
    made = pygame.Surface(size)
    plank = max(60, size[1] // 6)
    for index, y in enumerate(range(0, size[1], plank)):
        tone = theme.mix(theme.WOOD, theme.WOOD_DARK, (0.05, 0.22, 0.12, 0.28)[index % 4])
        made.fill(tone, pygame.Rect(0, y, size[0], plank))
        made.fill(theme.mix(tone, theme.BLACK, 0.55), pygame.Rect(0, y, size[0], 2))
        made.fill(theme.mix(tone, theme.WHITE, 0.07), pygame.Rect(0, y + 2, size[0], 1))
    lamp = pygame.Surface((4, 3))
    for x, column in enumerate((0.45, 0.8, 1.0, 0.7)):
        for y, row in enumerate((0.8, 1.0, 0.6)):
            level = round(255 * column * row)
            lamp.set_at((x, y), (level, level, level))
    made.blit(pygame.transform.smoothscale(lamp, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


__all__ = ["MenuPicture", "across", "covering", "fitting", "picture_file", "shaded"]
