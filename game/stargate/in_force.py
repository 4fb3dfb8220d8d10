"""Whose texts count now, and which of them stand in which table: found once for as long as the same cards are in play.

The hero player's hero cards count, the mission, and the villain player's villain cards. Knows no rule.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from game.core.effects.ready import Row
from game.stargate.position import Mission, Player, StargatePosition, owner_of

Bearer = tuple[str, str, tuple[Row, ...]]
"""A card, its seat, and the rows that it has in a table."""

NOBODY: list[Bearer] = []
PLAYING = frozenset({("forbid", "play"), ("charge", "play"), ("modify", "cost")})
ASSIGNING = frozenset({("forbid", "assign"), ("charge", "assign")})
"""The tables that have a say in who is played and who is assigned."""


@dataclass(slots=True)
class InForce:
    """What counts. `hero` to `adversaries` are what it was found from: with others in their place it holds no longer.

    `cards`: every card whose texts count, with its seat. `tables`: (table, word) to the bearers that have rows in it.
    `selfish`: those tables in which every row is about its bearer alone, with the bearers. `free_play`: no card in
    play has a say in what is played from a hand; `free_assign`: nor in who is assigned. `held`: nothing changes just
    now, so nobody need look whether it still holds.
    """

    hero: Player
    villain: Player | None
    mission: Mission | None
    supports: list[str]
    gear: list[str]
    obstacles: list[str] | None
    adversaries: list[str] | None
    cards: list[tuple[str, str]]
    tables: dict[tuple[str, str], list[Bearer]]
    selfish: dict[tuple[str, str], set[str]]
    free_play: bool
    free_assign: bool
    held: bool = False

    def holds(self, position: StargatePosition) -> bool:
        """Whether the same cards are in play still."""
        hero, here = position.players[position.turn], position.mission
        if self.hero is not hero or self.supports is not hero.supports or self.gear is not hero.gear:
            return False
        if self.mission is not here or (here is not None and self.obstacles is not here.obstacles):
            return False
        villain = position.players.get(position.villain)
        return self.villain is villain and (villain is None or self.adversaries is villain.adversaries)


def in_force(position: StargatePosition) -> InForce:
    """What counts now."""
    found: InForce | None = position.texts
    if found is None or not (found.held or found.holds(position)):
        found = position.texts = _look(position)
    return found


def look_again(position: StargatePosition) -> None:
    """A card has been turned face down, or up again."""
    position.texts = None


@contextmanager
def holding_still(position: StargatePosition) -> Iterator[InForce]:
    """While nothing changes the position: nobody need look whether what counts has changed."""
    found = in_force(position)
    before, found.held = found.held, True
    try:
        yield found
    finally:
        found.held = before


def bearers(position: StargatePosition, table: str, word: str) -> list[Bearer]:
    """Every card whose text counts now and has rows in that table."""
    return in_force(position).tables.get((table, word), NOBODY)


def own_rows(position: StargatePosition, name: str, table: str, word: str) -> list[Bearer]:
    """The rows of a card that is not in play yet, about itself: what its own cost is."""
    rows = position.world.powers.own[name].get((table, word))
    if rows is None or name in position.cards:
        return NOBODY
    return [(name, owner_of(position, name), rows)]


def counts(position: StargatePosition, name: str) -> bool:
    """Whether a card's text counts now."""
    return any(name == one for one, _seat in in_force(position).cards)


def _look(position: StargatePosition) -> InForce:
    hero, here = position.players[position.turn], position.mission
    villain = position.players.get(position.villain)
    cards = _cards(position)
    rows = position.world.powers.rows
    tables: dict[tuple[str, str], list[Bearer]] = {}
    others: set[tuple[str, str]] = set()
    for name, seat in cards:
        for key, several, selfish in rows[name]:
            tables.setdefault(key, []).append((name, seat, several))
            if not selfish:
                others.add(key)
    selfish = {key: {name for name, _seat, _rows in there} for key, there in tables.items() if key not in others}
    return InForce(
        hero, villain, here, hero.supports, hero.gear, here.obstacles if here else None,
        villain.adversaries if villain else None, cards, tables, selfish,
        others.isdisjoint(PLAYING), tables.keys().isdisjoint(ASSIGNING),
    )  # fmt: skip


def _cards(position: StargatePosition) -> list[tuple[str, str]]:
    """The hero player's cards face up, the mission and its obstacles, the villain player's adversaries."""
    hero, villain, here, cards = position.turn, position.villain, position.mission, position.cards
    player = position.players[hero]
    found = [
        (name, hero) for name in (*player.team, *player.supports, *player.gear) if cards[name].state != "incapacitated"
    ]
    if here:
        found.append((here.card, hero))
        found += [(name, villain) for name in here.obstacles]
    if villain:
        found += [(name, villain) for name in position.players[villain].adversaries]
    return found
