"""Set-up screens and builders for tests: on a stage, with all maps read, in folders of the test's own."""

from pathlib import Path
from typing import Any

from screen_checks import show

from game.clix.setup import ROOT
from scenes import platform
from scenes.setup.builder import TeamBuilder
from scenes.setup.plan import Plan
from scenes.setup.scene import SetupScene
from scenes.setup.teams import OwnTeam, TeamShelf
from scenes.ui import Stage

GOOD = ROOT / "maps" / "dry_dock.tmx"
SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)]


def setup_on(plan: Plan | None = None, **given: Any) -> tuple[Stage, SetupScene]:
    """A set-up screen with every map of both folders read."""
    scene = SetupScene(plan)
    stage = show(scene, **given)
    scene.shelf.read_all()
    scene.rebuild()
    stage.settle()
    return stage, scene


def builder_on(opened: str = "ready:ember_pack", **given: Any) -> tuple[Stage, TeamBuilder]:
    """A team builder."""
    scene = TeamBuilder(opened)
    return show(scene, **given), scene


def own_map(name: str, text: str) -> Path:
    """A map in a person's own folder; its tilesets and templates lie there too."""
    folder = platform.maps_folder()
    for part in ("tiles", "templates"):
        if not (folder / part).exists():
            (folder / part).mkdir()
            for file in (ROOT / "maps" / part).iterdir():
                (folder / part / file.name).write_bytes(file.read_bytes())
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def own_team(name: str, text: str) -> Path:
    """A team's file in a person's own folder."""
    path = platform.teams_folder() / name
    path.write_text(text, encoding="utf-8")
    return path


def team_of(key: str) -> OwnTeam | None:
    """The team of a key as it lies in its file now, or None."""
    shelf = TeamShelf()
    shelf.look()
    return shelf.get(key)
