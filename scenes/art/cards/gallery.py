"""Cards of every kind, size and state on three pages of 1920 x 1080 units, for looking at.

A page shows the faces it is given; the few words of its own come from outside too.
"""

from collections.abc import Mapping, Sequence

import pygame

from scenes.art import letters
from scenes.art.cards import backs, full, hand, shelf, small, states, tableware, tokens
from scenes.art.cards.face import CardFace, with_changes
from scenes.art.cards.states import PLAIN, Look
from scenes.art.cards.symbols import SIGNS, plate, sign
from scenes.art.cards.tokens import SKILLS
from scenes.art.palette import QUIET, TEXT
from scenes.art.sprites import clear, put

SIZE = (1920, 1080)
PAGES = ("whole", "hand", "zoom")
KINDS = ("mission", "team", "support", "gear", "event", "obstacle", "adversary", "ship")


class Sheet:
    """A page being filled, `k` pixels a unit."""

    def __init__(self, faces: Sequence[CardFace], k: float, words: Mapping[str, str]) -> None:
        self.page = clear(SIZE[0] * k, SIZE[1] * k)
        self.page.fill("#161b22")
        self.faces, self.k, self.words = faces, k, words
        self.kinds = {face.kind: face for face in reversed(faces)}

    def put(self, image: pygame.Surface, x: float, y: float) -> None:
        """A picture at a place in units."""
        put(self.page, image, x * self.k, y * self.k)

    def card(self, image: pygame.Surface, x: float, y: float, look: Look = PLAIN) -> float:
        """A card at a place in units; returns its width in units."""
        states.draw_card(self.page, image, x * self.k, y * self.k, self.k, look)
        return image.get_width() / self.k

    def label(self, words: str, x: float, y: float) -> None:
        """A quiet word under something."""
        letters.write(self.page, words, x * self.k, y * self.k, max(8, round(18 * self.k)), "narrow", QUIET, "mc")


def gallery(
    faces: Sequence[CardFace], page: str = "whole", k: float = 1.0, words: Mapping[str, str] | None = None
) -> pygame.Surface:
    """A page of PAGES with these faces, the first of each kind in the places of honour.

    Illustrations are drawn at once, in this process. Raises KeyError for an unknown page or a kind left out.
    """
    sheet = Sheet(faces, k, words or {})
    before, shelf.SHELF.make_now = shelf.SHELF.make_now, True
    try:
        {"whole": _whole, "hand": _hand, "zoom": _zoom}[page](sheet)
    finally:
        shelf.SHELF.make_now = before
    return sheet.page


def _whole(sheet: Sheet) -> None:
    for row, kinds in enumerate((KINDS[:4], KINDS[4:])):
        x = 30.0
        for kind in kinds:
            x += sheet.card(full.full_card(sheet.kinds[kind], sheet.k), x, 24 + row * 530) + 24
        if row:
            sheet.card(backs.card_back(360, sheet.k), x, 24 + row * 530)
    mission = sheet.kinds["mission"]
    sheet.card(backs.card_back(130, sheet.k, across=True), 30, 400)
    sheet.card(hand.hand_card(mission, 182, sheet.k), 240, 400)
    for row, skill in enumerate(SKILLS):
        sheet.put(plate(skill, round(64 * sheet.k)), 1740, 40 + row * 110)
        sheet.put(plate(skill, round(36 * sheet.k), True), 1820, 54 + row * 110)


def _hand(sheet: Sheet) -> None:
    x, row = 24.0, 0
    for face in sheet.faces:
        wide = 182 if face.is_wide else 132
        if x + wide > 1900:
            x, row = 24.0, row + 1
        if row > 1:
            break
        x += sheet.card(hand.hand_card(face, wide, sheet.k), x, 24 + row * 214) + 20
    _small(sheet, 446)
    _states(sheet, 714)
    _ribbon(sheet, 342, 938)


