"""Mistakes that people make in content files, made at random: one mistake at a time, from a seed."""

import random
import re
from collections.abc import Callable

Mutation = Callable[[str, random.Random], str | bytes]

ODD_SIGNS = ["\u200b", "\ufeff", "\u00a0", "\u2028", "\x85", "\x00", "\x1b", "\u202e", "e\u0301", "\U0001f600", "“"]
HUGE = ["99999999999999999999", "-1", "1e999", "0x7fffffff", "2147483648", "1.5", "007", "-0", "١٢"]
OTHER_TYPES = ["7", "-3", "1.5", "true", "null", "~", "word", '"7"', "[]", "{}", "[1, 2]", "{a: 1}", "''", "yes"]


def _line(text: str, rng: random.Random, wanted: str = r".*\S") -> tuple[list[str], int]:
    """The lines, and the number of one that fits."""
    lines = text.split("\n")
    fitting = [number for number, line in enumerate(lines) if re.match(wanted, line) and not line.startswith("#")]
    return lines, rng.choice(fitting or range(len(lines)))


def _with_line(text: str, rng: random.Random, change: Callable[[str], str], wanted: str = r".*\S") -> str:
    lines, number = _line(text, rng, wanted)
    lines[number] = change(lines[number])
    return "\n".join(lines)


def _put_in(line: str, rng: random.Random, sign: str) -> str:
    at = rng.randrange(len(line) + 1)
    return line[:at] + sign + line[at:]


def _misspelt(word: str, rng: random.Random) -> str:
    at = rng.randrange(len(word))
    return rng.choice([word[:at] + word[at + 1 :], word[:at] + word[at] + word[at:], word[:at] + "x" + word[at + 1 :]])


# -- of any text ---------------------------------------------------------------------------------------------------


def line_deleted(text: str, rng: random.Random) -> str:
    lines, number = _line(text, rng)
    return "\n".join(lines[:number] + lines[number + 1 :])


def line_twice(text: str, rng: random.Random) -> str:
    lines, number = _line(text, rng)
    return "\n".join(lines[: number + 1] + lines[number:])


def lines_swapped(text: str, rng: random.Random) -> str:
    lines, number = _line(text, rng)
    other = min(number + 1, len(lines) - 1)
    lines[number], lines[other] = lines[other], lines[number]
    return "\n".join(lines)


def sign_deleted(text: str, rng: random.Random) -> str:
    spots = [found.start() for found in re.finditer(r"[^\w\s]", text)]
    at = rng.choice(spots)
    return text[:at] + text[at + 1 :]


def odd_sign(text: str, rng: random.Random) -> str:
    return _with_line(text, rng, lambda line: _put_in(line, rng, rng.choice(ODD_SIGNS)))


def cut_off(text: str, rng: random.Random) -> bytes:
    raw = text.encode()
    return raw[: rng.randrange(len(raw))]


def not_utf8(text: str, rng: random.Random) -> bytes:
    raw = text.encode()
    at = rng.randrange(len(raw))
    return raw[:at] + rng.choice([b"\xff", b"\xf1", b"\xc3"]) + raw[at:]


def windows_lines(text: str, rng: random.Random) -> bytes:
    return rng.choice([b"", b"\xef\xbb\xbf"]) + text.replace("\n", "\r\n").encode()


def huge_number(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r"(?<![\w.#-])\d+\b", text)) or [None])
    return text if found is None else text[: found.start()] + rng.choice(HUGE) + text[found.end() :]


OF_ANY: tuple[Mutation, ...] = (
    line_deleted, line_twice, lines_swapped, sign_deleted, odd_sign, cut_off, not_utf8, windows_lines, huge_number,
)  # fmt: skip


# -- of YAML -------------------------------------------------------------------------------------------------------


def indented_wrong(text: str, rng: random.Random) -> str:
    more, less = rng.choice(["", " ", "  "]), rng.randrange(3)
    return _with_line(text, rng, lambda line: more + line[less:], r" +\S")


def tab(text: str, rng: random.Random) -> str:
    return _with_line(text, rng, lambda line: "\t" + line.lstrip(" "), r" +\S")


