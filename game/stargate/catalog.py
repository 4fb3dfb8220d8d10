"""The content of Stargate TCG read and cross-checked; good content is kept where some is bad."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.entries import Entries, Ids, Loc, read_entries
from game.content.kinds import data_files
from game.content.problems import Problem, distinct
from game.content.yaml_reader import no_collecting
from game.core.words import _
from game.stargate.card_data import Deck, StargateCard
from game.stargate.deck_rules import faults


@dataclass
class Catalog:
    """Cards and decks by id. `raw` holds each card as its file gives it."""

    models: dict[str, StargateCard] = field(default_factory=dict)
    raw: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    lists: dict[str, Deck] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[Entries] = field(default_factory=list)
    places: dict[str, tuple[Entries, Loc]] = field(default_factory=dict)

    @property
    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        """Each card's data by id."""
        return self.raw

    @property
    def decks(self) -> dict[str, dict[str, list[str]]]:
        """Each deck as lists of card ids, copies repeated."""
        return {name: listed(deck) for name, deck in self.lists.items()}


def listed(deck: Deck) -> dict[str, list[str]]:
    """A deck as the lists a game is set up with."""
    cards = [card for card, copies in deck.deck.items() for _copy in range(copies)]
    return {"team": list(deck.team), "missions": list(deck.missions), "deck": cards}


def load(data: Path, extra: Iterable[Path] = ()) -> Catalog:
    """The cards and decks of a folder, and of further folders of people's own."""
    return load_files(path for folder in (data, *extra) for path in data_files(folder))


def load_files(files: Iterable[Path]) -> Catalog:
    """The cards and decks of those files; where two give one id the first of them keeps it."""
    catalog = Catalog()
    with no_collecting():
        catalog.files = [read_entries(path) for path in files]
        for entries in _of_kind(catalog, "stargate-cards"):
            _add_cards(catalog, entries)
        cards = Ids(_("card"), catalog.models)
        for entries in _of_kind(catalog, "stargate-cards"):
            cards.bad |= {name: (entries, loc) for name, loc in entries.bad_ids()}
        decks: dict[str, tuple[Entries, Loc]] = {}
        for entries in _of_kind(catalog, "stargate-decks"):
            _add_decks(catalog, entries, cards, decks)
    catalog.problems = distinct(problem for entries in catalog.files for problem in entries.problems)
    return catalog


def _of_kind(catalog: Catalog, kind: str) -> list[Entries]:
    return [entries for entries in catalog.files if entries.kind and entries.kind.name == kind]


def _add_cards(catalog: Catalog, entries: Entries) -> None:
    for loc, card in entries.good.items():
        if card.id in catalog.places:
            entries.tell_twice(loc, *catalog.places[card.id])
            continue
        catalog.places[card.id] = (entries, loc)
        catalog.models[card.id] = card
        catalog.raw[card.id] = entries.raw(loc)


def _add_decks(catalog: Catalog, entries: Entries, cards: Ids, decks: dict[str, tuple[Entries, Loc]]) -> None:
    for loc, deck in entries.good.items():
        if deck.id in decks:
            entries.tell_twice(loc, *decks[deck.id])
            continue
        decks[deck.id] = (entries, loc)
        before = len(entries.problems)
        for part in ("team", "missions"):
            for number, card in enumerate(getattr(deck, part)):
                cards.refer(entries, (*loc, part, number), card)
        for card in deck.deck:
            cards.refer(entries, (*loc, "deck", card), card, key=True)
        if len(entries.problems) > before:
            continue
        for fault in faults(catalog.models, deck.team, deck.missions, deck.deck):
            entries.tell((*loc, _part(fault.code)), f"deck_{fault.code}", fault.message, fault.fix)
        if len(entries.problems) == before:
            catalog.lists[deck.id] = deck


def _part(code: str) -> str:
    """Which part of a deck a broken rule is about."""
    if code in ("team_size", "team_titles"):
        return "team"
    return "missions" if code.startswith("mission") else "deck"
