"""Where everything stands on the table, in units: one function of the window's size. Knows areas and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui import Area

RAIL, EDGE, LABEL = 64.0, 14.0, 22.0
FULL_PLAQUE, SHORT_PLAQUE, LEAST_MISSIONS = 336.0, 232.0, 196.0


@dataclass(frozen=True)
class Spots:
    """The places of the table. `size` is how large cards are drawn (1: as at 1920 x 1080)."""

    size: float
    rail: Area
    far_plaque: Area
    missions: Area
    near_plaque: Area
    far_row: Area
    hero_bed: Area
    mission: Area
    villain_bed: Area
    hero_stopped: Area
    under: Area
    villain_stopped: Area
    far_piles: Area
    ribbon: Area
    near_row: Area
    hand: Area
    log: Area
    prompt: Area

    @property
    def card(self) -> float:
        """The width of a card in a row or a bed."""
        return round(105 * self.size)

    @property
    def mini(self) -> float:
        """The width of a card of the far side."""
        return round(max(64.0, 84 * self.size))

    @property
    def held(self) -> float:
        """The width of a card in hand."""
        return round(max(112.0, 146 * self.size))


def spots(area: Area, wide: bool, others: int = 0) -> Spots:
    """The wide or the normal layout; `others` are seats beside the two who play now."""
    size = max(0.6, min(1.3, (area.h - 282) / 802))
    left_wide, right_wide, side, gap = (284.0, 302.0, 28.0, 20.0) if wide else (228.0, 268.0, 18.0, 12.0)
    rail, room = area.cut_top(RAIL)
    inner = Area(side, room.y + EDGE + 2, area.w - 2 * side, room.h - 2 * EDGE - 4)
    left, rest = inner.cut_left(left_wide, gap)
    right, table = rest.cut_right(right_wide, gap)
    far_plaque, missions, near_plaque = _column(left, others)
    prompt, log = right.cut_bottom(min(right.h * 0.56, 480.0), 14)
    bands = _bands(table, area.h, size)
    return Spots(size, rail, far_plaque, missions, near_plaque, log=log, prompt=prompt, **bands)


def _column(left: Area, others: int) -> tuple[Area, Area, Area]:
    """Plaques above and below, the missions between; shorter plaques where the window is low."""
    least = LEAST_MISSIONS + 46 * others
    full = left.h >= 2 * FULL_PLAQUE + least + 24
    high = FULL_PLAQUE if full else min(SHORT_PLAQUE, (left.h - least - 24) / 2)
    far, rest = left.cut_top(high, 12)
    near, missions = rest.cut_bottom(high, 12)
    return far, missions, near


def _bands(table: Area, bottom: float, size: float) -> dict[str, Area]:
    gap = 10.0
    far_row, rest = table.cut_top(LABEL + round(max(64.0, 84 * size)) * 1.4, gap)
    lane, rest = rest.cut_top(246 * size, gap)
    under, rest = rest.cut_top(max(112.0, 152 * size), gap)
    ribbon, rest = rest.cut_top(66.0 if size > 0.8 else 60.0, gap)
    near_row, rest = rest.cut_top(LABEL + round(105 * size) * 1.4 + 2, gap)
    mission_wide = min(344 * size, table.w * 0.3)
    bed = (table.w - mission_wide - 28) / 2
    hero_bed, rest_lane = lane.cut_left(bed, 14)
    mission, villain_bed = rest_lane.cut_left(mission_wide, 14)
    middle = under._replace(x=mission.x - 10, w=mission.w + 20)
    right = Area(villain_bed.x, under.y, villain_bed.w, under.h)
    piles, stopped = right.cut_right(min(200.0 * max(0.8, size), right.w * 0.5), 10)
    return {
        "far_row": far_row,
        "hero_bed": hero_bed,
        "mission": mission,
        "villain_bed": villain_bed,
        "hero_stopped": Area(hero_bed.x, under.y, hero_bed.w - 10, under.h),
        "under": middle,
        "villain_stopped": stopped,
        "far_piles": piles,
        "ribbon": ribbon,
        "near_row": near_row,
        "hand": Area(table.x, rest.y - 2, table.w, bottom - rest.y + 2),
    }


@dataclass(frozen=True)
class Small:
    """The compact layout: a bar, tabs, one part of the table at a time, the sum, the main buttons."""

    rail: Area
    tabs: Area
    body: Area
    ribbon: Area
    foot: Area


def small(area: Area) -> Small:
    """The compact layout."""
    rail, rest = area.cut_top(52.0)
    foot, rest = rest.cut_bottom(64.0)
    tabs, rest = rest.inset(6, 4).cut_top(46.0, 6)
    ribbon, body = rest.cut_bottom(52.0, 6)
    return Small(rail, tabs, body, ribbon, foot.inset(6, 4))


def laid(area: Area, widths: list[float], gap: float, high: float) -> list[Area]:
    """Places side by side from the left, each of its width; where room is short they overlap evenly."""
    if not widths:
        return []
    wanted = sum(widths) + gap * (len(widths) - 1)
    share = 1.0
    if wanted > area.w and len(widths) > 1:
        steps = wanted - widths[-1]
        share = max(0.0, (area.w - widths[-1]) / steps)
    made, x = [], area.x
    for wide in widths:
        made.append(Area(x, area.y, wide, high))
        x += (wide + gap) * share
    return made
