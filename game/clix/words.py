"""Clix in words: squares, log lines, refusals, phases. Uses names, never "you": people share one screen."""

from collections.abc import Callable, Mapping
from string import ascii_uppercase
from typing import Any

from game.clix import ability_log, dial
from game.clix.position import ClixPosition
from game.core.events import Event
from game.core.words import N_, _, n_, pick


def square_name(square: Any) -> str:
    """A square as printed on the edges of the map.

    >>> square_name([0, 0]), square_name([27, 9])
    ('A1', 'AB10')
    """
    x, y = square[0], square[1]
    column = ascii_uppercase[x % 26] if x < 26 else ascii_uppercase[x // 26 - 1] + ascii_uppercase[x % 26]
    return f"{column}{y + 1}"


def unit_name(position: ClixPosition, uid: str) -> str:
    """A unit's name; where several of one card are about, with the number of the copy."""
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    name = pick(card.names) or uid
    _card, mark, number = uid.partition("#")
    return f"{name} {number}" if mark else name


def seat_name(table: Any, seat: str | None) -> str:
    """The name of whoever sits there; the seat's own id where nobody has said."""
    if seat is None:
        return _("nobody")
    return str(table.people.get(seat, {}).get("name") or seat)


def phase_name(phase: str) -> str:
    """The phase in the language in use."""
    return {
        "place_spawns": _("Spawn markers"),
        "deploy": _("Deployment"),
        "actions": _("Actions"),
        "loot": _("Loot"),
        "over": _("Game over"),
    }.get(phase, phase)


def tell(event: Event, table: Any) -> str:
    """One line of the log, or "" for what the log leaves out."""
    line = _LINES.get(event.kind)
    return line(event.facts, table) if line else ""


def _of(table: Any, uid: str) -> str:
    """The unit's name, with its owner's where it has one."""
    return unit_name(table.position, uid)


def _owner(facts: Mapping[str, Any], table: Any, uid: str) -> str:
    """Whose unit it was then: one of a shared reserve may be nobody's by now."""
    return seat_name(table, facts.get("owner") or table.position.units[uid].owner)


def _goes_first(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name} places first.").format(name=seat_name(table, facts["by"]))


def _rolled_for_first(facts: Mapping[str, Any], table: Any) -> str:
    throws = [f"{seat_name(table, seat)} {sum(dice)}" for seat, dice in facts["dice"].items()]
    return _("Roll for the first player: {throws}.").format(throws=", ".join(throws))


def _dealt(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name} is dealt {unit}.").format(name=seat_name(table, facts["to"]), unit=_of(table, facts["unit"]))


def _spawn_placed(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name}: spawn marker on {square}.").format(
        name=seat_name(table, facts["by"]), square=square_name(facts["at"])
    )


def _turn_begins(facts: Mapping[str, Any], table: Any) -> str:
    return _("Round {round}: {name}'s turn.").format(round=facts["round"], name=seat_name(table, facts["by"]))


def _entered(facts: Mapping[str, Any], table: Any) -> str:
    text = _("{name}: {unit} respawns on {square}.") if facts["kind"] == "respawn" else _(
        "{name}: {unit} comes in on {square}."
    )
    return text.format(
        name=seat_name(table, facts["by"]), unit=_of(table, facts["unit"]), square=square_name(facts["at"])
    )


def _moved(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name}: {unit} moves {n}, from {start} to {end}.").format(
        name=_owner(facts, table, facts["unit"]), unit=_of(table, facts["unit"]), n=len(facts["path"]),
        start=square_name(facts["start"]), end=square_name(facts["path"][-1]),
    )  # fmt: skip


