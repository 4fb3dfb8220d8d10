"""Two dice: at rest, tumbling in the round, and the odds of their sum as bars.

Knows faces from 1 to 6. The faces are given; nothing is rolled here.
"""

import math
import random
from collections.abc import Sequence

import pygame

from scenes.art import shapes
from scenes.art.letters import width_of, write
from scenes.art.palette import CALL, QUIET, Ink, lighter, mix
from scenes.art.shapes import Point
from scenes.art.soft import soft_box, soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put

IVORY, PIP = "#f2efe6", "#1a1f27"
FRAMES = 12  # pictures of a tumble, the last one at rest
THROWS = 4  # different tumbles

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
Vector = tuple[float, float, float]
# the normal of each face and the two directions along it; opposite faces make seven
_FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    2: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    5: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    3: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    4: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
}


@kept(1_000_000)
def die(size: int, face: int, ivory: str = IVORY) -> Sprite:
    """A die at rest, placed by its centre. Raises KeyError for a face that no die has."""
    spots = _PIPS[face]

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, size, size, lighter(ivory, -0.28), size * 0.22)
        pen.rect(0, 0, size, size * 0.95, ivory, size * 0.22)
        for x, y in spots:
            pen.disc(size / 2 + x * size * 0.25, size * 0.475 + y * size * 0.25, size * 0.09, PIP)

    return Sprite(drawn(size, size, draw, 4), -(size // 2), -(size // 2))


def _turned(vector: Vector, axis: Vector, angle: float) -> Vector:
    """A vector turned about a unit axis (Rodrigues)."""
    cos, sin = math.cos(angle), math.sin(angle)
    x, y, z = vector
    a, b, c = axis
    along = (a * x + b * y + c * z) * (1 - cos)
    return (
        x * cos + (b * z - c * y) * sin + a * along,
        y * cos + (c * x - a * z) * sin + b * along,
        z * cos + (a * y - b * x) * sin + c * along,
    )


def _to_viewer(face: int, vector: Vector) -> Vector:
    """The vector after the turn that brings a face towards the viewer."""
    turns: dict[int, tuple[Vector, float]] = {
        1: ((1, 0, 0), 0),
        6: ((0, 1, 0), math.pi),
        2: ((0, 1, 0), -math.pi / 2),
        5: ((0, 1, 0), math.pi / 2),
        3: ((1, 0, 0), math.pi / 2),
        4: ((1, 0, 0), -math.pi / 2),
    }
    return _turned(vector, *turns[face])


@kept(6_000_000)
def tumbling(size: int, face: int, frame: int, throw: int = 0) -> Sprite:
    """A die in the air, `frame` of FRAMES, that comes to rest on `face`; placed by its centre.

    `throw` chooses one of THROWS ways to tumble. Raises KeyError for a face that no die has.
    """
    if frame >= FRAMES - 1:
        return die(size, face)
    pick = random.Random(throw % THROWS)
    angle = pick.uniform(0, 2 * math.pi)
    axis = (math.cos(angle) * 0.9, math.sin(angle) * 0.9, math.sqrt(1 - 0.81))
    left = (1 - frame / (FRAMES - 1)) ** 2 * math.pi * pick.choice((1.5, 1.75, 2.0))
    side = math.ceil(size * 1.8)

    def draw(pen: Pen) -> None:
        visible = []
        for number, directions in _FACES.items():
            normal, along, down = (_turned(_to_viewer(face, v), axis, left) for v in directions)
            if normal[2] > 0.02:
                visible.append((normal[2], number, normal, along, down))
        for _depth, _number, normal, along, down in visible:  # no light may show through the seams
            _paint_hull(pen.box(size * 0.5, side / 2, side / 2), normal, along, down)
        for _depth, number, normal, along, down in sorted(visible):
            _paint_face(pen.box(size * 0.5, side / 2, side / 2), number, normal, along, down)

    return Sprite(drawn(side, side, draw, 3), -(side // 2), -(side // 2))


def _paint_hull(pen: Pen, normal: Vector, along: Vector, down: Vector) -> None:
    """A face to its sharp edges, of a cube a little smaller, which meets its neighbours without a gap."""
    corners = [
        (0.93 * (normal[0] + along[0] * u + down[0] * v), 0.93 * (normal[1] + along[1] * u + down[1] * v))
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    pen.poly(corners, lighter(IVORY, -0.3))


def _paint_face(pen: Pen, number: int, normal: Vector, along: Vector, down: Vector) -> None:
    """One face of a cube of half side 1, seen straight from the front."""

    def flat(u: float, v: float, lift: float = 1.0) -> Point:
        return normal[0] * lift + along[0] * u + down[0] * v, normal[1] * lift + along[1] * u + down[1] * v

    light = 0.55 + 0.3 * normal[2] - 0.22 * normal[1] - 0.1 * normal[0]
    ink = mix("#6a6559", IVORY, max(0.0, min(1.0, light)))
    corners = [flat(-1, -1), flat(1, -1), flat(1, 1), flat(-1, 1)]
    pen.poly(shapes.rounded(corners, 0.28), lighter(ink, -0.18))
    inner = [flat(-0.95, -0.95), flat(0.95, -0.95), flat(0.95, 0.95), flat(-0.95, 0.95)]
    pen.poly(shapes.rounded(inner, 0.3), ink)
    for x, y in _PIPS[number]:
        pip = [flat(x * 0.5 + a, y * 0.5 + b) for a, b in shapes.circle(0, 0, 0.18, 16)]
        pen.poly(pip, PIP)


def draw_dice(
    target: pygame.Surface,
    centre: tuple[float, float],
    size: int,
    faces: Sequence[int],
    share: float = 1.0,
    seed: int = 0,
) -> None:
    """Dice side by side round a centre; `share` of the tumble is over (1: they lie still).

    They come in from the left and bounce; `seed` makes throws differ.
    """
    frame = min(FRAMES - 1, int(max(0.0, share) * FRAMES))
    gap = size * 1.35
    for k, face in enumerate(faces):
        rest = centre[0] + (k - (len(faces) - 1) / 2) * gap
        away = (1 - min(1.0, share)) ** 2
        x = rest - away * size * (4 + k)
        hop = abs(math.sin(away * math.pi * 2.5)) * size * 0.7 * min(1.0, away * 3)
        shadow_at = centre[1] + size * 0.1
        if frame == FRAMES - 1:
            shadow = soft_box(size, size, size * 0.22, size * 0.12, "#000000", 150)
            put(target, shadow, x - size / 2, shadow_at - size / 2)
        else:
            put(target, soft_disc(size * 0.5, size * 0.2, "#000000", 110), x + hop * 0.3, shadow_at + size * 0.1)
        put(target, tumbling(size, face, frame, seed + k), x, centre[1] - hop)


def draw_odds(
    target: pygame.Surface, box: tuple[int, int, int, int], need: int, scale: float = 1.0, total: int | None = None
) -> None:
    """The sums 2 to 12 of two dice as bars in a box; those that hit (`need` or more, and 12) in gold.

    `total` marks the sum that was rolled. Numbers stand below: 2, the need, 12.
    """
    x, y, width, height = box
    size = round(18 * scale)
    floor, pitch = y + height - round(22 * scale), width / 11
    for k, ways in enumerate((1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)):
        tall = max(2, round((floor - y) * ways / 6))
        bar = pygame.Rect(round(x + k * pitch), floor - tall, max(2, round(pitch * 0.8)), tall)
        hit = k + 2 >= need or k == 10
        ink: Ink = CALL if hit else "#46566b"
        pygame.draw.rect(target, ink, bar, border_radius=max(1, round(2 * scale)))
        if hit:  # a light top edge, so that hits stand out in grey as well
            target.fill(lighter(CALL, 0.5), (bar.x + 1, bar.y, bar.w - 2, max(2, round(2 * scale))))
        if total == k + 2:
            pygame.draw.rect(target, "#ffffff", bar.inflate(4, 4), max(1, round(2 * scale)), 3)
    for number in sorted({2, need, 12} if 2 < need < 12 else {2, 12}):
        if number not in (2, 12) or abs(number - need) > 1 or number == need or not 2 < need < 12:
            half = width_of(str(number), size, "regular") / 2
            middle = min(x + width - half, max(x + half, x + (number - 2) * pitch + pitch * 0.4))
            tone = CALL if number == need else QUIET
            write(target, str(number), middle, floor + round(3 * scale), size, "regular", tone, "tc")
