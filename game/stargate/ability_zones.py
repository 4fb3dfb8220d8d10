"""Where things are that abilities of Stargate TCG speak of, and what they can be asked to be like.

Says what each zone and filter means in a position. Knows no ability. Zones of cards in play hold only those that
count this turn: the hero player's hero cards, the villain player's villain cards.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, Literal

from pydantic import Field

from game.core.effects.deeds import is_marked
from game.core.effects.language import Filter, Name, Yes, Zone
from game.core.effects.reading import Cause, named
from game.core.views import HIDDEN
from game.stargate import numbers
from game.stargate.cards import GLYPHS, KINDS, VILLAIN
from game.stargate.position import SKILLS, StargatePosition, owner_of

NEXT_MISSION = "next_mission"
"""What stands for the mission that is played next, until it is."""

Lists = Callable[[StargatePosition], list[str]]
"""Finds the list that a zone is: the position's own, which nobody changes."""

NONE: list[str] = []

# -- zones ----------------------------------------------------------------------------------------------------


def _zone(lists: Lists, side: str = "turn", secret: bool = False) -> Zone:
    """A list that is all of one seat: the hero player's (`turn`) or the villain player's."""
    whose = attrgetter(side)
    return Zone(
        things=lambda position, cause: lists(position),
        holds=lambda position, cause, name: name in lists(position),
        secret=secret,
        of=lambda position, cause, own: lists(position) if (whose(position) == cause.you) == own else NONE,
    )


def _hero(row: str) -> Lists:
    get = attrgetter(row)
    return lambda position: get(position.players[position.turn])


def _characters(position: StargatePosition) -> list[str]:
    player = position.players[position.turn]
    return player.team + player.supports


def _at_mission(row: str) -> Lists:
    get = attrgetter(row)
    return lambda position: get(position.mission) if position.mission else NONE


def _of_both(pile: str, secret: bool = False) -> Zone:
    """Both players' piles; what a view hides is left out."""
    get = attrgetter(pile)

    def things(position: StargatePosition, cause: Cause) -> list[str]:
        hero, villain = position.players[position.turn], position.players[position.villain]
        return [name for name in (*get(hero), *get(villain)) if name != HIDDEN]

    def of(position: StargatePosition, cause: Cause, own: bool) -> list[str]:
        hero, villain = position.turn, position.villain
        seat = cause.you if own else villain if cause.you == hero else hero
        return [name for name in get(position.players[seat]) if name != HIDDEN]

    return Zone(things, lambda position, cause, name: name in things(position, cause), secret, of)


def _adversary(position: StargatePosition) -> list[str]:
    here = position.mission
    return [here.adversary] if here and here.adversary else NONE


def _won(position: StargatePosition) -> list[str]:
    return position.won


ZONES = {
    "team": _zone(_hero("team")),
    "supports": _zone(_hero("supports")),
    "characters": _zone(_characters),
    "gear": _zone(_hero("gear")),
    "assigned": _zone(_at_mission("assigned")),
    "obstacles": _zone(_at_mission("obstacles"), "villain"),
    "complications": _zone(_at_mission("complications"), "villain", secret=True),
    "adversaries": _zone(lambda position: position.players[position.villain].adversaries, "villain"),
    "assigned_adversary": _zone(_adversary, "villain"),
    "mission": _zone(lambda position: [position.mission.card] if position.mission else []),
    "next_mission": _zone(lambda position: [NEXT_MISSION]),
    "glyphs": _zone(lambda position: numbers.glyphs(position, position.turn)),
    "won": _zone(_won),
    "failed": _zone(lambda position: position.failed),
    "hand": _of_both("hand", secret=True),
    "discard": _of_both("discard"),
    "players": Zone(
        things=lambda position, cause: [position.turn, position.villain],
        holds=lambda position, cause, seat: seat in (position.turn, position.villain),
    ),
}

# -- filters --------------------------------------------------------------------------------------------------

Glyph = Literal["gemini", "libra", "orion", "pisces", "scorpius", "triangulum"]
Skill = Literal["culture", "science", "combat", "ingenuity"]
State = Literal["ready", "stopped", "assigned", "incapacitated"]
Kind = Literal["team", "support", "character", "gear", "event", "obstacle", "adversary", "mission"]
assert set(Glyph.__args__) == set(GLYPHS)  # type: ignore[attr-defined]
assert set(Skill.__args__) == set(SKILLS)  # type: ignore[attr-defined]
assert set(Kind.__args__) == {*KINDS, "character"}  # type: ignore[attr-defined]


