"""A team being built: every change is one step back."""

from dataclasses import replace

import pytest
from setups import team_of

from game.clix.team_rules import Limits
from scenes.setup.drafting import Drafting, default_name, mend_words
from scenes.setup.teams import MOST_UNITS, OwnTeam, own_teams


def drafting(*units: str, reserves: tuple[str, ...] = ()) -> Drafting:
    made = Drafting()
    made.open(OwnTeam("Us", units, reserves))
    return made


def test_add_and_remove_and_back() -> None:
    made = drafting()
    assert made.add("marine_rifle", False)
    assert made.add("sergeant", True)
    assert (made.draft.units, made.draft.reserves) == (("marine_rifle",), ("sergeant",))
    assert made.remove("marine_rifle", False)
    assert not made.remove("marine_rifle", False)
    for _ in range(3):
        assert made.undo()
    assert made.draft.units == made.draft.reserves == ()
    assert not made.undo()
    for _ in range(3):
        assert made.redo()
    assert (made.draft.units, made.draft.reserves) == ((), ("sergeant",))
    assert not made.redo()


def test_a_new_change_forgets_what_was_undone() -> None:
    made = drafting("marine_rifle")
    made.add("sergeant", False)
    made.undo()
    made.add("corporal", False)
    assert not made.redo()


def test_moving_is_one_change() -> None:
    made = drafting("marine_rifle", "oracle")
    assert made.move("oracle", True)
    assert (made.draft.units, made.draft.reserves) == (("marine_rifle",), ("oracle",))
    made.undo()
    assert made.draft.units == ("marine_rifle", "oracle")
    assert not made.move("sergeant", False)


def test_the_last_of_several_is_taken_out() -> None:
    made = drafting("marine_rifle", "sergeant", "marine_rifle")
    made.remove("marine_rifle", False)
    assert made.draft.units == ("marine_rifle", "sergeant")


def test_typing_a_name_is_one_change() -> None:
    made = drafting("marine_rifle")
    for words in ("U", "Us ", "Us  two"):
        made.rename(words)
    assert made.draft.name == "Us two"
    made.undo()
    assert made.draft.name == "Us"


def test_a_list_has_an_end() -> None:
    made = drafting(*["marine_rifle"] * MOST_UNITS)
    assert made.why_not_add("marine_rifle", False)
    assert not made.add("marine_rifle", False)
    assert not made.why_not_add("marine_rifle", True)
    assert made.why_not_add("nobody", True)


@pytest.mark.parametrize(
    ("units", "mended"),
    [
        (("oracle", "marine_rifle"), ("marine_rifle",)),
        (("tank", "marine_rifle"), ("marine_rifle",)),
        (("nobody", "marine_rifle"), ("marine_rifle",)),
    ],
)
def test_mending(units: tuple[str, ...], mended: tuple[str, ...]) -> None:
    made = drafting(*units)
    fault = next(fault for fault in made.faults if fault.mend)
    assert mend_words(fault)
    assert made.mend(fault)
    assert made.draft.units == mended


def test_a_fault_without_a_deed_changes_nothing() -> None:
    made = drafting("marine_rifle")
    assert not made.mend(made.faults[0])
    assert mend_words(made.faults[0]) == ""


def test_the_limits_are_asked() -> None:
    made = drafting(*["marine_rifle"] * 5)
    assert made.faults == []
    made.limits = Limits(copies=4)
    assert [fault.code for fault in made.faults] == ["too_many_copies"]
    assert not made.fits("marine_rifle")


def test_saved_and_not_saved() -> None:
    made = drafting()
    made.add("marine_rifle", False)
    assert not made.is_saved()
    saved = made.save()
    assert made.is_saved()
    assert team_of(saved.key) == saved
    made.undo()
    assert not made.is_saved()
    made.save()
    assert [team.units for team in own_teams()] == [()]


def test_undo_after_saving_stays_in_the_same_file() -> None:
    made = drafting()
    made.add("marine_rifle", False)
    first = made.save()
    made.undo()
    assert made.save().id == first.id


def test_deleted_and_brought_back() -> None:
    made = drafting("marine_rifle")
    saved = made.save()
    made.delete()
    assert own_teams() == []
    assert made.draft == OwnTeam()
    assert made.restore() == saved
    assert made.restore() is None


def test_a_team_without_a_name_is_called_after_its_dearest() -> None:
    made = Drafting()
    made.open(OwnTeam("", ("marine_rifle", "chieftain")))
    assert made.save().name == "Chieftain and company"
    assert default_name(replace(OwnTeam(), units=("nobody",))) == "My team"