def other_type(text: str, rng: random.Random) -> str:
    wanted = r" *(- )?\w+: \S"
    return _with_line(text, rng, lambda line: re.sub(r": .*", ": " + rng.choice(OTHER_TYPES), line, count=1), wanted)


def no_value(text: str, rng: random.Random) -> str:
    return _with_line(text, rng, lambda line: re.sub(r": .*", ":", line, count=1), r" *(- )?\w+: \S")


def key_misspelt(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r"\w+(?=:( |\n))", text)))
    return text[: found.start()] + _misspelt(found.group(), rng) + text[found.end() :]


def word_misspelt(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r"(?<=[\[ ])[a-z_]{3,}(?=[,\]}\n])", text)))
    return text[: found.start()] + _misspelt(found.group(), rng) + text[found.end() :]


def alias(text: str, rng: random.Random) -> str:
    scrap = rng.choice(["*nobody", "&a", "&a *a", "&x [*x]", "!tag", "!!int 3", "<<: {a: 1}", "? [1]"])
    return _with_line(text, rng, lambda line: re.sub(r": ?.*", ": " + scrap, line, count=1), r" *(- )?\w+:")


def quote_left_open(text: str, rng: random.Random) -> str:
    sign = rng.choice("\"'[{")
    return _with_line(text, rng, lambda line: re.sub(r": ", ": " + sign, line, count=1), r" *(- )?\w+: \w")


def another_document(text: str, rng: random.Random) -> str:
    lines, number = _line(text, rng)
    return "\n".join([*lines[:number], rng.choice(["---", "...", "%YAML 1.1"]), *lines[number:]])


def remark_without_space(text: str, rng: random.Random) -> str:
    return _with_line(text, rng, lambda line: line + rng.choice([" # so it is", "#so", ":", " :", ","]))


OF_YAML: tuple[Mutation, ...] = (
    *OF_ANY, indented_wrong, tab, other_type, no_value, key_misspelt, word_misspelt, alias, quote_left_open,
    another_document, remark_without_space,
)  # fmt: skip


# -- of maps -------------------------------------------------------------------------------------------------------


def _attribute(text: str, rng: random.Random, name: str, value: Callable[[str], str]) -> str:
    """Another value for one of the attributes of that name (a pattern)."""
    found = list(re.finditer(rf'(?<=\s)({name})="([^"]*)"', text))
    if not found:
        return text
    one = rng.choice(found)
    return f'{text[: one.start()]}{one[1]}="{value(one[2])}"{text[one.end() :]}'


def off_grid(text: str, rng: random.Random) -> str:
    return _attribute(text, rng, "x|y", lambda old: f"{float(old or 0) + rng.choice((5, 0.7, -13))}")


def far_away(text: str, rng: random.Random) -> str:
    return _attribute(text, rng, "x|y", lambda old: rng.choice(["-64", "99999", "1e300", "nan", "inf", ""]))


def bad_tile(text: str, rng: random.Random) -> str:
    found = list(re.finditer(r"(?<=[,\n])\d+(?=,)", text))
    one = rng.choice(found)
    number = rng.choice(["999", "-5", "x", "4294967295", "3221225473", "", "1 2"])
    return text[: one.start()] + number + text[one.end() :]


def wrong_count(text: str, rng: random.Random) -> str:
    lines, number = _line(text, rng, r"(\d+,){4,}")
    return "\n".join(rng.choice([lines[:number] + lines[number + 1 :], lines[: number + 1] + lines[number:]]))


def template(text: str, rng: random.Random) -> str:
    name = rng.choice(["templates/none.tx", "templates/wall.tj", "../../etc/passwd", "tiles/floors.tsx", "", "a\\b.tx"])
    return text.replace("<object ", f'<object template="{name}" ', 1)


def packed(text: str, rng: random.Random) -> str:
    how = rng.choice(["zstd", "zlib", "gzip", "lz4", ""])
    packed_so = f'encoding="base64" compression="{how}"'
    return text.replace('encoding="csv"', rng.choice([packed_so, 'encoding="xml"', 'encoding=""']), 1)


