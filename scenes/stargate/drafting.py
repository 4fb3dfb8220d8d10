"""A deck being built: every change to it, undo and redo, what it breaks and how that is mended. Draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.core.words import _
from game.stargate.cards import HERO, VILLAIN
from game.stargate.deck_rules import COPIES, MISSIONS, PER_SKILL, TEAM, TEAM_COPIES, Fault, skill_name
from game.stargate.position import SKILLS
from scenes.stargate.decks import MOST_COPIES, OwnDeck, card
from scenes.stargate.faces import title_of
from scenes.stargate.query import Query

MOST_UNDO = 200


@dataclass(frozen=True)
class Mend:
    """How a broken rule is mended at a press: words, and a changed deck or what to look for."""

    words: str
    deck: OwnDeck | None = None
    query: Query | None = None


@dataclass
class Drafting:
    """`draft` is the deck as it stands; `kept` as it was last saved or opened."""

    draft: OwnDeck = field(default_factory=OwnDeck)
    kept: OwnDeck = field(default_factory=OwnDeck)
    before: list[OwnDeck] = field(default_factory=list)
    after: list[OwnDeck] = field(default_factory=list)

    def is_saved(self) -> bool:
        """Whether nothing has changed since it was saved or opened."""
        return self.draft == self.kept

    def open(self, deck: OwnDeck) -> None:
        """Build on a deck; a starter is copied when it is saved."""
        self.draft = self.kept = deck
        self.before, self.after = [], []

    def change(self, draft: OwnDeck) -> bool:
        """The deck is now this; False if nothing changed."""
        if draft == self.draft:
            return False
        self.before, self.after = [*self.before[-MOST_UNDO:], self.draft], []
        self.draft = draft
        return True

    def undo(self) -> bool:
        """Take back the last change. False if there is none."""
        return self._step(self.before, self.after)

    def redo(self) -> bool:
        """Bring back what was undone. False if nothing was."""
        return self._step(self.after, self.before)

    def _step(self, source: list[OwnDeck], target: list[OwnDeck]) -> bool:
        if not source:
            return False
        target.append(self.draft)
        self.draft = replace(source.pop(), id=self.draft.id, own=self.draft.own)
        return True

    def add(self, name: str) -> bool:
        """One more of a card, where its kind belongs. Breaking a rule is allowed: it is a draft."""
        return self.change(added(self.draft, name))

    def take(self, name: str) -> bool:
        """One less of a card."""
        return self.change(taken(self.draft, name))

    def fits(self, name: str) -> bool:
        """Whether one more of a card breaks no rule that it did not break before, counting rules aside."""
        counted = ("hero_cards", "villain_cards", "team_size", "mission_count")
        more = added(self.draft, name)
        if more == self.draft:
            return False
        if len(more.team) > TEAM or len(more.missions) > MISSIONS:
            return False
        missions = Counter(card(one).skill for one in more.missions)
        if any(count > PER_SKILL for count in missions.values()):
            return False
        old = {(one.code, one.message) for one in self.draft.faults()}
        return all((one.code, one.message) in old or one.code in (*counted, "mission_skills") for one in more.faults())


def count_of(deck: OwnDeck, name: str) -> int:
    """How many of a card a deck holds, wherever."""
    return deck.team.count(name) + deck.missions.count(name) + deck.copies.get(name, 0)


def most_of(deck: OwnDeck, name: str) -> int:
    """How many of a card a deck may hold."""
    kind = card(name).kind
    if kind == "mission":
        return 1
    return 1 + TEAM_COPIES if kind == "team" else COPIES


def added(deck: OwnDeck, name: str) -> OwnDeck:
    """A deck with one more of a card."""
    kind = card(name).kind
    if kind == "mission":
        return replace(deck, missions=(*deck.missions, name)) if name not in deck.missions else deck
    if kind == "team" and name not in deck.team and len(deck.team) < TEAM:
        return replace(deck, team=(*deck.team, name))
    if kind == "ship":
        return deck
    copies = deck.copies
    copies[name] = min(MOST_COPIES, copies.get(name, 0) + 1)
    return replace(deck, deck=tuple(copies.items()))


def taken(deck: OwnDeck, name: str, count: int = 1) -> OwnDeck:
    """A deck with fewer of a card: copies first, then the one of the team."""
    copies = deck.copies
    if name in copies:
        copies[name] -= count
        return replace(deck, deck=tuple((one, n) for one, n in copies.items() if n > 0))
    for key in ("missions", "team"):
        held = list(getattr(deck, key))
        if name in held:
            del held[len(held) - 1 - held[::-1].index(name)]
            return replace(deck, missions=tuple(held)) if key == "missions" else replace(deck, team=tuple(held))
    return deck


# -- mending ----------------------------------------------------------------------------------------------------


def mend(deck: OwnDeck, fault: Fault) -> Mend | None:
    """What a press on a broken rule's button does."""
    make = _MENDS.get(fault.code)
    return make(deck) if make else None


