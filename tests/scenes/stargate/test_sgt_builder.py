"""The deck builder by hand: put in and take out, search, mend, undo, save, leave, text, a sample hand, a game."""

import pytest
from screen_checks import click, find, key, point, press_at, show, write

from scenes.setup import clipboard
from scenes.stargate.builder import DeckBuilder
from scenes.stargate.builder_pages import CardPage, SampleHand
from scenes.stargate.decks import own_decks
from scenes.stargate.drafting import count_of, taken
from scenes.stargate.query import Query
from scenes.stargate.scene import StargateScene
from scenes.ui import Stage
from scenes.ui.dialog import Dialog


@pytest.fixture
def made() -> tuple[Stage, DeckBuilder]:
    """The builder on O'Neill's deck."""
    scene = DeckBuilder("ready:oneill")
    return show(scene, size=(1920, 1080)), scene


def test_pressing_a_card_chooses_it_and_again_puts_one_in(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    name = scene.shown[1]
    before = count_of(scene.draft, name)
    click(stage, node_key=f"card {name}")
    assert count_of(scene.draft, name) == before
    click(stage, node_key=f"card {name}")
    assert count_of(scene.draft, name) == before + 1
    node = find(stage, node_key=f"card {name}")
    press_at(stage, node.seen.center, button=3)
    assert count_of(scene.draft, name) == before
    click(stage, node_key="more")
    assert count_of(scene.draft, name) == before + 1
    click(stage, node_key="less")
    assert count_of(scene.draft, name) == before


def test_by_keys(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    grid = find(stage, node_key="card grid")
    stage.set_focus(grid)
    key(stage, "right", "right", "down")
    name = scene.shown[scene.memories["cards"].index]
    assert scene.memories["cards"].index > 2
    before = count_of(scene.draft, name)
    key(stage, "return")
    assert count_of(scene.draft, name) == before + 1
    key(stage, "backspace")
    assert count_of(scene.draft, name) == before
    key(stage, "space")
    stage.settle()
    assert isinstance(stage.top, CardPage)
    key(stage, "escape")
    key(stage, "end")
    assert scene.memories["cards"].index == len(scene.shown) - 1


def test_searching(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    key(stage, "/")
    write(stage, "yu")
    stage.settle()
    assert "yu_the_great" in scene.shown
    assert len(scene.shown) < 100
    click(stage, "button", "Clear the filters")
    assert scene.query == Query()
    click(stage, node_key="kind adversary")
    click(stage, node_key="skill combat")
    assert scene.query.kinds == {"adversary"}
    assert scene.query.skills == {"combat"}


def test_a_broken_rule_is_mended_at_a_press_and_that_is_undone(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene.add("fire_rain")
    stage.settle()
    assert [fault.code for fault in scene.draft.faults()] == ["copies"]
    assert not find(stage, "button", "Play a bot").enabled
    find(stage, node_key="fault 0")
    click(stage, node_key="mend")
    assert scene.draft.faults() == []
    key(stage, "z")
    assert [fault.code for fault in scene.draft.faults()] == ["copies"]
    key(stage, "y")
    assert scene.draft.faults() == []


def test_a_missing_mission_shows_the_missions_that_fit(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene.change(taken(scene.draft, scene.draft.missions[0]))
    stage.settle()
    click(stage, node_key="mend")
    assert scene.query.kinds == {"mission"}
    assert scene.shown


def test_saving_a_draft_and_leaving(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene.add("fire_rain")
    scene.back()
    stage.settle()
    assert isinstance(stage.top, Dialog)
    key(stage, "escape")
    assert stage.top is scene
    scene.save()
    assert scene.drafting.is_saved()
    assert own_decks()[0].faults()
    scene._delete()
    assert own_decks() == []
    scene._restore()
    assert own_decks()[0].id == scene.draft.id


def test_text_by_the_clipboard(made: tuple[Stage, DeckBuilder], monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = made
    held: list[str] = [""]
    monkeypatch.setattr(clipboard, "put", lambda words: held.__setitem__(0, words) or True)
    monkeypatch.setattr(clipboard, "get", lambda: held[0])
    scene.copy_text()
    before = scene.draft
    held[0] = held[0].replace("3 Fire Rain", "2 Fire Rain") + "4 Nobody At All Zzz\n"
    scene.paste_text()
    stage.settle()
    assert scene.draft.copies["fire_rain"] == 2
    assert isinstance(stage.top, Dialog)
    assert "Nobody" in stage.top.words
    key(stage, "escape")
    scene.undo()
    assert scene.draft == before
    held[0] = "nothing here"
    scene.paste_text()
    assert scene.draft == before


def test_a_sample_hand_and_a_game_at_once(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    click(stage, "button", "Draw a hand")
    page = stage.top
    assert isinstance(page, SampleHand)
    assert len(page.hand) == 8
    assert sum(node.role == "card" for node in stage.root().walk()) == 8
    click(stage, "button", "Draw another hand")
    assert len(page.hand) == 8
    key(stage, "escape")
    click(stage, "button", "Play a bot")
    table = stage.top
    assert isinstance(table, StargateScene)
    assert set(scene.draft.team) == set(table.view.players["p1"].team)
    table.leave()


def test_the_name_is_typed(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    click(stage, node_key="name")
    point(stage, (0, 0))
    key(stage, "end")
    write(stage, "X")
    assert scene.draft.name.endswith("X")
    scene.undo()
    assert not scene.draft.name.endswith("X")
