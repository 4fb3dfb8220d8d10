"""What stands in the clix files: figures, factions, teams, boosters, variants, and the checks across them.

Knows the shapes and what must hold between files. Knows nothing of a game in play.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, Field, GetCoreSchemaHandler, GetJsonSchemaHandler, PrivateAttr, Tag
from pydantic_core import PydanticCustomError, core_schema

from game.clix.ability_data import AbilityData
from game.content.models import Content, Id, Names, Word
from game.content.problems import did_you_mean
from game.core.words import N_

Stat = Literal["speed", "attack", "defense", "damage"]
Color = Literal["gold", "violet", "red", "green", "blue"]
Emblem = Literal[
    "marine", "sniper", "hood", "heavy", "medic", "officer", "scout", "engineer", "commando", "recruit",
    "grenadier", "pilot", "brute", "chieftain", "elite", "blade", "zealot", "drone", "jackal", "grunt",
    "hunter", "wraith", "rover", "tank", "glider",
]  # fmt: skip
STATS: tuple[str, ...] = get_args(Stat)
COLORS: tuple[str, ...] = get_args(Color)
LARGEST_VALUE = 30
POINT_STEP = 25


class _Row:
    """Four numbers and, where colours show, a mapping of them: `[8, 9, 16, 3, {attack: gold}]`."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        """A tuple whose last item may be left out, read from a list."""
        number = core_schema.int_schema(strict=True, ge=0, le=LARGEST_VALUE)
        colors = core_schema.with_default_schema(handler.generate_schema(dict[Stat, Color]), default_factory=dict)
        return core_schema.tuple_schema([number, number, number, number, colors], strict=False)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """Titles for the five places; the fifth may be left out."""
        made = handler(schema)
        made["minItems"] = 4
        made["description"] = "One click: speed, attack, defense, damage, and the colours shown on them."
        for title, item in zip((*STATS, "colours"), made["prefixItems"], strict=True):
            item["title"] = title
            item.pop("default", None)
        return dict(made)


DialRow = Annotated[tuple[int, int, int, int, dict[str, str]], _Row]


class Weapon(Content):
    """What a figure fights with."""

    name: Annotated[Names | None, Field(description="The weapon's name in both languages.")] = None
    kind: Annotated[str, Field(max_length=40, description="A free word: rifle, blade ...")] = ""
    melee: Annotated[bool, Field(description="Shoots only adjacent squares.")] = False
    knockback: Annotated[int, Field(ge=0, le=12, description="A hit pushes up to so many squares.")] = 0
    blocked_damage: Annotated[int, Field(ge=0, le=12, description="What a blocked push costs the pushed.")] = 0


class Vehicle(Content):
    """A vehicle with upgrade clicks before its start."""

    start_click: Annotated[int, Field(ge=1, le=40, description="The click it starts on; 1 is the best.")] = 1


class AbilityUse(Content):
    """One of the shared abilities."""

    use: Annotated[Id, Field(description="The id of the ability in abilities.yaml.")]
    color: Annotated[Color | None, Field(description="The colour that switches it on; left out: always on.")] = None


@dataclass(frozen=True, slots=True)
class OwnAbility:
    """An ability of this card alone: the whole ability with its colour beside it."""

    ability: Any
    color: Color | None = None

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        """The shape of an ability, and the key `color`."""
        whole = handler.generate_schema(AbilityData)
        return core_schema.no_info_wrap_validator_function(cls._read, whole)

    @classmethod
    def _read(cls, value: Any, whole: Any) -> "OwnAbility":
        if not isinstance(value, Mapping):
            return cls(whole(value))
        color = value.get("color")
        ability = whole({key: one for key, one in value.items() if key != "color"})
        if color is not None and color not in COLORS:
            facts = {"says": N_("color: expected one of {keys}"), "keys": ", ".join(COLORS)}
            raise PydanticCustomError("wrong_word", "{says}", {**facts, "fix": did_you_mean(str(color), COLORS)})
        return cls(ability, color)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """The ability's own schema with `color` among its keys."""
        made = dict(handler.resolve_ref_schema(handler(schema)))
        color = {"enum": list(COLORS), "type": "string", "description": "The colour that switches it on."}
        made["properties"] = {**made.get("properties", {}), "color": color}
        return made


def _form(value: Any) -> str:
    """Of which form an ability is meant to be: with an effect it is one of its own, even where `use` is misspelt."""
    own = not _OWN_KEYS.isdisjoint(value) if isinstance(value, Mapping) else not hasattr(value, "use")
    return "an ability of its own" if own else "a shared ability"


