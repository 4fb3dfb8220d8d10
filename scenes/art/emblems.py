"""The emblem of a unit: the bust a card names, or one made from the card's id.

Knows the motifs by name and the colours of the seats; must not know cards or rules.
"""

import pygame

from scenes.art.emblem_crew import CREW
from scenes.art.emblem_horde import HORDE
from scenes.art.emblem_machines import MACHINES, generic
from scenes.art.emblem_soldiers import SOLDIERS
from scenes.art.palette import lighter, seat_of
from scenes.art.sprites import Pen, drawn, kept

MOTIFS = {**SOLDIERS, **CREW, **HORDE, **MACHINES}


def paint_emblem(pen: Pen, motif: str, seat: str | None) -> None:
    """Draw a motif in the pen's 100 box; a word that names no motif is the seed of a generic bust."""
    hue = seat_of(seat).colour
    deep = lighter(hue, -0.42)
    if motif in MOTIFS:
        MOTIFS[motif](pen, hue, deep)
    else:
        generic(pen, hue, deep, motif)


@kept(4_000_000)
def emblem(motif: str, size: int, seat: str | None = None) -> pygame.Surface:
    """A bust of size x size pixels on nothing. Pass the card's id as `motif` where it has none."""
    return drawn(size, size, lambda pen: paint_emblem(pen.box(size / 100, 0, 0), motif, seat), 4)
