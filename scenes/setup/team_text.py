"""A team as plain text to copy and paste: one line a card, `2 Marine (marine_rifle)`, the reserves after a line.

Reading takes what it can and tells every line that it cannot, one by one.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.clix.cards import Figure
from game.clix.team_rules import figure_name
from game.content.problems import nearest
from game.core.words import _
from scenes.own_files import MOST_NAME
from scenes.setup.roster import plain
from scenes.setup.teams import MOST_UNITS, OwnTeam, figures

RESERVES = ("reserves", "reserve", "reservas", "reserva")
MOST_LINES = 400
_LINE = re.compile(r"^(?:(\d{1,4})\s*[x×]?\s+)?(.*?)(?:\s*\(([^()]*)\))?$")


@dataclass
class Read:
    """What a text held: a name if it gave one, units, reserves, and what could not be read, line by line."""

    name: str = ""
    units: list[str] = field(default_factory=list)
    reserves: list[str] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)


def text_of_team(team: OwnTeam) -> str:
    """A team as text.

    The first line is its name after a `#`; a card's line ends with its id, so that it is read in any language.
    """
    lines = [f"# {team.name}", *_lines(team.units)]
    if team.reserves:
        lines += ["", f"{_('Reserves')}:", *_lines(team.reserves)]
    return "\n".join(lines) + "\n"


def _lines(units: tuple[str, ...]) -> list[str]:
    known = figures()
    return [
        f"{count} {figure_name(known[unit]) if unit in known else unit} ({unit})"
        for unit, count in Counter(units).items()
    ]


def read_text(text: str) -> Read:
    """A team from text. Never raises: lines that make no sense are told in `trouble`."""
    made, names = Read(), _names(figures())
    into = made.units
    lines = text.splitlines()
    for number, raw in enumerate(lines[:MOST_LINES], 1):
        line = raw.strip()
        if line.startswith("#"):
            made.name = made.name or line.lstrip("# ").strip()[:MOST_NAME]
        elif plain(line.rstrip(":")) in {*RESERVES, plain(_("Reserves"))}:
            into = made.reserves
        elif line:
            _card(line, number, names, into, made.trouble)
    if len(lines) > MOST_LINES:
        made.trouble.append(_("Only the first {n} lines were read.").format(n=MOST_LINES))
    return made


def _names(known: Mapping[str, Figure]) -> dict[str, str]:
    """Everything a figure may be called, without accents and capitals, to its id."""
    names = {}
    for name, figure in known.items():
        for words in (figure.name["es"], figure.name["en"], name):
            names[plain(words)] = name
    return names


def _card(line: str, number: int, names: Mapping[str, str], into: list[str], trouble: list[str]) -> None:
    matched = _LINE.match(line)
    assert matched is not None  # every part of it may be empty
    count, words, given = int(matched[1] or 1), matched[2].strip(), (matched[3] or "").strip()
    found = given if given in figures() else names.get(plain(words)) or names.get(plain(given))
    if found is None:
        trouble.append(_unknown(number, given or words, line, names))
        return
    if not 1 <= count <= MOST_UNITS - len(into):
        said = _("Line {n}: {count} of {name} are too few or too many; a list holds {most}.")
        trouble.append(said.format(n=number, count=count, name=words or found, most=MOST_UNITS))
        return
    into.extend([found] * count)


def _unknown(number: int, words: str, line: str, names: Mapping[str, str]) -> str:
    near = nearest(plain(words), names)
    said = _('Line {n}: there is no figure "{name}".').format(n=number, name=(words or line)[:60])
    if near is None:
        return said
    return said + " " + _('Did you mean "{name}"?').format(name=figure_name(figures()[names[near]]))
