"""Data against its shape: every mistake with its place, in plain words, told once.

Knows pydantic's errors and where values stand in a file. Knows nothing of any game.
"""

from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from game.content.problems import Problem, nearest
from game.content.shape import adapter, shape_of
from game.content.validate_words import Wrong, in_words, joined, missing
from game.content.yaml_reader import Located


def validate(kind: Any, located: Located, loc: tuple[str | int, ...] = ()) -> tuple[Any, list[Problem]]:
    """The data at `loc` as a value of type `kind`, or None and what is wrong with it."""
    data = located.data
    for part in loc:
        data = data[part]
    try:
        return adapter(kind).validate_python(data), []
    except ValidationError as error:
        return None, _problems(kind, data, located, loc, error)


def validate_each(kind: Any, located: Located) -> tuple[dict[int, Any], list[Problem]]:
    """The entries of a list file by their index: the good ones as values, and what is wrong with the others."""
    if not isinstance(located.data, list):
        return {}, validate(list[kind], located)[1]
    try:
        return dict(enumerate(adapter(list[kind]).validate_python(located.data))), []
    except ValidationError as error:
        problems = _problems(list[kind], located.data, located, (), error)
        bad = {one["loc"][0] for one in error.errors(include_url=False, include_context=False)}
    one_kind = adapter(kind)
    good = {i: one_kind.validate_python(one) for i, one in enumerate(located.data) if i not in bad}
    return good, problems


def _problems(
    kind: Any, data: Any, located: Located, loc: tuple[str | int, ...], error: ValidationError
) -> list[Problem]:
    shape = shape_of(kind)
    wrongs = [
        in_words(one, shape.walk(data, one["loc"]), shape)
        for one in error.errors(include_url=False, include_input=True)
    ]
    return [_placed(wrong, located, loc) for wrong in _lacking_together(_once(wrongs))]


def _placed(wrong: Wrong, located: Located, loc: tuple[str | int, ...]) -> Problem:
    spot = wrong.spot
    of_key = spot.key or wrong.at_key
    place = located.place(loc + spot.path, key=of_key)
    return located.problem(place, wrong.code, wrong.message, wrong.fix)


def _once(wrongs: Iterable[Wrong]) -> list[Wrong]:
    """One mistake of a value that may be of several types is told once.

    Where the value has the form of one of the types and something inside is wrong, the others do not count;
    where it has the form of none, they are named together.
    """
    wrongs = list(wrongs)
    told: list[Wrong] = []
    forms: dict[tuple[Any, ...], list[Wrong]] = {}
    for wrong in wrongs:
        if wrong.form:
            forms.setdefault(wrong.spot.path, []).append(wrong)
    for wrong in wrongs:
        path = wrong.spot.path
        if not wrong.form:
            told.append(wrong)
        elif wrong is forms[path][0] and not any(_inside(other, path) for other in wrongs):
            told.append(wrong if len(forms[path]) == 1 else joined(forms[path]))
    return told


def _inside(wrong: Wrong, path: tuple[Any, ...]) -> bool:
    """Whether this mistake shows that the value at `path` had a form that was understood."""
    mine = wrong.spot.path
    return mine[: len(path)] == path and (len(mine) > len(path) or not wrong.form)


def _lacking_together(wrongs: list[Wrong]) -> list[Wrong]:
    """The keys that one mapping lacks are told together, and those not that are only misspelt there."""
    lacking: dict[tuple[Any, ...], list[Wrong]] = {}
    unknown: dict[tuple[Any, ...], list[str]] = {}
    for wrong in wrongs:
        if wrong.code == "missing_key":
            lacking.setdefault(wrong.spot.path, []).append(wrong)
        elif wrong.code == "unknown_key" and wrong.spot.path:
            unknown.setdefault(wrong.spot.path[:-1], []).append(str(wrong.spot.path[-1]))
    told = [wrong for wrong in wrongs if wrong.code != "missing_key"]
    for path, several in lacking.items():
        words = unknown.get(path, [])
        meant = {nearest(word, [str(one.spot.last) for one in several]) for word in words}
        if len(words) == len(several) == 1:
            meant = {str(several[0].spot.last)}
        left = [one for one in several if one.spot.last not in meant]
        if len(left) == 1:
            told += left
        elif left:
            told.append(missing([str(one.spot.last) for one in left], left[0].spot, left[0].name))
    return told
