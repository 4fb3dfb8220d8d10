"""What the table says: how many of a thing, whose turn, what dice were for. In words that fit their number."""


import random

import pytest
from screen_checks import click, find
from table_boards import any_of, at_table, duel, full_session, settle, wander

from scenes.table import log, sentences, topbar
from scenes.table.motion import Dice
from scenes.table.phases import about
from tests.clix.tables import unit


@pytest.mark.parametrize(
    ("kills", "said"), [(1, "First to 1 kill wins"), (5, "First to 5 kills wins")]
)
def test_the_goal_counts_its_kills(kills: int, said: str) -> None:
    """One kill is one kill."""
    scene, _stage = at_table(duel(options={"kills_to_win": kills}))
    assert topbar.goal_words(scene) == said


@pytest.mark.parametrize(
    ("left", "well", "button"),
    [
        (3, "Actions: 3 left", "3 actions left"),
        (1, "Actions: 1 left", "1 action left"),
        (0, "No actions left", "no actions left"),
    ],
)
def test_the_actions_left_are_said_in_words(left: int, well: str, button: str) -> None:
    """None is a word too, on the tray and on the button that ends the turn."""
    scene, stage = at_table(duel(actions_left=left))
    assert find(stage, "text", well)
    end = next(node for node in stage.root().walk() if node.shortcut == "pass")
    assert getattr(end, "subtitle", "") == button
    assert sentences.actions_left(scene.view) == button


def test_the_sum_of_a_roll_says_which_is_attack_and_which_are_dice() -> None:
    """In the log and on the card of the dice."""
    session = duel(dice=[2, 4, 1, 1])
    scene, stage = at_table(session)
    scene.hands.give([["unit", "A"], ["to", 1, 1], ["shoot", "T"]])
    settle(stage)
    rolled = next(entry for entry in log.entries(scene) if entry.kind == "rolled")
    assert "attack 8 + dice 6 = 14 against" in rolled.words
    facts = next(event for event in session.table.log if event.kind == "rolled").facts
    words = log.roll_words(scene, Dice((2, 4), facts, "rolled", 1.0))
    assert "attack 8 + dice 6 = 14" in words


@pytest.mark.parametrize(("share", "said"), [(0.4, "A rolls for loot"), (1.0, "A loots: 5, a grenade.")])
def test_a_roll_for_loot_says_what_it_is_for_and_what_came(share: float, said: str) -> None:
    """Not the bare sum of the dice."""
    scene, _stage = at_table(duel())
    dice = Dice((5,), {"unit": "A", "dice": [5], "prize": "grenade"}, "looted", share)
    assert log.roll_words(scene, dice) == said


def test_the_end_names_who_has_won() -> None:
    """The sentence on the tray is about the winner, and its well says that the game is over."""
    units = {"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1], click=4)}
    scene, stage = at_table(duel(units, dice=[6, 6, 6, 6], options={"kills_to_win": 1}))
    scene.hands.give([["unit", "A"], ["to", 1, 1], ["shoot", "T"]])
    settle(stage)
    stage.pop()
    stage.settle()
    assert find(stage, "status").name == "Ana: has won the game."
    assert find(stage, "panel", "The game is over")


def test_every_event_of_random_games_has_a_line_or_none_on_purpose() -> None:
    """A person can follow from the log alone; names, never "you"."""
    silent = {"turn_ends", "lasts", "chosen", "variant_set_up"}  # the line before or after them says it
    for seed in range(4):
        session = duel(dice=None)
        wander(session, 60, seed)
        table = session.table
        for event in table.log:
            words = table.game.tell(event, table)
            assert words or event.kind in silent, event
            assert not {"you", "your"} & set(words.lower().split()), words




def test_the_dial_says_what_its_unit_is_in_words_and_counts_none_as_none() -> None:
    """Traits by their names; nobody in sight is no number."""
    units = {
        "A": unit("p1", [1, 1], card={"traits": ["human"], "gender": "f"}),
        "T": unit("p2", [8, 5]),
    }  # fmt: skip
    scene, stage = at_table(duel(units, walls=[[[4, 0], [4, 6]]]), (1920, 1080))
    scene.doors.open_dial("A")
    settle(stage)
    texts = [node.name for node in stage.root().walk() if node.role == "text"]
    assert "75 points · human · of Ana" in texts
    shoot = find(stage, "button", "Shoot")
    assert getattr(shoot, "subtitle", "") == "no target in sight"
    assert not shoot.enabled


def test_the_bar_and_the_sentence_hold_in_every_state_of_a_game() -> None:
    """The phase marked is the rules' own; the sentence names who is asked and is never empty; never "you"."""
    session = full_session(seed=3)
    scene, stage = at_table(session)
    rng, seen = random.Random(5), set()
    for _answer in range(150):
        if session.table.over:
            break
        position = scene.view
        marked = [node.value for node in stage.root().walk() if node.role == "phase" and getattr(node, "on", False)]
        assert marked == [position.phase]
        (said,) = [node.name for node in stage.root().walk() if node.role == "status"]
        assert said.startswith(f"{session.table.people[position.ask.by]['name']}: ")  # type: ignore[union-attr]
        assert len(said.split()) > 2
        assert not {"you", "your"} & set(said.lower().replace(":", " ").split())
        seen.add(position.phase)
        session.give([any_of(session.table.legal_moves(), rng)])
        scene.changed()
        settle(stage, 1)
        while stage.top is not scene:
            stage.pop()
            stage.settle()
    assert {"place_spawns", "deploy", "actions"} <= seen


@pytest.mark.parametrize("phase", ["place_spawns", "deploy", "actions", "loot", "end", "over"])
def test_every_phase_says_what_may_be_done_in_it(phase: str) -> None:
    """Each in its own words."""
    scene, _stage = at_table(duel())
    said = {one: about(scene.view, one) for one in ("place_spawns", "deploy", "actions", "loot", "end", "over")}
    assert len(set(said.values())) == 6
    assert said[phase].endswith(".")


def test_a_phase_pressed_tells_of_itself() -> None:
    """Pointed at, too; help tells of the one that is on, for whoever has no pointer."""
    scene, stage = at_table(duel())
    click(stage, "phase", "Loot")
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == about(scene.view, "loot")
    assert any(about(scene.view, "actions") in line for line in scene.help())
