"""A seat gives up: what it has leaves the board, and whatever waited for it is passed over.

Source: the project's ruling; with two players the other wins.
"""

from dataclasses import replace
from typing import Any

from game.starcraft import moving
from game.starcraft.position import StarcraftPosition, left_of, take_unit

_SETUP = {
    "faction": "ask_faction", "planet": "ask_planet", "first_base": "ask_planet", "z_route": "ask_z_route",
    "first_unit": "ask_unit", "first_transport": "ask_transport",
}  # fmt: skip
_ROUND = {
    "place_order": "ask_order", "play_event": "ask_event", "hand_limit": "ask_discards", "effect": "ask_event",
    "target": "ask_event",
}  # fmt: skip


def concede(position: StarcraftPosition, seat: str) -> None:
    """The seat is out of the game."""
    ask = position.ask
    kind, asked = (ask.kind, ask.by) if ask else ("", "")
    _leave_battle(position, seat)
    for name in [name for name, unit in position.units.items() if unit.owner == seat]:
        take_unit(position, name)
    position.bases = {area: owner for area, owner in position.bases.items() if owner != seat}
    moving.leave(position, seat)
    moving.last_one_wins(position)
    if position.over or ask is None:
        return
    if position.phase == "setup":
        _skip_in_setup(position, seat, kind, asked)
    elif asked == seat or position.ask is None or (position.executing or {}).get("by") == seat:
        _skip_in_round(position, seat, kind)
    else:
        position.ask = replace(ask, options=_again(position, ask.options))


def _again(position: StarcraftPosition, before: list[Any]) -> list[Any]:
    from game.starcraft.turn import ASKS

    assert position.ask is not None
    found: list[Any] = ASKS[position.ask.kind](position, position.frames[-1][2])
    return found or before


def _leave_battle(position: StarcraftPosition, seat: str) -> None:
    """A battle of the seat is broken off: cards are discarded, what is open in it is closed."""
    here = position.battle
    if here is None or seat not in (here.attacker, here.defender):
        return
    for one in here.skirmishes:
        moving.discard(position, here.attacker, one.attacker_cards, told=False)
        moving.discard(position, here.defender, one.defender_cards, told=False)
    position.battle, position.ask, position.phase = None, None, "execution"
    while position.frames[-1][0] in ("battle", "skirmish"):
        position.frames.pop()


def _skip_in_setup(position: StarcraftPosition, seat: str, kind: str, asked: str) -> None:
    """The set-up goes on without the seat."""
    values = position.frames[-1][2]
    values["left"] = [one for one in values["left"] if one != seat and one[0] != seat]
    if position.first_player == seat:
        position.first_player = left_of(position, seat)
    if asked == seat:
        position.ask, position.frames[-1][1] = None, _SETUP[kind]


def _skip_in_round(position: StarcraftPosition, seat: str, kind: str) -> None:
    """An order of the seat is broken off; others go on with theirs."""
    position.ask = None
    by = (position.executing or {}).get("by")
    if by is not None and by != seat:
        return
    while position.frames[-1][0] != "round":
        position.frames.pop()
    frame = position.frames[-1]
    if position.first_player == seat:
        position.first_player = left_of(position, seat)
    if by is None and kind in _ROUND:
        frame[1] = _ROUND[kind]
        if "turn" in frame[2] and kind == "place_order":
            frame[2]["turn"] = left_of(position, seat)
    else:
        frame[1] = "next_turn"


