"""Panels, shadows, glows, rings: the surfaces widgets stand on. Pixels throughout, everything kept by its
facts."""

from collections.abc import Hashable

import pygame

from scenes import theme
from scenes.theme import Colour, mix
from scenes.ui.cache import SurfaceCache
from scenes.ui.pen import PM, Paint, premultiplied

SKINS = SurfaceCache(12 << 20)
_LARGE_SKINS = SurfaceCache(8 << 20)  # apart, so that a few of them do not drive out hundreds of small ones
LARGE = 60_000  # pixels
_CORNERS = SurfaceCache(2 << 20)


def _corner(radius: int) -> pygame.Surface:
    """The top left corner of a rounded mask: white, alpha 0 outside."""

    def make() -> pygame.Surface:
        large = pygame.Surface((radius * 4, radius * 4), pygame.SRCALPHA)
        pygame.draw.circle(large, (255, 255, 255, 255), (radius * 4, radius * 4), radius * 4)
        return pygame.transform.smoothscale(large.premul_alpha(), (radius, radius))

    return _CORNERS.get(radius, make)


def round_off(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Cut the corners of a premultiplied surface to a radius, in place."""
    width, height = surface.get_size()
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        return surface
    corner = _corner(radius)
    for right in (False, True):
        for low in (False, True):
            piece = pygame.transform.flip(corner, right, low)
            at = (width - radius if right else 0, height - radius if low else 0)
            surface.blit(piece, at, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def ramp(size: tuple[int, int], top: Paint, bottom: Paint) -> pygame.Surface:
    """A vertical ramp between two colours, premultiplied."""
    column = pygame.Surface((1, 2), pygame.SRCALPHA)
    column.set_at((0, 0), premultiplied(top))
    column.set_at((0, 1), premultiplied(bottom))
    height = max(2, size[1])
    tall = pygame.transform.smoothscale(column, (1, height))
    return pygame.transform.scale(tall, size)


def panel(
    size: tuple[int, int], radius: int, top: Paint, bottom: Paint, edge: Paint | None = None, line: int = 1
) -> pygame.Surface:
    """A rounded rectangle with a vertical ramp and an edge line of `line` pixels."""

    def make() -> pygame.Surface:
        if edge is None:
            return round_off(ramp(size, top, bottom), radius)
        outer = pygame.Surface(size, pygame.SRCALPHA)
        outer.fill(premultiplied(edge))
        round_off(outer, radius)
        inner = size[0] - 2 * line, size[1] - 2 * line
        if inner[0] > 0 and inner[1] > 0:
            hole = pygame.Surface(inner, pygame.SRCALPHA)
            hole.fill((255, 255, 255, 255))
            round_off(hole, max(0, radius - line))
            rest = hole.copy()
            rest.fill((255, 255, 255, 255))
            rest.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            outer.blit(rest, (line, line), special_flags=pygame.BLEND_RGBA_MULT)
            outer.blit(round_off(ramp(inner, top, bottom), max(0, radius - line)), (line, line), special_flags=PM)
        return outer

    return _cache(size).get(("panel", size, radius, top, bottom, edge, line), make)


def _cache(size: tuple[int, int]) -> SurfaceCache:
    """The cache for pictures of a size."""
    return _LARGE_SKINS if size[0] * size[1] > LARGE else SKINS


def frame(size: tuple[int, int], radius: int, line: int, colour: Paint) -> pygame.Surface:
    """Only the edge line of a rounded rectangle."""
    return panel(size, radius, (0, 0, 0, 0), (0, 0, 0, 0), colour, line)


def soft(size: tuple[int, int], radius: int, blur: int, colour: Paint) -> tuple[pygame.Surface, int]:
    """A blurred rounded rectangle (a shadow or a glow) and how far it reaches past `size` on each side."""
    pad = int(blur * 2.2) + 2
    key: Hashable = ("soft", size, radius, blur, colour)

    def make() -> pygame.Surface:
        return _soft(size, radius, blur, colour, pad)

    return _cache(size).get(key, make), pad


def _soft(size: tuple[int, int], radius: int, blur: int, colour: Paint, pad: int) -> pygame.Surface:
    # Blurred small and enlarged: a blur hides the difference, and a large one costs a sixteenth.
    step = 4 if blur >= 12 else 2 if blur >= 5 else 1
    small = (size[0] + 2 * pad) // step + 1, (size[1] + 2 * pad) // step + 1
    shape = pygame.Surface(small, pygame.SRCALPHA)
    body = pygame.Rect(pad // step, pad // step, max(1, size[0] // step), max(1, size[1] // step))
    pygame.draw.rect(shape, premultiplied(colour), body, border_radius=max(0, radius // step))
    blurred = pygame.transform.gaussian_blur(shape, max(1, blur // step))
    return pygame.transform.smoothscale(blurred, (size[0] + 2 * pad, size[1] + 2 * pad))


def body(fill: Colour) -> tuple[Colour, Colour, Colour]:
    """Top, bottom and edge of a panel of a colour: lit from above."""
    return mix(fill, theme.WHITE, 0.05), mix(fill, theme.BLACK, 0.10), mix(fill, theme.WHITE, 0.13)


def dimmed(surface: pygame.Surface, share: float = 0.45, blur: int = 6) -> pygame.Surface:
    """A calm, dark, blurred copy of a frame, to stand behind a dialog."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // 4), max(1, height // 4)))
    if blur:
        small = pygame.transform.gaussian_blur(small, max(1, blur // 2))
    level = round(255 * share)
    small.fill((level, level, min(255, level + 4)), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, (width, height))


def grey(surface: pygame.Surface) -> pygame.Surface:
    """The surface without its colours: what a person who sees none would see."""
    return pygame.transform.grayscale(surface)
