"""The golden texts: every word of the language of Weiß Schwarz in both languages, and what each icon does.

`python -m tests.weiss.golden_weiss_texts` writes them anew, to be read as a difference before it is committed. The
cards stay out of it: they change too often.
"""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.content.shape import adapter
from game.weiss.ability_data import AbilityData, Text
from game.weiss.ability_text import icon_text, told
from game.weiss.cards import ICONS

FOLDER = Path(__file__).parent / "golden"
CASES = FOLDER / "text_cases.yaml"
TEXTS = FOLDER / "texts.yaml"
CODES = ("en", "es")


@cache
def cases() -> dict[str, tuple[str, Text]]:
    """Kind of card and text by what they show."""
    raw: list[dict[str, Any]] = yaml.safe_load(CASES.read_text(encoding="utf-8"))
    return {one["shows"]: (one["of"], adapter(AbilityData).validate_python(one["text"])) for one in raw}


@cache
def texts() -> dict[str, Any]:
    """Everything the golden file holds."""
    return {
        "language": {
            shows: {code: told("", text, kind, code).line for code in CODES} for shows, (kind, text) in cases().items()
        },
        "icons": {icon: {code: icon_text(icon, code) for code in CODES} for icon in ICONS},
    }


def golden() -> dict[str, Any]:
    """What it holds now."""
    found: dict[str, Any] = yaml.safe_load(TEXTS.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    TEXTS.write_text(yaml.safe_dump(texts(), allow_unicode=True, sort_keys=False, width=1000), encoding="utf-8")
