"""The shape of a text in the card files: the common shape in the words of Weiß Schwarz, with its keyword."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.content.models import Mistake
from game.core.effects.language import In, Whole, shape
from game.core.effects.ready import check_names
from game.core.effects.shapes import Paragraph
from game.core.words import _
from game.weiss.ability_words import LANGUAGE

Keyword = Literal[
    "encore", "assist", "backup", "brainstorm", "cx_combo", "change", "bond", "experience", "memory", "resonance",
    "accelerate", "alarm", "shift", "great_performance",
]  # fmt: skip


@shape
class Text(Paragraph):
    """A text of a card. Without a keyword that says otherwise it works on the stage, or in the climax area."""

    keyword: Annotated[Keyword | None, Field(description="Its keyword, printed before it; says where it works.")] = None
    level: Annotated[Whole | None, Field(ge=0, le=3, description="The level that a backup or a shift needs.")] = None

    def __post_init__(self) -> None:
        """Raises Mistake where the keyword and the rest do not go together."""
        Paragraph.__post_init__(self)
        if (self.keyword in ("backup", "shift")) != (self.level is not None):
            raise Mistake(_("level belongs to backup and shift"), _("write it there, and nowhere else"))
        if self.keyword == "backup" and not self.cost:
            raise Mistake(_("a backup needs a cost"), _("write what using it costs, the card itself among it"))
        if self.keyword == "encore" and (self.when != "leaves" or self.effects[0].do != "encore"):
            raise Mistake(
                _("an encore is written with when: leaves and the effect encore"), _("write it like this")
            )


def _well_named(text: Text) -> Text:
    """Raises Mistake where an effect names something that nothing is called."""
    wrong = check_names(LANGUAGE, text)
    if wrong:
        raise Mistake(wrong, _("write one of these names, or call a card so where it is chosen: `as`"))
    return text


AbilityData = Annotated[Text, In(LANGUAGE), AfterValidator(_well_named)]
"""A text: what sets it off or what it costs, on what conditions, and what it does."""
