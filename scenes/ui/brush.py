"""The brush a node paints with: units, its own corner as (0, 0), words and panels and signs ready made.

Everything lands premultiplied on the node's surface. Nothing here knows what is drawn or why.
"""

from collections.abc import Callable, Hashable

import pygame

from scenes import theme
from scenes.theme import Colour, mix
from scenes.ui import skin
from scenes.ui import text as letters
from scenes.ui.geometry import Area
from scenes.ui.icons import icon
from scenes.ui.pen import PM, Paint, Pen, mark_sprite, premultiplied, seat_sprite, sprite


class Brush:
    """Paints on `surface`; unit point (0, 0) lies at pixel `origin`, `size` is the node's size in units."""

    def __init__(
        self, surface: pygame.Surface, scale: float, origin: tuple[float, float], size: tuple[float, float]
    ) -> None:
        self.surface, self.scale, self.origin = surface, scale, origin
        self.w, self.h = size

    @property
    def whole(self) -> Area:
        """The node's own area, from (0, 0)."""
        return Area(0, 0, self.w, self.h)

    def px(self, units: float) -> int:
        """Units in whole pixels, at least 1 for anything above nothing."""
        return max(1, round(units * self.scale)) if units > 0 else 0

    def rect(self, area: Area) -> pygame.Rect:
        """An area in pixels of the surface."""
        s, (ox, oy) = self.scale, self.origin
        left, top = round(area.x * s + ox), round(area.y * s + oy)
        return pygame.Rect(left, top, round(area.right * s + ox) - left, round(area.bottom * s + oy) - top)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point in pixels of the surface."""
        return x * self.scale + self.origin[0], y * self.scale + self.origin[1]

    def blit(self, image: pygame.Surface, x: float, y: float, middle: bool = False) -> None:
        """Put a premultiplied image with its corner (or its middle) at the point."""
        px, py = self.point(x, y)
        if middle:
            px, py = px - image.get_width() / 2, py - image.get_height() / 2
        self.surface.blit(image, (round(px), round(py)), special_flags=PM)

    def fill(self, area: Area, colour: Paint, radius: float = 0) -> None:
        """A filled rectangle, with round corners or without."""
        if radius:
            self.panel(area, radius, colour, colour)
            return
        box = self.rect(area)
        if len(colour) == 4 and colour[3] < 255:
            veil = pygame.Surface(box.size, pygame.SRCALPHA)
            veil.fill(premultiplied(colour))
            self.surface.blit(veil, box, special_flags=PM)
        else:
            self.surface.fill(colour, box)

    def panel(
        self, area: Area, radius: float, top: Paint, bottom: Paint, edge: Paint | None = None, line: float = 1
    ) -> None:
        """A rounded panel with a ramp from `top` to `bottom` and an edge."""
        box = self.rect(area)
        if box.w > 0 and box.h > 0:
            made = skin.panel(box.size, self.px(radius), top, bottom, edge, self.px(line))
            self.surface.blit(made, box, special_flags=PM)

    def body(self, area: Area, fill: Colour, radius: float = theme.PANEL_RADIUS, edge: Paint | None = None) -> None:
        """A panel of one colour, lit from above."""
        top, bottom, usual = skin.body(fill)
        self.panel(area, radius, top, bottom, edge or usual, 2 if edge else 1)

    def outline(self, area: Area, radius: float, colour: Paint, line: float = 1) -> None:
        """The edge of a rounded rectangle alone."""
        box = self.rect(area)
        made = skin.frame(box.size, self.px(radius), self.px(line), colour)
        self.surface.blit(made, box, special_flags=PM)

    def shadow(self, area: Area, radius: float, kind: tuple[int, int, int] = theme.PANEL_SHADOW) -> None:
        """A soft shadow under an area: blur, alpha, how far down."""
        blur, alpha, down = kind
        self.glow(area.moved(0, down), radius, blur, (0, 0, 0, alpha))

    def glow(self, area: Area, radius: float, blur: float, colour: Paint) -> None:
        """Soft light (or dark) around an area."""
        box = self.rect(area)
        made, pad = skin.soft(box.size, self.px(radius), self.px(blur), colour)
        self.surface.blit(made, (box.x - pad, box.y - pad), special_flags=PM)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float = theme.SMALL,
        colour: Colour | None = None,
        family: str = "read",
        anchor: str = "lm",
        shadow: Colour | None = None,
    ) -> float:
        """One line. `anchor`: l, c or r, then t (top), m (middle of capitals), b (base line). Gives its
        width."""
        pixels = letters.pixel_size(size, self.scale)
        image = letters.render(words, family, pixels, colour or theme.TEXT)
        used = letters.font(family, pixels)
        px, py = self.point(x, y)
        px -= {"l": 0.0, "c": image.get_width() / 2, "r": float(image.get_width())}[anchor[0]]
        if anchor[1] == "m":
            py += cap_height(family, pixels) / 2 - used.get_ascent()
        elif anchor[1] == "b":
            py -= used.get_ascent()
        if shadow is not None:
            under = letters.render(words, family, pixels, shadow)
            for dx, dy in ((0, 1), (1, 1), (-1, 1), (0, 2), (1, 0), (-1, 0), (0, -1)):
                self.surface.blit(under, (round(px) + dx, round(py) + dy), special_flags=PM)
        self.surface.blit(image, (round(px), round(py)), special_flags=PM)
        return image.get_width() / self.scale

    def line(self, words: str, area: Area, size: float = theme.SMALL, **look: object) -> None:
        """One line inside an area, shortened with an ellipsis if it does not fit; `look` as in `text`."""
        family = str(look.get("family", "read"))
        anchor = str(look.setdefault("anchor", "lm"))
        words = letters.shorten(words, area.w, size, self.scale, family)
        x = {"l": area.x, "c": area.x + area.w / 2, "r": area.right}[anchor[0]]
        y = {"t": area.y, "m": area.y + area.h / 2, "b": area.bottom}[anchor[1]]
        self.text(words, x, y, size, **look)  # type: ignore[arg-type]

    def paragraph(
        self,
        words: letters.Rich,
        area: Area,
        size: float = theme.SMALL,
        colour: Colour | None = None,
        family: str = "read",
        anchor: str = "l",
    ) -> float:
        """Wrapped words from the top of an area. Gives the y just below the last line."""
        pieces, lines, _ = letters.flow(letters.as_spans(words, family), area.w, size, self.scale)
        step = letters.line_height(size)
        shift = self._line_shifts(pieces, lines, area.w, size, anchor)
        for piece in pieces:
            x, y = area.x + piece.x + shift[piece.line], area.y + (piece.line + 0.5) * step
            paint = piece.span.colour or colour
            if piece.span.icon:
                self.icon(piece.span.icon, x + size * 0.5, y, size, paint or theme.TEXT)
            else:
                self.text(piece.span.text, x, y, size, paint, piece.span.family)
        return area.y + lines * step

    def _line_shifts(
        self, pieces: tuple[letters.Piece, ...], lines: int, room: float, size: float, anchor: str
    ) -> list[float]:
        if anchor == "l":
            return [0.0] * lines
        ends = [0.0] * lines
        for piece in pieces:
            words = piece.span.text.rstrip()
            long = size if piece.span.icon else letters.width(words, size, self.scale, piece.span.family)
            ends[piece.line] = max(ends[piece.line], piece.x + long)
        return [(room - end) * (0.5 if anchor == "c" else 1) for end in ends]

    def icon(self, name: str, x: float, y: float, side: float, colour: Paint | None = None) -> None:
        """A sign with its middle at the point."""
        self.blit(icon(name, self.px(side), colour or theme.TEXT), x, y, middle=True)

    def seat(self, name: str, x: float, y: float, radius: float, edge: bool = True) -> None:
        """The mark of a seat with its middle at the point."""
        self.blit(seat_sprite(name, self.px(radius), edge), x, y, middle=True)

    def mark(self, mark: theme.Mark, x: float, y: float, radius: float) -> None:
        """Any colour in its shape."""
        self.blit(mark_sprite(mark, self.px(radius)), x, y, middle=True)

    def vector(self, key: Hashable, area: Area, draw: Callable[[Pen], None], larger: int = 3) -> None:
        """Free drawing: `draw` gets a pen in units with the area's corner as (0, 0); kept under `key`."""
        box = self.rect(area)
        kept = None if key is None else (key, round(self.scale, 4))
        self.surface.blit(sprite(kept, box.w, box.h, self.scale, draw, larger), box, special_flags=PM)

    def keycap(self, words: str, x: float, y: float, anchor: str = "r", gold: bool = False) -> float:
        """A key as a little cap, its middle at height `y`, its left (l) or right (r) edge at `x`. Gives its
        width."""
        wide = keycap_width(words, self.scale)
        left = x - wide if anchor == "r" else x
        cap = Area(left, y - 13, wide, 26)
        if gold:
            self.fill(cap, (60, 38, 0, 70), 6)
            self.text(words, left + wide / 2, y, theme.SMALL, theme.DARK_TEXT, "narrow", "cm")
            return wide
        self.fill(cap.moved(0, 2), (13, 18, 24), 6)
        self.panel(cap, 6, mix(theme.RAISED, theme.BLACK, 0.05), mix(theme.PANEL, theme.BLACK, 0.15), theme.HAIRLINE)
        self.text(words, left + wide / 2, y, theme.SMALL, theme.TEXT, "narrow", "cm")
        return wide


def keycap_width(words: str, scale: float) -> float:
    """How wide `Brush.keycap` draws, in units."""
    return max(26.0, letters.width(words, theme.SMALL, scale, "narrow") + 14)


def cap_height(family: str, pixels: int) -> int:
    """The height of a capital letter in pixels."""
    metrics = letters.font(family, pixels).metrics("H")[0]
    return metrics[3] if metrics else pixels * 7 // 10
