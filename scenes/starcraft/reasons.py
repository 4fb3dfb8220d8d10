"""Why something cannot be done now, in the rules' own sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.legality import MalformedAct

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def why_not(scene: StarcraftScene, held: str, keys: Sequence[str]) -> str:
    """The sentence against putting what is held there (or against a press on it), or nothing."""
    if not scene.mine:
        return scene.game.refusal("not_your_turn")
    act = _act(scene, held, keys)
    if act is None:
        return ""
    try:
        code = scene.session.table.why_not({"by": scene.seat, **act})
    except MalformedAct:
        return ""
    return scene.game.refusal(code) if code else ""


def _act(scene: StarcraftScene, held: str, keys: Sequence[str]) -> dict[str, Any] | None:
    """The act that was meant."""
    sort, _colon, name = held.partition(":")
    places = dict(key.partition(":")[::2] for key in keys)
    kind = scene.legal.kind
    if sort == "unit" and kind in ("mobilize", "moving") and "area" in places:
        return {"act": "mobilize", "moves": [{"unit": name, "to": places["area"]}]}
    if sort == "order" and "planet" in places:
        special = name.startswith("special_")
        return {
            "act": "place_order", "planet": places["planet"], "order": name.removeprefix("special_"), "special": special
        }  # fmt: skip
    if sort == "lift" and "area" in places:
        return {"act": "liftoff", "to": places["area"]}
    if not held and kind == "execute" and "planet" in places:
        return {"act": "execute", "planet": places["planet"]}
    if not held and kind in ("mobilize", "moving") and "unit" in places and scene.view.executing:
        area = scene.view.world.areas_of[scene.view.executing["planet"]][0]
        return {"act": "mobilize", "moves": [{"unit": places["unit"], "to": area}]}
    return {"act": "retreat", "to": places["area"]} if kind == "retreat" and "area" in places else None
