"""The faces of drawn characters: face, blush, mouth, eyes, brows."""

from scenes.art.cards.easel import clipped
from scenes.art.cards.figure_style import Looks
from scenes.art.cards.quill import Points, Quill, oval, smooth
from scenes.art.palette import Ink, lighter, mix
from scenes.art.shapes import box, circle

FACE = [
    (0, -66), (36, -56), (52, -22), (51, 10), (42, 34), (23, 54), (0, 64), (-23, 54), (-42, 34), (-51, 10), (-52, -22),
    (-36, -56),
]  # fmt: skip
UNDER_FRINGE = [(-60, -30), (-40, 4), (-14, -6), (0, 8), (16, -6), (40, 4), (60, -30), (0, -90)]
FAR_CHEEK = [(40, -30), (60, -30), (60, 60), (18, 66), (40, 38), (47, 10)]
EYE_Y = 13


def face(pen: Quill, looks: Looks) -> None:
    """All of it but the hair."""
    skin, shade = looks.skin
    shape = smooth(FACE, steps=10)
    pen.poly(shape, skin)
    clipped(shape, pen, [(smooth(UNDER_FRINGE), mix(skin, shade, 0.55)), (smooth(FAR_CHEEK), mix(skin, shade, 0.5))])
    for side in (-1, 1):
        pen.oval(side * 33, 33, 11, 6, "#f0706a", 78)
    pen.line([(1, 31), (3, 34)], 2, shade)
    _mouth(pen, looks.mouth)
    line = mix(looks.hair[1], "#2a1a20", 0.55)
    for side in (-1, 1):
        _eye(pen, looks, side, line)
        lift = 2 if looks.gaze == "bold" else 0
        brow = [(side * 14, -14 + lift), (side * 24, -17), (side * 35, -13)]
        pen.line(smooth(brow, False), 2.6, line)


def _mouth(pen: Quill, kind: str) -> None:
    if kind == "open":
        pen.poly(smooth([(-9, 42), (0, 41), (9, 42), (6, 51), (0, 54), (-6, 51)]), "#a23a40")
        pen.poly(smooth([(-5, 50), (0, 48), (5, 50), (0, 54)]), "#f08a86")
    elif kind == "cat":
        pen.line(smooth([(-9, 44), (-5, 48), (0, 44), (5, 48), (9, 44)], False), 2.2, "#8a3a3c")
    else:
        pen.line(smooth([(-8, 44), (0, 48), (8, 44)], False), 2.4, "#8a3a3c")


def _eye(pen: Quill, looks: Looks, side: int, line: Ink) -> None:
    x, y = side * 24, EYE_Y
    if looks.gaze == "closed" or (looks.gaze == "wink" and side > 0):
        pen.line(smooth([(x - 13, y + 6), (x - 6, y - 2), (x, y - 4), (x + 6, y - 2), (x + 13, y + 6)], False), 4, line)
        return
    white = smooth([
        (x - 12, y - 2), (x - 7, y - 12), (x + 4, y - 13), (x + 11, y - 6), (x + 11, y + 8), (x + 5, y + 15),
        (x - 5, y + 15), (x - 11, y + 8),
    ])  # fmt: skip
    pen.poly(white, "#fffdfa")
    clipped(white, pen, _iris(x, y, looks.eye))
    inner, outer = (13, 16) if side > 0 else (16, 13)
    lash = [(x - inner, y - 1), (x - 8, y - 12), (x, y - 15.4), (x + 8, y - 12), (x + outer, y - 1)]
    pen.line(smooth(lash, False), 4.4, line)
    corner = x + side * 15
    pen.line([(corner - side * 2, y - 3), (corner + side * 3.4, y - 8)], 2.6, line)
    pen.line([(x - 5, y + 16.5), (x + 5, y + 16.5)], 1.6, mix(line, looks.skin[1], 0.35))


def _iris(x: float, y: float, eye: Ink) -> list[tuple[Points, Ink]]:
    return [
        (oval(x, y + 1.5, 10.2, 14), lighter(eye, -0.45)), (oval(x, y + 4, 8.6, 11), eye),
        (oval(x, y + 9, 6.6, 5.6), mix(eye, "#ffffff", 0.5)), (oval(x, y, 4.6, 6.6), lighter(eye, -0.72)),
        (box(x - 14, y - 16, 28, 6), lighter(eye, -0.6)), (circle(x - 4, y - 5, 4.2), "#ffffff"),
        (circle(x + 4, y + 7.5, 2.1), "#ffffff"),
    ]  # fmt: skip
