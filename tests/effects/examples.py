"""The examples of the page about effects: texts on cards that a scenario plays.

For each word of a language: the shortest text that uses it, on the card of a scenario that passes with that text and
fails without it. Knows where each game keeps its scenarios and its cards.
"""

import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.clix import ability_data as clix_data
from game.clix import ability_text as clix_text
from game.content.shape import adapter
from game.core.effects.language import Language
from game.core.effects.text import text_of
from game.core.scenario import run_file
from game.stargate import ability_data as stargate_data
from game.stargate import ability_text as stargate_text
from tests.effects.language_words import Word, used_in, vocabulary

TOP = Path(__file__).parents[2]
SCENARIOS = TOP / "tests" / "scenarios"
Data = dict[str, Any]


@dataclass(frozen=True)
class Example:
    """A text as it is written, on a card (of that kind), and the scenario that plays it; the same without it."""

    file: str
    kind: str
    text: Data
    without: str
    card: str = ""

    def __hash__(self) -> int:
        return hash((self.file, self.card, self.written))

    @property
    def written(self) -> str:
        """The data as a card file holds it."""
        said: str = yaml.safe_dump(self.text, default_flow_style=True, width=100, sort_keys=False)
        return said.strip()


@dataclass(frozen=True)
class Told:
    """A game with a language of effects: how its texts are read and told, and where its scenarios have them."""

    name: str
    language: Language
    read: Callable[[Example], Any]
    tell: Callable[[Example, str], str]
    examples: Callable[[], list[Example]]


def _raw(pattern: str) -> Iterator[Data]:
    """What stands in the data files of a pattern, file by file."""
    for path in sorted(TOP.glob(pattern)):
        yield from yaml.safe_load(path.read_text(encoding="utf-8"))


def _without(scenario: Data, cards: list[Data]) -> str:
    """The scenario with those cards in place of others of their names."""
    names = {one["id"] for one in cards}
    kept = [one for one in scenario.get("cards", []) if one["id"] not in names]
    return yaml.safe_dump({**scenario, "cards": [*kept, *cards]}, sort_keys=False)


# -- Stargate: a text stands on a shipped card or on the scenario's own ------------------------------------------


@cache
def _shipped_cards() -> dict[str, Data]:
    return {card["id"]: card for card in _raw("data/stargate/cards/*.yaml")}


def _cards_of(scenario: Data, words: str) -> list[Data]:
    """The cards with texts of a scenario: its own, and the shipped ones that it names."""
    own = scenario.get("cards", [])
    named = set(re.findall(r"\w+", words))
    shipped = [card for name, card in _shipped_cards().items() if name in named]
    return [card for card in [*own, *shipped] if card.get("abilities")]


def stargate_examples() -> list[Example]:
    """Every text of every card that a scenario of Stargate deals."""
    found = []
    for path in sorted((SCENARIOS / "stargate").glob("*.yaml")):
        words = path.read_text(encoding="utf-8")
        scenario = yaml.safe_load(words)
        for card in _cards_of(scenario, words):
            for number, text in enumerate(card["abilities"]):
                bare = copy.deepcopy(card)
                del bare["abilities"][number]
                bare_story = _without(scenario, [bare])
                found.append(Example(f"stargate/{path.name}", card["kind"], text, bare_story, card["id"]))
    return found


def _stargate_read(example: Example) -> Any:
    return adapter(stargate_data.AbilityData).validate_python(example.text)


def _stargate_tell(example: Example, code: str) -> str:
    return stargate_text.paragraph_text(_stargate_read(example), example.kind, code)


# -- clix: a text is shared, or stands on the figure of a scenario ------------------------------------------------


@cache
def _shared() -> dict[str, Data]:
    return {one["id"]: one for one in _raw("data/clix/abilities.yaml")}


def _bearers(scenario: Data) -> Iterator[list[Data]]:
    """The abilities of each unit whose card is written in the scenario."""
    units = scenario.get("position", {}).get("units", {}).values()
    for card in [*(unit.get("card") for unit in units), *scenario.get("cards", [])]:
        if isinstance(card, dict) and card.get("abilities"):
            yield card["abilities"]


def clix_examples() -> list[Example]:
    """Every ability of every figure that a scenario of clix writes."""
    found = []
    for path in sorted((SCENARIOS / "clix").glob("*.yaml")):
        scenario = yaml.safe_load(path.read_text(encoding="utf-8"))
        uses = {yaml.safe_dump(use): use for abilities in _bearers(scenario) for use in abilities}
        for use in uses.values():
            bare = copy.deepcopy(scenario)
            for abilities in _bearers(bare):
                abilities[:] = [one for one in abilities if one != use]
            text = _shared()[use["use"]] if "use" in use else {k: v for k, v in use.items() if k not in ("on", "color")}
            found.append(Example(f"clix/{path.name}", "", text, yaml.safe_dump(bare, sort_keys=False)))
    return found


def _clix_read(example: Example) -> Any:
    return adapter(clix_data.AbilityData).validate_python(example.text)


def _clix_tell(example: Example, code: str) -> str:
    return text_of(clix_text.LANGUAGE, _clix_read(example), code)


GAMES = [
    Told("Stargate TCG", stargate_text.LANGUAGE, _stargate_read, _stargate_tell, stargate_examples),
    Told("Halo ActionClix", clix_text.LANGUAGE, _clix_read, _clix_tell, clix_examples),
]


ABOUT_TEXTS = re.compile("/(card|language|ability)_")
"""The scenarios that are about a text come first."""


@cache
def proves(example: Example) -> bool:
    """Whether the scenario fails once the text is taken off the card."""
    return not run_file(example.without).ok


@cache
def chosen(name: str) -> dict[Word, Example | None]:
    """The example of each word of a game's language; None for a word that no scenario plays."""
    told = next(one for one in GAMES if one.name == name)
    found = [(example, set(used_in(told.language, told.read(example)))) for example in told.examples()]
    found.sort(key=lambda one: (not ABOUT_TEXTS.search(one[0].file), len(one[0].written), one[0].file))
    return {
        word: next((one for one, words in found if word in words and proves(one)), None)
        for word in vocabulary(told.language)
    }
