"""The bar of the team builder: back, title or tabs, and the tools for text and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes import theme
from scenes.setup import builder_doors
from scenes.setup.widgets import WoodBar, wide_of
from scenes.ui import Area, IconButton, Label, Node, Segmented

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder


def build(scene: TeamBuilder, area: Area) -> Node:
    """The whole bar."""
    inner = area.inset(6 if scene.short else 16, (area.h - 44) / 2)
    back, rest = inner.cut_left(44, 12)
    nodes: list[Node] = [
        IconButton(name=_("Back"), icon="back", area=back, on_press=scene.back, shortcut="back"),
    ]
    tools = _tools(scene)
    for tool in reversed(tools):
        tool.area, rest = rest.cut_right(44, 8)
    return WoodBar(name=scene.name, area=area, children=[*nodes, *_title_and_tabs(scene, rest), *tools])


def _tools(scene: TeamBuilder) -> list[Node]:
    drafting = scene.drafting
    undo = "" if drafting.before or drafting.deleted else _("There is nothing to undo.")
    redo = "" if drafting.after else _("Nothing was undone.")
    empty = "" if scene.draft.units or scene.draft.reserves else _("The team is empty.")
    made: list[Node] = [
        IconButton(
            name=_("Copy the team as text"), icon="copy", enabled=not empty, why_not=empty,
            on_press=lambda: builder_doors.copy(scene),
        ),
        IconButton(name=_("Paste a team from text"), icon="paste", on_press=lambda: builder_doors.paste(scene)),
        IconButton(name=_("Undo"), icon="undo", on_press=scene.undo, shortcut="undo", enabled=not undo, why_not=undo),
        IconButton(name=_("Redo"), icon="redo", on_press=scene.redo, shortcut="redo", enabled=not redo, why_not=redo),
    ]  # fmt: skip
    if not scene.short:
        words = _("What can I do here?")
        made.append(IconButton(name=words, icon="question", on_press=lambda: builder_doors.open_help(scene)))
    return made


def _title_and_tabs(scene: TeamBuilder, rest: Area) -> list[Node]:
    size = theme.LARGE if not scene.short else theme.MEDIUM
    wide = wide_of(scene.name, scene.stage, size, "bold") + 4
    rest = rest.cut_right(12)[1]
    if scene.stage.layout != "compact":
        return [Label(role="heading", name=scene.name, area=rest, size=size, family="bold", colour="CREAM")]
    parts = [("filters", _("Filters")), ("figures", _("Figures")), ("team", _("Team"))]
    tabs = 3 * (max(wide_of(words, scene.stage, family="bold") for _part, words in parts) + 18)
    nodes: list[Node] = []
    if wide + tabs + 16 <= rest.w:
        title, rest = rest.cut_left(wide, 16)
        nodes.append(Label(role="heading", name=scene.name, area=title, size=size, family="bold", colour="CREAM"))
    nodes.append(
        Segmented(
            name=_("Part of the builder"), choices=parts, value=scene.part, style="tab",
            area=rest.cut_left(min(tabs, rest.w))[0], on_change=lambda part: scene.show_part(str(part)),
        )
    )  # fmt: skip
    return nodes
