"""The deck builder's chips over the cards, and the deck as stacks in groups."""

from dataclasses import replace

import pytest
from screen_checks import click, find, focus_on, key, press_at, show

from game.core import words
from scenes.stargate.builder import DeckBuilder
from scenes.stargate.builder_chips import filters_of
from scenes.stargate.builder_pages import CardPage
from scenes.stargate.builder_stacks import StackCard
from scenes.stargate.deck_groups import GROUPINGS, groups_of
from scenes.stargate.decks import OwnDeck, card, ready_decks
from scenes.stargate.drafting import count_of
from scenes.stargate.faces import text_is_known
from scenes.stargate.query import Query, found
from scenes.ui import Stage

FULL = Query(
    "sg", frozenset({"event"}), frozenset({"hero"}), frozenset({"combat"}), frozenset({6}), frozenset({"jaffa"}),
    "lords", True, True,
)  # fmt: skip


@pytest.fixture
def made() -> tuple[Stage, DeckBuilder]:
    """The builder on O'Neill's deck."""
    scene = DeckBuilder("ready:oneill")
    return show(scene, size=(1920, 1080)), scene


def cards_in(stage: Stage) -> list[StackCard]:
    """Every card of the stacks."""
    return [node for node in stage.root().walk() if isinstance(node, StackCard)]


# -- chips (UX-52)


def test_each_filter_is_a_chip_and_each_chip_takes_one_filter_off() -> None:
    """Taking them off one by one, in any order, ends with no filter at all."""
    made = filters_of(FULL)
    assert [key.split()[0] for key, _told, _query in made] == [
        "words", "kinds", "sides", "skills", "costs", "traits", "set", "fits", "texts",
    ]  # fmt: skip
    assert len({told for _key, told, _query in made}) == len(made)
    assert all(len(filters_of(query)) == len(made) - 1 for _key, _told, query in made)
    query = FULL
    while filters_of(query):
        query = filters_of(query)[-1][2]
    assert query == Query()


def test_a_chip_is_pressed_and_the_cards_come_back(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    every = len(scene.shown)
    click(stage, node_key="kind adversary")
    click(stage, node_key="skill combat")
    few = len(scene.shown)
    assert few < every
    assert find(stage, role="heading", name=f"{few} cards")
    click(stage, node_key="chip skills combat")
    assert scene.query.kinds == {"adversary"}
    assert scene.query.skills == set()
    assert len(scene.shown) > few
    click(stage, node_key="kind event")
    click(stage, node_key="chip all")
    assert len(scene.shown) == every
    assert stage.root().find(key="chip all") is None


def test_what_is_typed_is_a_chip_and_leaves_the_field_with_it(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene.type_words("yu")
    scene.typed.words = "yu"
    stage.settle()
    focus_on(stage, node_key="chip words")
    key(stage, "return")
    assert scene.query.words == scene.typed.words == ""


def test_only_cards_with_their_text() -> None:
    known = found(Query(texts=True))
    assert known
    assert all(text_is_known(card(name)) for name in known)
    assert not any(text_is_known(card(name)) for name in set(found(Query())) - set(known))


@pytest.mark.parametrize(("lang", "typed"), [("en", "political"), ("es", "político")])
def test_a_trait_is_found_by_its_word(lang: str, typed: str) -> None:
    words.set_language(lang)
    political = found(Query(traits=frozenset({"political"})))
    assert political
    assert set(political) <= set(found(Query(words=typed)))


# -- groups and stacks (UX-58)


@pytest.mark.parametrize("grouping", GROUPINGS)
@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.id)
def test_every_card_is_in_one_group(grouping: str, deck: OwnDeck) -> None:
    rows = [(one, n) for _words, group in groups_of(deck, grouping) for one, n in group]
    expected = [*((one, 1) for one in (*deck.team, *deck.missions)), *deck.deck]
    assert sorted(rows) == sorted(expected)
    told = [words for words, _group in groups_of(deck, grouping)]
    assert len(set(told)) == len(told)


def test_groups_are_what_they_are_called(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene.group_by("cost")
    stage.settle()
    costs = dict(groups_of(scene.draft, "cost"))
    assert [words for words in costs if words.startswith("Cost")] == [f"Cost {n}" for n in (1, 2, 3, 4)]
    assert all(card(one).cost == 2 for one, _n in costs["Cost 2"])
    shown = [node.name for node in stage.root().walk() if node.role == "text"]
    assert "Cost 2" in shown


def test_the_deck_lies_as_stacks(made: tuple[Stage, DeckBuilder]) -> None:
    """Every card once, its copies beside it; chosen it lies open, minus and plus change it, undo brings it back."""
    stage, scene = made
    click(stage, "tab", "The deck as cards")
    nodes = {str(node.value): node for node in cards_in(stage)}
    assert set(nodes) == {*scene.draft.team, *scene.draft.missions, *scene.draft.copies}
    assert {name: node.count for name, node in nodes.items() if node.count} == scene.draft.copies
    before = scene.draft
    click(stage, node_key=nodes["brainwashing"].key)
    open_ = next(node for node in cards_in(stage) if node.value == "brainwashing")
    assert open_.held
    assert open_.area.h == pytest.approx(open_.whole[1])
    click(stage, node_key="more")
    click(stage, node_key="more")
    assert count_of(scene.draft, "brainwashing") == 4
    row = next(node for node in stage.root().walk() if node.role == "row" and node.value == "brainwashing")
    assert row.wrong, "more than the rules allow is marked in the list too"
    key(stage, "z", "z")
    assert scene.draft == before
    click(stage, node_key="less")
    press_at(stage, next(node for node in cards_in(stage) if node.value == "brainwashing").seen.center, button=3)
    stage.settle()
    assert "brainwashing" not in scene.draft.copies
    assert "brainwashing" not in {node.value for node in cards_in(stage)}
    key(stage, "z", "z")
    assert scene.draft == before


def test_a_chosen_card_pressed_again_is_looked_at_closely(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    scene._show("stacks")
    stage.settle()
    name = next(str(node.key) for node in cards_in(stage) if node.value == "fire_rain")
    focus_on(stage, node_key=name)
    key(stage, "return")
    stage.settle()
    assert scene.chosen[1] == "fire_rain"
    key(stage, "space")
    assert isinstance(stage.top, CardPage)


def test_looking_for_cards_brings_the_collection_back(made: tuple[Stage, DeckBuilder]) -> None:
    stage, scene = made
    for look in (lambda: scene.type_words("yu"), lambda: scene.ask(replace(Query(), set="ori"))):
        scene._show("stacks")
        look()
        stage.settle()
        assert stage.root().find(key="card grid") is not None


def test_the_victory_total_it_gives_is_told(made: tuple[Stage, DeckBuilder]) -> None:
    """The points of a team are the total its opponent must reach."""
    stage, scene = made
    assert find(stage, name=f"The opponent's victory total: {scene.draft.points()}")


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 600)])
def test_after_mending_the_focus_is_on_the_cards(size: tuple[int, int]) -> None:
    """Where there are tabs too: never on a field, where keys are words, nor on a tab."""
    scene = DeckBuilder("ready:oneill")
    stage = show(scene, size=size)
    scene.part = "deck"
    scene.change(replace(scene.draft, missions=scene.draft.missions[:11]))
    click(stage, node_key="mend")
    assert stage.focus is find(stage, node_key="card grid")
