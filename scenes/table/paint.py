"""Draws the board's layers: what changes with a selection, and what changes with the pointer.

Takes facts (`Outlook`, `Preview`) and words; knows no rule.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.clix import dial
from game.clix.position import ClixPosition, are_enemies
from game.clix.sums import GRENADE_HIT, GRENADE_RANGE, GRENADE_SPLASH
from game.clix.words import square_name, unit_name
from game.core.words import _, language, n_
from scenes.art import overlays
from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import draw_coordinates, draw_spawns
from scenes.art.chips import chip
from scenes.art.dials import WINDOW_FROM, draw_counters, draw_dial
from scenes.art.palette import CALL, FAR, GRENADE, OUT_OF_SIGHT, TEXT, Ink, seat_of
from scenes.art.zones import label_spot
from scenes.table import numbers
from scenes.table.ground import Ground
from scenes.table.light import copy_walls, draw_light
from scenes.table.motion import Note, Shown
from scenes.table.outlook import Figure, Outlook
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
    blast = made.blast and (made.blast.centre, made.blast.around, tuple(h.unit for h in made.blast.hurt if h.friend and h.clicks))
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
        friends = [_place(out.position, hurt.unit) for hurt in made.blast.hurt if hurt.friend and hurt.clicks]
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


def _place(position: ClixPosition, uid: str) -> Square | None:
    at = position.units[uid].at
    return (at[0], at[1]) if at else None


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
    shown: list[Figure], moving: Shown = STILL,
) -> None:  # fmt: skip
    """Over the walls: lines, figures, brackets, numbers and words."""
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    if choice.pointed in out.marked and made.blast is None:
        overlays.draw_zone(target, view, [choice.pointed], "planned")
    _lines(target, view, art, out, made, choice)
    _draw_figures(target, view, shown, moving)
    _brackets(target, view, out, made, choice)
    _numbers(target, view, out, made)
    draw_coordinates(target, view, art)
    _words(target, view, art, out, made, choice)
    for path, seat, shot in moving.history:
        overlays.draw_history(target, view, path, seat_of(seat).colour, shot)
    if moving.note is not None:
        _note(target, view, moving.note)
    target.set_clip(before)


def _note(target: pygame.Surface, view: View, note: Note) -> None:
    """What came of a roll, over its target."""
    x, y = view.centre(note.at)
    words = _("{total} against {defense}: hit") if note.hit else _("{total} against {defense}: miss")
    ink, symbol = (GRENADE, "check") if note.hit else (OUT_OF_SIGHT, "x")
    spot = (x, y - view.side * 0.85)
    chip(target, words.format(total=note.total, defense=note.against), spot, ink, view.scale, 22, symbol)


def _lines(
    target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice
) -> None:
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
        at = _place(out.position, uid)
        if at is not None and uid != aimed:
            friend = not are_enemies(out.position, out.seat, out.position.units[uid].owner)
            overlays.draw_bracket(target, view, at, "friend" if friend else "legal")
    if aimed and (at := _place(out.position, aimed)):
        overlays.draw_bracket(target, view, at, "hovered")
    if made.closing is not None and made.unit and (at := _place(out.position, made.unit)):
        overlays.draw_bracket(target, view, at, "out_of_sight")
    if not out.shown and not choice.reserve and not out.legal.chosen:
        for uid in out.legal.units:
            if at := _place(out.position, uid):
                overlays.draw_bracket(target, view, at, "friend")


def _numbers(target: pygame.Surface, view: View, out: Outlook, made: Preview) -> None:
    if made.closing is not None:
        x, y = made.closing.point
        overlays.draw_closed_mark(target, view, (float(x), float(y)))
    if made.blast is None:
        return
    held = {}
    for hurt in made.blast.hurt:
        if at := _place(out.position, hurt.unit):
            who = "friend" if hurt.friend else "target" if at == made.blast.centre else "enemy"
            held[at] = (at, hurt.clicks, who)
    rest = [(at, GRENADE_SPLASH, "nobody") for at in made.blast.around if at not in held]
    if made.blast.centre not in held:
        rest.append((made.blast.centre, GRENADE_HIT, "nobody"))
    overlays.draw_blast_numbers(target, view, [*held.values(), *rest])
    for hurt in made.blast.hurt:
        at = _place(out.position, hurt.unit)
        if hurt.friend and at and hurt.clicks:
            name = unit_name(out.position, hurt.unit)
            overlays.draw_friend_warning(target, view, at, _("{unit} is on your side!").format(unit=name))


def _words(
    target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice
) -> None:
    if (out.near or out.far) and made.closing is None:
        _reach_labels(target, view, out)
    if made.line and made.sums is not None and made.closing is None and made.blast is None:
        words = f"{made.sums.need}+   {made.sums.percent} %"
        overlays.draw_line_chip(target, view, *made.line, words)
        _one_way(target, view, out, made)
    if made.closing is not None:
        _closing_words(target, view, out, made)
    if out.legal.kind == "loot":
        for uid in out.legal.units:
            x, y = view.centre(_place(out.position, uid) or (0, 0))
            chip(target, _("loot"), (x, y - view.side * 0.8), CALL, view.scale, symbol="dice")
    if choice.mode == "grenade" and out.at is not None:
        _throw_label(target, view, art, out)


def _throw_label(target: pygame.Surface, view: View, art: BoardArt, out: Outlook) -> None:
    """How far a grenade reaches, on the edge of that, where no figure stands."""
    assert out.at is not None
    (x, y), reach = out.at, GRENADE_RANGE
    seen = pygame.Rect(view.clip).inflate(-160 * view.scale, -90 * view.scale)
    spots = [((x + reach + 1, y + k + 0.5), (x + reach, y + k)) for k in (0, -1, 1, -2, 2, -3, 3)]
    spots += [((x - reach, y + k + 0.5), (x - reach, y + k)) for k in (0, -1, 1, -2, 2)]
    spots += [((x + k + 0.5, y + reach + 1), (x + k, y + reach)) for k in (0, -1, 1, -2, 2)]
    for (px, py), (sx, sy) in spots:
        near = {(sx, sy), (sx + 1, sy), (sx, sy + 1)} & set(out.taken)
        spot = view.corner(px, py)
        if 0 <= sx < art.width and 0 <= sy < art.height and seen.collidepoint(spot) and not near:
            words = n_("reach {n}", "reach {n}", reach)
            chip(target, words, spot, GRENADE, view.scale, symbol="grenade")
            return


def _reach_labels(target: pygame.Surface, view: View, out: Outlook) -> None:
    """What the zones mean, on their outlines; their places are kept while neither zones nor camera move."""
    key = (view, out.near, out.far, out.taken, out.acts, language())
    if _LABELS.get("key") != key:
        most = max((out.walked.get(s, 0) for s in out.far), default=0)
        far = _far_words(most) if out.acts and out.far else ""
        found: list[tuple[str, tuple[float, float], Ink]] = []
        for words, zone, ink in ((_("up to {n}").format(n=4), out.near, "#7fd8c4"), (far, out.near | out.far, FAR)):
            spot = label_spot(view, zone, out.taken) if words and zone else None
            if spot is not None:
                if any(abs(spot[0] - x) < 160 * view.scale and abs(spot[1] - y) < 34 * view.scale for _w, (x, y), _i in found):
                    spot = (spot[0] + 190 * view.scale, spot[1])
                found.append((words, spot, ink))
        _LABELS.update(key=key, found=found)
    for words, spot, ink in _LABELS["found"]:
        chip(target, words, spot, ink, view.scale)


_LABELS: dict[str, Any] = {}


def _far_words(most: int) -> str:
    if most <= 5:
        return _("5: attack −3")
    if most == 6:
        return _("5 and 6: attack −3")
    return _("5 to {n}: attack −3").format(n=most)


def _one_way(target: pygame.Surface, view: View, out: Outlook, made: Preview) -> None:
    uid = made.aim.unit if made.aim else ""
    at = _place(out.position, uid) if uid else None
    if at and out.at and not numbers.sees_back(out.position, out.shown, out.at, uid):
        x, y = view.centre(at)
        chip(target, _("does not see it"), (x + view.side * 1.4, y), TEXT, view.scale, symbol="no_eye")


def _closing_words(target: pygame.Surface, view: View, out: Outlook, made: Preview) -> None:
    assert made.closing is not None
    symbol, title, words = numbers.closing_words(out.position, made.closing)
    x, y = made.closing.point
    avoid = [_box(view, at) for at in (made.line or ())]
    if made.better is not None:
        at, steps = made.better
        avoid.append(_box(view, at))
        walked = n_("{n} square", "{n} squares", steps)
        said = _("seen from {square}: {squares}").format(square=square_name(at), squares=walked)
        spot = view.centre(at)
        if steps > numbers.sums.FREE_SQUARES:
            said = _("{words}, at −3").format(words=said)
        taken = {(at[0] + dx, at[1] - 1) for dx in (-1, 0, 1)} & set(out.taken)
        shift = view.side * (0.72 if taken else -0.72)
        chip(target, said, (spot[0], spot[1] + shift), "#8fe6d2", view.scale, symbol="eye")
    overlays.draw_reason(target, view, (float(x), float(y)), title, words, symbol, avoid)


def _box(view: View, at: Square) -> pygame.Rect:
    left, top = view.corner(*at)
    return pygame.Rect(round(left), round(top), view.side, view.side)


def dial_values(position: ClixPosition, uid: str) -> Mapping[str, int]:
    """The four present values of a unit by name."""
    return dict(zip(dial.STATS, dial.row(position, position.units[uid]), strict=True))
