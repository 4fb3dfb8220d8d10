"""What a deck must hold in a format, each broken rule with how to mend it.

Source: Weiß Schwarz, Construir el mazo; the formats of the official deck construction page.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.words import _, n_, pick


@dataclass(frozen=True)
class Fault:
    """A broken rule: a stable code, what is wrong, how to mend it."""

    code: str
    message: str
    fix: str


def faults(cards: Mapping[str, Any], titles: Mapping[str, Any], form: Any, deck: Mapping[str, int]) -> list[Fault]:
    """Every rule of a format that a deck breaks; `cards` and `titles` by id, `deck` card to copies."""
    return [
        *_size_faults(cards, form, deck),
        *_copy_faults(cards, form, deck),
        *_same_faults(cards, titles, form, deck),
        *_restricted_faults(cards, form, deck),
    ]


def _size_faults(cards: Mapping[str, Any], form: Any, deck: Mapping[str, int]) -> Iterator[Fault]:
    size = sum(deck.values())
    if size != form.size:
        said = n_("the deck has {n} card", "the deck has {n} cards", size)
        yield Fault("size", said, _("a deck has exactly {size} cards").format(size=form.size))
    climaxes = sum(copies for card, copies in deck.items() if cards[card].kind == "climax")
    if climaxes > form.climaxes:
        said = n_("the deck has {n} climax", "the deck has {n} climaxes", climaxes)
        yield Fault("climaxes", said, _("at most {most} climaxes").format(most=form.climaxes))


def _copy_faults(cards: Mapping[str, Any], form: Any, deck: Mapping[str, int]) -> Iterator[Fault]:
    """Cards of one name count together; what a card itself says of its copies beats the format."""
    counts: Counter[str] = Counter()
    most: dict[str, int] = {}
    for card, copies in deck.items():
        name = cards[card].name["en"]
        counts[name] += copies
        most[name] = max(most.get(name, 0), cards[card].copies or form.copies)
    named = {cards[card].name["en"]: cards[card].name for card in deck}
    for name, copies in counts.items():
        if copies > most[name]:
            said = _("{copies} copies of {title}").format(copies=copies, title=pick(named[name]))
            yield Fault("copies", said, _("at most {most} of that name").format(most=most[name]))


def _same_faults(cards: Mapping[str, Any], titles: Mapping[str, Any], form: Any, deck: Mapping[str, int]) -> Any:
    if form.same == "nothing" or not deck:
        return
    groups = Counter(cards[card].title for card in deck)
    if form.same == "side":
        groups = Counter(titles[cards[card].title].side for card in deck if cards[card].title in titles)
    if len(groups) > 1:
        said = _("cards of several titles: {titles}") if form.same == "title" else _("cards of both sides: {titles}")
        yield Fault(form.same, said.format(titles=", ".join(sorted(groups))), _("keep those of one"))


def _restricted_faults(cards: Mapping[str, Any], form: Any, deck: Mapping[str, int]) -> Iterator[Fault]:
    for group in form.restricted:
        there = [card for card in group if card in deck]
        if len(there) > 1:
            names = ", ".join(pick(cards[card].name) for card in there)
            yield Fault("restricted", _("only one of these: {names}").format(names=names), _("choose one of them"))
