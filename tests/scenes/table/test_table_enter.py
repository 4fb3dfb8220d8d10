"""Enter does what the focused thing says, and only what can be seen to have the focus; the main button knows it."""

from typing import Any

import pytest
from screen_checks import find, focus_on, key, point, press_at
from table_boards import at_table, duel, settle

from scenes.table.main_button import MainButton
from scenes.table.scene import TableScene
from scenes.ui import Stage
from tests.clix.tables import unit


def thrower() -> Any:
    """A game in which A may throw a grenade."""
    units = {"A": unit("p1", [1, 1], grenades=1, card={"grenades": 1}), "T": unit("p2", [5, 1])}
    return duel(units, dice=[6, 6, 1, 1])


def main(stage: Stage) -> MainButton:
    """The main button as it is drawn now."""
    settle(stage)
    found = find(stage, node_key="main")
    assert isinstance(found, MainButton)
    return found


def centre(stage: Stage, name: str) -> tuple[int, int]:
    """The middle of a piece, in pixels."""
    return find(stage, "piece", node_key=f"unit {name}").seen.center


def aimed_by_pointer() -> tuple[TableScene, Stage]:
    """A held, T aimed at, both with the pointer."""
    scene, stage = at_table(duel(dice=[6, 6, 1, 1]))
    for name in ("A", "T"):
        press_at(stage, centre(stage, name))
        settle(stage)
    return scene, stage


def test_enter_stands_on_the_main_button_while_the_pointer_is_used() -> None:
    """It shoots then."""
    scene, stage = aimed_by_pointer()
    assert main(stage).shown_key() == "Enter"
    key(stage, "return")
    assert scene.session.table.record[-1]["answer"] == ["shoot", "T"]


def test_enter_does_not_stand_there_while_the_keys_are_elsewhere() -> None:
    """With the focus on a tool Enter presses the tool, and the main button says nothing else."""
    scene, stage = aimed_by_pointer()
    focus_on(stage, "button", "Settings")
    assert main(stage).shown_key() == ""
    key(stage, "return")
    assert stage.top is not scene
    assert scene.session.table.record == []


def test_enter_stands_there_with_the_focus_on_it_or_on_what_it_aims_at() -> None:
    """Both presses do the same."""
    scene, stage = aimed_by_pointer()
    focus_on(stage, "button", node_key="main")
    assert main(stage).shown_key() == "Enter"
    focus_on(stage, "piece", node_key="unit T")
    assert main(stage).shown_key() == "Enter"
    key(stage, "return")
    assert scene.session.table.record[-1]["answer"] == ["shoot", "T"]


def test_a_planned_walk_has_enter_on_its_square() -> None:
    """The cursor on a square in reach: Enter walks there."""
    scene, stage = at_table(duel())
    focus_on(stage, "piece", node_key="unit A")
    key(stage, "return", "down", "right")
    button = main(stage)
    assert (button.name, button.at, button.shown_key()) == ("Move to C3", (2, 2), "Enter")
    key(stage, "return")
    assert scene.session.view.units["A"].at == [2, 2]  # type: ignore[attr-defined]


def test_the_picture_follows_the_focus() -> None:
    """What the button is drawn from changes with the focus alone."""
    _scene, stage = aimed_by_pointer()
    before = main(stage).state()
    focus_on(stage, "button", "Settings")
    assert main(stage).state() != before


@pytest.mark.parametrize("by", ["keys", "pointer"])
def test_a_tool_is_pressed_by_what_has_the_focus(by: str) -> None:
    """Enter on the grenade takes it in the hand; by keys the focus then waits on the board, at the thrower."""
    scene, stage = at_table(thrower())
    scene.hands.select("A")
    settle(stage)
    tool = find(stage, "button", "Throw a grenade")
    if by == "keys":
        focus_on(stage, "button", "Throw a grenade")
        key(stage, "return")
    else:
        press_at(stage, tool.seen.center)
    settle(stage)
    assert scene.choice.mode == "grenade"
    if by == "keys":
        assert stage.focus is not None
        assert stage.focus.key == "unit A"
        key(stage, "right", "right", "right", "return")
        assert scene.session.table.record[-1]["answer"] == ["at", 4, 1]


def test_enter_presses_nothing_that_nobody_sees() -> None:
    """While the pointer is used the focus is hidden: Enter shows where it is, a second one presses it."""
    scene, stage = at_table(duel())
    point(stage, centre(stage, "A"))
    settle(stage)
    assert not stage.ring
    key(stage, "return")
    assert stage.top is scene
    assert stage.ring
    assert scene.session.table.record == []
    assert stage.focus is not None


def test_enter_shows_the_result_when_the_game_is_over() -> None:
    """After a look at the board."""
    units = {"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1], click=4)}
    scene, stage = at_table(duel(units, dice=[6, 6, 6, 6], options={"kills_to_win": 1}))
    scene.hands.select("A")
    scene.hands.press_unit("T")
    scene.hands.press_unit("T")
    settle(stage)
    stage.pop()
    stage.ring = False
    assert main(stage).shown_key() == "Enter"
    key(stage, "return")
    assert stage.top is not scene
