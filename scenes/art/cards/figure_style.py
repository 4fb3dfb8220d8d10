"""How a drawn character of a card of colours looks: by name, so that one person keeps one face on all cards."""

from dataclasses import dataclass
from random import Random

from scenes.art.cards.color_face import TONES
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, mix

Hair = tuple[Ink, Ink, Ink]
"""Its colour, in shadow, in light."""

HAIRS: dict[str, Hair] = {
    "chestnut": ("#7a4a2e", "#4f2d1d", "#b9805a"), "night": ("#2f3558", "#1b1f3a", "#6672a8"),
    "blond": ("#f4cf72", "#c9983f", "#fff0bd"), "rose": ("#f39ab4", "#c45f84", "#ffd3de"),
    "mint": ("#5fc2b4", "#318a83", "#b8ece0"), "silver": ("#d9dde8", "#9aa3bb", "#ffffff"),
    "fire": ("#d9553f", "#97302a", "#ff9d80"), "violet": ("#8a6ac8", "#56408f", "#c9b2f2"),
    "orange": ("#ef9a4a", "#b8642a", "#ffcf96"),
}  # fmt: skip
AVOID = {
    "yellow": ("blond", "orange"), "green": ("mint",), "red": ("fire", "rose"), "blue": ("mint",),
    "purple": ("violet",),
}  # fmt: skip
SKINS: tuple[tuple[Ink, Ink], ...] = (
    ("#ffe3cf", "#f2b79c"), ("#f9d3b4", "#dd9d7c"), ("#e5b58f", "#bd8161"), ("#b98262", "#8a583e"),
)  # fmt: skip
EYES: tuple[Ink, ...] = ("#3d7fd0", "#3f9a63", "#b8682c", "#8a55c0", "#c7455a", "#2f9aa8")
CUTS = ("long", "straight", "twin", "tail", "bob", "short")
FRINGES = ("blunt", "part", "sweep", "jagged")
DRESSES = ("sailor", "blazer", "robe", "sport", "apron")
EXTRAS = ("star", "flower", "bow", "clip", "glasses", "", "beret", "scarf")


@dataclass(frozen=True)
class Looks:
    """A character's looks. `mouth` is smile, open or cat; `gaze` open, closed, wink or bold."""

    hair: Hair
    skin: tuple[Ink, Ink]
    cut: str
    fringe: str
    dress: str
    extra: str
    eye: Ink
    ribbon: Ink
    cloth: tuple[Ink, Ink]
    mouth: str
    gaze: str
    cowlick: bool
    flip: bool
    backdrop: str


def looks_of(subject: Subject) -> Looks:
    """The looks of the character on a card: the face by the person, clothes and backdrop by the card."""
    person, card = Random("figure " + (subject.person or subject.seed)), subject.chance("clothes")
    tones = TONES[subject.skill]
    avoid = AVOID[subject.skill]
    cut = person.choice(CUTS)
    deep = mix(tones.deep, "#2a3550", 0.5)
    cloths: tuple[tuple[Ink, Ink], ...] = (("#fbfaf6", tones.accent), (deep, tones.accent), (tones.accent, "#fff7e6"))
    return Looks(
        hair=HAIRS[person.choice([one for one in HAIRS if one not in avoid])],
        skin=SKINS[person.choice((0, 0, 1, 1, 2, 3))], cut=cut,
        fringe={"straight": "even", "short": "spiky"}.get(cut, person.choice(FRINGES)), dress=card.choice(DRESSES),
        extra=person.choice(EXTRAS), eye=person.choice(EYES),
        ribbon=person.choice((tones.second, tones.accent, "#e05a7a", "#4f8fe0")), cloth=card.choice(cloths),
        mouth=card.choice(("smile", "open", "smile", "cat")),
        gaze=card.choice(("open", "open", "open", "closed", "wink", "bold")),
        cowlick=person.random() < 0.35, flip=card.random() < 0.4,
        backdrop=("stripes", "dots", "rays", "moon", "sky")[(subject.number + card.randrange(2)) % 5],
    )  # fmt: skip
