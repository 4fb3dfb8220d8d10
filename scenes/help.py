"""F1 anywhere: what can be done here now, with the keys as they are bound. Told by the scene and its nodes."""

from game.core.words import _
from scenes import theme
from scenes.keymap import action_words
from scenes.page import Page, Row, said, section
from scenes.ui import Area, Label, Node, Scene
from scenes.ui import text as letters
from scenes.ui.brush import Brush, keycap_width

GENERAL = ("next", "press", "zoom", "back", "help", "full_screen", "report")


class Help(Page):
    """What can I do here?"""

    overlay = True
    widest = 860.0

    def __init__(self, about: Scene) -> None:
        super().__init__()
        self.about = about

    @property
    def name(self) -> str:
        """The title."""
        return _("What can I do here?")

    def build(self) -> list[Node]:
        """What the scene says, its buttons with keys, its keys, and the keys that work everywhere."""
        top, rest = self.inner().cut_top(56, 12)
        scale = self.stage.scale
        rows: list[Row] = [said(words, scale, "TEXT") for words in self.about.help()]
        offs = self._offered()
        if offs:
            rows.append(section(_("Here: {screen}").format(screen=self.about.name)))
            rows += [self._row(key, words) for key, words in offs]
        rows.append(section(_("Everywhere")))
        words = action_words()
        rows += [self._row(self.stage.keymap.label(action), words[action]) for action in GENERAL]
        rows.append(self._row(self._arrows(), _("Move the focus or the cursor")))
        return [*self.title_row(top), self.rows_panel(rest, rows, gap=6)]

    def _arrows(self) -> str:
        return " ".join(self.stage.keymap.label(action) for action in ("left", "up", "down", "right"))

    def _offered(self) -> list[tuple[str, str]]:
        """Key and words of what the scene's nodes and actions offer now."""
        out: list[tuple[str, str]] = []
        label = self.stage.keymap.label
        for node in self.about.root.walk():
            if node.shortcut and node.reachable and node.shortcut not in GENERAL and label(node.shortcut):
                why = "" if node.enabled else f" ({node.why_not})"
                out.append((label(node.shortcut), node.name + why))
        for action, what in self.about.actions().items():
            if label(action):
                out.append((label(action), what.words))
        return list(dict.fromkeys(out))

    def _row(self, keys: str, words: str) -> Row:
        def row(area: Area) -> tuple[list[Node], float]:
            wide = max(110.0, keycap_width(keys, self.stage.scale))
            if wide > area.w * 0.5:
                high = letters.height(words, area.w, theme.SMALL, self.stage.scale)
                label = Label(name=words, area=Area(area.x, area.y + 34, area.w, high), wrap=True)
                return [KeyCap(name=keys, area=area._replace(h=32)), label], high + 40
            room = area.w - wide - 20
            high = letters.height(words, room, theme.SMALL, self.stage.scale)
            label = Label(name=words, area=Area(area.x + wide + 20, area.y + 3, room, high), wrap=True)
            return [KeyCap(name=keys, area=area._replace(w=wide, h=32)), label], max(34.0, high + 6)

        return row


class KeyCap(Node):
    """A key."""

    def __init__(self, *, name: str, area: Area) -> None:
        super().__init__(role="text", name=name, area=area, margin=4)

    def state(self) -> tuple[object, ...]:
        """Its words and the colours."""
        return (self.name, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether the cap is too small for its words."""
        return keycap_width(self.name, scale) > self.area.w + 1

    def paint(self, brush: Brush) -> None:
        """The cap."""
        brush.keycap(self.name, 0, brush.h / 2, "l")
