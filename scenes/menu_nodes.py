"""What the title menu paints by itself: the program's name, and plates under words on the picture."""

import pygame

from scenes import theme
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen


class Plate(Node):
    """A dark plate on which words can be read whatever lies on the table under them."""

    def __init__(self, words: Node) -> None:
        area = words.area.inset(-14, 0).middle(words.area.w + 28, 40)
        super().__init__(name=words.name, area=area, children=[words], margin=4)

    def paint(self, brush: Brush) -> None:
        """A plate with round ends."""
        brush.panel(brush.whole, brush.h / 2, (14, 11, 8, 200), (14, 11, 8, 200))


class Wordmark(Node):
    """The name of the program; its first o is a dial."""

    def __init__(self, *, role: str, name: str, area: Area, size: float) -> None:
        super().__init__(role=role, name=name, area=area, margin=8)
        self.size = size

    def state(self) -> tuple[float, ...]:
        """Its size."""
        return (self.size,)

    def cut(self, scale: float) -> bool:
        """Whether it is wider than its place."""
        return letters.width(self.name, self.size, scale, "bold") > self.area.w

    def paint(self, brush: Brush) -> None:
        """S, a dial, and the rest."""
        base, x = brush.h * 0.82, 0.0
        first = self.name[:1]
        x += brush.text(first, x, base, self.size, theme.CREAM, "bold", "lb")
        wide = letters.width("o", self.size, brush.scale, "bold")
        pixels = letters.pixel_size(self.size, brush.scale)
        low, high = _extent(pixels)
        radius = (high - low) / 2 / brush.scale
        middle = base - (high + low) / 2 / brush.scale
        box = Area(x + wide / 2 - radius - 4, middle - radius - 4, 2 * radius + 8, 2 * radius + 8)
        brush.vector(("wordmark", self.size), box, lambda pen: _dial(pen, radius))
        brush.text(self.name[2:], x + wide, base, self.size, theme.CREAM, "bold", "lb")


def _extent(pixels: int) -> tuple[int, int]:
    metrics = letters.font("bold", pixels).metrics("o")[0]
    return (metrics[2], metrics[3]) if metrics else (0, pixels // 2)


def _dial(pen: Pen, radius: float) -> None:
    middle = radius + 4
    pen.circle(middle, middle, radius * 1.04, theme.CREAM)
    pen.circle(middle, middle, radius * 0.60, theme.rgb("#241a10"))
    pen.sector(middle, middle, 0, radius * 0.60, -36, 36, theme.CALL)
    pen.circle(middle, middle, radius * 0.18, theme.CREAM)
    spot = pygame.Vector2(radius * 0.82, 0)
    for i in range(12):
        at = spot.rotate(30 * i)
        colour = theme.rgb("#d8bd85") if i else theme.rgb("#b5790f")
        pen.circle(middle + at.x, middle + at.y, radius * 0.07, colour)
