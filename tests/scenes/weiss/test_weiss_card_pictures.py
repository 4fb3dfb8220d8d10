"""Pictures of cards of colours: their sizes, that they are the same each time, that cards and colours differ."""

import itertools

import pygame
import pytest

from game.weiss.cards import Card, compiled
from game.weiss.world import shipped
from scenes.art.cards.color_face import KINDS, TONES
from scenes.art.cards.color_signs import _light, dark_enough
from scenes.art.cards.painting import paint
from scenes.art.cards.shelf import SHELF
from scenes.weiss import faces


def first(kind: str, number: int = 0) -> Card:
    """A shipped card of a kind."""
    found = [card for card in map(compiled, shipped().cards.values()) if card.kind == kind]
    return found[number]


@pytest.mark.parametrize("kind", KINDS)
def test_an_illustration_has_its_size_and_is_the_same_each_time(kind: str) -> None:
    subject = faces.face(first(kind)).subject
    image = paint(subject)
    assert image.get_size() == subject.size
    assert pygame.image.tobytes(image, "RGB") == pygame.image.tobytes(paint(subject), "RGB")


def test_two_characters_do_not_look_alike() -> None:
    people = [card for card in map(compiled, shipped().cards.values()) if card.kind == "character"]
    by_person = {faces.person_of(card): card for card in people}
    shown = list(by_person.values())[:5]
    images = [pygame.transform.smoothscale(paint(faces.face(card).subject), (40, 28)) for card in shown]
    for a, b in itertools.combinations(images, 2):
        assert pygame.image.tobytes(a, "RGB") != pygame.image.tobytes(b, "RGB")


@pytest.mark.parametrize("form", ["full", "hand", "mini", "nano"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_form_of_every_kind_fills_its_size(kind: str, form: str) -> None:
    size = (150, 107) if kind == "climax" and form in ("full", "hand") else (107, 150)
    image = faces.card_image(first(kind), form, size, 1.0)
    assert image.get_size() == size
    assert image.get_at((size[0] // 2, size[1] // 2)).a == 255


def test_present_power_shows() -> None:
    card = first("character")
    plain = faces.card_image(card, "hand", (112, 157), 1.0)
    raised = faces.card_image(card, "hand", (112, 157), 1.0, faces.Look((("power", card.power + 1000),)))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(raised, "RGBA")


@pytest.mark.parametrize("color", TONES)
def test_white_words_on_a_level_shield_can_be_read(color: str) -> None:
    assert 1.05 / (_light(dark_enough(TONES[color].accent)) + 0.05) >= 4.5


def test_until_an_illustration_has_come_the_card_is_whole() -> None:
    SHELF.close()
    image = faces.card_image(first("character", 3), "hand", (112, 157), 1.0)
    assert image.get_at((56, 80)).a == 255
