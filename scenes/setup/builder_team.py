"""The right column of the team builder: what is missing, the curve, units and reserves, what they may become."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.clix.team_rules import Fault
from game.core.words import _
from scenes import theme
from scenes.setup import builder_doors
from scenes.setup.builder_lists import becomes, unit_rows
from scenes.setup.drafting import mend_words
from scenes.setup.team_nodes import CountBox, Curve
from scenes.setup.teams import figures
from scenes.setup.widgets import Stack, button_height, fitting, wide_of
from scenes.ui import (
    Area,
    Button,
    Dropdown,
    Icon,
    IconButton,
    Label,
    Node,
    Panel,
    ScrollPanel,
    TextField,
)  # fmt: skip
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder


def build(scene: TeamBuilder, area: Area) -> list[Node]:
    """The head and the foot stay, the rest scrolls."""
    if scene.short:
        stack = Stack(area.cut_right(14)[1].inset(4, 4), scene.stage)
        _head(scene, stack)
        _body(scene, stack)
        stack.put(*_foot(scene, stack.row(_foot_height(scene, stack.area.w))))
        return [ScrollPanel(name=_("Team"), area=area, children=stack.nodes, memory=scene.memories["team"])]
    foot, body = area.cut_bottom(_foot_height(scene, area.w), 12)
    head = Stack(body, scene.stage)
    _head(scene, head)
    place = Area(body.x, head.y, body.w, max(80.0, body.bottom - head.y))
    stack = Stack(place.cut_right(14)[1].inset(2, 4), scene.stage)
    _body(scene, stack)
    scroll = ScrollPanel(name=_("Team"), area=place, children=stack.nodes, memory=scene.memories["team"])
    return [*head.nodes, scroll, *_foot(scene, foot)]


def _head(scene: TeamBuilder, stack: Stack) -> None:
    """Which team, and its name."""
    choices = [("", _("New team")), *_choices(scene)]
    button, strip = stack.row(46).cut_right(46, 8)
    why = builder_doors.why_not_delete(scene)
    stack.put(
        Dropdown(
            name=_("Team to build on"), chosen=scene.opened, area=strip,
            choices=fitting(choices, strip.w, scene.stage),
            on_change=lambda key: builder_doors.ask_open(scene, str(key)),
        ),
        IconButton(
            name=_("Delete this team"), icon="trash", area=button, enabled=not why, why_not=why,
            on_press=lambda: builder_doors.ask_delete(scene),
        ),
        TextField(
            name=_("Name of the team"), typed=scene.typed_name, area=stack.row(46), most=40, hint=_("Name of the team"),
            on_change=scene.rename, key="team name",
        ),
    )  # fmt: skip


def _choices(scene: TeamBuilder) -> list[tuple[str, str]]:
    """The teams that can be opened."""
    made = []
    for team in scene.teams.teams.values():
        if team.trouble:
            continue
        name = team.name or _("Team without a name")
        if team.own and team.faults(scene.limits):
            name = _("{name} (draft)").format(name=name)
        elif not team.own:
            name = _("{name} (ready)").format(name=name)
        made.append((team.key, name))
    return made


def _body(scene: TeamBuilder, stack: Stack) -> None:
    _boxes(scene, stack)
    for number, fault in enumerate(scene.faults):
        _fault(scene, stack, fault, number)
    if not scene.faults:
        _ready(stack)
    _curve(scene, stack)
    unit_rows(scene, stack, _("Team"), scene.draft.units, False)
    unit_rows(scene, stack, _("Reserves"), scene.draft.reserves, True)
    becomes(scene, stack)


def _boxes(scene: TeamBuilder, stack: Stack) -> None:
    """Units, points, the dearest, reserves; each says whether it is right."""
    draft, allowed, known = scene.draft, scene.limits, figures()
    codes = {fault.code for fault in scene.faults}
    dearest = max((known[unit].points for unit in draft.units if unit in known), default=0)
    boxes = (
        (str(len(draft.units)), f"≥{allowed.units}", _("Units"), not codes & {"empty", "too_few_units"}),
        (str(draft.points), f"≤{allowed.points}", _("Points"), "too_many_points" not in codes),
        (str(dearest), f"≤{allowed.unit_points}", _("Dearest"), "too_dear" not in codes),
        (str(len(draft.reserves)), "", _("Reserve"), True),
    )
    made = [
        CountBox(name=words, value=f"{number} {bound}".strip(), number=number, bound=bound, good=good)
        for number, bound, words, good in boxes
    ]
    for across, high in ((4, 68), (2, 44), (2, 68)):  # the first that holds the words
        whole = Area(stack.area.x, stack.y, stack.area.w, 4 / across * (high + 6) - 6)
        places = [place for row in whole.rows(4 // across, 6) for place in row.columns(across, 6)]
        for box, place in zip(made, places, strict=True):
            box.area = place
        if not any(box.cut(scene.stage.scale) for box in made):
            break
    stack.put(*made)
    stack.y = made[-1].area.bottom + stack.gap


def _ready(stack: Stack) -> None:
    said = _("This team may start a game.")
    high = letters.height(said, stack.area.w - 34, theme.SMALL, stack.stage.scale)
    sign, words = stack.row(high + 6).cut_left(28, 6)
    stack.put(
        Icon(name=_("Ready"), icon="check", colour="GOOD", area=sign.middle(22, 22)),
        Label(name=said, area=words.middle(words.w, high), colour="GOOD", wrap=True),
    )


def _fault(scene: TeamBuilder, stack: Stack, fault: Fault, number: int) -> None:
    """A broken rule in a red card: what, how to mend it, and a button that does."""
    scale, room = scene.stage.scale, stack.area.w - 60
    title = letters.height(fault.message, room, theme.SMALL, scale, "bold")
    mend = mend_words(fault)
    body = letters.height(fault.fix, room, theme.SMALL, scale)
    wide = min(stack.area.w - 28, letters.width(mend, theme.SMALL, scale, "bold") + 74)
    tall = button_height(mend, wide, scene.stage)
    high = 14 + title + body + (tall + 8 if mend else 0) + 8
    card = stack.row(high)
    inner = card.inset(14, 10)._replace(y=card.y + 9)
    nodes: list[Node] = [
        Icon(name=_("Broken rule"), icon="warning", colour="BAD_TEXT", area=Area(inner.x, inner.y, 24, 24)),
        Label(name=fault.message, area=Area(inner.x + 34, inner.y, room, title), wrap=True, family="bold"),
        Label(name=fault.fix, area=Area(inner.x + 34, inner.y + title, room, body), wrap=True, key="fix"),
    ]
    if mend:
        place = Area(inner.right - wide, inner.y + title + body + 6, wide, tall)
        press = Button(name=mend, icon="check", area=place, on_press=lambda: scene.mend(fault), key=f"mend {number}")
        nodes.append(press)
    stack.put(
        Panel(name=fault.message, key=f"fault {number}", area=card, fill="DANGER", edge="BAD", raised=False, radius=8,
              children=nodes)
    )  # fmt: skip


def _curve(scene: TeamBuilder, stack: Stack) -> None:
    known = figures()
    team = Counter(known[unit].points for unit in scene.draft.units if unit in known)
    kept = Counter(known[unit].points for unit in scene.draft.reserves if unit in known)
    stack.title(_("Points curve"), 18, 30)
    parts = [
        _("{points}: {a} and {b}").format(points=points, a=team[points], b=kept[points])
        for points in sorted({*team, *kept})
    ]
    said = _("Points curve, team and reserves. {bars}").format(bars="; ".join(parts))
    stack.put(Curve(name=said, area=stack.row(118), team=tuple(sorted(team.items())), kept=tuple(sorted(kept.items()))))


# -- the foot ---------------------------------------------------------------------------------------------------


def _foot_words(scene: TeamBuilder) -> tuple[str, str, str]:
    """What the two buttons say: save, what as, and what the team is used for."""
    note = _("saved") if scene.is_saved() else _("as a draft") if scene.faults else _("as my own")
    play = _("Use this team") if scene.for_seat else _("Play against a bot")
    return _("Save"), note, play


def _foot_height(scene: TeamBuilder, wide: float) -> float:
    save, note, play = _foot_words(scene)
    half = (wide - 10) / 2
    tall = button_height(save, half, scene.stage, note, 60, _signed(scene, half))
    return max(tall, button_height(play, half, scene.stage))


def _signed(scene: TeamBuilder, wide: float) -> bool:
    """Whether the button that saves has room for its sign beside its words."""
    _save, note, _play = _foot_words(scene)
    return wide_of(note, scene.stage) <= wide - 72


def _foot(scene: TeamBuilder, area: Area) -> list[Node]:
    save, note, play = _foot_words(scene)
    left, right = area.columns(2, 10)
    why = scene.faults[0].message if scene.faults else ""
    saved = scene.is_saved()
    return [
        Button(
            name=save, subtitle=note, icon="save" if _signed(scene, left.w) else "", area=left, enabled=not saved,
            show_key=False, why_not=_("It is saved as it stands."), on_press=lambda: builder_doors.save(scene),
            shortcut="save",
        ),
        Button(
            name=play, icon="play", kind="call", area=right, enabled=not why, why_not=why,
            on_press=lambda: builder_doors.use(scene),
        ),
    ]  # fmt: skip
