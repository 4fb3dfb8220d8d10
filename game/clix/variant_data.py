"""What stands in a clix variant's file: what it adds to the rules, as data.

Knows the blocks a variant may have: a cannon on a square, a flag for each side, a hill to hold.
"""

from typing import Annotated, Literal

from pydantic import Field

from game.content.models import Content, Id, Names, Texts, Word

Count = Annotated[int, Field(ge=1, le=20)]
Points = Annotated[int, Field(ge=1, le=20)]
Change = Annotated[int, Field(ge=-12, le=12)]


class Cannon(Content):
    """A square with a cannon that any unit may man."""

    area: Annotated[Id, Field(description="The kind of area where maps suggest its square.")]
    count: Annotated[Count, Field(description="How many there are.")] = 1
    spawn_distance: Annotated[int, Field(ge=0, le=50, description="At least so far from every spawn marker.")]
    entering: Annotated[Literal["ends_turn"], Field(description="What entering its square does.")]
    must_use: Annotated[bool, Field(description="Who begins there and attacks must use it.")]
    attack: Annotated[Change, Field(description="Added to the attack.")]
    defense: Annotated[Change, Field(description="Added to the defense of the unit that mans it.")]
    damage: Annotated[int, Field(ge=0, le=12, description="What the damage becomes.")]
    specials: Annotated[bool, Field(description="Whether the unit's own specials work in such an attack.")]


class Flag(Content):
    """A flag for each side, to be carried home."""

    area: Annotated[Id, Field(description="The kind of area where maps suggest its square.")]
    count: Annotated[Count, Field(description="How many a side has.")] = 1
    carrier_speed: Annotated[Change, Field(description="Added to the speed of the unit that carries one.")]
    dropped: Annotated[Literal["stays"], Field(description="What happens to it when its carrier falls.")]
    returns: Annotated[Literal["own_unit"], Field(description="What brings a dropped one home.")]
    scores: Annotated[Literal["home"], Field(description="Where bringing the enemy's scores.")]
    points: Annotated[Points, Field(description="What that scores.")]


class Hill(Content):
    """Squares that score for who holds them alone."""

    area: Annotated[Id, Field(description="The kind of area that counts as a hill.")]
    count: Annotated[Count, Field(description="At most so many of the map's, the nearest to the middle first.")]
    scores: Annotated[Literal["end_of_turn"], Field(description="When holding one scores.")]
    contested: Annotated[Literal["nobody"], Field(description="Who scores while an enemy stands on it.")]
    points: Annotated[Points, Field(description="What that scores.")]


class Variant(Content):
    """A way to play: what it adds, and what wins."""

    id: Annotated[Id, Field(description="The variant's own word.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]
    text: Annotated[Texts, Field(description="Its rules in both languages, as players read them.")]
    source: Annotated[Word, Field(description="`project`, or where it comes from.")]
    kills_to_win: Annotated[int | None, Field(ge=1, le=100, description="Kill points that win.")] = None
    points_to_win: Annotated[int | None, Field(ge=1, le=100, description="Its own points that win.")] = None
    cannon: Annotated[Cannon | None, Field(description="A cannon on a square.")] = None
    flag: Annotated[Flag | None, Field(description="A flag for each side.")] = None
    hill: Annotated[Hill | None, Field(description="Hills to hold.")] = None
