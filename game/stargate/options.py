"""The questions that no source of Stargate TCG answers, each a named option: what it may be, the proposal first.

Where a game was begun without an option, its proposal holds. Knows no rule.
"""

from typing import Any

from game.core.position import Position

ALLOWED: dict[str, tuple[Any, ...]] = {
    "empty_mission_pile": ("debrief", "lose"),
    "both_win": ("hero", "draw"),
    "no_bearer": ("won", "failed"),
    "refill_first": ("hero", "villain"),
    "who_destroys": ("text", "owner"),
    "mission_twice": (False, True),
    "least_cost": (0, 1),
    "any_team_copies": (False, True),
    "inactive_refill": (False, True),
    "mission_end_texts": ("after_glyph", "before_glyph"),
    "own_complications": ("seen", "hidden"),
    "play_passes": ("left", "right"),
    "bonus_while_assigned": ("late", "counts"),
}
"""By option what it may be.

- `empty_mission_pile`: whose turn begins without a mission goes to the debrief, or is out of the game.
- `both_win`: where two players meet a victory in one step the hero player wins, or nobody does.
- `no_bearer`: a success whose glyph nobody can bear counts among the missions won, or failed.
- `refill_first`: whose hand is refilled first.
- `who_destroys`: whoever has the text chooses what is destroyed, or whoever owns it.
- `mission_twice`: whether a mission pile may hold a mission twice.
- `least_cost`: what a card costs at least that costs anything; texts bring it no lower.
- `any_team_copies`: whether a deck may hold copies of team characters that one does not begin with.
- `inactive_refill`: whether those who are neither hero nor villain refill their hands as well.
- `mission_end_texts`: texts of the mission's end come after its glyph is earned, or before.
- `own_complications`: whether the villain player may look at complications played.
- `play_passes`: to which side the turn goes; that neighbour is the villain now.
- `bonus_while_assigned`: a skill that a support has only while assigned comes too late to assign it, or counts.
"""
DEFAULTS: dict[str, Any] = {name: values[0] for name, values in ALLOWED.items()}


def option(position: Position, name: str) -> Any:
    """What holds in this game."""
    return position.options.get(name, DEFAULTS[name])
