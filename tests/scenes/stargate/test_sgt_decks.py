"""Decks: files, drafts, what they break and how it is mended, looking for cards, text to and fro."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core import words
from scenes import platform
from scenes.stargate.deck_text import read_text, text_of_deck
from scenes.stargate.decks import (
    DeckShelf,
    OwnDeck,
    card,
    collection,
    delete_deck,
    own_decks,
    read_deck,
    ready_decks,
    restore_deck,
    save_deck,
)
from scenes.stargate.drafting import Drafting, added, count_of, mend, most_of, taken
from scenes.stargate.query import KINDS, MOST_COST, SORTS, Query, found, number_of, skills_of, stats


@pytest.fixture
def starter() -> OwnDeck:
    """O'Neill's deck."""
    return next(deck for deck in ready_decks() if deck.id == "oneill")


def test_starters_keep_the_rules() -> None:
    assert len(ready_decks()) == 4
    assert all(not deck.faults() for deck in ready_decks())
    assert all(deck.points() == 14 and deck.size() == 44 for deck in ready_decks())


def test_a_deck_is_saved_and_read_again(starter: OwnDeck) -> None:
    saved = save_deck(replace(starter, name='Añil "raro"'))
    assert saved.own
    assert saved.id
    assert own_decks() == [saved]
    assert read_deck(platform.decks_folder() / f"{saved.id}.yaml") == saved
    again = save_deck(replace(saved, id=""))
    assert again.id != saved.id


def test_a_draft_is_saved_too() -> None:
    saved = save_deck(OwnDeck("Half", team=("yu_the_great",)))
    assert saved.faults()
    assert own_decks()[0].team == ("yu_the_great",)


@pytest.mark.parametrize(
    "text",
    [
        "- [",
        "just words",
        "- id: a\n  team: 5",
        "- id: a\n  team: [nobody]",
        "- id: a\n  deck: {yu_the_great: -1}",
        "- id: a\n  deck: [1]",
        "[]",
        "- 1\n- 2",
    ],
)
def test_a_bad_file_says_why_and_hides_no_other(text: str, starter: OwnDeck) -> None:
    good = save_deck(starter)
    (platform.decks_folder() / "bad.yaml").write_text(text, encoding="utf-8")
    found_ = own_decks()
    assert [deck.id for deck in found_] == [good.id, "bad"]
    assert found_[1].trouble


def test_a_deleted_deck_comes_back(starter: OwnDeck) -> None:
    saved = save_deck(starter)
    lies = delete_deck(saved)
    assert own_decks() == []
    assert isinstance(lies, Path)
    assert restore_deck(lies) == saved


def test_the_shelf_knows_own_and_ready(starter: OwnDeck) -> None:
    saved = save_deck(starter)
    shelf = DeckShelf()
    shelf.look()
    assert shelf.get(saved.key) == saved
    assert shelf.get("ready:carter") is not None
    assert shelf.get("own:nothing") is None


# -- drafting


def broken(starter: OwnDeck) -> dict[str, OwnDeck]:
    """A deck for each rule that can be broken."""
    hero = next(one for one, _n in starter.deck if card(one).kind == "gear")
    villain = next(one for one, n in starter.deck if card(one).kind == "obstacle" and n == 3)
    stranger = next(one for one in collection() if card(one).kind == "team" and one not in starter.team)
    double = next(
        one
        for one in collection()
        if card(one).kind == "team" and one not in starter.team and card(one).title == "Teal'c"
    )
    return {
        "team_size": replace(starter, team=starter.team[:3]),
        "team_titles": replace(
            starter,
            team=(*starter.team[:3], double)
            if card(starter.team[3]).title != "Teal'c"
            else (double, *starter.team[1:]),
        ),
        "mission_count": replace(starter, missions=starter.missions[:11]),
        "mission_skills": replace(
            starter,
            missions=(
                *starter.missions[:11],
                next(
                    one
                    for one in found(Query(kinds=frozenset({"mission"})))
                    if one not in starter.missions and card(one).skill != card(starter.missions[11]).skill
                ),
            ),
        ),
        "mission_twice": replace(starter, missions=(*starter.missions[:11], starter.missions[0])),
        "hero_cards": taken(starter, hero, 2),
        "villain_cards": replace(
            starter, deck=tuple((one, n) for one, n in starter.deck if card(one).kind != "obstacle")
        ),
        "kind_in_deck": replace(starter, deck=(*starter.deck, ("supply_raid", 1))),
        "copies": replace(starter, deck=tuple((one, 4 if one == villain else n) for one, n in starter.deck)),
        "team_copy": replace(starter, deck=(*starter.deck, (stranger, 1))),
        "team_copies": replace(starter, deck=(*starter.deck, (starter.team[0], 3))),
    }


@pytest.mark.parametrize(
    "code",
    [
        "team_size",
        "team_titles",
        "mission_count",
        "mission_skills",
        "mission_twice",
        "hero_cards",
        "villain_cards",
        "kind_in_deck",
        "copies",
        "team_copy",
        "team_copies",
    ],
)
def test_each_broken_rule_is_told_and_can_be_mended(code: str, starter: OwnDeck) -> None:
    deck = broken(starter)[code]
    fault = next(one for one in deck.faults() if one.code == code)
    assert fault.message
    assert fault.fix
    way = mend(deck, fault)
    assert way is not None
    assert way.words
    if way.deck is not None:
        assert (
            sum(one.code == code for one in way.deck.faults()) < sum(one.code == code for one in deck.faults())
            or way.deck.size() < deck.size()
        )
    else:
        assert way.query is not None
        assert found(way.query, fits=Drafting(deck, deck).fits)


def test_undo_and_redo_give_the_same_list(starter: OwnDeck) -> None:
    drafting = Drafting()
    drafting.open(starter)
    assert drafting.is_saved()
    name = starter.deck[0][0]
    assert drafting.take(name)
    assert drafting.add("supply_raid") is False, "a mission it has already"
    changed = drafting.draft
    assert drafting.undo()
    assert drafting.draft == starter
    assert drafting.redo()
    assert drafting.draft == changed
    assert not drafting.redo()


def test_cards_go_where_they_belong() -> None:
    deck = OwnDeck("New")
    for name in ("tealc_enemy_of_the_goauld", "supply_raid", "brainwashing", "brainwashing"):
        deck = added(deck, name)
    assert deck.team == ("tealc_enemy_of_the_goauld",)
    assert deck.missions == ("supply_raid",)
    assert deck.copies == {"brainwashing": 2}
    deck = added(deck, "tealc_enemy_of_the_goauld")
    assert deck.copies["tealc_enemy_of_the_goauld"] == 1
    assert count_of(deck, "tealc_enemy_of_the_goauld") == 2
    assert taken(taken(deck, "tealc_enemy_of_the_goauld"), "tealc_enemy_of_the_goauld").team == ()
    assert (most_of(deck, "supply_raid"), most_of(deck, "brainwashing")) == (1, 3)


def test_what_fits_breaks_no_rule(starter: OwnDeck) -> None:
    drafting = Drafting()
    drafting.open(taken(starter, "brainwashing"))
    assert drafting.fits("brainwashing")
    assert not drafting.fits("supply_raid")
    assert not drafting.fits("fire_rain"), "three are in it"
    assert not drafting.fits("yu_the_great") or drafting.draft.copies["yu_the_great"] < 3


# -- looking


@pytest.mark.parametrize("kind", KINDS)
def test_kinds(kind: str) -> None:
    names = found(Query(kinds=frozenset({kind})))
    assert names
    assert all(card(name).kind == kind for name in names)


def test_filters_narrow_and_orders_sort() -> None:
    every = found(Query())
    assert len(every) > 700
    assert "yu_the_great" in found(Query(words="YU gréat"))
    assert all("jaffa" in card(name).traits for name in found(Query(traits=frozenset({"jaffa"}))))
    assert all(
        {"combat", "science"} <= skills_of(card(name)) for name in found(Query(skills=frozenset({"combat", "science"})))
    )
    assert all(min(MOST_COST, number_of(card(name))) == 2 for name in found(Query(costs=frozenset({2}))))
    assert all(card(name).data["set"] == "ori" for name in found(Query(set="ori")))
    villains = found(Query(sides=frozenset({"villain"})))
    assert {card(name).kind for name in villains} == {"obstacle", "adversary"}
    for sort in SORTS:
        assert sorted(found(Query(sort=sort))) == sorted(every)
    assert found(Query(words="no card has these words")) == []
    assert Query().flip("costs", 3).flip("costs", 3) == Query()


def test_numbers_of_a_deck(starter: OwnDeck) -> None:
    made = stats(starter.team, starter.missions, starter.copies)
    assert made.hero + made.villain == starter.size() == sum(a + b for a, b in made.curve.values())
    assert dict(made.missions) == {"culture": 3, "science": 3, "combat": 3, "ingenuity": 3}
    assert sum(made.glyphs.values()) == 12
    assert made.team["combat"] == sum(card(one).skills["combat"] for one in starter.team)


# -- text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_text_to_and_fro(lang: str, starter: OwnDeck) -> None:
    words.set_language(lang)
    read = read_text(text_of_deck(starter))
    assert read.trouble == []
    assert (read.deck.name, read.deck.team, read.deck.missions, read.deck.copies) == (
        starter.name,
        starter.team,
        starter.missions,
        starter.copies,
    )


def test_each_bad_line_is_told() -> None:
    read = read_text("# Mine\nDeck:\n3 Brainwashing\n2x Fire Rain\n1 Brainwashin\n1 ???\n")
    assert read.deck.copies == {"brainwashing": 3, "fire_rain": 2}
    assert len(read.trouble) == 2
    assert "Brainwashing" in read.trouble[0]
    assert read.trouble[1].startswith("Line 6")
