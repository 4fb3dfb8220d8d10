"""Puts the parts of the table together, in the wide and normal layout and where room is short."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.cards import log
from scenes.starcraft import battle_panel, layout, pieces, prompt, sheet, topbar, track
from scenes.starcraft.topbar import Bar
from scenes.ui import Area, Button, IconButton, Label, Node, Panel, ScrollPanel, Segmented
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

ENOUGH = 900.0  # units of height from which the faction sheet lies open


def drawer_open(scene: StarcraftScene) -> bool:
    """Whether the faction sheet is open: as it was left, else where there is room."""
    if scene.drawer is not None:
        return scene.drawer
    rows = {y for _x, y, _turns in scene.view.planets.values()}
    return scene.stage.height >= ENOUGH and len(rows) < 3


def build(scene: StarcraftScene) -> list[Node]:
    """Bar, track, galaxy or battle, faction sheet, column."""
    opened = drawer_open(scene)
    at = layout.spots(scene.stage.area, scene.stage.layout == "wide", opened)
    table = at.galaxy._replace(h=at.galaxy.h - (layout.DRAWER if opened else layout.FOLDED) - 4)
    return [
        topbar.bar(scene, at.bar),
        track.track(scene, at.track),
        *middle(scene, table),
        sheet.drawer(scene, at.drawer, opened),
        track.events(scene, at.events),
        scene.prompt_panel(at.prompt),
    ]


def middle(scene: StarcraftScene, area: Area) -> list[Node]:
    """The battle while there is one, else the galaxy."""
    if scene.view.battle is None:
        return [pieces.board(scene, area)]
    if not scene.looks_away:
        return [battle_panel.panel(scene, area)]
    strip, rest = area.cut_top(54)
    place = strip.inset(12, 4)._replace(w=min(320.0, area.w - 24))
    back = Button(name=_("Back to the battle"), icon="back", area=place, key="battle",
                  on_press=partial(battle_panel.show_galaxy, scene, False))  # fmt: skip
    return [back, pieces.board(scene, rest)]


# -- where room is short


def small(scene: StarcraftScene) -> list[Node]:
    """Bar, tabs, the part, the foot."""
    at = layout.small(scene.stage.area)
    parts = [
        ("galaxy", _("Galaxy")), ("acts", _("Act")), ("sheet", _("Sheet")), ("seats", _("Players")), ("log", _("Log")),
    ]  # fmt: skip
    tabs = Segmented(
        name=_("Part of the table"), choices=parts, value=scene.part, style="tab", area=at.tabs,
        on_change=lambda value: scene.show_part(str(value)),
    )  # fmt: skip
    made = {"galaxy": middle, "acts": _acts, "sheet": _sheet, "seats": _seats, "log": _log}[scene.part](scene, at.body)
    part = Node(name=dict(parts)[scene.part], key="part", area=at.body, children=made)
    return [_bar(scene, at.bar), tabs, part, *foot(scene, at.foot)]


def _bar(scene: StarcraftScene, area: Area) -> Node:
    inner = area.inset(6, 4)
    nodes: list[Node] = []
    specs = [("menu", _("Pause menu"), "menu", scene.open_menu), ("undo", _("Undo"), "undo", scene.undo)]
    for icon, name, key, run in specs[:1] if scene.watching else specs:
        place, inner = inner.cut_right(44, 6)
        nodes.append(IconButton(name=name, icon=icon, area=place, on_press=run, shortcut=key))
    said = prompt.status_words(scene)
    short = letters.shorten(said, inner.w, theme.SMALL, scene.stage.scale)
    line = inner.middle(inner.w, letters.line_height(theme.SMALL))
    nodes.append(Label(role="status", name=short, tip=said, area=line, focusable=True))
    return Bar(name=_("Galaxy"), key="bar", area=area, children=nodes)


def _acts(scene: StarcraftScene, area: Area) -> list[Node]:
    return [Panel(name=_("What to do now"), key="acts", area=area, children=scene.acts(area.inset(4)))]


def _sheet(scene: StarcraftScene, area: Area) -> list[Node]:
    made = sheet.sections(scene, area.inset(10, 4))
    return [ScrollPanel(name=_("Faction sheet"), key="sheet", area=area, children=made, memory=scene.sheet_memory)]


def _seats(scene: StarcraftScene, area: Area) -> list[Node]:
    """How everybody stands, and the event deck."""
    from scenes.starcraft.totals import goal_words

    y, made = area.y + 4, []
    for seat in scene.view.seats:
        told = goal_words(scene, seat)
        high = letters.height(told, area.w - 34, theme.SMALL, scene.stage.scale) + 4
        made.append(Label(name=told, area=Area(area.x + 8, y, area.w - 34, high), wrap=True, key=f"seat {seat}"))
        y += high + 8
    told = _("Event deck: stage {n}").format(n=track.STAGES[scene.view.stage - 1])
    made.append(Label(name=told, area=Area(area.x + 8, y, area.w - 34, 28)))
    return [ScrollPanel(name=_("Players"), key="seats", area=area, children=list(made), memory=scene.part_memory)]


def _log(scene: StarcraftScene, area: Area) -> list[Node]:
    made = log.lines(scene, area.inset(6, 2)._replace(w=area.w - 26), log.entries(scene, 60))
    return [ScrollPanel(name=_("Log"), key="log", area=area, children=made, memory=scene.log_memory)]


def foot(scene: StarcraftScene, area: Area) -> list[Node]:
    """The first thing that can be done, and all others at a press."""
    if scene.part == "acts":
        return []
    made = prompt.buttons(scene) if not scene.builds else []
    places = area.columns(2 if made else 1, 8)
    nodes: list[Node] = []
    if made:
        main = made[0]
        main.area, main.subtitle, main.key = places[0], "", "main"
        main.name = letters.shorten(main.name, main.area.w - 110, theme.SMALL, scene.stage.scale, "bold")
        nodes.append(main)
    told = n_("{n} thing to do", "{n} things to do", len(scene.legal.uses))
    open_acts = partial(scene.show_part, "acts")
    nodes.append(Button(name=told, key="more", icon="menu", area=places[-1], on_press=open_acts))
    return nodes
