"""The column of the board: how many maps and how they lie, the board drawn small, the list of all maps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.setup.board_preview import BoardPreview, MapRow, Place, board_side, place_words
from scenes.setup.boards import Laid, entries_of, laid
from scenes.setup.foot import first_hitch
from scenes.setup.plan import Plan
from scenes.setup.shelf import MapEntry, open_own_folder
from scenes.setup.widgets import LayoutChoice, Stack, wide_of
from scenes.ui import Area, Button, Drag, IconButton, Label, Node, ScrollPanel

if TYPE_CHECKING:
    from scenes.setup.scene import SetupScene

LAYOUTS = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (1, 3), (3, 2), (2, 3), (3, 3), (4, 2), (2, 4))


def build(scene: SetupScene, area: Area) -> list[Node]:
    """Layout, preview and list: side by side where there is room, else one under the other."""
    if area.h < 480:
        return _scrolled(scene, area)
    if area.w > 900:
        left, right = area.cut_left(min(area.w * 0.5, area.h), 20)
        stack = Stack(left, scene.stage)
        _layouts(scene, stack)
        _board(scene, stack, area.bottom - stack.y - 52)
        return [*stack.nodes, *_list_panel(scene, right)]
    stack = Stack(area, scene.stage)
    _layouts(scene, stack)
    share = 0.62 if area.h > 800 else 0.38  # of a low window the list has more: four maps are in sight
    _board(scene, stack, (area.bottom - stack.y) * share)
    return [*stack.nodes, *_list_panel(scene, Area(area.x, stack.y, area.w, area.bottom - stack.y))]


def _scrolled(scene: SetupScene, area: Area) -> list[Node]:
    stack = Stack(area.cut_right(16)[1].inset(6, 8), scene.stage)
    first_hitch(scene, stack)
    _layouts(scene, stack)
    _board(scene, stack, max(220.0, area.h - 70))
    _rows(scene, stack)
    return [ScrollPanel(name=_("Board"), area=area, children=stack.nodes, memory=scene.memories["maps"])]


def _layouts(scene: SetupScene, stack: Stack) -> None:
    """The rectangles to choose from."""
    plan = scene.plan
    stack.title(_("Board"))
    across = max(1, int((stack.area.w + 6) // 52))
    rows = -(-len(LAYOUTS) // across)
    strip = stack.row(rows * 52 - 6)
    for index, (columns, down) in enumerate(LAYOUTS):
        x, y = strip.x + index % across * 52, strip.y + index // across * 52
        maps = n_("{n} map", "{n} maps", columns * down)
        stack.put(
            LayoutChoice(
                name=_("{columns} × {rows}: {maps}").format(columns=columns, rows=down, maps=maps),
                area=Area(x, y, 46, 46),
                columns=columns,
                rows=down,
                chosen=(columns, down) == (plan.columns, plan.rows),
                value=(columns, down) == (plan.columns, plan.rows),
                on_press=lambda c=columns, r=down: scene.edit(lambda p: p.set_layout(c, r)),  # type: ignore[misc]
            )
        )


def _board(scene: SetupScene, stack: Stack, high: float) -> None:
    """The board with its places, and what can be done with the chosen one."""
    plan, made = scene.plan, laid(scene.plan)
    scene.slot = max(0, min(scene.slot, len(plan.slots) - 1))
    size = _grid_size(plan, made)
    side = board_side(size, (stack.area.w, high))
    strip = stack.row(size[1] * side)
    board = strip.middle(size[0] * side, size[1] * side)
    places = _places(scene, made, board)
    preview = BoardPreview(name=_board_words(made), area=board, laid=made, children=list(places))
    stack.put(preview)
    _turn(scene, stack)


def _grid_size(plan: Plan, made: Laid) -> tuple[int, int]:
    if made.grid is not None:
        return made.grid["width"], made.grid["height"]
    return plan.columns * 12, plan.rows * 12


def _board_words(made: Laid) -> str:
    if made.grid is None:
        return _("Board: {trouble}").format(trouble=made.trouble)
    return _("Board of {w} × {h} squares").format(w=made.grid["width"], h=made.grid["height"])


def _places(scene: SetupScene, made: Laid, board: Area) -> list[Node]:
    plan, nodes = scene.plan, []
    wide, high = board.w / plan.columns, board.h / plan.rows
    for index, (slot, entry) in enumerate(zip(plan.slots, entries_of(plan), strict=True)):
        column, row = index % plan.columns, index // plan.columns
        nodes.append(
            Place(
                name=place_words(entry, column, row),
                key=f"place {index}",
                area=Area(board.x + column * wide, board.y + row * high, wide, high),
                entry=entry,
                turns=slot.turns,
                chosen=index == scene.slot,
                value=index == scene.slot,
                odd=index in made.odd,
                alone=made.grid is None,
                seats=_bringer(plan, row),
                on_press=lambda i=index: scene.choose_slot(i),  # type: ignore[misc]
                takes=lambda drag: isinstance(drag.payload, MapEntry),
                on_drop=lambda drag, i=index: scene.lay(drag.payload, i),  # type: ignore[misc]
                tip=" · ".join(filter(None, (entry.name, entry.about()))),
            )
        )
    return list(nodes)


def _bringer(plan: Plan, row: int) -> tuple[str, ...]:
    """In a standard game each of two brings the two maps before them: the lower ones are the first seat's."""
    if len(plan.seats) != 2 or (plan.columns, plan.rows) != (2, 2):
        return ()
    return ("p2",) if row == 0 else ("p1",)


