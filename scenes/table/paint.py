"""Draws the board's layers: what changes with a selection, and what changes with the pointer.

Takes facts (`Outlook`, `Preview`) and words; knows no rule.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.clix import dial
from game.clix.position import ClixPosition, are_enemies
from game.clix.sums import GRENADE_HIT, GRENADE_RANGE, GRENADE_SPLASH
from game.clix.words import unit_name
from game.core.words import _
from scenes.art import overlays
from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import draw_coordinates, draw_spawns
from scenes.art.dials import WINDOW_FROM, draw_counters, draw_dial
from scenes.art.palette import seat_of
from scenes.table import board_words, numbers
from scenes.table.ground import Ground
from scenes.table.light import copy_walls, draw_light
from scenes.table.motion import Shown
from scenes.table.outlook import Figure, Outlook, place_of
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square

STILL = Shown()


@dataclass
class Scenery:
    """What the map shows whatever is selected: markers, flags, hills, the cannon."""

    spawns: list[tuple[Square, str | None]] = field(default_factory=list)
    hills: list[list[Square]] = field(default_factory=list)
    flags: list[tuple[Square, str, bool]] = field(default_factory=list)  # where, whose, is its place empty
    cannon: Square | None = None


def scenery(position: ClixPosition) -> Scenery:
    """The marks of a position."""
    found = Scenery()
    for seat, player in position.players.items():
        found.spawns += [((x, y), seat) for x, y in player.spawns]
    marks = position.marks
    found.hills = [[(x, y) for x, y in hill] for hill in marks.get("hills", ())]
    for side, flag in marks.get("flags", {}).items():
        home = (flag["home"][0], flag["home"][1])
        away = flag["at"] != flag["home"]
        found.flags.append((home, side, away))
        if away and flag["at"]:
            found.flags.append(((flag["at"][0], flag["at"][1]), side, False))
    if marks.get("cannon"):
        found.cannon = (marks["cannon"][0], marks["cannon"][1])
    return found


def suggested(position: ClixPosition) -> list[tuple[Square, str | None]]:
    """The map's suggested markers that nobody has taken, while markers are placed."""
    if position.phase != "place_spawns":
        return []
    taken = [tuple(spawn) for player in position.players.values() for spawn in player.spawns]
    return [((x, y), None) for x, y in position.grid.get("spawns", ()) if (x, y) not in taken]


# -- the layer of a selection -----------------------------------------------------------------------------------


def selection_key(out: Outlook, made: Preview, choice: Choice) -> Hashable:
    """All that the layer of a selection depends on, but camera and floor."""
    things = scenery(out.position)
    blast = made.blast and (
        made.blast.centre,
        made.blast.around,
        tuple(h.unit for h in made.blast.hurt if h.friend and h.clicks),
    )
    held = [(_holder(out.position, hill), tuple(hill)) for hill in things.hills]
    return (
        made.seen if made.seen is not None else out.seen, out.near, out.far, out.marked, out.legal.kind, choice.mode,
        made.planned, made.better, made.closing and made.closing.walls, blast, tuple(things.spawns), tuple(held),
        tuple(things.flags), things.cannon, out.position.phase, out.taken if out.near or out.far else (),
    )  # fmt: skip


def draw_selection(
    target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice, ground: Ground
) -> None:
    """Over the floor: light, zones, a blast, marks, spawn rings, walls, what closes a line."""
    things = scenery(out.position)
    seen = made.seen if made.seen is not None else out.seen
    placing = out.legal.kind in ("marker_row", "marker")
    lit = out.marked if placing else seen
    if lit is None and not (out.near or out.far or out.marked or made.blast or things.hills):
        assert ground.walled is not None
        target.blit(ground.walled, (0, 0), ground.area(view))
        _draw_marks(target, view, out.position, things)
        draw_spawns(target, view, things.spawns)
        return
    draw_light(target, view, art, ground, lit)
    if out.near or out.far:
        overlays.draw_reach(target, view, out.near, out.far, out.taken)
    elif out.marked and choice.mode != "grenade" and not placing:
        overlays.draw_zone(target, view, out.marked, "legal")
    if made.blast is not None:
        friends = [place_of(out.position, hurt.unit) for hurt in made.blast.hurt if hurt.friend and hurt.clicks]
        overlays.draw_blast(target, view, made.blast.centre, made.blast.around, [f for f in friends if f])
    if made.planned is not None:
        overlays.draw_planned(target, view, made.planned)
    elif made.better is not None:
        overlays.draw_planned(target, view, made.better[0])
    _draw_marks(target, view, out.position, things)
    draw_spawns(target, view, [*suggested(out.position), *things.spawns])
    copy_walls(target, view, ground)
    if made.closing is not None and made.closing.walls:
        overlays.draw_guilty_walls(target, view, [overlays.edge_segment(edge) for edge in made.closing.walls])


def _draw_marks(target: pygame.Surface, view: View, position: ClixPosition, things: Scenery) -> None:
    """Hills, flags and the cannon of a variant."""
    for hill in things.hills:
        overlays.draw_hill(target, view, hill, _holder(position, hill))
    for at, side, away in things.flags:
        overlays.draw_objective(target, view, at, "flag", _seat_of_side(position, side), away)
    if things.cannon:
        overlays.draw_objective(target, view, things.cannon, "cannon")


def _seat_of_side(position: ClixPosition, side: str) -> str:
    return next((seat for seat in position.seats if position.players[seat].team == side), side)


def _holder(position: ClixPosition, hill: Iterable[Square]) -> str | None:
    squares = set(hill)
    sides = {}
    for unit in position.units.values():
        if unit.at and (unit.at[0], unit.at[1]) in squares and unit.owner:
            sides[position.players[unit.owner].team] = unit.owner
    return next(iter(sides.values())) if len(sides) == 1 else None


