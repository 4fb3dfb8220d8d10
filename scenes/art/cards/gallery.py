"""Cards of every kind, size and state on one page, for looking at.

The page shows what it is given; words here are samples for the eye.
"""

from collections.abc import Mapping, Sequence

import pygame

from scenes.art import letters
from scenes.art.cards import backs, full, hand, shelf, small, states, tableware, tokens
from scenes.art.cards.face import CardFace, with_changes
from scenes.art.cards.states import Look
from scenes.art.cards.tokens import SKILLS
from scenes.art.palette import QUIET, TEXT
from scenes.art.sprites import put

SIZE = (1920, 2290)
GAP = 28
Faces = Mapping[str, CardFace]


def gallery(faces: Sequence[CardFace], words: Mapping[str, str] | None = None) -> pygame.Surface:
    """A page of SIZE with these faces, the first of each kind shown whole. Illustrations are drawn at once."""
    page = pygame.Surface(SIZE)
    page.fill("#161b22")
    said = {"stopped": "Stopped", "blocked": "Blocked", "assigned": "Assigned", **(words or {})}
    before, shelf.SHELF.make_now = shelf.SHELF.make_now, True
    try:
        kinds = {face.kind: face for face in reversed(faces)}
        _whole(page, [kinds[k] for k in ("mission", "team", "support", "gear") if k in kinds], 140)
        _whole(page, [kinds[k] for k in ("event", "obstacle", "adversary", "ship") if k in kinds], 716)
        put(page, backs.card_back(360), 1710 - 170, 716)
        _grid(page, faces, 1292)
        _small(page, kinds, 1860, said)
        _states(page, kinds, 2090, said)
    finally:
        shelf.SHELF.make_now = before
    return page


def _whole(page: pygame.Surface, faces: Sequence[CardFace], y: int) -> None:
    x = 80
    for face in faces:
        image = full.full_card(face)
        states.draw_card(page, image, x, y, 1.8)
        x += image.get_width() + GAP


def _grid(page: pygame.Surface, faces: Sequence[CardFace], y: int) -> None:
    for number, face in enumerate(faces[:22]):
        image = hand.hand_card(face, 182 if face.is_wide else 150)
        x = 50 + number % 11 * 168
        states.draw_card(page, image, x if not face.is_wide else x - 16, y + number // 11 * 250, 1)


def _small(page: pygame.Surface, kinds: Faces, y: int, said: Mapping[str, str]) -> None:
    x = 50
    for face in kinds.values():
        image = hand.hand_card(face, 182 if face.is_wide else 130)
        states.draw_card(page, image, x, y, 1)
        x += image.get_width() + 14
    states.draw_card(page, backs.card_back(130), x, y, 1)
    x += 150
    for face in list(kinds.values())[:3]:
        states.draw_card(page, small.mini_card(face, 84), x, y, 1)
        states.draw_card(page, small.nano_card(face, 62), x + 10, y + 124, 1)
        x += 96
    states.draw_card(page, small.table_mission(kinds["mission"]), 1520, y, 1)


def _states(page: pygame.Surface, kinds: Faces, y: int, said: Mapping[str, str]) -> None:
    team, villain, mission = kinds["team"], kinds["adversary"], kinds["mission"]
    card = hand.hand_card(team, 104)
    x = 50
    for look in (Look(), Look(legal=True), Look(chosen=True), Look(dim=True), Look(raised=True)):
        states.draw_card(page, card, x, y, 1, look)
        x += 136
    better = with_changes(team, {skill: dict(team.skills)[skill] + n - 1 for n, skill in enumerate(SKILLS)})
    states.draw_card(page, hand.hand_card(better, 104, focus="combat"), x, y, 1)
    put(page, states.share_pill("combat", 4), x + 16, y + 150)
    x += 136
    for number in range(2):
        put(page, small.glyph_tab(mission), x + 94, y + 12 + number * 63)
    states.draw_card(page, card, x, y, 1)
    put(page, states.boost_badge(1), x + 80, y + 44)
    x += 176
    put(page, states.stopped_card(team, 104, 1, said["stopped"]), x, y + 20)
    put(page, states.badge(said["blocked"], "lock"), x + 20, y + 150)
    x += 180
    states.draw_card(page, hand.hand_card(with_changes(villain, {"combat": 3, "cost": 2}), 104), x, y, 1)
    put(page, states.badge(said["assigned"], "arrow"), x, y + 152)
    x += 136
    tableware.draw_pile(page, backs.card_back(84), x, y, 27, 1)
    tableware.draw_pile(page, backs.card_back(84, across=True), x + 110, y, 9, 1)
    put(page, tableware.power_counters(3, 7), x + 110, y + 110)
    for number, glyph in enumerate(("orion", "libra", "")):
        put(page, tableware.glyph_token(glyph), x + 110 + number * 40, y + 136)
    x += 270
    put(page, tableware.empty_place(104, 146, "play\nhere", legal=True), x, y)
    put(page, tableware.empty_place(104, 146, "none"), x + 120, y)
    _ribbon(page, 340, 2250 - 50)


def _ribbon(page: pygame.Surface, x: int, y: int) -> None:
    put(page, tableware.ribbon_bed(1236), x, y - 480 + 480)
    put(page, tableware.ribbon_verdict(True, "Combat 8 against 7", "If both pass: success"), x + 383, y)
    put(page, tableware.ribbon_total(8, "p1"), x - 5, y - 5)
    put(page, tableware.ribbon_total(7, "p2"), x + 1161, y - 5)
    for number, (amount, name) in enumerate((("4", "Teal'c"), ("3", "O'Neill"), ("1", "Gerak"))):
        put(page, tableware.ribbon_term(amount, name), x + 110 + number * 88, y)


def swatches() -> pygame.Surface:
    """The skills' plates and the symbols, for looking at."""
    from scenes.art.cards.symbols import SIGNS, plate, sign

    page = pygame.Surface((1400, 320))
    page.fill("#243142")
    for number, name in enumerate((*SIGNS, *tokens.GLYPHS)):
        x, y = 20 + number % 18 * 76, 20 + number // 18 * 96
        put(page, sign(name, 56, TEXT, "#37506e"), x, y)
        letters.write(page, name, x, y + 60, 14, "narrow", QUIET)
    for number, skill in enumerate(SKILLS):
        put(page, plate(skill, 72), 20 + number * 160, 216)
        put(page, plate(skill, 36, True), 100 + number * 160, 236)
    return page
