"""Where things are that abilities of Weiß Schwarz speak of, and what they can be asked to be like.

Says what each zone and filter means in a position. Knows no ability.
"""

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field

from game.core.effects.language import Filter, Name, Whole, Yes, Zone
from game.core.effects.reading import Cause, named
from game.core.views import HIDDEN
from game.weiss import numbers
from game.weiss.cards import COLORS, ICONS, KINDS
from game.weiss.position import BACK, CENTER, FRONT, WeissPosition, facing, on_stage, other, owner_of, slot_of

Listed = Callable[[WeissPosition, str], list[str]]
"""The things of one seat in a zone."""

# -- zones ----------------------------------------------------------------------------------------------------


def _zone(listed: Listed, secret: bool = False) -> Zone:
    """A zone that each seat has apart; what a view hides is left out."""

    def of(position: WeissPosition, cause: Cause, own: bool) -> list[str]:
        seat = cause.you if own else other(position, cause.you)
        return [name for name in listed(position, seat) if name != HIDDEN]

    def things(position: WeissPosition, cause: Cause) -> list[str]:
        return of(position, cause, True) + of(position, cause, False)

    return Zone(things, lambda position, cause, name: name in things(position, cause), secret, of)


def _pile(name: str) -> Listed:
    return lambda position, seat: getattr(position.players[seat], name)


def _slots(slots: tuple[str, ...]) -> Listed:
    def listed(position: WeissPosition, seat: str) -> list[str]:
        stage = position.players[seat].stage
        return [name for name in map(stage.get, slots) if name]

    return listed


def _climax(position: WeissPosition, seat: str) -> list[str]:
    card = position.players[seat].climax
    return [card] if card else []


def _looked(position: WeissPosition, seat: str) -> list[str]:
    player = position.players[seat]
    return player.deck[player.above : player.above + player.looking]


def _one(find: Callable[[WeissPosition, Cause], list[str]], secret: bool = False) -> Zone:
    """A zone that depends on the bearer or on what goes on, whosever its things are."""
    return Zone(find, lambda position, cause, name: name in find(position, cause), secret)


def _facing(position: WeissPosition, cause: Cause) -> list[str]:
    found = facing(position, cause.me)
    return [found] if found else []


def _in_front(position: WeissPosition, cause: Cause) -> list[str]:
    slot = slot_of(position, cause.me)
    if slot not in FRONT:
        return []
    stage = position.players[cause.you].stage
    return [name for name in map(stage.get, FRONT[slot]) if name]


def _attacker(position: WeissPosition, cause: Cause) -> list[str]:
    here = position.attack
    return [here.attacker] if here and here.attacker in position.cards else []


def _defender(position: WeissPosition, cause: Cause) -> list[str]:
    here = position.attack
    return [here.target] if here and here.target in position.cards else []


def _markers(position: WeissPosition, cause: Cause) -> list[str]:
    card = position.cards.get(cause.me)
    return list(card.markers) if card else []


def _named(name: str) -> Callable[[WeissPosition, Cause], list[str]]:
    return lambda position, cause: named(cause, Name(name))


FLIPPED = "flipped"
"""What `flip` calls the cards that it flips over."""

ZONES = {
    "stage": _zone(on_stage),
    "center": _zone(_slots(CENTER)),
    "back": _zone(_slots(BACK)),
    "hand": _zone(_pile("hand"), secret=True),
    "waiting_room": _zone(_pile("waiting_room")),
    "clock": _zone(_pile("clock")),
    "clock_top": _zone(lambda position, seat: position.players[seat].clock[-1:]),
    "level": _zone(_pile("level")),
    "stock": _zone(_pile("stock"), secret=True),
    "memory": _zone(_pile("memory")),
    "climax": _zone(_climax),
    "looked": _zone(_looked, secret=True),
    "flipped": _one(_named(FLIPPED)),
    "facing": _one(_facing),
    "front": _one(_in_front),
    "attacker": _one(_attacker),
    "defender": _one(_defender),
    "markers": _one(_markers),
    "players": Zone(
        things=lambda position, cause: list(position.seats),
        holds=lambda position, cause, seat: seat in position.seats,
    ),
}

# -- filters --------------------------------------------------------------------------------------------------

