"""Units of the tray: looked at, they show their own numbers; before an exchange, old against new."""

from typing import Any

import pytest
from screen_checks import find, focus_on, key, point, press_at
from table_boards import at_table, duel, settle

from scenes.table.compare import exchange_of
from scenes.table.scene import TableScene
from scenes.table.unit_values import ValueCell
from scenes.ui import Button, IconButton, Stage
from tests.clix.tables import unit

BETTER: dict[str, Any] = {"dial": [[8, 8, 13, 2], [8, 9, 14, 2], [7, 7, 13, 2], [5, 6, 13, 1]]}


def swapping() -> tuple[TableScene, Stage]:
    """A, a click down, may become R, of the same points; D is nothing that anybody may become."""
    units = {
        "A": unit("p1", [1, 1], click=2), "T": unit("p2", [6, 1]),
        "R": unit("p1", None, where="reserve", card=BETTER),
        "D": unit("p1", None, where="reserve", card={"points": 100}),
    }  # fmt: skip
    return at_table(duel(units))


Shown = list[tuple[str, list[tuple[int, int | None]]]]


def shown(stage: Stage) -> Shown:
    """The cards in the column from the top: names, and values with what they would replace."""
    found: dict[int, tuple[str, list[tuple[int, int | None]]]] = {}
    for node in stage.root().walk():
        if isinstance(node, ValueCell):
            assert node.parent is not None
            _name, cells = found.setdefault(id(node.parent), (node.parent.name, []))
            cells.append((node.number, node.before))
    return list(found.values())


def names(stage: Stage) -> list[str]:
    """Whose cards are in the column."""
    return [name for name, _cells in shown(stage)]


def chip(stage: Stage, uid: str) -> Any:
    """The unit in the tray."""
    return find(stage, "reserve", node_key=f"reserve {uid}")


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_unit_of_the_tray_that_is_looked_at_shows_its_own_numbers(by: str) -> None:
    """Under the pointer or with the focus, whatever was shown before; and no longer than that."""
    scene, stage = swapping()
    scene.hands.select("A")
    settle(stage)
    assert names(stage) == ["A"]
    if by == "pointer":
        point(stage, chip(stage, "D").seen.center)
    else:
        focus_on(stage, "reserve", node_key="reserve D")
    settle(stage)
    assert names(stage) == ["A", "D"]
    assert shown(stage)[1][1] == [(6, None), (8, None), (14, None), (2, None)]
    if by == "pointer":
        point(stage, (5, 5))
    else:
        key(stage, "tab")
    settle(stage)
    assert names(stage) == ["A"]


def test_looking_at_the_tray_takes_no_button_from_the_unit_that_is_held() -> None:
    """With Tab alone its tools are reached from the tray, round and round."""
    scene, stage = swapping()
    scene.hands.select("A")
    settle(stage)
    for _round in range(2):
        for role, name in (("reserve", "R"), ("reserve", "D"), ("button", "Walk square by square")):
            focus_on(stage, role, name)
            settle(stage)
            assert names(stage)[0] == "A"


def test_a_unit_of_the_tray_that_is_chosen_stays_shown() -> None:
    """Choosing it lets the other one go."""
    scene, stage = swapping()
    scene.hands.select("A")
    settle(stage)
    press_at(stage, chip(stage, "D").seen.center)
    point(stage, find(stage, "piece", node_key="unit T").seen.center)
    settle(stage)
    assert names(stage) == ["D"]


def test_before_an_exchange_the_new_numbers_stand_beside_the_old_ones() -> None:
    """At the click that it would be on, with the change of each value, and whose place it takes."""
    scene, stage = swapping()
    scene.hands.select("A")
    settle(stage)
    before = scene.session.table.digest()
    point(stage, chip(stage, "R").seen.center)
    settle(stage)
    assert shown(stage)[1] == ("R", [(8, 6), (9, 7), (14, 14), (2, 2)])
    assert find(stage, "text", "in place of A")
    assert find(stage, "value", "Speed 8, now 6")
    press_at(stage, chip(stage, "R").seen.center)
    settle(stage)
    unit_in = scene.session.view.units["R"]  # type: ignore[attr-defined]
    assert (unit_in.where, unit_in.click) == ("board", 2)
    assert scene.session.table.digest() != before


def test_no_exchange_is_made_up() -> None:
    """Where nobody may become it, or one of several might."""
    scene, _stage = swapping()
    assert exchange_of(scene, "D") is None
    assert exchange_of(scene, "R") is not None
    units = {
        "A": unit("p1", [1, 1]), "B": unit("p1", [1, 4]), "T": unit("p2", [6, 1]),
        "R": unit("p1", None, where="reserve", card=BETTER),
    }  # fmt: skip
    scene, _stage = at_table(duel(units))
    assert exchange_of(scene, "R") is None
    scene.hands.select("B")
    found = exchange_of(scene, "R")
    assert found is not None
    assert (found.out, found.before) == ("B", (6, 8, 14, 2))


@pytest.mark.parametrize(("size", "kind"), [((1920, 1080), Button), ((1280, 720), Button), ((1280, 680), IconButton)])
def test_tools_have_words_where_there_is_room(size: tuple[int, int], kind: type) -> None:
    """A boot alone tells nobody that it walks square by square; where only signs fit, their names are tips."""
    units = {"A": unit("p1", [1, 1], grenades=1, card={"grenades": 1}), "T": unit("p2", [6, 1])}
    scene, stage = at_table(duel(units), size)
    scene.hands.select("A")
    scene.point((6, 1))
    settle(stage)
    for name in ("Look at the dial", "Throw a grenade", "Walk square by square"):
        tool = find(stage, "button", name)
        assert isinstance(tool, kind)
        assert tool.tip == name
        if isinstance(tool, Button):
            assert tool.written() != name
