"""What the eye gets: edges, shadows, words on their grounds, brightness, the limits of what is kept."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from screen_checks import find, frame_of, point, show

from scenes import menu_picture, theme
from scenes.art import still_life
from scenes.gallery import Gallery
from scenes.keys_scene import KeysScene
from scenes.load import LoadList
from scenes.menu import TitleMenu
from scenes.settings_scene import SettingsScene
from scenes.ui import Area, Brush, Button, KeyHint, Label, Node, Scene, skin, text
from scenes.ui.brush import cap_height, keycap_width
from scenes.ui.cache import ALL
from scenes.ui.compositor import PAINTED
from scenes.ui.pen import Pen, circle, mark_shape, outline, polygon, premultiplied, sprite

SCENES: list[Callable[[], Scene]] = [TitleMenu, SettingsScene, KeysScene, LoadList, Gallery]


def brush(width: int = 200, height: int = 100, scale: float = 1.0) -> Brush:
    return Brush(pygame.Surface((width, height), pygame.SRCALPHA), scale, (0, 0), (width / scale, height / scale))


def inked(surface: pygame.Surface) -> pygame.Rect:
    """The smallest box around what is not clear."""
    return surface.get_bounding_rect(20)


# -- pens and skins


@pytest.mark.parametrize("size", [(60, 40), (33, 81), (200, 24)])
@pytest.mark.parametrize("radius", [0, 6, 12, 90])
def test_a_panel_is_full_in_the_middle_and_clear_in_its_corners(size: tuple[int, int], radius: int) -> None:
    made = skin.panel(size, radius, (40, 50, 60), (20, 25, 30), (90, 90, 90), 2)
    assert made.get_size() == size
    assert made.get_at((size[0] // 2, size[1] // 2)).a == 255
    assert (made.get_at((0, 0)).a < 128) == (radius > 0)
    top, bottom = made.get_at((size[0] // 2, 4)), made.get_at((size[0] // 2, size[1] - 5))
    assert top.r > bottom.r


def test_everything_is_premultiplied() -> None:
    for made in (
        skin.panel((50, 30), 10, (255, 255, 255, 120), (255, 200, 100, 60), (255, 255, 255, 90), 2),
        skin.frame((50, 30), 8, 3, (255, 220, 100)),
        skin.soft((40, 20), 6, 8, (255, 200, 0, 160))[0],
    ):
        for x in range(made.get_width()):
            colour = made.get_at((x, made.get_height() // 2))
            assert max(colour.r, colour.g, colour.b) <= colour.a + 1


def test_a_frame_is_hollow() -> None:
    made = skin.frame((60, 40), 8, 3, (255, 0, 0))
    assert made.get_at((30, 20)).a == 0
    assert made.get_at((30, 1)).a == 255
    assert made.get_at((30, 4)).a == 0


@pytest.mark.parametrize("blur", [2, 6, 16])
def test_a_shadow_fades_outwards(blur: int) -> None:
    made, pad = skin.soft((80, 60), 8, blur, (0, 0, 0, 200))
    assert made.get_size() == (80 + 2 * pad, 60 + 2 * pad)
    line = [made.get_at((x, made.get_height() // 2)).a for x in range(pad + 40)]
    assert line[0] <= 8
    assert line[-1] >= 180
    assert all(b >= a - 3 for a, b in pairwise(line))


def test_what_lies_behind_a_dialog_is_darker_and_of_the_same_size() -> None:
    bright = pygame.Surface((321, 205))
    bright.fill((200, 200, 200))
    behind = skin.dimmed(bright)
    assert behind.get_size() == (321, 205)
    assert 60 < behind.get_at((160, 100)).r < 110


@pytest.mark.parametrize("shape", ["circle", "square", "triangle", "diamond", "pentagon", "hexagon", "star"])
def test_shapes_stay_about_their_radius(shape: str) -> None:
    points = mark_shape(shape, 50, 50, 20)
    reach = max(((x - 50) ** 2 + (y - 50) ** 2) ** 0.5 for x, y in points)
    assert 18 <= reach <= 27


@pytest.mark.parametrize(
    ("path", "ends"),
    [
        ("M0 0 L10 0 L10 10 Z", [(0, 0), (10, 0), (10, 10), (0, 0)]),
        ("M1 1 H5 V7", [(1, 1), (5, 1), (5, 7)]),
        ("M0 0 10 5", [(0, 0), (10, 5)]),
    ],
)
def test_paths(path: str, ends: list[tuple[float, float]]) -> None:
    assert list(outline(path)[0]) == ends


def test_curves_end_where_they_should() -> None:
    (line,) = outline("M0 0 C0 10 10 10 10 0 Q15 -5 20 0")
    assert line[16] == pytest.approx((10, 0))
    assert line[-1] == pytest.approx((20, 0))
    assert len(outline("M0 0 L1 1 M5 5 L6 6")) == 2


def test_circles_and_polygons() -> None:
    assert len(circle(0, 0, 5, 12)) == 13
    assert polygon(0, 0, 10, 4)[0] == pytest.approx((0, -10))
    assert len(polygon(0, 0, 10, 5, inner=0.5)) == 10


def test_a_pen_within_a_pen_draws_at_its_place() -> None:
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    Pen(surface, 2).at(10, 20, 0.5).rect(0, 0, 20, 20, (255, 0, 0))
    assert inked(surface) == pygame.Rect(20, 40, 20, 20)


def test_sprites_are_made_once_and_smooth() -> None:
    made: list[int] = []

    def draw(pen: Pen) -> None:
        made.append(1)
        pen.circle(10, 10, 9, (255, 255, 255))

    first = sprite(("test", 1), 20, 20, 1, draw)
    assert sprite(("test", 1), 20, 20, 1, draw) is first
    assert made == [1]
    assert any(0 < first.get_at((x, 10)).a < 255 for x in range(20))
    assert premultiplied((200, 100, 50, 128)) == (100, 50, 25, 128)


# -- the brush


@pytest.mark.parametrize(("anchor", "side"), [("l", "left"), ("c", "middle"), ("r", "right")])
def test_words_stand_where_they_are_anchored(anchor: str, side: str) -> None:
    b = brush()
    wide = b.text("HHH", 100, 50, anchor=f"{anchor}m")
    box = inked(b.surface)
    assert {"left": box.left, "middle": box.centerx, "right": box.right}[side] == pytest.approx(100, abs=3)
    assert box.centery == pytest.approx(50, abs=1.5)
    assert wide >= box.w


@pytest.mark.parametrize("family", ["read", "bold", "narrow", "strong"])
def test_capitals_stand_in_the_middle_of_their_line(family: str) -> None:
    b = brush()
    b.text("HEX", 10, 50, 30, family=family, anchor="lm")
    box = inked(b.surface)
    assert box.centery == pytest.approx(50, abs=1.5)
    assert box.h == pytest.approx(cap_height(family, 30), abs=2)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_the_smallest_words_have_their_height_at_every_scale(scale: float) -> None:
    b = brush(400, 200, scale)
    b.text("HÁg", 10, 50 / scale, theme.SMALL)
    assert inked(b.surface).h >= 0.75 * theme.SMALL * scale


def test_a_paragraph_ends_below_its_last_line() -> None:
    b = brush(200, 300)
    end = b.paragraph("one two three four five six seven eight nine ten", Area(10, 10, 120, 280))
    assert inked(b.surface).bottom <= end
    assert (end - 10) % text.line_height(theme.SMALL) == 0


@pytest.mark.parametrize("anchor", ["l", "c", "r"])
def test_a_paragraph_can_stand_in_the_middle_or_on_the_right(anchor: str) -> None:
    b = brush(300, 100)
    b.paragraph("Hm", Area(0, 0, 300, 90), anchor=anchor)
    x = inked(b.surface).centerx
    assert {"l": x < 60, "c": abs(x - 150) < 6, "r": x > 240}[anchor]


def test_icons_keys_and_marks_are_drawn_at_their_point() -> None:
    for draw in (
        lambda b: b.icon("bolt", 100, 50, 24),
        lambda b: b.seat("p2", 100, 50, 12),
        lambda b: b.mark(theme.ABILITIES["violet"], 100, 50, 12),
    ):
        b = brush()
        draw(b)
        assert inked(b.surface).center == pytest.approx((100, 50), abs=3)
    b = brush()
    assert b.keycap("Enter", 150, 50) == keycap_width("Enter", 1.0)
    assert inked(b.surface).right == pytest.approx(150, abs=1)


def test_a_veil_and_a_fill() -> None:
    b = brush()
    b.fill(Area(0, 0, 200, 100), (100, 100, 100))
    b.fill(Area(0, 0, 100, 100), (0, 0, 0, 128))
    assert b.surface.get_at((50, 50)).r == pytest.approx(50, abs=2)
    assert b.surface.get_at((150, 50)).r == 100


def test_outline_shadow_and_glow_leave_the_middle_free_or_fill_it() -> None:
    b = brush()
    b.outline(Area(20, 20, 100, 60), 8, (255, 255, 255), 2)
    assert b.surface.get_at((70, 50)).a == 0
    b.shadow(Area(20, 20, 100, 60), 8)
    assert b.surface.get_at((70, 50)).a > 60
    b.glow(Area(20, 20, 100, 60), 8, 8, (255, 200, 0, 255))
    assert b.surface.get_at((70, 50)).r > 150


# -- what people see


@pytest.fixture
def _picture() -> None:
    """The title's picture is there."""
    pygame.image.save(
        pygame.transform.smoothscale(still_life.render((640, 360)), (1280, 720)),
        menu_picture.picture_file((1280, 720)),
    )


