"""The card of a unit in the column: dial, name, clicks, values, and what it can do as small buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.words import unit_name
from game.core.words import _
from scenes import theme
from scenes.table import compare, outlook, sentences
from scenes.table.pieces import Clicks, Counter, DialMark
from scenes.table.unit_values import ValueCell
from scenes.ui import Area, Button, IconButton, Label, Node, Panel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

GAP = 12.0  # between the panels of the column
CARD = 178.0  # how high the card of a unit is without its buttons
SLIM = 112.0  # how high it is without its values too


def slim_card(scene: TableScene, uid: str, area: Area) -> tuple[Node, Area]:
    """The card of a unit where a sum needs the room: dial, name, clicks."""
    place, rest = area.cut_top(SLIM, GAP)
    unit = scene.view.units[uid]
    motif = outlook.motif_of(dial.card_of(scene.view, unit))
    name = unit_name(scene.view, uid)
    mark = DialMark(name=name, area=Area(place.x + 12, place.y + 12, 88, 88), seat=unit.owner or "", motif=motif)
    names = _names(scene, uid, Area(place.x + 112, place.y + 14, place.w - 128, 76))
    return Panel(name=name, area=place, children=[mark, *names], edge="CALL"), rest


def unit_card(scene: TableScene, uid: str, area: Area, room: float) -> tuple[Node, Area]:
    """The card of a unit: dial, name, clicks, the four values, and what it can do as small buttons.

    The buttons have words where `room` (the height there is for the card) allows it, else signs alone; where there is
    room for the card alone it has none.
    """
    tools, high = _tools(scene, uid, area, room)
    place, rest = area.cut_top(CARD + high, GAP)
    change = compare.exchange_of(scene, uid)
    position = change.position if change is not None else scene.view
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    x = place.x + 16
    name = unit_name(position, uid)
    right = place.right - 16
    text_x = x + 100
    nodes: list[Node] = [
        DialMark(name=name, area=Area(x, place.y + 14, 88, 88), seat=unit.owner or "", motif=outlook.motif_of(card)),
        *_names(scene, uid, Area(text_x, place.y + 14, right - text_x, 76), change),
    ]
    pills = [("grenade", unit.grenades), ("up", unit.upgrades)]
    left = right
    for sign, count in pills:
        if count:
            left -= 50
            nodes.append(Counter(name=f"{sign} {count}", area=Area(left, place.y + 94, 44, 24), sign=sign, count=count))
    cells = Area(x - 2, place.y + 118, place.w - 28, 50).columns(4, 4)
    row, fresh = dial.row(position, unit), card.dial[card.start - 1]
    before = change.before if change is not None else (None,) * 4
    for stat, value, printed, old, cell in zip(dial.STATS, row, fresh, before, cells, strict=True):
        nodes.append(
            ValueCell(name=stat, area=cell, stat=stat, number=value, printed=printed, value=value, before=old)
        )
    nodes += tools
    panel = Panel(name=name, area=place, children=nodes, edge="CALL" if uid == scene.legal.actor else "")
    panel.tip = ""
    return panel, rest


def _tools(scene: TableScene, uid: str, area: Area, room: float) -> tuple[list[Node], float]:
    """The buttons under a card whose place begins where `area` does, and how high their place is."""
    buttons = scene.acts.tools(uid)
    inner = Area(area.x + 16, area.y + CARD - 2, area.w - 32, 0)
    rows = -(-len(buttons) // 2)
    wide = (inner.w - 6) / 2
    tall = next((tall for tall in (44.0, 54.0) if _fit(scene, buttons, Area(0, 0, wide, tall))), 0.0)
    high = rows * (tall + 4) + 2
    if tall and CARD + high <= room:
        for number, button in enumerate(buttons):
            row, column = divmod(number, 2)
            button.area = Area(inner.x + column * (wide + 6), inner.y + row * (tall + 4), wide, tall)
        return list(buttons), high
    if room < CARD + 54:
        return [], 0.0
    places = inner._replace(h=44).columns(max(5, len(buttons)), 6)
    return [_sign_alone(button, place) for button, place in zip(buttons, places, strict=False)], 54.0


def _fit(scene: TableScene, buttons: list[Button], area: Area) -> bool:
    """Whether the words of all of them fit a place of that size."""
    for button in buttons:
        button.area = area
    return not any(button.cut(scene.stage.scale) for button in buttons)


def _sign_alone(button: Button, area: Area) -> Node:
    return IconButton(
        name=button.name, icon=button.icon, on=button.on, value=button.value, area=area, on_press=button.on_press
    )


def _names(scene: TableScene, uid: str, area: Area, change: compare.Exchange | None = None) -> list[Node]:
    """Name, points and clicks left of a unit; a long name takes two smaller lines.

    With an exchange that brings it in: whose place it takes, and the clicks as they would be.
    """
    position = change.position if change is not None else scene.view
    unit = position.units[uid]
    count = len(dial.card_of(position, unit).dial)
    name = unit_name(position, uid)
    long = letters.width(name, theme.MEDIUM, scene.stage.scale, "bold") > area.w
    title = Label(role="heading", name=name, area=area._replace(h=30), size=theme.MEDIUM, family="bold")
    two = letters.height(name, area.w, theme.SMALL, scene.stage.scale, "bold") > 30
    if long:
        place = Area(area.x, area.y - 6, area.w, 50) if two else area._replace(h=30)
        title = Label(role="heading", name=name, area=place, family="bold", wrap=two)
    down = 46 if long and two else 30
    told = _points(scene, uid, area.w)
    if change is not None:
        told = _instead(scene, uid, change, area.w)
    return [
        title,
        Label(name=told, area=Area(area.x, area.y + down, area.w, 25), colour="QUIET"),
        Clicks(name=_("Clicks"), area=Area(area.x, area.y + down + 33 - (8 if down > 30 else 0), area.w, 12),
               click=unit.click, count=count),
    ]  # fmt: skip


def _instead(scene: TableScene, uid: str, change: compare.Exchange, room: float) -> str:
    """Whose place it takes; its points alone where there is no room for that."""
    words = _("in place of {unit}").format(unit=unit_name(scene.view, change.out))
    fits = letters.width(words, theme.SMALL, scene.stage.scale) <= room
    return words if fits else _points(scene, uid, 0)


def _points(scene: TableScene, uid: str, room: float) -> str:
    """Points and click, or the points alone where there is no room: the bars below tell the click."""
    words = sentences.points_words(scene.view, uid)
    fits = letters.width(words, theme.SMALL, scene.stage.scale) <= room
    return words if fits else words.partition(" · ")[0]
