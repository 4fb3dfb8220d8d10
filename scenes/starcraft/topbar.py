"""The bar along the top: round, phases, what must be done in one line, and how the others stand."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_, p_
from scenes import theme
from scenes.starcraft import prompt, totals
from scenes.starcraft.totals import Total, total_of
from scenes.theme import rgb
from scenes.ui import Area, Brush, IconButton, Label, Node, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

PLAIN = 760.0  # units beside the seats from which their names are shown
PHASES = (
    ("planning",), ("execution", "battle_start", "skirmishes", "supports", "battle_cards", "skirmish_order", "splash",
                    "retreat"), ("regroup", "events", "over"),
)  # fmt: skip


@dataclass(eq=False, repr=False, kw_only=True)
class Bar(Node):
    """The bar itself."""

    role: str = "bar"
    solid: bool = True
    blocks: bool = True

    def paint(self, brush: Brush) -> None:
        """A dark ramp with a line of light."""
        brush.panel(brush.whole, 0, rgb("#2a3749"), rgb("#1c2633"))
        brush.fill(Area(0, 0, brush.w, 1), rgb("#44566d"))
        brush.fill(Area(0, brush.h - 1, brush.w, 1), rgb("#0c1015"))


@dataclass(eq=False, repr=False, kw_only=True)
class Phase(Node):
    """A phase: gold while it is on, ticked once it is over."""

    role: str = "phase"
    on: bool = False
    done: bool = False

    def state(self) -> Hashable:
        """How far it is."""
        return (super().state(), self.on, self.done)

    def paint(self, brush: Brush) -> None:
        """Its name, on a plate while it is on."""
        if self.on:
            brush.fill(brush.whole, theme.CALL, 8)
        x = 12.0
        if self.done:
            brush.icon("check", 16, brush.h / 2, 15, theme.GOOD)
            x = 28
        colour = theme.DARK_TEXT if self.on else theme.QUIET
        brush.text(self.name, x, brush.h / 2, theme.SMALL, colour, "bold" if self.on else "read")


@dataclass(eq=False, repr=False, kw_only=True)
class SeatChip(Node):
    """How a seat stands: cards, orders, its objective; the token of the first player."""

    role: str = "player"
    total: Total = None  # type: ignore[assignment]
    first: bool = False
    turn: bool = False
    named: bool = True
    brief: bool = False  # the objective alone

    def state(self) -> Hashable:
        """All its numbers."""
        return (super().state(), self.total, self.first, self.turn, self.named, self.brief, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Mark, name, numbers."""
        one, y = self.total, brush.h / 2
        edge = theme.CALL if self.turn else rgb("#3d4e64")
        brush.panel(brush.whole, 10, rgb("#1a2431"), rgb("#1a2431"), edge, 2 if self.turn else 1.2)
        brush.seat(one.seat, 20, y, 10)
        x = 38.0
        if self.named:
            room = brush.w - 38 - self.numbers_wide(brush.scale, self.first)
            brush.line(self.name, Area(x, 0, room, brush.h), theme.SMALL, family="bold")
            x += room
        for icon, number, colour in self.numbers():
            brush.icon(icon, x + 10, y, 18, colour)
            x += 24 + brush.text(number, x + 23, y, theme.SMALL, theme.TEXT, "narrow") + 7
        if self.first:
            brush.vector(("first", 24), Area(x, y - 12, 24, 24), lambda pen: pen.circle(12, 12, 11, rgb("#f2efe6")))
            brush.text("1", x + 12, y, theme.SMALL, theme.INK, "narrow", "cm")

    def numbers(self) -> list[tuple[str, str, theme.Colour]]:
        """Signs and numbers."""
        one = self.total
        target = ("target", f"{one.have}/{one.wanted}", rgb("#8fd0f5"))
        if self.brief:
            return [target]
        return [
            ("card", str(one.cards), rgb("#e9c98a")), ("flag", str(one.orders), theme.QUIET),
            target,
        ]  # fmt: skip

    def numbers_wide(self, scale: float, first: bool) -> float:
        """How wide the numbers are."""
        wide = sum(31 + letters.width(number, theme.SMALL, scale, "narrow") for _i, number, _c in self.numbers())
        return wide + (32 if first else 6)


def bar(scene: StarcraftScene, area: Area) -> Node:
    """The whole bar."""
    view = scene.view
    facts = (scene.session.version, id(scene.session.table), scene.seat, scene.hold.key, scene.session.thinking)
    return scene.keep("bar", (area, facts, view.phase, scene.open), lambda: _bar(scene, area))


