"""The button for the one thing to do now: sign and verb in the middle of the first line, the result under it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes import theme
from scenes.table.board import Board, Spot
from scenes.table.state import Square
from scenes.ui import Area, Brush, Button
from scenes.ui import text as letters
from scenes.ui.brush import keycap_width

if TYPE_CHECKING:
    from scenes.ui import Stage

GAP = 10.0


@dataclass(eq=False, repr=False, kw_only=True)
class MainButton(Button):
    """Like any button, but everything stands in the middle, line by line.

    It shows Enter only while Enter does what it says: while the pointer is used, or with the focus on it or on the
    square `at` of the board, where a press does the same. Anywhere else Enter presses what has the focus.
    """

    at: Square | None = None
    share: float = 0.0  # of a bot's time that has passed, as a line along its foot
    stage: Stage | None = None

    def prepare(self, stage: Stage) -> None:
        """Know where the focus is."""
        super().prepare(stage)
        self.stage = stage

    def shown_key(self) -> str:
        """The key that presses it now, or nothing."""
        stage = self.stage
        if self.shortcut != "press" or stage is None or not stage.ring or stage.focus is None:
            return self.key_words
        focus = stage.focus
        here = focus.at if isinstance(focus, Spot) else focus.cursor() if isinstance(focus, Board) else None
        same = focus.path == self.path or (here is not None and here == self.at)
        return self.key_words if same else ""

    def state(self) -> Hashable:
        """With the key it shows, and the time."""
        return (super().state(), self.shown_key(), self.share)

    def _sign(self) -> float:
        return self.size * 1.15 + GAP if self.icon else 0.0

    def _lines(self, scale: float, keyed: bool) -> tuple[tuple[letters.Piece, ...], int, bool, float]:
        """The pieces of the verb, how many lines, whether a word is too wide, and the room they have."""
        cap = keycap_width(self.shown_key(), scale) + GAP if keyed else 0.0
        room = self.area.w - 28 - self._sign() - cap
        return *letters.flow(letters.as_spans(self.name, "bold"), room, self.size, scale), room

    def _fits_so(self, scale: float, keyed: bool) -> bool:
        _pieces, lines, wide, _room = self._lines(scale, keyed)
        below, cut = self._result(scale)
        high = lines * letters.line_height(self.size) + below * letters.line_height(theme.SMALL)
        return not wide and not cut and high <= self.area.h - 4

    def _result(self, scale: float) -> tuple[int, bool]:
        if not self.subtitle:
            return 0, False
        _pieces, lines, wide = letters.flow(letters.as_spans(self.subtitle), self.area.w - 24, theme.SMALL, scale)
        return lines, wide

    def cut(self, scale: float) -> bool:
        """Whether the words do not fit even without the key."""
        return not self._fits_so(scale, False)

    def paint(self, brush: Brush) -> None:
        """Body, sign, verb, key; the result below."""
        self._paint_body(brush)
        if self.share:
            brush.fill(Area(14, brush.h - 12, brush.w - 28, 5), (*theme.DARK_TEXT, 70), 2)
            brush.fill(Area(14, brush.h - 12, (brush.w - 28) * self.share, 5), theme.DARK_TEXT, 2)
        colour, note = self._colours()
        scale = brush.scale
        keyed = bool(self.shown_key()) and self._fits_so(scale, True)
        pieces, lines, _wide, _room = self._lines(scale, keyed)
        step = letters.line_height(self.size)
        below, _cut = self._result(scale)
        y = (brush.h - lines * step - below * letters.line_height(theme.SMALL)) / 2 + (1 if self.down else 0)
        cap = keycap_width(self.shown_key(), scale) + GAP if keyed else 0.0
        wide = max((p.x + letters.width(p.span.text.rstrip(), self.size, scale, "bold") for p in pieces), default=0.0)
        left = (brush.w - wide - self._sign() - cap) / 2
        if self.icon:
            brush.icon(self.icon, left + self.size * 0.58, y + lines * step / 2, self.size * 1.15, colour)
        room = Area(left + self._sign(), y, wide + 2, lines * step)
        brush.paragraph(self.name, room, self.size, colour, "bold", anchor="c")
        if keyed:
            brush.keycap(
                self.shown_key(), left + self._sign() + wide + GAP, y + lines * step / 2, "l", self.kind == "call"
            )
        if self.subtitle:
            place = Area(12, y + lines * step, brush.w - 24, brush.h)
            brush.paragraph(self.subtitle, place, theme.SMALL, note, anchor="c")
