"""B says what was done last, in the words of the log, also at a game that has just been loaded."""

from screen_checks import key
from weiss_hands import session_of, table_on

from scenes.cards.log import entries, last_words


def test_what_was_done_last_is_said() -> None:
    stage, scene = table_on(session_of(4, 30))
    words = last_words(scene)
    assert words
    assert words.split(". ")[0].rstrip(".") in " ".join(entry.words for entry in entries(scene))
    key(stage, "b")
    assert stage.motion.toast is not None
    assert words in stage.motion.toast.name


def test_a_game_just_loaded_tells_the_last_line_of_its_log() -> None:
    stage, scene = table_on(session_of(4, 30))
    scene.session.deeds.clear()
    key(stage, "b")
    assert stage.motion.toast is not None
    assert entries(scene)[-1].words in stage.motion.toast.name


def test_before_anything_is_done_that_is_said() -> None:
    _stage, scene = table_on(session_of(4, 0))
    scene.session.deeds.clear()
    scene.session.table.log.clear()
    assert last_words(scene) == ""
