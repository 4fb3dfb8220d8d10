"""What an illustration is drawn from: the facts of a card that its picture depends on, and nothing else."""

import hashlib
import random
from typing import Any, NamedTuple

from scenes.art.cards.face import CardFace

EDITION = 2  # raise it when illustrations are drawn differently
SIZE = (680, 472)
WIDE = (812, 340)


class Subject(NamedTuple):
    """The facts of an illustration. `number` turns the motifs so that neighbours in a set differ."""

    kind: str
    seed: str
    number: int = 0
    traits: tuple[str, ...] = ()
    skills: tuple[tuple[str, int], ...] = ()
    skill: str = ""
    glyph: str = ""
    person: str = ""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in pixels: twice those of the whole card."""
        return WIDE if self.kind in ("mission", "moment") else SIZE

    @property
    def trait(self) -> str:
        """The first trait, or none."""
        return self.traits[0] if self.traits else ""

    @property
    def name(self) -> str:
        """A file's name of its own, with no letter that a system could refuse."""
        digest = hashlib.sha1(repr((EDITION, *self)).encode(), usedforsecurity=False).hexdigest()[:10]
        plain = "".join(c for c in self.seed.lower() if c.isascii() and (c.isalnum() or c == "_"))
        return f"{plain[:48]}-{digest}"

    def chance(self, about: str = "") -> random.Random:
        """Chance that is the same for the same card, another for each thing asked about."""
        digest = hashlib.sha1(f"{self.seed}|{self.kind}|{about}".encode(), usedforsecurity=False).digest()
        return random.Random(int.from_bytes(digest[:8], "big"))

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return self._asdict()


def subject_of(face: CardFace) -> Subject:
    """What the illustration of a face is drawn from."""
    return Subject(
        face.kind, face.seed or face.title, face.number, face.trait_ids, face.ratings, face.skill, face.glyph,
            face.person
    )


def subject_from(plain: dict[str, Any]) -> Subject:
    """A subject out of JSON. Raises TypeError or ValueError for anything else."""
    skills = tuple((str(name), int(value)) for name, value in plain.get("skills", ()))
    traits = tuple(str(trait) for trait in plain.get("traits", ()))
    return Subject(
        str(plain["kind"]), str(plain["seed"]), int(plain.get("number", 0)), traits, skills,
        str(plain.get("skill", "")), str(plain.get("glyph", "")), str(plain.get("person", "")),
    )  # fmt: skip
