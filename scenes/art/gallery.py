"""Everything this folder draws on one surface, for looking at.

Words here are samples for the eye; real ones come from outside.
"""

import pygame

from scenes.art import overlays
from scenes.art.abilities import draw_ability_mark
from scenes.art.big_dial import Row, draw_big_dial, draw_turn_arrow
from scenes.art.big_dial_parts import draw_caption, draw_window
from scenes.art.board_data import BoardArt, View, board_art
from scenes.art.board_surface import draw_base, draw_coordinates, draw_spawns
from scenes.art.chips import chip
from scenes.art.counters import counter, draw_actions, draw_clicks, draw_kills, seat_mark
from scenes.art.dials import STATES, draw_counters, draw_dial
from scenes.art.dice import FRAMES, die, draw_odds, tumbling
from scenes.art.emblems import MOTIFS, emblem
from scenes.art.floors import PATTERNS
from scenes.art.icons import ICONS, icon
from scenes.art.letters import write
from scenes.art.minimap import draw_minimap
from scenes.art.palette import ABILITIES, COLUMN, QUIET, SEATS
from scenes.art.sprites import put
from scenes.art.walls import draw_walls

SIZE = (1920, 2160)
FIGURES = (
    ((7, 4), "p1", "marine", "selected"),
    ((14, 1), "p2", "brute", "normal"),
    ((10, 7), "p1", "hood", "normal"),
    ((17, 8), "p2", "elite", "unseen_enemy"),
    ((15, 7), "p1", "medic", "hurt"),
    ((16, 6), "p2", "grunt", "normal"),
    ((12, 0), "p3", "tank", "normal"),
    ((12, 4), "p1", "grenadier", "acted"),
)


def sample_board() -> BoardArt:
    """A board of 20 x 9 squares with every floor, a closed and an open door and two blocks."""
    walls = [[[5, 0], [5, 3]], [[5, 4], [5, 6]], [[0, 6], [3, 6]], [[4, 6], [5, 6]], [[9, 5], [13, 5]]]
    walls += [[[13, 5], [13, 9]], [[8, 2], [10, 2]], [[8, 3], [10, 3]], [[8, 2], [8, 3]], [[10, 2], [10, 3]]]
    walls += [[[16, 3], [17, 3]], [[16, 4], [17, 4]], [[16, 3], [16, 4]], [[17, 3], [17, 4]], [[3, 6], [4, 6]]]
    floors = {kind: [[2 * k + i, j] for i in (0, 1) for j in range(9)] for k, kind in enumerate(PATTERNS)}
    doors = [[[5, 3], [5, 4]], [[3, 6], [4, 6]]]
    return board_art({"width": 20, "height": 9, "walls": walls, "doors": doors, "floors": floors})


def gallery() -> pygame.Surface:
    """A surface of SIZE with all of it: emblems, dials, board, overlays, big dial, dice, counters."""
    page = pygame.Surface(SIZE)
    page.fill(COLUMN)
    _emblems(page, 20, 20)
    _states(page, 20, 300)
    _board(page, View(60, 520, 60, (0, 480, 1240, 620)))
    _small_things(page, 1270, 490)
    _dial(page, (470, 1600), 400)
    _odds_and_ends(page, 1060, 1150)
    return page


def _emblems(page: pygame.Surface, left: int, top: int) -> None:
    for k, motif in enumerate((*MOTIFS, "a card", "another")):
        x, y = left + k % 18 * 104, top + k // 18 * 138
        put(page, emblem(motif, 84, f"p{k % 6 + 1}"), x, y)
        put(page, emblem(motif, 40, "p2"), x + 20, y + 86)


def _states(page: pygame.Surface, left: int, top: int) -> None:
    motifs = list(MOTIFS)
    for k, state in enumerate(STATES):
        seat = f"p{k % 6 + 1}"
        shown = ("violet", "gold", "blue", "red") if k % 2 else (None, "green", None, None)
        draw_dial(page, (left + 40 + k * 84, top + 40), 60, seat, motifs[k], (6, 7, 15, 3), state)
        draw_dial(page, (left + 40 + k * 84, top + 120), 40, seat, motifs[k + 7], None, state)
        draw_dial(page, (left + 680 + k * 150, top + 80), 120, seat, motifs[k + 14], (8, 9, 16, 2), state, shown)
    draw_counters(page, (left + 680, top + 80), 120, 1, 2)


def _board(page: pygame.Surface, view: View) -> None:
    art = sample_board()
    page.set_clip(view.clip)
    draw_base(page, view, art)
    seen = [(x, y) for x in range(20) for y in range(9) if x > 4 and (x < 13 or y < 5)]
    overlays.draw_sight(page, view, 20, 9, seen)
    near = {(x, y) for x in range(6, 10) for y in range(6)} - {(8, 2), (9, 2)}
    far = {(x, y) for x in range(5, 12) for y in range(8)} - near - {(8, 2), (9, 2)}
    overlays.draw_reach(page, view, near, far, [(8, 2), (9, 2)])
    blast = [(x, y) for x in (15, 16, 17) for y in (5, 6, 7)]
    overlays.draw_blast(page, view, (16, 6), blast, [(15, 7)])
    overlays.draw_hill(page, view, [(0, 0), (1, 0), (0, 1), (1, 1)], "p3")
    for square, kind, seat in (((0, 4), "flag", "p1"), ((3, 7), "cannon", None), ((1, 4), "flag", "p2")):
        overlays.draw_objective(page, view, square, kind, seat)
    overlays.draw_planned(page, view, (11, 6))
    draw_spawns(page, view, [((3, 1), "p1"), ((3, 3), "p4"), ((18, 1), "p5"), ((0, 7), None)])
    draw_walls(page, view, art)
    _lines(page, view)
    draw_coordinates(page, view, art)
    page.set_clip(None)


