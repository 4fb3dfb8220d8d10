"""F1 anywhere: what can be done here now, with the keys as they are bound. Told by the scene and its nodes."""

from game.core.words import _
from scenes import theme
from scenes.keymap import action_words, key_words
from scenes.page import Page, Row, said, section
from scenes.ui import Area, Label, Node, Scene
from scenes.ui import text as letters
from scenes.ui.brush import Brush, keycap_width

Keys = tuple[str, ...]  # as the key map writes them
ARROW_SIGNS = ("left", "right", "up", "down")
CAP_GAP = 5.0
GENERAL = ("next", "press", "zoom", "back", "help", "full_screen", "report")


class Help(Page):
    """What can I do here?"""

    overlay = True
    widest = 860.0

    def __init__(self, about: Scene) -> None:
        super().__init__()
        self.about = about
        self._column = 110.0

    @property
    def name(self) -> str:
        """The title."""
        return _("What can I do here?")

    def build(self) -> list[Node]:
        """What the scene says, its buttons with keys, its keys, and the keys that work everywhere."""
        top, rest = self.inner().cut_top(56, 12)
        scale = self.stage.scale
        offered, general = self._offered(), self._general()
        self._column = self._key_column([keys for keys, _words in (*offered, *general)])
        rows: list[Row] = [said(words, scale, "TEXT") for words in self.about.help()]
        if offered:
            rows.append(section(_("Here: {screen}").format(screen=self.about.name)))
            rows += [self._row(keys, words) for keys, words in offered]
        rows.append(section(_("Everywhere")))
        rows += [self._row(keys, words) for keys, words in general]
        return [*self.title_row(top), self.rows_panel(rest, rows, gap=6)]

    def _general(self) -> list[tuple[Keys, str]]:
        """The keys that work everywhere, and what they do."""
        words, keymap = action_words(), self.stage.keymap
        found: list[tuple[Keys, str]] = [((keymap.key(action),), words[action]) for action in GENERAL]
        arrows = tuple(keymap.key(action) for action in ("left", "up", "down", "right"))
        return [*found, (arrows, _("Move the focus or the cursor"))]

    def _key_column(self, found: list[Keys]) -> float:
        """How wide the column of keys is, so that all words begin at the same place."""
        return min(220.0, max([110.0, *(caps_width(keys, self.stage.scale) for keys in found)]))

    def _offered(self) -> list[tuple[Keys, str]]:
        """Keys and words of what the scene's nodes and actions offer now."""
        out: list[tuple[Keys, str]] = []
        key = self.stage.keymap.key
        for node in self.about.root.walk():
            if node.shortcut and node.reachable and node.shortcut not in GENERAL and key(node.shortcut):
                why = "" if node.enabled else f" ({node.why_not})"
                out.append(((key(node.shortcut),), node.name + why))
        for action, what in self.about.actions().items():
            if key(action):
                out.append(((key(action),), what.words))
        return list(dict.fromkeys(out))

    def _row(self, keys: Keys, words: str) -> Row:
        def row(area: Area) -> tuple[list[Node], float]:
            wide = max(self._column, caps_width(keys, self.stage.scale))
            if wide > area.w * 0.5:
                high = letters.height(words, area.w, theme.SMALL, self.stage.scale)
                label = Label(name=words, area=Area(area.x, area.y + 34, area.w, high), wrap=True)
                return [KeyCaps(keys=keys, area=area._replace(h=32)), label], high + 40
            room = area.w - wide - 20
            high = letters.height(words, room, theme.SMALL, self.stage.scale)
            label = Label(name=words, area=Area(area.x + wide + 20, area.y + 3, room, high), wrap=True)
            return [KeyCaps(keys=keys, area=area._replace(w=wide, h=32)), label], max(34.0, high + 6)

        return row


def cap_width(key: str, scale: float) -> float:
    """How wide the cap of a key is: an arrow has its sign."""
    return keycap_width("" if key in ARROW_SIGNS else key_words(key), scale)


def caps_width(keys: Keys, scale: float) -> float:
    """How wide several caps are, side by side."""
    return sum(cap_width(key, scale) + CAP_GAP for key in keys) - CAP_GAP


class KeyCaps(Node):
    """Keys side by side; the arrow keys as arrows."""

    def __init__(self, *, keys: Keys, area: Area) -> None:
        super().__init__(role="text", name=" ".join(map(key_words, keys)), area=area, margin=4)
        self.keys = keys

    def state(self) -> tuple[object, ...]:
        """Its words and the colours."""
        return (self.name, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its place is too small for the caps."""
        return caps_width(self.keys, scale) > self.area.w + 1

    def paint(self, brush: Brush) -> None:
        """The caps."""
        x = 0.0
        for key in self.keys:
            if key in ARROW_SIGNS:
                brush.keycap("", x, brush.h / 2, "l")
                brush.icon(key, x + cap_width(key, brush.scale) / 2, brush.h / 2, 14)
            else:
                brush.keycap(key_words(key), x, brush.h / 2, "l")
            x += cap_width(key, brush.scale) + CAP_GAP
