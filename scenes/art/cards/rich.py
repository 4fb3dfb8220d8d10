"""Rules text on paper: paragraphs with key words, skills and glyphs inside the lines.

Markup: `**key words**`, `__words that are explained__`, `{culture}` and the other skills, `{bolt}`,
`{glyph:orion}`, any other symbol by its name in braces; a line break begins a paragraph.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from scenes.art.cards.canvas import Canvas, Type
from scenes.art.cards.symbols import SIGNS, STARS
from scenes.art.cards.tokens import SKILLS
from scenes.art.palette import Ink

LINE = 1.32  # of the size
GAP = 0.4  # between paragraphs, of the size
_PARTS = re.compile(r"\{[^}\s]*\}|\*\*|__|\s+|(?:(?!\*\*|__)[^\s{}])+|[{}]")
_OPENING = re.compile(r"^((?:\{[^}]*\}\s*)?[^\s:*{}.]+(?: [^\s:*{}.]+){0,5}:)(?= )")
_COST = re.compile(r"^([^—*]{3,120}? —)(?= )")


class Piece(NamedTuple):
    """A run of letters or a symbol. `kind` is `text`, `sign`, `plate` or `glyph`."""

    kind: str
    value: str
    strong: bool = False
    explained: bool = False


Word = tuple[Piece, ...]


class Inks(NamedTuple):
    """The colours of plain words, key words and the power bolt."""

    text: Ink
    key: Ink
    bolt: Ink


def opened(paragraph: str) -> str:
    """A paragraph whose opening up to a colon, or cost up to a dash, are key words, unless it says itself what is."""
    if "**" in paragraph:
        return paragraph
    marked = _OPENING.sub(r"**\1**", paragraph)
    return marked if marked != paragraph else _COST.sub(r"**\1**", paragraph)


@lru_cache(maxsize=512)
def paragraphs(markup: str) -> tuple[tuple[Word, ...], ...]:
    """The words of each paragraph."""
    return tuple(_words(opened(line)) for line in markup.split("\n") if line.strip())


def _words(line: str) -> tuple[Word, ...]:
    words: list[Word] = []
    word: list[Piece] = []
    strong = explained = False
    for part in _PARTS.findall(line):
        if part == "**":
            strong = not strong
        elif part == "__":
            explained = not explained
        elif part.isspace():
            if word:
                words.append(tuple(word))
            word = []
        else:
            word.append(_piece(part, strong, explained))
    return (*words, tuple(word)) if word else tuple(words)


def _piece(part: str, strong: bool, explained: bool) -> Piece:
    name = part[1:-1] if part.startswith("{") and part.endswith("}") and len(part) > 2 else ""
    if name.startswith("glyph:") and name[6:] in STARS:
        return Piece("glyph", name[6:])
    if name in SKILLS:
        return Piece("plate", name)
    if name in SIGNS:
        return Piece("sign", name)
    return Piece("text", part, strong, explained)


def _wide(canvas: Canvas, piece: Piece, size: float) -> float:
    if piece.kind == "text":
        return canvas.wide(piece.value, Type("bold" if piece.strong else "regular", size))
    return size * {"glyph": 1.4, "plate": 1.26}.get(piece.kind, 0.86)


def lines(canvas: Canvas, markup: str, width: float, size: float) -> list[list[tuple[list[Word], float]]]:
    """Paragraphs of lines; each line has its words and its width in units."""
    space = canvas.wide("n n", Type("regular", size)) - canvas.wide("nn", Type("regular", size))
    broken = []
    for words in paragraphs(markup):
        rows: list[tuple[list[Word], float]] = []
        for word in words:
            wide = sum(_wide(canvas, piece, size) for piece in word)
            if rows and rows[-1][1] + space + wide <= width:
                rows[-1] = ([*rows[-1][0], word], rows[-1][1] + space + wide)
            else:
                rows.append(([word], wide))
        broken.append(rows)
    return broken


def height(canvas: Canvas, markup: str, width: float, size: float, leading: float = LINE) -> float:
    """The height of the text in units."""
    broken = lines(canvas, markup, width, size)
    return sum(len(rows) for rows in broken) * size * leading + max(0, len(broken) - 1) * size * GAP


def fitted(
    canvas: Canvas, markup: str, w: float, h: float, sizes: tuple[float, ...], leading: float = LINE
) -> tuple[float, float]:
    """The largest of the sizes at which a text fits w x h units, and its line height; the last if none does."""
    for size in sizes:
        for lead in (leading, leading - 0.1, leading - 0.16):
            rows = lines(canvas, markup, w, size)
            if height(canvas, markup, w, size, lead) <= h and all(wide <= w for part in rows for _r, wide in part):
                return size, lead
    return sizes[-1], leading - 0.16


def draw(
    canvas: Canvas, markup: str, area: tuple[float, float, float, float], inks: Inks,
    sizes: tuple[float, ...] = (20, 19, 18, 17, 16, 15), leading: float = LINE,
) -> float:  # fmt: skip
    """Draw the text in the middle of an area in units, as large as fits; returns the size it got."""
    x, y, w, h = area
    size, lead = fitted(canvas, markup, w, h, sizes, leading)
    top = y + max(0.0, (h - height(canvas, markup, w, size, lead)) / 2)
    space = canvas.wide("n n", Type("regular", size)) - canvas.wide("nn", Type("regular", size))
    for number, rows in enumerate(lines(canvas, markup, w, size)):
        top += size * GAP if number else 0
        for words, _wide_line in rows:
            left = x
            for word in words:
                for piece in word:
                    left += _put(canvas, piece, left, top + size * lead / 2, size, inks)
                left += space
            top += size * lead
    return size


def _put(canvas: Canvas, piece: Piece, x: float, y: float, size: float, inks: Inks) -> float:
    """Draw a piece and return its width."""
    wide = _wide(canvas, piece, size)
    if piece.kind == "text":
        ink = inks.key if piece.strong else inks.text
        canvas.words(piece.value, x, y, Type("bold" if piece.strong else "regular", size), ink)
        if piece.explained:
            _dots(canvas, x, y + size * 0.56, wide, size, inks.key)
    elif piece.kind == "glyph":
        radius = size * 0.64
        canvas.disc(x + radius, y, radius, "#20344f")
        canvas.sign(piece.value, x + radius, y, radius * 1.7, "#fdf3d4", "#9fb4cc")
    elif piece.kind == "plate":
        canvas.plate(piece.value, x + size * 0.61, y, size * 1.28)
    else:
        ink = inks.bolt if piece.value == "bolt" else inks.text
        canvas.sign(piece.value, x + wide / 2, y, size * 1.04, ink)
    return wide


def _dots(canvas: Canvas, x: float, y: float, wide: float, size: float, ink: Ink) -> None:
    count = max(2, int(wide / (size * 0.2)))
    for k in range(count):
        canvas.disc(x + wide * (k + 0.5) / count, y, size * 0.045, ink)