def _small(sheet: Sheet, y: float) -> None:
    k = sheet.k
    sheet.card(small.table_mission(sheet.kinds["mission"], k), 24, y)
    x = 392.0
    for kind in KINDS:
        face = sheet.kinds[kind]
        sheet.card(small.mini_card(face, 84, k), x, y)
        sheet.card(small.nano_card(face, 62, k), x + 11, y + 128)
        x += 98
    for number, (kind, sign_name) in enumerate((("team", "stop"), ("support", "lock"), ("gear", "down"))):
        word = sheet.words.get(sign_name, "")
        sheet.put(small_states(sheet.kinds[kind], k, word, sign_name), x + 10 + number * 160, y + 6)
    tableware.draw_pile(sheet.page, backs.card_back(84, k), (x + 20) * k, (y + 136) * k, 27, k)
    tableware.draw_pile(sheet.page, backs.card_back(84, k, across=True), (x + 130) * k, (y + 136) * k, 9, k)
    sheet.put(tableware.power_bolt(5, k), x + 290, y + 126)
    sheet.put(tableware.power_counters(5, 7, k), x + 360, y + 138)
    for number, glyph in enumerate((*tokens.GLYPHS, "")):
        sheet.put(tableware.glyph_token(glyph, k), x + 290 + number * 40, y + 186)


def small_states(face: CardFace, k: float, word: str, sign_name: str) -> pygame.Surface:
    """A card that lies on its side, with its name or a word on the badge."""
    return states.stopped_card(face, 104, k, word, sign_name)


def _states(sheet: Sheet, y: float) -> None:
    k, team, villain = sheet.k, sheet.kinds["team"], sheet.kinds["adversary"]
    card = hand.hand_card(team, 106, k)
    x = 30.0
    looks = (Look(), Look(legal=True), Look(chosen=True), Look(dim=True), Look(raised=True))
    for look, word in zip(looks, ("ready", "legal", "chosen", "not legal", "raised"), strict=True):
        sheet.card(card, x, y, look)
        sheet.label(sheet.words.get(word, word), x + 53, y + 174)
        x += 140
    better = with_changes(team, {skill: value + n - 1 for n, (skill, value) in enumerate(team.skills)})
    sheet.card(hand.hand_card(better, 106, k, "combat"), x, y)
    sheet.put(states.share_pill("combat", 4, k), x + 16, y + 156)
    x += 140
    for number in range(2):
        sheet.put(small.glyph_tab(sheet.kinds["mission"], k=k), x + 96, y + 12 + number * 63)
    sheet.card(card, x, y)
    sheet.put(states.boost_badge(1, k), x + 84, y + 44)
    x += 180
    now = {name: value + 1 for name, value in villain.ratings} | {"cost": villain.cost - 1}
    sheet.card(hand.hand_card(with_changes(villain, now), 106, k), x, y)
    sheet.put(states.badge(sheet.words.get("arrow", "→"), "arrow", k), x, y + 158)
    x += 140
    sheet.card(hand.hand_card(sheet.kinds["support"], 148, k), x, y)
    sheet.card(hand.hand_card(sheet.kinds["obstacle"], 164, k), x + 170, y)
    sheet.put(tableware.empty_place(106, 148, sheet.words.get("here", ""), k, legal=True), x + 360, y)
    sheet.put(tableware.empty_place(106, 148, sheet.words.get("none", ""), k), x + 490, y)


def _ribbon(sheet: Sheet, x: float, y: float) -> None:
    k = sheet.k
    sheet.put(tableware.ribbon_bed(1236, k), x, y)
    verdict = sheet.words.get("verdict", ""), sheet.words.get("below", "")
    sheet.put(tableware.ribbon_verdict(True, *verdict, k), x + 383, y)
    sheet.put(tableware.ribbon_total(8, "p1", k), x - 5, y - 5)
    sheet.put(tableware.ribbon_total(7, "p2", k), x + 1161, y - 5)
    people = [small.short_name(face) for face in sheet.faces if face.kind == "team"][:3]
    for number, name in enumerate(people):
        sheet.put(tableware.ribbon_term(str(4 - number), name, k), x + 100 + number * 88, y)
    for number, name in enumerate((*SIGNS, *tokens.GLYPHS)):
        mark = sign(name, max(8, round(40 * k)), TEXT, "#37506e")
        sheet.put(mark, 24 + number * 52, 1024)


def _zoom(sheet: Sheet) -> None:
    team = sheet.kinds["team"]
    better = with_changes(team, {skill: value + 1 for skill, value in team.skills})
    sheet.card(full.full_card(better, 2 * sheet.k), 40, 36)
    sheet.card(full.full_card(sheet.kinds["adversary"], 2 * sheet.k), 800, 36)
    for number, kind in enumerate(("obstacle", "event")):
        sheet.card(full.full_card(sheet.kinds[kind], sheet.k), 1545, 36 + number * 516)
