"""What happened last, between the mats while no attack is thought of: the main lines of the last thing done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import visible_to
from game.core.words import _
from scenes import theme
from scenes.cards import log
from scenes.theme import rgb
from scenes.ui import Area, Label, Node, Panel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

MAIN = frozenset({
    "attack", "triggered", "counter", "damaged", "damage_cancelled", "battle", "level_up", "refreshed", "penalty",
    "climax", "play", "activate", "encored", "turn_begins", "clock", "redrawn", "moved",
})  # fmt: skip
"""Events that tell what was done; the rest follows from them and stands in the log."""
LOOKED_AT = 40  # events back from the last


def lines(scene: WeissScene) -> list[str]:
    """The main lines of the last events that the viewer may read, oldest first, from the last act on."""
    events = [event for event in scene.session.table.log[-LOOKED_AT:] if event.kind in MAIN]
    readable = [event for event in events if visible_to(event, scene.seat)]
    return [told for event in readable[-6:] if (told := log.told(scene, event))]


def node(scene: WeissScene, area: Area) -> list[Node]:
    """As many of the last lines as fit in the strip; nothing before anything was done."""
    told = lines(scene)
    room = area.inset(18, 8)
    while told and letters.height(" ".join(told), room.w, theme.SMALL, scene.stage.scale) > room.h:
        told = told[1:]
    if not told:
        return []
    words = " ".join(told)
    high = letters.height(words, room.w, theme.SMALL, scene.stage.scale)
    label = Label(name=words, area=room.middle(room.w, high), wrap=True, paint_colour=rgb("#d9dfe6"))
    return [Panel(name=_("What happened last"), key="lately", area=area, children=[label], radius=14)]
