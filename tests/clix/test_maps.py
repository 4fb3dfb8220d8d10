"""Tiled maps as boards: what objects become, and what is wrong with them."""

from pathlib import Path

import pytest

from game.clix.map_edges import edges_of
from game.clix.maps import load_map, map_name
from tests.tiled.map_files import folder, text_of, write


def load(root: Path, objects: str, **changed: str):
    return load_map(write(root, text_of(objects, **changed)))


def good(root: Path, objects: str, **changed: str) -> dict:
    grid, _info, problems = load(root, objects, **changed)
    assert problems == []
    assert grid is not None
    return grid


def line(points: str, x: float = 0, y: float = 0, cls: str = "wall", more: str = "", number: int = 1) -> str:
    return f'<object id="{number}" type="{cls}" x="{x}" y="{y}"{more}><polyline points="{points}"/></object>'


def box(x: float, y: float, w: float, h: float, cls: str = "wall", inside: str = "", number: int = 1) -> str:
    return f'<object id="{number}" type="{cls}" x="{x}" y="{y}" width="{w}" height="{h}">{inside}</object>'


def props(**values: str) -> str:
    return "<properties>" + "".join(f'<property name="{k}" {v}/>' for k, v in values.items()) + "</properties>"


def test_a_map_without_objects_is_an_open_board(tmp_path: Path) -> None:
    grid, info, problems = load(tmp_path, "")
    assert problems == []
    assert grid == {"width": 4, "height": 4, "walls": [], "maps": [{"file": str(tmp_path / "map.tmx"), "at": [0, 0]}]}
    assert info is not None
    assert (info.name, info.author, info.usable, info.spawns) == ({"en": "Map", "es": "Map"}, "", True, 0)


def test_a_menu_says_the_maps_name_in_both_languages(tmp_path: Path) -> None:
    head = props(name_en='value="Yard"', name_es='value="Patio"', author='value="Ana"')
    info = load(tmp_path, "", attrs='class="board"', head=head)[1]
    assert info is not None
    assert (info.name, info.author) == ({"en": "Yard", "es": "Patio"}, "Ana")


WALLS = [
    (line("0,0 64,0 64,32", 32, 32), [[[1, 1], [3, 1]], [[3, 1], [3, 2]]]),
    (line("0,0 0,96", 64.5, 31.6), [[[2, 1], [2, 4]]]),
    (box(32, 32, 64, 32).replace('height="32"', 'height="0"'), [[[1, 1], [3, 1]]]),
    ('<object id="1" type="wall" x="32" y="32"><polygon points="0,0 32,0 32,32 64,32 64,64 0,64"/></object>'
     + line("0,0 0,32", 64, 64, number=2), None),
    (line("0,0 32,0", 32, 32) + line("0,0 32,0", 64, 32, number=2), [[[1, 1], [3, 1]]]),
    (line("0,0 32,0", 32, 32, more=' rotation="90"'), [[[1, 1], [1, 2]]]),
    (line("0,0 128,0"), [[[0, 0], [4, 0]]]),
]  # fmt: skip


@pytest.mark.parametrize(("objects", "walls"), WALLS)
def test_walls_become_segments_as_long_as_can_be(tmp_path: Path, objects: str, walls: list | None) -> None:
    grid, _info, problems = load(tmp_path, objects)
    assert grid is not None
    if walls is None:  # an L of three squares, closed: its outline
        assert len(edges_of(grid["walls"])) == 8 + 1
        assert [one.code for one in problems] == ["closed_room"] * 2
    else:
        assert grid["walls"] == walls
        assert problems == []


def test_a_door_opens_the_wall_under_it_whatever_the_order(tmp_path: Path) -> None:
    wall, door = line("0,0 0,128", 64), line("0,0 0,32", 64, 32, "door", number=2)
    for objects in (wall + door, door + wall):
        grid = good(tmp_path, objects)
        assert grid["walls"] == [[[2, 0], [2, 1]], [[2, 2], [2, 4]]]
        assert grid["doors"] == [[[2, 1], [2, 2]]]


def test_a_closed_door_is_a_wall_and_drawn(tmp_path: Path) -> None:
    shut = props(closed='type="bool" value="true"')
    closed = line("0,0 0,32", 64, 32, "door", number=2).replace("<poly", shut + "<poly")
    grid = good(tmp_path, line("0,0 0,64", 64) + closed)
    assert grid["walls"] == [[[2, 0], [2, 2]]]
    assert grid["doors"] == [[[2, 1], [2, 2]]]


