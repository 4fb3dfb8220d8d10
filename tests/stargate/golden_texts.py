"""The golden texts: every word of the language of cards in both languages, and every card with a text.

`python -m tests.stargate.golden_texts` writes them anew, to be read as a difference before it is committed.
"""

from pathlib import Path
from typing import Any

import yaml

from game.content.shape import adapter
from game.core.effects.shapes import Paragraph
from game.stargate.ability_data import AbilityData
from game.stargate.ability_text import paragraph_text
from game.stargate.world import shipped

FOLDER = Path(__file__).parent / "golden"
CASES = FOLDER / "text_cases.yaml"
TEXTS = FOLDER / "texts.yaml"


def raw_cases() -> list[dict[str, Any]]:
    """The cases as they stand: `shows`, `of` (the kind of card) and `text`."""
    found: list[dict[str, Any]] = yaml.safe_load(CASES.read_text(encoding="utf-8"))
    return found


def cases() -> dict[str, tuple[str, Paragraph]]:
    """Kind of card and paragraph by what they show."""
    return {one["shows"]: (one["of"], adapter(AbilityData).validate_python(one["text"])) for one in raw_cases()}


def cards() -> dict[str, tuple[str, list[Paragraph]]]:
    """Kind and paragraphs of every shipped card that has any."""
    models = shipped().models.values()
    return {one.id: (one.kind, one.abilities) for one in models if one.abilities}


def both(paragraph: Paragraph, kind: str) -> dict[str, str]:
    """The text of a paragraph by language."""
    return {code: paragraph_text(paragraph, kind, code) for code in ("en", "es")}


def texts() -> dict[str, Any]:
    """Everything the golden file holds."""
    return {
        "language": {shows: both(text, kind) for shows, (kind, text) in cases().items()},
        "cards": {name: [both(text, kind) for text in several] for name, (kind, several) in cards().items()},
    }


def golden() -> dict[str, Any]:
    """What it holds now."""
    found: dict[str, Any] = yaml.safe_load(TEXTS.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    TEXTS.write_text(yaml.safe_dump(texts(), allow_unicode=True, sort_keys=False, width=1000), encoding="utf-8")
