"""What befalls a card on the table: shadow, ring, halo, dimming, turning, badges. Works on finished pictures.

Every function takes `k`, pixels a unit; pictures are premultiplied.
"""

from typing import NamedTuple

import pygame

from scenes.art import soft
from scenes.art.cards import tokens
from scenes.art.cards.canvas import Canvas, Type, rim_mask, tinted
from scenes.art.cards.face import CardFace
from scenes.art.cards.small import mini_card, short_name
from scenes.art.palette import Ink
from scenes.art.sprites import Sprite, kept, put, ready

WORDS = Type("narrow", 18)
CORNER = 0.062  # of the short side
SPACE: dict[str, Ink] = {"stop": tokens.STOPPED, "lock": tokens.BLOCKED, "arrow": "#1f5f7f", "down": "#2c3a4b"}


class Look(NamedTuple):
    """How a card stands on the table."""

    legal: bool = False
    chosen: bool = False
    dim: bool = False
    raised: bool = False


PLAIN = Look()


def corner_of(image: pygame.Surface) -> float:
    """The radius of a picture's corners in pixels."""
    return min(image.get_size()) * CORNER


def draw_card(target: pygame.Surface, image: pygame.Surface, x: float, y: float, k: float, look: Look = PLAIN) -> None:
    """A card with its shadow at (x, y) pixels, its top left corner, and its ring and halo."""
    size = image.get_size()
    corner = corner_of(image)
    for sprite in shadows(size, corner, k, look.raised):
        put(target, sprite, x, y)
    if look.chosen:
        for sprite in halos(size, corner, k):
            put(target, sprite, x, y)
    put(target, dimmed(image) if look.dim else image, x, y)
    if look.legal or look.chosen:
        width = max(2, round((3 if look.chosen else 2.5) * k))
        put(target, ring(size, corner, width), x - width, y - width)


def shadows(size: tuple[int, int], corner: float, k: float, raised: bool = False) -> list[Sprite]:
    """The two blurred shadows of a card; a raised one's are wider and further down."""
    blur, alpha, down = (22, 190, 16) if raised else (10, 150, 6)
    far = soft.soft_box(*size, round(corner), blur * k, "#000000", alpha)
    near = soft.soft_box(*size, round(corner), max(1.0, 2.5 * k), "#000000", 110)
    return [far._replace(dy=far.dy + round(down * k)), near._replace(dy=near.dy + round(2 * k))]


def halos(size: tuple[int, int], corner: float, k: float) -> list[Sprite]:
    """The amber light round the chosen card."""
    found = []
    for grow, blur, alpha in ((6, 13, 255), (2, 4, 200)):
        more = round(grow * k)
        box = soft.soft_box(
            size[0] + 2 * more, size[1] + 2 * more, round(corner) + more, max(1.0, blur * k), tokens.CALL, alpha
        )
        found.append(box._replace(dx=box.dx - more, dy=box.dy - more))
    return found


@kept(6_000_000)
def ring(size: tuple[int, int], corner: float, width: int, ink: Ink = tokens.CALL) -> pygame.Surface:
    """An amber line round a card of this size, `width` pixels outside it."""
    wide, high = size[0] + 2 * width, size[1] + 2 * width
    return ready(tinted(rim_mask(wide, high, round(corner) + width, width), ink))


@kept(16_000_000)
def dimmed(image: pygame.Surface) -> pygame.Surface:
    """A card under darkness: it can still be told what it is."""
    copy = image.copy()
    copy.fill((132, 132, 132, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil = image.copy()
    veil.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((6, 8, 10, 0), special_flags=pygame.BLEND_RGBA_ADD)
    copy.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return ready(copy)


@kept(16_000_000)
def turned(image: pygame.Surface, quarter: int = 1) -> pygame.Surface:
    """A card turned clockwise by quarters: one for stopped, two for upside down."""
    return ready(pygame.transform.rotate(image, -90 * quarter))


@kept(4_000_000)
def badge(word: str, sign: str, k: float = 1.0, ink: Ink | None = None, limit: float = 150) -> pygame.Surface:
    """A level plate with a sign and a word, 26 units high: `stop`, `lock`, `arrow` (assigned), `down`."""
    measure = Canvas(1, 1, k)
    wide = min(limit, (measure.wide(word, WORDS) + 42) if word else 30)
    canvas = Canvas(wide, 29, k)
    canvas.box(0, 3, wide, 26, "#000000", 13, 0.45)
    canvas.box(0, 0, wide, 26, "#10161e", 13)
    tone = ink if ink is not None else SPACE.get(sign, "#2c3a4b")
    canvas.box(1.5, 1.5, wide - 3, 23, tone, 11.5)
    canvas.sign(sign, 15 if word else wide / 2, 13, 17, "#ffffff", tone)
    if word:
        canvas.words(word, 27, 13, WORDS, "#ffffff", fit=wide - 37)
    return canvas.done()


def stopped_card(face: CardFace, width: float, k: float = 1.0, word: str = "", sign: str = "stop") -> pygame.Surface:
    """A card turned on its side, `width` its short side in units, its name level on a badge at its foot.

    The picture is 1.4 * width wide and width + 16 high.
    """
    return _stopped(mini_card(face, width, k), round(k, 4), word or short_name(face), sign)


@kept(10_000_000)
def _stopped(image: pygame.Surface, k: float, word: str, sign: str) -> pygame.Surface:
    lying = turned(image)
    wide, high = lying.get_size()
    copy = lying.copy()
    copy.fill((206, 206, 206, 255), special_flags=pygame.BLEND_RGBA_MULT)
    page = pygame.Surface((wide, high + round(16 * k)), pygame.SRCALPHA)
    page.blit(copy, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    plate = badge(word, sign, k, limit=wide / k - 6)
    put(page, plate, (wide - plate.get_width()) / 2, high - 13 * k)
    return ready(page)


@kept(2_000_000)
def boost_badge(amount: int, k: float = 1.0, ink: Ink = tokens.BOOST) -> pygame.Surface:
    """A disc of 40 units with `+1` on it."""
    canvas = Canvas(40, 40, k)
    canvas.disc(20, 21, 18, "#000000", 0.4)
    canvas.disc(20, 19, 18, "#0d141d")
    canvas.disc(20, 19, 16.4, tokens.IVORY)
    canvas.disc(20, 19, 14.6, ink)
    canvas.words(f"{amount:+d}".replace("-", "−"), 20, 19, Type("narrow_bold", 21), "#ffffff", "c")
    return canvas.done()


@kept(3_000_000)
def share_pill(skill: str, amount: int, k: float = 1.0, plus: bool = False) -> pygame.Surface:
    """What a card adds to the sum, for below it: the skill's plate and a number of 30; 38 units high."""
    shown = f"+{amount}" if plus else str(amount)
    measure = Canvas(1, 1, k)
    wide = measure.wide(shown, Type("narrow_bold", 30)) + 52
    canvas = Canvas(wide, 40, k)
    canvas.box(0, 3, wide, 36, "#000000", 18, 0.4)
    canvas.box(0, 0, wide, 36, tokens.IVORY, 18)
    canvas.box(2, 2, wide - 4, 32, "#141c27", 16)
    canvas.plate(skill, 19, 18, 30)
    canvas.words(shown, wide - 13, 18, Type("narrow_bold", 30), tokens.CHIP_TEXT, "r")
    return canvas.done()
