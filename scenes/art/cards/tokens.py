"""The colours of cards, and which words stand on which: a test computes each pair.

Knows numbers only. Light paper is a hero's, dark paper a villain's, so that the side shows in grey as well.
"""

from scenes.art.palette import Ink, Rgb, lighter, mix, rgb

NIGHT: Ink = "#0b1018"  # what bars are mixed into
GOLD: Ink = "#e3b45a"
CREAM: Ink = "#fff8ea"
IVORY: Ink = "#fff3d6"
QUIET: Ink = "#dfe6ee"
FOOT: Ink = "#dcd3c2"
INK: Ink = "#1a2028"
SEAL_INK: Ink = "#14100a"
STARLIGHT: Ink = "#fdf3d4"

FRAMES: dict[str, Ink] = {
    "team": "#2b5c8f",
    "support": "#2f7264",
    "gear": "#80602f",
    "event": "#664b96",
    "mission": "#1f6475",
    "obstacle": "#8b3a2b",
    "adversary": "#71234a",
    "ship": "#44587a",
}
VILLAIN = frozenset({"obstacle", "adversary"})

SKILLS = ("culture", "science", "combat", "ingenuity")
SKILL_INKS: dict[str, Ink] = {
    "culture": "#e9bd45",
    "science": "#5fb37c",
    "combat": "#e0604e",
    "ingenuity": "#5b9fd8",
}
GLYPHS = ("gemini", "libra", "orion", "pisces", "scorpius", "triangulum")

LIGHT_PAPER: tuple[Ink, Ink] = ("#f6efe1", "#ece2cd")
DARK_PAPER: tuple[Ink, Ink] = ("#33262d", "#261b21")
LIGHT_KEY: Ink = "#7a3413"
DARK_TEXT: Ink = "#f3e9df"
DARK_KEY: Ink = "#ffc98f"
LIGHT_QUIET: Ink = "#5d5340"
DARK_QUIET: Ink = "#c9b5aa"

BETTER: Ink = "#7fe0c2"
WORSE: Ink = "#ff9a7a"
BASE: Ink = "#aab4be"
CHIP: Ink = "#121a24"
CHIP_TEXT: Ink = "#fff6e8"
CHIP_QUIET: Ink = "#9aa5b0"
PILL: Ink = "#f0e3c8"
ON_FELT: Ink = "#c4cec7"
STOPPED: Ink = "#8d2f1c"
BLOCKED: Ink = "#5b3a86"
CALL: Ink = "#f2b134"
BOOST: Ink = "#1d6b57"
SPINE: tuple[Ink, Ink] = ("#1d2f49", "#101a2b")


def is_villain(kind: str) -> bool:
    """Whether a kind of card has the dark paper."""
    return kind in VILLAIN


def bar(kind: str, share: float) -> Rgb:
    """A bar of the frame: its colour with `share` of the night in it."""
    return mix(FRAMES[kind], NIGHT, share)


def hairline(kind: str) -> Rgb:
    """The thin bright line under a title bar."""
    return rgb(GOLD) if kind == "team" else lighter(FRAMES[kind], 0.45)


def paper(kind: str) -> tuple[Ink, Ink]:
    """The paper's two colours, top and bottom."""
    return DARK_PAPER if is_villain(kind) else LIGHT_PAPER


def text_pairs() -> list[tuple[str, Ink, Ink]]:
    """Every pair of words and what they stand on: where, the words' colour, the lightest or darkest ground."""
    pairs: list[tuple[str, Ink, Ink]] = []
    for kind in FRAMES:
        night = is_villain(kind)
        for share in (0.30, 0.55):
            pairs.append((f"{kind} title", CREAM, bar(kind, share)))
        pairs += [(f"{kind} subtitle", QUIET, bar(kind, 0.30)), (f"{kind} type", IVORY, bar(kind, 0.45))]
        pairs += [(f"{kind} trait below", PILL, bar(kind, 0.45)), (f"{kind} footer", FOOT, bar(kind, 0.45))]
        for ground in paper(kind):
            pairs.append((f"{kind} rules", DARK_TEXT if night else INK, ground))
            pairs.append((f"{kind} key words", DARK_KEY if night else LIGHT_KEY, ground))
            pairs.append((f"{kind} reminder", DARK_QUIET if night else LIGHT_QUIET, ground))
    pairs += [("trait", INK, PILL), ("spine", STARLIGHT, SPINE[0]), ("chip", CHIP_TEXT, CHIP)]
    pairs += [("chip of nothing", CHIP_QUIET, CHIP), ("chip better", BETTER, CHIP), ("chip worse", WORSE, CHIP)]
    pairs += [("chip base", BASE, CHIP), ("hero seal", CHIP_TEXT, "#16212f"), ("villain seal", CHIP_TEXT, "#2a1119")]
    pairs += [(f"{skill} seal", SEAL_INK, ink) for skill, ink in SKILL_INKS.items()]
    pairs += [("stopped", "#ffffff", STOPPED), ("blocked", "#ffffff", BLOCKED), ("boost", "#ffffff", BOOST)]
    pairs += [("assigned", "#ffffff", "#1f5f7f"), ("count", "#f2efe6", "#0b1118")]
    return pairs
