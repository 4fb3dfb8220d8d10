"""The middle of the table: who is assigned, the mission, the adversary; below it what hinders it and who is stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from game.stargate.position import characters
from scenes import theme
from scenes.stargate.cardnodes import card_node
from scenes.stargate.faces import short_name, title_of
from scenes.stargate.layout import LABEL, Spots, laid
from scenes.stargate.legal import BED, COVER, UNDER, VILLAIN_BED
from scenes.stargate.nodes import CardNode
from scenes.stargate.places import Bed, Place
from scenes.stargate.rows import TAB, felt_label, fitting, pile_nodes
from scenes.stargate.sums import share_of
from scenes.ui import Area, Label, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def lane(scene: StargateScene, spots: Spots) -> list[Node]:
    """Beds, the mission over what lies under it, stopped cards."""
    nodes: list[Node] = [hero_bed(scene, spots.hero_bed), villain_bed(scene, spots.villain_bed)]
    middle = Area(spots.under.x, spots.mission.y, spots.under.w, spots.under.bottom - spots.mission.y)
    hindering = under(scene, spots.under, spots.card)
    nodes.append(
        Node(
            name=_("Mission"),
            key="middle",
            area=middle,
            stacked=True,
            children=[*hindering, *mission(scene, spots.mission)],
        )
    )
    nodes += stopped(scene, scene.view.turn, spots.hero_stopped)
    nodes += stopped(scene, scene.view.villain, spots.villain_stopped)
    nodes += pile_nodes(scene, scene.far, spots.far_piles, min(78 * spots.size, (spots.far_piles.w - 10) / 2 - 4))
    return nodes


def mission(scene: StargateScene, area: Area) -> list[Node]:
    """The mission at hand, or its empty place."""
    here = scene.view.mission
    if here is None:
        return [_last_mission(scene, area)]
    node = card_node(scene, here.card, area, "mission")
    node.role = "mission"
    return [node]


def _last_mission(scene: StargateScene, area: Area) -> Node:
    """Between missions: the one that was resolved last in this turn and how it went, or the empty place."""
    facts = scene.last_judged()
    if facts is None:
        words = _("No mission at hand")
        return Place(name=words, key="mission place", area=area, told=words)
    name = str(facts["mission"])
    card = numbers.card_of(scene.view, name)
    told = _("{card}, won") if facts["success"] else _("{card}, failed")
    return CardNode(
        name=told.format(card=title_of(card)), key="last mission", area=area, card=card, form="mission", light=0.5,
        mark="check" if facts["success"] else "cross", on_press=lambda: scene.open_zoom(name),
    )  # fmt: skip


def hero_bed(scene: StargateScene, area: Area) -> Node:
    """The assigned characters with their shares of the sum."""
    view = scene.view
    here = view.mission
    told = _("Assigned by {name}").format(name=scene.person(view.turn))
    bed = Bed(name=told, key=BED, seat=view.turn, area=area)
    bed.empty = _("Nobody is assigned.") if here is not None else ""
    names = here.assigned if here is not None else []
    wanted = numbers.wanted(view) if here is not None else ""
    for node, one in zip(_in_bed(scene, list(names), area), names, strict=True):
        node.share, node.skill = str(numbers.skill(view, one, wanted) or 0), wanted
        bed.children.append(node)
    _open_bed(scene, bed, BED, _("Assign here"))
    return bed


def _in_bed(scene: StargateScene, names: list[str], area: Area) -> list[CardNode]:
    """Cards laid side by side in a bed, room below for their pills."""
    high = min(area.h - 40 - 42, scene.spots.card * 1.4)
    wide = high / 1.4
    widths = [wide + (TAB if name in scene.view.cards and scene.view.cards[name].glyphs else 0) for name in names]
    room = Area(area.x + 14, area.y + 38, area.w - 28, high)
    form = "hand" if wide >= 88 else "mini"
    return [
        card_node(scene, name, at._replace(w=wide), form)
        for name, at in zip(names, laid(room, widths, 12, high), strict=True)
    ]


def villain_bed(scene: StargateScene, area: Area) -> Node:
    """The assigned adversary, and what becomes of it."""
    view = scene.view
    here = view.mission
    told = _("Adversary of {name}").format(name=scene.person(view.villain))
    bed = Bed(name=told, key=VILLAIN_BED, seat=view.villain, area=area)
    bed.empty = _no_adversary(scene) if here is not None else ""
    if here is not None and here.adversary:
        node = _in_bed(scene, [here.adversary], area)[0]
        node.share, node.skill = f"+{share_of(view, here.adversary)}", numbers.wanted(view)
        bed.children.append(node)
        left = node.area.right + 18
        facts = Area(left, area.y + 42, area.right - left - 8, area.h - 48)
        bed.children += _fate_words(scene, here.adversary, facts)
    _open_bed(scene, bed, VILLAIN_BED, _("Assign here"))
    return bed


def _no_adversary(scene: StargateScene) -> str:
    """What stands in the villain's bed while no adversary is assigned: who could be."""
    view = scene.view
    ready = [one for one in view.players[view.villain].adversaries if view.cards[one].state == "ready"]
    names = ", ".join(title_of(numbers.card_of(view, one)) for one in ready)
    told = _("No adversary is assigned. Ready: {names}.") if names else _("No adversary is assigned.")
    return told.format(names=names)


