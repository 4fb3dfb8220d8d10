"""The deck as cards: a stack a group, titles in sight, the chosen card whole with minus and plus under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.stargate.builder_grid import Copies, GridCard, one_less, one_more
from scenes.stargate.deck_groups import Group, groups_of
from scenes.stargate.decks import card
from scenes.stargate.drafting import count_of, most_of
from scenes.stargate.faces import kind_words, title_of
from scenes.ui import Area, Brush, Label, Node, ScrollPanel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder

WIDE, LEAST, GAP, HEAD, STRIP, FOOT = 150.0, 128.0, 24.0, 34.0, 46.0, 50.0


@dataclass(eq=False, repr=False, kw_only=True)
class StackCard(GridCard):
    """A card of a stack: its area is the part in sight; beside it a mark for each copy, red past what is allowed."""

    count: int = 0
    most: int = 3
    focusable: bool | None = None

    def state(self) -> tuple[object, ...]:
        """With its copies."""
        return (super().state(), self.count, self.most)

    def paint(self, brush: Brush) -> None:
        """The card, and how often it is there."""
        super().paint(brush)
        for k in range(self.count):
            mark = Area(self.whole[0] + 5, 2 + k * 14, 10, 12)
            brush.fill(mark, theme.BAD if k >= self.most else theme.CALL, 2)


def build(scene: DeckBuilder, area: Area) -> Node:
    """Every group, from left to right and on in the next row, scrolling."""
    inner = area.inset(8, 8)
    groups = [group for group in groups_of(scene.draft, scene.grouping) if group[1]]
    room = inner.w - 14
    across = max(1, min(len(groups), int((room + GAP) // (LEAST + GAP))))
    wide = min(WIDE, room / across - GAP)
    nodes: list[Node] = []
    top = inner.y
    for start in range(0, len(groups), across):
        row = groups[start : start + across]
        made = [_stack(scene, group, Area(inner.x + k * (wide + GAP), top, wide, 0)) for k, group in enumerate(row)]
        nodes += made
        top = max(node.area.bottom for node in made) + GAP
    if not nodes:
        words = _("The deck is empty. Put cards in from the collection.")
        high = letters.height(words, inner.w, theme.SMALL, scene.stage.scale)
        nodes = [Label(name=words, area=inner._replace(h=high), wrap=True, colour="QUIET")]
    return ScrollPanel(
        name=_("The deck as cards"), key="stacks", area=area, children=nodes, memory=scene.memories["stacks"]
    )


def _stack(scene: DeckBuilder, group: Group, top: Area) -> Node:
    """A heading with its count, the cards one over the other."""
    words, rows = group
    total = str(sum(n for _one, n in rows))
    number, told = top._replace(h=HEAD - 6).cut_right(36, 4)
    nodes: list[Node] = [
        Label(
            name=letters.shorten(_heading(scene, group), told.w, theme.SMALL, scene.stage.scale, "narrow"),
            area=told, family="narrow", colour="CALL",
        ),
        Label(name=total, value=words, area=number, family="narrow", colour="CALL", anchor="r"),
    ]  # fmt: skip
    y = top.y + HEAD
    for place, (one, n) in enumerate(rows):
        chosen = scene.chosen == (words, one)
        high = top.w / 1.4 if card(one).kind == "mission" else top.w * 1.4
        seen = high if chosen or place == len(rows) - 1 else STRIP
        nodes.append(_card(scene, group, one, n, top._replace(y=y, h=seen), high, chosen))
        y += seen
        if chosen:
            nodes += _foot(scene, one, top._replace(y=y + 3, h=44))
            y += FOOT
    whole = top._replace(h=y - top.y)
    told_count = n_("{n} card", "{n} cards", int(total))
    return Node(name=f"{words}: {told_count}", key=f"stack {words}", area=whole, children=nodes)


def _heading(scene: DeckBuilder, group: Group) -> str:
    """What stands over a stack: the team's without its points."""
    words, rows = group
    return _("Of the team") if tuple(one for one, _n in rows) == scene.draft.team else words


def _card(scene: DeckBuilder, group: Group, one: str, n: int, area: Area, high: float, chosen: bool) -> Node:
    facts = card(one)
    counted = facts.kind != "mission" and one not in scene.draft.team
    return StackCard(
        name=f"{title_of(facts)}, {kind_words(facts.kind)}, {n}",
        key=f"stacked {group[0]} {one}",
        card=facts,
        area=area,
        whole=(area.w, high),
        count=n if counted else 0,
        most=most_of(scene.draft, one),
        held=chosen,
        value=one,
        margin=24 + max(0.0, high - area.h),
        on_press=lambda: scene.choose_stacked(group[0], one),
        on_less=lambda: scene.take(one),
    )


def _foot(scene: DeckBuilder, one: str, area: Area) -> list[Node]:
    """Minus, how many of how many, plus."""
    left, rest = area.cut_left(44)
    right, middle = rest.cut_right(44)
    held, most = count_of(scene.draft, one), most_of(scene.draft, one)
    words = _("{n} of {m}").format(n=held, m=most)
    copies = Copies(name=words, key=f"copies {one}", area=middle, count=held, most=most, words_now=True)
    return [copies, one_less(scene, one, held, left), one_more(scene, one, right)]
