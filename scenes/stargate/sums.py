"""The running sum of the mission: skill against difficulty with their terms, and how it would end now. No picture.

The numbers come from the rules; what the terms do not explain is told as a term of its own.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace

from game.core import flow
from game.core.game import Game
from game.core.position import Answer
from game.core.words import _
from game.stargate import numbers
from game.stargate.position import StargatePosition
from game.stargate.words import glyph_name
from scenes.stargate.faces import title_of

HIDDEN = "?"


@dataclass(frozen=True)
class Term:
    """A share of a sum: what it comes from, how much."""

    words: str
    value: int
    card: str = ""


@dataclass
class Sums:
    """Both sides of the sum. `skill` is the one that the mission asks for."""

    skill: str = ""
    total: int = 0
    difficulty: int = 0
    hero: list[Term] = field(default_factory=list)
    villain: list[Term] = field(default_factory=list)
    glyph: str = ""
    experience: int = 0
    ended: bool = False  # judged already: the numbers are those it was judged by

    @property
    def success(self) -> bool:
        """How it would end if both passed now."""
        return self.total >= self.difficulty

    def key(self) -> tuple[object, ...]:
        """All that is told of it."""
        facts = (self.skill, self.total, self.difficulty, self.glyph, self.experience, self.ended)
        return (*facts, tuple(self.hero), tuple(self.villain))

    @property
    def margin(self) -> int:
        """By how much."""
        return abs(self.total - self.difficulty)


def sums(view: StargatePosition) -> Sums | None:
    """The sum of the mission at hand, or None between missions."""
    here = view.mission
    if here is None:
        return None
    card = numbers.card_of(view, here.card)
    made = Sums(
        card.skill, numbers.skill_total(view), numbers.difficulty(view), glyph=card.glyph, experience=card.experience
    )
    made.hero = [Term(_name(view, one), numbers.skill(view, one, card.skill) or 0, one) for one in here.assigned]
    made.villain = [Term(_("Mission"), card.difficulty, here.card)]
    if here.adversary:
        made.villain.append(Term(_name(view, here.adversary), share_of(view, here.adversary), here.adversary))
    for one in here.obstacles:
        made.villain.append(Term(_name(view, one), share_of(view, one), one))
    if here.complications:
        words = _("Complications") if len(here.complications) > 1 else _("Complication")
        made.villain.append(Term(words, len(here.complications)))
    for terms, total in ((made.hero, made.total), (made.villain, made.difficulty)):
        rest = total - sum(term.value for term in terms)
        if rest:
            terms.append(Term(_("Effects"), rest))
    return made


def judged(made: Sums, total: int, difficulty: int) -> Sums:
    """The sum as the mission was judged by it: who was assigned is stopped by then, so the terms are gone."""
    return replace(made, total=total, difficulty=difficulty, hero=[], villain=[], ended=True)


def share_of(view: StargatePosition, name: str) -> int:
    """What an obstacle or the assigned adversary adds to the difficulty."""
    return numbers.added(view, name)


def _name(view: StargatePosition, name: str) -> str:
    if name == HIDDEN:
        return _("Face down")
    return title_of(numbers.card_of(view, name)).replace("'", "’")


def after(game: Game, view: StargatePosition, answer: Answer) -> StargatePosition | None:
    """The view as it would be after an answer, or None where that cannot be told from what is seen."""
    trial = view.copy()
    for player in trial.players.values():  # what the others hold does not matter here, and has no faces to look at
        if HIDDEN in player.hand:
            player.hand = [name for name in player.hand if name != HIDDEN]
    with suppress(Exception):  # what is hidden may break a rule that needs it: then there is no preview
        flow.answer(game, trial, answer)
        return trial
    return None


def outcome_words(made: Sums) -> str:
    """How it ends if both pass."""
    if made.ended:
        return _("Success by {n}").format(n=made.margin) if made.success else _("Failure by {n}").format(n=made.margin)
    if made.success:
        return _("If both pass: success, {gain}").format(gain=gain_words(made))
    return _("If both pass: failure by {n}").format(n=made.margin)


def short_outcome(made: Sums) -> str:
    """The same where there is little room."""
    if made.success:
        return outcome_words(made) if made.ended else gain_words(made)
    return _("Failure by {n}").format(n=made.margin)


def gain_words(made: Sums) -> str:
    """What a success brings: the glyph and its experience."""
    return _("{glyph} and {n} exp.").format(glyph=glyph_name(made.glyph), n=made.experience)
