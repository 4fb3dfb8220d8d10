"""What an act is worth to its seat (the score behind the greedy bot), and where every card is."""

from collections.abc import Mapping
from typing import Any

from game.core.views import HIDDEN
from game.stargate import numbers
from game.stargate.position import StargatePosition, base
from game.stargate.world import PILES


def pool(view: StargatePosition) -> dict[str, Any]:
    """The cards that may lie where a view shows `?`, by owner: the owner's cards that are not seen, missions apart."""
    owners: dict[str, list[str]] = view.setup.get("owners", {})
    seen = {name for name, _ in places(view)}
    found: dict[str, Any] = {"complications": view.villain}
    for seat, names in owners.items():
        found[seat], found[f"{seat}.missions"] = [], []
        for name in names:
            if name not in seen:
                is_mission = numbers.card_of(view, name).kind == "mission"
                found[f"{seat}.missions" if is_mission else seat].append(name)
    return found


def places(position: StargatePosition) -> list[tuple[str, str]]:
    """Every card with the place it is in; what a view hides is left out."""
    found = [
        (name, f"{seat} {pile}")
        for seat, player in position.players.items()
        for pile in PILES
        for name in getattr(player, pile)
    ]
    found += [(glyph, f"under {name}") for name, card in position.cards.items() for glyph in card.glyphs]
    here = position.mission
    if here:
        found += [(name, "mission") for name in (*here.obstacles, *here.complications)]
    found += [(name, "failed") for name in position.failed]
    if here and here.card not in {name for name, _place in found}:
        found.append((here.card, "mission"))
    return [(name, place) for name, place in found if name != HIDDEN]


def worth(position: StargatePosition, seat: str, act: Mapping[str, Any]) -> float:
    """How good a legal act looks now; to pass is 0."""
    if act["act"] == "choose":
        return _choice(position, seat, act.get("option", act.get("options")))
    if act["act"] == "pass":
        return 0.0
    if act["act"] == "activate":
        return 0.2 if "target" in act else -0.1
    if seat == position.turn:
        return _hero(position, act)
    return _villain(position, act)


def _gap(position: StargatePosition) -> int:
    """How much the hero player's total is over the difficulty."""
    return numbers.skill_total(position) - numbers.difficulty(position)


def _hero(position: StargatePosition, act: Mapping[str, Any]) -> float:
    gap = _gap(position)
    card = numbers.card_of(position, act["card"])
    if act["act"] == "assign":
        rating = numbers.skill(position, act["card"], numbers.wanted(position)) or 0
        if gap >= 0 or rating == 0:
            return -1.0
        return 6.0 + rating - 0.3 * sum(card.skills.values())
    if act["act"] == "boost":
        return 5.0 if gap < 0 else -1.0
    if card.kind == "support":
        rating = card.skills.get(numbers.wanted(position), 0)
        return 3.0 + rating if gap < 0 and rating else 1.0
    return 0.5


def _villain(position: StargatePosition, act: Mapping[str, Any]) -> float:
    gap = _gap(position)
    card = numbers.card_of(position, act["card"])
    if act["act"] == "assign_adversary":
        return 5.0 if gap >= 0 else 4.0
    if act["act"] == "play_adversary":
        return 3.0
    if gap < 0:
        return -1.0
    if act["act"] == "play_obstacle":
        return 4.0 + card.ratings.get(numbers.wanted(position), 0) - 0.5 * card.cost
    if act["act"] == "boost":
        return 3.5
    return 1.0 - 0.5 * numbers.complication_cost(position)


def _choice(position: StargatePosition, seat: str, option: Any) -> float:
    """Score before revive; continue while somebody is ready; keep hands; let the weakest go."""
    if option in ("score", "continue", "keep"):
        ready = [name for name in position.players[seat].team if position.cards[name].state == "ready"]
        return 2.0 if option != "continue" or ready else -1.0
    if option in ("revive", "stop", "redraw", "none", "done", "yes", "no"):
        return {"revive": 1.0, "yes": 0.5}.get(option, 0.0)
    known = base(str(option)) in position.world.cards
    return -0.1 * sum(numbers.card_of(position, option).skills.values()) if known else 0.0
