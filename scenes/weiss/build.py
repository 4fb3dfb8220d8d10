"""Puts the parts of the table together in the wide and the normal layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes.cards import log
from scenes.ui import Node
from scenes.weiss import hand, lane, mat, prompt, rail

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


def build(scene: WeissScene) -> list[Node]:
    """Rail, mats with the lanes between, the hand over them, the right column."""
    at = scene.spots
    table = at.far._replace(h=scene.stage.height - at.far.y)
    inside: list[Node] = [
        mat.mat(scene, scene.far, at.far, near=False),
        lane.strip(scene, at.lane),
        mat.mat(scene, scene.near, at.near, near=True),
        hand.hand(scene, at.hand),
    ]
    return [
        rail.rail(scene, at.rail),
        Node(name=_("Table"), key="table", area=table, children=inside, stacked=True),
        log.panel(scene, at.log),
        prompt.panel(scene, at.prompt),
    ]
