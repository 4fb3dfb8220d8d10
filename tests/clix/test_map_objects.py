"""Boards from maps: laws that hold whatever is drawn."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.clix.map_edges import edges_of, merged, rooms
from game.clix.map_layout import put_together, rotated
from game.clix.maps import load_map
from game.content.kinds import ROOT
from tests.tiled.map_files import text_of, write

SHIPPED = sorted((ROOT / "maps").glob("*.tmx"))
SIDE = 4
steps = st.lists(st.tuples(st.sampled_from("xy"), st.integers(-3, 3)), min_size=1, max_size=4)
lines = st.lists(st.tuples(st.integers(0, SIDE), st.integers(0, SIDE), steps), max_size=5)
ours = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def drawn(several: list) -> tuple[str, set]:
    """Wall objects on the grid and inside the map, and the edges they should give."""
    objects, edges = [], set()
    for number, (x, y, moves) in enumerate(several, start=1):
        points = [(x, y)]
        for axis, by in moves:
            px, py = points[-1]
            end = (px + by, py) if axis == "x" else (px, py + by)
            points.append((min(max(end[0], 0), SIDE), min(max(end[1], 0), SIDE)))
        if all(point == points[0] for point in points):
            continue
        text = " ".join(f"{(px - x) * 32},{(py - y) * 32}" for px, py in points)
        objects.append(
            f'<object id="{number}" type="wall" x="{x * 32}" y="{y * 32}"><polyline points="{text}"/></object>'
        )
        pairs = pairwise(points)
        edges |= edges_of([[list(start), list(end)] for start, end in pairs])
    return "\n".join(objects), edges


@ours
@given(lines)
def test_every_edge_that_is_drawn_is_a_wall_and_no_other(tmp_path: Path, several: list) -> None:
    objects, edges = drawn(several)
    grid, _info, problems = load_map(write(tmp_path, text_of(objects)))
    assert grid is not None
    assert edges_of(grid["walls"]) == edges
    assert {one.code for one in problems} <= {"closed_room"}
    assert bool(problems) == (len(rooms(SIDE, SIDE, edges)) > 1)


@ours
@given(lines, st.floats(-0.6, 0.6), st.floats(-0.6, 0.6))
def test_a_hand_that_shakes_a_little_draws_the_same(tmp_path: Path, several: list, dx: float, dy: float) -> None:
    objects, edges = drawn(several)
    moved = []
    for one in objects.split("\n") if objects else []:
        x, y = (int(one.split(f' {axis}="')[1].split('"')[0]) for axis in "xy")
        moved.append(one.replace(f' x="{x}"', f' x="{x + dx:.3f}"').replace(f' y="{y}"', f' y="{y + dy:.3f}"'))
    grid, _info, _problems = load_map(write(tmp_path, text_of("\n".join(moved))))
    assert grid is not None
    assert edges_of(grid["walls"]) == edges


@ours
@given(lines, st.integers(0, 3))
def test_turning_keeps_the_rooms(several: list, quarters: int) -> None:
    _objects, edges = drawn(several)
    grid = {"width": SIDE, "height": SIDE, "walls": merged(edges), "spawns": [[0, 1]]}
    turned = rotated(grid, quarters)
    sizes = [len(room) for room in rooms(SIDE, SIDE, edges)]
    assert [len(room) for room in rooms(SIDE, SIDE, edges_of(turned["walls"]))] == sizes
    assert len(edges_of(turned["walls"])) == len(edges)
    assert rotated(turned, 4 - quarters)["walls"] == grid["walls"]


@ours
@given(lines, lines)
def test_maps_beside_each_other_keep_their_walls(first: list, second: list) -> None:
    grids = [{"width": SIDE, "height": SIDE, "walls": merged(drawn(one)[1])} for one in (first, second)]
    whole = put_together([(grids[0], [0, 0]), (grids[1], [1, 0])])
    left = edges_of(grids[0]["walls"])
    right = {(x + SIDE, y, along) for x, y, along in edges_of(grids[1]["walls"])}
    assert edges_of(whole["walls"]) == left | right


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_shipped_maps_turn_and_lie_together(path: Path) -> None:
    grid, info, problems = load_map(path)
    assert problems == []
    assert grid is not None
    assert info is not None
    assert info.usable
    four = put_together([(rotated(grid, n), [n % 2, n // 2]) for n in range(4)])
    assert (four["width"], four["height"]) == (2 * grid["width"], 2 * grid["height"])
    assert len(four["spawns"]) == 4 * len(grid["spawns"])
    assert [one.get("turn", 0) for one in four["maps"]] == [0, 1, 2, 3]
    solid = {tuple(s) for area in four.get("areas", ()) if area["kind"] == "block" for s in area["squares"]}
    open_rooms = [one for one in rooms(four["width"], four["height"], edges_of(four["walls"])) if not one <= solid]
    assert len(open_rooms) == 1
