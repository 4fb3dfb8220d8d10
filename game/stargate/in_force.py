"""Whose texts count in Stargate TCG: the hero player's hero cards, the mission, the villain player's villain cards.

Whoever puts a card into play, takes one out or turns one over says so by `look_again`: `moving.py`, and the step
that begins a turn. Knows no rule.
"""

from game.core.effects.in_force import NOBODY as NOBODY
from game.core.effects.in_force import Bearer as Bearer
from game.core.effects.in_force import bearers as bearers
from game.core.effects.in_force import concerns as concerns
from game.core.effects.in_force import counts as counts
from game.core.effects.in_force import in_force as in_force
from game.core.effects.in_force import look_again as look_again
from game.stargate.position import StargatePosition, owner_of


def own_rows(position: StargatePosition, name: str, table: str, word: str) -> list[Bearer]:
    """The rows of a card that is not in play yet, about itself: what its own cost is."""
    rows = position.world.powers.own[name].get((table, word))
    if rows is None or name in position.cards:
        return NOBODY
    return [(name, owner_of(position, name), rows)]


def counting(position: StargatePosition) -> list[tuple[str, str]]:
    """The hero player's cards face up, the mission and its obstacles, the villain player's adversaries."""
    hero, villain, here = position.turn, position.villain, position.mission
    player, states = position.players[hero], position.cards
    cards = [
        (name, hero) for name in player.team + player.supports + player.gear if states[name].state != "incapacitated"
    ]
    if here:
        cards.append((here.card, hero))
        cards += [(name, villain) for name in here.obstacles]
    if villain:
        cards += [(name, villain) for name in position.players[villain].adversaries]
    return cards
