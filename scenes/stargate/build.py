"""Puts the parts of the table together in the wide and the normal layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from scenes.cards import log
from scenes.stargate import hand, lane, pile_panel, plaque, rail, ribbon, rows
from scenes.stargate.faces import title_of
from scenes.stargate.lines import held_arrow, last_move
from scenes.stargate.motion import Flying
from scenes.ui import Area, Node
from scenes.ui.node import NOWHERE

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def build(scene: StargateScene) -> list[Node]:
    """Rail, columns, bands; the hand over everything, and the line of the last move over that."""
    at = scene.spots
    far = at.far_row
    hand_wide = far.w * 0.42 if scene.open_hands else min(250.0, far.w * 0.24)
    backs, rest = far.cut_right(hand_wide, 16)
    nodes: list[Node] = [
        rail.rail(scene, at.rail),
        plaque.plaque(scene, scene.far, at.far_plaque),
        pile_panel.missions(scene, at.missions),
        plaque.plaque(scene, scene.near, at.near_plaque),
    ]
    table = far._replace(h=scene.stage.height - far.y)
    inside: list[Node] = [
        *rows.row(scene, scene.far, rest, near=False),
        *hand.far_hand(scene, scene.far, backs),
        *lane.lane(scene, at),
        sum_ribbon(scene, at.ribbon),
        *rows.row(scene, scene.near, at.near_row, near=True),
        hand.hand(scene, at.hand),
    ]
    nodes.append(Node(name=_("Table"), key="table", area=table, children=inside, stacked=True))
    nodes += [log.panel(scene, at.log), scene.prompt_panel(at.prompt)]
    nodes.append(over_all(scene))
    return nodes


def over_all(scene: StargateScene) -> Node:
    """Arrows and what is on its way, over everything; they take no room."""
    over: list[Node] = [Flying.of(scene.motion)]
    if scene.shows_last:
        over.insert(0, last_move(scene))
    if scene.hold.card:
        over.insert(0, held_arrow(scene))
    return Node(name="", key="over", area=NOWHERE, children=over, stacked=True)


def sum_ribbon(scene: StargateScene, area: Area) -> Node:
    """The running sum; between missions what the last one came to."""
    view, made = scene.view, scene.made
    told = "" if made is not None else between_words(scene)
    key = (area, view.turn, view.villain, made and made.key(), told)
    return scene.keep("sum", key, lambda: ribbon.ribbon(area, view.turn, view.villain, made, told))


def between_words(scene: StargateScene) -> str:
    """What stands in place of the sum while no mission is at hand."""
    if scene.view.over:
        return _("The game is over.")
    facts = scene.last_judged()
    if facts is None:
        return _("No mission at hand")
    told = _("{card}: success, {a} against {b}") if facts["success"] else _("{card}: failure, {a} against {b}")
    title = title_of(numbers.card_of(scene.view, facts["mission"]))
    return told.format(card=title, a=facts["total"], b=facts["difficulty"])
