"""The words of a game's abilities: what a game registers, and the types of its data made from them.

Knows how operations, conditions, zones, filters, stats and triggers are named. Must not know any game, nor how
an ability runs.
"""

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeVar, Union, cast

from pydantic import ConfigDict, Discriminator, Field, Strict, Tag
from pydantic_core import core_schema
from typing_extensions import TypedDict, dataclass_transform

from game.content.models import Id
from game.core.words import N_

T = TypeVar("T")

Thing = Any
"""What effects are about: the id of a card or unit, or a square `[x, y]`."""

Whole = Annotated[int, Strict()]
Yes = Annotated[bool, Strict()]


class Name(str):
    """A thing named in an ability: `self`, a role in what happened (`target`), or what `choose` called it."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        return core_schema.no_info_after_validator_function(cls, handler.generate_schema(Id))


@dataclass_transform(frozen_default=True, kw_only_default=True)
def shape(cls: type[T]) -> type[T]:
    """A slotted dataclass that pydantic reads from data: exactly these keys, nothing converted."""
    cls.__pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[attr-defined]
    return dataclass(slots=True, frozen=True, kw_only=True)(cls)


@dataclass(frozen=True)
class Zone:
    """Where things are. `things(position, cause)` lists them in a fixed order, `holds` asks of one.

    A choice from a `secret` zone is shown to nobody but who makes it. `of(position, cause, own)` lists those of one
    side alone, where the zone has its things apart by side.
    """

    things: Callable[[Any, Any], Iterable[Thing]]
    holds: Callable[[Any, Any, Thing], bool]
    secret: bool = False
    of: Callable[[Any, Any, bool], Iterable[Thing]] | None = None


@dataclass(frozen=True)
class Filter:
    """A key of `where`. `kind` is its type in data; `fits(position, cause, thing, value)` tests a thing.

    `code` is the reason when an act is refused because its target does not fit.
    """

    kind: Any
    about: str
    fits: Callable[[Any, Any, Thing, Any], bool]
    code: str = ""


@dataclass(frozen=True)
class Stat:
    """A number that abilities change or read; never under `floor` by a change that lowers it.

    `printed(position, thing)` is the number before any change; None where it is only changed (extra damage).
    `whose` is the role in the facts whose number it is. Without `changes` it is only read.
    """

    about: str
    printed: Callable[[Any, Thing], int] | None = None
    whose: str = "self"
    floor: int = 0
    changes: bool = True


@dataclass(frozen=True)
class Trigger:
    """A word of `when`: the event the rules report, the role the bearer must have in it, a test of the facts.

    With an empty `role` every bearer of the seat in `facts["seat"]` is meant; a role may be a list of bearers.
    `names` are the roles that the effects may name. With `stays` nothing happens once the bearer has left.
    """

    event: str
    role: str
    about: str
    names: tuple[str, ...] = ()
    test: Callable[[Mapping[str, Any]], bool] = lambda facts: True
    stays: bool = False


@dataclass(frozen=True)
class Deed:
    """Something that effects do to one thing: `stop`, `destroy`. `can(position, thing)`: whether it is possible."""

    about: str
    can: Callable[[Any, Thing], bool]
    do: Callable[[Any, Any, Thing], None]


@dataclass(frozen=True)
class Pile:
    """A seat's pile, top first: read it, and put it back in another order or with other cards."""

    get: Callable[[Any, str], list[str]]
    put: Callable[[Any, str, list[str]], None]


def pile(name: str) -> Pile:
    """The pile that a player keeps under that name."""

    def put(position: Any, seat: str, cards: list[str]) -> None:
        setattr(position.players[seat], name, cards)

    return Pile(lambda position, seat: getattr(position.players[seat], name), put)


@dataclass(frozen=True)
class Until:
    """A word of `until`: ends at `moment` (as the rules report it).

    `owner` says whose moment: `any`, `you` (the seat that has the ability), or `theirs` (the seat of what is
    changed).
    """

    moment: str
    about: str
    owner: str = "any"


