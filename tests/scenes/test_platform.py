"""Folders, the check of the library under the window, whole files."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from scenes import platform

ROOT = Path(__file__).resolve().parents[2]


def fake(monkeypatch: pytest.MonkeyPatch, **facts: object) -> None:
    module = ModuleType("pygame")
    for name, value in facts.items():
        setattr(module, name, value)
    monkeypatch.setitem(sys.modules, "pygame", module)


def version(*numbers: int) -> SimpleNamespace:
    return SimpleNamespace(vernum=numbers)


def test_the_installed_library_is_right() -> None:
    assert platform.pygame_trouble() == ""
    platform.check_pygame()


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({}, "not pygame-ce"),
        ({"IS_CE": None, "version": version(2, 6, 1)}, "not pygame-ce"),
        ({"IS_CE": 1, "version": version(2, 5, 7)}, "2.5.7"),
        ({"IS_CE": 1, "version": version(3, 0, 0)}, "3.0.0"),
        ({"IS_CE": 1}, "not a version"),
    ],
)
def test_a_wrong_library_is_told_with_the_remedy(
    facts: dict[str, object], word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake(monkeypatch, **facts)
    with pytest.raises(SystemExit) as left:
        platform.check_pygame()
    assert left.value.code == 1
    said = capsys.readouterr().err
    assert word in said
    assert "pip install --force-reinstall --no-deps pygame-ce" in said


@pytest.mark.parametrize("numbers", [(2, 5, 8), (2, 6, 0), (2, 99, 1)])
def test_right_versions(numbers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, IS_CE=1, version=version(*numbers))
    assert platform.pygame_trouble() == ""


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame", None)
    assert "cannot be loaded" in platform.pygame_trouble()


def test_the_window_refuses_a_wrong_library_before_it_imports_anything(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("IS_CE = 0\n", encoding="utf-8")
    code = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]\nfrom scenes.start import window\nwindow()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 1
    assert "--force-reinstall" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("kind", ["settings", "saves", "reports", "cache"])
def test_folders_are_made_in_the_home_of_tests(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path / "x"))
    folder = getattr(platform, f"{kind}_folder")()
    assert folder == tmp_path / "x" / kind
    assert folder.is_dir()


def test_folders_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOBREMESA_HOME")
    for name in (
        "HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_CACHE_HOME",
        "XDG_STATE_HOME",
        "APPDATA",
        "LOCALAPPDATA",
    ):
        monkeypatch.setenv(name, str(tmp_path))
    folders = {platform.settings_folder(), platform.saves_folder(), platform.reports_folder(), platform.cache_folder()}
    assert len(folders) >= 2
    assert all(folder.is_dir() for folder in folders)
    assert platform.saves_folder().name == "saves"


@pytest.mark.parametrize(("value", "language"), [("es_ES.UTF-8", "es"), ("en_GB", "en"), ("C", "en")])
def test_language_of_the_system(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert platform.system_language(("es", "en"), "en") == language


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.txt"
    platform.write_whole(path, "ñ\n")
    assert path.read_bytes() == "ñ\n".encode()
    assert [p.name for p in path.parent.iterdir()] == ["a.txt"]


def test_opening_a_folder_without_a_file_manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: object, **_more: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "Popen", none)
    assert platform.open_folder(tmp_path) is False
    assert platform.start_module("scenes.art.still_life") is None