# -- the layer of the pointer -----------------------------------------------------------------------------------


def draw_things(
    target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice,
    shown: list[Figure], moving: Shown = STILL, covered: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    """Over the walls: lines, figures, brackets, numbers and words; these keep off what is `covered`."""
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    if choice.pointed in out.marked and made.blast is None:
        overlays.draw_zone(target, view, [choice.pointed], "planned")
    _lines(target, view, art, out, made, choice)
    _draw_figures(target, view, shown, moving)
    _brackets(target, view, out, made, choice)
    _numbers(target, view, out, made)
    draw_coordinates(target, view, art)
    board_words.words(target, view, art, out, made, choice, covered)
    for path, seat, shot in moving.history:
        overlays.draw_history(target, view, path, seat_of(seat).colour, shot)
    if moving.note is not None:
        board_words.note(target, view, moving.note)
    target.set_clip(before)


def _lines(target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice) -> None:
    if choice.mode == "grenade" and out.at is not None:
        overlays.draw_throw_reach(target, view, out.at, GRENADE_RANGE, (art.width, art.height))
    if made.path:
        overlays.draw_path(target, view, made.path, str(len(made.path) - 1), numbers.sums.FREE_SQUARES)
    if made.line is None:
        return
    start, end = made.line
    if made.closing is not None:
        x, y = made.closing.point
        overlays.draw_closed_line(target, view, start, end, (float(x), float(y)))
        overlays.draw_guilty_units(target, view, made.closing.squares)
        if made.better is not None:
            overlays.draw_free_line(target, view, made.better[0], end)
    elif made.blast is not None:
        if start != end:
            overlays.draw_throw(target, view, start, end)
    else:
        overlays.draw_clear_line(target, view, start, end)


def _draw_figures(target: pygame.Surface, view: View, shown: list[Figure], moving: Shown) -> None:
    x, y, w, h = view.clip
    later: list[Callable[[], None]] = []
    for figure in shown:
        at: tuple[float, float] = moving.places.get(figure.unit, figure.at)
        spot = view.centre(at)
        if not (x - view.side < spot[0] < x + w + view.side and y - view.side < spot[1] < y + h + view.side):
            continue
        lift = moving.lifts.get(figure.unit)
        if lift:
            later.append(lambda f=figure, s=spot, k=lift: _figure(target, view, f, s, moving, k))  # type: ignore[misc]
        else:
            _figure(target, view, figure, spot, moving, None)
    for draw in later:
        draw()


def _figure(
    target: pygame.Surface, view: View, figure: Figure, spot: tuple[float, float], moving: Shown, lift: float | None
) -> None:
    values, tick = moving.dials.get(figure.unit, (figure.values, 0))
    state = moving.states.get(figure.unit, figure.state)
    draw_dial(target, spot, view.side, figure.seat, figure.motif, values, state, figure.colours, tick, lift)
    if figure.flag:
        square = ((spot[0] - view.x0) / view.side - 0.5, (spot[1] - view.y0) / view.side - 0.5)
        overlays.draw_carried(target, view, square, figure.flag)  # type: ignore[arg-type]
    if view.side >= 1.4 * WINDOW_FROM and (figure.grenades or figure.upgrades):
        draw_counters(target, spot, view.side, figure.grenades, figure.upgrades)


def _brackets(target: pygame.Surface, view: View, out: Outlook, made: Preview, choice: Choice) -> None:
    aimed = made.aim.unit if made.aim else ""
    targets = made.after.shots if made.planned is not None else out.targets
    for uid in targets:
        at = place_of(out.position, uid)
        if at is not None and uid != aimed:
            friend = not are_enemies(out.position, out.seat, out.position.units[uid].owner)
            overlays.draw_bracket(target, view, at, "friend" if friend else "legal")
    if aimed and (at := place_of(out.position, aimed)):
        overlays.draw_bracket(target, view, at, "hovered")
    if made.closing is not None and made.unit and (at := place_of(out.position, made.unit)):
        overlays.draw_bracket(target, view, at, "out_of_sight")
    if not out.shown and not choice.reserve and not out.legal.chosen:
        for uid in out.legal.units:
            if at := place_of(out.position, uid):
                overlays.draw_bracket(target, view, at, "friend")


def _numbers(target: pygame.Surface, view: View, out: Outlook, made: Preview) -> None:
    if made.closing is not None:
        x, y = made.closing.point
        overlays.draw_closed_mark(target, view, (float(x), float(y)))
    if made.blast is None:
        return
    held = {}
    for hurt in made.blast.hurt:
        if at := place_of(out.position, hurt.unit):
            who = "friend" if hurt.friend else "target" if at == made.blast.centre else "enemy"
            held[at] = (at, hurt.clicks, who)
    rest = [(at, GRENADE_SPLASH, "nobody") for at in made.blast.around if at not in held]
    if made.blast.centre not in held:
        rest.append((made.blast.centre, GRENADE_HIT, "nobody"))
    overlays.draw_blast_numbers(target, view, [*held.values(), *rest])
    for hurt in made.blast.hurt:
        at = place_of(out.position, hurt.unit)
        if hurt.friend and at and hurt.clicks:
            name = unit_name(out.position, hurt.unit)
            overlays.draw_friend_warning(target, view, at, _("{unit} is on your side!").format(unit=name))


def dial_values(position: ClixPosition, uid: str) -> Mapping[str, int]:
    """The four present values of a unit by name."""
    return dict(zip(dial.STATS, dial.row(position, position.units[uid]), strict=True))
