"""The phases of the turn in words: what they are called, which is on, what may be done in each."""

from __future__ import annotations

from typing import NamedTuple

from game.clix.position import ClixPosition
from game.clix.turn import ACTIONS_A_TURN
from game.clix.words import phase_name
from game.core.words import _, n_

FIRST, LATER = ("place_spawns", "deploy"), ("actions", "loot", "end")


class Phase(NamedTuple):
    """A phase: its id, its name, whether it is on, what may be done in it."""

    id: str
    name: str
    on: bool
    about: str


def phases(position: ClixPosition) -> list[Phase]:
    """The phases of the present part of the game, in order."""
    phase = position.phase
    ids = FIRST if phase in FIRST else ("over",) if phase == "over" else LATER
    return [Phase(one, _name(one), one == phase, about(position, one)) for one in ids]


def _name(phase: str) -> str:
    return _("End of the turn") if phase == "end" else phase_name(phase)


def about(position: ClixPosition, phase: str) -> str:
    """One or two sentences: what may be done in a phase."""
    if phase == "place_spawns":
        distance = n_("{n} square", "{n} squares", position.options["spawn_distance"])
        said = _("Each player in turn puts spawn markers on the map, {distance} or more from any other.")
        return said.format(distance=distance)
    if phase == "actions":
        actions = n_("{n} action a turn, one a unit", "{n} actions a turn, one a unit", ACTIONS_A_TURN)
        return _(
            "{actions}: move, attack, or move and attack. Units may become others of the reserve, or come back by a "
            "marker."
        ).format(actions=actions)
    return {
        "deploy": _("Every unit of the team comes in by a marker and walks on from it. Nobody attacks yet."),
        "loot": _("A unit that has acted and stands on an enemy's spawn marker may roll two dice for a prize."),
        "end": _("Then it is the next player's turn."),
        "over": _("The game is over: the board can still be looked at."),
    }[phase]
