"""What may be pressed now and which answers that gives: units, squares, reserve units, words.

Everything comes from the options of the open ask, or from those of the ask that would follow on a copy of the view
(`peek`): where a unit could walk if it were chosen, whom it could attack from there. Nothing is rolled and no rule
stands here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.clix.position import ClixPosition
from game.core import flow
from game.core.game import Game
from game.core.position import DONE, Answer
from scenes.table.state import Choice, Square, square

Way = list[Answer]  # answers given one after the other


@dataclass
class Attacks:
    """What a unit may attack from one place: the answers, all beginning with `way`."""

    way: Way = field(default_factory=list)
    shots: list[str] = field(default_factory=list)
    grenade: bool = False
    abilities: list[tuple[str, Any]] = field(default_factory=list)  # id, target (a unit, a square or None)

    def __bool__(self) -> bool:
        return bool(self.shots or self.grenade or self.abilities)


@dataclass(frozen=True)
class Option:
    """One thing that a unit of the tray can do: the verb, the unit on the map that it replaces or the square it comes
    in by, counters spent, and the answers."""

    verb: str
    way: tuple[Any, ...]
    unit: str = ""
    square: Square | None = None
    spend: int = 0


@dataclass
class Legal:
    """Everything the open ask allows, by the thing that is pressed.

    `ways`: answers by the square or unit pressed with what is selected. `actor`: the unit whose act is planned or
    under way. `stay`: its attacks from where it stands. `reserves`: the options of each reserve unit.
    """

    kind: str = ""
    by: str = ""
    units: list[str] = field(default_factory=list)  # may be given an action, may loot
    reserves: dict[str, list[Option]] = field(default_factory=dict)
    actor: str = ""
    prefix: Way = field(default_factory=list)
    squares: dict[Square, Way] = field(default_factory=dict)
    steps: dict[Square, Way] = field(default_factory=dict)
    chosen: dict[str, Way] = field(default_factory=dict)  # units that a question or an exchange may choose
    stay: Attacks = field(default_factory=Attacks)
    stop: Answer = None  # ends the walk or the act here: ["stop"] or ["done"]
    words: list[tuple[Any, Way]] = field(default_factory=list)  # answers of a question with no place on the map
    end_turn: bool = False


def peek(game: Game, position: ClixPosition, answers: Sequence[Answer]) -> ClixPosition:
    """The position after some answers without dice, on a copy."""
    copy: ClixPosition = position.copy()
    for answer in answers:
        flow.answer(game, copy, answer)
    return copy


def walk_ways(game: Game, position: ClixPosition, prefix: Way) -> tuple[dict[Square, Way], dict[Square, Way]]:
    """Of an open `where` ask: squares to walk to, and next steps, with the answers (rows first where many)."""
    squares: dict[Square, Way] = {}
    steps: dict[Square, Way] = {}
    for answer in position.ask.options if position.ask else ():
        verb, *rest = answer
        if verb == "to":
            squares[square(rest)] = [*prefix, answer]
        elif verb == "step":
            steps[square(rest)] = [*prefix, answer]
        elif verb == "row":
            further = walk_ways(game, peek(game, position, [answer]), [*prefix, answer])
            squares |= further[0]
    return squares, steps


def attacks_of(position: ClixPosition, way: Way) -> Attacks:
    """The attacks of an open `attack` ask; none for any other."""
    found = Attacks(way)
    if position.ask is None or position.ask.kind != "attack":
        return found
    for verb, *rest in position.ask.options:
        if verb == "shoot":
            found.shots.append(rest[0])
        elif verb == "grenade":
            found.grenade = True
        elif verb == "ability":
            found.abilities.append((rest[0], rest[1]))
    return found


def attacks_after(game: Game, position: ClixPosition, way: Way) -> Attacks:
    """What could be attacked after these answers."""
    return attacks_of(peek(game, position, way), way)


def legal(game: Game, position: ClixPosition, choice: Choice, seat: str) -> Legal:
    """What `seat` may press now, given what it has selected. Empty if somebody else is asked."""
    ask = position.ask
    if ask is None or ask.by != seat:
        return Legal(kind=ask.kind if ask else "", by=ask.by if ask else "")
    found = Legal(kind=ask.kind, by=ask.by)
    if ask.question:
        _question(position, found)
    else:
        _KINDS.get(ask.kind, _nothing)(game, position, choice, found)
    return found


def _nothing(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    found.words = [(answer, [answer]) for answer in position.ask.options]


def _question(position: ClixPosition, found: Legal) -> None:
    assert position.ask is not None
    for option in position.ask.moves():
        if isinstance(option, list) and len(option) == 2 and all(type(value) is int for value in option):
            found.squares[square(option)] = [option]
        elif isinstance(option, str) and option in position.units:
            found.chosen[option] = [option]
        else:
            found.words.append((option, [option]))


def _markers(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    for answer in position.ask.options:
        if answer[0] == "row":
            for _verb, x, y in peek(game, position, [answer]).ask.options:  # type: ignore[union-attr]
                found.squares[x, y] = [answer, ["place_spawn", x, y]]
        else:
            found.squares[square(answer[1:])] = [answer]


def _action(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    for answer in position.ask.options:
        verb, *rest = answer
        if verb in ("unit", "loot"):
            found.units.append(rest[0])
        elif verb == "end_turn":
            found.end_turn = True
        elif verb in ("deploy", "respawn"):
            option = Option(verb, (answer,), square=square(rest[1:]))
            found.reserves.setdefault(rest[0], []).append(option)
        else:  # upgrade, swap_weapon: which unit becomes what
            _exchanges(peek(game, position, [answer]), found, verb, rest[0], [answer])
    if choice.reserve:
        _with_reserve(found, choice.reserve)
    elif choice.selected in found.units and found.kind == "action":
        _plan(game, position, choice, found, [["unit", choice.selected]], choice.selected)


def _exchanges(position: ClixPosition, found: Legal, verb: str, unit: str, prefix: Way) -> None:
    """Of an open `into` ask: what the unit may become."""
    for answer in position.ask.options if position.ask else ():
        _into, other, *spend = answer
        option = Option(verb, (*prefix, answer), unit=unit, spend=spend[0] if spend else 0)
        found.reserves.setdefault(other, []).append(option)


def _with_reserve(found: Legal, reserve: str) -> None:
    for option in found.reserves.get(reserve, ()):
        if option.square is not None:
            found.squares[option.square] = list(option.way)
        else:
            found.chosen[option.unit] = list(option.way)


def _becomes(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    values = position.frames[-1][2]
    found.actor = str(values["unit"])
    _exchanges(position, found, str(values["verb"]), found.actor, [])
    if choice.reserve:
        _with_reserve(found, choice.reserve)


def _plan(game: Game, position: ClixPosition, choice: Choice, found: Legal, prefix: Way, actor: str) -> None:
    """Where the unit could go and whom it could attack if it were given an action now."""
    opened = peek(game, position, prefix) if prefix else position
    found.actor, found.prefix = actor, prefix
    found.squares, found.steps = walk_ways(game, opened, prefix)
    at = square(position.units[actor].at)
    if at in found.squares:
        way = found.squares.pop(at)
        found.stay = attacks_after(game, position, way)
    if ["stop"] in (opened.ask.options if opened.ask else ()):
        found.stop = ["stop"]
    _modes(game, position, choice, found)


def _modes(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    if choice.mode == "steps" or (found.steps and not found.squares):
        found.squares = found.steps
    elif choice.mode == "grenade" and found.stay.grenade:
        way = [*found.stay.way, ["grenade"]]
        aimed = peek(game, position, way)
        options = aimed.ask.options if aimed.ask else []
        found.squares = {square(answer[1:]): [*way, answer] for answer in options}
    elif choice.mode.startswith("ability:"):
        found.squares = {}


def _where(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    _plan(game, position, choice, found, [], str(position.frames[-1][2]["unit"]))


def _attack(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    found.actor = str(position.frames[-1][2]["unit"])
    found.stay = attacks_of(position, [])
    found.stop = ["done"] if ["done"] in position.ask.options else None
    _modes(game, position, choice, found)


def _aim(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    found.actor = str(position.frames[-1][2]["unit"])
    found.squares = {square(answer[1:]): [answer] for answer in position.ask.options}


def _cover(game: Game, position: ClixPosition, choice: Choice, found: Legal) -> None:
    assert position.ask is not None
    found.actor = str(position.frames[-1][2]["unit"])
    found.squares = {square(a[1:]): [a] for a in position.ask.options if a[0] == "cover"}
    found.stop = DONE if DONE in position.ask.options else None


_KINDS = {
    "marker_row": _markers,
    "marker": _markers,
    "deploy": _action,
    "action": _action,
    "loot": _action,
    "where": _where,
    "attack": _attack,
    "aim": _aim,
    "cover": _cover,
    "into": _becomes,
}
