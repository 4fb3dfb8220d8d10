"""Settings: whole files, damaged files, keys of another version."""

import json
import os
from pathlib import Path

import pytest

from scenes import platform
from scenes.settings import Settings, load, save, settings_file


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_without_a_file_all_is_usual(path: Path) -> None:
    assert load(path) == (Settings(), [])


def test_what_is_saved_is_loaded(path: Path) -> None:
    mine = Settings(language="es", scale=150, motion=False, speed="fast", full_screen=True, contrast=True)
    mine.keys = {"undo": "q"}
    mine.last_setup = {"game": "clix", "seats": ["human", "greedy"]}
    save(mine, path)
    assert load(path) == (mine, [])


def test_the_file_lies_in_the_persons_folder() -> None:
    save(Settings(scale=125))
    assert settings_file().parent == platform.settings_folder()
    assert load()[0].scale == 125


def test_keys_of_another_version_are_kept(path: Path) -> None:
    path.write_text('{"scale": 110, "weather": ["rain"], "key.fly": "f"}', encoding="utf-8")
    settings, lost = load(path)
    assert (settings.scale, lost) == (110, [])
    save(settings, path)
    assert json.loads(text_of(path))["weather"] == ["rain"]
    assert json.loads(text_of(path))["key.fly"] == "f"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("scale", "huge"), ("scale", 1000), ("scale", True), ("language", "fr"), ("motion", "yes"), ("speed", "warp"),
        ("speed", []), ("hover_ms", -1), ("guard_ms", 5000), ("press_gap_ms", 1.5), ("key.undo", 7), ("last_setup", 3),
    ],
)  # fmt: skip
def test_a_wrong_value_loses_its_key_alone(path: Path, name: str, value: object) -> None:
    good = {"scale": 150, "language": "es", "motion": False, "key.redo": "x"}
    path.write_text(json.dumps({**good, name: value}), encoding="utf-8")
    settings, lost = load(path)
    assert lost == [name]
    if name != "scale":
        assert settings.scale == 150
    if name != "language":
        assert settings.language == "es"
    assert settings.keys == {"redo": "x"}
    assert json.loads(text_of(path.with_suffix(".damaged.json")))[name] == value


DAMAGES = ["spe\x00ed", '"speed": "fa', "}}}", "", '"speed": "fast" "x"', '"sp\x00eed": 1', "\x01: 2"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_loses_its_key_alone(path: Path, damage: str) -> None:
    save(Settings(language="es", scale=150, speed="fast", contrast=True), path)
    lines = text_of(path).splitlines()
    lines[next(i for i, line in enumerate(lines) if "speed" in line)] = damage
    path.write_text("\n".join(lines), encoding="utf-8")
    settings, _lost = load(path)
    assert (settings.language, settings.scale, settings.contrast) == ("es", 150, True)
    assert settings.speed == "normal"


def test_half_a_file_keeps_its_half(path: Path) -> None:
    save(Settings(language="es", scale=150, contrast=True), path)
    path.write_text(text_of(path)[:50], encoding="utf-8")
    settings, lost = load(path)
    assert (settings.language, settings.scale) == ("es", 150)
    assert lost
    assert path.with_suffix(".damaged.json").exists()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[1, 2]", b"null", b"{", b"[" * 100_000, b"9" * 9000])
def test_a_file_that_is_none_gives_usual_settings(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings, lost = load(path)
    assert settings == Settings()
    assert lost


def test_a_mark_at_the_start_of_the_file_is_of_no_harm(path: Path) -> None:
    save(Settings(language="es", scale=150), path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    settings, lost = load(path)
    assert (settings.language, settings.scale, lost) == ("es", 150, [])


def test_a_folder_in_place_of_the_file_gives_usual_settings(path: Path) -> None:
    path.mkdir(parents=True)
    assert load(path) == (Settings(), [])


def test_a_damaged_file_beside_which_nothing_can_be_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(Settings(), path)
    path.write_text("}}}", encoding="utf-8")

    def refuse(*_paths: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("scenes.settings.shutil.copyfile", refuse)
    assert load(path)[1]


def test_saving_is_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(Settings(scale=150), path)

    def fail(*_args: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        save(Settings(scale=75), path)
    assert load(path)[0].scale == 150
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("motion", "speed", "pace"), [(True, "normal", 1), (True, "instant", 0), (False, "slow", 0), (True, "fast", 0.5)]
)
def test_pace(motion: bool, speed: str, pace: float) -> None:
    assert Settings(motion=motion, speed=speed).pace == pace
