"""Which game? Shown only where more than one has a window."""

from game.core.words import _
from scenes import games, theme
from scenes.page import Page
from scenes.ui import Area, Button, Node, Panel, ScrollPanel
from scenes.ui import text as letters


class ChooseGame(Page):
    """One button a game."""

    widest = 720.0

    @property
    def name(self) -> str:
        """The title."""
        return _("New game")

    def build(self) -> list[Node]:
        """The title and the games, as high as their words need."""
        top, rest = self.inner().cut_top(56, 12)
        nodes: list[Node] = []
        inside = rest.inset(16)
        y = inside.y + 12
        for index, entry in enumerate(games.entries()):
            area = Area(inside.x + 12, y, inside.w - 28, 0)
            area = area._replace(h=self._height(entry, area.w))
            nodes.append(
                Button(
                    name=entry.name(),
                    subtitle=entry.about(),
                    icon=entry.icon,
                    size=theme.MEDIUM,
                    area=area,
                    on_press=lambda e=entry: self.stage.push(e.setup()),  # type: ignore[misc]
                    first_focus=index == 0,
                )
            )
            y = area.bottom + 12
        rest = rest._replace(h=min(rest.h, y + 16 - rest.y))
        scroll = ScrollPanel(name=self.name, area=rest.inset(16), children=nodes, memory=self.memory)
        return [*self.title_row(top), Panel(name=self.name, area=rest, children=[scroll])]

    def _height(self, entry: games.Entry, wide: float) -> float:
        room = wide - 14 - 68
        high = letters.height(entry.name(), room, theme.MEDIUM, self.stage.scale, "bold")
        return max(80.0, high + letters.height(entry.about(), room, theme.SMALL, self.stage.scale) + 28)
