"""Areas, the flow of words, the cache of surfaces."""

from itertools import pairwise

import pygame
import pytest

from scenes import theme
from scenes.ui import Area, Stage, text
from scenes.ui.cache import SurfaceCache
from scenes.ui.geometry import around
from scenes.ui.stage import base_scale


def test_cutting_leaves_nothing_out_and_counts_nothing_twice() -> None:
    whole = Area(10, 20, 300, 200)
    for cut, rest in (whole.cut_top(50, 10), whole.cut_bottom(50, 10)):
        assert cut.h + rest.h + 10 == whole.h
        assert (cut.w, rest.w) == (300, 300)
    for cut, rest in (whole.cut_left(50, 10), whole.cut_right(50, 10)):
        assert cut.w + rest.w + 10 == whole.w
    assert whole.cut_right(50)[0].right == whole.right
    assert whole.cut_bottom(50)[0].bottom == whole.bottom


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.3333, 2.0])
def test_neighbours_touch_in_pixels_too(scale: float) -> None:
    columns = Area(3, 0, 500, 40).columns(7)
    boxes = [column.pixels(scale) for column in columns]
    assert all(a.right == b.left for a, b in pairwise(boxes))


def test_rows_middle_inset_around() -> None:
    whole = Area(0, 0, 100, 90)
    assert [row.y for row in whole.rows(3, 3)] == [0, 31, 62]
    assert whole.middle(50, 200) == Area(25, 0, 50, 90)
    assert whole.inset(10, 5) == Area(10, 5, 80, 80)
    assert whole.inset(80).w == 0
    assert around([Area(0, 0, 5, 5), Area(10, 10, 5, 5)]) == Area(0, 0, 15, 15)
    assert whole.has(0, 0)
    assert not whole.has(100, 0)


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1920, 1080), 1),
        ((1280, 720), 0.75),
        ((1024, 600), 0.75),
        ((3840, 2160), 2),
        ((7680, 4320), 2),
        ((2560, 1080), 1),
    ],
)
def test_scale_of_a_window(size: tuple[int, int], scale: float) -> None:
    assert base_scale(size) == scale


@pytest.mark.parametrize(
    ("size", "percent", "layout"),
    [
        ((1920, 1080), 100, "wide"),
        ((1920, 1080), 125, "normal"),
        ((1024, 600), 100, "normal"),
        ((1024, 600), 200, "compact"),
    ],
)
def test_three_layouts_by_width_in_units(size: tuple[int, int], percent: int, layout: str) -> None:
    stage = Stage(size)
    stage.settings.scale = percent
    stage.refresh()
    assert stage.layout == layout
    assert stage.width == pytest.approx(size[0] / stage.scale)


def test_words_wrap_and_nothing_is_lost() -> None:
    words = "Elige a quién dispara la Tiradora, o una casilla para moverla."
    pieces, lines, broken = text.flow(text.as_spans(words), 200, 18, 1.0)
    assert lines > 2
    assert not broken
    assert "".join(piece.span.text for piece in pieces) == words
    assert all(p.x + text.width(p.span.text.rstrip(), 18, 1.0) <= 200.5 for p in pieces)


def test_a_word_too_long_is_broken() -> None:
    pieces, lines, broken = text.flow(text.as_spans("/a/very/long/path/without/any/space.json"), 120, 18, 1.0)
    assert broken
    assert lines > 1
    assert "".join(piece.span.text for piece in pieces) == "/a/very/long/path/without/any/space.json"


def test_line_ends_and_empty_words() -> None:
    assert text.flow(text.as_spans("one\ntwo\n\nfour"), 500, 18, 1.0)[1] == 4
    assert text.height("", 100, 18, 1.0) == 0


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("plain", [("plain", "read", "")]),
        ("**all**", [("all", "bold", "")]),
        ("a **b** c", [("a ", "read", ""), ("b", "bold", ""), (" c", "read", "")]),
        ("{die_6} hits", [("", "read", "die_6"), (" hits", "read", "")]),
    ],
)
def test_rich_words(source: str, parts: list[tuple[str, str, str]]) -> None:
    assert [(s.text, s.family, s.icon) for s in text.spans(source)] == parts


def test_shortening_ends_with_an_ellipsis() -> None:
    short = text.shorten("Granadero veterano de la guardia", 90, 18, 1.0)
    assert short.endswith(text.ELLIPSIS)
    assert text.width(short, 18, 1.0) <= 90
    assert text.shorten("corto", 90, 18, 1.0) == "corto"
    assert text.shorten("corto", 1, 18, 1.0) == text.ELLIPSIS


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_letters_grow_with_the_scale(scale: float) -> None:
    high = text.font("read", text.pixel_size(theme.SMALL, scale)).get_height()
    assert high == pytest.approx(text.font("read", theme.SMALL).get_height() * scale, abs=2)


@pytest.mark.parametrize("family", ["read", "bold", "italic", "narrow", "strong", "slim"])
def test_every_family_has_its_file(family: str) -> None:
    assert text.font_file(family).is_file()


def test_the_cache_keeps_within_its_limit() -> None:
    cache = SurfaceCache(10 * 10 * 4 * 3)
    for number in range(6):
        cache.get(number, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
    assert len(cache) == 3
    assert cache.used <= cache.limit
    assert cache.peek(0) is None
    assert cache.peek(5) is not None
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)


def test_the_cache_makes_a_thing_once() -> None:
    cache, made = SurfaceCache(1 << 20), []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((4, 4))

    assert cache.get("a", make) is cache.get("a", make)
    assert made == [1]
