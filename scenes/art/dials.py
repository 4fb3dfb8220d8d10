"""Small dials: a figure on its round base, as it stands on the board, in trays and in panels.

Knows sizes, seats, emblems and states by name. Must not know why a dial is in a state.
"""

import math

import pygame

from scenes.art import shapes
from scenes.art.emblems import paint_emblem
from scenes.art.icons import icon
from scenes.art.letters import text, write
from scenes.art.palette import CALL, CREAM, INK, TARGET, TEXT, Ink, Seat, lighter, mix, seat_of
from scenes.art.plates import NO_COLOURS, Colours, Values, plate
from scenes.art.shapes import on_circle
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, clear, drawn, greyed, kept, put, ramp, ready

STATES = ("normal", "selected", "acted", "unseen_enemy", "unseen_friend", "hurt", "dead")
WINDOW_FROM = 58  # px: below this four numbers of 18 px do not fit, the plate is left out
TICK_STEPS = 6  # pictures between two ticks of the rim, for the turning

LARGE = 320  # px: the size at which dials are drawn to be reduced
ACTED = (0.7, 0.72)  # how grey and how bright the portrait is of a figure after its action

_GREYS = {"unseen_enemy": (0.36, 0.64), "unseen_friend": (0.22, 0.78), "dead": (0.8, 0.62)}
_DIMS = {"unseen_enemy": 0.8, "unseen_friend": 0.5}
_RINGS: dict[str, Ink] = {"selected": CALL, "hurt": TARGET}


def _masked(pen: Pen, layer: pygame.Surface, cx: float, cy: float, radius: float) -> None:
    """Blit a layer of the pen's size, clipped to a disc."""
    mask = clear(*layer.get_size())
    Pen(mask, pen.k, pen.ox, pen.oy).disc(cx, cy, radius, (255, 255, 255, 255))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.surface.blit(layer, (0, 0))


def paint_rim(pen: Pen, cx: float, cy: float, radius: float, seat: Seat) -> None:
    """A disc in the seat's colour, lit from above."""
    layer = clear(*pen.surface.get_size())
    top = max(0, round((cy - radius + pen.oy) * pen.k))
    tall = min(layer.get_height() - top, round(2 * radius * pen.k) + 1)
    band = layer.subsurface((0, top, layer.get_width(), tall))
    ramp(band, lighter(seat.colour, 0.24), lighter(seat.colour, -0.38))
    _masked(pen, layer, cx, cy, radius)


def paint_glow(pen: Pen, cx: float, cy: float, radius: float, inner: Ink, outer: Ink, steps: int = 40) -> None:
    """A disc that grows lighter towards a point a little above its middle."""
    for k in range(steps):
        share = k / (steps - 1)
        pen.disc(cx, cy - radius * 0.18 * share, radius * (1 - share * 0.98), mix(outer, inner, share))


def paint_portrait(
    pen: Pen, cx: float, cy: float, radius: float, motif: str | None, seat_id: str | None
) -> None:
    """The inner disc with the emblem on it, clipped to the disc."""
    colour = seat_of(seat_id).colour
    layer = clear(*pen.surface.get_size())
    inside = Pen(layer, pen.k, pen.ox, pen.oy)
    paint_glow(inside, cx, cy, radius, mix("#46566b", colour, 0.16), mix("#161c25", colour, 0.10))
    if motif:
        paint_emblem(inside.box(radius * 1.56 / 100, cx - radius * 0.78, cy - radius * 0.93), motif, seat_id)
    _masked(pen, layer, cx, cy, radius)


def paint_crest(pen: Pen, x: float, y: float, radius: float, seat: Seat) -> None:
    """The seat's shape in ink, cream and colour."""
    pen.poly(shapes.seat_shape(seat.shape, x, y, radius * 1.36), INK)
    pen.poly(shapes.seat_shape(seat.shape, x, y, radius), CREAM)
    pen.poly(shapes.seat_shape(seat.shape, x, y, radius * 0.62), lighter(seat.colour, -0.15))


