"""Decks to choose from: the starters the program brings, and a person's own, each a YAML file in their folder.

A draft that breaks a rule is kept like any other; the rules say what it breaks. A file that cannot be read is an
entry that says why and hides no other. A deleted one can be brought back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.content.problems import told
from game.content.yaml_reader import load
from game.core.words import _, pick
from game.stargate.cards import Card, compiled
from game.stargate.deck_rules import Fault, faults
from game.stargate.options import DEFAULTS
from game.stargate.world import shipped
from scenes import platform
from scenes.own_files import MOST_NAME, bring_to, free_id, plain_id, put_away

OWN, READY = "own:", "ready:"
MOST_COPIES, MOST_CARDS = 9, 120
HEAD = "# yaml-language-server: $schema=stargate-decks.schema.json\n"

_compiled: dict[str, Card] = {}


def collection() -> Mapping[str, Any]:
    """Every card there is, by id, as its file gives it (checked)."""
    models: Mapping[str, Any] = shipped().models
    return models


def card(name: str) -> Card:
    """A card of the collection, compiled."""
    if name not in _compiled:
        _compiled[name] = compiled(shipped().cards[name])
    return _compiled[name]


@dataclass(frozen=True)
class OwnDeck:
    """A deck as it is chosen and edited; `deck` holds (card, copies). `trouble` is what is wrong with its file."""

    name: str = ""
    team: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    deck: tuple[tuple[str, int], ...] = ()
    id: str = ""
    own: bool = True
    trouble: str = ""

    @property
    def key(self) -> str:
        """`own:id` or `ready:id`."""
        return (OWN if self.own else READY) + self.id

    @property
    def copies(self) -> dict[str, int]:
        """Card to copies."""
        return dict(self.deck)

    def faults(self, options: Mapping[str, Any] = DEFAULTS) -> list[Fault]:
        """What keeps it from being started under the options of a game."""
        return faults(collection(), self.team, self.missions, self.copies, options)

    def as_setup(self) -> dict[str, list[str]]:
        """As the rules take it."""
        listed = [one for one, count in self.deck for _copy in range(count)]
        return {"team": list(self.team), "missions": list(self.missions), "deck": listed}

    def size(self) -> int:
        """How many cards the deck itself holds."""
        return sum(count for _one, count in self.deck)

    def points(self) -> int:
        """The points of its team: the victory total it gives the seat on its right."""
        return sum(card(one).points for one in self.team)


def ready_decks() -> list[OwnDeck]:
    """The starters."""
    return [
        OwnDeck(pick(deck.name), tuple(deck.team), tuple(deck.missions), tuple(deck.deck.items()), deck.id, own=False)
        for deck in shipped().lists.values()
    ]


def own_decks() -> list[OwnDeck]:
    """A person's own, good files and bad ones, by name."""
    found = [read_deck(path) for path in sorted(platform.decks_folder().glob("*.yaml")) if path.is_file()]
    return sorted(found, key=lambda deck: (bool(deck.trouble), deck.name.casefold()))


def all_decks() -> dict[str, OwnDeck]:
    """Every deck by its key, a person's own first."""
    return {deck.key: deck for deck in (*own_decks(), *ready_decks())}


# -- files ------------------------------------------------------------------------------------------------------


def read_deck(path: Path) -> OwnDeck:
    """The deck of a file; one that cannot be read is empty and says why."""
    empty = OwnDeck(path.stem.replace("_", " "), id=path.stem)
    located = load(path)
    if located.problems:
        return replace(empty, trouble=told(located.problems[0]).split("\n", 1)[0])
    data = located.data
    data = data[0] if isinstance(data, list) and len(data) == 1 else data
    wrong = _wrong(data)
    if wrong:
        return replace(empty, trouble=f"{path.name}: {wrong}")
    name = data.get("name", empty.name)
    words = pick(name) if isinstance(name, dict) else str(name)
    counts = {one: min(MOST_COPIES, count) for one, count in data.get("deck", {}).items()}
    return replace(
        empty,
        name=words[:MOST_NAME],
        team=tuple(data.get("team", ())),
        missions=tuple(data.get("missions", ())),
        deck=tuple(counts.items()),
    )


def _wrong(data: Any) -> str:
    """What is wrong with the data of a deck's file, or nothing."""
    if not isinstance(data, dict):
        return _("it holds no deck")
    known = collection()
    for key in ("team", "missions"):
        ids = data.get(key, [])
        if not isinstance(ids, list) or len(ids) > MOST_CARDS or not all(isinstance(one, str) for one in ids):
            return _("{key} is no list of cards").format(key=key)
    counts = data.get("deck", {})
    if (
        not isinstance(counts, dict)
        or len(counts) > MOST_CARDS
        or not all(type(n) is int and n > 0 for n in counts.values())
    ):
        return _("deck is no map from cards to copies")
    for one in (*data.get("team", []), *data.get("missions", []), *counts):
        if one not in known:
            return _('there is no card "{word}"').format(word=one)
    return ""


def save_deck(deck: OwnDeck) -> OwnDeck:
    """Write a deck whole or not at all; a new one gets an id of its own. Raises OSError."""
    known = deck.id if deck.own else ""
    deck = replace(deck, own=True, id=known or free_id(platform.decks_folder(), deck.name, "deck"))
    platform.write_whole(_path(deck.id), yaml_of(deck))
    return deck


def yaml_of(deck: OwnDeck) -> str:
    """The deck as the text of its file."""
    name = json.dumps(deck.name, ensure_ascii=False)
    lines = [f"- id: {deck.id}", f"  name: {{en: {name}, es: {name}}}", "  source: own"]
    lines += [f"  {key}: [{', '.join(ids)}]" for key, ids in (("team", deck.team), ("missions", deck.missions))]
    lines += ["  deck:", *(f"    {one}: {count}" for one, count in deck.deck)] if deck.deck else ["  deck: {}"]
    return HEAD + "\n".join(lines) + "\n"


def delete_deck(deck: OwnDeck) -> Path:
    """Put a deck's file among the deleted ones; gives where it lies now. Raises OSError."""
    return put_away(_path(deck.id))


def restore_deck(deleted: Path) -> OwnDeck:
    """Bring a deleted deck back. Raises OSError."""
    return read_deck(bring_to(deleted, platform.decks_folder() / deleted.name))


def _path(name: str) -> Path:
    return platform.decks_folder() / f"{plain_id(name, 'deck')}.yaml"


@dataclass
class DeckShelf:
    """The decks of a moment, read once; `look` reads them again."""

    decks: dict[str, OwnDeck] = field(default_factory=dict)

    def look(self) -> None:
        """Read the folder again."""
        self.decks = all_decks()

    def get(self, key: str) -> OwnDeck | None:
        """A deck by its key."""
        return self.decks.get(key)
