"""XML with places."""

from pathlib import Path

import pytest

from game.tiled import xml
from game.tiled.xml import read_xml


def read(root: Path, text: str | bytes) -> xml.XmlFile:
    path = root / "x.tmx"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_xml(path)


def test_elements_and_attributes_have_places(tmp_path: Path) -> None:
    root = read(tmp_path, '<map a="ñ" b="2">\n <x\n   c = \'3\' d="4"/>\n <y>text\n<z/>more</y>\n</map>').root
    assert root is not None
    assert (root.line, root.column) == (1, 1)
    assert root.place_of("b") == (1, 15)
    x, y = root.children
    assert (x.line, x.column) == (2, 2)
    assert x.place_of("c") == (3, 9)
    assert x.place_of("d") == (3, 15)
    assert x.place_of("none") == (2, 2)
    assert y.text == "text\nmore"
    assert y.place_in_text(2) == (4, 7)
    assert y.place_in_text(6) == (5, 2)
    assert y.first("z") is not None
    assert y.first("q") is None


MISTAKES = [
    ("<map><layer></map>", "bad_xml", 1, 15),
    ("<map>\n", "bad_xml", 2, 1),
    ("", "bad_xml", 1, 1),
    ("not xml", "bad_xml", 1, 1),
    ("<map a='1' a='2'/>", "bad_xml", 1, 12),
    ("<map>&what;</map>", "bad_xml", 1, 6),
    ('<?xml version="1.0" encoding="UTF-88"?>\n<map/>', "bad_xml", 1, 1),
    ('<?xml version="1.0" encoding="utf-7"?>\n<map/>', "bad_xml", 1, 1),
    ('<!DOCTYPE map [<!ENTITY a "b">]>\n<map>&a;</map>', "doctype", 1, 1),
    ('<!DOCTYPE map SYSTEM "http://example.org/x.dtd">\n<map/>', "doctype", 1, 1),
    ("<a>" * 100 + "</a>" * 100, "too_deep", 1, 193),
]


@pytest.mark.parametrize(("text", "code", "line", "column"), MISTAKES, ids=lambda v: str(v)[:24])
def test_what_is_no_good_xml_is_told(tmp_path: Path, text: str, code: str, line: int, column: int) -> None:
    file = read(tmp_path, text)
    assert file.root is None
    (problem,) = file.problems
    assert problem.code == code
    assert problem.line == line
    if code != "doctype":
        assert problem.column == column


def test_too_large_a_file_is_not_read(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(xml, "MOST_BYTES", 10)
    (problem,) = read(tmp_path, "<map>          </map>").problems
    assert problem.code == "file_too_large"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (problem,) = read_xml(tmp_path / "none.tmx").problems
    assert problem.code == "unreadable_file"


def test_other_encodings_that_say_so_are_read(tmp_path: Path) -> None:
    root = read(tmp_path, '<?xml version="1.0" encoding="ISO-8859-1"?>\n<map name="ma\xf1ana"/>'.encode("latin-1")).root
    assert root is not None
    assert root.attrs["name"] == "mañana"
