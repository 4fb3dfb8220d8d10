"""The conquest track on wood, and the event deck with its stage."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.words import _, n_
from scenes import theme
from scenes.art.galaxy import counters
from scenes.cards.panels import side_panel
from scenes.setup.widgets import WoodBar
from scenes.starcraft.totals import total_of
from scenes.theme import rgb
from scenes.ui import Area, Brush, Label, Node, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

STAGES = ("I", "II", "III")


@dataclass(eq=False, repr=False, kw_only=True)
class Cell(Node):
    """A place of the track; `seats` stand on it."""

    role: str = "cell"
    seats: tuple[str, ...] = ()
    goal: bool = False

    def state(self) -> Hashable:
        """Who stands there."""
        return (super().state(), self.seats, self.goal)

    def paint(self, brush: Brush) -> None:
        """A dark well, its number, cubes."""
        edge = theme.CALL if self.goal else rgb("#a67a4a")
        brush.panel(brush.whole, 10, (42, 25, 13, 200), (42, 25, 13, 200), edge, 2.4 if self.goal else 1.2)
        colour = theme.CALL if self.goal else rgb("#e6cda3")
        small = brush.w < 62 or len(self.seats) > 1
        brush.text(self.name, 8, 13 if small and self.seats else brush.h / 2, theme.SMALL, colour, "slim")
        if self.goal and not self.seats and brush.w > 58:
            brush.icon("trophy", brush.w - 22, brush.h / 2, 22, theme.CALL)
        size = 32 if len(self.seats) < 2 else 24
        pitch = min(size + 2.0, (brush.w - size) / max(1, len(self.seats) - 1)) if len(self.seats) > 1 else 0
        x = brush.w - size / 2 - 5 - pitch * (len(self.seats) - 1)
        for seat in self.seats:
            made = counters.counter(brush.px(size), seat, "")
            px, py = brush.point(x, brush.h / 2 + (5 if small else 0))
            at = (round(px) + made.dx, round(py) + made.dy)
            brush.surface.blit(made.image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
            x += pitch


def track(scene: StarcraftScene, area: Area) -> Node:
    """The whole track."""
    points = tuple((one.seat, one.conquest, one.target) for one in (total_of(scene.view, s) for s in scene.view.seats))
    return scene.keep("track", (area, points), lambda: _track(scene, area, points))


def _track(scene: StarcraftScene, area: Area, points: tuple[tuple[str, int, int], ...]) -> Node:
    goals = {target for _seat, _n, target in points}
    most = max(goals | {n for _seat, n, _target in points})
    words = _("Conquest")
    title, rest = area.inset(16, 9).cut_left(letters.width(words, theme.SMALL, scene.stage.scale, "bold") + 4, 12)
    nodes: list[Node] = [Label(name=words, area=title, family="bold", paint_colour=rgb("#f6e3bf"))]
    first = 0
    while (rest.w + 6) / (most - first + 1) < 48 and first < most:
        first += 1
    places = rest.columns(most - first + 1, 6)
    for k, place in enumerate(places, first):
        there = tuple(seat for seat, n, _target in points if n == k or (k == first and n < first))
        told = ", ".join(scene.person(seat) for seat in there)
        winners = ", ".join(scene.person(seat) for seat, _n, target in points if target == k)
        tip = _("{n} points win for {names}").format(n=k, names=winners) if k in goals else told
        nodes.append(
            Cell(name=str(k), key=f"cell {k}", area=place, seats=there, goal=k in goals, value=told or None, tip=tip)
        )
    return WoodBar(name=words, key="track", area=area, children=nodes)


@dataclass(eq=False, repr=False, kw_only=True)
class Deck(Node):
    """The event deck: as thick as it is, its stage on its back."""

    role: str = "pile"
    count: int = 0
    stage: str = "I"

    def state(self) -> Hashable:
        """Thickness and stage."""
        return (super().state(), self.count, self.stage)

    def paint(self, brush: Brush) -> None:
        """A pile of backs."""
        high, wide = brush.h - 8, (brush.h - 8) * 5 / 7
        sheets = min(6, self.count)
        for k in range(sheets):
            brush.fill(Area(k * 1.6, 8 - k * 1.3, wide, high), rgb("#0b0e14"), 7)
            brush.fill(
                Area(k * 1.6 + 1, 9 - k * 1.3, wide - 2, high - 2), rgb("#4b3a70" if k == sheets - 1 else "#2c2244"), 6
            )
        if sheets:
            brush.text(
                self.stage, (sheets - 1) * 1.6 + wide / 2, high / 2 + 4, theme.LARGE, rgb("#efe4ff"), "narrow", "cm"
            )


@dataclass(eq=False, repr=False, kw_only=True)
class StageChip(Node):
    """A stage of the event deck."""

    role: str = "phase"
    on: bool = False

    def state(self) -> Hashable:
        """Whether it is on."""
        return (super().state(), self.on)

    def paint(self, brush: Brush) -> None:
        """Its number."""
        fill, edge = (rgb("#4b3a70"), rgb("#c3a6f2")) if self.on else (theme.WELL, theme.HAIRLINE)
        brush.panel(brush.whole, 8, fill, fill, edge, 2 if self.on else 1.2)
        colour = rgb("#efe4ff") if self.on else theme.QUIET
        brush.text(self.name, brush.w / 2, brush.h / 2, theme.SMALL, colour, "narrow", "cm")


def events(scene: StarcraftScene, area: Area) -> Node:
    """The panel of the event deck."""
    view = scene.view
    counts = {stage: len(cards) for stage, cards in view.event_deck.items()}
    key = (area, view.stage, tuple(counts.values()), len(view.end_cards))
    return scene.keep("events", key, lambda: _events(scene, area, counts))


def _events(scene: StarcraftScene, area: Area, counts: dict[str, int]) -> Node:
    view = scene.view
    inner = area.inset(18, 14)
    pile, rest = inner.cut_left(76, 10)
    left = list(counts.values())[view.stage - 1]
    told = n_("{n} left in this stage", "{n} left in this stage", left)
    if view.end_cards:
        told = n_("{n} end card of 2", "{n} end cards of 2", len(view.end_cards))
    title, rest = rest.cut_top(28, 0)
    line, rest = rest.cut_top(26, 6)
    nodes: list[Node] = [
        Deck(name=_("Event deck"), area=pile, count=left, stage=STAGES[view.stage - 1], value=left),
        heading(_("Events"), title),
        Label(name=told, area=line, colour="QUIET"),
    ]
    for k, place in enumerate(rest.cut_left(min(rest.w, 190))[0]._replace(h=30).columns(3, 10)):
        name = STAGES[k]
        tip = _("Stage {n}").format(n=name)
        nodes.append(StageChip(name=name, key=f"stage {k}", area=place, on=k + 1 == view.stage, tip=tip))
    return side_panel(_("Events"), "events", area, nodes)
