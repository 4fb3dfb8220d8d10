"""What an act is worth to its seat (the score behind the greedy bot), and where every card is.

The numbers are weights found by play; nothing of the rules stands here.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.views import HIDDEN
from game.starcraft.position import STAGES, StarcraftPosition, tokens_of
from game.starcraft.worth import act_worth, best_acts


def places(position: StarcraftPosition) -> list[tuple[str, str]]:
    """Every card and order token with the place it is in; what a view hides is left out."""
    found: list[tuple[Any, str]] = []
    for seat, player in position.players.items():
        for pile in ("hand", "deck", "discard", "tech_deck", "in_play", "orders", "placed", "used"):
            found += [(name, f"{seat} {pile}") for name in getattr(player, pile)]
        for stage in STAGES:
            found += [(name, f"{seat} events") for name in player.events[stage]]
    for stage in STAGES:
        found += [(name, "event deck") for name in position.event_deck[stage]]
        found += [(name, "removed") for name in position.event_removed[stage]]
    found += [(name, "event discard") for name in position.event_discard]
    found += [(name, "beside the board") for name in position.end_cards]
    here = position.battle
    for one in here.skirmishes if here else ():
        found += [(name, "battle") for name in (*one.attacker_cards, *one.defender_cards)]
    return [(name, place) for name, place in found if name is not None and name != HIDDEN]


def pool(view: StarcraftPosition) -> dict[str, Any]:
    """The cards and tokens that may lie where a view shows `?`."""
    seen = {name for name, _place in places(view)}
    found: dict[str, Any] = {}
    for seat, names in view.setup.get("owners", {}).items():
        found[seat] = [name for name in names if name not in seen]
        for pile in ("hand", "deck"):
            found[f"{seat}.{pile}"] = seat
    _add_tokens(view, seen, found)
    _add_events(view, seen, found)
    if view.battle:
        found["attacker_cards"], found["defender_cards"] = view.battle.attacker, view.battle.defender
    return found


def _add_tokens(view: StarcraftPosition, seen: set[str], found: dict[str, Any]) -> None:
    for seat in view.seats:
        found[f"{seat}.orders"] = [token for token in tokens_of(seat) if token not in seen]
        found[f"{seat}.placed"] = f"{seat}.orders"


def _add_events(view: StarcraftPosition, seen: set[str], found: dict[str, Any]) -> None:
    for stage in STAGES:
        names = view.setup.get("events", {}).get(stage, [])
        found[f"stage {stage}"] = [name for name in names if name not in seen]
        for key in (stage, *(f"{seat}.events.{stage}" for seat in view.seats)):
            found[key] = f"stage {stage}"


def worth(view: StarcraftPosition, seat: str, act: Mapping[str, Any]) -> float:
    """How good an act looks to its seat; only the order counts."""
    return act_worth(view, seat, act)


def candidates(view: StarcraftPosition, seat: str) -> Iterable[dict[str, Any]]:
    """The acts that are worth weighing: all that are listed, and attacks with several units."""
    return best_acts(view, seat)
