"""The shape of a text in the card files: the common shape in the words of Stargate TCG."""

from typing import Annotated

from pydantic import AfterValidator

from game.content.models import Mistake
from game.core.effects.language import In
from game.core.effects.ready import check_names
from game.core.effects.shapes import Paragraph
from game.core.words import _
from game.stargate.ability_words import LANGUAGE


def _well_named(text: Paragraph) -> Paragraph:
    """Raises Mistake where an effect names something that nothing is called."""
    wrong = check_names(LANGUAGE, text)
    if wrong:
        raise Mistake(wrong, _("write one of these names, or call a card so where it is chosen: `as`"))
    return text


AbilityData = Annotated[Paragraph, In(LANGUAGE), AfterValidator(_well_named)]
"""A text: what sets it off or what it costs, on what conditions, and what it does."""
