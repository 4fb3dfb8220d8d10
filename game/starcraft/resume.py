"""Where a game goes on from a position that was laid out by hand: the frames that a phase stands for."""

from typing import Any

from game.starcraft.position import StarcraftPosition, from_first

_IN_BATTLE = {
    "battle_start": "start_battle", "skirmishes": "ask_pair", "supports": "ask_support", "battle_cards": "ask_cards",
    "skirmish_order": "ask_resolve", "splash": "begin_splash", "retreat": "begin_splash",
}  # fmt: skip


def frames_of(position: StarcraftPosition, active: str) -> list[list[Any]]:
    """The stack of procedures for a position in its phase, with `active` to move."""
    match: list[Any] = ["match", "next_round", {}]
    phase = position.phase
    if phase == "over":
        return []
    if phase == "planning":
        return [match, ["round", "ask_order", {"turn": active}]]
    if phase == "regroup":
        return [match, ["round", "destroy_bases", {}]]
    if phase == "events":
        return [match, ["round", "ask_event", {"left": from_first(position, active)}]]
    if phase == "execution" and position.executing is None:
        return [match, ["round", "ask_execute", {"turn": active}]]
    return [match, *_order_frames(position, active)]


def _order_frames(position: StarcraftPosition, active: str) -> list[list[Any]]:
    """An order under way, and the battle in it."""
    here = position.battle
    if position.executing is None:
        at, by = (here.at, here.attacker) if here else ("/", active)
        position.executing = {"by": by, "planet": at.partition("/")[0], "order": "mobilize", "special": False}
    now = position.executing
    position.turn = now["by"]
    frames: list[list[Any]] = [["round", "next_turn", {"turn": now["by"]}]]
    values = {"by": now["by"], "planet": now["planet"], "special": bool(now.get("special"))}
    if here is None:
        return [*frames, [now["order"], f"ask_{now['order']}", values]]
    here.special = values["special"]
    frames.append(["mobilize", "ask_mobilize", {**values, "fought": True, "enemy": here.at}])
    battle = {"by": here.attacker, "at": here.at, "special": values["special"], "left": []}
    return [*frames, ["battle", _IN_BATTLE[position.phase], battle]]
