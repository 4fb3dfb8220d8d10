"""Which cards a game is played with: the event deck by stage, the technologies of a race."""

from game.core.copies import copy_names
from game.starcraft.position import STAGES, no_events
from game.starcraft.world import card_id, shipped


def event_names() -> dict[str, list[str]]:
    """Every event card of the game by stage, copies numbered."""
    found = no_events()
    for card in shipped().events.values():
        found[STAGES[card.stage - 1]] += copy_names({}, [card.id] * card.copies)
    return found


def technology_cards(race: str) -> list[str]:
    """The cards of all technologies of a race, copies repeated."""
    return [
        card_id(technology, number)
        for technology in shipped().technologies.values()
        if technology.race == race
        for number, card in enumerate(technology.cards)
        for _copy in range(card.copies)
    ]
