"""The page about the language of cards, made from the language itself and the cases of the golden texts.

`python -m tests.stargate.language_page` writes it anew.
"""

import re
from collections.abc import Iterable
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import yaml

from game.stargate.ability_text import LANGUAGE
from tests.stargate.golden_texts import both, cases, raw_cases

PAGE = Path(__file__).parents[2] / "docs" / "card_abilities.md"
HEAD = """# Abilities of cards: the language

Made by `python -m tests.stargate.language_page` from the language itself; every example is a case of the tests.

A card of Stargate TCG has `abilities`, a list of paragraphs; `[]` where it prints none. Where the key is left out the
text is not known and not enforced, and the program says so. A paragraph has these keys:

| key | |
|---|---|
| `when` | a trigger, or a condition that it works while |
| `cost` | what using it costs; then it is activated, by its number on the card |
| `if` | conditions, all of them |
| `limit` | `once_per_turn` |
| `effects` | what it does, in order |
| `until` | how long what lasts lasts |

`card` is `self`, `card` (the one that a trigger or an extra cost is about), a name given by `as`, or a selector
`{zone: ..., whose: you | opponent | any, where: {...}}`. A number is `2`, `{count: SELECTOR}`,
`{stat: glyphs, of: NAME}` or `{sum: [...]}`. It is the printed one, then what it becomes, then plus and minus, then
0 at least. "Can't" beats "can".
`skills` lifts every skill that a character has; a skill by its name is given to who lacks it.
"""


def table(title: str, words: Iterable[tuple[str, str]]) -> list[str]:
    """A heading and a table of words with what they mean."""
    return [f"\n## {title}\n", "| word | |", "|---|---|", *(f"| `{word}` | {about} |" for word, about in words)]


def word_of(operation: Any) -> str:
    """What stands under `do`."""
    found: str = operation.__dataclass_fields__["do"].type.__args__[0]
    return found


def keys_of(operation: Any) -> str:
    """The keys of an operation but `do`, those that may be left out in brackets."""
    names = []
    for one in fields(operation):
        if one.name == "do":
            continue
        name = one.name.removesuffix("_")
        needed = one.default is MISSING and one.default_factory is MISSING
        names.append(name if needed else f"[{name}]")
    return " ".join(names)


def example_of(word: str) -> str:
    """The first case that uses the operation: its data and both texts."""
    found = next(one for one in raw_cases() if re.search(rf"do': '{word}'", str(one["text"])))
    kind, paragraph = cases()[found["shows"]]
    data = yaml.safe_dump(found["text"], default_flow_style=True, width=100, sort_keys=False).strip()
    said = both(paragraph, kind)
    return f"```yaml\n{data}\n# {said['en']}\n# {said['es']}\n```"


def operations() -> list[str]:
    """Every operation with its keys and an example."""
    lines = ["\n## Operations"]
    for one in LANGUAGE.operations:
        word = word_of(one)
        about = (one.__doc__ or "").split("\n")[0]
        where = {"cost": " Only as a cost.", "continuous": " All the time."}.get(one.kind, "")
        where += " Also as a cost." if getattr(one, "pays", False) else ""
        lines.append(f"\n**`{word}`** {keys_of(one)}: {about}{where}\n\n{example_of(word)}")
    return lines


def conditions() -> list[tuple[str, str]]:
    """The keys that tell a condition."""
    return [(key, (kind.__doc__ or "").split("\n")[0]) for key, kind in LANGUAGE.conditions.items()]


def page() -> str:
    """The whole page."""
    lines = [HEAD, *operations()]
    lines += table("Triggers", ((word, one.about) for word, one in LANGUAGE.triggers.items()))
    lines += table("Conditions", conditions())
    lines += table("Numbers", ((word, one.about) for word, one in LANGUAGE.stats.items()))
    lines += table("Facts", ((word, "") for word in LANGUAGE.facts))
    lines += table("Filters", ((word, one.about) for word, one in LANGUAGE.filters.items()))
    lines += table("Durations", ((word, one.about) for word, one in LANGUAGE.untils.items()))
    lines += table("What can be forbidden", LANGUAGE.forbids.items())
    lines += table("What can cost more", LANGUAGE.charges.items())
    lines += ["\nZones: " + ", ".join(f"`{zone}`" for zone in LANGUAGE.zones) + "."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
