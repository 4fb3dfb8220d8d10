"""What stands alone in the land: crystals, dishes, pylons, ruins, standing stones and a giant's head."""

from scenes.art.cards.easel import Easel
from scenes.art.cards.quill import half_circle, oval, smooth
from scenes.art.palette import lighter, mix


def crystals(easel: Easel) -> None:
    """Crystals out of the ground, each with three faces."""
    tones, pen, chance, w, h = easel.tones, easel.pen, easel.chance, easel.w, easel.h
    for _crystal in range(9):
        x = chance.choice((chance.uniform(0, w * 0.28), chance.uniform(w * 0.1, w * 0.95)))
        base, tall = h * chance.uniform(0.86, 1.02), chance.uniform(22, 54)
        wide, lean = tall * 0.3, chance.uniform(-0.35, 0.35) * tall
        top = (x + lean, base - tall)
        left = [(x - wide / 2, base), (x - wide / 2 + lean * 0.7, base - tall * 0.74), top, (x, base)]
        right = [(x, base), top, (x + wide / 2 + lean * 0.7, base - tall * 0.7), (x + wide / 2, base)]
        middle = [(x - wide * 0.12, base), (x - wide * 0.1 + lean * 0.8, base - tall * 0.8), top]
        pen.poly(left, mix(tones.accent, tones.sun, 0.45))
        pen.poly(right, mix(tones.accent, tones.near, 0.35))
        pen.poly([*middle, (x + wide * 0.14 + lean * 0.5, base - tall * 0.5), (x + wide * 0.1, base)], tones.accent)


def dishes(easel: Easel, x: float, ground: float) -> None:
    """Three dishes on masts, listening."""
    tones, pen = easel.tones, easel.pen
    side = -1 if x > easel.w / 2 else 1
    for size, at in ((0.55, x - 62), (0.7, x + 56), (1.0, x)):
        foot, top = ground + 6, ground - 46 * size
        pen.poly([(at - 9 * size, foot), (at - 2 * size, top), (at + 2 * size, top), (at + 9 * size, foot)], tones.near)
        pen.line([(at - 6 * size, foot - 12 * size), (at + 6 * size, foot - 12 * size)], 2 * size, tones.near)
        tilt = 0.6 * side
        pen.poly(oval(at + side * 4 * size, top - 8 * size, 30 * size, 17 * size, tilt), mix(tones.mid,
            tones.near, 0.3))
        bowl = oval(at + side * 7 * size, top - 11 * size, 26 * size, 13 * size, tilt)
        pen.poly(bowl, mix(tones.far, tones.sun, 0.35))
        pen.poly(oval(at + side * 9 * size, top - 12 * size, 20 * size, 9 * size, tilt), mix(tones.far, tones.mid, 0.3))
        tip = (at + side * 24 * size, top - 32 * size)
        pen.line([(at + side * 8 * size, top - 12 * size), tip], 2 * size, tones.near)
        pen.disc(*tip, 3.4 * size, tones.accent)


def pylons(easel: Easel, x: float, ground: float) -> None:
    """Leaning obelisks round a light that rises from the ground."""
    tones, pen = easel.tones, easel.pen
    easel.light(x, ground - 10, 90, tones.accent, 190, 1.6)
    pen.poly([(x - 5, ground + 8), (x - 16, -4), (x + 16, -4), (x + 5, ground + 8)], tones.accent, 70)
    pen.poly([(x - 2, ground + 8), (x - 6, -4), (x + 6, -4), (x + 2, ground + 8)], tones.sun, 150)
    light, dark = mix(tones.near, tones.mid, 0.4), tones.near
    for dx, tall in ((-62, 46), (62, 50), (-34, 66), (36, 72)):
        lean = -dx * 0.16
        foot, top = x + dx, x + dx + lean
        body = [(foot - 8, ground + 8), (top - 5, ground - tall), (top, ground - tall - 9), (top + 5, ground - tall)]
        pen.poly([*body, (foot + 8, ground + 8)], dark)
        pen.poly([body[0], body[1], body[2], (foot - 1, ground + 8)], light)
        for up in (0.25, 0.5, 0.75):
            pen.rect(foot + lean * up - 2, ground - tall * up, 4, 3, tones.accent)


