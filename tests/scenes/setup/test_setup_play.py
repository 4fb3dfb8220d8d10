"""From the set-up screen to a table, with the mouse alone or the keys alone; and what is remembered."""

from pathlib import Path

import pytest
from screen_checks import click, find, focus_on, key, point, press_key, show, write
from setups import GOOD, own_map, own_team, setup_on

from scenes import settings as kept
from scenes.menu import TitleMenu
from scenes.setup.plan import Slot, standard
from scenes.setup.scene import SetupScene
from scenes.table.scene import TableScene
from scenes.ui import Stage


def table_of(stage: Stage) -> TableScene:
    """The table that has come."""
    assert isinstance(stage.top, TableScene)
    return stage.top


@pytest.mark.usefixtures("saves_folder")
def test_two_actions_from_the_title() -> None:
    """For whoever has played it before: the game of the newest save is set up as the last one was (UX-75)."""
    stage = show(TitleMenu())
    press_key(stage, "button", "New game")  # one
    stage.update(1000)
    stage.settle()
    key(stage, "return")  # two: Start has the focus
    table = table_of(stage).session.table
    assert table.people == {"p1": {"name": "Ana", "kind": "human"}, "p2": {"name": "Bruno", "kind": "greedy"}}
    assert (table.position.grid["width"], table.position.grid["height"]) == (24, 24)


def test_the_whole_set_up_with_the_keys_alone() -> None:
    stage, _scene = setup_on()
    press_key(stage, node_key="3")
    press_key(stage, "option", "1 × 2: 2 maps")
    focus_on(stage, node_key="name 0")
    key(stage, "ctrl+a")
    write(stage, "Zoe")
    press_key(stage, node_key="who 1")
    press_key(stage, "option", "Random bot")
    press_key(stage, node_key="side 2 p1")
    focus_on(stage, "slider", "Kill points that win")
    key(stage, "right", "right")
    press_key(stage, "checkbox", "Strict corners")
    press_key(stage, "dropdown", "Variant")
    press_key(stage, "option", "Portable cannon")
    press_key(stage, "button", "Start the game")
    table = table_of(stage).session.table
    assert [table.people[seat]["name"] for seat in ("p1", "p2", "p3")] == ["Zoe", "Bruno", "Carla"]
    assert table.people["p2"]["kind"] == "random"
    sides = {seat: player.team for seat, player in table.position.players.items()}
    assert sides == {"p1": "p1", "p2": "p2", "p3": "p1"}
    assert (table.position.grid["width"], table.position.grid["height"]) == (12, 24)
    assert table.position.options["corners"] == "strict"
    assert table.position.options["variant"] == "portable_cannon"


def test_the_whole_set_up_with_the_mouse_alone() -> None:
    stage, scene = setup_on()
    click(stage, node_key="place 3")
    click(stage, node_key="maps/dry_dock.tmx")
    click(stage, "button", "Turn the map")
    click(stage, node_key="who 0")
    click(stage, "option", "Greedy bot")
    click(stage, node_key="team 1")
    click(stage, "option", "Long Watch")
    slider = find(stage, "slider", "Units of a team at least")
    before = scene.plan.option("team_units")
    click(stage, "slider", "Units of a team at least")  # its middle: nothing happens
    assert scene.plan.option("team_units") == before
    point(stage, slider.box.center)
    click(stage, "checkbox", "Blasts pass walls")
    click(stage, "checkbox", "Practice")
    click(stage, "button", "Start the game")
    table = table_of(stage).session.table
    assert table.begun["setup"]["maps"][3] == ["maps/dry_dock.tmx", [1, 1], 1]
    assert table.people["p1"]["kind"] == "greedy"
    assert "hooded_sniper" in table.begun["setup"]["teams"]["p2"]["units"]
    assert table.position.options["splash_through_walls"] is False
    assert table.sandbox


def test_the_ends_of_a_stepper_add_and_take_away() -> None:
    stage, scene = setup_on()
    click(stage, "slider", "Kill points that win")
    box = find(stage, "slider", "Kill points that win").box
    from screen_checks import press_at

    press_at(stage, (box.right - 10, box.centery))
    assert scene.plan.option("kills_to_win") == 6
    press_at(stage, (box.x + 10, box.centery))
    press_at(stage, (box.x + 10, box.centery))
    assert scene.plan.option("kills_to_win") == 4


def test_a_map_may_be_carried_to_its_place() -> None:
    stage, scene = setup_on()
    row, place = find(stage, node_key="maps/dry_dock.tmx"), find(stage, node_key="place 2")
    import pygame

    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=row.box.center, button=1))
    point(stage, (row.box.centerx + 40, row.box.centery - 40), (1, 0, 0))
    point(stage, place.box.center, (1, 0, 0))
    assert stage.dragging is not None
    assert stage.dragging.target is not None
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place.box.center, button=1))
    assert scene.plan.slots[2] == Slot("maps/dry_dock.tmx")
    assert scene.slot == 2


