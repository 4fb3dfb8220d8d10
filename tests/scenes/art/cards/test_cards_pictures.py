"""Illustrations: the same card the same picture, neighbours other ones, each kind its own."""

import itertools
from dataclasses import replace

import pygame
import pytest
from cards_shared import KINDS, difference, first, raw

from scenes.art.cards import busts, color_face, hurdles, omens, people, places, things, vessels
from scenes.art.cards.from_data import face_of
from scenes.art.cards.hand import hand_card
from scenes.art.cards.painting import PAINTERS, paint
from scenes.art.cards.shelf import SHELF, plain
from scenes.art.cards.subject import Subject, subject_from, subject_of


def _reduced(image: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(image, (85, 59))


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_opaque_and_of_its_size(kind: str) -> None:
    subject = subject_of(first(kind))
    image = paint(subject)
    assert image.get_size() == subject.size
    assert image.get_size() == ((812, 340) if kind == "mission" else (680, 472))


def test_a_picture_is_the_same_each_time() -> None:
    subject = subject_of(first("obstacle"))
    assert pygame.image.tobytes(paint(subject), "RGB") == pygame.image.tobytes(paint(subject), "RGB")


def test_every_kind_has_a_painter() -> None:
    assert set(PAINTERS) == {*KINDS, *color_face.KINDS.values()}
    with pytest.raises(KeyError):
        paint(Subject("unknown", "x"))


def test_kinds_differ_in_grey_at_the_size_of_a_hand() -> None:
    SHELF.make_now = True
    images = [hand_card(first(kind), 130) for kind in KINDS if kind != "mission"]
    assert all(difference(a, b) > 12 for a, b in itertools.combinations(images, 2))


def test_light_paper_is_a_heros_and_dark_paper_a_villains() -> None:
    from scenes.art.cards.full import full_card

    def light(kind: str) -> float:
        image = full_card(first(kind))
        red, green, blue, _alpha = image.get_at((200, 455))
        return (red + green + blue) / 3

    assert min(light(kind) for kind in ("team", "support", "gear", "event", "ship")) > 180
    assert max(light(kind) for kind in ("obstacle", "adversary")) < 90


@pytest.mark.parametrize("kind", ["event", "gear"])
def test_neighbours_in_a_set_seldom_share_a_motif(kind: str) -> None:
    motif = omens.motif_of if kind == "event" else things.form_of
    subjects = [subject_of(face_of(data)) for data in raw().values() if data["kind"] == kind]
    pairs = list(itertools.pairwise(subjects))
    same = sum(motif(a) == motif(b) for a, b in pairs)
    assert same <= (0 if kind == "event" else len(pairs) // 6)


def test_neighbours_do_not_share_scene_and_colours() -> None:
    obstacles = [subject_of(face_of(data)) for data in raw().values() if data["kind"] == "obstacle"]
    same = sum(hurdles.scene_of(a) == hurdles.scene_of(b) for a, b in itertools.pairwise(obstacles))
    assert same < len(obstacles) // 8


def test_every_scene_there_is_is_shown_somewhere() -> None:
    subjects = [subject_of(face_of(data)) for data in raw().values()]
    seen = {hurdles.scene_of(s) for s in subjects if s.kind == "obstacle"}
    named = {name for group in (hurdles.BY_TRAIT, hurdles.BY_SKILL) for names in group.values() for name in names}
    assert named <= set(hurdles.SCENES)
    assert len(seen) >= len(named) - 3
    assert {omens.motif_of(s) for s in subjects if s.kind == "event"} == set(omens.MOTIFS)
    assert all(vessels.hull_of(s) in vessels.HULLS for s in subjects if s.kind == "ship")


@pytest.mark.parametrize("name", sorted(hurdles.SCENES))
def test_every_scene_of_an_obstacle_can_be_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hurdles, "scene_of", lambda subject: name)
    image = _reduced(hurdles.paint_hurdle(Subject("obstacle", name, 3)))
    shades = {tuple(image.get_at((x, y)))[:3] for x in range(0, 85, 6) for y in range(0, 59, 6)}
    assert len(shades) > 30


@pytest.mark.parametrize("name", omens.MOTIFS)
def test_every_motif_of_an_event_can_be_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(omens, "motif_of", lambda subject: name)
    assert omens.paint_omen(Subject("event", name, 2)).get_size() == (680, 472)


@pytest.mark.parametrize("skill", ["culture", "science", "combat", "ingenuity"])
@pytest.mark.parametrize("number", [0, 3, 4])
def test_places_by_skill(skill: str, number: int) -> None:
    subject = Subject("mission", f"place {skill}", number, skill=skill, glyph="orion")
    assert places.paint_place(subject).get_size() == (812, 340)


@pytest.mark.parametrize("trait", ["", *people.TRAITS])
@pytest.mark.parametrize("kind", ["support", "adversary"])
def test_busts_of_every_trait(trait: str, kind: str) -> None:
    traits = (trait,) if trait else ()
    image = busts.paint_bust(Subject(kind, f"someone {trait}", 5, traits, person=f"Someone {trait}"))
    assert image.get_size() == (680, 472)


@pytest.mark.parametrize("head", ["fan", "horns", "helmet", "ushanka", "beret", "cowl", "band", "crown", "collar"])
def test_every_hat_is_seen(head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    subject = Subject("support", "hat", 5, person="Hat")
    plain_style = people.Style(hair="short")
    monkeypatch.setattr(busts, "style_of", lambda s: plain_style)
    bare = _reduced(busts.paint_bust(subject))
    monkeypatch.setattr(busts, "style_of", lambda s: replace(plain_style, head=head))
    assert difference(bare, _reduced(busts.paint_bust(subject))) > 0.6


def test_one_person_keeps_one_face() -> None:
    styles = {
        people.style_of(subject_of(face_of(data)))
        for data in raw().values()
        if data["title"]["en"] == "Daniel Jackson"
    }
    assert len(styles) == 1
    assert next(iter(styles)).glasses


def test_women_have_no_beards() -> None:
    for data in raw().values():
        if data["kind"] in ("team", "support", "adversary"):
            subject = subject_of(face_of(data))
            style = people.style_of(subject)
            assert not (style.soft and style.beard)


def test_small_grey_ones_are_no_people() -> None:
    assert people.kind_of(Subject("support", "x", 1, ("asgard",), person="Thor")) == "alien"
    assert people.kind_of(Subject("adversary", "x", 1, person="Kull Warrior")) == "helm"
    assert people.kind_of(Subject("team", "x", 1, person="Jack O'Neill")) == "person"


@pytest.mark.parametrize("form", sorted(things.FORM_DRAWINGS))
def test_every_thing_can_be_drawn(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(things, "form_of", lambda subject: form)
    assert things.paint_thing(Subject("gear", form, 4)).get_size() == (680, 472)


@pytest.mark.parametrize("hull", sorted(vessels.HULLS))
def test_every_hull_can_be_drawn(hull: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vessels, "hull_of", lambda subject: hull)
    assert vessels.paint_vessel(Subject("ship", hull, 4)).get_size() == (680, 472)


def test_a_thing_is_known_by_its_name() -> None:
    assert things.form_of(Subject("gear", "x", 1, person="Transport Rings")) == "hoops"
    assert things.form_of(Subject("gear", "x", 1, person="Staff Weapon")) == "staff"
    assert things.form_of(Subject("gear", "x", 1, person="Something")) in things.FORMS


def test_a_subject_goes_through_json_unchanged() -> None:
    import json

    for kind in KINDS:
        subject = subject_of(first(kind))
        assert subject_from(json.loads(json.dumps(subject.plain()))) == subject


def test_file_names_are_plain_and_change_with_the_facts() -> None:
    one, other = Subject("event", "../a b/ñ", 1), Subject("event", "../a b/ñ", 2)
    assert one.name != other.name
    assert all(c.isascii() and (c.isalnum() or c in "_-") for c in one.name)


@pytest.mark.parametrize("kind", KINDS)
def test_until_it_has_come_the_kinds_sign_is_shown(kind: str) -> None:
    image = plain(kind)
    assert image.get_size() == ((812, 340) if kind == "mission" else (680, 472))
