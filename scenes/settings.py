"""What a person has chosen: language, scale, motion, keys. Kept in one small file, applied at once.

The file is JSON with one key a line, so that a damaged line loses that key alone: the rest is read, the
damaged file is kept beside it. Keys of a later version are kept as they are.
"""

import contextlib
import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game.core.words import LANGUAGES
from scenes import platform
from scenes.keymap import USUAL

FILE = "settings.json"
SPEEDS = {"instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
SCALES = (75, 85, 100, 110, 125, 150, 175, 200)


@dataclass
class Settings:
    """Every choice, with the value it has before anyone chooses."""

    language: str = ""  # "" until chosen: the system's
    scale: int = 100  # percent of what fits the window, 75 to 200
    motion: bool = True
    speed: str = "normal"
    full_screen: bool = False
    contrast: bool = False
    hover_ms: int = 350  # how long until a tip shows
    guard_ms: int = 300  # a new question leaves a key already being typed alone for so long
    press_gap_ms: int = 0  # a second press within this is taken for a trembling hand
    narrate: bool = False  # every focus and event as a line on standard output
    last_setup: dict[str, Any] = field(default_factory=dict)  # how the last game was set up
    keys: dict[str, str] = field(default_factory=dict)  # action: key, where not the usual one
    unknown: dict[str, Any] = field(default_factory=dict)  # of a later version, kept as it is

    @property
    def pace(self) -> float:
        """How long movements last: 0 not at all, 1 as usual."""
        return SPEEDS[self.speed] if self.motion else 0.0


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "language": lambda v: v == "" or v in LANGUAGES,
    "scale": lambda v: type(v) is int and 75 <= v <= 200,
    "motion": lambda v: type(v) is bool,
    "speed": lambda v: isinstance(v, str) and v in SPEEDS,
    "full_screen": lambda v: type(v) is bool,
    "contrast": lambda v: type(v) is bool,
    "hover_ms": lambda v: type(v) is int and 0 <= v <= 2000,
    "guard_ms": lambda v: type(v) is int and 0 <= v <= 1000,
    "press_gap_ms": lambda v: type(v) is int and 0 <= v <= 500,
    "narrate": lambda v: type(v) is bool,
    "last_setup": lambda v: isinstance(v, dict),
}
_LINE = re.compile(r'^\s*("(?:[^"\\]|\\.)+")\s*:\s*(.+?)\s*,?\s*$')


def settings_file() -> Path:
    """The file the settings lie in."""
    return platform.settings_folder() / FILE


def load(path: Path | None = None) -> tuple[Settings, list[str]]:
    """The settings in the file, and the keys that could not be read (they have their usual value)."""
    path = path or settings_file()
    try:
        text = path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return Settings(), []
    found, lost = _read(text)
    settings, refused = _apply(found)
    lost += refused
    if lost:
        with contextlib.suppress(OSError):
            shutil.copyfile(path, path.with_suffix(".damaged.json"))
    return settings, lost


def _read(text: str) -> tuple[dict[str, Any], list[str]]:
    """The keys of the file: all of them, or those whose line can be read; and names of what was lost."""
    try:
        found = _parsed(text)
        if isinstance(found, dict):
            return found, []
    except ValueError:
        pass
    kept: dict[str, Any] = {}
    lost: list[str] = []
    for line in text.splitlines():
        if line.strip() not in ("", "{", "}"):
            pair = _LINE.match(line)
            try:
                assert pair is not None
                kept[_parsed(pair[1])] = _parsed(pair[2])
            except (AssertionError, ValueError):
                lost.append(pair[1].strip('"') if pair else line.strip()[:40])
    return kept, lost or ["}"]


def _parsed(text: str) -> Any:
    """What a text of JSON says. Raises ValueError, also for one nested too deeply."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _apply(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    settings, refused = Settings(), []
    for name, value in found.items():
        if name.startswith("key."):
            action = name[4:]
            if action in USUAL and isinstance(value, str):
                settings.keys[action] = value
            elif action in USUAL:
                refused.append(name)
            else:
                settings.unknown[name] = value
        elif name not in _CHECKS:
            settings.unknown[name] = value
        elif _CHECKS[name](value):
            setattr(settings, name, value)
        else:
            refused.append(name)
    return settings, refused


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, whole or not at all, one key a line."""
    facts: dict[str, Any] = {
        f.name: getattr(settings, f.name) for f in fields(settings) if f.name not in ("keys", "unknown")
    }
    facts |= {f"key.{action}": key for action, key in sorted(settings.keys.items())}
    facts |= settings.unknown
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in facts.items()]
    platform.write_whole(path or settings_file(), "{\n" + ",\n".join(lines) + "\n}\n")
