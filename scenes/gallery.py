"""Everything the toolkit draws, on one page: for looking at, and for the tests that look at it."""

from collections.abc import Callable, Hashable

from game.core.words import _
from scenes import theme
from scenes.page import Page, Row, said, section
from scenes.ui import (
    Area,
    Brush,
    Button,
    Checkbox,
    Dropdown,
    IconButton,
    Label,
    Node,
    Segmented,
    Slider,
    TextField,
    Typed,
)
from scenes.ui.icons import ICONS


class Gallery(Page):
    """Buttons, fields, choices, seats, signs, colours, type."""

    widest = 1500.0

    def __init__(self) -> None:
        super().__init__()
        self.typed = Typed("Sobremesa", 9, 4)
        self.on = True
        self.level = 100
        self.speed: object = "normal"
        self.seat: object = "p1"

    @property
    def name(self) -> str:
        """The title."""
        return _("Gallery")

    def build(self) -> list[Node]:
        """One section after the other."""
        top, rest = self.inner().cut_top(56, 12)
        rows: list[Row] = [
            section(_("Buttons")),
            self._buttons,
            section(_("Choices")),
            self._choices,
            section(_("Seats and abilities")),
            self._marks,
            section(_("Words")),
            said(_("Reading text, with **bold words** and signs {sight} {bolt} inside a line."), self.stage.scale),
            self._sizes,
            section(_("Colours")),
            self._colours,
            section(_("Signs")),
            self._signs,
        ]
        return [*self.title_row(top), self.rows_panel(rest, rows)]

    def _grid(self, area: Area, count: int, least: float, high: float, gap: float = 12) -> list[Area]:
        across = max(1, min(count, int((area.w + gap) // (least + gap))))
        wide = (area.w - gap * (across - 1)) / across
        return [
            Area(area.x + (i % across) * (wide + gap), area.y + (i // across) * (high + gap), wide, high)
            for i in range(count)
        ]

    def _placed(self, nodes: list[Node], places: list[Area], area: Area) -> tuple[list[Node], float]:
        for node, place in zip(nodes, places, strict=True):
            node.area = place
        return nodes, places[-1].bottom - area.y

    def _buttons(self, area: Area) -> tuple[list[Node], float]:
        def nothing() -> None:
            self.stage.say(_("Pressed."))

        why = _("Only while something is selected.")
        nodes: list[Node] = [
            Button(name=_("Shoot"), subtitle=_("uses 1 action"), icon="sight", kind="call", on_press=nothing),
            Button(name=_("Move"), subtitle=_("up to 6 squares"), icon="boot", shortcut="hand_2", on_press=nothing),
            Button(name=_("Swap"), subtitle=_("for 75 points"), icon="swap", on_press=nothing, on=True),
            Button(name=_("Redo"), icon="redo", shortcut="redo", enabled=False, why_not=why, on_press=nothing),
            Button(name=_("Delete"), icon="trash", kind="danger", on_press=nothing),
            Button(name=_("Leave"), icon="exit", kind="ghost", on_press=nothing),
        ]
        signs = ("undo", "gear", "eye", "question", "menu")
        nodes += [IconButton(name=_("Sign: {name}").format(name=n), icon=n, on_press=nothing) for n in signs]
        places = self._grid(area, 6, 230, 84)
        below = Area(area.x, places[-1].bottom + 12, area.w, 48)
        places += [Area(below.x + i * 58, below.y, 48, 48) for i in range(len(signs))]
        return self._placed(nodes, places, area)

    def _choices(self, area: Area) -> tuple[list[Node], float]:
        seats = [(f"p{n}", _("Seat {n}").format(n=n)) for n in range(1, 7)]
        speeds = [("fast", _("fast")), ("normal", _("normal")), ("slow", _("slow"))]
        nodes: list[Node] = [
            Checkbox(name=_("A switch"), value=self.on, on_change=self._keep("on")),
            Checkbox(name=_("Another, off"), value=False),
            Slider(name=_("A slider"), value=self.level, low=75, high=200, step=5, on_change=self._keep("level")),
            Segmented(name=_("Speed"), choices=speeds, value=self.speed, on_change=self._keep("speed")),
            Dropdown(name=_("Seat"), choices=seats, chosen=self.seat, on_change=self._keep("seat")),
            TextField(name=_("Name"), typed=self.typed, icon="search", hint=_("Title, trait or text")),
        ]
        return self._placed(nodes, self._grid(area, 6, 300, 48), area)

    def _keep(self, name: str) -> Callable[[object], None]:
        return lambda value: setattr(self, name, value)

    def _marks(self, area: Area) -> tuple[list[Node], float]:
        colours = colour_words()
        marks = [(_("Seat: {name}").format(name=colours[n]), mark) for n, mark in theme.SEATS.items()]
        marks += [(_("Ability: {name}").format(name=colours[n]), mark) for n, mark in theme.ABILITIES.items()]
        nodes: list[Node] = [Swatch(name=words, mark=mark) for words, mark in marks]
        return self._placed(nodes, self._grid(area, len(nodes), 200, 48), area)

    def _sizes(self, area: Area) -> tuple[list[Node], float]:
        sizes = (theme.SMALL, theme.MEDIUM, theme.LARGE, theme.HUGE)
        nodes: list[Node] = []
        y = area.y
        for family in ("read", "bold", "narrow"):
            for size in sizes:
                words = f"{size}: 0123456789 áéíóúñ ¿?" if family != "narrow" else f"{size}: 6 7 15 3 42 %"
                high = size * 1.5
                nodes.append(
                    Label(
                        name=words, area=Area(area.x, y, area.w, high), size=size, family=family, key=f"{family}{size}"
                    )
                )
                y += high
        return nodes, y - area.y

    def _colours(self, area: Area) -> tuple[list[Node], float]:
        names = ("ROOM", "FELT", "PANEL", "RAISED", "WELL", "CALL", "GOOD", "BAD", "DANGER", "WOOD")
        nodes: list[Node] = [Swatch(name=n.lower(), token=n) for n in names]
        return self._placed(nodes, self._grid(area, len(nodes), 200, 48), area)

    def _signs(self, area: Area) -> tuple[list[Node], float]:
        nodes: list[Node] = [Swatch(name=name, icon=name) for name in ICONS]
        return self._placed(nodes, self._grid(area, len(nodes), 170, 44), area)


def colour_words() -> dict[str, str]:
    """The colours of seats and abilities, by their names in the data."""
    return {
        "blue": _("blue"), "orange": _("orange"), "green": _("green"), "pink": _("pink"), "yellow": _("yellow"),
        "red": _("red"), "gold": _("gold"), "violet": _("violet"),
    }  # fmt: skip


class Swatch(Node):
    """A mark, a colour or a sign with its name."""

    def __init__(self, *, name: str, mark: theme.Mark | None = None, token: str = "", icon: str = "") -> None:
        super().__init__(role="image", name=name)
        self.mark, self.token, self.icon = mark, token, icon

    def state(self) -> Hashable:
        """What it shows."""
        return (self.name, self.mark, self.token and getattr(theme, self.token), self.icon, theme.TEXT)

    def paint(self, brush: Brush) -> None:
        """The thing, then its name."""
        y = brush.h / 2
        if self.mark is not None:
            brush.mark(self.mark, 24, y, 16)
        elif self.token:
            tone = getattr(theme, self.token)
            brush.panel(Area(4, y - 18, 40, 36), 8, tone, tone, theme.HAIRLINE)
        else:
            brush.icon(self.icon, 24, y, 28)
        brush.line(self.name, Area(54, 0, brush.w - 54, brush.h))
