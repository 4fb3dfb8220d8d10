"""A grenade before it is thrown: how far it reaches, whom it would hurt and how much.

Takes squares and numbers as facts; who is a friend is decided elsewhere.
"""

from collections.abc import Collection, Iterable

import pygame

from scenes.art import shapes
from scenes.art.board_data import Square, View
from scenes.art.chips import chip, plaque
from scenes.art.icons import icon
from scenes.art.letters import cap_middle, text, width_of, write
from scenes.art.palette import GRENADE, INK, Ink, with_alpha
from scenes.art.soft import soft_box, soft_burst
from scenes.art.sprites import Pen, Sprite, drawn, kept, put
from scenes.art.strokes import Mark, crisp, stroke, thin
from scenes.art.zones import draw_zone

RED, DEEP_RED, AMBER = "#e4572e", "#c4341a", "#d9772b"


def draw_throw_reach(
    target: pygame.Surface, view: View, centre: Square, reach: int, size: tuple[int, int], words: str = ""
) -> None:
    """The dashed square of a throw's reach, cut off at the board's edge, with its label in view."""
    left, top = view.corner(max(0, centre[0] - reach), max(0, centre[1] - reach))
    right, bottom = view.corner(min(size[0], centre[0] + reach + 1), min(size[1], centre[1] + reach + 1))
    unit = view.side / 60
    inset = 4 * unit
    corners = shapes.box(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset)
    ring = shapes.rounded(corners, 14 * unit)
    layers = [(5.6 * unit, thin("#080c0e", 150)), (2.8 * unit, thin(GRENADE))]
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    stroke(target, [*ring, ring[0]], layers, dash=(13 * unit, 9 * unit))
    target.set_clip(before)
    if words:
        _reach_label(target, view, pygame.Rect(left, top, right - left, bottom - top), words)


def _reach_label(target: pygame.Surface, view: View, box: pygame.Rect, words: str) -> None:
    """The label in the middle of what is in view of the first side that is: right, left, below, above."""
    seen = pygame.Rect(view.clip)
    middle = box.clip(seen).center
    room, tall = round(70 * view.scale), round(20 * view.scale)
    for x, y in ((box.right, middle[1]), (box.x, middle[1]), (middle[0], box.bottom), (middle[0], box.y)):
        if seen.x < x < seen.right and seen.y < y < seen.bottom:
            x = max(seen.x + room, min(x, seen.right - room))
            y = max(seen.y + tall, min(y, seen.bottom - tall))
            chip(target, words, (x, y), GRENADE, view.scale, symbol="grenade")
            return


def draw_blast(
    target: pygame.Surface,
    view: View,
    centre: Square,
    around: Collection[Square],
    friends: Iterable[Square] = (),
) -> None:
    """The squares hurt: the centre fuller, those of friends in red. Call before walls and figures."""
    hurt = set(friends)
    draw_zone(target, view, set(around) - {centre}, "blast", around=set(around) | {centre})
    draw_zone(target, view, {centre}, "blast_centre")
    for square in sorted(hurt):
        draw_zone(target, view, {square}, "friend_hurt")
    draw_shock(target, view, centre)


def draw_shock(target: pygame.Surface, view: View, centre: Square) -> None:
    """The rings that go out from a blast."""
    put(target, _shock(view.side), *view.centre(centre))


@kept(1_500_000)
def _shock(side: int) -> Sprite:
    """Three rings going out from a blast, placed by the middle of its square."""
    middle = round(side * 1.36)

    def draw(pen: Pen) -> None:
        for share, alpha in ((0.48, 140), (0.9, 95), (1.32, 55)):
            pen.ring(middle, middle, side * share, max(1.5, side * 0.025), with_alpha("#ffb37a", alpha))

    return Sprite(drawn(2 * middle, 2 * middle, draw, 3), -middle, -middle)


@kept(1_000_000)
def burst(radius: int, number: str, fill: Ink) -> Sprite:
    """A star badge with a number, placed by its centre."""
    side, size = 2 * radius + 4, max(18, round(radius * 1.08))

    def draw(pen: Pen) -> None:
        pen.poly(shapes.ngon(side / 2, side / 2, radius, 12, inner=0.78), INK)
        pen.poly(shapes.ngon(side / 2, side / 2, radius * 0.88, 12, inner=0.78), fill)

    image = drawn(side, side, draw, 4)
    word = text(number, size, "narrow_bold", "#ffffff")
    put(image, word, (side - word.get_width()) / 2, side / 2 - cap_middle("narrow_bold", size))
    return Sprite(image, -(side // 2), -(side // 2))


def draw_blast_numbers(
    target: pygame.Surface,
    view: View,
    hurt: Iterable[tuple[Square, int, str]],
) -> None:
    """The damage on each square: (square, damage, who) with who `nobody`, `enemy`, `friend` or `target`.

    Empty squares get a plain number, units a burst. Call after figures.
    """
    side = view.side
    radius = max(13, round(side * 0.22))
    for square, damage, who in hurt:
        x, y = view.centre(square)
        if who == "nobody":
            size = max(18, round(side * 0.36))
            image = text(str(damage), size, "narrow_bold", "#ffd9bd")
            put(target, image, x - image.get_width() / 2, y - cap_middle("narrow_bold", size))
            continue
        fill = {"target": RED, "friend": DEEP_RED}.get(who, AMBER)
        spot = (x + side * 0.38, y - side * 0.36)
        put(target, soft_burst(radius, side * 0.04, 180), spot[0], spot[1] + side * 0.03)
        put(target, burst(radius, str(damage), fill), *spot)


def friend_warning_box(view: View, square: Square, words: str) -> pygame.Rect:
    """Where the words beside a friend stand who would be hurt: on its left, where there is room."""
    scale = view.scale
    height, width = round(40 * scale), width_of(words, round(18 * scale), "bold") + round(54 * scale)
    x, y = view.centre(square)
    gap = view.side * 0.55
    on_left = x - gap - width - 10 > view.clip[0]
    return pygame.Rect(round(x - gap - width if on_left else x + gap), round(y - height / 2), width, height)


def draw_friend_warning(target: pygame.Surface, view: View, square: Square, words: str) -> pygame.Rect:
    """Words beside a friend who would be hurt, with a tail. Returns where they stand."""
    scale, box = view.scale, friend_warning_box(view, square, words)
    x, y = view.centre(square)
    on_left = box.x < x
    root = box.right - 6 if on_left else box.x + 6
    tip = (x - view.side * 0.47 if on_left else x + view.side * 0.47, y)
    wedge = [tip, (root, y - box.h * 0.26), (root, y + box.h * 0.26)]
    put(target, soft_box(box.w, box.h, 10 * scale, 8 * scale, "#000000", 170), box.x, box.y + 4 * scale)
    crisp(target, [tip, (root, y)], box.h / 2, [Mark(wedge, 0, thin("#ff8a66"))])
    put(target, plaque(box.w, box.h, 10 * scale, "#8c2a16", "#ff8a66", 2 * scale), box.x, box.y)
    mark = round(20 * scale)
    put(target, icon("blast", mark, "#ffe0d4"), box.x + 14 * scale, box.centery - mark / 2)
    write(target, words, box.x + 40 * scale, box.centery, round(18 * scale), "bold", "#ffffff", "ml")
    return box
