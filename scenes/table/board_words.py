"""Words and numbers on the board: what zones mean, how far a grenade reaches, what closes a line, what came of a roll.

Takes facts; the words are in the language in use.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import pygame

from game.clix import dial
from game.clix.sums import GRENADE_RANGE
from game.clix.words import square_name, unit_name
from game.core.words import _, language, n_
from scenes.art import overlays
from scenes.art.board_data import BoardArt, View
from scenes.art.chips import chip, chip_width
from scenes.art.dials import WINDOW_FROM
from scenes.art.palette import CALL, FAR, GRENADE, OUT_OF_SIGHT, TEXT, Ink
from scenes.art.plates import Colours, Values, plate
from scenes.art.sprites import put
from scenes.art.zones import label_spot
from scenes.table import numbers
from scenes.table.motion import Note
from scenes.table.outlook import Outlook, colours_at, place_of
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square


def note(target: pygame.Surface, view: View, found: Note) -> None:
    """What came of a roll, over its target."""
    x, y = view.centre(found.at)
    words = _("{total} against {defense}: hit") if found.hit else _("{total} against {defense}: miss")
    ink, symbol = (GRENADE, "check") if found.hit else (OUT_OF_SIGHT, "x")
    spot = (x, y - view.side * 0.85)
    chip(target, words.format(total=found.total, defense=found.against), spot, ink, view.scale, 22, symbol)


Worded = tuple[Hashable, Callable[[Any], Any]]  # all that it depends on but the view, and how it is drawn


def words(
    view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice, covered: Sequence[pygame.Rect] = ()
) -> Iterator[Worded]:
    """Every label of the moment; warnings come first in the room there is."""
    warned = list(warnings(view, out, made))
    for at, said in warned:
        yield ("friend", at, said), partial(_warn, view=view, at=at, said=said)
    if (out.near or out.far) and made.closing is None:
        for said, spot, ink in _reach_labels(view, out, made.line):
            yield ("reach", said, spot), partial(_chip, words=said, centre=spot, ink=ink, scale=view.scale)
    if made.line and made.sums is not None and made.closing is None and made.blast is None:
        line, said = made.line, f"{made.sums.need}+   {made.sums.percent} %"
        yield ("need", line, said), lambda target: overlays.draw_line_chip(target, view, *line, said)
        yield from _one_way(view, out, made)
    if made.closing is not None:
        key = ("closing", made.closing, made.line, made.better, out.taken, tuple(map(tuple, covered)), language())
        yield key, lambda target: _closing_words(target, view, out, made, covered)
    if out.legal.kind == "loot":
        for uid in out.legal.units:
            x, y = view.centre(place_of(out.position, uid) or (0, 0))
            spot = (x, y - view.side * 0.8)
            yield ("loot", spot, language()), partial(_chip, words=_("loot"), centre=spot, ink=CALL, scale=view.scale,
                                                      symbol="dice")  # fmt: skip
    if choice.mode == "grenade" and out.at is not None:
        yield from _throw_label(view, art, out, [overlays.friend_warning_box(view, *one) for one in warned])
    for uid, spot in small_ones(view, out, made):
        unit = out.position.units[uid]
        row, colours = dial.row(out.position, unit), colours_at(dial.card_of(out.position, unit), unit.click)
        side = max(WINDOW_FROM, round(66 * view.scale))
        yield ("small", uid, spot, row, colours), partial(_plate, side=side, row=row, colours=colours, spot=spot)


def small_ones(view: View, out: Outlook, made: Preview) -> list[tuple[str, tuple[float, float]]]:
    """The units whose numbers are shown though their squares are too small for them, and where: the one that is held,
    and the one under the pointer or the cursor."""
    if view.side >= WINDOW_FROM:
        return []
    found = []
    for uid in dict.fromkeys(uid for uid in (out.shown, made.unit) if uid):
        at = place_of(out.position, uid)
        if at is not None:
            x, y = view.centre(at)
            away = view.side * 0.5 + 11 * view.scale
            below = y + 2 * away < view.clip[1] + view.clip[3]
            found.append((uid, (x, y + (away if below else -away))))
    return found


def _plate(target: Any, side: int, row: Values, colours: Colours, spot: tuple[float, float]) -> None:
    put(target, plate(side, row, colours), *spot)


def _chip(target: Any, **look: Any) -> None:
    chip(target, **look)


def _warn(target: Any, view: View, at: Square, said: str) -> None:
    overlays.draw_friend_warning(target, view, at, said)


def warnings(view: View, out: Outlook, made: Preview) -> Iterator[tuple[Square, str]]:
    """Whoever of one's own a blast would hurt: where, and the words."""
    for hurt in made.blast.hurt if made.blast is not None else ():
        at = place_of(out.position, hurt.unit)
        if hurt.friend and at and hurt.clicks:
            yield at, _("{unit} is on your side!").format(unit=unit_name(out.position, hurt.unit))


