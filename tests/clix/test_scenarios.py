"""Every rules scenario of clix passes, and together they name every chapter of the rules."""

from pathlib import Path

import pytest

from game.core.scenario import read, run_file

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "clix"
FILES = sorted(FOLDER.glob("*.yaml"))
CHAPTERS = (
    "Características de una Unidad", "Preparación", "Desplegando unidades", "Acciones", "Moviendo",
    "Línea de tiro", "Disparando", "Haciendo daño", "Granadas", "Proyectar", "Eliminando una unidad",
    "Mejorando una unidad", "Respawning", "Cambiando de armas", "Tiradas de Rapiña", "Tabla de tirada de rapiña",
    "Victoria", "Jugando una partida mayor", "Jugando más de dos jugadores",
)  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path):
    result = run_file(path)
    assert result.ok, result.line() + result.trace


def test_each_names_its_source_and_every_chapter_has_one():
    sources = [read(path)[0].source for path in FILES]
    assert all(sources)
    together = " ".join(sources)
    assert [chapter for chapter in CHAPTERS if chapter not in together] == []
