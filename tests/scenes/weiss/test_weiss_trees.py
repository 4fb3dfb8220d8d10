"""The trees of every Weiß Schwarz screen keep to what any screen must: sizes, languages, situations."""

from collections.abc import Callable

import pytest
from screen_checks import problems_of, show
from weiss_hands import session_of

from game.core import words
from scenes.cards.log_page import LogPage
from scenes.ui import Scene
from scenes.weiss.end_scene import EndScene
from scenes.weiss.pages import PilePage
from scenes.weiss.plan import standard
from scenes.weiss.scene import WeissScene
from scenes.weiss.setup_scene import SetupScene
from scenes.weiss.zoom import ZoomScene

SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100), ((1920, 1080), 125)]
SEEN = [(*one, "es") for one in SIZES] + [(*one, "en") for one in SIZES[:3]]  # Spanish has the longer words


def at_table(moves: int, held: bool = False, part: str = "stage", ask: str = "") -> Callable[[], list[Scene]]:
    """A table after so many answers; with `ask` at the next question of that kind."""

    def make() -> list[Scene]:
        session = session_of(7, moves)
        while ask and session.table.ask is not None and session.table.ask.kind != ask:
            more = session.table.legal_moves()
            going_on = ["end_phase"] if ["end_phase"] in more else more[0]
            session.give([next((move for move in more if move[0] in ("play", "attack")), going_on)])
        scene = WeissScene(session)
        scene.shown_to, scene.part = scene.seat, part
        if held:
            scene.hold.card = next(iter(scene.legal.uses), "")
        return [scene]

    return make


def over_table(make: Callable[[WeissScene], Scene]) -> Callable[[], list[Scene]]:
    """A page over a table."""

    def made() -> list[Scene]:
        (scene,) = at_table(90)()
        assert isinstance(scene, WeissScene)
        return [scene, make(scene)]

    return made


SCREENS: dict[str, Callable[[], list[Scene]]] = {
    "opening": at_table(0),
    "early": at_table(30),
    "held": at_table(20, held=True, ask="main"),
    "attack": at_table(60, held=True, ask="attack"),
    "level": at_table(60, ask="level_up"),
    "late": at_table(190),
    "hand": at_table(30, part="hand"),
    "mine": at_table(150, part="near"),
    "theirs": at_table(150, part="far"),
    "acts": at_table(20, held=True, part="acts", ask="main"),
    "zoom": over_table(lambda t: ZoomScene(t, next(iter(t.view.cards)))),
    "log": over_table(LogPage),
    "pile": over_table(lambda t: PilePage(t, t.near, "waiting_room")),
    "end": over_table(EndScene),
    "new game": lambda: [SetupScene(standard())],
}


@pytest.mark.parametrize(("size", "scale", "lang"), SEEN)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_tree_is_in_order(screen: str, size: tuple[int, int], scale: int, lang: str) -> None:
    words.set_language(lang)
    stage = show(*SCREENS[screen](), size=size, scale=scale)
    assert problems_of(stage.tree(), stage.scale) == []


@pytest.mark.parametrize(("size", "scale"), SIZES[:2])
def test_every_public_place_is_on_the_table(size: tuple[int, int], scale: int) -> None:
    (scene,) = at_table(120)()
    stage = show(scene, size=size, scale=scale)
    assert isinstance(scene, WeissScene)
    keys = {node.key for node in stage.root().walk() if node.shown}
    for seat in scene.view.seats:
        zones = ("mat", "plaque", "deck", "stock", "waiting_room", "memory")
        assert {f"{zone} {seat}" for zone in zones} <= keys
    assert {"lanes", "hand", "prompt", "log"} <= keys
    public = {
        name
        for player in scene.view.players.values()
        for name in (*player.stage.values(), *player.clock, *player.level, player.climax)
        if name
    }
    shown = {str(node.value) for node in stage.root().walk() if node.role in ("card", "hand card")}
    assert public <= shown


@pytest.mark.parametrize("moves", [0, 3, 20, 60, 120, 200])
def test_the_status_names_who_must_act(moves: int) -> None:
    (scene,) = at_table(moves)()
    stage = show(scene, size=(1920, 1080))
    assert isinstance(scene, WeissScene)
    status, ask = stage.root().find(role="status"), scene.view.ask
    assert status is not None
    assert ask is None or scene.person(ask.by) in status.name
    assert len([node for node in stage.root().walk() if node.role == "phase" and node.value == "now"]) == 1
