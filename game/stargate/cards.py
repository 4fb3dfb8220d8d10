"""What a card prints, made quick to read, and the data of the content files that it is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KINDS = ("team", "support", "gear", "event", "obstacle", "adversary", "mission")
HERO = frozenset({"team", "support", "gear", "event", "mission"})
VILLAIN = frozenset({"obstacle", "adversary"})
GLYPHS = ("gemini", "libra", "orion", "pisces", "scorpius", "triangulum")


@dataclass(frozen=True, slots=True)
class Card:
    """A compiled card. A skill left out of `skills` or `ratings` is missing, which is not 0.

    `ratings` are an obstacle's or adversary's difficulties by skill; a mission has `skill` and `difficulty`.
    """

    id: str
    kind: str
    title: str
    subtitle: str = ""
    traits: frozenset[str] = frozenset()
    cost: int = 0
    points: int = 0
    skills: Mapping[str, int] = field(default_factory=dict)
    skill: str = ""
    difficulty: int = 0
    ratings: Mapping[str, int] = field(default_factory=dict)
    experience: int = 0
    glyph: str = ""
    revive: int = 0
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_character(self) -> bool:
        """Team and support characters; adversaries are none."""
        return self.kind in ("team", "support")


def compiled(data: Mapping[str, Any]) -> Card:
    """A card's data (a validated mapping) as the rules read it."""
    difficulty = data.get("difficulty", 0)
    title = data.get("title") or data["id"]
    return Card(
        id=data["id"],
        kind=data["kind"],
        title=title if isinstance(title, str) else title.get("en", data["id"]),
        subtitle=_text(data.get("subtitle")),
        traits=frozenset(data.get("traits") or ()),
        cost=data.get("cost") or 0,
        points=data.get("points") or 0,
        skills=dict(data.get("skills") or {}),
        skill=data.get("skill") or "",
        difficulty=difficulty if isinstance(difficulty, int) else 0,
        ratings=dict(difficulty) if isinstance(difficulty, Mapping) else {},
        experience=data.get("experience") or 0,
        glyph=data.get("glyph") or "",
        revive=data.get("revive") or 0,
        data=dict(data),
    )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else (value or {}).get("en", "")
