"""The colours of boards, dials and overlays, and how two of them mix.

Knows numbers only; must not know pygame surfaces nor any rule.
"""

from typing import NamedTuple

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
Ink = str | Rgb | Rgba

ROOM = "#161b22"
FELT = "#1f2d2a"
PANEL = "#243142"
RAISED = "#2f3f54"
COLUMN = "#19212b"
WELL = "#1b2532"
HAIRLINE = "#41536a"
TEXT = "#f2efe6"
QUIET = "#b8b3a6"
CALL = "#f2b134"
GOOD = "#56b4a0"
BAD = "#e4572e"
BAD_TEXT = "#ff8a66"
INK = "#10141a"
CREAM = "#fbf7ea"

NEAR = "#8fe6d2"
FAR = CALL
LINE = "#ffd77a"
CLOSED_LINE = "#ff8a5c"
TARGET = "#ff6a45"
OUT_OF_SIGHT = "#8b95a1"
GRENADE = "#a9dcb2"
THROW = "#d7f5dc"
BLAST = "#ff7a3c"

WALL_INK = "#050607"
WALL_CORE = "#14181d"
WALL_LAMP = "#59636d"
WALL_LAMP_SIDE = "#3b444d"
BRASS = "#8d7f5c"
GRID = (38, 40, 40)

VALUES = ("speed", "attack", "defense", "damage")
VALUE_CELLS = {"speed": "#2d6a66", "attack": "#7a5c17", "defense": "#2c5585", "damage": "#8a3420"}
ABILITIES = {"gold": "#946a10", "violet": "#6e5bac", "red": "#a63e2b", "green": "#2f7a45", "blue": "#2d63a8"}
ABILITY_SHAPES = {"gold": "round", "violet": "hexagon", "red": "square", "green": "triangle", "blue": "pentagon"}

FLOORS = {
    "hall": "#77736a",
    "deck": "#66717a",
    "tile": "#6a7c86",
    "tile2": "#70827e",
    "concrete": "#80796d",
    "wood": "#86694a",
    "stone": "#8a8373",
    "grass": "#62704f",
    "sand": "#8d7f62",
    "metal": "#5f666c",
    "block": "#3a4149",
}


class Seat(NamedTuple):
    """How a seat is told apart: `colour` and `shape`, never one alone."""

    colour: str
    shape: str


SEATS = {
    "p1": Seat("#56B4E9", "circle"),
    "p2": Seat("#E69F00", "square"),
    "p3": Seat("#009E73", "triangle"),
    "p4": Seat("#CC79A7", "diamond"),
    "p5": Seat("#F0E442", "pentagon"),
    "p6": Seat("#D55E00", "star"),
}
NOBODY = Seat("#9aa3ad", "circle")


def seat_of(seat: str | None) -> Seat:
    """Colour and shape of a seat id; grey for what belongs to nobody."""
    return SEATS.get(seat or "", NOBODY)


def rgb(ink: Ink) -> Rgb:
    """The three numbers (0 to 255) of `#rrggbb` or of a tuple, whose alpha is dropped."""
    if isinstance(ink, str):
        return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)
    return ink[0], ink[1], ink[2]


def with_alpha(ink: Ink, alpha: int) -> Rgba:
    """The colour with an alpha of 0 to 255."""
    return (*rgb(ink), alpha)


def mix(first: Ink, second: Ink, share: float) -> Rgb:
    """`first` moved by `share` (0 to 1) towards `second`."""
    a, b = rgb(first), rgb(second)
    return (
        int(a[0] + (b[0] - a[0]) * share),
        int(a[1] + (b[1] - a[1]) * share),
        int(a[2] + (b[2] - a[2]) * share),
    )


def lighter(ink: Ink, share: float) -> Rgb:
    """Towards white for a positive share, towards black for a negative one."""
    return mix(ink, "#ffffff", share) if share > 0 else mix(ink, "#000000", -share)
