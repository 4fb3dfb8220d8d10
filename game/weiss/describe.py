"""A Weiß Schwarz position in the words of rules scenarios, and a position from those words."""

from collections.abc import Mapping
from typing import Any

from game.core.arranging import only_keys
from game.core.copies import copy_names
from game.core.game import SetupError
from game.core.registry import unknown
from game.core.words import _
from game.weiss import numbers
from game.weiss.position import PILES, SLOTS, Attack, OnStage, Player, WeissPosition, facing
from game.weiss.setup import check_two, owners
from game.weiss.world import world_of

PHASES = (
    "mulligan", "stand", "draw", "clock", "main", "climax", "attack", "counter", "encore", "end", "over",
)  # fmt: skip
COMMON = ("turn", "round", "phase", "active", "pending", "over", "winner")
OWN = ("players", "cards", "attack", "attacks_made")
STATES = ("standing", "rested", "reversed")
ZONES = ("deck", "hand", "clock", "level", "stock", "waiting_room", "climax", "memory", "resolution", "stage")
KINDS = ("frontal", "side", "direct")


def describe(position: WeissPosition) -> dict[str, Any]:
    """What Weiß Schwarz adds to the position as data."""
    here = position.attack
    return {
        "players": {seat: _player(player) for seat, player in position.players.items()},
        "cards": {name: _card(position, name) for name in position.cards},
        "attack": {"attacker": here.attacker, "kind": here.kind} if here else None,
        "attacks_made": position.attacks_made,
    }


def _player(player: Player) -> dict[str, Any]:
    return {zone: getattr(player, zone) for zone in ZONES}


def _card(position: WeissPosition, name: str) -> dict[str, Any]:
    card = position.cards[name]
    return {
        "state": card.state, "power": numbers.power(position, name), "soul": numbers.soul(position, name),
        "markers": card.markers,
    }  # fmt: skip


def arrange(
    given: Mapping[str, Any], seats: list[str], options: dict[str, Any], cards: list[Any], chance: int
) -> WeissPosition:
    """A position in the words of scenarios, laid over the empty one. Raises SetupError with a path."""
    check_two(seats)
    only_keys(given, (*COMMON, *OWN), ())
    phase = given.get("phase", "main")
    if phase not in PHASES:
        raise SetupError(unknown(_("phase"), str(phase), list(PHASES)), ["phase"])
    position = WeissPosition("weiss", seats, options, {"cards": cards}, turn=given.get("turn", seats[0]))
    if position.turn not in seats:
        raise SetupError(unknown(_("seat"), str(position.turn), seats), ["turn"])
    position.phase, position.round, position.chance = phase, given.get("round", 1), chance
    position.over, position.winner = given.get("over", phase == "over"), given.get("winner")
    position.attacks_made = given.get("attacks_made", 0)
    counts: dict[str, int] = {}
    for seat in seats:
        position.players[seat] = _arranged(given, seats, seat, counts)
    _on_stage(position, given.get("cards") or {}, counts)
    position.world = world_of(position)
    position.setup["owners"] = owners(position)
    _lay_attack(position, given.get("attack"))
    position.frames = _frames(position, given)
    return position


def _arranged(given: Mapping[str, Any], seats: list[str], seat: str, counts: dict[str, int]) -> Player:
    """A player's zones, copies numbered in the order of the zones."""
    players = given.get("players") or {}
    for other in players:
        if other not in seats:
            raise SetupError(unknown(_("seat"), str(other), seats), ["players", other])
    data = players.get(seat) or {}
    only_keys(data, ZONES, ("players", seat))
    player = Player()
    for zone in ZONES:
        if zone in PILES:
            setattr(player, zone, copy_names(counts, data.get(zone) or ()))
        elif zone == "climax" and data.get("climax"):
            (player.climax,) = copy_names(counts, [data["climax"]])
    stage = data.get("stage") or {}
    only_keys(stage, SLOTS, ("players", seat, "stage"))
    for slot in SLOTS:
        if stage.get(slot):
            (player.stage[slot],) = copy_names(counts, [stage[slot]])
    return player


def _on_stage(position: WeissPosition, given: Mapping[str, Any], counts: dict[str, int]) -> None:
    """What the characters on stage are like: in their plainest state where nothing is given."""
    there = [name for player in position.players.values() for name in player.stage.values() if name]
    position.cards = {name: OnStage() for name in there}
    for name, data in given.items():
        only_keys(data, ("state", "power", "soul", "markers"), ("cards", name))
        if name not in position.cards:
            raise SetupError(_("{card} is not in play").format(card=name), ["cards", name])
        state = data.get("state", "standing")
        if state not in STATES:
            raise SetupError(unknown(_("state"), str(state), list(STATES)), ["cards", name, "state"])
        position.cards[name] = OnStage(state, copy_names(counts, data.get("markers") or ()))


def _lay_attack(position: WeissPosition, given: Any) -> None:
    if not given:
        return
    only_keys(given, ("attacker", "kind"), ["attack"])
    name, kind = given.get("attacker"), given.get("kind", "frontal")
    if name not in position.cards:
        raise SetupError(_("{card} is not in play").format(card=name), ["attack", "attacker"])
    if kind not in KINDS:
        raise SetupError(unknown(_("kind"), str(kind), list(KINDS)), ["attack", "kind"])
    target = None if kind == "direct" else facing(position, name)
    change = 1 if kind == "direct" else 0
    if kind == "side" and target:
        change = -numbers.level(position, target)
    position.attack = Attack(name, kind, target, change)


_STEPS = {
    "stand": "stand", "draw": "draw_phase", "clock": "ask_clock", "main": "ask_main", "climax": "ask_climax",
    "attack": "ask_attack", "counter": "ask_attack", "encore": "ask_sent", "end": "ask_discards",
}  # fmt: skip
"""The step of a turn that a phase begins with."""


def _frames(position: WeissPosition, given: Mapping[str, Any]) -> list[list[Any]]:
    if position.phase == "over":
        return []
    if position.phase == "mulligan":
        by = given.get("active") or position.turn
        return [["match", "ask_redraw", {"asked": position.seats.index(by)}]]
    frames = [["match", "next_turn", {}], ["turn", _STEPS[position.phase], {}]]
    if position.attack:
        values = {"attacker": position.attack.attacker, "kind": position.attack.kind}
        frames.append(["attack", "counter", values])
    elif position.phase == "counter":
        raise SetupError(_("the counter step needs an attack"), ["attack"])
    return frames
