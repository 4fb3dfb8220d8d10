"""Where everything stands on the table of Weiß Schwarz, in units: functions of the window's size. Knows areas only."""

from __future__ import annotations

from dataclasses import dataclass

from game.weiss.position import SLOTS
from scenes.ui import Area

RAIL, EDGE, LABEL = 64.0, 16.0, 22.0
MAT = (1542.0, 366.0)  # a mat at its full size
LANE, GAP, HAND = 72.0, 10.0, 156.0
SLOT = (112.0, 157.0)
PITCH = 178.0  # from a column of the stage to the next

NEAR: dict[str, tuple[float, float, float, float]] = {
    "level": (18, 46, 220, 90),
    "stock": (262, 46, 76, 106),
    "climax": (362, 46, 162, 114),
    "clock": (18, 206, 500, 90),
    "colors": (18, 312, 440, 44),
    "memory": (1046, 46, 98, 137),
    "waiting_room": (1184, 46, 98, 137),
    "deck": (1322, 46, 98, 137),
    "note": (1046, 216, 470, 48),
    "plaque": (1176, 300, 348, 52),
}
"""The zones of the near mat at its full size: left, top, width, height. The far one is turned round."""


@dataclass(frozen=True)
class Spots:
    """The places of the table. `size` is how large cards are drawn (1: as at 1920 x 1080)."""

    size: float
    rail: Area
    far: Area
    lane: Area
    near: Area
    hand: Area
    log: Area
    prompt: Area

    @property
    def card(self) -> float:
        """The width of a card on stage."""
        return round(SLOT[0] * self.size)

    @property
    def held(self) -> float:
        """The width of a card in hand."""
        return round(max(112.0, 148 * self.size))


def spots(area: Area, wide: bool) -> Spots:
    """The wide or the normal layout."""
    side, right_wide, gap = (28.0, 302.0, 20.0) if wide else (16.0, 268.0, 12.0)
    rail, room = area.cut_top(RAIL)
    inner = Area(side, room.y + EDGE, area.w - 2 * side, room.h - EDGE)
    right, table = inner.cut_right(right_wide, gap)
    lane = LANE if wide else 64.0
    free = table.h - lane - 2 * GAP
    size = min(free / (2 * MAT[1] + HAND), table.w / MAT[0])
    mat = min(MAT[1] * size, (free - 96) / 2)
    size = mat / MAT[1]
    far, rest = table.cut_top(mat, GAP)
    between, rest = rest.cut_top(lane, GAP)
    near, rest = rest.cut_top(mat, 4)
    column = right._replace(h=right.h - EDGE)
    prompt, log = column.cut_bottom(min(column.h * 0.6, 520.0), 14)
    hand = Area(table.x, rest.y, table.w, area.h - rest.y)
    return Spots(size, rail, far, between, near, hand, log, prompt)


@dataclass(frozen=True)
class MatSpots:
    """The zones of one mat, in units on the screen."""

    mat: Area
    zones: dict[str, Area]
    slots: dict[str, Area]


def mat_spots(mat: Area, near: bool) -> MatSpots:
    """The zones of a mat: the near one as its owner sees it, the far one turned round, its cards upright."""
    k = mat.h / MAT[1]
    spread = mat.w / (MAT[0] * k)  # a mat that is wider or narrower than its height asks for
    zones = {}
    for name, (x, y, w, h) in NEAR.items():
        left = x * spread if near else MAT[0] * spread - x * spread - w
        top = y if near else _far_top(name, y, h)
        zones[name] = Area(mat.x + left * k, mat.y + top * k, w * k, h * k)
    return MatSpots(mat, zones, _slots(mat, k, near))


def _far_top(name: str, y: float, h: float) -> float:
    """Labels stay above their zones, so rows change places instead of being mirrored."""
    if name == "clock":
        return 40
    if name in ("level", "stock", "climax"):
        return 172 + (y - 46)
    if name in ("memory", "waiting_room", "deck"):
        return 116
    return {"plaque": 14.0, "note": 284.0, "colors": 312.0}.get(name, y)


def _slots(mat: Area, k: float, near: bool) -> dict[str, Area]:
    middle = mat.x + mat.w / 2 + 6 * k
    wide, high = SLOT[0] * k, SLOT[1] * k
    front, back = (12.0, 196.0) if near else (197.0, 13.0)
    turn = 1 if near else -1
    places = {"c1": (-PITCH, front), "c2": (0.0, front), "c3": (PITCH, front), "b1": (-PITCH / 2, back),
              "b2": (PITCH / 2, back)}  # fmt: skip
    return {
        slot: Area(middle + turn * places[slot][0] * k - wide / 2, mat.y + places[slot][1] * k, wide, high)
        for slot in SLOTS
    }


@dataclass(frozen=True)
class Small:
    """The compact layout: a bar, tabs, one part of the table at a time, the main buttons."""

    rail: Area
    tabs: Area
    body: Area
    foot: Area


def small(area: Area) -> Small:
    """The compact layout."""
    rail, rest = area.cut_top(52.0)
    foot, rest = rest.cut_bottom(64.0)
    tabs, rest = rest.inset(6, 4).cut_top(46.0, 6)
    return Small(rail, tabs, rest, foot.inset(6, 4))


def laid(area: Area, count: int, wide: float, gap: float, high: float) -> list[Area]:
    """Places of one width side by side from the left; where room is short they overlap evenly."""
    step = wide + gap
    if count > 1 and step * (count - 1) + wide > area.w:
        step = max(0.0, (area.w - wide) / (count - 1))
    return [Area(area.x + step * k, area.y, wide, high) for k in range(count)]
