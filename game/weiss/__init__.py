"""Weiß Schwarz: the game as one object. Sources: the Spanish summary of the rules and the project's rulings on it."""

from collections.abc import Mapping
from typing import Any

from game.core import effects
from game.core.asking import picks_of
from game.core.game import Act, Game
from game.core.position import Answer
from game.weiss import ability_words as _ability_words  # noqa: F401  (the words that texts are written in)
from game.weiss import (
    attack,
    bot,
    closing,
    counters,
    dealing,
    describe,
    listing,
    moving,
    plays,
    setup,
    timing,
    turn,
    words,
    world,
)
from game.weiss.position import PILES, WeissPosition

Wish = Mapping[str, Any]


def _answers(position: WeissPosition, act: Wish) -> list[Answer]:
    return [listing.answer_of(position, act)]


def _legal_acts(position: WeissPosition, seat: str) -> list[dict[str, Any]]:
    """Every act of the seat now."""
    ask = position.ask
    if ask is None or ask.by != seat:
        return []
    if ask.question:
        return [{"by": seat, "act": "choose", **picks} for picks in picks_of(ask)]
    return [{"by": seat, **listing.act_of(answer)} for answer in ask.options]


PHASES = {
    "clock": ("clock",), "play": ("main",), "move": ("main",), "activate": ("main",), "climax": ("climax",),
    "attack": ("attack",), "counter": ("counter",), "end_phase": ("clock", "main", "climax", "attack"),
}  # fmt: skip
ACTS = {
    name: Act(
        tuple(key for key in keys if (name, key) != ("play", "slot")),
        ("slot",) if name == "play" else (),
        PHASES[name],
        _answers,
    )
    for name, keys in listing.KEYS.items()
}

SEES: dict[str, Any] = {
    **{f"players.*.{name}": "all" for name in (*PILES, "climax", "looking", "above", "penalties", "stage")},
    **dict.fromkeys(("players.*.deck", "players.*.stock"), "nobody"),
    "players.*.hand": "owner",
    **{f"cards.*.{name}": "all" for name in ("state", "markers")},
    "attack": "all",
    **{f"attack.{name}": "all" for name in ("attacker", "kind", "target", "change")},
    **dict.fromkeys(("cards", "players", "attacks_made", "left"), "all"),
    **{f"players.*.stage.{slot}": "all" for slot in ("c1", "c2", "c3", "b1", "b2")},
    "frames.*.*": "all",
    **{f"ask.{kind}": "owner" for kind in (
        "mulligan", "clock", "main", "climax", "counter", "hand_limit", "choose_hidden",
    )},
    "ask.*": "all",
}  # fmt: skip

WEISS = Game(
    name="weiss",
    position=WeissPosition,
    procedures={
        "match": (setup.lay_out, *turn.MATCH),
        "turn": turn.TURN,
        "attack": attack.ATTACK,
        "trigger_check": attack.TRIGGER,
        "event": counters.EVENT,
        "encored": closing.ENCORED,
        "deal": dealing.DEAL,
        "flip": dealing.FLIP,
        "damage": dealing.DAMAGE,
        "interrupt": timing.INTERRUPT,
        "check": timing.CHECK,
        "effects": effects.PROCEDURES["effects"],
    },
    asks={**turn.ASKS, **effects.ASKS, "slot": effects.ASKS["choose"], "encore": effects.ASKS["choose"]},
    inner_asks=frozenset(),
    acts=ACTS,
    new=setup.new,
    world=world.world_of,
    why_not=plays.why_not,
    legal_acts=_legal_acts,
    sees=SEES,
    pool=setup.pool,
    concede=moving.concede,
    describe=describe.describe,
    arrange=describe.arrange,
    tell=words.tell,
    refusal=words.refusal,
    worth=bot.worth,
    defaults=setup.DEFAULTS,
    allowed=setup.ALLOWED,
    bound=20_000,
    codes=plays.CODES,
    places=setup.places,
    agrees={"counter": counters.holds_counter},
    card_shape="game.weiss.card_data:ScenarioCard",
    keys={"slot": "word", "from": "word", "to": "word", "kind": "word"},
)
"""The game."""
