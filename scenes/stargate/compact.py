"""The table where room is short: a bar, tabs, one part at a time, the sum, and the main buttons at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.setup.widgets import WoodBar
from scenes.stargate import lane, prompt
from scenes.stargate.build import over_all, sum_ribbon
from scenes.stargate.cardnodes import card_node
from scenes.stargate.hand import open_names
from scenes.stargate.layout import laid, small
from scenes.stargate.plaque import values
from scenes.stargate.sums import HIDDEN
from scenes.ui import Area, Button, IconButton, Label, Node, Panel, ScrollPanel, Segmented
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def build(scene: StargateScene) -> list[Node]:
    """Bar, tabs, the part, the sum, the foot."""
    at = small(scene.stage.area)
    parts = [
        ("mission", _("Mission")),
        ("hand", _("Hand")),
        ("near", _("Mine")),
        ("far", _("Theirs")),
        ("acts", scene.acts_word()),
    ]
    tabs = Segmented(
        name=_("Part of the table"),
        choices=parts,
        value=scene.part,
        style="tab",
        area=at.tabs,
        on_change=lambda v: _show(scene, str(v)),
    )
    body = {"mission": _mission, "hand": _hand, "near": _near, "far": _far, "acts": _acts}[scene.part](scene, at.body)
    return [
        _rail(scene, at.rail),
        tabs,
        Node(name=scene.part, key="part", area=at.body, children=body, stacked=True),
        sum_ribbon(scene, at.ribbon),
        *scene.foot_part(at.foot),
        over_all(scene),
    ]


def _show(scene: StargateScene, part: str) -> None:
    scene.part = part
    scene.rebuild()


def _rail(scene: StargateScene, area: Area) -> Node:
    inner = area.inset(6, 4)
    nodes: list[Node] = []
    specs = [
        ("menu", _("Pause menu"), "menu", scene.open_menu),
        ("log", _("Open the log"), "log", scene.open_log),
        ("undo", _("Undo"), "undo", scene.undo),
    ]
    for icon, name, key, run in specs[:2] if scene.watching else specs:
        place, inner = inner.cut_right(44, 6)
        nodes.append(IconButton(name=name, icon=icon, area=place, on_press=run, shortcut=key))
    said = prompt.status_words(scene)
    line = letters.line_height(theme.SMALL)
    high = letters.height(said, inner.w, theme.SMALL, scene.stage.scale)
    words = said if high <= 2 * line + 1 else letters.shorten(said, inner.w, theme.SMALL, scene.stage.scale)
    place = area._replace(x=inner.x, w=inner.w).middle(inner.w, min(high, 2 * line))
    nodes.append(Label(role="status", name=words, tip=said, area=place, wrap=True, colour="CREAM", focusable=True))
    return WoodBar(name=_("Rail"), area=area, children=nodes)


def _scrolled(scene: StargateScene, name: str, area: Area, nodes: list[Node]) -> list[Node]:
    return [ScrollPanel(name=name, key="scrolled", area=area, children=nodes, memory=scene.part_memory)]


def _cards(scene: StargateScene, names: list[str], area: Area, wide: float = 96.0) -> list[Node]:
    """Cards in rows from the top."""
    high, gap = wide * 1.4, 14.0
    across = max(1, int((area.w - 20 + gap) // (wide + 26 + gap)))
    nodes: list[Node] = []
    for number, name in enumerate(names):
        x = area.x + 8 + number % across * (wide + 26 + gap)
        y = area.y + 8 + number // across * (high + 24)
        node = card_node(scene, name, Area(x, y, wide, high), "hand")
        if name == HIDDEN:
            node.key = f"hidden {number}"
        nodes.append(node)
    return nodes


def _mission(scene: StargateScene, area: Area) -> list[Node]:
    """The mission with what hinders it, who is assigned, where what is held may go."""
    here = scene.view.mission
    if here is None:
        return [Label(name=_("No mission at hand"), area=area._replace(h=28), colour="QUIET")]
    wide = min(area.w * 0.36, 230.0)
    left, rest = area.cut_left(wide, 10)
    nodes = lane.mission(scene, left.middle(wide, min(area.h - 4, wide * 0.7)))
    names = [*here.assigned, *([here.adversary] if here.adversary else []), *here.obstacles, *here.complications]
    open_places = scene.place_uses()
    top, cards = rest.cut_top(46.0 if open_places else 0.0, 6 if open_places else 0)
    for (place, uses), at in zip(open_places.items(), top.columns(max(1, len(open_places)), 8), strict=False):
        nodes.append(scene.hands.place_node(place, uses, at))
    made = _cards(scene, names, cards, 84.0)
    return [
        *nodes,
        ScrollPanel(name=_("At the mission"), key="at mission", area=cards, children=made, memory=scene.part_memory),
    ]


def _hand(scene: StargateScene, area: Area) -> list[Node]:
    names = scene.view.players[scene.seat].hand
    wide = min(120.0, (area.h - 16) / 1.4)
    room = area.inset(8, 6)
    nodes: list[Node] = []
    for number, (name, at) in enumerate(zip(names, laid(room, [wide] * len(names), 10, wide * 1.4), strict=True)):
        node = card_node(scene, name, at)
        node.shortcut = f"hand_{number + 1}" if number < 10 else ""
        nodes.append(node)
    return [
        Node(
            role="hand",
            name=n_("Hand: {n} card", "Hand: {n} cards", len(names)),
            key="hand",
            area=area,
            children=nodes,
            stacked=True,
            value=len(names),
        )
    ]


def _side(scene: StargateScene, seat: str, area: Area) -> list[Node]:
    player = scene.view.players[seat]
    nodes: list[Node] = []
    y = area.y + 4
    pairs = [f"{label} {n}/{total}" for _k, label, n, total, _i in values(scene, seat)]
    pairs += [
        f"{_('Hand')} {len(player.hand)}",
        f"{_('Deck')} {len(player.deck)}",
        f"{_('Discard')} {len(player.discard)}",
    ]
    told = f"{scene.person(seat)}: " + " · ".join(pairs)
    high = letters.height(told, area.w - 30, theme.SMALL, scene.stage.scale)
    nodes.append(Label(name=told, area=Area(area.x + 8, y, area.w - 30, high), wrap=True))
    pile = Button(
        name=_("Discard pile: {n}").format(n=len(player.discard)),
        area=Area(area.x + 8, y + high + 4, min(260.0, area.w - 30), 44),
        on_press=lambda: scene.open_pile(seat, "discard"),
        key=f"discard {seat}",
    )
    nodes.append(pile)
    names = [*player.team, *player.supports, *player.gear, *player.adversaries]
    names += open_names(scene, seat) if seat != scene.seat else []
    nodes += _cards(scene, names, Area(area.x, y + high + 52, area.w, area.h), 96.0)
    return _scrolled(scene, scene.person(seat), area, nodes)


def _near(scene: StargateScene, area: Area) -> list[Node]:
    return _side(scene, scene.near, area)


def _far(scene: StargateScene, area: Area) -> list[Node]:
    return _side(scene, scene.far, area)


def _acts(scene: StargateScene, area: Area) -> list[Node]:
    return [Panel(name=_("What to do now"), key="acts", area=area, children=scene.acts(area.inset(4)))]


def foot(scene: StargateScene, area: Area) -> list[Node]:
    """The first thing that can be done, and all others at a press."""
    made = prompt.buttons(scene)
    count = 2 if made else 1
    places = area.columns(count, 8)
    nodes: list[Node] = []
    if made:
        main = made[0]
        main.area, main.size = places[0], theme.SMALL
        main.subtitle = (
            main.subtitle if letters.width(main.subtitle, theme.SMALL, scene.stage.scale) < main.area.w - 110 else ""
        )
        main.name = letters.shorten(main.name, main.area.w - 110, theme.SMALL, scene.stage.scale, "bold")
        main.key = "main"
        nodes.append(main)
    more = n_("{n} thing to do", "{n} things to do", len(made))
    nodes.append(Button(name=more, key="more", icon="menu", area=places[-1], on_press=lambda: _show(scene, "acts")))
    return nodes
