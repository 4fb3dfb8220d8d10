"""F1 anywhere: what can be done here now, with the keys as they are bound. Told by the scene and its nodes."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.core.words import _
from scenes import theme
from scenes.keymap import action_words, key_words
from scenes.page import Page, Row, said, section, space
from scenes.ui import Area, Node, Scene
from scenes.ui import text as letters
from scenes.ui.brush import Brush, keycap_width

Keys = tuple[str, ...]  # as the key map writes them
ARROW_SIGNS = ("left", "right", "up", "down")
CAP_GAP = 5.0
GENERAL = ("next", "press", "zoom", "back", "help", "full_screen", "report")


class Offer(NamedTuple):
    """A key, what it does in words, how it is done without the key, why it cannot be done now."""

    keys: Keys
    words: str
    run: Callable[[], object] | None = None
    why_not: str = ""


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
        self._column = self._key_column([offer.keys for offer in (*offered, *general)])
        rows: list[Row] = []
        for words in self.about.help():
            rows += [said(words, scale, "TEXT"), space(8)]
        if offered:
            rows.append(section(_("Here: {screen}").format(screen=self.about.name)))
            rows += [self._row(offer) for offer in offered]
        rows.append(section(_("Everywhere")))
        rows += [self._row(offer) for offer in general]
        return [*self.title_row(top), self.rows_panel(rest, rows, gap=2)]

    def _general(self) -> list[Offer]:
        """The keys that work everywhere, and what they do."""
        words, keymap, everywhere = action_words(), self.stage.keymap, self.stage.globals
        found = [
            Offer((keymap.key(action),), words[action], everywhere.get(action) if action != "help" else None)
            for action in GENERAL
        ]
        arrows = tuple(keymap.key(action) for action in ("left", "up", "down", "right"))
        return [*found, Offer(arrows, _("Move the focus or the cursor"))]

    def _key_column(self, found: list[Keys]) -> float:
        """How wide the column of keys is, so that all words begin at the same place."""
        return min(220.0, max([110.0, *(caps_width(keys, self.stage.scale) for keys in found)]))

    def _offered(self) -> list[Offer]:
        """Keys and words of what the scene's nodes and actions offer now, and how they are done."""
        out: dict[tuple[Keys, str], Offer] = {}
        key, press = self.stage.keymap.key, self.stage.input.press
        for node in self.about.root.walk():
            if node.shortcut and node.reachable and node.shortcut not in GENERAL and key(node.shortcut):
                why = "" if node.enabled else node.why_not
                offer = Offer((key(node.shortcut),), node.name, partial(press, node), why)
                out.setdefault((offer.keys, offer.words), offer)
        for action, what in self.about.actions().items():
            if key(action):
                offer = Offer((key(action),), what.words, what.run)
                out.setdefault((offer.keys, offer.words), offer)
        return list(out.values())

    def _row(self, offer: Offer) -> Row:
        """A line that tells of a key; pressed it does what the key does, for whoever has a pointer alone."""

        def row(area: Area) -> tuple[list[Node], float]:
            made = HelpRow(
                name=offer.words, keys=offer.keys, column=self._column, area=area, why_not=offer.why_not,
                enabled=not offer.why_not, on_press=self._doing(offer.run) if offer.run is not None else None,
            )  # fmt: skip
            place = area.inset(-8, 0)
            made.area = place._replace(h=made.height(place.w, self.stage.scale))
            return [made], made.area.h

        return row

    def _doing(self, run: Callable[[], object]) -> Callable[[], None]:
        def both() -> None:
            while self.stage.top is not self.about:
                self.stage.pop()
            self.stage.settle()
            run()

        return both


def cap_width(key: str, scale: float) -> float:
    """How wide the cap of a key is: an arrow has its sign."""
    return keycap_width("" if key in ARROW_SIGNS else key_words(key), scale)


def caps_width(keys: Keys, scale: float) -> float:
    """How wide several caps are, side by side."""
    return sum(cap_width(key, scale) + CAP_GAP for key in keys) - CAP_GAP


@dataclass(eq=False, repr=False, kw_only=True)
class HelpRow(Node):
    """Keys and what they do; why it is off, if it is. A button where a press can do the same."""

    role: str = "text"
    keys: Keys = ()
    column: float = 110.0

    def __post_init__(self) -> None:
        self.value = " ".join(map(key_words, self.keys))
        self.role = "button" if self.on_press is not None else "text"

    def told(self) -> str:
        """What it does, and why it cannot be done now."""
        return f"{self.name} ({self.why_not})" if self.why_not else self.name

    def _room(self, wide: float) -> Area:
        """Where the words stand: beside the keys, or under them where that is too narrow."""
        if self.column > wide * 0.5:
            return Area(8, 36, wide - 16, 0)
        return Area(8 + self.column + 20, 0, wide - self.column - 36, 0)

    def height(self, wide: float, scale: float) -> float:
        """As high as its words need, and as a hand needs to hit it."""
        room = self._room(wide)
        high = letters.height(self.told(), room.w, theme.SMALL, scale)
        return max(float(theme.HIT) if self.on_press else 34.0, room.y + high + 8)

    def state(self) -> Hashable:
        """Its words and the colours."""
        return (super().state(), self.told(), self.column, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its place is too small for the caps or the words."""
        room = self.area.w - 16 if self.column > self.area.w * 0.5 else self.column
        return caps_width(self.keys, scale) > room + 1 or self.height(self.area.w, scale) > self.area.h + 1

    def paint(self, brush: Brush) -> None:
        """The caps, then the words; lighter under the pointer where it can be pressed."""
        if self.hot and self.pressable:
            brush.fill(brush.whole, (*theme.WHITE, 22), theme.CHIP_RADIUS)
        room = self._room(brush.w)
        high = letters.height(self.told(), room.w, theme.SMALL, brush.scale)
        x, y = 8.0, 18.0 if room.y else brush.h / 2
        for key in self.keys:
            brush.keycap("" if key in ARROW_SIGNS else key_words(key), x, y, "l")
            if key in ARROW_SIGNS:
                brush.icon(key, x + cap_width(key, brush.scale) / 2, y, 14)
            x += cap_width(key, brush.scale) + CAP_GAP
        top = room.y if room.y else (brush.h - high) / 2
        ink = theme.TEXT if self.enabled else theme.OFF_TEXT
        brush.paragraph(self.told(), room._replace(y=top, h=high), theme.SMALL, ink)