def _is_kind(position: StargatePosition, cause: Cause, name: str, kind: str) -> bool:
    card = numbers.card_of(position, name)
    return card.is_character if kind == "character" else card.kind == kind


def _in_state(position: StargatePosition, cause: Cause, name: str, states: Any) -> bool:
    card = position.cards.get(name)
    return card is not None and card.state in ([states] if isinstance(states, str) else states)


def _has_skill(position: StargatePosition, cause: Cause, name: str, skill: str) -> bool:
    """A mission asks for it, an obstacle or adversary has a difficulty in it, a character a rating."""
    card = numbers.card_of(position, name)
    if card.kind == "mission":
        return card.skill == skill
    if card.kind in VILLAIN:
        return skill in card.ratings
    return (numbers.skill(position, name, skill) if name in position.cards else card.skills.get(skill)) is not None


def _rated(position: StargatePosition, cause: Cause, name: str, least: dict[str, int]) -> bool:
    """A character whose ratings are at least these."""
    found = {skill: numbers.skill(position, name, skill) for skill in least} if name in position.cards else {}
    return all((found.get(skill) or 0) >= number for skill, number in least.items())


def glyphs_on(position: StargatePosition, name: str) -> set[str]:
    """The kinds of glyphs that lie under a character; a mission's own."""
    if name in position.cards:
        printed = position.world.printed
        return {printed[glyph].glyph for glyph in position.cards[name].glyphs}
    return {numbers.card_of(position, name).glyph} - {""}


def _bears(position: StargatePosition, cause: Cause, name: str, glyph: Any) -> bool:
    found = glyphs_on(position, name)
    return bool(found) == glyph if isinstance(glyph, bool) else glyph in found


def _shares(position: StargatePosition, cause: Cause, name: str, other: Name) -> bool:
    found = glyphs_on(position, name)
    return bool(found) and any(found & glyphs_on(position, one) for one in named(cause, other))


def _borne_by(position: StargatePosition, cause: Cause, glyph: str, state: str) -> bool:
    return any(glyph in card.glyphs and card.state == state for card in position.cards.values())


def _not_under(position: StargatePosition, cause: Cause, name: str, glyph: Name) -> bool:
    """Another character than the one it lies under; nobody where no glyph was chosen."""
    found = named(cause, glyph)
    return bool(found) and not set(found) & set(position.cards[name].glyphs)


def _of_side(position: StargatePosition, cause: Cause, name: str, side: str) -> bool:
    return (position.world.printed[name].kind in VILLAIN) == (side == "villain")


Title = Annotated[str, Field(min_length=1, max_length=120)]
Word = Annotated[str, Field(min_length=1, max_length=60)]
FILTERS = {
    "other": Filter(Yes, "Not the card itself.", lambda p, c, name, wanted: (name != c.me) == wanted),
    "other_than": Filter(Name, "Not that card.", lambda p, c, name, other: name not in named(c, other)),
    "kind": Filter(Kind, "Of that kind; character: team or support.", _is_kind),
    "side": Filter(Literal["hero", "villain"], "A hero card or a villain card.", _of_side),
    "trait": Filter(Word, "With that trait.", lambda p, c, name, trait: trait in numbers.card_of(p, name).traits),
    "title": Filter(Title, "With that title.", lambda p, c, name, title: numbers.card_of(p, name).title == title),
    "other_title": Filter(
        Title, "With another title.", lambda p, c, name, title: numbers.card_of(p, name).title != title
    ),
    "state": Filter(State | list[State], "In that state, or in one of several.", _in_state),
    "skill": Filter(Skill, "With a number in that skill; a mission that asks for it.", _has_skill),
    "rated": Filter(dict[Skill, Annotated[int, Field(ge=0)]], "With ratings of at least so much.", _rated),
    "glyph": Filter(bool | Glyph, "With a glyph, without one, or with that one.", _bears),
    "shares_glyph": Filter(Name, "With a glyph that the other one has as well.", _shares),
    "borne_by": Filter(State, "A glyph under a character in that state.", _borne_by),
    "not_under": Filter(Name, "Another character than the one with that glyph.", _not_under),
    "marked_by": Filter(Name, "Chosen by an earlier text of that card.", lambda p, c, name, by: any(
        is_marked(p, one, name) for one in named(c, by)
    )),
}  # fmt: skip


def seat_of(position: StargatePosition, thing: str) -> str | None:
    """Whose a card is; a seat is its own."""
    if thing in position.players:
        return thing
    return position.turn if thing == NEXT_MISSION else owner_of(position, thing)