@dataclass(frozen=True)
class Language:
    """The words of one game's abilities. `operations` and `conditions` are the shapes it takes; `words` are
    further slots of fixed words.

    `seat_of(position, thing)`: whose a thing is. `present(position, thing)`: whether it is still where effects
    reach it. `friends(position, a, b)`: whether two seats play together. `find(position, key)`: a compiled
    ability. `bearers(position, table, word)`: `(thing, seat, rows)` of everything that has rows switched on in
    that table of its listing. `name_of(key)`: an ability's names by language.

    Games of cards give as well: `opponent(position, seat)`, where the next seat is not it; `deeds` by verb; `piles`
    by name; `draw(position, seat, count)`, `refill(position, seat)`; `resources`: name to (what a seat has,
    changing it); `marks_until`: how long a mark stays; `label(position, waits, all)`: how an answer names a waiting
    text; `counts(position, thing)`: whether a thing's texts still count; `counting(position)`: the cards whose texts
    do, with their seats.
    `chooser(position, effect, found, seat)`: who chooses among what is found what a verb is done to, where by the
    text it is `seat`.
    With `whiles` a condition may stand under `when`. `numbers`: the game's own ways to write a number, by the key that
    tells them apart. With `pays_first` a cost may be paid though what it is paid for cannot be done yet.
    """

    game: str
    operations: tuple[type, ...]
    conditions: Mapping[str, type]
    zones: Mapping[str, Zone]
    filters: Mapping[str, Filter]
    stats: Mapping[str, Stat]
    facts: Mapping[str, Callable[[Any, Any], int | None]]
    triggers: Mapping[str, Trigger]
    untils: Mapping[str, Until]
    forbids: Mapping[str, str]
    roles: tuple[str, ...]
    words: Mapping[str, tuple[str, ...]]
    seat_of: Callable[[Any, Thing], str | None]
    present: Callable[[Any, Thing], bool]
    friends: Callable[[Any, str | None, str | None], bool]
    find: Callable[[Any, str], Any]
    bearers: Callable[[Any, str, str], Iterable[tuple[Thing, str, Any]]]
    name_of: Callable[[str], Mapping[str, str]]
    opponent: Callable[[Any, str], str] | None = None
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    piles: Mapping[str, Pile] = field(default_factory=dict)
    draw: Callable[[Any, str, int], Any] | None = None
    refill: Callable[[Any, str], None] | None = None
    resources: Mapping[str, tuple[Callable[[Any, str], int], Callable[[Any, str, int], None]]] = field(
        default_factory=dict
    )
    marks_until: str = "turn_end"
    label: Callable[[Any, Mapping[str, Any], list[Any]], str] | None = None
    charges: Mapping[str, str] = field(default_factory=dict)
    counts: Callable[[Any, Thing], bool] | None = None
    counting: Callable[[Any], list[tuple[str, str]]] | None = None
    whiles: bool = False
    numbers: Mapping[str, type] = field(default_factory=dict)
    pays_first: bool = False
    chooser: Callable[[Any, Any, list[Any], str], str] = lambda position, effect, found, seat: seat
    texts: dict[str, Any] = field(default_factory=dict)


LANGUAGES: dict[str, Language] = {}
"""The languages of the games that are loaded, by game."""


def speak(language: Language) -> Language:
    """Make a game's language known; positions of the game find it by the game's name."""
    LANGUAGES[language.game] = language
    return language


# -- types made from the words --------------------------------------------------------------------------------

_building: ContextVar[Language] = ContextVar("language")


class In:
    """Marks a type as written in one game's words: `Annotated[Ability, In(CLIX_ABILITIES)]`."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        token = _building.set(self.language)
        try:
            return handler(source)
        finally:
            _building.reset(token)


class Slot:
    """Stands in a shape for a type that depends on the game: its stats, its filters, its operations."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        language = _building.get()
        if self.name in language.words:
            return handler.generate_schema(words_of(language.words[self.name]))
        return handler.generate_schema(SLOTS[self.name](language))


class As:
    """Marks `Any` as read by another type, which mypy need not know."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return handler.generate_schema(self.kind)


def tagged(shapes: Mapping[str, Any], plain: Any, told: str) -> Any:
    """A union told apart by the key that is there: key to shape; `plain` is what stands without a mapping.

    `told` says how it is written, as in the catalogs; `{keys}` in it stands for the keys. One type and not several,
    so that a mistake inside it is told once.
    """

    def tag(value: Any) -> str | None:
        if not isinstance(value, dict):
            return "plain" if plain is not None else None
        return next((f"by {key}" for key in shapes if key in value), None)

    members = [Annotated[kind, Tag(f"by {key}")] for key, kind in shapes.items()]
    if plain is not None:
        members.append(Annotated[plain, Tag("plain")])
    return Annotated[
        Union[tuple(members)],  # noqa: UP007  (built from a list)
        Discriminator(
            tag,
            custom_error_type="bad_value",
            custom_error_message=told,
            custom_error_context={"says": told, "keys": ", ".join(shapes)},
        ),
    ]


def words_of(words: Iterable[str]) -> Any:
    """A type of fixed words."""
    return Literal[tuple(words)]


def _where(language: Language) -> Any:
    keys = {key: Annotated[one.kind, Field(description=one.about)] for key, one in language.filters.items()}
    made: Any = cast(Any, TypedDict)("Where", keys, total=False)
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    return made


def _effects(language: Language) -> Any:
    union: Any = Union[tuple(language.operations)]  # noqa: UP007  (built from a list)
    one: Any = Annotated[union, Field(discriminator="do")]
    return list[one]


def _conditions(language: Language) -> Any:
    one: Any = _condition(language)
    return list[one]


def _condition(language: Language) -> Any:
    return tagged(language.conditions, None, N_("a condition is a mapping with one of these keys: {keys}"))


def _when(language: Language) -> Any:
    words = words_of(language.triggers)
    if not language.whiles:
        return words
    return tagged(language.conditions, words, N_("write a trigger, or a condition with one of these keys: {keys}"))


SLOTS: dict[str, Callable[[Language], Any]] = {
    "where": _where,
    "effects": _effects,
    "conditions": _conditions,
    "condition": _condition,
    "zone": lambda language: words_of(language.zones),
    "stat": lambda language: words_of(word for word, stat in language.stats.items() if stat.changes),
    "read_stat": lambda language: words_of(word for word, stat in language.stats.items() if stat.printed),
    "fact": lambda language: words_of(language.facts),
    "when": lambda language: _when(language),
    "until": lambda language: words_of(language.untils),
    "forbid": lambda language: words_of(language.forbids),
    "charge": lambda language: words_of(language.charges),
    "pile": lambda language: words_of(language.piles),
}
