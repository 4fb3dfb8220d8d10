"""Questions at the table: how many of how many are chosen, no end before it is legal, several choices as a menu."""

from typing import Any

import pytest
from screen_checks import find, press_at
from table_boards import at_table, duel, settle

from scenes.table.dial_acts import acts_of
from scenes.table.scene import TableScene
from scenes.table.state import Aim
from scenes.ui import Dialog, Stage
from tests.clix.tables import unit


def pinging(may: bool) -> tuple[TableScene, Stage]:
    """A pings two of three enemies; with `may` fewer will do."""
    choose = {"do": "choose", "from": {"zone": "units", "whose": "opponent"}, "as": "ones", "count": 2, "may": may}
    ping: dict[str, Any] = {
        "id": "ping", "name": {"en": "Ping", "es": "Toque"}, "cost": [{"do": "act"}],
        "effects": [{"do": "heal", "card": "self", "clicks": 1}, choose, {"do": "damage", "card": "ones", "clicks": 1}],
    }  # fmt: skip
    units = {
        "A": unit("p1", [1, 1], card={"abilities": [ping]}),
        "S": unit("p2", [6, 4]), "T": unit("p2", [6, 1]), "U": unit("p2", [3, 4]),
    }  # fmt: skip
    scene, stage = at_table(duel(units))
    scene.hands.select("A")
    scene.hands.perform(Aim("ability", ability="ping"))
    settle(stage)
    return scene, stage


def said(stage: Stage) -> str:
    """The one sentence."""
    return find(stage, "status").name


@pytest.mark.parametrize("may", [False, True])
def test_chosen_of_how_many_is_said_and_there_is_no_end_before_it_is_legal(may: bool) -> None:
    """None yet, one, then it is done; the end is offered only where fewer are allowed, and only then."""
    scene, stage = pinging(may)
    assert "Chosen: 0 of 2." in said(stage)
    offered = [node.name for node in stage.root().walk() if node.role == "button"]
    assert ("That is all" in offered or "Decline" in offered) is may
    for number, uid in enumerate(("T", "U"), 1):
        for _press in range(2):  # aimed at, then chosen
            press_at(stage, find(stage, "piece", node_key=f"unit {uid}").seen.center)
            settle(stage)
        if number == 1:
            assert "Chosen: 1 of 2." in said(stage)
    hurt = {uid: unit.click - 1 for uid, unit in scene.session.view.units.items()}  # type: ignore[attr-defined]
    assert hurt == {"A": 0, "S": 0, "T": 1, "U": 1}


def test_several_exchanges_are_a_menu_and_no_guess() -> None:
    """One is done at once with its name on the button; of two a menu asks which, and leaves it as it is."""
    units = {"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1]), "R": unit("p1", None, where="reserve")}
    scene, stage = at_table(duel(units))
    scene.hands.select("A")
    assert [act.words for act in acts_of(scene, "A") if "Swap" in act.words] == ["Swap for R"]
    scene, stage = at_table(duel({**units, "Q": unit("p1", None, where="reserve")}))
    scene.hands.select("A")
    (swap,) = [act for act in acts_of(scene, "A") if "Swap" in act.words]
    assert (swap.words, swap.result) == ("Swap the weapon", "2 to choose from")
    before = scene.session.table.digest()
    swap.run()
    assert isinstance(stage.top, Dialog)
    answers = [answer.words for answer in stage.top.answers]
    assert (sorted(answers[:2]), answers[2:]) == (["Q", "R"], ["Leave it as it is"])
    stage.top.back()
    assert scene.session.table.digest() == before
