"""Where the parts of the table stand, in units."""

from __future__ import annotations

from typing import NamedTuple

from scenes.ui import Area

BAR, TRACK, COLUMN, DRAWER, FOLDED = 64.0, 64.0, 388.0, 268.0, 56.0


class Spots(NamedTuple):
    """The wide and the normal layout."""

    bar: Area
    track: Area
    galaxy: Area
    drawer: Area
    column: Area
    events: Area
    prompt: Area


def spots(area: Area, wide: bool, open_drawer: bool) -> Spots:
    """Bar and track above, the column on the right, the faction sheet below the galaxy."""
    bar, rest = area.cut_top(BAR)
    column, left = rest.cut_right(COLUMN + 32 if wide else 352.0)
    track, map_ = left.cut_top(TRACK)
    high = DRAWER if open_drawer else FOLDED
    drawer = map_.cut_bottom(high)[0].inset(16, 0)._replace(h=high - 8)
    inner = column.inset(16 if wide else 10, 14)
    events, prompt = inner.cut_top(124, 12)
    return Spots(bar, track, map_, drawer, column, events, prompt)


class Small(NamedTuple):
    """The layout where room is short."""

    bar: Area
    tabs: Area
    body: Area
    foot: Area


def small(area: Area) -> Small:
    """A bar, tabs, one part, the main buttons."""
    bar, rest = area.cut_top(52)
    tabs, rest = rest.inset(4, 4).cut_top(46, 4)
    foot, body = rest.cut_bottom(56, 4)
    return Small(bar, tabs, body, foot)
