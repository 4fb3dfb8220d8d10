"""The command `sight`: what it prints, and what it says of bad input."""

import json

import pytest

from game.cli.sight import sight_command
from game.clix.board_file import ROOT
from game.core import words

BOARD = """\
grid: {width: 6, height: 4, walls: [[[3, 0], [3, 2]]]}
blockers: [[1, 2], [0, 1], [1, 0]]
"""


@pytest.fixture(autouse=True)
def _english():
    before = words.language()
    words.set_language("en")
    yield
    words.set_language(before)


@pytest.fixture
def run(tmp_path, capsys):
    """Run the command on a board told as text; gives status, output and problems."""

    def run_on(text, source=None, target=None, everything=False, corners="lenient", as_json=False, name="board.yaml"):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        status = sight_command(str(file), source, target, everything, corners, as_json)
        out, err = capsys.readouterr()
        return status, out, err.replace(str(tmp_path), "FOLDER")

    return run_on


@pytest.mark.parametrize(
    ("source", "target", "told"),
    [
        ("0,0", "0,1", "0,0 to 0,1: clear\n"),
        ("0,0", "0,0", "0,0 to 0,0: clear\n"),
        ("2,0", "3,0", "2,0 to 3,0: closed by the wall between 2,0 and 3,0\n"),
        ("0,0", "4,0", "0,0 to 4,0: closed by the unit on 1,0\n"),
        ("0,0", "3,3", "0,0 to 3,3: closed by the corner between 0,0 and 1,1: the unit on 1,0 and the unit on 0,1\n"),
    ],
)
def test_a_line(run, source, target, told):
    assert run(BOARD, source, target) == (0, told, "")


def test_a_line_as_json(run):
    status, out, _ = run(BOARD, "2,3", "2,0", as_json=True)
    assert (status, json.loads(out)) == (0, {"clear": True, "why": None})
    status, out, _ = run(BOARD, "2,1", "4,0", as_json=True)
    assert status == 0
    assert json.loads(out) == {
        "clear": False,
        "why": {
            "kind": "wall",
            "point": [3, 1.25],
            "walls": [[[3, 1], [3, 2]]],
            "squares": [],
            "words": "the wall between 2,1 and 3,1",
        },
    }


def test_what_a_square_sees(run):
    assert run(BOARD, "0,0") == (0, "0,0 sees 3 squares:\n0,0 1,0\n0,1\n", "")
    status, out, _ = run(BOARD, "0,0", as_json=True)
    assert (status, json.loads(out)) == (0, {"from": [0, 0], "sees": [[0, 0], [1, 0], [0, 1]]})
    assert run("grid: {width: 1, height: 1}", "0,0") == (0, "0,0 sees 1 square:\n0,0\n", "")


def test_every_square_from_every_square(run):
    text = "grid: {width: 3, height: 1, walls: [[[2, 0], [2, 1]]]}"
    assert run(text, everything=True) == (0, "0,0: 0,0 1,0\n1,0: 0,0 1,0\n2,0: 2,0\n", "")
    status, out, _ = run(text, everything=True, as_json=True)
    assert status == 0
    assert json.loads(out) == {"sees": {"0,0": [[0, 0], [1, 0]], "1,0": [[0, 0], [1, 0]], "2,0": [[2, 0]]}}


def test_corners(run):
    text = "grid: {width: 2, height: 2, walls: [[[1, 0], [1, 1]]]}"
    assert run(text, "0,0", "1,1")[1] == "0,0 to 1,1: clear\n"
    strict = run(text, "0,0", "1,1", corners="strict")[1]
    assert strict == "0,0 to 1,1: closed by the corner between 0,0 and 1,1: the wall between 0,0 and 1,0\n"


@pytest.mark.parametrize("typed", ["0,0", " 0 , 0 ", "[0, 0]"])
def test_squares_may_be_typed_in_a_few_ways(run, typed):
    assert run(BOARD, typed, "0,1")[0] == 0


