"""Makes the node of a card as it stands on the table: face, glow, reasons, what a press does. No layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _
from game.weiss import numbers
from game.weiss.position import owner_of
from scenes.ui import Area
from scenes.weiss import reasons
from scenes.weiss.faces import PLAIN, Look, name_of
from scenes.weiss.nodes import CardNode
from scenes.weiss.words import state_words

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

HIDDEN = "?"
TURNS = {"standing": 0, "rested": 90, "reversed": 180}


def look_of(scene: WeissScene, name: str) -> Look:
    """Its numbers of now where they differ from what it prints."""
    view, card = scene.view, numbers.card_of(scene.view, name)
    now: list[tuple[str, int]] = []
    if name in view.cards:
        pairs = (("power", numbers.power(view, name), card.power), ("soul", numbers.soul(view, name), card.soul))
        now += [(stat, value) for stat, value, printed in pairs if value != printed]
    elif name in view.players[scene.seat].hand and card.kind != "climax":
        price = numbers.cost(view, name)
        now += [("cost", price)] if price != card.cost else []
    return Look(tuple(now)) if now else PLAIN


def said(scene: WeissScene, name: str) -> str:
    """What a narrator says of a card."""
    if not scene.knows(name):
        return _("A card face down")
    view = scene.view
    words = name_of(numbers.card_of(view, name))
    if name in view.cards:
        told = _("{card}, {state}, power {power}, soul {soul}")
        state = state_words(view.cards[name].state)
        return told.format(card=words, state=state, power=numbers.power(view, name), soul=numbers.soul(view, name))
    return words


def glows(scene: WeissScene, name: str) -> bool:
    """Whether something can be done with it now: with what is held, or with it."""
    held = scene.hold.card
    if not held:
        return name in scene.legal.glowing
    if name == held:
        return not scene.place_uses()
    return place_of(scene, name) in scene.place_uses()


def place_of(scene: WeissScene, name: str) -> str:
    """The place that a character on stage stands on: `p1 c2`."""
    seat = owner_of(scene.view, name)
    for slot, there in scene.view.players[seat].stage.items():
        if there == name:
            return f"{seat} {slot}"
    return ""


def mark_of(scene: WeissScene, name: str) -> str:
    """How it stands among what is chosen."""
    chosen = scene.legal.chosen
    if name not in chosen:
        return ""
    return str(chosen.index(name) + 1) if scene.legal.ordered else "check"


def card_node(
    scene: WeissScene, name: str, area: Area, form: str = "hand", make: Callable[..., CardNode] = CardNode
) -> CardNode:
    """The node of a card; face down where it is not known."""
    if not scene.knows(name):
        return make(name=said(scene, name), area=area, form=form, value=None)
    node = make(
        name=said(scene, name), key=f"card {name}", area=area, card=numbers.card_of(scene.view, name), form=form,
        value=name, now=look_of(scene, name) if form == "hand" else PLAIN, held=name == scene.hold.card,
        glows=glows(scene, name), mark=mark_of(scene, name),
    )  # fmt: skip
    node.on_press = lambda: scene.hands.press(name)
    node.tells = lambda: reasons.tip(scene, name)
    if name in scene.legal.uses:
        node.drag = lambda: scene.hands.carry(name, node)
    place = place_of(scene, name) if name in scene.view.cards else ""
    if place:
        node.takes = lambda drag: place in scene.legal.places(drag.payload)
        node.on_drop = lambda drag: scene.hands.drop_at(drag.payload, place)
    return node


def on_stage(scene: WeissScene, name: str, area: Area) -> CardNode:
    """A character on its slot: turned as it stands, with a badge that says so."""
    view = scene.view
    here, state = view.attack, view.cards[name].state
    turn = TURNS[state]
    if turn == 90:
        area = area.middle(area.h, area.w)
    node = card_node(scene, name, area)
    node.turn, node.markers = turn, len(view.cards[name].markers)
    node.badge = {"standing": "", "rested": _("rested"), "reversed": _("reversed")}[state]
    if state == "reversed":
        node.light = 0.62
    if here is not None and name == here.attacker:
        node.badge, node.attacks = _("attacks"), True
    node.target = here is not None and name == here.target
    return node