def _turn(scene: SetupScene, stack: Stack) -> None:
    """Which place is chosen, and a button that turns its map."""
    entry = entries_of(scene.plan)[scene.slot]
    turns = scene.plan.slots[scene.slot].turns
    words = _("Turn the map")
    strip = stack.row(44)
    wide = min(strip.w * 0.6, wide_of(words, scene.stage, family="bold") + 74)
    button, rest = strip.cut_right(wide, 12)
    said = _("{name}: the list fills this place.").format(name=entry.name)
    if turns:
        quarters = n_("turned {n} quarter", "turned {n} quarters", turns)
        said = _("{name}, {turned}.").format(name=entry.name, turned=quarters)
    if wide_of(said, scene.stage) <= rest.w:
        stack.put(Label(name=said, area=rest, colour="QUIET"))
    stack.put(Button(name=words, icon="redo", area=button, on_press=scene.turn, align="centre"))


# -- the list ---------------------------------------------------------------------------------------------------


def _list_panel(scene: SetupScene, area: Area) -> list[Node]:
    head = Stack(area, scene.stage)
    _list_head(scene, head)
    place = Area(area.x, head.y, area.w, max(60.0, area.bottom - head.y))
    stack = Stack(place.cut_right(16)[1].inset(2, 4), scene.stage, gap=6)
    _entries(scene, stack)
    scroll = ScrollPanel(name=_("Maps"), area=place, children=stack.nodes, memory=scene.memories["list"], pad=4)
    return [*head.nodes, scroll]


def _rows(scene: SetupScene, stack: Stack) -> None:
    _list_head(scene, stack)
    _entries(scene, stack)


def _list_head(scene: SetupScene, stack: Stack) -> None:
    """The title and two buttons beside it, as signs alone where their words have no room."""
    title, stage = _("Maps"), scene.stage
    tools: list[tuple[str, str, Callable[[], None]]] = [
        (_("Look again"), "replay", scene.look_again),
        (_("Open my maps folder"), "folder", lambda: _open(scene)),
    ]
    rest = stack.row(46)
    words = sum(wide_of(name, stage, family="bold") + 82 for name, _icon, _run in tools)
    roomy = wide_of(title, stage, theme.MEDIUM, "bold") + 16 + words <= rest.w
    for name, icon, run in tools:
        button, rest = rest.cut_right(wide_of(name, stage, family="bold") + 74 if roomy else 46, 8)
        if roomy:
            stack.put(Button(name=name, icon=icon, area=button, on_press=run, kind="ghost"))
        else:
            stack.put(IconButton(name=name, icon=icon, area=button, on_press=run))
    stack.put(Label(role="heading", name=title, area=rest, size=theme.MEDIUM, family="bold"))


def _open(scene: SetupScene) -> None:
    if not open_own_folder():
        from scenes import platform

        scene.stage.say(_("Your maps go into {folder}").format(folder=platform.maps_folder()))


def _entries(scene: SetupScene, stack: Stack) -> None:
    used = [entry.path for entry in entries_of(scene.plan)]
    if scene.shelf.bad:
        words = n_("{n} map has problems: see the end of the list.", "{n} maps have problems: see the end of the list.",
                   scene.shelf.bad)  # fmt: skip
        stack.words(words, "BAD_TEXT")
    twins = scene.shelf.names_of_several()
    for entry in scene.shelf.sorted():
        told = entry.about(with_file=entry.name in twins)
        high = MapRow.height(entry, told, stack.area.w, scene.stage.scale)
        stack.put(
            MapRow(
                name=entry.name,
                key=entry.file,
                area=stack.row(high),
                entry=entry,
                told=told,
                count=used.count(entry.path),
                enabled=entry.usable,
                why_not=entry.trouble(),
                on_press=lambda e=entry: scene.lay(e, scene.slot),  # type: ignore[misc]
                drag=(lambda e=entry: _drag(scene, e)) if entry.usable else None,  # type: ignore[misc]
            )
        )
    if scene.shelf.waiting:
        stack.words(n_("Reading {n} more map.", "Reading {n} more maps.", len(scene.shelf.waiting)))


def _drag(scene: SetupScene, entry: MapEntry) -> Drag:
    from scenes.setup.board_preview import thumbnail

    source = scene.root.find(key=entry.file) or scene.root
    return Drag(entry, source, thumbnail(entry, 0, round(110 * scene.stage.scale)))

