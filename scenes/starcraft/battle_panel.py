"""The battle in place of the galaxy: who fights whom, supporters, cards, numbers, and what each side needs."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.views import HIDDEN
from game.core.words import _
from game.starcraft import battle as rules
from game.starcraft.position import Battle, Skirmish
from game.starcraft.values import Side, sides
from game.starcraft.words import area_name, name_of
from scenes import theme
from scenes.art.galaxy import counters
from scenes.starcraft.cards import ATTACK, HEALTH, Card, card_tip
from scenes.starcraft.legal import chain
from scenes.starcraft.pieces import lit
from scenes.theme import rgb
from scenes.ui import Area, Brush, Button, Label, Node, Panel, ScrollPanel, SeatName, heading
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

LARGE, SMALL = (98.0, 138.0), (74.0, 104.0)


@dataclass(eq=False, repr=False, kw_only=True)
class Fighter(Node):
    """A unit in the battle: its counter, its kind; shining where it can be taken or meant."""

    role: str = "unit"
    seat: str = ""
    sign: str = ""
    held: bool = False
    gone: bool = False

    def state(self) -> Hashable:
        """Whose, which, how it shines."""
        return (super().state(), self.seat, self.sign, self.held, self.glows, self.gone)

    def paint(self, brush: Brush) -> None:
        """The counter, and its name under it where there is room."""
        side = min(brush.w, brush.h - 22 if brush.h > 70 else brush.h) - 6
        if self.held or self.glows:
            brush.outline(brush.whole, 10, theme.CALL, 3 if self.held else 1.6)
        made = counters.counter(brush.px(side), self.seat, self.sign, "unit", "#4c5a68" if self.gone else "")
        px, py = brush.point(brush.w / 2, side / 2 + 3)
        brush.surface.blit(made.image, (round(px) + made.dx, round(py) + made.dy), special_flags=PM)
        if brush.h > 70:
            room = Area(0, brush.h - 24, brush.w, 22)
            brush.line(self.name, room, theme.SMALL, family="slim", anchor="cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Numbers(Node):
    """Attack and health of a side in a skirmish, as far as its cards are known."""

    role: str = "numbers"
    attack: int | None = None
    health: int | None = None

    def state(self) -> Hashable:
        """Both."""
        return (super().state(), self.attack, self.health)

    def paint(self, brush: Brush) -> None:
        """Two signs, two numbers."""
        for k, (icon, number, colour) in enumerate((("burst", self.attack, ATTACK), ("heart", self.health, HEALTH))):
            y = brush.h * (0.3 + 0.42 * k)
            brush.icon(icon, 12, y, 18, colour)
            brush.text("?" if number is None else str(number), 28, y, theme.LARGE, theme.TEXT, "narrow")


@dataclass(eq=False, repr=False, kw_only=True)
class Row(Node):
    """A skirmish."""

    role: str = "skirmish"
    done: bool = False
    stacked: bool = True

    def state(self) -> Hashable:
        """Whether it shines, and is over."""
        return (super().state(), self.glows, self.done)

    def paint(self, brush: Brush) -> None:
        """A plate."""
        fill = rgb("#1a2431") if not self.done else rgb("#151c26")
        brush.panel(brush.whole, 12, fill, fill, theme.CALL if self.glows else rgb("#3d4e64"), 2 if self.glows else 1.2)


def panel(scene: StarcraftScene, area: Area) -> Node:
    """The whole battle."""
    here = scene.view.battle
    assert here is not None
    inner = area.inset(16, 10)
    head, rest = inner.cut_top(48, 6)
    look, head = head.cut_right(min(270.0, head.w * 0.4), 10)
    title = _("Battle for {area}").format(area=area_name(here.at))
    from scenes.ui import text as letters

    nodes: list[Node] = [
        heading(letters.shorten(title, head.w, theme.MEDIUM, scene.stage.scale, "bold"), head),
        Button(name=_("Look at the galaxy"), icon="map", area=look._replace(h=46), key="look",
               on_press=partial(show_galaxy, scene, True)),
    ]  # fmt: skip
    names, rest = rest.cut_top(34, 6)
    left, right = names.columns(2, 20)
    nodes.append(
        SeatName(name=_("{name} attacks").format(name=scene.person(here.attacker)), seat=here.attacker, area=left)
    )
    nodes.append(
        SeatName(
            name=_("{name} defends").format(name=scene.person(here.defender)),
            seat=here.defender,
            area=right,
            mirrored=True,
        )
    )
    body = _waiting(scene, here, rest)
    high = card_size(scene)[1] + 28
    y = rest.y + (body[-1].area.bottom - rest.y + 8 if body else 0)
    for number, one in enumerate(here.skirmishes):
        body.append(_row(scene, here, number, one, Area(rest.x, y, rest.w - 16, high)))
        y += high + 8
    body += _hand(scene, Area(rest.x, y, rest.w - 16, high))
    nodes.append(ScrollPanel(name=title, key="battle", area=rest, children=body, memory=scene.battle_memory, pad=6))
    return Panel(name=title, key="battle", area=area, children=nodes, radius=0, raised=False, fill="COLUMN")


def card_size(scene: StarcraftScene) -> tuple[float, float]:
    """How large cards are in a battle."""
    return LARGE if scene.stage.layout == "wide" else SMALL


def show_galaxy(scene: StarcraftScene, on: bool) -> None:
    """Look at the galaxy while a battle is under way, or back at the battle."""
    scene.looks_away = on
    scene.rebuild()


def _waiting(scene: StarcraftScene, here: Battle, area: Area) -> list[Node]:
    """Units that are in no skirmish yet, each side at its own edge."""
    sizes = Area(0, 0, 92, 84)
    nodes: list[Node] = []
    for seat in (here.attacker, here.defender):
        for k, name in enumerate(rules.supporters(scene.view, here, seat)):
            half = area.w / 2 - 20
            across = max(1, int(half // (sizes.w + 6)))
            x = area.x + k % across * (sizes.w + 6)
            if seat == here.defender:
                x = area.right - 16 - sizes.w - k % across * (sizes.w + 6)
            y = area.y + k // across * (sizes.h + 4)
            nodes.append(_fighter(scene, name, Area(x, y, sizes.w, sizes.h)))
    return sorted(nodes, key=lambda node: node.area.bottom)


def _fighter(scene: StarcraftScene, name: str, area: Area, seat: str = "") -> Fighter:
    unit, key = scene.view.units.get(name), f"unit:{name}"
    shines = key in lit(scene)
    kind = unit.unit if unit else name.partition("#")[0]
    gone = unit is None
    node = Fighter(name=name_of("units", kind), key=key, seat=unit.owner if unit else seat, sign=kind, area=area,
                   held=scene.hold.key == key, glows=shines, value=name, gone=gone)  # fmt: skip
    if not gone:
        node.on_press = partial(scene.hands.press, key)
        node.focusable = shines
        if shines and key in scene.legal.subjects():
            node.drag = lambda: scene.hands.carry(key, node, counters.counter(44, node.seat, kind).image)
        node.takes = lambda drag: scene.hands.may_drop(drag, key)
        node.on_drop = lambda drag: scene.hands.drop(drag, key)
    return node


def _row(scene: StarcraftScene, here: Battle, number: int, one: Skirmish, area: Area) -> Row:
    key = f"skirmish:{number}"
    inner = area.inset(10, 6)
    middle = inner.middle(96, inner.h)
    left = inner._replace(w=middle.x - inner.x)
    right = inner._replace(x=middle.right, w=inner.right - middle.right)
    told = _("Skirmish {n}").format(n=number + 1)
    nodes: list[Node] = [
        Label(name=told, area=middle._replace(h=26), family="slim", anchor="c", colour="QUIET", key="title"),
        Label(name=_need(scene, here, one), area=middle._replace(y=middle.y + 30, h=80), wrap=True, anchor="c",
              key="need", family="slim"),
    ]  # fmt: skip
    nodes += _side(scene, here, one, True, left) + _side(scene, here, one, False, right)
    shines = key in lit(scene)
    row = Row(name=told, key=key, area=area, children=nodes, done=one.resolved, glows=shines,
              value=_("resolved") if one.resolved else None)  # fmt: skip
    row.on_press, row.focusable = partial(scene.hands.press, key), shines
    row.takes = lambda drag: any(k in scene.legal.targets(str(drag.payload)) for k in chain(scene.view, key))
    row.on_drop = lambda drag: scene.hands.drop(drag, key)
    return row


def worked_out(scene: StarcraftScene, here: Battle, one: Skirmish) -> tuple[Side | None, Side | None]:
    """Both sides with their numbers; nothing for a side whose cards are not known or whose front is gone."""
    units = scene.view.units
    if one.attacker not in units or one.defender not in units:
        return None, None
    known = replace(one)
    shown = [_known(scene, here.attacker, one.attacker_cards), _known(scene, here.defender, one.defender_cards)]
    known.attacker_cards, known.defender_cards = ([*cards] if cards else [] for cards in shown)
    found = sides(scene.view, here, known)
    return (found[0] if shown[0] else None), (found[1] if shown[1] else None)


def _known(scene: StarcraftScene, seat: str, cards: list[str]) -> list[str]:
    """The cards of a side, where all of them can be read now."""
    if HIDDEN in cards or (seat == scene.seat and not scene.open):
        return []
    return cards


def _need(scene: StarcraftScene, here: Battle, one: Skirmish) -> str:
    """What the numbers come to, in a word or two."""
    if one.resolved:
        return _("resolved")
    attacker, defender = worked_out(scene, here, one)
    if attacker and defender:
        kills, dies = attacker.attack >= defender.health, defender.attack >= attacker.health
        if kills and dies:
            return _("both fall")
        return _("the defender falls") if kills else _("the attacker falls") if dies else _("nobody falls")
    known = attacker or defender
    if known is None:
        return _("against")
    return _("falls to {n} or more").format(n=known.health)


def _side(scene: StarcraftScene, here: Battle, one: Skirmish, attacks: bool, area: Area) -> list[Node]:
    """Front, supporters, cards and numbers, from the outside to the middle."""
    seat = here.attacker if attacks else here.defender
    front = one.attacker if attacks else one.defender
    support = one.attacker_support if attacks else one.defender_support
    cards = one.attacker_cards if attacks else one.defender_cards
    side = worked_out(scene, here, one)[0 if attacks else 1]
    nodes: list[Node] = []
    place = Area(area.x if attacks else area.right - 84, area.y + (area.h - 92) / 2, 84, 92)
    nodes.append(_fighter(scene, front, place, seat))
    x = place.right + 4 if attacks else place.x - 4
    for k, name in enumerate(support[:4]):
        spot = Area(x + (k // 2) * 50 if attacks else x - 48 - (k // 2) * 50, area.y + 8 + (k % 2) * 52, 48, 48)
        nodes.append(_fighter(scene, name, spot, seat))
    step = 50 * ((min(4, len(support)) + 1) // 2)
    x = x + step if attacks else x - step
    wide, high = card_size(scene)
    for k, card in enumerate(cards[:2]):
        shown = card if _known(scene, seat, [card]) else HIDDEN
        left = x + k * (wide + 4) if attacks else x - wide - k * (wide + 4)
        spot = Area(left, area.y + 6, wide, high)
        nodes.append(Card.of(scene, shown, spot, key=f"{seat} card {k}", tip=card_tip(scene, shown)))
    told = _("attack {a}, health {h}").format(a=side.attack, h=side.health) if side else _("numbers not known yet")
    at = Area(area.right - 62 if attacks else area.x + 4, area.y + 14, 58, 86)
    numbers = Numbers(name=told, key=f"numbers {seat}", area=at, tip=told)
    if side:
        numbers.attack, numbers.health = side.attack, side.health
    nodes.append(numbers)
    return nodes


def _hand(scene: StarcraftScene, area: Area) -> list[Node]:
    """The cards that can be played now: one is taken, then a skirmish; a reinforcement goes along with it."""
    found = scene.legal
    if found.kind != "battle_cards" or not scene.open:
        return []
    hand = [card for card in scene.view.players[scene.seat].hand if card != HIDDEN]
    wide, high = card_size(scene)
    across = max(1, int((area.w + 8) // (wide + 8)))
    nodes: list[Node] = []
    for k, card in enumerate(hand):
        place = Area(area.x + k % across * (wide + 8), area.y + 4 + k // across * (high + 8), wide, high)
        nodes.append(_playable(scene, card, place))
    return nodes


def _playable(scene: StarcraftScene, card: str, area: Area) -> Card:
    key, hold = f"card:{card}", scene.hold
    standard = key in scene.legal.subjects()
    extras = {use.given[3] for use in scene.legal.of(hold.key) if use.kind == "play_cards" and len(use.given) > 3}
    node = Card.of(scene, card, area, key=key, tip=card_tip(scene, card), on=key == hold.key or card == hold.extra)
    node.glows = (standard and not hold.key) or card in extras
    if standard:
        node.on_press = partial(scene.hands.press, key)
        node.drag = lambda: scene.hands.carry(key, node, None)
    elif card in extras:
        node.on_press = partial(scene.hands.turn_extra, card)
    return node