def _paint_base(
    pen: Pen, c: float, radius: float, seat_id: str | None, motif: str | None, turn: float, small: bool
) -> None:
    """The whole dial: side, rim, ticks turned by `turn` degrees, portrait, marks and crest."""
    seat = seat_of(seat_id)
    pen.disc(c, c + radius * 0.07, radius * 0.985, "#07090c")
    pen.disc(c, c + radius * 0.055, radius * 0.95, lighter(seat.colour, -0.62))
    up = c - radius * 0.03
    pen.disc(c, up, radius * 0.985, INK)
    paint_rim(pen, c, up, radius * 0.955, seat)
    for k in range(24):
        angle = k * 15 + 7.5 + turn
        ends = [on_circle(c, up, radius * 0.89, angle), on_circle(c, up, radius * 0.95, angle)]
        pen.line(ends, radius * 0.028, lighter(seat.colour, -0.55), cap=False)
    pen.disc(c, up, radius * 0.83, INK)
    paint_portrait(pen, c, up, radius * 0.8, motif, seat_id)
    for x in (c - radius * 0.88, c + radius * 0.88):
        pen.poly(shapes.seat_shape(seat.shape, x, up, radius * (0.16 if small else 0.115)), INK)
    paint_crest(pen, c, c - radius * (0.84 if small else 0.88), radius * (0.27 if small else 0.16), seat)


