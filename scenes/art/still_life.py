"""The table behind the title menu: wood, cards, dials, dice, counters, a map and coffee under a lamp.

Drawn once in a process of its own (`python -m scenes.art.still_life WIDTH HEIGHT FILE`) and kept as a file.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame

from scenes.art import still_things as things
from scenes.art.board_data import View, board_art
from scenes.art.board_surface import draw_base, draw_spawns
from scenes.art.still_cup import cup
from scenes.art.still_wood import table
from scenes.art.walls import draw_walls
from scenes.theme import rgb
from scenes.ui.pen import PM
from scenes.ui.skin import round_off

WIDTH, HEIGHT = 1920, 1080  # the units of this picture


class Canvas:
    """A large surface on which things are placed, turned, with their shadows; `k` pixels a unit."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        sharper = 2.0 if size[0] <= WIDTH else 1.25
        self.k = size[0] * sharper / WIDTH
        self.large = pygame.Surface((round(WIDTH * self.k), round(HEIGHT * self.k)), 0, 32)

    def place(
        self, thing: pygame.Surface, x: float, y: float, turn: float = 0, blur: float = 12, down: float = 12,
        aside: float = 6, alpha: int = 200,
    ) -> None:  # fmt: skip
        """Put a premultiplied sprite with its middle at (x, y), turned by degrees, its shadow below it."""
        turned = pygame.transform.rotozoom(thing, turn, 1.0)
        shadow = self._shadow(turned, blur, alpha)
        px, py = x * self.k, y * self.k
        for image, dx, dy in ((shadow, aside * self.k, down * self.k), (turned, 0.0, 0.0)):
            corner = (round(px - image.get_width() / 2 + dx), round(py - image.get_height() / 2 + dy))
            self.large.blit(image, corner, special_flags=PM)

    def _shadow(self, image: pygame.Surface, blur: float, alpha: int) -> pygame.Surface:
        pad = round(blur * self.k * 2.2)
        wide, high = image.get_width() + 2 * pad, image.get_height() + 2 * pad
        dark = pygame.Surface((wide, high), pygame.SRCALPHA)
        dark.blit(image, (pad, pad))
        dark.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        small = pygame.transform.smoothscale(dark, (max(1, wide // 4), max(1, high // 4)))
        small = pygame.transform.gaussian_blur(small, max(1, round(blur * self.k / 4)))
        return pygame.transform.smoothscale(small, (wide, high))

    def finished(self) -> pygame.Surface:
        """The picture at its own size."""
        return pygame.transform.smoothscale(self.large, self.size)


def render(size: tuple[int, int]) -> pygame.Surface:
    """The whole picture, `size` pixels (16:9)."""
    canvas = Canvas(size)
    wood = table(min(size[0], WIDTH), min(size[1], HEIGHT))
    canvas.large.blit(pygame.transform.smoothscale(wood, canvas.large.get_size()), (0, 0))
    for lay in (_map, _cards, _deck, _cup, _dials, _dice, _counters):
        lay(canvas)
    picture = canvas.finished()
    _lamp(picture)
    return picture


def _map(canvas: Canvas) -> None:
    walls = [[[0, 1], [3, 1]], [[3, 0], [3, 3]], [[3, 3], [6, 3]], [[6, 2], [6, 5]], [[0, 5], [4, 5]]]
    walls += [[[8, 0], [8, 3]], [[4, 5], [4, 6]], [[0, 6], [2, 6]], [[8, 4], [8, 8]], [[6, 6], [8, 6]]]
    floors = {
        "deck": [[x, y] for x in range(3) for y in range(1, 5)],
        "tile": [[x, y] for x in range(3, 8) for y in range(3)],
        "stone": [[x, y] for x in range(6, 10) for y in range(5, 8)],
    }
    block = {"kind": "block", "squares": [[4, 7], [5, 7]]}
    grid = {"width": 10, "height": 8, "walls": walls, "floors": floors, "areas": [block]}
    side, edge = round(54 * canvas.k), round(14 * canvas.k)
    wide, high = 10 * side + 2 * edge, 8 * side + 2 * edge
    view = View(edge, edge, side, (edge, edge, 10 * side, 8 * side), canvas.k)
    spawns = [((1, 6), "p1"), ((6, 1), "p2")]
    art, board = board_art(grid), pygame.Surface((wide, high))
    draw_base(board, view, art)
    draw_spawns(board, view, spawns)
    draw_walls(board, view, art)
    piece = pygame.Surface((wide, high), pygame.SRCALPHA)
    piece.fill((44, 50, 57, 255))
    inner = pygame.Rect(0, 0, wide, high).inflate(-edge, -edge)
    piece.fill((24, 28, 33, 255), inner)
    piece.blit(board, (edge, edge), pygame.Rect(edge, edge, 10 * side, 8 * side))
    round_off(piece, round(7 * canvas.k))
    canvas.place(piece, 1600, 812, 9, 18, 16, 8)


def _cards(canvas: Canvas) -> None:
    fan = (
        ("#CC79A7", "Nova", 2, "", "bolt"),
        ("#009E73", "Mineral", 1, "", "crystal"),
        ("#56B4E9", "Marine", 3, "marine", ""),
        ("#E69F00", "Imperial", 4, "elite", ""),
    )
    for index, (colour, title, cost, motif, sign) in enumerate(fan):
        turn = 26 - index * 17
        arm = pygame.Vector2(0, -500).rotate(-turn)
        seat = "p2" if index == 3 else "p1"
        front = things.card(216, rgb(colour), title, cost, seat, motif, sign, canvas.k)
        canvas.place(front, 1010 + arm.x, 1290 + arm.y, turn, 12, 9, 5, 180)


def _deck(canvas: Canvas) -> None:
    back = things.card_back(186, rgb("#7a4bb0"), canvas.k)
    for index in range(9):
        first = index == 0
        x, y = 880 - index * 1.2, 250 - index * 2.4
        canvas.place(back, x, y, 7, 8 if first else 3, 12 if first else 2, 6 if first else 1, 190 if first else 70)


def _cup(canvas: Canvas) -> None:
    canvas.place(cup(canvas.k), 1688, 262, 0, 24, 24, 10, 210)


def _dials(canvas: Canvas) -> None:
    canvas.place(things.dial(176, "p1", "hood", (6, 7, 15, 3), canvas.k), 1270, 350, -8, 26, 26, 10, 220)
    canvas.place(things.dial(104, "p2", "brute", (6, 8, 15, 3), canvas.k), 1540, 690, 12, 18, 18, 8, 220)
    canvas.place(things.dial(84, "p3", "drone", (7, 6, 13, 2), canvas.k), 1770, 842, -18, 14, 14, 7, 220)


def _dice(canvas: Canvas) -> None:
    ivory, dark, red, cream = rgb("#f1e9d6"), rgb("#2a1d12"), rgb("#b23a2a"), rgb("#f6e6d2")
    for side, face, body, pip, x, y, turn in (
        (72, 6, ivory, dark, 1404, 590, 18),
        (72, 2, ivory, dark, 1318, 618, -14),
        (60, 5, red, cream, 1490, 470, 33),
    ):
        canvas.place(things.die(side, face, body, pip, canvas.k), x, y, turn, 11, 12, 6, 210)


def _counters(canvas: Canvas) -> None:
    for x, y, size, seat, sign in (
        (1066, 560, 46, "orange", "helmet"),
        (1118, 604, 46, "orange", ""),
        (1010, 616, 42, "green", ""),
        (1830, 560, 44, "blue", "person"),
        (1876, 610, 44, "blue", "person"),
        (1500, 150, 42, "pink", ""),
        (1440, 120, 42, "yellow", ""),
    ):
        canvas.place(things.counter(size * 1.15, seat, sign, canvas.k), x, y, 0, 5, 8, 2, 190)
    for x, y, seat in ((1040, 440, "blue"), (1090, 484, "orange")):
        canvas.place(things.token(70, seat, canvas.k), x, y, 0, 6, 6, 2, 180)


def _lamp(picture: pygame.Surface) -> None:
    """Dark away from the lamp, a little warm light under it."""
    wide, high = WIDTH // 4, HEIGHT // 4
    xx, yy = np.meshgrid(np.arange(wide) * 4, np.arange(high) * 4, indexing="ij")

    def far(x: float, y: float, rx: float, ry: float) -> np.ndarray:
        return np.sqrt(((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2)

    dark = (1 - 0.72 * far(1330, 440, 1500, 1000).clip(0, 1.6) ** 1.9).clip(0, 1)
    _blend(picture, np.repeat(dark[..., None], 3, 2) * 255, pygame.BLEND_RGB_MULT)
    glow = (1 - far(1330, 420, 1080, 860)).clip(0, 1) ** 1.8 * 0.15
    near = (1 - far(1330, 400, 560, 560)).clip(0, 1) ** 1.8 * 0.05
    light = glow[..., None] * np.array(rgb("#ffb058")) + near[..., None] * np.array(rgb("#ffd08a"))
    _blend(picture, light, pygame.BLEND_RGB_ADD)


def _blend(picture: pygame.Surface, colours: np.ndarray, how: int) -> None:
    small = pygame.Surface(colours.shape[:2], 0, 32)
    pygame.surfarray.blit_array(small, colours.clip(0, 255).astype(np.uint8))
    picture.blit(pygame.transform.smoothscale(small, picture.get_size()), (0, 0), special_flags=how)


def save(size: tuple[int, int], path: Path, draw: Callable[[tuple[int, int]], pygame.Surface] = render) -> None:
    """Draw the picture and write it whole: what reads it meets the finished file or none."""
    half = path.with_name(f"{path.stem}.{os.getpid()}.part.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(draw(size), half)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)


if __name__ == "__main__":
    save((int(sys.argv[1]), int(sys.argv[2])), Path(sys.argv[3]))
