"""Obstacles: by trait where they have one (guards, cells, porticoes, pyramids, swarms, fire), else by a skill.

Which scene a card gets turns with its place in its set. The scenes stand in `hurdles_*`.
"""

import pygame

from scenes.art.cards import hurdles_foes, hurdles_land, hurdles_more, hurdles_signs
from scenes.art.cards.easel import Easel
from scenes.art.cards.subject import Subject
from scenes.art.palette import mix

BY_TRAIT = {
    "jaffa": ("guards", "landing", "helm", "watch", "blast"),
    "goa'uld": ("pyramid", "serpent", "ribbon", "fleet", "beams", "chains", "eye"),
    "disease": ("cells", "flask_spill", "cells"),
    "political": ("portico", "papers", "scales", "masks"),
    "ori": ("fire", "eye", "beams", "barrier"),
    "replicator": ("spider", "blocks", "swarm"),
}
BY_SKILL = {
    "culture": ("maze", "masks", "tablets", "eye", "scales"),
    "science": ("lightning", "cells", "coil", "spiral"),
    "combat": ("spikes", "watch", "blast", "claws"),
    "ingenuity": ("peaks", "barrier", "chains", "cave"),
}
SCENES = {**hurdles_foes.DRAWINGS, **hurdles_land.DRAWINGS, **hurdles_signs.DRAWINGS, **hurdles_more.DRAWINGS}


def scene_of(subject: Subject) -> str:
    """Which scene an obstacle shows."""
    trait = next((trait for trait in subject.traits if trait in BY_TRAIT), "")
    if trait:
        return BY_TRAIT[trait][subject.number % len(BY_TRAIT[trait])]
    skills = [skill for skill, value in subject.skills if value] or ["ingenuity", "culture"]
    skill = skills[subject.number % len(skills)]
    scenes = BY_SKILL[skill]
    return scenes[(subject.number // 2 + subject.chance("scene").randrange(2)) % len(scenes)]


def paint_hurdle(subject: Subject) -> pygame.Surface:
    """The illustration of an obstacle."""
    easel = Easel(subject, villain=True)
    tones = easel.tones
    easel.sky((0, tones.top), (0.65, mix(tones.top, tones.horizon, 0.8)), (1, tones.horizon))
    SCENES[scene_of(subject)](easel, easel.w * 0.56, easel.h * 0.5)
    return easel.finished(70)
