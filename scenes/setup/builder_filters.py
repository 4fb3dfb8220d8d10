"""The left column of the team builder: what is looked for, how it is sorted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.words import _
from scenes.setup.roster import (
    KINDS,
    SORTS,
    ability_names,
    faction_names,
    kind_words,
    role_words,
    roles,
    sort_words,
)  # fmt: skip
from scenes.setup.teams import figures
from scenes.setup.widgets import Chip, Stack, button_height, chip_rows, wide_of
from scenes.ui import Area, Button, Checkbox, Dropdown, Label, Node, ScrollPanel, TextField

if TYPE_CHECKING:
    from scenes.setup.builder import TeamBuilder

KIND_ICONS = {"melee": "sword", "grenades": "grenade", "vehicle": "wheel", "upgrade_only": "upgrade"}


def build(scene: TeamBuilder, area: Area) -> list[Node]:
    """Search, chips, choices; the way to clear them at the foot."""
    wide = area.w - _count_width(scene) - 8
    foot, body = area.cut_bottom(button_height(_("Clear filters"), wide, scene.stage), 10)
    stack = Stack(body.cut_right(14)[1].inset(4, 4), scene.stage)
    stack.put(
        TextField(
            name=_("Search"), typed=scene.typed, icon="search", hint=_("Name, role or text"), area=stack.row(46),
            on_change=scene.search, key="search",
        )
    )  # fmt: skip
    _chips(scene, stack, _("Faction"), [(f, words, "") for f, words in faction_names().items()], scene.query.factions)
    points = sorted({figure.points for figure in figures().values()})
    _chips(scene, stack, _("Points"), [(n, str(n), "") for n in points], scene.query.points)
    kinds = [(kind, kind_words(kind), KIND_ICONS[kind]) for kind in KINDS]
    _chips(scene, stack, _("With"), kinds, scene.query.kinds)
    _choice(scene, stack, _("Role"), "role", [("", _("any role")), *roles()])
    _choice(scene, stack, _("Ability"), "ability", [("", _("any ability")), *ability_names()])
    _choice(scene, stack, _("Sorted by"), "sort", [(one, sort_words(one)) for one in SORTS])
    stack.put(
        Checkbox(
            name=_("Only what still fits"), value=scene.query.fits, area=stack.row(52),
            on_change=lambda on: scene.ask("fits", on),
        )
    )  # fmt: skip
    scroll = ScrollPanel(name=_("Filters"), area=body, children=stack.nodes, memory=scene.memories["filters"])
    return [scroll, *_foot(scene, foot)]


def _chips(
    scene: TeamBuilder, stack: Stack, title: str, choices: list[tuple[Any, str, str]], chosen: set[Any]
) -> None:  # fmt: skip
    stack.title(title, 18, 28)
    extra = 48 if choices[0][2] else 24
    words_of = [words for _value, words, _icon in choices]
    places = chip_rows(words_of, stack.area._replace(y=stack.y), scene.stage, extra, family="narrow")
    for (value, words, icon), place in zip(choices, places, strict=True):
        stack.put(
            Chip(
                name=words, key=f"{title} {value}", value=value in chosen, icon=icon, area=place,
                on_change=lambda on, v=value: scene.toggle(chosen, v, on),  # type: ignore[misc]
            )
        )  # fmt: skip
    stack.y = places[-1].bottom + stack.gap


def _choice(scene: TeamBuilder, stack: Stack, title: str, name: str, choices: list[tuple[str, str]]) -> None:
    stack.title(title, 18, 28)
    stack.put(
        Dropdown(
            name=title, choices=choices, chosen=getattr(scene.query, name), area=stack.row(46), key=f"choice {name}",
            on_change=lambda v: scene.ask(name, v),
        )
    )  # fmt: skip


def _count(scene: TeamBuilder) -> str:
    return _("{n} of {all}").format(n=len(scene.shown), all=len(figures()))


def _count_width(scene: TeamBuilder) -> float:
    return wide_of(_count(scene), scene.stage, family="narrow") + 4


def _foot(scene: TeamBuilder, area: Area) -> list[Node]:
    right, button = area.cut_right(_count_width(scene), 8)
    why = "" if scene.query.asks else _("Nothing is filtered.")
    return [
        Button(
            name=_("Clear filters"), icon="cross", kind="ghost", area=button, enabled=scene.query.asks, why_not=why,
            on_press=scene.clear,
        ),
        Label(name=_count(scene), area=right, colour="QUIET", family="narrow", anchor="r"),
    ]  # fmt: skip


def asked_words(scene: TeamBuilder) -> list[tuple[str, str, object]]:
    """What is being asked for, each as (part, words, value), for chips that take it back."""
    query = scene.query
    found: list[tuple[str, str, object]] = []
    found += [("factions", faction_names().get(one, one), one) for one in sorted(query.factions)]
    found += [("points", str(one), one) for one in sorted(query.points)]
    found += [("kinds", kind_words(one), one) for one in KINDS if one in query.kinds]
    if query.role:
        found.append(("role", role_words(query.role), ""))
    if query.ability:
        found.append(("ability", dict(ability_names()).get(query.ability, query.ability), ""))
    return found
