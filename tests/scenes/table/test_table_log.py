"""The log of a table: what a loaded game has lost is said at its head, and every kind of event has a line."""

import json
from pathlib import Path

from screen_checks import find, show
from table_boards import full_session, settle

from game.core import saves
from scenes.session import notes_of
from scenes.table import log
from scenes.table.scene import TableScene
from scenes.table.start import load_scene


def saved(folder: Path, lost: bool = False) -> Path:
    """A game in its middle; with `lost` its record no longer leads to its position."""
    path = saves.save(full_session(moves=60).table, folder / "game.json")
    if lost:
        data = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**data, "record": data["record"][:-1]}), encoding="utf-8")
    return path


def loaded(path: Path) -> TableScene:
    """The table of that save, on a stage."""
    scene = load_scene(path)
    settle(show(scene))
    return scene


def test_a_game_that_has_lost_its_log_says_so_in_the_log_panel(tmp_path: Path) -> None:
    """One line at the head of an empty log, in the column and on the page; undo says there is nothing."""
    scene = loaded(saved(tmp_path, lost=True))
    lines = [node.name for node in find(scene.stage, "scroll", "Log").walk() if node.role == "line"]
    assert lines == [scene.session.notes[0]]
    assert "what came before is not shown" in lines[0]
    undo = find(scene.stage, "button", "Undo")
    assert (undo.enabled, undo.why_not) == (False, scene.game.refusal("nothing_to_undo"))
    scene.doors.open_log()
    settle(scene.stage)
    assert find(scene.stage, "line", lines[0])


def test_a_game_that_is_whole_says_nothing_of_the_kind(tmp_path: Path) -> None:
    """Its log is there, and undo reaches back."""
    scene = loaded(saved(tmp_path))
    assert scene.session.notes == ()
    assert len(log.entries(scene)) > 3
    assert find(scene.stage, "button", "Undo").enabled


def test_changed_cards_are_named_though_the_moves_still_fit(tmp_path: Path) -> None:
    """Each warning is a sentence."""
    path = saved(tmp_path)
    data = json.loads(path.read_text(encoding="utf-8"))
    name = next(iter(data["content"]))
    path.write_text(json.dumps({**data, "content": {**data["content"], name: "other"}}), encoding="utf-8")
    assert notes_of(saves.load(path)) == [f"Changed since the game was saved: {name}."]


def test_the_line_goes_up_and_away_as_the_game_goes_on(tmp_path: Path) -> None:
    """It stands at the head of the lines, not among the newest."""
    scene = loaded(saved(tmp_path, lost=True))
    for _answer in range(8):
        scene.hands.answer(scene.session.table.legal_moves()[0])
    lines = log.entries(scene)
    assert len(lines) > 1
    assert [entry.kind == "note" for entry in lines] == [True, *(False for _line in lines[1:])]
    assert log.entries(scene, 1)[0].kind != "note"
