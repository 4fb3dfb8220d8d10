"""The two lists of a team in the builder, and what the chosen figure may become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.clix.team_rules import figure_name, swaps, upgrades
from game.core.words import _, n_
from scenes import theme
from scenes.setup.figure_card import SmallDial
from scenes.setup.roster import weapon_name
from scenes.setup.team_nodes import Rung, UnitRow
from scenes.setup.teams import figures
from scenes.setup.widgets import Stack
from scenes.ui import Area, Drag, IconButton, Label, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder

ROW = 52.0


# -- units ------------------------------------------------------------------------------------------------------


def unit_rows(scene: TeamBuilder, stack: Stack, title: str, units: Sequence[str], reserve: bool) -> None:
    """One of the two lists: a row a figure, and a place to drop more on."""
    counted = _in_order(units)
    strip = stack.row(32)
    stack.put(
        Label(role="heading", name=title, area=strip.cut_right(60)[1], size=18, family="bold", colour="CALL"),
        Label(name=str(len(units)), area=strip.cut_right(52)[0], family="narrow", anchor="r", key=f"count {reserve}"),
    )
    if not counted:
        words = _("Press a figure to add it.")
        if reserve:
            words = _("Drop figures here, or press one while reserves are chosen above.")
        high = max(46.0, letters.height(words, stack.area.w - 20, theme.SMALL, scene.stage.scale) + 14)
        place = stack.row(high)
        label = Label(name=words, area=place.inset(10, 7), wrap=True, colour="QUIET")
        stack.put(_target(scene, place, title, reserve, [label]))
        return
    rows: list[Node] = []
    top = stack.y
    for unit, count in counted:
        rows.append(_row(scene, stack.row(ROW), unit, count, reserve))
        stack.y -= stack.gap - 4
    stack.y += stack.gap - 4
    area = stack.area._replace(y=top, h=stack.y - stack.gap - top)
    stack.put(_target(scene, area, title, reserve, rows))


def _in_order(units: Sequence[str]) -> list[tuple[str, int]]:
    """Each figure once with its count, the dear ones first as on a shelf sorted by points."""
    known = figures()
    counted = Counter(units)
    return sorted(
        counted.items(), key=lambda pair: (-known[pair[0]].points, pair[0]) if pair[0] in known else (0, pair[0])
    )


def _target(scene: TeamBuilder, area: Area, title: str, reserve: bool, children: list[Node]) -> Node:
    return Node(
        role="group", name=title, key=f"list {reserve}", area=area, children=children,
        takes=lambda drag: isinstance(drag.payload, tuple),
        on_drop=lambda drag: scene.dropped(drag.payload, reserve),
    )  # fmt: skip


def _row(scene: TeamBuilder, area: Area, unit: str, count: int, reserve: bool) -> Node:
    known = figures().get(unit)
    name = figure_name(known) if known else unit
    plus, rest = area.cut_right(46)
    times, rest = rest.cut_right(30)
    minus, rest = rest.cut_right(46)
    wrong = any(fault.unit == unit and (fault.mend == "remove_reserve") == reserve for fault in scene.faults)
    more = scene.drafting.why_not_add(unit, reserve)
    children: list[Node] = [
        SmallDial(name="", figure=unit, seat=scene.seat, area=Area(rest.x + 4, rest.y + 4, 44, 44)),
        IconButton(
            name=_("One {name} less").format(name=name), icon="minus", area=minus.middle(44, 44),
            on_press=lambda: scene.remove(unit, reserve),
        ),
        Label(name=f"×{count}", area=times, family="strong", anchor="c", size=theme.MEDIUM),
        IconButton(
            name=_("One {name} more").format(name=name), icon="plus", area=plus.middle(44, 44), enabled=not more,
            why_not=more, on_press=lambda: scene.add(unit, reserve),
        ),
    ]  # fmt: skip
    return UnitRow(
        name=name, key=f"{'reserve' if reserve else 'team'} {unit}", area=area, figure=unit, wrong=wrong,
        chosen=scene.chosen == unit, value=f"×{count}", children=children, on_press=lambda: scene.choose(unit),
        drag=lambda: Drag((unit, "reserve" if reserve else "team"), scene.root, scene.picture(unit)),
    )  # fmt: skip


# -- what they become -------------------------------------------------------------------------------------------


def becomes(scene: TeamBuilder, stack: Stack) -> None:
    """Of the chosen figure: the reserves it may swap its weapon with, and the ladder of its upgrades."""
    unit, known = scene.chosen, figures()
    if unit not in known:
        return
    stack.title(_("What {name} may become").format(name=figure_name(known[unit])), 18, 30)
    change = swaps(unit, scene.draft.reserves, known, scene.limits.upgrade_only)
    climb = upgrades(unit, scene.draft.reserves, known)
    for other in change:
        stack.put(_step(stack, other, _("swap"), "swap", 0))
    for other, counters in climb:
        stack.put(_step(stack, other, n_("{n} counter", "{n} counters", counters), "upgrade", counters))
    if not change and not climb:
        points = known[unit].points
        words = _("None of the reserves fits. Those of {points} points could be swapped in, "
                  "those of {more} come with one counter.")  # fmt: skip
        stack.words(words.format(points=points, more=points + 25))


def _step(stack: Stack, other: str, how: str, icon: str, counters: int) -> Node:
    figure = figures()[other]
    return Rung(
        name=figure_name(figure), tip=weapon_name(figure), key=f"rung {other}", area=stack.row(44), value=how,
        icon=icon, points=figure.points, counters=counters,
    )  # fmt: skip
