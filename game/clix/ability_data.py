"""The shape of an ability in the clix files: the common shape in the words of clix."""

from typing import Annotated

from pydantic import AfterValidator

from game.clix.ability_words import LANGUAGE
from game.content.models import Mistake
from game.core.effects.language import In
from game.core.effects.ready import check_names
from game.core.effects.shapes import Ability
from game.core.words import _


def _well_named(ability: Ability) -> Ability:
    """Raises Mistake where an effect names something that nothing is called."""
    wrong = check_names(LANGUAGE, ability)
    if wrong:
        raise Mistake(wrong, _("write one of these names, or call a card so where it is chosen: `as`"))
    return ability


AbilityData = Annotated[Ability, In(LANGUAGE), AfterValidator(_well_named)]
"""An ability: what sets it off or what it costs, on what conditions, and what it does."""
