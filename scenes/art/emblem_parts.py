"""What busts are made of: the tones of metal, cloth and skin, shoulders, and shapes lit from the left."""

from scenes.art.palette import Ink
from scenes.art.sprites import Pen

LIGHT = "#efe9da"
SHADE = "#b9b29f"
DARK = "#6d6a60"
BLACK = "#12161c"
CLOTH = "#8f8a7c"
CLOTH_DARK = "#5b594f"
SKIN = "#d9bf9d"
SKIN_SHADE = "#b0906d"


def shoulders(pen: Pen, wide: float = 0, left: Ink = SHADE, right: Ink = DARK) -> None:
    """The chest that every bust stands on, `wide` units broader each side."""
    a, b, c = 8 - wide, 24 - wide, 76 + wide
    d = 92 + wide
    pen.path(f"M{a} 104 C{a} 82 {b} 74 38 71 L62 71 C{c} 74 {d} 82 {d} 104 Z", left)
    pen.path(f"M50 71 L62 71 C{c} 74 {d} 82 {d} 104 L50 104 Z", right)


def halves(pen: Pen, whole: str, right: str, light: Ink = LIGHT, shade: Ink = SHADE) -> None:
    """A shape lit from the left: the whole in `light`, its right half in `shade`."""
    pen.path(whole, light)
    pen.path(right, shade)
