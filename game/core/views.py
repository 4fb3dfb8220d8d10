"""What a seat may see of a position (`view`), and a full position that agrees with it (`guess`).

Each game says in `Game.sees` who sees every field, by dotted path pattern: `players.*.hand` is `owner`,
`chance` is `nobody`. What is not seen becomes `"?"` (in a list, one for each item), numbers become 0.
"""

import random
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from game.core import flow
from game.core.game import Game, Sees
from game.core.plain import kept_fields
from game.core.position import Ask, Position

HIDDEN = "?"

CORE_SEES: dict[str, Sees] = {
    name: "all"
    for name in (
        "game", "seats", "options", "setup", "turn", "round", "phase", "over", "winner", "out", "waiting",
        "seen", "viewer", "ask",
    )
} | {"chance": "nobody", "dice": "nobody", "shuffles": "nobody"}  # fmt: skip


class NoGuess(Exception):
    """No full position was found that agrees with a view within the tries allowed."""


def view(game: Game, position: Position, seat: str) -> Position:
    """A copy of `position` with everything hidden that `seat` may not see."""
    seen = position.copy()
    seen.viewer = seat
    seen.chance = 0
    seen.dice, seen.shuffles = None, []
    for path, holder, key, value, who in _secret_places(game, seen):
        if not _sees(who, seen, path, seat):
            _put(holder, key, _hide(seen, seat, value))
    _view_frames(game, seen, seat)
    ask = seen.ask
    if ask and not _sees(game.sees.get(f"ask.{ask.kind}", "all"), seen, ["ask", ask.kind, ask.by], seat):
        seen.ask = Ask(ask.by, ask.kind, [], ask.min, ask.max, ask.source, ask.question, ask.may)
    return seen


def guess(game: Game, seen: Position, rng: random.Random, tries: int = 200) -> Position:
    """A full position that `seen`'s viewer cannot tell from the real one. Raises NoGuess if none is found.

    What an open ask reveals by being asked is kept: its options, listed afresh, are never empty.
    """
    for _ in range(tries):
        position = seen.copy()
        position.viewer = None
        position.chance = rng.getrandbits(64)
        _fill(game, position, seen.viewer or "", rng)
        if position.ask is None:
            return position
        options = flow.options_again(game, position)
        if options:
            ask = position.ask
            position.ask = Ask(ask.by, ask.kind, options, ask.min, ask.max, ask.source, ask.question, ask.may)
            return position
    raise NoGuess(f"no position agrees with what {seen.viewer} sees")


def sees_of(game: Game, path: list[str]) -> Sees | None:
    """Who sees the field at `path`, from the game's table; None if no line says so."""
    for pattern, who in {**CORE_SEES, **game.sees}.items():
        parts = pattern.split(".")
        if len(parts) == len(path) and all(p in ("*", q) for p, q in zip(parts, path, strict=True)):
            return who
    return None


def _sees(who: Sees, position: Position, path: list[str], seat: str) -> bool:
    if callable(who):
        return who(position, path, seat)
    return who == "all" or (who == "owner" and seat in path)


def _secret_places(game: Game, position: Position) -> Iterator[tuple[list[str], Any, Any, Any, Sees]]:
    """Every place of the position that somebody may not see: (path, holder, key, value, who sees it)."""
    for pattern, who in game.sees.items():
        parts = pattern.split(".")
        if who == "all" or parts[0] in ("frames", "ask"):
            continue
        for path, holder, key in _places(position, parts, []):
            yield path, holder, key, _get(holder, key), who


def _places(holder: Any, parts: list[str], path: list[str]) -> Iterator[tuple[list[str], Any, Any]]:
    names: list[Any] = [parts[0]]
    if parts[0] == "*":
        names = list(range(len(holder))) if isinstance(holder, list) else list(holder)
    for name in names:
        here = [*path, str(name)]
        if len(parts) == 1:
            yield here, holder, name
        else:
            inside = _get(holder, name)
            if inside is not None:
                yield from _places(inside, parts[1:], here)


def _get(holder: Any, key: Any) -> Any:
    return getattr(holder, key) if is_dataclass(holder) else holder[key]


def _put(holder: Any, key: Any, value: Any) -> None:
    if is_dataclass(holder):
        setattr(holder, key, value)
    else:
        holder[key] = value


def _hide(position: Position, seat: str, value: Any) -> Any:
    """`value` as somebody sees it who may not: counts stay, faces seen before stay."""
    if isinstance(value, list):
        return [card if seat in position.seen.get(card, ()) else HIDDEN for card in value]
    if isinstance(value, int):
        return 0
    return value if value is None or seat in position.seen.get(value, ()) else HIDDEN


def _view_frames(game: Game, position: Position, seat: str) -> None:
    for frame in position.frames:
        procedure, _, values = frame
        for key, value in values.items():
            who = game.sees.get(f"frames.{procedure}.{key}", "all")
            if not _sees(who, position, ["frames", procedure, key, str(values.get("by", ""))], seat):
                values[key] = _hide(position, seat, value)


def _fill(game: Game, position: Position, viewer: str, rng: random.Random) -> None:
    """Put cards of the game's pool where the view shows `?`; each owner's cards go to that owner's places."""
    pool = {owner: rng.sample(cards, len(cards)) for owner, cards in game.pool(position).items()}
    for path, holder, key, value, who in _secret_places(game, position):
        if _sees(who, position, path, viewer):
            continue
        cards = next((pool[part] for part in path if part in pool), pool.get("", []))
        if isinstance(value, list):
            _put(holder, key, [cards.pop() if card == HIDDEN else card for card in value])
        elif value == HIDDEN:
            _put(holder, key, cards.pop())


def field_paths(position: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Dotted paths of every field of a position, for the test that each has a line in `Game.sees`."""
    for name in kept_fields(type(position)):
        value = getattr(position, name)
        if isinstance(value, dict) and value and is_dataclass(next(iter(value.values()))):
            for key, item in value.items():
                yield from field_paths(item, (*path, name, key))
        elif is_dataclass(value) and not isinstance(value, Ask):
            yield from field_paths(value, (*path, name))
        else:
            yield (*path, name)
