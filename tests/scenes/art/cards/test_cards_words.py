"""Words stay on their paper and can be read: every card of the collection, in both languages."""

import pytest
from cards_shared import KINDS, first, raw

from game.core import words
from scenes import theme
from scenes.art.cards import full, rich, tokens
from scenes.art.cards.canvas import LEAST_STRETCH, Canvas, Type, tidy
from scenes.art.cards.face import CardFace
from scenes.art.cards.from_data import face_of, rules_text, with_signs
from scenes.art.palette import rgb

LEAST_TEXT = 16  # a whole card's rules text; most have 18 or more


def _paper(canvas: Canvas, face: CardFace) -> tuple[float, float]:
    """Width and height of the room for the words."""
    if face.is_wide:
        return 378, full._mission_paper(canvas, face) - 8
    return 312, full.paper_height(canvas, face) - 12


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_card_says_more_than_its_paper_holds(language: str) -> None:
    words.set_language(language)
    canvas = Canvas(360, 504, 1.0)
    assert len(raw()) == 824
    for data in raw().values():
        face = face_of(data, rules_text(data))
        text = face.text or face.reminder
        w, h = _paper(canvas, face)
        sizes = (*full.TEXT_SIZES, *full.SMALLER) if face.text else (18.0, *full.SMALLER)
        size, lead = rich.fitted(canvas, text, w, h, sizes)
        assert rich.height(canvas, text, w, size, lead) <= h, face.seed
        assert all(wide <= w for rows in rich.lines(canvas, text, w, size) for _words, wide in rows), face.seed
        assert size >= LEAST_TEXT, face.seed


@pytest.mark.parametrize("language", ["en", "es"])
def test_titles_fit_their_bar(language: str) -> None:
    """On one row or two, narrowed at most a little; nothing is cut."""
    words.set_language(language)
    canvas = Canvas(360, 504, 1.0)
    for data in raw().values():
        face = face_of(data)
        room = 384 if face.is_wide else 250
        rows = [face.title] if face.subtitle else full.two_rows(canvas, face.title, Type("narrow", 30), room)
        size = 24 if face.subtitle or len(rows) == 1 else 25
        assert all(canvas.wide(row, Type("narrow", size)) * LEAST_STRETCH <= room for row in rows), face.title
        assert canvas.wide(face.subtitle, Type("narrow", 20)) * LEAST_STRETCH <= room, face.subtitle


@pytest.mark.parametrize(("where", "ink", "ground"), tokens.text_pairs())
def test_contrast(where: str, ink: object, ground: object) -> None:
    assert theme.contrast(rgb(ink), rgb(ground)) >= 4.5, where  # type: ignore[arg-type]


def test_long_rules_shrink_and_take_room_from_the_picture() -> None:
    canvas = Canvas(360, 504, 1.0)
    face = first("obstacle")
    short = full.paper_height(canvas, face_of(raw()[face.seed], "Failure: stop a character."))
    long = full.paper_height(canvas, face_of(raw()[face.seed], "Failure: stop a character. " * 12))
    assert short < long


def test_markup_has_its_pieces() -> None:
    ((first_word, *rest),) = rich.paragraphs("**Failure:** pay 2{bolt} with {combat} and {glyph:orion} __now__.")
    assert first_word == (rich.Piece("text", "Failure:", True),)
    kinds = [piece.kind for word in rest for piece in word]
    assert kinds == ["text", "text", "sign", "text", "plate", "text", "glyph", "text", "text"]
    assert rest[-1][0].explained


def test_an_opening_up_to_a_colon_is_a_key_word() -> None:
    ((opening, *_rest),) = rich.paragraphs("Success: draw a card.")
    assert opening[0].strong
    ((plain, *_rest),) = rich.paragraphs("Draw a card: then stop.")
    assert plain[0].strong
    ((long, *_rest),) = rich.paragraphs("While this character is ready and assigned to the mission: draw.")
    assert not long[0].strong


def test_braces_that_mean_nothing_are_shown_as_they_are() -> None:
    ((word,),) = rich.paragraphs("{nothing}")
    assert word[0] == rich.Piece("text", "{nothing}")


def test_skills_glyphs_and_power_get_their_signs() -> None:
    said = with_signs("Pay 2 power at a Combat mission with Orion.")
    assert said == "Pay 2{bolt} at a {combat} Combat mission with {glyph:orion} Orion."
    assert with_signs("{combat} Combat") == "{combat} Combat"
    assert with_signs("") == ""


def test_a_curly_apostrophe_keeps_clear_of_an_l() -> None:
    assert tidy("Teal'c", "narrow") == "Teal\u200a’c"
    assert tidy("Teal'c", "regular") == "Teal’c"


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_without_text_says_what_its_kind_does(kind: str) -> None:
    data = next(data for data in raw().values() if data["kind"] == kind)
    assert face_of(data).reminder
