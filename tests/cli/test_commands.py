"""The commands scenario, sim and replay: what they print, as text and as JSON, and how they end."""

import json
from textwrap import dedent

import pytest
import yaml

from game.cli.main import main
from game.core import saves
from tests.core.helpers import play, tolls

GOOD = """\
    game: tolls
    title: A pass
    position: {players: {p1: {hand: [n1]}}, deck: [n2, n3]}
    do: [{by: p1, act: pass}]
    expect: {turn: p2, players.p1.hand: [n1, n2]}
    """
BAD = GOOD.replace("turn: p2", "turn: p1")


@pytest.fixture
def files(tmp_path):
    """A folder with a good, a bad and a malformed scenario, the last in a folder inside."""
    (tmp_path / "a_good.yaml").write_text(dedent(GOOD), encoding="utf-8")
    (tmp_path / "b_bad.yml").write_text(dedent(BAD), encoding="utf-8")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "c_malformed.yaml").write_text("game: tolls\ntitel: x\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not one", encoding="utf-8")
    return tmp_path


def lines(capsys) -> list[str]:
    return capsys.readouterr().out.splitlines()


# -- scenario ---------------------------------------------------------------------------------------------


def test_one_line_a_file_and_a_closing_line(files, capsys):
    assert main(["scenario", str(files)]) == 1
    told = lines(capsys)
    assert [line.split()[0] for line in told] == ["ok", "FAIL", "FAIL", "1"]
    assert told[0].endswith("a_good.yaml")
    assert told[1].endswith("b_bad.yml:5:16: turn: expected p1, got p2")
    assert 'c_malformed.yaml:2:1: unknown key "titel"' in told[2]
    assert told[3] == "1 passed, 2 failed"


def test_all_good_ends_with_0_and_no_file_is_run_twice(files, capsys):
    good = str(files / "a_good.yaml")
    assert main(["scenario", good, good]) == 0
    assert lines(capsys)[-1] == "1 passed, 0 failed"


def test_an_empty_folder_is_a_wrong_command_line(tmp_path, capsys):
    assert main(["scenario", str(tmp_path)]) == 2
    assert "there is no scenario file" in capsys.readouterr().err


def test_dump_prints_the_position_as_yaml_that_runs_again(files, capsys):
    assert main(["scenario", str(files / "a_good.yaml"), "--dump"]) == 0
    told = lines(capsys)
    words = yaml.safe_load("\n".join(told[1:-1]))
    assert words["players"]["p1"]["hand"] == ["n1", "n2"]
    assert words["pending"] is None
    assert (words["over"], words["winner"], words["active"]) == (False, None, "p2")


