"""pydantic's errors in the words of people who write cards.

Knows every kind of error that the shapes of content can raise. Knows nothing of places in a file.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, get_args

from pydantic_core.core_schema import ErrorType

from game.content import mending
from game.content.models import ID_PATTERN
from game.content.problems import did_you_mean
from game.content.shape import Schema, Shape, Spot
from game.core.words import _, language, n_

Error = Any  # pydantic's ErrorDetails
_PYDANTICS_OWN = frozenset(get_args(ErrorType))


@dataclass(frozen=True)
class Wrong:
    """One mistake, not yet placed.

    `form`: what was expected, if the value is of another type altogether; then `name` and `found` say of what
    and what stands there.
    """

    spot: Spot
    code: str
    message: str
    fix: str = ""
    at_key: bool = False
    form: str = ""
    name: str = ""
    found: str = ""


def in_words(error: Error, spot: Spot, shape: Shape) -> Wrong:
    """The error told plainly."""
    kind, name = error["type"], _name(spot)
    if kind in _forms(spot.shapes, shape):
        return _of_form(kind, spot, shape, name, error["input"])
    teller = _TELLERS.get(kind)
    if teller:
        return teller(error, spot, shape, name)
    context = error.get("ctx", {})
    cause = context.get("error", error["msg"])
    if "says" in context:  # a text of the catalogs
        cause = _(context["says"]).replace("{keys}", context.get("keys", ""))
    code = "bad_value" if kind in _PYDANTICS_OWN else kind
    fix = str(context.get("fix", "")) or getattr(cause, "fix", "") or _("look at other entries that are like it")
    return Wrong(spot, code, _told(name, str(cause)), fix)


def joined(wrongs: list[Wrong]) -> Wrong:
    """Several types that a value could have been, in one sentence."""
    forms = _(" or ").join(dict.fromkeys(wrong.form for wrong in wrongs))
    first = wrongs[0]
    message = _expected(forms, first.found)
    fix = _("write {what}").format(what=forms)
    return replace(first, message=_told(first.name, message), code="wrong_type", fix=fix)


def _expected(what: str, found: str) -> str:
    return _("expected {what}, got {found}").format(what=what, found=found)


def expected_of(value: Any) -> str:
    """What stands there, in words."""
    if value is None:
        return _("nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return _("a mapping")
    if isinstance(value, list | tuple):
        return _("a list")
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:39]}…"'
    return str(value)


def _name(spot: Spot) -> str:
    """`weapon.knockback`: the keys that lead there, without the numbers of entries."""
    return ".".join(part for part in spot.path if isinstance(part, str))


def _told(name: str, message: str) -> str:
    return f"{name}: {message}" if name else message


def _forms(shapes: list[Schema], shape: Shape) -> dict[str, str]:
    mapping, several = _("a mapping"), _("a list")
    return {
        "int_type": _("a whole number") + _bounds(shapes, shape, "integer"),
        "float_type": _("a number") + _bounds(shapes, shape, "number"),
        "string_type": _("text"),
        "bool_type": _("true or false"),
        "list_type": several,
        "tuple_type": several,
        "dict_type": mapping,
        "model_type": mapping,
        "dataclass_type": mapping,
        "model_attributes_type": mapping,
        "none_required": _("nothing"),
    }


def _bounds(shapes: list[Schema], shape: Shape, kind: str) -> str:
    for one in (plain for schema in shapes for plain in shape.alternatives(schema)):
        if one.get("type") != kind:
            continue
        low, high = one.get("minimum"), one.get("maximum")
        if low is not None and high is not None:
            return _(" from {low} to {high}").format(low=low, high=high)
        if low is not None:
            return _(" of at least {low}").format(low=low)
        if high is not None:
            return _(" of at most {high}").format(high=high)
    return ""


def _of_form(kind: str, spot: Spot, shape: Shape, name: str, value: Any) -> Wrong:
    form, found = _forms(spot.shapes, shape)[kind], expected_of(value)
    message = _told(name, _expected(form, found))
    low = [plain["minimum"] for one in spot.shapes for plain in shape.alternatives(one) if "minimum" in plain]
    fix = mending.of_type(kind, value, shape.keys(spot.shapes), min(low, default=None))
    return Wrong(spot, "wrong_type", message, fix, form=form, name=name, found=found)


def _missing(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    last = spot.last
    if isinstance(last, int):
        inner = shape.inside(spot.shapes, last)
        title = inner[0].get("title") if inner else None
        message = _("value {n} is missing").format(n=last + 1) + (f" ({title})" if title else "")
        return Wrong(spot, "missing_value", _told(name, message), _("add what is missing"))
    inner = shape.inside(spot.shapes, str(last))
    about = inner[0].get("description", "") if inner and language() == "en" else ""
    return missing([str(last)], spot, name, about)


def missing(keys: list[str], spot: Spot, name: str, about: str = "") -> Wrong:
    """Keys that a mapping lacks: one mistake, however many they are. `about` says what the key is for."""
    named = ", ".join(f"{name}.{key}" if name else key for key in keys)
    message = _told(named, _("is missing") if len(keys) == 1 else _("are missing"))
    return Wrong(spot, "missing_key", message, about or mending.of_missing(keys), name=name)


def _unknown(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    fix = did_you_mean(str(error["loc"][-1]), shape.keys(spot.outer, spot.holder)) or _("take it out")
    return Wrong(spot, "unknown_key", _told(name, _("unknown key")), fix, at_key=True)


def _wrong_word(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    value = error["input"]
    words = (not spot.key and shape.words(spot.shapes)) or _words_in(error["ctx"]["expected"])
    fix = did_you_mean(str(value), words) or _("choose one of the words that the schema of this file lists")
    if spot.key:
        name = ".".join(part for part in (name, str(value)) if part) if not spot.path else name
        return Wrong(spot, "unknown_key", _told(name, _("unknown key")), fix)
    found = expected_of(value)
    message = _told(name, _not_allowed(found))
    return Wrong(spot, "wrong_word", message, fix, form=", ".join(words), name=name, found=found)


def _words_in(expected: str) -> list[str]:
    """The words of pydantic's `'a', 'b' or 'c'`."""
    return expected.replace("' or '", "', '").strip("'").split("', '")


