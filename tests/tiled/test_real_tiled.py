"""Tiled itself saves the shipped maps again: they are read without complaint, and mean the same. Needs `tiled`."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.clix.maps import load_map
from game.content.kinds import ROOT

TILED = shutil.which("tiled")
MAPS = sorted((ROOT / "maps").glob("*.tmx"))
SOME = [pytest.param(path, id=path.stem, marks=[] if path.stem == "dry_dock" else pytest.mark.long) for path in MAPS]


@pytest.mark.skipif(TILED is None, reason="Tiled is not there")
@pytest.mark.parametrize("shipped", SOME)
def test_a_map_that_tiled_has_saved_means_the_same(tmp_path: Path, shipped: Path) -> None:
    folder = tmp_path / "maps"
    shutil.copytree(ROOT / "maps", folder)
    again = folder / "again.tmx"
    own = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [str(TILED), "--export-map", "tmx", str(folder / shipped.name), str(again)],
        env={**os.environ, **own}, check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    before, info, _problems = load_map(shipped)
    after, info_after, problems = load_map(again)
    assert problems == []
    assert before is not None and after is not None and info is not None and info_after is not None  # noqa: PT018
    assert {**after, "maps": None} == {**before, "maps": None}
    assert (info_after.name, info_after.author, info_after.spawns) == (info.name, info.author, info.spawns)
