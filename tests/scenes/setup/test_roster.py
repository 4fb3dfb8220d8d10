"""Looking for figures."""

import pytest

from game.core import words
from scenes.setup.drafting import Drafting
from scenes.setup.roster import (
    KINDS,
    SORTS,
    Query,
    abilities_of,
    ability_names,
    faction_names,
    found,
    is_kind,
    kind_words,
    role_words,
    roles,
    sort_words,
    start_row,
    weapon_name,
    weapon_words,
)  # fmt: skip
from scenes.setup.teams import figures


def test_nothing_asked_finds_everything() -> None:
    assert sorted(found(Query())) == sorted(figures())
    assert not Query().asks


@pytest.mark.parametrize(
    ("typed", "language", "one"),
    [("sniper", "en", "hooded_sniper"), ("tiradora", "es", "hooded_sniper"), ("TIRADÓRA", "en", "hooded_sniper"),
     ("rim sniper", "en", "hooded_sniper"), ("puntería", "es", "hooded_sniper")],
)  # fmt: skip
def test_words_are_found_in_names_and_texts(typed: str, language: str, one: str) -> None:
    words.set_language(language)
    ids = found(Query(words=typed))
    assert one in ids
    assert len(ids) < len(figures())


def test_words_that_nobody_has_find_nothing() -> None:
    assert found(Query(words="xyzzy")) == []


@pytest.mark.parametrize("kind", KINDS)
def test_kinds(kind: str) -> None:
    ids = set(found(Query(kinds={kind})))
    assert ids == {name for name, figure in figures().items() if is_kind(figure, kind)}
    assert ids


@pytest.mark.parametrize("faction", faction_names())
def test_factions(faction: str) -> None:
    assert {figures()[name].faction for name in found(Query(factions={faction}))} == {faction}


def test_several_chips_of_one_group_are_either_of_groups_both() -> None:
    ids = found(Query(points={25, 50}, factions={"host"}))
    assert {figures()[name].points for name in ids} == {25, 50}
    assert {figures()[name].faction for name in ids} == {"host"}


@pytest.mark.parametrize("ability", [name for name, _words in ability_names()])
def test_each_ability_is_found(ability: str) -> None:
    ids = found(Query(ability=ability))
    assert ids
    assert all(any(getattr(one, "use", "") == ability for one in figures()[name].abilities) for name in ids)


@pytest.mark.parametrize("role", [role for role, _words in roles()])
def test_each_role_is_found_and_has_words(role: str) -> None:
    assert {figures()[name].role for name in found(Query(role=role))} == {role}
    assert role_words(role)


@pytest.mark.parametrize("sort", SORTS)
def test_every_order_holds(sort: str) -> None:
    ids = found(Query(sort=sort))
    assert len(ids) == len(figures())
    if sort in ("speed", "attack", "defense", "damage"):
        place = ("speed", "attack", "defense", "damage").index(sort)
        values = [start_row(figures()[name])[place] for name in ids]
        assert values == sorted(values, reverse=True)
    if sort == "points":
        assert [figures()[name].points for name in ids] == sorted(figure.points for figure in figures().values())
    assert sort_words(sort)


def test_only_what_fits() -> None:
    drafting = Drafting()
    for unit in ["chieftain", "chieftain", "colossus"]:
        drafting.add(unit, False)
    ids = found(Query(fits=True), drafting.fits)
    left = 400 - drafting.draft.points
    assert ids
    assert all(figures()[name].points <= left and not figures()[name].upgrade_only for name in ids)


def test_a_vehicle_starts_where_its_dial_says() -> None:
    rover = figures()["rover"]
    assert start_row(rover) == tuple(rover.dial[rover.vehicle.start_click - 1][:4])  # type: ignore[union-attr]


def test_cards_say_their_weapons_and_abilities() -> None:
    for name, figure in figures().items():
        assert weapon_name(figure)
        assert weapon_words(figure).endswith(".")
        assert all(one.name and one.text for one in abilities_of(name, "es"))
    assert kind_words("melee")
