"""What a card shows, as plain facts. Filled in by whoever knows the game; drawn by whoever does not."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

Numbers = tuple[tuple[str, int], ...]


class Labels(NamedTuple):
    """The few words on a card that are no fact of its own, in the language in use."""

    type_line: str = ""
    type_short: str = ""
    side: str = ""
    revive: str = ""
    experience: str = ""
    firepower: str = ""
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card's facts. A skill left out is missing, which is not 0.

    `difficulty` is a mission's number, or an obstacle's or adversary's by skill. `text` is marked up as
    `rich` reads it. `changed` has the present number of what is not as printed, by name: a skill, `cost`,
    `points`, `difficulty`, `experience`. `number` is the place in the set: neighbours get other motifs.
    `person` is the title in English, by which one person keeps one face on all cards.
    """

    kind: str
    title: str = ""
    subtitle: str = ""
    cost: int = 0
    points: int = 0
    skills: Numbers = ()
    difficulty: int | Numbers = 0
    skill: str = ""
    experience: int = 0
    glyph: str = ""
    revive: int = 0
    firepower: int = 0
    traits: tuple[str, ...] = ()
    text: str = ""
    reminder: str = ""
    footer: str = ""
    seed: str = ""
    number: int = 0
    labels: Labels = Labels()
    changed: Numbers = ()
    trait_ids: tuple[str, ...] = ()
    person: str = ""

    @property
    def is_wide(self) -> bool:
        """Missions lie across."""
        return self.kind == "mission"

    @property
    def ratings(self) -> Numbers:
        """The numbers of the chips: a character's skills, or a villain card's difficulties."""
        return self.difficulty if isinstance(self.difficulty, tuple) else self.skills

    @property
    def seal(self) -> int:
        """The printed number in the corner."""
        if self.kind == "team":
            return self.points
        return self.difficulty if self.kind == "mission" and isinstance(self.difficulty, int) else self.cost

    def now(self, name: str, printed: int) -> int:
        """The present number of a thing, `printed` where it is not changed."""
        return dict(self.changed).get(name, printed)

    @property
    def seal_now(self) -> int:
        """The number in the corner as it is now."""
        name = {"team": "points", "mission": "difficulty"}.get(self.kind, "cost")
        return self.now(name, self.seal)


def with_changes(face: CardFace, changed: Mapping[str, int]) -> CardFace:
    """The face with these present numbers; those as printed may be among them."""
    return replace(face, changed=tuple(sorted(changed.items())))