def ruins(easel: Easel, ground: float, sun_at: float) -> None:
    """Columns, some broken, under what is left of their beam; a stair before them."""
    tones, pen, chance, w = easel.tones, easel.pen, easel.chance, easel.w
    start = w * (0.46 if sun_at < w / 2 else 0.06)
    light, dark = mix(tones.far, tones.sun, 0.2), tones.mid
    tops = []
    for i in range(7):
        x, tall = start + i * 27, 62.0 if i in (1, 2, 3, 5) else chance.uniform(18, 46)
        pen.rect(x - 6, ground - tall, 12, tall + 4, dark)
        pen.rect(x - 6, ground - tall, 5, tall + 4, light)
        pen.rect(x - 8, ground - tall, 16, 4, light)
        pen.rect(x - 8, ground - 4, 16, 6, mix(light, dark, 0.5))
        tops.append(x)
    pen.poly([(tops[1] - 10, ground - 62), (tops[3] + 11, ground - 62), (tops[3] + 6, ground - 74),
              (tops[1] - 10, ground - 74)], mix(light, dark, 0.35))  # fmt: skip
    pen.poly([(tops[1] - 10, ground - 74), (tops[2], ground - 90), (tops[3] + 6, ground - 74)], dark)
    pen.poly([(tops[1] - 10, ground - 74), (tops[2], ground - 90), (tops[2], ground - 74)], light)
    for i in range(3):
        pen.rect(start - 22 - i * 6, ground + 1 + i * 4, 206 + i * 12, 5, mix(light, tones.near, 0.3 + 0.2 * i))
    pen.disc((tops[5] + tops[6]) / 2, ground + 2, 7, dark)


def stones(easel: Easel, x: float, ground: float) -> None:
    """A ring of standing stones."""
    tones, pen = easel.tones, easel.pen
    for dx, tall in ((-56, 26), (-30, 34), (0, 38), (31, 33), (58, 27)):
        body = smooth([(x + dx - 8, ground + 6), (x + dx - 7, ground - tall), (x + dx + 6, ground - tall - 3),
                       (x + dx + 9, ground + 6)], True, 5)  # fmt: skip
        pen.poly(body, tones.near)
        pen.poly([(x + dx - 7, ground + 4), (x + dx - 6, ground - tall + 2), (x + dx - 1, ground - tall),
                  (x + dx - 2, ground + 4)], mix(tones.near, tones.mid, 0.6))  # fmt: skip
        pen.ring(x + dx + 1, ground - tall * 0.6, 3.6, 1.2, tones.accent)


def giant(easel: Easel, x: float, ground: float) -> None:
    """A stone head half under the sand, with a temple beside it."""
    tones, pen = easel.tones, easel.pen
    light, dark = mix(tones.far, tones.sun, 0.28), mix(tones.mid, tones.near, 0.25)
    own = pen.at(x, ground - 22, 0.92)
    cheek = [(0, -64), (24, -60), (38, -36), (40, -8), (34, 22), (22, 44)]
    own.poly(smooth([*cheek, *[(-px, py) for px, py in cheek[1:]][::-1]], True, 6), light)
    shade = [(4, -66), (24, -60), (38, -36), (40, -8), (34, 22), (22, 44), (4, 44), (10, 26), (3, 20), (12, 10),
        (4, -14)]
    own.poly(shade, dark)
    for side in (-1, 1):
        eye = [(side * 7, -10), (side * 17, -16), (side * 29, -11), (side * 17, -6)]
        own.poly(smooth(eye, True, 5), tones.near)
        own.line([(side * 5, -20), (side * 18, -25), (side * 32, -18)], 3.4, dark if side < 0 else tones.near)
        band = [(side * 30, -50), (side * 52, -20), (side * 58, 44), (side * 36, 44), (side * 40, -6)]
        own.poly(band, mix(tones.accent, tones.near, 0.25 if side < 0 else 0.55))
        for i in range(4):
            own.line([(side * (41 + i * 2), -22 + i * 16), (side * (55 + i), -24 + i * 16)], 2.4, tones.near)
    own.line([(-12, 22), (-2, 20), (11, 22)], 2.6, tones.near)
    own.poly(smooth([(-34, -44), (-20, -66), (0, -72), (20, -66), (34, -44), (0, -54)], True, 6),
             mix(tones.accent, tones.near, 0.3))  # fmt: skip
    own.disc(0, -58, 5, tones.sun)
    away = -1 if x > easel.w / 2 else 1
    base = x + away * 96
    for i in range(4):
        half = 34 - i * 7
        pen.rect(base - half, ground - 10 * (i + 1) + 8, 2 * half, 11, dark)
        pen.rect(base - half, ground - 10 * (i + 1) + 8, half * 0.8, 11, mix(light, tones.mid, 0.4))
    pen.poly(half_circle(base, ground - 32, 9, 12), lighter(tones.accent, -0.1))
