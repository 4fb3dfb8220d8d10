"""The collection as cards: only the rows in sight are made. Copies in the deck show as marks under each card."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.core.words import _, n_
from scenes import theme
from scenes.stargate import builder_chips
from scenes.stargate.decks import card
from scenes.stargate.drafting import count_of, most_of
from scenes.stargate.faces import kind_words, title_of
from scenes.stargate.nodes import CardNode
from scenes.stargate.query import SORTS, sort_words
from scenes.theme import rgb
from scenes.ui import Area, Brush, Dropdown, IconButton, Label, Node, Pointer, ScrollPanel, Stage
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder

FOOT, GAP = 48.0, 20.0


@dataclass(eq=False, repr=False, kw_only=True)
class GridCard(CardNode):
    """A card of the collection: the right button takes one out."""

    role: str = "row card"
    on_less: Callable[[], None] | None = None
    margin: float = 24
    focusable: bool | None = False

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """The right button."""
        if pointer.kind == "down" and pointer.button == 3 and self.on_less is not None:
            self.on_less()
            return True
        return False


@dataclass(eq=False, repr=False, kw_only=True)
class Copies(Node):
    """How many of a card the deck holds, as marks: gold, and red past what is allowed."""

    role: str = "text"
    count: int = 0
    most: int = 3
    words_now: bool = False

    def state(self) -> Hashable:
        """The counts."""
        return (self.count, self.most, self.words_now)

    def paint(self, brush: Brush) -> None:
        """Little cards; or the count in words between minus and plus."""
        if self.words_now:
            words = _("{n} of {m}").format(n=self.count, m=self.most)
            if letters.width(words, theme.MEDIUM, brush.scale, "narrow") > brush.w:
                words = f"{self.count}/{self.most}"
            brush.line(words, brush.whole, theme.MEDIUM, family="narrow", anchor="cm")
            return
        total = max(self.count, self.most)
        x = brush.w / 2 - total * 10
        for k in range(total):
            colour = theme.BAD if k >= self.most else theme.CALL if k < self.count else rgb("#3a4756")
            brush.fill(Area(x + k * 20 + 2, brush.h / 2 - 9, 14, 18), rgb("#0d141d"), 3)
            brush.fill(Area(x + k * 20 + 3.5, brush.h / 2 - 7.5, 11, 15), colour, 2)


@dataclass(eq=False, repr=False, kw_only=True)
class CardGrid(ScrollPanel):
    """All cards that are looked for; arrows move the chosen one, Enter puts one in, Backspace takes one out."""

    role: str = "list"
    names: tuple[str, ...] = ()
    make: Callable[[int, Area, bool], list[Node]] | None = None
    wide: float = 150.0
    across: int = 6
    on_add: Callable[[str], None] | None = None
    on_less: Callable[[str], None] | None = None
    focusable: bool | None = True

    @property
    def pitch(self) -> float:
        """The height of a row."""
        return self.wide * 1.4 + FOOT + 6

    def prepare(self, stage: Stage) -> None:
        """Make the rows in sight."""
        rows = -(-len(self.names) // self.across)
        self.length = rows * self.pitch + 10
        self.memory.index = max(0, min(self.memory.index, len(self.names) - 1))
        super().prepare(stage)
        self.value = self.names[self.memory.index] if self.names else None
        first = max(0, int(self.memory.y // self.pitch))
        last = min(rows, int((self.memory.y + self.area.h) // self.pitch) + 1)
        step = (self.area.w - 16 - self.wide) / max(1, self.across - 1) if self.across > 1 else 0
        self.children = []
        for index in range(first * self.across, min(last * self.across, len(self.names))):
            row, column = divmod(index, self.across)
            area = Area(self.area.x + 4 + column * step, self.area.y + 8 + row * self.pitch, self.wide, self.wide * 1.4)
            if self.make is not None:
                self.children += self.make(index, area, index == self.memory.index)

    def ring_box(self) -> pygame.Rect:
        """The focus shows around the chosen card."""
        key = f"card {self.value}"
        node = next((child for child in self.children if child.key == key), None)
        return node.seen if node is not None else self.seen

    def reveal(self, node: Node) -> bool:
        """The chosen card is what is brought into sight."""
        return False

    def move_to(self, index: int, stage: Stage) -> None:
        """Choose another card and bring it into sight."""
        self.memory.index = max(0, min(index, len(self.names) - 1))
        top = self.memory.index // self.across * self.pitch
        self.memory.y = max(min(self.memory.y, top), top + self.pitch + 8 - self.area.h)
        stage.touch()

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Move, put in, take out."""
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_UP: -self.across,
            pygame.K_DOWN: self.across,
            pygame.K_PAGEUP: -3 * self.across,
            pygame.K_PAGEDOWN: 3 * self.across,
            pygame.K_HOME: -len(self.names),
            pygame.K_END: len(self.names),
        }
        if not self.names:
            return False
        if event.key in steps:
            target = max(0, min(len(self.names) - 1, self.memory.index + steps[event.key]))
            if target == self.memory.index:
                return False
            self.move_to(target, stage)
            return True
        if "press" in stage.keymap.actions_of(event) and self.on_add is not None:
            self.on_add(self.names[self.memory.index])
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_MINUS, pygame.K_KP_MINUS) and self.on_less is not None:
            self.on_less(self.names[self.memory.index])
            return True
        return False


