"""YAML: what is data, where it stands, and every mistake with its place."""

from pathlib import Path

import pytest
import yaml

from game.content.yaml_events import DEEPEST
from game.content.yaml_reader import MOST_BYTES, load

VALUES = [
    ("true", True),
    ("false", False),
    ("null", None),
    ("~", None),
    ("", None),
    ("yes", "yes"),
    ("no", "no"),
    ("on", "on"),
    ("off", "off"),
    ("True", "True"),
    ("0", 0),
    ("-7", -7),
    ("012", "012"),
    ("00", "00"),
    ("+5", "+5"),
    ("1_000", "1_000"),
    ("0x10", "0x10"),
    ("1.5", 1.5),
    ("-0.25", -0.25),
    ("1.5e3", 1500.0),
    ("1e3", "1e3"),
    (".5", ".5"),
    ("2020-01-01", "2020-01-01"),
    ("12:30", "12:30"),
    ("'true'", "true"),
    ('"12"', "12"),
    ("12345678901234567890", "12345678901234567890"),
    ("a b", "a b"),
    ("Ñandú", "Ñandú"),
]


@pytest.mark.parametrize(("text", "value"), VALUES)
@pytest.mark.parametrize("form", ["k: {}", "k:\n  - {}", "[{}]", "{{k: {}}}"])
def test_what_a_scalar_means(form: str, text: str, value: object) -> None:
    if text == "" and form == "[{}]":
        pytest.skip("an empty list")
    located = load(form.format(text), "x.yaml")
    found = located.data
    while isinstance(found, dict | list):
        found = found["k"] if isinstance(found, dict) else found[0]
    assert located.problems == []
    assert found == value
    assert type(found) is type(value)


def test_data_is_what_other_readers_make_of_it() -> None:
    text = "a: [1, 2, {b: c}]\nd:\n  - e: f\n    g: >-\n      long\n      text\n  - |\n    kept\nh: &x {i: 1}\nj: *x\n"
    assert load(text).data == yaml.safe_load(text)


def test_a_merge_key_lays_a_mapping_under_the_own_keys() -> None:
    located = load("a: &a {x: 1, y: 2}\nb: {<<: *a, y: 3}\nc: {y: 4, <<: [*a, {z: 5, x: 9}]}\n")
    assert located.data["b"] == {"x": 1, "y": 3}
    assert located.data["c"] == {"x": 1, "y": 4, "z": 5}
    assert located.problems == []
    assert located.place(("b", "x")) == (1, 11)  # where it was written
    assert located.place(("c", "z")) == (3, 24)


PLACES = [
    (("a",), (2, 4)),
    (("a", 1), (2, 8)),
    (("a", 1, "b"), (2, 12)),
    (("d", 0, "e"), (4, 9)),
    (("d", 1, 0), (5, 6)),
    (("d", 0, "union tag", "e"), (4, 9)),
    (("d", 0, "e", "[key]"), (4, 9)),
    (("a", 7), (2, 4)),
    (("nothing",), (1, 1)),
]


@pytest.mark.parametrize(("loc", "place"), PLACES)
def test_where_values_stand(loc: tuple, place: tuple[int, int]) -> None:
    located = load("# a comment\na: [1, {b: 2}]\nd:\n  - {e: f}\n  - [7, 8]\n")
    assert located.place(loc) == place


def test_where_keys_stand() -> None:
    located = load("one:\n  two: {three: 3}\n")
    assert located.place(("one",), key=True) == (1, 1)
    assert located.place(("one", "two"), key=True) == (2, 3)
    assert located.place(("one", "two", "three"), key=True) == (2, 9)


MISTAKES = [
    ("a: 1\nb: 2\na: 3\n", "duplicate_key", 3, 1),
    ("a: {b: 1, b: 2}\n", "duplicate_key", 1, 11),
    ("a:\n\t- 1\n", "tab", 2, 1),
    ("a:\n  b: 1\n\tc: 2\n", "tab", 3, 1),
    ("a: [1, 2\nb: 3\n", "open_bracket", 1, 4),
    ("a: {b: 1\nc: 3\n", "open_bracket", 1, 4),
    ("a: 'x\nb: 1\n", "open_quote", 1, 4),
    ('a: "x\nb: 1\n', "open_quote", 1, 4),
    ("a: @x\n", "needs_quotes", 1, 4),
    ("a: `x`\n", "needs_quotes", 1, 4),
    ("a: b: c\n", "stray_colon", 1, 5),
    ("a:\n  b: 1\n c: 2\n", "no_key", 3, 2),
    ("- a\n b\n- c\nd: 1\n", "no_dash", 4, 1),
    ("a: 1\nb\n", "no_colon", 3, 1),
    ("a: - b\n", "stray_dash", 1, 4),
    ("a: ]\n", "no_value", 1, 4),
    ("a: *b\n", "unknown_anchor", 1, 4),
    ("a: &a [*a]\n", "unknown_anchor", 1, 8),
    ("a: & b\n", "bad_anchor", 1, 5),
    ('a: "\\q"\n', "bad_escape", 1, 5),
    ("a: !!int 3\n", "tag", 1, 4),
    ("a: !secret {b: 1}\n", "tag", 1, 4),
    ("!x a: 1\n", "tag", 1, 1),
    ("? [1, 2]\n: 3\n", "bad_key", 1, 3),
    ("x: &a k\n*a : 1\n", "bad_key", 2, 1),
    ("'': 1\n", "bad_key", 1, 1),
    ("a: {<<: 3}\n", "bad_merge", 1, 9),
    ("a: 1\n---\nb: 2\n", "second_document", 2, 1),
    ("a: 1\nb: \x07\n", "unprintable_character", 2, 4),
    ("[" * (DEEPEST + 2), "too_deep", 1, DEEPEST + 1),
    ('a: "b\n---\nc: 1\n', "open_quote", 1, 4),
    ("a: ? [1]\n", "stray_key", 1, 4),
    ("%YAML 1.3\n---\na: 1\n", "directive", 1, 1),
    ("%TAG ! \n---\na: 1\n", "tag", 1, 8),
    ('a: "\\ud800"\n', "bad_escape", 1, 7),
    ("a: |x\n  y\n", "bad_block", 1, 5),
    ("a: |0\n  y\n", "bad_block", 1, 5),
    ("a: !<x y\n", "tag", 1, 7),
    ("- a\n...\n- b\n", "after_end", 3, 1),
]


