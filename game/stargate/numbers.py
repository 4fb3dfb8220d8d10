"""Numbers as they are now: skills, difficulty, costs, totals. Source: Reglas de Stargate TCG and the rulings."""

from game.core.effects import modifiers as core
from game.stargate.cards import Card
from game.stargate.in_force import NOBODY, Bearer, concerns, own_rows
from game.stargate.options import option
from game.stargate.position import SKILLS, StargatePosition, characters

GLYPHS_TO_WIN = 7
POWER_A_TURN = 3


def card_of(position: StargatePosition, name: str) -> Card:
    """What the card prints."""
    found: Card = position.world.printed[name]
    return found


def changes(position: StargatePosition, stat: str, thing: str, also: list[Bearer] = NOBODY) -> list[core.Change]:
    """What texts add to a number of a card now; what it becomes is told as the difference to what is printed."""
    if not also and not position.lasting and not concerns(position, "modify", stat, thing):
        return UNCHANGED
    return core.changes(position, stat, thing, also=also)


def changed(position: StargatePosition, stat: str, thing: str, also: list[Bearer] = NOBODY) -> int:
    """How much that is in all."""
    found = changes(position, stat, thing, also)
    return sum([change for change, _key, _whose in found]) if found else 0


UNCHANGED: list[core.Change] = []


def skill(position: StargatePosition, name: str, which: str) -> int | None:
    """A character's rating in a skill now, or None if it has none.

    A named bonus (science +1) gives it a skill that it lacks; boosts and "skills +1" raise only what it has.
    """
    printed = position.world.printed[name].skills.get(which)
    named = changes(position, which, name)
    if printed is None and not named:
        return None
    total = (printed or 0) + sum([change for change, _key, _whose in named])
    return max(0, total + position.cards[name].boosts + changed(position, "skills", name))


def has_skill_there(position: StargatePosition, name: str, which: str) -> bool:
    """Whether a character would have a rating in a skill once it is assigned."""
    there = position.copy()
    assert there.mission is not None
    there.mission.assigned.append(name)
    there.cards[name].state = "assigned"
    return has_skill(there, name, which)


def has_skill(position: StargatePosition, name: str, which: str) -> bool:
    """Whether a character has a rating in a skill now, which may be 0."""
    return which in card_of(position, name).skills or bool(changes(position, which, name))


def skills(position: StargatePosition, name: str) -> dict[str, int]:
    """Every skill that the character has, with its rating now."""
    found = {which: skill(position, name, which) for which in SKILLS}
    return {which: rating for which, rating in found.items() if rating is not None}


def wanted(position: StargatePosition) -> str:
    """The skill that the mission at hand asks for."""
    assert position.mission is not None
    return card_of(position, position.mission.card).skill


def skill_total(position: StargatePosition) -> int:
    """What the assigned characters bring in the skill of the mission."""
    assert position.mission is not None
    which = wanted(position)
    return sum([skill(position, name, which) or 0 for name in position.mission.assigned])


def printed_difficulty(position: StargatePosition, name: str) -> int:
    """What a mission asks for, or what a villain card adds to the mission at hand."""
    card = card_of(position, name)
    if card.kind == "mission" or position.mission is None:
        return card.difficulty
    return card.ratings.get(wanted(position), 0)


def difficulty(position: StargatePosition) -> int:
    """The mission's difficulty with obstacles, the assigned adversary, its boosts and complications."""
    here = position.mission
    assert here is not None
    total = max(0, card_of(position, here.card).difficulty + changed(position, "difficulty", here.card))
    total += len(here.complications) + sum(added(position, name) for name in here.obstacles)
    if here.adversary:
        total += added(position, here.adversary)
    return total


def added(position: StargatePosition, name: str) -> int:
    """What an obstacle or adversary adds to the difficulty of the mission at hand; 0 without a number in its skill."""
    printed = card_of(position, name).ratings.get(wanted(position))
    if printed is None:
        return 0
    boosts = position.cards[name].boosts if name in position.cards else 0
    return max(0, printed + boosts + changed(position, "difficulty", name))


def cost(position: StargatePosition, name: str) -> int:
    """Power to play the card, never under 0 (or 1, by option). Its own text counts as well."""
    also = own_rows(position, name, "modify", "cost")
    printed, change = card_of(position, name).cost, changed(position, "cost", name, also)
    return lowered(position, printed, change) if change else printed


def lowered(position: StargatePosition, printed: int, change: int) -> int:
    """A cost with its change: no lower than the least, unless it was so before."""
    return max(min(printed, option(position, "least_cost")), printed + change)


def complication_cost(position: StargatePosition) -> int:
    """1, and 1 for every complication now at the mission."""
    here = position.mission
    assert here is not None
    return lowered(position, 1 + len(here.complications), changed(position, "complication_cost", here.card))


def missions_over(position: StargatePosition) -> int:
    """The missions resolved this turn before the one at hand."""
    here = position.mission.card if position.mission else None
    return sum(name != here for name in [*position.won, *position.failed])


def glyphs(position: StargatePosition, seat: str) -> list[str]:
    """The missions under the seat's characters."""
    return [glyph for name in characters(position, seat) for glyph in position.cards[name].glyphs]


def experience(position: StargatePosition, seat: str) -> int:
    """The experience on the glyphs under the seat's characters, and what texts add."""
    return sum(experience_of(position, glyph) for glyph in glyphs(position, seat))


def experience_of(position: StargatePosition, glyph: str) -> int:
    """The experience of a glyph now."""
    return max(0, card_of(position, glyph).experience + changed(position, "experience", glyph))


def villain_score(position: StargatePosition, seat: str) -> int:
    """The cost of the adversaries in the seat's scored pile."""
    return sum(card_of(position, name).cost for name in position.players[seat].scored)


def price_to_continue(position: StargatePosition) -> int:
    """What another mission costs: 1 for each failed this turn."""
    return len(position.failed)
