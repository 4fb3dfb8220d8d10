"""Numbers as they are now: power, soul, level, cost; the level and the colours of a player."""

from game.core.effects import modifiers as core
from game.core.effects.in_force import NOBODY, concerns
from game.weiss.cards import Card
from game.weiss.position import WeissPosition, owner_of

UNCHANGED: list[core.Change] = []


def card_of(position: WeissPosition, name: str) -> Card:
    """What the card prints."""
    found: Card = position.world.printed[name]
    return found


def changes(position: WeissPosition, stat: str, thing: str) -> list[core.Change]:
    """What texts add to a number of a card now; what it becomes is told as the difference to what is printed."""
    also = NOBODY
    if stat == "cost":
        rows = position.world.powers.own[thing].get(("modify", "cost"))
        also = [(thing, owner_of(position, thing), rows)] if rows else NOBODY
    if not also and not position.lasting and not concerns(position, "modify", stat, thing):
        return UNCHANGED
    return core.changes(position, stat, thing, also=also)


def is_forbidden(position: WeissPosition, act: str, thing: str) -> bool:
    """Whether a text says that it can't be done; that beats whatever allows it."""
    if not position.lasting and ("forbid", act) not in position.world.powers.marks:
        return False
    return core.forbidden(position, act, thing) is not None


def _now(position: WeissPosition, stat: str, name: str, printed: int) -> int:
    found = changes(position, stat, name)
    return max(0, printed + sum([change for change, _key, _whose in found])) if found else printed


def power(position: WeissPosition, name: str) -> int:
    """A character's power now."""
    return _now(position, "power", name, position.world.printed[name].power)


def soul(position: WeissPosition, name: str) -> int:
    """A character's soul now."""
    return _now(position, "soul", name, position.world.printed[name].soul)


def level(position: WeissPosition, name: str) -> int:
    """A card's level now."""
    return _now(position, "level", name, position.world.printed[name].level)


def cost(position: WeissPosition, name: str) -> int:
    """What a card in hand costs now; its own text counts as well."""
    return _now(position, "cost", name, position.world.printed[name].cost)


def level_of(position: WeissPosition, seat: str) -> int:
    """A player's level."""
    return len(position.players[seat].level)


def experience(position: WeissPosition, seat: str) -> int:
    """The levels of the cards in a player's level zone, added up."""
    printed = position.world.printed
    return sum([printed[name].level for name in position.players[seat].level])


def colors(position: WeissPosition, seat: str) -> set[str]:
    """The colours that a player has in clock and level."""
    player, printed = position.players[seat], position.world.printed
    return {printed[name].color for name in player.clock + player.level}
