"""The pieces of the table as nodes: cards, places, beds, piles. They paint what they are told and know no rule."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from operator import attrgetter

import pygame

from game.stargate.cards import Card
from scenes import theme
from scenes.cards.marks import NEAR_SHADOW, SHADOW, badge, dimmed
from scenes.stargate import signs
from scenes.stargate.faces import PLAIN, Look, card_image, edition
from scenes.theme import rgb
from scenes.ui import Area, Brush, Node, Stage
from scenes.ui import text as letters
from scenes.ui.pen import PM

LIFTED = (22, 190, 16)
STOPPED = rgb("#8d2f1c")


@dataclass(eq=False, repr=False, kw_only=True)
class CardNode(Node):
    """A card on the table. `card` None lies face down; `glows` is legal now, `held` is chosen.

    `turned` lies on its side (stopped); `tabs` are the glyphs under it with their experience; `share` is what it
    brings to the sum; `badge` a word on its foot; `light` under 1 darkens it; `angle` turns it in a fan.
    """

    role: str = "card"
    card: Card | None = None
    form: str = "hand"
    now: Look = PLAIN
    held: bool = False
    turned: bool = False
    light: float = 1.0
    tabs: tuple[tuple[str, int], ...] = ()
    share: str = ""
    share_drop: float = 21.0  # how far under its foot the share hangs
    skill: str = ""
    badge: str = ""
    plus: str = ""
    key_words: str = ""
    angle: float = 0.0
    lifted: bool = False
    whole: tuple[float, float] = (0.0, 0.0)  # its size where its area is only the part in sight
    mark: str = ""  # chosen, first, second ...
    veiled: bool = False  # on its way: not shown here yet
    face_down: bool = False  # known to the viewer alone: others see its back
    coins: tuple[str, ...] = ()  # the glyphs under it as coins, where another card covers the place of its tabs
    margin: float = 28

    def prepare(self, stage: Stage) -> None:
        """Take the room around it that its light and what hangs on it need."""
        hanging = self.share_drop + 22 if self.share else 0.0
        around = 44.0 if self.tabs or self.held else 0.0
        self.margin = max(self.margin, hanging, around, 72.0 if self.lifted else 0.0)

    def state(self) -> Hashable:
        """All that shows."""
        card = self.card
        return (card and card.id, edition(card), self.value, self.enabled, _SHOWN(self))

    def paint(self, brush: Brush) -> None:
        """Shadow, glyphs, face, ring, badges."""
        if self.veiled:
            return
        wide, high = self.whole if self.whole[0] else (brush.w, brush.h)
        body = Area(0, 0, wide, high)
        if self.angle:
            self._paint_leaning(brush, body)
            return
        radius = min(wide, high) * 0.062
        if self.held:
            for blur, alpha in ((13, 150), (4, 200)):
                brush.glow(body.inset(-3), radius + 3, blur, (*theme.CALL, alpha))
        kind = LIFTED if self.lifted else SHADOW
        brush.shadow(body, radius, kind)
        brush.shadow(body, radius, NEAR_SHADOW)
        self._paint_tabs(brush, wide)
        self._paint_face(brush, body)
        if self.glows or self.held:
            grow = 3.0 if self.held else 2.5
            brush.outline(body.inset(-grow), radius + grow, theme.CALL, grow)
        elif self.hot:
            brush.outline(body.inset(-1.5), radius + 1, theme.QUIET, 1.5)
        self._paint_marks(brush, body)

    def _image(self, brush: Brush, body: Area) -> pygame.Surface:
        box = brush.rect(body)
        size = (box.h, box.w) if self.turned else box.size
        light = min(1.0, self.light * (0.55 if self.face_down else 1) + (0.12 if self.hot else 0))
        image = card_image(self.card, self.form, size, brush.scale, self.now)
        if light < 1:
            image = dimmed(image, light)
        return pygame.transform.rotate(image, -90) if self.turned else image

    def _paint_face(self, brush: Brush, body: Area) -> None:
        brush.surface.blit(self._image(brush, body), brush.rect(body), special_flags=PM)

    def _paint_leaning(self, brush: Brush, body: Area) -> None:
        """In a fan: the bare card is turned, its shadow and its light are soft shapes under it."""
        image = self._image(brush, body)
        edge = brush.px(3)
        framed = pygame.Surface((image.get_width() + 2 * edge, image.get_height() + 2 * edge), pygame.SRCALPHA)
        if self.glows:
            local = Brush(framed, brush.scale, (0, 0), (body.w + 6, body.h + 6))
            local.outline(
                Area(0, 0, framed.get_width() / brush.scale, framed.get_height() / brush.scale),
                body.w * 0.07,
                theme.CALL,
                3,
            )
        framed.blit(image, (edge, edge), special_flags=PM)
        leaning = pygame.transform.rotozoom(framed, self.angle, 1.0)
        radius = body.w * 0.06
        if self.glows:
            brush.glow(body.inset(2), radius, 10, (*theme.CALL, 130))
        brush.shadow(body.inset(2), radius, SHADOW)
        x, y = brush.point(body.w / 2, body.h / 2)
        brush.surface.blit(leaning, (x - leaning.get_width() / 2, y - leaning.get_height() / 2), special_flags=PM)

    def _paint_tabs(self, brush: Brush, wide: float) -> None:
        pitch = min(54.0, (brush.h - 20) / max(1, len(self.tabs)))
        for row, (name, experience) in enumerate(self.tabs):
            box = Area(wide - 8, 8 + row * pitch, 44, 52)
            brush.shadow(box, 5, NEAR_SHADOW)
            brush.panel(box, 5, rgb("#2b4a72"), rgb("#14243c"), rgb("#0b1220"), 1.5)
            signs.constellation(brush, name, box.x + 26, box.y + 18, 28)
            brush.icon("star", box.x + 18, box.y + 40, 13, theme.CALL)
            brush.text(str(experience), box.x + 28, box.y + 40, theme.SMALL, theme.TEXT, "strong", "lm")

    def _paint_marks(self, brush: Brush, body: Area) -> None:
        if self.face_down:
            x, y = body.w / 2, body.h * 0.5
            brush.fill(Area(x - 26, y - 32, 52, 64), (*signs.INK, 225), 12)
            signs.sign(brush, "hidden", x, y, 46, theme.CREAM, signs.INK)
        for row, name in enumerate(self.coins):
            signs.glyph(brush, name, 40, body.h - 20 - 30 * row, 28)
        if self.share:
            share_pill(brush, body.w / 2, body.h + self.share_drop, self.share, self.skill)
        if self.badge:
            badge(
                brush, body.w / 2, body.h - 2, self.badge, STOPPED if self.turned else rgb("#2c3a4b"), room=body.w + 8
            )
        if self.plus:
            brush.fill(Area(body.w - 24, 44, 36, 34), theme.CREAM, 17)
            brush.fill(Area(body.w - 22, 46, 32, 30), rgb("#1d6b57"), 15)
            brush.text(self.plus, body.w - 6, 61, theme.SMALL, theme.WHITE, "strong", "cm")
        if self.mark:
            brush.fill(Area(body.w / 2 - 20, body.h / 2 - 20, 40, 40), theme.CALL, 20)
            if self.mark in ("check", "cross"):
                brush.icon(self.mark, body.w / 2, body.h / 2, 24, theme.DARK_TEXT)
            else:
                brush.text(self.mark, body.w / 2, body.h / 2, theme.LARGE, theme.DARK_TEXT, "strong", "cm")
        if self.key_words:
            brush.keycap(self.key_words, body.w - 4, 17, "r")


_SHOWN = attrgetter(
    "name", "form", "now", "glows", "held", "turned", "light", "tabs", "share", "share_drop", "skill", "badge",
    "plus", "key_words", "angle", "lifted", "whole", "mark", "veiled", "face_down", "coins",
)  # fmt: skip


def share_pill(brush: Brush, x: float, y: float, words: str, skill: str) -> None:
    """A card's share of the sum, on a pill hanging under it."""
    wide = letters.width(words, theme.LARGE, brush.scale, "strong") + 46
    box = Area(x - wide / 2, y - 17, wide, 34)
    brush.shadow(box, 17, NEAR_SHADOW)
    brush.panel(box, 17, signs.INK, signs.INK, rgb("#fff3d6"), 2)
    if skill:
        signs.plate(brush, skill, box.x + 18, y, 27)
    brush.text(words, box.right - 12, y, theme.LARGE, rgb("#fff6e8"), "strong", "rm")
