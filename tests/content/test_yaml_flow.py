"""Lists and mappings of one line: read the fast way they mean exactly what they mean the slow way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.located import Located
from game.content.yaml_events import Reader
from game.content.yaml_flow import MARK, fold


def read(text: str, folding: bool) -> Located:
    located = Located(None, "x.yaml", text)
    Reader(located, 20_000).read(folding)
    return located


def paths(data: object, loc: tuple = ()) -> list[tuple]:
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [loc, *(path for key, value in inside for path in paths(value, (*loc, key)))]


def assert_same(text: str) -> Located:
    fast, slow = read(text, True), read(text, False)
    assert fast.data == slow.data
    assert fast.broken == slow.broken
    assert fast.problems == slow.problems
    for loc in paths(slow.data):
        for key in (False, True):
            assert fast.place(loc, key) == slow.place(loc, key), loc
    return fast


PLAIN = [
    "- [8, 9, 16, 3]\n",
    "- [8, 9, 16, 3, {attack: gold, speed: violet}]\n- [1]\n- {}\n- []\n",
    "name: {en: Scout rover, es: Todoterreno de reconocimiento}\n",
    "  a: 1\n  b: [x, -3, true, false, null]\n",
    "- dial:\n    - [1, 2]\n    - [3, {a: b}]\n  next: {x: 1}\n",
    "a:\n- [1]\n- [2]\nb: 2\n",
]
ODD = [
    "a: [1, 2, ]\n",
    "a: {b:1}\n",
    "a: {b: 1, b: 2}\n",
    "a: [012, 1e3, 1.5, -0, 0x1]\n",
    "a: [yes, True, nan, Infinity, -Infinity]\n",
    "a: [12345678901234567890]\n",
    "a: {1: x, true: y, null: z}\n",
    "a: {x, y}\n",
    "a: [~, '', it's]\n",
    "a: [a#b, c]  # comment\n",
    "a: |\n  kept\n  - [1, 2]\n  b: {c: d}\n",
    "a: >-\n  folded\n  [1, 2]\n",
    "a: plain\n  [1, 2]\n",
    "a: 'quoted\n  [1, 2]\n  end'\n",
    'a: "quoted\n  [1, 2]\n  end"\n',
    "- [1, 2]\n   more\n",
    "- [1, 2]\n  - [3]\n",
    "- 007\n  - []\n",
    "- -\n  - []\n",
    "- [1, 2]\n- 7\n- [3]\n- [4]\n",
    "a:\n  - [1]\n  - [2]\n  - 3\n",
    "a:\n  - [1]\n  - [2]\n   - [3]\n",
    "a: [\n  [1, 2],\n  {b: c}\n]\n",
    "a: &x [1, 2]\nb: *x\nc: {<<: {d: 1}}\nd:\n  <<: {e: 2}\n  f: 3\n",
    "? [1]\n: 2\n",
    "[1, 2]\n",
    "{a: 1}\n",
    "a: [1\nb: {c: d}\n",
    f"a: {MARK}0{MARK}\nb: [1]\n",
    "a: [[[[[[[[[[[[[[1]]]]]]]]]]]]]]\n",
    "a: {b: c d  e}\nf: [ g , h ]\n",
    "\ta: [1]\n",
]


@pytest.mark.parametrize("text", PLAIN)
def test_plain_lines_are_folded_and_mean_the_same(text: str) -> None:
    assert fold(text) is not None
    assert_same(text)


@pytest.mark.parametrize("text", ODD)
def test_odd_lines_mean_the_same(text: str) -> None:
    assert_same(text)


words = st.sampled_from(["a", "b c", "gold", "true", "no", "007", "-3", "12", "1.5", "~", "ñu", "x:y", "a#b", "'q'"])
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
lines = st.tuples(st.sampled_from(["", "  ", "    "]), st.sampled_from(["- ", "k: ", "- k: ", "", "m:"]), flows)


@settings(max_examples=300, deadline=None)
@given(st.lists(lines.map("".join), max_size=6))
def test_any_text_means_the_same(several: list[str]) -> None:
    assert_same("\n".join(several) + "\n")


def test_a_folded_line_counts_its_values() -> None:
    text = "a: [1, 2, {b: 3}]\nc:\n  - [1]\n  - [2]\n"
    for most in range(1, 14):
        located, slow = Located(None, "x", text), Located(None, "x", text)
        Reader(located, most).read()
        Reader(slow, most).read(folding=False)
        assert located.problems == slow.problems, most
