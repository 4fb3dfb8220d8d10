"""What a card of a colour shows, as plain facts. Filled in by whoever knows the game; drawn by whoever does not."""

from dataclasses import dataclass

from scenes.art.cards import shelf
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink

KINDS = {"character": "figure", "event": "keepsake", "climax": "moment"}
"""What the illustration of each kind of card is called."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The four tones of a colour, and one that stands out against them."""

    bright: Ink
    pale: Ink
    accent: Ink
    deep: Ink
    second: Ink


TONES: dict[str, Tones] = {
    "yellow": Tones("#ffd257", "#fff3c9", "#f08a2c", "#6b3d0e", "#e8644f"),
    "green": Tones("#7fcf9a", "#eefae0", "#2f9e6b", "#124033", "#f5c54a"),
    "red": Tones("#ff9483", "#ffecdf", "#dd4249", "#5c162a", "#ffd166"),
    "blue": Tones("#7ec0f5", "#eef8ff", "#2f7fd0", "#143361", "#ffd166"),
    "purple": Tones("#c0a2ee", "#f5edff", "#7d54c0", "#35205e", "#ffd166"),
}
TRIGGER_INKS: dict[str, Ink] = {
    "soul": "#e4572e", "comeback": "#d0404c", "gate": "#3a86d8", "treasure": "#b8861c", "choice": "#c07a14",
    "standby": "#c73b57", "draw": "#3a86d8", "return": "#a17c14", "shot": "#d9641f", "pool": "#2f9465",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ColorFace:
    """A card's facts. `now` has the present number of what is not as printed: power, soul, cost.

    `lines` are its rules text, a paragraph each, marked up as `rich` reads it; `number` its place in the set, so
    that neighbours differ; `person` the name by which one person keeps one face.
    """

    kind: str
    color: str
    title: str = ""
    original: str = ""
    level: int = 0
    cost: int = 0
    power: int = 0
    soul: int = 0
    triggers: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    trait_ids: tuple[str, ...] = ()
    lines: str = ""
    type_word: str = ""
    color_word: str = ""
    power_word: str = ""
    soul_word: str = ""
    footer: str = ""
    seed: str = ""
    number: int = 0
    person: str = ""
    now: tuple[tuple[str, int], ...] = ()

    @property
    def tones(self) -> Tones:
        """The tones of its colour."""
        return TONES[self.color]

    def value(self, stat: str) -> int:
        """A number as it is now."""
        return dict(self.now).get(stat, int(getattr(self, stat)))

    @property
    def subject(self) -> Subject:
        """What its illustration is drawn from."""
        return Subject(
            KINDS[self.kind], self.seed, self.number, self.trait_ids, skill=self.color, person=self.person
        )


def pictured(face: ColorFace, drawn: bool) -> int:
    """1 if the face can be drawn with its illustration, or has been; else 0, and it is wanted."""
    return int(drawn or shelf.SHELF.find(face.subject) is not None)
