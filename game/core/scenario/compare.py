"""Expectations: a dotted path into a position's words, and a value or an operator.

Knows YAML data only: numbers, words, lists, mappings. Booleans and numbers are never equal.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.scenario.plainly import shown
from game.core.words import _


class NoSuchPath(Exception):
    """The path leads to nothing; `reached` is how far it went, `known` what is there."""

    def __init__(self, reached: str, part: str, known: list[str]) -> None:
        super().__init__(f"{reached}: {part}")
        self.reached, self.part, self.known = reached, part, known


def value_at(data: Any, path: str) -> Any:
    """What stands at a dotted path; parts are keys, or numbers in lists. Raises NoSuchPath.

    >>> value_at({"units": {"A": {"at": [3, 4]}}}, "units.A.at.0")
    3
    """
    here, reached = data, ""
    parts = path.split(".")
    while parts:
        part = parts.pop(0)
        if isinstance(here, Mapping):
            while part not in here and parts:
                part += "." + parts.pop(0)  # a name with a dot in it
            if part not in here:
                raise NoSuchPath(reached, part, [str(key) for key in here])
            here = here[part]
        elif isinstance(here, list) and part.isdecimal() and int(part) < len(here):
            here = here[int(part)]
        else:
            known = [str(number) for number in range(len(here))] if isinstance(here, list) else []
            raise NoSuchPath(reached, part, known)
        reached = f"{reached}.{part}" if reached else part
    return here


def same(one: Any, other: Any) -> bool:
    """Equal as YAML data: 1 is not true, lists in order, mappings in any order.

    >>> same([1, {"a": True}], [1, {"a": True}]), same(1, True)
    (True, False)
    """
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    return bool(one == other)


def same_in_any_order(one: Any, other: Any) -> bool:
    """The same items, each as often."""
    if not isinstance(one, list) or not isinstance(other, list) or len(one) != len(other):
        return False
    left = list(other)
    for item in one:
        found = next((i for i, candidate in enumerate(left) if same(item, candidate)), None)
        if found is None:
            return False
        del left[found]
    return True


def _has(value: Any, wanted: Any) -> bool:
    if isinstance(value, Mapping):
        return str(wanted) in value or wanted in value
    return isinstance(value, list) and any(same(item, wanted) for item in value)


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _lacks(value: Any, wanted: Any) -> bool:
    return isinstance(value, list | Mapping) and not _has(value, wanted)


OPERATORS: Mapping[str, Callable[[Any, Any], bool]] = {
    "len": lambda value, wanted: isinstance(value, list | Mapping | str) and len(value) == wanted,
    "has": _has,
    "lacks": _lacks,
    "min": lambda value, wanted: _number(value) and value >= wanted,
    "max": lambda value, wanted: _number(value) and value <= wanted,
    "any_order": same_in_any_order,
}


def is_operator(wanted: Any) -> bool:
    """Whether an expected value is a mapping of operators and not plain data."""
    words = {*OPERATORS, "absent"}
    return isinstance(wanted, Mapping) and bool(wanted) and all(key in words for key in wanted)


def why_bad_operator(wanted: Any) -> str | None:
    """What is wrong with the operators of an expected value, in words; None if nothing is."""
    if not is_operator(wanted):
        return None
    for key, value in wanted.items():
        if key == "absent" and value is not True and value is not False:
            return _("absent is true or false")
        if key == "len" and (type(value) is not int or value < 0):
            return _("len takes a whole number")
        if key in ("min", "max") and not _number(value):
            return _("{key} takes a number").format(key=key)
        if key == "any_order" and not isinstance(value, list):
            return _("any_order takes a list")
    if "absent" in wanted and len(wanted) > 1:
        return _("absent stands alone")
    return None


def why_not_as_expected(data: Any, path: str, wanted: Any) -> str | None:
    """What differs from the expectation, in words; None if nothing does. A path to nothing differs."""
    absent = isinstance(wanted, Mapping) and is_operator(wanted) and wanted.get("absent")
    try:
        value = value_at(data, path)
    except NoSuchPath as lost:
        if absent:
            return None
        return _("{path}: there is no {part}").format(path=path, part=_lost(lost))
    if absent:
        return _("{path}: expected nothing there, got {value}").format(path=path, value=shown(value))
    if is_operator(wanted):
        met = all(key == "absent" or OPERATORS[key](value, item) for key, item in wanted.items())
    else:
        met = same(value, wanted)
    if met:
        return None
    said = _("{path}: expected {wanted}, got {value}")
    return said.format(path=path, wanted=shown(wanted), value=shown(value))


def _lost(lost: NoSuchPath) -> str:
    """The part that is not there, and in what."""
    said = f'"{lost.part}"' + (_(" in {place}").format(place=lost.reached) if lost.reached else "")
    if lost.known and len(lost.known) <= 12:
        said += " (" + ", ".join(lost.known) + ")"
    return said
