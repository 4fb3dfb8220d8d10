"""What the viewer may do now, by the card it is done with: read off the open ask alone. No rule, no picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.position import DONE, Answer
from game.stargate.position import StargatePosition, base

BEHIND, BED, VILLAIN_BED, ADVERSARIES, UNDER, COVER = "behind", "bed", "villain bed", "adversaries", "under", "cover"
PLACES = {
    "play": BEHIND,
    "assign": BED,
    "assign_adversary": VILLAIN_BED,
    "play_adversary": ADVERSARIES,
    "play_obstacle": UNDER,
    "complicate": COVER,
}
"""Where a card goes by each verb; a boost goes to the card it boosts."""


@dataclass(frozen=True)
class Use:
    """One thing that can be done with a card: the whole answer, and the place on the table it goes to."""

    verb: str
    card: str
    answer: tuple[Any, ...]
    target: str = ""
    place: str = ""
    number: int = 0  # of an ability on its card, from 1

    @property
    def given(self) -> Answer:
        """As the table takes it."""
        return list(self.answer)


@dataclass
class Legal:
    """All the answers of the open ask. `picks` are cards that answer a question, `words` answers without a card."""

    kind: str = ""
    uses: dict[str, list[Use]] = field(default_factory=dict)
    picks: dict[str, Answer] = field(default_factory=dict)
    words: list[Answer] = field(default_factory=list)
    can_pass: bool = False
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

    def targets(self, card: str) -> dict[str, list[Use]]:
        """Of a held card: the cards it can be used on."""
        found: dict[str, list[Use]] = {}
        for use in self.uses.get(card, []):
            if use.target:
                found.setdefault(use.target, []).append(use)
        return found

    def places(self, card: str) -> dict[str, list[Use]]:
        """Of a held card: the places it can go to."""
        found: dict[str, list[Use]] = {}
        for use in self.uses.get(card, []):
            if use.place and not use.target:
                found.setdefault(use.place, []).append(use)
        return found


def legal(view: StargatePosition, mine: bool) -> Legal:
    """The answers of the open ask of a view, sorted; empty where somebody else is asked."""
    ask = view.ask
    if ask is None or not mine:
        return Legal()
    found = Legal(ask.kind, least=ask.min, most=min(ask.max, len(ask.options)), ordered=ask.ordered, single=ask.single)
    found.chosen = [str(one) for one in ask.chosen]
    for answer in ask.moves():
        if ask.question:
            _question(found, view, answer)
        else:
            _action(found, answer)
    return found


def _question(found: Legal, view: StargatePosition, answer: Answer) -> None:
    if answer == DONE:
        found.done = True
    elif isinstance(answer, str) and base(answer) in view.world.cards:
        found.picks[answer] = answer
    else:
        found.words.append(answer)


def _action(found: Legal, answer: Answer) -> None:
    verb, *rest = answer
    if verb == "pass":
        found.can_pass = True
        return
    if not rest:
        found.words.append(answer)
        return
    number = next((part for part in rest[1:] if isinstance(part, int)), 0)
    target = next((part for part in rest[1:] if isinstance(part, str)), "")
    use = Use(verb, rest[0], tuple(answer), target, PLACES.get(verb, ""), number)
    found.uses.setdefault(rest[0], []).append(use)
