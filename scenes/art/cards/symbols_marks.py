"""The symbols that are no skill: kinds of cards, sides, counters and states. Pens run from -1 to 1."""

import itertools
import math
from collections.abc import Callable

from scenes.art import shapes
from scenes.art.palette import Ink, mix
from scenes.art.sprites import Pen


def _bolt(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(0.18, -0.92), (-0.56, 0.14), (-0.08, 0.14), (-0.22, 0.92), (0.56, -0.2), (0.06, -0.2)], ink)


def _star(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.rounded(shapes.ngon(0, 0.05, 0.95, 5, inner=0.46), 0.1), ink)


def _hero(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.ring(0, 0, 0.86, 0.24, ink)
    pen.ring(0, 0, 0.38, 0.12, ink)
    for k in range(8):
        x, y = shapes.on_circle(0, 0, 0.74, 22.5 + 45 * k)
        pen.disc(x, y, 0.06, hole)


def _villain(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(0, -0.8), (0.92, 0.7), (0.18, 0.7), (-0.06, -0.05)], ink)
    pen.poly([(-0.1, -0.62), (-0.92, 0.7), (0.0, 0.7), (-0.2, 0.1)], ink)


def _revive(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line(shapes.arc(0, 0.04, 0.62, -60, 220), 0.2, ink)
    pen.poly([(0.02, -0.98), (0.56, -0.5), (-0.1, -0.2)], ink)


def _person(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.disc(0, -0.42, 0.4, ink)
    pen.path("M-0.8 0.85 C-0.8 0.1 -0.35 0.08 0 0.08 C0.35 0.08 0.8 0.1 0.8 0.85 Z", ink)


def _team(pen: Pen, ink: Ink, hole: Ink) -> None:
    _person(pen.box(0.92, 0, 0.06), ink, hole)
    pen.poly(shapes.ngon(0, 0.52, 0.3, 5, inner=0.45), hole)


def _support(pen: Pen, ink: Ink, hole: Ink) -> None:
    _person(pen.box(0.74, 0.3, -0.02), mix(ink, hole, 0.45), hole)
    near = pen.box(0.86, -0.22, 0.1)
    near.disc(0, -0.42, 0.5, hole)
    _person(near, ink, hole)


def _mission(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.disc(0, 0, 0.56, ink)
    turn = math.radians(-22)
    ring = []
    for k in range(61):
        x, y = 0.98 * math.cos(math.tau * k / 60), 0.3 * math.sin(math.tau * k / 60)
        ring.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    pen.line(ring[2:29], 0.28, hole)
    pen.line(ring[0:31], 0.13, ink)
    pen.line(ring[30:37], 0.13, ink)
    pen.line(ring[54:61], 0.13, ink)


def _event(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(0, 0, 0.95, 8, inner=0.45), ink)
    pen.disc(0, 0, 0.2, hole)


def _obstacle(pen: Pen, ink: Ink, hole: Ink) -> None:
    for y, cuts in ((-0.8, (-0.9, 0.06, 0.9)), (-0.25, (-0.9, -0.42, 0.46, 0.9)), (0.3, (-0.9, 0.06, 0.9))):
        for left, right in itertools.pairwise(cuts):
            pen.rect(left + 0.04, y, right - left - 0.08, 0.46, ink, 0.1)


def _gear(pen: Pen, ink: Ink, hole: Ink) -> None:
    for at in (-0.42, 0, 0.42):
        pen.line([(at, -0.92), (at, 0.92)], 0.16, ink)
        pen.line([(-0.92, at), (0.92, at)], 0.16, ink)
    pen.rect(-0.66, -0.66, 1.32, 1.32, ink, 0.18)
    pen.rect(-0.34, -0.34, 0.68, 0.68, hole, 0.1)
    pen.disc(-0.12, -0.12, 0.1, ink)


def _adversary(pen: Pen, ink: Ink, hole: Ink) -> None:
    crown = [(-0.85, 0.55), (-0.92, -0.5), (-0.42, -0.02), (0, -0.82), (0.42, -0.02), (0.92, -0.5), (0.85, 0.55)]
    pen.poly(crown, ink)
    pen.rect(-0.85, 0.62, 1.7, 0.2, ink)


def _ship(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path("M0 -0.95 C0.3 -0.5 0.34 0.1 0.28 0.7 L-0.28 0.7 C-0.34 0.1 -0.3 -0.5 0 -0.95 Z", ink)
    for side in (-1, 1):
        pen.poly([(side * 0.3, 0.0), (side * 0.92, 0.66), (side * 0.3, 0.6)], ink)
    pen.disc(0, -0.25, 0.14, hole)
    pen.poly([(-0.16, 0.74), (0.16, 0.74), (0, 0.98)], ink)


def _complication(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.rect(-0.62, -0.9, 1.24, 1.8, ink, 0.18)
    pen.rect(-0.5, -0.78, 1, 1.56, hole, 0.1)
    pen.line(shapes.arc(0, -0.2, 0.3, -190, 60), 0.17, ink)
    pen.line([(0.14, 0.04), (0, 0.2)], 0.17, ink)
    pen.disc(0, 0.5, 0.12, ink)


def _stop(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(0, 0, 0.95, 8, 22.5), ink)
    pen.rect(-0.5, -0.14, 1, 0.28, hole, 0.06)


def _lock(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.rect(-0.62, -0.1, 1.24, 0.92, ink, 0.14)
    pen.line(shapes.arc(0, -0.12, 0.42, 180, 360), 0.2, ink)


def _plus(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.6, 0), (0.6, 0)], 0.26, ink)
    pen.line([(0, -0.6), (0, 0.6)], 0.26, ink)


def _minus(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.6, 0), (0.6, 0)], 0.26, ink)


def _check(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.62, 0.04), (-0.18, 0.5), (0.66, -0.48)], 0.26, ink)


def _cross(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.52, -0.52), (0.52, 0.52)], 0.26, ink)
    pen.line([(-0.52, 0.52), (0.52, -0.52)], 0.26, ink)


def _up(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(-0.9, 0.62), (0.9, 0.62), (0, -0.8)], ink)


def _down(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(-0.9, -0.62), (0.9, -0.62), (0, 0.8)], ink)


def _arrow(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.7, 0), (0.5, 0)], 0.24, ink)
    pen.poly([(0.2, -0.6), (0.92, 0), (0.2, 0.6)], ink)


def _flag(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(-0.55, -0.85), (-0.55, 0.9)], 0.18, ink)
    pen.poly([(-0.5, -0.8), (0.75, -0.42), (-0.5, 0.1)], ink)


def _fire(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(0, 0, 0.95, 8, inner=0.55), ink)
    pen.disc(0, 0, 0.24, hole)


MARKS: dict[str, Callable[[Pen, Ink, Ink], None]] = {
    "bolt": _bolt, "star": _star, "hero": _hero, "villain": _villain, "revive": _revive, "person": _person,
    "team": _team, "support": _support, "mission": _mission, "event": _event, "obstacle": _obstacle,
    "gear": _gear, "adversary": _adversary, "ship": _ship, "complication": _complication, "stop": _stop,
    "lock": _lock, "plus": _plus, "minus": _minus, "check": _check, "cross": _cross, "up": _up, "down": _down,
    "arrow": _arrow, "flag": _flag, "fire": _fire,
}  # fmt: skip
