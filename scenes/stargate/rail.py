"""The wooden rail along the top: whose turn it is, the phases, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _
from scenes.cards.phase_bar import PhaseChip, TurnWords, chip_wide, fitting
from scenes.setup.widgets import WoodBar
from scenes.stargate import signs, words
from scenes.stargate.automation import STOPS
from scenes.theme import rgb
from scenes.ui import Area, Brush, IconButton, Node

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


@dataclass(eq=False, repr=False, kw_only=True)
class HaltingChip(PhaseChip):
    """A phase at which one may wish to be asked always."""

    halts: bool = False

    def state(self) -> Hashable:
        """Also whether it halts."""
        return (super().state(), self.halts)

    def paint(self, brush: Brush) -> None:
        """The plate, and the sign of a stop."""
        super().paint(brush)
        if self.halts:
            signs.sign(brush, "stop", 15, 12, 22, rgb("#ff8a66"), rgb("#20180f"))


def rail(scene: StargateScene, area: Area) -> Node:
    """The whole rail."""
    view, stops = scene.view, tuple(sorted(scene.passing.stops.get(scene.seat, ())))
    facts = (view.turn, view.round, view.phase, scene.seat, scene.passing.active, scene.shows_last, stops)
    key = (area, *facts, scene.person(view.turn), scene.watching)
    return scene.keep("rail", key, lambda: _rail(scene, area))


def _rail(scene: StargateScene, area: Area) -> Node:
    inner = area.inset(16, (area.h - 44) / 2)
    nodes: list[Node] = []
    for icon, name, shortcut, run, on in _buttons(scene):
        place, inner = inner.cut_right(44, 8)
        nodes.insert(0, IconButton(name=name, icon=icon, area=place, shortcut=shortcut, on_press=run, on=on))
    title_wide = scene.spots.far_plaque.w if scene.stage.layout == "wide" else 210.0
    title, inner = inner.cut_left(min(title_wide, inner.w), 12)
    view = scene.view
    who = _("{name} is the hero").format(name=scene.person(view.turn))
    nodes.append(
        TurnWords(
            name=f"{_('Round {n}').format(n=view.round)}. {who}",
            seat=view.turn,
            round=view.round,
            who=who,
            area=title,
            value=view.round,
        )
    )
    nodes += _phases(scene, inner)
    return WoodBar(name=_("Rail"), area=area, children=nodes)


def _buttons(scene: StargateScene) -> list[tuple[str, str, str, Callable[[], None], bool]]:
    alone = scene.passing.active
    specs = [
        ("menu", _("Pause menu"), "menu", scene.open_menu, False),
        ("question", _("What can I do here?"), "help", scene.open_help, False),
        ("log", _("Open the log"), "log", scene.open_log, False),
        ("replay", _("Show the last move again"), "last_move", scene.show_last, scene.shows_last),
        (
            "step",
            _("Pass by itself where nothing else can be done: on")
            if alone
            else _("Pass by itself where nothing else can be done: off"),
            "auto_pass",
            scene.toggle_alone,
            alone,
        ),
        ("undo", _("Undo"), "undo", scene.undo, False),
    ]
    return specs[:4] if scene.watching else specs


def _phases(scene: StargateScene, room: Area) -> list[Node]:
    """Those that fit: all, or the present one with its neighbours."""
    phases = words.phase_words()
    phase = scene.view.phase
    present = next((k for k, (_w, _i, own) in enumerate(phases) if phase in own), -1)
    if present != 0:
        phases, present = phases[1:], present - 1
    scale = scene.stage.scale
    shown = fitting([told for told, _icon, _own in phases], present, room.w, scale)
    nodes: list[Node] = []
    x = room.x
    for k in shown:
        told, icon, own = phases[k]
        wide = min(chip_wide(told, scale), room.w)
        nodes.append(
            HaltingChip(
                name=told,
                key=f"phase {k}",
                icon=icon,
                on=k == present,
                done=k < present,
                first=k == shown[0],
                halts=own[0] in scene.passing.stops.get(scene.seat, ()),
                on_press=partial(scene.flip_stop, own[0], told) if own[0] in STOPS and not scene.watching else None,
                area=Area(x, room.y, wide, room.h),
                value="now" if k == present else None,
                tells=partial(scene.phase_tip, own[0], k == present),
            )
        )
        x += wide + 2
    return nodes
