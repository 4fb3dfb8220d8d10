"""What a seat may see of a position (`view`), and a full position that agrees with it (`guess`).

Each game says in `Game.sees` who sees every field, by dotted path pattern: `players.*.hand` is `owner`,
`chance` is `nobody`. What is not seen becomes `"?"` (in a list, one for each item), numbers become 0. Values
of frames have lines `frames.PROCEDURE.KEY`, options of an ask `ask.KIND`; a part `*` stands for any one.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from typing import Any

from game.core import flow
from game.core.game import Game, Sees
from game.core.plain import kept_fields
from game.core.position import Ask, Position

HIDDEN = "?"

CORE_SEES: Mapping[str, Sees] = {
    name: "all"
    for name in (
        "game", "seats", "options", "setup", "turn", "round", "phase", "over", "winner", "out", "waiting",
        "lasting", "viewer", "ask", "frames",
    )
} | {"chance": "nobody", "dice": "nobody", "shuffles": "nobody", "seen": "owner"}  # fmt: skip


class NoGuess(Exception):
    """No full position was found that agrees with a view within the tries allowed."""


def view(game: Game, position: Position, seat: str) -> Position:
    """A copy of `position` with everything hidden that `seat` may not see."""
    seen = position.copy()
    seen.viewer = seat
    seen.chance = 0
    seen.dice, seen.shuffles = None, []
    seen.seen = {card: [seat] for card, seats in seen.seen.items() if seat in seats}
    for spot in _spots(game, seen):
        if not _sees(spot.who, position, spot.path, seat):
            known = spot.pattern not in game.refers  # which of the known cards it is, is not known
            spot.put(_hide(seen, seat, spot.value) if known else HIDDEN)
    ask = seen.ask
    if ask and not _sees(_sees_ask(game, ask), position, ["ask", ask.kind, ask.by], seat):
        seen.ask = replace(ask, options=[], chosen=[])
    return seen


def guess(game: Game, seen: Position, rng: random.Random, tries: int = 400) -> Position:
    """A full position that `seen`'s viewer cannot tell from the real one. Raises NoGuess if none is found.

    What an open ask reveals by being asked is kept: its options, listed afresh, are never empty, and the
    game's `agrees` holds.
    """
    for _ in range(tries):
        position = seen.copy()
        position.viewer = None
        position.chance = rng.getrandbits(64)
        _fill(game, position, seen.viewer or "", rng)
        if _ask_again(game, position, seen.viewer or ""):
            return position
    raise NoGuess(f"no position agrees with what {seen.viewer} sees")


def _ask_again(game: Game, position: Position, viewer: str) -> bool:
    """List the options of the open ask afresh; whether it could be asked like this at all."""
    ask = position.ask
    if ask is None:
        return True
    values = position.frames[-1][2]
    agrees = game.agrees.get(ask.kind)
    if agrees is not None and not agrees(position, values):
        return False
    options = flow.options_again(game, position)
    if not options or len(options) < ask.min:
        return False
    if _sees(_sees_ask(game, ask), position, ["ask", ask.kind, ask.by], viewer):
        return options == ask.options
    position.ask = replace(ask, options=options)
    return True


def _sees_ask(game: Game, ask: Ask) -> Sees:
    """Who sees the options of an ask."""
    return game.sees.get(f"ask.{ask.kind}", game.sees.get("ask.*", "all"))


def sees_of(game: Game, path: list[str]) -> Sees | None:
    """Who sees the field at `path`, from the game's table; None if no line says so."""
    for pattern, who in (*game.sees.items(), *CORE_SEES.items()):
        parts = pattern.split(".")
        if len(parts) == len(path) and all(p in ("*", q) for p, q in zip(parts, path, strict=True)):
            return who
    return None


def _sees(who: Sees, position: Position, path: list[str], seat: str) -> bool:
    if callable(who):
        return who(position, path, seat)
    return who == "all" or (who == "owner" and seat in path)


@dataclass(slots=True)
class Spot:
    """A place of a position that somebody may not see. `pattern` is its line in `Game.sees`."""

    pattern: str
    path: list[str]
    holder: Any
    key: Any
    who: Sees

    @property
    def value(self) -> Any:
        """What stands there."""
        return _get(self.holder, self.key)

    def put(self, value: Any) -> None:
        """Put something else there."""
        if is_dataclass(self.holder):
            setattr(self.holder, self.key, value)
        else:
            self.holder[self.key] = value


