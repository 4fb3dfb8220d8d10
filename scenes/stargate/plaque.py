"""A player's plaque: name and role, power, glyphs, experience and villain points against the totals, counts."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from scenes import theme
from scenes.cards.panels import side_panel
from scenes.stargate import signs
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

ROSE, GOLD, DARK = rgb("#dd6f86"), rgb("#e3b45a"), rgb("#0f1721")


def role_words(role: str) -> str:
    """What a seat is this turn."""
    return {"hero": _("Hero"), "villain": _("Villain")}.get(role, _("Waits"))


@dataclass(eq=False, repr=False, kw_only=True)
class Head(Node):
    """The seat's mark, its name, its role this turn."""

    role: str = "heading"
    seat: str = ""
    part: str = ""
    acts: bool = False
    margin: float = 6

    def state(self) -> Hashable:
        """Name, seat, role, whether it is to act."""
        return (self.name, self.seat, self.part, self.acts)

    def cut(self, scale: float) -> bool:
        """Whether less than a few letters of the name fit."""
        return self.area.w < 120

    def paint(self, brush: Brush) -> None:
        """A band in the seat's colour."""
        colour = theme.seat_mark(self.seat).colour
        brush.panel(brush.whole, 11, mix(colour, theme.PANEL, 0.62), mix(colour, theme.PANEL, 0.8))
        brush.fill(Area(0, brush.h - 2, brush.w, 2), colour)
        if self.acts:
            brush.outline(brush.whole.inset(-2.5), 13, theme.CALL, 3)
        brush.seat(self.seat, 24, brush.h / 2, 12)
        words = role_words(self.part)
        wide = letters.width(words, theme.SMALL, brush.scale, "narrow") + (48 if self.part else 24)
        pill = Area(brush.w - wide - 10, brush.h / 2 - 16, wide, 32)
        brush.fill(pill, (18, 26, 37, 225), 16)
        ink = rgb("#f6bda9") if self.part == "villain" else rgb("#f0dcae")
        if self.part:
            signs.sign(brush, self.part, pill.x + 20, brush.h / 2, 21, ink, rgb("#121a25"))
        brush.text(words, pill.right - 12, brush.h / 2, theme.SMALL, ink, "narrow", "rm")
        size = theme.LARGE if brush.h > 48 else theme.MEDIUM
        brush.line(self.value, Area(46, 0, pill.x - 52, brush.h), size, family="narrow")


