"""The abilities that the rules themselves give: what each trigger icon does, and the encore of every character.

Written as cards write theirs. Source: the reminder texts of the icons; CR 10.2 (encore).
"""

from functools import lru_cache
from typing import Any

from game.core.effects.ready import Ready, make_ready

_OWN_CHARACTER = {"zone": "waiting_room", "whose": "you", "where": {"kind": "character"}}
_TOP_TO_STOCK = {"do": "may", "effects": [{"do": "deal", "to": "stock"}]}

RULES: dict[str, dict[str, Any]] = {
    "encore": {"when": "leaves", "effects": [{"do": "encore", "cost": [{"do": "pay", "stock": 3}]}]},
    "soul": {
        "when": "trigger_check",
        "effects": [{"do": "modify", "stat": "soul", "by": 1, "card": {"zone": "attacker"}}],
        "until": "turn_end",
    },
    "comeback": {
        "when": "trigger_check", "effects": [{"do": "take", "card": _OWN_CHARACTER, "count": 1, "may": True}],
    },
    "gate": {
        "when": "trigger_check",
        "effects": [
            {
                "do": "take", "count": 1, "may": True,
                "card": {"zone": "waiting_room", "whose": "you", "where": {"kind": "climax"}},
            },
        ],
    },
    "treasure": {"when": "trigger_check", "effects": [{"do": "take", "card": "card"}, _TOP_TO_STOCK]},
    "choice": {
        "when": "trigger_check",
        "effects": [
            {
                "do": "choose", "as": "chosen_one", "may": True,
                "from": {"zone": "waiting_room", "whose": "you", "where": {"kind": "character", "icon": "soul"}},
            },
            {
                "do": "if", "that": [{"chosen": "chosen_one"}],
                "then": [
                    {
                        "do": "either", "words": ["hand", "stock"],
                        "of": [[{"do": "take", "card": "chosen_one"}], [{"do": "stock", "card": "chosen_one"}]],
                    },
                ],
            },
        ],
    },
    "standby": {
        "when": "trigger_check",
        "effects": [
            {
                "do": "choose", "as": "chosen_one", "may": True,
                "from": {"zone": "waiting_room", "whose": "you", "where": {"kind": "character", "level_up_to": 1}},
            },
            {"do": "place", "card": "chosen_one", "to": "any", "rested": True},
        ],
    },
    "draw": {"when": "trigger_check", "effects": [{"do": "may", "effects": [{"do": "draw"}]}]},
    "return": {
        "when": "trigger_check",
        "effects": [{"do": "take", "card": {"zone": "stage", "whose": "opponent"}, "count": 1, "may": True}],
    },
    "shot": {"when": "trigger_check", "effects": [{"do": "shot"}]},
    "shot_damage": {"when": "damage_cancelled", "effects": [{"do": "damage", "count": 1}]},
    "pool": {"when": "trigger_check", "effects": [_TOP_TO_STOCK]},
}  # fmt: skip
"""By the icon, and `encore`; `shot_damage` is what a shot does when it comes to it."""


@lru_cache(maxsize=1)
def built_in() -> dict[str, Ready]:
    """Each compiled, by its key: `encore/1`."""
    from game.content.shape import adapter
    from game.weiss.ability_data import AbilityData

    check = adapter(AbilityData)
    return {f"{name}/1": make_ready(f"{name}/1", check.validate_python(one)) for name, one in RULES.items()}
