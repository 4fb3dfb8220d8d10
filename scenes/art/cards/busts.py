"""Stencil portraits: face in a light plane, one shadow polygon for its far half, clothes by trait.

A figure is drawn in units of its own round the bridge of the nose, light from the left.
"""

from typing import NamedTuple

import pygame

from scenes.art.cards import bust_dress, bust_face, bust_hair, bust_hats, bust_others
from scenes.art.cards.easel import SHARP, Easel, Palette, stand_out
from scenes.art.cards.people import Style, kind_of, style_of
from scenes.art.cards.quill import Quill, smooth
from scenes.art.cards.skies import backdrop
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix

GROUNDS = {
    "sgc": ("rings", "planet", "range", "bands", "hull"),
    "jaffa": ("rays", "range", "planet"),
    "tok'ra": ("hex", "rings", "range"),
    "nid": ("bands", "hull", "rings"),
    "political": ("bands", "rays", "hull"),
    "goa'uld": ("rays", "rings", "planet", "hex"),
    "russian": ("range", "bands", "hull"),
    "asgard": ("hull", "rings", "hex"),
    "ori": ("rays", "rings"),
    "replicator": ("hex", "hull"),
    "ancient": ("rings", "planet", "hex"),
}
ANY = ("rings", "planet", "bands", "range", "rays", "hull", "hex")


class Tones(NamedTuple):
    """The inks of one figure."""

    skin: Ink
    shade: Ink
    deep: Ink
    hair: Ink
    hair_dark: Ink
    cloth: Ink
    cloth_dark: Ink
    cloth_light: Ink
    palette: Palette
    villain: bool


def paint_bust(subject: Subject) -> pygame.Surface:
    """The illustration of a team or support character or an adversary."""
    villain = subject.kind == "adversary"
    easel = Easel(subject, villain)
    x, y = easel.w * 0.56, easel.h * 0.46
    grounds = GROUNDS.get(subject.trait, ANY)
    backdrop(easel, grounds[subject.number % len(grounds)], x, y)
    if "jaffa" in subject.traits:
        _staff(easel, x)
    layer = pygame.Surface(easel.surface.get_size(), pygame.SRCALPHA)
    flip = subject.number % 2 == 1
    k = SHARP * easel.h / 250
    pen = Quill(layer, k, x * SHARP, (y + easel.h * 0.02) * SHARP, flip)
    kind, style = kind_of(subject), style_of(subject)
    tones = tones_of(easel.tones, style, subject.trait, villain)
    if kind == "person":
        _person(pen, tones, style, style.dress or subject.trait, subject)
    else:
        bust_others.draw(kind, pen, tones)
    shade = "#000000" if villain else easel.tones.near
    stand_out(easel, layer, shade, easel.tones.accent if villain else easel.tones.sun, not flip)
    return easel.finished()


def tones_of(tones: Palette, style: Style, trait: str, villain: bool) -> Tones:
    """The inks of a figure out of the palette of its card."""
    near, mid = tones.near, tones.mid
    skin, shade = mix(tones.sun, tones.accent, style.warm), mix(mid, tones.far, 0.12)
    if villain:
        skin, shade = mix(tones.horizon, tones.sun, 0.28), mix(mid, near, 0.45)
    elif style.tone == 1:
        skin, shade = mix(tones.far, tones.sun, 0.42), mix(mid, near, 0.35)
    elif style.tone == 2:
        skin, shade = mix(tones.accent, tones.sun, 0.3), mix(mid, near, 0.55)
    hairs: tuple[Ink, ...] = (near, mix(near, mid, 0.45), mix(tones.sun, tones.far, 0.35), mix(tones.accent, near, 0.4))
    hair = hairs[style.hair_tone]
    hair_dark = mix(hair, near, 0.55) if style.hair_tone else mix(near, mid, 0.35)
    cloth = _cloth(tones, trait)
    return Tones(skin, shade, near, hair, hair_dark, cloth, mix(cloth, near, 0.55), mix(cloth, tones.sun, 0.28),
                 tones, villain)  # fmt: skip


def _cloth(tones: Palette, trait: str) -> Ink:
    near, mid = tones.near, tones.mid
    return {
        "sgc": mix(mid, near, 0.3),
        "atlantis": mix(mid, "#5a6672", 0.4),
        "jaffa": mix(mid, tones.far, 0.35),
        "tok'ra": mix(tones.accent, mid, 0.45),
        "nid": mix(near, "#20242c", 0.4),
        "political": mix(near, mid, 0.3),
        "goa'uld": mix(near, mid, 0.25),
        "russian": mix(mid, "#5b5f45", 0.35),
        "ori": mix(tones.sun, mid, 0.55),
        "ancient": mix(tones.sun, tones.far, 0.5),
        "replicator": mix(mid, "#8b98a5", 0.35),
    }.get(trait, mix(tones.accent, tones.far, 0.25))


def _person(pen: Quill, tones: Tones, style: Style, dress: str, subject: Subject) -> None:
    bust_hair.behind(pen, tones, style)
    bust_hats.behind(pen, tones, style)
    bust_dress.body(pen, tones)
    bust_face.neck(pen, tones, style)
    bust_dress.dress(pen, tones, dress)
    bust_face.face(pen, tones, style)
    bust_hair.hair(pen, tones, style, subject.chance("curls"))
    bust_hats.hat(pen, tones, style)
    bust_hats.marks(pen, tones, style)


def _staff(easel: Easel, x: float) -> None:
    """A staff weapon standing beside the figure."""
    h, tones = easel.h, easel.tones
    at = x + h * 0.47 * easel.chance.choice((-1, 1))
    easel.pen.line([(at, h * 0.1), (at, h + 5)], 4.6, tones.near)
    half = [(3.0, 0.18), (11.0, 0.1), (3.0, -0.02)]
    bud = [(at - dx, h * dy) for dx, dy in half] + [(at, h * -0.05)] + [(at + dx, h * dy) for dx, dy in half[::-1]]
    easel.pen.poly(smooth(bud, True, 6), tones.accent)
    easel.pen.line([(at, h * 0.02), (at, h * 0.14)], 2, lighter(tones.near, -0.1))
