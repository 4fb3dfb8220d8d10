"""The table where room is short: a bar, tabs, one part at a time, and the main buttons at the foot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.weiss.position import SLOTS
from scenes import theme
from scenes.setup.widgets import WoodBar
from scenes.ui import Area, Button, IconButton, Label, Node, Panel, ScrollPanel, Segmented
from scenes.ui import text as letters
from scenes.weiss import cardnodes, hand, mat, odds, prompt
from scenes.weiss.layout import laid, small

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


def build(scene: WeissScene) -> list[Node]:
    """Bar, tabs, the part, the foot."""
    at = small(scene.stage.area)
    parts = [("stage", _("Stage")), ("hand", _("Hand")), ("near", _("Mine")), ("far", _("Theirs")), ("acts", _("Act"))]
    tabs = Segmented(
        name=_("Part of the table"), choices=parts, value=scene.part, style="tab", area=at.tabs,
        on_change=lambda v: _show(scene, str(v)),
    )  # fmt: skip
    make = {"stage": _stage, "hand": _hand, "near": _near, "far": _far, "acts": _acts}[scene.part]
    body = make(scene, at.body)
    return [
        _rail(scene, at.rail), tabs,
        Node(name=scene.part, key="part", area=at.body, children=body, stacked=True), *_foot(scene, at.foot),
    ]  # fmt: skip


def _show(scene: WeissScene, part: str) -> None:
    scene.part = part
    scene.rebuild()


def _rail(scene: WeissScene, area: Area) -> Node:
    inner = area.inset(6, 4)
    nodes: list[Node] = []
    for icon, name, key, run in (
        ("menu", _("Pause menu"), "menu", scene.open_menu),
        ("log", _("Open the log"), "log", scene.open_log),
        ("undo", _("Undo"), "undo", scene.undo),
    ):
        place, inner = inner.cut_right(44, 6)
        nodes.append(IconButton(name=name, icon=icon, area=place, on_press=run, shortcut=key))
    said = prompt.status_words(scene)
    told = letters.shorten(said, inner.w, theme.SMALL, scene.stage.scale)
    line = inner.middle(inner.w, letters.line_height(theme.SMALL))
    nodes.append(Label(role="status", name=told, tip=said, area=line, colour="CREAM", focusable=True))
    return WoodBar(name=_("Rail"), area=area, children=nodes)


def _stage(scene: WeissScene, area: Area) -> list[Node]:
    """Both stages, scrolling: the far one above."""
    high = max(150.0, min(190.0, area.h * 0.55))
    wide = high / 1.4
    nodes: list[Node] = []
    y = area.y + 6
    for seat, rows in ((scene.far, ("b2b1", "c3c2c1")), (scene.near, ("c1c2c3", "b1b2"))):
        slots: dict[str, Area] = {}
        for row in rows:
            names = [row[k : k + 2] for k in range(0, len(row), 2)]
            pitch = (area.w - 40) / 3
            left = area.x + 10 + (area.w - 40 - pitch * len(names)) / 2
            for k, slot in enumerate(names):
                slots[slot] = Area(left + pitch * k + (pitch - wide) / 2, y, wide, high)
            y += high + 34
        nodes += mat.stage(scene, seat, {slot: slots[slot] for slot in SLOTS})
    return [
        ScrollPanel(name=_("Stage"), key="stages", area=area, children=nodes, memory=scene.part_memory, stacked=True)
    ]


def _hand(scene: WeissScene, area: Area) -> list[Node]:
    names = hand.names_of(scene)
    wide = min(130.0, (area.h - 16) / 1.4)
    nodes: list[Node] = []
    for number, (name, at) in enumerate(
        zip(names, laid(area.inset(8, 6), len(names), wide, 10, wide * 1.4), strict=True)
    ):
        node = cardnodes.card_node(scene, name, at)
        node.key = f"hand {name}"
        node.shortcut = f"hand_{number + 1}" if number < 10 else ""
        nodes.append(node)
    told = n_("Hand: {n} card", "Hand: {n} cards", len(names))
    return [Node(role="hand", name=told, key="hand", area=area, children=nodes, stacked=True, value=len(names))]


def _side(scene: WeissScene, seat: str, area: Area) -> list[Node]:
    """A side in words, then its clock, level and climax; its open piles at a press."""
    player, known = scene.view.players[seat], odds.unseen(scene.view, seat)
    told = " · ".join((
        f"{scene.person(seat)}: " + _("Level {n}").format(n=len(player.level)),
        _("Clock: {n} of 7").format(n=len(player.clock)), _("Stock {n}").format(n=len(player.stock)),
        f"{_('Hand')} {len(player.hand)}", _("Deck {n}").format(n=len(player.deck)),
        _("Climaxes unseen: {n} among {all}").format(n=known.climaxes, all=known.cards),
    ))  # fmt: skip
    room = area.w - 30
    high = letters.height(told, room, theme.SMALL, scene.stage.scale)
    y = area.y + 6
    nodes: list[Node] = [Label(name=told, area=Area(area.x + 8, y, room, high), wrap=True)]
    y += high + 8
    for zone, label in (("waiting_room", _("Waiting room {n}")), ("memory", _("Memory {n}"))):
        button = Button(
            name=label.format(n=len(getattr(player, zone))), area=Area(area.x + 8, y, min(280.0, room), 46),
            on_press=partial(scene.open_pile, seat, zone), key=f"{zone} {seat}",
        )  # fmt: skip
        nodes.append(button)
        y += 54
    for label, cards in (
        (_("Clock"), player.clock), (_("Level"), player.level), (_("Climax"), [player.climax] if player.climax else []),
    ):  # fmt: skip
        if not cards:
            continue
        nodes.append(Label(name=label, area=Area(area.x + 8, y, room, 26), colour="QUIET"))
        y += 30
        for name, at in zip(cards, laid(Area(area.x + 8, y, room, 0), len(cards), 80, 8, 112), strict=True):
            nodes.append(cardnodes.card_node(scene, name, at, "mini"))
        y += 124
    return [
        ScrollPanel(
            name=scene.person(seat), key="side", area=area, children=nodes, memory=scene.part_memory, stacked=True
        )
    ]


def _near(scene: WeissScene, area: Area) -> list[Node]:
    return _side(scene, scene.near, area)


def _far(scene: WeissScene, area: Area) -> list[Node]:
    return _side(scene, scene.far, area)


def _acts(scene: WeissScene, area: Area) -> list[Node]:
    made = [prompt.stacked(scene, prompt.buttons(scene), area.inset(4))]
    return [Panel(name=_("What to do now"), key="acts", area=area, children=list(made))]


def _foot(scene: WeissScene, area: Area) -> list[Node]:
    """The first thing that can be done, and all others at a press."""
    made = prompt.buttons(scene)
    places = area.columns(2 if made else 1, 8)
    nodes: list[Node] = []
    if made:
        main = made[0]
        main.area, main.size = places[0], theme.SMALL
        room = main.area.w - 110
        main.subtitle = main.subtitle if letters.width(main.subtitle, theme.SMALL, scene.stage.scale) < room else ""
        main.name = letters.shorten(main.name, room, theme.SMALL, scene.stage.scale, "bold")
        main.key, main.shortcut = "main", ""
        nodes.append(main)
    more = n_("{n} thing to do", "{n} things to do", len(made))
    nodes.append(Button(name=more, key="more", icon="menu", area=places[-1], on_press=lambda: _show(scene, "acts")))
    return nodes


