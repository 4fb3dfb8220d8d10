"""Players made of rules of thumb. A bot gets a view, never the position.

A bot is a callable `bot(view, budget, rng) -> answer`: one of the answers open in the view, whose `ask` must be
the viewer's own. A bot may keep in mind what it is in the middle of; `bot_named` makes a fresh one.
"""

from game.core.bots.bot import BOTS, Bot, Budget, bot_named

__all__ = ["BOTS", "Bot", "Budget", "bot_named"]
