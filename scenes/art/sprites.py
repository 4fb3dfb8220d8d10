"""Sprites: small pictures with premultiplied alpha, drawn large, reduced once and kept in bounded caches.

Every surface with alpha made in this folder is premultiplied: blit it with `put`, or with
`special_flags=PREMUL`. Works without a display; images are converted only where there is one.
"""

import itertools
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

import pygame

from scenes.art import shapes
from scenes.art.palette import Ink, Rgb
from scenes.art.shapes import Point

PREMUL = pygame.BLEND_PREMULTIPLIED
P = ParamSpec("P")
R = TypeVar("R")


class Sprite(NamedTuple):
    """A picture and where its top left corner lies from the point it is placed at, in pixels."""

    image: pygame.Surface
    dx: int
    dy: int


@dataclass(slots=True)
class Pen:
    """Draws in its own units on a surface of `k` pixels a unit, moved by (`ox`, `oy`) units."""

    surface: pygame.Surface
    k: float
    ox: float = 0.0
    oy: float = 0.0

    def at(self, points: Iterable[Point]) -> list[Point]:
        """Points in pixels of the surface."""
        return [((x + self.ox) * self.k, (y + self.oy) * self.k) for x, y in points]

    def box(self, scale: float, x: float, y: float) -> "Pen":
        """A pen for a drawing of its own units, `scale` of ours each, with its origin at (x, y)."""
        return Pen(self.surface, self.k * scale, (self.ox + x) / scale, (self.oy + y) / scale)

    def poly(self, points: Sequence[Point], ink: Ink) -> None:
        """A filled polygon."""
        if len(points) > 2:
            pygame.draw.polygon(self.surface, ink, self.at(points))

    def path(self, path: str, ink: Ink) -> None:
        """The filled polygons of an svg path."""
        for part in shapes.svg_path(path):
            self.poly(part, ink)

    def mirrored(self, path: str, ink: Ink, other: Ink | None = None) -> None:
        """A path and its mirror image across x = 50, the image in another ink if one is given."""
        for part in shapes.svg_path(path):
            self.poly(part, ink)
            self.poly([(100 - x, y) for x, y in part], other or ink)

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        """A filled circle."""
        pygame.draw.circle(self.surface, ink, ((x + self.ox) * self.k, (y + self.oy) * self.k), radius * self.k)

    def ring(self, x: float, y: float, radius: float, width: float, ink: Ink) -> None:
        """A circle line whose outer edge is at `radius`."""
        centre = ((x + self.ox) * self.k, (y + self.oy) * self.k)
        pygame.draw.circle(self.surface, ink, centre, radius * self.k, max(1, round(width * self.k)))

    def rect(self, x: float, y: float, w: float, h: float, ink: Ink, corner: float = 0) -> None:
        """A filled rectangle with round corners."""
        left, top = round((x + self.ox) * self.k), round((y + self.oy) * self.k)
        area = pygame.Rect(left, top, round(w * self.k), round(h * self.k))
        pygame.draw.rect(self.surface, ink, area, border_radius=round(corner * self.k))

    def frame(self, x: float, y: float, w: float, h: float, ink: Ink, corner: float, width: float) -> None:
        """The line round a rectangle, `width` inwards."""
        left, top = round((x + self.ox) * self.k), round((y + self.oy) * self.k)
        area = pygame.Rect(left, top, round(w * self.k), round(h * self.k))
        pygame.draw.rect(self.surface, ink, area, max(1, round(width * self.k)), round(corner * self.k))

    def line(
        self, points: Sequence[Point], width: float, ink: Ink, cap: bool = True, closed: bool = False
    ) -> None:
        """A thick polyline with round joints, and round ends if `cap`."""
        spots = self.at([*points, points[0]] if closed else points)
        half = width * self.k / 2
        for (x0, y0), (x1, y1) in itertools.pairwise(spots):
            length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            if length > 1e-6:
                nx, ny = (y0 - y1) / length * half, (x1 - x0) / length * half
                corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
                pygame.draw.polygon(self.surface, ink, corners)
        for spot in spots if cap else spots[1:-1]:
            pygame.draw.circle(self.surface, ink, spot, half)

    def sector(self, x: float, y: float, inner: float, outer: float, start: float, end: float, ink: Ink) -> None:
        """A piece of a ring between two angles in degrees."""
        self.poly(shapes.arc(x, y, outer, start, end) + shapes.arc(x, y, inner, end, start), ink)


