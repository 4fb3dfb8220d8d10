"""Numbers as they are now: skills, difficulty, costs, totals. Source: Reglas de Stargate TCG and the rulings."""

from game.stargate.cards import Card
from game.stargate.position import StargatePosition, base, characters

GLYPHS_TO_WIN = 7
POWER_A_TURN = 3


def card_of(position: StargatePosition, name: str) -> Card:
    """What the card prints."""
    found: Card = position.world.cards[base(name)]
    return found


def skill(position: StargatePosition, name: str, which: str) -> int | None:
    """A character's rating in a skill now, or None if it has none: a boost raises only skills that it has."""
    printed = card_of(position, name).skills.get(which)
    if printed is None:
        return None
    return max(0, printed + position.cards[name].boosts)


def skills(position: StargatePosition, name: str) -> dict[str, int]:
    """Every skill that the character has, with its rating now."""
    found = {which: skill(position, name, which) for which in card_of(position, name).skills}
    return {which: rating for which, rating in found.items() if rating is not None}


def wanted(position: StargatePosition) -> str:
    """The skill that the mission at hand asks for."""
    assert position.mission is not None
    return card_of(position, position.mission.card).skill


def skill_total(position: StargatePosition) -> int:
    """What the assigned characters bring in the skill of the mission."""
    assert position.mission is not None
    which = wanted(position)
    return sum(skill(position, name, which) or 0 for name in position.mission.assigned)


def difficulty(position: StargatePosition) -> int:
    """The mission's difficulty with obstacles, the assigned adversary, its boosts and complications."""
    here = position.mission
    assert here is not None
    which = wanted(position)
    total = card_of(position, here.card).difficulty + len(here.complications)
    total += sum(card_of(position, name).ratings.get(which, 0) for name in here.obstacles)
    if here.adversary:
        total += card_of(position, here.adversary).ratings.get(which, 0) + position.cards[here.adversary].boosts
    return max(0, total)


def cost(position: StargatePosition, name: str) -> int:
    """Power to play the card, never under 0."""
    return max(0, card_of(position, name).cost)


def complication_cost(position: StargatePosition) -> int:
    """1, and 1 for every complication now at the mission."""
    assert position.mission is not None
    return max(0, 1 + len(position.mission.complications))


def glyphs(position: StargatePosition, seat: str) -> list[str]:
    """The missions under the seat's characters."""
    return [glyph for name in characters(position, seat) for glyph in position.cards[name].glyphs]


def experience(position: StargatePosition, seat: str) -> int:
    """The experience on the glyphs under the seat's characters."""
    return sum(card_of(position, glyph).experience for glyph in glyphs(position, seat))


def villain_score(position: StargatePosition, seat: str) -> int:
    """The cost of the adversaries in the seat's scored pile."""
    return sum(card_of(position, name).cost for name in position.players[seat].scored)


def price_to_continue(position: StargatePosition) -> int:
    """What another mission costs: 1 for each failed this turn."""
    return len(position.failed)
