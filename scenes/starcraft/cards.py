"""Combat cards at hand size: units, major and minor numbers, the sign of a reinforcement; and their words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.views import HIDDEN
from game.core.words import _
from game.starcraft.power_text import combat_text
from game.starcraft.words import card_name, name_of, shipped
from scenes import theme
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

FRAMES = {"standard": rgb("#3a5f7d"), "reinforcement": rgb("#5a4a86"), "permanent": rgb("#7a5a2a")}
ATTACK, HEALTH = rgb("#ffb37a"), rgb("#9fd8a8")


@dataclass(eq=False, repr=False, kw_only=True)
class Card(Node):
    """A combat card, or its back; `lit` where it can be meant, `on` where it goes along."""

    role: str = "card"
    face: Any = None
    known: bool = True
    on: bool = False
    margin: float = 8

    @classmethod
    def of(cls, scene: StarcraftScene, card: str, area: Area, **more: Any) -> Card:
        """A card by its name."""
        known = card != HIDDEN
        face = scene.view.world.faces[card] if known else None
        name = card_name(card) if known else _("A card face down")
        return cls(
            name=name, key=more.pop("key", f"card {card}"), face=face, known=known, area=area, value=card, **more
        )

    def state(self) -> Hashable:
        """Which card, how it shines."""
        return (super().state(), self.on, self.glows, self.known)

    def paint(self, brush: Brush) -> None:
        """Frame, units, numbers."""
        brush.shadow(brush.whole, 6, theme.CHIP_SHADOW)
        edge = theme.CALL if self.on or self.glows else rgb("#0b0f14")
        if not self.known or self.face is None:
            brush.panel(brush.whole, 6, rgb("#34465d"), rgb("#1d2838"), edge, 2)
            brush.icon("card", brush.w / 2, brush.h / 2, 26, theme.QUIET)
            return
        frame = FRAMES.get(self.face.kind, theme.RAISED)
        brush.panel(
            brush.whole, 6, mix(frame, theme.WHITE, 0.08), mix(frame, theme.BLACK, 0.35), edge, 3 if self.on else 2
        )
        units = ", ".join(name_of("units", unit) for unit in sorted(self.face.units)) or _("any unit")
        brush.line(units, Area(5, 3, brush.w - 10, 24), theme.SMALL, colour=theme.CREAM, family="slim")
        brush.fill(Area(4, 28, brush.w - 8, brush.h - 32), rgb("#141c27"), 4)
        if self.face.kind == "standard":
            self._pair(brush, 28 + (brush.h - 32) * 0.24, self.face.major, theme.TEXT)
            self._pair(brush, 28 + (brush.h - 32) * 0.62, self.face.minor, theme.QUIET)
        else:
            brush.icon("plus", brush.w / 2, brush.h * 0.52, brush.h * 0.23, theme.CALL)
        if self.face.abilities:
            brush.icon("star", brush.w / 2, brush.h - 14, 13, theme.CALL)

    def _pair(self, brush: Brush, y: float, pair: tuple[int, int], colour: theme.Colour) -> None:
        half = brush.w / 2
        brush.icon("burst", 14, y, 14, ATTACK)
        brush.text(str(pair[0]), 24, y, theme.MEDIUM, colour, "narrow")
        brush.icon("heart", half + 10, y, 14, HEALTH)
        brush.text(str(pair[1]), half + 20, y, theme.MEDIUM, colour, "narrow")


def card_tip(scene: StarcraftScene, card: str) -> str:
    """What a card prints, in sentences."""
    if card == HIDDEN:
        return _("A card face down")
    face = scene.view.world.faces[card]
    units = ", ".join(name_of("units", unit) for unit in sorted(face.units)) or _("any unit")
    parts = [units]
    if face.kind == "standard":
        parts.append(
            _("with such a unit in front attack {a}, health {b}; with another {c} and {d}").format(
                a=face.major[0], b=face.major[1], c=face.minor[0], d=face.minor[1]
            )
        )
    else:
        parts.append(_("reinforcement: goes with a standard card"))
    told = ". ".join(parts) + "."
    return f"{told} {card_text(scene, card)}".strip()


def card_text(scene: StarcraftScene, card: str) -> str:
    """What a card does, in sentences; nothing where it has no text."""
    return combat_text(printed(card, scene.view.world.faces[card])).strip()


def printed(card: str, face: Any) -> Any:
    """The card's own entry, whose effects can be put into words; else what stands in for it."""
    found = shipped().combat.get(card.partition("#")[0])
    return found if found is not None else face
