"""A figure as a card of the roster: points, name, dial with its start values, weapon, abilities, how many are taken."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.clix.cards import Figure
from game.clix.team_rules import figure_name
from game.core.words import _, language, n_
from scenes import theme
from scenes.art.abilities import draw_ability_mark
from scenes.art.big_dial import dial_rows
from scenes.art.dials import disc, draw_dial
from scenes.art.soft import soft_disc
from scenes.art.sprites import put
from scenes.setup.roster import abilities_of, card_of, faction_names, role_words, start_row, weapon_name
from scenes.setup.teams import figures
from scenes.theme import Colour, mix, rgb
from scenes.ui import Area, Brush, Node, Stage
from scenes.ui import text as letters
from scenes.ui.pen import Pen

WIDE, HIGH = 216.0, 352.0
HEAD, DIAL, STRIP = 56.0, 132.0, 32.0
FACTIONS: dict[str, Colour] = {"rangers": rgb("#2d567c"), "host": rgb("#74342a"), "free": rgb("#3d6647")}
OTHER = rgb("#4f4a73")


def faction_colour(faction: str) -> Colour:
    """The colour of a faction's frames; its name always stands beside it."""
    return FACTIONS.get(faction, OTHER)


def said_of(figure: Figure) -> str:
    """A figure in one sentence, for a narrator."""
    return _said(figure.id, language())


@lru_cache(maxsize=1024)
def _said(name: str, _code: str) -> str:
    figure = figures()[name]
    speed, attack, defense, damage = start_row(figure)
    parts = [
        figure_name(figure), n_("{n} point", "{n} points", figure.points), faction_names().get(figure.faction, ""),
        role_words(figure.role), weapon_name(figure),
        _("speed {a}, attack {b}, defense {c}, damage {d}").format(a=speed, b=attack, c=defense, d=damage),
        *(one.name for one in abilities_of(figure.id, language())),
    ]  # fmt: skip
    return ", ".join(part for part in parts if part)


