"""The signs of Weiß Schwarz on the table: colours with their marks. Drawn by the art of the cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _
from scenes import theme
from scenes.art.cards.color_signs import color_disc
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.weiss.faces import color_words
from scenes.weiss.nodes import ON_FELT

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene



@dataclass(eq=False, repr=False, kw_only=True)
class ColorMarks(Node):
    """The colours of a player: the mark and the word of each."""

    role: str = "text"
    colors: tuple[str, ...] = ()

    @classmethod
    def of(cls, scene: WeissScene, colors: Sequence[str], area: Area) -> ColorMarks:
        """The colours in clock and level."""
        told = ", ".join(color_words(color) for color in colors) or _("none")
        return cls(name=_("Colours: {colors}").format(colors=told), area=area, colors=tuple(colors))

    def state(self) -> Hashable:
        """The colours."""
        return (self.name, self.colors)

    def paint(self, brush: Brush) -> None:
        """A word, then each mark; words beside the marks where there is room."""
        head = _("Colours:") if self.colors else self.name
        x = brush.text(head, 0, brush.h / 2, theme.SMALL, ON_FELT, "slim") + 10
        wide = sum(letters.width(color_words(c), theme.SMALL, brush.scale, "slim") + 44 for c in self.colors)
        told = x + wide <= brush.w
        for color in self.colors:
            brush.blit(color_disc(color, brush.px(26)), x + 13, brush.h / 2, middle=True)
            x += 32
            if told:
                x += brush.text(color_words(color), x, brush.h / 2, theme.SMALL, ON_FELT, "slim") + 12