@dataclass(eq=False, repr=False, kw_only=True)
class Meter(Node):
    """One value of a plaque: `kind` power, glyphs, experience or villain; `total` what wins, or the turn's power."""

    role: str = "meter"
    kind: str = "power"
    total: int = 0
    items: tuple[str, ...] = ()
    short: bool = False
    label: str = ""

    def state(self) -> Hashable:
        """The values."""
        return (super().state(), self.kind, self.total, self.items, self.short)

    def cut(self, scale: float) -> bool:
        """Whether its label and numbers do not fit side by side."""
        used = letters.width(self.label, theme.SMALL, scale, "slim") + 26
        return used + letters.width(f"{self.value} / {self.total}", theme.MEDIUM, scale, "strong") + 6 > self.area.w

    def paint(self, brush: Brush) -> None:
        """By kind."""
        if self.kind == "power":
            self._power(brush)
            return
        icon, ink = {"glyphs": ("hero", rgb("#d9c690")), "experience": ("star", GOLD), "villain": ("adversary", ROSE)}[
            self.kind
        ]
        if icon == "star":
            brush.icon("star", 10, 12, 19, ink)
        else:
            signs.sign(brush, icon, 10, 12, 19, ink, theme.PANEL)
        brush.text(self.label, 26, 12, theme.SMALL, theme.QUIET, "slim")
        total = f" / {self.total}"
        brush.text(total, brush.w, 12, theme.SMALL, theme.QUIET, "slim", "rm")
        wide = letters.width(total, theme.SMALL, brush.scale, "slim")
        brush.text(str(self.value), brush.w - wide, 12, theme.MEDIUM, theme.TEXT, "strong", "rm")
        if self.kind == "glyphs":
            self._coins(brush)
        else:
            self._bar(brush, ink)

    def _power(self, brush: Brush) -> None:
        y = brush.h / 2
        brush.icon("bolt", 12, y, 32 if not self.short else 26, theme.CALL)
        size = theme.HUGE if not self.short else theme.LARGE
        wide = brush.text(str(self.value), 34, y, size, theme.TEXT, "strong")
        total = _("of {n}").format(n=self.total)
        left = 42 + wide
        if not self.short and left + letters.width(total, theme.MEDIUM, brush.scale, "slim") < brush.w - 120:
            left += 6 + brush.text(total, left, y + 6, theme.MEDIUM, theme.QUIET, "slim")
        if letters.width(self.label, theme.SMALL, brush.scale, "slim") + left < brush.w - 20:
            brush.text(self.label, brush.w, y - 14 if not self.short else y, theme.SMALL, theme.QUIET, "slim", "rm")
        if self.short:
            return
        count = max(self.total, int(self.value or 0), 1)
        pitch = min(17.0, (brush.w - left) / count)
        for k in range(count):
            box = Area(brush.w - (count - k) * pitch + 3, y + 1, pitch - 4, 18)
            full = k < int(self.value or 0)
            brush.panel(box, 4, rgb("#ffd067") if full else DARK, theme.CALL if full else DARK, (255, 255, 255, 60))

    def _coins(self, brush: Brush) -> None:
        if brush.h < 40:
            return
        pitch = brush.w / 7
        side = min(36.0, pitch - 2, brush.h - 26)
        for k in range(max(7, len(self.items))):
            x, y = pitch * (k + 0.5), brush.h - side / 2 - 1
            if k < len(self.items):
                signs.glyph(brush, self.items[k], x, y, side)
            else:
                brush.vector(
                    ("coin place", side), Area(x - side / 2, y - side / 2, side, side), lambda pen: _empty(pen, side)
                )

    def _bar(self, brush: Brush, ink: theme.Colour) -> None:
        if brush.h < 34:
            return
        box = Area(0, brush.h - 13, brush.w, 11)
        brush.fill(box, DARK, 5)
        value = min(int(self.value or 0), self.total)
        if value and self.total:
            full = box._replace(w=max(11.0, box.w * value / self.total))
            brush.panel(full, 5, mix(ink, theme.WHITE, 0.15), mix(ink, theme.BLACK, 0.12))
        for k in range(1, self.total):
            brush.fill(Area(box.w * k / self.total, box.y, 1, 11), (14, 21, 30, 190))


def _empty(pen: Pen, side: float) -> None:
    pen.circle(side / 2, side / 2, side / 2 - 1, (255, 255, 255, 45))
    pen.circle(side / 2, side / 2, side / 2 - 2.2, rgb("#19232f"))


@dataclass(eq=False, repr=False, kw_only=True)
class Counts(Node):
    """How many cards are in hand, deck, discard."""

    role: str = "text"
    items: tuple[tuple[str, int], ...] = ()

    def state(self) -> Hashable:
        """The counts."""
        return self.items

    def cut(self, scale: float) -> bool:
        """Whether they do not fit side by side."""
        return sum(_count_wide(w, n, scale) for w, n in self.items) + 5 * (len(self.items) - 1) > self.area.w

    def paint(self, brush: Brush) -> None:
        """Word and number, thrice, evenly."""
        wides = [_count_wide(words, n, brush.scale) for words, n in self.items]
        gap = (brush.w - sum(wides)) / max(1, len(wides) - 1)
        x = 0.0
        for (words, n), wide in zip(self.items, wides, strict=True):
            used = brush.text(words, x, brush.h / 2, theme.SMALL, theme.QUIET, "slim")
            brush.text(str(n), x + used + 5, brush.h / 2, theme.MEDIUM, theme.TEXT, "strong")
            x += wide + gap


