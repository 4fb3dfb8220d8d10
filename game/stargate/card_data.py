"""The shapes of the content files of Stargate TCG: cards and decks.

What a card prints, kind by kind. What must hold between files stands in `catalog.py` and `deck_rules.py`.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field, model_validator
from typing_extensions import TypedDict

from game.content.mending import of_missing
from game.content.models import Content, Id, Mistake, Names, Word
from game.core.words import _
from game.stargate.ability_data import AbilityData

Kind = Literal["team", "support", "gear", "event", "obstacle", "adversary", "mission", "ship"]
Skill = Literal["culture", "science", "combat", "ingenuity"]
Glyph = Literal["gemini", "libra", "orion", "pisces", "scorpius", "triangulum"]
Rating = Annotated[int, Field(ge=0, le=20)]

NEEDED: dict[str, tuple[str, ...]] = {
    "team": ("points", "skills"),
    "support": ("cost", "skills"),
    "gear": ("cost",),
    "event": ("cost",),
    "obstacle": ("cost", "difficulty"),
    "adversary": ("cost", "revive"),
    "mission": ("skill", "difficulty", "experience", "glyph"),
    "ship": ("cost",),
}
"""The keys that a card of each kind must have."""


class Title(TypedDict):
    """A title; a card not translated yet has the English one only."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc]

    en: Annotated[str, Field(min_length=1, max_length=120, description="The title in English.")]
    es: NotRequired[Annotated[str, Field(min_length=1, max_length=120, description="The title in Spanish.")]]


class StargateCard(Content):
    """A card of the collection. A skill left out is missing, which is not 0."""

    id: Annotated[Id, Field(description="The card's own word, unique among all cards.")]
    kind: Annotated[Kind, Field(description="What kind of card it is.")]
    title: Annotated[Title, Field(description="Its title in both languages; cards are matched by the English one.")]
    subtitle: Annotated[Title | None, Field(description="Its subtitle; a mission's is its place.")] = None
    set: Annotated[Word, Field(description="The set it was printed in.")]
    number: Annotated[int, Field(ge=0, description="Its number in the set.")]
    rarity: Annotated[Literal["C", "U", "R", "S", "UR"], Field(description="C, U, R, S (starter) or UR.")]
    traits: Annotated[list[Word], Field(description="Its traits, lower case.")] = []
    cost: Annotated[int | None, Field(ge=0, le=20, description="The power it costs.")] = None
    points: Annotated[int | None, Field(ge=0, le=20, description="A team character's points.")] = None
    skills: Annotated[dict[Skill, Rating] | None, Field(description="A character's ratings by skill.")] = None
    skill: Annotated[Skill | None, Field(description="The skill a mission asks for.")] = None
    difficulty: Annotated[
        int | dict[Skill, Rating] | None,
        Field(description="A mission's number; an obstacle's or adversary's by skill."),
    ] = None
    experience: Annotated[int | None, Field(ge=0, le=20, description="A mission's experience.")] = None
    glyph: Annotated[Glyph | None, Field(description="A mission's glyph.")] = None
    revive: Annotated[int | None, Field(ge=0, le=20, description="Cards off the deck that revive an adversary.")] = None
    firepower: Annotated[int | None, Field(ge=0, le=20, description="A ship's firepower.")] = None
    abilities: Annotated[
        list[AbilityData] | None,
        Field(description="Its text as effects, [] for none; left out where it is not known: it is not enforced."),
    ] = None
    doubt: Annotated[
        Title | None, Field(description="What is doubtful in the printed facts, and the reading chosen.")
    ] = None
    source: Annotated[Word, Field(description="Where its facts come from, or `project`.")]

    @model_validator(mode="after")
    def _has_what_its_kind_needs(self) -> "StargateCard":
        lacking = [key for key in NEEDED[self.kind] if getattr(self, key) is None]
        if lacking:
            message = _("a card of kind {kind} needs {keys}").format(kind=self.kind, keys=", ".join(lacking))
            raise Mistake(message, of_missing(lacking))
        return self

    @property
    def is_playable(self) -> bool:
        """Ships are not: the rules played here have none."""
        return self.kind != "ship"


class Deck(Content):
    """A deck ready to play: four team characters, twelve missions, the deck itself."""

    id: Annotated[Id, Field(description="The deck's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    team: Annotated[list[Id], Field(description="The team characters it begins with.")]
    missions: Annotated[list[Id], Field(description="Its missions.")]
    deck: Annotated[dict[Id, Annotated[int, Field(ge=1, le=99)]], Field(description="Card to copies.")]
    source: Annotated[Word, Field(description="`project`, or where the list comes from.")]
