"""B in a game that has just been loaded says the last line of its log; before anything is done, that."""

from screen_checks import key
from table_hands import session_of, table_on

from scenes.cards.log import entries


def test_a_game_just_loaded_tells_the_last_line_of_its_log() -> None:
    stage, scene = table_on(session_of(3, 40))
    scene.session.deeds.clear()
    key(stage, "b")
    assert stage.motion.toast is not None
    assert entries(scene)[-1].words in stage.motion.toast.name


def test_before_anything_is_done_that_is_said() -> None:
    stage, scene = table_on(session_of(3, 0))
    scene.session.deeds.clear()
    scene.session.table.log.clear()
    key(stage, "b")
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == "Nothing has been done yet."
