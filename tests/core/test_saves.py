"""Saves: a trip to a file and back, and every way a file can be wrong, told in words."""

import json
import os
import random
from pathlib import Path

import pytest

from game import load_game
from game.core import plain, saves
from game.core.game import SetupError
from game.core.save_file import MOST_BYTES, REPORT, SaveError, put, take
from tests.core.helpers import play, tolls
from tests.core.small_game import TOLLS

FORMAT_2 = Path(__file__).parents[1] / "fixtures" / "save_format_2.json"
FORMAT_1 = Path(__file__).parents[1] / "fixtures" / "save_format_1.json"


@pytest.fixture
def saved(tmp_path):
    """A save of a game in its middle, and the table."""
    table = tolls(3, 25, people={"p1": {"name": "Ana", "kind": "human"}})
    return saves.save(table, tmp_path / "game.json"), table


def edited(path: Path, **changes: object) -> Path:
    """The save with keys changed; None takes one out. The digest is made to fit again."""
    data = json.loads(path.read_text(encoding="utf-8"))
    for key, value in changes.items():
        data.pop(key) if value is None else data.update({key: value})
    if "digest" not in changes and isinstance(data.get("position"), dict):
        data["digest"] = plain.digest(data["position"])
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def position_of(path: Path, **changes: object) -> dict:
    return {**json.loads(path.read_text(encoding="utf-8"))["position"], **changes}


def test_a_loaded_game_is_the_saved_one_and_plays_on_alike(saved):
    path, table = saved
    again = load_game(path)
    assert again.digest() == table.digest()
    assert (again.record, again.dealt, again.id, again.people) == (table.record, table.dealt, table.id, table.people)
    assert [event.kind for event in again.log] == [event.kind for event in table.log]
    assert play(again, 30).digest() == play(table, 30).digest()


def test_undo_reaches_back_past_the_loading(saved):
    path, table = saved
    again = load_game(path)
    back = {"by": table.record[-1]["by"], "act": "take_back", "agreed": True, "one": True}
    again.do(back)
    table.do(back)
    assert again.digest() == table.digest()


def test_a_game_with_undo_and_redo_in_its_record_comes_back(tmp_path):
    table = tolls(4, 15)
    table.do({"by": "p1", "act": "take_back", "agreed": True})
    table.do({"act": "redo"})
    table.do({"by": "p2", "act": "take_back", "agreed": True})
    play(table, 8, seed=9)
    loaded = saves.load(saves.save(table, tmp_path / "a.json"))
    assert not loaded.warnings
    assert loaded.table.digest() == table.digest()


def test_what_was_sandbox_stays_marked(tmp_path):
    path = saves.save(tolls(1, 5, sandbox=True), tmp_path / "s.json")
    assert load_game(path).sandbox
    assert saves.list_saves(tmp_path)[0].sandbox


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("newer_format", {"format": 99}),
        ("unknown_format", {"format": 0}),
        ("not_a_save", {"format": None}),
        ("not_a_save", {"format": "two"}),
        ("unknown_game", {"game": "chess"}),
        ("digest_differs", {"digest": "0" * 32}),
        ("digest_differs", {"position": []}),
        ("damaged", {"record": None}),
        ("damaged", {"record": ["x"]}),
        ("damaged", {"seed": True}),
        ("damaged", {"seats": [1, 2]}),
        ("damaged", {"people": {"p1": "Ana"}}),
        ("damaged", {"title": {}}),
        ("damaged", {"sandbox": 0}),
        ("damaged", {"id": "../../elsewhere"}),
        ("damaged", {"id": ""}),
        ("damaged", {"under_way": 7}),
        ("damaged", {"under_way": {}}),
        ("damaged", {"under_way": {"act": {"by": "p1", "act": "fly"}, "answers": [], "surprised": True}}),
    ],
)
def test_a_wrong_key_is_refused_with_a_code_and_words(saved, code, changes):
    path, _table = saved
    with pytest.raises(SaveError) as error:
        saves.load(edited(path, **changes))
    assert error.value.code == code
    assert str(error.value).startswith("game.json: ")


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("damaged", {"turn": 7}),
        ("damaged", {"players": {}}),
        ("damaged", {"frames": []}),
        ("damaged", {"frames": [["nothing", "x", {}]]}),
        ("damaged", {"frames": [["game", "no such step", {}]]}),
        ("damaged", {"frames": [["game", "", []]]}),
        ("damaged", {"frames": [["game", ""]]}),
        ("damaged", {"surprise": 1}),
        ("damaged", {"ask": None}),
        ("damaged", {"deck": "n1"}),
        ("damaged", {"players": {"p1": {"hand": [], "won": []}}}),
        ("options_differ", {"turn": "p1", "players": {s: {"hand": ["n1"], "won": []} for s in ("p1", "p2")}}),
    ],
)
def test_a_position_that_cannot_be_is_refused(saved, code, changes):
    path, _table = saved
    with pytest.raises(SaveError) as error:
        saves.load(edited(path, position=position_of(path, **changes)))
    assert error.value.code == code


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"format": NaN}',
        b'{"format": 2, "format": 2}',
        b"[" * 100_000,
        b'{"format": 2, "game": "tolls"}',
        b'{"a":' * 200 + b"1" + b"}" * 200,
    ],
)
def test_what_is_no_save_is_refused_and_never_crashes(tmp_path, raw):
    path = tmp_path / "bad.json"
    path.write_bytes(raw)
    with pytest.raises(SaveError):
        saves.load(path)
    assert saves.list_saves(tmp_path)[0].reason.startswith("bad.json: ")


