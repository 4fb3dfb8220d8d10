"""Every reason of clix: each told, and before the one that comes after it in the same act."""

from typing import Any

import pytest

from game.clix.wishes import CODES
from game.core.legality import MalformedAct
from tests.clix.reason_boards import CARD, FAR, ROW, SIX, UPGRADE_ONLY, USER, VEHICLE, board, own, unit
from tests.core.reason_chains import Chain, expected, reasons

OVER = {"over": True, "phase": "over"}
BEFORE: list[tuple[str, dict[str, Any]]] = [
    ("game_over", {"over": False, "phase": "loot"}),
    ("not_your_turn", {"wish.by": "p1"}),
    ("wrong_phase", {"phase": "actions"}),
]
"""What every act is looked at for; the piece comes after."""
PIECE: list[tuple[str, dict[str, Any]]] = [
    ("no_such_unit", {"wish.unit": "T"}),
    ("not_yours", {"wish.unit": "R"}),
    ("not_on_the_board", {"wish.unit": "B"}),
    ("already_acted", {"wish.unit": "A"}),
]
PAID = ("no_actions_left", {"actions_left": 3})


def wish(act: str, **keys: Any) -> dict[str, Any]:
    return {"by": "p2", "act": act, **keys}


CHAINS = {
    "move": Chain(
        board() | OVER,
        wish("move", unit="nobody", path=[[12, 0]]),
        [
            *BEFORE,
            *PIECE,
            ("off_the_map", {"wish.path": [[2, 0]]}),
            ("bad_path", {"wish.path": [[1, 0]], "units.N": unit("p2", [1, 0])}),
            ("wall_in_the_way", {"wish.path": FAR}),
            ("unit_in_the_way", {"units.B.at": [9, 3]}),
            ("too_far", {"units.A.card.dial": [[12, 8, 14, 2]]}),
            ("own_spawn", {"wish.path": FAR[:-1]}),
            PAID,
        ],
    ),
    "move to": Chain(
        board(O=unit("p2", [3, 3])),
        {"by": "p1", "act": "move", "unit": "A", "to": [12, 0]},
        [
            ("off_the_map", {"wish.to": [3, 3]}),
            ("square_occupied", {"wish.to": [3, 5]}),
            ("own_spawn", {"wish.to": [11, 0]}),
            ("too_far", {"wish.to": [0, 1]}),
            PAID,
        ],
    ),
    "shoot": Chain(
        board(M=unit("p1", [5, 3]), W=unit("p2", [2, 4])) | {"phase": "deploy"},
        {"by": "p1", "act": "shoot", "unit": "nobody", "target": "nobody", "to": [0, 6], "cover": [0, 1]},
        [
            ("first_turn", {"phase": "actions"}),
            *PIECE,
            ("off_the_map", {"wish.to": [0, 4]}),
            ("no_cover", {"wish.cover": None}),
            ("no_actions_left", {"actions_left": 1}),
            ("no_such_unit", {"wish.target": "M"}),
            ("friendly_target", {"wish.target": "V"}),
            ("not_on_the_board", {"wish.target": "T", "units.A.card": {**CARD, "weapon": {"melee": True}}}),
            ("melee_only", {"units.A.card": CARD, "grid.walls": [[[1, 0], [1, 6]]]}),
            ("no_line_of_sight", {"grid.walls": [], "wish.to": [0, 1]}),
        ],
    ),
    "shoot after a long walk": Chain(
        board(S=unit("p1", [2, 2], {**CARD, "abilities": [{"use": "sprint"}]})) | {"actions_left": 3},
        {"by": "p1", "act": "shoot", "unit": "S", "to": [9, 2], "target": "nobody"},
        [("too_far", {"wish.to": [6, 2]}), ("no_such_unit", {"wish.target": "T"})],
    ),
    "past the cannon": Chain(
        board() | {"marks": {"cannon": [0, 2]}},
        {"by": "p1", "act": "shoot", "unit": "A", "path": FAR, "target": "nobody"},
        [
            ("must_stop_there", {"wish.path": FAR[:2]}),
            ("no_actions_left", {"actions_left": 1}),
            ("must_stop_there", {"wish.path": FAR[:1]}),
            ("no_such_unit", {"wish.target": "T"}),
        ],
        options={"variant": "portable_cannon"},
    ),
    "grenade at the cannon": Chain(
        board() | {"marks": {"cannon": [0, 0]}, "actions_left": 1},
        {"by": "p1", "act": "grenade", "unit": "A", "at": [99, 0]},
        [
            ("no_grenades", {"units.A.grenades": 1}),
            ("must_use_cannon", {"marks.cannon": [9, 0]}),
            ("off_the_map", {"wish.at": [0, 3]}),
        ],
        options={"variant": "portable_cannon"},
    ),
    "ability at the cannon": Chain(
        board() | {"marks": {"cannon": [0, 0]}},
        {"by": "p1", "act": "ability", "unit": "A", "ability": "medic"},
        [
            PAID,
            ("must_use_cannon", {"marks.cannon": [9, 0]}),
            ("no_such_ability", {"units.A": USER, "wish.ability": "own"}),
        ],
        options={"variant": "portable_cannon"},
    ),
    "an ability with conditions": Chain(
        board(A=unit("p1", [0, 0], own(when_moved=True))) | {"actions_left": 3},
        {"by": "p1", "act": "ability", "unit": "A", "ability": "own", "target": "T"},
        [("cannot_now", {"wish.to": [0, 1]}), ("takes_no_target", {"wish.target": None})],
    ),
    "an ability with a filter": Chain(
        board(A=unit("p1", [0, 0], own(aim={"where": {"vehicle": True}}))) | {"actions_left": 3},
        {"by": "p1", "act": "ability", "unit": "A", "ability": "own", "at": [4, 0]},
        [("wrong_target", {"wish.at": None, "wish.target": "T"}), ("wrong_target", {"units.T.card": VEHICLE})],
    ),
    "cover": Chain(
        board(O=unit("p1", [1, 3])),
        {"by": "p1", "act": "shoot", "unit": "A", "target": "T", "cover": [0, -1]},
        [
            ("off_the_map", {"wish.cover": [0, 3]}),
            ("bad_path", {"wish.cover": [1, 0]}),
            ("wall_in_the_way", {"wish.cover": [1, 1], "units.O.at": [1, 1]}),
            ("square_occupied", {"wish.cover": [0, 1], "players.p1.spawns": [[0, 1]]}),
            ("own_spawn", {"players.p1.spawns": [[3, 5]]}),
            ("no_actions_left", {"actions_left": 1, "grid.walls": []}),
        ],
        options={"attack_and_cover": True},
    ),
    "grenade": Chain(
        board(),
        {"by": "p1", "act": "grenade", "unit": "A", "at": [99, 0]},
        [
            PAID,
            ("no_grenades", {"units.A.grenades": 1}),
            ("off_the_map", {"wish.at": [8, 0]}),
            ("out_of_range", {"wish.at": [5, 0]}),
            ("no_line_of_sight", {"grid.walls": [], "wish.at": [4, 0]}),
        ],
    ),
    "ability": Chain(
        board(M=unit("p2", [7, 4])),
        {"by": "p1", "act": "ability", "unit": "A", "ability": "medic", "to": [0, 1]},
        [
            PAID,
            ("no_such_ability", {"units.A.card.abilities": [{"use": "medic", "color": "red"}]}),
            ("ability_off", {"units.A.card.abilities": [{"use": "medic"}]}),
            ("needs_target", {"wish.target": "nobody"}),
            ("no_such_unit", {"wish.target": "V"}),
            ("not_on_the_board", {"wish.target": "T"}),
            ("enemy_target", {"wish.target": "B"}),
            ("out_of_range", {"units.B.at": [1, 2], "units.B.click": 2}),
        ],
    ),
    "place a marker": Chain(
        {
            "turn": "p1",
            "phase": "place_spawns",
            "grid": {"width": 12, "height": 6, "walls": []},
            "players": {"p1": {"spawns": [[0, 0]]}, "p2": {"spawns": []}},
        },
        {"by": "p1", "act": "place_spawn", "at": [12, 0]},
        [
            ("not_your_turn", {"wish.by": "p2"}),
            ("off_the_map", {"wish.at": [1, 1]}),
            ("spawn_too_close", {"wish.at": [8, 3]}),
        ],
    ),
    "deploy": Chain(
        board(E=unit("p2", [3, 5]), D=unit("p1", None, where="team")) | {"phase": "deploy", "round": 1},
        {"by": "p1", "act": "deploy", "unit": "nobody", "spawn": [11, 5], "to": [3, 5]},
        [
            ("no_such_unit", {"wish.unit": "T"}),
            ("not_yours", {"wish.unit": "A"}),
            ("not_in_team", {"wish.unit": "D"}),
            ("not_yours", {"wish.spawn": [3, 5]}),
            ("spawn_captured", {"units.E.owner": "p1"}),
            ("square_occupied", {"units.E.at": [9, 2]}),
            ("must_leave_spawn", {"wish.to": [3, 4]}),
        ],
    ),
    "respawn": Chain(
        board(U=unit("p1", None, UPGRADE_ONLY), E=unit("p2", [3, 5])),
        {"by": "p1", "act": "respawn", "unit": "nobody", "spawn": [11, 5], "to": [3, 5], "target": "nobody"},
        [
            ("no_such_unit", {"wish.unit": "V"}),
            ("not_yours", {"wish.unit": "A"}),
            ("not_in_reserve", {"wish.unit": "U"}),
            ("upgrade_only", {"wish.unit": "R"}),
            ("not_yours", {"wish.spawn": [3, 5]}),
            ("spawn_captured", {"units.E.at": [9, 2]}),
            ("must_leave_spawn", {"wish.to": [4, 4]}),
            PAID,
            ("nothing_to_respawn", {"players.p1.respawns": [50]}),
            ("wrong_points", {"players.p1.respawns": [75]}),
            ("no_such_unit", {"wish.target": "A"}),
            ("friendly_target", {"wish.target": "T"}),
        ],
    ),
    "upgrade": Chain(
        board(W=unit("p1", None, {**CARD, "points": 125}), X=unit("p1", None, {"points": 100, "dial": [ROW]})),
        {"by": "p1", "act": "upgrade", "unit": "R", "into": "nobody", "spend": 2},
        [
            ("not_on_the_board", {"wish.unit": "A"}),
            ("no_such_unit", {"wish.into": "V"}),
            ("not_yours", {"wish.into": "B"}),
            ("not_in_reserve", {"wish.into": "X", "units.A.click": 2}),
            ("not_enough_upgrades", {"units.A.upgrades": 2}),
            ("wrong_points", {"wish.spend": 1}),
            ("no_such_click", {"units.A.click": 1}),
        ],
    ),
    "swap": Chain(
        board(Y=unit("p1", None, UPGRADE_ONLY), Z=unit("p1", None, {"points": 100, "dial": [ROW]})),
        {"by": "p1", "act": "swap_weapon", "unit": "B", "into": "T"},
        [
            ("not_yours", {"wish.into": "A"}),
            ("not_in_reserve", {"wish.into": "R"}),
            ("already_acted", {"units.B.acted": False}),
        ],
    ),
    "swap of a hurt unit": Chain(
        board(A=unit("p1", [0, 0], SIX, click=3), R=unit("p1", None, {**UPGRADE_ONLY, "points": 50, "dial": [ROW]})),
        {"by": "p1", "act": "swap_weapon", "unit": "A", "into": "R"},
        [
            ("wrong_points", {"units.R.card.points": 75}),
            ("upgrade_only", {"units.R.card.upgrade_only": False}),
            ("no_such_click", {"units.A.click": 1}),
        ],
    ),
    "loot": Chain(
        board() | OVER,
        {"by": "p2", "act": "loot", "unit": "nobody"},
        [
            ("game_over", {"over": False, "phase": "actions"}),
            ("not_your_turn", {"wish.by": "p1"}),
            ("wrong_phase", {"phase": "loot"}),
            ("no_such_unit", {"wish.unit": "T"}),
            ("not_yours", {"wish.unit": "R"}),
            ("not_on_the_board", {"wish.unit": "B"}),
            ("cannot_loot", {"wish.unit": "L"}),
        ],
    ),
    "the first turn's end": Chain(
        board(D=unit("p1", None, where="team")) | {"phase": "deploy", "round": 1},
        {"by": "p1", "act": "end_turn"},
        [("must_deploy", {"units.D.where": "reserve"})],
    ),
}


ELSEWHERE = {"same_weapon", "ability_used"}
"""Told in scenarios and tests of their own: they need two of a shipped card, and an ability used before."""


def test_every_reason_is_told():
    assert {code for chain in CHAINS.values() for code, _mend in chain.steps} >= CODES - ELSEWHERE


@pytest.mark.parametrize("name", CHAINS)
def test_reasons_come_in_their_order(name):
    assert reasons("clix", CHAINS[name]) == expected(CHAINS[name])


@pytest.mark.parametrize("act", [{"act": "respawn", "spawn": [0, 0]}, {"act": "ability", "ability": "medic"}])
def test_an_attack_has_a_target_or_a_square_and_not_both(act):
    both = Chain(board(), {"by": "p1", "unit": "A", **act, "target": "T", "at": [1, 1]}, [])
    with pytest.raises(MalformedAct, match="either target or at"):
        reasons("clix", both)
