"""An illustration of any subject: which painter takes which kind of card."""

import pygame

from scenes.art.cards.busts import paint_bust
from scenes.art.cards.easel import Easel
from scenes.art.cards.places import paint_place
from scenes.art.cards.skies import GROUNDS, backdrop
from scenes.art.cards.subject import Subject


def paint(subject: Subject) -> pygame.Surface:
    """The illustration, opaque, of subject.size pixels."""
    if subject.kind == "mission":
        return paint_place(subject)
    if subject.kind in ("team", "support", "adversary"):
        return paint_bust(subject)
    easel = Easel(subject)
    backdrop(easel, GROUNDS[subject.number % 7], easel.w * 0.56, easel.h / 2)
    return easel.finished()
