"""A deck as plain text to copy and paste: one line a card, `2 Brainwashing (brainwashing)`, under three headings.

Reading takes what it can and tells every line that it cannot, one by one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from game.content.problems import nearest
from game.core.words import _
from scenes.own_files import MOST_NAME
from scenes.stargate.decks import MOST_COPIES, OwnDeck, card, collection
from scenes.stargate.faces import subtitle_of, title_of
from scenes.stargate.query import plain

HEADS = {
    "team": "team",
    "equipo": "team",
    "missions": "missions",
    "misiones": "missions",
    "deck": "deck",
    "mazo": "deck",
}
MOST_LINES = 400
_LINE = re.compile(r"^(?:(\d{1,3})\s*[x×]?\s+)?(.*?)(?:\s*\(([^()]*)\))?$")


@dataclass
class Read:
    """What a text held, and what of it could not be read."""

    deck: OwnDeck = field(default_factory=OwnDeck)
    trouble: list[str] = field(default_factory=list)


def text_of_deck(deck: OwnDeck) -> str:
    """A deck as text; a card's line ends with its id, so that it is read in any language."""
    lines = [f"# {deck.name}", "", f"{_('Team')}:", *(f"1 {_named(one)}" for one in deck.team)]
    lines += ["", f"{_('Missions')}:", *(f"1 {_named(one)}" for one in deck.missions)]
    lines += ["", f"{_('Deck')}:", *(f"{count} {_named(one)}" for one, count in deck.deck)]
    return "\n".join(lines) + "\n"


def _named(name: str) -> str:
    one = card(name)
    words = f"{title_of(one)}, {subtitle_of(one)}" if subtitle_of(one) else title_of(one)
    return f"{words.replace('(', '').replace(')', '')} ({name})"


def read_text(text: str) -> Read:
    """A deck from text. Never raises."""
    made = Read()
    lists: dict[str, list[str]] = {"team": [], "missions": []}
    copies: dict[str, int] = {}
    name, into = "", "deck"
    known = _names()
    lines = text.splitlines()
    for number, raw in enumerate(lines[:MOST_LINES], 1):
        line = raw.strip()
        if line.startswith("#"):
            name = name or line.lstrip("# ").strip()[:MOST_NAME]
            continue
        head = HEADS.get(plain(line).rstrip(": "))
        if head or not line:
            into = head or into
            continue
        found, count = _card(line, known, made, number)
        if found and into in lists:
            lists[into] += [found] * min(count, MOST_COPIES)
        elif found:
            copies[found] = min(MOST_COPIES, copies.get(found, 0) + count)
    if len(lines) > MOST_LINES:
        made.trouble.append(_("More than {n} lines: the rest is left out.").format(n=MOST_LINES))
    made.deck = OwnDeck(name, tuple(lists["team"]), tuple(lists["missions"]), tuple(copies.items()))
    return made


def _names() -> dict[str, str]:
    """Every way to name a card, plain: its id, its title with and without its subtitle, in both languages."""
    names: dict[str, str] = {}
    for name in collection():
        one = card(name)
        for title in (title_of(one), one.title):
            names.setdefault(plain(title), name)
            names.setdefault(plain(f"{title}, {subtitle_of(one)}"), name)
            names.setdefault(plain(f"{title}, {one.subtitle}"), name)
    return names


def _card(line: str, known: dict[str, str], made: Read, number: int) -> tuple[str, int]:
    match = _LINE.match(line)
    assert match is not None
    count, words, ident = int(match[1] or 1), match[2].strip(), (match[3] or "").strip()
    if ident in collection():
        return ident, count
    if plain(words) in known:
        return known[plain(words)], count
    close = nearest(plain(words), list(known))
    hint = " " + _('Is it "{word}"?').format(word=title_of(card(known[close]))) if close else ""
    made.trouble.append(_('Line {n}: no card is called "{words}".').format(n=number, words=words) + hint)
    return "", 0
