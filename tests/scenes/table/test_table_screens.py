"""The table and its pages keep to the rules of the screen in every state, size and language."""

import gettext
from collections.abc import Callable

import pytest
from screen_checks import point, problems_of
from table_boards import at_table, full_session, settle, wander

from game.core import words
from scenes.replay import ReplayScene
from scenes.session import Session
from scenes.table.click_table import ClickTable
from scenes.table.dial_scene import DialScene
from scenes.table.end_scene import EndScene
from scenes.table.pages import ColumnDrawer, LogPage, ReserveDrawer
from scenes.table.scene import TableScene
from scenes.table.shots import select_one
from scenes.table.side_page import SidePage, UnitLine
from scenes.ui import Scene

SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200), ((1024, 600), 100)]


class Longer(gettext.NullTranslations):
    """A language whose words are a third longer."""

    def gettext(self, message: str) -> str:
        more = max(2, len(message) // 3)
        return message + "ñu" if len(message) < 9 else message + (" ñandú" * more)[:more]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def _acting(moves: int = 70, seed: int = 7) -> Session:
    """A game in somebody's actions, with a unit that may act."""
    session = full_session(seed, moves)
    while session.table.ask is None or session.table.ask.kind != "action" or not _units(session):
        wander(session, 1, len(session.table.record))
        assert not session.table.over
    return session


def _units(session: Session) -> list[str]:
    return [answer[1] for answer in session.table.legal_moves() if answer[0] == "unit"]


def _target(scene: TableScene) -> None:
    select_one(scene)
    for uid in scene.legal.stay.shots[:1]:
        scene.choice.pointed = tuple(scene.view.units[uid].at)  # type: ignore[assignment, arg-type]


def _walk(scene: TableScene) -> None:
    select_one(scene)
    squares = sorted(scene.legal.squares, key=lambda at: -scene.out.walked.get(at, 0))
    scene.choice.pointed = squares[0] if squares else None


def _grenade(scene: TableScene) -> None:
    for uid in scene.legal.units:
        scene.choice.clear()
        scene.choice.selected, scene.choice.mode = uid, "grenade"
        scene.recompute()
        if scene.legal.stay.grenade:
            scene.choice.pointed = next(iter(scene.legal.squares))
            return


def _reserve(scene: TableScene) -> None:
    scene.choice.reserve = next(uid for uid, unit in scene.view.units.items() if unit.where == "reserve")


STATES: dict[str, Callable[[TableScene], object]] = {
    "still": lambda scene: None, "selected": select_one, "target": _target, "walk": _walk, "grenade": _grenade,
    "reserve": _reserve,
}  # fmt: skip


def _first_reserve(table: TableScene) -> str:
    return next(uid for uid, unit in table.view.units.items() if unit.where == "reserve")


PAGES: dict[str, Callable[[TableScene], Scene]] = {
    "dial": lambda table: DialScene(table, select_one(table)),
    "enemy dial": lambda table: DialScene(table, next(u for u, x in table.view.units.items() if x.owner != table.seat)),
    "reserve dial": lambda table: DialScene(table, _first_reserve(table)),
    "log": LogPage, "column": ColumnDrawer, "reserve": ReserveDrawer, "end": EndScene,
    "side": lambda table: SidePage(table, ["p2"]),
}  # fmt: skip


@pytest.fixture(params=["en", "es", "longer"])
def spoken(request: pytest.FixtureRequest) -> str:
    """A language for what is made from now on."""
    if request.param == "longer":
        words._catalog = Longer()
    else:
        words.set_language(request.param)
    return str(request.param)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_state_of_the_table(size: tuple[tuple[int, int], int], spoken: str) -> None:
    """What is held and pointed at changes what is shown, never past its place."""
    scene, stage = at_table(_acting(), *size)
    for name, hold in STATES.items():
        scene.choice.clear()
        scene.choice.pointed = None
        hold(scene)
        scene.refresh()
        settle(stage)
        assert problems_of(stage.tree(), stage.scale) == [], name


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_over_the_table(size: tuple[tuple[int, int], int], spoken: str) -> None:
    """The dial, the log, the drawers, the end."""
    scene, stage = at_table(_acting(), *size)
    for name, page in PAGES.items():
        stage.push(page(scene))
        settle(stage)
        assert problems_of(stage.tree(), stage.scale) == [], name
        stage.pop()
        settle(stage)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 6), (3, 12), (6, 3), (6, 40)])
def test_up_to_six_seats_from_the_first_marker(size: tuple[tuple[int, int], int], seats: int, moves: int) -> None:
    """Markers and deployment, with as many seats as there may be."""
    _scene, stage = at_table(full_session(3, moves, seats), *size)
    assert problems_of(stage.tree(), stage.scale) == []


def test_sides_of_several_seats_share_a_place() -> None:
    """Two and two: two scores with both names."""
    sides = {"p1": "a", "p2": "b", "p3": "a", "p4": "b"}
    _scene, stage = at_table(full_session(3, 9, 4, setup={"sides": sides}), (1920, 1080))
    names = [node["name"] for node in _of(stage.tree(), "score")]
    assert names == ["Ana + Carla: 0 of 5", "Bruno + David: 0 of 5"]


