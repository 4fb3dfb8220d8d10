"""The trees of every Stargate screen keep to what any screen must: sizes, languages, situations."""

from collections.abc import Callable

import pytest
from screen_checks import problems_of, show
from table_hands import session_of

from game.core import words
from game.stargate.position import SKILLS
from scenes.cards.log_page import LogPage
from scenes.session import HUMAN
from scenes.stargate.builder import DeckBuilder
from scenes.stargate.builder_filters import common_traits
from scenes.stargate.builder_pages import CardPage, SampleHand
from scenes.stargate.deck_groups import groups_of
from scenes.stargate.decks import OwnDeck, ready_decks
from scenes.stargate.end_scene import EndScene
from scenes.stargate.pages import PilePage
from scenes.stargate.plan import Plan, SeatPlan
from scenes.stargate.query import KINDS, Query
from scenes.stargate.rules_page import RulesPage
from scenes.stargate.scene import StargateScene
from scenes.stargate.setup_scene import SetupScene
from scenes.stargate.zoom import ZoomScene
from scenes.ui import Scene

EVERY = Query()
FILTERED = Query(
    "goa", frozenset(KINDS), frozenset({"hero", "villain"}), frozenset(SKILLS), frozenset(range(7)),
    frozenset(common_traits()), "base", True, True,
)  # fmt: skip
SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100), ((1920, 1080), 125)]
SEEN = [(*one, "es") for one in SIZES] + [(*one, "en") for one in SIZES[:3]]  # Spanish has the longer words


def at_table(moves: int, seats: int = 2, held: bool = False, part: str = "mission") -> Callable[[], list[Scene]]:
    """A table after so many answers."""

    def make() -> list[Scene]:
        scene = StargateScene(session_of(7, moves, (HUMAN,) * seats))
        scene.shown_to, scene.part = scene.seat, part
        if held:
            scene.hold.card = next(iter(scene.legal.uses), "")
        return [scene]

    return make


def over_table(make: Callable[[StargateScene], Scene]) -> Callable[[], list[Scene]]:
    """A page over a table."""

    def made() -> list[Scene]:
        (scene,) = at_table(60)()
        assert isinstance(scene, StargateScene)
        return [scene, make(scene)]

    return made


def builder(part: str, empty: bool = False, query: Query = EVERY) -> Callable[[], list[Scene]]:
    """The deck builder at one of its parts."""

    def make() -> list[Scene]:
        scene = DeckBuilder("" if empty else "ready:oneill")
        scene.part, scene.query = part, query
        scene.chosen = next((words, rows[1][0]) for words, rows in groups_of(ready_decks()[2]) if len(rows) > 2)
        return [scene]

    return make


SCREENS: dict[str, Callable[[], list[Scene]]] = {
    "set-up": at_table(0),
    "early": at_table(20),
    "held": at_table(34, held=True),
    "late": at_table(170),
    "three": at_table(90, 3),
    "four": at_table(150, 4),
    "hand": at_table(34, part="hand"),
    "mine": at_table(60, part="near"),
    "theirs": at_table(60, part="far"),
    "acts": at_table(34, part="acts"),
    "zoom": over_table(lambda t: ZoomScene(t, t.view.players[t.near].team[0])),
    "log": over_table(LogPage),
    "pile": over_table(lambda t: PilePage(t, t.near, "discard")),
    "end": over_table(EndScene),
    "new game": lambda: [SetupScene(Plan([SeatPlan(f"Player {n}") for n in range(4)]))],
    "rules": lambda: [setup := SetupScene(Plan([SeatPlan("A"), SeatPlan("B")])), RulesPage(setup)],
    "cards": builder("cards"),
    "filters": builder("filters"),
    "deck": builder("deck"),
    "empty deck": builder("deck", True),
    "filtered": builder("cards", query=FILTERED),
    "stacks": builder("stacks"),
    "no stacks": builder("stacks", True),
    "sample": lambda: [SampleHand(ready_decks()[0])],
    "card": lambda: [CardPage("yu_the_great")],
}


@pytest.mark.parametrize(("size", "scale", "lang"), SEEN)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_tree_is_in_order(screen: str, size: tuple[int, int], scale: int, lang: str) -> None:
    words.set_language(lang)
    stage = show(*SCREENS[screen](), size=size, scale=scale)
    assert problems_of(stage.tree(), stage.scale) == []


@pytest.mark.parametrize(("size", "scale"), SIZES[:2])
def test_every_public_place_is_on_the_table(size: tuple[int, int], scale: int) -> None:
    (scene,) = at_table(80)()
    stage = show(scene, size=size, scale=scale)
    assert isinstance(scene, StargateScene)
    keys = {node.key for node in stage.root().walk() if node.shown}
    for seat in scene.view.seats:
        assert {f"plaque {seat}", f"deck {seat}", f"discard {seat}"} <= keys
    assert {"missions", "failed", "sum", "hand", "bed", "villain bed", "prompt", "log"} <= keys
    in_play = {
        name
        for player in scene.view.players.values()
        for name in (*player.team, *player.supports, *player.gear, *player.adversaries)
    }
    shown = {str(node.value) for node in stage.root().walk() if node.role in ("card", "hand card")}
    assert in_play <= shown


def test_meters_tell_the_rules_numbers() -> None:
    from game.stargate import numbers

    (scene,) = at_table(150)()
    stage = show(scene, size=(1920, 1080))
    assert isinstance(scene, StargateScene)
    for seat in scene.view.seats:
        plaque = stage.root().find(key=f"plaque {seat}")
        assert plaque is not None
        told = {child.key: child.value for child in plaque.walk() if child.key}
        assert told["power"] == scene.view.players[seat].power
        assert told["glyphs"] == len(numbers.glyphs(scene.view, seat))
        assert told["experience"] == numbers.experience(scene.view, seat)
        assert told["villain"] == numbers.villain_score(scene.view, seat)


@pytest.mark.parametrize("moves", [0, 3, 20, 60, 120, 200])
def test_the_status_names_who_must_act(moves: int) -> None:
    (scene,) = at_table(moves)()
    stage = show(scene, size=(1920, 1080))
    assert isinstance(scene, StargateScene)
    status = stage.root().find(role="status")
    assert status is not None
    ask = scene.view.ask
    assert ask is None or scene.person(ask.by) in status.name
    phase = [node for node in stage.root().walk() if node.role == "phase" and node.value == "now"]
    assert len(phase) <= 1


def test_an_empty_deck_has_a_fault_and_a_button_for_each() -> None:
    deck = OwnDeck("Empty")
    stage = show(*builder("deck", True)(), size=(1920, 1080))
    faults = [node for node in stage.root().walk() if node.key.startswith("fault ")]
    assert len(faults) == len(deck.faults())
    assert all(node.find(key="mend") is not None for node in faults)