def test_start_is_off_with_the_reason_and_the_mending() -> None:
    plan = standard()
    plan.slots[1] = Slot("maps/dam_gate.tmx")
    stage, scene = setup_on(plan)
    start = find(stage, "button", "Start the game")
    assert not start.enabled
    assert "only maps of one size" in start.why_not
    key(stage, "return")
    assert isinstance(stage.top, SetupScene)
    click(stage, "button", "Lay North Station there instead")
    assert find(stage, "button", "Start the game").enabled
    scene.undo()
    stage.settle()
    assert not find(stage, "button", "Start the game").enabled


def test_changes_can_be_undone_and_done_again() -> None:
    stage, scene = setup_on()
    click(stage, "option", "1 × 1: 1 map")
    click(stage, node_key="4")
    key(stage, "z")
    assert (len(scene.plan.seats), len(scene.plan.slots)) == (2, 1)
    key(stage, "z", "y", "y")
    assert (len(scene.plan.seats), len(scene.plan.slots)) == (4, 1)
    key(stage, "z", "z")
    assert scene.plan == standard()


def test_typing_a_name_that_holds_a_shortcut() -> None:
    stage, scene = setup_on()
    focus_on(stage, node_key="name 1")
    key(stage, "ctrl+a")
    write(stage, "zyz")
    assert scene.plan.seats[1].name == "zyz"


def test_a_bad_map_of_ones_own_is_greyed_and_the_others_can_be_played() -> None:
    own_map("bad.tmx", "<map")
    good = own_map("mine.tmx", GOOD.read_text(encoding="utf-8"))
    stage, scene = setup_on()
    bad = find(stage, "row", "bad.tmx")
    assert not bad.enabled
    assert "bad.tmx:1:1" in bad.why_not
    click(stage, node_key=str(good.resolve()))
    assert scene.plan.slots[0].file == str(good.resolve())
    click(stage, "button", "Start the game")
    assert table_of(stage).session.table.position.grid["maps"][0]["file"] == str(good.resolve())


def test_one_booster() -> None:
    stage, _scene = setup_on()
    click(stage, node_key="5")
    click(stage, node_key="booster")
    click(stage, "dropdown", "Booster")
    click(stage, "option", "Clash Box")
    click(stage, "button", "Start the game")
    table = table_of(stage).session.table
    assert table.begun["setup"]["booster"] == "clash_box"
    assert table.position.options["kills_to_win"] == 1


# -- remembered -------------------------------------------------------------------------------------------------


def test_the_last_set_up_is_there_again() -> None:
    stage, scene = setup_on()
    click(stage, node_key="3")
    click(stage, "checkbox", "Attack and cover")
    wanted = scene.plan.copy()
    stage.on_settings = lambda: kept.save(stage.settings)
    click(stage, "button", "Start the game")
    settings, lost = kept.load()
    assert lost == []
    again = show(TitleMenu())
    again.settings.last_setup = settings.last_setup
    again.push(scene := SetupScene())
    again.settle()
    assert scene.plan == wanted


def test_a_damaged_settings_file_loses_the_set_up_alone() -> None:
    stage, _scene = setup_on()
    stage.settings.hover_ms = 900
    stage.on_settings = lambda: kept.save(stage.settings)
    click(stage, "button", "Start the game")
    path = kept.settings_file()
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line[:60] if "last_setup" in line else line for line in lines), encoding="utf-8")
    settings, lost = kept.load()
    assert lost == ["last_setup"]
    assert settings.hover_ms == 900
    again = show(TitleMenu())
    again.settings.last_setup = settings.last_setup
    again.push(scene := SetupScene())
    again.settle()
    assert scene.plan == standard()


def test_what_could_not_be_read_is_said() -> None:
    stage = show(TitleMenu())
    stage.settings.last_setup = {"clix": {**standard().as_dict(), "copies": "many"}}
    stage.push(scene := SetupScene())
    stage.settle()
    assert scene.plan == standard()
    assert stage.motion.toast is not None
    assert "copies" in stage.motion.toast.name


def test_a_team_that_has_been_deleted_is_asked_for_anew() -> None:
    units = ", ".join(["marine_rifle"] * 5)
    path: Path = own_team("us.yaml", f"- name: Us\n  units: [{units}]\n")
    plan = standard()
    plan.seats[0].team = "own:us"
    stage, scene = setup_on(plan)
    assert scene.found == []
    path.unlink()
    click(stage, "button", "Look again")
    assert scene.found[0].words.startswith("Ana has no team")


@pytest.mark.parametrize("number", [0, 1])
def test_the_builder_gives_its_team_to_the_seat(number: int) -> None:
    stage, scene = setup_on()
    click(stage, node_key=f"build {number}")
    assert stage.top.name == "Team builder"
    stage.top.changed(stage.top.drafting.remove(stage.top.draft.units[0], False))  # type: ignore[attr-defined]
    stage.top.add("field_medic", False)  # type: ignore[attr-defined]
    stage.settle()
    click(stage, "button", "Use this team")
    assert stage.top is scene
    assert scene.plan.seats[number].team.startswith("own:")
    assert find(stage, "button", "Start the game").enabled
