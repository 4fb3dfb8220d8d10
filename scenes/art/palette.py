"""The colours of boards, dials and overlays, and how two of them mix.

What the whole program shares comes from the theme; what only drawings need stands here. Knows numbers only;
must not know pygame surfaces nor any rule.
"""

from typing import NamedTuple

from scenes import theme

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
Ink = str | Rgb | Rgba

ROOM: Ink = theme.ROOM
FELT: Ink = theme.FELT
COLUMN: Ink = theme.COLUMN
TEXT: Ink = theme.TEXT
QUIET: Ink = theme.QUIET
CALL: Ink = theme.CALL
GOOD: Ink = theme.GOOD
BAD: Ink = theme.BAD
BAD_TEXT: Ink = theme.BAD_TEXT
INK: Ink = theme.INK
CREAM = "#fbf7ea"

NEAR: Ink = theme.NEAR_REACH
FAR: Ink = CALL
LINE: Ink = theme.LINE
CLOSED_LINE: Ink = theme.CLOSED_LINE
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
VALUE_CELLS: dict[str, Ink] = {
    "speed": theme.SPEED_CELL,
    "attack": theme.ATTACK_CELL,
    "defense": theme.DEFENSE_CELL,
    "damage": theme.DAMAGE_CELL,
}
ABILITIES: dict[str, Ink] = {name: mark.colour for name, mark in theme.ABILITIES.items()}
ABILITY_SHAPES = {name: mark.shape for name, mark in theme.ABILITIES.items()}

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

    colour: Ink
    shape: str


SEATS = {f"p{k}": Seat(*theme.SEATS[name]) for k, name in enumerate(theme.SEAT_ORDER, 1)}
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
