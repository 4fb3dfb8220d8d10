"""The wooden tray at the bottom: the status line, the actions left, and the reserve with what each unit can do now."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.clix.position import ClixPosition
from game.core.words import _, n_
from scenes import theme
from scenes.table import sentences
from scenes.table.phases import Phase, phases
from scenes.table.pieces import Bar, Bolts, Inlay, StatusPlace
from scenes.table.reserve import Arrow, reserve_chip, tray_units
from scenes.ui import Area, Brush, KeyHint, Label, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

CHIP_WIDE, CHIP_HIGH, CHIP_GAP = 196.0, 84.0, 8.0


def height(scene: TableScene) -> float:
    """How high the tray is in this layout."""
    return {"wide": 164.0, "normal": 156.0}.get(scene.stage.layout, 126.0)


def build(scene: TableScene, area: Area) -> list[Node]:
    """The tray, whole; in the compact layout the status line and the buttons alone."""
    if scene.stage.layout == "compact":
        return [Bar(name=_("Tray"), kind="wood", area=area, children=_compact(scene, area.inset(6, 8)))]
    inner = Area(area.x + 16, area.y + 18, area.w - 32, area.h - 18 - 8)
    status, rest = inner.cut_top(44, 10)
    actions, chips = rest._replace(h=CHIP_HIGH).cut_left(188, 12)
    nodes = [*status_line(scene, status), _actions(scene, actions), _reserve(scene, chips)]
    return [Bar(name=_("Tray"), kind="wood", area=area, children=nodes)]


# -- the status line ----------------------------------------------------------------------------------------------


@dataclass(eq=False, repr=False, kw_only=True)
class Chip(Node):
    """One phase of the turn: gold while it is on. Pressed, it says what may be done in it."""

    role: str = "phase"
    on: bool = False
    last: bool = False

    def state(self) -> Hashable:
        """Its words, and whether it is on."""
        return (self.name, self.on, self.last)

    def paint(self, brush: Brush) -> None:
        """A gold plate or quiet words, then an arrow to the next."""
        room = brush.w - (0 if self.last else 18)
        if self.on:
            brush.fill(Area(0, 7, room, brush.h - 14), theme.CALL, 8)
        elif self.hot:
            brush.fill(Area(0, 7, room, brush.h - 14), (*theme.WHITE, 22), 8)
        ink = theme.DARK_TEXT if self.on else theme.QUIET
        family = "bold" if self.on else "read"
        brush.text(self.name, room / 2, brush.h / 2, theme.SMALL, ink, family, "cm")
        if not self.last:
            brush.icon("right", brush.w - 8, brush.h / 2, 14, theme.HAIRLINE)


def status_line(scene: TableScene, area: Area) -> list[Node]:
    """Phase chips, then one sentence with the name of who must do what, Esc at the right."""
    inside = area.inset(12, 5)
    nodes: list[Node] = [StatusPlace(name=_("Status"), area=area)]
    x = inside.x
    right = inside.right
    if scene.acts.can_back():
        hint = KeyHint.of("back", _("back"), 0, area.y + area.h / 2, scene.stage)
        right = inside.right - hint.area.w
        hint.area = hint.area._replace(x=right)
        nodes.append(hint)
        right -= 14
    all_phases = phases(scene.view)
    for shown in (all_phases, [one for one in all_phases if one.on], []):
        chips, end = _phase_chips(scene, shown, Area(x, area.y, right - x, area.h))
        said = sentence(scene, Area(end, inside.y, right - end, inside.h))
        if not said.cut(scene.stage.scale):
            break
    nodes += [*chips, said]
    nodes[0].children, rest = nodes[1:], nodes[:1]
    return rest


def _phase_chips(scene: TableScene, shown: list[Phase], area: Area) -> tuple[list[Node], float]:
    """The phases from the left of an area, and where they end."""
    nodes: list[Node] = []
    x, stage = area.x, scene.stage
    for number, phase in enumerate(shown):
        last = number == len(shown) - 1
        wide = letters.width(phase.name, theme.SMALL, stage.scale, "bold" if phase.on else "read")
        wide += 24 + (0 if last else 18)
        chip = Chip(
            name=phase.name, area=area._replace(x=x, w=wide), on=phase.on, last=last, value=phase.id, tip=phase.about,
            on_press=partial(stage.say, phase.about, "info"), focusable=False, tip_above=stage.height - height(scene),
        )  # fmt: skip
        nodes.append(chip)
        x += wide + 4
    return nodes, x + (10 if shown else 0)


@dataclass(eq=False, repr=False, kw_only=True)
class Sentence(Node):
    """Who must do what now: the name in the seat's colour, then the words; in two lines where one is too short."""

    role: str = "status"
    seat: str = ""
    who: str = ""
    words: str = ""  # type: ignore[assignment]
    lines: int = 1

    def state(self) -> Hashable:
        """Name and words."""
        return (self.seat, self.who, self.said, self.lines)

    def spans(self) -> tuple[letters.Span, ...]:
        """The line as spans."""
        return (letters.Span(f"{self.who}: ", "bold", theme.seat_mark(self.seat).colour), letters.Span(self.said))

    @property
    def said(self) -> str:
        """What follows the name."""
        return self.value or ""

    def cut(self, scale: float) -> bool:
        """Whether it needs more lines than there are."""
        return letters.flow(self.spans(), self.area.w - 26, theme.SMALL, scale)[1] > self.lines

    def paint(self, brush: Brush) -> None:
        """The mark of the seat, the name, the words."""
        pieces = letters.flow(self.spans(), brush.w - 26, theme.SMALL, brush.scale)
        step = letters.line_height(theme.SMALL)
        count = min(pieces[1], self.lines)
        top = (brush.h - count * step) / 2
        brush.seat(self.seat, 9, top + step / 2, 8)
        brush.paragraph(self.spans(), Area(26, top, brush.w - 26, count * step))


