"""Teams as text: what is copied can be pasted, in any language, and every line that cannot is told."""

import pytest

from game.core import words
from scenes.setup.team_text import read_text, text_of_team
from scenes.setup.teams import MOST_UNITS, OwnTeam, ready_teams


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("number", range(len(ready_teams())))
def test_round_trip(number: int, language: str) -> None:
    words.set_language(language)
    team = ready_teams()[number]
    made = read_text(text_of_team(team))
    assert made.trouble == []
    assert made.name == team.name
    assert sorted(made.units) == sorted(team.units)
    assert sorted(made.reserves) == sorted(team.reserves)


def test_one_line_a_card() -> None:
    text = text_of_team(OwnTeam("Us", ("marine_rifle", "marine_rifle", "brute_hammer"), ("sergeant",)))
    assert text.splitlines() == [
        "# Us", "2 Marine (marine_rifle)", "1 Brute with maul (brute_hammer)", "", "Reserves:", "1 Sergeant (sergeant)",
    ]  # fmt: skip


def test_copied_in_one_language_pasted_in_another() -> None:
    words.set_language("es")
    text = text_of_team(OwnTeam("", ("hooded_sniper",), ("sergeant",)))
    assert "Tiradora" in text
    words.set_language("en")
    made = read_text(text)
    assert (made.units, made.reserves, made.trouble) == (["hooded_sniper"], ["sergeant"], [])


@pytest.mark.parametrize(
    ("line", "unit", "count"),
    [
        ("2 Marine (marine_rifle)", "marine_rifle", 2),
        ("2x Marine", "marine_rifle", 2),
        ("3 × marine_rifle", "marine_rifle", 3),
        ("Marine", "marine_rifle", 1),
        ("1 peon con pica", "thrall_pike", 1),
        ("1 Something else (marine_rifle)", "marine_rifle", 1),
        ("  4  MARINE  ", "marine_rifle", 4),
    ],
)
def test_many_ways_to_write_a_line(line: str, unit: str, count: int) -> None:
    made = read_text(line)
    assert (made.units, made.trouble) == ([unit] * count, [])


def test_every_line_that_makes_no_sense_is_told() -> None:
    made = read_text("2 Marin\n1 Marine\nthe quick brown fox\n0 Marine\n999 Marine\n")
    assert made.units == ["marine_rifle"]
    assert [line.split(":")[0] for line in made.trouble] == ["Line 1", "Line 3", "Line 4", "Line 5"]
    assert 'Did you mean "Marine"?' in made.trouble[0]
    assert "the quick brown fox" in made.trouble[1]


def test_no_list_grows_without_bound() -> None:
    made = read_text("\n".join(["50 Marine"] * 9))
    assert len(made.units) <= MOST_UNITS
    assert made.trouble


def test_a_very_long_text_is_cut() -> None:
    made = read_text("nothing\n" * 5000)
    assert len(made.trouble) < 500
    assert made.trouble[-1].startswith("Only the first")


@pytest.mark.parametrize("head", ["Reserves", "reserves:", "Reservas:", "RESERVE"])
def test_reserves_follow_their_heading(head: str) -> None:
    made = read_text(f"Marine\n{head}\nSergeant")
    assert (made.units, made.reserves) == (["marine_rifle"], ["sergeant"])


def test_an_empty_text_is_an_empty_team() -> None:
    assert read_text("\n\n").units == []
