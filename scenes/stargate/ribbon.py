"""The running sum across the table: skill and difficulty with their terms, and how the mission would end now."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.words import _
from game.stargate.deck_rules import skill_name
from scenes import theme
from scenes.stargate import signs
from scenes.stargate.sums import Sums, Term, outcome_words
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen, mark_shape


def verdict(made: Sums) -> str:
    """The sum in words: `Combat 8 against 7`."""
    return _("{skill} {a} against {b}").format(skill=skill_name(made.skill), a=made.total, b=made.difficulty)


@dataclass(eq=False, repr=False, kw_only=True)
class Ribbon(Node):
    """Both sums. `made` None is between missions; `told` stands there then."""

    role: str = "sum"
    hero: str = ""
    villain: str = ""
    made: Sums | None = None
    told: str = ""
    margin: float = 30

    def state(self) -> Hashable:
        """All that shows."""
        made = self.made
        facts = made and (made.ended, made.skill, made.total, made.difficulty, tuple(made.hero), tuple(made.villain))
        return (self.name, self.hero, self.villain, facts, self.told)

    def cut(self, scale: float) -> bool:
        """Whether the verdict is too long for its part."""
        if self.made is None:
            return letters.width(self.told, theme.SMALL, scale) > self.area.w - 40
        words = max(_lines(self.made), key=lambda w: letters.width(w, theme.SMALL, scale, "narrow"))
        return letters.width(words, theme.SMALL, scale, "narrow") > self._middle() - 66

    def _middle(self) -> float:
        return min(470.0, self.area.w * 0.4) if self.area.w > 700 else self.area.w * 0.56

    def paint(self, brush: Brush) -> None:
        """The band, the verdict in its middle, the sums at its ends."""
        area, half = brush.whole, brush.h / 2
        brush.shadow(area, half, (14, 150, 7))
        brush.panel(area, half, rgb("#2a3a4e"), rgb("#1d2938"), rgb("#0d141d"), 1.5)
        if self.made is None:
            brush.line(self.told, area.inset(20, 0), theme.SMALL, anchor="cm")
            return
        made = self.made
        middle = self._middle()
        self._verdict(brush, made, Area((brush.w - middle) / 2, 1.5, middle, brush.h - 3))
        room = (brush.w - middle) / 2
        ends = half + 4
        self._end(brush, self.hero, str(made.total), ends)
        self._end(brush, self.villain, str(made.difficulty), brush.w - ends)
        left = Area(brush.h + 12, 0, room - brush.h - 24, brush.h)
        self._terms(brush, made.hero, left)
        self._terms(brush, made.villain, left._replace(x=brush.w - room + 12))

    def _verdict(self, brush: Brush, made: Sums, area: Area) -> None:
        colour = theme.GOOD if made.success else theme.BAD
        brush.panel(area, 0, mix(colour, rgb("#101820"), 0.38), mix(colour, rgb("#101820"), 0.58))
        for x in (area.x, area.right - 2):
            brush.fill(Area(x, area.y, 2, area.h), colour)
        brush.icon("check" if made.success else "cross", area.x + 32, brush.h / 2, 30, theme.WHITE)
        first, second = _lines(made)
        room = Area(area.x + 60, 0, area.w - 66, brush.h)
        size = (
            theme.LARGE
            if letters.width(first, theme.LARGE, brush.scale, "narrow") <= room.w and brush.h > 62
            else theme.MEDIUM
        )
        brush.line(first, room._replace(h=brush.h * 0.56, y=2), size, colour=theme.WHITE, family="narrow")
        small = (
            theme.MEDIUM
            if letters.width(second, theme.MEDIUM, brush.scale, "slim") <= room.w and brush.h > 62
            else theme.SMALL
        )
        brush.line(
            second, room._replace(y=brush.h * 0.5, h=brush.h * 0.44), small, colour=rgb("#eafff6"), family="slim"
        )

    def _end(self, brush: Brush, seat: str, words: str, x: float) -> None:
        """A sum in the seat's shape."""
        mark = theme.seat_mark(seat)
        side = brush.h + 12

        def draw(pen: Pen) -> None:
            for radius, ink in ((side / 2, signs.INK), (side / 2 - 3, mark.colour), (side / 2 - 8, signs.INK)):
                pen.poly(mark_shape(mark.shape, side / 2, side / 2, radius), ink)

        brush.vector(("sum end", mark, side), Area(x - side / 2, (brush.h - side) / 2, side, side), draw)
        brush.text(
            words,
            x,
            brush.h / 2 + (4 if mark.shape in ("triangle",) else 0),
            theme.HUGE * 0.82,
            theme.WHITE,
            "strong",
            "cm",
        )

    def _terms(self, brush: Brush, terms: list[Term], area: Area) -> None:
        if not terms or area.w < 60:
            return
        fits = max(1, int(area.w // 54))
        if fits == 1 < len(terms):
            return
        shown = (
            terms
            if len(terms) <= fits
            else [*terms[: fits - 1], Term(_("more"), sum(t.value for t in terms[fits - 1 :]))]
        )
        step = area.w / len(shown)
        for k, term in enumerate(shown):
            x = area.x + step * (k + 0.5)
            value = str(term.value) if term.words != _("Effects") else f"{term.value:+d}"
            brush.text(value, x, brush.h * 0.36, theme.LARGE, theme.TEXT, "strong", "cm")
            name = letters.shorten(
                _short(term.words, step - 8, brush.scale), step - 8, theme.SMALL, brush.scale, "slim"
            )
            brush.text(name, x, brush.h * 0.74, theme.SMALL, theme.QUIET, "slim", "cm")
            if k:
                brush.text("+", area.x + step * k, brush.h * 0.36, theme.MEDIUM, theme.QUIET, "slim", "cm")


def _short(words: str, room: float, scale: float) -> str:
    from scenes.stargate.faces import short_name

    return short_name(words, room, scale)


def _lines(made: Sums) -> tuple[str, str]:
    return verdict(made), outcome_words(made)


def ribbon_words(made: Sums | None, told: str) -> str:
    """The whole sum for a narrator."""
    if made is None:
        return told
    hero = ", ".join(f"{t.words} {t.value}" for t in made.hero)
    villain = ", ".join(f"{t.words} {t.value}" for t in made.villain)
    return f"{verdict(made)}. {outcome_words(made)}. {hero or 0} | {villain}"
