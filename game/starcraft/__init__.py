"""StarCraft: The Board Game, as one object. Sources: its guide and the rules of record."""

from typing import Any

from game.core.game import Game
from game.core.position import Values
from game.starcraft import acts, bot, concession, describe, planning, setup, turn, wishes, words, world
from game.starcraft.arrange import arrange
from game.starcraft.position import StarcraftPosition


def _owns(position: StarcraftPosition, path: list[str], seat: str) -> bool:
    """Event cards are read by their owner in their step only."""
    return position.phase == "events" and path[1] == seat


SEES: dict[str, Any] = {
    **dict.fromkeys(
        (
            "first_player", "stage", "planets", "routes", "stacks", "made", "bases", "depletion", "transports",
            "battle", "executing", "event_discard", "end_cards", "frames.*.*",
        ),
        "all",
    ),
    **dict.fromkeys(("units", "routes", "players"), "all"),
    **{f"units.*.{name}": "all" for name in ("unit", "owner", "at")},
    **{f"routes.*.{name}": "all" for name in ("between", "z_axis", "slots")},
    **{f"players.*.{name}": "all" for name in describe.OPEN},
    **dict.fromkeys(("players.*.hand", "players.*.orders", "players.*.placed"), "owner"),
    **dict.fromkeys(("players.*.deck", "event_deck.*", "event_removed.*"), "nobody"),
    **dict.fromkeys(("players.*.events", "event_deck", "event_removed"), "all"),
    "players.*.events.*": _owns,
    **{f"battle.{name}": "all" for name in ("at", "attacker", "defender", "special", "front", "splash", "lasts")},
    "battle.skirmishes": "all",
    **{f"battle.skirmishes.*.{name}": "nobody" for name in ("attacker_cards", "defender_cards")},
    **dict.fromkeys(("ask.place_order", "ask.battle_cards", "ask.start_card", "ask.hand_limit"), "owner"),
    "ask.play_event": "owner",
    "ask.*": "all",
}


def _agrees(position: StarcraftPosition, values: Values) -> bool:
    return planning.agrees(position)


STARCRAFT = Game(
    name="starcraft",
    position=StarcraftPosition,
    procedures=turn.PROCEDURES,
    asks=turn.ASKS,
    inner_asks=turn.INNER,
    acts=acts.ACTS,
    new=setup.new,
    world=world.world_of,
    why_not=wishes.why_not,
    legal_acts=acts.legal_acts,
    sees=SEES,
    pool=bot.pool,
    concede=concession.concede,
    describe=describe.describe,
    arrange=arrange,
    tell=words.tell,
    refusal=words.refusal,
    worth=bot.worth,
    candidates=bot.candidates,
    defaults=setup.DEFAULTS,
    least=setup.LEAST,
    bound=30_000,
    codes=wishes.CODES,
    places=bot.places,
    agrees=dict.fromkeys(turn.ASKS, _agrees),
    keys=acts.KEYS,
    card_shape="game.starcraft.card_data:CombatCard",
)
"""The game."""