@pytest.mark.parametrize("cut", [0.1, 0.5, 0.9, 0.999])
def test_a_file_cut_short_is_refused(saved, cut):
    path, _table = saved
    raw = path.read_bytes()
    path.write_bytes(raw[: int(len(raw) * cut)])
    with pytest.raises(SaveError) as error:
        saves.load(path)
    assert error.value.code == "not_json"


def test_any_one_byte_changed_is_refused_or_harmless(saved):
    path, table = saved
    raw = path.read_bytes()
    for place in range(0, len(raw), 37):
        path.write_bytes(raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :])
        try:
            loaded = saves.load(path)
        except SaveError:
            continue
        assert loaded.table.digest() == table.digest()


def test_a_huge_file_is_not_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 2)
    with pytest.raises(SaveError) as error:
        take(path)
    assert error.value.code == "too_large"


@pytest.mark.parametrize(("name", "said"), [("none.json", "there is no such file"), (".", "is a folder")])
def test_no_file(tmp_path, name, said):
    with pytest.raises(SaveError) as error:
        saves.load(tmp_path / name)
    assert error.value.code == "no_such_file"
    assert said in str(error.value)


def test_missing_content_is_listed(saved):
    path, _table = saved

    def gone(position):
        raise SetupError("no such card: n3, n4")

    object.__setattr__(TOLLS, "world", gone)
    try:
        with pytest.raises(SaveError) as error:
            saves.load(path)
    finally:
        object.__setattr__(TOLLS, "world", lambda position: position.setup["cards"])
    assert error.value.code == "missing_content"
    assert "n3, n4" in str(error.value)


def test_changed_content_is_a_warning(tmp_path):
    object.__setattr__(TOLLS, "content", lambda position: {"n1": {"value": 1}, "n2": {"value": 2}})
    try:
        path = saves.save(tolls(2, 9), tmp_path / "a.json")
        object.__setattr__(TOLLS, "content", lambda position: {"n1": {"value": 1}, "n2": {"value": 3}})
        assert saves.load(path).warnings == ["changed since the game was saved: n2"]
    finally:
        object.__setattr__(TOLLS, "content", lambda position: {})


def test_a_record_that_leads_elsewhere_is_a_warning_and_the_position_counts(saved):
    path, table = saved
    data = json.loads(path.read_text(encoding="utf-8"))
    assert saves.load(path).with_history
    loaded = saves.load(edited(path, record=data["record"][:-1]))
    assert loaded.warnings == ["the moves so far cannot be played again: undo begins here"]
    assert not loaded.with_history
    assert loaded.table.digest() == table.digest()
    assert play(loaded.table, 5)


# -- writing ----------------------------------------------------------------------------------------------


def test_another_game_is_never_overwritten_unasked(saved):
    path, table = saved
    before = path.read_bytes()
    with pytest.raises(SaveError) as error:
        saves.save(tolls(8), path)
    assert error.value.code == "another_game"
    assert path.read_bytes() == before
    saves.save(play(table, 3), path)
    saves.save(tolls(8), path, replace=True)
    assert load_game(path).seed == 8


def test_a_file_that_is_no_save_is_not_overwritten_either(tmp_path):
    path = tmp_path / "notes.json"
    path.write_text("my notes", encoding="utf-8")
    with pytest.raises(SaveError):
        saves.save(tolls(), path)
    assert path.read_text(encoding="utf-8") == "my notes"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(saved, monkeypatch):
    path, table = saved
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as error:
        saves.save(play(table, 2), path)
    assert error.value.code == "unwritable"
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_put_makes_the_folder(tmp_path):
    put(tmp_path / "a" / "b.json", {"x": 1})
    assert take(tmp_path / "a" / "b.json") == {"x": 1}


def test_autosaves_rotate_and_never_touch_another_game(tmp_path):
    table, other = tolls(1), tolls(2)
    saves.autosave(other, tmp_path)
    digests = []
    for _turn in range(5):
        digests.append(play(table, 2).digest())
        saves.autosave(table, tmp_path)
    kept = [tmp_path / f"auto-{table.id}-{number}.json" for number in (1, 2, 3)]
    assert [take(path)["digest"] for path in kept] == digests[:1:-1]
    assert len(list(tmp_path.iterdir())) == 4


