"""A page over a game's table, whichever game: a box in the middle, its title with the way back. It goes with Esc."""

from typing import Any, ClassVar

from game.core.words import _
from scenes.ui import Area, IconButton, Memory, Node, Scene, heading


class TablePage(Scene):
    """Over the `table` it was opened from; games say how wide it may be."""

    overlay = True
    widest: ClassVar[float] = 900.0
    back_first: ClassVar[bool] = False  # whether the way back has the focus when it comes up

    def __init__(self, table: Any) -> None:
        super().__init__()
        self.table = table
        self.memory = Memory()

    def box(self) -> Area:
        """Where the page stands."""
        edge = 8 if self.stage.layout == "compact" else 40
        area = self.stage.area.inset(edge)
        return area.middle(min(self.widest, area.w), area.h)

    def top(self, box: Area) -> tuple[list[Node], Area]:
        """The title with the way back, and what is left."""
        head, rest = box.inset(16, 12).cut_top(46, 10)
        back, title = head.cut_left(46, 12)
        button = IconButton(
            name=_("Back to the table"), icon="back", area=back, on_press=self.back, shortcut="back",
            first_focus=self.back_first,
        )  # fmt: skip
        return [button, heading(self.name, title)], rest