def _rolled(facts: Mapping[str, Any], table: Any) -> str:
    target = _of(table, facts["target"]) if facts["target"] else square_name(facts["at"])
    total = facts["attack"] + sum(facts["dice"])
    text = _("{name}: {unit} at {target}, attack {attack} + dice {dice} = {total} against {defense}: {result}.")
    return text.format(
        name=_owner(facts, table, facts["by"]), unit=_of(table, facts["by"]), target=target, attack=facts["attack"],
        dice=sum(facts["dice"]), total=total, defense=facts["defense"],
        result=_("hit") if facts["hit"] else _("miss"),
    )  # fmt: skip


def _damaged(facts: Mapping[str, Any], table: Any) -> str:
    clicks = n_("{n} click", "{n} clicks", facts["clicks"])
    return _("{unit} takes {clicks}.").format(unit=_of(table, facts["unit"]), clicks=clicks)


def _healed(facts: Mapping[str, Any], table: Any) -> str:
    clicks = n_("{n} click", "{n} clicks", facts["clicks"])
    return _("{unit} heals {clicks}.").format(unit=_of(table, facts["unit"]), clicks=clicks)


def _eliminated(facts: Mapping[str, Any], table: Any) -> str:
    to = ", ".join(seat_name(table, seat) for seat in facts["kill_to"])
    return _("{unit} is eliminated: kill point for {name}.").format(unit=_of(table, facts["unit"]), name=to)


def _pushed(facts: Mapping[str, Any], table: Any) -> str:
    return _("{unit} is pushed to {square}.").format(
        unit=_of(table, facts["unit"]), square=square_name(facts["at"])
    )


def _exchanged(facts: Mapping[str, Any], table: Any) -> str:
    text = _("{unit} becomes {other}.") if facts["verb"] == "upgrade" else _("{unit} changes weapon: {other}.")
    return text.format(unit=_of(table, facts["unit"]), other=_of(table, facts["into"]))


def _looted(facts: Mapping[str, Any], table: Any) -> str:
    prize = {
        "heal_2": _("heals 2"),
        "heal_1": _("heals 1"),
        "grenade": _("a grenade"),
        "upgrade": _("an upgrade counter"),
    }[facts["prize"]]
    return _("{unit} loots: {total}, {prize}.").format(
        unit=_of(table, facts["unit"]), total=sum(facts["dice"]), prize=prize
    )


def _conceded(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name} concedes.").format(name=seat_name(table, facts["by"]))


def _won(facts: Mapping[str, Any], table: Any) -> str:
    names = ", ".join(seat_name(table, seat) for seat in facts["seats"])
    return (_("{names} wins.") if len(facts["seats"]) == 1 else _("{names} win.")).format(names=names)


def _scored(facts: Mapping[str, Any], table: Any) -> str:
    return _("{name} scores: {points}.").format(name=seat_name(table, facts["by"]), points=facts["points"])


def _flag(text: str) -> Callable[[Mapping[str, Any], Any], str]:
    def line(facts: Mapping[str, Any], table: Any) -> str:
        return _(text).format(unit=_of(table, facts["unit"]), name=_side_name(table, facts["side"]))

    return line


def _side_name(table: Any, side: str) -> str:
    players = table.position.players
    return ", ".join(seat_name(table, seat) for seat in table.position.seats if players[seat].team == side)


_LINES: dict[str, Callable[[Mapping[str, Any], Any], str]] = {
    "goes_first": _goes_first,
    "rolled_for_first": _rolled_for_first,
    "dealt": _dealt,
    "spawn_placed": _spawn_placed,
    "turn_begins": _turn_begins,
    "entered": _entered,
    **ability_log.LINES,
    "moved": _moved,
    "rolled": _rolled,
    "damaged": _damaged,
    "healed": _healed,
    "eliminated": _eliminated,
    "pushed": _pushed,
    "exchanged": _exchanged,
    "looted": _looted,
    "conceded": _conceded,
    "won": _won,
    "scored": _scored,
    "flag_taken": _flag(N_("{unit} takes the flag of {name}.")),
    "flag_returned": _flag(N_("{unit} sends the flag of {name} home.")),
    "flag_dropped": _flag(N_("{unit} drops the flag of {name}.")),
}


