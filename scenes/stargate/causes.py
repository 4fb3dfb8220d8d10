"""Why a number is not the printed one: each card whose text changes it, by name, and by how much. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from game.stargate.position import StargatePosition, base
from scenes.stargate.faces import title_of

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

Cause = tuple[str, int]
"""A card, and by how much its text changes the number."""


def of(view: StargatePosition, stat: str, name: str) -> list[Cause]:
    """Every card whose text changes a number of a card now."""
    found: dict[str, int] = {}
    also = numbers.own_rows(view, name, "modify", "cost") if stat == "cost" else numbers.NOBODY
    for change, _key, whose in numbers.changes(view, stat, name, also):
        found[whose] = found.get(whose, 0) + change
    return [(whose, change) for whose, change in found.items() if change]


def each(scene: StargateScene, causes: Sequence[Cause], about: str) -> list[str]:
    """Each cause in words."""
    return [f"{_named(scene, whose, about)} {change:+d}" for whose, change in causes]


def _named(scene: StargateScene, whose: str, about: str) -> str:
    if whose == about:
        return _("its own text")
    if base(whose) not in scene.view.world.cards:
        return _("a text")
    return title_of(numbers.card_of(scene.view, whose))


def told(scene: StargateScene, causes: Sequence[Cause], by: int, boosts: int = 0, about: str = "") -> str:
    """All that changes a number by so much, in one line; what no cause explains is its floor."""
    parts = [_("boosted {n:+d}").format(n=boosts)] if boosts else []
    parts += each(scene, causes, about)
    rest = by - boosts - sum(change for _whose, change in causes)
    if rest:
        parts.append(_("never under 0") if rest > 0 and by <= 0 else _("effects {n:+d}").format(n=rest))
    return ", ".join(parts).replace("-", "−")
