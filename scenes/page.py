"""What pages of settings and lists share: a title with a way back, and one panel in the middle that scrolls."""

from collections.abc import Callable, Sequence

from game.core.words import _
from scenes import theme
from scenes.ui import Area, IconButton, KeyHint, Label, Memory, Node, Panel, Scene, ScrollPanel
from scenes.ui import text as letters

Row = Callable[[Area], tuple[list[Node], float]]  # nodes of a row in an area of free height, and how high it is


class Page(Scene):
    """A page over the scene it was opened from; Esc goes back."""

    widest = 980.0

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()

    def title_row(self, area: Area, extra: Sequence[Node] = ()) -> list[Node]:
        """The way back and the title, in a strip of 56 units."""
        back = IconButton(
            name=_("Back"),
            icon="back",
            area=Area(area.x, area.y + 4, 48, 48),
            on_press=self.back,
            shortcut="back",
        )
        room = Area(area.x + 64, area.y, area.w - 64 - sum(n.area.w + 10 for n in extra), 56)
        size = next(
            (s for s in (theme.LARGE, theme.MEDIUM) if letters.width(self.name, s, self.stage.scale, "bold") <= room.w),
            theme.SMALL,
        )
        title = Label(role="heading", name=self.name, area=room, size=size, family="bold")
        return [back, title, *extra]

    def inner(self) -> Area:
        """The strip in the middle of the window the page stands in."""
        edge = 16 if self.stage.layout == "compact" or self.stage.height < 600 else 36
        whole = self.stage.area.inset(edge, min(edge, 24))
        return whole.middle(min(self.widest, whole.w), whole.h)

    def rows_panel(self, area: Area, rows: Sequence[Row], gap: float = 6) -> Node:
        """A panel with the rows one under the other, as high as they need; it scrolls if that is too much."""
        inside = area.inset(16, 8)
        column = inside.inset(8, 10).cut_right(14)[1]
        nodes: list[Node] = []
        y = column.y
        for row in rows:
            made, high = row(column._replace(y=y, h=0))
            nodes += made
            y += high + gap
        high = min(area.h, y - gap + 18 - area.y)
        inside = inside._replace(h=high - 16)
        scroll = ScrollPanel(name=self.name, area=inside, children=nodes, memory=self.memory, pad=10)
        return Panel(name=self.name, area=area._replace(h=high), children=[scroll])

    def hints(self, area: Area, hints: Sequence[tuple[str, str]]) -> list[Node]:
        """Key hints side by side from the left, as many as fit."""
        nodes: list[Node] = []
        x = area.x
        for action, words in hints:
            hint = KeyHint.of(action, words, x, area.y + area.h / 2, self.stage)
            if hint.area.right > area.right:
                break
            nodes.append(hint)
            x = hint.area.right + 24
        return nodes


def section(words: str) -> Row:
    """A title between rows."""

    def make(area: Area) -> tuple[list[Node], float]:
        label = Label(
            role="heading", name=words, area=area._replace(y=area.y + 12, h=34), size=theme.MEDIUM, family="bold"
        )
        return [label], 46

    return make


def space(high: float) -> Row:
    """Nothing, so high."""
    return lambda area: ([], high)


def said(words: str, stage_scale: float, colour: str = "QUIET") -> Row:
    """A paragraph."""

    def make(area: Area) -> tuple[list[Node], float]:
        high = letters.height(letters.spans(words), area.w, theme.SMALL, stage_scale)
        label = Label(name=words, area=area._replace(h=high), wrap=True, rich=True, colour=colour)
        return [label], high

    return make
