"""What can be answered now, as things to take hold of and places to put them. Reads options and knows no rule.

Everything on the table has a key, `unit:marine#2`, `area:torus/a1`, `planet:torus`: the galaxy's nodes, what is held
and the buttons of the prompt all speak of it by that key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.core.position import DONE, Answer
from game.starcraft.position import StarcraftPosition, planet_of

WHERE = ("first_base", "first_unit", "withdraw")
WHO = ("front_line", "supporter", "splash", "excess", "left_behind")
WHICH = ("start_card", "hand_limit")
BUILDING = ("unit", "worker", "transport", "building", "module", "base")


@dataclass(frozen=True)
class Use:
    """One answer: what it is done with (`subject`, or nothing), on what (`target`); `kind` groups them."""

    given: Any = field(compare=False)
    kind: str
    subject: str = ""
    target: str = ""


@dataclass
class Legal:
    """All that can be answered; `single` says whether one answer is enough."""

    kind: str = ""
    uses: list[Use] = field(default_factory=list)
    single: bool = True
    done: bool = False
    chosen: list[Answer] = field(default_factory=list)
    least: int = 1

    def subjects(self) -> list[str]:
        """What can be taken hold of, once each."""
        return list(dict.fromkeys(use.subject for use in self.uses if use.subject))

    def of(self, subject: str) -> list[Use]:
        """What can be done with it; with nothing what needs nothing to be held."""
        return [use for use in self.uses if use.subject == subject]

    def targets(self, subject: str) -> dict[str, list[Use]]:
        """Where it can go."""
        found: dict[str, list[Use]] = {}
        for use in self.of(subject):
            if use.target:
                found.setdefault(use.target, []).append(use)
        return found


def legal(view: StarcraftPosition, mine: bool) -> Legal:
    """What the open ask lets be answered; nothing where somebody else is asked."""
    ask = view.ask
    if ask is None or not mine:
        return Legal()
    moves = ask.moves()
    uses = [use for answer in moves if answer != DONE or ask.single for use in uses_of(view, ask.kind, answer)]
    done = not ask.single and DONE in moves
    return Legal(ask.kind, uses, ask.single, done, list(ask.chosen), ask.min)


def uses_of(view: StarcraftPosition, kind: str, answer: Answer) -> Iterator[Use]:
    """An answer as a use; a route between two ends as two, for either end may be taken first."""
    if isinstance(answer, str):
        yield from _QUESTIONS.get(kind, _plain)(kind, answer)
        return
    verb, *rest = answer
    if verb == "scrap":
        sort = "unit" if rest[0] in view.units else "base" if rest[0] in view.bases else "route"
        yield Use(answer, verb, "scrap:", f"{sort}:{rest[0]}")
        return
    yield _VERBS.get(verb, _other)(verb, answer, rest)


# -- questions: options are words


def _plain(kind: str, answer: str) -> Iterator[Use]:
    yield Use(answer, kind, target=f"word:{answer}")


def _at(prefix: str) -> Callable[[str, str], Iterator[Use]]:
    def made(kind: str, answer: str) -> Iterator[Use]:
        yield Use(answer, kind, target=f"word:{answer}" if answer == "none" else f"{prefix}:{answer}")

    return made


def _planet(kind: str, answer: str) -> Iterator[Use]:
    planet, cell, _turns = answer.split(" ")
    yield Use(answer, kind, f"tile:{planet}", f"cell:{cell}")


def _z_route(kind: str, answer: str) -> Iterator[Use]:
    one, other = answer.split(" ")
    yield Use(answer, kind, f"slot:{one}", f"slot:{other}")
    yield Use(answer, kind, f"slot:{other}", f"slot:{one}")


def _event_target(kind: str, answer: str) -> Iterator[Use]:
    """What an event is done to: a kind of unit in an area, an end of a route, a route, an area, a module, a seat."""
    words = answer.split(" ")
    if len(words) == 4:
        yield Use(answer, kind, f"end:{words[0]}:{words[1]}", f"slot:{words[2]}:{words[3]}")
    elif len(words) == 2:
        yield Use(answer, kind, f"kind:{words[0]}", f"area:{words[1]}")
    elif "/" in answer:
        yield Use(answer, kind, target=f"area:{answer}")
    elif "-" in answer or (answer[:1] == "z" and answer[1:].isdigit()):
        yield Use(answer, kind, target=f"route:{answer}")
    else:
        yield Use(answer, kind, target=f"word:{answer}")


_QUESTIONS: dict[str, Callable[[str, str], Iterator[Use]]] = {
    **dict.fromkeys(WHERE, _at("area")), **dict.fromkeys(WHO, _at("unit")), **dict.fromkeys(WHICH, _at("card")),
    "faction": _at("faction"), "first_transport": _at("route"), "planet": _planet, "z_route": _z_route,
    "target": _event_target, "effect": _at("effect"),
}  # fmt: skip

# -- acts: options are lists that begin with a verb


def _other(verb: str, answer: Answer, rest: list[Any]) -> Use:
    return Use(answer, verb, target=f"word:{verb}" + "".join(f" {one}" for one in rest))


def _order(verb: str, answer: Answer, rest: list[Any]) -> Use:
    planet, order, special = rest
    return Use(answer, verb, f"order:{'special_' if special else ''}{order}", f"planet:{planet}")


def _item(verb: str, answer: Answer, rest: list[Any]) -> Use:
    if verb == "unit":
        return Use(answer, verb, f"kind:{rest[0]}", f"area:{rest[1]}")
    place = {"transport": "route", "base": "area"}.get(verb, verb)
    return Use(answer, verb, f"buy:{verb}" if verb in ("transport", "base") else "", f"{place}:{''.join(rest)}")


def _cards(verb: str, answer: Answer, rest: list[Any]) -> Use:
    number, *cards = rest
    return Use(answer, verb, f"card:{cards[0]}" if cards else "deck:", f"skirmish:{number}")


_VERBS: dict[str, Callable[[str, Answer, list[Any]], Use]] = {
    "place_order": _order,
    "execute": lambda verb, answer, rest: Use(answer, verb, target=f"stack:{rest[0]}"),
    "draw_event": lambda verb, answer, rest: Use(answer, verb, "event:", f"stack:{rest[0]}"),
    "move": lambda verb, answer, rest: Use(answer, verb, f"unit:{rest[0]}", f"area:{rest[1]}"),
    "liftoff": lambda verb, answer, rest: Use(answer, verb, "lift:", f"area:{rest[0]}"),
    "retreat": lambda verb, answer, rest: Use(answer, verb, target=f"area:{rest[0]}"),
    "pair": lambda verb, answer, rest: Use(answer, verb, f"unit:{rest[0]}", f"unit:{rest[1]}"),
    "support": lambda verb, answer, rest: Use(answer, verb, f"unit:{rest[0]}", f"skirmish:{rest[1]}"),
    "resolve": lambda verb, answer, rest: Use(answer, verb, target=f"skirmish:{rest[0]}"),
    "play_cards": _cards,
    **dict.fromkeys(BUILDING, _item),
}


def chain(view: StarcraftPosition, key: str) -> list[str]:
    """A key and what it lies on: a press on a unit in an area that is meant is a press on the area."""
    sort, _colon, name = key.partition(":")
    if sort == "unit" and name in view.units:
        return [key, *chain(view, f"area:{view.units[name].at}")]
    if sort == "base":
        return [key, *chain(view, f"area:{name}")]
    if sort == "area":
        return [key, *chain(view, f"planet:{planet_of(name)}")]
    if sort == "planet":
        return [key, f"stack:{name}"]
    return [key, f"planet:{name}"] if sort == "stack" else [key]
