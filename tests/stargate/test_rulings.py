"""Every ruling, word of the glossary, open question and case is shown, and every reading of every question.

What there is stands on the page of the rulings; a scenario names a row in its `source`, a test in its docstring.
"""

import ast
import re
from pathlib import Path

import pytest
import yaml

from game.stargate.options import ALLOWED, DEFAULTS

TOP = Path(__file__).parents[2]
PAGE = (TOP / "docs" / "stargate_rulings.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ((?:ruling|glossary:|question|case) [\w -]+) \|", PAGE, re.MULTILINE)
ID = re.compile(r"\b(ruling \d+|question Q\d+|case RS-\d+|glossary: \w+(?: text)?)")
SCENARIOS = [
    yaml.safe_load(path.read_text(encoding="utf-8"))
    for path in sorted((TOP / "tests/scenarios/stargate").glob("*.yaml"))
]
QUESTIONS = re.findall(r"^\| question (Q\d+) \| `(\w+)` \|", PAGE, re.MULTILINE)


def docstrings() -> list[str]:
    """What the tests of this folder say of themselves, this file left out."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.name != Path(__file__).name else ()
        found += [ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.FunctionDef | ast.Module)]
    return found


SHOWN = {row for text in [*(one["source"] for one in SCENARIOS), *docstrings()] for row in ID.findall(text)}
SHOWN |= {f"question {q}" for one in SCENARIOS for q in re.findall(r"open questions: (Q\d+)", one["source"])}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_shown(row):
    assert row in SHOWN


def test_nothing_is_named_that_is_no_row():
    assert set(ROWS) >= SHOWN


@pytest.mark.parametrize(("kind", "count"), [("ruling ", 20), ("question Q", 13)])
def test_rows_are_numbered_without_a_gap(kind, count):
    numbers = [int(row.removeprefix(kind)) for row in ROWS if row.startswith(kind)]
    assert numbers == list(range(1, count + 1))


def test_each_question_is_an_option_and_each_option_a_question():
    assert [option for _question, option in QUESTIONS] == list(ALLOWED)


IN_TESTS = ("mission_twice", "any_team_copies", "own_complications")
"""Options about decks and views: a docstring says `both readings`."""


@pytest.mark.parametrize("option", [option for option in ALLOWED if option not in IN_TESTS])
def test_each_reading_has_a_scenario(option):
    readings = {one["options"][option] for one in SCENARIOS if option in one.get("options", {})}
    assert readings == set(ALLOWED[option])


@pytest.mark.parametrize("option", IN_TESTS)
def test_each_reading_of_these_has_a_test(option):
    question = next(question for question, name in QUESTIONS if name == option)
    assert any(f"question {question}, both readings" in text for text in docstrings())


def test_the_page_names_the_proposal_first():
    for question, option in QUESTIONS:
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| question {question} |"))
        values = re.findall(r"`(\w+)`", line)[1:]
        said = [str(value).lower() for value in ALLOWED[option]]
        assert values == said
        assert str(DEFAULTS[option]).lower() == said[0]