def refusal(code: str) -> str:
    """One sentence that says why, and the rule."""
    text = _REFUSALS.get(code)
    return _(text) if text else code.replace("_", " ")


_REFUSALS: dict[str, str] = {
    "game_over": N_("The game is over."),
    "question_open": N_("A question must be answered first."),
    "not_your_turn": N_("It is somebody else's turn."),
    "wrong_phase": N_("That belongs to another phase of the turn."),
    "nothing_asked": N_("Nothing is asked now."),
    "not_an_option": N_("That is not one of the answers."),
    "wrong_number": N_("That is not the number of answers wanted."),
    "nothing_to_undo": N_("There is nothing to undo."),
    "nothing_to_redo": N_("There is nothing to redo."),
    "barrier": N_("Dice have been rolled since: undoing them needs everybody's agreement."),
    "needs_agreement": N_("Everybody at the table must agree to take this back."),
    "out_of_the_game": N_("This player has left the game."),
    "no_actions_left": N_("The three actions of this turn are spent."),
    "already_acted": N_("This unit has already had its action this turn: one action a unit."),
    "too_far": N_("Too far: it may walk as many squares as its speed."),
    "wall_in_the_way": N_("A wall is in the way."),
    "unit_in_the_way": N_("A unit is in the way: no unit walks through another."),
    "square_occupied": N_("That square is occupied."),
    "off_the_map": N_("That square is not on the map."),
    "no_line_of_sight": N_("No line of fire: a wall or an enemy is between."),
    "out_of_range": N_("Out of range: a grenade reaches 5 squares, an ability as far as it says."),
    "no_grenades": N_("It has no grenade counter left."),
    "friendly_target": N_("It is on the same side."),
    "not_on_the_board": N_("It is not on the map."),
    "first_turn": N_("No attacks and no captures in the first turn."),
    "spawn_captured": N_("An enemy holds that spawn marker: nobody comes in there."),
    "own_spawn": N_("No unit may end its movement on its own spawn marker."),
    "spawn_too_close": N_("Too close to another spawn marker."),
    "wrong_points": N_("The points do not match."),
    "not_enough_upgrades": N_("It has not that many upgrade counters."),
    "must_leave_spawn": N_("It must walk off the spawn marker it comes in by."),
    "must_deploy": N_("Every unit of the team must be deployed first."),
    "not_yours": N_("It belongs to another player."),
    "no_such_click": N_("The other dial has no such click."),
    "melee_only": N_("A melee weapon reaches adjacent units only."),
    "cannot_loot": N_("It may not roll: it must have acted this turn and stand on an enemy spawn marker."),
    "nothing_to_respawn": N_("No eliminated unit is waiting to come back."),
    "not_in_team": N_("It is not waiting to be deployed."),
    "not_in_reserve": N_("It is not in the reserve."),
    "bad_path": N_("Each step goes to one of the eight squares around."),
    "no_such_unit": N_("There is no such unit."),
    "upgrade_only": N_("This unit comes in only as an upgrade."),
    "must_stop_there": N_("Entering the cannon's square ends the walk, and the action with it."),
    "same_weapon": N_("That is the same unit again: a swap brings a different weapon."),
    "no_cover": N_("No step of cover: only by the option, and for a unit that attacks without moving first."),
    "must_use_cannon": N_("Who begins its action at the cannon must attack with it."),
    "no_such_ability": N_("Its card has no such ability."),
    "ability_off": N_("The present click does not switch that ability on."),
    "cannot_now": N_("That ability cannot be used now."),
    "ability_used": N_("That ability has been used this turn."),
    "needs_target": N_("That ability needs a target."),
    "takes_no_target": N_("That ability takes no target."),
    "enemy_target": N_("It is on another side."),
    "wrong_target": N_("That is nothing this ability can be used on."),
}
