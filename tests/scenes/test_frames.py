"""What is drawn anew and what is not; movements."""

from collections.abc import Hashable

import pygame
import pytest
from screen_checks import click, find, focus_on, frame_of, key, point, show, walk
from small_scenes import Table

from scenes import theme
from scenes.ui import Brush, Button, Node, Scene

# -- the frame


def test_nothing_changed_nothing_drawn() -> None:
    stage = show(Table())
    frame = pygame.Surface(stage.size)
    assert stage.draw(frame)
    assert not stage.draw(frame)
    stage.touch()
    assert not stage.draw(frame)
    for _ in range(20):
        stage.update(16)
        assert not stage.draw(frame)
    assert stage.picture.frames == 1
    assert not stage.busy()


def test_moving_within_one_node_draws_nothing() -> None:
    stage = show(Table())
    frame = pygame.Surface(stage.size)
    box = find(stage, name="One").box
    point(stage, box.center)
    stage.draw(frame)
    for step in range(5):
        point(stage, (box.centerx + step, box.centery))
        assert not stage.draw(frame)


def test_a_node_is_painted_only_when_its_look_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    paint = Button.paint

    def counted(self: Button, brush: Brush) -> None:
        painted.append(self.name)
        paint(self, brush)

    monkeypatch.setattr(Button, "paint", counted)
    scene = Table()
    stage = show(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    painted.clear()
    point(stage, find(stage, name="Two").box.center)
    stage.draw(frame)
    assert painted == ["Two"]
    point(stage, (3, 3))
    stage.draw(frame)
    scene.raise_it()
    stage.draw(frame)
    assert painted == ["Two"]


def test_partial_drawing_equals_drawing_all_of_it() -> None:
    scene = Table()
    stage = show(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    for name in ("Two", "Off", "Three"):
        point(stage, find(stage, name=name).box.center)
        stage.draw(frame)
    key(stage, "tab", "tab")
    stage.draw(frame)
    scene.raise_it()
    stage.draw(frame)
    kept = pygame.image.tobytes(frame, "RGB")
    assert kept == pygame.image.tobytes(frame_of(stage), "RGB")


def test_a_live_node_moves_over_the_kept_picture() -> None:
    class Moving(Node):
        x = 0

        def state(self) -> Hashable:
            return self.x

        def draw(self, frame: pygame.Surface) -> None:
            frame.fill((255, 0, 0), pygame.Rect(self.box.x + self.x, self.box.y, 10, 10))

    node = Moving(role="image", name="piece", live=True)

    class Board(Scene):
        def build(self) -> list[Node]:
            node.area = self.stage.area
            return [node]

    stage = show(Board(), size=(1920, 1080))
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    before = frame.get_at((5, 5))
    node.x = 100
    stage.touch()
    assert stage.draw(frame)
    assert frame.get_at((105, 5))[:3] == (255, 0, 0)
    assert frame.get_at((5, 5)) != before


def test_the_focus_ring_is_thick_and_bright() -> None:
    stage = show(Table(), size=(1920, 1080))
    focus_on(stage, name="Two")
    frame = frame_of(stage)
    box = find(stage, name="Two").box
    column = [frame.get_at((box.centerx, y))[:3] for y in range(box.y - 12, box.y + 4)]
    bright = [c for c in column if theme.contrast(c, theme.ROOM) >= 3]
    assert len(bright) >= 3


def test_a_click_hides_the_ring_and_a_key_shows_it() -> None:
    stage = show(Table())
    click(stage, name="Two")
    assert (stage.focus, stage.ring) == (find(stage, name="Two"), False)
    key(stage, "tab")
    assert stage.ring


def test_resizing_builds_for_the_new_size() -> None:
    stage = show(Table())
    stage.resize((1024, 600))
    for node in walk(stage.tree()):
        assert pygame.Rect(0, 0, 1024, 600).contains(pygame.Rect(node["box"]))
    assert frame_of(stage).get_size() == (1024, 600)


# -- movements


def test_movements_ease_out_end_and_can_be_skipped() -> None:
    stage = show(Table())
    stage.settings.motion = True
    shares: list[float] = []
    ends: list[str] = []
    stage.animate(200, shares.append, lambda: ends.append("a"))
    for _ in range(20):
        stage.update(16)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert shares[3] > 4 * 16 / 200  # faster at first
    stage.animate(5000, shares.append, lambda: ends.append("b"))
    stage.motion.skip()
    assert ends == ["a", "b"]
    assert not stage.motion.tweens


def test_without_motion_nothing_waits() -> None:
    stage = show(Table())
    ends: list[float] = []
    stage.animate(200, ends.append, lambda: ends.append(2))
    assert ends == [1.0, 2]
