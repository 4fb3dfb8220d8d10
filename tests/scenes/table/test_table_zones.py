"""All that lies open on a real table is on the screen, or counted there: nothing of it waits behind a menu (UX-20)."""

import pytest
from screen_checks import walk
from table_boards import at_table, full_session

from scenes.ui import Stage

LATE = 90  # answers: units of both sides stand on the map, some have fallen


def roles(stage: Stage, role: str) -> list[str]:
    """The names of the nodes of a role."""
    return [node["name"] for node in walk(stage.tree()) if node["role"] == role]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_open_zone_is_in_the_tree(size: tuple[int, int], seats: int) -> None:
    scene, stage = at_table(full_session(moves=LATE, seats=seats), size=size)
    view = scene.view
    on_map = [uid for uid, unit in view.units.items() if unit.where == "board"]
    pieces = {node.value for node in stage.root().walk() if node.role == "piece"}
    assert pieces == set(on_map)
    assert len(on_map) > seats
    markers = [at for player in view.players.values() for at in player.spawns]
    assert len(roles(stage, "marker")) == len(markers) > 0
    sides = [node for node in stage.root().walk() if node.role == "score"]
    assert [node.value for node in sides] == [player.kills for _seat, player in sorted(view.players.items())]
    for (seat, _player), node in zip(sorted(view.players.items()), sides, strict=True):
        standing = sum(view.units[uid].owner == seat for uid in on_map)
        waiting = sum(unit.where == "reserve" and unit.owner == seat for unit in view.units.values())
        numbers = [int(word) for word in node.tip.replace(",", " ").replace(".", " ").split() if word.isdigit()]
        assert numbers[-2:] == [standing, waiting], node.tip
    reserve = next(node for node in stage.root().walk() if node.role == "list" and node.name == "Reserve")
    assert reserve.value == sum(unit.where == "reserve" and unit.owner == scene.seat for unit in view.units.values())
    assert any(node.role == "phase" for node in stage.root().walk())
    assert any(node.name.startswith("Round") for node in stage.root().walk())
