"""Busts of those who shoot: helmets, hoods and hats, each in a 100 box.

`hue` is the seat's colour and stands only on visors, badges and cloth; `deep` is a dark shade of it.
"""

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


def marine(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen)
    pen.path("M36 74 L64 74 L60 90 L40 90 Z", deep)
    pen.path("M42 76 L58 76 L56 87 L44 87 Z", hue)
    halves(
        pen,
        "M24 50 C22 24 36 9 50 9 C64 9 78 24 76 50 L75 62 C74 70 66 76 50 76 C34 76 26 70 25 62 Z",
        "M50 9 C64 9 78 24 76 50 L75 62 C74 70 66 76 50 76 Z",
    )
    pen.path("M28 40 C38 35 62 35 72 40 L70 56 C64 62 36 62 30 56 Z", BLACK)
    pen.path("M31 42 C40 38 60 38 69 42 L67.5 54 C62 58.5 38 58.5 32.5 54 Z", hue)
    pen.path("M34 43.5 C38 42 44 41.4 48 41.4 L43 56.6 C39 56 36 55.4 34 54 Z", lighter(hue, 0.55))
    pen.line([(42, 67), (58, 67)], 3, DARK)
    pen.path("M46 9 L54 9 L55 33 L45 33 Z", deep)


def sniper(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 2, CLOTH, CLOTH_DARK)
    halves(
        pen,
        "M30 40 C30 66 38 80 52 80 C66 80 74 66 74 40 Z",
        "M52 40 L74 40 C74 66 66 80 52 80 Z",
        SKIN,
        SKIN_SHADE,
    )
    pen.path("M30 56 C31 72 40 82 52 82 C64 82 73 72 74 56 C66 62 38 62 30 56 Z", deep)
    pen.path("M6 38 C20 32 84 32 98 38 L94 44 C78 38 26 38 10 44 Z", CLOTH_DARK)
    halves(
        pen,
        "M24 37 C24 16 36 8 52 8 C68 8 80 16 80 37 C64 33 40 33 24 37 Z",
        "M52 8 C68 8 80 16 80 37 C72 35 62 34 52 34 Z",
    )
    pen.path("M25 31 C42 27 62 27 79 31 L80 37 C62 33 42 33 24 37 Z", hue)
    pen.path("M2 58 L38 58 L38 55 L92 55 L100 62 L100 70 L84 66 L62 66 L60 74 L53 74 L53 66 L38 65 L2 63 Z", BLACK)
    pen.path("M4 59.4 L40 59.4 L40 57 L90 57 L98 63 L98 66 L84 63 L40 63 L4 61.6 Z", LIGHT)
    pen.rect(30, 44, 34, 11.5, BLACK, 4)
    pen.rect(32, 46, 30, 7.5, DARK, 3)
    pen.disc(31, 49.7, 8, BLACK)
    pen.disc(31, 49.7, 6, hue)
    pen.disc(29, 47.6, 2, "#ffffff")


