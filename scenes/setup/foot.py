"""The foot of the set-up screen: what is planned in a sentence, or what is in the way with its mending; Start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.setup.boards import laid
from scenes.setup.hitches import Hitch
from scenes.setup.widgets import Stack
from scenes.ui import Area, Button, Icon, Label, Node, Panel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.setup.scene import SetupScene


def build(scene: SetupScene, area: Area) -> list[Node]:
    """The sentence or the hitch on the left, Start on the right."""
    words = _("Start the game")
    wide = min(area.w * (0.6 if scene.short else 0.36), 430.0)
    button, rest = area.cut_right(max(wide, 300.0), 16)
    hitch = scene.found[0] if scene.found else None
    start = Button(
        name=words,
        subtitle="" if scene.short or hitch else who_plays(scene),
        icon="play",
        kind="call",
        size=theme.MEDIUM,
        area=button,
        enabled=hitch is None,
        why_not=hitch.words if hitch else "",
        on_press=scene.start,
        first_focus=True,
    )
    if scene.short:
        return [*_short_words(scene, rest), start]
    return [*(_hitch_panel(scene, rest) if hitch else _sum(scene, rest)), start]


def who_plays(scene: SetupScene) -> str:
    """The sides by the names of their people."""
    return _(" against ").join(" + ".join(names) for names in _sides(scene))


def _sides(scene: SetupScene) -> list[list[str]]:
    sides: dict[str, list[str]] = {}
    for seat in scene.plan.seats:
        sides.setdefault(seat.side, []).append(seat.name or "?")
    return list(sides.values())


def _short_words(scene: SetupScene, area: Area) -> list[Node]:
    words = who_plays(scene)
    if scene.found:
        words = n_("{n} thing is in the way", "{n} things are in the way", len(scene.found))
    words = letters.shorten(words, area.w, theme.SMALL, scene.stage.scale)
    return [Label(name=words, area=area, colour="BAD_TEXT" if scene.found else "QUIET")]


def _sum(scene: SetupScene, area: Area) -> list[Node]:
    """The whole game in a sentence or two."""
    grid = laid(scene.plan).grid
    plan = scene.plan
    parts = []
    if grid is not None:
        parts.append(_("{w} × {h} squares").format(w=grid["width"], h=grid["height"]))
    kills = 1 if plan.booster else plan.option("kills_to_win")
    if kills:
        parts.append(n_("first to {n} kill", "first to {n} kills", kills))
    spawns = 1 if plan.booster else plan.option("spawns_per_seat")
    parts.append(n_("{n} spawn marker each", "{n} spawn markers each", spawns))
    words = " · ".join(parts)
    high = letters.height(words, area.w, theme.SMALL, scene.stage.scale)
    return [Label(name=words, area=area.middle(area.w, high), wrap=True, colour="QUIET")]


def _hitch_panel(scene: SetupScene, area: Area) -> list[Node]:
    """The first thing in the way, with the button that mends it."""
    hitch = scene.found[0]
    inner = area.inset(16, 6)
    nodes, rest = _mends(scene, hitch, inner.cut_right(min(360.0, inner.w * 0.36), 14))
    sign, text = rest.cut_left(34, 6)
    words = hitch.words
    if len(scene.found) > 1:
        words += " " + _("(1 of {n})").format(n=len(scene.found))
    scale, size = scene.stage.scale, theme.SMALL
    high = min(letters.height(words, text.w, size, scale), text.h)
    label = Label(name=words, area=text.middle(text.w, high), wrap=True)
    icon = Icon(name=_("In the way"), icon="warning", colour="BAD_TEXT", area=sign.middle(30, 30))
    panel = Panel(
        name=_("In the way of starting"), area=area, fill="DANGER", edge="BAD", children=[icon, label, *nodes]
    )
    return [panel]


def _mends(scene: SetupScene, hitch: Hitch, cut: tuple[Area, Area]) -> tuple[list[Node], Area]:
    side, rest = cut
    mend = hitch.mend
    if mend is None:
        return [], Area(rest.x, rest.y, rest.w + side.w, rest.h)
    high = letters.height(hitch.mend_words, side.w - 64, theme.SMALL, scene.stage.scale, "bold") + 16
    button = Button(
        name=hitch.mend_words, icon="check", area=side.middle(side.w, max(46.0, min(side.h, high))),
        on_press=lambda: scene.edit(mend), key="mend",
    )  # fmt: skip
    return [button], rest


def first_hitch(scene: SetupScene, stack: Stack) -> None:
    """Where room is short: what is in the way, as the first rows of a column."""
    if not scene.found:
        return
    hitch = scene.found[0]
    stack.words(hitch.words, "BAD_TEXT")
    mend = hitch.mend
    if mend is not None:
        high = letters.height(hitch.mend_words, stack.area.w - 64, theme.SMALL, scene.stage.scale, "bold") + 16
        stack.put(
            Button(
                name=hitch.mend_words, icon="check", area=stack.row(max(46.0, high)), key="mend",
                on_press=lambda: scene.edit(mend),
            )
        )  # fmt: skip
