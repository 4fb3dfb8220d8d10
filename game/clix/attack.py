"""Shots and grenades, from the line to the last click. Source: Reglas de Haloclix, Línea de tiro to Proyectar."""

from typing import Any

from game.clix import abilities, dial, harm, sight, sums, variants, ways
from game.clix.board import distance
from game.clix.position import ClixPosition, Square, are_enemies
from game.clix.standing import put, units_on_board
from game.core import chance
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values

# -- who can be attacked --------------------------------------------------------------------------------


def why_not_shoot(position: ClixPosition, uid: str, at: Square, target: str) -> str | None:
    """The reason against shooting `target` from the square `at`, or None."""
    shooter, victim = position.units[uid], position.units[target]
    if victim.owner is not None and not are_enemies(position, shooter.owner, victim.owner):
        return "friendly_target"
    if victim.where != "board" or victim.at is None:
        return "not_on_the_board"
    reach = 1 if sums.uses_melee(position, uid, at) else 0
    blockers = ways.enemies_in_the_way(position, shooter.owner, (target,))
    return _why_not_line(position, at, victim.at, reach, blockers)


def _why_not_line(position: ClixPosition, at: Square, to: Square, reach: int, blockers: int) -> str | None:
    """The reason against a line of fire; `reach` 1 is a melee weapon's, 0 none."""
    if reach and distance(at, to) > reach:
        return "melee_only"
    return None if ways.line_is_clear(position, at, to, blockers) else "no_line_of_sight"


def targets_from(position: ClixPosition, uid: str, at: Square) -> list[str]:
    """Ids of the units that `uid` may shoot from `at`."""
    b, enemies = position.world.board, ways.enemies_in_the_way(position, position.units[uid].owner)
    here = at[1] * b.width + at[0]
    near = sight.may_see(b, here) & enemies
    if near and sums.uses_melee(position, uid, at):
        near &= ways.squares_within(b, at, 1)
    if not near:
        return []
    found = []
    for target, unit in units_on_board(position):
        assert unit.at is not None
        there = unit.at[1] * b.width + unit.at[0]
        if near >> there & 1 and sight.sees(b, here, there, enemies & ~(1 << there)):
            found.append(target)
    return found


def why_not_throw(position: ClixPosition, uid: str, at: Square, square: Square) -> str | None:
    """The reason against throwing a grenade from `at` to `square`. Whoever is in it never closes the line."""
    if not position.world.board.inside(*square):
        return "off_the_map"
    if distance(at, square) > sums.GRENADE_RANGE:
        return "out_of_range"
    blockers = ways.enemies_in_the_way(position, position.units[uid].owner)
    return None if ways.line_is_clear(position, at, square, blockers) else "no_line_of_sight"


def grenade_squares(position: ClixPosition, uid: str, at: Square) -> list[Any]:
    """Every square a grenade thrown from `at` can be aimed at."""
    blockers = ways.enemies_in_the_way(position, position.units[uid].owner)
    b = position.world.board
    near = ways.squares_within(b, at, sums.GRENADE_RANGE)
    return ways.squares(position, near & ways.seen(position, at, blockers))


def blast(position: ClixPosition, square: Square) -> list[tuple[str, int]]:
    """(unit, printed damage) of everyone a grenade in `square` hurts: 4 there, 2 beside it."""
    hurt = []
    for uid, unit in units_on_board(position):
        assert unit.at is not None
        if unit.at == square:
            hurt.append((uid, sums.GRENADE_HIT))
        elif distance(unit.at, square) == 1 and _splash_reaches(position, square, unit.at):
            hurt.append((uid, sums.GRENADE_SPLASH))
    return hurt


def _splash_reaches(position: ClixPosition, square: Square, beside: Square) -> bool:
    """By default the blast passes walls (option `splash_through_walls`)."""
    return position.options["splash_through_walls"] or ways.line_is_clear(position, square, beside, 0)


# -- a shot --------------------------------------------------------------------------------


def roll_shot(position: ClixPosition, values: Values) -> Ask | str | None:
    """Roll 2d6, add the attack, compare with the defense. A double six always hits."""
    uid, target = values["attacker"], values["target"]
    unit = position.units[uid]
    assert unit.at is not None
    facts = sums.facts_of(position, uid, unit.at, unit.moved, target, sums.kind_of_shot(position, uid, unit.at))
    attack, defense = sums.attack_sum(position, facts), sums.defense_sum(position, facts)
    values["facts"], values["hit"] = roll(position, facts, attack.total, defense.total)
    return None if values["hit"] else "end_shot"


def roll(
    position: ClixPosition, facts: dict[str, Any], attack: int, defense: int
) -> tuple[dict[str, Any], bool]:
    """Roll 2d6 for an attack: the facts with the dice, and whether it hits. A double six always does."""
    dice = [chance.roll(position), chance.roll(position)]
    hit = attack + sum(dice) >= defense or dice == [6, 6]
    happened(position, "rolled", barrier=True, by=facts["attacker"], target=facts["target"], kind=facts["kind"],
             at=facts.get("square"), dice=dice, attack=attack, defense=defense, hit=hit,
             owner=position.units[facts["attacker"]].owner)  # fmt: skip
    return {**facts, "dice": dice}, hit


