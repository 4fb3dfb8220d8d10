"""Everything that stands or lies over the squares of the board, each thing noted once and kept while it stays the same.

Lines, figures, brackets, numbers, words, in the order in which they cover each other. Takes facts (`Outlook`,
`Preview`, `Shown`) and words; knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.clix.position import are_enemies
from game.clix.sums import FREE_SQUARES, GRENADE_HIT, GRENADE_RANGE, GRENADE_SPLASH
from game.core.words import language
from scenes.art import overlays
from scenes.art.blast_overlay import draw_shock
from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import draw_coordinates
from scenes.art.dials import WINDOW_FROM, draw_counters, draw_dial
from scenes.art.palette import seat_of
from scenes.art.tape import Noted, noted
from scenes.table import board_words
from scenes.table.motion import Shown
from scenes.table.outlook import ANY, Figure, Outlook, place_of
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square

LIFTS = 8  # heights at which a figure is drawn while it is in the air
Draw = Callable[[Any], Any]
Thing = tuple[Hashable, Draw]  # all that its picture depends on but the view, and how it is drawn on a surface


@dataclass
class Scene:
    """What there is to draw over the squares."""

    view: View
    art: BoardArt
    out: Outlook
    made: Preview
    choice: Choice
    figures: Sequence[Figure]
    moving: Shown
    covered: Sequence[pygame.Rect] = ()
    cursor: Square | None = None


class Things:
    """The things of one board as they were last noted."""

    def __init__(self) -> None:
        self.noted: dict[Hashable, Noted] = {}
        self.view: View | None = None

    def update(self, scene: Scene) -> list[pygame.Rect]:
        """Note what there is now. The boxes of all that has come or gone, in pixels of the frame."""
        known = self.noted if scene.view == self.view else {}
        clip = pygame.Rect(scene.view.clip)
        found: dict[Hashable, Noted] = {}
        changed: list[pygame.Rect] = []
        for key, draw in things(scene):
            old = known.get(key)
            if old is None:
                old = noted(draw, clip)
                changed += old.boxes
            found[key] = old
        for key, old in self.noted.items():
            if key not in found or known is not self.noted:
                changed += old.boxes
        self.noted, self.view = found, scene.view
        return changed

    def draw(self, target: pygame.Surface) -> None:
        """All of it, as far as it lies in the target's clip."""
        part = target.get_clip()
        for thing in self.noted.values():
            if thing.touches(part):
                thing.put_on(target)


def things(scene: Scene) -> Iterator[Thing]:
    """Everything over the squares, from below to above."""
    yield from _under(scene)
    yield from _figures(scene)
    yield from _brackets(scene)
    yield from _numbers(scene)
    view, art = scene.view, scene.art
    yield "coordinates", lambda target: draw_coordinates(target, view, art)
    yield from board_words.words(view, art, scene.out, scene.made, scene.choice, scene.covered)
    for number, (path, seat, shot) in enumerate(scene.moving.history):
        drawn = partial(overlays.draw_history, view=view, path=path, ink=seat_of(seat).colour, shot=shot)
        yield ("history", number, tuple(path), seat, shot), drawn
    note = scene.moving.note
    if note is not None:
        yield ("note", note, language()), lambda target: board_words.note(target, view, note)
    cursor = scene.cursor
    if cursor is not None:
        yield ("cursor", cursor), lambda target: overlays.draw_cursor(target, view, cursor)


# -- lines --------------------------------------------------------------------------------------------------------


def _under(scene: Scene) -> Iterator[Thing]:
    """What lies under the figures: walls that glow, a blast's rings, how far a throw reaches, a path, lines."""
    view, out, made = scene.view, scene.out, scene.made
    size, at = (scene.art.width, scene.art.height), out.at
    closing, blast = made.closing, made.blast
    if closing is not None and closing.walls:
        edges = [overlays.edge_segment(edge) for edge in closing.walls]
        yield ("guilty", closing.walls), lambda target: overlays.draw_guilty_walls(target, view, edges)
    if blast is not None:
        yield ("shock", blast.centre), lambda target: draw_shock(target, view, blast.centre)
    if scene.choice.mode == "grenade" and at is not None:
        yield ("throw", at), lambda target: overlays.draw_throw_reach(target, view, at, GRENADE_RANGE, size)
    if made.path:
        path, count, free = made.path, str(len(made.path) - 1), FREE_SQUARES if out.attacks else ANY
        yield ("path", path, free), lambda target: overlays.draw_path(target, view, path, count, free)
    if made.line is not None:
        yield from _lines(view, made, *made.line)


