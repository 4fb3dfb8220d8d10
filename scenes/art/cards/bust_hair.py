"""Hair of stencil portraits: what falls behind the head, and what lies on it."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from scenes.art.cards.bust_face import wide
from scenes.art.cards.easel import clipped
from scenes.art.cards.people import Style
from scenes.art.cards.quill import Quill, smooth

if TYPE_CHECKING:
    from scenes.art.cards.busts import Tones

BEHIND = {
    "long": [(0, -96), (46, -84), (68, -40), (68, 20), (74, 80), (58, 118), (0, 110), (-58, 118), (-74, 80),
             (-68, 20), (-68, -40), (-46, -84)],
    "bob": [(0, -96), (46, -84), (68, -40), (66, 20), (62, 58), (36, 72), (-36, 72), (-62, 58), (-66, 20),
            (-68, -40), (-46, -84)],
    "tail": [(20, -80), (66, -66), (88, -10), (80, 60), (62, 90), (58, 30), (40, -30)],
}  # fmt: skip
SHORT = [(-54, -6), (-60, -46), (-44, -84), (0, -96), (46, -84), (60, -46), (54, -6), (48, -26), (36, -48),
         (14, -42), (-4, -54), (-24, -42), (-42, -46), (-48, -24)]  # fmt: skip
FALLING = [(-60, 30), (-66, -30), (-50, -86), (0, -102), (50, -86), (66, -30), (60, 30), (50, -6), (38, -44),
           (8, -62), (-14, -62), (-38, -40), (-50, -8)]  # fmt: skip
ON = {
    "crew": [(-54, -14), (-56, -48), (-40, -80), (0, -90), (40, -80), (56, -48), (54, -12), (47, -34), (40, -52),
             (0, -58), (-40, -52), (-47, -34)],
    "side": [(-54, -6), (-60, -46), (-46, -86), (6, -100), (52, -84), (62, -44), (54, -6), (46, -30), (40, -52),
             (10, -48), (-22, -62), (-42, -44), (-48, -26)],
    "swept": [(-54, -8), (-62, -44), (-48, -88), (0, -104), (48, -88), (62, -44), (54, -8), (46, -36), (30, -58),
              (0, -66), (-30, -58), (-46, -36)],
    "long": FALLING, "bob": FALLING, "short": SHORT, "tail": SHORT, "curly": SHORT,
}  # fmt: skip
COVERED = frozenset({"nemes", "coif", "hood", "cowl", "helmet"})


def behind(pen: Quill, tones: Tones, style: Style) -> None:
    """Hair that falls behind the neck."""
    if style.hair in BEHIND and style.head not in ("coif", "cowl"):
        pen.poly(smooth(wide(BEHIND[style.hair], style)), tones.hair_dark)


def hair(pen: Quill, tones: Tones, style: Style, chance: Random) -> None:
    """Hair on the head, unless a hat covers it."""
    if style.hair == "bald" or style.head in COVERED:
        return
    shape = smooth(wide(ON[style.hair], style), True, 7)
    pen.poly(shape, tones.hair)
    shaded = [([(10, -120), (18, -40), (90, 60), (120, -120)], tones.hair_dark)]
    clipped(shape, pen, [(list(points), ink) for points, ink in shaded])
    if style.hair in ("swept", "side", "long", "bob"):
        for i in range(4):
            strand = [(-40 + i * 16, -52), (-30 + i * 16, -76), (-6 + i * 14, -92)]
            pen.line(smooth(strand, False, 6), 2.2, tones.hair_dark)
    if style.hair == "curly":
        for _curl in range(34):
            turn, far = math.pi + math.pi * chance.uniform(-0.12, 1.12), chance.uniform(58, 84)
            x, y = far * 0.82 * math.cos(turn), -22 + far * math.sin(turn)
            pen.disc(x, y, chance.uniform(9, 15), tones.hair if x < 12 else tones.hair_dark)
