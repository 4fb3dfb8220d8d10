"""The check of files and folders of every kind."""

import ast
import json
import re
from pathlib import Path

import pytest

from game.content import check as checking
from game.content.check import check, check_command, check_scenarios_with
from game.content.kinds import DATA, ROOT
from game.content.problems import Problem
from game.tiled.properties import RESERVED
from tests.content.clix_files import ABILITIES, TEAMS, collection, figures

MAP = """<?xml version="1.0"?>
<map orientation="orthogonal" width="2" height="2" tilewidth="32" tileheight="32">
 <layer id="1" name="floor" width="2" height="2"><data encoding="csv">0,0,0,9</data></layer>
</map>
"""


def codes(problems: list[Problem]) -> list[tuple[str, str]]:
    return [(Path(one.file).name, one.code) for one in problems]


def test_without_paths_all_data_and_maps_are_checked() -> None:
    assert check() == []


def test_a_file_anywhere_is_checked_for_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(figures("one").replace("points: 50", "points: x"))
    (tmp_path / "map.tmx").write_text(MAP)
    (tmp_path / "board.yaml").write_text("grid: {width: 3, height: 0, walls: []}\n")
    (tmp_path / "story.yaml").write_text("game: clix\ntitel: x\n")
    (tmp_path / "what.yaml").write_text("- {quite: other, things: 1}\n")
    found = codes(check([tmp_path]))
    assert ("cards.yaml", "wrong_type") in found
    assert ("map.tmx", "no_tileset") in found
    assert ("story.yaml", "unknown_key") in found
    assert ("what.yaml", "unknown_file") in found
    assert any(name == "board.yaml" for name, _code in found)


def test_good_files_anywhere_may_refer_to_shipped_content(tmp_path: Path) -> None:
    shipped = next((DATA / "clix" / "figures").glob("*.yaml"))
    copy = tmp_path / "copy.yaml"
    copy.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    assert check([copy]) == []


DECK = (DATA / "stargate" / "decks" / "tealc.yaml").read_text(encoding="utf-8")
DECKS = [
    ("stall_enemy", "stall_enem", "unknown_id", (17, 5), 'missions: there is no card "stall_enem"', "did you mean"),
    ("  - uncover_the_stargate\n", "", "deck_mission_count", (8, 3), "the mission pile has 11 missions", "choose"),
    ("special_training: 3", "special_training: 4", "deck_copies", (21, 3), "4 copies of Special Training", "three of"),
    ("tight_rein: 3", "tight_rain: 3", "unknown_id", (34, 3), 'deck: there is no card "tight_rain"', "did you mean"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "place", "message", "fix"), DECKS)
def test_decks_are_checked_against_the_cards(tmp_path: Path, old, new, code, place, message, fix) -> None:
    assert old in DECK
    path = tmp_path / "deck.yaml"
    path.write_text(DECK.replace(old, new, 1), encoding="utf-8")
    (problem,) = check([path])
    assert (problem.code, problem.message) == (code, message)
    assert problem.fix.startswith(fix)
    assert (problem.line, problem.column) == place


def test_cards_of_ones_own_may_not_take_an_id_twice(tmp_path: Path) -> None:
    text = (DATA / "stargate" / "cards" / "ori_gear.yaml").read_text(encoding="utf-8")
    head, first, *_rest = text.split("\n- ")
    path = tmp_path / "mine.yaml"
    path.write_text(f"{head}\n- {first}\n- {first}\n", encoding="utf-8")
    (problem,) = check([path])
    assert problem.code == "duplicate_id"
    assert "mine.yaml:3:7" in problem.message


def test_what_follows_from_a_bad_card_is_not_told_beside_it(tmp_path: Path) -> None:
    (tmp_path / "figures.yaml").write_text(figures("one", "two").replace("points: 50", "points: x", 1))
    (tmp_path / "teams.yaml").write_text(TEAMS)
    (tmp_path / "factions.yaml").write_text("- id: reds\n  name: {en: Reds, es: Rojos}\n")
    (tmp_path / "abilities.yaml").write_text(ABILITIES)
    assert codes(check([tmp_path])) == [("figures.yaml", "wrong_type")]
    assert codes(check([tmp_path / "teams.yaml"], extra=[tmp_path])) == [("teams.yaml", "bad_reference")] * 3