def hood(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.line([(88, 104), (78, 8)], 6.4, BLACK)
    pen.line([(88, 104), (78, 8)], 4, DARK)
    pen.rect(75, 3, 6.4, 9, BLACK, 1)
    pen.rect(70, 36, 18, 7, BLACK, 3)
    shoulders(pen, 0, CLOTH, CLOTH_DARK)
    pen.line([(30, 78), (66, 104)], 5, BLACK)
    pen.line([(30, 78), (66, 104)], 3, deep)
    halves(
        pen,
        "M20 80 C16 40 28 8 50 8 C72 8 84 40 80 80 C70 74 60 72 50 72 C40 72 30 74 20 80 Z",
        "M50 8 C72 8 84 40 80 80 C70 74 60 72 50 72 Z",
        SHADE,
        "#8b8678",
    )
    pen.path("M24 60 C22 36 33 15 48 12 C36 18 27 36 28 60 Z", "#cfc8b5")
    pen.path("M27 68 C24 38 36 21 50 21 C64 21 76 38 73 68 C70 40 62 26 50 26 C38 26 28 40 30 66 Z", "#6f6b5e")
    pen.path("M30 66 C28 40 38 26 50 26 C62 26 72 40 70 66 C64 72 56 74 50 74 C44 74 36 72 30 66 Z", BLACK)
    pen.path("M36 58 C38 66 44 70 50 70 C57 70 63 66 65 58 L60 60 L41 59 Z", "#1f262f")
    pen.disc(61, 49, 11.2, LIGHT)
    pen.disc(61, 49, 8.5, hue)
    pen.disc(61, 49, 4, lighter(hue, -0.55))
    pen.disc(58.4, 46.4, 2.6, "#ffffff")
    pen.path("M33 45 L46 48 L45 53 L33 51 Z", hue)
    pen.line([(42, 64), (57, 65.4)], 2.4, DARK)


def heavy(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.rect(4, 16, 26, 62, BLACK, 4)
    pen.rect(7, 18, 20, 58, DARK, 3)
    pen.rect(7, 18, 7, 58, SHADE, 3)
    pen.disc(17, 20, 13, BLACK)
    pen.disc(17, 20, 10, DARK)
    pen.disc(17, 20, 6, BLACK)
    shoulders(pen, 4)
    pen.path("M52 74 L86 80 L92 104 L58 104 Z", deep)
    halves(
        pen,
        "M34 58 C32 32 44 20 58 20 C72 20 84 32 82 58 C82 70 74 78 58 78 C42 78 34 70 34 58 Z",
        "M58 20 C72 20 84 32 82 58 C82 70 74 78 58 78 Z",
    )
    pen.path("M38 46 L78 46 L76 58 L40 58 Z", BLACK)
    pen.path("M41 48.5 L56 48.5 L56 55.5 L42 55.5 Z", hue)
    pen.path("M60 48.5 L75 48.5 L74 55.5 L60 55.5 Z", hue)
    pen.rect(48, 64, 20, 9, DARK, 2)
    for x in (52, 57, 62):
        pen.line([(x, 66), (x, 71)], 2, BLACK, cap=False)


def commando(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 3, LIGHT, SHADE)
    pen.mirrored("M3 104 L3 86 C8 76 22 72 30 76 L34 104 Z", deep)
    pen.mirrored("M6 88 C10 80 20 76 27 79 L28 86 Z", hue)
    halves(
        pen,
        "M26 60 L24 34 L36 14 L64 14 L76 34 L74 60 L62 78 L38 78 Z",
        "M50 14 L64 14 L76 34 L74 60 L62 78 L50 78 Z",
    )
    pen.path("M27 38 L50 50 L73 38 L71 52 L54 64 L46 64 L29 52 Z", BLACK)
    pen.mirrored("M31 43 L47 51.5 L45 59 L32 51 Z", hue)
    pen.path("M45 6 L55 6 L57 42 L50 46 L43 42 Z", deep)
    pen.line([(42, 70), (58, 70)], 3, DARK)


def recruit(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, -6, CLOTH, CLOTH_DARK)
    pen.path("M38 76 L62 76 L60 88 L40 88 Z", hue)
    halves(
        pen,
        "M31 42 C30 66 38 80 50 80 C62 80 70 66 69 42 Z",
        "M50 42 L69 42 C70 66 62 80 50 80 Z",
        SKIN,
        SKIN_SHADE,
    )
    pen.line([(31, 48), (40, 76)], 2.6, BLACK)
    pen.line([(69, 48), (60, 76)], 2.6, BLACK)
    pen.rect(40, 73, 20, 7, BLACK, 2)
    pen.disc(41, 56, 3.6, BLACK)
    pen.disc(59, 56, 3.6, BLACK)
    pen.path("M45 67 C48 70 52 70 55 67 L55 69 C52 72 48 72 45 69 Z", DARK)
    halves(
        pen,
        "M16 48 C14 20 30 8 50 8 C70 8 86 20 84 48 C72 42 62 40 50 40 C38 40 28 42 16 48 Z",
        "M50 8 C70 8 86 20 84 48 C72 42 62 40 50 40 Z",
        CLOTH,
        CLOTH_DARK,
    )
    pen.path("M20 34 C22 20 32 13 44 12 C34 18 28 26 27 38 Z", SHADE)
    pen.path("M17 41 C34 33 66 33 83 41 L84 48 C66 39 34 39 16 48 Z", deep)


def grenadier(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 5)
    pen.line([(26, 78), (80, 104)], 11, BLACK)
    pen.line([(26, 78), (80, 104)], 8, deep)
    halves(
        pen,
        "M24 52 C22 24 34 8 50 8 C66 8 78 24 76 52 L66 74 L34 74 Z",
        "M50 8 C66 8 78 24 76 52 L66 74 L50 74 Z",
        CLOTH,
        CLOTH_DARK,
    )
    pen.path("M28 44 C34 36 66 36 72 44 L68 66 L60 76 L40 76 L32 66 Z", LIGHT)
    pen.path("M50 38 C60 38 68 40 72 44 L68 66 L60 76 L50 76 Z", SHADE)
    for x in (39, 61):
        pen.disc(x, 50, 9.6, BLACK)
        pen.disc(x, 50, 7, hue)
    pen.disc(50, 70, 13, BLACK)
    pen.disc(50, 70, 10, DARK)
    for y in (65.4, 70, 74.6):
        pen.line([(43.6, y), (56.4, y)], 2.2, BLACK)
    pen.disc(83, 66, 17, BLACK)
    pen.disc(83, 66, 14, hue)
    pen.path("M83 52 C91 52 97 58 97 66 C97 74 91 80 83 80 Z", deep)
    pen.rect(77, 42, 12, 9, BLACK, 2)
    pen.line([(89, 44), (97, 54)], 3.6, BLACK)


SOLDIERS = {motif.__name__: motif for motif in (marine, sniper, hood, heavy, commando, recruit, grenadier)}