def _reach_labels(
    view: View, out: Outlook, line: tuple[Square, Square] | None
) -> Iterator[tuple[str, tuple[float, float], Ink]]:
    """What the zones mean, on their outlines; never over who shoots or is shot at."""
    most = max((out.walked.get(s, 0) for s in out.far), default=0) if out.acts else 0
    ends = [view.centre(at) for at in line or ()]
    for words, spot, ink in _zone_labels(view, out.near, out.far, out.taken, most, out.attacks, language()):
        if not any(math.dist(spot, end) < 1.6 * view.side for end in ends):
            yield words, spot, ink


@lru_cache(maxsize=4)
def _zone_labels(
    view: View, near: frozenset[Square], far: frozenset[Square], taken: tuple[Square, ...], most: int, attacks: bool,
    _language: str,
) -> list[tuple[str, tuple[float, float], Ink]]:  # fmt: skip
    """Labels with their places, which are the same while neither zones nor camera move."""
    found: list[tuple[str, tuple[float, float], Ink]] = []
    if not attacks:  # nobody attacks from there: how far it is makes no difference
        return found
    told = ((_("up to {n}").format(n=4), near, "#7fd8c4"), (_far_words(most) if most else "", near | far, FAR))
    for words, zone, ink in told:
        spot = label_spot(view, zone, taken) if words and zone else None
        if spot is not None:
            if any(
                abs(spot[0] - x) < 160 * view.scale and abs(spot[1] - y) < 34 * view.scale for _w, (x, y), _i in found
            ):
                spot = (spot[0] + 190 * view.scale, spot[1])
            found.append((words, spot, ink))
    return found


def _far_words(most: int) -> str:
    if most <= 5:
        return _("5: attack −3")
    if most == 6:
        return _("5 and 6: attack −3")
    return _("5 to {n}: attack −3").format(n=most)


def _throw_label(view: View, art: BoardArt, out: Outlook, avoid: Sequence[pygame.Rect]) -> Iterator[Worded]:
    """How far a grenade reaches, on the edge of that, where no figure and no warning stands."""
    assert out.at is not None
    (x, y), reach = out.at, GRENADE_RANGE
    seen = pygame.Rect(view.clip).inflate(-160 * view.scale, -90 * view.scale)
    spots: list[tuple[tuple[float, float], Square]] = [
        ((x + reach + 1, y + k + 0.5), (x + reach, y + k)) for k in (0, -1, 1, -2, 2, -3, 3)
    ]
    spots += [((x - reach, y + k + 0.5), (x - reach, y + k)) for k in (0, -1, 1, -2, 2)]
    spots += [((x + k + 0.5, y + reach + 1), (x + k, y + reach)) for k in (0, -1, 1, -2, 2)]
    words = n_("reach {n}", "reach {n}", reach)
    half = chip_width(words, view.scale, True) / 2 + 6
    for (px, py), (sx, sy) in spots:
        near = {(sx, sy), (sx + 1, sy), (sx, sy + 1)} & set(out.taken)
        spot = view.corner(px, py)
        box = pygame.Rect(round(spot[0] - half), round(spot[1] - 18 * view.scale), round(2 * half),
                          round(36 * view.scale))  # fmt: skip
        inside = 0 <= sx < art.width and 0 <= sy < art.height and seen.collidepoint(spot)
        if inside and not near and box.collidelist(avoid) < 0:
            yield ("throw label", words, spot), partial(_chip, words=words, centre=spot, ink=GRENADE,
                                                        scale=view.scale, symbol="grenade")  # fmt: skip
            return


def _one_way(view: View, out: Outlook, made: Preview) -> Iterator[Worded]:
    uid = made.aim.unit if made.aim else ""
    at = place_of(out.position, uid) if uid else None
    if at and out.at and not numbers.sees_back(out.position, out.shown, out.at, uid):
        x, y = view.centre(at)
        spot, said = (x + view.side * 1.4, y), _("does not see it")
        yield ("one way", spot, said), partial(_chip, words=said, centre=spot, ink=TEXT, scale=view.scale,
                                               symbol="no_eye")  # fmt: skip


def _closing_words(
    target: pygame.Surface, view: View, out: Outlook, made: Preview, covered: Sequence[pygame.Rect]
) -> None:
    assert made.closing is not None
    symbol, title, words = numbers.closing_words(out.position, made.closing)
    x, y = made.closing.point
    avoid = [*covered, *(_box(view, at) for at in (made.line or ()))]
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
        avoid.append(chip(target, said, (spot[0], spot[1] + shift), "#8fe6d2", view.scale, symbol="eye"))
    others = [_box(view, at) for at in out.taken]
    overlays.draw_reason(target, view, (float(x), float(y)), title, words, symbol, avoid, others)


def _box(view: View, at: Square) -> pygame.Rect:
    left, top = view.corner(*at)
    return pygame.Rect(round(left), round(top), view.side, view.side)
