"""A person's own files: names that are free, deleted ones that come back, and never one in place of another."""

from pathlib import Path

import pytest

from scenes.own_files import DELETED, bring_to, free_id, free_path, plain_id, put_away


@pytest.mark.parametrize(
    ("words", "usual", "plain"),
    [
        ("¡Mi Equipo Ágil!", "team", "mi_equipo_agil"), ("", "deck", "deck"), ("日本", "team", "team"),
        ("a" * 90, "x", "a" * 40),
    ],
)
def test_plain_ids(words: str, usual: str, plain: str) -> None:
    assert plain_id(words, usual) == plain


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    for wanted in ("my_team", "my_team_2", "my_team_3"):
        assert free_id(tmp_path, "My team") == wanted
        (tmp_path / f"{wanted}.yaml").write_text("x")
    assert free_path(tmp_path / "my_team.yaml", "-").name == "my_team-2.yaml"


def test_deleting_twice_under_one_name_loses_neither(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    away = []
    for text in ("first", "second"):
        path.write_text(text)
        away.append(put_away(path))
    assert not path.exists()
    assert [one.parent.name for one in away] == [DELETED, DELETED]
    assert [one.read_text() for one in away] == ["first", "second"]


def test_what_comes_back_takes_no_other_ones_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("old")
    away = put_away(path)
    path.write_text("new")
    back = bring_to(away, path)
    assert (back.read_text(), path.read_text()) == ("old", "new")
    assert back != path
