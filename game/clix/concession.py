"""A seat gives up in the middle of anything; where more than one side is left the others play on.

The rules do not speak of it. Rulings: its units and spawn markers leave the map at once, and its side's flag when
the side is gone; what it has counted stays. Who was already past the last click counts for whoever did it. A turn of
its own ends there; in another's turn only what was asked of it, or is still about its units, falls away.
"""

from game.clix import abilities, activation, harm, variants
from game.clix.position import ClixPosition
from game.clix.standing import rearranged
from game.core.position import Ask


def concede(position: ClixPosition, seat: str) -> None:
    """Take a seat out of the game; the last side left has won."""
    position.out = [*position.out, seat]
    left = {position.players[s].team: s for s in reversed(position.seats) if s not in position.out}
    if len(left) == 1:
        harm.declare(position, next(iter(left.values())))
        return
    harm.remove_fallen(position)
    if position.over:
        return
    _leave(position, seat)
    ask = position.ask
    position.ask = None
    if position.phase == "place_spawns":
        position.frames[:] = [["match", "next_marker", {}]]
    elif position.turn == seat:
        position.waiting = []
        abilities.expire(position, "attack_end")
        position.frames[:] = [["match", "next_turn", {}], ["turn", "close_turn", {}]]
    elif ask is not None:
        _go_on(position, ask)


def _leave(position: ClixPosition, seat: str) -> None:
    """Its units, its markers and what waits for them go; the flag goes with the last of a side."""
    for uid, unit in position.units.items():
        if unit.owner != seat or unit.where == "reserve":
            continue
        if unit.where == "board":
            variants.unit_leaves(position, uid)
            abilities.left(position, uid)
        harm.put_back(position, unit)
    player = position.players[seat]
    player.spawns, player.respawns, player.respawns_next = [], [], []
    rearranged(position)
    position.waiting = [one for one in position.waiting if one["you"] != seat]
    if all(other in position.out for other in position.seats if position.players[other].team == player.team):
        variants.side_leaves(position, player.team)


# -- in another's turn ----------------------------------------------------------------------------------------

ASKED_BY = {
    "deploy": "ask_action", "action": "ask_action", "where": "ask_where", "attack": "ask_attack", "aim": "take_attack",
    "cover": "ask_cover", "loot": "ask_loot", "into": "ask_into", "knockback": "ask_push", "order": "next_trigger",
}  # fmt: skip
"""The step to go back to, so that an ask is opened again with what is possible now."""


def _go_on(position: ClixPosition, ask: Ask) -> None:
    """Open an ask again, or go on where nothing is left of it."""
    frame = position.frames[-1]
    values = frame[2]
    if ask.kind == "choose":
        if values["you"] in position.out:
            position.frames.pop()
        else:
            values["at"] -= 1
            frame[1] = "perform"
    elif ask.kind == "where" and not activation.where(position, values):
        frame[1] = "close"
    else:
        frame[1] = ASKED_BY[ask.kind]
