"""Every screen in six windows up to 4K; the focus goes through each as the eye does; no dialog lets it out."""

from itertools import pairwise

import pytest
from screen_checks import key, problems_of, show
from test_reading import every_screen
from test_screens import SCENES

from scenes.ui import Answer, Dialog, Node, Stage
from scenes.ui.focus import stops

WINDOWS = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_every_screen_fits_its_window(size: tuple[int, int]) -> None:
    """Nothing outside, nothing overlapping, no words cut (UX-65)."""
    found = {}
    for name, stage in every_screen(size, 100):
        problems = problems_of(stage.tree(), stage.scale)
        if problems:
            found[name] = problems
    assert found == {}


def _backwards(stage: Stage) -> list[tuple[str, str]]:
    """Steps of the focus that lead up and to the left within one panel; pieces of a board go by what matters."""
    found = []
    order = [node for node in stops(stage.root().walk()) if node.role not in ("piece", "square", "board")]
    for one, other in pairwise(order):
        if _panel(one) is _panel(other) and other.box.bottom <= one.box.top and other.box.left < one.box.right:
            found.append((one.name, other.name))
    return found


def _panel(node: Node) -> Node | None:
    """What a node lies in: its nearest scroll or panel."""
    above = node.parent
    while above is not None and above.role not in ("scroll", "panel", "screen"):
        above = above.parent
    return above


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1024, 600), 200)])
def test_the_focus_goes_as_the_screen_is_read(size: tuple[int, int], scale: int) -> None:
    """Down, or on to the right: never back up to what was passed (AX-14)."""
    found = {name: back for name, stage in every_screen(size, scale) if (back := _backwards(stage))}
    assert found == {}


@pytest.mark.parametrize("scene", SCENES)
def test_a_dialog_over_any_screen_keeps_the_focus_and_gives_it_back(scene: str) -> None:
    stage = show(*SCENES[scene]())
    key(stage, "tab")
    stage.settle()
    before = stage.focus.path if stage.focus else None
    stage.push(Dialog("Title", "Words", [Answer("Do it"), Answer("Leave it", kind="call")]))
    stage.settle()
    inside = {node.path for node in stops(stage.top.root.walk())}
    for way in ("tab", "shift+tab", "down", "up", "left", "right", "tab", "tab", "tab"):
        key(stage, way)
        stage.settle()
        assert stage.focus is not None
        assert stage.focus.path in inside
    key(stage, "escape")
    stage.settle()
    assert (stage.focus.path if stage.focus else None) == before
