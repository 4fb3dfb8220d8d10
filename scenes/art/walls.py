"""Walls, thick and black as on the printed maps, their shadows, doors and solid blocks.

Everything here lies along the axes, so it is filled straight onto the target at its real size.
"""

from collections.abc import Iterable

import pygame

from scenes.art.blocks import THICK, block_image, block_look
from scenes.art.board_data import Area, BoardArt, Segment, View
from scenes.art.palette import BRASS, WALL_CORE, WALL_INK, WALL_LAMP, WALL_LAMP_SIDE, Ink, with_alpha
from scenes.art.soft import blurred
from scenes.art.sprites import Pen, drawn, kept, put

SHADOW = 200  # alpha of a wall's shadow
SHADOW_MARGIN = 0.7  # squares around that can throw a shadow into an area


def wall_box(view: View, run: Segment, grow: float = 0) -> pygame.Rect:
    """The pixels of a wall run, `grow` more on every side."""
    thick = view.side * THICK
    (x0, y0), (x1, y1) = view.corner(*run[0]), view.corner(*run[1])
    left, top = round(x0 - thick / 2 - grow), round(y0 - thick / 2 - grow)
    right, bottom = round(x1 + thick / 2 + grow), round(y1 + thick / 2 + grow)
    return pygame.Rect(left, top, right - left, bottom - top)


def block_box(view: View, block: Area, grow: float = 0) -> pygame.Rect:
    """The pixels of a solid block with its walls."""
    x, y, w, h = block
    return wall_box(view, ((x, y), (x + w, y + h)), grow)


def map_box(view: View, art: BoardArt) -> pygame.Rect:
    """The pixels of the whole map."""
    return pygame.Rect(view.x0, view.y0, art.width * view.side, art.height * view.side)


def _in_sight(view: View, runs: Iterable[Segment], box: pygame.Rect) -> list[Segment]:
    return [run for run in runs if wall_box(view, run, 2).colliderect(box)]


def shadow_layer(view: View, art: BoardArt, area: pygame.Rect) -> pygame.Surface:
    """What to multiply an area of the floor by, so that walls throw shadows down and to the right."""
    side, pad = view.side, round(view.side * SHADOW_MARGIN)
    mask = pygame.Surface(((area.w + 2 * pad + 3) // 4, (area.h + 2 * pad + 3) // 4), 0, 32)
    dx, dy = pad - area.x + side * 0.05, pad - area.y + side * 0.10
    box = area.inflate(2 * pad, 2 * pad)
    frame = map_box(view, art)
    boxes = [wall_box(view, run) for run in _in_sight(view, art.runs, box)]
    boxes += [block_box(view, block) for block in art.blocks]
    boxes.append(pygame.Rect(frame.x - 40, frame.y - 40, frame.w + 80, 40))
    boxes += [pygame.Rect(x, frame.y, 40, frame.h) for x in (frame.x - 40, frame.right)]
    for wall in boxes:
        left, top = round((wall.x + dx) / 4), round((wall.y + dy) / 4)
        size = (round((wall.right + dx) / 4) - left, round((wall.bottom + dy) / 4) - top)
        mask.fill((SHADOW, SHADOW, SHADOW), ((left, top), size))
    soft = pygame.transform.invert(blurred(mask, side * 0.17 / 4 * 0.8))
    large = pygame.transform.smoothscale(soft, (soft.get_width() * 4, soft.get_height() * 4))
    return large.subsurface((pad, pad, area.w, area.h))


@kept(2_000_000)
def _sill(length: int, thick: int, upright: bool, closed: bool) -> pygame.Surface:
    """A brass sill with two lines, or the leaf of a closed door."""
    w, h = (thick, length) if upright else (length, thick)

    def draw(pen: Pen) -> None:
        line = max(1.0, thick * 0.12)
        pen.rect(0, 0, w, h, (20, 24, 28, 150))
        pen.rect(2, 2, w - 4, h - 4, with_alpha(BRASS, 255 if closed else 210), 1.5)
        for share, ink in ((0.30, "#c9b987"), (0.62, "#5b5138")):
            tone = with_alpha(ink, 170)
            if upright:
                pen.rect(thick * share, 4, line, h - 8, tone)
            else:
                pen.rect(4, thick * share, w - 8, line, tone)

    return drawn(w, h, draw, 3)


def draw_doors(target: pygame.Surface, view: View, art: BoardArt, closed: bool = False) -> None:
    """The sills of open doors, or the leaves of closed ones, which lie on their walls."""
    thick = round(view.side * (THICK * 0.62 if closed else 0.2))
    for (start, end), shut in art.doors:
        if shut == closed:
            (x0, y0), (x1, y1) = view.corner(*start), view.corner(*end)
            upright = x0 == x1
            length = round(abs(y1 - y0) if upright else abs(x1 - x0))
            image = _sill(length, thick, upright, closed)
            left, top = min(x0, x1), min(y0, y1)
            put(target, image, left - thick / 2 if upright else left, top if upright else top - thick / 2)


def _fill(target: pygame.Surface, box: pygame.Rect, ink: Ink) -> None:
    if box.w > 0 and box.h > 0:
        target.fill(ink, box)


def draw_runs(target: pygame.Surface, view: View, runs: Iterable[Segment], guilty: bool = False) -> None:
    """Wall runs: ink, core, and a line of lamp light on upper and left edges; guilty ones glow red."""
    ink, core, lamp, side_lamp = (
        ("#5a1608", "#e4572e", "#ffb08f", "#ffb08f") if guilty else (WALL_INK, WALL_CORE, WALL_LAMP, WALL_LAMP_SIDE)
    )
    edge = max(1, round(view.side * THICK * 0.2))
    line = max(1, round(view.side * THICK * 0.1))
    boxes = [(wall_box(view, run), run[0][0] == run[1][0]) for run in runs]
    for box, _upright in boxes:
        pygame.draw.rect(target, ink, box, border_radius=max(1, edge // 2))
    for box, _upright in boxes:
        _fill(target, box.inflate(-2 * edge, -2 * edge), core)
    for box, upright in boxes:
        inner = box.inflate(-2 * edge, -2 * edge)
        if upright:
            _fill(target, pygame.Rect(inner.x, inner.y, line, inner.h), side_lamp)
        else:
            _fill(target, pygame.Rect(inner.x, inner.y, inner.w, line), lamp)


def draw_walls(target: pygame.Surface, view: View, art: BoardArt) -> None:
    """Walls, closed doors and solid blocks, black and lit whatever lies below; call after any dimming."""
    before = target.get_clip()
    seen = map_box(view, art).clip(pygame.Rect(view.clip)).clip(before)
    target.set_clip(seen)
    draw_runs(target, view, _in_sight(view, art.runs, seen))
    draw_doors(target, view, art, closed=True)
    for block in art.blocks:
        box = block_box(view, block)
        if box.colliderect(seen):
            image = block_image(box.w, box.h, block[2], block[3], view.side, block_look(art, block))
            put(target, image, box.x, box.y)
    target.set_clip(before)
