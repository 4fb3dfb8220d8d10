"""Words and numbers on the board: what zones mean, how far a grenade reaches, what closes a line, what came of a roll.

Takes facts; the words are in the language in use.
"""

import math
from collections.abc import Sequence
from typing import Any

import pygame

from game.clix import dial
from game.clix.sums import GRENADE_RANGE
from game.clix.words import square_name
from game.core.words import _, language, n_
from scenes.art import overlays
from scenes.art.board_data import BoardArt, View
from scenes.art.chips import chip
from scenes.art.dials import WINDOW_FROM
from scenes.art.palette import CALL, FAR, GRENADE, OUT_OF_SIGHT, TEXT, Ink
from scenes.art.plates import plate
from scenes.art.sprites import put
from scenes.art.zones import label_spot
from scenes.table import numbers
from scenes.table.motion import Note
from scenes.table.outlook import Outlook, colours_at, place_of
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square

_LABELS: dict[str, Any] = {}


def note(target: pygame.Surface, view: View, found: Note) -> None:
    """What came of a roll, over its target."""
    x, y = view.centre(found.at)
    words = _("{total} against {defense}: hit") if found.hit else _("{total} against {defense}: miss")
    ink, symbol = (GRENADE, "check") if found.hit else (OUT_OF_SIGHT, "x")
    spot = (x, y - view.side * 0.85)
    chip(target, words.format(total=found.total, defense=found.against), spot, ink, view.scale, 22, symbol)


def words(
    target: pygame.Surface, view: View, art: BoardArt, out: Outlook, made: Preview, choice: Choice,
    covered: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    if (out.near or out.far) and made.closing is None:
        _reach_labels(target, view, out, made.line)
    if made.line and made.sums is not None and made.closing is None and made.blast is None:
        words = f"{made.sums.need}+   {made.sums.percent} %"
        overlays.draw_line_chip(target, view, *made.line, words)
        _one_way(target, view, out, made)
    if made.closing is not None:
        _closing_words(target, view, out, made, covered)
    if out.legal.kind == "loot":
        for uid in out.legal.units:
            x, y = view.centre(place_of(out.position, uid) or (0, 0))
            chip(target, _("loot"), (x, y - view.side * 0.8), CALL, view.scale, symbol="dice")
    if choice.mode == "grenade" and out.at is not None:
        _throw_label(target, view, art, out)
    for uid, spot in small_ones(view, out, made):
        unit = out.position.units[uid]
        colours = colours_at(dial.card_of(out.position, unit), unit.click)
        side = max(WINDOW_FROM, round(66 * view.scale))
        put(target, plate(side, dial.row(out.position, unit), colours), *spot)


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


def _reach_labels(target: pygame.Surface, view: View, out: Outlook, line: tuple[Square, Square] | None) -> None:
    """What the zones mean, on their outlines; their places are kept while neither zones nor camera move."""
    key = (view, out.near, out.far, out.taken, out.acts, language())
    if _LABELS.get("key") != key:
        most = max((out.walked.get(s, 0) for s in out.far), default=0)
        far = _far_words(most) if out.acts and out.far else ""
        found: list[tuple[str, tuple[float, float], Ink]] = []
        for words, zone, ink in ((_("up to {n}").format(n=4), out.near, "#7fd8c4"), (far, out.near | out.far, FAR)):
            spot = label_spot(view, zone, out.taken) if words and zone else None
            if spot is not None:
                if any(
                    abs(spot[0] - x) < 160 * view.scale and abs(spot[1] - y) < 34 * view.scale
                    for _w, (x, y), _i in found
                ):
                    spot = (spot[0] + 190 * view.scale, spot[1])
                found.append((words, spot, ink))
        _LABELS.update(key=key, found=found)
    ends = [view.centre(at) for at in line or ()]
    for words, spot, ink in _LABELS["found"]:
        if not any(math.dist(spot, end) < 1.6 * view.side for end in ends):  # never over who shoots or is shot at
            chip(target, words, spot, ink, view.scale)


def _far_words(most: int) -> str:
    if most <= 5:
        return _("5: attack −3")
    if most == 6:
        return _("5 and 6: attack −3")
    return _("5 to {n}: attack −3").format(n=most)


def _throw_label(target: pygame.Surface, view: View, art: BoardArt, out: Outlook) -> None:
    """How far a grenade reaches, on the edge of that, where no figure stands."""
    assert out.at is not None
    (x, y), reach = out.at, GRENADE_RANGE
    seen = pygame.Rect(view.clip).inflate(-160 * view.scale, -90 * view.scale)
    spots: list[tuple[tuple[float, float], Square]] = [
        ((x + reach + 1, y + k + 0.5), (x + reach, y + k)) for k in (0, -1, 1, -2, 2, -3, 3)
    ]
    spots += [((x - reach, y + k + 0.5), (x - reach, y + k)) for k in (0, -1, 1, -2, 2)]
    spots += [((x + k + 0.5, y + reach + 1), (x + k, y + reach)) for k in (0, -1, 1, -2, 2)]
    for (px, py), (sx, sy) in spots:
        near = {(sx, sy), (sx + 1, sy), (sx, sy + 1)} & set(out.taken)
        spot = view.corner(px, py)
        if 0 <= sx < art.width and 0 <= sy < art.height and seen.collidepoint(spot) and not near:
            words = n_("reach {n}", "reach {n}", reach)
            chip(target, words, spot, GRENADE, view.scale, symbol="grenade")
            return


def _one_way(target: pygame.Surface, view: View, out: Outlook, made: Preview) -> None:
    uid = made.aim.unit if made.aim else ""
    at = place_of(out.position, uid) if uid else None
    if at and out.at and not numbers.sees_back(out.position, out.shown, out.at, uid):
        x, y = view.centre(at)
        chip(target, _("does not see it"), (x + view.side * 1.4, y), TEXT, view.scale, symbol="no_eye")


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