@dataclass(eq=False, repr=False, kw_only=True)
class FigureCard(Node):
    """Pressed it is added. `taken` and `kept` are how many stand in the team and among the reserves."""

    role: str = "card"
    figure: str = ""
    seat: str = "p1"
    taken: int = 0
    kept: int = 0
    wrong: bool = False  # a rule is broken because of it
    on_less: Callable[[], None] | None = None
    margin: float = 22

    def state(self) -> Hashable:
        """Which figure, and how many are taken."""
        return (self.figure, language(), self.seat, self.taken, self.kept, self.wrong, self.enabled, theme.PANEL)

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Less and more by the keys that bring a board nearer and take it away."""
        actions = stage.keymap.actions_of(event)
        if "zoom_out" in actions and self.on_less is not None:
            self.on_less()
            return True
        if "zoom_in" in actions and self.on_press is not None and self.enabled:
            self.on_press()
            return True
        return False

    def cut(self, scale: float) -> bool:
        """Whether a name on it does not fit."""
        figure, room = figures()[self.figure], self.area.w - 48
        lines = [weapon_name(figure), *(one.name for one in abilities_of(self.figure, language()))]
        name = split_name(figure_name(figure), self.area.w - 70, 20, scale)
        wide = max(letters.width(line, theme.SMALL, scale, "narrow") for line in lines)
        return wide > room or any(line.endswith(letters.ELLIPSIS) for line in name)

    # -- painting

    def paint(self, brush: Brush) -> None:
        """The card over its strip of pips."""
        figure = figures()[self.figure]
        card = Area(0, 0, brush.w, brush.h - STRIP)
        tone = faction_colour(figure.faction)
        lift = -3 if self.hot and not self.down else 0
        card = card.moved(0, lift)
        brush.shadow(card, 12, theme.BUTTON_SHADOW)
        if self.hot or self.focused:
            brush.glow(card, 12, 9, (*theme.CALL, 110))
        if self.wrong:
            brush.glow(card, 12, 7, (*theme.BAD, 150))
        edge = theme.BAD if self.wrong else mix(tone, theme.WHITE, 0.28)
        brush.panel(card, 12, mix(tone, theme.WHITE, 0.06), mix(tone, theme.BLACK, 0.45), edge, 2)
        inner = card.inset(5, 5)
        brush.panel(inner, 8, mix(tone, theme.INK, 0.62), mix(theme.INK, tone, 0.10))
        self._head(brush, figure, inner, tone)
        self._dial(brush, figure, inner, tone)
        self._words(brush, figure, inner)
        self._foot(brush, figure, inner, tone)
        self._pips(brush)

    def _head(self, brush: Brush, figure: Figure, inner: Area, tone: Colour) -> None:
        head = inner._replace(h=HEAD - 4)
        brush.panel(head, 8, mix(tone, theme.WHITE, 0.10), mix(tone, theme.BLACK, 0.12))
        x, y = head.x + 26, head.y + head.h / 2
        brush.vector(("points", tone), Area(x - 25, y - 25, 50, 50), lambda pen: _coin(pen, tone))
        brush.text(str(figure.points), x, y, theme.MEDIUM, theme.CREAM, "strong", "cm")
        room = Area(head.x + 56, head.y, head.w - 60, head.h)
        name, step = figure_name(figure), 22.0
        lines = split_name(name, room.w, 20, brush.scale)
        top = y - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            brush.text(line, room.x, top + number * step, 20, theme.CREAM, "narrow")

    def _dial(self, brush: Brush, figure: Figure, inner: Area, tone: Colour) -> None:
        middle = Area(inner.x, inner.y + HEAD - 4, inner.w, DIAL)
        x, y = brush.point(middle.x + middle.w / 2, middle.y + middle.h / 2 - 1)
        put(brush.surface, soft_disc(brush.px(62), brush.px(30), (*mix(tone, theme.WHITE, 0.35), 90), 90), x, y)
        start = card_of(figure.id).start
        row = dial_rows(figure.dial[start - 1 : start])[0]
        draw_dial(brush.surface, (x, y), brush.px(124), self.seat, figure.emblem, row.values, colours=row.colours)

    def _words(self, brush: Brush, figure: Figure, inner: Area) -> None:
        y = inner.y + HEAD - 4 + DIAL + 13
        sign = "sword" if figure.weapon.melee else "rifle"
        brush.icon(sign, inner.x + 17, y, 18, theme.SAND)
        room = inner.w - 38
        brush.line(weapon_name(figure), Area(inner.x + 32, y - 12, room, 24), colour=theme.TEXT, family="narrow")
        shown = abilities_of(figure.id, language())
        rows = 4 if len(shown) == 4 else 3
        step = 82 / rows if rows == 4 else 25.0
        for number, one in enumerate(shown[:4]):
            at = y + 27 + number * step
            px, py = brush.point(inner.x + 17, at)
            draw_ability_mark(brush.surface, (px, py), brush.px(8), one.color)
            brush.line(one.name, Area(inner.x + 32, at - 12, inner.w - 38, 24), colour=theme.TEXT, family="narrow")

    def _foot(self, brush: Brush, figure: Figure, inner: Area, tone: Colour) -> None:
        foot = inner._replace(y=inner.bottom - 27, h=27)
        brush.panel(foot, 7, mix(tone, theme.INK, 0.35), mix(tone, theme.INK, 0.5))
        words = faction_names().get(figure.faction, figure.faction)
        x = foot.right - 10
        for on, sign in ((figure.upgrade_only, "upgrade"), (bool(figure.vehicle), "wheel")):
            if on:
                brush.icon(sign, x - 9, foot.y + 13.5, 17, theme.CALL_LIGHT)
                x -= 24
        if figure.grenades:
            x -= brush.text(str(figure.grenades), x, foot.y + 13.5, theme.SMALL, theme.CREAM, "narrow", "rm")
            brush.icon("grenade", x - 12, foot.y + 13.5, 17, theme.NEAR_REACH)
            x -= 28
        brush.line(words, Area(foot.x + 9, foot.y, x - foot.x - 9, 27), colour=theme.CREAM, family="slim")

    def _pips(self, brush: Brush) -> None:
        """How many are taken: gold for the team, a hollow shape for the reserves, and the numbers in words."""
        words = []
        if self.taken:
            words.append(f"×{self.taken}")
        if self.kept:
            words.append(_("{n} in reserve").format(n=self.kept) if not self.taken else f"+{self.kept}")
        y = brush.h - STRIP / 2 + 3
        if not words:
            return
        said = "  ".join(words)
        wide = letters.width(said, theme.SMALL, brush.scale, "strong")
        marks = min(self.taken, 5) * 14 + min(self.kept, 5) * 14
        x = brush.w / 2 - (wide + marks + 8) / 2
        for number in range(min(self.taken, 5) + min(self.kept, 5)):
            box = Area(x, y - 8, 10, 15)
            if number < min(self.taken, 5):
                brush.panel(box, 2, theme.CALL_LIGHT, theme.CALL_DEEP)
            else:
                brush.outline(box, 2, theme.DEFENSE_TEXT, 2)
            x += 14
        brush.text(said, x + 8, y, theme.SMALL, theme.BAD_TEXT if self.wrong else theme.CREAM, "strong")


def _coin(pen: Pen, tone: Colour) -> None:
    for radius, paint in ((24, theme.INK), (22, theme.CREAM), (19.5, mix(tone, theme.INK, 0.45))):
        pen.circle(25, 25, radius, paint)


def split_name(name: str, room: float, size: float, scale: float) -> list[str]:
    """A name in at most two lines of the narrow letters, shortened only where even two do not hold it."""
    if letters.width(name, size, scale, "narrow") <= room:
        return [name]
    words = name.split()
    best = [letters.shorten(name, room, size, scale, "narrow")]
    for cut in range(1, len(words)):
        pair = [" ".join(words[:cut]), " ".join(words[cut:])]
        if letters.width(pair[0], size, scale, "narrow") <= room:
            best = [pair[0], letters.shorten(pair[1], room, size, scale, "narrow")]
    return best


@dataclass(eq=False, repr=False, kw_only=True)
class SmallDial(Node):
    """A bare dial with its emblem, in a row."""

    role: str = "image"
    figure: str = ""
    seat: str = "p1"

    def state(self) -> Hashable:
        """Which figure's."""
        return (self.figure, self.seat)

    def paint(self, brush: Brush) -> None:
        """As large as the node."""
        known = figures().get(self.figure)
        x, y = brush.point(brush.w / 2, brush.h / 2)
        put(brush.surface, disc(brush.px(min(brush.w, brush.h)), self.seat, known.emblem if known else None), x, y)
