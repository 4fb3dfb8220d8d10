"""Makes the node of a card as it stands on the table: face, glyphs, glow, reasons, what a press does. No layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from game.stargate.cards import VILLAIN
from scenes.stargate import reasons
from scenes.stargate.faces import PLAIN, Look, subtitle_of, title_of
from scenes.stargate.nodes import CardNode
from scenes.stargate.sums import HIDDEN, share_of
from scenes.stargate.words import state_words
from scenes.ui import Area

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def look_of(scene: StargateScene, name: str) -> Look:
    """Its numbers of now where they differ from what it prints, and the skill that counts; found once a change."""
    key = (scene.session.version, scene.seat)
    if scene.looks_key != key:
        scene.looks_key, scene.looks = key, {}
    if name not in scene.looks:
        scene.looks[name] = _look_of(scene, name)
    return scene.looks[name]


def _look_of(scene: StargateScene, name: str) -> Look:
    view = scene.view
    card = numbers.card_of(view, name)
    now: list[tuple[str, int]] = []
    if card.is_character and name in view.cards:
        rated = numbers.skills(view, name)
        now += [(skill, rating) for skill, rating in rated.items() if rating != card.skills.get(skill)]
    elif card.kind in VILLAIN and view.mission is not None and _at_mission(scene, name):
        wanted = numbers.wanted(view)
        share = share_of(view, name)
        if share != card.ratings.get(wanted, 0):
            now.append((wanted, share))
    if name in view.players[scene.seat].hand and card.kind in ("support", "gear", "event", "obstacle", "adversary"):
        price = numbers.cost(view, name)
        if price != card.cost:
            now.append(("cost", price))
    focus = numbers.wanted(view) if view.mission is not None else ""
    rated_here = card.skills or card.ratings
    return Look(tuple(sorted(now)), focus if focus in rated_here else "")


def _at_mission(scene: StargateScene, name: str) -> bool:
    here = scene.view.mission
    return here is not None and (name in here.obstacles or name == here.adversary)


def said(scene: StargateScene, name: str) -> str:
    """What a narrator says of a card."""
    if name == HIDDEN:
        return _("A card face down")
    card = numbers.card_of(scene.view, name)
    words = title_of(card)
    if subtitle_of(card):
        words += f", {subtitle_of(card)}"
    if name in scene.view.cards:
        words += f", {state_words(scene.view.cards[name].state)}"
    here = scene.view.mission
    if here is not None and name in here.complications:
        words += ", " + _("face down")
    return words


def facts_of(scene: StargateScene, name: str) -> tuple[object, ...]:
    """Everything that the node of a card depends on besides where it stands and how it is drawn there."""
    if name == HIDDEN:
        return ()
    found, view = scene.legal, scene.view
    state = view.cards.get(name)
    return (
        name,
        look_of(scene, name),
        _glows(scene, name),
        scene.hold.card == name,
        name in found.uses,
        bool(found.uses),
        _mark_of(scene, name),
        name in scene.motion.veiled,
        state and (state.state, tuple(state.glyphs), state.boosts, state.blocked),
    )


def _glows(scene: StargateScene, name: str) -> bool:
    """Whether something can be done with it now: with what is held, or with it."""
    held = scene.hold.card
    if not held:
        return name in scene.legal.glowing
    targets = scene.target_uses()
    return name in targets or (name == held and not targets)


def _mark_of(scene: StargateScene, name: str) -> str:
    """How it stands among what is chosen."""
    chosen = scene.legal.chosen
    if name not in chosen:
        return ""
    return str(chosen.index(name) + 1) if scene.legal.ordered else "check"


def card_node(
    scene: StargateScene,
    name: str,
    area: Area,
    form: str = "hand",
    light: float = 1.0,
    make: Callable[..., CardNode] = CardNode,
) -> CardNode:
    """The node of a card; face down where it is not known."""
    if name == HIDDEN:
        return make(name=said(scene, name), area=area, form=form, light=light, value=None)
    view, found = scene.view, scene.legal
    node = make(
        name=said(scene, name),
        key=f"card {name}",
        area=area,
        card=numbers.card_of(view, name),
        form=form,
        value=name,
        now=look_of(scene, name) if form == "hand" else PLAIN,
        light=light,
        veiled=name in scene.motion.veiled,
        held=name == scene.hold.card,
        glows=_glows(scene, name),
        mark=_mark_of(scene, name),
    )
    node.on_press = lambda: scene.hands.press(name)
    node.tells = lambda: reasons.tip(scene, name)
    if name in found.uses:
        node.drag = lambda: scene.hands.carry(name, node)
    if found.uses:
        node.takes = lambda drag: name in scene.legal.targets(drag.payload)
        node.on_drop = lambda drag: scene.hands.drop_on(drag.payload, name)
    if name in view.cards:
        _in_play(scene, node, name)
    return node


def _in_play(scene: StargateScene, node: CardNode, name: str) -> None:
    view = scene.view
    state = view.cards[name]
    node.tabs = tuple((numbers.card_of(view, g).glyph, numbers.card_of(view, g).experience) for g in state.glyphs)
    if state.boosts:
        node.plus = f"+{state.boosts}"
    if state.blocked:
        node.badge = _("blocked")
    if state.state == "incapacitated":
        node.badge, node.light = _("incapacitated"), 0.45
