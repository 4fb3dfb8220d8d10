"""What a person has selected, aimed at and pointed at. None of it is in the position; a new ask may clear it."""

from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]


@dataclass
class Aim:
    """What the main button does: a verb of an answer, on a unit or a square.

    `verb` is shoot, grenade, ability, choose ...; `ability` names which; `unit` or `square` is its target.
    """

    verb: str
    unit: str = ""
    square: Square | None = None
    ability: str = ""


@dataclass
class Choice:
    """The state of one table's hands."""

    selected: str = ""  # a unit on the map
    reserve: str = ""  # a unit of the tray
    mode: str = ""  # "", grenade, steps, or ability:ID
    aim: Aim | None = None
    cursor: Square | None = None  # the keyboard's
    pointed: Square | None = None  # under the pointer, or the cursor where the keys were used last
    sight: bool = True
    reach: bool = True
    history: bool = False  # the last move is being shown
    carried: str = ""  # the unit or reserve being dragged
    memo: dict[str, Any] = field(default_factory=dict)

    def clear(self) -> None:
        """Let everything go that is held."""
        self.selected = self.reserve = self.mode = self.carried = ""
        self.aim = None

    def key(self) -> tuple[Any, ...]:
        """All that the legal things and previews depend on."""
        aim = self.aim and (self.aim.verb, self.aim.unit, self.aim.square, self.aim.ability)
        return (self.selected, self.reserve, self.mode, aim)


def square(at: Any) -> Square:
    """A square of the position (`[x, y]`) as a key."""
    return int(at[0]), int(at[1])
