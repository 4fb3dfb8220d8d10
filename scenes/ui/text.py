"""Words on the screen: the two families, measuring, wrapping, rich lines. Every rendered word is kept for a
while.

Sizes and widths are in units unless a name says pixels. `scale` is pixels a unit.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from scenes import theme
from scenes.theme import Colour
from scenes.ui.cache import SurfaceCache

_FAMILIES = {
    "read": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "bold": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    "italic": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
    "narrow": ("fontpkg_barlow_condensed", "BarlowCondensed-SemiBold.ttf"),
    "strong": ("fontpkg_barlow_condensed", "BarlowCondensed-Bold.ttf"),
    "slim": ("fontpkg_barlow_condensed", "BarlowCondensed-Medium.ttf"),
}
WORDS = SurfaceCache(16 << 20)
ELLIPSIS = "…"


def font_file(family: str) -> Path:
    """The file of a family: read, bold, italic (Atkinson), narrow, strong, slim (Barlow Condensed)."""
    package, name = _FAMILIES[family]
    spec = find_spec(package)  # finds the folder without running the package
    if spec is None or spec.origin is None:
        raise FileNotFoundError(package)
    return Path(spec.origin).parent / "files" / name


@lru_cache(maxsize=64)
def font(family: str, pixels: int) -> pygame.font.Font:
    """A font of a family at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(family), pixels)


def pixel_size(size: float, scale: float) -> int:
    """The size in pixels of a size in units."""
    return max(6, round(size * scale))


@lru_cache(maxsize=16384)
def _pixels_wide(text: str, family: str, pixels: int) -> int:
    return font(family, pixels).size(text)[0]


def width(text: str, size: float, scale: float, family: str = "read") -> float:
    """How wide the words are, in units."""
    return _pixels_wide(text, family, pixel_size(size, scale)) / scale


def render(text: str, family: str, pixels: int, colour: Colour) -> pygame.Surface:
    """The words as a premultiplied surface."""
    key = (text, family, pixels, colour)
    return WORDS.get(key, lambda: font(family, pixels).render(text, True, colour).premul_alpha())


def shorten(text: str, room: float, size: float, scale: float, family: str = "read") -> str:
    """The words, or as many letters as fit with an ellipsis behind them."""
    if width(text, size, scale, family) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, scale, family) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ELLIPSIS


@dataclass(frozen=True)
class Span:
    """A run of words of one look; `icon` draws a sign in place of words."""

    text: str = ""
    family: str = "read"
    colour: Colour | None = None  # None: the colour of the paragraph
    icon: str = ""


@dataclass(frozen=True)
class Piece:
    """A span at its place in a paragraph: x and line number."""

    x: float
    line: int
    span: Span


_MARKS = re.compile(r"\*\*(.+?)\*\*|\{(\w+)\}")


def spans(text: str) -> tuple[Span, ...]:
    """Cut a line into spans: `**bold**`, and `{sight}` for an icon.

    >>> [(s.text, s.family, s.icon) for s in spans("a **b** {bolt}")]
    [('a ', 'read', ''), ('b', 'bold', ''), (' ', 'read', ''), ('', 'read', 'bolt')]
    """
    out: list[Span] = []
    last = 0
    for found in _MARKS.finditer(text):
        if found.start() > last:
            out.append(Span(text[last : found.start()]))
        out.append(Span(found[1], "bold") if found[1] else Span(icon=found[2]))
        last = found.end()
    if last < len(text):
        out.append(Span(text[last:]))
    return tuple(out)


Rich = str | tuple[Span, ...]


def as_spans(text: Rich, family: str = "read") -> tuple[Span, ...]:
    """Plain words as one span of a family; spans as they are."""
    return (Span(text, family),) if isinstance(text, str) else text


Flow = tuple[tuple[Piece, ...], int, bool]


@lru_cache(maxsize=2048)
def flow(text: tuple[Span, ...], room: float, size: float, scale: float) -> Flow:
    """Break spans into lines no wider than `room`: pieces, how many lines, whether a word had to be broken.

    A word wider than the room (a path, a number) is broken between letters; the last item says so.
    """
    pieces: list[Piece] = []
    x, line, broken = 0.0, 0, False
    for span, token in _tokens(text):
        if token == "\n":
            x, line = 0.0, line + 1
            continue
        if span.icon or width(token.rstrip(), size, scale, span.family) <= room + 0.5:
            parts = [token]
        else:
            parts, broken = _broken(token, room, size, scale, span.family), True
        for part in parts:
            bare = size if span.icon else width(part.rstrip(), size, scale, span.family)
            if x and x + bare > room + 0.01:
                x, line = 0.0, line + 1
            if x or span.icon or part.strip():
                pieces.append(Piece(x, line, Span(part, span.family, span.colour, span.icon)))
                x += size * 1.15 if span.icon else width(part, size, scale, span.family)
    return tuple(pieces), line + 1, broken


def _tokens(text: tuple[Span, ...]) -> Iterator[tuple[Span, str]]:
    for span in text:
        for token in [""] if span.icon else re.findall(r"\n|[^\s]+[^\S\n]*|[^\S\n]+", span.text):
            yield span, token


def _broken(word: str, room: float, size: float, scale: float, family: str) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and width(parts[-1] + letter, size, scale, family) > room:
            parts.append("")
        parts[-1] += letter
    return parts


def height(text: Rich, room: float, size: float, scale: float, family: str = "read") -> float:
    """How high the paragraph is at that width, in units."""
    if not text:
        return 0.0
    return flow(as_spans(text, family), room, size, scale)[1] * line_height(size)


def line_height(size: float) -> float:
    """From one line to the next, in units."""
    return round(size * theme.LINE_HEIGHT)
