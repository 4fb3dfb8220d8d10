"""A card large, with its numbers explained, its glyphs, its words, and what it can do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from game.stargate.cards import Card
from scenes import theme
from scenes.stargate import explain, reasons, words
from scenes.stargate.cardnodes import look_of
from scenes.stargate.explain import Row
from scenes.stargate.faces import text_is_known, text_of
from scenes.stargate.zoom_nodes import BigCard, Glyphs, NumberRow
from scenes.ui import Area, Button, Icon, Label, Memory, Node, Panel, Scene, ScrollPanel, SeatMark, Well, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

ROW = 52.0


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
        nodes.append(
            Button(
                name=_("Back to the table"),
                icon="back",
                area=foot.cut_left(min(300.0, foot.w))[0],
                on_press=self.back,
                shortcut="back",
                first_focus=True,
            )
        )
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
        owner = explain.owner_of(self.table, self.card)
        nodes.append(SeatMark(name=first, seat=owner or "p1", area=Area(area.x, y, 32, 40), visible=bool(owner)))
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
        y = self._numbers(nodes, Area(area.x, y, wide, 0), explain.rows(self.table, self.card))
        y = self._glyphs(nodes, Area(area.x, y, wide, 0))
        y = self._text(nodes, Area(area.x, y, wide, 0), card)
        y = self._glossary(nodes, Area(area.x, y, wide, 0), explain.words_of(card))
        self._can(nodes, Area(area.x, y, wide, 0))
        return nodes

    def _numbers(self, nodes: list[Node], at: Area, found: list[Row]) -> float:
        if not found:
            return at.y
        panel = Panel(name=_("Its numbers, now"), area=at._replace(h=48 + ROW * len(found) + 10), raised=False)
        inner = panel.area.inset(14, 8)
        half = inner.w * 0.5
        panel.children = [
            heading(_("Its numbers"), Area(inner.x, inner.y, half - 44, 36), theme.SMALL),
            Label(name=_("printed"), area=Area(inner.x + half - 44, inner.y, 88, 36), colour="QUIET", anchor="c"),
            Label(name=_("now"), area=Area(inner.right - 74, inner.y, 74, 36), colour="QUIET", anchor="c"),
        ]
        for k, row in enumerate(found):
            said = f"{row.words}: {row.printed}, {row.now}" + (f" ({row.why})" if row.why else "")
            panel.children.append(
                NumberRow(
                    name=said,
                    key=f"number {k}",
                    row=row,
                    area=Area(inner.x, inner.y + 38 + k * ROW, inner.w, ROW - 2),
                    value=row.now,
                )
            )
        nodes.append(panel)
        return panel.area.bottom + 14

    def _glyphs(self, nodes: list[Node], at: Area) -> float:
        state = self.table.view.cards.get(self.card)
        if state is None or not state.glyphs:
            return at.y
        items = tuple(numbers.card_of(self.table.view, one).glyph for one in state.glyphs)
        nodes.append(
            Glyphs(
                name=_("Glyphs it bears: {names}").format(names=", ".join(items)), area=at._replace(h=44), items=items
            )
        )
        return at.y + 58

    def _text(self, nodes: list[Node], at: Area, card: Card) -> float:
        told = text_of(card)
        if not told and text_is_known(card):
            return at.y
        if not told:
            told = _("The program does not know this card's printed text: nothing of it is enforced.")
        high = letters.height(letters.spans(told), at.w - 32, theme.MEDIUM, self.stage.scale)
        panel = Panel(name=_("Its text"), area=at._replace(h=high + 28), raised=False)
        panel.children = [Label(name=told, area=panel.area.inset(16, 14), wrap=True, rich=True, size=theme.MEDIUM)]
        nodes.append(panel)
        return panel.area.bottom + 14

    def _glossary(self, nodes: list[Node], at: Area, found: list[tuple[str, str, str]]) -> float:
        columns = 2 if at.w > 640 else 1
        places = at.columns(columns, 14)
        ends = [at.y] * columns
        for k, (sign, word, told) in enumerate(found):
            place = places[k % columns]
            high = letters.height(told, place.w - 28, theme.SMALL, self.stage.scale)
            well = Well(name=word, area=Area(place.x, ends[k % columns], place.w, high + 50))
            top = well.area.inset(14, 8)
            well.children = [
                Icon(name=word, icon=sign, colour="CALL", area=Area(top.x, top.y + 3, 22, 22)),
                Label(
                    name=word,
                    area=Area(top.x + 32, top.y, top.w - 32, 28),
                    family="narrow",
                    size=theme.MEDIUM,
                    colour="CALL",
                ),
                Label(name=told, area=Area(top.x, top.y + 30, top.w, high), wrap=True),
            ]
            nodes.append(well)
            ends[k % columns] = well.area.bottom + 12
        return max(ends)

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