def _of(tree: dict, role: str) -> list[dict]:  # type: ignore[type-arg]
    found = [tree] if tree["role"] == role else []
    return found + [node for child in tree["children"] for node in _of(child, role)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_replay_at_every_moment(size: tuple[tuple[int, int], int], spoken: str) -> None:
    """At the start, in the middle, at the end."""
    from game.core.saves import as_data

    replay = ReplayScene(as_data(full_session(4, 60).table))
    from screen_checks import show

    stage = show(replay, size=size[0], scale=size[1])
    for at in (0, 30, replay.length):
        replay.go_to(at)
        settle(stage)
        assert problems_of(stage.tree(), stage.scale) == []


@pytest.mark.parametrize("variant", ["capture_the_flag", "king_of_the_hill", "portable_cannon"])
def test_variants_show_their_marks(variant: str) -> None:
    """Flags and the cannon are in the tree, a hill is drawn; the score counts their points."""
    session = full_session(2, 30, options={"variant": variant})
    scene, stage = at_table(session, (1920, 1080))
    assert problems_of(stage.tree(), stage.scale) == []
    marks = [node["name"] for node in _of(stage.tree(), "marker")]
    assert len([name for name in marks if name.startswith("Spawn marker")]) == 4 - _covered(scene)
    if variant == "portable_cannon":
        assert "The cannon" in marks
    if variant == "capture_the_flag":
        assert sum(name.startswith("Flag of") for name in marks) == 2


def _covered(scene: TableScene) -> int:
    """Spawn markers with something else of the variant on their square."""
    spawns = {tuple(at) for player in scene.view.players.values() for at in player.spawns}
    flags = {tuple(flag["at"]) for flag in scene.view.marks.get("flags", {}).values() if flag["at"]}
    return len(spawns & flags)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_numbers_at_the_end_have_heads(size: tuple[tuple[int, int], int], seats: int, spoken: str) -> None:
    """Above their columns, whatever the size, with a line for each of up to six seats."""
    scene, stage = at_table(full_session(3, 40, seats), *size)
    stage.push(EndScene(scene))
    settle(stage)
    assert problems_of(stage.tree(), stage.scale) == []
    texts = [node for node in stage.root().walk() if node.role == "text"]
    heads = [node for node in texts if node.name in map(words._, ("Kills", "Clicks dealt", "Hits", "Units left"))]
    values = [node for node in texts if node.value in {head.name for head in heads}]
    assert len(heads) == 4
    assert len(values) == 4 * seats
    for value in values:
        head = next(one for one in heads if one.name == value.value)
        assert (value.box.left, value.box.right) == (head.box.left, head.box.right)
        assert value.box.top >= head.box.bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_messages_and_tips_cover_neither_the_tray_nor_what_it_says(size: tuple[tuple[int, int], int]) -> None:
    """A message stands over the board; the tip of a unit of the tray too, so that the sentence can be read."""
    scene, stage = at_table(_acting(), *size)
    stage.settings.hover_ms = 0
    stage.say("The game is saved as a name that is rather long.")
    tray = stage.height - scene.foot()
    units = [node for node in stage.root().walk() if node.role == "reserve"]
    for node in units:
        point(stage, node.seen.center)
        stage.update(16)
        extras = [extra for extra in stage.picture.extras() if extra.role in ("tooltip", "status")]
        assert len(extras) == 2
        assert all(extra.area.bottom <= tray and extra.area.y >= 0 for extra in extras)
    assert units or stage.layout == "compact"
    stage.tree()
    assert stage.motion.toast is not None
    assert stage.motion.toast.area.bottom <= tray


def test_a_small_window_has_every_click_of_a_dial_in_full_letters() -> None:
    """The disc is too small there to be read: the same numbers stand under it, the present click marked."""
    scene, stage = at_table(_acting(), (1024, 600), 200)
    uid = select_one(scene)
    scene.doors.open_dial(uid)
    settle(stage)
    (table,) = [node for node in stage.root().walk() if isinstance(node, ClickTable)]
    unit = scene.view.units[uid]
    card = scene.view.world.cards[unit.card]
    assert [row.values for row in table.rows] == list(card.dial)
    assert table.click == unit.click
    assert f"Click {unit.click}: Speed {card.dial[unit.click - 1][0]}" in table.name


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_the_other_side_has_is_in_sight_of_everybody(size: tuple[tuple[int, int], int]) -> None:
    """How many units are told on its score; pressed, each of them with its place, and its dial one press further."""
    scene, stage = at_table(_acting(), *size)
    score = next(node for node in stage.root().walk() if node.role == "score" and node.name.startswith("Bruno"))
    units = {uid for uid, unit in scene.view.units.items() if unit.owner == "p2"}
    there = sum(scene.view.units[uid].where == "board" for uid in units)
    assert f"{there} units on the map, {len(units) - there} in reserve." in score.tip
    stage.input.press(score)
    settle(stage)
    lines = [node for node in stage.root().walk() if isinstance(node, UnitLine)]
    assert {line.value for line in lines} == units
    stage.input.press(lines[-1])
    settle(stage)
    assert isinstance(stage.top, DialScene)


def test_a_practice_game_is_marked_in_its_result() -> None:
    """Whoever took dice back sees that it could be done."""
    for sandbox in (True, False):
        scene, stage = at_table(full_session(moves=20, sandbox=sandbox))
        stage.push(EndScene(scene))
        settle(stage)
        told = [node.name for node in stage.root().walk() if "practice" in node.name]
        assert bool(told) is sandbox
        assert problems_of(stage.tree(), stage.scale) == []
