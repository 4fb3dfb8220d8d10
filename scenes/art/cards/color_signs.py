"""Discs, shields and badges of cards of colours, as pieces to lay on a card or on the table."""

import pygame

from scenes.art import shapes
from scenes.art.cards.canvas import Canvas, Type
from scenes.art.cards.color_face import TONES, TRIGGER_INKS
from scenes.art.cards.symbols import sign
from scenes.art.palette import Ink, lighter, mix, rgb
from scenes.art.sprites import kept, put

WHITE: Ink = "#ffffff"
BETTER: Ink = "#8df0cf"
WORSE: Ink = "#ffb09a"
SHIELD = tuple(shapes.rounded([(-0.86, -0.92), (0.86, -0.92), (0.86, 0.42), (0, 1.06), (-0.86, 0.42)], 0.24))


def _light(ink: Ink) -> float:
    parts = [c / 255 for c in rgb(ink)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def dark_enough(ink: Ink) -> Ink:
    """The colour, darkened until white words on it have 4.5 to 1."""
    while 1.05 / (_light(ink) + 0.05) < 4.6:
        ink = lighter(ink, -0.06)
    return ink


def level_shield(canvas: Canvas, x: float, y: float, size: float, level: int, color: str) -> None:
    """The level in its corner."""
    tones = TONES[color]
    canvas.shadow(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6, size * 0.4, size * 0.22, 130, size * 0.12)
    canvas.shape(SHIELD, x, y, size * 1.06, lighter(tones.deep, -0.35))
    canvas.shape(SHIELD, x, y, size, WHITE)
    canvas.shape(SHIELD, x, y, size * 0.87, dark_enough(tones.accent))
    canvas.words(str(level), x, y - size * 0.02, Type("narrow_bold", size * 1.3), WHITE, "c")


def cost_disc(canvas: Canvas, x: float, y: float, radius: float, cost: int, now: int, color: str) -> None:
    """The cost on a dark disc; green or red where it is not as printed."""
    canvas.disc(x, y, radius, WHITE)
    canvas.disc(x, y, radius * 0.88, TONES[color].deep)
    ink = WHITE if cost == now else BETTER if now < cost else WORSE
    canvas.words(str(now), x, y, Type("narrow_bold", radius * 1.36), ink, "c")


def color_mark(canvas: Canvas, x: float, y: float, radius: float, color: str) -> None:
    """The colour's disc with its mark."""
    canvas.disc(x, y, radius, WHITE)
    canvas.disc(x, y, radius * 0.88, TONES[color].accent)
    canvas.sign(color, x, y, radius * 1.3, WHITE, TONES[color].accent)


def trigger_disc(canvas: Canvas, x: float, y: float, radius: float, icon: str) -> None:
    """A trigger icon."""
    ink = TRIGGER_INKS[icon]
    canvas.shadow(x - radius, y - radius, 2 * radius, 2 * radius, radius, radius * 0.25, 120, radius * 0.14)
    canvas.disc(x, y, radius, WHITE)
    canvas.disc(x, y, radius * 0.87, ink)
    canvas.sign(icon if icon == "soul" else f"t_{icon}", x, y, radius * 1.2, WHITE, ink)


@kept(1_000_000)
def color_disc(color: str, side: int) -> pygame.Surface:
    """A colour's disc with its mark, side x side pixels."""
    canvas = Canvas(26, 26, side / 26)
    color_mark(canvas, 13, 13, 12.5, color)
    return canvas.done()


@kept(1_000_000)
def trigger_sign(icon: str, side: int) -> pygame.Surface:
    """A trigger icon on its disc, side x side pixels."""
    canvas = Canvas(32, 32, side / 32)
    trigger_disc(canvas, 16, 15, 13.5, icon)
    return canvas.done()


@kept(8_000_000)
def plain_picture(kind: str, color: str, wide: int, high: int) -> pygame.Surface:
    """What stands in for an illustration until it has come: the colour and its mark."""
    from scenes.art.cards.canvas import ramp_image

    tones = TONES[color]
    image = ramp_image(wide, high, ((0.0, rgb(mix(tones.accent, tones.deep, 0.3))), (1.0, rgb(tones.bright)))).copy()
    side = round(min(wide, high) * 0.5)
    mark = sign({"event": "stock"}.get(kind, color), side, mix(tones.bright, WHITE, 0.5), tones.accent)
    put(image, mark, wide * 0.54 - side / 2, high * 0.5 - side / 2)
    return image
