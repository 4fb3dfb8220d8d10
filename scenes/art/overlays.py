"""All that is laid over a board, under one roof, and the order to draw it in.

    draw_base                                     floor
    draw_sight                                    lit and dim
    draw_reach, draw_blast, draw_planned, draw_hill, draw_objective
    draw_spawns, draw_walls, draw_guilty_walls
    draw_path, draw_clear_line, draw_closed_line, draw_free_line, draw_throw, draw_guilty_units
    draw_dial (figures, from the far row to the near one), draw_bracket
    draw_closed_mark, draw_blast_numbers, draw_history
    draw_line_chip, draw_reach_labels, draw_reason, draw_friend_warning, draw_cursor, draw_coordinates
"""

from scenes.art.blast_overlay import (
    draw_blast,
    draw_blast_numbers,
    draw_friend_warning,
    draw_throw_reach,
    friend_warning_box,
)
from scenes.art.line_overlay import (
    draw_clear_line,
    draw_closed_line,
    draw_closed_mark,
    draw_free_line,
    draw_guilty_units,
    draw_guilty_walls,
    draw_history,
    draw_line_chip,
    draw_reason,
    draw_throw,
    edge_segment,
)
from scenes.art.marks import (
    BRACKETS,
    draw_bracket,
    draw_carried,
    draw_cursor,
    draw_ghost,
    draw_hill,
    draw_objective,
    draw_planned,
    draw_pulse,
)
from scenes.art.reach_overlay import draw_path, draw_reach, draw_reach_labels
from scenes.art.sight_overlay import draw_sight
from scenes.art.zones import STYLES, draw_zone

__all__ = [
    "BRACKETS",
    "STYLES",
    "draw_blast",
    "draw_blast_numbers",
    "draw_bracket",
    "draw_carried",
    "draw_clear_line",
    "draw_closed_line",
    "draw_closed_mark",
    "draw_cursor",
    "draw_free_line",
    "draw_friend_warning",
    "draw_ghost",
    "draw_guilty_units",
    "draw_guilty_walls",
    "draw_hill",
    "draw_history",
    "draw_line_chip",
    "draw_objective",
    "draw_path",
    "draw_planned",
    "draw_pulse",
    "draw_reach",
    "draw_reach_labels",
    "draw_reason",
    "draw_sight",
    "draw_throw",
    "draw_throw_reach",
    "draw_zone",
    "edge_segment",
    "friend_warning_box",
]