def _lines(view: View, made: Preview, start: Square, end: Square) -> Iterator[Thing]:
    closing, better = made.closing, made.better
    if closing is not None:
        x, y = (float(part) for part in closing.point)
        closed, squares = ("closed", start, end, closing.point), closing.squares
        yield closed, lambda target: overlays.draw_closed_line(target, view, start, end, (x, y))
        yield ("guilty units", squares), lambda target: overlays.draw_guilty_units(target, view, squares)
        if better is not None:
            free = better[0]
            yield ("free", free, end), lambda target: overlays.draw_free_line(target, view, free, end)
    elif made.blast is not None:
        if start != end:
            yield ("thrown", start, end), lambda target: overlays.draw_throw(target, view, start, end)
    else:
        yield ("clear", start, end), lambda target: overlays.draw_clear_line(target, view, start, end)


# -- figures ------------------------------------------------------------------------------------------------------


def _figures(scene: Scene) -> Iterator[Thing]:
    """The figures in the window, those in the air after the others."""
    view, moving = scene.view, scene.moving
    x, y, w, h = view.clip
    side, later = view.side, []
    for figure in scene.figures:
        spot = view.centre(moving.places.get(figure.unit, figure.at))
        if not (x - side < spot[0] < x + w + side and y - side < spot[1] < y + h + side):
            continue
        lift = moving.lifts.get(figure.unit)
        thing = _figure(view, figure, spot, moving, None if lift is None else round(lift * LIFTS) / LIFTS)
        if lift:
            later.append(thing)
        else:
            yield thing
    yield from later


def _figure(view: View, figure: Figure, at: tuple[float, float], moving: Shown, lift: float | None) -> Thing:
    values, tick = moving.dials.get(figure.unit, (figure.values, 0))
    state = moving.states.get(figure.unit, figure.state)
    spot = (round(at[0]), round(at[1]))

    def draw(target: pygame.Surface) -> None:
        draw_dial(target, spot, view.side, figure.seat, figure.motif, values, state, figure.colours, tick, lift)
        if figure.flag:
            square = ((spot[0] - view.x0) / view.side - 0.5, (spot[1] - view.y0) / view.side - 0.5)
            overlays.draw_carried(target, view, square, figure.flag)  # type: ignore[arg-type]
        if view.side >= 1.4 * WINDOW_FROM and (figure.grenades or figure.upgrades):
            draw_counters(target, spot, view.side, figure.grenades, figure.upgrades)

    return (figure, spot, values, tick, state, lift), draw


# -- marks on figures ---------------------------------------------------------------------------------------------


def _brackets(scene: Scene) -> Iterator[Thing]:
    for at, kind in bracketed(scene.out, scene.made, scene.choice):
        yield ("bracket", at, kind), partial(overlays.draw_bracket, view=scene.view, square=at, kind=kind)


def bracketed(out: Outlook, made: Preview, choice: Choice) -> Iterator[tuple[Square, str]]:
    """The squares with brackets round them, and of what kind: targets, the one aimed at, those that may act."""
    aimed = made.aim.unit if made.aim else ""
    targets = made.after.shots if made.planned is not None else out.targets
    for uid in targets:
        at = place_of(out.position, uid)
        if at is not None and uid != aimed:
            friend = not are_enemies(out.position, out.seat, out.position.units[uid].owner)
            yield at, "friend" if friend else "legal"
    if aimed and (at := place_of(out.position, aimed)):
        yield at, "hovered"
    if made.closing is not None and made.unit and (at := place_of(out.position, made.unit)):
        yield at, "out_of_sight"
    if not out.shown and not choice.reserve and not out.legal.chosen:
        for uid in out.legal.units:
            if at := place_of(out.position, uid):
                yield at, "friend"


def _numbers(scene: Scene) -> Iterator[Thing]:
    """Where a line is cut, and what a blast would do."""
    view, made = scene.view, scene.made
    if made.closing is not None:
        x, y = (float(part) for part in made.closing.point)
        yield ("cut", made.closing.point), lambda target: overlays.draw_closed_mark(target, view, (x, y))
    if made.blast is None:
        return
    shown = blast_numbers(scene.out, made)
    yield ("blast", tuple(shown)), lambda target: overlays.draw_blast_numbers(target, view, shown)


def blast_numbers(out: Outlook, made: Preview) -> list[tuple[Square, int, str]]:
    """What a blast does on each of its squares, and to whom: `nobody`, `enemy`, `friend` or `target`."""
    assert made.blast is not None
    held = {}
    for hurt in made.blast.hurt:
        if at := place_of(out.position, hurt.unit):
            who = "friend" if hurt.friend else "target" if at == made.blast.centre else "enemy"
            held[at] = (at, hurt.clicks, who)
    rest = [(at, GRENADE_SPLASH, "nobody") for at in made.blast.around if at not in held]
    if made.blast.centre not in held:
        rest.append((made.blast.centre, GRENADE_HIT, "nobody"))
    return [*held.values(), *rest]
