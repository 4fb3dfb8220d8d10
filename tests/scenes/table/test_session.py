"""The session: who is asked, gestures and their way back, bots, saves, what happened last."""

import json
from pathlib import Path

import pytest
from table_boards import SMALL, duel, full_session, small_session, wander

from game.core import saves
from game.core.bots.process import Reply
from game.core.table import Refused
from scenes.session import Session
from scenes.table.start import again, load_scene, new_session, people_of, start_game
from scenes.thinking import Inline
from tests.clix.tables import unit


def test_the_viewer_is_the_person_asked_else_the_last_one() -> None:
    """A bot's turn does not turn the table round."""
    session = duel()
    assert session.viewer == "p1"
    session.give([["end_turn"]])
    assert session.viewer == "p2"
    session.table.people["p1"]["kind"] = "greedy"
    session.give([["end_turn"]])
    assert (session.active, session.viewer, session.mine) == ("p1", "p2", False)


def test_only_bots_show_the_first_seat() -> None:
    """Somebody must be looked over the shoulder."""
    session = small_session(kinds=("greedy", "random"))
    assert session.viewer == "p1" or session.viewer == "p2"
    assert not session.mine


def test_no_curtain_where_nothing_is_hidden() -> None:
    """Clix hides nothing: two people share the screen without one."""
    session = duel()
    session.give([["end_turn"]])
    assert not session.hides
    assert not session.needs_curtain("p1")


def test_a_curtain_between_people_where_something_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when the viewer changes, and never for a bot."""
    session = duel()
    monkeypatch.setattr(Session, "hides", property(lambda self: True))
    assert not session.needs_curtain("p1")
    session.give([["end_turn"]])
    assert session.needs_curtain("p1")
    session.table.people["p1"]["kind"] = "greedy"
    assert not session.needs_curtain("p1")


def test_a_gesture_goes_back_as_a_whole() -> None:
    """Unit and square are one; the attack's question is open between."""
    session = duel()
    digest = session.table.digest()
    session.give([["unit", "A"], ["to", 3, 1]])
    assert session.step_back()
    assert session.table.digest() == digest
    assert not session.step_back()


def test_a_refused_answer_changes_nothing() -> None:
    """And says so."""
    session = duel()
    with pytest.raises(Refused):
        session.give([["unit", "T"]])
    assert session.table.record == []


def test_whole_acts_and_their_reasons() -> None:
    """An act is made of its answers; an illegal one is refused with its code."""
    session = duel()
    with pytest.raises(Refused) as refused:
        session.act({"by": "p1", "act": "move", "unit": "A", "to": [8, 5]})
    assert refused.value.code == "too_far"
    session.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert [deed.by for deed in session.deeds] == ["p1"]


def test_undo_in_the_name_of_who_did_it() -> None:
    """After the turn has passed, whoever ended it takes that back; then agreement is needed."""
    session = duel(dice=[1, 1, 1, 1])
    session.give([["end_turn"]])
    assert session.who_undoes() == "p1"
    assert session.why_not_undo() is None
    session.undo()
    assert session.active == "p1"
    session.redo()
    session.act({"by": "p2", "act": "shoot", "unit": "T", "target": "A"})
    assert session.why_not_undo() == "barrier"
    digest = session.table.digest()
    session.take_back()
    assert session.table.digest() != digest


def test_bots_answer_and_a_confused_one_is_put_right() -> None:
    """A reply that is no option is replaced, and the trouble is told."""

    class Confused(Inline):
        def poll(self) -> Reply | None:
            reply = super().poll()
            return reply and Reply(reply.ticket, ["nonsense"])

    session = small_session(kinds=("greedy", "greedy"))
    session.mind = Confused()
    before = len(session.table.record)
    assert session.tick()
    assert len(session.table.record) == before + 1
    assert session.trouble


def test_an_undo_calls_off_what_a_bot_thinks() -> None:
    """The answer to a question that is gone is not given."""
    session = duel()
    session.table.people["p2"]["kind"] = "greedy"
    session.give([["end_turn"]])
    session.asked = session.mind.ask(session.table.view("p2"), "random")
    session.undo()
    assert session.asked == 0
    assert not session.tick()


def test_each_turn_is_saved_and_goes_on_from_there(tmp_path: Path) -> None:
    """The autosave resumes at the same digest, with undo reaching back."""
    session = new_session(("human", "human"), 3, {"kills_to_win": 1}, SMALL, mind=Inline(), folder=tmp_path)
    wander(session, 60, 3)
    session.close()
    path = saves.newest(tmp_path) or next(tmp_path.glob("auto-*.json"))
    scene = load_scene(path)
    assert scene.session.table.digest() == session.table.digest()
    assert len(scene.session.table.moments) == len(session.table.moments)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """The trouble is words for the foot of the window."""
    file = tmp_path / "file"
    file.write_text("x")
    session = new_session(("human", "human"), 3, {}, SMALL, mind=Inline(), folder=file)
    assert session.save_by_itself() is None
    assert session.trouble


@pytest.mark.parametrize(
    ("kinds", "names"),
    [(("human", "greedy"), ["Player 1", "Bot"]), (("greedy", "greedy"), ["Bot 1", "Bot 2"]),
     (("human", "human"), ["Player 1", "Player 2"])],
)  # fmt: skip
def test_names_for_those_who_gave_none(kinds: tuple[str, ...], names: list[str]) -> None:
    """People are numbered by seat, bots by themselves."""
    assert [person["name"] for person in people_of(kinds).values()] == names


def test_again_keeps_people_and_rules() -> None:
    """Other dice, the same table."""
    session = small_session(4, options={"attack_and_cover": True})
    new = again(session).session
    assert new.table.people == session.table.people
    assert new.table.position.options == session.table.position.options
    assert new.table.seed == session.table.seed + 1
    new.close()


def test_start_game_puts_the_scene_on_the_stage(tmp_path: Path) -> None:
    """With a map, with options, or from a file."""
    from scenes.ui import Stage

    stage = Stage((1280, 720))
    scene = start_game(stage, "clix", ("human", "human"), 3, options={"kills_to_win": 2}, map="maps/dry_dock.tmx")
    assert stage.top is scene
    assert scene.view.grid["maps"][0]["file"] == "maps/dry_dock.tmx"
    path = scene.session.save(tmp_path / "one.json")
    loaded = start_game(load=path)
    assert loaded.session.table.digest() == scene.session.table.digest()
    assert json.loads(path.read_text())["options"]["kills_to_win"] == 2


def test_the_last_deed_holds_the_whole_act() -> None:
    """Walk and shot are one; the next act begins another."""
    session = duel({"A": unit("p1", [1, 1]), "B": unit("p1", [1, 4]), "T": unit("p2", [6, 1])}, dice=[1, 1, 1, 1])
    session.give([["unit", "A"], ["to", 3, 1]])
    session.give([["shoot", "T"]])
    session.give([["unit", "B"], ["to", 2, 4]])
    kinds = [[event.kind for event in deed.events] for deed in session.deeds]
    assert kinds[0][:2] == ["moved", "rolled"]
    assert kinds[1][0] == "moved"


def test_news_wait_until_they_are_shown() -> None:
    """Each answer's events with the position before them."""
    session = full_session(5)
    session.give([session.table.legal_moves()[0]])
    assert len(session.news) == 1
    assert session.news[0].by == session.table.record[0]["by"]
