"""Busts of the horde: tusks, horns, masks and shells, each in a 100 box.

`hue` is the seat's colour and stands only on eyes, plumes, shields and blades; `deep` is a dark shade of it.
"""

from scenes.art import shapes
from scenes.art.emblem_parts import BLACK, CLOTH, DARK, LIGHT, SHADE, halves, shoulders
from scenes.art.palette import Ink, lighter
from scenes.art.sprites import Pen

FUR = "#5d4d3e"
FUR_DARK = "#463a2f"
HIDE = "#cbb89b"
HIDE_DARK = "#a38f74"


def _snarl(pen: Pen, hue: Ink) -> None:
    """The face that brute and chieftain share: eyes, muzzle, tusks."""
    for x in (38, 62):
        pen.disc(x, 52, 4.8, hue)
        pen.disc(x, 52, 2, BLACK)
    pen.path("M44 60 L56 60 L54 66 L46 66 Z", "#6d5a48")
    pen.path("M32 70 C40 66 60 66 68 70 L64 80 C56 77 44 77 36 80 Z", BLACK)
    pen.mirrored("M34 81 L38 60 L44 79 Z", LIGHT)


def brute(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 6, "#a38f78", "#6f604f")
    pen.mirrored("M2 104 C0 82 14 68 32 74 L28 104 Z", deep)
    halves(
        pen,
        "M16 66 C8 40 20 8 50 6 C80 8 92 40 84 66 L76 84 L24 84 Z",
        "M50 6 C80 8 92 40 84 66 L76 84 L50 84 Z",
        FUR,
        FUR_DARK,
    )
    halves(
        pen,
        "M26 62 C24 34 34 22 50 22 C66 22 76 34 74 62 C72 78 62 86 50 86 C38 86 28 78 26 62 Z",
        "M50 22 C66 22 76 34 74 62 C72 78 62 86 50 86 Z",
        HIDE,
        HIDE_DARK,
    )
    pen.mirrored("M24 44 L48 50 L48 44 L30 33 Z", FUR, FUR_DARK)
    _snarl(pen, hue)


def chieftain(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 6, "#a38f78", "#6f604f")
    pen.mirrored("M24 50 C2 48 -4 24 8 2 C10 20 18 30 30 32 Z", LIGHT, SHADE)
    halves(
        pen,
        "M22 62 C16 36 28 20 50 20 C72 20 84 36 78 62 L72 84 L28 84 Z",
        "M50 20 C72 20 84 36 78 62 L72 84 L50 84 Z",
        HIDE,
        HIDE_DARK,
    )
    pen.path("M20 46 C20 26 32 16 50 16 C68 16 80 26 80 46 L66 42 L50 48 L34 42 Z", BLACK)
    pen.path("M23 42 C24 27 34 19 50 19 C66 19 76 27 77 42 L65 38.6 L50 44 L35 38.6 Z", hue)
    pen.path("M50 19 C66 19 76 27 77 42 L65 38.6 L50 44 Z", deep)
    pen.path("M50 2 L60 24 L50 42 L40 24 Z", BLACK)
    pen.path("M50 7 L57 24 L50 37 L43 24 Z", LIGHT)
    _snarl(pen, hue)
    pen.path("M40 84 L60 84 L56 104 L44 104 Z", FUR)


def elite(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 2, LIGHT, SHADE)
    pen.mirrored("M0 104 C0 80 18 66 34 76 L26 104 Z", deep)
    halves(
        pen, "M50 2 C60 6 62 20 62 30 L38 30 C38 20 40 6 50 2 Z", "M50 2 C60 6 62 20 62 30 L50 30 Z", hue, deep
    )
    halves(
        pen,
        "M22 58 C20 30 34 18 50 18 C66 18 80 30 78 58 L66 70 L60 86 L50 80 L40 86 L34 70 Z",
        "M50 18 C66 18 80 30 78 58 L66 70 L60 86 L50 80 Z",
    )
    pen.mirrored("M30 50 L47 57 L46 63 L32 60 Z", BLACK)
    pen.mirrored("M33 53 L45 58.6 L44.6 61 L34 58 Z", hue)
    pen.path("M45 66 L55 66 L52 78 L48 78 Z", DARK)
    pen.line([(50, 22), (50, 48)], 3, DARK)


