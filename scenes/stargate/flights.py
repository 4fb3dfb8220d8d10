"""Pictures of what is on its way: a card that grows, shrinks and turns, a back, a sign. Drawn before it sets out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.core.words import _
from game.stargate import numbers
from game.stargate.cards import Card
from scenes import theme
from scenes.stargate.faces import PLAIN, Look, card_image, edition
from scenes.stargate.motion import Flyer, Leg, Point
from scenes.stargate.nodes import CardNode
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush
from scenes.ui import text as letters
from scenes.ui.cache import SurfaceCache
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

FLIGHTS = SurfaceCache(24 << 20)
STEPS = 6  # pictures of a card that changes its size or turns
FLIGHT_MS, SHOWN_MS, SIGN_MS, STAMP_MS = 240.0, 520.0, 900.0, 620.0
NEAR = 6  # pixels that are no way


@dataclass(frozen=True)
class Spot:
    """Where a card lies, in pixels: its middle, its size upright, how far it is turned, how it is drawn there."""

    middle: Point
    size: tuple[int, int]
    angle: float = 0.0
    form: str = "mini"
    look: Look = PLAIN

    @classmethod
    def of(cls, node: CardNode, scale: float) -> Spot:
        """Where a card on the table lies, all of it."""
        box = node.box
        if node.whole[0]:
            wide, high = round(node.whole[0] * scale), round(node.whole[1] * scale)
            return cls((box.x + wide / 2, box.y + high / 2), (wide, high), node.angle, node.form, node.now)
        size = (box.h, box.w) if node.turned else box.size
        middle = (box.x + box.w / 2, box.y + box.h / 2)
        return cls(middle, size, -90.0 if node.turned else 0.0, node.form, node.now)

    @classmethod
    def at(cls, box: pygame.Rect) -> Spot:
        """A pile, or the middle of a panel."""
        return cls((box.x + box.w / 2, box.y + box.h / 2), box.size)

    def sized(self, wide: int) -> Spot:
        """The same place, as a card so wide."""
        return Spot(self.middle, (wide, round(wide * 1.4)))

    def near(self, other: Spot) -> bool:
        """Whether it is as good as the same place."""
        (ax, ay), (bx, by) = self.middle, other.middle
        return abs(ax - bx) + abs(ay - by) <= NEAR and abs(self.angle - other.angle) < 1

    def tab(self, scale: float) -> Spot:
        """The place of a glyph at the right edge of a card."""
        x, y = self.middle
        return Spot((x + self.size[0] / 2 + 14 * scale, y - self.size[1] / 4), (round(44 * scale), round(32 * scale)))


@dataclass(frozen=True)
class CardFlight:
    """A card's way. `rests`: it lay there in sight until it sets out; `lands`: it lies in sight at its goal."""

    name: str
    start: Spot
    end: Spot
    at: float
    rests: bool = False
    lands: bool = False
    through: Spot | None = None


def card_flight(scene: StargateScene, flight: CardFlight) -> list[Flyer]:
    """A card on its way, perhaps shown in the middle of the table in between."""
    card = numbers.card_of(scene.view, flight.name)
    lying = card.kind == "mission"
    start, end = _fitting(flight.start, lying), _fitting(flight.end, lying)
    scale = scene.stage.scale
    legs = []
    if flight.through is None:
        made = images(card, start, end, scale)
        legs = [Leg(flight.at, FLIGHT_MS, start.middle, end.middle, made, 14 * scale)]
    else:
        there = Spot(flight.through.middle, flight.through.size, 0.0, "hand")
        up, down = images(card, start, there, scale), images(card, there, end, scale)
        shown = flight.at + FLIGHT_MS + SHOWN_MS
        legs = [
            Leg(flight.at, FLIGHT_MS, start.middle, there.middle, up, 14 * scale),
            Leg(flight.at + FLIGHT_MS, SHOWN_MS, there.middle, there.middle, up[-1:]),
            Leg(shown, FLIGHT_MS, there.middle, end.middle, down, 14 * scale),
        ]
    if flight.rests and flight.at > 0:
        first = images(card, start, start, scale)
        legs.insert(0, Leg(0.0, flight.at, start.middle, start.middle, first))
    return [Flyer(legs, (flight.name,) if flight.lands else ())]


def _fitting(spot: Spot, lying: bool) -> Spot:
    """A card of that format at a place: a panel or a pile may have another one."""
    wide, high = spot.size
    if lying and high > wide:
        return Spot(spot.middle, (wide, round(wide / 1.4)), spot.angle, "mission")
    if lying or high >= wide:
        return spot if spot.form != "mini" or not lying else Spot(spot.middle, spot.size, spot.angle, "mission")
    return Spot(spot.middle, (round(high / 1.4), high), spot.angle, spot.form, spot.look)


def back_flight(scene: StargateScene, start: Spot, end: Spot, at: float, lands: str = "") -> Flyer:
    """A card face down on its way."""
    start, end = _fitting(start, False), _fitting(end, False)
    made = images(None, start, end, scene.stage.scale)
    leg = Leg(at, FLIGHT_MS, start.middle, end.middle, made, 14 * scene.stage.scale)
    return Flyer([leg], (lands,) if lands else ())