def build(scene: DeckBuilder, area: Area) -> list[Node]:
    """How many cards, the order, the grid."""
    head, rest = area.cut_top(46, 8)
    count = n_("{n} card", "{n} cards", len(scene.shown))
    sort, title = head.cut_right(min(260.0, head.w * 0.5), 12)
    nodes: list[Node] = [
        Label(
            role="heading",
            name=letters.shorten(count, title.w, theme.LARGE, scene.stage.scale, "narrow"),
            area=title,
            size=theme.LARGE,
            family="narrow",
        ),
        Dropdown(
            name=_("Order"),
            key="sort",
            choices=[(one, sort_words(one)) for one in SORTS],
            chosen=scene.query.sort,
            area=sort,
            on_change=lambda v: scene.ask(replace(scene.query, sort=str(v))),
        ),
    ]
    chips, high = builder_chips.build(scene, rest)
    nodes += chips
    rest = rest.cut_top(high)[1] if high else rest
    if not scene.shown:
        words = _("No card is like that. Clear a filter.")
        high = letters.height(words, rest.w, theme.SMALL, scene.stage.scale)
        nodes.append(Label(name=words, area=rest._replace(h=high), wrap=True, colour="QUIET"))
        return nodes
    room = rest.w - 16
    wanted = 164.0 if not scene.short else 118.0
    across = max(1, int((room + GAP) // (wanted + GAP)))
    wide = min(wanted + 12, (room - GAP * (across - 1)) / across)
    nodes.append(
        CardGrid(
            name=_("Cards"),
            key="card grid",
            area=rest,
            names=tuple(scene.shown),
            memory=scene.memories["cards"],
            wide=wide,
            across=across,
            make=lambda index, at, chosen: _card(scene, index, at, chosen),
            on_add=scene.add,
            on_less=scene.take,
            first_focus=True,
        )
    )
    return nodes


def _card(scene: DeckBuilder, index: int, at: Area, chosen: bool) -> list[Node]:
    """The card, and its copies below it; the chosen one with minus and plus."""
    name = scene.shown[index]
    one = card(name)
    if one.kind == "mission":
        high = at.w / 1.4
        face = Area(at.x, at.y + (at.h - high) / 2, at.w, high)
    else:
        face = at
    held, most = count_of(scene.draft, name), most_of(scene.draft, name)
    words = _("{title}, {kind}, {n} of {m}").format(title=title_of(one), kind=kind_words(one.kind), n=held, m=most)
    node = GridCard(
        name=words,
        key=f"card {name}",
        card=one,
        area=face,
        held=chosen,
        value=name,
        light=1.0,
        on_press=lambda: scene.press_card(index),
        on_less=lambda: scene.take(name),
    )
    foot = Area(at.x, at.bottom + 2, at.w, 44)
    copies = Copies(
        name=_("{n} of {m}").format(n=held, m=most),
        key=f"copies {name}",
        area=foot,
        count=held,
        most=most,
        words_now=chosen,
    )
    if not chosen or at.w < 108:
        return [node, copies]
    left, rest = foot.cut_left(44)
    right, middle = rest.cut_right(44)
    copies.area = middle
    return [node, copies, one_less(scene, name, held, left), one_more(scene, name, right)]


def one_less(scene: DeckBuilder, name: str, held: int, area: Area) -> Node:
    """Takes one of a card out."""
    why = _("None is in the deck.")
    made = IconButton(name=_("One less"), key="less", icon="minus", area=area, enabled=held > 0, why_not=why)
    made.on_press = lambda: scene.take(name)
    return made


def one_more(scene: DeckBuilder, name: str, area: Area) -> Node:
    """Puts one of a card in."""
    return IconButton(name=_("One more"), key="more", icon="plus", area=area, on_press=lambda: scene.add(name))
