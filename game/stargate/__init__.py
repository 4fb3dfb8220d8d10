"""Stargate TCG: the game as one object. Sources: Reglas de Stargate TCG and the project's rulings on them."""

from collections.abc import Mapping
from typing import Any

from game.core.asking import picks_of
from game.core.game import Act, Game
from game.core.position import Answer
from game.stargate import abilities, bot, describe, listing, mission, moving, options, plays, setup, turn, words, world
from game.stargate.position import StargatePosition

Wish = Mapping[str, Any]


def _answers(position: StargatePosition, act: Wish) -> list[Answer]:
    return [listing.answer_of(act)]


def _legal_acts(position: StargatePosition, seat: str) -> list[dict[str, Any]]:
    """Every act of the seat now."""
    ask = position.ask
    if ask is None or ask.by != seat:
        return []
    if ask.question:
        return [{"by": seat, "act": "choose", **picks} for picks in picks_of(ask)]
    return [{"by": seat, **act} for act in listing.legal(position, seat)] + [{"by": seat, "act": "pass"}]


ACTIONS = ("actions",)
ACTS = {
    name: Act(needs, ("target",) if name in ("play", "activate") else (), ACTIONS, _answers)
    for name, needs in {
        "play": ("card",),
        "assign": ("card",),
        "boost": ("card", "target"),
        "play_obstacle": ("card",),
        "play_adversary": ("card",),
        "assign_adversary": ("card",),
        "complicate": ("card",),
        "activate": ("card", "ability"),
        "pass": (),
    }.items()
}


def _sees_complications(position: StargatePosition, path: str, seat: str) -> bool:
    """The villain player its own, unless the option says otherwise."""
    return seat == position.villain and options.option(position, "own_complications") == "seen"


SEES: dict[str, Any] = {
    **dict.fromkeys(("villain", "passes", "failed", "won"), "all"),
    **{f"players.*.{name}": "all" for name in ("victory_total", "power", *world.PILES)},
    **dict.fromkeys(("players.*.deck", "players.*.missions"), "nobody"),
    "players.*.hand": "owner",
    **{f"cards.*.{name}": "all" for name in ("state", "blocked", "glyphs", "boosts")},
    "mission": "all",
    **{f"mission.{name}": "all" for name in ("card", "obstacles", "assigned", "adversary")},
    "mission.complications": _sees_complications,
    "frames.*.*": "all",
    "ask.action": "owner",
    "ask.hand_limit": "owner",
    "ask.choose_hidden": "owner",
    "ask.*": "all",
}

STARGATE = Game(
    name="stargate",
    position=StargatePosition,
    procedures={
        "match": (setup.lay_out, *turn.MATCH),
        "turn": turn.TURN,
        "mission": mission.MISSION,
        "charged_act": mission.CHARGED_ACT,
        **abilities.PROCEDURES,
    },
    asks={**turn.ASKS, **mission.ASKS, **abilities.ASKS},
    inner_asks=frozenset(),
    acts=ACTS,
    new=setup.new,
    world=world.world_of,
    why_not=plays.why_not,
    legal_acts=_legal_acts,
    sees=SEES,
    pool=bot.pool,
    concede=moving.concede,
    describe=describe.describe,
    arrange=describe.arrange,
    tell=words.tell,
    refusal=words.refusal,
    worth=bot.worth,
    defaults=options.DEFAULTS,
    allowed=options.ALLOWED,
    bound=20_000,
    codes=plays.CODES,
    places=bot.places,
)
"""The game."""