def test_a_door_drawn_as_a_rectangle_opens_the_walls_in_it(tmp_path: Path) -> None:
    grid = good(tmp_path, line("0,0 0,128", 64) + box(32, 32, 64, 64, "door", number=2))
    assert grid["walls"] == [[[2, 0], [2, 1]], [[2, 3], [2, 4]]]
    assert grid["doors"] == [[[2, 1], [2, 3]]]


SPAWNS = [
    ('<object id="1" type="spawn" x="40" y="70"><point/></object>', [[1, 2]]),
    (box(36, 68, 8, 8, "spawn"), [[1, 2]]),
    (box(32, 64, 32, 32, "spawn"), [[1, 2]]),
    (box(32, 64, 64, 32, "spawn"), [[1, 2], [2, 2]]),
    ('<object id="1" template="spawn.tx" x="40" y="70"/>', [[1, 2]]),
    ('<object id="1" type="spawn" gid="1" x="32" y="96" width="32" height="32"/>', [[1, 2]]),
]


@pytest.mark.parametrize(("objects", "squares"), SPAWNS)
def test_spawn_squares(tmp_path: Path, objects: str, squares: list) -> None:
    assert good(tmp_path, objects)["spawns"] == squares


def test_spawn_squares_of_seats(tmp_path: Path) -> None:
    first = box(0, 0, 32, 32, "spawn", props(seat='value="p1"'))
    second = box(32, 0, 32, 32, "spawn", props(seat='value="p2"'), number=2)
    grid = good(tmp_path, first + second + box(64, 0, 32, 32, "spawn", number=3))
    assert grid["spawns"] == [[0, 0], [1, 0], [2, 0]]
    assert grid["seats"] == {"p1": [[0, 0]], "p2": [[1, 0]]}


def test_areas_have_squares_and_their_own_properties(tmp_path: Path) -> None:
    inside = props(kind='propertytype="Kind" value="hill"', name_en='value="Top"', name_es='value="Cima"')
    (area,) = good(tmp_path, box(32, 0, 64, 64, "area", inside))["areas"]
    assert area == {
        "kind": "hill",
        "name": {"en": "Top", "es": "Cima"},
        "squares": [[1, 0], [2, 0], [1, 1], [2, 1]],
    }
    polygon = '<polygon points="0,0 32,0 32,32 64,32 64,64 0,64"/>'
    (area,) = good(tmp_path, f'<object id="1" name="Ell" type="area" x="0" y="0">{polygon}</object>')["areas"]
    assert (area["name"], area["squares"]) == ("Ell", [[0, 0], [0, 1], [1, 1]])


def test_a_block_is_solid_and_may_be_unreachable(tmp_path: Path) -> None:
    grid = good(tmp_path, box(32, 32, 64, 32, "block"))
    assert len(edges_of(grid["walls"])) == 6
    assert grid["areas"] == [{"kind": "block", "name": "", "squares": [[1, 1], [2, 1]]}]


def test_labels_are_drawn_only(tmp_path: Path) -> None:
    text = '<object id="1" type="label" x="48" y="16" width="64" height="16"><text>Gate</text></object>'
    assert good(tmp_path, text)["labels"] == [{"name": "Gate", "at": [1.5, 0.5]}]


BAD = [
    (line("0,0 64,0", 32, 36), "off_the_grid",
     "(32, 36), (96, 36) px are not on grid corners (grid 32x32 px)", "Snap to Grid"),
    (line("0,0 64,5", 32, 32), "off_the_grid", "wall point (96, 37) px is not on a", "View > Snapping > Snap to Grid"),
    (box(32, 32, 40, 32), "off_the_grid", "(72, 32), (72, 64) px", "Snap to Grid"),
    (line("0,0 64,0", 96, 32), "outside_map", "(160, 32) px lies outside the map", "Map > Resize Map"),
    (line("0,0 -32,0", 0, 32), "outside_map", "(-32, 32) px", ""),
    (line("0,0 64,64", 32, 32), "diagonal_line", "from (32, 32) px to (96, 96) px", "along the grid"),
    (box(32, 32, 0, 0), "no_length", "no length", ""),
    ('<object id="1" type="wall" x="0" y="0"><ellipse/></object>', "wrong_shape", "ellipse", "draw it again"),
    ('<object id="1" type="wall" x="0" y="0"><point/></object>', "wrong_shape", "point", ""),
    (box(32, 32, 32, 32, "door"), "no_wall", "no wall under this door", ""),
    ('<object id="1" type="spawn" x="140" y="16"><point/></object>', "outside_map", "spawn square", "move it"),
    ('<object id="1" type="spawn" x="-1" y="16"><point/></object>', "outside_map", "spawn square", ""),
    (box(0, 0, 32, 32, "spawn") + box(0, 0, 32, 32, "spawn", number=2), "duplicate_spawn", "column 0, row 0", ""),
    (box(32, 32, 32, 32, "block") + box(32, 32, 32, 32, "spawn", number=2), "blocked_spawn", "in a block", ""),
    (box(0, 0, 40, 32, "area"), "off_the_grid", "(40, 0), (40, 32) px", ""),
    ('<object id="1" type="area" x="0" y="0"><point/></object>', "wrong_shape", "point", ""),
    ('<object id="1" type="area" x="0" y="0"><polygon points="0,0 64,0 0,64"/></object>', "diagonal_line", "", ""),
    (box(0, 0, 32, 0, "area"), "no_squares", "covers no square", ""),
    (box(32, 32, 32, 32), "closed_room", "1 square that no walk reaches (from column 1, row 1)", "door or a gap"),
    (line("0,0 0,128", 64), "closed_room", "8 squares that no walk reaches", ""),
    (line("0,0 32,0 32,32", 0, 32).replace('"wall"', '"wal"'), "unknown_class", "wal", 'did you mean "wall"?'),
]  # fmt: skip


