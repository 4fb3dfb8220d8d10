"""The page about the language of effects, made from the language itself and from texts that scenarios play.

`python -m tests.effects.effects_page` writes it anew.
"""

from collections.abc import Mapping

from tests.effects.examples import GAMES, TOP, Example, Told, chosen
from tests.effects.language_words import Word, keys_of, vocabulary, word_of

PAGE = TOP / "docs" / "effects.md"
HEAD = """# Effects: the language of cards and abilities

Made by `python -m tests.effects.effects_page` from the language itself. Every example is a text on a card that the
scenario beside it plays: it passes with the text and fails without it, and the tests see to both. The two lines under
an example are its printed text, which the program writes from the data.

What a card does is data. A text (an entry of `abilities`) has these keys:

| key | |
|---|---|
| `when` | a trigger; in Stargate also a condition, and then it works while that holds |
| `cost` | what using it costs; then it is activated: by its number on the card, or in clix by its name |
| neither | it is continuous: it works all the time and only changes numbers, forbids or charges |
| `if` | conditions, all of them |
| `limit` | `once_per_turn`, counted for each bearer |
| `effects` | what it does, in order |
| `until` | how long what lasts lasts; wanted where something lasts, and only there |

**Where.** In Stargate TCG the texts stand on the card. `[]` is a card that prints none; where the key is left out the
text is not known and not enforced, and the program says so. In Halo ActionClix shared abilities stand in
`data/clix/abilities.yaml` with an `id` and a `name`, and a figure has `{use: ID}`; an ability of one figure alone
stands in its `abilities`. A `color` switches it on only on the clicks of the dial that show the colour.

**Whose.** `card` is `self`, a role in what happened (ROLES), a name that `as` gave, or a selector
`{zone: ZONE, whose: you | opponent | any, where: {FILTER: VALUE, ...}}`. An effect does not count itself.

**Numbers.** `2`, or one of the mappings under *Numbers*. A number is the printed one, then what it becomes, then plus
and minus, then 0 at least (the damage a unit takes is never brought under 1). "Can't" beats "can". In Stargate
`skills` lifts every skill that a character has, and a skill by its name is given to who lacks it.

`python main.py check` names every mistake with file, line and column.

For programmers: the language is in `game/core/effects/` and knows no game. A game gives it its words
(`language.Language`) and its own operations and nouns: `game/stargate/ability_*.py`, `game/clix/ability_*.py`.
"""
TITLES = {
    "trigger": ("Triggers", "under `when`"),
    "condition": ("Conditions", "under `if`, told by the key"),
    "fact": ("Facts", "under `fact` in a comparison"),
    "number": ("Numbers", "told by the key"),
    "stat": ("Stats", "under `stat`"),
    "zone": ("Zones", "under `zone` in a selector"),
    "whose": ("Sides", "under `whose` in a selector"),
    "filter": ("Filters", "under `where` in a selector"),
    "until": ("Durations", "under `until`"),
    "forbid": ("What can be forbidden", "under `act` of `forbid`"),
    "charge": ("What can cost more", "under `act` of `charge`"),
    "attack_kind": ("Kinds of attack", "under `attacking` and `attacked`"),
    "counter": ("Counters", "under `counter` of `give`"),
}
ABOUT = {
    "won": "Missions won this turn.",
    "failed": "Missions failed this turn.",
    "missions_over": "Missions resolved this turn.",
    "power": "The power that the text's player has.",
    "moved": "Squares walked before this attack.",
    "distance": "Squares between attacker and target, as a king moves.",
}
ZONES = {
    "team": "Team characters.",
    "supports": "Support characters.",
    "characters": "Team and support characters.",
    "gear": "Gear cards.",
    "assigned": "Characters assigned to the mission at hand.",
    "obstacles": "Obstacles at the mission.",
    "complications": "Complications at the mission.",
    "adversaries": "Adversaries in play.",
    "assigned_adversary": "The adversary assigned to the mission.",
    "mission": "The mission at hand.",
    "next_mission": "The next mission of this turn.",
    "glyphs": "Mission cards under characters.",
    "won": "Missions won this turn.",
    "failed": "Missions failed this turn.",
    "hand": "The hand; a choice from it is shown to nobody else.",
    "discard": "The discard pile.",
    "players": "The players themselves.",
    "units": "Units on the map.",
}
SLOTS = {
    "any": "Any attack.",
    "weapon": "A shot or melee.",
    "shot": "A shot that is not melee.",
    "melee": "An attack with a melee weapon.",
    "grenade": "A grenade.",
    "special": "An attack of an ability's own.",
    "grenades": "Grenade tokens.",
    "upgrades": "Upgrade counters.",
}
MORE: Mapping[str, Mapping[str, str]] = {"fact": ABOUT, "zone": ZONES, "attack_kind": SLOTS, "counter": SLOTS}


def shown(told: Told, example: Example) -> str:
    """An example: the data, both texts, the scenario."""
    said = [f"# {told.tell(example, code)}" for code in ("en", "es")]
    return "\n".join(["```yaml", example.written, *said, f"# played in tests/scenarios/{example.file}", "```"])


def operations(told: Told, examples: Mapping[Word, Example | None]) -> list[str]:
    """Every operation with its keys and its example."""
    lines = [f"\n## {told.name}: operations\n", "A key in brackets may be left out."]
    about = vocabulary(told.language)
    for kind in told.language.operations:
        word = word_of(kind)
        example = examples["operation", word]
        assert example, f"{told.name}: no scenario plays {word}"
        lines.append(f"\n**`{word}`**: {about['operation', word]}\n")
        lines += [f"- `{key}`: {said}" for key, said in keys_of(kind)]
        lines.append(f"\n{shown(told, example)}")
    return lines


def tables(told: Told, examples: Mapping[Word, Example | None]) -> list[str]:
    """Every other word, kind by kind, with its meaning and its example."""
    lines = []
    words = vocabulary(told.language)
    for kind, (title, where) in TITLES.items():
        having = [word for one, word in words if one == kind]
        if having:
            lines.append(f"\n## {told.name}: {title.lower()}\n\nStand {where}.")
        for word in having:
            example = examples[kind, word]
            assert example, f"{told.name}: no scenario plays {kind} {word}"
            about = words[kind, word] or MORE[kind][word]
            lines.append(f"\n**`{word}`**: {about}\n\n{shown(told, example)}")
    return lines


def page() -> str:
    """The whole page."""
    roles = ", ".join(f"`{role}`" for told in GAMES for role in told.language.roles)
    lines = [HEAD.replace("ROLES", roles)]
    for told in GAMES:
        examples = chosen(told.name)
        lines += [*operations(told, examples), *tables(told, examples)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
