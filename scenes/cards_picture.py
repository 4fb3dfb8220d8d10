"""A picture of the cards of Stargate TCG: `shot cards`, `shot cards hand`, `shot cards zoom`."""

from pathlib import Path

from game.core.words import _
from game.stargate.catalog import load
from scenes.art.cards.face import CardFace
from scenes.art.cards.from_data import face_of, rules_text
from scenes.art.cards.gallery import KINDS, PAGES, SIZE, gallery
from scenes.shot import Asked
from scenes.ui import Brush, Node, Scene

DATA = Path(__file__).resolve().parents[1] / "data" / "stargate"
SHOWN = (
    "beneath_the_surface", "tealc_enemy_of_the_goauld", "artok_impassioned_rebel", "naquadah_reactor",
        "sense_of_adventure",
    "parasitic_insects", "apophis_threat_to_earth", "odyssey", "samantha_carter_problem_solver",
    "serpent_guards", "language_barrier",
)  # fmt: skip


def faces() -> list[CardFace]:
    """Some cards of each kind, the well-known ones first."""
    raw = load(DATA).cards
    chosen = [name for name in SHOWN if name in raw]
    for kind in KINDS:
        names = [name for name, data in raw.items() if data["kind"] == kind and name not in chosen]
        chosen += names[4:6]
    return [face_of(raw[name], rules_text(raw[name])) for name in chosen]


class CardsPicture(Scene):
    """One page of the gallery of cards, as large as the window allows."""

    def __init__(self, page: str = PAGES[0]) -> None:
        super().__init__()
        self.page = page

    @property
    def name(self) -> str:
        """The title."""
        return _("Cards")

    def build(self) -> list[Node]:
        """The page alone."""
        return [Picture(self.page, self.name, self.stage.area.w, self.stage.area.h)]


class Picture(Node):
    """A page of the gallery as one picture."""

    def __init__(self, page: str, name: str, wide: float, high: float) -> None:
        super().__init__(role="image", name=name)
        self.area = self.area._replace(x=0, y=0, w=wide, h=high)
        self.page = page

    def paint(self, brush: Brush) -> None:
        """The page, scaled to fit."""
        share = min(self.area.w / SIZE[0], self.area.h / SIZE[1])
        words = {
            "stop": _("Stopped"), "lock": _("Blocked"), "down": _("Face down"), "arrow": _("Assigned"),
            "here": _("Play\nhere"), "none": _("none"), "verdict": _("Combat 8 against 7"),
            "below": _("If both pass: success"), "ready": _("ready"), "legal": _("legal"), "chosen": _("chosen"),
            "not legal": _("not legal"), "raised": _("raised"),
        }  # fmt: skip
        brush.blit(gallery(faces(), self.page, share * brush.scale, words), 0, 0)


def cards(asked: Asked) -> list[Scene]:
    """The scene for a picture."""
    page = asked.words[0] if asked.words and asked.words[0] in PAGES else PAGES[0]
    return [CardsPicture(page)]
