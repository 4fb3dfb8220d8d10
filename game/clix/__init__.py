"""Halo ActionClix: the game as one object. Sources: Reglas de Haloclix and the project's rulings on them."""

from game.clix import (
    activation,
    acts,
    attack,
    bot,
    concession,
    describe,
    exchange,
    named,
    plans,
    setup,
    special,
    turn,
    wishes,
    words,
    world,
)
from game.clix.position import ClixPosition
from game.core.game import Game

PROCEDURES = {
    "match": (setup.roll_for_first, *turn.MATCH),
    "turn": turn.TURN,
    "activation": activation.ACTIVATION,
    "exchange": exchange.EXCHANGE,
    "shot": attack.SHOT,
    "grenade": attack.GRENADE,
    "knockback": attack.KNOCKBACK,
    **special.PROCEDURES,
}

ASKS = {
    "marker_row": turn.marker_rows,
    "marker": turn.markers,
    "deploy": turn.deployments,
    "action": turn.actions,
    "where": activation.where,
    "attack": activation.attacks,
    "aim": activation.aims,
    "into": exchange.intos,
    "cover": activation.covers,
    "loot": turn.loots,
    "knockback": attack.pushes,
    **special.ASKS,
}

SEES = {
    **{f"{name}": "all" for name in ("grid", "actions_left", "marks", "frames.*.*", "ask.*")},
    **{f"players.*.{name}": "all" for name in describe.PLAYER_KEYS},
    **{f"units.*.{name}": "all" for name in describe.UNIT_KEYS},
}

CLIX = Game(
    name="clix",
    position=ClixPosition,
    procedures=PROCEDURES,
    asks=ASKS,
    inner_asks=frozenset({"marker", "where", "attack", "aim", "cover", "into"}),
    acts=acts.ACTS,
    new=setup.new,
    world=world.world_of,
    why_not=wishes.why_not,
    legal_acts=acts.legal_acts,
    sees=SEES,
    pool=lambda position: {},
    concede=concession.concede,
    describe=describe.describe,
    arrange=describe.arrange,
    tell=words.tell,
    refusal=words.refusal,
    worth=bot.worth,
    candidates=plans.candidates,
    defaults=setup.DEFAULTS,
    bound=100_000,
    codes=wishes.CODES,
    allowed=setup.ALLOWED,
    least=setup.LEAST,
    presets=setup.presets,
    content=named.content,
    keys=acts.KEYS,
    card_shape="game.clix.cards:Card",
    inline_cards=("units.*.card",),
    line_setup=named.line_setup,
    places=lambda position: [(uid, f"{u.where} {u.at or u.owner}") for uid, u in position.units.items()],
)
"""The game."""
