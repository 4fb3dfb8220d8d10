"""The units that wait in the tray: a chip each, with points and what can be done with it now; arrows turn the page."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.clix import dial, exchange
from game.clix.words import unit_name
from game.core.words import _
from scenes import theme
from scenes.art.dials import counter_badge, draw_dial
from scenes.art.sprites import put
from scenes.table import outlook
from scenes.table.legal import Option
from scenes.table.pieces import art_icon
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


@dataclass(eq=False, repr=False, kw_only=True)
class ReserveChip(Node):
    """A unit of the tray: its dial, name, points, and what can be done with it now."""

    role: str = "reserve"
    seat: str = ""
    motif: str = ""
    points: int = 0
    verb: str = ""
    sign: str = ""
    held: bool = False
    dead: bool = False
    grenades: int = 0
    margin: float = 14
    number: str = ""

    def state(self) -> Hashable:
        """All that shows."""
        return (super().state(), self.seat, self.motif, self.points, self.verb, self.sign, self.glows, self.held,
                self.dead, self.grenades, self.number)  # fmt: skip

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


def reserve_chip(scene: TableScene, uid: str, area: Area, number: int, tip_above: float | None = None) -> Node:
    """One unit of the tray; `tip_above` is the height that its tip does not come below."""
    position = scene.view
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    options = scene.legal.reserves.get(uid, [])
    verb = best_verb(options, scene.choice.selected)
    glows = bool(options)
    chip = ReserveChip(
        name=unit_name(position, uid), key=f"reserve {uid}", area=area, seat=unit.owner or "",
        motif=outlook.motif_of(card), points=card.points, verb=verb_words(verb) if verb else "",
        sign=VERBS.get(verb, "person"), glows=glows,
        held=scene.choice.reserve == uid, grenades=card.grenades, dead=False,
        on_press=lambda: scene.hands.press_reserve(uid), tip=_tip(scene, uid), value=uid,
        shortcut=f"hand_{number + 1}" if number < 10 else "",
        number=scene.stage.keymap.label(f"hand_{number + 1}") if number < 10 else "",
        tip_above=tip_above,
    )  # fmt: skip
    if glows:
        chip.drag = lambda: scene.boarding.carry(uid, True, chip)
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
        text = (
            _("Upgrade {unit} to it for {n} counters.")
            if option.spend != 1
            else _("Upgrade {unit} to it for a counter.")
        )
        return text.format(unit=unit_name(scene.view, option.unit), n=option.spend)
    if option.verb == "swap_weapon":
        return _("Swap {unit} for it.").format(unit=unit_name(scene.view, option.unit))
    if option.verb == "deploy":
        return _("Deploy it by a spawn marker.")
    return _("Bring it back by a spawn marker.")
