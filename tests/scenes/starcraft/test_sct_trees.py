"""The trees of every StarCraft screen keep to what any screen must: sizes, languages, situations."""

from collections.abc import Callable

import pytest
from screen_checks import frame_of, problems_of, show
from sct_table import at

from game.core import saves, words
from game.core.table import Table
from scenes.cards.log_page import LogPage
from scenes.session import Session
from scenes.starcraft.battle_panel import show_galaxy
from scenes.starcraft.end_scene import EndScene
from scenes.starcraft.plan import Plan, SeatPlan
from scenes.starcraft.replay import ReplayScene
from scenes.starcraft.scene import StarcraftScene
from scenes.starcraft.setup_scene import SetupScene
from scenes.thinking import Inline
from scenes.ui import Scene

TABLES: dict[tuple[str, int, int], Table] = {}
SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)]
SEEN = [(*one, "es") for one in SIZES] + [(*one, "en") for one in SIZES[:3]]  # Spanish has the longer words


def at_table(
    kind: str, seed: int = 3, seats: int = 2, part: str = "galaxy", held: bool = False, drawer: bool | None = None
) -> Callable[[], list[Scene]]:
    """A table at the first question of a kind."""

    def make() -> list[Scene]:
        scene = again(kind, seed, seats)
        scene.part, scene.drawer = part, drawer
        if held:
            scene.hold.key = next(iter(scene.legal.subjects()), "")
        return [scene]

    return make


def again(kind: str, seed: int, seats: int) -> StarcraftScene:
    """The same game anew."""
    table = TABLES.get((kind, seed, seats)) or TABLES.setdefault(
        (kind, seed, seats), at(kind, seed, ("human",) * seats).session.table
    )
    scene = StarcraftScene(Session(table, Inline()))
    scene.shown_to = scene.seat
    return scene


def over_table(make: Callable[[StarcraftScene], Scene]) -> Callable[[], list[Scene]]:
    """A page over a table."""

    def made() -> list[Scene]:
        scene = again("execute", 3, 2)
        return [scene, make(scene)]

    return made


def with_cart() -> list[Scene]:
    """A build order with things in the cart."""
    scene = again("build", 7, 2)
    scene.hold.cart = [list(use.given) for use in scene.legal.uses if use.kind == "worker"][:1]
    scene.recompute()
    scene.part = "acts"
    return [scene]


def looking_away() -> list[Scene]:
    """The galaxy during a battle."""
    scene = again("pair", 3, 2)
    scene.looks_away = True
    return [scene]


def replayed() -> list[Scene]:
    """A game watched again."""
    made = ReplayScene(saves.as_data(again("execute", 3, 2).session.table))
    made.part = "acts"
    return [made]


SCREENS: dict[str, Callable[[], list[Scene]]] = {
    "faction": at_table("faction", part="acts"),
    "first planet": at_table("planet", held=True),
    "z route": at_table("z_route", held=True),
    "planning": at_table("place_order", held=True),
    "six": at_table("place_order", seats=6),
    "execution": at_table("execute"),
    "mobilize": at_table("mobilize", held=True, drawer=True),
    "build": at_table("build", part="acts"),
    "cart": with_cart,
    "pair": at_table("pair"),
    "cards": at_table("battle_cards", held=True),
    "cards listed": at_table("battle_cards", part="acts"),
    "away": looking_away,
    "sheet": at_table("execute", part="sheet", drawer=True),
    "seats": at_table("execute", part="seats"),
    "log part": at_table("execute", part="log"),
    "log": over_table(LogPage),
    "end": over_table(EndScene),
    "replay": replayed,
    "new game": lambda: [
        SetupScene(Plan([SeatPlan(f"Player {n}", "human", "tassadar" if n else "") for n in range(6)]))
    ],
}


@pytest.mark.parametrize(("size", "scale", "lang"), SEEN)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_tree_is_in_order(screen: str, size: tuple[int, int], scale: int, lang: str) -> None:
    words.set_language(lang)
    stage = show(*SCREENS[screen](), size=size, scale=scale)
    assert problems_of(stage.tree(), stage.scale) == []


def test_every_thing_of_the_galaxy_is_a_node() -> None:
    scene = again("execute", 3, 2)
    stage = show(scene, size=(1920, 1080))
    keys = {node.key for node in stage.root().walk()}
    view = scene.view
    assert {f"planet:{planet}" for planet in view.planets} <= keys
    assert {f"area:{area}" for planet in view.planets for area in view.world.areas_of[planet]} <= keys
    assert {f"unit:{name}" for name in view.units} | {f"base:{area}" for area in view.bases} <= keys
    assert {f"route:{name}" for name in view.routes} <= keys
    assert {f"stack:{planet}" for planet, stack in view.stacks.items() if stack} <= keys


@pytest.mark.parametrize("kind", ["place_order", "mobilize", "pair"])
def test_it_is_drawn(kind: str) -> None:
    stage = show(again(kind, 3, 2), size=(1280, 720))
    frame = frame_of(stage)
    colours = {tuple(frame.get_at((x, y)))[:3] for x in range(40, 900, 60) for y in range(80, 600, 60)}
    assert len(colours) > 12


def test_the_galaxy_zooms_and_fits_again() -> None:
    scene = again("execute", 3, 2)
    stage = show(scene, size=(1280, 720))
    whole = scene.camera.key()
    scene.zoom_by(3)
    stage.settle()
    assert scene.camera.key() != whole
    scene.fit()
    stage.settle()
    assert scene.camera.key() == whole


def test_the_battle_comes_back() -> None:
    scene = again("pair", 3, 2)
    stage = show(scene, size=(1280, 720))
    show_galaxy(scene, True)
    stage.settle()
    assert stage.root().find(key="galaxy") is not None
    show_galaxy(scene, False)
    stage.settle()
    assert stage.root().find(key="galaxy") is None
