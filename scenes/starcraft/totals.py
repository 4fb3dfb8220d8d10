"""How each player stands, in numbers and words: conquest points, cards, orders, what the objective lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.starcraft import victory
from game.starcraft.position import StarcraftPosition
from scenes.starcraft.answers import objective_words

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


@dataclass(frozen=True)
class Total:
    """The numbers of a seat. `have` and `wanted` are of its objective; 0 of 0 while it has no faction."""

    seat: str
    conquest: int
    target: int
    cards: int
    orders: int
    have: int
    wanted: int
    out: bool


def total_of(view: StarcraftPosition, seat: str) -> Total:
    """How a seat stands."""
    player = view.players[seat]
    have, wanted = victory.progress(view, seat) if player.faction else (0, 0)
    orders = sum(one == seat for stack in view.stacks.values() for one, _number in stack)
    target = victory.target(view, seat)
    return Total(seat, player.conquest, target, len(player.hand), orders, have, wanted, seat in view.out)


def goal_words(scene: StarcraftScene, seat: str) -> str:
    """A seat's way to both victories."""
    view, one = scene.view, total_of(scene.view, seat)
    player = view.players[seat]
    points = _("{name}: {n} of {target} conquest points").format(
        name=scene.person(seat), n=one.conquest, target=one.target
    )
    if not player.faction:
        return f"{points}."
    lacks = n_("{n} to go", "{n} to go", max(0, one.wanted - one.have))
    what = objective_words(view.world.factions[player.faction])
    return _("{points}; {what}: {have} of {wanted}, {lacks}.").format(
        points=points, what=what, have=one.have, wanted=one.wanted, lacks=lacks
    )
