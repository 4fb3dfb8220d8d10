"""The command line as a whole: wrong words, help, exit status, and no screen where none is needed."""

import argparse
import gettext
import inspect
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.argparse_words import SAID
from game.cli.main import main, size
from game.core import words

ROOT = Path(__file__).parents[2]
COMMANDS = ("play", "scenario", "sim", "replay", "check", "sight", "shot", "bench")


@pytest.fixture(autouse=True)
def english():
    """Every test begins and ends in English."""
    words.set_language("en")
    yield
    words.set_language("en")


def wrong(*argv: str) -> int:
    """The exit status of a line that the parser refuses."""
    with pytest.raises(SystemExit) as end:
        main(list(argv))
    return int(end.value.code or 0)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["scenrio"], 'no "scenrio"; did you mean "scenario"?'),
        (["sim", "clx"], 'no "clx"; did you mean "clix"?'),
        (["sim", "clix", "--gmes", "3"], '"--gmes" is not understood; did you mean "--games"?'),
        (["sim", "clix", "--games", "none"], "a whole number from 1 up"),
        (["sim", "clix", "--games", "0"], "a whole number from 1 up"),
        (["sim"], "GAME"),
        (["scenario"], "PATH"),
        (["replay"], "FILE"),
        (["sight"], "BOARD"),
        (["shot"], "required: SCENE\n"),
        (["--size", "12"], "a size is written WIDTHxHEIGHT"),
        (["--lang", "fr"], 'no "fr"; Allowed: en, es'),
        (["replay", "a", "b"], '"b" is not understood'),
        (["--dmp"], '"--dmp" is not understood'),
    ],
)
def test_a_wrong_line_says_what_is_possible(argv, said, capsys):
    assert wrong(*argv) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert "-h tells how it is used" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["scenario", "nowhere"], "there is no file or folder nowhere"),
        (["sim", "clix", "--bots", "gredy,random"], 'there is no bot "gredy"; did you mean "greedy"?'),
        (["sim", "clix", "--bots", "greedy"], "at least two"),
        (["sim", "clix", "--option", "kills=3"], 'there is no option "kills"'),
        (["sim", "clix", "--option", "corners"], "is not written NAME=VALUE"),
        (["sim", "clix", "--option", "corners=round"], "corners"),
        (["play"], "say which game"),
        (["play", "clix", "--seats", "human,gredy"], 'nobody is called "gredy"; did you mean "greedy"?'),
        (["play", "clix", "--decks", "one"], "--decks takes one a seat: 2 here"),
        (["play", "clix", "--decks", "one,two"], 'there is no team "one"'),
        (["play", "clix", "--map", "none.tmx"], "there is no file none.tmx"),
        (["bench", "speed"], 'there is no figure "speed"'),
        (["shot", "menu"], "-o FILE.png"),
        (["sight", "none.tmx", "--from", "1,1"], "there is no such file"),
        (["sight", "maps", "--from", "1,1"], "is a folder"),
        (["check", "nowhere"], "there is no such file or folder"),
        (["check", "maps/nowhere.tmx", "data/clix/factions.yaml"], "there is no such file or folder"),
        (["replay", "nowhere.json"], "there is no such file"),
        (["play", "--load", "nowhere.json"], "there is no such file"),
        (["shot", "table", "--load", "nowhere.json", "--tree"], "there is no such file"),
    ],
)
def test_a_line_that_cannot_be_followed_ends_with_2(argv, said, capsys):
    """A file that is named and not there is a wrong line too, whatever the command."""
    assert main(argv) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("argv", [[], *([command] for command in COMMANDS)])
def test_help_everywhere(argv, capsys):
    assert wrong(*argv, "-h") == 0
    assert "usage: main.py" in capsys.readouterr().out


def test_help_is_in_the_language_asked_for(capsys):
    wrong("-h", "--lang", "es")
    assert words.language() == "es"


@pytest.mark.parametrize("argv", [["-h"], ["sight", "-h"], ["sight"], ["sim", "clix", "--games"]])
def test_the_words_of_argparse_come_from_the_catalogs(argv, capsys, monkeypatch):
    """Every word of the library itself is looked up: none is left in English in another language."""
    shouted = gettext.NullTranslations()
    monkeypatch.setattr(shouted, "gettext", lambda text: f"<{text}>" if text in SAID else text)
    monkeypatch.setattr(words, "_catalog", shouted)
    wrong(*argv)
    told = "".join(capsys.readouterr())
    for text in ("usage: ", "show this help", "options", "the following arguments", "expected one"):
        assert told.count(text) == told.count(f"<{text}")
    assert "<" in told


def test_what_argparse_says_is_what_it_looks_up():
    """A word it no longer has would be translated in vain."""
    source = inspect.getsource(argparse)
    assert [text for text in SAID if f"_({text!r})" not in source] == []


def test_a_file_that_is_no_save_ends_with_1(tmp_path, capsys):
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    assert main(["replay", str(tmp_path / "a.json")]) == 1
    told = capsys.readouterr().err
    assert "a.json: is no whole JSON file: cut off or damaged at line 1, column 2" in told
    assert main(["play", "--load", str(tmp_path / "a.json")]) == 1


@pytest.mark.parametrize("number", ["0.1", "9", "big", "nan", "-1", "inf"])
def test_a_scale_is_from_three_quarters_to_two(number, capsys):
    with pytest.raises(SystemExit) as caught:
        main(["shot", "menu", "--scale", number, "--tree"])
    assert caught.value.code == 2
    assert "a number from 0.75 to 2" in capsys.readouterr().err


def test_size():
    assert size("1920x1080") == (1920, 1080)


def test_nothing_but_the_window_needs_pygame(tmp_path):
    """Every module of the rules and of the command line is imported, and commands run, with pygame blocked."""
    scenario = tmp_path / "s.yaml"
    scenario.write_text(
        "game: clix\nposition: {grid: {width: 3, height: 3, walls: []}}\nexpect: {turn: p1}\n", encoding="utf-8"
    )
    code = f"""
import pkgutil, importlib, sys
sys.modules["pygame"] = None
import game
for found in pkgutil.walk_packages(game.__path__, "game."):
    importlib.import_module(found.name)
from game.cli.main import main
assert main(["scenario", {str(scenario)!r}]) == 0
assert main(["sim", "clix", "--games", "1", "--option", "kills_to_win=1", "--json"]) == 0
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 1


def test_main_runs_as_a_program(tmp_path):
    done = subprocess.run([sys.executable, "main.py", "sim", "clicks"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert 'did you mean "clix"' in done.stderr
