"""Loot rolls at the end of a turn. Source: Reglas de Haloclix, Tiradas de Rapiña."""

from game.clix import harm
from game.clix.position import ClixPosition, Unit, are_enemies
from game.clix.standing import force_of
from game.core import chance
from game.core.events import happened


def on_enemy_marker(position: ClixPosition, unit: Unit) -> bool:
    """Whether the unit stands on the spawn marker of another side."""
    return any(
        unit.at in player.spawns and are_enemies(position, unit.owner, seat)
        for seat, player in position.players.items()
    )


def may_roll(position: ClixPosition, unit: Unit) -> bool:
    """Both conditions: given an action this turn, and standing on an enemy marker; once a unit a turn.

    A push alone earns nothing; who was pushed onto a marker and then acts from there meets both.

    The mark `looted` says that it has rolled; the next turn takes it off.
    """
    return unit.acted and "looted" not in unit.marks and on_enemy_marker(position, unit)


def who_may(position: ClixPosition) -> list[str]:
    """Ids of the units of the seat in turn that may roll now."""
    return [uid for uid, unit in force_of(position, position.turn).on_board if unit.acted and may_roll(position, unit)]


def roll_for(position: ClixPosition, uid: str) -> None:
    """2-4 heals 2, 5-6 heals 1, 7-8 a grenade counter, 9-12 an upgrade counter."""
    unit = position.units[uid]
    unit.marks = {**unit.marks, "looted": True}
    dice = [chance.roll(position), chance.roll(position)]
    total = sum(dice)
    prize = "heal_2" if total <= 4 else "heal_1" if total <= 6 else "grenade" if total <= 8 else "upgrade"
    happened(position, "looted", barrier=True, unit=uid, dice=dice, prize=prize)
    if prize == "grenade":
        unit.grenades += 1
    elif prize == "upgrade":
        unit.upgrades += 1
    else:
        harm.heal(position, uid, 2 if prize == "heal_2" else 1)
