"""The set-up screen and the team builder keep to the rules of the screen at every size, in every state."""

from collections.abc import Callable

import pytest
from screen_checks import frame_of, key, problems_of, show, walk
from setups import GOOD, SIZES, builder_on, own_map, own_team, setup_on
from test_screens import Longer

from game.core import words
from scenes import theme
from scenes.menu import TitleMenu
from scenes.setup.board_preview import MapRow
from scenes.setup.figure_scene import FigureScene
from scenes.setup.plan import Plan, Slot, standard
from scenes.ui import Button, Stage
from scenes.ui import text as letters


def six() -> Plan:
    plan = standard()
    plan.set_seats(6)
    plan.seats[2].side, plan.seats[4].who = "p1", "random"
    plan.set_layout(3, 2)
    return plan


def unlike() -> Plan:
    plan = standard()
    plan.slots[1] = Slot("maps/dam_gate.tmx")
    return plan


def draft() -> Plan:
    own_team("few.yaml", "- name: A name of forty letters, no more than that\n  units: [tank]\n")
    own_map("bad.tmx", "<map")
    plan = standard()
    plan.seats[1].team = "own:few"
    return plan


def booster() -> Plan:
    plan = standard()
    plan.booster, plan.variant = "clash_box", "portable_cannon"
    return plan


PLANS: dict[str, Callable[[], Plan]] = {
    "usual": standard, "six": six, "unlike": unlike, "draft": draft, "booster": booster,
}  # fmt: skip


def speak(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if language == "longer":
        monkeypatch.setattr(words, "_catalog", Longer())
    else:
        words.set_language(language)


def check(stage: Stage) -> None:
    tree = stage.tree()
    assert problems_of(tree, stage.scale) == []
    assert any(node["focused"] for node in walk(tree))


@pytest.mark.parametrize("language", ["en", "es", "longer"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", PLANS)
def test_setup(
    name: str, size: tuple[int, int], scale: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(language, monkeypatch)
    stage, scene = setup_on(PLANS[name](), size=size, scale=scale)
    for part in ("maps", "players", "rules"):
        scene.part = part
        scene.rebuild()
        check(stage)


TEAMS = {
    "legal": "ready:ember_pack",
    "new": "",
    "broken": "own:broken",
}
BROKEN = "- name: Broken\n  units: [tank, oracle, nobody, thrall_pike]\n  reserves: [lost, sergeant]\n"


@pytest.mark.parametrize("language", ["en", "es", "longer"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", TEAMS)
def test_builder(
    name: str, size: tuple[int, int], scale: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(language, monkeypatch)
    own_team("broken.yaml", BROKEN)
    stage, scene = builder_on(TEAMS[name], size=size, scale=scale)
    scene.choose("thrall_pike")
    scene.query.factions.add("host")
    scene.query.kinds.add("melee")
    for part in ("filters", "figures", "team"):
        scene.part = part
        scene.rebuild()
        check(stage)
    scene.query.words = "nobody at all"
    scene.part = "figures"
    scene.rebuild()
    check(stage)


@pytest.mark.parametrize("language", ["en", "es", "longer"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("figure", ["rover", "oracle", "warlord_blade"])
def test_a_figure_closely(
    figure: str, size: tuple[int, int], scale: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(language, monkeypatch)
    stage, scene = builder_on(size=size, scale=scale)
    stage.push(FigureScene(figure, scene))
    check(stage)


@pytest.mark.parametrize("make", [setup_on, builder_on], ids=["setup", "builder"])
def test_it_is_drawn_and_then_nothing_more(make: Callable[..., tuple[Stage, object]]) -> None:
    stage, _scene = make(size=(1280, 720))
    frame = frame_of(stage)
    assert len({tuple(frame.get_at((x, 300))) for x in range(0, 1280, 7)}) > 20
    stage.update(16)
    stage.touch()
    assert not stage.draw(frame)


def test_every_tab_stop_of_the_setup_can_be_reached() -> None:
    stage, _scene = setup_on()
    seen = set()
    for _ in range(400):
        key(stage, "tab")
        stage.settle()
        assert stage.focus is not None
        if stage.focus.path in seen:
            break
        seen.add(stage.focus.path)
    from scenes.ui.focus import stops

    assert {node.path for node in stops(stage.root().walk())} == seen


def test_the_menu_leads_here() -> None:
    stage = show(TitleMenu())
    from screen_checks import press_key

    press_key(stage, "button", "New game")
    press_key(stage, "button", "Halo ActionClix")
    assert stage.top.name == "New skirmish"


def test_several_maps_of_the_list_are_in_sight_in_a_small_window() -> None:
    """Four rows whole, with the usual four maps on the board."""
    stage, _scene = setup_on(standard(), size=(1280, 720))
    rows = [node for node in stage.root().walk() if node.role == "row"]
    assert sum(node.shown and node.seen.size == node.box.size for node in rows) >= 4


def test_two_maps_of_one_name_are_told_apart_by_their_files() -> None:
    """A copy has the name of what it was copied from."""
    own_map("my_copy.tmx", GOOD.read_text(encoding="utf-8"))
    stage, scene = setup_on(standard(), size=(1920, 1080))
    name = next(entry.name for entry in scene.shelf.entries if entry.own)
    told = [node.told for node in stage.root().walk() if isinstance(node, MapRow) and node.name == name]
    assert [words.partition(" · ")[0] for words in told] == ["my_copy.tmx", GOOD.name]
    others = [node.told for node in stage.root().walk() if isinstance(node, MapRow) and node.name != name]
    assert not any(".tmx" in words for words in others)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("opened", ["ready:ember_pack", ""])
def test_the_button_that_saves_takes_two_lines_at_most(
    language: str, opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The verb, and what it is saved as."""
    speak(language, monkeypatch)
    stage, _scene = builder_on(opened, size=(1280, 720))
    save = next(node for node in stage.root().walk() if node.shortcut == "save")
    assert isinstance(save, Button)
    lines = [
        letters.flow(letters.as_spans(text), save._room(stage.scale, False), theme.SMALL, stage.scale)[1]
        for text in (save.name, save.subtitle)
    ]
    assert lines == [1, 1]
