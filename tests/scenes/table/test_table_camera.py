"""Every square of the board can be seen whole beside the small map, and what is brought into sight lies beside it."""

import pytest
from screen_checks import click, find, frame_of, key, show
from table_boards import at_table, duel, full_session, settle, small_session

from scenes.table.minimap import Minimap
from scenes.table.scene import TableScene
from scenes.ui import Stage
from tests.clix.tables import unit

SIZES = pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=str)


def small_map(stage: Stage) -> Minimap | None:
    """The small map, where there is one."""
    return next((node for node in stage.root().walk() if isinstance(node, Minimap)), None)


def hidden(scene: TableScene, stage: Stage, at: tuple[int, int]) -> bool:
    """Whether anything of a square is out of the window or under the small map and its buttons."""
    camera = scene.eye.camera
    left, top = camera.view().corner(*at)
    box = (round(left), round(top), camera.side, camera.side)
    return not camera.box.contains(box) or any(over.colliderect(box) for over in scene.covered())


def test_the_small_map_is_there_from_the_first_frame() -> None:
    stage = show(TableScene(full_session()))
    assert small_map(stage) is not None


@SIZES
@pytest.mark.parametrize("steps", [0, 1, 4])
def test_every_square_can_be_moved_beside_the_small_map(size: tuple[int, int], steps: int) -> None:
    """As far right and down as the hand moves it, the last columns (V22 to X24) are free."""
    scene, stage = at_table(full_session(), size=size)
    scene.doors.zoom_board(steps)
    scene.eye.camera.pan(-9999, -9999)
    scene.rebuild()
    settle(stage)
    assert small_map(stage) is not None
    for at in [(x, y) for x in range(20, 24) for y in range(20, 24)]:
        assert not hidden(scene, stage, at), at


@SIZES
@pytest.mark.parametrize("margin", [0, 1.0, 1.5])
def test_what_is_brought_into_sight_lies_beside_the_small_map(size: tuple[int, int], margin: float) -> None:
    scene, stage = at_table(full_session(), size=size)
    for at in [(23, 23), (0, 0), (22, 12), (0, 23), (23, 0), (21, 22)]:
        scene.eye.camera.reveal(*at, margin)
        scene.rebuild()
        settle(stage)
        assert not hidden(scene, stage, at), at


@SIZES
def test_a_game_opens_on_figures_in_the_last_corner_beside_the_small_map(size: tuple[int, int]) -> None:
    units = {"A": unit("p1", [22, 23]), "B": unit("p1", [23, 22]), "T": unit("p2", [1, 0])}
    scene, stage = at_table(duel(units, width=24, height=24), size=size)
    assert small_map(stage) is not None
    assert not any(hidden(scene, stage, at) for at in ((22, 23), (23, 22)))


@SIZES
def test_the_cursor_is_seen_wherever_the_arrows_lead_it(size: tuple[int, int]) -> None:
    scene, stage = at_table(full_session(), size=size)
    stage.set_focus(find(stage, "board"))
    key(stage, "right")
    for way in ("down", "right"):
        for _step in range(24):
            key(stage, way)
            settle(stage)
            assert scene.choice.cursor is not None
            assert not hidden(scene, stage, scene.choice.cursor), scene.choice.cursor


def test_a_board_that_has_room_is_not_moved_at_all() -> None:
    scene, stage = at_table(small_session(), size=(1920, 1080))
    camera = scene.eye.camera
    camera.fit()
    scene.rebuild()
    settle(stage)
    assert small_map(stage) is None
    assert not camera.pan(-500, -500)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1024, 600), 200)])
def test_the_board_is_zoomed_with_one_button_and_no_dragging(size: tuple[int, int], scale: int) -> None:
    """No wheel, no keys (AX-10): nearer, further, all of it and back."""
    scene, stage = at_table(full_session(), size=size, scale=scale)
    camera, sides = scene.eye.camera, []
    for name in ("Further away", "Nearer", "Nearer", "Fit the board in the window", "Fit the board in the window"):
        click(stage, "button", name)
        settle(stage)
        sides.append(camera.side)
    away, back, near, whole, again = sides
    assert whole <= away < back < near
    assert again >= scene.eye.camera.scale * 58  # numbers can be read


def test_a_small_board_needs_no_zoom() -> None:
    _scene, stage = at_table(small_session(), size=(1920, 1080))
    assert not [node for node in stage.root().walk() if node.name == "Nearer"]


@SIZES
def test_a_board_that_has_room_but_for_its_frame_shows_every_square(size: tuple[int, int]) -> None:
    scene, stage = at_table(small_session(), size=size)
    assert not [at for at in [(0, 0), (11, 0), (0, 8), (11, 8)] if hidden(scene, stage, at)]


def test_what_is_written_on_the_board_keeps_clear_of_a_message() -> None:
    """The reason on the board says more than the message: it is not covered by it."""
    scene, stage = at_table(duel(walls=[[[4, 0], [4, 6]]]))
    scene.hands.select("A")
    scene.point((6, 1))
    scene.hands.press_unit("T")
    frame_of(stage)
    assert stage.motion.toast is not None
    assert stage.motion.toast.box.w > 0
    assert stage.motion.toast.box in scene.covered()
