"""Every text of every card of the starter decks is proved: a scenario of its passes, and fails without the text."""

import pytest
import yaml

from game.stargate.world import shipped
from tests.effects.examples import proves, stargate_examples


def of_the_starters() -> set[str]:
    """The cards of the four decks."""
    decks = shipped().lists.values()
    return {name for deck in decks for name in [*deck.team, *deck.missions, *deck.deck]}


@pytest.mark.long
def test_every_text_of_the_starter_cards_decides_a_scenario():
    written = {name: shipped().raw[name].get("abilities") or [] for name in of_the_starters()}
    wanted = {(name, yaml.safe_dump(text)) for name, texts in written.items() for text in texts}
    found = set()
    for example in stargate_examples():
        text = (example.card, yaml.safe_dump(example.text))
        if text in wanted - found and proves(example):
            found.add(text)
    assert len(wanted) == sum(len(texts) for texts in written.values())
    assert sorted(wanted - found) == []
