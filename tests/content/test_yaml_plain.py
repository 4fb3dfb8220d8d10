"""Plain YAML: read line by line it means exactly what libyaml's events mean; what is not plain is left to them."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.kinds import DATA
from game.content.located import Located
from game.content.yaml_events import Reader
from game.content.yaml_plain import Odd, read_plain
from game.content.yaml_reader import MOST_VALUES, load

SHIPPED = sorted(DATA.rglob("*.yaml"))


def by_events(text: str, most: int = MOST_VALUES) -> Located:
    located = Located(None, "x.yaml", text)
    Reader(located, most).read()
    return located


def is_plain(text: str, most: int = MOST_VALUES) -> bool:
    try:
        read_plain(text, most)
    except Odd:
        return False
    return True


def same(one: object, other: object) -> bool:
    """Equal, and of the same types all through: 1 is not true, and 1.0 is not 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def assert_same_if_plain(text: str) -> bool:
    """Whether the text is plain; then libyaml finds nothing wrong with it and reads the same."""
    try:
        data = read_plain(text, MOST_VALUES)
    except Odd:
        return False
    located = by_events(text)
    assert located.problems == [], text
    assert same(data, located.data), text
    return True


PLAIN = [
    "a: 1\nb: -20\nc: some words, with [signs] and {more}\nd: true\ne: null\n",
    "# a remark\n\n- id: one\n  dial:\n    - [8, 9, 16, 3]\n    # a remark\n    - [6, 7, 15, 2, {attack: gold}]\n",
    "- a\n- 7\n- \"quoted: text\"\n- 'it, too'\n- [x, -3, true, false, null]\n- {}\n- []\n",
    "name: {en: Scout rover, es: Todoterreno de reconocimiento, fr: \"C'est, vrai\"}\n",
    "a:\n  b:\n    c:\n      - d: 1\n        e:\n          - f\n      - d: 2\ng: [h, {i: [j, {k: l}]}]\n",
    "a: [1, 2,\n    {b: c},\n  d]\nb: 1\n",
    "  a: 1\n  b: {x: 1.5, y: -2.25}\n",
    "true: 1\nnull: {a: \"\"}\nñandú: Ñandú\nb: {z: Ñu, y: tok'ra}\n",
    "a:   wide\nb: \"\"\nc: ''\nd: yes\ne: 0\n",
]  # fmt: skip


@pytest.mark.parametrize("text", PLAIN)
def test_plain_text_is_read_without_libyaml(text: str) -> None:
    assert assert_same_if_plain(text)


ODD = [
    "", "# a remark only\n", "---\na: 1\n", "a: 1\n...\n", "a\n", "[1, 2]\n", "{a: 1}\n",
    "a: [1, 2, ]\n", "a: {b:1}\n", "a: {b: 1, b: 2}\n", "a: {b: {c: 1, c: 2}, d: 3}\n", "a: 1\na: 2\n",
    "a: [012, 1]\n", "a: [1e3]\n", "a: [-0]\n", "a: [0x1]\n", "a: 012\n", "a: 1.5\n", "a: -0\n", "a: +1\n",
    "a: [-Infinity, NaN]\n", "a: [12345678901234567890]\n", "a: 12345678901234567890\n",
    "a: {1: x}\n", "a: {true: y}\n", "a: {x, y}\n", "a: ['x', y]\n",
    "a: [a#b]\n", "a: b # remark\n", "a: b#c\n",
    "a: |\n  kept\n", "a: >-\n  folded\n", "a: plain\n  and more\n",
    "a: 'quoted\n  more'\n", "a: ~\n", "a: [~]\n",
    "a: \"b\\n\"\n", "a: 'it''s'\n", "a: \"b\" c\n", "a: [\"b\" c]\n",
    "a: [b \"c\"]\n", "a: [b\"]\n", "a: [\"true\"]\n",
    "- [1, 2]\n   more\n", "- [1, 2]\n  - [3]\n", "- - a\n", "-\n  a: 1\n", "a:\n- b\n", "a:\nb: 1\n", "a:\n",
    "a: 1\n  b: 2\n", "  a: 1\nb: 2\n", "- a: 1\n   b: 2\n", "- a: 1\nb: 2\n",
    "a:\n  - b\n  c: d\n", "a:\n  b: 1\n  - c\n",
    "a: &x [1]\nb: *x\n", "a: *x\n", "a: !!int 3\n", "? a\n: b\n",
    "<<: {a: 1}\n", "a: [*b]\n", "a: [&b c]\n", "a: [!t c]\n",
    "a: [1\nb: {c: d}\n", "a: [1]]\n", "a: [1], [2]\n", "a: [1, [2]\nb: [3]]\n", "a: [1],\nb: [2]\n",
    "a: [1, [2]\nb: [3]]\nc: [1], |, [2]\n", "a: [|]\n", "a: b: c\n",
    "a: {b: c: d}\n", "a:b\n", "a: [b, c\n  d]\n",
    "\ta: 1\n", "a:\t1\n", "a: 1\r\nb: 2\r\n", "a: b\u2028c: d\n",
    "a: b\x85c: d\n", "a: b\n\ufeffc: d\n", "a: @b\n", "a: `b`\n",
    "a: " + "[" * 17 + "]" * 17 + "\n", "k" * 1100 + ": 1\n", "a: {" + "k" * 1100 + ": 1}\n",
    "a key: 1\n", "a: b \n",
]  # fmt: skip


