"""A card large: what it prints, its numbers of now and why they differ, its words explained."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, capital
from game.weiss import numbers
from game.weiss.cards import Card
from game.weiss.position import slot_of
from scenes import theme
from scenes.ui import Area, Brush, IconButton, Label, Memory, Node, Panel, Scene, ScrollPanel, heading
from scenes.ui import text as letters
from scenes.ui.pen import PM
from scenes.weiss import glossary, reasons
from scenes.weiss.cardnodes import look_of
from scenes.weiss.explain import row_of
from scenes.weiss.faces import PLAIN, Look, card_image, edition, name_of, plain_text
from scenes.weiss.words import slot_words, state_words

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


@dataclass(eq=False, repr=False, kw_only=True)
class BigCard(Node):
    """The card as large as its place allows."""

    role: str = "zoomed card"
    card: Card | None = None
    now: Look = PLAIN
    margin: float = 50

    def state(self) -> Hashable:
        """The card and its numbers."""
        return (self.card and self.card.id, self.now, self.name, edition(self.card))

    def paint(self, brush: Brush) -> None:
        """Shadow and card."""
        brush.shadow(brush.whole, brush.w * 0.06, (34, 230, 20))
        box = brush.rect(brush.whole)
        brush.surface.blit(card_image(self.card, "full", box.size, brush.scale, self.now), box, special_flags=PM)


class ZoomScene(Scene):
    """Over the table; any key that goes back closes it."""

    overlay = True

    def __init__(self, table: WeissScene, name: str) -> None:
        super().__init__()
        self.table, self.card_name = table, name
        self.memory = Memory()

    @property
    def card(self) -> Card:
        """The card."""
        return numbers.card_of(self.table.view, self.card_name)

    @property
    def name(self) -> str:
        """Its name."""
        return name_of(self.card)

    def build(self) -> list[Node]:
        """The card at the left, facts at the right; where room is short the facts alone, with the way back."""
        area = self.stage.area
        small = self.stage.layout == "compact"
        edge = 8 if small else 36
        room = area.inset(edge)
        across = self.card.kind == "climax"
        high = min(room.h, 1008.0, room.w * 0.45 * 1.4) if not across else min(room.h, room.w * 0.5 / 1.4, 720.0)
        wide = high * 1.4 if across else high / 1.4
        nodes: list[Node] = []
        if small and area.w < 900:
            facts = room
        else:
            left, facts = room.cut_left(wide, 32)
            now = look_of(self.table, self.card_name)
            nodes.append(BigCard(name=self.name, card=self.card, now=now, area=left.middle(wide, high)))
            facts = facts.middle(min(facts.w, 900), facts.h)
        return [*nodes, self._facts(facts)]

    def _facts(self, area: Area) -> Node:
        inner = area.inset(16, 12)
        head, rest = inner.cut_top(46, 10)
        back, title = head.cut_left(46, 12)
        title_words = letters.shorten(self.name, title.w, theme.LARGE, self.stage.scale, "bold")
        nodes: list[Node] = [
            IconButton(
                name=_("Back to the table"), icon="back", area=back, on_press=self.back, shortcut="back",
                first_focus=True,
            ),
            heading(title_words, title, theme.LARGE),
            ScrollPanel(
                name=_("Facts"), key="facts", area=rest, children=self._lines(rest.inset(6, 0)), memory=self.memory
            ),
        ]  # fmt: skip
        return Panel(name=self.name, area=area, children=nodes)

    def _lines(self, room: Area) -> list[Node]:
        """Paragraphs one under the other: numbers, text, words."""
        nodes: list[Node] = []
        y = room.y + 4
        wide = room.w - 24
        for kind, told in self.paragraphs():
            size = theme.MEDIUM if kind == "title" else theme.SMALL
            family = "bold" if kind == "title" else "read"
            spans = letters.spans(told) if kind == "rich" else letters.as_spans(told, family)
            high = letters.height(spans, wide, size, self.stage.scale)
            nodes.append(
                Label(
                    name=told, area=Area(room.x, y, wide, high), wrap=True, rich=kind == "rich", size=size,
                    family=family, colour="QUIET" if kind == "quiet" else "TEXT",
                    role="heading" if kind == "title" else "text",
                )
            )  # fmt: skip
            y += high + (6 if kind == "title" else 10)
        return nodes

    def paragraphs(self) -> list[tuple[str, str]]:
        """What is told of the card, each with how: title, rich, quiet, plain."""
        found = [*self._stands(), *self._numbers()]
        text = plain_text(self.card)
        if text:
            found += [("title", _("Its text")), *(("plain", line) for line in text.split("\n"))]
        told = glossary.words_of(self.card)
        if told:
            found.append(("title", _("In other words")))
            found += [("rich", f"**{word}**: {meaning}") for word, meaning in told]
        return found

    def _stands(self) -> list[tuple[str, str]]:
        view, name = self.table.view, self.card_name
        lines = []
        if name in view.cards:
            slot = slot_of(view, name) or "c1"
            lines.append(("quiet", f"{slot_words(slot)}, {state_words(view.cards[name].state)}"))
        why = reasons.tip(self.table, name)
        if why:
            lines.append(("quiet", why))
        return lines

    def _numbers(self) -> list[tuple[str, str]]:
        """Each number: printed, and as it is now with every card that changes it."""
        if self.card.kind == "climax":
            return []
        stats = [("level", _("Level")), ("cost", _("Cost"))]
        if self.card.kind == "character":
            stats += [("power", capital(_("power"))), ("soul", capital(_("soul")))]
        lines = [("title", _("Its numbers"))]
        for stat, word in stats:
            row = row_of(self.table.view, self.card_name, stat)
            told = f"**{word}** {row.now}"
            if row.why:
                reasons_told = ", ".join(f"{'+' if n > 0 else '-'}{abs(n)} {who}" for who, n in row.why)
                told += " = " + _("{n} printed, {reasons}").format(n=row.printed, reasons=reasons_told)
            lines.append(("rich", told))
        return lines


