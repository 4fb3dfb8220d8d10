"""What the deck builder filters by just now, as chips over the cards: each says one filter, and a press clears it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate.deck_rules import skill_name
from game.stargate.position import SKILLS
from scenes import theme
from scenes.art.cards.from_data import trait_word
from scenes.setup.widgets import chip_rows
from scenes.stargate.faces import kind_words
from scenes.stargate.query import KINDS, MOST_COST, Query, set_words
from scenes.theme import mix
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder

HIGH, GAP = 44.0, 8.0
ROWS = 2  # rows of chips at most: what has no room is cleared with all of it


@dataclass(eq=False, repr=False, kw_only=True)
class FilterChip(Node):
    """A filter that is set, with a cross."""

    role: str = "button"
    told: str = ""

    def state(self) -> Hashable:
        """Its words and colours."""
        return (super().state(), self.told, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        return letters.width(self.told, theme.SMALL, scale, "narrow") > self.area.w - 44

    def paint(self, brush: Brush) -> None:
        """A warm pill, its words, a cross."""
        warm = mix(theme.CALL, theme.WELL, 0.72)
        fill = mix(warm, theme.WHITE, 0.1 if self.hot else 0)
        brush.panel(brush.whole.inset(0, 4), 18, fill, fill, theme.CALL, 1.6)
        brush.line(self.told, Area(16, 0, brush.w - 44, brush.h), colour=theme.CREAM, family="narrow")
        brush.icon("cross", brush.w - 18, brush.h / 2, 12, theme.CREAM)


def filters_of(query: Query) -> list[tuple[str, str, Query]]:
    """Each filter that is set: its key, its words, and what is looked for without it."""
    found: list[tuple[str, str, Query]] = []
    if query.words.strip():
        found.append(("words", f'"{query.words.strip()}"', replace(query, words="")))
    found += [(f"kinds {one}", kind_words(one), query.flip("kinds", one)) for one in KINDS if one in query.kinds]
    sides = (("hero", _("Hero")), ("villain", _("Villain")))
    found += [(f"sides {one}", words, query.flip("sides", one)) for one, words in sides if one in query.sides]
    found += [(f"skills {one}", skill_name(one), query.flip("skills", one)) for one in SKILLS if one in query.skills]
    for cost in sorted(query.costs):
        words = _("Cost {n}").format(n=str(cost) if cost < MOST_COST else f"{cost}+")
        found.append((f"costs {cost}", words, query.flip("costs", cost)))
    found += [(f"traits {one}", trait_word(one), query.flip("traits", one)) for one in sorted(query.traits)]
    if query.set:
        found.append(("set", set_words(query.set), replace(query, set="")))
    if query.fits:
        found.append(("fits", _("Fits this deck"), replace(query, fits=False)))
    if query.texts:
        found.append(("texts", _("With its text"), replace(query, texts=False)))
    return found


def build(scene: DeckBuilder, area: Area) -> tuple[list[Node], float]:
    """The chips from the top of an area, and how high they are with the gap below; nothing where nothing is set."""
    made = filters_of(scene.query)
    if not made:
        return [], 0.0
    everything = _("Clear all")
    words = [letters.shorten(told, area.w - 60, theme.SMALL, scene.stage.scale, "narrow") for _k, told, _q in made]
    if len(made) > 1:
        made.append(("all", everything, scene.query.bare()))
        words.append(everything)
    places = chip_rows(words, area, scene.stage, 46, HIGH, "narrow")
    low = area.y + ROWS * (HIGH + GAP)
    if places[-1].bottom > low:
        made, words, places = _in_few_rows(made, words, area, scene)
    nodes: list[Node] = [
        FilterChip(
            name=_("Filter no longer by: {what}").format(what=told) if key != "all" else _("Clear the filters"),
            key=f"chip {key}",
            told=told,
            area=place,
            on_press=partial(scene.ask, query),
        )
        for (key, _told, query), told, place in zip(made, words, places, strict=True)
    ]
    return nodes, places[-1].bottom - area.y + GAP


def _in_few_rows(
    made: list[tuple[str, str, Query]], words: list[str], area: Area, scene: DeckBuilder
) -> tuple[list[tuple[str, str, Query]], list[str], list[Area]]:
    """As many chips as there is room for, the one that clears all of them last."""
    for count in range(len(made) - 2, -1, -1):
        kept = [*words[:count], words[-1]]
        places = chip_rows(kept, area, scene.stage, 46, HIGH, "narrow")
        if places[-1].bottom <= area.y + ROWS * (HIGH + GAP):
            return [*made[:count], made[-1]], kept, places
    return made[-1:], words[-1:], chip_rows(words[-1:], area, scene.stage, 46, HIGH, "narrow")