def test_autosaves_are_bounded(tmp_path):
    for seed in range(saves.AUTOSAVES + 4):
        path = saves.autosave(tolls(seed), tmp_path)
        os.utime(path, (seed, seed))
    assert len(list(tmp_path.iterdir())) <= saves.AUTOSAVES


def test_the_list_shows_good_and_bad_newest_first(tmp_path):
    for number in range(3):
        path = saves.save(tolls(number, 4), tmp_path / f"{number}.json")
        os.utime(path, (number, number))
    bad = tmp_path / "9.json"
    bad.write_text("{", encoding="utf-8")
    rows = saves.list_saves(tmp_path)
    assert [row.path.stem for row in rows] == ["9", "2", "1", "0"]
    assert rows[0].reason
    assert not rows[0].game
    assert rows[1].title["round"] >= 1
    assert rows[1].title["saved"].endswith("+00:00")
    assert saves.newest(tmp_path) == tmp_path / "2.json"


def test_no_saves(tmp_path):
    assert saves.list_saves(tmp_path / "none") == []
    assert saves.newest(tmp_path) is None


def test_a_report_of_a_fault_loads_as_the_game_in_it(tmp_path):
    table = tolls(6, 12)
    path = tmp_path / "report.json"
    put(path, {"format": REPORT, "error": "ValueError: a trouble", "game": [{}, saves.as_data(table)]})
    assert load_game(path).digest() == table.digest()


@pytest.mark.parametrize("games", [[{}], "nothing", None])
def test_a_report_without_a_game_is_refused_in_words(tmp_path, games):
    path = tmp_path / "report.json"
    put(path, {"format": REPORT, "game": games})
    with pytest.raises(SaveError, match="report") as refused:
        load_game(path)
    assert refused.value.code == "no_game"


@pytest.mark.parametrize("rounds", [60, pytest.param(3000, marks=pytest.mark.long)])
def test_a_save_with_anything_in_it_is_refused_in_words_or_plays_on(saved, rounds):
    path, _table = saved
    whole, rng = path.read_text(encoding="utf-8"), random.Random(rounds)
    for _round in range(rounds):
        data = json.loads(whole)
        spots = list(spots_of(data))
        box, key = rng.choice([spot for spot in spots if len(spots) < 40 or rng.random() < 0.5])
        box[key] = rng.choice([None, True, -1, 1.5, 10**20, "", "x", [], {}, [1], {"a": 1}, "p3"])
        if isinstance(data["position"], dict):
            data["digest"] = plain.digest(data["position"])
        path.write_text(json.dumps(data), encoding="utf-8")
        try:
            table = saves.load(path).table
        except SaveError:
            continue
        saves.save(table, path, replace=True)
        assert saves.load(path).table.digest() == table.digest()


def spots_of(data):
    """Every place of a value in JSON data: what holds it, and its key there."""
    for key in data if isinstance(data, dict) else range(min(len(data), 6)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from spots_of(data[key])


def test_a_file_that_may_not_be_read(saved, monkeypatch):
    path, _table = saved

    def refuse(*_args, **_kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(SaveError) as error:
        take(path)
    assert (error.value.code, str(error.value)) == ("unreadable", "game.json: cannot be read: Permission denied")


# -- formats ----------------------------------------------------------------------------------------------


def test_format_1_is_brought_up_to_date_and_plays_on():
    loaded = saves.load(FORMAT_1)
    assert not loaded.warnings
    table = loaded.table
    assert table.digest() == json.loads(FORMAT_1.read_text(encoding="utf-8"))["digest"]
    assert sum("rolls" in entry for entry in table.record) >= 3
    assert len(table.dealt[0]) == 20
    assert table.moments
    play(table, 500)
    assert table.over


def test_format_1_whose_moves_no_longer_work_still_resumes(tmp_path):
    path = tmp_path / "old.json"
    data = json.loads(FORMAT_1.read_text(encoding="utf-8"))
    data["choices"][0] = {"by": "p2", "answer": ["pass"]}
    path.write_text(json.dumps(data), encoding="utf-8")
    loaded = saves.load(path)
    assert loaded.warnings
    assert loaded.table.digest() == data["digest"]


def test_format_2_is_brought_up_to_date_with_its_log_and_undo():
    loaded = saves.load(FORMAT_2)
    assert not loaded.warnings
    table = loaded.table
    assert table.digest() == json.loads(FORMAT_2.read_text(encoding="utf-8"))["digest"]
    assert (len(table.record), table.under_way) == (22, None)
    table.do({"by": table.record[-1]["by"], "act": "take_back", "agreed": True, "one": True})
    play(table, 500)
    assert table.over


def test_a_broken_format_1_is_refused(tmp_path):
    path = tmp_path / "old.json"
    data = json.loads(FORMAT_1.read_text(encoding="utf-8"))
    del data["choices"]
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as error:
        saves.load(path)
    assert error.value.code == "damaged"