def _bar(scene: StarcraftScene, area: Area) -> Node:
    inner = area.inset(16, 10)
    menu, inner = inner.cut_left(44, 14)
    nodes: list[Node] = [
        IconButton(name=_("Pause menu"), icon="menu", area=menu, on_press=scene.open_menu, shortcut="menu")
    ]
    buttons = [
        ("question", _("What can I do here?"), "help", scene.open_help),
        ("log", _("Open the log"), "log", scene.open_log),
    ]
    if not scene.watching:
        buttons.append(("undo", _("Undo"), "undo", scene.undo))
    for icon, name, key, run in buttons:
        place, inner = inner.cut_right(44, 8)
        nodes.append(IconButton(name=name, icon=icon, area=place, on_press=run, shortcut=key))
    title, inner = inner.cut_left(160, 10)
    said = p_("starcraft", "Round {n}").format(n=scene.view.round)
    nodes.append(heading(said, title._replace(h=22)))
    sides = n_("{n} side", "{n} sides", len(scene.view.seats) - len(scene.view.out))
    nodes.append(Label(name=sides, area=title._replace(y=title.y + 22, h=24), colour="QUIET"))
    chips, inner = _chips(scene, inner)
    phases, inner = phase_nodes(scene, inner)
    status = prompt.status_words(scene)
    lines = 2 if letters.width(status, theme.SMALL, scene.stage.scale) > inner.w else 1
    short = status if lines == 1 else letters.shorten(status, inner.w, theme.SMALL, scene.stage.scale)
    nodes += [*phases, *chips]
    if inner.w > 160:
        nodes.append(Label(role="text", name=short, tip=status, area=inner, key="line"))
    return Bar(name=_("Galaxy"), key="bar", area=area, children=nodes)


def phase_nodes(scene: StarcraftScene, room: Area) -> tuple[list[Node], Area]:
    """The three phases of a round, or the set-up; and the room that is left."""
    view, scale = scene.view, scene.stage.scale
    names = [_("Plan"), _("Execute"), _("Regroup")]
    now = next((k for k, own in enumerate(PHASES) if view.phase in own), -1)
    if now < 0:
        names, now = [_("Set-up")], 0
    nodes: list[Node] = []
    wides = [letters.width(name, theme.SMALL, scale, "bold") + (40 if k < now else 24) for k, name in enumerate(names)]
    shown = range(len(names)) if sum(wides) + 8 * len(wides) <= room.w else [now]
    for k in shown:
        name, wide, on, done = names[k], min(wides[k], room.w), k == now, k < now
        place, room = room.cut_left(wide, 8)
        from game.starcraft.words import phase_name

        step = phase_name(view.phase) if on else name
        nodes.append(Phase(name=name, key=f"phase {k}", area=place.inset(0, 6), on=on, done=done, tip=step,
                           value="now" if on else None))  # fmt: skip
    return nodes, room.cut_left(6)[1]


def _chips(scene: StarcraftScene, room: Area) -> tuple[list[Node], Area]:
    """Every seat: with names where there is room, with the objective alone where there is little."""
    for named, brief in ((True, False), (False, False), (False, True)):
        chips = [_chip(scene, seat, named, brief) for seat in scene.view.seats]
        wide = sum(chip.area.w + 8 for chip in chips)
        if wide <= room.w - (PLAIN if named else 150.0):
            break
    nodes: list[Node] = []
    for chip in reversed(chips):
        chip.area, room = room.cut_right(chip.area.w, 8)
        nodes.insert(0, chip)
    return nodes, room


def _chip(scene: StarcraftScene, seat: str, named: bool, brief: bool) -> SeatChip:
    """A seat as wide as it needs."""
    view, scale = scene.view, scene.stage.scale
    one, name = total_of(view, seat), scene.person(seat)
    chip = SeatChip(
        name=name, key=f"seat {seat}", total=one, first=seat == view.first_player, named=named, brief=brief,
        turn=view.active == seat, tip=totals.goal_words(scene, seat), value=chip_words(one),
    )  # fmt: skip
    names = min(110.0, letters.width(name, theme.SMALL, scale, "bold") + 12) if named else 0.0
    chip.area = Area(0, 0, 38 + names + chip.numbers_wide(scale, chip.first), 0)
    return chip


def chip_words(one: Total) -> str:
    """The numbers of a seat in words."""
    parts = [
        n_("{n} card", "{n} cards", one.cards), n_("{n} order", "{n} orders", one.orders),
        _("objective {have} of {wanted}").format(have=one.have, wanted=one.wanted),
    ]  # fmt: skip
    return ", ".join(parts)
