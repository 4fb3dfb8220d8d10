"""The sums on the table before an attack: attack with its reasons, defense with its reasons, the odds.

The same sums decide the attack and are shown before it. Source: Reglas de Haloclix, Disparando y Granadas.
"""

from dataclasses import dataclass
from typing import Any

from game.clix import abilities, dial, variants
from game.clix.board import distance
from game.clix.position import ClixPosition, Square

FREE_SQUARES = 4
FAR_PENALTY = -3
GRENADE_RANGE = 5
GRENADE_BASE = 12
GRENADE_HIT = 4
GRENADE_SPLASH = 2

WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""How many of the 36 throws of 2d6 give each total."""


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a sum. `reason` is a word of the rules (`dial`, `moved_far`, ...) or an ability's id."""

    amount: int
    reason: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Sum:
    """A number with the reasons it is made of; never under 0."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The number, with the game's floor of 0."""
        return max(0, sum(part.amount for part in self.parts))


def facts_of(
    position: ClixPosition, uid: str, at: Square, moved: int, target: str | None, kind: str
) -> dict[str, Any]:
    """What abilities look at when a sum is made: the attack as planned."""
    return {"attacker": uid, "target": target, "at": at, "moved": moved, "kind": kind, "attacking": True}


def kind_of_shot(position: ClixPosition, uid: str, at: Square) -> str:
    """`melee` or `shot`, as the weapon is that the unit uses from `at`. Melee is a shot at an adjacent square."""
    return "melee" if uses_melee(position, uid, at) else "shot"


def uses_melee(position: ClixPosition, uid: str, at: Square) -> bool:
    """Whether the unit's shots from `at` reach adjacent units only."""
    return dial.card_of(position, position.units[uid]).melee and not variants.must_use_cannon(position, uid, at)


def _changed(position: ClixPosition, stat: str, facts: dict[str, Any], parts: list[Part]) -> Sum:
    parts += _from_abilities(position, stat, facts)
    parts += [Part(*found) for found in variants.modifiers(position, stat, facts)]
    return Sum(tuple(parts))


def _from_abilities(position: ClixPosition, stat: str, facts: dict[str, Any]) -> list[Part]:
    """What abilities add; the attacker's own are silent where the variant says so."""
    found = abilities.modifiers(position, stat, facts)
    if found and variants.silences(position, facts):
        found = [part for part in found if part[2] != facts["attacker"]]
    return [Part(*part) for part in found]


def attack_sum(position: ClixPosition, facts: dict[str, Any]) -> Sum:
    """The attacker's side: the dial's attack, -3 after more than 4 squares walked, what abilities add."""
    parts = [Part(dial.row(position, position.units[facts["attacker"]])[1], "dial", facts["attacker"])]
    if facts["moved"] > FREE_SQUARES:
        parts.append(Part(FAR_PENALTY, "moved_far", facts["attacker"]))
    return _changed(position, "attack", facts, parts)


def defense_sum(position: ClixPosition, facts: dict[str, Any]) -> Sum:
    """The target's side of a shot: its dial's defense and what abilities change."""
    parts = [Part(dial.row(position, position.units[facts["target"]])[2], "dial", facts["target"])]
    return _changed(position, "defense", facts, parts)


def grenade_defense(position: ClixPosition, facts: dict[str, Any], square: Square) -> Sum:
    """The defense of a square against a grenade: 12 and the distance to it."""
    away = distance(facts["at"], square)
    return Sum((Part(GRENADE_BASE, "grenade_base"), Part(away, "distance")))


def damage_sum(position: ClixPosition, facts: dict[str, Any]) -> Sum:
    """The damage of a shot that hits: the dial's damage and what abilities of both sides change."""
    attacker = position.units[facts["attacker"]]
    parts = [Part(dial.row(position, attacker)[3], "dial", facts["attacker"])]
    fixed = variants.fixed_damage(position, facts)
    if fixed is not None:
        parts = [Part(fixed, variants.name(position))]
    parts += _from_abilities(position, "damage", facts)
    return _softened(position, "damage_taken", facts, parts)


def blast_sum(position: ClixPosition, facts: dict[str, Any], printed: int) -> Sum:
    """The damage of a grenade to one unit: 4 or 2 as printed, and what abilities change."""
    stat = "grenade_damage" if printed == GRENADE_HIT else "grenade_splash"
    parts = [Part(printed, stat)]
    parts += _from_abilities(position, stat, facts)
    return _softened(position, "damage_taken", facts, parts)


def special_sum(position: ClixPosition, facts: dict[str, Any], number: int, ability: str) -> Sum:
    """The damage of a special attack: what its ability says; only what the target takes is changed."""
    return _softened(position, "damage_taken", facts, [Part(number, ability, facts["attacker"])])


def _softened(position: ClixPosition, stat: str, facts: dict[str, Any], parts: list[Part]) -> Sum:
    """Armour takes damage away, but never its last point: what was at least 1 stays at least 1."""
    before = sum(part.amount for part in parts)
    for amount, reason, unit in abilities.modifiers(position, stat, facts):
        kept = max(amount, 1 - before) if before > 0 else 0
        if kept:
            parts.append(Part(kept, reason, unit))
            before += kept
    return Sum(tuple(parts))


def needed(attack: int, defense: int) -> int:
    """The least total of 2d6 that hits: 2 where anything does, 12 where only the double six does."""
    return min(12, max(2, defense - attack))


def ways_to_hit(attack: int, defense: int) -> int:
    """How many of the 36 throws hit. The double six always does."""
    return sum(ways for total, ways in WAYS.items() if total >= defense - attack or total == 12)
