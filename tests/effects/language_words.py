"""The words of a game's language of effects, kind by kind, and those that a text uses.

Knows what a language registers. Knows no game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any, get_type_hints

from game.core.effects.language import Language, Name
from game.core.effects.shapes import Compare, CountOf, Roll, Selector, StatOf, SumOf, walk

Word = tuple[str, str]
"""A kind of word and the word: `("operation", "stop")`."""

NUMBERS: Mapping[str, tuple[type, str]] = {
    "count": (CountOf, "How many things a selector finds."),
    "stat": (StatOf, "A number of a thing, `of` it, as it is now; as it is printed with `printed: true`."),
    "sum": (SumOf, "Numbers added up."),
    "roll": (Roll, "A die of so many sides, rolled when the number is needed."),
}
SIDES = {"you": "Of your side.", "opponent": "Of the other side.", "any": "Of whichever side; meant where left out."}


def word_of(operation: Any) -> str:
    """What stands under `do`."""
    found: str = operation.__dataclass_fields__["do"].type.__args__[0]
    return found


def keys_of(operation: Any) -> list[tuple[str, str]]:
    """The keys of an operation but `do`, those that may be left out in brackets, each with what it is for."""
    hints = get_type_hints(operation, include_extras=True)
    found = []
    for one in fields(operation):
        if one.name != "do":
            name = one.name.removesuffix("_")
            needed = one.default is MISSING and one.default_factory is MISSING
            found.append((name if needed else f"[{name}]", _described(hints[one.name])))
    return found


def _described(hint: Any) -> str:
    """What a field says of itself."""
    said = [part.description for part in getattr(hint, "__metadata__", ()) if getattr(part, "description", None)]
    return said[0] if said else ""


def first_line(kind: Any) -> str:
    """The first line of a docstring."""
    return (kind.__doc__ or "").split("\n")[0]


def about_operation(kind: Any) -> str:
    """What it does, and where it may stand besides."""
    where = {"cost": " Only as a cost.", "continuous": " All the time."}.get(kind.kind, "")
    return first_line(kind) + where + (" Also as a cost." if getattr(kind, "pays", False) else "")


def numbers_of(language: Language) -> dict[str, tuple[type, str]]:
    """The ways to write a number, the game's own after those of every game."""
    return {**NUMBERS, **{key: (kind, first_line(kind)) for key, kind in language.numbers.items()}}


def vocabulary(language: Language) -> dict[Word, str]:
    """Every word of a language with what it means, in the order of the page."""
    found: dict[Word, str] = {}
    for kind in language.operations:
        found["operation", word_of(kind)] = about_operation(kind)
    tables: dict[str, Mapping[str, str]] = {
        "trigger": {word: one.about for word, one in language.triggers.items()},
        "condition": {key: first_line(kind) for key, kind in language.conditions.items()},
        "fact": dict.fromkeys(language.facts, ""),
        "number": {key: about for key, (_kind, about) in numbers_of(language).items()},
        "stat": {word: one.about for word, one in language.stats.items()},
        "zone": dict.fromkeys(language.zones, ""),
        "whose": SIDES,
        "filter": {word: one.about for word, one in language.filters.items()},
        "until": {word: one.about for word, one in language.untils.items()},
        "forbid": dict(language.forbids),
        "charge": dict(language.charges),
        **{slot: dict.fromkeys(words, "") for slot, words in language.words.items()},
    }
    for kind_of_word, table in tables.items():
        found.update({(kind_of_word, word): about for word, about in table.items()})
    return found


def used_in(language: Language, text: Any) -> Iterator[Word]:
    """The words that a text (a paragraph, read) uses; some come twice."""
    if isinstance(text.when, str):
        yield "trigger", text.when
    if text.until:
        yield "until", text.until
    for one in walk([text.when, text.cost, text.if_, text.effects]):
        if not isinstance(one, (str, Name)):
            yield from _of_shape(language, one)


def _of_shape(language: Language, one: Any) -> Iterator[Word]:
    """The words of one shape, those of the shapes inside it not counted."""
    kind = type(one)
    if kind in language.operations:
        yield "operation", one.do
    yield from (("number", key) for key, (shape, _about) in numbers_of(language).items() if kind is shape)
    if kind is Compare:
        yield from (("condition", key) for key in ("at_least", "at_most", "more_than") if getattr(one, key) is not None)
    else:
        yield from (("condition", key) for key, shape in language.conditions.items() if kind is shape)
    if kind is Selector:
        yield "zone", one.zone
        yield "whose", one.whose
    yield from (("filter", key) for key in getattr(one, "where", None) or ())
    yield from _of_keys(language, one)


def _of_keys(language: Language, one: Any) -> Iterator[Word]:
    """The words under the keys that name something: a number, a fact, an act, a moment, a game's own slots."""
    if getattr(one, "stat", ""):
        yield "stat", one.stat
    if getattr(one, "fact", ""):
        yield "fact", one.fact
    if getattr(one, "do", "") in ("forbid", "charge"):
        yield one.do, one.act
    if getattr(one, "do", "") == "later":
        yield "until", one.at
    for slot, words in language.words.items():
        for key in SLOT_KEYS[slot]:
            if getattr(one, key, None) in words:
                yield slot, getattr(one, key)


SLOT_KEYS = {"attack_kind": ("attacking", "attacked"), "counter": ("counter",)}
"""The keys that a game's own slots stand under."""
