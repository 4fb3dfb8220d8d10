"""How problems are told."""

import pytest

from game.content.problems import (
    ContentError,
    Problem,
    did_you_mean,
    distinct,
    excerpt_lines,
    nearest,
    report,
    shown_path,
    summary,
    told,
)


def problem(**changes: object) -> Problem:
    facts: dict = {
        "file": "data/x.yaml",
        "line": 3,
        "column": 11,
        "code": "wrong_type",
        "message": "points: expected a whole number",
        "fix": "write it without quotes",
        "excerpt": '  points: "two" # here',
    }
    return Problem(**{**facts, **changes})


def test_a_problem_is_told_with_place_code_line_caret_and_mending() -> None:
    assert told(problem()).split("\n") == [
        "data/x.yaml:3:11: wrong_type points: expected a whole number",
        '     3 |   points: "two" # here',
        "       |           ^^^^^",
        "       = write it without quotes",
    ]


def test_a_problem_of_the_whole_file_has_no_excerpt() -> None:
    one = problem(line=0, column=0, excerpt="")
    assert told(one).startswith("data/x.yaml:1:1: wrong_type")
    assert excerpt_lines(one) == []


def test_a_tab_in_the_line_does_not_shift_the_caret() -> None:
    line, caret = excerpt_lines(problem(column=2, excerpt="\tword"))
    assert line.endswith("|  word")
    assert caret.endswith("|  ^^^^")


def test_a_long_line_is_cut_around_the_spot() -> None:
    line, caret = excerpt_lines(problem(column=501, excerpt="x" * 20 + " " * 480 + "here" + " y" * 400))
    assert len(line) < 200
    assert line[caret.index("^") :].startswith("here")


def test_json_has_plain_values() -> None:
    assert problem(line=0, column=0).as_dict() == {
        "file": "data/x.yaml",
        "line": 1,
        "column": 1,
        "code": "wrong_type",
        "message": "points: expected a whole number",
        "fix": "write it without quotes",
    }


@pytest.mark.parametrize(
    ("word", "allowed", "found"),
    [
        ("combta", ["culture", "combat"], "combat"),
        ("Combat", ["culture", "combat"], "combat"),
        ("zzz", ["culture", "combat"], None),
        ("x", [], None),
    ],
)
def test_the_nearest_word(word: str, allowed: list[str], found: str | None) -> None:
    assert nearest(word, allowed) == found


def test_allowed_words_are_listed_only_where_they_are_few() -> None:
    assert did_you_mean("bat", ["cat", "dog"]) == 'did you mean "cat"? Allowed: cat, dog'
    many = [f"word_{n}" for n in range(50)]
    assert "Allowed" not in did_you_mean("word_77", many)


def test_the_same_problem_is_told_once_and_in_order() -> None:
    first, second = problem(line=2), problem(line=9)
    assert distinct([second, first, second]) == [first, second]


def test_a_report_begins_with_a_summary_and_caps_each_file() -> None:
    problems = [problem(line=n) for n in range(1, 6)] + [problem(file="b.yaml")]
    text = report(problems, per_file=2)
    assert text.startswith("6 problems in 2 files\n")
    assert "data/x.yaml: and 3 more" in text
    assert text.count("wrong_type") == 3
    assert summary([problem()]) == "1 problem in 1 file"


def test_a_content_error_says_what_is_wrong() -> None:
    assert str(ContentError([problem()])) == str(problem())


def test_paths_are_shown_from_the_current_folder(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shown_path(tmp_path / "a" / "b.yaml") == "a/b.yaml"
    assert shown_path("/elsewhere/c.yaml") == "/elsewhere/c.yaml"
