"""The column on the right: the unit that is looked at, the sum before an attack, the log, undo, and the main button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, language
from scenes import theme
from scenes.table import log
from scenes.table.pieces import Bar
from scenes.table.sum_panel import dice_panel, sum_height, sum_panel
from scenes.table.unit_card import CARD, GAP, SLIM, slim_card, unit_card
from scenes.ui import Area, Button, IconButton, Node

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def width(scene: TableScene) -> float:
    """How wide the column is in this layout; 0 where it is a drawer."""
    return {"wide": 384.0, "normal": 340.0}.get(scene.stage.layout, 0.0)


def build(scene: TableScene, area: Area) -> list[Node]:
    """The whole column."""
    inner = area.inset(16 if scene.stage.layout == "wide" else 12, 14)
    foot, rest = inner.cut_bottom(94 + 10 + 44, GAP)
    shown = scene.made.sums
    sum_high = sum_height(scene, shown, rest.w) + GAP if shown is not None else 0.0
    nodes, rest = _cards(scene, rest, sum_high)
    if shown is not None:
        panel, rest = sum_panel(scene, shown, rest)
        nodes.append(panel)
    elif scene.motion.dice is not None:
        panel, rest = dice_panel(scene, rest)
        nodes.append(panel)
    if rest.h >= 110:
        key = (scene.session.version, scene.seat, rest, scene.stage.scale, language(), theme.TEXT,
               scene.motion.behind)  # fmt: skip
        nodes += scene.keep("log", key, lambda: [log.panel(scene, rest)])
    nodes += _foot(scene, foot)
    return [Bar(name=_("Side column"), kind="column", area=area, children=nodes)]


def _cards(scene: TableScene, area: Area, kept: float) -> tuple[list[Node], Area]:
    """The unit that is looked at, and one of the tray under the pointer or the focus below it; `kept` stays free."""
    nodes: list[Node] = []
    unit, rest = scene.looked_at(), area
    if unit and rest.h - kept >= CARD:
        made, rest = unit_card(scene, unit, rest, rest.h - kept)
        nodes.append(made)
    elif unit and rest.h - kept >= SLIM:
        made, rest = slim_card(scene, unit, rest)
        nodes.append(made)
    if scene.considered not in ("", unit) and rest.h - kept >= CARD:
        made, rest = unit_card(scene, scene.considered, rest, CARD)
        nodes.append(made)
    return nodes, rest


# -- the foot -----------------------------------------------------------------------------------------------------


def _foot(scene: TableScene, area: Area) -> list[Node]:
    row, main_place = area.cut_top(44, 10)
    main, end = scene.acts.main_buttons()
    main.area = main_place
    if end is None:
        places = row.columns(2, 8)
        return [*undo_buttons(scene, places, True), main]
    undo, rest = row.cut_left(48, 8)
    redo, rest = rest.cut_left(48, 8)
    end.area = rest
    return [*undo_buttons(scene, [undo, redo], False), end, main]


def undo_buttons(scene: TableScene, places: list[Area], words: bool) -> list[Node]:
    """Undo and redo, with words or signs alone."""
    why = scene.acts.why_not_undo_words()
    no = "" if scene.session.can_redo() else scene.game.refusal("nothing_to_redo")
    specs = [(_("Undo"), "undo", scene.acts.undo, why, "undo"), (_("Redo"), "redo", scene.acts.redo, no, "redo")]
    nodes: list[Node] = []
    for (name, icon, run, reason, shortcut), place in zip(specs, places, strict=True):
        made: Node
        if words:
            made = Button(name=name, icon=icon, area=place, align="centre", shortcut=shortcut)
        else:
            made = IconButton(name=name, icon=icon, area=place, shortcut=shortcut)
        made.on_press, made.enabled, made.why_not = run, not reason, reason
        nodes.append(made)
    return nodes
