"""When something breaks: a report file, and a page that says so in words while the window lives on."""

import json
import time
import traceback
from pathlib import Path
from typing import Any

import pygame

from game.core.save_file import REPORT
from game.core.words import _, language
from scenes import platform
from scenes.ui import Answer, Dialog, Stage


def facts(stage: Stage, error: BaseException | None) -> dict[str, Any]:
    """What a report holds: versions, the error, the screen, and what the scene adds."""
    out: dict[str, Any] = {
        "format": REPORT,
        "system": platform.system_words(),
        "pygame": pygame.version.ver,
        "language": language(),
        "size": list(stage.size),
        "scale": stage.scale,
    }
    if error is not None:
        out["error"] = f"{type(error).__name__}: {error}"
        out["trace"] = traceback.format_exception(error)
    out["scenes"] = [type(scene).__name__ for scene in stage.scenes]
    for key, make in (("tree", stage.tree), ("game", lambda: [s.report() for s in stage.scenes])):
        try:
            out[key] = make()
        except Exception as second:  # a report must be written even if the scene is what broke
            out[key] = f"{type(second).__name__}: {second}"
    return out


def write_report(stage: Stage, error: BaseException | None = None) -> Path:
    """Write a report file and give its path. Raises OSError if it cannot be written."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder = platform.reports_folder()
    path = folder / f"report-{stamp}.json"
    number = 2
    while path.exists():
        path, number = folder / f"report-{stamp}-{number}.json", number + 1
    text = json.dumps(facts(stage, error), ensure_ascii=False, indent=1, default=str)
    platform.write_whole(path, text)
    return path


def rescue(stage: Stage) -> list[Path]:
    """Let every scene save what it can."""
    saved = []
    for scene in stage.scenes:
        try:
            path = scene.rescue()
        except Exception:
            continue
        if path is not None:
            saved.append(path)
    return saved


class Broken(Dialog):
    """Says what happened, what was saved and where the report lies. `home` goes to the title."""

    def __init__(self, error: BaseException, saved: list[Path], report: Path | None, home: Answer) -> None:
        words = [_("Something in the program broke: **{error}**").format(error=_plain(error))]
        if saved:
            names = ", ".join(path.name for path in saved)
            words.append(_("The game is saved as **{name}**.").format(name=names))
        if report is not None:
            words.append(_("A report was written to {path}. It holds the position and the log.").format(path=report))
        answers = [
            Answer(_("Go on from here"), None, _("as if nothing had happened"), "call", "play"),
            home,
        ]
        super().__init__(_("That should not have happened"), "\n".join(words), answers, icon="warning")
        self.error = error


def _plain(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".replace("**", "").replace("{", "(").replace("}", ")")[:300]