Kind = Literal["character", "event", "climax"]
Color = Literal["yellow", "green", "red", "blue", "purple"]
Icon = Literal["soul", "comeback", "gate", "treasure", "choice", "standby", "draw", "return", "shot", "pool"]
State = Literal["standing", "rested", "reversed"]
Row = Literal["center", "back", "middle"]
assert set(Kind.__args__) == set(KINDS)  # type: ignore[attr-defined]
assert set(Color.__args__) == set(COLORS)  # type: ignore[attr-defined]
assert set(Icon.__args__) == set(ICONS)  # type: ignore[attr-defined]
ROWS = {"center": CENTER, "back": BACK, "middle": ("c2",)}


def _same_color(position: WeissPosition, cause: Cause, name: str, other_one: Name) -> bool:
    color = numbers.card_of(position, name).color
    return any(numbers.card_of(position, one).color == color for one in named(cause, other_one))


def _above_level(position: WeissPosition, cause: Cause, name: str, wanted: bool) -> bool:
    """Its level is higher than that of the player who has it."""
    return (numbers.level(position, name) > numbers.level_of(position, owner_of(position, name))) == wanted


def _level_up_to(position: WeissPosition, cause: Cause, name: str, more: int) -> bool:
    return numbers.level(position, name) <= numbers.level_of(position, cause.you) + more


def _in_row(position: WeissPosition, cause: Cause, name: str, row: str) -> bool:
    return slot_of(position, name) in ROWS[row]


def _in_state(position: WeissPosition, cause: Cause, name: str, state: str) -> bool:
    card = position.cards.get(name)
    return card is not None and card.state == state


def _has_markers(position: WeissPosition, cause: Cause, name: str, wanted: bool) -> bool:
    card = position.cards.get(name)
    return bool(card and card.markers) == wanted


Word = Annotated[str, Field(min_length=1, max_length=120)]
_card = numbers.card_of
FILTERS = {
    "other": Filter(Yes, "Not the card itself.", lambda p, c, name, wanted: (name != c.me) == wanted),
    "other_than": Filter(Name, "Not that card.", lambda p, c, name, one: name not in named(c, one)),
    "kind": Filter(Kind, "Of that kind.", lambda p, c, name, kind: _card(p, name).kind == kind),
    "trait": Filter(Word, "With that trait.", lambda p, c, name, trait: trait in _card(p, name).traits),
    "any_trait": Filter(
        list[Word], "With one of those traits.", lambda p, c, name, traits: bool(_card(p, name).traits & {*traits})
    ),
    "name": Filter(Word, "With that name, in English.", lambda p, c, name, word: _card(p, name).name == word),
    "name_has": Filter(Word, "With that in its English name.", lambda p, c, name, word: word in _card(p, name).name),
    "color": Filter(Color, "Of that colour.", lambda p, c, name, color: _card(p, name).color == color),
    "same_color": Filter(Name, "Of the same colour as that card.", _same_color),
    "icon": Filter(Icon, "With that trigger icon.", lambda p, c, name, icon: icon in _card(p, name).triggers),
    "level_at_most": Filter(Whole, "Of that level or lower.", lambda p, c, name, n: numbers.level(p, name) <= n),
    "level_at_least": Filter(Whole, "Of that level or higher.", lambda p, c, name, n: numbers.level(p, name) >= n),
    "level_up_to": Filter(Whole, "Of a level up to its player's own and so much more.", _level_up_to),
    "above_level": Filter(Yes, "Of a higher level than the player who has it.", _above_level),
    "cost_at_most": Filter(Whole, "Of that cost or less.", lambda p, c, name, n: _card(p, name).cost <= n),
    "cost_at_least": Filter(Whole, "Of that cost or more.", lambda p, c, name, n: _card(p, name).cost >= n),
    "power_at_most": Filter(Whole, "With that power or less.", lambda p, c, name, n: numbers.power(p, name) <= n),
    "power_at_least": Filter(Whole, "With that power or more.", lambda p, c, name, n: numbers.power(p, name) >= n),
    "state": Filter(State, "In that state.", _in_state),
    "row": Filter(Row, "In the center stage, the back stage or the middle of the center.", _in_row),
    "markers": Filter(Yes, "With markers under it, or without.", _has_markers),
}


def seat_of(position: WeissPosition, thing: str) -> str | None:
    """Whose a card is; a seat is its own."""
    return thing if thing in position.players else owner_of(position, thing)
