"""How a person looks: drawn from the name on the card, so that one person keeps one face on all cards.

A few people's looks are written down; all others are chance by name, within what their trait wears.
"""

from dataclasses import dataclass, replace
from random import Random

from scenes.art.cards.subject import Subject

HAIRS = ("short", "crew", "side", "swept", "long", "bob", "tail", "curly")
LONG = frozenset({"long", "bob", "tail"})
TRAITS = ("sgc", "jaffa", "tok'ra", "nid", "russian", "asgard", "ancient", "atlantis", "goa'uld", "political",
          "ori", "replicator", "disease")  # fmt: skip

WOMEN = frozenset({
    "hathor", "nirrti", "osiris", "anise", "kendra", "garshaw", "gairwyn", "elizabeth", "janet", "jamala",
    "satterfield", "merrin", "raully", "oma", "drey'auc", "ishta", "samantha", "svetlana", "vala", "amonet",
    "reese", "sekhmet", "ayiana", "carolyn", "chloe", "denya", "ka'lel", "natania", "shau'nac", "sina",
    "t'akaya", "marell", "daria", "jennifer", "kelmaa", "lindsay", "mala", "ren'al", "adria", "kali",
    "lindsey", "linea", "birra", "morgan", "sha're", "erin", "weaver", "neath", "anteaus", "seevis",
})  # fmt: skip


@dataclass(frozen=True)
class Style:
    """A person's looks. `hair_tone` 0 dark, 1 brown, 2 light, 3 red; `tone` 0 by light, 1 dusky, 2 warm."""

    hair: str = "short"
    hair_tone: int = 0
    tone: int = 0
    warm: float = 0.12
    face: float = 1.0
    jaw: float = 1.0
    brow: bool = False
    beard: bool = False
    glasses: bool = False
    scar: bool = False
    mark: bool = False
    headset: bool = False
    head: str = ""
    dress: str = ""
    lines: bool = False
    soft: bool = False  # fuller lips, thin brows, a slender neck


KNOWN: dict[str, dict[str, object]] = {
    "jack o'neill": {"hair": "short", "hair_tone": 2, "head": "cap", "beard": False, "glasses": False, "jaw": 1.0},
    "young jack": {"hair": "short", "hair_tone": 1, "head": "", "beard": False, "face": 0.94},
    "daniel jackson": {"hair": "side", "hair_tone": 1, "head": "", "glasses": True, "beard": False, "tone": 0},
    "dr. jackson": {"hair": "side", "hair_tone": 1, "head": "", "glasses": True, "beard": True},
    "samantha carter": {"hair": "bob", "hair_tone": 2, "head": "", "beard": False, "headset": False, "glasses": False},
    "replicator carter": {"hair": "bob", "hair_tone": 2, "head": "plates", "beard": False, "face": 0.94},
    "teal'c": {"hair": "bald", "tone": 1, "head": "", "mark": True, "beard": True, "jaw": 1.12},
    "brainwashed teal'c": {"hair": "bald", "tone": 1, "head": "", "mark": True, "beard": False, "jaw": 1.12},
    "bra'tac": {"hair": "bald", "hair_tone": 2, "head": "coif", "mark": True, "beard": True},
    "cameron mitchell": {"hair": "crew", "hair_tone": 1, "head": "", "beard": False, "headset": True, "jaw": 1.08},
    "vala mal doran": {"hair": "tail", "hair_tone": 0, "head": "", "beard": False, "face": 0.94},
    "george hammond": {"hair": "bald", "head": "", "beard": False, "dress": "uniform", "jaw": 1.14, "face": 1.05,
                       "headset": False},
    "hank landry": {"hair": "swept", "hair_tone": 2, "head": "", "dress": "uniform", "face": 1.06, "headset": False,
                    "beard": False, "glasses": False},
    "apophis": {"head": "nemes", "hair": "bald", "beard": False, "tone": 0},
    "ra": {"head": "nemes", "hair": "bald", "beard": False},
    "anubis": {"head": "collar", "hair": "bald", "beard": False},
    "hathor": {"head": "crown", "hair": "long", "hair_tone": 3, "beard": False},
    "yu": {"head": "crown", "hair": "long", "hair_tone": 0, "beard": True},
    "baal": {"head": "", "hair": "short", "hair_tone": 0, "beard": True},
    "osiris": {"head": "circlet", "hair": "long", "hair_tone": 0, "beard": False},
    "robert kinsey": {"hair": "side", "hair_tone": 2, "glasses": True, "beard": False, "dress": "suit"},
    "jacob carter": {"hair": "crew", "hair_tone": 2, "head": "", "beard": False},
    "rodney mckay": {"hair": "short", "hair_tone": 1, "head": "", "beard": False, "face": 1.06},
    "bill lee": {"hair": "side", "hair_tone": 1, "head": "", "glasses": True, "beard": True, "face": 1.06},
    "walter harriman": {"hair": "crew", "head": "", "glasses": True, "headset": True, "beard": False},
    "richard woolsey": {"hair": "bald", "glasses": True, "head": "", "dress": "suit", "beard": False},
    "elizabeth weir": {"hair": "bob", "hair_tone": 1, "head": "", "beard": False},
    "janet fraiser": {"hair": "bob", "hair_tone": 3, "head": "", "beard": False},
    "john sheppard": {"hair": "swept", "hair_tone": 0, "head": "", "beard": False},
    "jonas quinn": {"hair": "swept", "hair_tone": 1, "head": "", "beard": False},
    "adria": {"hair": "long", "hair_tone": 0, "head": "circlet", "beard": False, "face": 0.94},
    "merlin": {"hair": "long", "hair_tone": 2, "head": "hood", "beard": True},
    "gerak": {"hair": "swept", "hair_tone": 2, "tone": 1, "beard": True, "mark": True, "head": ""},
}
ALIENS = frozenset({"thor", "heimdall", "freyr", "aegir", "kvasir", "loki"})
HELMS = frozenset({"kull warrior"})
LIZARDS = frozenset({"chaka"})