def clear(width: float, height: float) -> pygame.Surface:
    """A wholly transparent surface, at least one pixel each way."""
    return pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)


def ready(image: pygame.Surface) -> pygame.Surface:
    """The image in the display's format, where there is a display."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return image
    return image.convert_alpha() if image.get_flags() & pygame.SRCALPHA else image.convert()


def drawn(width: float, height: float, draw: Callable[[Pen], None], sharper: float = 3) -> pygame.Surface:
    """`draw` on a surface `sharper` times as large, premultiplied and reduced to width x height pixels."""
    image = clear(width * sharper, height * sharper)
    draw(Pen(image, sharper))
    size = (max(1, round(width)), max(1, round(height)))
    return ready(pygame.transform.smoothscale(image.premul_alpha(), size))


def put(target: pygame.Surface, sprite: Sprite | pygame.Surface, x: float, y: float) -> None:
    """Blit a sprite by its point, or a plain premultiplied surface by its top left corner."""
    if isinstance(sprite, Sprite):
        target.blit(sprite.image, (round(x) + sprite.dx, round(y) + sprite.dy), special_flags=PREMUL)
    else:
        target.blit(sprite, (round(x), round(y)), special_flags=PREMUL)


def faded(image: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy of a premultiplied image at `alpha` (0 to 1) of its strength."""
    copy, level = image.copy(), round(255 * alpha)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def greyed(image: pygame.Surface, grey: float, dark: float) -> pygame.Surface:
    """A copy of an image, `grey` (0 to 1) of the way to grey and then `dark` times as bright."""
    plain = pygame.transform.grayscale(image)
    strength, rest = round(255 * grey * dark), round(255 * (1 - grey) * dark)
    plain.fill((strength, strength, strength, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy = image.copy()
    copy.fill((rest, rest, rest, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy.blit(plain, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return copy


def ramp(surface: pygame.Surface, top: Rgb, bottom: Rgb) -> None:
    """Fill a surface from `top` to `bottom`, line by line."""
    width, height = surface.get_size()
    for y in range(height):
        share = y / max(1, height - 1)
        ink = tuple(round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        surface.fill((*ink, 255), (0, y, width, 1))


_caches: list[tuple[str, OrderedDict[Any, Any]]] = []


def weight(value: Any) -> int:
    """Bytes of the surfaces in a value."""
    if isinstance(value, pygame.Surface):
        return value.get_width() * value.get_height() * value.get_bytesize()
    if isinstance(value, tuple):
        return sum(weight(part) for part in value)
    return 64


def kept(limit: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function makes of equal arguments, the least lately used going first past `limit` bytes."""

    def keep(make: Callable[P, R]) -> Callable[P, R]:
        store: OrderedDict[Any, R] = OrderedDict()
        held = [0]
        _caches.append((f"{make.__module__}.{make.__qualname__}", store))

        @wraps(make)
        def look(*args: P.args, **kwargs: P.kwargs) -> R:
            key = (args, tuple(sorted(kwargs.items()))) if kwargs else args
            if key in store:
                store.move_to_end(key)
                return store[key]
            if not store:
                held[0] = 0
            made = make(*args, **kwargs)
            store[key] = made
            held[0] += weight(made)
            while held[0] > limit and len(store) > 1:
                held[0] -= weight(store.popitem(last=False)[1])
            return made

        look.__dict__["kept"] = store
        return look

    return keep


def holds(function: Callable[..., Any], *args: Any) -> bool:
    """Whether a function decorated with `kept` has its picture for these arguments."""
    return args in function.__dict__["kept"]


def cache_report() -> dict[str, tuple[int, int]]:
    """For each cache: how many pictures it holds and their bytes."""
    return {name: (len(store), sum(weight(value) for value in store.values())) for name, store in _caches}


def clear_caches() -> None:
    """Forget every picture, as after a change of display."""
    for _name, store in _caches:
        store.clear()
