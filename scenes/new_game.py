"""Which game? Shown only where more than one has a window."""

from game.core.words import _
from scenes import games
from scenes.page import Page
from scenes.ui import Area, Button, Node, Panel, ScrollPanel


class ChooseGame(Page):
    """One button a game."""

    widest = 720.0

    @property
    def name(self) -> str:
        """The title."""
        return _("New game")

    def build(self) -> list[Node]:
        """The title and the games."""
        top, rest = self.inner().cut_top(56, 12)
        nodes: list[Node] = []
        inside = rest.inset(16)
        for index, entry in enumerate(games.entries()):
            area = Area(inside.x + 12, inside.y + 12 + index * 90, inside.w - 28, 80)
            nodes.append(
                Button(
                    name=entry.name(),
                    subtitle=entry.about(),
                    icon=entry.icon,
                    area=area,
                    on_press=lambda e=entry: self.stage.push(e.setup()),  # type: ignore[misc]
                    first_focus=index == 0,
                )
            )
        scroll = ScrollPanel(name=self.name, area=inside, children=nodes, memory=self.memory)
        return [*self.title_row(top), Panel(name=self.name, area=rest, children=[scroll])]
