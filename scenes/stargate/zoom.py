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
from scenes.stargate.explain import Row
from scenes.stargate.faces import text_is_known, text_of
from scenes.stargate.texts import TextRow, state_told, text_rows
from scenes.stargate.zoom_nodes import (
    BigCard,
    Glyphs,
    NumberRow,
    NumberSpots,
    StatePill,
    WhyCell,
    number_spots,
    runs,
)
from scenes.ui import (
    Area,
    Button,
    Icon,
    IconButton,
    Label,
    Memory,
    Node,
    Panel,
    Rule,
    Scene,
    ScrollPanel,
    SeatMark,
    Well,
    heading,
)
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

ROW = 52.0
LEAST_WHY = 150.0  # room for reasons beside the numbers


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
        rows = inner._replace(y=inner.y + 38, h=ROW * len(found))
        spots = number_spots(inner.w)
        panel.children = [
            heading(
                letters.shorten(_("Its numbers, now"), spots.printed - 52, theme.SMALL, self.stage.scale, "bold"),
                Area(inner.x, inner.y, spots.printed - 48, 36),
                theme.SMALL,
            ),
            *self._heads(inner, spots),
            Node(name=_("Its numbers, now"), key="numbers", area=rows, children=self._rows(rows, found), stacked=True),
        ]
        nodes.append(panel)
        return self._reasons_below(nodes, panel, found) + 14

    def _reasons_below(self, nodes: list[Node], panel: Node, found: list[Row]) -> float:
        """Where the rows have no room for reasons these stand under them; gives where the panel ends."""
        inner = panel.area.inset(14, 8)
        if number_spots(inner.w).why_wide >= LEAST_WHY:
            return panel.area.bottom
        y = panel.area.bottom - 6
        for first, last in runs(found):
            names = ", ".join(dict.fromkeys(row.words for row in found[first : last + 1]))
            told = f"{names}: {found[first].why}"
            high = letters.height(told, inner.w, theme.SMALL, self.stage.scale)
            panel.children.append(Label(name=told, area=Area(inner.x, y, inner.w, high), wrap=True, colour="QUIET"))
            y += high + 4
        panel.area = panel.area._replace(h=max(panel.area.h, y + 6 - panel.area.y))
        return panel.area.bottom

    def _heads(self, inner: Area, spots: NumberSpots) -> list[Node]:
        """What the columns hold."""
        made = []
        for head, x, wide in (
            (_("printed"), spots.printed - 44, 88.0),
            (_("what changes it"), spots.why, spots.why_wide),
            (_("now"), spots.now - 44, 78.0),
        ):
            if wide < 40 or (x == spots.why and wide < LEAST_WHY):
                continue
            told = letters.shorten(head, wide, theme.SMALL, self.stage.scale)
            anchor = "l" if x == spots.why else "c"
            place = Area(inner.x + x, inner.y, wide, 36)
            made.append(Label(name=told, area=place, colour="QUIET", anchor=anchor))
        return list(made)

    def _rows(self, area: Area, found: list[Row]) -> list[Node]:
        """A row a number; reasons that are the same for several rows stand once beside all of them."""
        nodes: list[Node] = []
        for k, row in enumerate(found):
            said = f"{row.words}: {row.printed}, {row.now}" + (f" ({row.why})" if row.why else "")
            place = Area(area.x, area.y + k * ROW, area.w, ROW - 2)
            nodes.append(NumberRow(name=said, key=f"number {k}", row=row, area=place, value=row.now))
        spots = number_spots(area.w)
        for first, last in runs(found) if spots.why_wide >= LEAST_WHY else ():
            row = found[first]
            top, high = area.y + first * ROW + 2, (last - first + 1) * ROW - 6
            place = Area(area.x + spots.why, top, spots.why_wide, high)
            nodes.append(WhyCell(name=row.why, key=f"why {first}", row=row, area=place))
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
        panel = Panel(name=_("Its text, now"), area=at, raised=False)
        inner = at.inset(16, 10)
        y = inner.y
        for number, row in enumerate(found):
            made, y = self._paragraph(row, inner._replace(y=y), number)
            panel.children += made
            if number + 1 < len(found):
                panel.children.append(Rule(name="", area=Area(inner.x, y + 5, inner.w, 1)))
                y += 12
        panel.area = at._replace(h=y - at.y + 10)
        nodes.append(panel)
        return panel.area.bottom + 14

    def _paragraph(self, row: TextRow, at: Area, number: int) -> tuple[list[Node], float]:
        """A text on the left, its state and why on the right; below each other where room is short."""
        beside = at.w > 620 and bool(row.state)
        wide = at.w * 0.6 if beside else at.w
        high = letters.height(letters.spans(row.text), wide, theme.MEDIUM, self.stage.scale)
        text = Label(
            name=row.text, key=f"text {number}", area=Area(at.x, at.y, wide, high), wrap=True, rich=True,
            size=theme.MEDIUM,
        )  # fmt: skip
        if not row.state:
            return [text], at.y + high
        place = Area(at.x + wide + 16, at.y, at.w - wide - 16, 0) if beside else at._replace(y=at.y + high + 4)
        sign, word = state_told(row.state)
        used = min(place.w, letters.width(word, theme.SMALL, self.stage.scale, "narrow") + 52)
        at_pill = place._replace(w=used, h=32)
        pill = StatePill(name=word, key=f"state {number}", sign=sign, state_of=row.state, area=at_pill)
        nodes: list[Node] = [text, pill]
        bottom = pill.area.bottom
        if row.why:
            told = letters.height(row.why, place.w, theme.SMALL, self.stage.scale)
            nodes.append(Label(name=row.why, area=Area(place.x, bottom + 4, place.w, told), wrap=True, colour="QUIET"))
            bottom += told + 4
        return nodes, max(at.y + high, bottom)

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
