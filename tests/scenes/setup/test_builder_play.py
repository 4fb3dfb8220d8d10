"""Building teams with the mouse alone or the keys alone."""

import pygame
import pytest
from screen_checks import click, find, focus_on, key, point, press_at, press_key, show, write
from setups import builder_on, own_team

from scenes.menu import TitleMenu
from scenes.setup import clipboard
from scenes.setup.builder import TeamBuilder
from scenes.setup.figure_scene import FigureScene
from scenes.setup.teams import own_teams
from scenes.table.scene import TableScene
from scenes.ui import Dialog, Stage

FIVE = ("marine_rifle",) * 5


def fill(scene: TeamBuilder, *units: str) -> None:
    for unit in units:
        scene.add(unit, False)


def carry(stage: Stage, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, move, let go."""
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    point(stage, (start[0] + 15, start[1] + 15), (1, 0, 0))
    point(stage, end, (1, 0, 0))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    stage.settle()


def test_a_team_with_the_keys_alone() -> None:
    stage, scene = builder_on("")
    focus_on(stage, node_key="marine_rifle")
    key(stage, "+", "+", "-", "return", "return", "return", "return")
    assert scene.draft.units == FIVE
    key(stage, "z")
    assert len(scene.draft.units) == 4
    key(stage, "y")
    press_key(stage, "option", "To the reserves")
    focus_on(stage, node_key="sergeant")
    key(stage, "return")
    focus_on(stage, node_key="team name")
    write(stage, "Us")
    press_key(stage, "button", "Save")
    team = own_teams()[0]
    assert (team.name, team.units, team.reserves) == ("Us", FIVE, ("sergeant",))


def test_a_team_with_the_mouse_alone() -> None:
    stage, scene = builder_on("")
    for _ in range(3):
        click(stage, node_key="marine_rifle")
    click(stage, "button", "One Marine more")
    click(stage, "button", "One Marine less")
    click(stage, "option", "To the reserves")
    click(stage, node_key="sergeant")
    click(stage, "button", "Save")
    assert scene.draft.units == ("marine_rifle",) * 3
    assert own_teams()[0].reserves == ("sergeant",)


def test_carrying_figures_between_the_lists() -> None:
    stage, scene = builder_on("ready:ember_pack")
    card = find(stage, node_key="thrall_pistol")
    carry(stage, card.seen.center, find(stage, node_key="list False").seen.center)
    assert scene.draft.units.count("thrall_pistol") == 1
    scene.memories["team"].y = 200
    scene.rebuild()
    stage.settle()
    row = find(stage, node_key="team thrall_pistol")
    carry(stage, (row.seen.x + 20, row.seen.centery), find(stage, node_key="list True").seen.center)
    assert (scene.draft.units.count("thrall_pistol"), scene.draft.reserves.count("thrall_pistol")) == (0, 1)
    scene.memories["team"].y = 9999
    scene.rebuild()
    stage.settle()
    row = find(stage, node_key="reserve thrall_pistol")
    carry(stage, (row.seen.x + 20, row.seen.centery), (600, 500))
    assert scene.draft.reserves.count("thrall_pistol") == 0


def test_a_draft_is_saved_but_does_not_start() -> None:
    stage, scene = builder_on("")
    fill(scene, "tank")
    stage.settle()
    play = find(stage, "button", "Play against a bot")
    assert not play.enabled
    assert play.why_not == scene.faults[0].message
    click(stage, "button", "Save")
    assert own_teams()[0].units == ("tank",)
    assert stage.motion.toast is not None
    assert "draft" in stage.motion.toast.name


def test_broken_rules_are_shown_and_mended() -> None:
    stage, scene = builder_on("ready:ember_pack")
    fill(scene, "tank")
    stage.settle()
    codes = {fault.code for fault in scene.faults}
    assert codes == {"too_many_points", "too_dear"}
    click(stage, node_key="mend 0")
    assert scene.faults == []
    assert "tank" not in scene.draft.units


def test_play_at_once_against_a_bot() -> None:
    stage, scene = builder_on("")
    fill(scene, *FIVE)
    stage.settle()
    click(stage, "button", "Play against a bot")
    assert isinstance(stage.top, TableScene)
    table = stage.top.session.table
    assert table.begun["setup"]["teams"]["p1"]["units"] == list(FIVE)
    assert table.people["p2"]["kind"] == "greedy"
    assert stage.settings.last_setup["clix"]["seats"][0]["team"].startswith("own:")


def test_leaving_with_changes_asks_once_and_names_the_team() -> None:
    stage = show(TitleMenu(), scene := TeamBuilder("ready:ember_pack"), size=(1280, 720))
    scene.add("thrall_pistol", False)
    key(stage, "escape")
    stage.settle()
    assert isinstance(stage.top, Dialog)
    assert "Ember Pack" in stage.top.words
    click(stage, "button", "Go on building")
    assert stage.top is scene
    key(stage, "escape")
    stage.settle()
    click(stage, "button", "Save Ember Pack")
    assert isinstance(stage.top, TitleMenu)
    assert own_teams()[0].units.count("thrall_pistol") == 1


def test_leaving_without_changes_asks_nothing() -> None:
    stage = show(TitleMenu(), TeamBuilder("ready:ember_pack"), size=(1280, 720))
    key(stage, "escape")
    assert isinstance(stage.top, TitleMenu)


def test_another_team_is_opened_only_after_asking() -> None:
    stage, scene = builder_on("ready:ember_pack")
    fill(scene, "thrall_pistol")
    stage.settle()
    click(stage, "dropdown", "Team to build on")
    click(stage, "option", "Long Watch (ready)")
    assert isinstance(stage.top, Dialog)
    click(stage, "button", "Throw the changes away")
    assert scene.draft.name == "Long Watch"


def test_delete_asks_once_names_the_team_and_is_undone() -> None:
    own_team("us.yaml", "- name: Our team\n  units: [marine_rifle]\n")
    stage, scene = builder_on("own:us")
    click(stage, "button", "Delete this team")
    assert "Our team" in stage.top.name
    click(stage, "button", "Delete Our team")
    assert own_teams() == []
    assert stage.motion.toast is not None
    assert "Our team" in stage.motion.toast.name
    key(stage, "z")
    assert [team.name for team in own_teams()] == ["Our team"]
    assert scene.opened == "own:us"


@pytest.mark.parametrize(("opened", "why"), [("ready:ember_pack", "belong"), ("", "never saved")])
def test_what_has_no_file_cannot_be_deleted(opened: str, why: str) -> None:
    stage, _scene = builder_on(opened)
    button = find(stage, "button", "Delete this team")
    assert not button.enabled
    assert why in button.why_not


def test_a_folder_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes import platform

    def fail(path: object, text: str) -> None:
        raise OSError(28, "no space left")

    stage, scene = builder_on("")
    fill(scene, *FIVE)
    monkeypatch.setattr(platform, "write_whole", fail)
    stage.settle()
    click(stage, "button", "Save")
    assert stage.motion.toast is not None
    assert "no space left" in stage.motion.toast.name
    assert scene.draft.units == FIVE


# -- text -------------------------------------------------------------------------------------------------------


def test_copy_here_and_paste_there() -> None:
    stage, scene = builder_on("ready:ember_pack")
    wanted = scene.draft
    click(stage, "button", "Copy the team as text")
    assert "3 Thrall with pike (thrall_pike)" in clipboard.get()
    scene.open_team("")
    stage.settle()
    click(stage, "button", "Paste a team from text")
    assert sorted(scene.draft.units) == sorted(wanted.units)
    assert sorted(scene.draft.reserves) == sorted(wanted.reserves)
    assert scene.draft.name == wanted.name
    scene.undo()
    assert scene.draft.units == ()


def test_lines_that_cannot_be_read_are_told_one_by_one() -> None:
    stage, scene = builder_on("")
    clipboard.put("2 Marine\n1 Marin\n1 Nobody at all\n")
    click(stage, "button", "Paste a team from text")
    assert scene.draft.units == ("marine_rifle",) * 2
    assert isinstance(stage.top, Dialog)
    assert stage.top.name == "2 lines could not be read"
    assert len(stage.top.words.splitlines()) == 2


def test_pasting_nonsense_changes_nothing() -> None:
    stage, scene = builder_on("ready:ember_pack")
    before = scene.draft
    clipboard.put("hello\n")
    click(stage, "button", "Paste a team from text")
    assert isinstance(stage.top, Dialog)
    assert scene.draft == before


# -- looking ----------------------------------------------------------------------------------------------------


def test_search_and_chips_and_clear() -> None:
    stage, scene = builder_on("")
    key(stage, "/")
    assert stage.focus is not None
    assert stage.focus.key == "search"
    write(stage, "sniper")
    assert set(scene.shown) == {"hooded_sniper", "master_sniper"}
    click(stage, "checkbox", "upgrade only")
    assert scene.shown == ["master_sniper"]
    click(stage, node_key="asked kinds upgrade_only")
    assert len(scene.shown) == 2
    click(stage, "button", "Clear filters")
    assert len(scene.shown) > 50


def test_sorting() -> None:
    stage, scene = builder_on("")
    click(stage, "dropdown", "Sorted by")
    click(stage, "option", "name")
    assert scene.query.sort == "name"
    assert scene.shown[0] != "recruit_carbine"


def test_space_shows_the_whole_dial_and_goes_back() -> None:
    stage, scene = builder_on("")
    focus_on(stage, node_key="thrall_pike")
    key(stage, "space")
    stage.settle()
    assert isinstance(stage.top, FigureScene)
    assert find(stage, "dial").name.startswith("Thrall with pike. Click 1 of")
    click(stage, node_key="To the team")
    key(stage, "space")
    assert stage.top is scene
    assert scene.draft.units == ("thrall_pike",)


def test_the_pointer_brings_a_closer_look_that_stays_while_it_is_there() -> None:
    stage, scene = builder_on("ready:ember_pack", size=(1920, 1080))
    card = find(stage, node_key="thrall_pike")
    point(stage, card.box.center)
    stage.update(100)
    assert scene.zoomed == ""
    stage.update(900)
    stage.settle()
    zoom = find(stage, node_key="zoom")
    assert not zoom.box.colliderect(find(stage, node_key="thrall_pike").box)
    assert zoom.find("table") is not None
    assert any("Swaps" in node.name for node in zoom.walk())
    point(stage, zoom.box.center)
    stage.update(900)
    assert scene.zoomed == "thrall_pike"
    key(stage, "escape")
    stage.settle()
    assert scene.zoomed == ""
    assert stage.top is scene


def test_the_closer_look_goes_when_the_pointer_goes() -> None:
    stage, scene = builder_on("ready:ember_pack", size=(1920, 1080))
    point(stage, find(stage, node_key="thrall_pike").box.center)
    stage.update(900)
    point(stage, (700, 100))
    stage.update(16)
    assert scene.zoomed == ""


def test_what_a_unit_may_become() -> None:
    stage, scene = builder_on("ready:ember_pack")
    press_at(stage, (row := find(stage, node_key="team thrall_pike")).seen.move(-row.seen.w // 3, 0).center)
    stage.settle()
    assert scene.chosen == "thrall_pike"
    rungs = {node.key: node.value for node in stage.root().walk() if node.key.startswith("rung")}
    assert rungs["rung thrall_darts"] == "swap"
    assert "1 counter" in rungs.values()


def test_a_copied_limit_of_the_house_is_kept() -> None:
    from game.clix.team_rules import Limits

    scene = TeamBuilder("ready:ember_pack", Limits(copies=2))
    show(scene)
    assert [fault.code for fault in scene.faults] == ["too_many_copies"]