def of_another_kind(text: str, rng: random.Random) -> str:
    found = rng.choice(["isometric", "hexagonal", "staggered", "oblique", "bogus", ""])
    return rng.choice([
        text.replace('orientation="orthogonal"', f'orientation="{found}"'),
        text.replace('infinite="0"', 'infinite="1"'),
        re.sub(r'(<map [^>]*)width="\d+"', r'\1', text, count=1),
        _attribute(text, rng, "width|height", lambda old: rng.choice(["0", "-4", "2.5", "5000", "x", "3"])),
        _attribute(text, rng, "tilewidth|tileheight", lambda old: rng.choice(["0", "16", "x"])),
    ])  # fmt: skip


def class_misspelt(text: str, rng: random.Random) -> str:
    words = lambda old: rng.choice(["", _misspelt(old or "wall", rng), "spawn", "map"])  # noqa: E731
    return _attribute(text, rng, "type|class", words)


def property_changed(text: str, rng: random.Random) -> str:
    kind = rng.choice(["int", "float", "bool", "color", "file", "object", "class", "list", "bogus"])
    return rng.choice([
        _attribute(text, rng, "value", lambda old: rng.choice(["", "two", "-1", "99", _misspelt(old or "a", rng)])),
        text.replace("<property ", f'<property type="{kind}" ', 1),
        _attribute(text, rng, "propertytype", lambda old: rng.choice(["Nothing", "Seat", "AreaKind", ""])),
        _attribute(text, rng, "name", lambda old: rng.choice(["", "width", "kind", _misspelt(old or "a", rng)])),
    ])  # fmt: skip


def path_changed(text: str, rng: random.Random) -> str:
    paths = ["../../../etc/hostname", "/etc/hostname", "none.tsx", "http://a/b.tsx", "", "..\\..\\x.tsx", "../x.png"]
    return _attribute(text, rng, "source", lambda old: rng.choice(paths))


def points_changed(text: str, rng: random.Random) -> str:
    points = ["", "0,0", "0,0 5,5", "0,0 64,32", "0,0 a,b", "0,0 32", "0,0 0,0", "0,0 1e9,0", "nan,0 1,1"]
    return _attribute(text, rng, "points", lambda old: rng.choice(points))


def attribute_lost(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r'\s[a-z]+="[^"]*"', text)))
    return text[: found.start()] + text[found.end() :]


def attribute_misspelt(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r'(?<=\s)[a-z]+(?==")', text)))
    return text[: found.start()] + _misspelt(found.group(), rng) + text[found.end() :]


def id_twice(text: str, rng: random.Random) -> str:
    return _attribute(text, rng, "id", lambda old: rng.choice(["1", "2", "0", "-1", "x"]))


def element_renamed(text: str, rng: random.Random) -> str:
    name = rng.choice(["objectgroup", "layer", "data", "object", "properties", "property", "polyline", "map"])
    other = rng.choice(["imagelayer", "group", "bogus", "template", "chunk", "text", "ellipse"])
    at = rng.choice([found.start() for found in re.finditer(f"<{name}[ >]", text)] or [0])
    head, rest = text[:at], text[at:].replace(f"<{name}", f"<{other}", 1)
    closed = "/>" in rest.split(">", 1)[0] + ">"
    return head + (rest if closed else rest.replace(f"</{name}>", f"</{other}>", 1))


def doctype(text: str, rng: random.Random) -> str:
    return text.replace("?>", '?>\n<!DOCTYPE map [<!ENTITY a "b">]>', 1)


def other_encoding(text: str, rng: random.Random) -> str:
    return text.replace('encoding="UTF-8"', f'encoding="{rng.choice(["latin-1", "bogus", "utf-16"])}"', 1)


OF_MAPS: tuple[Mutation, ...] = (
    *OF_ANY, off_grid, far_away, bad_tile, wrong_count, template, packed, of_another_kind, class_misspelt,
    property_changed, path_changed, points_changed, attribute_lost, attribute_misspelt, id_twice, element_renamed,
    doctype, other_encoding,
)  # fmt: skip


def as_bytes(text: str | bytes) -> bytes:
    """What is written into the file."""
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
