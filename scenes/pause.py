"""The pause menu: go on, save, load, settings, the keys, the title. A game gives it what it has; it holds no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.core.words import _
from scenes import theme
from scenes.ui import Answer, Area, Button, Dialog, Memory, Node, Panel, Scene, ScrollPanel, heading


class Item(NamedTuple):
    """An entry of the menu: sign, words, what it does, its action of the key map, why it is off; whether the menu goes
    before it does that."""

    icon: str
    words: str
    run: Callable[[], None]
    shortcut: str = ""
    why_not: str = ""
    closes: bool = False


class Pause(Scene):
    """Over a game: `items` of the game stand between going on and the settings. `told` is what leaving loses."""

    overlay = True

    def __init__(self, items: Sequence[Item] = (), told: str = "") -> None:
        super().__init__()
        self.items = items
        self.told = told
        self.memory = Memory()

    @property
    def name(self) -> str:
        """The title."""
        return _("Pause")

    def all_items(self) -> list[Item]:
        """Every entry in order."""
        return [
            Item("play", _("Go on playing"), self.back, "menu"),
            *self.items,
            Item("gear", _("Settings"), self._settings),
            Item("question", _("What can I do here?"), self._help),
            Item("exit", _("Leave for the title menu"), self._ask_title),
        ]

    def build(self) -> list[Node]:
        """A column of buttons in the middle."""
        stage = self.stage
        items = self.all_items()
        wide = min(480.0, stage.width - 32)
        wanted = 20 + 46 + 10 + 6 + len(items) * 66 - 10 + 24
        high = min(wanted, stage.height - 24)
        bar = 8 if wanted > high else 0
        box = stage.area.middle(wide, high)
        top, rest = box.inset(24, 20).cut_top(46, 10)
        inside = rest.inset(-10, 0)
        nodes: list[Node] = []
        for index, item in enumerate(items):
            area = Area(rest.x, rest.y + 6 + index * 66, rest.w - bar, 56)
            nodes.append(
                Button(
                    name=item.words,
                    icon=item.icon,
                    shortcut=item.shortcut,
                    kind="call" if index == 0 else "normal",
                    area=area,
                    on_press=partial(self._do, item),
                    enabled=not item.why_not,
                    why_not=item.why_not,
                    first_focus=index == 0,
                )
            )
        scroll = ScrollPanel(name=self.name, area=inside, children=nodes, memory=self.memory, pad=4)
        return [Panel(name=self.name, area=box, children=[heading(self.name, top, theme.LARGE), scroll])]

    def _do(self, item: Item) -> None:
        if item.closes:
            self.back()
        item.run()

    def _settings(self) -> None:
        from scenes.settings_scene import SettingsScene

        self.stage.push(SettingsScene())

    def _help(self) -> None:
        from scenes.help import Help

        below = self.stage.scenes[self.stage.scenes.index(self) - 1]
        self.stage.push(Help(below))

    def _ask_title(self) -> None:
        answers = [
            Answer(_("Leave for the title menu"), self._title, "", "call", "exit"),
            Answer(_("Go on playing"), self.back, "", "normal", "play"),
        ]
        self.stage.push(Dialog(_("Leave the game?"), self.told or _("No game is under way."), answers))

    def _title(self) -> None:
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())