@pytest.mark.parametrize("make", SCENES)
def test_every_screen_is_dark(make: Callable[[], Scene]) -> None:
    frame = frame_of(show(make(), size=(1280, 720)))
    small = pygame.transform.smoothscale(frame, (64, 36))
    levels = [theme.luminance(small.get_at((x, y))[:3]) for x in range(64) for y in range(36)]
    assert sum(levels) / len(levels) < 0.15
    assert sum(level > 0.7 for level in levels) < 0.02 * len(levels)


def measured(frame: pygame.Surface, box: pygame.Rect) -> float:
    """The contrast between the lightest strokes in a box and what lies around them."""
    levels = sorted(
        theme.luminance(frame.get_at((x, y))[:3]) for x in range(box.x, box.right) for y in range(box.y, box.bottom, 2)
    )
    light, ground = levels[int(len(levels) * 0.985)], levels[int(len(levels) * 0.5)]
    return (light + 0.05) / (ground + 0.05)


@pytest.mark.usefixtures("_picture")
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)])
def test_words_on_the_title_picture_are_readable(size: tuple[int, int], scale: int) -> None:
    stage = show(TitleMenu(), size=size, scale=scale)
    frame = frame_of(stage)
    for node in stage.root().walk():
        if node.shown and isinstance(node, Label | KeyHint):
            box = pygame.Rect(node.seen)
            if isinstance(node, Label):
                box.w = min(box.w, round(text.width(node.name, node.size, stage.scale) * stage.scale))
            else:  # the words after the key
                words = round(text.width(node.words_after, theme.SMALL, stage.scale) * stage.scale)
                box = pygame.Rect(box.right - words, box.y, words, box.h)
            assert measured(frame, box) >= 4.5, node.name


