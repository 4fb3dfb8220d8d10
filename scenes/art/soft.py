"""Soft things: shadows and glows of discs, boxes and polygons.

Blurs at a low resolution and enlarges, which nobody can see in something that soft.
"""

from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.palette import Ink, rgb
from scenes.art.sprites import Pen, Sprite, clear, kept, ready


def blurred(image: pygame.Surface, radius: float) -> pygame.Surface:
    """Two box blurs, close to a gaussian of `radius` pixels, in the time of neither."""
    reach = max(1, round(radius))
    return pygame.transform.box_blur(pygame.transform.box_blur(image, reach), reach)


def soft(
    width: float, height: float, blur: float, ink: Ink, alpha: int, draw: Callable[[Pen, Ink], None]
) -> Sprite:
    """What `draw` paints on width x height pixels in the ink it is given, blurred, placed by its top left."""
    k = 1.0 if blur < 3 else 0.5 if blur < 9 else 0.25
    pad = int(blur * 2.4) + 4
    image = clear((width + 2 * pad) * k, (height + 2 * pad) * k)
    red, green, blue = (channel * alpha // 255 for channel in rgb(ink))
    draw(Pen(image, k, pad, pad), (red, green, blue, alpha))
    size = (round(width + 2 * pad), round(height + 2 * pad))
    large = pygame.transform.smoothscale(blurred(image, blur * k * 0.8), size)
    return Sprite(ready(large), -pad, -pad)


@kept(10_000_000)
def soft_disc(radius: float, blur: float, ink: Ink, alpha: int) -> Sprite:
    """A blurred disc, placed by its centre."""
    side = 2 * radius
    sprite = soft(side, side, blur, ink, alpha, lambda pen, tone: pen.disc(radius, radius, radius, tone))
    return Sprite(sprite.image, sprite.dx - round(radius), sprite.dy - round(radius))


@kept(10_000_000)
def soft_box(width: int, height: int, corner: float, blur: float, ink: Ink, alpha: int) -> Sprite:
    """A blurred rectangle, placed by the top left corner of the sharp one."""
    return soft(
        width, height, blur, ink, alpha, lambda pen, tone: pen.rect(0, 0, width, height, tone, corner)
    )


@kept(2_000_000)
def soft_burst(radius: float, blur: float, alpha: int) -> Sprite:
    """The shadow of a burst badge, placed by its centre."""
    side, star = 2 * radius, shapes.ngon(radius, radius, radius, 12, inner=0.78)
    sprite = soft(side, side, blur, "#000000", alpha, lambda pen, tone: pen.poly(star, tone))
    return Sprite(sprite.image, sprite.dx - round(radius), sprite.dy - round(radius))
