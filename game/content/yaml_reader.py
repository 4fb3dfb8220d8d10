"""YAML read strictly, with the place of every value.

Knows the YAML that content files may use: mappings with text keys, lists, text, whole numbers, decimals,
`true`, `false` and `null`, anchors and merge keys. `yes`, `no`, `on`, `012` and dates are text. Duplicate keys,
tags and a second document are mistakes; size, depth and the number of values (aliases expanded) are bounded.
Knows nothing of what a file is about.
"""

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.content.located import Located, Place
from game.content.problems import shown_path
from game.content.yaml_events import Reader
from game.core.words import _, n_

MOST_BYTES = 2_000_000
MOST_VALUES = 20_000
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

__all__ = ["MOST_BYTES", "MOST_VALUES", "Located", "Place", "load", "no_collecting"]


def load(source: Path | str, name: str | None = None, most_values: int = MOST_VALUES) -> Located:
    """Read a file (a Path) or a text (a str) of YAML. Never raises for what stands in it."""
    name = name or (shown_path(source) if isinstance(source, Path) else "<text>")
    located = Located(None, name)
    text = _text_of(source, located)
    if text is None:
        located.broken = True
        return located
    located.text = text
    with no_collecting():
        Reader(located, most_values).read()
    return located


@contextmanager
def no_collecting() -> Iterator[None]:
    """No garbage collection inside: reading makes thousands of containers, none of them garbage."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _text_of(source: Path | str, located: Located) -> str | None:
    """The text, or None with the reason told."""

    def refuse(code: str, message: str, line: int = 1, column: int = 1, fix: str = "") -> None:
        located.problems.append(located.problem((line, column), code, message, fix))

    try:
        if isinstance(source, Path):
            with source.open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
        else:
            raw = source.encode("utf-8", "surrogatepass")
    except OSError as error:
        return refuse("unreadable_file", _("cannot be read: {why}").format(why=error.strerror or error))
    if len(raw) > MOST_BYTES:
        return refuse(
            "file_too_large",
            n_("larger than {n} byte", "larger than {n} bytes", MOST_BYTES),
            fix=_("split it into several files"),
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        return refuse(
            "not_utf8",
            _("not written in UTF-8"),
            before.count("\n") + 1,
            len(before) - before.rfind("\n"),
            _("save the file with the encoding UTF-8"),
        )
    bad = _UNPRINTABLE.search(text)
    if bad:
        located.text = text
        line, column = text.count("\n", 0, bad.start()) + 1, bad.start() - text.rfind("\n", 0, bad.start())
        code = f"U+{ord(bad.group()):04X}"
        message = _("a character that cannot be printed: {code}").format(code=code)
        return refuse("unprintable_character", message, line, column, _("take it out"))
    return text