def test_json_of_scenarios(files, capsys):
    assert main(["scenario", str(files), "--json", "--dump"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"]) == (1, 2)
    assert [one["ok"] for one in data["files"]] == [True, False, False]
    assert data["files"][1]["problems"][0]["line"] == 5
    assert data["files"][0]["position"]["turn"] == "p2"


def test_a_fault_of_the_program_prints_where(files, capsys, monkeypatch):
    from tests.core.small_game import TOLLS

    monkeypatch.setitem(TOLLS.acts, "pass", None)
    assert main(["scenario", str(files / "a_good.yaml")]) == 1
    told = capsys.readouterr()
    assert "the program failed" in told.out
    assert "Traceback" in told.err


# -- sim --------------------------------------------------------------------------------------------------


def test_sim_in_words(capsys):
    assert main(["sim", "tolls", "--games", "5", "--bots", "greedy,random"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("tolls: 5 games, ")
    assert "bot greedy" in told.out
    assert "seat p2" in told.out
    assert "crashes: 0" in told.out
    assert told.err == ""


def test_sim_as_json(tmp_path, capsys):
    argv = ["sim", "tolls", "--games", "4", "--seed", "9", "--json", "--save", str(tmp_path), "--option", "copies=3"]
    assert main(argv) == 0
    data = json.loads(capsys.readouterr().out)
    wanted = "game games moves moves_per_second mean_moves wins wins_by_bot draws crashes seed bots"
    assert set(wanted.split()) <= set(data)
    assert (data["game"], data["games"], data["seed"], data["bots"]) == ("tolls", 4, 9, ["random", "random"])
    assert set(data["wins"]) == {"p1", "p2"}
    assert len(saves.list_saves(tmp_path)) == 4
    assert saves.read(tmp_path / "tolls-game-9.json")["options"]["copies"] == 3


def test_a_crash_ends_with_1(tmp_path, capsys, monkeypatch):
    from tests.core.small_game import TOLLS

    def broken(position, values):
        raise ValueError("a mistake in the rules")

    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    monkeypatch.setitem(TOLLS.steps["game"], "refill", (broken, ""))
    assert main(["sim", "tolls", "--games", "1"]) == 1
    told = capsys.readouterr()
    assert "crashes: 1" in told.out
    assert "a mistake in the rules" in told.err
    assert len(list((tmp_path / "reports").iterdir())) == 1


# -- replay -----------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path):
    return str(saves.save(tolls(3, 20), tmp_path / "game.json"))


def test_replay_verifies(saved, capsys):
    assert main(["replay", saved]) == 0
    assert lines(capsys) == ["20 moves played, and the game stands as it was saved"]


def test_replay_until_with_a_dump(saved, capsys):
    assert main(["replay", saved, "--until", "4", "--dump"]) == 0
    told = lines(capsys)
    assert told[0] == "4 moves played"
    assert yaml.safe_load("\n".join(told[1:]))["deck"] == tolls(3, 4).position.deck


def test_replay_of_a_record_that_leads_elsewhere(saved, capsys):
    data = saves.take(saves.Path(saved))
    data["record"].pop()
    saves.put(saves.Path(saved), data)
    assert main(["replay", saved]) == 1
    assert "another position" in capsys.readouterr().out


def test_replay_as_json(saved, capsys):
    assert main(["replay", saved, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["agrees"], data["moves"], data["problem"]) == (True, 20, "")


# -- doors to the window ----------------------------------------------------------------------------------


@pytest.fixture
def doors(monkeypatch, tmp_path):
    """What the window was opened with, in place of a window."""
    opened = []
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    monkeypatch.setattr("scenes.start.window", lambda *args: opened.append(args) or 0)
    return opened


def test_nothing_opens_the_menu(doors):
    assert main(["--size", "1280x720", "--scale", "1.5", "--lang", "en"]) == 0
    assert doors == [(None, (1280, 720), 1.5, "en")]


def test_play_saves_the_new_game_and_opens_it(doors, tmp_path):
    assert main(["play", "tolls", "--seats", "human,greedy,random", "--seed", "4", "--option", "copies=3"]) == 0
    assert len(doors) == 1
    row = saves.list_saves(tmp_path / "saves")[0]
    data = saves.read(row.path)
    assert (data["seed"], data["options"]["copies"], data["seats"]) == (4, 3, ["p1", "p2", "p3"])
    assert [person["kind"] for person in data["people"].values()] == ["human", "greedy", "random"]


def test_play_without_a_seed_is_another_game_each_time(doors, tmp_path):
    for _time in range(2):
        main(["play", "tolls"])
    assert len({saves.read(row.path)["seed"] for row in saves.list_saves(tmp_path / "saves")}) == 2


def test_show_opens_where_a_scenario_or_a_replay_ended(doors, files, saved, tmp_path):
    assert main(["scenario", str(files / "a_good.yaml"), "--show"]) == 0
    assert main(["replay", saved, "--show"]) == 0
    assert main(["replay", saved, "--until", "5", "--show"]) == 0
    assert len(doors) == 3
    digests = {saves.read(row.path)["digest"] for row in saves.list_saves(tmp_path / "saves")}
    assert tolls(3, 5).digest() in digests


def test_a_game_without_a_window_says_so(doors, saved):
    from game.cli.parser import Misuse

    main(["play", "--load", saved])
    with pytest.raises(Misuse, match="cannot be opened in the window"):
        doors[0][0]()


def test_a_saved_game_goes_on_after_the_trip(saved):
    assert play(saves.load(saved).table, 5)
