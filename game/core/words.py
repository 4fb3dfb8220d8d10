"""The words of the program in the language a person has chosen.

Knows the gettext catalogs of `data/locale`. Names of cards, maps and units are not here: they stand in
their own files as `{es: ..., en: ...}` and are picked by `pick`.
"""

import gettext
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = ("es", "en")
LOCALE = Path(__file__).resolve().parents[2] / "data" / "locale"

_language = "en"
_catalog: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Choose `es` or `en` for every word from now on. Raises ValueError for any other."""
    global _language, _catalog
    if code not in LANGUAGES:
        raise ValueError(f"language {code!r} is not one of {', '.join(LANGUAGES)}")
    _language = code
    _catalog = gettext.translation("sobremesa", LOCALE, languages=[code], fallback=True)


def language() -> str:
    """The language now in use, `es` or `en`."""
    return _language


def _(text: str) -> str:
    """`text`, written in English in the code, in the language in use."""
    return _catalog.gettext(text)


def p_(context: str, text: str) -> str:
    """`text` as it is said in a context, where another language has two words for one of English."""
    return _catalog.pgettext(context, text)


def N_(text: str) -> str:  # noqa: N802, the usual gettext name
    """Mark a text for the catalogs where it is written down; `_` translates it where it is shown."""
    return text


def n_(one: str, many: str, n: int) -> str:
    """`one` or `many` for a count of `n`, in the language in use, with `{n}` filled in."""
    return _catalog.ngettext(one, many, n).format(n=n)


def catalog_ngettext(one: str, many: str, n: int) -> str:
    """`one` or `many` as it stands in the catalog, nothing filled in: for libraries that fill in themselves."""
    return _catalog.ngettext(one, many, n)


def capital(text: str) -> str:
    """The text with a capital at its beginning, and nothing else changed: names in it keep theirs.

    >>> capital("ana wins against Bruno")
    'Ana wins against Bruno'
    """
    return text[:1].upper() + text[1:]


def number(value: float, places: int = 2) -> str:
    """A number as it is written in the language in use, with so many decimal places.

    >>> number(0.35)
    '0.35'
    """
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if _language == "es" else text


def pick(names: Mapping[str, str] | str) -> str:
    """The name of a thing from its `{es: ..., en: ...}`, or the text itself.

    >>> pick({"en": "Sniper", "es": "Tiradora"})
    'Sniper'
    """
    if isinstance(names, str):
        return names
    return names.get(_language) or next(iter(names.values()), "")
