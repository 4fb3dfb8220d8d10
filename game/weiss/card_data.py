"""The shapes of the content files of Weiß Schwarz: cards, titles, formats and decks.

What a card prints, kind by kind. What must hold between files stands in `catalog.py` and `deck_rules.py`.
"""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from game.content.mending import of_missing
from game.content.models import Content, Id, Mistake, Names, Texts, Word
from game.core.words import _
from game.weiss.ability_data import AbilityData
from game.weiss.ability_zones import Color, Icon, Kind

Side = Literal["weiss", "schwarz"]

NEEDED: dict[str, tuple[str, ...]] = {
    "character": ("level", "cost", "power", "soul"),
    "event": ("level", "cost"),
    "climax": (),
}
"""The keys that a card of each kind must have."""
ONLY: dict[str, tuple[str, ...]] = {
    "level": ("character", "event"),
    "cost": ("character", "event"),
    "power": ("character",),
    "soul": ("character",),
    "traits": ("character",),
}
"""The kinds that a key belongs to, where that is not all."""


class Trait(Content):
    """A trait in words."""

    id: Annotated[Id, Field(description="The trait's own word, as cards have it.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]


class Title(Content):
    """A title: a world whose cards belong together."""

    id: Annotated[Id, Field(description="The title's own word, as cards have it.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    original: Annotated[Word | None, Field(description="Its original name, romanised.")] = None
    side: Annotated[Side, Field(description="Weiß or Schwarz.")]
    sets: Annotated[list[Word], Field(min_length=1, description="Its set codes.")]
    about: Annotated[Texts | None, Field(description="A line about it.")] = None
    traits: Annotated[list[Trait], Field(description="The traits of its cards.")] = []


class Format(Content):
    """What a deck has to be like in a way of playing."""

    id: Annotated[Id, Field(description="The format's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    same: Annotated[
        Literal["nothing", "side", "title"], Field(description="What all the cards of a deck have in common.")
    ]
    size: Annotated[int, Field(ge=1, le=200, description="Cards in a deck, exactly.")] = 50
    climaxes: Annotated[int, Field(ge=0, le=200, description="Climaxes in a deck at most.")] = 8
    copies: Annotated[int, Field(ge=1, le=200, description="Cards of one name at most; cards may say otherwise.")] = 4
    restricted: Annotated[
        list[list[Id]], Field(description="Groups of cards of which a deck may hold only one.")
    ] = []


class WeissCard(Content):
    """A card of the collection."""

    id: Annotated[Id, Field(description="The card's own word, unique among all cards.")]
    kind: Annotated[Kind, Field(description="What kind of card it is.")]
    name: Annotated[Names, Field(description="Its name in both languages; cards are matched by the English one.")]
    original: Annotated[Word, Field(description="Its original name, romanised.")]
    kana: Annotated[Word | None, Field(description="Its original name as printed.")] = None
    title: Annotated[Id, Field(description="The title it belongs to.")]
    set: Annotated[Word, Field(description="The set it was printed in: a code of its title.")]
    number: Annotated[int, Field(ge=1, le=999, description="Its number in the set.")]
    rarity: Annotated[Literal["C", "U", "R", "RR", "CC", "CR", "TD"], Field(description="Its rarity.")]
    color: Annotated[Color, Field(description="Its colour.")]
    level: Annotated[int | None, Field(ge=0, le=3, description="The level it needs.")] = None
    cost: Annotated[int | None, Field(ge=0, le=10, description="The stock it costs.")] = None
    power: Annotated[int | None, Field(ge=500, le=20000, multiple_of=500, description="A character's power.")] = None
    soul: Annotated[int | None, Field(ge=0, le=3, description="A character's soul points.")] = None
    triggers: Annotated[list[Icon], Field(max_length=2, description="Its trigger icons, in order.")] = []
    traits: Annotated[list[Id], Field(max_length=3, description="A character's traits.")] = []
    icons: Annotated[list[Literal["counter", "clock"]], Field(description="Counter or clock.")] = []
    copies: Annotated[int | None, Field(ge=1, le=50, description="How many a deck may hold, where not four.")] = None
    abilities: Annotated[
        list[AbilityData] | None,
        Field(description="Its text as effects, [] for none; left out where it is not known: it is not enforced."),
    ] = None
    flavor: Annotated[Texts | None, Field(description="A line without effect.")] = None
    source: Annotated[Word, Field(description="Where its facts come from, or `project`.")]

    @model_validator(mode="after")
    def _has_what_its_kind_needs(self) -> "WeissCard":
        lacking = [key for key in NEEDED[self.kind] if getattr(self, key) is None]
        if lacking:
            message = _("a card of kind {kind} needs {keys}").format(kind=self.kind, keys=", ".join(lacking))
            raise Mistake(message, of_missing(lacking))
        wrong = [key for key, kinds in ONLY.items() if self.kind not in kinds and getattr(self, key)]
        if wrong:
            message = _("a card of kind {kind} has no {keys}").format(kind=self.kind, keys=", ".join(wrong))
            raise Mistake(message, _("take it out"))
        return self

    @model_validator(mode="after")
    def _has_the_icons_of_its_texts(self) -> "WeissCard":
        keywords = {text.keyword for text in self.abilities or ()}
        if keywords & {"alarm", "shift"} and "clock" not in self.icons:
            raise Mistake(_("alarm and shift work in the clock"), _("give the card the icon clock"))
        if "backup" in keywords and "counter" not in self.icons:
            raise Mistake(_("a backup is used in the counter step"), _("give the card the icon counter"))
        return self


class ScenarioCard(Content):
    """A card as rules scenarios write it: what it leaves out has its empty value. It needs no title and no set."""

    id: Annotated[Id, Field(description="The card's own word in the scenario.")]
    kind: Annotated[Kind, Field(description="What kind of card it is.")]
    name: Annotated[Word | Names | None, Field(description="Its name; the id where left out.")] = None
    color: Annotated[Color | None, Field(description="Its colour.")] = None
    level: Annotated[int, Field(ge=0, le=9, description="The level it needs.")] = 0
    cost: Annotated[int, Field(ge=0, le=20, description="The stock it costs.")] = 0
    power: Annotated[int, Field(ge=0, le=99_000, description="A character's power.")] = 0
    soul: Annotated[int, Field(ge=0, le=9, description="A character's soul points.")] = 0
    triggers: Annotated[list[Icon], Field(description="Its trigger icons, in order.")] = []
    traits: Annotated[list[Word], Field(description="A character's traits.")] = []
    icons: Annotated[list[Literal["counter", "clock"]], Field(description="Counter or clock.")] = []
    abilities: Annotated[list[AbilityData], Field(description="Its text as effects.")] = []


class WeissDeck(Content):
    """A deck ready to play."""

    id: Annotated[Id, Field(description="The deck's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    format: Annotated[Id, Field(description="The format it is made for.")] = "title"
    about: Annotated[Texts | None, Field(description="How it plays.")] = None
    deck: Annotated[dict[Id, Annotated[int, Field(ge=1, le=50)]], Field(description="Card to copies.")]
    source: Annotated[Word, Field(description="`project`, or where the list comes from.")]
