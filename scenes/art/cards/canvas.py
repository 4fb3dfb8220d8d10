"""A premultiplied surface drawn on in design units: boxes with round corners, ramps, pictures, words, symbols.

Every measure is multiplied by `k` (pixels a unit); words are set at their real size so that they stay crisp.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pygame

from scenes.art import letters, shapes, soft
from scenes.art.cards import symbols
from scenes.art.palette import Ink, rgb
from scenes.art.shapes import Point
from scenes.art.sprites import PREMUL, Pen, clear, drawn, kept, put, ready

Corners = float | tuple[float, float, float, float]
LEAST_STRETCH = 0.84  # words are narrowed no further; then they are cut


class Type(NamedTuple):
    """A face of `letters` and a size in units."""

    face: str
    size: float


def tidy(words: str, face: str) -> str:
    """A curly apostrophe; in the narrow family a hair space before it, where it would run into an l."""
    words = words.replace("'", "’")
    return words.replace("l’", "l\u200a’") if face.startswith("narrow") else words


@kept(6_000_000)
def mask(width: int, height: int, corners: tuple[int, int, int, int]) -> pygame.Surface:
    """A white box of width x height pixels with four radii: top left, top right, bottom right, bottom left."""
    box = clear(width, height)
    box.fill((255, 255, 255, 255))
    for turns, radius in enumerate(corners):
        side = min(radius, width // 2 + width % 2, height // 2 + height % 2)
        if side < 1:
            continue
        x = width - side if turns in (1, 2) else 0
        y = height - side if turns in (2, 3) else 0
        box.fill((0, 0, 0, 0), (x, y, side, side))
        box.blit(_corner(side, turns), (x, y), special_flags=PREMUL)
    return ready(box)


@kept(2_000_000)
def _corner(side: int, turns: int) -> pygame.Surface:
    """A quarter of a white disc, its rim to the top left and then clockwise by quarters."""
    image = drawn(side, side, lambda pen: pen.disc(side, side, side, (255, 255, 255, 255)), 4)
    return pygame.transform.rotate(image, -90 * turns)


def tinted(white: pygame.Surface, ink: Ink, alpha: float = 1.0) -> pygame.Surface:
    """A copy of a premultiplied white picture in a colour, at `alpha` (0 to 1) of its strength."""
    copy = white.copy()
    level = round(255 * alpha)
    red, green, blue = (channel * level // 255 for channel in rgb(ink))
    copy.fill((red, green, blue, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


class Canvas:
    """A card's surface while it is being drawn."""

    def __init__(self, width: float, height: float, k: float) -> None:
        self.width, self.height, self.k = width, height, k
        self.image = clear(width * k, height * k)

    def px(self, *units: float) -> list[int]:
        """Units as whole pixels."""
        return [round(unit * self.k) for unit in units]

    def _span(self, x: float, y: float, w: float, h: float) -> tuple[int, int, int, int]:
        left, top, right, bottom = self.px(x, y, x + w, y + h)
        return left, top, max(1, right - left), max(1, bottom - top)

    def _corners(self, corners: Corners) -> tuple[int, int, int, int]:
        four = corners if isinstance(corners, tuple) else (corners,) * 4
        a, b, c, d = (max(0, round(radius * self.k)) for radius in four)
        return a, b, c, d

    def box(
        self, x: float, y: float, w: float, h: float, ink: Ink, corners: Corners = 0, alpha: float = 1.0
    ) -> None:
        """A filled box."""
        left, top, wide, high = self._span(x, y, w, h)
        put(self.image, tinted(mask(wide, high, self._corners(corners)), ink, alpha), left, top)

    def ramp(
        self, x: float, y: float, w: float, h: float, stops: Sequence[tuple[float, Ink]], corners: Corners = 0
    ) -> None:
        """A box that runs from colour to colour downwards; stops are shares of its height and inks."""
        left, top, wide, high = self._span(x, y, w, h)
        image = ramp_image(wide, high, tuple((at, rgb(ink)) for at, ink in stops))
        four = self._corners(corners)
        if any(four):
            image = image.copy()
            image.blit(mask(wide, high, four), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        put(self.image, image, left, top)

    def rim(
        self, x: float, y: float, w: float, h: float, ink: Ink, corner: float, width: float, alpha: float = 1.0
    ) -> None:
        """The line round a box, `width` inwards."""
        left, top, wide, high = self._span(x, y, w, h)
        line = max(1, round(width * self.k))
        put(self.image, tinted(rim_mask(wide, high, max(0, round(corner * self.k)), line), ink, alpha), left, top)

    def picture(self, image: pygame.Surface, x: float, y: float, corners: Corners = 0) -> None:
        """An opaque picture of the right size, its corners cut round."""
        four = self._corners(corners)
        if any(four):
            cut = mask(*image.get_size(), four).copy()
            cut.blit(image, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            image = cut
        put(self.image, image, *self.px(x, y))

    def disc(self, x: float, y: float, radius: float, ink: Ink, alpha: float = 1.0) -> None:
        """A filled circle."""
        self.box(x - radius, y - radius, 2 * radius, 2 * radius, ink, radius, alpha)

    def shape(self, points: Sequence[Point], x: float, y: float, size: float, ink: Ink) -> None:
        """A polygon in units of `size` round (x, y)."""
        half = round(size * self.k * 1.36) + 2
        image = _shape(tuple(points), half, size * self.k, rgb(ink))
        put(self.image, image, round(x * self.k) - half, round(y * self.k) - half)

    def line(self, points: Sequence[Point], width: float, ink: Ink) -> None:
        """A polyline."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        left, top = min(xs) - width, min(ys) - width
        wide, high = (max(xs) - left + width) * self.k, (max(ys) - top + width) * self.k
        image = drawn(
            wide, high, lambda pen: Pen(pen.surface, pen.k * self.k, -left, -top).line(points, width, rgb(ink))
        )
        put(self.image, image, *self.px(left, top))

    def shadow(
        self, x: float, y: float, w: float, h: float, corner: float, blur: float, alpha: int, down: float
    ) -> None:
        """The soft shadow of a box."""
        left, top, wide, high = self._span(x, y + down, w, h)
        sprite = soft.soft_box(wide, high, corner * self.k, max(1.0, blur * self.k), "#000000", alpha)
        put(self.image, sprite, left, top)

    def sign(self, name: str, x: float, y: float, size: float, ink: Ink, hole: Ink | None = None) -> None:
        """A symbol round (x, y)."""
        image = symbols.sign(name, max(4, round(size * self.k)), ink, hole)
        self._centred(image, x, y)

    def plate(self, skill: str, x: float, y: float, size: float, dim: bool = False) -> None:
        """A skill's plate round (x, y)."""
        self._centred(symbols.plate(skill, max(6, round(size * self.k)), dim), x, y)

    def _centred(self, image: pygame.Surface, x: float, y: float) -> None:
        put(self.image, image, x * self.k - image.get_width() / 2, y * self.k - image.get_height() / 2)

    def wide(self, words: str, kind: Type) -> float:
        """The width of a line in units."""
        return letters.width_of(tidy(words, kind.face), self._size(kind), kind.face) / self.k

    def _size(self, kind: Type) -> int:
        return max(5, round(kind.size * self.k))

    def words(
        self, words: str, x: float, y: float, kind: Type, ink: Ink, anchor: str = "l", fit: float | None = None
    ) -> float:
        """A line, `y` the middle of its capitals; narrowed, then cut to `fit` units. Returns its width."""
        shown = tidy(words, kind.face)
        size = self._size(kind)
        image = letters.text(shown, size, kind.face, ink)
        limit = None if fit is None else max(1, int(fit * self.k))
        if limit is not None and image.get_width() > limit:
            image = _narrowed(shown, size, kind.face, rgb(ink), limit)
        left = x * self.k - {"l": 0.0, "c": 0.5, "r": 1.0}[anchor] * image.get_width()
        put(self.image, image, left, y * self.k - letters.cap_middle(kind.face, size))
        return image.get_width() / self.k

    def done(self) -> pygame.Surface:
        """The finished picture, in the display's format."""
        return ready(self.image)


@kept(2_000_000)
def _narrowed(words: str, size: int, face: str, ink: tuple[int, int, int], limit: int) -> pygame.Surface:
    """A line pressed together a little; where that is not enough, its end is left out too."""
    shown = words
    while len(shown) > 2 and letters.width_of(shown, size, face) * LEAST_STRETCH > limit:
        shown = shown.rstrip("…")[:-1].rstrip() + "…"
    image = letters.text(shown, size, face, ink)
    if image.get_width() <= limit:
        return image
    return ready(pygame.transform.smoothscale(image, (limit, image.get_height())))


@kept(3_000_000)
def ramp_image(
    width: int, height: int, stops: tuple[tuple[float, tuple[int, int, int]], ...]
) -> pygame.Surface:
    """An opaque picture that runs from colour to colour downwards."""
    rows = (np.arange(height) + 0.5) / height
    places = [at for at, _ink in stops]
    column = np.stack([np.interp(rows, places, [ink[i] for _at, ink in stops]) for i in range(3)], -1)
    strip = pygame.Surface((1, height), 0, 32)
    pygame.surfarray.blit_array(strip, column.round().astype(np.uint8)[None])
    image = clear(width, height)
    image.blit(pygame.transform.scale(strip, (width, height)), (0, 0))
    return ready(image)


@kept(6_000_000)
def rim_mask(width: int, height: int, corner: int, line: int) -> pygame.Surface:
    """A white line round a box of width x height pixels."""
    outer = mask(width, height, (corner,) * 4).copy()
    if width > 2 * line and height > 2 * line:
        inner = mask(width - 2 * line, height - 2 * line, (max(0, corner - line),) * 4)
        outer.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return outer


@kept(3_000_000)
def _shape(points: tuple[Point, ...], half: int, size: float, ink: tuple[int, int, int]) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen.poly([(half + x * size, half + y * size) for x, y in points], ink)

    return drawn(2 * half, 2 * half, draw, 4)


def cut(image: pygame.Surface, width: int, height: int, across: float = 0.5, down: float = 0.5) -> pygame.Surface:
    """An opaque picture reduced to cover width x height pixels; `across` and `down` say what stays in view."""
    wide, high = image.get_size()
    share = max(width / wide, height / high)
    size = max(width, round(wide * share)), max(height, round(high * share))
    scaled = image if size == image.get_size() else pygame.transform.smoothscale(image, size)
    left = round(min(max(0.0, size[0] * across - width / 2), size[0] - width))
    top = round((size[1] - height) * down)
    return scaled.subsurface((left, top, width, height))


__all__ = ["PREMUL", "Canvas", "Corners", "Type", "cut", "mask", "ramp_image", "rim_mask", "shapes", "tidy", "tinted"]
