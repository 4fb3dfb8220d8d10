"""A board as one opaque surface: felt, frame, floors in chunks, spawn rings, walls, coordinates.

Floors are painted in chunks of CHUNK x CHUNK squares, kept by board and zoom: what was seen stays, what
comes into view is painted then, and `paint_ahead` does some more while nothing else is to be done.
"""

from collections.abc import Iterable, Sequence
from time import perf_counter

import pygame

from scenes.art import shapes
from scenes.art.board_data import BoardArt, Square, View
from scenes.art.floors import base_colour, draw_floor, draw_grid
from scenes.art.letters import write
from scenes.art.noise import draw_felt, multiply_grain
from scenes.art.palette import GRID, INK, lighter, seat_of
from scenes.art.soft import soft_box
from scenes.art.sprites import Pen, Sprite, drawn, holds, kept, put, ready
from scenes.art.tiles import draw_pictures
from scenes.art.walls import draw_doors, draw_walls, map_box, shadow_layer

CHUNK = 6
FRAME = 28  # units: the cardboard round the map
FRAME_INK = "#c9c3b2"

_boards: dict[str, BoardArt] = {}


@kept(36_000_000)
def _chunk(key: str, column: int, row: int, side: int) -> pygame.Surface:
    art = _boards[key]
    left, top = column * CHUNK, row * CHUNK
    wide, tall = min(CHUNK, art.width - left), min(CHUNK, art.height - top)
    image = ready(pygame.Surface((wide * side, tall * side)))
    for y in range(tall):
        for x in range(wide):
            kind = art.floors[top + y][left + x]
            draw_floor(image, kind, (left + x, top + y), (x * side, y * side), side)
    multiply_grain(image, left * side, top * side)
    draw_grid(image, side)
    view = View(-left * side, -top * side, side, (0, 0, *image.get_size()))
    draw_pictures(image, view, art)
    image.blit(shadow_layer(view, art, image.get_rect()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    draw_doors(image, view, art)
    return image


def chunk(art: BoardArt, column: int, row: int, side: int) -> pygame.Surface:
    """CHUNK x CHUNK squares of floor with the walls' shadows and door sills, opaque."""
    if art.key not in _boards:
        while len(_boards) >= 8:
            del _boards[next(iter(_boards))]
        _boards[art.key] = art
    return _chunk(art.key, column, row, side)


def _chunks(art: BoardArt, view: View, margin: int = 0) -> list[Square]:
    """The chunks in view, and those `margin` squares beyond, nearest to the middle first."""
    first, top, last, bottom = view.squares(art.width, art.height)
    if first >= last or top >= bottom:
        return []
    columns = range(max(0, first - margin) // CHUNK, (min(art.width, last + margin) - 1) // CHUNK + 1)
    rows = range(max(0, top - margin) // CHUNK, (min(art.height, bottom + margin) - 1) // CHUNK + 1)
    middle = ((first + last) / 2 / CHUNK, (top + bottom) / 2 / CHUNK)
    return sorted(
        ((c, r) for c in columns for r in rows),
        key=lambda at: (abs(at[0] + 0.5 - middle[0]) + abs(at[1] + 0.5 - middle[1]), at),
    )


def paint_ahead(art: BoardArt, view: View, seconds: float, margin: int = 6) -> bool:
    """Paint chunks round the view for at most about `seconds`. True when none is missing."""
    end = perf_counter() + seconds
    for column, row in _chunks(art, view, margin):
        chunk(art, column, row, view.side)
        if perf_counter() > end:
            return False
    return True


def draw_frame(target: pygame.Surface, view: View, art: BoardArt) -> None:
    """The cardboard frame and its shadow, round where the map lies."""
    rim = round(FRAME * view.scale)
    box = map_box(view, art).inflate(2 * rim, 2 * rim)
    shadow = soft_box(240, 240, 6, 22 * view.scale, "#000000", 200)
    _stretched_shadow(target, box, shadow, round(10 * view.scale))
    for part in _around(box, map_box(view, art)):
        target.fill("#20252b", part)
    pygame.draw.rect(target, "#0c0f13", box, 2, border_radius=5)
    pygame.draw.rect(target, "#2f353c", box.inflate(-4, -4), 2, border_radius=4)
    pygame.draw.rect(target, "#0c0f13", map_box(view, art).inflate(4, 4), 2)


def _around(outer: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The up to four rectangles that are left of `outer` without `hole`."""
    hole = hole.clip(outer)
    if not hole.w or not hole.h:
        return [outer]
    bands = (
        (outer.x, outer.y, outer.w, hole.y - outer.y),
        (outer.x, hole.bottom, outer.w, outer.bottom - hole.bottom),
        (outer.x, hole.y, hole.x - outer.x, hole.h),
        (hole.right, hole.y, outer.right - hole.right, hole.h),
    )
    return [pygame.Rect(band) for band in bands if band[2] > 0 and band[3] > 0]


def _stretched_shadow(target: pygame.Surface, box: pygame.Rect, shadow: Sprite, down: int) -> None:
    """A shadow's corners at the box's corners and its edges repeated between, for boxes of any size."""
    image, pad = shadow.image, -shadow.dx
    arm = pad + 60
    outer = box.inflate(2 * pad, 2 * pad).move(0, down)
    far = image.get_width() - arm
    for x, sx in ((outer.x, 0), (outer.right - arm, far)):
        for y, sy in ((outer.y, 0), (outer.bottom - arm, far)):
            target.blit(image, (x, y), (sx, sy, arm, arm), special_flags=pygame.BLEND_PREMULTIPLIED)
    for x in range(outer.x + arm, outer.right - arm, 100):
        wide = min(100, outer.right - arm - x)
        for y, sy in ((outer.y, 0), (outer.bottom - arm, far)):
            target.blit(image, (x, y), (arm, sy, wide, arm), special_flags=pygame.BLEND_PREMULTIPLIED)
    for y in range(outer.y + arm, outer.bottom - arm, 100):
        tall = min(100, outer.bottom - arm - y)
        for x, sx in ((outer.x, 0), (outer.right - arm, far)):
            target.blit(image, (x, y), (sx, arm, arm, tall), special_flags=pygame.BLEND_PREMULTIPLIED)


def column_name(column: int) -> str:
    """A, B ... Z, AA, AB ... for columns from 0."""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def square_name(square: Sequence[int]) -> str:
    """The name of a square as people say it: [19, 2] is T3."""
    return f"{column_name(square[0])}{square[1] + 1}"


def draw_coordinates(target: pygame.Surface, view: View, art: BoardArt) -> None:
    """Letters and numbers: on the frame where it is in view, else on small plates at the view's edge."""
    x, y, w, h = view.clip
    first, top, last, bottom = view.squares(art.width, art.height)
    rim, size = round(FRAME * view.scale), round(18 * view.scale)
    half, edge = rim / 2, rim / 2 + 6
    upper = max(view.y0 - half, y + edge)
    left = max(view.x0 - half, x + edge)
    right = min(view.x0 + art.width * view.side + half, x + w - half)
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    every = 1 if view.side >= size * 1.25 else 2 if view.side >= size * 0.65 else 4
    for column in range(first, last, every):
        _label(target, column_name(column), view.centre((column, 0))[0], upper, size, upper > view.y0, view)
    for row in range(top, bottom, every):
        middle = view.centre((0, row))[1]
        if middle > upper + half and middle < y + h - 4:
            _label(target, str(row + 1), left, middle, size, left > view.x0, view)
            if right > view.x0 + art.width * view.side:
                _label(target, str(row + 1), right, middle, size, False, view)
    target.set_clip(before)


def _label(
    target: pygame.Surface, words: str, x: float, y: float, size: int, on_board: bool, view: View
) -> None:
    if on_board:
        plate = _plate(round(28 * view.scale), round(26 * view.scale))
        put(target, plate, x - plate.get_width() / 2, y - plate.get_height() / 2)
    write(target, words, x, y, size, "narrow", "#d8d2c2" if on_board else FRAME_INK, "mc")


@kept(200_000)
def _plate(width: int, height: int) -> pygame.Surface:
    return drawn(width, height, lambda pen: pen.rect(0, 0, width, height, (12, 16, 21, 200), height * 0.3))


@kept(2_000_000)
def spawn_ring(side: int, seat: str | None) -> Sprite:
    """The ring of a spawn point in its seat's colour and shape, placed by the middle of the square."""
    colour, shape = seat_of(seat)

    def draw(pen: Pen) -> None:
        pen = pen.box(side, side / 2, side / 2)
        pen.disc(0, 0, 0.46, (8, 10, 12, 120))
        pen.ring(0, 0, 0.46, 0.14, (8, 10, 12, 170))
        for k in range(8):
            pen.sector(0, 0, 0.345, 0.43, k * 45 - 17, k * 45 + 17, colour)
        pen.ring(0, 0, 0.301, 0.03, colour)
        for k in range(4):
            tail, tip = shapes.on_circle(0, 0, 0.241, k * 90 + 45), shapes.on_circle(0, 0, 0.172, k * 90 + 45)
            aside = shapes.on_circle(0, 0, 0.05, k * 90 + 135)
            pen.poly([(tail[0] + aside[0], tail[1] + aside[1]), tip, (tail[0] - aside[0], tail[1] - aside[1])], colour)
        pen.poly(shapes.seat_shape(shape, 0, 0, 0.145), INK)
        pen.poly(shapes.seat_shape(shape, 0, 0, 0.11), lighter(colour, 0.35))

    return Sprite(drawn(side, side, draw, 4), -(side // 2), -(side // 2))


def draw_spawns(target: pygame.Surface, view: View, spawns: Iterable[tuple[Sequence[int], str | None]]) -> None:
    """Rings on the squares of (square, seat) pairs; a seat of None is a suggested point, grey."""
    for square, seat in spawns:
        put(target, spawn_ring(view.side, seat), *view.centre(square))


def draw_base(target: pygame.Surface, view: View, art: BoardArt, hurry: bool = False) -> bool:
    """Felt, frame and floors within the view's clip: all that lies below overlays and walls.

    In a hurry, as while zooming, floors not painted yet are plain; then it returns False, and `paint_ahead`
    paints them.
    """
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip))
    box = map_box(view, art)
    if not box.contains(pygame.Rect(view.clip)):
        for part in _around(pygame.Rect(view.clip), box):
            draw_felt(target, (part.x, part.y, part.w, part.h), box.topleft)
        draw_frame(target, view, art)
    whole = True
    for column, row in _chunks(art, view):
        if hurry and not holds(_chunk, art.key, column, row, view.side):
            _plain_chunk(target, view, art, column, row)
            whole = False
        else:
            target.blit(chunk(art, column, row, view.side), view.corner(column * CHUNK, row * CHUNK))
    target.set_clip(before)
    return whole


def _plain_chunk(target: pygame.Surface, view: View, art: BoardArt, column: int, row: int) -> None:
    """A chunk's squares in their floors' middle tones, with the grid between them."""
    for y in range(row * CHUNK, min(art.height, (row + 1) * CHUNK)):
        for x in range(column * CHUNK, min(art.width, (column + 1) * CHUNK)):
            left, top = view.corner(x, y)
            target.fill(GRID, (left, top, view.side, view.side))
            target.fill(base_colour(art.floors[y][x]), (left + 1, top + 1, view.side - 1, view.side - 1))


def board_surface(
    art: BoardArt, view: View, spawns: Iterable[tuple[Sequence[int], str | None]] = ()
) -> pygame.Surface:
    """The whole board through a view, opaque, as large as the view's clip reaches, with nothing on it.

    For a board with overlays call draw_base, the overlays below walls, draw_spawns and draw_walls in turn.
    """
    x, y, w, h = view.clip
    image = ready(pygame.Surface((x + w, y + h)))
    draw_base(image, view, art)
    draw_spawns(image, view, spawns)
    draw_walls(image, view, art)
    draw_coordinates(image, view, art)
    return image
