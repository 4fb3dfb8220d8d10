"""A Stargate position in the words of rules scenarios, and a position from those words."""

from collections.abc import Mapping
from typing import Any

from game.core.arranging import only_keys
from game.core.copies import copy_names
from game.core.game import SetupError
from game.core.registry import unknown
from game.core.words import _
from game.stargate import numbers
from game.stargate.position import InPlay, Mission, Player, StargatePosition, left_of
from game.stargate.setup import owners, set_totals
from game.stargate.world import PILES, world_of

PHASES = (
    "stop_character", "mulligan", "actions", "resolve", "fate", "glyph", "continue", "debrief", "over",
)  # fmt: skip
COMMON = ("turn", "round", "phase", "active", "pending", "over", "winner")
OWN = ("villain", "passes", "players", "cards", "mission", "failed", "won")
STATES = ("ready", "stopped", "assigned", "incapacitated")


def describe(position: StargatePosition) -> dict[str, Any]:
    """What Stargate adds to the position as data."""
    return {
        "villain": position.villain,
        "passes": position.passes,
        "players": {seat: _player(player) for seat, player in position.players.items()},
        "cards": {name: _card(position, name) for name in position.cards},
        "mission": _mission(position),
        "failed": position.failed,
        "won": position.won,
    }


def _player(player: Player) -> dict[str, Any]:
    return {key: getattr(player, key) for key in ("victory_total", "power", *PILES)}


def _card(position: StargatePosition, name: str) -> dict[str, Any]:
    card = position.cards[name]
    data: dict[str, Any] = {key: getattr(card, key) for key in ("state", "blocked", "glyphs", "boosts")}
    if numbers.card_of(position, name).is_character:
        data["skills"] = numbers.skills(position, name)
    return data


def _mission(position: StargatePosition) -> dict[str, Any] | None:
    here = position.mission
    if here is None:
        return None
    data: dict[str, Any] = {
        key: getattr(here, key) for key in ("card", "obstacles", "complications", "assigned", "adversary")
    }
    return data | {"difficulty": numbers.difficulty(position), "skill_total": numbers.skill_total(position)}


def arrange(
    given: Mapping[str, Any], seats: list[str], options: dict[str, Any], cards: list[Any], chance: int
) -> StargatePosition:
    """A position in the words of scenarios, laid over the empty one. Raises SetupError with a path."""
    only_keys(given, (*COMMON, *OWN), ())
    phase = given.get("phase", "actions")
    if phase not in PHASES:
        raise SetupError(unknown(_("phase"), str(phase), list(PHASES)), ["phase"])
    position = StargatePosition("stargate", seats, options, {"cards": cards}, turn=given.get("turn", seats[0]))
    if position.turn not in seats:
        raise SetupError(unknown(_("seat"), str(position.turn), seats), ["turn"])
    position.villain = given.get("villain") or left_of(position, position.turn)
    position.phase, position.round, position.chance = phase, given.get("round", 1), chance
    position.passes = given.get("passes", 0)
    position.over, position.winner = given.get("over", phase == "over"), given.get("winner")
    position.failed, position.won = list(given.get("failed") or ()), list(given.get("won") or ())
    for seat in seats:
        position.players[seat] = _arranged(given, seat)
    _in_play(position, given.get("cards") or {})
    _lay_mission(position, given.get("mission"))
    _number_copies(position)
    position.world = world_of(position)
    position.setup["owners"] = owners(position)
    set_totals(position)
    _check_places(position, given)
    position.frames = _frames(position, given)
    return position


def _arranged(given: Mapping[str, Any], seat: str) -> Player:
    players = given.get("players") or {}
    for other in players:
        if other not in (given.get("seats") or players):
            raise SetupError(unknown(_("seat"), str(other), []), ["players", other])
    data = players.get(seat) or {}
    only_keys(data, ("victory_total", "power", *PILES), ("players", seat))
    lists = {pile: list(data.get(pile) or ()) for pile in PILES}
    return Player(victory_total=data.get("victory_total", 0), power=data.get("power", 0), **lists)


def _in_play(position: StargatePosition, given: Mapping[str, Any]) -> None:
    for name, data in given.items():
        only_keys(data, ("state", "blocked", "glyphs", "boosts", "skills"), ("cards", name))
        kept = {key: value for key, value in data.items() if key != "skills"}
        if kept.get("state", "ready") not in STATES:
            raise SetupError(unknown(_("state"), str(kept["state"]), list(STATES)), ["cards", name, "state"])
        position.cards[name] = InPlay(**{**kept, "glyphs": list(kept.get("glyphs") or ())})


def _lay_mission(position: StargatePosition, given: Any) -> None:
    if not given:
        return
    keys = ("card", "obstacles", "complications", "assigned", "adversary")
    only_keys(given, (*keys, "difficulty", "skill_total"), ["mission"])
    if "card" not in given:
        raise SetupError(_("the mission needs a card"), ["mission"])
    obstacles, complications, assigned = (list(given.get(key) or ()) for key in keys[1:4])
    position.mission = Mission(given["card"], obstacles, complications, assigned, given.get("adversary"))


def _number_copies(position: StargatePosition) -> None:
    """Name repeated ids in the order they are met: seats in order, each seat's piles, the mission, glyphs."""
    counts: dict[str, int] = {}

    for seat in position.seats:
        player = position.players[seat]
        for pile in PILES:
            setattr(player, pile, copy_names(counts, getattr(player, pile)))
        for name in [*player.team, *player.supports, *player.gear, *player.adversaries]:
            position.cards.setdefault(name, InPlay())
    here = position.mission
    if here:
        (here.card,) = copy_names(counts, [here.card])
        here.obstacles, here.complications = copy_names(counts, here.obstacles), copy_names(counts, here.complications)
    for card in position.cards.values():
        card.glyphs = copy_names(counts, card.glyphs)


def _check_places(position: StargatePosition, given: Mapping[str, Any]) -> None:
    in_rows = {
        name
        for player in position.players.values()
        for name in [*player.team, *player.supports, *player.gear, *player.adversaries]
    }
    for name in given.get("cards") or {}:
        if name not in in_rows:
            raise SetupError(_("{card} is not in play").format(card=name), ["cards", name])
    here = position.mission
    for name in [*here.assigned, *([here.adversary] if here.adversary else [])] if here else ():
        if name not in in_rows:
            raise SetupError(_("{card} is not in play").format(card=name), ["mission", "assigned"])
        position.cards[name].state = "assigned"


def _frames(position: StargatePosition, given: Mapping[str, Any]) -> list[list[Any]]:
    match, turn = ["match", "next_turn", {}], ["turn", "ask_continue", {}]
    by = given.get("active") or position.turn
    if position.phase == "over":
        return []
    if position.phase == "stop_character":
        return [["match", "choose_stopped", {}]]
    if position.phase == "mulligan":
        return [["match", "ask_redraw", {"asked": position.seats.index(by)}]]
    if position.phase == "actions":
        return [match, turn, ["mission", "ask_action", {"by": by}]]
    if position.phase in ("continue", "debrief"):
        step = "ask_continue" if position.phase == "continue" else "debrief"
        return [match, ["turn", step, {}]]
    success = numbers.skill_total(position) >= numbers.difficulty(position)
    assert position.mission is not None
    values = {"success": success, "assigned": list(position.mission.assigned)}
    step = {"resolve": "judge", "fate": "ask_fate", "glyph": "ask_glyph"}[position.phase]
    return [match, turn, ["mission", step, values]]
