"""The foot of the set-up screen: what is planned in a sentence, or what is in the way with its mending; Start."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.setup.boards import laid
from scenes.setup.hitches import Hitch
from scenes.setup.plan import Plan
from scenes.setup.widgets import Stack, button_height
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
    """The whole game in a line, each thing after its sign."""
    grid, plan = laid(scene.plan).grid, scene.plan
    parts = []
    if grid is not None:
        parts.append("{map} " + _("{w} × {h} squares").format(w=grid["width"], h=grid["height"]))
    kills = 1 if plan.booster else plan.option("kills_to_win")
    if kills:
        parts.append("{skull} " + n_("first to {n} kill", "first to {n} kills", kills))
    spawns = 1 if plan.booster else plan.option("spawns_per_seat")
    parts.append("{flag} " + n_("{n} spawn marker each", "{n} spawn markers each", spawns))
    words = "     ".join(parts)
    high = letters.height(letters.spans(words), area.w - 8, theme.SMALL, scene.stage.scale)
    place = area.middle(area.w - 8, high)
    return [Label(name=words, area=place, wrap=True, rich=True, colour="QUIET")]


def _hitch_panel(scene: SetupScene, area: Area) -> list[Node]:
    """The first thing in the way, with the buttons that mend it."""
    words = scene.found[0].words
    if len(scene.found) > 1:
        words += " " + _("(1 of {n})").format(n=len(scene.found))
    inner = area.inset(16, 3)
    ways, each = _room_for(scene, words, inner)
    nodes, rest = _mends(scene, ways, each, inner)
    sign, text = rest.cut_left(34, 6)
    high = min(letters.height(words, text.w, theme.SMALL, scene.stage.scale), text.h)
    label = Label(name=words, area=text.middle(text.w, high), wrap=True)
    icon = Icon(name=_("In the way"), icon="warning", colour="BAD_TEXT", area=sign.middle(30, 30))
    panel = Panel(
        name=_("In the way of starting"), area=area, fill="DANGER", edge="BAD", children=[icon, label, *nodes]
    )
    return [panel]


Way = tuple[str, Callable[[Plan], None]]


def _room_for(scene: SetupScene, words: str, inner: Area) -> tuple[list[Way], float]:
    """The ways that have room beside the words, and how wide their buttons are: the first choice that fits."""
    ways = _ways(scene.found[0])
    tried = [(ways, 0.36 if len(ways) == 1 else 0.28), (ways, 0.5 if len(ways) == 1 else 0.34)]
    tried += [(ways[:1], 0.3), (ways[:1], 0.4)]
    for some, share in tried:
        each = min(420.0, inner.w * share)
        left = inner.w - len(some) * (each + 12) - 40
        if left < 80 or any(button_height(said, each, scene.stage) > inner.h for said, _run in some):
            continue
        if letters.height(words, left, theme.SMALL, scene.stage.scale) <= inner.h:
            return some, each
    return ways[:1], min(420.0, inner.w * 0.4)


def _ways(hitch: Hitch) -> list[Way]:
    """The ways to mend a hitch: words and deed."""
    pairs = [(hitch.mend_words, hitch.mend), (hitch.also_words, hitch.also)]
    return [(words, run) for words, run in pairs if run is not None]


def _mends(scene: SetupScene, ways: list[Way], each: float, inner: Area) -> tuple[list[Node], Area]:
    """A button for each way, from the right, and the room that is left for the words."""
    rest, nodes = inner, []
    for number, (words, run) in enumerate(ways):
        side, rest = rest.cut_right(each, 12)
        high = min(side.h, button_height(words, each, scene.stage))
        nodes.append(
            Button(
                name=words, icon="check", area=side.middle(each, high), key=f"mend {number}",
                on_press=lambda r=run: scene.edit(r),  # type: ignore[misc]
            )
        )  # fmt: skip
    return list(nodes), rest


def first_hitch(scene: SetupScene, stack: Stack) -> None:
    """Where room is short: what is in the way, as the first rows of a column."""
    if not scene.found:
        return
    hitch = scene.found[0]
    stack.words(hitch.words, "BAD_TEXT")
    for number, (words, run) in enumerate(_ways(hitch)):
        stack.put(
            Button(
                name=words, icon="check", key=f"mend {number}",
                area=stack.row(button_height(words, stack.area.w, scene.stage)),
                on_press=lambda r=run: scene.edit(r),  # type: ignore[misc]
            )
        )  # fmt: skip
