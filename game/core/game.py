"""A game is one object: its position class, procedures, asks, acts, words and score.

The core gives it legal moves, undo, saves, replays, views, a log, bots and a window.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.events import Event
from game.core.position import Answer, Ask, Position, Values


class SetupError(Exception):
    """A set-up, an option or a scenario's position that makes no sense, in words.

    `path` leads to the wrong value in what was given: keys and list numbers, outermost first.
    """

    def __init__(self, message: str, path: Sequence[str | int] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.path = list(path)


Step = Callable[[Any, Values], "Ask | str | None"]
OptionMaker = Callable[[Any, Values], list[Answer]]
Sees = str | Callable[[Any, list[str], str], bool]
"""Who sees a field: `all`, `owner`, `nobody`, or a function of (position, path, seat)."""


@dataclass(frozen=True)
class Act:
    """A whole thing a player does, made of one or more answers.

    `answers(position, act)` lists them in order; `phases` is where the act exists; `listed` is whether
    `legal_acts` lists it, or there are too many ways to make it. `then(position, act)` answers an inner ask that
    is still open when the act has said all. Of the keys `apart` one at most may be given.
    """

    needs: tuple[str, ...]
    may: tuple[str, ...]
    phases: tuple[str, ...]
    answers: Callable[[Any, Mapping[str, Any]], list[Answer]]
    listed: bool = True
    then: Callable[[Any, Mapping[str, Any]], Answer] | None = None
    apart: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """One way an act may turn out, for bots that weigh chance: how likely, and the dice that lead to it."""

    chance: float
    dice: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Game:
    """Everything the core needs to know of a game.

    `procedures`: name to its steps in order, as the rulebook's table of contents.
    `asks`: kind of ask to the function that lists its options from (position, frame values).
    `inner_asks`: kinds in the middle of an act; undo passes over them, and an act is whole only outside them.
    `why_not`: the first reason code against an act of `seat`, after the checks common to all games.
    `legal_acts`: whole acts of `seat` now, where they can be listed.
    `sees`: dotted path pattern (`players.*.hand`, `frames.PROCEDURE.KEY`, `ask.KIND`) to who sees it.
    `pool`: of a view, the cards that may lie where it shows `?`, by owner; by the last parts of a
    place (`OWNER.PILE`) where that has its own, or the name of another one that it shares.
    `new(seats, options, setup, chance)`: a position to be set up: frames set, nothing run. Raises SetupError.
    `arrange(words, seats, options, cards, chance)`: the same for a position in the words of scenarios, laid
    over the empty position, with `cards` of the scenario's own. Raises SetupError.
    `describe`: a position in the words of scenarios, without those that every game has.
    `world`: of a position, what never changes in a game (cards, board); `position.world` is set from it.
    `candidates`: the legal acts that a bot should weigh, where weighing all of `legal_acts` would take too long.
    `presets`: of the options given, what others are then unless given too (a variant's totals).
    `allowed`: option name to the values it may have, where these are few; `least`: the least that a number may be;
    `defaults` names every option.
    `places`: of a position, every card and unit with the place it is in: `(name, place)`.
    `agrees`: kind of ask to whether (position, frame values) would ask it at all: what being asked tells.
    `content`: of a position, the cards and maps it plays with: name to plain data, so that a save knows them.
    `keys`: key of an act to what stands there: `word`, `number`, `square`, `way` (see `legality.KEY_KINDS`).
    `card_shape`: `module:type` of a card as scenarios write it; `inline_cards`: patterns of where one may stand in
    a scenario's position in place of its id.
    `line_setup`: the set-up for decks by name (seat to deck) and a map's file, either of which may be missing.
    `refers`: pattern of a hidden value that only names a piece (the card just chosen) to the pattern of where
    that piece still is (`players.*.hand`, of the seat that is asked).
    """

    name: str
    position: type[Position]
    procedures: Mapping[str, tuple[Step, ...]]
    asks: Mapping[str, OptionMaker]
    inner_asks: frozenset[str]
    acts: Mapping[str, Act]
    new: Callable[..., Position]
    world: Callable[[Any], Any]
    why_not: Callable[[Any, str, Mapping[str, Any]], str | None]
    legal_acts: Callable[[Any, str], list[dict[str, Any]]]
    sees: Mapping[str, Sees]
    pool: Callable[[Any], dict[str, Any]]
    concede: Callable[[Any, str], None]
    describe: Callable[[Any], dict[str, Any]]
    arrange: Callable[..., Position]
    tell: Callable[[Event, Any], str]
    refusal: Callable[[str], str]
    worth: Callable[[Any, str, Mapping[str, Any]], float]
    defaults: Mapping[str, Any]
    bound: int
    codes: frozenset[str]
    candidates: Callable[[Any, str], Iterable[dict[str, Any]]] | None = None
    allowed: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    least: Mapping[str, int] = field(default_factory=dict)
    presets: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda given: {}
    places: Callable[[Any], list[tuple[str, str]]] = lambda position: []
    agrees: Mapping[str, Callable[[Any, Values], bool]] = field(default_factory=dict)
    refers: Mapping[str, str] = field(default_factory=dict)
    content: Callable[[Any], dict[str, Any]] = lambda position: {}
    keys: Mapping[str, str] = field(default_factory=dict)
    card_shape: str = ""
    inline_cards: tuple[str, ...] = ()
    line_setup: Callable[[dict[str, str], str | None], dict[str, Any]] = lambda decks, map: {}
    steps: dict[str, dict[str, tuple[Step, str]]] = field(default_factory=dict, init=False)
    secrets: list[tuple[str, list[str], Sees]] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        for name, procedure in self.procedures.items():
            names = [step.__name__ for step in procedure]
            following = zip(procedure, [*names[1:], "end"], strict=True)
            self.steps[name] = {step.__name__: (step, then) for step, then in following}
            self.steps[name][""] = self.steps[name][names[0]]
        self.secrets.extend((path, path.split("."), who) for path, who in self.sees.items() if who != "all")