def _fate_words(scene: StargateScene, name: str, area: Area) -> list[Node]:
    """What may become of the adversary, as far as there is room."""
    card = numbers.card_of(scene.view, name)
    pairs = [
        (_("If the mission fails"), _("it may score {n}").format(n=card.cost)),
        (_("In any case"), n_("revive: {n} card", "revive: {n} cards", card.revive)),
    ]
    nodes: list[Node] = []
    y = area.y
    for quiet, told in pairs:
        if (
            y + 46 > area.bottom
            or max(letters.width(w, theme.SMALL, scene.stage.scale) for w in (quiet, told)) > area.w
        ):
            break
        nodes.append(felt_label(quiet, Area(area.x, y, area.w, 22)))
        nodes.append(Label(name=told, area=Area(area.x, y + 22, area.w, 24), family="narrow"))
        y += 56
    return nodes


def _open_bed(scene: StargateScene, bed: Bed, place: str, words: str) -> None:
    """A bed that what is held may go to glows and takes it."""
    uses = scene.place_uses().get(place, [])
    bed.glows = bool(uses)
    if uses:
        bed.told = words
        bed.on_press = lambda: scene.hands.use_one(uses)
    bed.takes = lambda drag: place in scene.legal.places(drag.payload)
    bed.on_drop = lambda drag: scene.hands.drop_at(drag.payload, place)


def under(scene: StargateScene, area: Area, wide: float) -> list[Node]:
    """Obstacles and complications, tucked under the mission; where more of them may go."""
    view = scene.view
    here = view.mission
    if here is None:
        return []
    high = min(wide * 1.4, area.h + 16)
    wide = high / 1.4
    top = area.bottom - high - 12
    open_places = [(place, scene.place_uses()[place]) for place in (UNDER, COVER) if place in scene.place_uses()]
    names = [*here.obstacles, *here.complications]
    room = Area(area.x, top, area.w, high)
    count = len(names) + len(open_places)
    used = min(room.w, count * wide + 14 * max(0, count - 1))
    room = Area(area.x + (area.w - used) / 2, top, used, high)
    nodes: list[Node] = []
    for name, at in zip(
        [*names, *(place for place, _u in open_places)], laid(room, [wide] * count, 14, high), strict=True
    ):
        uses = dict(open_places).get(name)
        if uses:
            nodes.append(scene.hands.place_node(name, uses, at._replace(y=area.y + 6, h=area.h - 16)))
            continue
        form = "hand" if wide >= 88 else "mini"
        node = card_node(scene, name, at, form)
        node.face_down = name in here.complications and node.card is not None
        share = share_of(view, name) if name in here.obstacles else 1
        node.share, node.skill, node.share_drop = f"+{share}", numbers.wanted(view), 0.0
        nodes.append(node)
    for number, made in enumerate(nodes):
        if isinstance(made, CardNode) and made.card is None:
            made.key = f"complication {number}"
    return nodes


def stopped(scene: StargateScene, seat: str, area: Area) -> list[Node]:
    """The stopped cards of the side that plays: on their sides, their names on a badge."""
    view = scene.view
    player = view.players[seat]
    hero = seat == view.turn
    names = [*characters(view, seat), *player.gear] if hero else list(player.adversaries)
    names = [name for name in names if view.cards[name].state == "stopped"]
    told = _("Stopped, of {name}").format(name=scene.person(seat))
    label = felt_label(fitting(scene, told, area.w), Area(area.x, area.y - 2, area.w, LABEL))
    high = min(96.0 * max(0.85, scene.spots.size), area.h - LABEL - 16)
    wide = high * 1.4
    room = Area(area.x, area.y + LABEL, area.w, high)
    if not names:
        at = room._replace(w=min(room.w, wide))
        return [
            label,
            Place(
                name=_("No card stopped, of {name}").format(name=scene.person(seat)),
                key=f"none {seat}",
                area=at,
                told=_("none"),
            ),
        ]
    tabs = {name: TAB if view.cards[name].glyphs else 0 for name in names}
    nodes: list[Node] = []
    places = laid(room, [wide + tabs[name] for name in names], 10, high)
    covered = len(places) > 1 and places[1].x - places[0].x < wide
    for name, at in zip(names, places, strict=True):
        node = card_node(scene, name, at._replace(w=wide), "mini")
        node.turned = True
        if covered and name != names[-1]:
            node.coins, node.tabs = tuple(glyph for glyph, _experience in node.tabs), ()
        else:
            node.badge = short_name(title_of(numbers.card_of(view, name)), wide - 24, scene.stage.scale)
        nodes.append(node)
    return [label, Node(name=told, key=f"stopped {seat}", area=room, children=nodes, stacked=True)]
