"""The wooden rail along the top: whose turn it is, the seven phases, and the buttons that are always there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes.cards.phase_bar import PhaseChip, TurnWords, chip_wide, fitting
from scenes.setup.widgets import WoodBar
from scenes.ui import Area, IconButton, Node
from scenes.weiss.words import PHASES

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


def rail(scene: WeissScene, area: Area) -> Node:
    """The whole rail."""
    inner = area.inset(16, (area.h - 44) / 2)
    nodes: list[Node] = []
    for icon, name, shortcut, run in (
        ("menu", _("Pause menu"), "menu", scene.open_menu),
        ("question", _("What can I do here?"), "help", scene.open_help),
        ("log", _("Open the log"), "log", scene.open_log),
        ("undo", _("Undo"), "undo", scene.undo),
    ):
        place, inner = inner.cut_right(44, 8)
        nodes.insert(0, IconButton(name=name, icon=icon, area=place, shortcut=shortcut, on_press=run))
    view = scene.view
    title, inner = inner.cut_left(min(284.0, inner.w * 0.3), 12)
    who = _("Turn of {name}").format(name=scene.person(view.turn))
    told = f"{_('Round {n}').format(n=view.round)}. {who}"
    nodes.append(TurnWords(name=told, seat=view.turn, round=view.round, who=who, area=title, value=view.round))
    nodes += _phases(scene, inner)
    return WoodBar(name=_("Rail"), area=area, children=nodes)


def _phases(scene: WeissScene, room: Area) -> list[Node]:
    """Those that fit: all, or the present one with its neighbours."""
    scale = scene.stage.scale
    names = [_(told) for told, _icon, _own in PHASES]
    present = next((k for k, (_w, _i, own) in enumerate(PHASES) if scene.view.phase in own), -1)
    shown = fitting(names, present, room.w, scale)
    nodes: list[Node] = []
    x = room.x
    for k in shown:
        wide = min(chip_wide(names[k], scale), room.w)
        nodes.append(
            PhaseChip(
                name=names[k], key=f"phase {k}", icon=PHASES[k][1], on=k == present, done=k < present,
                first=k == shown[0], area=Area(x, room.y, wide, room.h), value="now" if k == present else None,
            )
        )  # fmt: skip
        x += wide + 2
    return nodes
