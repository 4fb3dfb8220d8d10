"""How to mend a value of the wrong type or size, in words.

Knows pydantic's names of errors. Knows nothing of places, nor of what the value is for.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from game.core.words import _

_MOST_KEYS = 12
_TRUE, _FALSE = ("yes", "on", "true"), ("no", "off", "false")


def of_type(kind: str, value: Any, keys: Sequence[str] = (), least: int | None = None) -> str:
    """What to write in place of a value of another type.

    `keys`: those of the mapping that is expected; `least`: the smallest number that may stand there.
    """
    if value is None:
        return _("write a value, or take the key out")
    if kind == "bool_type":
        word = str(value).lower()
        right = {**dict.fromkeys(_TRUE, "true"), **dict.fromkeys(_FALSE, "false")}.get(word)
        return _("write {right}").format(right=right) if right else _("write true or false")
    if kind in ("list_type", "tuple_type"):
        plain = not isinstance(value, dict)
        return _("write it as a list: [{value}]").format(value=value if plain else "...")
    if kind in ("int_type", "float_type"):
        return _of_number(value, least)
    if kind == "string_type":
        plain = isinstance(value, int | float)
        shown = ("true" if value else "false") if isinstance(value, bool) else value
        return _('put it in quotes: "{value}"').format(value=shown) if plain else _("write a text")
    if kind == "none_required":
        return _("take the value out")
    return _of_mapping(keys)


def _of_number(value: Any, least: int | None) -> str:
    if isinstance(value, str) and value.lstrip("-").isdecimal() and value.isascii() and len(value) < 10:
        return _("write it without quotes and without zeros in front")
    return _("write a whole number, such as {n}").format(n=max(1, least or 0))


def _of_mapping(keys: Sequence[str]) -> str:
    if 0 < len(keys) <= _MOST_KEYS:
        return _("write it as a mapping, with these keys: {keys}").format(keys=", ".join(keys))
    return _("write it as a mapping: {{key: value}}").format()


def of_missing(keys: Sequence[str]) -> str:
    """Keys to write into a mapping."""
    return _("write in it: {keys}").format(keys=", ".join(f'"{key}: ..."' for key in keys))


def of_bound(kind: str, context: dict[str, Any]) -> str:
    """What to do about a number or a length out of its bounds; `context` as in pydantic's error."""
    if kind == "multiple_of":
        step = context["multiple_of"]
        return _("write {low}, {high} or another multiple").format(low=step, high=2 * step)
    number = next((context[key] for key in ("ge", "gt", "le", "lt") if key in context), "")
    return {
        "greater_than_equal": _("write {n} or more"),
        "greater_than": _("write more than {n}"),
        "less_than_equal": _("write {n} or less"),
        "less_than": _("write less than {n}"),
        "too_short": _("add what is missing"),
        "too_long": _("take some out"),
        "string_too_short": _("write something"),
        "string_too_long": _("shorten it"),
    }[kind].format(n=number)


def of_id(value: Any) -> str:
    """The id nearest to a text that is none.

    >>> of_id("Año 2000!")
    'write ano_2000'
    """
    plain = unicodedata.normalize("NFKD", str(value)).encode("ascii", "ignore").decode().lower()
    plain = re.sub(r"[^a-z0-9]+", "_", plain).strip("_").lstrip("0123456789_")
    return _("write {right}").format(right=plain) if plain else _("write a word of small letters")
