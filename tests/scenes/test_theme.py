"""The tokens: every pair of words and ground is readable, every mark differs without its colour."""

import pytest

from scenes import theme
from scenes.theme import OFF_PAIRS, TEXT_PAIRS, contrast, luminance, mix, rgb


@pytest.mark.parametrize(("words", "ground"), TEXT_PAIRS)
def test_words_are_readable(words: str, ground: str) -> None:
    assert contrast(getattr(theme, words), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize(("words", "ground"), OFF_PAIRS)
def test_what_is_off_and_the_focus_can_be_seen(words: str, ground: str) -> None:
    assert contrast(getattr(theme, words), getattr(theme, ground)) >= 3


@pytest.mark.parametrize(("words", "ground"), [p for p in TEXT_PAIRS if p[1] in theme._STRONG and p[0] != "GOLD_NOTE"])
def test_strong_contrast(words: str, ground: str) -> None:
    theme.use_contrast(True)
    assert contrast(getattr(theme, words), getattr(theme, ground)) >= 7


def test_strong_contrast_goes_away_again() -> None:
    before = theme.TEXT, theme.PANEL
    theme.use_contrast(True)
    assert before != (theme.TEXT, theme.PANEL)
    theme.use_contrast(False)
    assert before == (theme.TEXT, theme.PANEL)


def test_known_contrasts() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21)
    assert contrast(theme.WHITE, theme.WHITE) == 1
    assert luminance(rgb("#808080")) == pytest.approx(0.2159, abs=0.001)


def test_bad_is_a_fill_and_no_words() -> None:
    assert contrast(theme.BAD, theme.PANEL) < 4.5
    assert not any(words == "BAD" for words, _ground in TEXT_PAIRS)


@pytest.mark.parametrize("marks", [theme.SEATS, theme.ABILITIES])
def test_no_two_marks_share_a_shape(marks: dict[str, theme.Mark]) -> None:
    assert len({mark.shape for mark in marks.values()}) == len(marks)


@pytest.mark.parametrize(
    ("seat", "colour"), [("p1", "blue"), ("p2", "orange"), ("p6", "red"), ("p7", "blue"), ("pink", "pink")]
)
def test_seats_have_their_marks(seat: str, colour: str) -> None:
    assert theme.seat_mark(seat) == theme.SEATS[colour]


def test_four_sizes_and_none_too_small() -> None:
    assert (theme.SMALL, theme.MEDIUM, theme.LARGE, theme.HUGE) == (18, 22, 30, 44)


def test_mixing() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert mix(theme.TEXT, theme.PANEL, 0) == theme.TEXT