_OWN_KEYS = frozenset(("effects", "id", "name", "when", "cost"))


CardAbility = Annotated[
    Annotated[AbilityUse, Tag("a shared ability")] | Annotated[OwnAbility, Tag("an ability of its own")],
    Discriminator(_form),
]


class Card(Content, defer_build=True):
    """A figure as a scenario may give it: only its dial is needed, what is left out has its empty value."""

    id: Annotated[Id, Field(description="The figure's own word, unique among all figures.")] = "card"
    name: Annotated[Names | None, Field(description="Its name in both languages.")] = None
    gender: Annotated[Literal["m", "f"], Field(description="Of the Spanish name.")] = "m"
    faction: Annotated[str, Field(description="The id of its faction.")] = ""
    role: Annotated[str, Field(max_length=60, description="A free word: weapons of one role go together.")] = ""
    points: Annotated[int, Field(ge=0, le=1000, description="What it costs, in steps of 25.")] = 0
    emblem: Annotated[Emblem | None, Field(description="The motif drawn on its dial.")] = None
    traits: Annotated[list[Id], Field(description="Words that abilities ask for; traits.yaml has their names.")] = []
    source: Annotated[str, Field(max_length=200, description="`project`, or where its facts come from.")] = ""
    grenades: Annotated[int, Field(ge=0, le=12, description="Grenade tokens on deployment.")] = 0
    weapon: Annotated[Weapon, Field(description="What it fights with.")] = Weapon()
    upgrade_only: Annotated[bool, Field(description="May come in only as an upgrade.")] = False
    vehicle: Annotated[bool | Vehicle, Field(description="A vehicle; with start_click it may be upgraded.")] = False
    dial: Annotated[
        list[DialRow], Field(min_length=1, max_length=40, description="Its clicks, the best one first.")
    ]
    abilities: Annotated[list[CardAbility], Field(description="What it can do.")] = []

    _data: Mapping[str, Any] = PrivateAttr(default_factory=dict)

    @property
    def data(self) -> Mapping[str, Any]:
        """The card as its file gives it, checked: plain JSON values."""
        return self._data


class Figure(Card, defer_build=False):
    """A figure of the collection."""

    id: Annotated[Id, Field(description="The figure's own word, unique among all figures.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    faction: Annotated[Id, Field(description="The id of its faction.")]
    role: Annotated[Word, Field(description="A free word: weapons of one role go together.")]
    points: Annotated[int, Field(ge=0, le=1000, description="What it costs, in steps of 25.")]
    emblem: Annotated[Emblem, Field(description="The motif drawn on its dial.")]
    source: Annotated[Word, Field(description="`project`, or where its facts come from.")]


class Faction(Content):
    """A side that figures belong to."""

    id: Annotated[Id, Field(description="The faction's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]


class Trait(Content):
    """A word that figures bear and abilities ask for, as people read it."""

    id: Annotated[Id, Field(description="The trait's own word, as figures have it.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    feminine: Annotated[
        str, Field(max_length=60, description="Its Spanish name of a feminine figure, where that is another.")
    ] = ""


class Team(Content):
    """A team ready to play: at least 5 units, at most 400 points, none over 150."""

    id: Annotated[Id, Field(description="The team's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    units: Annotated[list[Id], Field(min_length=1, description="The figures that begin; one may come twice.")]
    reserves: Annotated[list[Id], Field(description="The figures that may come in later.")] = []


class Booster(Content):
    """A box for two players."""

    id: Annotated[Id, Field(description="The booster's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    units: Annotated[list[Id], Field(min_length=2, description="The figures in it.")]


def colors_shown(figure: Card) -> dict[str, tuple[int, str]]:
    """Each colour on the dial, with the row and stat that show it first."""
    shown: dict[str, tuple[int, str]] = {}
    for number, row in enumerate(figure.dial):
        for stat, color in row[4].items():
            shown.setdefault(color, (number, stat))
    return shown


def colors_used(figure: Card) -> dict[str, int]:
    """Each colour that switches an ability on, with the ability's number."""
    return {one.color: number for number, one in enumerate(figure.abilities) if one.color}


def team_points(team: Team, figures: Mapping[str, Figure]) -> int:
    """What the units of a team cost together; unknown ones count nothing."""
    return sum(figures[unit].points for unit in team.units if unit in figures)


def ids_of(team: Team | Booster) -> Iterable[tuple[str, int, str]]:
    """Every figure a team or booster names: the key it stands under, its number there, the id."""
    for key in ("units", "reserves"):
        for number, unit in enumerate(getattr(team, key, ())):
            yield key, number, unit