def _not_allowed(found: str) -> str:
    return _("{found} is not one of the words allowed here").format(found=found)


def _wrong_tag(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    context = error["ctx"]
    key = context["discriminator"].strip("'")
    words = _words_in(context["expected_tags"])
    value = context["tag"]
    at = replace(spot, path=(*spot.path, key), shapes=[])
    message = _not_allowed(expected_of(value))
    fix = did_you_mean(str(value), words) or _("choose one of the words that the schema of this file lists")
    return Wrong(at, "wrong_word", _told(_name(at), message), fix)


def _no_tag(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    key = error["ctx"]["discriminator"].strip("'")
    if not isinstance(error["input"], dict):
        return _of_form("model_type", spot, shape, name, error["input"])
    words = shape.words(shape.inside(spot.shapes, key))
    return missing([key], replace(spot, last=key), name, did_you_mean("", words))


def _pattern(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
    pattern, found = error["ctx"]["pattern"], expected_of(error["input"])
    if pattern == ID_PATTERN:
        message = _("{found} is not an id: small letters a-z, digits and _").format(found=found)
        return Wrong(spot, "bad_id", _told(name, message), mending.of_id(error["input"]), at_key=spot.key)
    message = _("{found} does not have the form {pattern}").format(found=found, pattern=pattern)
    return Wrong(spot, "bad_value", _told(name, message), _("look at other entries that are like it"))


def _bound(text: Callable[[Any], str]) -> Callable[[Error, Spot, Shape, str], Wrong]:
    def tell(error: Error, spot: Spot, shape: Shape, name: str) -> Wrong:
        message = text(error["ctx"])
        if isinstance(error["input"], int | float):
            message += _(", got {found}").format(found=expected_of(error["input"]))
        return Wrong(spot, "out_of_bounds", _told(name, message), mending.of_bound(error["type"], error["ctx"]))

    return tell


_TELLERS: dict[str, Callable[[Error, Spot, Shape, str], Wrong]] = {
    "missing": _missing,
    "extra_forbidden": _unknown,
    "unexpected_keyword_argument": _unknown,
    "literal_error": _wrong_word,
    "enum": _wrong_word,
    "union_tag_invalid": _wrong_tag,
    "union_tag_not_found": _no_tag,
    "string_pattern_mismatch": _pattern,
    "greater_than_equal": _bound(lambda c: _("expected at least {n}").format(n=c["ge"])),
    "greater_than": _bound(lambda c: _("expected more than {n}").format(n=c["gt"])),
    "less_than_equal": _bound(lambda c: _("expected at most {n}").format(n=c["le"])),
    "less_than": _bound(lambda c: _("expected less than {n}").format(n=c["lt"])),
    "multiple_of": _bound(lambda c: _("expected a multiple of {n}").format(n=c["multiple_of"])),
    "too_short": _bound(lambda c: n_("at least {n} is needed", "at least {n} are needed", c["min_length"])),
    "too_long": _bound(lambda c: n_("at most {n} is allowed", "at most {n} are allowed", c["max_length"])),
    "string_too_short": _bound(lambda c: _("the text is empty or too short")),
    "string_too_long": _bound(
        lambda c: n_("longer than {n} character", "longer than {n} characters", c["max_length"])
    ),
}
