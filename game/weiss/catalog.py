"""The content of Weiß Schwarz read and cross-checked; good content is kept where some is bad."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.entries import Entries, Ids, Loc, read_entries
from game.content.kinds import data_files
from game.content.problems import Problem, distinct
from game.content.yaml_reader import no_collecting
from game.core.words import _
from game.weiss.card_data import Format, Title, WeissCard, WeissDeck
from game.weiss.deck_rules import faults

Places = dict[str, tuple[Entries, Loc]]


@dataclass
class Catalog:
    """Cards, titles, formats and decks by id. `raw` holds each card as its file gives it."""

    models: dict[str, WeissCard] = field(default_factory=dict)
    raw: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    titles: dict[str, Title] = field(default_factory=dict)
    formats: dict[str, Format] = field(default_factory=dict)
    lists: dict[str, WeissDeck] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[Entries] = field(default_factory=list)

    @property
    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        """Each card's data by id."""
        return self.raw

    @property
    def decks(self) -> dict[str, list[str]]:
        """Each deck as a list of card ids, copies repeated."""
        return {name: listed(deck) for name, deck in self.lists.items()}

    def of_kind(self, kind: str) -> list[Entries]:
        """The files of a kind."""
        return [entries for entries in self.files if entries.kind and entries.kind.name == kind]


def listed(deck: WeissDeck) -> list[str]:
    """A deck as the list a game is set up with."""
    return [card for card, copies in deck.deck.items() for _copy in range(copies)]


def load(data: Path, extra: Iterable[Path] = ()) -> Catalog:
    """The content of a folder, and of further folders of people's own."""
    return load_files(path for folder in (data, *extra) for path in data_files(folder))


def load_files(files: Iterable[Path]) -> Catalog:
    """The content of those files; where two give one id the first of them keeps it."""
    catalog = Catalog()
    with no_collecting():
        catalog.files = [read_entries(path) for path in files]
        _take(catalog, "weiss-titles", catalog.titles)
        _take(catalog, "weiss-formats", catalog.formats)
        places = _take(catalog, "weiss-cards", catalog.models)
        catalog.raw = {name: entries.raw(loc) for name, (entries, loc) in places.items()}
        _check_cards(catalog, places)
        _check_decks(catalog)
    catalog.problems = distinct(problem for entries in catalog.files for problem in entries.problems)
    return catalog


def _take(catalog: Catalog, kind: str, table: dict[str, Any]) -> Places:
    """The good entries of a kind; an id that is there already is told with both places."""
    places: Places = {}
    for entries in catalog.of_kind(kind):
        for loc, one in entries.good.items():
            if one.id in places:
                entries.tell_twice(loc, *places[one.id])
                continue
            places[one.id], table[one.id] = (entries, loc), one
    return places


def _ids(catalog: Catalog, kind: str, what: str, table: Mapping[str, Any]) -> Ids:
    ids = Ids(what, table)
    for entries in catalog.of_kind(kind):
        ids.bad |= {name: (entries, loc) for name, loc in entries.bad_ids()}
    return ids


def _check_cards(catalog: Catalog, places: Places) -> None:
    """Each card is of a title that is there, of one of its sets, with traits of it."""
    titles = _ids(catalog, "weiss-titles", _("title"), catalog.titles)
    titles.usable = not catalog.titles
    for name, (entries, loc) in places.items():
        card = catalog.models[name]
        titles.refer(entries, (*loc, "title"), card.title)
        title = catalog.titles.get(card.title)
        if title is None:
            continue
        traits = Ids(_("trait"), {one.id: one for one in title.traits})
        for number, trait in enumerate(card.traits):
            traits.refer(entries, (*loc, "traits", number), trait)
        if card.set not in title.sets:
            message = _("{set} is no set of {title}").format(set=card.set, title=card.title)
            entries.tell((*loc, "set"), "wrong_set", message, ", ".join(title.sets))


def _check_decks(catalog: Catalog) -> None:
    """Each deck names cards and a format that are there, and keeps the rules of that format."""
    cards = _ids(catalog, "weiss-cards", _("card"), catalog.models)
    formats = _ids(catalog, "weiss-formats", _("format"), catalog.formats)
    found: dict[str, WeissDeck] = {}
    for name, (entries, loc) in _take(catalog, "weiss-decks", found).items():
        deck, before = found[name], len(entries.problems)
        formats.refer(entries, (*loc, "format"), deck.format)
        for card in deck.deck:
            cards.refer(entries, (*loc, "deck", card), card, key=True)
        form = catalog.formats.get(deck.format)
        if len(entries.problems) > before or form is None:
            continue
        for fault in faults(catalog.models, catalog.titles, form, deck.deck):
            entries.tell((*loc, "deck"), f"deck_{fault.code}", fault.message, fault.fix)
        if len(entries.problems) == before:
            catalog.lists[deck.id] = deck
