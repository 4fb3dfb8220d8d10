"""The shapes of the content files of StarCraft: factions, units, buildings, modules, cards.

What must hold between files stands in `catalog.py`. Planets are maps and stand in `planets.py`.
"""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from game.content.mending import of_missing
from game.content.models import Content, Id, Mistake, Names, Texts, Word
from game.core.words import _
from game.starcraft.power_data import CombatEffect, EventEffect, Sort

Race = Literal["terran", "zerg", "protoss"]
Price = Annotated[int, Field(ge=0, le=9)]
Pair = Annotated[list[Annotated[int, Field(ge=0, le=12)]], Field(min_length=2, max_length=2)]
Source = Annotated[Word, Field(description="Where its facts come from, or `project`.")]
Doubt = Annotated[Texts | None, Field(description="What sources dispute: both readings, and the choice.")]
NameOf = Annotated[Names, Field(description="Its name in both languages.")]


class Cost(Content):
    """What something costs."""

    minerals: Annotated[Price, Field(description="Minerals.")] = 0
    gas: Annotated[Price, Field(description="Gas.")] = 0


CostOf = Annotated[Cost, Field(description="What it costs.")]


class BuiltBy(Content):
    """The building, of at least that level, that a unit needs."""

    building: Annotated[Id, Field(description="The building.")]
    level: Annotated[int, Field(ge=1, le=3, description="Its level.")]


class UnitKind(Content):
    """A kind of unit as the faction sheets print it."""

    id: Annotated[Id, Field(description="The unit's own word.")]
    name: NameOf
    race: Annotated[Race, Field(description="Its race.")]
    cost: CostOf
    kind: Annotated[Sort, Field(description="Whether it flies.")]
    hits: Annotated[list[Sort], Field(description="What it can target.")]
    support: Annotated[int, Field(ge=0, le=5, description="Its support value.")]
    figures: Annotated[int, Field(ge=1, le=12, description="How many there are.")]
    built_by: Annotated[BuiltBy | None, Field(description="The building that allows it.")] = None
    technology: Annotated[Id | None, Field(description="The technology that allows it.")] = None
    destroys: Annotated[dict[Id, Annotated[int, Field(ge=1, le=4)]], Field(description="Units it is made of.")] = {}
    assist: Annotated[bool, Field(description="Whether it is an assist unit.")] = False
    detector: Annotated[bool, Field(description="Whether it is a detector.")] = False
    cloaking: Annotated[bool, Field(description="Whether it is cloaked.")] = False
    doubt: Doubt = None
    source: Source

    @model_validator(mode="after")
    def _is_allowed_by_one_thing(self) -> "UnitKind":
        if (self.built_by is None) == (self.technology is None):
            raise Mistake(_("a unit is allowed by a building or by a technology"), of_missing(["built_by"]))
        return self


class Building(Content):
    """A building of a race; the one that is printed costs nothing at level one and is always there."""

    id: Annotated[Id, Field(description="The building's own word.")]
    name: NameOf
    race: Annotated[Race, Field(description="Its race.")]
    levels: Annotated[list[Cost], Field(min_length=1, max_length=3, description="The cost of each level.")]
    printed: Annotated[bool, Field(description="Whether it is printed on the sheet.")] = False
    doubt: Doubt = None
    source: Source


class Module(Content):
    """A module. `copies` by race says how many there are; a race left out has none."""

    id: Annotated[Literal["supply", "research_and_development", "air_support"], Field(description="Its own word.")]
    name: NameOf
    cost: CostOf
    copies: Annotated[dict[Race, Annotated[int, Field(ge=1, le=9)]], Field(description="Race to tokens.")]
    doubt: Doubt = None
    source: Source


class Faction(Content):
    """A faction: what it begins with and the special victory it is after."""

    id: Annotated[Id, Field(description="The faction's own word.")]
    name: NameOf
    race: Annotated[Race, Field(description="Its race.")]
    color: Annotated[Word, Field(description="The colour of its figures.")]
    units: Annotated[dict[Id, Annotated[int, Field(ge=1, le=9)]], Field(description="Its first units.")]
    workers: Annotated[int, Field(ge=1, le=15, description="Its first workers.")]
    transports: Annotated[int, Field(ge=0, le=7, description="Its first transports.")]
    objective: Annotated[
        Literal["resource_areas", "whole_planets", "conquest_areas", "base_planets", "most_areas", "end_cards"],
        Field(description="What its special victory counts."),
    ]
    wanted: Annotated[int, Field(ge=1, le=9, description="How many of them win.")]
    doubt: Doubt = None
    source: Source


class CardFace(Content):
    """What a combat card prints. `permanent` cards lie in play and are never drawn."""

    kind: Annotated[Literal["standard", "reinforcement", "permanent"], Field(description="What kind of card it is.")]
    units: Annotated[list[Id], Field(description="The units on it; [] stands for any unit.")] = []
    major: Annotated[Pair | None, Field(description="Attack and health with a unit on it in front.")] = None
    minor: Annotated[Pair | None, Field(description="Attack and health with any other.")] = None
    specialty: Annotated[bool, Field(description="Whether a supporting unit is enough for a reinforcement.")] = False
    start: Annotated[bool, Field(description="Used at the start of a battle, and discarded.")] = False
    abilities: Annotated[list[CombatEffect], Field(description="Its text as effects.")] = []

    @model_validator(mode="after")
    def _has_its_numbers(self) -> "CardFace":
        if self.kind == "standard" and (self.major is None or self.minor is None):
            raise Mistake(_("a standard card has major and minor numbers"), of_missing(["major", "minor"]))
        return self


class CombatCard(CardFace):
    """A card of a race's combat deck."""

    id: Annotated[Id, Field(description="The card's own word.")]
    race: Annotated[Race, Field(description="Its race.")]
    doubt: Doubt = None
    source: Annotated[Word | None, Field(description="Where its facts come from, or `project`.")] = None


class TechnologyCard(CardFace):
    """Cards that come with a technology."""

    copies: Annotated[int, Field(ge=1, le=3, description="How many of it.")]


class Technology(Content):
    """A technology: all its cards are bought at once."""

    id: Annotated[Id, Field(description="The technology's own word.")]
    name: NameOf
    race: Annotated[Race, Field(description="Its race.")]
    cost: CostOf
    cards: Annotated[list[TechnologyCard], Field(min_length=1, max_length=3, description="Its cards.")]
    doubt: Doubt = None
    source: Source


class EventCard(Content):
    """An event card of a stage."""

    id: Annotated[Id, Field(description="The card's own word.")]
    name: NameOf
    stage: Annotated[int, Field(ge=1, le=3, description="The stage it belongs to.")]
    copies: Annotated[int, Field(ge=1, le=9, description="How many of it.")]
    choices: Annotated[list[EventEffect], Field(min_length=1, description="What it does: one of these.")]
    stays: Annotated[bool, Field(description="Whether it stays in play.")] = False
    source: Source
