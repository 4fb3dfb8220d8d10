"""The running sum across the table: skill and difficulty with their terms, and how the mission would end now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.core.words import _
from game.stargate.deck_rules import skill_name
from scenes import theme
from scenes.stargate import signs
from scenes.stargate.faces import short_name
from scenes.stargate.sums import Sums, Term, outcome_words, short_outcome
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen, mark_shape


def verdict(made: Sums) -> str:
    """The sum in words: `Combat 8 against 7`."""
    return _("{skill} {a} against {b}").format(skill=skill_name(made.skill), a=made.total, b=made.difficulty)


@dataclass(eq=False, repr=False, kw_only=True)
class Ribbon(Node):
    """The band that both sums lie on; `told` stands there between missions."""

    role: str = "sum"
    told: str = ""
    stacked: bool = True
    margin: float = 26

    def state(self) -> Hashable:
        """Only what is painted on the band itself."""
        return (self.told, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether what stands there is too long."""
        return bool(self.told) and letters.width(self.told, theme.MEDIUM, scale, "slim") > self.area.w - 60

    def paint(self, brush: Brush) -> None:
        """The band."""
        brush.shadow(brush.whole, brush.h / 2, (14, 150, 7))
        brush.panel(brush.whole, brush.h / 2, rgb("#2a3a4e"), rgb("#1d2938"), rgb("#0d141d"), 1.5)
        if self.told:
            brush.line(self.told, brush.whole.inset(30, 0), theme.MEDIUM, family="slim", anchor="cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Verdict(Node):
    """How it would end, in the middle of the band."""

    role: str = "verdict"
    made: Sums | None = None

    def state(self) -> Hashable:
        """Everything it tells."""
        return self.made is not None and self.made.key()

    def _lines(self, scale: float) -> tuple[str, str]:
        """The sums, and what comes of them in as many words as there is room for."""
        if self.made is None:
            return "", ""
        told = (outcome_words(self.made), short_outcome(self.made))
        room = self.area.w - 60
        return verdict(self.made), next((one for one in told if _wide(one, scale) <= room), told[-1])

    def cut(self, scale: float) -> bool:
        """Whether a line is too long."""
        return max(_wide(words, scale) for words in self._lines(scale)) > self.area.w - 58

    def paint(self, brush: Brush) -> None:
        """Sign, the sums, what comes of them."""
        assert self.made is not None
        colour = theme.GOOD if self.made.success else theme.BAD
        brush.panel(brush.whole, 0, mix(colour, rgb("#101820"), 0.38), mix(colour, rgb("#101820"), 0.58))
        for x in (0, brush.w - 2):
            brush.fill(Area(x, 0, 2, brush.h), colour)
        brush.icon("check" if self.made.success else "cross", 30, brush.h / 2, 30, theme.WHITE)
        room = Area(56, 0, brush.w - 60, brush.h)
        high = brush.h > 60
        first, second = self._lines(brush.scale)
        size = _fitting(first, (theme.LARGE, theme.MEDIUM) if high else (theme.MEDIUM,), room.w, brush.scale, "narrow")
        brush.line(first, room._replace(h=brush.h * 0.56, y=2), size, colour=theme.WHITE, family="narrow")
        size = _fitting(second, (theme.MEDIUM, theme.SMALL) if high else (theme.SMALL,), room.w, brush.scale, "slim")
        low = room._replace(y=brush.h * 0.5, h=brush.h * 0.44)
        brush.line(second, low, size, colour=rgb("#eafff6"), family="slim")


def _wide(words: str, scale: float) -> float:
    return letters.width(words, theme.SMALL, scale, "slim")


def _fitting(words: str, sizes: tuple[float, ...], room: float, scale: float, family: str) -> float:
    """The largest size in which words fit; else the smallest."""
    return next((size for size in sizes if letters.width(words, size, scale, family) <= room), sizes[-1])


@dataclass(eq=False, repr=False, kw_only=True)
class SumEnd(Node):
    """A whole sum, in the shape of its seat."""

    role: str = "total"
    seat: str = ""

    def state(self) -> Hashable:
        """Number and seat."""
        return (self.value, self.seat)

    def paint(self, brush: Brush) -> None:
        """Shape and number."""
        mark = theme.seat_mark(self.seat)
        side = brush.w

        def draw(pen: Pen) -> None:
            for radius, ink in ((side / 2, signs.INK), (side / 2 - 3, mark.colour), (side / 2 - 8, signs.INK)):
                pen.poly(mark_shape(mark.shape, side / 2, side / 2, radius), ink)

        brush.vector(("sum end", mark, side), brush.whole, draw)
        low = 4 if mark.shape == "triangle" else 0
        brush.text(str(self.value), side / 2, brush.h / 2 + low, theme.HUGE * 0.82, theme.WHITE, "strong", "cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Terms(Node):
    """What a sum is made of: number over name, as many as there is room for, the rest as one."""

    role: str = "terms"
    terms: tuple[Term, ...] = ()

    def state(self) -> Hashable:
        """The terms."""
        return self.terms

    def _shown(self) -> list[Term]:
        fits = max(1, int(self.area.w // 56))
        terms = list(self.terms)
        if len(terms) <= fits:
            return terms
        rest = sum(term.value for term in terms[fits - 1 :])
        return [*terms[: fits - 1], Term(_("more"), rest)] if fits > 1 else []

    def paint(self, brush: Brush) -> None:
        """Side by side, joined by plus."""
        shown = self._shown() if brush.w >= 60 else []
        step = brush.w / max(1, len(shown))
        for k, term in enumerate(shown):
            x = step * (k + 0.5)
            value = str(term.value) if term.words != _("Effects") else f"{term.value:+d}"
            brush.text(value, x, brush.h * 0.36, theme.LARGE, theme.TEXT, "strong", "cm")
            name = letters.shorten(
                short_name(term.words, step - 8, brush.scale), step - 8, theme.SMALL, brush.scale, "slim"
            )
            brush.text(name, x, brush.h * 0.74, theme.SMALL, theme.QUIET, "slim", "cm")
            if k:
                brush.text("+", step * k, brush.h * 0.36, theme.MEDIUM, theme.QUIET, "slim", "cm")


def ribbon(area: Area, hero: str, villain: str, made: Sums | None, told: str) -> Ribbon:
    """The whole band with its parts."""
    band = Ribbon(name=ribbon_words(made, told), key="sum", area=area, told="" if made is not None else told)
    if made is None:
        return band
    middle = min(470.0, area.w * 0.4) if area.w > 700 else area.w * 0.56
    room = (area.w - middle) / 2
    side = area.h + 12
    left = Area(area.x + side + 6, area.y, room - side - 16, area.h)
    right = left._replace(x=area.right - room + 10)
    ends = (Area(area.x - 2, area.y - 6, side, side), Area(area.right - side + 2, area.y - 6, side, side))
    centre = Area(area.x + room, area.y + 1.5, middle, area.h - 3)
    band.children = [
        Verdict(name=verdict(made), key="verdict", area=centre, made=made),
        Terms(name=_terms_told(made.hero), key="hero terms", area=left, terms=tuple(made.hero)),
        Terms(name=_terms_told(made.villain), key="villain terms", area=right, terms=tuple(made.villain)),
        SumEnd(name=str(made.total), key="hero sum", area=ends[0], seat=hero, value=made.total),
        SumEnd(name=str(made.difficulty), key="villain sum", area=ends[1], seat=villain, value=made.difficulty),
    ]
    return band


def _terms_told(terms: Sequence[Term]) -> str:
    return ", ".join(f"{term.words} {term.value}" for term in terms)


def ribbon_words(made: Sums | None, told: str) -> str:
    """The whole sum for a narrator."""
    if made is None:
        return told
    return f"{verdict(made)}. {outcome_words(made)}. {_terms_told(made.hero) or 0} | {_terms_told(made.villain)}"
