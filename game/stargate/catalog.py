"""The content of Stargate TCG read and cross-checked; good content is kept where some is bad."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.entries import Entries, Loc, read_entries
from game.content.kinds import data_files
from game.content.problems import Problem, did_you_mean, distinct
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
    catalog = Catalog()
    with no_collecting():
        files = [read_entries(path) for folder in (data, *extra) for path in data_files(folder)]
        for entries in files:
            if entries.kind and entries.kind.name == "stargate-cards":
                _add_cards(catalog, entries)
        for entries in files:
            if entries.kind and entries.kind.name == "stargate-decks":
                _add_deck(catalog, entries)
    catalog.problems = distinct(problem for entries in files for problem in entries.problems)
    return catalog


def _add_cards(catalog: Catalog, entries: Entries) -> None:
    for loc, card in entries.good.items():
        if card.id in catalog.places:
            other, there = catalog.places[card.id]
            place = "{}:{}:{}".format(other.located.name, *other.located.place((*there, "id")))
            said = _('id: "{id}" is there already: {place}').format(id=card.id, place=place)
            entries.tell((*loc, "id"), "duplicate_id", said, _("give one of the two another id"))
            continue
        catalog.places[card.id] = (entries, loc)
        catalog.models[card.id] = card
        catalog.raw[card.id] = entries.raw(loc)


def _add_deck(catalog: Catalog, entries: Entries) -> None:
    for loc, deck in entries.good.items():
        before = len(entries.problems)
        for key in ("team", "missions", "deck"):
            for number, card in enumerate(getattr(deck, key)):
                if card not in catalog.models:
                    said = _('there is no card "{word}"').format(word=card)
                    part = card if key == "deck" else number
                    entries.tell((*loc, key, part), "unknown_id", said, did_you_mean(card, list(catalog.models)))
        if len(entries.problems) > before:
            continue
        for fault in faults(catalog.models, deck.team, deck.missions, deck.deck):
            entries.tell((*loc, "deck"), f"deck_{fault.code}", fault.message, fault.fix)
        if len(entries.problems) == before:
            catalog.lists[deck.id] = deck
