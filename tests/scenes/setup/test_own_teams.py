"""A person's own teams: files that are written whole, read one by one, deleted and brought back."""

from dataclasses import replace
from pathlib import Path

import pytest
from setups import own_team, team_of

from game.clix.team_rules import Limits
from game.content.catalog import load_clix
from scenes import platform
from scenes.setup.teams import OwnTeam, TeamShelf, delete_team, own_teams, plain_id, restore_team, save_team

US = OwnTeam('The "Old" Guard: número 1', ("marine_rifle",) * 5, ("sergeant",))


def test_saved_and_read_again() -> None:
    saved = save_team(US)
    assert own_teams() == [saved]
    assert team_of(saved.key) == saved
    assert (saved.name, saved.units, saved.reserves) == (US.name, US.units, US.reserves)


def test_no_half_file_is_left() -> None:
    save_team(US)
    assert [path.suffix for path in platform.teams_folder().iterdir()] == [".yaml"]


def test_saving_again_keeps_the_file_another_team_gets_its_own() -> None:
    saved = save_team(US)
    again = save_team(replace(saved, name="Renamed"))
    other = save_team(replace(US, name=US.name))
    assert again.id == saved.id
    assert other.id == saved.id + "_2"
    assert {team.name for team in own_teams()} == {"Renamed", US.name}


def test_a_ready_team_is_saved_as_a_copy() -> None:
    ready = team_of("ready:ash_column")
    assert ready is not None
    saved = save_team(ready)
    assert saved.own
    assert saved.key == f"own:{plain_id(ready.name)}"


def test_a_legal_team_is_a_content_file_like_any_other(tmp_path: Path) -> None:
    saved = save_team(US)
    path = platform.teams_folder() / f"{saved.id}.yaml"
    catalog = load_clix(extra=[path])
    assert not [problem for problem in catalog.problems if path.name in problem.file]
    assert list(catalog.teams[saved.id].units) == list(US.units)


def test_drafts_are_kept_but_not_startable() -> None:
    draft = save_team(replace(US, units=("tank",)))
    shelf = TeamShelf()
    shelf.look()
    assert shelf.get(draft.key) == draft
    assert draft not in shelf.startable(Limits())


BAD = {
    "half.yaml": "- id: [",
    "list.yaml": "- a\n- b\n",
    "text.yaml": "hello",
    "units.yaml": "- id: units\n  name: {en: X, es: X}\n  units: 5\n",
    "words.yaml": "- id: words\n  name: {en: X, es: X}\n  units: [1, 2]\n",
    "name.yaml": "- id: name\n  name: 7\n  units: []\n",
    "twice.yaml": "- id: twice\n  id: twice\n  name: X\n",
    "empty.yaml": "",
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_says_why_and_hides_no_other(name: str) -> None:
    good = save_team(US)
    own_team(name, BAD[name])
    teams = own_teams()
    assert teams[0] == good
    assert len(teams) == 2
    assert name.split(".")[0] in teams[1].trouble
    assert teams[1].units == ()


def test_a_plain_name_will_do() -> None:
    own_team("mine.yaml", "- name: Mine\n  units: [marine_rifle]\n")
    assert [(team.name, team.units) for team in own_teams()] == [("Mine", ("marine_rifle",))]


def test_deleted_and_brought_back() -> None:
    saved = save_team(US)
    lies = delete_team(saved)
    assert own_teams() == []
    assert lies.exists()
    assert restore_team(lies) == saved
    assert own_teams() == [saved]


def test_brought_back_beside_a_new_one_of_that_name() -> None:
    saved = save_team(US)
    lies = delete_team(saved)
    save_team(US)
    assert restore_team(lies).id == saved.id + "_2"
    assert len(own_teams()) == 2


@pytest.mark.parametrize("key", ["own:../../etc/passwd", "own:", "own:nobody", "ready:nobody", "", "other"])
def test_no_such_team(key: str) -> None:
    assert team_of(key) is None


@pytest.mark.parametrize(
    ("words", "plain"),
    [("¡Mi Equipo Ágil!", "mi_equipo_agil"), ("../../x", "x"), ("", "team"), ("日本", "team"), ("a" * 99, "a" * 40)],
)
def test_ids_are_plain(words: str, plain: str) -> None:
    assert plain_id(words) == plain
