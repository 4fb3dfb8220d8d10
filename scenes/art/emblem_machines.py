"""Vehicles seen from above with their nose up, and the bust that a card without a motif gets.

`hue` is the seat's colour, `deep` a dark shade of it.
"""

import hashlib

from scenes.art.emblem_parts import BLACK, CLOTH, DARK, LIGHT, SHADE, halves, shoulders
from scenes.art.palette import Ink, lighter
from scenes.art.shapes import svg_path
from scenes.art.sprites import Pen


def rover(pen: Pen, hue: Ink, deep: Ink) -> None:
    for x in (10, 70):
        for y in (12, 66):
            pen.rect(x, y, 20, 28, BLACK, 5)
            pen.rect(x + 2, y + 2, 16, 24, "#3a3f47", 4)
            for k in range(4):
                pen.rect(x + 2, y + 5 + k * 5.4, 16, 1.6, BLACK)
    halves(
        pen,
        "M34 6 L66 6 L72 30 L72 84 L64 96 L36 96 L28 84 L28 30 Z",
        "M50 6 L66 6 L72 30 L72 84 L64 96 L50 96 Z",
    )
    pen.path("M34 34 L66 34 L62 52 L38 52 Z", BLACK)
    pen.path("M37 37 L50 37 L50 49 L40 49 Z", lighter(hue, 0.3))
    pen.path("M50 37 L63 37 L60 49 L50 49 Z", hue)
    pen.rect(38, 12, 24, 14, deep, 3)
    pen.disc(50, 70, 14, BLACK)
    pen.disc(50, 70, 11, hue)
    pen.line([(50, 70), (50, 98)], 7, BLACK)
    pen.line([(50, 70), (50, 96)], 4, DARK)
    pen.disc(50, 70, 5, deep)


def tank(pen: Pen, hue: Ink, deep: Ink) -> None:
    for x in (8, 72):
        pen.rect(x, 14, 20, 84, BLACK, 6)
        for k in range(11):
            pen.rect(x + 2, 18 + k * 7, 16, 4.4, DARK, 1)
    halves(
        pen,
        "M28 26 L72 26 L76 36 L76 92 L66 98 L34 98 L24 92 L24 36 Z",
        "M50 26 L72 26 L76 36 L76 92 L66 98 L50 98 Z",
        SHADE,
        DARK,
    )
    for k in range(4):
        pen.rect(36, 82 + k * 3.6, 28, 1.8, BLACK)
    pen.path("M34 44 L66 44 L72 56 L68 76 L32 76 L28 56 Z", BLACK)
    halves(
        pen,
        "M36 47 L64 47 L69 57 L65.6 73 L34.4 73 L31 57 Z",
        "M50 47 L64 47 L69 57 L65.6 73 L50 73 Z",
    )
    pen.rect(43, 0, 14, 50, BLACK, 2)
    pen.rect(45.4, 10, 9.2, 40, LIGHT)
    pen.rect(50, 10, 4.6, 40, SHADE)
    pen.rect(42, 0, 16, 12, BLACK, 2)
    pen.rect(44, 2, 12, 8, hue, 1)
    pen.disc(43, 62, 7.4, BLACK)
    pen.disc(43, 62, 5.4, hue)
    pen.rect(55, 56, 9, 12, deep, 2)


def glider(pen: Pen, hue: Ink, deep: Ink) -> None:
    halves(
        pen,
        "M50 6 C62 14 64 34 64 44 C84 46 98 64 98 86 C84 74 70 74 62 80 L58 96 L42 96 L38 80"
        " C30 74 16 74 2 86 C2 64 16 46 36 44 C36 34 38 14 50 6 Z",
        "M50 6 C62 14 64 34 64 44 C84 46 98 64 98 86 C84 74 70 74 62 80 L58 96 L50 96 Z",
    )
    pen.path("M50 16 C57 22 58 34 57 42 L43 42 C42 34 43 22 50 16 Z", BLACK)
    pen.path("M50 20 C54.6 25 55.4 34 54.6 39 L45.4 39 C44.6 34 45.4 25 50 20 Z", hue)
    pen.mirrored("M10 72 C16 60 26 54 36 53 L35 62 C26 62 18 66 10 72 Z", hue)
    pen.rect(44, 84, 12, 16, deep, 3)


MACHINES = {motif.__name__: motif for motif in (rover, tank, glider)}

HELMETS = (
    ("M24 50 C22 24 36 9 50 9 C64 9 78 24 76 50 L75 62 C74 70 66 76 50 76 C34 76 26 70 25 62 Z",
     "M50 9 C64 9 78 24 76 50 L75 62 C74 70 66 76 50 76 Z"),
    ("M28 78 L20 44 L34 14 L66 14 L80 44 L72 78 Z", "M50 14 L66 14 L80 44 L72 78 L50 78 Z"),
    ("M50 4 C70 16 78 36 74 60 L50 82 L26 60 C22 36 30 16 50 4 Z",
     "M50 4 C70 16 78 36 74 60 L50 82 Z"),
    ("M24 14 L76 14 L78 70 L64 80 L36 80 L22 70 Z", "M50 14 L76 14 L78 70 L64 80 L50 80 Z"),
)  # fmt: skip
VISORS = (
    "M30 40 L70 40 L68 54 L32 54 Z",
    "M28 38 L48 50 L48 58 L31 52 Z M72 38 L52 50 L52 58 L69 52 Z",
    "M44 30 L56 30 L56 68 L44 68 Z",
    "M30 46 C34 36 44 36 46 46 C44 56 34 56 30 46 Z M54 46 C56 36 66 36 70 46 C66 56 56 56 54 46 Z",
)
CRESTS = (
    "M46 4 L54 4 L55 28 L45 28 Z",
    "M22 30 L8 6 L32 16 Z M78 30 L92 6 L68 16 Z",
    "M50 0 L58 14 L50 28 L42 14 Z",
    "M26 64 L12 76 L30 76 Z M74 64 L88 76 L70 76 Z",
    "M36 68 L64 68 L60 76 L40 76 Z",
)


def generic(pen: Pen, hue: Ink, deep: Ink, seed: str) -> None:
    """A helmet, a visor and a crest chosen by the seed, so that one card always looks the same."""
    pick = hashlib.sha256(seed.encode()).digest()
    shoulders(pen, pick[0] % 7 - 3, *((LIGHT, SHADE) if pick[1] % 2 else (CLOTH, DARK)))
    pen.path("M38 76 L62 76 L58 104 L42 104 Z", deep)
    halves(pen, *HELMETS[pick[2] % len(HELMETS)])
    visor = VISORS[pick[3] % len(VISORS)]
    for part in svg_path(visor):
        pen.line(part, 7, BLACK, closed=True)
    pen.path(visor, hue)
    pen.path(CRESTS[pick[4] % len(CRESTS)], deep)
    if pick[5] % 3 == 0:
        pen.mirrored("M2 104 C2 86 14 76 30 78 L26 104 Z", deep)
