"""The golden texts: every word of the ability language in both languages, and every shipped ability.

`python -m tests.core.golden_texts` writes them anew, to be read as a difference before it is committed.
"""

from pathlib import Path
from typing import Any

import yaml

from game.clix.ability_data import AbilityData
from game.clix.ability_text import LANGUAGE
from game.clix.world import shipped
from game.content.shape import adapter
from game.core.effects.shapes import Ability
from game.core.effects.text import text_of

FOLDER = Path(__file__).parent / "golden"
CASES = FOLDER / "text_cases.yaml"
TEXTS = FOLDER / "texts.yaml"


def cases() -> dict[str, Ability]:
    """The cases by what they show."""
    found = {}
    for case in yaml.safe_load(CASES.read_text()):
        data = {"id": "it", "name": {"en": "It", "es": "Ello"}, **case["ability"]}
        found[case["shows"]] = adapter(AbilityData).validate_python(data)
    return found


def both(ability: Ability) -> dict[str, str]:
    """The text of an ability by language."""
    return {code: text_of(LANGUAGE, ability, code) for code in ("en", "es")}


def texts() -> dict[str, Any]:
    """Everything the golden file holds."""
    return {
        "language": {shows: both(ability) for shows, ability in cases().items()},
        "clix": {name: both(ability) for name, ability in shipped().abilities.items()},
    }


def golden() -> dict[str, Any]:
    """What it holds now."""
    found: dict[str, Any] = yaml.safe_load(TEXTS.read_text())
    return found


if __name__ == "__main__":
    TEXTS.write_text(yaml.safe_dump(texts(), allow_unicode=True, sort_keys=False, width=1000))
