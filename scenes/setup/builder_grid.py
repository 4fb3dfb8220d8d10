"""The middle of the team builder: what is looked for as chips, where figures go, and all figures as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.team_rules import figure_name
from game.core.words import _, n_
from scenes import theme
from scenes.setup.builder_filters import asked_words
from scenes.setup.figure_card import HIGH, WIDE, FigureCard, said_of
from scenes.setup.teams import figures
from scenes.setup.widgets import chip_rows, wide_of
from scenes.ui import Area, Button, Drag, Label, Node, ScrollPanel, Segmented

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder

GAP = 12.0


def build(scene: TeamBuilder, area: Area) -> list[Node]:
    """The head, and the cards that scroll."""
    nodes, rest = _head(scene, area)
    cards = _cards(scene, rest)
    grid = ScrollPanel(
        name=_("Figures"), area=rest, children=cards, memory=scene.memories["figures"], pad=6,
        takes=lambda drag: isinstance(drag.payload, tuple) and drag.payload[1] != "roster",
        on_drop=lambda drag: scene.dropped_outside(drag.payload),
    )  # fmt: skip
    return [*nodes, grid]


def _head(scene: TeamBuilder, area: Area) -> tuple[list[Node], Area]:
    """How many are shown, where pressed ones go, and chips for what is looked for."""
    strip, rest = area.cut_top(46, 8)
    count = n_("{n} figure", "{n} figures", len(scene.shown))
    wide = wide_of(count, scene.stage, theme.MEDIUM, "bold") + 10
    choices = [(False, _("To the team")), (True, _("To the reserves"))]
    room = 2 * (max(wide_of(words, scene.stage, family="bold") for _value, words in choices) + 30)
    nodes: list[Node] = []
    if wide + room + 12 <= strip.w:
        nodes.append(Label(role="heading", name=count, area=strip.cut_left(wide)[0], size=theme.MEDIUM, family="bold"))
    nodes.append(
        Segmented(
            name=_("Where pressed figures go"), choices=choices, value=scene.to_reserves,
            area=strip.cut_right(min(room, strip.w))[0], on_change=lambda value: scene.add_to(bool(value)),
        )
    )  # fmt: skip
    asked = asked_words(scene)
    if not asked or scene.short:
        return nodes, rest
    places = chip_rows([words for _part, words, _value in asked], rest, scene.stage, 76)
    for (part, words, value), place in zip(asked, places, strict=True):
        nodes.append(
            Button(
                name=words, icon="cross", kind="ghost", area=place, key=f"asked {part} {value}", on=True,
                tip=_("Look for {what} no more").format(what=words),
                on_press=lambda p=part, v=value: scene.take_back(p, v),  # type: ignore[misc]
            )
        )  # fmt: skip
    return nodes, rest._replace(y=places[-1].bottom + 8, h=rest.bottom - places[-1].bottom - 8)


def columns(wide: float) -> int:
    """How many cards stand side by side."""
    return max(1, int((wide - 14 + GAP) // (WIDE - 22 + GAP)))


def _cards(scene: TeamBuilder, area: Area) -> list[Node]:
    if not scene.shown:
        words = _("No figure is like that. Clear some of the filters.")
        return [Label(name=words, area=area.inset(12)._replace(h=80), wrap=True, colour="QUIET")]
    across = columns(area.w)
    wide = min(WIDE + 30, (area.w - 14 - GAP * (across - 1) - 8) / across)
    left = area.x + 4
    draft = scene.draft
    wrong = {fault.unit for fault in scene.faults if fault.unit}
    nodes: list[Node] = []
    for index, unit in enumerate(scene.shown):
        x = left + index % across * (wide + GAP)
        y = area.y + 6 + index // across * (HIGH + GAP)
        why = scene.drafting.why_not_add(unit, scene.to_reserves)
        nodes.append(
            FigureCard(
                name=figure_name(figures()[unit]), key=unit, area=Area(x, y, wide, HIGH), figure=unit, seat=scene.seat,
                taken=draft.units.count(unit), kept=draft.reserves.count(unit), wrong=unit in wrong, enabled=not why,
                why_not=why, value=said_of(figures()[unit]), on_press=lambda u=unit: scene.add(u),  # type: ignore[misc]
                on_less=lambda u=unit: scene.remove(u),  # type: ignore[misc]
                drag=lambda u=unit: Drag((u, "roster"), scene.root, scene.picture(u)),  # type: ignore[misc]
                first_focus=index == 0,
            )
        )  # fmt: skip
    return nodes