def wound(position: ClixPosition, values: Values) -> Ask | str | None:
    """The target takes the attacker's damage; then abilities that wait for a hit."""
    facts = values["facts"]
    harm.damage(position, facts["target"], sums.damage_sum(position, facts).total, facts["attacker"])
    abilities.trigger(position, "hit", facts)
    abilities.reply(position, facts["attacker"])
    return None


def push_back(position: ClixPosition, values: Values) -> Ask | str | None:
    """A weapon with knockback may push the target."""
    facts = values["facts"]
    card = dial.card_of(position, position.units[facts["attacker"]])
    if card.knockback and not variants.silences(position, facts):
        call(position, "knockback", attacker=facts["attacker"], target=facts["target"],
             up_to=card.knockback, blocked_damage=card.blocked_damage)  # fmt: skip
    return None


def count_the_fallen(position: ClixPosition, values: Values) -> Ask | str | None:
    """Eliminations, kill points, victory; abilities that wait for a kill."""
    harm.remove_fallen(position)
    return None


def end_shot(position: ClixPosition, values: Values) -> Ask | str | None:
    """Abilities that wait for the end of an attack, hit or miss."""
    abilities.attack_ends(position, values)
    return None


SHOT = (roll_shot, wound, push_back, count_the_fallen, end_shot)

# -- a grenade --------------------------------------------------------------------------------


def roll_grenade(position: ClixPosition, values: Values) -> Ask | str | None:
    """The grenade is spent, hit or miss. The square defends with 12 and the distance."""
    uid, square = values["attacker"], values["at"]
    unit = position.units[uid]
    assert unit.at is not None
    unit.grenades -= 1
    facts = sums.facts_of(position, uid, unit.at, unit.moved, None, "grenade") | {"square": square}
    attack, defense = sums.attack_sum(position, facts), sums.grenade_defense(position, facts, square)
    values["facts"], values["hit"] = roll(position, facts, attack.total, defense.total)
    return None if values["hit"] else "end_grenade"


def explode(position: ClixPosition, values: Values) -> Ask | str | None:
    """4 to whoever is in the square, 2 to everyone beside it, friends and thrower included."""
    facts = values["facts"]
    for uid, printed in blast(position, values["at"]):
        hurt = sums.blast_sum(position, {**facts, "target": uid}, printed)
        harm.damage(position, uid, hurt.total, facts["attacker"])
    return None


def count_the_blown(position: ClixPosition, values: Values) -> Ask | str | None:
    """Eliminations of the whole blast at once, then victory."""
    harm.remove_fallen(position)
    return None


def end_grenade(position: ClixPosition, values: Values) -> Ask | str | None:
    """Abilities that wait for the end of an attack, hit or miss."""
    abilities.attack_ends(position, values)
    return None


GRENADE = (roll_grenade, explode, count_the_blown, end_grenade)

# -- knockback --------------------------------------------------------------------------------


def ask_push(position: ClixPosition, values: Values) -> Ask | str | None:
    """The attacker chooses how the target is pushed, or not at all."""
    attacker, target = position.units[values["attacker"]], position.units[values["target"]]
    if target.where != "board" or "down" in target.marks or attacker.where != "board" or attacker is target:
        return "end_push"
    if not abilities.may_be_pushed(position, values["target"]) or len(pushes(position, values)) == 1:
        return "end_push"
    assert attacker.owner is not None
    return Ask(attacker.owner, "knockback", question=True, may=True, source=values["attacker"])


def push(position: ClixPosition, values: Values) -> Ask | str | None:
    """Move the target; a path that was blocked may cost it damage. It is no movement."""
    square = values.pop("answer")
    if square == "none":
        return None
    target = position.units[values["target"]]
    start, blocked = target.at, blocked_ends(position, values)
    put(position, target, square)
    happened(position, "pushed", unit=values["target"], by=values["attacker"], start=start, at=square)
    if square in blocked:
        harm.damage(position, values["target"], values["blocked_damage"], values["attacker"])
    return None


def end_push(position: ClixPosition, values: Values) -> Ask | str | None:
    """The push is over."""
    return None


KNOCKBACK = (ask_push, push, end_push)


def _paths(position: ClixPosition, values: Values) -> list[tuple[list[Square], bool]]:
    attacker, target = position.units[values["attacker"]], position.units[values["target"]]
    assert attacker.at is not None
    assert target.at is not None
    return ways.knockback_paths(position, attacker.at, target.at, values["up_to"], values["target"])


def pushes(position: ClixPosition, values: Values) -> list[Answer]:
    """End squares the attacker may choose, and `none`. A push that is blocked at once and hurts ends where it began."""
    found: list[Answer] = []
    for path, blocked in _paths(position, values):
        if blocked and not path and values["blocked_damage"]:
            path = [list(position.units[values["target"]].at or [])]
        found += [square for square in path if square not in found]
    return [*found, "none"]


def blocked_ends(position: ClixPosition, values: Values) -> list[Square]:
    """Ends at which the target was stopped by a wall, a unit, the edge or a closed corner.

    Of two equal ways to such an end one may be free: the attacker chooses the one that is blocked.
    """
    here = position.units[values["target"]].at
    return [path[-1] if path else here or [] for path, blocked in _paths(position, values) if blocked]
