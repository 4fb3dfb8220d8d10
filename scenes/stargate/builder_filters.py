"""The filters of the deck builder: words, kinds, sides, skills, costs, traits, sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate.deck_rules import skill_name
from game.stargate.position import SKILLS
from scenes import theme
from scenes.art.cards.from_data import trait_word
from scenes.setup.widgets import Chip, Stack, chip_rows
from scenes.stargate import signs
from scenes.stargate.decks import card, collection
from scenes.stargate.faces import kind_words
from scenes.stargate.query import KINDS, MOST_COST, set_words
from scenes.theme import mix
from scenes.ui import Area, Brush, Button, Checkbox, Dropdown, Node, ScrollPanel, TextField
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder


@dataclass(eq=False, repr=False, kw_only=True)
class SignChip(Chip):
    """A filter with a sign of the game: a skill's plate, a kind's sign."""

    sign: str = ""

    def state(self) -> Hashable:
        """With its sign."""
        return (super().state(), self.sign)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        return letters.width(self.name, theme.SMALL, scale, "narrow") > self.area.w - 46

    def paint(self, brush: Brush) -> None:
        """As a chip, the sign before the words."""
        warm = mix(theme.CALL, theme.WELL, 0.72)
        fill = mix(warm if self.value else theme.WELL, theme.WHITE, 0.08 if self.hot else 0)
        edge = theme.CALL if self.value else mix(theme.HAIRLINE, theme.WELL, 0.3)
        brush.panel(
            brush.whole.inset(0, 1),
            theme.CHIP_RADIUS,
            mix(fill, theme.WHITE, 0.04),
            mix(fill, theme.BLACK, 0.1),
            edge,
            2 if self.value else 1.2,
        )
        if self.sign in SKILLS:
            signs.plate(brush, self.sign, 22, brush.h / 2, 27)
        else:
            signs.sign(brush, self.sign, 21, brush.h / 2, 21, theme.CALL if self.value else theme.QUIET, fill)
        brush.line(
            self.name,
            Area(40, 0, brush.w - 44, brush.h),
            colour=theme.CREAM if self.value else theme.TEXT,
            family="narrow",
        )


@lru_cache(maxsize=1)
def common_traits() -> tuple[str, ...]:
    """The traits of the collection, the commonest first."""
    counts = Counter(trait for name in collection() for trait in card(name).traits)
    return tuple(trait for trait, count in counts.most_common(14) if count > 3)


def _flip(scene: DeckBuilder, what: str, value: object, on: bool) -> None:
    scene.ask(scene.query.flip(what, value))


def build(scene: DeckBuilder, area: Area) -> list[Node]:
    """All of them, scrolling; the field on top stays."""
    field, rest = area.cut_top(50, 10)
    foot, rest = rest.cut_bottom(50, 8)
    nodes: list[Node] = [
        TextField(
            name=_("Search"),
            key="search",
            hint=_("Title, trait or text"),
            icon="search",
            typed=scene.typed,
            area=field,
            most=80,
            on_change=scene.type_words,
        )
    ]
    stack = Stack(rest.cut_right(14)[1].inset(2, 2), scene.stage, gap=6)
    _kinds(scene, stack)
    _skills(scene, stack)
    _costs(scene, stack)
    _traits(scene, stack)
    stack.put(
        Dropdown(
            name=_("Printed set"),
            key="set",
            choices=[(one, set_words(one)) for one in ("", "base", "lords", "ori")],
            chosen=scene.query.set,
            area=stack.row(46),
            on_change=lambda v: scene.ask(replace(scene.query, set=str(v))),
        )
    )
    stack.put(
        Checkbox(
            name=_("Only what fits this deck"),
            key="fits",
            value=scene.query.fits,
            area=stack.row(46),
            on_change=lambda on: scene.ask(replace(scene.query, fits=on)),
        )
    )
    stack.put(
        Checkbox(
            name=_("Only cards whose text is enforced"),
            key="texts",
            value=scene.query.texts,
            area=stack.row(46),
            on_change=lambda on: scene.ask(replace(scene.query, texts=on)),
        )
    )
    nodes.append(
        ScrollPanel(
            name=_("Filters"), key="filter list", area=rest, children=stack.nodes, memory=scene.memories["filters"]
        )
    )
    nodes.append(
        Button(
            name=_("Clear the filters"),
            icon="cross",
            kind="ghost",
            area=foot,
            on_press=lambda: scene.ask(scene.query.bare()),
            enabled=scene.query != scene.query.bare(),
            why_not=_("No filter is set."),
        )
    )
    return nodes


def _pairs(stack: Stack, made: list[SignChip]) -> None:
    """Chips in two columns."""
    columns = 2 if stack.area.w < 700 else 4
    for start in range(0, len(made), columns):
        for chip, place in zip(made[start : start + columns], stack.row(44).columns(columns, 6), strict=False):
            chip.area = place
            stack.put(chip)


def _kinds(scene: DeckBuilder, stack: Stack) -> None:
    stack.title(_("Kind"), theme.SMALL, 26)
    short = {"team": _("Of the team"), "support": _("Support")}
    made = [
        SignChip(
            name=short.get(kind, kind_words(kind)),
            key=f"kind {kind}",
            sign=kind,
            value=kind in scene.query.kinds,
            tip=kind_words(kind),
            on_change=partial(_flip, scene, "kinds", kind),
        )
        for kind in KINDS
    ]
    _pairs(stack, made)
    sides = [("hero", _("Hero")), ("villain", _("Villain"))]
    _pairs(
        stack,
        [
            SignChip(
                name=words,
                key=f"side {side}",
                sign=side,
                value=side in scene.query.sides,
                on_change=partial(_flip, scene, "sides", side),
            )
            for side, words in sides
        ],
    )


def _skills(scene: DeckBuilder, stack: Stack) -> None:
    stack.title(_("Skill"), theme.SMALL, 26)
    _pairs(
        stack,
        [
            SignChip(
                name=skill_name(skill),
                key=f"skill {skill}",
                sign=skill,
                value=skill in scene.query.skills,
                on_change=partial(_flip, scene, "skills", skill),
            )
            for skill in SKILLS
        ],
    )


def _costs(scene: DeckBuilder, stack: Stack) -> None:
    stack.title(_("Cost, points or difficulty"), theme.SMALL, 26)
    words = [str(n) if n < MOST_COST else f"{n}+" for n in range(MOST_COST + 1)]
    row = chip_rows(words, Area(stack.area.x, stack.y, stack.area.w, 44), scene.stage, 24)
    for n, (told, place) in enumerate(zip(words, row, strict=True)):
        stack.put(
            Chip(
                name=told,
                key=f"cost {n}",
                value=n in scene.query.costs,
                area=place,
                on_change=partial(_flip, scene, "costs", n),
            )
        )
    stack.space(row[-1].bottom - stack.y + stack.gap)


def _traits(scene: DeckBuilder, stack: Stack) -> None:
    stack.title(_("Trait"), theme.SMALL, 26)
    traits = common_traits()
    words = [trait_word(trait) for trait in traits]
    row = chip_rows(words, Area(stack.area.x, stack.y, stack.area.w, 44), scene.stage, 26)
    for trait, told, place in zip(traits, words, row, strict=True):
        stack.put(
            Chip(
                name=told,
                key=f"trait {trait}",
                value=trait in scene.query.traits,
                area=place,
                on_change=partial(_flip, scene, "traits", trait),
            )
        )
    stack.space(row[-1].bottom - stack.y + stack.gap)
