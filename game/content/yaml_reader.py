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
from game.content.yaml_plain import Odd, read_plain
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
        try:
            located.data = read_plain(text, most_values)
            located.again = _with_places
        except Odd:
            Reader(located, most_values).read()
    return located


def _with_places(plain: Located) -> Located:
    """A plain text read again, with the place of every value."""
    located = Located(None, plain.name, plain.text)
    Reader(located, MOST_VALUES).read()
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
    try:
        raw = _bytes_of(source)
        text = raw.decode("utf-8-sig")
    except OSError as error:
        message = _("cannot be read: {why}").format(why=error.strerror or error)
        _refuse(located, "unreadable_file", message, fix=_("look at its name and its rights"))
        return None
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        place = before.count("\n") + 1, len(before) - before.rfind("\n")
        fix = _("save the file with the encoding UTF-8")
        _refuse(located, "not_utf8", _("not written in UTF-8"), place, fix)
        return None
    if len(raw) > MOST_BYTES:
        message = n_("larger than {n} byte", "larger than {n} bytes", MOST_BYTES)
        _refuse(located, "file_too_large", message, fix=_("split it into several files"))
        return None
    bad = _UNPRINTABLE.search(text)
    if bad:
        located.text = text
        place = text.count("\n", 0, bad.start()) + 1, bad.start() - text.rfind("\n", 0, bad.start())
        sign = f"U+{ord(bad.group()):04X}"
        message = _("a character that cannot be printed: {sign}").format(sign=sign)
        _refuse(located, "unprintable_character", message, place, _("take it out"))
        return None
    return text


def _bytes_of(source: Path | str) -> bytes:
    """What a file or a text holds, cut after the first byte too many."""
    if isinstance(source, str):
        return source.encode("utf-8", "surrogatepass")
    with source.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _refuse(
    located: Located, code: str, message: str, place: Place = (1, 1), fix: str = ""
) -> None:
    located.problems.append(located.problem(place, code, message, fix))
