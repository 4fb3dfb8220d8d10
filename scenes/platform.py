"""The one module that knows on which system the program runs: folders, the library under the window,
opening folders.

Everything else asks here. Imports nothing of the program, and pygame only when asked to check it.
"""

import importlib
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

APP = "sobremesa"
HOME = "SOBREMESA_HOME"  # a folder that takes the place of all the system's own: for tests and portable use
LOWEST, PAST = (2, 5, 8), (3,)
MEND = "pip install --force-reinstall --no-deps pygame-ce"


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME)
    if home:
        path = Path(home) / kind
    else:
        import platformdirs

        find: dict[str, Callable[..., Path]] = {
            "settings": platformdirs.user_config_path,
            "saves": platformdirs.user_data_path,
            "reports": platformdirs.user_log_path,
            "cache": platformdirs.user_cache_path,
            "maps": platformdirs.user_data_path,
            "teams": platformdirs.user_data_path,
            "decks": platformdirs.user_data_path,
        }
        path = find[kind](APP, appauthor=False)
        if kind in ("saves", "maps", "teams", "decks"):
            path = path / kind
    path.mkdir(parents=True, exist_ok=True)
    return path


def settings_folder() -> Path:
    """Where the settings file lies; made if it is not there."""
    return _folder("settings")


def saves_folder() -> Path:
    """Where saved games lie."""
    return _folder("saves")


def maps_folder() -> Path:
    """Where a person's own maps lie."""
    return _folder("maps")


def teams_folder() -> Path:
    """Where a person's own teams lie."""
    return _folder("teams")


def decks_folder() -> Path:
    """Where a person's own decks lie."""
    return _folder("decks")


def reports_folder() -> Path:
    """Where report files are written."""
    return _folder("reports")


def cache_folder() -> Path:
    """Where pictures made once are kept; may be emptied at any time."""
    return _folder("cache")


def pygame_trouble() -> str:
    """What is wrong with the installed pygame and how to mend it, in one sentence; "" if all is well."""
    try:
        pygame = importlib.import_module("pygame")
    except ImportError as error:
        return f"pygame-ce cannot be loaded ({error}). To mend it: {MEND}"
    if not getattr(pygame, "IS_CE", 0):
        return f"The installed pygame is not pygame-ce: another package has overwritten it. To mend it: {MEND}"
    version = tuple(getattr(getattr(pygame, "version", None), "vernum", ()) or (0,))[:3]
    if not LOWEST <= version < PAST:
        found = ".".join(map(str, version))
        return f"pygame-ce {found} is not a version this program knows (2.5.8 up to 3). To mend it: {MEND}"
    return ""


def check_pygame() -> None:
    """End the program with status 1 and a sentence on standard error if pygame-ce is not right."""
    trouble = pygame_trouble()
    if trouble:
        print(trouble, file=sys.stderr)
        raise SystemExit(1)


def before_window(headless: bool = False) -> None:
    """Settings of the system's libraries that count only before pygame starts: no sound, sharp pixels."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APP)
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # the window sees to them itself
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"


def is_unseen(driver: str) -> bool:
    """Whether the library under the window found no screen and draws where nobody sees it, without being told to."""
    return driver in ("", "offscreen") and not os.environ.get("SDL_VIDEODRIVER")


def system_language(known: tuple[str, ...], otherwise: str) -> str:
    """The language of the system if it is one of `known`."""
    import locale

    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    with suppress(ValueError):
        names.append(locale.getlocale()[0] or "")
    for name in names:
        code = name[:2].lower()
        if code in known:
            return code
    return otherwise


def open_folder(path: Path) -> bool:
    """Show a folder in the system's file manager. False if there is no way to."""
    import subprocess

    command = {"win32": ["explorer"], "darwin": ["open"]}.get(sys.platform, ["xdg-open"])
    try:
        subprocess.Popen([*command, str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of either."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with half.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)


def system_words() -> str:
    """The system and its versions in one line, for a report."""
    return f"{sys.platform}, Python {sys.version.split()[0]}"


def start_module(module: str, *words: str) -> "subprocess.Popen[bytes] | None":
    """Run a module of the program in a process of its own, quietly; None where that cannot be done."""
    import subprocess

    if getattr(sys, "frozen", False):
        return None  # a bundled program carries no interpreter to start
    where, quiet = Path(__file__).resolve().parents[1], subprocess.DEVNULL
    command = [sys.executable, "-m", module, *words]
    try:
        return subprocess.Popen(command, cwd=where, stdin=quiet, stdout=quiet, stderr=quiet)
    except OSError:
        return None


def peak_memory() -> float | None:
    """The most memory this process has held so far, in MB; None where the system does not say."""
    status = Path("/proc/self/status")
    if status.exists():  # not `getrusage`: there a child begins with its parent's figure
        lines = status.read_text(encoding="ascii", errors="replace").splitlines()
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), None)
    try:
        import resource
    except ImportError:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)
