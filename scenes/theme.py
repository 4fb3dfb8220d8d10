"""Every token of the look: colours, seats, type sizes, spacing. One file, so that one place decides.

Knows numbers and colours only: no pygame, no widget, no scale. Drawing code reads `theme.TEXT` at the moment
it draws (never as a default argument), so that `use_contrast` can change the colours of a running window.
"""

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """The colour of `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` with `share` (0 to 1) of `b` in it."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)

# The room and its surfaces
ROOM = rgb("#161b22")
FELT = rgb("#1f2d2a")
PANEL = rgb("#243142")
RAISED = rgb("#2f3f54")
COLUMN = rgb("#19212b")  # behind a column of panels
WELL = rgb("#1b2532")  # set into a panel
GHOST = rgb("#202c3b")
HAIRLINE = rgb("#41536a")
OFF_EDGE = rgb("#4a5b70")
INK = rgb("#10141a")
WOOD = rgb("#5a3a22")
WOOD_DARK = rgb("#2a1a10")
WOOD_LINE = rgb("#c99a5b")

# Words
TEXT = rgb("#f2efe6")
QUIET = rgb("#b8b3a6")
OFF_TEXT = rgb("#98968f")  # a control that cannot be used now, still readable
DARK_TEXT = rgb("#1b1508")  # on gold
GOLD_NOTE = rgb("#3f2d08")  # a second line on gold
CREAM = rgb("#fbf1dc")
SAND = rgb("#e2cfa9")  # quiet words on dark wood

# Meaning
CALL = rgb("#f2b134")
CALL_LIGHT = rgb("#ffc95a")
CALL_DEEP = rgb("#dd9720")
GOOD = rgb("#56b4a0")
BAD = rgb("#e4572e")  # a fill, never words
BAD_TEXT = rgb("#ff8a66")
DANGER = rgb("#6b2b22")
DEFENSE_TEXT = rgb("#8fc0ee")
NEAR_REACH = rgb("#8fe6d2")
LINE = rgb("#ffd77a")
CLOSED_LINE = rgb("#ff8a5c")
FOCUS = rgb("#ffe08a")

# Cells behind the four values of a dial, white numbers on them
SPEED_CELL = rgb("#2d6a66")
ATTACK_CELL = rgb("#7a5c17")
DEFENSE_CELL = rgb("#2c5585")
DAMAGE_CELL = rgb("#8a3420")


class Mark(NamedTuple):
    """A colour that never stands without its shape."""

    colour: Colour
    shape: str


SEATS: dict[str, Mark] = {
    "blue": Mark(rgb("#56B4E9"), "circle"),
    "orange": Mark(rgb("#E69F00"), "square"),
    "green": Mark(rgb("#009E73"), "triangle"),
    "pink": Mark(rgb("#CC79A7"), "diamond"),
    "yellow": Mark(rgb("#F0E442"), "pentagon"),
    "red": Mark(rgb("#D55E00"), "star"),
}
SEAT_ORDER = tuple(SEATS)  # p1 is blue, p2 orange ...

ABILITIES: dict[str, Mark] = {
    "gold": Mark(rgb("#946a10"), "circle"),
    "violet": Mark(rgb("#6e5bac"), "hexagon"),
    "red": Mark(rgb("#a63e2b"), "square"),
    "green": Mark(rgb("#2f7a4d"), "triangle"),
    "blue": Mark(rgb("#2c55c2"), "pentagon"),
}


def seat_mark(seat: str) -> Mark:
    """Colour and shape of a seat id `p1` .. `p6`, or of a colour's name."""
    if seat in SEATS:
        return SEATS[seat]
    return SEATS[SEAT_ORDER[(int(seat[1:]) - 1) % len(SEAT_ORDER)]]


# Type: pixels at 1920x1080. Nothing smaller than SMALL is ever drawn.
SMALL, MEDIUM, LARGE, HUGE = 18, 22, 30, 44
WORDMARK = 118
LINE_HEIGHT = 1.42

