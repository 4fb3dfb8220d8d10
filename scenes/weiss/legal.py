"""What the viewer may do now, by the card it is done with: read off the open ask alone. No rule, no picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.copies import base
from game.core.position import DONE, Answer
from game.weiss.position import FACING, SLOTS, WeissPosition, owner_of, slot_of

CLOCK, CLIMAX, LANE = "clock", "climax", "lane"
PLACES = {"clock": CLOCK, "climax": CLIMAX, "counter": LANE, "play": LANE}
"""Where a card goes by each verb, if no slot is named: the clock, the climax area, the lane between the mats."""


@dataclass(frozen=True)
class Use:
    """One thing that can be done with a card: the whole answer, and the place it goes to.

    A place is one of the words above, or a slot with its seat: `p1 c2`.
    """

    verb: str
    card: str
    answer: tuple[Any, ...]
    place: str = ""

    @property
    def given(self) -> Answer:
        """As the table takes it."""
        return list(self.answer)

    @property
    def key(self) -> str:
        """The key of its button: the answer, and the place where one answer may be given from two cards."""
        return "use " + " ".join(str(part) for part in self.answer) + f" {self.card}"


@dataclass
class Legal:
    """All the answers of the open ask. `picks` are cards that answer a question, `slots` places that do,
    `words` answers without a card; `skip` ends a phase or declines."""

    kind: str = ""
    question: bool = False
    uses: dict[str, list[Use]] = field(default_factory=dict)
    picks: dict[str, Answer] = field(default_factory=dict)
    slots: dict[str, Answer] = field(default_factory=dict)
    words: list[Answer] = field(default_factory=list)
    skip: list[Answer] = field(default_factory=list)
    done: bool = False
    chosen: list[str] = field(default_factory=list)
    least: int = 1
    most: int = 1
    ordered: bool = False
    single: bool = True

    @property
    def glowing(self) -> set[str]:
        """Every card that something can be done with now."""
        return {*self.uses, *self.picks}

    def all_uses(self) -> list[Use]:
        """Every use, in the order of the ask."""
        return [use for uses in self.uses.values() for use in uses]

    def places(self, card: str) -> dict[str, list[Use]]:
        """Of a held card: the places it can go to."""
        found: dict[str, list[Use]] = {}
        for use in self.uses.get(card, []):
            if use.place:
                found.setdefault(use.place, []).append(use)
        return found


def legal(view: WeissPosition, mine: bool) -> Legal:
    """The answers of the open ask of a view, sorted; empty where somebody else is asked."""
    ask = view.ask
    if ask is None or not mine:
        return Legal()
    found = Legal(ask.kind, ask.question, least=ask.min, most=min(ask.max, len(ask.options)), ordered=ask.ordered)
    found.single, found.chosen = ask.single, [str(one) for one in ask.chosen]
    for answer in ask.moves():
        if ask.question:
            _question(found, view, answer)
        else:
            _act(found, view, ask.by, answer)
    return found


def _question(found: Legal, view: WeissPosition, answer: Answer) -> None:
    if answer == DONE:
        found.done = True
    elif isinstance(answer, str) and base(answer) in view.world.cards and ":" not in answer:
        found.picks[answer] = answer
    elif answer in SLOTS and view.ask is not None:
        found.slots[f"{view.ask.by} {answer}"] = answer
    else:
        found.words.append(answer)


def _act(found: Legal, view: WeissPosition, seat: str, answer: Answer) -> None:
    verb, *rest = answer
    if not rest or rest[0] is None:
        found.skip.append(answer)
    elif verb == "move":
        _move(found, view, seat, answer)
    else:
        _add(found, Use(verb, rest[0], tuple(answer), _place(view, seat, answer)))


def _add(found: Legal, use: Use) -> None:
    found.uses.setdefault(use.card, []).append(use)


def _move(found: Legal, view: WeissPosition, seat: str, answer: Answer) -> None:
    """A swap is listed once; either of the two may be held for it."""
    _verb, start, end = answer
    stage = view.players[seat].stage
    for one, goal in ((start, end), (end, start)):
        name = stage[one]
        if name:
            _add(found, Use("move", name, tuple(answer), f"{seat} {goal}"))


def _place(view: WeissPosition, seat: str, answer: Answer) -> str:
    verb, name, *rest = answer
    if verb == "play" and rest:
        return f"{seat} {rest[0]}"
    if verb == "attack":
        return attacked_place(view, seat, name)
    return PLACES.get(verb, "")


def attacked_place(view: WeissPosition, seat: str, name: str) -> str:
    """The slot that a character of that seat faces."""
    other = next(one for one in view.seats if one != seat)
    slot = slot_of(view, name)
    return f"{other} {FACING[slot]}" if slot in FACING else ""


def is_shown(view: WeissPosition, name: str) -> bool:
    """Whether a card lies where the table shows it to be pressed: hand, stage, clock, level, climax, memory."""
    player = view.players[owner_of(view, name)]
    return name in (*player.hand, *player.stage.values(), *player.clock, *player.level, player.climax)
