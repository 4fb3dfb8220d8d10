"""The signs of cards of colours: the four colours' marks, soul, level, and the trigger icons. Boxes from -1 to 1."""

import math
from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.quill import smooth
from scenes.art.palette import Ink, mix
from scenes.art.sprites import Pen

Drawing = Callable[[Pen, Ink, Ink], None]

FLAME = (
    "M 0.05 -0.98 C 0.1 -0.5 0.72 -0.25 0.68 0.32 C 0.66 0.75 0.32 0.95 0 0.95 C -0.36 0.95 -0.68 0.72 -0.68 0.3 "
    "C -0.68 0.02 -0.5 -0.2 -0.38 -0.32 C -0.34 -0.14 -0.26 -0.06 -0.16 -0.04 C -0.22 -0.42 -0.12 -0.75 0.05 -0.98 Z"
)
FLAME_HEART = (
    "M 0.04 0.1 C 0.1 0.3 0.34 0.36 0.32 0.6 C 0.3 0.78 0.14 0.85 0 0.85 C -0.16 0.85 -0.3 0.76 -0.3 0.58 "
    "C -0.28 0.38 0 0.34 0.04 0.1 Z"
)
SOUL = (
    "M 0.32 -0.95 C -0.02 -0.72 -0.1 -0.46 -0.02 -0.22 C 0.3 -0.34 0.42 -0.5 0.46 -0.66 C 0.78 -0.2 0.82 0.1 0.72 0.4 "
    "C 0.6 0.74 0.3 0.92 0 0.92 C -0.42 0.92 -0.76 0.64 -0.76 0.22 C -0.76 -0.24 -0.32 -0.66 0.32 -0.95 Z"
)


def _sun(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.disc(0, 0, 0.46, ink)
    for turn in range(0, 360, 45):
        pen.line([shapes.on_circle(0, 0, far, turn) for far in (0.66, 0.88)], 0.2, ink)


def _leaf(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path("M -0.75 0.75 C -1.0 -0.5 0.0 -0.95 0.85 -0.85 C 0.95 0.0 0.5 1.0 -0.75 0.75 Z", ink)
    pen.line([(-0.85, 0.9), (-0.1, 0.1), (0.5, -0.5)], 0.13, hole)


def _flame(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(FLAME, ink)
    pen.path(FLAME_HEART, hole)


def _drop(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(
        "M 0 -0.95 C 0.3 -0.45 0.66 -0.05 0.66 0.34 C 0.66 0.72 0.36 0.95 0 0.95 "
        "C -0.36 0.95 -0.66 0.72 -0.66 0.34 C -0.66 -0.05 -0.3 -0.45 0 -0.95 Z",
        ink,
    )
    pen.line(shapes.arc(0, 0.34, 0.38, 80, 170), 0.13, hole)


def _moon(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path("M 0.3 -0.9 C -0.5 -0.9 -0.9 -0.3 -0.8 0.3 C -0.7 0.9 0.2 1.1 0.8 0.5 C 0.1 0.6 -0.4 0 0.3 -0.9 Z", ink)


def _soul(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(SOUL, ink)
    pen.disc(0, 0.34, 0.28, hole)


def _door(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.rect(-0.55, -0.85, 1.1, 1.7, ink, 0.1)
    pen.rect(-0.38, -0.68, 0.76, 1.53, hole)
    head = [(-0.34, -0.05), (0, -0.5), (0.34, -0.05)]
    pen.poly([*head, (0.13, -0.05), (0.13, 0.55), (-0.13, 0.55), (-0.13, -0.05)], ink)


def _gate(pen: Pen, ink: Ink, hole: Ink) -> None:
    for points, width in (
        ([(-0.6, 0.9), (-0.6, -0.4)], 0.26), ([(0.6, 0.9), (0.6, -0.4)], 0.26),
        ([(-0.95, -0.55), (0.95, -0.55)], 0.26), ([(-0.6, -0.1), (0.6, -0.1)], 0.18),
    ):  # fmt: skip
        pen.line(points, width, ink)


def _treasure(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(-0.45, -0.35), (0.75, -0.35), (0.95, 0.5), (-0.7, 0.5)], ink)
    pen.poly([(-0.5, -0.28), (-0.76, 0.5), (-0.95, 0.3), (-0.7, -0.4)], mix(ink, hole, 0.4))


def _choice(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(0, 0.9), (0, 0.1), (-0.6, -0.6)], 0.22, ink)
    pen.line([(0, 0.1), (0.6, -0.6)], 0.22, ink)
    for side in (-1, 1):
        pen.disc(side * 0.6, -0.66, 0.24, ink)


def _standby(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line(shapes.arc(0, 0.08, 0.66, -55, 235), 0.22, ink)
    pen.line([(0, -0.9), (0, -0.05)], 0.22, ink)


def _two_cards(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.rect(-0.72, -0.5, 0.72, 1.15, mix(ink, hole, 0.55), 0.12)
    pen.rect(-0.3, -0.78, 0.98, 1.4, hole, 0.16)
    pen.rect(-0.2, -0.7, 0.8, 1.24, ink, 0.12)


def _wind(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line(smooth([(-0.9, -0.25), (0.2, -0.25), (0.55, -0.5), (0.3, -0.8), (0.02, -0.66)], False), 0.2, ink)
    pen.line(smooth([(-0.7, 0.15), (0.5, 0.15), (0.85, 0.4), (0.6, 0.7), (0.3, 0.55)], False), 0.2, ink)
    pen.line([(-0.9, 0.5), (-0.1, 0.5)], 0.2, ink)


def _bag(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path("M -0.3 -0.5 C -1.2 0.1 -0.9 0.9 0 0.9 C 0.9 0.9 1.2 0.1 0.3 -0.5 Z", ink)
    pen.rect(-0.32, -0.6, 0.64, 0.16, ink)
    pen.poly([(-0.28, -0.62), (-0.46, -0.95), (0, -0.82), (0.46, -0.95), (0.28, -0.62)], ink)


def _shot(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(FLAME, ink)
    pen.poly([shapes.on_circle(0, 0.38, 0.42 if k % 2 else 0.2, 45 * k) for k in range(8)], hole)


def _deck(pen: Pen, ink: Ink, hole: Ink) -> None:
    for level in (0.0, -0.28, -0.56):
        pen.poly([(-0.8, 0.3 + level), (0, -0.12 + level), (0.8, 0.3 + level), (0, 0.72 + level)], ink)
        pen.line([(-0.8, 0.3 + level), (0, 0.72 + level), (0.8, 0.3 + level)], 0.1, hole)


def _sparkle(pen: Pen, ink: Ink, hole: Ink) -> None:
    turns = [math.pi / 4 * k - math.pi / 2 for k in range(8)]
    pen.poly([((1 if k % 2 == 0 else 0.28) * math.cos(t), (1 if k % 2 == 0 else 0.28) * math.sin(t))
              for k, t in enumerate(turns)], ink)  # fmt: skip


COLOR_SIGNS: dict[str, Drawing] = {
    "yellow": _sun, "green": _leaf, "red": _flame, "blue": _drop, "purple": _moon, "soul": _soul, "stock": _deck,
    "sparkle": _sparkle, "t_comeback": _door, "t_gate": _gate, "t_treasure": _treasure,
    "t_choice": _choice, "t_standby": _standby, "t_draw": _two_cards, "t_return": _wind, "t_shot": _shot,
    "t_pool": _bag,
}  # fmt: skip
"""By name; the trigger icons after `t_`."""
