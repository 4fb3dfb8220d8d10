"""The pieces of the table as nodes: cards, slots, piles, mats. They paint what they are told and know no rule."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.core.words import _
from game.weiss.cards import Card
from scenes import theme
from scenes.cards.marks import NEAR_SHADOW, SHADOW, badge, dashes, dimmed
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node, Stage
from scenes.ui import text as letters
from scenes.ui.pen import PM
from scenes.weiss.faces import PLAIN, Look, card_image, edition

LIFTED = (22, 190, 16)
RESTED, REVERSED, ATTACKS = rgb("#2c3a4b"), rgb("#8d2f1c"), rgb("#7a5410")
PLACE_FILL, PLACE_WORDS = rgb("#3a3216"), rgb("#ffe2a0")
ON_FELT = rgb("#c4cec7")


@dataclass(eq=False, repr=False, kw_only=True)
class CardNode(Node):
    """A card on the table. `card` None lies face down; `glows` is legal now, `held` is chosen.

    `turn` is how far it is turned, in degrees to the right; `badge` a word on its foot; `light` under 1 darkens it;
    `angle` leans it in a fan; `whole` is its size where its area is only the part in sight.
    """

    role: str = "card"
    card: Card | None = None
    form: str = "hand"
    now: Look = PLAIN
    held: bool = False
    turn: int = 0
    light: float = 1.0
    badge: str = ""
    attacks: bool = False
    markers: int = 0
    key_words: str = ""
    angle: float = 0.0
    lifted: bool = False
    whole: tuple[float, float] = (0.0, 0.0)
    mark: str = ""  # chosen, first, second ...
    target: bool = False  # what is attacked
    margin: float = 28

    def prepare(self, stage: Stage) -> None:
        """Take the room around it that its light needs."""
        self.margin = max(self.margin, 44.0 if self.held else 0.0, 72.0 if self.lifted else 0.0)

    def state(self) -> Hashable:
        """All that shows."""
        card = self.card
        return (
            card and card.id, edition(card), self.value, self.enabled, self.name, self.form, self.now, self.glows,
            self.held, self.turn, self.light, self.badge, self.attacks, self.markers, self.key_words, self.angle,
            self.lifted, self.whole, self.mark, self.target,
        )  # fmt: skip

    def paint(self, brush: Brush) -> None:
        """Shadow, face, ring, badges."""
        wide, high = self.whole if self.whole[0] else (brush.w, brush.h)
        body = Area(0, 0, wide, high)
        if self.angle:
            self._paint_leaning(brush, body)
            return
        radius = min(wide, high) * 0.062
        if self.held:
            for blur, alpha in ((13, 150), (4, 200)):
                brush.glow(body.inset(-3), radius + 3, blur, (*theme.CALL, alpha))
        for marker in range(min(3, self.markers), 0, -1):
            brush.panel(body.moved(5 * marker, 5 * marker), radius, rgb("#d8d0c0"), rgb("#8f8879"), theme.INK, 1)
        brush.shadow(body, radius, LIFTED if self.lifted else SHADOW)
        brush.shadow(body, radius, NEAR_SHADOW)
        brush.surface.blit(self._image(brush, body), brush.rect(body), special_flags=PM)
        self._paint_ring(brush, body, radius)
        self._paint_marks(brush, body)

    def _paint_ring(self, brush: Brush, body: Area, radius: float) -> None:
        if self.glows or self.held:
            grow = 3.0 if self.held else 2.5
            brush.outline(body.inset(-grow), radius + grow, theme.CALL, grow)
        elif self.target:
            brush.outline(body.inset(-3), radius + 3, theme.BAD, 3)
        elif self.hot:
            brush.outline(body.inset(-1.5), radius + 1, theme.QUIET, 1.5)

    def _image(self, brush: Brush, body: Area) -> pygame.Surface:
        box = brush.rect(body)
        size = (box.h, box.w) if self.turn in (90, 270) else box.size
        image = card_image(self.card, self.form, size, brush.scale, self.now)
        light = min(1.0, self.light + (0.12 if self.hot else 0))
        if light < 1:
            image = dimmed(image, light)
        return pygame.transform.rotate(image, -self.turn) if self.turn else image

    def _paint_leaning(self, brush: Brush, body: Area) -> None:
        """In a fan: the bare card is turned, its shadow and its light are soft shapes under it."""
        image = self._image(brush, body)
        edge = brush.px(3)
        framed = pygame.Surface((image.get_width() + 2 * edge, image.get_height() + 2 * edge), pygame.SRCALPHA)
        if self.glows:
            local = Brush(framed, brush.scale, (0, 0), (body.w + 6, body.h + 6))
            whole = Area(0, 0, framed.get_width() / brush.scale, framed.get_height() / brush.scale)
            local.outline(whole, body.w * 0.07, theme.CALL, 3)
        framed.blit(image, (edge, edge), special_flags=PM)
        leaning = pygame.transform.rotozoom(framed, self.angle, 1.0)
        if self.glows:
            brush.glow(body.inset(2), body.w * 0.06, 10, (*theme.CALL, 130))
        brush.shadow(body.inset(2), body.w * 0.06, SHADOW)
        x, y = brush.point(body.w / 2, body.h / 2)
        brush.surface.blit(leaning, (x - leaning.get_width() / 2, y - leaning.get_height() / 2), special_flags=PM)

    def _paint_marks(self, brush: Brush, body: Area) -> None:
        if self.badge:
            fill = REVERSED if self.turn == 180 else ATTACKS if self.attacks else RESTED
            badge(brush, body.w / 2, body.h - 2, self.badge, fill, room=max(body.w + 8, 110))
        if self.mark:
            brush.fill(Area(body.w / 2 - 20, body.h / 2 - 20, 40, 40), theme.CALL, 20)
            if self.mark in ("check", "cross"):
                brush.icon(self.mark, body.w / 2, body.h / 2, 24, theme.DARK_TEXT)
            else:
                brush.text(self.mark, body.w / 2, body.h / 2, theme.LARGE, theme.DARK_TEXT, "strong", "cm")
        if self.key_words:
            brush.keycap(self.key_words, body.w - 4, 17, "r")


@dataclass(eq=False, repr=False, kw_only=True)
class Slot(Node):
    """An empty place on the mat; `glows` where what is held may go, `danger` where damage would land."""

    role: str = "place"
    told: str = ""
    danger: bool = False
    margin: float = 26

    def state(self) -> Hashable:
        """Words and glow."""
        return (super().state(), self.glows, self.told, self.danger)

    def paint(self, brush: Brush) -> None:
        """A faint outline, or a lit dashed one."""
        area = brush.whole
        if self.glows:
            brush.glow(area, 8, 9, (*theme.CALL, 120))
            brush.fill(area, (*PLACE_FILL, 225), 8)
            dashes(brush, area, theme.CALL, 3 if self.hot else 2.4)
        elif self.danger:
            brush.fill(area, (74, 30, 24, 170), 7)
            dashes(brush, area, theme.BAD, 2.2)
        else:
            brush.fill(area, (0, 0, 0, 46), 7)
            brush.outline(area, 7, (223, 232, 224, 44), 1.5)
        ink = PLACE_WORDS if self.glows else theme.BAD_TEXT if self.danger else rgb("#a9b5ae")
        lines = self.told.split("\n") if self.told else []
        for row, words in enumerate(lines):
            y = area.h / 2 + (row - (len(lines) - 1) / 2) * 22
            line = Area(3, y - 11, area.w - 6, 22)
            family = "narrow" if self.glows or self.danger else "slim"
            brush.line(words, line, theme.SMALL, colour=ink, family=family, anchor="cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Pile(Node):
    """A pile: thickness by its count, its top card or a back."""

    role: str = "pile"
    card: Card | None = None
    count: int = 0
    margin: float = 26

    def state(self) -> Hashable:
        """Top card and count."""
        return (super().state(), self.card and self.card.id, self.count, edition(self.card), self.glows)

    def paint(self, brush: Brush) -> None:
        """Edges of cards below, then the top one."""
        area = brush.whole
        if self.glows:
            brush.glow(area, 8, 9, (*theme.CALL, 120))
        if not self.count:
            brush.fill(area, (0, 0, 0, 46), 7)
            brush.outline(area, 7, (223, 232, 224, 44), 1.5)
            brush.line(_("empty"), area.inset(2), theme.SMALL, colour=rgb("#a9b5ae"), family="slim", anchor="cm")
            return
        layers = max(1, min(10, -(-self.count // 4)))
        high = brush.h - layers
        brush.shadow(area, 6, SHADOW)
        for k in range(layers, 0, -1):
            brush.fill(Area(0, k, brush.w, high), rgb("#0b0f15") if k % 2 else rgb("#8b8d90"), 5)
        box = brush.rect(Area(0, 0, brush.w, high))
        image = card_image(self.card, "mini", box.size, brush.scale)
        brush.surface.blit(image, box, special_flags=PM)
        if self.glows or (self.hot and self.on_press is not None):
            brush.outline(area.inset(-1.5), 7, theme.CALL if self.glows else theme.QUIET, 1.5)


@dataclass(eq=False, repr=False, kw_only=True)
class MatGround(Node):
    """The playmat of a side: a faint ground in the seat's colour."""

    role: str = "mat"
    seat: str = ""
    acts: bool = False  # whether this side is asked
    stacked: bool = True

    def state(self) -> Hashable:
        """Whose, and whether it acts."""
        return (super().state(), self.seat, self.acts)

    def paint(self, brush: Brush) -> None:
        """Ground and edge."""
        edge = theme.seat_mark(self.seat).colour
        tint = mix(rgb("#10171a"), edge, 0.16)
        brush.panel(brush.whole, 16, (*tint, 150), (*mix(tint, theme.BLACK, 0.35), 150))
        brush.outline(brush.whole, 16, (*edge, 190 if self.acts else 90), 2 if self.acts else 1.5)


@dataclass(eq=False, repr=False, kw_only=True)
class Plaque(Node):
    """The name of a side with its level and hand."""

    role: str = "plaque"
    seat: str = ""
    who: str = ""
    told: str = ""

    def state(self) -> Hashable:
        """Name and numbers."""
        return (super().state(), self.seat, self.who, self.told)

    def paint(self, brush: Brush) -> None:
        """A dark plate, the seat's colour at its edge."""
        mark = theme.seat_mark(self.seat)
        brush.fill(brush.whole, (11, 17, 24, 215), 9)
        brush.fill(Area(0, 0, 4, brush.h), mark.colour, 2)
        brush.seat(self.seat, 26, brush.h / 2, 11)
        told = letters.width(self.told, theme.MEDIUM, brush.scale, "narrow") + 12
        room = Area(46, 0, max(20.0, brush.w - 58 - told), brush.h)
        brush.line(self.who, room, theme.LARGE if brush.h > 44 else theme.MEDIUM, family="narrow")
        brush.text(self.told, brush.w - 12, brush.h / 2, theme.MEDIUM, theme.QUIET, "narrow", "rm")
