"""Every map there is: those of the program and those in a person's own folder, good and bad.

Reads one map at a time, so that a screen can open before all are read, and keeps what it read until the file
changes. A bad map is an entry that says what is wrong with it; it never hides the others. Draws nothing.
"""

import shutil
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from game.clix.map_layout import Grid
from game.clix.maps import MapInfo, load_map, map_name
from game.clix.setup import ROOT, map_path
from game.content.problems import Problem
from game.core.words import _, n_, pick
from scenes import platform

SHIPPED = ROOT / "maps"
MOST_OWN = 500  # further files of a person's folder are not looked at
_kept: dict[Path, tuple[int, "MapEntry"]] = {}


@dataclass(frozen=True)
class MapEntry:
    """A map file: as positions name it, where it is, what could be read of it and what is wrong with it."""

    file: str
    path: Path
    grid: Grid | None = None
    info: MapInfo | None = None
    problems: tuple[Problem, ...] = ()
    own: bool = False

    @property
    def usable(self) -> bool:
        """Whether it can be played on."""
        return self.grid is not None and self.info is not None and self.info.usable

    @property
    def name(self) -> str:
        """Its name in the language in use; of a bad one the file's, for that is what must be found and mended."""
        return pick(self.info.name) if self.info is not None and self.usable else self.path.name

    @property
    def size(self) -> tuple[int, int]:
        """Squares across and down; nothing where it could not be read."""
        return (self.grid["width"], self.grid["height"]) if self.grid is not None else (0, 0)

    def about(self, with_file: bool = False) -> str:
        """Its size, its spawn points, who made it, in one line; its file first where another has the same name."""
        if self.info is None:
            return ""
        words = [self.path.name] if with_file else []
        words += [_("{w} × {h} squares").format(w=self.info.width, h=self.info.height)]
        if self.info.spawns:
            words.append(n_("{n} spawn point", "{n} spawn points", self.info.spawns))
        if self.info.author and self.own:
            words.append(self.info.author)
        return " · ".join(words)

    def trouble(self) -> str:
        """How much is wrong with it and the first thing, with its place; nothing for a good one."""
        if self.usable or not self.problems:
            return ""
        grave = [one for one in self.problems if not one.usable] or list(self.problems)
        first = grave[0]
        place = f"{Path(first.file).name}:{max(first.line, 1)}:{max(first.column, 1)}"
        count = n_("{n} problem", "{n} problems", len(grave))
        return f"{count}. {place}: {first.message}" + (f" ({first.fix})" if first.fix else "")


def read_entry(path: Path, own: bool = False) -> MapEntry:
    """A map file as an entry, from what was kept if the file is as it was then. Never raises for a bad file."""
    path = path.absolute()
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        problem = Problem(path.name, 1, 1, "no_such_file", _("there is no such file any more"))
        return MapEntry(map_name(path), path, problems=(problem,), own=own)
    kept = _kept.get(path)
    if kept is None or kept[0] != stamp:
        grid, info, problems = load_map(path)
        kept = _kept[path] = (stamp, MapEntry(map_name(path), path, grid, info, tuple(problems), own))
    return kept[1]


def entry_of(file: str) -> MapEntry:
    """The entry of a map as a plan names it."""
    path = map_path(file)
    return read_entry(path, not path.absolute().is_relative_to(SHIPPED))


def map_files() -> list[tuple[Path, bool]]:
    """The files of both folders, each with whether it is a person's own."""
    own = platform.maps_folder()
    base = own.resolve()
    found = [path for path in sorted(own.rglob("*.tmx")) if path.is_file() and path.resolve().is_relative_to(base)]
    return [*((path, False) for path in sorted(SHIPPED.glob("*.tmx"))), *((path, True) for path in found[:MOST_OWN])]


@dataclass
class Shelf:
    """The maps as they are read, one after the other."""

    entries: list[MapEntry] = field(default_factory=list)
    waiting: list[tuple[Path, bool]] = field(default_factory=list)

    def look(self) -> None:
        """Look at the folders again; good maps already read come at once, what a bad one lacked may be there now."""
        for path in [path for path, (_stamp, entry) in _kept.items() if not entry.usable]:
            del _kept[path]
        self.entries, self.waiting = [], map_files()
        while self.waiting and self.waiting[0][0].absolute() in _kept:
            self.read_one()

    def read_one(self) -> bool:
        """Read the next map. False if none is waiting."""
        if not self.waiting:
            return False
        self.entries.append(read_entry(*self.waiting.pop(0)))
        return True

    def read_all(self) -> None:
        """Read every map that is waiting."""
        while self.read_one():
            pass

    def sorted(self) -> list[MapEntry]:
        """A person's own maps first, small ones before large ones; bad ones at the end, where they hide no other."""
        return sorted(self.entries, key=lambda e: (not e.usable, not e.own, e.size[0] * e.size[1], e.name))

    def names_of_several(self) -> set[str]:
        """The names that more than one map has."""
        names = Counter(entry.name for entry in self.entries)
        return {name for name, count in names.items() if count > 1}

    @property
    def bad(self) -> int:
        """How many cannot be played."""
        return sum(not entry.usable for entry in self.entries)


def open_own_folder() -> bool:
    """Show a person's maps folder, with the program's templates and tiles in it so that Tiled finds them there.

    False if the system has no way to show a folder.
    """
    folder = platform.maps_folder()
    for name in ("templates", "tiles"):
        if (SHIPPED / name).is_dir() and not (folder / name).exists():
            shutil.copytree(SHIPPED / name, folder / name)
    for project in SHIPPED.glob("*.tiled-project"):
        if not (folder / project.name).exists():
            shutil.copyfile(project, folder / project.name)
    return platform.open_folder(folder)
