"""What a card prints, made quick to read, and the data of the content files that it is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KINDS = ("character", "event", "climax")
COLORS = ("yellow", "green", "red", "blue", "purple")
ICONS = (
    "soul", "comeback", "gate", "treasure", "choice", "standby", "draw", "return", "shot", "pool",
)  # fmt: skip
"""The trigger icons."""


@dataclass(frozen=True, slots=True)
class Card:
    """A compiled card. `name` is the English one, by which cards are matched."""

    id: str
    kind: str
    name: str
    color: str = ""
    level: int = 0
    cost: int = 0
    power: int = 0
    soul: int = 0
    triggers: tuple[str, ...] = ()
    traits: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()
    data: Mapping[str, Any] = field(default_factory=dict)


def compiled(data: Mapping[str, Any]) -> Card:
    """A card's data (a validated mapping) as the rules read it."""
    name = data.get("name") or data["id"]
    return Card(
        id=data["id"],
        kind=data["kind"],
        name=name if isinstance(name, str) else name.get("en", data["id"]),
        color=data.get("color") or "",
        level=data.get("level") or 0,
        cost=data.get("cost") or 0,
        power=data.get("power") or 0,
        soul=data.get("soul") or 0,
        triggers=tuple(data.get("triggers") or ()),
        traits=frozenset(data.get("traits") or ()),
        icons=frozenset(data.get("icons") or ()),
        data=dict(data),
    )
