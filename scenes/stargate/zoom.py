"""A card large, with its numbers explained, its glyphs, its words, and what it can do now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from game.stargate.cards import Card
from game.stargate.position import owner_of
from game.stargate.words import glyph_name
from scenes import theme
from scenes.stargate import explain, reasons, words
from scenes.stargate.cardnodes import look_of
from scenes.stargate.faces import text_is_known, text_of
from scenes.stargate.texts import TextRow, text_rows
from scenes.stargate.zoom_nodes import BigCard, Glyphs
from scenes.stargate.zoom_numbers import numbers_panel
from scenes.stargate.zoom_words import glossary, text_panel
from scenes.ui import Area, Button, IconButton, Label, Memory, Node, Scene, ScrollPanel, SeatMark, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class ZoomScene(Scene):
    """A card looked at closely. Left and right go to its neighbours."""

    overlay = True

    def __init__(self, table: StargateScene, card: str) -> None:
        super().__init__()
        self.table, self.card = table, card
        self.memory = Memory()

    @property
    def name(self) -> str:
        """The card's title."""
        return words.card_words(self.table, self.card)

    def build(self) -> list[Node]:
        """The card on the left, what is to be known on the right."""
        card = numbers.card_of(self.table.view, self.card)
        small = self.stage.layout == "compact"
        area = self.stage.area.inset(10 if small else 36, 8 if small else 30)
        ratio = 1.4 if card.kind == "mission" else 1 / 1.4
        high = min(area.h, 1008.0)
        wide = high * ratio
        most = area.w * (0.4 if small else 0.5)
        if wide > most:
            wide, high = most, most / ratio
        left, right = area.cut_left(wide, 16 if small else 48)
        place = Area(left.x, area.y + (area.h - high) / 2, wide, high)
        right = right._replace(w=min(right.w, 988.0))
        picture = BigCard(
            name=self._read(card),
            key="picture",
            area=place,
            card=card,
            now=look_of(self.table, self.card),
            value=self.card,
        )
        foot, facts = right.cut_bottom(56, 10)
        nodes: list[Node] = [
            picture,
            ScrollPanel(name=self.name, area=facts, children=self._facts(card, facts), memory=self.memory, pad=8),
        ]
        nodes += self._foot(foot)
        return nodes

    def _foot(self, area: Area) -> list[Node]:
        """The way back, and the ways to the cards beside it."""
        back, rest = area.cut_left(min(300.0, area.w * 0.6), 12)
        nodes: list[Node] = [
            Button(
                name=_("Back to the table"),
                icon="back",
                area=back,
                on_press=self.back,
                shortcut="back",
                first_focus=True,
            )
        ]
        alone = "" if len(self.neighbours()) > 1 else _("No card lies beside it.")
        for icon, told, by in (("left", _("The card before"), -1), ("right", _("The card after"), 1)):
            place, rest = rest.cut_left(56, 8)
            run = partial(self.step, by)
            nodes.append(IconButton(name=told, icon=icon, area=place, on_press=run, enabled=not alone, why_not=alone))
        return nodes

    def _read(self, card: Card) -> str:
        """The whole card in words."""
        parts = [
            words.card_words(self.table, self.card),
            *(f"{row.words} {row.now}" for row in explain.rows(self.table, self.card)),
            text_of(card),
        ]
        return ". ".join(part for part in parts if part)

    def _facts(self, card: Card, area: Area) -> list[Node]:
        wide = area.w - 16
        nodes: list[Node] = []
        y = area.y + 2
        first, second = explain.headline(self.table, self.card)
        owner = owner_of(self.table.view, self.card)
        nodes.append(SeatMark(name=first, seat=owner, area=Area(area.x, y, 32, 40)))
        size = theme.LARGE if letters.width(first, theme.LARGE, self.stage.scale, "bold") <= wide - 42 else theme.SMALL
        nodes.append(
            heading(
                letters.shorten(first, wide - 42, size, self.stage.scale, "bold"),
                Area(area.x + 40, y, wide - 40, 40),
                size,
            )
        )
        nodes.append(
            Label(
                name=letters.shorten(second, wide - 42, theme.SMALL, self.stage.scale),
                area=Area(area.x + 40, y + 42, wide - 40, 26),
                colour="QUIET",
            )
        )
        y += 80
        y = numbers_panel(nodes, Area(area.x, y, wide, 0), explain.rows(self.table, self.card), self.stage.scale)
        y = self._glyphs(nodes, Area(area.x, y, wide, 0))
        y = self._text(nodes, Area(area.x, y, wide, 0), card)
        y = glossary(nodes, Area(area.x, y, wide, 0), explain.words_of(card), self.stage.scale)
        self._can(nodes, Area(area.x, y, wide, 0))
        return nodes

    def _glyphs(self, nodes: list[Node], at: Area) -> float:
        state = self.table.view.cards.get(self.card)
        if state is None or not state.glyphs:
            return at.y
        items = tuple(numbers.card_of(self.table.view, one).glyph for one in state.glyphs)
        names = ", ".join(glyph_name(one) for one in items)
        told = _("Glyphs it bears: {names}").format(names=names)
        nodes.append(Glyphs(name=told, area=at._replace(h=44), items=items))
        return at.y + 58

    def _text(self, nodes: list[Node], at: Area, card: Card) -> float:
        """Its paragraphs, each with how it stands now."""
        if not text_is_known(card):
            told = _("The program does not know this card's printed text: nothing of it is enforced.")
            found = [TextRow(told)]
        else:
            found = text_rows(self.table, self.card)
        if not found:
            return at.y
        return text_panel(nodes, at, found, self.stage.scale)

    def _can(self, nodes: list[Node], at: Area) -> None:
        """What the card can do now, or why it can do nothing."""
        table = self.table
        uses = table.legal.uses.get(self.card, [])
        told = ", ".join(words.use_words(table, use)[0] for use in uses)
        said = _("Now: {what}.").format(what=told) if uses else reasons.why_not(table, self.card)
        if said:
            high = letters.height(said, at.w, theme.SMALL, self.stage.scale)
            nodes.append(Label(name=said, area=at._replace(h=high), wrap=True, colour="TEXT"))

    # -- neighbours

    def neighbours(self) -> list[str]:
        """The cards beside it: its row, or the hand."""
        view = self.table.view
        here = view.mission
        groups = [view.players[self.table.seat].hand]
        for seat in view.seats:
            player = view.players[seat]
            groups.append([*player.team, *player.supports, *player.gear, *player.adversaries])
        if here is not None:
            groups.append(
                [here.card, *(one for one in (*here.obstacles, *here.complications) if self.table.knows(one))]
            )
        return next((group for group in groups if self.card in group), [self.card])

    def step(self, by: int) -> None:
        """To a neighbour."""
        group = self.neighbours()
        self.card = group[(group.index(self.card) + by) % len(group)]
        self.memory.y = 0.0
        self.rebuild()

    def event(self, event: object) -> bool:
        """The arrows step to the neighbours; Space closes."""
        import pygame

        assert isinstance(event, pygame.event.Event)
        if event.type != pygame.KEYDOWN:
            return False
        actions = self.stage.keymap.actions_of(event)
        for action, by in (("left", -1), ("right", 1)):
            if action in actions:
                self.step(by)
                return True
        if "zoom" in actions:
            self.back()
            return True
        return False