@pytest.mark.parametrize(
    ("how", "word"),
    [
        ({"source": "6,0"}, "--from 6,0 is off the board: x goes from 0 to 5, y from 0 to 3"),
        ({"source": "0,0", "target": "0,4"}, "--to 0,4 is off the board"),
        ({"source": "-1,0"}, "--from -1,0 is off the board"),
        ({"source": "here"}, "--from here: a square is written X,Y, as in 3,4"),
        ({"source": "1.5,0"}, "a square is written X,Y"),
        ({"source": "1,0,0"}, "a square is written X,Y"),
        ({}, "--from X,Y, or --all"),
        ({"target": "0,0"}, "--from X,Y, or --all"),
        ({"source": "0,0", "everything": True}, "--all stands alone"),
        ({"target": "0,0", "everything": True}, "--all stands alone"),
        ({"source": "0,0", "corners": "sealed"}, "lenient, strict"),
    ],
)
def test_a_wrong_command_line(run, how, word):
    status, out, err = run(BOARD, **how)
    assert (status, out) == (2, "")
    assert word in err


def test_no_such_file(tmp_path, capsys):
    for name, said in (("nothing.yaml", "there is no such file"), (".", "is a folder")):
        assert sight_command(str(tmp_path / name), "0,0", None, False, "lenient", False) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("grid: {width: 6, heigth: 4}", 'FOLDER/board.yaml:1:18: unknown_key grid.heigth: unknown key'),
        ("grid: {width: 6, heigth: 4}", 'did you mean "height"?'),
        ("grid: {width: 6, height: 4, walls: [[[3, 0], [3, 9]]]}", "FOLDER/board.yaml:1:37: bad_grid wall end [3, 9]"),
        ("grid: {width: 6, height: 4, walls: [[[3, 0], [2, 1]]]}", "must run along a row or a column"),
        ("grid: {width: 6, height: 4, walls: [[[3, 0]]]}", "FOLDER/board.yaml:1:37"),
        ("grid: {width: 6, height: 0}", "FOLDER/board.yaml:1:26"),
        ("grid: {width: six, height: 4}", "FOLDER/board.yaml:1:15"),
        ("grid: {width: 99999, height: 4}", "FOLDER/board.yaml:1:15"),
        ("grid: {width: 6, height: 4}\nblockers: [[0, 0], [0, 4]]", "FOLDER/board.yaml:2:20: off_the_map square"),
        ("grid: {width: 6, height: 4}\nblockers: [[0]]", "FOLDER/board.yaml:2:12"),
        ("blockers: []", "grid"),
        ("grid: map", "FOLDER/board.yaml:1:7"),
        ("- 1", "FOLDER/board.yaml:1:1"),
        ("", "FOLDER/board.yaml:1:1"),
        ("grid: {width: 6", "FOLDER/board.yaml"),
        ("grid: {map: nowhere.tmx}", "FOLDER/board.yaml:1:13: no_such_map"),
        ("grid: {map: ../outside.tmx}", "no_such_map"),
        ("grid: {map: 7}", "FOLDER/board.yaml:1:13"),
        ("grid: {map: a.tmx, width: 6}", "FOLDER/board.yaml:1:20"),
    ],
)
def test_a_bad_file_is_told_with_its_place(run, text, told):
    status, out, err = run(text, "0,0")
    assert (status, out) == (1, "")
    assert told in err


def test_a_map_of_the_program(capsys):
    map_file = ROOT / "maps" / "dry_dock.tmx"
    assert sight_command(str(map_file), "0,0", None, False, "lenient", True) == 0
    by_map = json.loads(capsys.readouterr().out)
    assert [0, 0] in by_map["sees"]
    assert len(by_map["sees"]) < 144


def test_a_board_may_stand_on_a_map_and_add_units(run):
    status, out, err = run("grid: {map: maps/dry_dock.tmx}", "0,0", as_json=True)
    assert (status, err) == (0, "")
    alone = json.loads(out)["sees"]
    status, out, _ = run("grid: {map: maps/dry_dock.tmx}\nblockers: [[0, 1], [1, 1]]", "0,0", as_json=True)
    assert status == 0
    assert len(json.loads(out)["sees"]) < len(alone)


def test_a_broken_map_is_told_with_its_place(run):
    status, out, err = run("<map/>", "0,0", name="broken.tmx")
    assert (status, out) == (1, "")
    assert "FOLDER/broken.tmx:1:1" in err