def _lines(page: pygame.Surface, view: View) -> None:
    overlays.draw_guilty_walls(page, view, [((13, 5), (13, 9))])
    overlays.draw_throw_reach(page, view, (7, 4), 5, (20, 9), "5")
    overlays.draw_path(page, view, [(7, 4), (7, 5), (8, 6), (9, 6), (10, 6), (11, 6)], "5")
    overlays.draw_clear_line(page, view, (7, 4), (14, 1))
    overlays.draw_closed_line(page, view, (10, 7), (17, 8), (26, 16 - 1 / 7))
    overlays.draw_throw(page, view, (12, 4), (16, 6))
    overlays.draw_guilty_units(page, view, [(12, 0)])
    for square, seat, motif, state in FIGURES:
        draw_dial(page, view.centre(square), view.side, seat, motif, (6, 7, 15, 3), state)
    for square, kind in (((14, 1), "hovered"), ((16, 6), "legal"), ((17, 8), "out_of_sight")):
        overlays.draw_bracket(page, view, square, kind)
    overlays.draw_carried(page, view, (14, 1), "p1")
    overlays.draw_blast_numbers(page, view, [((16, 6), 4, "target"), ((15, 7), 2, "friend"), ((17, 6), 2, "nobody")])
    overlays.draw_closed_mark(page, view, (26, 16 - 1 / 7))
    overlays.draw_history(page, view, [(18, 3), (18, 4), (19, 5)], SEATS["p2"].colour, False)
    overlays.draw_history(page, view, [(19, 0), (15, 3)], SEATS["p2"].colour, True)
    overlays.draw_line_chip(page, view, (7, 4), (14, 1), "8+  42 %")
    overlays.draw_friend_warning(page, view, (15, 7), "Yours")
    overlays.draw_reason(page, view, (26, 16 - 1 / 7), "A wall closes the line", "Between M8 and N8.")
    overlays.draw_cursor(page, view, (14, 3))
    overlays.draw_ghost(page, (view.x0 + 1000, view.y0 + 90), view.side, "p2", "rover", (8, 8, 14, 2))


def _small_things(page: pygame.Surface, left: int, top: int) -> None:
    for k, name in enumerate(ICONS):
        put(page, icon(name, 40), left + k % 12 * 52, top + k // 12 * 56)
    y = top + 200
    for k, seat in enumerate(SEATS):
        put(page, seat_mark(14, seat), left + 20 + k * 50, y)
    draw_kills(page, left + 330, y, 28, "p1", 3, 5)
    draw_actions(page, left, y + 60, 38, "p2", 1, 3)
    for k, kind in enumerate(("grenade", "up", "heat", "flag")):
        put(page, counter(kind, 40), left + 200 + k * 50, y + 60)
        put(page, counter(kind, 40, True), left + 420 + k * 50, y + 60)
    draw_clicks(page, (left, y + 100, 216, 12), 3, 8)
    for k, colour in enumerate(ABILITIES):
        draw_ability_mark(page, (left + 260 + k * 60, y + 106), 16, colour, on=k != 3)
    units, seen = [(square, seat) for square, seat, _motif, _state in FIGURES], View(0, 0, 60, (0, 0, 700, 400))
    draw_minimap(page, left, y + 150, sample_board(), 14, units, [((3, 1), "p1")], seen)
    chip(page, "up to 4", (left + 360, y + 180), "#7fd8c4")
    chip(page, "5 and 6: attack -3", (left + 460, y + 230), "#f2b134", symbol="boot")


def _dial(page: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    gold, red = ("violet", "gold", None, None), (None, None, "green", "red")
    rows = [Row((8, 9, 16, 3), gold), Row((7, 8, 16, 3), gold), Row((6, 7, 15, 3), gold), Row((6, 7, 15, 3))]
    rows += [Row((6, 7, 15, 2)), Row((6, 7, 14, 2), red), Row((5, 6, 14, 2), red)]
    rows.append(Row((5, 6, 13, 2), (None, None, "blue", None)))
    draw_big_dial(page, centre, radius, "p1", "hood", tuple(rows), 3, start=1)
    draw_window(page, centre, radius, rows[2].values, 3, rows[2].colours, "click")
    draw_caption(page, centre, radius, "Click 3 of 8", "6 left before it falls", "p1", 1.0)
    draw_turn_arrow(page, centre, radius, ("each damage", "turns one click"), 1.0)


def _odds_and_ends(page: pygame.Surface, left: int, top: int) -> None:
    for face in range(1, 7):
        put(page, die(64, face), left + face * 90, top + 60)
    for row in range(2):
        for frame in range(0, FRAMES, 2):
            put(page, tumbling(64, 5 - row, frame, row), left + 90 + frame * 60, top + 170 + row * 110)
    for k, need in enumerate((5, 8, 12)):
        draw_odds(page, (left + 60 + k * 250, top + 350, 200, 110), need, total=9 if k == 1 else None)
    rows = tuple(Row((6 + k % 3, 9 - k // 3, 16 - k // 4, 3)) for k in range(13))
    draw_big_dial(page, (left + 260, top + 740), 230, "p4", "tank", rows, 5.5, start=3)
    draw_big_dial(page, (left + 640, top + 740), 150, "p6", "brute", rows[:4], 2)
    write(page, "Aa 0123456789 ñ á ¿?", left + 500, top + 940, 30, "narrow", QUIET)
