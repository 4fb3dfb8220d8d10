"""Busts of those who lead, mend, drive and look: each in a 100 box.

`hue` is the seat's colour and stands only on visors, badges and cloth; `deep` is a dark shade of it.
"""

from scenes.art import shapes
from scenes.art.emblem_parts import (
    BLACK,
    CLOTH,
    CLOTH_DARK,
    DARK,
    LIGHT,
    SHADE,
    SKIN,
    SKIN_SHADE,
    halves,
    shoulders,
)
from scenes.art.palette import Ink, lighter
from scenes.art.sprites import Pen


def medic(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 0, LIGHT, SHADE)
    pen.path("M40 74 L60 74 L58 104 L42 104 Z", deep)
    halves(
        pen,
        "M24 52 C22 26 34 10 50 10 C66 10 78 26 76 52 C76 68 66 78 50 78 C34 78 24 68 24 52 Z",
        "M50 10 C66 10 78 26 76 52 C76 68 66 78 50 78 Z",
    )
    pen.path("M30 50 C34 44 66 44 70 50 C70 66 62 72 50 72 C38 72 30 66 30 50 Z", BLACK)
    pen.path("M33 52 C38 47 62 47 67 52 C66 64 60 69 50 69 C40 69 34 64 33 52 Z", hue)
    pen.path("M36 52 C40 49.6 45 49 48 49 L44 67 C39 65 36 60 36 52 Z", lighter(hue, 0.45))
    pen.rect(45, 14, 10, 28, deep, 1)
    pen.rect(36, 23, 28, 10, deep, 1)


def officer(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.line([(78, 46), (86, 4)], 3.4, LIGHT)
    pen.disc(86, 5, 4.4, hue)
    shoulders(pen)
    pen.path("M40 72 L60 72 L50 92 Z", LIGHT)
    pen.mirrored("M12 92 L26 86 L26 90 L12 96 Z", hue)
    halves(
        pen,
        "M29 44 C28 66 36 80 50 80 C64 80 72 66 71 44 Z",
        "M50 44 L71 44 C72 66 64 80 50 80 Z",
        LIGHT,
        SHADE,
    )
    halves(
        pen,
        "M20 42 C20 18 36 10 50 10 C64 10 80 18 80 42 C70 37 60 36 50 36 C40 36 30 37 20 42 Z",
        "M50 10 C64 10 80 18 80 42 C70 37 60 36 50 36 Z",
        hue,
        deep,
    )
    pen.path("M18 42 C30 34 70 34 82 42 L80 47 C68 41 32 41 20 47 Z", BLACK)
    pen.line([(36, 52), (44, 53)], 4, BLACK)
    pen.line([(56, 53), (64, 52)], 4, BLACK)
    pen.line([(42, 68), (58, 68)], 3.4, DARK)
    pen.rect(72, 44, 9, 18, BLACK, 3)
    pen.line([(76, 60), (62, 70)], 2.4, BLACK)
    pen.poly(shapes.ngon(50, 24, 8, 5, inner=0.45), LIGHT)


def scout(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.path("M70 22 C86 22 96 34 96 60 C90 50 84 46 76 46 Z", DARK)
    shoulders(pen, -4, CLOTH, CLOTH_DARK)
    pen.path("M22 84 C34 74 66 74 78 84 L70 96 C60 90 40 90 30 96 Z", hue)
    pen.path("M62 88 L78 84 L92 104 L70 104 Z", deep)
    halves(
        pen,
        "M27 40 C26 66 36 82 50 82 C64 82 74 66 73 40 Z",
        "M50 40 L73 40 C74 66 64 82 50 82 Z",
        SKIN,
        SKIN_SHADE,
    )
    halves(
        pen,
        "M22 46 C14 20 34 4 54 8 C74 8 84 24 78 46 L72 34 L62 38 L54 28 L44 38 L36 32 L28 40 Z",
        "M54 8 C74 8 84 24 78 46 L72 34 L62 38 L54 28 Z",
        "#5d4d3e",
        "#463a2f",
    )
    pen.path("M20 42 L80 42 L80 52 L20 52 Z", BLACK)
    for x in (37, 63):
        pen.disc(x, 48, 14, BLACK)
        pen.disc(x, 48, 11.4, LIGHT)
        pen.disc(x, 48, 9, hue)
        pen.disc(x - 3, 45, 3, "#ffffff")
    pen.line([(43, 70), (57, 70)], 3, SKIN_SHADE)


def engineer(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.line([(14, 92), (84, 22)], 12, BLACK)
    pen.line([(14, 92), (84, 22)], 8, DARK)
    pen.disc(84, 20, 15, BLACK)
    pen.disc(84, 20, 12, DARK)
    pen.poly([(80, 20), (92, 2), (100, 12), (88, 26)], BLACK)
    shoulders(pen, 0, LIGHT, SHADE)
    pen.mirrored("M24 78 L34 74 L38 104 L28 104 Z", deep)
    halves(
        pen,
        "M29 44 C28 68 36 82 50 82 C64 82 72 68 71 44 Z",
        "M50 44 L71 44 C72 68 64 82 50 82 Z",
        SKIN,
        SKIN_SHADE,
    )
    pen.path("M31 62 C36 70 64 70 69 62 C68 76 60 84 50 84 C40 84 32 76 31 62 Z", "#5d4d3e")
    pen.line([(37, 53), (44, 53)], 4, BLACK)
    pen.line([(56, 53), (63, 53)], 4, BLACK)
    halves(
        pen,
        "M21 42 C20 18 34 10 50 10 C66 10 80 18 79 42 Z",
        "M50 10 C66 10 80 18 79 42 L50 42 Z",
    )
    pen.path("M14 40 L86 40 L88 47 L12 47 Z", SHADE)
    pen.path("M44 9 L56 9 L57 24 L43 24 Z", DARK)
    pen.disc(50, 31, 12, BLACK)
    pen.disc(50, 31, 9.4, hue)
    pen.disc(50, 31, 5, lighter(hue, 0.75))


def pilot(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, -2, CLOTH, CLOTH_DARK)
    pen.mirrored("M28 74 L40 72 L46 104 L36 104 Z", deep)
    halves(
        pen,
        "M18 46 C18 18 32 6 50 6 C68 6 82 18 82 46 C82 62 76 72 64 76 L36 76 C24 72 18 62 18 46 Z",
        "M50 6 C68 6 82 18 82 46 C82 62 76 72 64 76 L50 76 Z",
    )
    pen.path("M22 32 C34 20 66 20 78 32 L76 54 C62 50 38 50 24 54 Z", BLACK)
    pen.path("M25 34 C36 24 64 24 75 34 L73.4 50 C60 46.6 40 46.6 26.6 50 Z", hue)
    pen.path("M29 34.4 C35 30 42 28.6 47 28.2 L41 47.6 C36 48 31 48.6 29.4 49 Z", lighter(hue, 0.6))
    pen.path("M34 54 C42 51 58 51 66 54 L62 76 C58 80 42 80 38 76 Z", BLACK)
    pen.path("M38 57 C44 54.6 56 54.6 62 57 L59 73 C56 76 44 76 41 73 Z", DARK)
    pen.line([(50, 74), (56, 88), (74, 96)], 9, BLACK)
    pen.line([(50, 74), (56, 88), (74, 96)], 5.4, SHADE)
    pen.disc(50, 65, 5, BLACK)
    pen.path("M50 8 L55 18 L45 18 Z", deep)


CREW = {motif.__name__: motif for motif in (medic, officer, scout, engineer, pilot)}