def words_of(name: str) -> list[str]:
    """A name in plain lower-case words."""
    return name.lower().replace("’", "'").split()


def kind_of(subject: Subject) -> str:
    """`person`, or what else the card shows: `alien`, `helm`, `lizard`."""
    name = " ".join(words_of(subject.person))
    if "asgard" in subject.traits or name in ALIENS:
        return "person" if name in ("gairwyn", "olaf") else "alien"
    if name in HELMS:
        return "helm"
    return "lizard" if name in LIZARDS else "person"


def style_of(subject: Subject) -> Style:
    """The looks of the person on a card."""
    words = words_of(subject.person or subject.seed)
    chance = Random("person " + " ".join(words))
    style = _by_chance(chance, subject.trait)
    if words and (words[0] in WOMEN or words[-1] in WOMEN):
        style = _woman(style, chance)
    known = KNOWN.get(" ".join(words))
    if known is not None:
        plain = {"headset": False, "glasses": False, "scar": False, "brow": False}
        style = replace(style, **{**plain, **known})  # type: ignore[arg-type]
    return _mended(style, subject)


def _by_chance(chance: Random, trait: str) -> Style:
    style = Style(
        hair=chance.choice(("short", "crew", "side", "swept", "curly", "short", "bald")),
        hair_tone=chance.choice((0, 0, 1, 2, 3)),
        tone=chance.choice((0, 0, 1, 2)),
        warm=chance.uniform(0.04, 0.2),
        face=chance.uniform(0.94, 1.06),
        jaw=chance.uniform(0.9, 1.16),
        brow=chance.random() < 0.4,
        beard=chance.random() < 0.3,
        glasses=chance.random() < 0.2,
        scar=chance.random() < 0.15,
    )
    worn = _WORN.get(trait, lambda c: {})(chance)
    return replace(style, **worn)  # type: ignore[arg-type]


def _woman(style: Style, chance: Random) -> Style:
    hair = chance.choice(("long", "bob", "tail", "long", "swept"))
    head = "" if style.head in ("nemes", "cap") else style.head
    return replace(style, hair=hair, beard=False, jaw=0.9, face=0.94, head=head, brow=False, scar=False, soft=True)


def _mended(style: Style, subject: Subject) -> Style:
    if style.hair in LONG:
        style = replace(style, beard=style.beard and style.head in ("hood", "crown"))
    if "jaffa" in subject.traits and subject.person.lower() != "teal'c":
        style = replace(style, mark=True)
    return style


def _sgc(chance: Random) -> dict[str, object]:
    head = chance.choice(("cap", "beret", "", "", "helmet"))
    return {"head": head, "headset": not head and chance.random() < 0.5, "beard": chance.random() < 0.12}


def _russian(chance: Random) -> dict[str, object]:
    return {"head": chance.choice(("ushanka", "ushanka", "beret", "")), "beard": chance.random() < 0.3}


def _jaffa(chance: Random) -> dict[str, object]:
    hair = chance.choice(("bald", "crew", "swept"))
    return {"head": chance.choice(("coif", "coif", "", "band")), "hair": hair, "mark": True,
            "beard": chance.random() < 0.4, "glasses": False, "tone": chance.choice((0, 1, 2))}  # fmt: skip


def _tokra(chance: Random) -> dict[str, object]:
    return {"head": chance.choice(("hood", "circlet", "", "band")), "glasses": False}


def _suit(chance: Random) -> dict[str, object]:
    return {"hair": chance.choice(("side", "swept", "short", "bald")), "glasses": chance.random() < 0.4,
            "hair_tone": chance.choice((0, 2, 2, 1)), "beard": chance.random() < 0.15}  # fmt: skip


def _goauld(chance: Random) -> dict[str, object]:
    head = chance.choice(("nemes", "crown", "collar", "circlet", "horns", "fan"))
    return {"head": head, "hair": chance.choice(("bald", "crew", "swept")), "glasses": False,
            "beard": chance.random() < 0.4}  # fmt: skip


def _ori(chance: Random) -> dict[str, object]:
    return {"head": chance.choice(("hood", "cowl", "cowl")), "lines": True, "hair": "bald", "glasses": False,
            "beard": chance.random() < 0.2}  # fmt: skip


def _robed(chance: Random) -> dict[str, object]:
    return {"head": chance.choice(("circlet", "hood", "")), "hair": chance.choice(("swept", "long", "short")),
            "glasses": False}  # fmt: skip


def _machine(chance: Random) -> dict[str, object]:
    return {"head": "plates", "beard": False, "glasses": False, "hair": chance.choice(("short", "bald", "crew"))}


_WORN = {
    "sgc": _sgc, "russian": _russian, "jaffa": _jaffa, "tok'ra": _tokra, "nid": _suit, "political": _suit,
    "goa'uld": _goauld, "ori": _ori, "ancient": _robed, "atlantis": _sgc, "replicator": _machine,
}  # fmt: skip