@pytest.mark.parametrize("text", ODD)
def test_what_is_not_plain_is_left_to_libyaml(text: str) -> None:
    assert not is_plain(text)


def test_what_is_nested_deeply_is_left_to_libyaml() -> None:
    text = "".join(f"{'  ' * depth}k:\n" for depth in range(17)) + "  " * 17 + "k: 1\n"
    assert not is_plain(text)
    assert by_events(text).problems == []


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_files_mean_the_same_both_ways(path: Path) -> None:
    assert_same_if_plain(path.read_text(encoding="utf-8"))


def test_nearly_all_shipped_cards_are_plain() -> None:
    cards = [path for path in SHIPPED if path.parent.name in ("cards", "figures")]
    assert len(cards) > 20
    assert [path.name for path in cards if not is_plain(path.read_text(encoding="utf-8"))] == []


words = st.sampled_from(
    ["a", "b c", "gold", "true", "no", "007", "-3", "12", "1.5", "~", "ñu", "x:y", "a#b", "'q'", '"q, r"', "1e5", ""]
)
flows = st.recursive(
    words,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda several: "[" + ", ".join(several) + "]"),
        st.dictionaries(st.sampled_from(["a", "b", "key"]), inner, max_size=3).map(
            lambda several: "{" + ", ".join(f"{key}: {value}" for key, value in several.items()) + "}"
        ),
    ),
    max_leaves=8,
)
heads = st.sampled_from(["- ", "k: ", "- k: ", "", "m:", "- m:", "j: "])
lines = st.tuples(st.sampled_from(["", "  ", "    "]), heads, flows)


@settings(max_examples=200, deadline=None)
@given(st.lists(lines.map("".join), max_size=6))
def test_any_text_means_the_same(several: list[str]) -> None:
    assert_same_if_plain("\n".join(several) + "\n")


SCRAPS = ["", " ", "  ", "\n", "\n  ", ",", ":", ": ", "- ", "[",
          "]", "{", "}", '"', "'", "#", " #", "?", "|", "-0", "0",
          "1e5", "true", "null", "a", "ñ", ", ", "*a", "&a ", "!",
          "%", "...", "---", "\\", "\t", "\r", "\x85", "\ufeff"]  # fmt: skip


def damaged(text: str, rng: random.Random) -> str:
    """One entry of the text, with scraps put in and a little cut out."""
    entry = "- " + rng.choice(text.split("\n- ")[1:]) + "\n"
    for _once in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(entry) + 1)
        entry = entry[:at] + rng.choice(SCRAPS) + entry[at + rng.randrange(3) :]
    return entry


@pytest.mark.parametrize("rounds", [800, pytest.param(60_000, marks=pytest.mark.long)])
def test_damaged_files_mean_the_same(rounds: int) -> None:
    texts = [path.read_text(encoding="utf-8") for path in SHIPPED if "\n- " in path.read_text(encoding="utf-8")]
    rng = random.Random(rounds)
    plain = sum(assert_same_if_plain(damaged(rng.choice(texts), rng)) for _once in range(rounds))
    assert rounds / 10 < plain < rounds


def test_values_are_never_more_than_the_bound() -> None:
    text = "a: [1, 2, {b: 3}]\nc:\n  - [1]\n  - [2]\n"
    for most in range(1, 24):
        if is_plain(text, most):
            assert by_events(text, most).problems == [], most


def test_places_are_found_when_they_are_asked_for() -> None:
    text = "- id: a\n  dial:\n    - [8, 9, 16, {attack: gold}]\n"
    located = load(text, "x.yaml")
    assert is_plain(text)
    assert located.where == {}
    assert located.place((0, "dial", 0, 3, "attack")) == (3, 27)
    assert located.place((0, "dial", 0, 3, "attack"), key=True) == (3, 19)
    assert located.place((0, "dial")) == (3, 5)
