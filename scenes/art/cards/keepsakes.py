"""Events of cards of colours: a thing one keeps, large, before a backdrop in the card's colour."""

from collections.abc import Callable

import pygame

from scenes.art.cards.color_face import TONES, Tones
from scenes.art.cards.easel import SHARP, Easel
from scenes.art.cards.figures import backdrop, stick
from scenes.art.cards.quill import Quill, smooth
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix
from scenes.art.shapes import rounded

WHITE: Ink = "#ffffff"


def paint_keepsake(subject: Subject) -> pygame.Surface:
    """The illustration of an event; neighbours in a set get other things."""
    easel, tones = Easel(subject), TONES[subject.skill]
    x, y = easel.w * 0.55, easel.h * 0.5
    backdrop(easel, tones, ("dots", "stripes", "rays")[subject.number % 3], x, y)
    layer = pygame.Surface(easel.surface.get_size(), pygame.SRCALPHA)
    kinds = list(THINGS.values())
    draw = kinds[(subject.number + subject.chance("thing").randrange(2)) % len(kinds)]
    draw(Quill(layer, SHARP, x * SHARP, y * SHARP), tones)
    stick(easel, layer, tones)
    return easel.finished(26)


def _letter(pen: Quill, tones: Tones) -> None:
    pen.poly(rounded([(-86, -52), (86, -52), (86, 66), (-86, 66)], 9), "#fdf6e6")
    pen.poly([(-86, 62), (-10, 8), (10, 8), (86, 62), (82, 66), (-82, 66)], "#efe1c4")
    pen.poly(rounded([(-86, -52), (86, -52), (0, 24)], 8), "#fffdf4")
    pen.line([(-84, -48), (0, 24), (84, -48)], 2.4, "#dcc9a0")
    pen.disc(0, 16, 19, lighter(tones.accent, -0.15))
    pen.disc(0, 16, 16, tones.accent)
    pen.star(0, 16, 10, "#fff3d0")


def _cup(pen: Quill, tones: Tones) -> None:
    for x in (-22, 4, 28):
        pen.line(smooth([(x, -44), (x - 9, -58), (x + 9, -72), (x, -88)], False), 5, WHITE, 220)
    pen.oval(0, 66, 96, 14, WHITE)
    pen.oval(0, 64, 96, 12, mix(tones.pale, tones.accent, 0.18))
    pen.ring(68, 4, 30, 10, WHITE)
    pen.poly(smooth([(-62, -34), (62, -34), (60, 10), (40, 52), (0, 62), (-40, 52), (-60, 10)]), WHITE)
    pen.poly(smooth([(20, -34), (62, -34), (60, 10), (40, 52), (12, 60), (36, 20)]), mix(WHITE, tones.accent, 0.18))
    pen.oval(0, -34, 62, 14, mix(WHITE, tones.accent, 0.15))
    pen.oval(0, -33, 54, 10.5, "#b5713a")
    pen.rect(-60, 6, 118, 10, tones.accent)
    pen.star(-4, 36, 9, tones.second)


def _lamp(pen: Quill, tones: Tones) -> None:
    for radius, alpha in ((86, 60), (64, 90)):
        pen.disc(0, 4, radius, "#fff0b8", alpha)
    pen.line(smooth([(-30, -58), (0, -94), (30, -58)], False), 6, tones.deep)
    pen.rect(-38, -62, 76, 14, tones.deep, 5)
    pen.poly(rounded([(-32, -48), (32, -48), (42, 50), (-42, 50)], 8), "#fff6d8")
    pen.poly(smooth([(0, -26), (18, 6), (12, 34), (0, 40), (-12, 34), (-18, 6)]), tones.second)
    pen.poly(smooth([(0, -2), (9, 16), (0, 34), (-9, 16)]), "#fff6d8")
    for x in (-34, 0, 34):
        pen.line([(x * 0.95, -48), (x * 1.2, 50)], 4, tones.deep)
    pen.rect(-50, 48, 100, 16, tones.deep, 6)


def _key(pen: Quill, tones: Tones) -> None:
    gold = "#e8b84a"
    pen.ring(-46, -10, 42, 15, gold)
    pen.ring(-46, -10, 20, 6, lighter(gold, -0.2))
    pen.rect(-8, -18, 106, 16, gold, 6)
    pen.rect(58, -4, 14, 34, gold, 4)
    pen.rect(82, -4, 14, 26, gold, 4)
    pen.line([(-4, -14), (94, -14)], 3, lighter(gold, 0.45))
    pen.line(smooth([(-72, 26), (-90, 56), (-60, 74), (-36, 60)], False), 6, tones.accent)


def _map(pen: Quill, tones: Tones) -> None:
    pen.poly([(-92, -50), (-32, -62), (30, -50), (92, -62), (92, 52), (30, 64), (-32, 52), (-92, 64)], "#fbf1d8")
    pen.poly([(-32, -62), (30, -50), (30, 64), (-32, 52)], "#ecdfbd")
    land = [(-80, 20), (-50, -10), (-10, 8), (20, -20), (70, -8), (80, 30), (20, 46), (-40, 34)]
    pen.poly(smooth(land), mix(tones.bright, WHITE, 0.3))
    for k in range(9):
        pen.disc(-70 + 17 * k, 26 - 5 * k + (k % 2) * 8, 3, tones.deep)
    for turn in (-1, 1):
        pen.line([(62, -38 - 10 * turn), (82, -38 + 10 * turn)], 6, tones.accent)


THINGS: dict[str, Callable[[Quill, Tones], None]] = {
    "letter": _letter, "cup": _cup, "lamp": _lamp, "key": _key, "map": _map,
}  # fmt: skip
