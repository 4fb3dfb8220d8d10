"""Gathers the words of the program into `data/locale` (with Babel) and compiles the catalogs.

`python -m tests.locale_tool` after words have changed: new ones appear in the Spanish catalog without a
translation, words that nothing says any more leave it, and the compiled catalogs follow.
"""

import io
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "data" / "locale"
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""In place of dates, so that the same words compile to the same bytes."""
KEYWORDS = {"_": None, "N_": None, "n_": (1, 2), "p_": ((1, "c"), 2)}


@cache
def words() -> Catalog:
    """Every text of the code that is shown to people, with the files that say it."""
    found = Catalog(domain="sobremesa", project="Sobremesa", charset="utf-8")
    for folder in ("game", "scenes"):
        for name, line, text, comments, context in extract_from_dir(ROOT / folder, keywords=KEYWORDS):
            del line  # the catalogs would change with every edit
            place = (f"{folder}/{name}", None)
            found.add(text, locations=[place], auto_comments=comments, context=context)  # type: ignore[list-item]
    return found


def path_of(language: str, ending: str) -> Path:
    """The catalog's file, `po` or `mo`."""
    return LOCALE / language / "LC_MESSAGES" / f"sobremesa.{ending}"


def catalog(language: str) -> Catalog:
    """The catalog as it is kept; an empty one for a language that has none."""
    path = path_of(language, "po")
    if not path.exists():
        return Catalog(locale=language, domain="sobremesa")
    with path.open("rb") as file:
        return read_po(file, locale=language, domain="sobremesa")


def compiled(language: str) -> bytes:
    """The bytes of the compiled catalog."""
    kept = catalog(language)
    kept.creation_date = kept.revision_date = NO_DATE
    file = io.BytesIO()
    write_mo(file, kept)
    return file.getvalue()


def update(language: str) -> list[str]:
    """Bring the catalog of a language up to date; returns the texts that wait for a translation."""
    kept = catalog(language)
    kept.update(words(), no_fuzzy_matching=True)
    kept.obsolete.clear()
    kept.header_comment = f"# The words of Sobremesa: {kept.locale}."
    kept.fuzzy = False
    path_of(language, "po").parent.mkdir(parents=True, exist_ok=True)
    file = io.BytesIO()
    write_po(file, kept, width=110, sort_output=True, include_lineno=False)
    path_of(language, "po").write_text(_without_unkept(file.getvalue().decode()), "utf-8")
    path_of(language, "mo").write_bytes(compiled(language))
    return [str(message.id) for message in kept if message.id and not _is_done(message.string)]


UNKEPT = (
    "Project-Id", "Report-Msgid", "POT-Creation", "PO-Revision", "Last-Translator", "Language-Team",
    "Generated-By",
)


def _without_unkept(text: str) -> str:
    """The catalog's text without the header lines (dates, addresses) that nobody keeps."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(tuple(f'"{name}' for name in UNKEPT)))


def _is_done(string: object) -> bool:
    return all(string) if isinstance(string, tuple) else bool(string)


if __name__ == "__main__":
    for text in update("es"):
        print(text)
