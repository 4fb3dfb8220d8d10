"""The abilities of a unit for showing: names, colours, texts, whether the present click switches them on."""

from dataclasses import dataclass

from game.clix import dial
from game.clix.ability_text import printed
from game.clix.position import ClixPosition
from game.clix.powers import abilities_of


@dataclass(frozen=True)
class Row:
    """One ability as it is listed: `clicks` are those that switch it on, empty if it is always on."""

    word: str
    name: str
    text: str
    colour: str | None
    on: bool
    clicks: tuple[int, ...] = ()
    activated: bool = False


def rows(position: ClixPosition, uid: str) -> list[Row]:
    """Every ability of a unit's card in the card's order."""
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    out = []
    for one, (ready, colour) in zip(printed(card), abilities_of(card), strict=True):
        clicks = tuple(n for n, shown in enumerate(card.colors, 1) if colour in shown) if colour else ()
        on = one.is_on(card, unit.click)
        out.append(Row(ready.ability.id, one.name, one.text, colour, on, clicks, bool(ready.ability.cost)))
    return out


def named(position: ClixPosition, uid: str, word: str) -> str:
    """The name of an ability of a unit by its id."""
    return next((row.name for row in rows(position, uid) if row.word == word), word)


def clicks_words(clicks: tuple[int, ...]) -> str:
    """The clicks as few runs.

    >>> clicks_words((1, 2, 3, 6))
    '1–3, 6'
    """
    runs: list[list[int]] = []
    for click in clicks:
        if runs and click == runs[-1][-1] + 1:
            runs[-1].append(click)
        else:
            runs.append([click])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