def _spots(game: Game, position: Position) -> list[Spot]:
    """Every place of the position that somebody may not see."""
    found: list[Spot] = []
    for pattern, parts, who in game.secrets:
        if parts[0] == "frames":
            found += _frame_spots(position, pattern, parts, who)
        elif parts[0] != "ask":
            found += [Spot(pattern, *place, who) for place in _places(position, parts, [])]
    return found


def _frame_spots(position: Position, pattern: str, parts: list[str], who: Sees) -> Iterator[Spot]:
    """The same in frames: `frames.PROCEDURE.KEY`; the frame's `by` stands at the end of the path."""
    for procedure, _, values in position.frames:
        if parts[1] in ("*", procedure):
            for key in [key for key in values if parts[2] in ("*", key)]:
                path = ["frames", procedure, key, str(values.get("by", ""))]
                yield Spot(pattern, path, values, key, who)


def _places(holder: Any, parts: list[str], path: list[str]) -> Iterator[tuple[list[str], Any, Any]]:
    names: list[Any] = [parts[0]]
    if parts[0] == "*":
        names = list(range(len(holder))) if isinstance(holder, list) else list(holder)
    for name in names:
        if isinstance(holder, dict) and name not in holder:
            continue
        here = [*path, str(name)]
        if len(parts) == 1:
            yield here, holder, name
        else:
            inside = _get(holder, name)
            if inside is not None:
                yield from _places(inside, parts[1:], here)


def _get(holder: Any, key: Any) -> Any:
    return getattr(holder, key) if is_dataclass(holder) else holder[key]


def _hide(position: Position, seat: str, value: Any) -> Any:
    """`value` as somebody sees it who may not: counts and keys stay, faces seen before stay."""
    if isinstance(value, list):
        return [_hide(position, seat, card) for card in value]
    if isinstance(value, dict):
        return {key: _hide(position, seat, card) for key, card in value.items()}
    if isinstance(value, bool):
        return False
    if isinstance(value, int):
        return 0
    return value if value is None or seat in position.seen.get(value, ()) else HIDDEN


def _fill(game: Game, position: Position, viewer: str, rng: random.Random) -> None:
    """Put cards of the game's pool where the view shows `?`; each owner's cards go to that owner's places."""
    given = game.pool(position)
    pool = {key: rng.sample(cards, len(cards)) for key, cards in given.items() if not isinstance(cards, str)}
    pool |= {key: pool[other] for key, other in given.items() if isinstance(other, str)}
    hidden = [spot for spot in _spots(game, position) if not _sees(spot.who, position, spot.path, viewer)]
    for spot in hidden:
        if spot.pattern not in game.refers:
            keys = [".".join(spot.path[1:]), *spot.path]
            cards = next((pool[key] for key in keys if key in pool), pool.get("", []))
            spot.put(_filled(spot.value, cards))
    for spot in hidden:
        if spot.value == HIDDEN:
            spot.put(rng.choice(_pieces_at(position, game.refers[spot.pattern])))


def _pieces_at(position: Position, pattern: str) -> list[Any]:
    """The pieces in a list that `pattern` leads to, `*` standing for the seat that is asked."""
    parts = [position.active if part == "*" else part for part in pattern.split(".")]
    return [piece for _, holder, key in _places(position, parts, []) for piece in _get(holder, key)]


def _filled(value: Any, cards: list[str]) -> Any:
    """`value` with cards taken from `cards` wherever it is hidden."""
    if isinstance(value, list):
        return [_filled(card, cards) for card in value]
    if isinstance(value, dict):
        return {key: _filled(card, cards) for key, card in value.items()}
    return cards.pop() if value == HIDDEN else value


def field_paths(position: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Dotted paths of every field of a position, for the test that each has a line in `Game.sees`."""
    kind: type = type(position)
    for name in kept_fields(kind):
        value = getattr(position, name)
        if isinstance(value, dict) and value and is_dataclass(next(iter(value.values()))):
            for key, item in value.items():
                yield from field_paths(item, (*path, name, key))
        elif is_dataclass(value) and not isinstance(value, Ask):
            yield from field_paths(value, (*path, name))
        else:
            yield (*path, name)
