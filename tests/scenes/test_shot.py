"""Pictures and trees of scenes without a screen; what they show in grey; the title's picture itself."""

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from screen_checks import find, frame_of, point, show

from scenes import shot, theme
from scenes.art import still_life, still_things
from scenes.gallery import Gallery, colour_words
from scenes.ui import Button, Checkbox, Node, Scene, Segmented
from scenes.ui.icons import ICONS, icon
from scenes.ui.pen import mark_sprite
from scenes.ui.skin import grey

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["menu", "settings", "keys", "load", "gallery", "pause", "help"])
def test_every_known_scene_gives_a_picture_and_a_tree(name: str, tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    tree = shot.shot(name, out, (1280, 720), lang="es", tree=True)
    assert pygame.image.load(out).get_size() == (1280, 720)
    assert tree is not None
    wanted = {"role", "name", "box", "enabled", "focused", "why_not", "value", "children"}
    assert wanted <= set(tree)
    assert tree["box"] == [0, 0, 1280, 720]
    assert json.loads(json.dumps(tree)) == tree


def test_a_picture_that_cannot_be_written_is_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        shot.shot("pause", tmp_path / "nowhere" / "a.png", (1024, 600))


def test_a_picture_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("a", "b"):
        shot.shot("settings", tmp_path / f"{name}.png", (1024, 600), 2.0, "en")
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_an_unknown_scene_is_told_with_those_there_are() -> None:
    with pytest.raises(shot.UnknownScene, match="gallery"):
        shot.shot("galery")


def test_a_scene_of_ones_own_gets_its_words() -> None:
    asked: list[shot.Asked] = []

    def make(what: shot.Asked) -> list[Scene]:
        asked.append(what)
        return [Gallery()]

    shot.register("mine", make)
    assert shot.shot("mine a b", size=(1024, 600), moves=3, words_after=["c"]) is None
    assert (asked[0].words, asked[0].moves) == (["a", "b", "c"], 3)


def test_without_a_display_of_its_own(tmp_path: Path) -> None:
    out = str(tmp_path / "k.png")
    code = f"from scenes.start import picture; from pathlib import Path; picture('keys', Path({out!r}))"
    world = {"PATH": "", "SOBREMESA_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, env=world)
    assert pygame.image.load(tmp_path / "k.png").get_size() == (1920, 1080)


# -- in grey


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """How many in a hundred pixels differ clearly in lightness."""
    size = a.get_size()
    other = pygame.Surface(size)
    other.blit(grey(b.convert(32)), (0, 0))
    mine = pygame.Surface(size)
    mine.blit(grey(a.convert(32)), (0, 0))
    mask = pygame.mask.from_threshold(mine, (0, 0, 0), (24, 24, 24, 255), other)
    return 100 - 100 * mask.count() / (size[0] * size[1])


def on_ground(image: pygame.Surface) -> pygame.Surface:
    ground = pygame.Surface(image.get_size())
    ground.fill(theme.PANEL)
    ground.blit(image, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ground


@pytest.mark.parametrize("marks", [theme.SEATS, theme.ABILITIES])
def test_seats_and_abilities_differ_in_grey(marks: dict[str, theme.Mark]) -> None:
    pictures = [on_ground(mark_sprite(mark, 20)) for mark in marks.values()]
    for i, a in enumerate(pictures):
        for b in pictures[i + 1 :]:
            assert difference(a, b) > 3


class Pair(Scene):
    """Two looks of one thing side by side."""

    def __init__(self, first: Node, second: Node) -> None:
        super().__init__()
        self.nodes = [first, second]

    def build(self) -> list[Node]:
        for index, node in enumerate(self.nodes):
            node.area = self.stage.area.inset(100).cut_top(64)[0].columns(2, 40)[index]._replace(w=300)
            node.key = str(index)
        return list(self.nodes)


def button(**look: object) -> Button:
    return Button(name="Shoot", icon="sight", on_press=lambda: None, **look)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (lambda: button(), lambda: button(kind="call")),
        (lambda: button(), lambda: button(on=True)),
        (lambda: button(), lambda: button(enabled=False, why_not="no")),
        (lambda: Checkbox(name="Box", value=True), lambda: Checkbox(name="Box", value=False)),
        (
            lambda: Segmented(name="S", choices=[(1, "one"), (2, "two")], value=1),
            lambda: Segmented(name="S", choices=[(1, "one"), (2, "two")], value=2),
        ),
    ],
)
def test_states_differ_in_grey(first: object, second: object) -> None:
    stage = show(Pair(first(), second()), size=(1920, 1080))  # type: ignore[operator]
    stage.ring = False
    frame = frame_of(stage)
    a, b = (frame.subsurface(find(stage, node_key=str(i)).box).copy() for i in range(2))
    assert difference(a, b) > 2


def test_hovered_focused_and_usual_differ_in_grey() -> None:
    stage = show(Pair(button(), button()), size=(1920, 1080))
    boxes = [find(stage, node_key=str(i)).box.inflate(10, 10) for i in range(2)]
    stage.ring = True
    focused = frame_of(stage).subsurface(boxes[0]).copy()
    usual = frame_of(stage).subsurface(boxes[1]).copy()
    point(stage, boxes[1].center)
    hovered = frame_of(stage).subsurface(boxes[1]).copy()
    assert difference(focused, usual) > 2
    assert pygame.image.tobytes(hovered, "RGB") != pygame.image.tobytes(usual, "RGB")


def test_every_mark_has_a_word_for_its_colour() -> None:
    """None is shown by the name it has in the data."""
    assert set(colour_words()) == {*theme.SEATS, *theme.ABILITIES}
    stage = show(Gallery())
    for word in colour_words().values():
        assert any(node.name.endswith(f": {word}") for node in stage.root().walk())


@pytest.mark.parametrize("name", ICONS)
def test_every_sign_shows_something_and_not_everything(name: str) -> None:
    mask = pygame.mask.from_surface(icon(name, 48, (255, 255, 255)), 100)
    assert 0.05 < mask.count() / (48 * 48) < 0.95


def test_no_two_signs_look_alike() -> None:
    pictures = {name: pygame.image.tobytes(icon(name, 32, (255, 255, 255)), "RGBA") for name in ICONS}
    same = {"attack": "sight", "defense": "shield", "damage": "burst", "dice": "die_5"}
    for name, other in same.items():
        assert pictures.pop(name) == pictures[other]
    assert len(set(pictures.values())) == len(pictures)


# -- the picture of the title


def test_the_picture_is_drawn_and_saved_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "title.png"
    still_life.save((320, 180), path)
    assert pygame.image.load(path).get_size() == (320, 180)
    assert [p.name for p in path.parent.iterdir()] == ["title.png"]


def test_the_picture_is_dark_on_the_left_and_never_white() -> None:
    picture = still_life.render((320, 180))
    left = pygame.transform.average_color(picture, pygame.Rect(0, 0, 60, 180))
    lit = pygame.transform.average_color(picture, pygame.Rect(170, 20, 100, 100))
    assert theme.luminance(left[:3]) < theme.luminance(lit[:3]) < 0.4


def test_a_picture_that_cannot_be_made_leaves_no_half(tmp_path: Path) -> None:
    def fail(_size: tuple[int, int]) -> pygame.Surface:
        raise RuntimeError("no memory")

    with pytest.raises(RuntimeError):
        still_life.save((64, 36), tmp_path / "a.png", fail)
    assert list(tmp_path.glob("*.png")) == []


@pytest.mark.parametrize("face", [2, 5, 6])
def test_things_are_premultiplied(face: int) -> None:
    die = still_things.die(40, face, (240, 230, 210), (30, 20, 10), 1.0)
    for x in range(0, die.get_width(), 3):
        for y in range(0, die.get_height(), 3):
            red, green, blue, alpha = die.get_at((x, y))
            assert max(red, green, blue) <= alpha