def test_other_folders_may_be_referred_to(tmp_path: Path) -> None:
    data = collection(tmp_path / "data")
    mine = tmp_path / "mine.yaml"
    mine.write_text(TEAMS.replace("id: five", "id: mine"))
    assert {code for _name, code in codes(check([mine]))} == {"unknown_id"}
    assert check([mine], extra=[data]) == []


@pytest.mark.parametrize(
    ("name", "code"), [("none.yaml", "no_such_file"), ("x.txt", "unknown_file"), ("x.tmj", "json_file")]
)
def test_what_cannot_be_checked_is_told(tmp_path: Path, name: str, code: str) -> None:
    if code != "no_such_file":
        (tmp_path / name).write_text("{}")
    assert codes(check([tmp_path / name])) == [(name, code)]


def test_hidden_folders_and_links_out_of_a_folder_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "x.yaml").write_text("a: [\n")
    outside = tmp_path.parent / f"{tmp_path.name}_outside.yaml"
    outside.write_text("a: [\n")
    (tmp_path / "link.yaml").symlink_to(outside)
    assert check([tmp_path]) == []


def test_a_file_given_twice_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: [\n")
    assert len(check([path, path, tmp_path])) == 1


def test_scenarios_are_checked_by_what_is_registered(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(checking, "_scenario_checks", [])
    path = tmp_path / "x.yaml"
    path.write_text("game: clix\n")
    seen = []
    check_scenarios_with(lambda one: seen.append(one) or [])
    assert check([path]) == []
    assert seen == [path]


def test_the_command_prints_and_returns_its_status(tmp_path: Path, capsys) -> None:
    path = tmp_path / "teams.yaml"
    path.write_text(TEAMS)
    assert check_command([str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("6 problems in 1 file\n")
    assert 'teams.yaml:3:11: unknown_id units: there is no figure "one"' in out
    assert check_command([str(DATA / "clix" / "factions.yaml")]) == 0
    assert capsys.readouterr().out == "1 file checked, nothing wrong\n"


def test_the_command_prints_one_json_document(tmp_path: Path, capsys) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: 1\na: 2\n")
    assert check_command([str(path)], as_json=True) == 1
    facts = json.loads(capsys.readouterr().out)
    assert facts["ok"] is False
    assert facts["files"] == 1
    assert facts["problems"][0]["code"] == "duplicate_key"
    assert facts["problems"][0]["line"] == 2


def test_every_code_is_documented() -> None:
    text = (ROOT / "docs" / "problems.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([a-z_0-9]+)`", text, re.MULTILINE)) == codes_in_the_program()


def test_every_reserved_name_is_documented() -> None:
    text = (ROOT / "docs" / "problems.md").read_text(encoding="utf-8")
    listed = text.split("must not have these names", 1)[1].split("##", 1)[0]
    assert set(re.findall(r"`([a-z_]+)`", listed)) == RESERVED


PLACES_OF_CODES = {"tell": (1,), "problem": (1,), "Wrong": (1,), "_at": (1,), "_refuse": (1,), "_tell": (1, 3),
                   "Problem": (3,), "_Refused": (0,), "_of_form": ()}  # fmt: skip


def codes_in_the_program() -> set[str]:
    """Every word that stands in the sources where a problem's code does."""
    sources = [path for part in ("content", "tiled") for path in (ROOT / "game" / part).glob("*.py")]
    found = {"bad_value", "off_the_grid"}
    rules = (ROOT / "game" / "stargate" / "deck_rules.py").read_text(encoding="utf-8")
    found |= {f"deck_{code}" for code in re.findall(r'Fault\("(\w+)"', rules)}
    for path in [*sources, *(ROOT / "game" / "clix").glob("map*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                spots = [node.args[n] for n in PLACES_OF_CODES.get(name, ()) if n < len(node.args)]
            elif isinstance(node, ast.Tuple) and path.name == "yaml_words.py":
                spots = node.elts[:1]
            else:
                continue
            words = [one.value for one in spots if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            found |= {word for word in words if re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", word)}
    return found
