"""The hair of drawn characters: what falls behind, the fringe over the face, the locks at its sides."""

from itertools import pairwise

from scenes.art.cards.easel import clipped
from scenes.art.cards.figure_style import Hair, Looks
from scenes.art.cards.quill import Points, Quill, smooth
from scenes.art.palette import Ink, mix
from scenes.art.shapes import Point, box

CAP = [(0, -84), (44, -74), (66, -30), (60, 36), (40, 54), (-40, 54), (-60, 36), (-66, -30), (-44, -74)]
LONG = [
    (0, -84), (44, -74), (70, -30), (72, 30), (84, 90), (78, 150), (92, 210), (40, 200), (0, 190), (-40, 200),
    (-92, 210), (-78, 150), (-84, 90), (-72, 30), (-70, -30), (-44, -74),
]  # fmt: skip
TWIN = [(46, -56), (92, -60), (124, -6), (122, 70), (104, 130), (110, 178), (80, 150), (72, 90), (66, 20)]
TAIL = [(20, -78), (70, -96), (112, -60), (120, 10), (104, 80), (118, 130), (82, 116), (74, 50), (66, -10)]
BOB = [
    (0, -86), (46, -76), (72, -28), (74, 34), (64, 74), (40, 82), (-40, 82), (-64, 74), (-74, 34), (-72, -28),
    (-46, -76),
]  # fmt: skip
CROWN = [(-60, 8), (-66, -34), (-44, -78), (0, -92), (44, -78), (66, -34), (60, 8)]
FRINGES: dict[str, list[Point]] = {
    "blunt": [
        (60, 22), (46, -16), (34, 4), (26, -22), (12, 2),
        (3, -24), (-10, 4), (-20, -22), (-32, 6), (-46, -16), (-60, 22),
    ],
    "even": [(60, 34), (47, -2), (40, 0), (24, 2), (10, 0), (0, 3), (-12, 0), (-26, 3), (-40, 0), (-47, -2), (-60, 34)],
    "part": [
        (60, 28), (52, -6), (44, 6), (34, -20), (18, -40),
        (2, -58), (-6, -44), (-22, -24), (-36, -4), (-50, -14), (-60, 26),
    ],
    "sweep": [
        (60, 24), (50, -12), (40, 8), (34, -14), (18, 8),
        (10, -10), (-8, 2), (-18, -16), (-34, -18), (-50, -24), (-60, 20),
    ],
    "jagged": [
        (60, 14), (48, -18), (38, 6), (28, -24), (16, 6),
        (4, -26), (-8, 6), (-22, -22), (-34, 4), (-48, -18), (-60, 16),
    ],
    "spiky": [
        (60, 10), (50, -20), (42, 2), (30, -26), (22, 0), (8, -30),
        (0, -2), (-14, -30), (-24, 2), (-36, -26), (-46, 4), (-52, -18), (-60, 12),
    ],
}  # fmt: skip
TUFTS = (
    [(-58, -60), (-84, -70), (-60, -34)], [(-34, -84), (-48, -108), (-12, -90)], [(10, -90), (22, -114), (38, -80)],
    [(46, -72), (80, -84), (62, -40)], [(-62, -20), (-80, -16), (-58, 10)], [(62, -20), (80, -16), (58, 10)],
)  # fmt: skip


def shaded(pen: Quill, shape: Points, top: Ink, low: Ink, start: float, end: float) -> None:
    """A shape that runs from one ink to another between two heights."""
    pen.poly(shape, low)
    step = (end - start) / 12
    parts: list[tuple[Points, Ink]] = [(box(-280, -280, 560, 280 + start), top)]
    parts += [(box(-280, start + step * k, 560, step + 1), mix(top, low, k / 11)) for k in range(12)]
    clipped(shape, pen, parts)


def mirrored(points: Points) -> list[Point]:
    """The other side."""
    return [(-x, y) for x, y in points]


def behind(pen: Quill, looks: Looks) -> None:
    """What falls behind the body."""
    hair, dark, _light = looks.hair
    if looks.cut in ("long", "straight"):
        shaded(pen, smooth(LONG), dark, mix(dark, hair, 0.5), 0, 200)
        return
    if looks.cut == "twin":
        for points, tone in ((TWIN, mix(hair, dark, 0.3)), (mirrored(TWIN), hair)):
            shaded(pen, smooth(points), tone, dark, -40, 170)
    elif looks.cut == "tail":
        shaded(pen, smooth(TAIL), hair, dark, -60, 120)
    pen.poly(smooth(BOB if looks.cut == "bob" else CAP), dark)


def _curve(a: Point, b: Point, dx: float, dy: float) -> list[Point]:
    """The edge of a strand."""
    mx, my = (a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy
    steps = [k / 8 for k in range(9)]
    return [((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mx + t * t * b[0],
             (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * my + t * t * b[1]) for t in steps]  # fmt: skip


def over(pen: Quill, looks: Looks) -> None:
    """Fringe with a band of light, locks, tufts, a cowlick."""
    hair, dark, light = looks.hair
    low: list[Point] = []
    for k, (a, b) in enumerate(pairwise(FRINGES[looks.fringe])):
        low += _curve(a, b, -3 if k % 2 else 3, 0 if looks.fringe == "even" else -4)
    fringe = [*smooth(CROWN, False), *low]
    shaded(pen, fringe, mix(hair, light, 0.18), mix(hair, dark, 0.35), -70, 16)
    _shine(pen, fringe, looks.hair)
    if looks.cut != "short":
        _locks(pen, looks)
    else:
        for tuft in TUFTS:
            pen.poly(tuft, hair if tuft[0][0] < 0 else mix(hair, dark, 0.35))
    if looks.cowlick:
        pen.poly(smooth([(-4, -86), (-18, -108), (6, -124), (26, -114), (10, -110), (2, -100), (4, -86)]), hair)


def _shine(pen: Quill, fringe: Points, tones: Hair) -> None:
    parts: list[tuple[Points, Ink]] = []
    for k in range(13):
        x = -58 + k * 9.6
        y = -44 + (x / 60) ** 2 * 16
        drop = (x / 60) * 4
        parts.append(([(x, y - 8), (x + 9.8, y - 8 + drop), (x + 7, y + 3), (x + 5, y + 9), (x + 3, y + 3)], tones[2]))
    clipped(fringe, pen, parts)
    for start, end in ((-40, -32), (-18, -12), (4, 10), (26, 32), (42, 44)):
        pen.line(smooth([(start * 0.6, -70), (start, -44), (end, -20)], False), 1.5, tones[1], 150)


def _locks(pen: Quill, looks: Looks) -> None:
    hair, dark, _light = looks.hair
    length = {"long": 96, "straight": 70}.get(looks.cut, 62)
    for side in (-1, 1):
        points = [(50, -40), (66, -20), (66, 30), (60, length), (50, length - 22), (48, 20)]
        shape = smooth([(side * x, y) for x, y in points])
        shaded(pen, shape, hair if side < 0 else mix(hair, dark, 0.35), mix(hair, dark, 0.6), -20, length)