def blade(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 2)
    pen.path("M40 72 L60 72 L56 104 L44 104 Z", deep)
    halves(
        pen,
        "M50 6 L66 14 L76 36 L74 62 L60 80 L40 80 L26 62 L24 36 L34 14 Z",
        "M50 6 L66 14 L76 36 L74 62 L60 80 L50 80 Z",
    )
    pen.path("M28 42 L72 42 L68 52 L54 54 L54 76 L46 76 L46 54 L32 52 Z", BLACK)
    pen.mirrored("M32 45 L46 45 L45 50 L34 49.6 Z", hue)
    pen.line([(92, 96), (74, 2)], 13, BLACK)
    pen.line([(92, 96), (76, 14)], 9, hue)
    pen.path("M71 16 L81 13 L73 0 Z", hue)
    pen.line([(90, 92), (77, 20)], 3, "#ffffff")
    pen.line([(80, 86), (100, 80)], 7, BLACK)


def zealot(pen: Pen, hue: Ink, deep: Ink) -> None:
    for k in range(12):
        pen.line([shapes.on_circle(50, 42, 34, k * 30), shapes.on_circle(50, 42, 44, k * 30)], 4, hue, cap=False)
    pen.disc(50, 42, 37, hue)
    pen.disc(50, 42, 31, BLACK)
    shoulders(pen, 0, CLOTH, DARK)
    pen.mirrored("M16 104 C18 84 30 74 42 72 L46 104 Z", LIGHT, SHADE)
    halves(
        pen,
        "M50 10 C64 14 70 30 68 48 L60 70 L50 84 L40 70 L32 48 C30 30 36 14 50 10 Z",
        "M50 10 C64 14 70 30 68 48 L60 70 L50 84 Z",
    )
    pen.mirrored("M35 46 L47 54 L46 60 L38 57 Z", BLACK)
    pen.path("M50 16 L54 34 L51.6 74 L48.4 74 L46 34 Z", deep)
    pen.disc(50, 30, 5, hue)