@pytest.mark.parametrize("kind", ["normal", "call", "ghost", "danger"])
def test_words_on_every_kind_of_button_are_readable(kind: str) -> None:
    class One(Scene):
        def build(self) -> list[Node]:
            area = self.stage.area.middle(300, 70)
            return [Button(name="MMMMMMMMMMMM", kind=kind, area=area, on_press=lambda: None)]

    stage = show(One(), size=(1920, 1080))
    for hover in (False, True):
        if hover:
            point(stage, find(stage, "button").box.center)
        frame = frame_of(stage)
        box = find(stage, "button").box.inflate(-40, -40)
        levels = [
            theme.luminance(frame.get_at((x, y))[:3]) for x in range(box.x, box.right) for y in range(box.y, box.bottom)
        ]
        assert (max(levels) + 0.05) / (min(levels) + 0.05) >= 4.5


@pytest.mark.usefixtures("_picture")
@pytest.mark.parametrize("make", SCENES)
def test_the_focus_shows_on_every_ground(make: Callable[[], Scene]) -> None:
    stage = show(make(), size=(1280, 720))
    for node in [n for n in stage.root().walk() if n.can_focus and n.shown][:12]:
        stage.ring = False
        before = frame_of(stage)
        stage.set_focus(node)
        stage.settle()
        after = frame_of(stage)
        box = node.ring_box()
        x = box.centerx
        column = range(max(0, box.y - 8), box.y + 2)
        pairs = [(before.get_at((x, y))[:3], after.get_at((x, y))[:3]) for y in column]
        assert sum(theme.contrast(a, b) >= 3 for a, b in pairs) >= 2, node.name


# -- limits


def test_what_is_kept_stays_within_its_limits() -> None:
    class Counting(Scene):
        number = 0

        def build(self) -> list[Node]:
            areas = self.stage.area.rows(6, 4)
            return [
                Button(name=f"{self.number} {i}", area=area, on_press=lambda: None, kind="call")
                for i, area in enumerate(areas)
            ]

    scene = Counting()
    stage = show(scene, size=(1280, 720))
    frame = pygame.Surface(stage.size)
    limit, PAINTED.limit = PAINTED.limit, 8 << 20
    try:
        for number in range(40):
            scene.number = number
            scene.rebuild()
            stage.draw(frame)
        assert all(cache.used <= cache.limit for cache in ALL)
        assert len(PAINTED) < 30
    finally:
        PAINTED.limit = limit


def test_every_cache_has_a_limit_and_all_of_them_are_small_enough() -> None:
    from scenes.ui.compositor import PAINTED
    from scenes.ui.pen import SPRITES
    from scenes.ui.skin import SKINS
    from scenes.ui.text import WORDS

    kept = (PAINTED, SPRITES, SKINS, WORDS)
    assert all(cache in ALL for cache in kept)
    assert sum(cache.limit for cache in kept) <= 160 << 20
