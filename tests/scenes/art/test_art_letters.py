"""Words and signs: crisp, placed by their anchor, all drawn."""

import itertools

import numpy as np
import pytest
from art_eyes import changed, covered, grey, is_premultiplied, page, same

from scenes.art import letters
from scenes.art.icons import ICONS, icon
from scenes.art.letters import lines_of, text, width_of, write

FACES = ("regular", "bold", "italic", "narrow", "narrow_bold")


def ink(target, by=40):
    return np.nonzero(np.abs(grey(target) - grey(page(2, 2))[0, 0]) > by)


@pytest.mark.parametrize("face", FACES)
def test_every_face_writes(face):
    image = text("Ágil ñandú 42 ¿sí?", 22, face)
    assert is_premultiplied(image)
    assert covered(image) > 0.05


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(FACES, 2)))
def test_faces_differ(one, other):
    assert width_of("Sobremesa 42", 22, one) != width_of("Sobremesa 42", 22, other) or not same(
        text("Sobremesa 42", 22, one), text("Sobremesa 42", 22, other)
    )


def test_an_unknown_face_is_an_error():
    with pytest.raises(KeyError):
        width_of("a", 18, "gothic")


@pytest.mark.parametrize("size", [18, 22, 30, 44])
def test_the_middle_of_capitals_is_where_it_is_told(size):
    target = page(200, 120)
    write(target, "H8", 100, 60, size, "narrow_bold", "#ffffff", "mc")
    xs, ys = ink(target)
    assert (ys.min() + ys.max()) / 2 == pytest.approx(60, abs=1.5)
    assert (xs.min() + xs.max()) / 2 == pytest.approx(100, abs=2)


@pytest.mark.parametrize(("anchor", "left", "right"), [("tl", 100, None), ("tr", None, 100)])
def test_left_and_right_anchors(anchor, left, right):
    target = page(300, 60)
    write(target, "Hall", 100, 10, 22, "regular", "#ffffff", anchor)
    xs, _ys = ink(target)
    if left:
        assert left - 1 <= xs.min() < left + 5
    else:
        assert right - 5 < xs.max() <= right + 1


def test_writing_says_how_wide_it_was():
    assert write(page(), "Hall", 0, 0, 22) == width_of("Hall", 22)


def test_lines_are_no_wider_than_told():
    words = "From P7 to Q6 there is no way, for a wall stands on both sides of the corner."
    lines = lines_of(words, 200, 18)
    assert len(lines) > 2
    assert all(width_of(line, 18) <= 200 for line in lines)
    assert " ".join(lines) == words


def test_a_word_too_long_stands_alone():
    assert lines_of("a Donaudampfschifffahrtsgesellschaft b", 60, 18) == [
        "a",
        "Donaudampfschifffahrtsgesellschaft",
        "b",
    ]


def test_no_words_no_lines():
    assert lines_of("", 100, 18) == []


def test_fonts_are_kept_and_bounded():
    for size in range(10, 140):
        letters.font("regular", size)
    assert letters.font.cache_info().currsize <= 96


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("size", [16, 24, 40])
def test_every_icon_has_its_size_and_room(name, size):
    image = icon(name, size, "#ffffff")
    assert image.get_size() == (size, size)
    assert is_premultiplied(image)
    assert 0.1 < covered(image) < 0.98


@pytest.mark.parametrize("name", ICONS)
def test_no_icon_is_like_another(name):
    mine = icon(name, 24, "#ffffff")
    for other in ICONS:
        if other != name:
            assert changed(mine, icon(other, 24, "#ffffff")) > 0.04, other


def test_an_icon_has_its_ink():
    image = icon("bolt", 40, "#f2b134")
    assert image.get_at((20, 20))[:3] == pytest.approx((0xF2, 0xB1, 0x34), abs=5)


def test_an_unknown_icon_is_an_error():
    with pytest.raises(KeyError):
        icon("unicorn", 20)