def images(card: Card | None, start: Spot, end: Spot, scale: float) -> list[pygame.Surface]:
    """The pictures of a way: as it lies at its goal, brought to every size and angle on the way."""
    base = card_image(card, end.form, end.size, scale, end.look)
    still = start.size == end.size and start.angle == end.angle
    steps = 1 if still else STEPS
    made = []
    for step in range(1, steps + 1):
        share = step / steps
        factor = (start.size[1] + (end.size[1] - start.size[1]) * share) / end.size[1]
        angle = start.angle + (end.angle - start.angle) * share
        key = (card and (card.id, edition(card)), end.form, end.look, end.size, round(factor, 2), round(angle), scale)
        made.append(FLIGHTS.get(key, lambda f=factor, a=angle: _posed(base, f, a, scale)))  # type: ignore[misc]
    return made


def _posed(base: pygame.Surface, factor: float, angle: float, scale: float) -> pygame.Surface:
    """A card in the air: its shadow under it, then sized and turned."""
    wide, high = base.get_size()
    pad = round(22 * scale)
    made = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
    brush = Brush(made, scale, (pad, pad), (wide / scale, high / scale))
    brush.shadow(brush.whole, min(wide, high) / scale * 0.06, (10, 130, 8))
    made.blit(base, (pad, pad), special_flags=PM)
    if angle == -90 and factor == 1:
        return pygame.transform.rotate(made, -90)
    return made if factor == 1 and not angle else pygame.transform.rotozoom(made, angle, factor)


# -- signs --------------------------------------------------------------------------------------------------------


def _sign(scene: StargateScene, wide: float, high: float) -> tuple[pygame.Surface, Brush]:
    scale = scene.stage.scale
    pad = round(20 * scale)
    made = pygame.Surface((round(wide * scale) + 2 * pad, round(high * scale) + 2 * pad), pygame.SRCALPHA)
    return made, Brush(made, scale, (pad, pad), (wide, high))


def _fading(image: pygame.Surface) -> list[pygame.Surface]:
    """Shown, then quickly gone."""
    made = [image] * 6
    for level in (170, 85):
        pale = image.copy()
        pale.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        made.append(pale)
    return made


def power_sign(scene: StargateScene, plaque: Spot, change: int, at: float) -> Flyer:
    """How much power came or went, beside the plaque it is about."""
    words = f"{change:+d}".replace("-", "−")
    made, brush = _sign(scene, 92, 44)
    colour = theme.GOOD if change > 0 else theme.BAD
    brush.shadow(brush.whole, 22, (8, 150, 4))
    brush.panel(brush.whole, 22, mix(colour, theme.INK, 0.3), mix(colour, theme.INK, 0.5), theme.CREAM, 2)
    brush.icon("bolt", 26, 22, 24, theme.CALL)
    brush.text(words, 80, 22, theme.LARGE, theme.WHITE, "strong", "rm")
    scale = scene.stage.scale
    x = plaque.middle[0] + plaque.size[0] / 2 - 30 * scale
    y = plaque.middle[1] - plaque.size[1] / 2 + 96 * scale
    return Flyer([Leg(at, SIGN_MS, (x, y), (x, y - 22 * scale), _fading(made))])


def words_sign(scene: StargateScene, plaque: Spot, at: float) -> list[Flyer]:
    """That somebody passes, beside the plaque."""
    words = _("Passes")
    wide = letters.width(words, theme.MEDIUM, scene.stage.scale, "narrow") + 58
    made, brush = _sign(scene, wide, 44)
    brush.shadow(brush.whole, 22, (8, 150, 4))
    brush.panel(brush.whole, 22, rgb("#33475f"), rgb("#22303f"), theme.CREAM, 2)
    brush.icon("step", 26, 22, 22, theme.CALL)
    brush.text(words, wide - 16, 22, theme.MEDIUM, theme.WHITE, "narrow", "rm")
    scale = scene.stage.scale
    x = plaque.middle[0] + plaque.size[0] / 2
    y = plaque.middle[1] - plaque.size[1] / 2 + 28 * scale
    return [Flyer([Leg(at, SIGN_MS, (x, y), (x, y), _fading(made))])]


def stamp(scene: StargateScene, mission: Spot, at: float, facts: Mapping[str, Any]) -> list[Flyer]:
    """How the mission was judged, over it for a moment."""
    good = bool(facts["success"])
    words = _("Success") if good else _("Failure")
    told = _("{a} against {b}").format(a=facts["total"], b=facts["difficulty"])
    wide = max(letters.width(one, theme.LARGE, scene.stage.scale, "strong") for one in (words, told)) + 112
    made, brush = _sign(scene, wide, 92)
    colour = theme.GOOD if good else theme.BAD
    brush.shadow(brush.whole, 16, (14, 190, 8))
    brush.panel(brush.whole, 16, mix(colour, theme.INK, 0.25), mix(colour, theme.INK, 0.5), theme.CREAM, 2.5)
    brush.icon("check" if good else "cross", 46, 46, 46, theme.WHITE)
    brush.line(words, Area(84, 8, wide - 96, 38), theme.LARGE, colour=theme.WHITE, family="strong")
    brush.line(told, Area(84, 46, wide - 96, 36), theme.MEDIUM, colour=theme.WHITE, family="narrow")
    return [Flyer([Leg(at, STAMP_MS + 200, mission.middle, mission.middle, _fading(made))])]
