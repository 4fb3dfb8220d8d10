"""What glows is what the open ask offers, no more and no less; and nothing changes by looking."""

import random
from typing import Any

import pytest
from screen_checks import walk
from table_boards import at_table, duel, full_session, settle, wander

from scenes.session import Session
from scenes.table.legal import legal
from scenes.table.scene import TableScene
from scenes.table.state import Choice
from scenes.ui import Stage
from tests.clix.tables import unit


def _glowing(stage: Stage) -> list[dict[str, Any]]:
    return [node for node in walk(stage.tree()) if node.get("glows")]


def _expected(scene: TableScene) -> tuple[set[str], set[str], set[tuple[int, int]]]:
    """Pieces, reserve units and squares that the open ask's options name."""
    table = scene.session.table
    pieces: set[str] = set()
    reserve: set[str] = set()
    squares: set[tuple[int, int]] = set()
    for option in table.legal_moves():
        if isinstance(option, str):
            pieces |= {option} & set(scene.view.units)
        elif isinstance(option[0], int):
            squares.add((option[0], option[1]))
        elif option[0] in ("unit", "loot", "shoot"):
            pieces.add(option[1])
        elif option[0] in ("deploy", "respawn") or option[0] == "into":
            reserve.add(option[1])
        elif option[0] in ("to", "at", "cover", "place_spawn") or (option[0] == "step" and not _walks(table)):
            squares.add((option[1], option[2]))
    return pieces, reserve, squares


def _walks(table: Any) -> bool:
    return any(option[0] == "to" for option in table.legal_moves())


def test_legal_things_glow_in_two_hundred_states() -> None:
    """At any moment of random games, with nothing held."""
    seen = 0
    for seed in range(5):
        session = full_session(seed)
        scene, stage = at_table(session, (1920, 1080))
        rng = random.Random(seed)
        while seen < 40 * (seed + 1) and not session.table.over:
            wander(session, rng.randrange(1, 9), rng.randrange(1000))
            scene.choice.clear()
            scene.refresh()
            settle(stage, 1)
            _check(scene, stage)
            seen += 1
    assert seen >= 200


def _check(scene: TableScene, stage: Stage) -> None:
    pieces, reserve, squares = _expected(scene)
    glowing = _glowing(stage)
    kind = scene.view.ask.kind if scene.view.ask else ""
    here = {node["value"] for node in glowing if node["role"] == "piece"}
    if kind in ("where", "attack", "aim", "cover"):
        here &= {uid for uid in here if uid in scene.out.targets or scene.legal.kind in ("where", "attack")}
        pieces |= set(scene.legal.stay.shots)
        at = {tuple(scene.view.units[uid].at or ()) for uid in here}
        here -= {uid for uid in here if tuple(scene.view.units[uid].at or ()) in squares and uid not in pieces}
        squares -= at
    assert here == pieces, kind
    lit = {tuple(node["square"]) for node in glowing if node["role"] == "square"}
    if kind == "marker_row":
        rows = {option[1] for option in scene.session.table.legal_moves()}
        assert {y for _x, y in lit} == rows
    else:
        actor = scene.view.units[scene.legal.actor].at if scene.legal.actor else None
        held = {tuple(u.at) for u in scene.view.units.values() if u.at}
        assert lit == squares - held - {tuple(actor or ())}, kind
    chips = set(scene.legal.reserves)
    if kind in ("deploy", "into"):
        assert chips == reserve
    elif kind == "action":
        assert chips >= reserve
        named = {o.unit for several in scene.legal.reserves.values() for o in several if o.unit}
        assert named == {o[1] for o in scene.session.table.legal_moves() if o[0] in ("upgrade", "swap_weapon")}


def test_what_a_selected_unit_may_do_is_what_the_rules_say() -> None:
    """Squares and targets of every unit, against the list of whole acts."""
    session = full_session(3, 60)
    while session.table.ask is None or session.table.ask.kind != "action":
        wander(session, 1, len(session.table.record))
    table, seat = session.table, session.active
    acts = table.legal_acts(seat)
    for uid in [option[1] for option in table.legal_moves() if option[0] == "unit"]:
        found = legal(table.game, session.view, Choice(selected=uid), seat)  # type: ignore[arg-type]
        walks = {tuple(act["to"]) for act in acts if act["act"] == "move" and act.get("unit") == uid and "to" in act}
        shots = {act["target"] for act in acts if act["act"] == "shoot" and act["unit"] == uid and "to" not in act}
        assert set(found.squares) == walks
        assert set(found.stay.shots) == shots
        for way in found.squares.values():
            assert way[0] == ["unit", uid]


def test_looking_changes_nothing() -> None:
    """Selecting and pointing everywhere leaves position and record as they were."""
    session = duel()
    scene, stage = at_table(session)
    before = session.table.digest(), list(session.table.record)
    for uid in session.view.units:  # type: ignore[attr-defined]
        scene.hands.select(uid)
        for x in range(9):
            for y in range(6):
                scene.point((x, y))
        settle(stage, 1)
    assert (session.table.digest(), session.table.record) == before


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_nothing_glows_for_whoever_is_not_asked(seat: str) -> None:
    """A seat that only looks on has nothing legal."""
    session = duel()
    found = legal(session.table.game, session.view, Choice(), seat)  # type: ignore[arg-type]
    assert bool(found.units) == (seat == "p1")


def test_an_exchange_lights_who_may_become_it() -> None:
    """A reserve unit that is held: the figures of the same points, and only those."""
    units = {
        "A": unit("p1", [1, 1]), "B": unit("p1", [1, 4], card={"points": 50}), "R": unit("p1", None),
        "T": unit("p2", [8, 1]),
    }  # fmt: skip
    session = duel(units)
    scene, _stage = at_table(session)
    scene.hands.press_reserve("R")
    assert set(scene.legal.chosen) == {"A"}
    scene.hands.press_unit("A")
    assert session.view.units["R"].at == [1, 1]  # type: ignore[attr-defined]


def _session_of(scene: TableScene) -> Session:
    return scene.session