def drone(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.line([(40, 22), (30, 8), (14, 4)], 3.6, SHADE)
    pen.line([(60, 22), (70, 8), (86, 4)], 3.6, DARK)
    pen.mirrored("M40 74 C16 60 2 74 0 104 L30 104 Z", deep)
    shoulders(pen, -16, CLOTH, DARK)
    halves(
        pen,
        "M50 16 C66 16 76 26 74 44 C72 62 62 76 50 84 C38 76 28 62 26 44 C24 26 34 16 50 16 Z",
        "M50 16 C66 16 76 26 74 44 C72 62 62 76 50 84 Z",
    )
    pen.mirrored("M20 38 C18 24 32 20 40 30 C48 42 44 58 38 60 C28 60 22 52 20 38 Z", BLACK)
    pen.mirrored("M23 38 C22 28 32 25 38 32 C44 42 41 54 37 56 C30 56 25 49 23 38 Z", hue)
    pen.disc(31, 36, 4, lighter(hue, 0.7))
    pen.disc(63, 36, 3, lighter(hue, 0.4))
    pen.mirrored("M49 66 L40 72 C36 80 40 90 47 92 C42 84 44 78 49 74 Z", BLACK)
    pen.line([(50, 18), (50, 40)], 2.6, DARK)


def jackal(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, -4, CLOTH, DARK)
    for k, tip in enumerate(((58, 0), (76, 4), (90, 16), (98, 32))):
        pen.poly([(52 + k * 4, 20 + k * 6), tip, (62 + k * 3, 26 + k * 7)], deep if k % 2 else hue)
    pen.path("M44 78 C46 66 52 60 60 58 L78 66 L80 82 L60 92 Z", SHADE)
    halves(
        pen,
        "M78 30 C86 44 84 64 72 72 L52 70 L34 60 L2 66 C10 50 22 42 32 38 C38 20 62 10 78 30 Z",
        "M78 30 C86 44 84 64 72 72 L52 70 L46 56 L60 30 Z",
    )
    pen.path("M2 66 C10 50 22 42 34 40 L36 52 L30 58 L12 62 Z", DARK)
    pen.path("M8 70 L34 64 L50 74 L44 80 C30 80 16 78 8 70 Z", BLACK)
    pen.path("M12 71 L34 67 L46 74 L42 77 C30 77 20 75 12 71 Z", DARK)
    for x in (20, 28, 36):
        pen.poly([(x - 3, 62), (x + 3, 61), (x, 70)], LIGHT)
    pen.disc(54, 40, 9.6, BLACK)
    pen.disc(54, 40, 7, hue)
    pen.rect(52.6, 34, 3, 12, BLACK, 1.5)


def grunt(pen: Pen, hue: Ink, deep: Ink) -> None:
    halves(
        pen,
        "M14 104 L26 22 L50 4 L74 22 L86 104 Z",
        "M50 4 L74 22 L86 104 L50 104 Z",
        deep,
        lighter(deep, -0.25),
    )
    pen.line([(50, 10), (50, 40)], 3, hue)
    shoulders(pen, -6, CLOTH, DARK)
    halves(
        pen,
        "M24 58 C24 38 34 28 50 28 C66 28 76 38 76 58 C76 74 64 84 50 84 C36 84 24 74 24 58 Z",
        "M50 28 C66 28 76 38 76 58 C76 74 64 84 50 84 Z",
    )
    for x in (38, 62):
        pen.disc(x, 54, 8, BLACK)
        pen.disc(x, 54, 5.4, hue)
    pen.path("M36 68 L64 68 L60 80 L40 80 Z", BLACK)
    for x in (43, 50, 57):
        pen.line([(x, 70), (x, 78)], 2.2, hue, cap=False)


def hunter(pen: Pen, hue: Ink, deep: Ink) -> None:
    shoulders(pen, 0, CLOTH, DARK)
    halves(
        pen,
        "M50 12 C62 12 70 18 74 30 L90 16 L80 48 C78 66 66 80 50 80 C34 80 22 66 20 48 L10 16 L26 30"
        " C30 18 38 12 50 12 Z",
        "M50 12 C62 12 70 18 74 30 L90 16 L80 48 C78 66 66 80 50 80 Z",
    )
    pen.mirrored("M28 42 L46 50 L46 56 L32 52 Z", BLACK)
    pen.disc(39, 49, 2.6, hue)
    pen.disc(61, 49, 2.6, hue)
    pen.path("M42 62 L50 58 L58 62 L54 80 L50 76 L46 80 Z", DARK)
    pen.disc(30, 86, 25, BLACK)
    pen.disc(30, 86, 22, hue)
    pen.disc(30, 86, 15, deep)
    pen.disc(30, 86, 6, LIGHT)


def wraith(pen: Pen, hue: Ink, deep: Ink) -> None:
    pen.path(
        "M50 4 C70 8 80 30 82 54 L92 94 L80 84 L74 104 L62 90 L52 104 L42 92 L30 104 L24 86 L10 96"
        " L18 54 C20 30 30 8 50 4 Z",
        CLOTH,
    )
    pen.path("M50 4 C70 8 80 30 82 54 L92 94 L80 84 L74 104 L62 90 L52 104 Z", DARK)
    pen.path("M50 4 C36 10 27 30 26 56 L18 54 C20 30 30 8 50 4 Z", SHADE)
    pen.path("M50 16 C62 20 70 34 70 52 C70 68 62 78 50 88 C38 78 30 68 30 52 C30 34 38 20 50 16 Z", BLACK)
    pen.mirrored("M34 40 C40 42 46 50 47 60 C40 60 34 52 34 40 Z", hue)
    pen.mirrored("M36.4 45 C40 47 43 51 44 56 C40 55 37 51 36.4 45 Z", lighter(hue, 0.7))
    for x in (44, 50, 56):
        pen.line([(x, 68), (x, 76 if x == 50 else 73)], 2.4, DARK)


HORDE = {
    motif.__name__: motif
    for motif in (brute, chieftain, elite, blade, zealot, drone, jackal, grunt, hunter, wraith)
}
