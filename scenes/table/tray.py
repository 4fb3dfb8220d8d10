"""The wooden tray at the bottom: the status line, the actions left, and the reserve with what each unit can do now."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.clix import dial, exchange
from game.clix.words import unit_name
from game.core.words import _, n_
from scenes import theme
from scenes.art.dials import counter_badge, draw_dial
from scenes.art.sprites import put
from scenes.table import outlook, sentences
from scenes.table.legal import Option
from scenes.table.pieces import Bar, Bolts, Inlay, StatusPlace, art_icon
from scenes.ui import Area, Brush, Button, Drag, Icon, KeyHint, Label, Node, ScrollPanel
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
class Phase(Node):
    """One phase of the turn: gold while it is on."""

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
            brush.fill(Area(0, 2, room, brush.h - 4), theme.CALL, 8)
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
    phases = sentences.phases(scene)
    for shown in (phases, [one for one in phases if one[1]], []):
        chips, end = _phase_chips(scene, shown, Area(x, inside.y, right - x, inside.h))
        said = sentence(scene, Area(end, inside.y, right - end, inside.h))
        if not said.cut(scene.stage.scale):
            break
    nodes += [*chips, said]
    nodes[0].children, rest = nodes[1:], nodes[:1]
    return rest


def _phase_chips(scene: TableScene, phases: list[tuple[str, bool]], area: Area) -> tuple[list[Node], float]:
    """The phases from the left of an area, and where they end."""
    nodes: list[Node] = []
    x = area.x
    for number, (words, on) in enumerate(phases):
        last = number == len(phases) - 1
        wide = letters.width(words, theme.SMALL, scene.stage.scale, "bold" if on else "read") + 24 + (0 if last else 18)
        nodes.append(Phase(name=words, area=Area(x, area.y, wide, area.h), on=on, last=last))
        x += wide + 4
    return nodes, x + (10 if phases else 0)


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


def _actions(scene: TableScene, area: Area) -> Node:
    position = scene.view
    left = position.actions_left
    words = n_("Actions: {n} left", "Actions: {n} left", left)
    if position.phase in ("place_spawns", "deploy"):
        words = _("No attacks in the first turn")
    if position.phase == "loot":
        words = _("Loot rolls")
    if position.phase != "actions":
        label = Label(name=words, area=area.inset(10, 15), family="bold", anchor="c", wrap=True)
        return Inlay(name=words, area=area, children=[label])
    label_place, rest = area.inset(6, 6).cut_top(26)
    bolts = Bolts(name=words, area=rest.inset(6, 2), seat=position.turn, spent=3 - left if left <= 3 else 0, value=left)
    children: list[Node] = [Label(name=words, area=label_place, family="bold", anchor="c"), bolts]
    return Inlay(name=words, area=area, children=children)


@dataclass(eq=False, repr=False, kw_only=True)
class ReserveChip(Node):
    """A unit of the tray: its dial, name, points, and what can be done with it now."""

    role: str = "reserve"
    seat: str = ""
    motif: str = ""
    points: int = 0
    verb: str = ""
    sign: str = ""
    glows: bool = False
    held: bool = False
    dead: bool = False
    grenades: int = 0
    margin: float = 14
    number: str = ""

    def state(self) -> Hashable:
        """All that shows."""
        return (super().state(), self.seat, self.motif, self.points, self.verb, self.sign, self.glows, self.held,
                self.dead, self.grenades, self.number)  # fmt: skip

    def to_json(self, scale: float, inert: bool = False) -> dict[str, object]:
        """With its mark of being legal."""
        out = super().to_json(scale, inert)
        if self.glows:
            out["glows"] = True
        return out

    def paint(self, brush: Brush) -> None:
        """Dial, words, verb."""
        if self.glows:
            brush.glow(brush.whole, 12, 5, (*theme.CALL, 95))
        lit = self.glows or self.held
        fill = (58, 42, 24, 235) if self.held else (26, 20, 16, 225 if self.glows else 195)
        edge = theme.CALL if lit else (109, 74, 45)
        if self.hot:
            fill = (70, 52, 32, 240)
        brush.panel(brush.whole, 12, fill, fill, edge, 3 if self.held else 2 if lit else 1.2)
        x, y = brush.point(40, brush.h / 2 - 2)
        state = "dead" if self.dead else "normal"
        draw_dial(brush.surface, (x, y), brush.px(64), self.seat or None, self.motif, None, state, lift=0.0)
        if self.grenades:
            px, py = brush.point(6, brush.h - 30)
            put(brush.surface, counter_badge("grenade", self.grenades, brush.px(24)), px, py)
        self._words(brush)

    def _words(self, brush: Brush) -> None:
        """The name in one or two lines, then points and verb."""
        room = brush.w - 88
        ink = theme.TEXT if self.glows else theme.mix(theme.TEXT, theme.QUIET, 0.6)
        lines = two_lines(self.name, room, brush.scale)
        for k, line in enumerate(lines):
            brush.line(line, Area(80, 5 + k * 23, room, 26), theme.SMALL, family="bold", colour=ink)
        y = brush.h - 17
        wide = brush.text(str(self.points), 80, y, theme.MEDIUM, theme.rgb("#e9c98a"), "narrow")
        right, left = brush.w - 8, 80 + wide + 8
        if self.number:
            brush.text(self.number, 9, 15, theme.SMALL, theme.SAND, "narrow", "lm")
        if self.verb:
            art_icon(brush, self.sign, left + 9, y, 17, theme.CALL)
            place = Area(left + 21, y - 12, right - left - 21, 24)
            brush.line(self.verb, place, theme.SMALL, colour=theme.CALL, family="narrow")
        elif len(lines) == 1:
            brush.line(_("points"), Area(left - 4, y - 12, right - left + 4, 24), theme.SMALL, colour=theme.QUIET)


def two_lines(words: str, room: float, scale: float) -> list[str]:
    """The words in one line, or broken into two; the second is shortened if it must be."""
    if letters.width(words, theme.SMALL, scale, "bold") <= room:
        return [words]
    first = ""
    parts = words.split()
    while parts and letters.width(f"{first} {parts[0]}".strip(), theme.SMALL, scale, "bold") <= room:
        first = f"{first} {parts.pop(0)}".strip()
    if not first:
        return [words]
    return [first, " ".join(parts)] if parts else [first]


VERBS = {"upgrade": "up", "swap_weapon": "swap", "respawn": "flag", "deploy": "arrow"}


def verb_words(verb: str) -> str:
    """What an option does with a reserve unit, in a word."""
    return {
        "upgrade": _("upgrade"), "swap_weapon": _("swap"), "respawn": _("returns"), "deploy": _("deploy"),
    }.get(verb, verb)  # fmt: skip


def tray_units(scene: TableScene) -> list[str]:
    """The units that wait for the viewer: not deployed yet, else the reserve; those that can do something first."""
    position, seat = scene.view, scene.seat
    where = "team" if position.phase in ("place_spawns", "deploy") else "reserve"
    found = [
        uid for uid, unit in position.units.items()
        if unit.where == where and (unit.owner == seat or unit.owner is None)
    ]  # fmt: skip
    if not found and where == "team":
        found = [uid for uid, unit in position.units.items() if unit.where == "reserve" and unit.owner in (seat, None)]
    return sorted(found, key=lambda uid: (uid not in scene.legal.reserves, -dial.points(position, position.units[uid])))


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
        reserve_chip(scene, uid, Area(area.x + k * (wide + CHIP_GAP), area.y, wide, CHIP_HIGH), first + k)
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
    return [
        Arrow(name=_("Further units on the left"), sign="left", area=left, enabled=first > 0,
              why_not=_("These are the first ones.") if first == 0 else "", on_press=lambda: scene.doors.turn_tray(-fits)),
        *_chips(scene, units[first : first + fits], room, wide, first),
        Arrow(name=_("Further units on the right"), sign="right", area=right, enabled=not at_end,
              why_not=_("These are the last ones.") if at_end else "", on_press=lambda: scene.doors.turn_tray(fits)),
    ]  # fmt: skip


@dataclass(eq=False, repr=False, kw_only=True)
class Arrow(Node):
    """Turns the page of the tray."""

    role: str = "button"
    sign: str = "right"

    def state(self) -> Hashable:
        """Its sign."""
        return (super().state(), self.sign)

    def paint(self, brush: Brush) -> None:
        """A dark place with an arrow."""
        brush.panel(brush.whole, 12, (26, 20, 16, 215), (26, 20, 16, 215), (109, 74, 45), 1.2)
        ink = theme.OFF_TEXT if not self.enabled else theme.CALL if self.hot else theme.CREAM
        brush.icon(self.sign, brush.w / 2, brush.h / 2, 22, ink)


def reserve_chip(scene: TableScene, uid: str, area: Area, number: int) -> Node:
    """One unit of the tray."""
    position = scene.view
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    options = scene.legal.reserves.get(uid, [])
    verb = best_verb(options, scene.choice.selected)
    glows = bool(options)
    chip = ReserveChip(
        name=unit_name(position, uid), key=f"reserve {uid}", area=area, seat=unit.owner or "", motif=outlook.motif_of(card),
        points=card.points, verb=verb_words(verb) if verb else "", sign=VERBS.get(verb, "person"),
        glows=glows, held=scene.choice.reserve == uid, grenades=card.grenades, dead=False,
        on_press=lambda: scene.hands.press_reserve(uid), tip=_tip(scene, uid), value=uid,
        shortcut=f"hand_{number + 1}" if number < 10 else "",
        number=scene.stage.keymap.label(f"hand_{number + 1}") if number < 10 else "",
    )  # fmt: skip
    if glows:
        chip.drag = lambda: scene.carry(uid, True, chip)
    return chip


def best_verb(options: list[Option], selected: str) -> str:
    """The verb to show of several: what the selected unit could do with it comes first."""
    verbs = [option.verb for option in options if selected and option.unit == selected]
    verbs += [option.verb for option in options]
    return verbs[0] if verbs else ""


def _tip(scene: TableScene, uid: str) -> str:
    """What it could do, or why it can do nothing now."""
    position = scene.view
    options = scene.legal.reserves.get(uid, [])
    if options:
        words = dict.fromkeys(_option_words(scene, option) for option in options)
        return " ".join(words)
    unit = position.units[uid]
    if not exchange.may_come_in(position, unit):
        return scene.game.refusal("upgrade_only")
    return _("In the reserve: it comes in when the points match.")


def _option_words(scene: TableScene, option: Option) -> str:
    if option.verb == "upgrade":
        text = _("Upgrade {unit} to it for {n} counters.") if option.spend != 1 else _("Upgrade {unit} to it for a counter.")
        return text.format(unit=unit_name(scene.view, option.unit), n=option.spend)
    if option.verb == "swap_weapon":
        return _("Swap {unit} for it.").format(unit=unit_name(scene.view, option.unit))
    if option.verb == "deploy":
        return _("Deploy it by a spawn marker.")
    return _("Bring it back by a spawn marker.")


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
        nodes.append(_Door(name=name, sign=icon, area=place, on_press=run, shortcut=shortcut, enabled=not why, why_not=why))
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


def carried(image: object, source: Node, payload: object) -> Drag:
    """What is dragged out of the tray."""
    return Drag(payload, source, image)  # type: ignore[arg-type]


__all__ = ["Button", "Icon", "ScrollPanel", "build", "height", "reserve_chip", "status_line", "tray_units"]
