"""The shape of an ability in the clix files: the common shape in the words of clix."""

from typing import Annotated

from game.clix.ability_words import LANGUAGE
from game.core.effects.language import In
from game.core.effects.shapes import Ability

AbilityData = Annotated[Ability, In(LANGUAGE)]
"""An ability: what sets it off or what it costs, on what conditions, and what it does."""
