"""The column of the rules: the variant with its text, what wins, markers, limits of teams, switches of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.world import shipped
from game.core.words import _, n_, pick
from scenes.setup.foot import first_hitch
from scenes.setup.widgets import STEPPER, Stack, Stepper
from scenes.ui import Area, Button, Checkbox, Dropdown, Label, Node, ScrollPanel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.setup.scene import SetupScene

SMALL = 18


def build(scene: SetupScene, area: Area) -> list[Node]:
    """All of it, scrolling."""
    stack = Stack(area.cut_right(16)[1].inset(4, 6), scene.stage)
    if scene.short:
        first_hitch(scene, stack)
    _variant(scene, stack)
    _wins(scene, stack)
    if not scene.plan.booster:
        _limits(scene, stack)
    _switches(scene, stack)
    _practice(scene, stack)
    _usual(scene, stack)
    return [ScrollPanel(name=_("Rules"), area=area, children=stack.nodes, memory=scene.memories["rules"])]


def _variant(scene: SetupScene, stack: Stack) -> None:
    stack.title(_("Rules"))
    variants = shipped().variants
    choices = [(one.id, pick(one.name)) for one in variants.values()]
    stack.put(
        Dropdown(
            name=_("Variant"), choices=choices, chosen=scene.plan.variant, area=stack.row(46),
            on_change=lambda v: scene.edit(lambda p: p.set_variant(str(v))),
        )
    )  # fmt: skip
    chosen = variants.get(scene.plan.variant)
    if chosen is not None:
        stack.words(pick(chosen.text), "TEXT")
        if chosen.source == "project":
            stack.words(_("A variant of this program, not a published one."))


def _wins(scene: SetupScene, stack: Stack) -> None:
    if scene.plan.booster:
        stack.words(_("With one booster the first elimination wins, and each has one spawn marker."))
        _number(scene, stack, "spawn_distance", _("Squares between spawn markers"), 1, 12)
        return
    stack.space(6)
    stack.title(_("To win, and where units come in"), 18, 28)
    _number(scene, stack, "kills_to_win", _("Kill points that win"), 0, 30)
    if not scene.plan.option("kills_to_win"):
        stack.words(_("0: kills do not win."))
    _number(scene, stack, "spawns_per_seat", _("Spawn markers a seat"), 1, 6)
    _number(scene, stack, "spawn_distance", _("Squares between spawn markers"), 1, 12)


def _limits(scene: SetupScene, stack: Stack) -> None:
    stack.space(6)
    stack.title(_("Starting teams"), 18, 28)
    _number(scene, stack, "team_points", _("Points of a team at most"), 100, 2000, 25)
    _number(scene, stack, "team_units", _("Units of a team at least"), 1, 20)
    _number(scene, stack, "unit_points", _("Points of one unit at most"), 25, 500, 25)
    copies = scene.plan.copies
    _stepper(
        scene, stack, _("Copies of one figure at most"), copies, 0, 9, 1,
        lambda n: scene.edit(lambda p: setattr(p, "copies", int(n))),
    )  # fmt: skip
    stack.words(_("0: as many as you like, as in the rules.") if not copies else _("A rule of the house."))


def _switches(scene: SetupScene, stack: Stack) -> None:
    stack.space(6)
    stack.title(_("Fine points"), 18, 28)
    strict = scene.plan.option("corners") == "strict"
    _switch(
        scene, stack, _("Strict corners"), strict, "corners",
        _("A line through a corner is closed if either way round it is closed, not only if both are."),
        ("lenient", "strict"),
    )  # fmt: skip
    for name, words, about in (
        (
            "splash_through_walls", _("Blasts pass walls"),
            _("A grenade hurts those beside its square also through a wall."),
        ),
        (
            "attack_and_cover", _("Attack and cover"),
            _("A fourth kind of action, from the later English sheet: attack, then move 1 square."),
        ),
        (
            "upgrade_only_anyway", _("Upgrade-only units may begin"),
            _("For small collections: such units may stand in a starting team, respawn and swap."),
        ),
    ):  # fmt: skip
        _switch(scene, stack, words, scene.plan.option(name), name, about)


def _practice(scene: SetupScene, stack: Stack) -> None:
    words = _("Practice")
    stack.put(
        Checkbox(
            name=words, value=scene.plan.practice, area=stack.row(46),
            on_change=lambda on: scene.edit(lambda plan: setattr(plan, "practice", on)),
        )
    )  # fmt: skip
    stack.y -= stack.gap
    stack.words(_("Undo goes back past dice and the acts of others; the saved game says so."), inset=72)
    stack.space(4)


def _usual(scene: SetupScene, stack: Stack) -> None:
    changed = len(scene.plan.options) + bool(scene.plan.copies)
    why = "" if changed else _("Everything is as in the rules.")
    stack.space(4)
    stack.put(
        Button(
            name=_("Everything as in the rules"), icon="undo", area=stack.row(52), enabled=bool(changed), why_not=why,
            subtitle=n_("{n} thing differs", "{n} things differ", changed) if changed else "",
            on_press=lambda: scene.edit(_clear),
        )
    )  # fmt: skip


def _clear(plan: object) -> None:
    from scenes.setup.plan import Plan

    assert isinstance(plan, Plan)
    plan.options.clear()
    plan.copies = 0


# -- rows -------------------------------------------------------------------------------------------------------


def _number(scene: SetupScene, stack: Stack, name: str, words: str, low: int, high: int, step: int = 1) -> None:
    def change(number: float) -> None:
        scene.edit(lambda plan: plan.set_option(name, int(number)))

    value = scene.plan.option(name)
    _stepper(scene, stack, words, value, min(low, value), max(high, value), step, change)


def _stepper(
    scene: SetupScene, stack: Stack, words: str, value: int, low: int, high: int, step: int, change: object
) -> None:
    room = stack.area.w - STEPPER - 12
    tall = letters.height(words, room, SMALL, scene.stage.scale)
    strip = stack.row(max(46.0, tall))
    right, left = strip.cut_right(STEPPER, 12)
    stack.put(
        Label(name=words, area=left.middle(left.w, tall), wrap=True),
        Stepper(
            name=words, value=value, low=low, high=high, step=step, area=right.middle(STEPPER, 46),
            on_change=change,  # type: ignore[arg-type]
        ),
    )  # fmt: skip


def _switch(
    scene: SetupScene, stack: Stack, words: str, on: bool, name: str, about: str,
    values: tuple[object, object] = (False, True),
) -> None:  # fmt: skip
    tall = letters.height(words, stack.area.w - 72, SMALL, scene.stage.scale)
    stack.put(
        Checkbox(
            name=words, value=on, area=stack.row(max(46.0, tall + 8)),
            on_change=lambda v: scene.edit(lambda plan: plan.set_option(name, values[v])),
        )
    )  # fmt: skip
    stack.y -= stack.gap
    stack.words(about, inset=72)
    stack.space(4)