# Space, in units
GUTTER, MARGIN, PADDING = 10, 16, 18
PANEL_RADIUS, BUTTON_RADIUS, CHIP_RADIUS = 12, 10, 8
HIT = 44  # the least side of anything that can be pressed
RING = 3  # the focus ring

# Shadows: blur, alpha, how far down
PANEL_SHADOW = (16, 150, 8)
BUTTON_SHADOW = (8, 110, 4)
CHIP_SHADOW = (6, 150, 3)

# Layouts by the width in units
WIDE, NORMAL = 1600, 1280

_STRONG: dict[str, Colour] = {
    "ROOM": rgb("#0a0d11"),
    "FELT": rgb("#101a18"),
    "PANEL": rgb("#0f1620"),
    "RAISED": rgb("#1b2736"),
    "COLUMN": rgb("#0b1016"),
    "WELL": rgb("#080c12"),
    "GHOST": rgb("#0c121a"),
    "HAIRLINE": rgb("#8fa3bb"),
    "OFF_EDGE": rgb("#8495aa"),
    "TEXT": rgb("#ffffff"),
    "QUIET": rgb("#e4e0d4"),
    "OFF_TEXT": rgb("#b9b6ae"),
    "BAD_TEXT": rgb("#ffab91"),
    "GOOD": rgb("#7fe0c8"),
    "CALL": rgb("#ffc84d"),
    "DANGER": rgb("#5a1710"),
}
_USUAL: dict[str, Colour] = {name: globals()[name] for name in _STRONG}


def use_contrast(strong: bool) -> None:
    """Swap the surfaces and words for a set with at least 7:1 between them, or back."""
    globals().update(_STRONG if strong else _USUAL)


def luminance(colour: Colour) -> float:
    """Relative luminance of WCAG 2, from 0 (black) to 1 (white)."""

    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast of WCAG 2 between two colours, from 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# Words and what they stand on, by token name: a test computes each pair.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    ("TEXT", "ROOM"),
    ("TEXT", "FELT"),
    ("TEXT", "PANEL"),
    ("TEXT", "RAISED"),
    ("TEXT", "COLUMN"),
    ("TEXT", "WELL"),
    ("TEXT", "GHOST"),
    ("TEXT", "DANGER"),
    ("QUIET", "ROOM"),
    ("QUIET", "FELT"),
    ("QUIET", "PANEL"),
    ("QUIET", "RAISED"),
    ("QUIET", "WELL"),
    ("QUIET", "GHOST"),
    ("GOOD", "PANEL"),
    ("GOOD", "WELL"),
    ("BAD_TEXT", "PANEL"),
    ("BAD_TEXT", "WELL"),
    ("BAD_TEXT", "ROOM"),
    ("DEFENSE_TEXT", "PANEL"),
    ("CALL", "PANEL"),
    ("CALL", "WELL"),
    ("CALL", "ROOM"),
    ("DARK_TEXT", "CALL"),
    ("DARK_TEXT", "CALL_DEEP"),
    ("DARK_TEXT", "CALL_LIGHT"),
    ("GOLD_NOTE", "CALL_DEEP"),
    ("GOLD_NOTE", "CALL_LIGHT"),
    ("CREAM", "WOOD"),
    ("CREAM", "WOOD_DARK"),
    ("SAND", "WOOD_DARK"),
    ("WHITE", "SPEED_CELL"),
    ("WHITE", "ATTACK_CELL"),
    ("WHITE", "DEFENSE_CELL"),
    ("WHITE", "DAMAGE_CELL"),
)
OFF_PAIRS: tuple[tuple[str, str], ...] = (
    ("OFF_TEXT", "RAISED"),
    ("OFF_TEXT", "PANEL"),
    ("OFF_TEXT", "WELL"),
    ("FOCUS", "PANEL"),
    ("FOCUS", "RAISED"),
    ("FOCUS", "ROOM"),
    ("FOCUS", "WOOD"),
)
