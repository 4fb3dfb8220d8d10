"""A figure looked at closely beside its card, while the pointer rests there; and what such looks say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.cards import Figure
from game.clix.team_rules import figure_name, swaps, upgrades
from game.core.words import _, language, n_
from scenes import theme
from scenes.setup.roster import (
    abilities_of,
    card_of,
    faction_names,
    role_words,
    weapon_name,
    weapon_words,
)  # fmt: skip
from scenes.setup.teams import figures
from scenes.setup.widgets import Stack
from scenes.table.abilities import Row
from scenes.table.click_table import ClickTable
from scenes.table.dial_panel import AbilityRow
from scenes.ui import Area, Node, Panel

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder

WIDE = 470.0
AFTER = 250  # milliseconds beyond the usual wait of a tip: a whole panel is more than a tip


# -- beside the card --------------------------------------------------------------------------------------------


def _pointed(scene: TeamBuilder) -> tuple[str, bool]:
    """The figure under the pointer, and whether the pointer is on the closer look itself."""
    hot = scene.stage.input.pointer.hot
    above = hot
    while above is not None:
        if above.key == "zoom":
            return scene.zoomed, True
        above = above.parent
    unit = getattr(hot, "figure", "") if hot is not None else ""
    return (unit if unit in figures() else ""), False


def follow(scene: TeamBuilder) -> None:
    """Show what the pointer rests on; keep it while the pointer is on it; take it away when it leaves."""
    unit, on_it = _pointed(scene)
    if on_it or scene.stage.dragging is not None or scene.stage.layout == "compact":
        return
    waited = scene.stage.now - scene.stage.input.tips.hot_since
    if unit and unit != scene.zoomed and waited < scene.stage.settings.hover_ms + AFTER:
        return
    if unit != scene.zoomed:
        scene.zoomed = unit
        scene.rebuild()


def due(scene: TeamBuilder) -> bool:
    """Whether it is about to come or go."""
    unit, on_it = _pointed(scene)
    return not on_it and unit != scene.zoomed and scene.stage.layout != "compact"


def floating(scene: TeamBuilder, body: Area) -> Node | None:
    """The closer look, on the side of the pointed node where there is room; it never covers that node."""
    hot = scene.stage.input.pointer.hot
    if hot is None or scene.zoomed not in figures():
        return None
    _unit, on_it = _pointed(scene)
    scale = scene.stage.scale
    if not on_it:
        scene.zoom_at = Area(hot.box.x / scale, hot.box.y / scale, hot.box.w / scale, hot.box.h / scale)
    at = scene.zoom_at
    right = body.right - at.right - 12 >= WIDE
    x = at.right + 12 if right else at.x - 12 - WIDE
    if x < body.x:
        return None
    stack = Stack(Area(x + 18, 0, WIDE - 36, 0), scene.stage, gap=7)
    head_rows(stack, figures()[scene.zoomed])
    shown = figures()[scene.zoomed]
    stack.put(ClickTable.of(shown.dial, card_of(scene.zoomed).start, stack.row(176)))
    fact_rows(scene, stack, scene.zoomed)
    high = min(stack.y + 12, body.h)
    y = max(body.y, min(at.y + at.h / 2 - high / 2, body.bottom - high))
    nodes = [moved(node, y + 14) for node in stack.nodes if node.area.bottom + 14 <= high]
    return Panel(
        name=figure_name(figures()[scene.zoomed]), key="zoom", area=Area(x, y, WIDE, high), fill="RAISED",
        edge="CALL", children=nodes, live=True,
    )  # fmt: skip


def moved(node: Node, dy: float) -> Node:
    """The node further down, with what is in it."""
    node.area = node.area.moved(0, dy)
    for child in node.children:
        moved(child, dy)
    return node


# -- what both say ----------------------------------------------------------------------------------------------


def head_rows(stack: Stack, figure: Figure) -> None:
    """Its name, points, faction, role."""
    stack.title(figure_name(figure), theme.LARGE, 42)
    parts = [
        n_("{n} point", "{n} points", figure.points), faction_names().get(figure.faction, figure.faction),
        role_words(figure.role),
    ]  # fmt: skip
    stack.words(" · ".join(parts))


def fact_rows(scene: TeamBuilder, stack: Stack, unit: str) -> None:
    """Abilities with their texts, the weapon, and what it may become in this team."""
    figure = figures()[unit]
    for row in ability_rows(unit):
        made = AbilityRow(name=row.name, row=row)
        made.area = stack.row(made.height(stack.area.w, scene.stage.scale))
        stack.put(made)
    stack.words(f"**{weapon_name(figure)}.** {weapon_words(figure)}", "TEXT", rich=True)
    if figure.grenades:
        stack.words(n_("Carries {n} grenade.", "Carries {n} grenades.", figure.grenades), "TEXT")
    if figure.vehicle:
        start = card_of(unit).start
        stack.words(_("A vehicle.") if start == 1 else _("A vehicle; it starts on click {n}.").format(n=start), "TEXT")
    if figure.upgrade_only:
        stack.words(_("May come in only as an upgrade."), "CALL")
    words = becomes(scene, unit)
    if words:
        stack.words(words, "TEXT", rich=True)


def becomes(scene: TeamBuilder, unit: str) -> str:
    """What the reserves of the team being built let a figure become, in a sentence or two."""
    known, reserves = figures(), scene.draft.reserves
    change = swaps(unit, reserves, known, scene.limits.upgrade_only)
    climb = upgrades(unit, reserves, known)
    words = []
    if change:
        names = ", ".join(figure_name(known[other]) for other in change)
        words.append(_("**Swaps** with {names}.").format(names=names))
    if climb:
        steps = (f"{figure_name(known[other])} ({n_('{n} counter', '{n} counters', n)})" for other, n in climb)
        words.append(_("**Upgrades** to {names}.").format(names=", ".join(steps)))
    return " ".join(words)


def ability_rows(unit: str) -> list[Row]:
    """The abilities of a figure on the click it starts on."""
    card = card_of(unit)
    rows = []
    for one in abilities_of(unit, language()):
        clicks = tuple(n for n, shown in enumerate(card.colors, 1) if one.color in shown) if one.color else ()
        rows.append(Row(one.key, one.name, one.text, one.color, one.is_on(card, card.start), clicks))
    return rows
