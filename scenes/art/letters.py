"""Words as sprites, in the two type families, drawn at their real size so that they stay crisp.

Knows where the font packages keep their files. Must not know what the words say.
"""

from functools import lru_cache
from importlib.resources import files

import pygame

from scenes.art.palette import TEXT, Ink, rgb
from scenes.art.sprites import kept, put, ready

_FACES = {
    "regular": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "bold": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    "italic": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
    "narrow": ("fontpkg_barlow_condensed", "BarlowCondensed-SemiBold.ttf"),
    "narrow_bold": ("fontpkg_barlow_condensed", "BarlowCondensed-Bold.ttf"),
}


@lru_cache(maxsize=96)
def font(face: str, size: int) -> pygame.font.Font:
    """A face (`regular`, `bold`, `italic`, `narrow`, `narrow_bold`) at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    package, name = _FACES[face]
    return pygame.font.Font(str(files(package) / "files" / name), size)


@kept(8_000_000)
def text(words: str, size: int, face: str = "regular", ink: Ink = TEXT) -> pygame.Surface:
    """The words as one premultiplied line."""
    return ready(font(face, size).render(words, True, rgb(ink)).premul_alpha())


def width_of(words: str, size: int, face: str = "regular") -> int:
    """The width of a line in pixels."""
    return font(face, size).size(words)[0]


@lru_cache(maxsize=96)
def cap_middle(face: str, size: int) -> float:
    """How far below its top a line has the middle of its capitals and digits."""
    letters = font(face, size)
    metrics = letters.metrics("H")[0]
    cap = metrics[3] if metrics else size * 0.7
    return letters.get_ascent() - cap / 2


def write(
    target: pygame.Surface,
    words: str,
    x: float,
    y: float,
    size: int,
    face: str = "regular",
    ink: Ink = TEXT,
    anchor: str = "tl",
) -> int:
    """Write a line and return its width. Anchor: `t` top, `m` middle of capitals; `l`, `c`, `r`."""
    image = text(words, size, face, ink)
    left = x - {"l": 0.0, "c": 0.5, "r": 1.0}[anchor[1]] * image.get_width()
    top = y if anchor[0] == "t" else y - cap_middle(face, size)
    put(target, image, left, top)
    return image.get_width()


def lines_of(words: str, width: int, size: int, face: str = "regular") -> list[str]:
    """The words broken into lines no wider than `width` pixels where a space allows it."""
    lines, line = [], ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, size, face) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines
