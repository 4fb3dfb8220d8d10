"""An illustration of any subject: which painter takes which kind of card."""

from collections.abc import Callable

import pygame

from scenes.art.cards.busts import paint_bust
from scenes.art.cards.figures import paint_figure
from scenes.art.cards.hurdles import paint_hurdle
from scenes.art.cards.keepsakes import paint_keepsake
from scenes.art.cards.moments import paint_moment
from scenes.art.cards.omens import paint_omen
from scenes.art.cards.places import paint_place
from scenes.art.cards.subject import Subject
from scenes.art.cards.things import paint_thing
from scenes.art.cards.vessels import paint_vessel

PAINTERS: dict[str, Callable[[Subject], pygame.Surface]] = {
    "team": paint_bust,
    "support": paint_bust,
    "adversary": paint_bust,
    "mission": paint_place,
    "gear": paint_thing,
    "event": paint_omen,
    "obstacle": paint_hurdle,
    "ship": paint_vessel,
    "figure": paint_figure,
    "keepsake": paint_keepsake,
    "moment": paint_moment,
}


def paint(subject: Subject) -> pygame.Surface:
    """The illustration, opaque, of subject.size pixels. Raises KeyError for an unknown kind."""
    return PAINTERS[subject.kind](subject)