@kept(8_000_000)
def disc(size: int, seat: str | None, motif: str | None, state: str = "normal", tick: int = 0) -> Sprite:
    """The bare dial without shadow and numbers, `size` pixels across, placed by its centre.

    `tick` (0 to TICK_STEPS - 1) turns the rim a part of a tick clockwise. Raises KeyError never: an
    unknown state looks normal.
    """
    if state == "acted":
        return _with_portrait(disc(size, seat, motif, "normal", tick), size, *ACTED)
    if state in _GREYS:
        plain = disc(size, seat, motif, "normal", tick)
        return plain._replace(image=ready(greyed(plain.image, *_GREYS[state])))
    radius = size / 2
    side = round(2 * (radius * 1.26 + 1))
    if 3 * side <= LARGE:
        image = ready(pygame.transform.smoothscale(_large(seat, motif, _is_small(radius), tick), (side, side)))
    else:
        turn = 15 * (tick % TICK_STEPS) / TICK_STEPS
        small = _is_small(radius)
        image = drawn(side, side, lambda pen: _paint_base(pen, side / 2, radius, seat, motif, turn, small))
    return Sprite(image, -(side // 2), -(side // 2))


def _is_small(radius: float) -> bool:
    """Whether the marks of the seat are large ones, as there is no plate of numbers to hide."""
    return radius < WINDOW_FROM * 0.46


@kept(16_000_000)
def _large(seat: str | None, motif: str | None, small: bool, tick: int) -> pygame.Surface:
    """A dial LARGE pixels across, from which those of every smaller size are made: another zoom is there at once."""
    image = clear(LARGE, LARGE)
    radius = LARGE / 2 / 1.26
    turn = 15 * (tick % TICK_STEPS) / TICK_STEPS
    _paint_base(Pen(image, 1), LARGE / 2, radius, seat, motif, turn, small)
    return image.premul_alpha()


def _with_portrait(plain: Sprite, size: int, grey: float, dark: float) -> Sprite:
    """The dial with its portrait greyed and darkened, and its rim in the seat's colour as before."""
    wide = plain.image.get_width()
    radius = size / 2
    mask = drawn(wide, wide, lambda pen: pen.disc(wide / 2, wide / 2 - radius * 0.03, radius * 0.82, "#ffffff"))
    portrait = greyed(plain.image, grey, dark)
    portrait.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rest = mask.copy()
    rest.fill((255, 255, 255, 255))
    rest.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    image = plain.image.copy()
    image.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(portrait, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return plain._replace(image=ready(image))


@kept(2_000_000)
def ring(radius: float, width: float, ink: Ink) -> Sprite:
    """A circle line whose outer edge is at `radius`, placed by its centre."""
    side = 2 * math.ceil(radius + 1)
    image = drawn(side, side, lambda pen: pen.ring(side / 2, side / 2, radius, width, ink), 4)
    return Sprite(image, -(side // 2), -(side // 2))


@kept(1_000_000)
def round_badge(symbol: str, size: int, fill: Ink, ink: Ink) -> Sprite:
    """A small disc with an icon, placed by its centre."""
    side = size + 2

    def draw(pen: Pen) -> None:
        pen.disc(side / 2, side / 2, size / 2, INK)
        pen.disc(side / 2, side / 2, size * 0.43, fill)

    image = drawn(side, side, draw, 4)
    mark = round(size * 0.6)
    put(image, icon(symbol, mark, ink), (side - mark) / 2, (side - mark) / 2)
    return Sprite(image, -(side // 2), -(side // 2))


def draw_dial(
    target: pygame.Surface,
    centre: tuple[float, float],
    side: int,
    seat: str | None,
    motif: str | None,
    values: Values | None = None,
    state: str = "normal",
    colours: Colours = NO_COLOURS,
    tick: int = 0,
    lift: float | None = None,
) -> None:
    """A figure on a square of `side` pixels whose middle is `centre`: shadow, dial, ring, numbers, badge.

    States are those of STATES. `lift` (0 to 1) raises it off the table; a selected one is raised unless
    told otherwise. Numbers are left out where the square is smaller than WINDOW_FROM.
    """
    raised = (1.0 if state == "selected" else 0.0) if lift is None else lift
    x, y = centre
    radius = side * 0.465
    shadow = soft_disc(radius * 0.98, side * 0.07 * (1 + raised), "#000000", 190 if not raised else 150)
    put(target, shadow, x + side * 0.02, y + side * (0.06 + 0.07 * raised))
    if state in _RINGS:
        put(target, soft_disc(side * 0.5, side * 0.17, _RINGS[state], 235 if state == "selected" else 150), x, y)
    y -= side * 0.03 * raised
    if state in _RINGS:  # below the dial, so that the crest stands over it
        put(target, ring(radius + side * 0.07, side * 0.1, INK), x, y - side * 0.012)
        put(target, ring(radius + side * 0.047, side * 0.077, _RINGS[state]), x, y - side * 0.012)
    put(target, disc(round(2 * radius), seat, motif, state, tick), x, y)
    if values is not None and side >= WINDOW_FROM:
        put(target, plate(side, values, colours, _DIMS.get(state, 0.0)), x, y + radius * 0.55)
    _mark(target, x, y, side, state)


def _mark(target: pygame.Surface, x: float, y: float, side: int, state: str) -> None:
    """What the states say without colour: a tick, a crossed eye, a skull."""
    badge = max(14, round(side * 0.34))
    spot = (x + side * 0.35, y - side * 0.35)
    if state == "acted":
        put(target, round_badge("check", badge, "#8d9aa8", INK), *spot)
    elif state == "unseen_enemy":
        put(target, round_badge("no_eye", badge, "#3a444f", "#c3ccd6"), *spot)
    elif state == "dead":
        skull = icon("skull", round(side * 0.42), TEXT)
        put(target, skull, x - skull.get_width() / 2, y - skull.get_height() / 2)


@kept(1_500_000)
def counter_badge(kind: str, count: int, height: int) -> pygame.Surface:
    """A pill with an icon and a count, for `grenade`, `up` (an upgrade) or any other icon's name."""
    edge = {"grenade": "#6fae7c", "up": CALL}.get(kind, "#8d9aa8")
    ink = {"grenade": "#a9dcb2", "up": CALL}.get(kind, TEXT)
    size = max(12, round(height * 0.75))
    number = text(str(count), size, "narrow", TEXT)
    mark = round(height * 0.66)
    width = round(height * 0.55) + mark + number.get_width()

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, edge, height / 2)
        pen.rect(1.5, 1.5, width - 3, height - 3, INK, height / 2)

    image = drawn(width, height, draw, 4)
    put(image, icon(kind, mark, ink), height * 0.22, (height - mark) / 2)
    write(image, str(count), width - height * 0.26, height / 2, size, "narrow", TEXT, "mr")
    return image


def draw_counters(
    target: pygame.Surface, centre: tuple[float, float], side: int, grenades: int = 0, upgrades: int = 0
) -> None:
    """The counters a unit holds, as pills down the left edge of its square. Nothing for none."""
    height = max(18, round(side * 0.3))
    left, top = centre[0] - side * 0.52, centre[1] - side * 0.5
    for kind, count in (("grenade", grenades), ("up", upgrades)):
        if count:
            put(target, counter_badge(kind, count, height), left, top)
            top += height