@pytest.mark.parametrize(("objects", "code", "message", "fix"), BAD, ids=[f"{n}-{one[1]}" for n, one in enumerate(BAD)])
def test_what_is_wrong_is_told_at_the_object(tmp_path: Path, objects: str, code: str, message: str, fix: str) -> None:
    grid, info, problems = load(tmp_path, objects)
    assert [one.code for one in problems] == [code]
    (problem,) = problems
    assert problem.line == 9
    assert message in problem.message
    assert fix in problem.fix
    assert "object" in problem.message
    assert grid is not None
    assert info is not None
    assert not info.usable


def test_a_class_of_another_game_is_told_where_the_project_knows_it(tmp_path: Path) -> None:
    project = {"propertyTypes": [{"name": "planet", "type": "class", "useAs": ["object"], "members": []}]}
    folder(tmp_path, project)
    grid, _info, problems = load(tmp_path, box(0, 0, 32, 32, "planet"))
    assert [one.code for one in problems] == ["unknown_class"]
    assert grid is not None


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    objects = "\n".join(
        [
            line("0,0 64,0", 32, 36),
            line("0,0 64,64", 32, 32, number=2),
            '<object id="3" x="0" y="0"/>',
            '<object id="4" type="spawn" x="999" y="0"><point/></object>',
        ]
    )
    found = load(tmp_path, objects)[2]
    assert [(one.code, one.line) for one in found] == [
        ("off_the_grid", 9),
        ("diagonal_line", 10),
        ("no_class", 11),
        ("outside_map", 12),
    ]


def test_a_missing_picture_does_not_make_a_map_unusable(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "floors.png").unlink()
    grid, info, problems = load(tmp_path, "")
    assert [one.code for one in problems] == ["missing_image"]
    assert grid is not None
    assert info is not None
    assert info.usable


def test_what_has_no_size_is_no_board(tmp_path: Path) -> None:
    grid, info, problems = load(tmp_path, "", size='width="4"')
    assert (grid, info) == (None, None)
    assert [one.code for one in problems] == ["missing_attribute"]
    assert load_map(tmp_path / "none.tmx")[0] is None
    large = text_of(size='width="300" height="2"', data='<data encoding="csv">' + "0," * 599 + "0</data>")
    assert "too_large" in [one.code for one in load_map(write(tmp_path, large))[2]]


def test_shipped_maps_are_named_from_the_programs_folder() -> None:
    root = Path(__file__).resolve().parents[2]
    assert map_name(root / "maps" / "x.tmx") == "maps/x.tmx"


def test_many_objects_outside_are_one_mistake_of_the_maps_size(tmp_path: Path) -> None:
    far = "".join(line("0,0 32,0", 640, 32 * number, number=number) for number in range(1, 8))
    _grid, info, problems = load(tmp_path, far)
    assert [(one.code, one.line, one.message) for one in problems] == [
        ("outside_map", 1, "7 objects lie outside the map")
    ]
    assert info is not None
    assert not info.usable


def test_an_object_that_could_not_be_read_is_told_once(tmp_path: Path) -> None:
    for objects in (
        line("0,0 32,0").replace(' x="0"', ""),
        line("0,0 32,0", -64).replace('x="-64"', 'x="left"'),
        line("0,0 32,0").replace("<polyline", "<polylin"),
        line("0,0 a,b"),
    ):
        assert len(load(tmp_path, objects)[2]) == 1, objects


def test_the_size_of_a_map_that_its_layers_deny_is_told_once(tmp_path: Path) -> None:
    problems = load(tmp_path, line("0,0 32,0", 96, 96), size='width="2" height="4"')[2]
    assert [one.code for one in problems] == ["layer_size", "tile_count"]
