"""What is looked at when a table opens: the viewer's own figures, and the board in an even light."""

import pytest
from screen_checks import click, show
from table_boards import at_table, duel, full_session, settle, small_session, wander

from game.core.saves import as_data
from scenes.replay import ReplayScene
from scenes.table.marking import lit_squares
from scenes.table.outlook import of_seat
from tests.clix.tables import unit

SIZES = pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)], ids=str)
BIG = {"width": 24, "height": 24, "players": {"p1": {"spawns": [[0, 22]]}, "p2": {"spawns": [[22, 0]]}}}


@SIZES
@pytest.mark.parametrize("corner", [(0, 0), (20, 20), (0, 20), (11, 9)])
def test_a_game_opens_on_the_viewers_figures(size: tuple[int, int], corner: tuple[int, int]) -> None:
    """All of a group that has room in the window, wherever it stands."""
    x, y = corner
    units = {"A": unit("p1", [x, y]), "B": unit("p1", [x + 3, y + 2]), "C": unit("p1", [x + 1, y + 3])}
    scene, _stage = at_table(duel({**units, "T": unit("p2", [12, 0])}, **BIG), size=size)
    camera = scene.eye.camera
    for name in units:
        assert camera.box.collidepoint(camera.view().centre(tuple(scene.view.units[name].at or ())))


def test_of_figures_far_apart_the_larger_group_is_shown() -> None:
    units = {"A": unit("p1", [2, 0]), "B": unit("p1", [10, 22]), "C": unit("p1", [12, 21]), "T": unit("p2", [0, 5])}
    scene, _stage = at_table(duel(units, **BIG))
    camera = scene.eye.camera
    seen = [name for name in units if camera.box.collidepoint(camera.view().centre(scene.view.units[name].at))]  # type: ignore[arg-type]
    assert seen == ["B", "C"]


def test_in_the_middle_of_an_act_it_opens_on_who_acts() -> None:
    units = {"A": unit("p1", [2, 0]), "B": unit("p1", [10, 22]), "C": unit("p1", [12, 21]), "T": unit("p2", [0, 5])}
    session = duel(units, **BIG)
    session.give([["unit", "A"]])
    scene, _stage = at_table(session)
    camera = scene.eye.camera
    assert camera.box.collidepoint(camera.view().centre((2, 0)))


def test_without_figures_it_opens_on_the_markers() -> None:
    scene, _stage = at_table(duel({"T": unit("p2", [12, 0])}, **BIG))
    camera = scene.eye.camera
    assert of_seat(scene.view, "p1") == [(0, 22)]
    assert camera.box.collidepoint(camera.view().centre((0, 22)))


def test_before_anything_lies_on_the_map_it_opens_at_its_first_corner() -> None:
    scene, _stage = at_table(full_session())
    camera = scene.eye.camera
    assert of_seat(scene.view, scene.seat) == []
    assert camera.box.collidepoint(camera.view().centre((0, 0)))


def test_the_board_is_light_while_a_bot_places_its_markers() -> None:
    """The squares where markers may lie are lit for who places them; nobody else's board goes dark."""
    session = small_session(kinds=("human", "random"), options={"spawns_per_seat": 2})
    scene, stage = at_table(session)
    placed = 0
    for _time in range(200):
        assert scene.view.ask is not None
        if scene.view.ask.kind not in ("marker_row", "marker"):
            break
        if scene.mine:
            assert lit_squares(scene.out, scene.made) is not None
            session.give([session.table.legal_moves()[0]])
            scene.changed()
        else:
            placed += 1
            assert lit_squares(scene.out, scene.made) is None
        settle(stage)
    assert placed


def test_a_replay_is_light_from_its_start_through_every_marker() -> None:
    session = full_session(moves=0)
    wander(session, 12)
    scene = ReplayScene(as_data(session.table))
    stage = show(scene)
    settle(stage)
    for _at in range(12):
        assert lit_squares(scene.out, scene.made) is None
        click(stage, "button", "One move on")