def _count_wide(words: str, n: int, scale: float) -> float:
    return letters.width(words, theme.SMALL, scale, "slim") + 5 + letters.width(str(n), theme.MEDIUM, scale, "strong")


def role_of(scene: StargateScene, seat: str) -> str:
    """hero, villain, or nothing for a seat that waits."""
    view = scene.view
    return "hero" if seat == view.turn else "villain" if seat == view.villain else ""


def values(scene: StargateScene, seat: str) -> list[tuple[str, str, int, int, tuple[str, ...]]]:
    """Kind, label, value, total, glyphs of each meter."""
    view = scene.view
    player = view.players[seat]
    glyphs = numbers.glyphs(view, seat)
    names = tuple(numbers.card_of(view, one).glyph for one in glyphs)
    start = numbers.POWER_A_TURN + len(numbers.glyphs(view, view.turn))
    return [
        ("power", _("Power"), player.power, start, ()),
        ("glyphs", _("Glyphs"), len(glyphs), numbers.GLYPHS_TO_WIN, names),
        ("experience", _("Experience"), numbers.experience(view, seat), player.victory_total, ()),
        ("villain", _("Villain points"), numbers.villain_score(view, seat), player.victory_total, ()),
    ]


def plaque(scene: StargateScene, seat: str, area: Area) -> Node:
    """A whole plaque; where it is low its coins and bars go."""
    player = scene.view.players[seat]
    counts = (len(player.hand), len(player.deck), len(player.discard))
    key = (area, seat, scene.person(seat), role_of(scene, seat), scene.asked(seat), *counts, *values(scene, seat))
    return scene.keep(f"plaque {seat}", key, lambda: _plaque(scene, seat, area))


def _plaque(scene: StargateScene, seat: str, area: Area) -> Node:
    name, part = scene.person(seat), role_of(scene, seat)
    full = area.h > 320
    head, rest = area.cut_top(54 if full else 44, 4)
    foot, rest = rest.cut_bottom(34 if full else 30)
    inner = rest.inset(14, 2)
    rows = values(scene, seat)
    heights = [70.0, 72.0, 49.0, 49.0] if full else [(inner.h - 6) / 4] * 4
    nodes: list[Node] = [
        Head(
            name=f"{name}, {role_words(part)}",
            value=name,
            seat=seat,
            part=part,
            acts=scene.asked(seat),
            area=head,
            key="head",
        )
    ]
    y = inner.y
    for (kind, label, value, total, items), high in zip(rows, heights, strict=True):
        said = _("{name}: {what} {n} of {all}").format(name=name, what=label.lower(), n=value, all=total)
        nodes.append(
            Meter(
                name=said,
                kind=kind,
                label=label,
                value=value,
                total=total,
                items=items,
                short=not full,
                area=Area(inner.x, y, inner.w, high),
                key=kind,
                tip=meter_tip(kind),
            )
        )
        y += high
    player = scene.view.players[seat]
    counts = ((_("Hand"), len(player.hand)), (_("Deck"), len(player.deck)), (_("Discard"), len(player.discard)))
    nodes.append(
        Counts(name=", ".join(f"{w} {n}" for w, n in counts), items=counts, area=foot.inset(14, 0), key="counts")
    )
    return side_panel(name, f"plaque {seat}", area, nodes)


def meter_tip(kind: str) -> str:
    """What a meter means."""
    return {
        "power": _("Power pays for cards. Both players get 3 each turn, and 1 for each glyph of the hero player."),
        "glyphs": _("Seven glyphs under one's characters win."),
        "experience": _("Experience on one's glyphs up to the victory total wins."),
        "villain": _("Scored adversaries whose costs reach the victory total win."),
    }[kind]