def sentence(scene: TableScene, area: Area, lines: int = 1) -> Node:
    """The one sentence."""
    seat = sentences.who(scene)
    name = sentences.owner_name(scene, seat)
    said = sentences.now(scene)
    return Sentence(name=f"{name}: {said}", seat=seat, who=name, value=said, area=area, lines=lines)


# -- actions and reserve ------------------------------------------------------------------------------------------


def _actions_words(position: ClixPosition) -> str:
    left = position.actions_left
    return n_("Actions: {n} left", "Actions: {n} left", left) if left else _("No actions left")


_WELLS: dict[str, Callable[[ClixPosition], str]] = {
    "place_spawns": lambda _position: _("No attacks in the first turn"),
    "deploy": lambda _position: _("No attacks in the first turn"),
    "actions": _actions_words,
    "loot": lambda _position: _("Loot rolls"),
}


def _actions(scene: TableScene, area: Area) -> Node:
    position = scene.view
    left = position.actions_left
    words = _WELLS.get(position.phase, lambda _position: _("The game is over"))(position)
    if position.phase != "actions":
        high = letters.height(words, area.w - 20, theme.SMALL, scene.stage.scale, "bold")
        label = Label(name=words, area=area.middle(area.w - 20, high), family="bold", anchor="c", wrap=True)
        return Inlay(name=words, area=area, children=[label])
    label_place, rest = area.inset(6, 6).cut_top(26)
    bolts = Bolts(name=words, area=rest.inset(6, 2), seat=position.turn, spent=3 - left if left <= 3 else 0, value=left)
    children: list[Node] = [Label(name=words, area=label_place, family="bold", anchor="c"), bolts]
    return Inlay(name=words, area=area, children=children)


def _reserve(scene: TableScene, area: Area) -> Node:
    units = tray_units(scene)
    fits = _fits(area.w)
    nodes: list[Node]
    if len(units) <= fits:
        wide = (area.w - CHIP_GAP * (fits - 1)) / fits
        nodes = _chips(scene, units, area, wide, 0)
    else:
        nodes = _paged(scene, area, units)
    return Node(role="list", name=_("Reserve"), area=area, children=nodes, value=len(units))


def _fits(wide: float) -> int:
    return max(1, int((wide + CHIP_GAP) // (CHIP_WIDE + CHIP_GAP)))


def _chips(scene: TableScene, units: list[str], area: Area, wide: float, first: int) -> list[Node]:
    return [
        reserve_chip(
            scene, uid, Area(area.x + k * (wide + CHIP_GAP), area.y, wide, CHIP_HIGH), first + k,
            tip_above=scene.stage.height - height(scene),
        )
        for k, uid in enumerate(units)
    ]


def _paged(scene: TableScene, area: Area, units: list[str]) -> list[Node]:
    """More units than fit: arrows at both ends turn the page."""
    left, rest = area.cut_left(44, CHIP_GAP)
    right, room = rest.cut_right(44, CHIP_GAP)
    fits = _fits(room.w)
    first = scene.doors.tray_first(len(units), fits)
    wide = (room.w - CHIP_GAP * (fits - 1)) / fits
    at_end = first + fits >= len(units)
    back = Arrow(name=_("Further units on the left"), sign="left", area=left, enabled=first > 0)
    on = Arrow(name=_("Further units on the right"), sign="right", area=right, enabled=not at_end)
    back.on_press, on.on_press = lambda: scene.doors.turn_tray(-fits), lambda: scene.doors.turn_tray(fits)
    back.why_not = _("These are the first ones.") if first == 0 else ""
    on.why_not = _("These are the last ones.") if at_end else ""
    return [back, *_chips(scene, units[first : first + fits], room, wide, first), on]


# -- compact ------------------------------------------------------------------------------------------------------


def _compact(scene: TableScene, area: Area) -> list[Node]:
    """A line of words, then the main button between the doors of the drawers."""
    top, rest = area.cut_top(44, 6)
    status = StatusPlace(name=_("Status"), area=top, children=[sentence(scene, top.inset(10, 0), 2)])
    nodes: list[Node] = [status]
    for icon, name, run, shortcut in (
        ("person", _("Unit and log"), scene.doors.open_column, "drawer"),
        ("pieces", _("Reserve"), scene.doors.open_reserve, ""),
        ("undo", _("Undo"), scene.acts.undo, "undo"),
    ):
        place, rest = rest.cut_left(46, 6)
        why = scene.acts.why_not_undo_words() if icon == "undo" else ""
        nodes.append(
            _Door(name=name, sign=icon, area=place, on_press=run, shortcut=shortcut, enabled=not why, why_not=why)
        )
    main, end = scene.acts.main_buttons()
    if end is not None:
        place, rest = rest.cut_right(min(180.0, rest.w * 0.4), 6)
        end.area = place
        nodes.append(end)
    main.area = rest
    main.subtitle, main.size = "", theme.SMALL
    nodes.append(main)
    return nodes


@dataclass(eq=False, repr=False, kw_only=True)
class _Door(Arrow):
    """Opens a drawer of the compact layout; its name shows as a tip."""

    def prepare(self, stage: object) -> None:
        """The name is the tip."""
        self.tip = self.tip or self.name
