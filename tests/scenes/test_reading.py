"""What is read: letters never too small, words never cut short, lines not too long. On every screen, as it is drawn."""


import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from screen_checks import frame_of, show
from test_screens import SCENES

from game.core import words
from scenes import theme
from scenes.art import letters as art
from scenes.ui import Area, Brush, Label, Stage
from scenes.ui import text as letters

sys.path[:0] = [str(Path(__file__).parent / name) for name in ("table", "setup")]

from setups import builder_on, setup_on  # noqa: E402 (the folders above)
from table_boards import at_table  # noqa: E402
from test_table_screens import PAGES, STATES, _acting  # noqa: E402

from scenes.setup.plan import standard  # noqa: E402

SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)]
SMALLEST = 18  # pixels at 1920 x 1080
LONGEST = 80  # letters of a line


def every_screen(size: tuple[int, int], scale: int) -> Iterator[tuple[str, Stage]]:
    """Menu and pages, the set-up, the builder, the table in every state and with every page over it."""
    for name, make in SCENES.items():
        yield name, show(*make(), size=size, scale=scale)
    yield "setup", setup_on(standard(), size=size, scale=scale)[0]
    yield "builder", builder_on("ready:ash_column", size=size, scale=scale)[0]
    scene, stage = at_table(_acting(), size, scale)
    for name, hold in STATES.items():
        scene.choice.clear()
        scene.choice.pointed = None
        hold(scene)
        scene.refresh()
        yield f"table, {name}", stage
    for name, page in PAGES.items():
        stage.push(page(scene))
        yield f"table, {name}", stage
        stage.pop()


@pytest.fixture(params=["en", "es"])
def _spoken(request: pytest.FixtureRequest) -> None:
    words.set_language(request.param)


@pytest.mark.usefixtures("_spoken")
def test_no_letters_are_smaller_than_eighteen_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of 1920 x 1080, in panels and on the board, dials and counters."""
    small: set[tuple[str, object, int]] = set()
    now = ""
    font, text = letters.font, art.text

    def ui(family: str, pixels: int) -> pygame.font.Font:
        if pixels < SMALLEST:
            small.add((now, family, pixels))
        return font(family, pixels)

    def drawn(said: str, size: int, *more: object) -> pygame.Surface:
        if size < SMALLEST:
            small.add((now, said, size))
        return text(said, size, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(letters, "font", ui)
    for module in [m for m in sys.modules.values() if getattr(m, "text", None) is text]:
        monkeypatch.setattr(module, "text", drawn)
    for name, stage in every_screen((1920, 1080), 100):
        now = name
        frame_of(stage)
    assert small == set()


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_words_are_cut_short(size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line too long for its place would end in an ellipsis: none does, also at twice the size.

    But the names of maps on a small picture of the board: the list beside it has them in full.
    """
    cut: set[tuple[str, str]] = set()
    now = ""
    line = Brush.line

    def checked(brush: Brush, said: str, area: Area, *more: object, **also: object) -> None:
        size_of = float(also.get("size", more[0] if more else 18))  # type: ignore[arg-type]
        family = str(also.get("family", "read"))
        if letters.shorten(said, area.w, size_of, brush.scale, family) != said:
            cut.add((now, said))
        line(brush, said, area, *more, **also)  # type: ignore[arg-type]

    monkeypatch.setattr(Brush, "line", checked)
    for name, stage in every_screen(size, scale):
        now = name
        frame_of(stage)
    maps = {"North Station", "Estación Norte", "Old Cloister", "Claustro Viejo", "South Silos", "Silos del Sur"}
    assert {(name, said) for name, said in cut if said not in maps} == set()


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize(("size", "scale"), SIZES[:1])
def test_no_line_of_a_paragraph_is_too_long_to_be_followed(size: tuple[int, int], scale: int) -> None:
    """Eighty letters at most (AX-03)."""
    long: set[tuple[str, str]] = set()
    for name, stage in every_screen(size, scale):
        for node in stage.root().walk():
            if isinstance(node, Label) and node.wrap and node.shown:
                spans = letters.spans(node.name) if node.rich else letters.as_spans(node.name, node.family)
                rows: dict[float, str] = {}
                for piece in letters.flow(spans, node.area.w, node.size, stage.scale)[0]:
                    rows[piece.line] = rows.get(piece.line, "") + piece.span.text
                long |= {(name, row.strip()) for row in rows.values() if len(row.strip()) > LONGEST}
    assert long == set()


@pytest.mark.parametrize("size", [theme.SMALL, theme.MEDIUM, theme.LARGE])
def test_lines_of_a_text_stand_apart(size: float) -> None:
    """By 1.4 to 1.5 times the letters' size (AX-03)."""
    one, two = (letters.height(said, 400, size, 1.0) for said in ("one line", "one line\nand another"))
    assert 1.4 <= (two - one) / size <= 1.5
