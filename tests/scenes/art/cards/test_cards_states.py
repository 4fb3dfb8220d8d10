"""How a card stands on the table is told in grey too; pieces of the table are drawn as asked."""

import itertools
from collections.abc import Callable

import pygame
import pytest
from cards_shared import difference, first, grey

from scenes.art.cards import backs, gallery, hand, small, states, tableware
from scenes.art.cards.face import CardFace, Labels, with_changes
from scenes.art.cards.states import Look
from scenes.art.cards.symbols import SIGNS, STARS, plate, sign
from scenes.art.cards.tokens import GLYPHS, SKILLS

LOOKS = {
    "ready": Look(),
    "legal": Look(legal=True),
    "chosen": Look(chosen=True),
    "dim": Look(dim=True),
    "raised": Look(raised=True),
}


def _on_felt(look: Look) -> pygame.Surface:
    page = pygame.Surface((180, 220), 0, 32)
    page.fill("#1f2d2a")
    states.draw_card(page, hand.hand_card(first("team"), 104), 38, 36, 1.0, look)
    return page


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(LOOKS, 2)))
def test_states_differ_in_grey(one: str, other: str) -> None:
    assert difference(_on_felt(LOOKS[one]), _on_felt(LOOKS[other])) > 0.5


def test_stopped_blocked_and_ready_differ_in_grey() -> None:
    face = first("team")
    lying = [states.stopped_card(face, 104, 1.0, "", sign) for sign in ("stop", "lock", "down")]
    assert len({grey(image) for image in lying}) == 3
    assert lying[0].get_width() > lying[0].get_height()


@pytest.mark.parametrize("name", ["stop", "lock", "arrow", "down"])
def test_badges_are_level_and_as_wide_as_their_word(name: str) -> None:
    short, long = states.badge("A", name), states.badge("A long word", name)
    assert short.get_height() == long.get_height() == 29
    assert short.get_width() < long.get_width() <= 150


@pytest.mark.parametrize("skill", SKILLS)
def test_the_skill_that_counts_stands_out_in_grey(skill: str) -> None:
    face = first("team")
    plain, shown = hand.hand_card(face, 120), hand.hand_card(face, 120, focus=skill)
    assert grey(plain) != grey(shown)


def test_the_four_plates_have_four_shapes() -> None:
    shapes = set()
    for skill in SKILLS:
        image = plate(skill, 48)
        shapes.add(tuple(image.get_at((x, y))[3] > 128 for x in range(0, 48, 3) for y in range(0, 48, 3)))
    assert len(shapes) == 4


@pytest.mark.parametrize("name", [*SIGNS, *STARS])
def test_every_symbol_is_drawn(name: str) -> None:
    image = sign(name, 32, "#ffffff")
    assert image.get_size() == (32, 32)
    assert pygame.mask.from_surface(image, 60).count() > 40


def test_symbols_differ_from_each_other() -> None:
    drawn = {grey(sign(name, 32, "#ffffff", "#000000")) for name in (*SIGNS, *STARS)}
    assert len(drawn) == len(SIGNS) + len(STARS)


def test_an_unknown_symbol_is_refused() -> None:
    with pytest.raises(KeyError):
        sign("nothing", 20, "#ffffff")


@pytest.mark.parametrize("glyph", GLYPHS)
def test_the_edge_of_a_tucked_mission_shows_its_glyph(glyph: str) -> None:
    face = CardFace("mission", "X", skill="combat", glyph=glyph, experience=2, difficulty=3)
    other = CardFace("mission", "X", skill="combat", glyph=glyph, experience=4, difficulty=3)
    assert grey(small.glyph_tab(face)) != grey(small.glyph_tab(other))


def test_the_whole_mission_shows_its_glyph_on_its_right_edge() -> None:
    from scenes.art.cards.full import full_card

    def edge(glyph: str) -> bytes:
        face = CardFace("mission", "X", skill="combat", glyph=glyph, experience=2, difficulty=3)
        return grey(full_card(face).subsurface((430, 80, 60, 62)))

    assert len({edge(glyph) for glyph in GLYPHS}) == 6


@pytest.mark.parametrize(("power", "most"), [(0, 7), (3, 7), (7, 7), (12, 20)])
def test_power_is_counted_in_cells(power: int, most: int) -> None:
    image = tableware.power_counters(power, most)
    filled = {
        cell
        for cell in range(most)
        if image.get_at((round((cell + 0.35) * image.get_width() / most), 10))[0] > 200
    }
    assert filled == set(range(power))


PIECES: dict[str, Callable[[], pygame.Surface]] = {
    "bed": lambda: tableware.ribbon_bed(600),
    "success": lambda: tableware.ribbon_verdict(True, "8 against 7", "success"),
    "failure": lambda: tableware.ribbon_verdict(False, "6 against 7", "failure"),
    "total": lambda: tableware.ribbon_total(8, "p1"),
    "term": lambda: tableware.ribbon_term("4", "Somebody"),
    "bolt": lambda: tableware.power_bolt(12),
    "boost": lambda: states.boost_badge(1),
    "share": lambda: states.share_pill("combat", 4),
    "place": lambda: tableware.empty_place(104, 146, "here", legal=True),
    "empty": lambda: tableware.empty_place(104, 146, "none"),
    "back": lambda: backs.card_back(84),
}


@pytest.mark.parametrize("name", PIECES)
def test_pieces_of_the_table_are_drawn_and_kept(name: str) -> None:
    image = PIECES[name]()
    assert pygame.mask.from_surface(image, 20).count() > 100
    assert PIECES[name]() is image


def test_success_and_failure_differ_in_grey() -> None:
    good = tableware.ribbon_verdict(True, "7 against 7", "")
    bad = tableware.ribbon_verdict(False, "7 against 7", "")
    assert difference(good, bad) > 1


def test_totals_have_the_shape_of_their_seat() -> None:
    corners = [tableware.ribbon_total(7, seat).get_at((9, 9))[3] for seat in ("p1", "p2")]
    assert corners[0] < 40 < corners[1]


def test_a_face_knows_its_seal_and_what_is_now() -> None:
    mission = CardFace("mission", difficulty=5, cost=9)
    team = CardFace("team", points=4, skills=(("combat", 2),))
    villain = CardFace("adversary", cost=3, difficulty=(("culture", 2),))
    assert (mission.seal, team.seal, villain.seal) == (5, 4, 3)
    assert villain.ratings == (("culture", 2),)
    assert with_changes(villain, {"cost": 1}).seal_now == 1
    assert with_changes(team, {"combat": 5}).now("combat", 2) == 5
    assert with_changes(mission, {"difficulty": 6}).seal_now == 6


@pytest.mark.parametrize("page", gallery.PAGES)
def test_the_gallery_shows_every_page(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.art.cards import worker

    monkeypatch.setattr(worker, "paint", lambda subject: pygame.Surface(subject.size, 0, 32))
    faces = [first(kind, at) for kind in gallery.KINDS for at in range(3)]
    assert gallery.gallery(faces, page, 0.5).get_size() == (960, 540)


def test_the_gallery_is_known_to_shots() -> None:
    from scenes.cards_picture import CardsPicture, faces
    from scenes.shot import Asked, makers

    scenes = makers()["cards"](Asked(["hand"]))
    assert isinstance(scenes[0], CardsPicture)
    assert scenes[0].page == "hand"
    assert {face.kind for face in faces()} == set(gallery.KINDS)
    assert all(face.labels != Labels() for face in faces())
