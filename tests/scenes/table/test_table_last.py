"""B in a game of figures that has just been loaded says the last line of its log."""

from screen_checks import key, show
from table_boards import greedy_answers, small_session

from scenes.table.log import entries
from scenes.table.scene import TableScene


def test_a_game_just_loaded_tells_the_last_line_of_its_log() -> None:
    session = small_session(5)
    for answer in greedy_answers(small_session(5).table, 5)[:12]:
        session.give([answer])
    session.news.clear()
    session.deeds.clear()
    scene = TableScene(session)
    stage = show(scene, size=(1920, 1080))
    key(stage, "b")
    told = [entry.words for entry in entries(scene, 8) if entry.kind != "note"]
    assert told
    assert stage.motion.toast is not None
    assert told[-1] in stage.motion.toast.name