@pytest.mark.parametrize(("text", "code", "line", "column"), MISTAKES, ids=lambda v: str(v)[:20])
def test_each_mistake_is_told_at_its_place(text: str, code: str, line: int, column: int) -> None:
    problems = load(text, "x.yaml").problems
    assert (problems[0].code, problems[0].line, problems[0].column) == (code, line, column)
    assert problems[0].file == "x.yaml"
    assert problems[0].message
    assert problems[0].fix


def test_all_mistakes_are_told_at_once_and_whole_entries_are_kept() -> None:
    text = "- a: 1\n- b: 'x\n- c: 3\n- d: @y\n- e: f: g\n- h: 7\n"
    located = load(text, "x.yaml")
    assert [(one.code, one.line) for one in located.problems] == [
        ("open_quote", 2),
        ("needs_quotes", 4),
        ("stray_colon", 5),
    ]
    assert located.data == [{"a": 1}, {"c": 3}, {"h": 7}]
    assert located.broken
    assert located.place((2, "h")) == (6, 6)


def test_a_second_document_after_a_mistake_of_syntax() -> None:
    located = load("- a: 1\n- b: @x\n- c: 3\n---\n- d: 4\n", "x.yaml")
    assert [(one.code, one.line) for one in located.problems] == [("needs_quotes", 2), ("second_document", 4)]
    assert located.data == [{"a": 1}, {"c": 3}]
    assert located.place((1, "c")) == (3, 6)


def test_a_mistake_of_syntax_in_a_mapping_ends_the_reading() -> None:
    located = load("a: 1\nb: [\nc: 2\n")
    assert located.broken
    assert located.data == {"a": 1}


def test_a_duplicate_key_names_the_line_of_the_first() -> None:
    (problem,) = load("a: 1\nb: 2\na: 3\n").problems
    assert "line 1" in problem.message
    assert problem.excerpt == "a: 3"


def test_a_tag_is_told_as_it_is_written() -> None:
    assert [one.message for one in load("a: !!int 3\nb: !secret x\n").problems] == [
        'tags such as "!!int" are not used',
        'tags such as "!secret" are not used',
    ]


def test_the_keys_of_an_entry_that_lost_its_dash_are_told_once() -> None:
    text = "- id: a\n  b: 1\n  c: 2\n  d: 3\n  e: 4\n  b: 5\n  c: 6\n  d: 7\n- id: f\n  b: 1\n  b: 2\n  c: 3\n  c: 4\n"
    first, *others = load(text, "x.yaml").problems
    assert (first.code, first.line) == ("duplicate_key", 6)
    assert first.message == 'duplicate key "b": it stands in line 2 already; 2 more keys after it too'
    assert first.fix.startswith('begin an entry of its own with "- "')
    assert [(one.code, one.line) for one in others] == [("duplicate_key", 11), ("duplicate_key", 13)]


@pytest.mark.parametrize("text", ["", "# only a comment\n", "---\n"])
def test_an_empty_file_holds_nothing(text: str) -> None:
    located = load(text)
    assert located.data is None
    assert not located.problems


def test_billions_of_laughs_are_stopped_early() -> None:
    lines = ["a0: &a0 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30)]
    located = load("\n".join(lines))
    assert [one.code for one in located.problems] == ["too_many_values"]
    assert located.problems[0].line <= 5


def test_values_are_counted_with_aliases_written_out() -> None:
    text = "a: &a [1, 2, 3]\nb: [*a, *a]\n"
    assert load(text, most_values=13).problems == []
    assert [one.code for one in load(text, most_values=8).problems] == ["too_many_values"]


def test_files_are_read_with_or_without_a_mark_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: \xc3\xb1\r\nb: 2\r\n")
    located = load(path)
    assert located.data == {"a": "ñ", "b": 2}
    assert located.place(("b",)) == (2, 4)


def test_a_file_that_is_not_utf8_is_told_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"a: 1\nb: ma\xf1ana\n")
    (problem,) = load(path).problems
    assert (problem.code, problem.line, problem.column) == ("not_utf8", 2, 6)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    located = load(tmp_path / "none.yaml")
    assert [one.code for one in located.problems] == ["unreadable_file"]
    assert located.broken


def test_too_large_a_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    assert [one.code for one in load(path).problems] == ["file_too_large"]
