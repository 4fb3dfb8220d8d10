"""What a skirmish comes to: matching icons, abilities that count, final attack and health of both sides.

Sources: StarCraft, Resolving skirmishes; rules of record, 1.6, 2.1, 2.2, 2.22, 2.23. Judges and changes nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game.starcraft import board
from game.starcraft.limits import standing
from game.starcraft.position import Battle, Skirmish, StarcraftPosition
from game.starcraft.world import Face

SMALL = frozenset({"marine", "zergling", "zealot"})


@dataclass(slots=True, eq=False)
class Side:
    """One side of a skirmish. `standard` and `reinforcement` are cards' names; `effects` those that count."""

    seat: str
    role: str
    front: str
    kind: Any
    support: list[str]
    standard: str = ""
    reinforcement: str = ""
    matches: bool = False
    effects: list[tuple[str, Any]] = field(default_factory=list)
    attack: int = 0
    health: int = 0
    detects: bool = False
    cloaked: bool = False

    def does(self, *names: str) -> bool:
        """Whether any effect of these names counts."""
        return any(effect.do in names for _card, effect in self.effects)


def sides(position: StarcraftPosition, here: Battle, skirmish: Skirmish) -> tuple[Side, Side]:
    """Both sides, the attacker's first, with everything worked out."""
    attacker = _side(position, here.attacker, "attacker", skirmish)
    defender = _side(position, here.defender, "defender", skirmish)
    for side, other in ((attacker, defender), (defender, attacker)):
        side.effects = list(_effects(position, side, other))
    _cancel(attacker, defender)
    _cancel(defender, attacker)
    for side, other in ((attacker, defender), (defender, attacker)):
        side.detects = _detects(position, here, side)
        side.attack = _attack(position, here, side, other)
        side.health = _health(position, here, side)
    for side, other in ((attacker, defender), (defender, attacker)):
        side.cloaked = (side.kind.cloaking or side.does("cloaking")) and not other.detects
    return attacker, defender


def _side(position: StarcraftPosition, seat: str, role: str, skirmish: Skirmish) -> Side:
    front = skirmish.attacker if role == "attacker" else skirmish.defender
    support = skirmish.attacker_support if role == "attacker" else skirmish.defender_support
    cards = skirmish.attacker_cards if role == "attacker" else skirmish.defender_cards
    units, world = position.units, position.world
    there = [name for name in support if name in units]
    side = Side(seat, role, front, world.units[units[front].unit], there)
    for card in cards:
        if world.faces[card].kind == "standard":
            side.standard = card
        else:
            side.reinforcement = card
    if side.standard:
        side.matches = _shows(world.faces[side.standard], side.kind.id) and not side.kind.assist
    return side


def _shows(face: Face, kind: str) -> bool:
    return not face.units or kind in face.units


def reinforces(position: StarcraftPosition, side: Side) -> bool:
    """Whether a reinforcement has a unit to match: the front line, or with the specialty icon any unit."""
    if not side.reinforcement:
        return False
    face: Face = position.world.faces[side.reinforcement]
    if not face.units:
        return True
    if side.kind.id in face.units and not (side.kind.assist and not face.specialty):
        return True
    return face.specialty and any(position.units[name].unit in face.units for name in side.support)


def _effects(position: StarcraftPosition, side: Side, other: Side) -> Iterator[tuple[str, Any]]:
    """What a side's cards do as things are, each with its card."""
    faces = position.world.faces
    cards = [side.standard] if side.standard and side.matches else []
    if reinforces(position, side) and not faces[side.reinforcement].start:
        cards.append(side.reinforcement)
    cards += [
        card
        for card in position.players[side.seat].in_play
        if card.partition("#")[0] in faces and side.kind.id in faces[card].units
    ]
    for card in cards:
        for effect in faces[card].abilities:
            if _counts(effect, side, other):
                yield card, effect


def _counts(effect: Any, side: Side, other: Side) -> bool:
    if effect.units and side.kind.id not in effect.units:
        return False
    if effect.against is not None and other.kind.kind != effect.against:
        return False
    if effect.side is not None and effect.side != side.role:
        return False
    return bool(side.support) or not effect.supported


def _cancel(side: Side, other: Side) -> None:
    """What a side takes away from the other: its standard card's abilities, its reinforcement."""
    if side.does("no_abilities"):
        other.effects = [one for one in other.effects if one[0] != other.standard]
    if side.does("no_reinforcement"):
        other.effects = [one for one in other.effects if one[0] != other.reinforcement]


def _detects(position: StarcraftPosition, here: Battle, side: Side) -> bool:
    units, kinds = position.units, position.world.units
    return (
        side.does("detector")
        or side.kind.detector
        or any(kinds[units[name].unit].detector for name in side.support)
        or board.detects(position, here.at, side.seat)
    )


def _attack(position: StarcraftPosition, here: Battle, side: Side, other: Side) -> int:
    """The card's attack, then abilities, then supporters that can hit the enemy's front line."""
    if side.does("pacify"):
        return 0
    total = _printed(position, side)[0] + _modified(position, here, side, "attack")
    if not other.does("no_support"):
        total += sum(
            kind.support
            for kind in (position.world.units[position.units[name].unit] for name in side.support)
            if other.kind.kind in kind.hits
        )
    if side.role == "attacker" and here.special:
        total += 1
    if board.detects(position, here.at, side.seat) and other.kind.kind == "flying":
        total += 1
    return max(0, total)


def _health(position: StarcraftPosition, here: Battle, side: Side) -> int:
    return max(0, _printed(position, side)[1] + _modified(position, here, side, "health"))


def _printed(position: StarcraftPosition, side: Side) -> tuple[int, int]:
    """The major pair on a match, else the minor one; nothing where no card could be played."""
    if not side.standard:
        return 0, 0
    face: Face = position.world.faces[side.standard]
    return face.major if side.matches else face.minor


def _modified(position: StarcraftPosition, here: Battle, side: Side, stat: str) -> int:
    total = sum(effect.by for _card, effect in side.effects if effect.do == "modify" and effect.stat == stat)
    total += sum(by for whose, what, by in here.lasts if whose == side.seat and what == stat)
    return total + (standing(position, side.seat, stat) if side.role == "defender" else 0)


def can_hit(kind: Any, target: Any) -> bool:
    """Whether a kind of unit can target another."""
    return target.kind in kind.hits


def losses(position: StarcraftPosition, side: Side, other: Side) -> tuple[str, list[str]]:
    """What a side loses by the other's attack: `front`, `support` with those that may be chosen, or nothing."""
    if other.attack < side.health:
        return "", []
    if can_hit(other.kind, side.kind):
        return "front", []
    units, kinds = position.units, position.world.units
    found = [name for name in side.support if can_hit(other.kind, kinds[units[name].unit])]
    return ("support", found) if found else ("", [])
