"""Abilities as data: the language they are written in, the interpreter that runs them, the texts made from them.

A game registers its words (`language.Language`) and its own operations; it puts `PROCEDURES` and `ASKS` among its
own. Nothing in here knows any game.
"""

from game.core.effects import modifiers as _modifiers  # noqa: F401  (numbers that abilities may change are read there)
from game.core.effects.interpreter import EFFECTS, choices
from game.core.effects.triggers import TRIGGERS, orders

PROCEDURES = {"effects": EFFECTS, "triggers": TRIGGERS}
"""The procedures that run effects and waiting triggers."""

ASKS = {"choose": choices, "choose_hidden": choices, "order": orders}
"""The asks of effects, with the functions that list their options."""