def _team_size(deck: OwnDeck) -> Mend:
    if len(deck.team) > TEAM:
        return _take(deck, deck.team[-1])
    return Mend(_("Show team characters"), query=Query(kinds=frozenset({"team"})))


def _team_titles(deck: OwnDeck) -> Mend | None:
    titles = [card(one).title for one in deck.team]
    double = next((one for k, one in enumerate(deck.team) if titles[k] in titles[:k]), None)
    return _take(deck, double) if double else None


def _missions(deck: OwnDeck) -> Mend | None:
    counts = Counter(card(one).skill for one in deck.missions)
    most, least = max(SKILLS, key=lambda s: counts[s]), min(SKILLS, key=lambda s: counts[s])
    if counts[most] > PER_SKILL:
        return _take(deck, next(one for one in reversed(deck.missions) if card(one).skill == most))
    words = _("Show missions: {skill}").format(skill=skill_name(least))
    return Mend(words, query=Query(kinds=frozenset({"mission"}), skills=frozenset({least}), fits=True))


def _twice(deck: OwnDeck) -> Mend | None:
    double = next((one for k, one in enumerate(deck.missions) if one in deck.missions[:k]), None)
    return _take(deck, double) if double else None


def _side(kinds: frozenset[str], words: Callable[[], str]) -> Callable[[OwnDeck], Mend]:
    return lambda deck: Mend(words(), query=Query(kinds=kinds - {"mission", "team"}, fits=True))


def _copies(deck: OwnDeck) -> Mend | None:
    counts: Counter[str] = Counter()
    for one, n in deck.deck:
        counts[card(one).title] += n
    title = next((title for title, n in counts.items() if n > COPIES), None)
    if title is None:
        return None
    name = next(one for one, _n in reversed(deck.deck) if card(one).title == title)
    return _take(deck, name, min(counts[title] - COPIES, deck.copies[name]))


def _wrong_kind(deck: OwnDeck) -> Mend | None:
    name = next((one for one, _n in deck.deck if card(one).kind in ("mission", "ship")), None)
    return _take(deck, name, deck.copies[name]) if name else None


def _team_copy(deck: OwnDeck) -> Mend | None:
    name = next((one for one, _n in deck.deck if card(one).kind == "team" and one not in deck.team), None)
    return _take(deck, name, deck.copies[name]) if name else None


def _team_copies(deck: OwnDeck) -> Mend | None:
    name = next((one for one, n in deck.deck if card(one).kind == "team" and n > TEAM_COPIES), None)
    return _take(deck, name, deck.copies[name] - TEAM_COPIES) if name else None


def _take(deck: OwnDeck, name: str, count: int = 1) -> Mend:
    words = _("Take out {n} {card}").format(n=count, card=title_of(card(name)))
    return Mend(words, deck=taken(deck, name, count))


_MENDS: dict[str, Callable[[OwnDeck], Mend | None]] = {
    "team_size": _team_size,
    "team_titles": _team_titles,
    "mission_count": _missions,
    "mission_skills": _missions,
    "mission_twice": _twice,
    "hero_cards": _side(HERO, lambda: _("Show hero cards")),
    "villain_cards": _side(VILLAIN, lambda: _("Show villain cards")),
    "kind_in_deck": _wrong_kind,
    "copies": _copies,
    "team_copy": _team_copy,
    "team_copies": _team_copies,
}
