"""What glows is what is legal, over random states; what is not says why."""

import random

import pytest
from table_hands import card_node, lift, lively, session_of, table_on

from game.core.position import DONE
from scenes.stargate import reasons
from scenes.ui import Node, Stage


def glowing(stage: Stage) -> set[str]:
    """The cards that glow on the screen."""
    return {str(node.value) for node in stage.root().walk() if _glows(node) and node.value}


def _glows(node: Node) -> bool:
    return bool(getattr(node, "glows", False)) and node.shown and node.role in ("card", "hand card", "mission")


@pytest.mark.parametrize("seed", range(8))
def test_glow_is_the_options_over_random_states(seed: int) -> None:
    session = session_of(seed)
    stage, scene = table_on(session)
    rng = random.Random(seed)
    for _state in range(26):
        lift(stage)
        if session.table.over:
            return
        ask = session.table.ask
        assert ask is not None
        moves = [move for move in session.table.legal_moves() if move not in (["pass"], DONE)]
        if ask.kind == "action":
            wanted = {move[1] for move in moves}
        else:
            wanted = {str(move) for move in moves if isinstance(move, str) and scene.knows(move)}
        shown = {name for name in wanted if card_node(stage, name) is not None}
        assert glowing(stage) == shown
        buttons = {node.key for node in stage.root().walk() if node.key.startswith(("use ", "pick ", "word ", "cover"))}
        assert {f"pick {name}" for name in wanted if ask.kind != "action"} <= buttons, (
            "what is not on the table has a button"
        )
        for _step in range(3):
            if not session.table.over:
                session.give([lively(session.table, rng)])
        scene.changed()


@pytest.mark.parametrize("seed", range(4))
def test_a_held_card_lights_its_targets_and_places(seed: int) -> None:
    session = session_of(seed, 50, chance=seed)
    stage, scene = table_on(session)
    for name in list(scene.legal.uses):
        scene.hold.card = name
        scene.refresh()
        stage.settle()
        uses = scene.legal.uses[name]
        targets = {use.target for use in uses if use.target}
        assert glowing(stage) - {name} == targets
        places = {
            node.key for node in stage.root().walk() if getattr(node, "glows", False) and node.role in ("place", "bed")
        }
        assert len(places) == len({use.place for use in uses if use.place and not use.target})
        scene.hold.card = ""


def test_each_dull_card_of_the_hand_says_why() -> None:
    session = session_of(4, 30)
    _stage, scene = table_on(session)
    assert session.table.ask is not None
    while session.table.ask is not None and session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    scene.changed()
    for name in scene.view.players[scene.seat].hand:
        if name not in scene.legal.uses:
            assert reasons.why_not(scene, name), name


def test_reasons_name_the_skill_and_the_power() -> None:
    session = session_of(4, 30)
    _stage, scene = table_on(session)
    while session.table.ask is not None and session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    scene.changed()
    name = scene.view.players[scene.seat].hand[0]
    assert any(char.isdigit() for char in reasons.told(scene, "not_enough_power", name))
    assert "Culture" in reasons.told(scene, "no_such_skill", name) or "mission asks" in reasons.told(
        scene, "no_such_skill", name
    )
