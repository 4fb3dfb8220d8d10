"""Between the mats: the power of both sides of an attack, its damage and the chance that it is cancelled.

Before an attack every lane of the center says what it would be; the one that is held or pointed at says it in full.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _
from game.weiss.position import CENTER
from scenes import theme
from scenes.theme import rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen
from scenes.weiss import lately, odds, words
from scenes.weiss.explain import reasons_of
from scenes.weiss.layout import mat_spots
from scenes.weiss.legal import LANE
from scenes.weiss.nodes import Slot

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

MINE, THEIRS = rgb("#7fe0c2"), rgb("#ff9a7a")


@dataclass(eq=False, repr=False, kw_only=True)
class PowerPlaque(Node):
    """Power against power: who, how much now and out of what, how it would end."""

    role: str = "sum"
    mine: tuple[str, int, str] = ("", 0, "")
    theirs: tuple[str, int, str] = ("", 0, "")
    result: str = ""
    word: str = ""
    margin: float = 18

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.mine, self.theirs, self.result, self.word)

    def paint(self, brush: Brush) -> None:
        """Number, name, reason from both ends; the result between."""
        edge = {"wins": theme.GOOD, "loses": theme.BAD, "tie": theme.CALL}.get(self.result, theme.HAIRLINE)
        brush.panel(brush.whole, 14, rgb("#243347"), rgb("#16202d"), edge, 2)
        pill = letters.width(self.word, theme.SMALL, brush.scale, "narrow") + 24
        self._side(brush, self.mine, 16, pill, MINE if self.result == "wins" else theme.TEXT, "l")
        if self.theirs[0]:
            self._side(brush, self.theirs, brush.w - 16, pill, THEIRS if self.result == "loses" else theme.TEXT, "r")
        box = Area(brush.w / 2 - pill / 2, brush.h / 2 - 14, pill, 28)
        if not self.theirs[0]:
            box = box.moved(brush.w / 2 - pill / 2 - 16, 0)
        brush.fill(box, theme.CALL if self.result == "tie" else edge, 14)
        ink = theme.DARK_TEXT if self.result in ("tie", "wins") else theme.WHITE
        brush.text(self.word, box.x + pill / 2, brush.h / 2, theme.SMALL, ink, "narrow", "cm")

    def _side(
        self, brush: Brush, side: tuple[str, int, str], x: float, pill: float, ink: theme.Colour, end: str
    ) -> None:
        name, power, why = side
        wide = brush.text(str(power), x, brush.h / 2, theme.LARGE, ink, "strong", f"{end}m") + 12
        room = (brush.w / 2 - pill / 2 if self.theirs[0] else brush.w - pill - 16) - 24 - wide
        if room < 40:
            return
        left = x + wide if end == "l" else x - wide - room
        anchor = f"{end}m"
        top = Area(left, brush.h / 2 - 24, room, 24)
        brush.line(name, top, theme.SMALL, family="narrow", anchor=anchor)
        brush.line(why, top.moved(0, 24), theme.SMALL, colour=theme.QUIET, family="slim", anchor=anchor)


@dataclass(eq=False, repr=False, kw_only=True)
class DamagePlaque(Node):
    """So much damage, out of what, and the chance that a climax cancels it."""

    role: str = "sum"
    damage: int = 0
    why: str = ""
    chance: float = 0.0
    margin: float = 18

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.damage, self.why, self.chance)

    def paint(self, brush: Brush) -> None:
        """The number, its reason, the chance as words and as a bar of two parts."""
        brush.panel(brush.whole, 14, rgb("#243347"), rgb("#16202d"), rgb("#8a4a3a"), 2)
        brush.icon("burst", 30, brush.h / 2, 34, theme.BAD_TEXT)
        wide = brush.text(str(self.damage), 56, brush.h / 2, theme.HUGE, theme.TEXT, "strong") + 66
        half = min(190.0, brush.w * 0.34)
        room = Area(wide, brush.h / 2 - 25, half, 24)
        brush.line(_("damage"), room, theme.SMALL, family="narrow")
        brush.line(self.why, room.moved(0, 25), theme.SMALL, colour=theme.QUIET, family="slim")
        bar = Area(wide + half + 10, brush.h / 2 + 8, brush.w - wide - half - 28, 12)
        if bar.w < 60:
            return
        share = round(100 * self.chance)
        line = Area(bar.x, brush.h / 2 - 25, bar.w, 26)
        brush.line(_("cancelled {n} %").format(n=share), line, theme.MEDIUM, colour=theme.CALL_LIGHT, family="narrow")
        goes = _("lands {n} %").format(n=100 - share)
        if letters.width(goes, theme.SMALL, brush.scale, "slim") < bar.w * 0.45:
            brush.line(goes, line, theme.SMALL, colour=theme.BAD_TEXT, family="slim", anchor="rm")
        brush.fill(bar, theme.BAD, 6)
        if share:
            brush.fill(bar._replace(w=max(8.0, bar.w * share / 100)), theme.CALL, 6)


@dataclass(eq=False, repr=False, kw_only=True)
class LanePill(Node):
    """What an attack in one lane would be, in two short lines, with an arrow to whom it goes."""

    role: str = "lane"
    top: str = ""
    low: str = ""
    result: str = ""
    chosen: bool = False
    up: bool = True
    margin: float = 24

    def state(self) -> Hashable:
        """Both lines."""
        return (super().state(), self.top, self.low, self.result, self.chosen, self.up)

    def paint(self, brush: Brush) -> None:
        """A plate pointing at the other side."""
        tone = {"wins": theme.GOOD, "loses": theme.BAD, "tie": theme.CALL}.get(self.result, theme.CALL)
        fill = theme.CALL if self.chosen else rgb("#1b2733")
        wide, high, sign = brush.w, brush.h, -1 if self.up else 1
        if self.chosen:
            brush.glow(brush.whole.inset(4), 10, 12, (*theme.CALL, 150))

        def draw(pen: Pen) -> None:
            edge = 0.0 if sign < 0 else high
            points = [(wide / 2 - 22, edge - sign * 10), (wide / 2, edge), (wide / 2 + 22, edge - sign * 10)]
            pen.poly(points, tone)

        brush.vector(("lane", wide, high, tone, sign), brush.whole, draw)
        body = Area(0, 9, wide, high - 18)
        brush.panel(body, 10, fill, fill, tone, 2)
        ink = theme.DARK_TEXT if self.chosen else theme.TEXT
        first, second = body.inset(6, 2).rows(2)
        brush.line(self.top, first, theme.SMALL, colour=ink, family="strong", anchor="cm")
        quiet = theme.GOLD_NOTE if self.chosen else theme.QUIET
        brush.line(self.low, second, theme.SMALL, colour=quiet, family="slim", anchor="cm")


def strip(scene: WeissScene, area: Area) -> Node:
    """Everything between the mats."""
    uses = scene.place_uses().get(LANE, [])
    if uses:
        return _play_here(scene, area)
    slots = mat_spots(scene.spots.near, True).slots
    left, right = slots["c1"].x - 24, slots["c3"].right + 24
    nodes: list[Node] = []
    thought = scene.thought_of()
    for slot in CENTER:
        nodes += _pill(scene, slot, slots[slot], area, thought)
    if thought is not None:
        nodes.append(_power(scene, thought, Area(area.x, area.y, left - 16 - area.x, area.h)))
        nodes += _damage(scene, thought, Area(right + 16, area.y, area.right - right - 16, area.h))
    nodes = nodes or lately.node(scene, area)
    return Node(name=_("Lanes"), key="lanes", area=area, children=nodes)


def _play_here(scene: WeissScene, area: Area) -> Node:
    uses = scene.place_uses()[LANE]
    verb, result = words.use_words(scene, uses[0])
    node = Slot(name=f"{verb}. {result}", key="place lane", area=area, glows=True, told=f"{verb}: {result}")
    node.on_press = lambda: scene.hands.use_one(uses)
    node.takes = lambda drag: LANE in scene.legal.places(drag.payload)
    node.on_drop = lambda drag: scene.hands.drop_at(drag.payload, LANE)
    return node


def _pill(scene: WeissScene, slot: str, column: Area, area: Area, thought: odds.Lane | None) -> list[Node]:
    """The lane of a column, if somebody could attack or attacks there."""
    view = scene.view
    turn = view.turn
    slots = ("c1", "c2", "c3") if turn == scene.near else ("c3", "c2", "c1")
    name = view.players[turn].stage[dict(zip(CENTER, slots, strict=True))[slot]]
    fighting = view.attack is not None and view.attack.attacker == name
    ready = view.phase in ("attack", "climax", "main") and view.attack is None
    if not name or view.over or not (fighting or (ready and view.cards[name].state == "standing")):
        return []
    if not fighting and view.phase != "attack" and name != scene.hold.card:
        return []
    lane = thought if thought is not None and thought.attacker == name else odds.lane_of(view, name)
    top = f"{lane.power} : {lane.against}" if lane.target else _("Direct")
    kinds = ((_("front"), lane.frontal), (_("side"), lane.side), (_("deals"), lane.direct))
    dealt = [f"{told} {count}" for told, count in kinds if count is not None]
    box = Area(column.x - 18, area.y, column.w + 36, area.h)
    told = f"{words.card_words(scene, name)}: {words.result_words(lane)}; {', '.join(dealt)}"
    return [
        LanePill(name=told, key=f"lane {slot}", area=box, top=top, low=" · ".join(dealt), result=lane.result,
                 chosen=thought is not None and thought.attacker == name, up=turn == scene.near)
    ]  # fmt: skip


def _power(scene: WeissScene, lane: odds.Lane, area: Area) -> Node:
    mine = (words.card_words(scene, lane.attacker), lane.power, reasons_of(scene.view, lane.attacker, "power"))
    theirs = ("", 0, "")
    if lane.target:
        theirs = (words.card_words(scene, lane.target), lane.against, reasons_of(scene.view, lane.target, "power"))
    word = {"wins": _("wins"), "loses": _("loses"), "tie": _("tie"), "direct": _("direct attack")}[lane.result]
    told = f"{mine[0]} {words.result_words(lane)}"
    return PowerPlaque(
        name=told, key="power", area=area, mine=mine, theirs=theirs, result=lane.result, word=word, value=lane.power
    )


def _damage(scene: WeissScene, lane: odds.Lane, area: Area) -> list[Node]:
    """Damage of the kind that is meant: the frontal or direct one while none is."""
    count = next((n for n in (lane.frontal, lane.direct, lane.side) if n is not None), 0)
    seat = odds.defender(scene.view, lane.attacker)
    chance = odds.cancelled(odds.unseen(scene.view, seat), count)
    why = _("soul {n}").format(n=lane.soul)
    if lane.direct is not None:
        why += " + 1"
    elif lane.frontal is not None and lane.side is not None:
        why += ", " + _("side {n}").format(n=lane.side)
    elif lane.side is not None and lane.side != lane.soul:
        why += f" - {lane.soul - lane.side}"
    told = f"{words.damage_words(count)}, " + _("cancelled {n} %").format(n=round(100 * chance))
    share = round(100 * chance)
    return [DamagePlaque(name=told, key="damage", area=area, damage=count, why=why, chance=chance, value=share)]
