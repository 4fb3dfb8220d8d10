"""The viewer's hand as a fan at the foot, the pointed-at card raised; the other side's hand as backs."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.words import _, n_
from scenes.cards.marks import SHADOW
from scenes.stargate.cardnodes import card_node, facts_of
from scenes.stargate.faces import card_image
from scenes.stargate.layout import LABEL, laid
from scenes.stargate.nodes import CardNode
from scenes.stargate.rows import felt_label, fitting
from scenes.ui import Area, Brush, Node, Pointer, Stage
from scenes.ui.cache import SurfaceCache
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

SPREAD, DROP, RISE = 7.0, 20.0, 1.16
LEANS = 3  # steps of leaning on each side: few, so that a card is not drawn anew whenever the fan changes
FAN = SurfaceCache(32 << 20)


class HandNode(Node):
    """The fan: it tells the scene which card the pointer is on."""

    def __init__(self, scene: StargateScene, area: Area, children: list[Node]) -> None:
        count = len(children)
        name = n_("Hand: {n} card", "Hand: {n} cards", count)
        super().__init__(role="hand", name=name, key="hand", area=area, children=children, stacked=True, value=count)
        self.scene = scene

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Hovering raises the card; a pointer that leaves the fan lowers it."""
        if pointer.kind in ("hover", "leave"):
            hot = stage.input.pointer.hot
            name = hot.value if isinstance(hot, HandCard) and pointer.kind == "hover" else ""
            self.scene.raise_card(str(name or ""))
        return False


@dataclass(eq=False, repr=False, kw_only=True)
class HandCard(CardNode):
    """A card of the fan."""

    role: str = "hand card"
    owner: StargateScene | None = None
    margin: float = 40

    def paints(self) -> bool:
        """It is drawn straight on the frame, from pictures that are kept wherever in the fan it stands."""
        return False

    def draw(self, frame: pygame.Surface) -> None:
        """Its picture, where it stands."""
        assert self.owner is not None
        scale = self.owner.stage.scale
        edge = round(self.margin * scale)
        frame.blit(self.picture(scale, edge), (self.box.x - edge, self.box.y - edge), special_flags=PM)

    def picture(self, scale: float, edge: int) -> pygame.Surface:
        """Card, shadow and light, with so many pixels around it."""

        def make() -> pygame.Surface:
            wide, high = round(self.whole[0] * scale), round(self.whole[1] * scale)
            surface = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
            self.paint(Brush(surface, scale, (edge, edge), self.whole))
            return surface

        return FAN.get((self.state(), self.hot, scale), make)

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Hovering raises it, leaving lowers it."""
        if self.owner is not None and pointer.kind in ("hover", "leave"):
            self.owner.raise_card(str(self.value) if pointer.kind == "hover" else "")
        return False


def hand(scene: StargateScene, area: Area) -> Node:
    """The fan with its cards."""
    names = scene.view.players[scene.seat].hand
    ring = scene.stage.ring and scene.stage.keymap
    raised = _raised(scene, names)
    key = (area, scene.seat, scene.mine, raised, ring, tuple(facts_of(scene, name) for name in names))
    return scene.keep("hand", key, lambda: HandNode(scene, area, fan(scene, area)))


def fan(scene: StargateScene, area: Area) -> list[Node]:
    """The cards of the fan; the raised one last, so that it lies on top."""
    names = scene.view.players[scene.seat].hand
    raised = _raised(scene, names)
    made = [_card(scene, area, names, index, raised) for index in range(len(names))]
    made.sort(key=lambda node: node.value == raised)
    return list(made)


def _raised(scene: StargateScene, names: list[str]) -> str:
    """The card that stands out: the one pointed at, else the one that is held."""
    return scene.raised if scene.raised in names else scene.hold.card if scene.hold.card in names else ""


def _card(scene: StargateScene, area: Area, names: list[str], index: int, raised: str) -> HandCard:
    count, name = len(names), names[index]
    wide = scene.spots.held
    high = round(wide * 1.4)
    middle = (count - 1) / 2
    off = (index - middle) / max(1.0, middle)
    spacing = min(wide * 0.83, (area.w - wide * 1.1) / max(1, count - 1))
    x = area.x + area.w / 2 + (index - middle) * spacing
    if raised and name != raised:
        x += 12 if index > names.index(raised) else -12
    if name == raised:
        big = wide * RISE
        top = area.bottom - min(big * 1.4 + 6, area.h + 110)
        x = max(area.x + big / 2, min(area.right - big / 2, x))
        at = Area(x - big / 2, top, big, area.bottom - top)
        node = _node(scene, name, at, index, (big, big * 1.4), 0.0)
        node.lifted = True
        return node
    y = area.y + 24 + DROP * off * off
    at = Area(x - wide / 2, y, wide, max(50.0, area.bottom - y))
    lean = -SPREAD * round(off * LEANS) / LEANS if count > 1 else 0.0
    return _node(scene, name, at, index, (wide, high), lean)


def _node(scene: StargateScene, name: str, at: Area, index: int, whole: tuple[float, float], angle: float) -> HandCard:
    node = card_node(scene, name, at, make=HandCard)
    assert isinstance(node, HandCard)
    node.owner = scene
    node.key = f"hand {name}"
    node.whole, node.angle, node.live = whole, angle, True
    dark = scene.mine and not node.glows and not node.held and not node.mark
    node.light = 0.55 if dark else 1.0
    if index < 10:
        node.shortcut = f"hand_{index + 1}"
        node.key_words = scene.stage.keymap.label(node.shortcut) if scene.stage.ring else ""
    return node


@dataclass(eq=False, repr=False, kw_only=True)
class Backs(Node):
    """The other side's hand: as many backs as cards, overlapping."""

    role: str = "far hand"
    count: int = 0
    margin: float = 22

    def state(self) -> Hashable:
        """How many."""
        return (self.name, self.count)

    def paint(self, brush: Brush) -> None:
        """Backs from left to right, a little turned."""
        if not self.count:
            return
        high = brush.h - 4
        wide = high / 1.4
        pitch = min(wide * 0.6, (brush.w - wide) / max(1, self.count - 1))
        size = (brush.px(wide), brush.px(high))
        left = (brush.w - wide - pitch * (self.count - 1)) / 2
        image = card_image(None, "mini", size, brush.scale)
        for k in range(self.count):
            brush.shadow(Area(left + k * pitch, 2, wide, high), 5, SHADOW)
            x, y = brush.point(left + k * pitch, 2)
            leaning = pygame.transform.rotozoom(image, ((self.count - 1) / 2 - k) * 2.0, 1.0)
            brush.surface.blit(leaning, (round(x), round(y)), special_flags=PM)


def far_hand(scene: StargateScene, seat: str, area: Area) -> list[Node]:
    """How many cards the other side holds."""
    count = len(scene.view.players[seat].hand)
    words = _("Hand of {name}: {n}").format(name=scene.person(seat), n=count)
    label = felt_label(fitting(scene, words, area.w), Area(area.x, area.y - 2, area.w, LABEL), "c")
    if scene.open_hands:
        return [label, _open_hand(scene, seat, words, area.cut_top(LABEL)[1])]
    place = Area(area.x, area.y + LABEL, area.w, min(area.h - LABEL, scene.spots.mini * 1.12))
    return [label, Backs(name=words, key=f"backs {seat}", area=place, count=count, value=count)]


def open_names(scene: StargateScene, seat: str) -> list[str]:
    """The cards of a hand that lies open, by everybody's word."""
    return list(scene.session.table.position.players[seat].hand) if scene.open_hands else []  # type: ignore[attr-defined]


def _open_hand(scene: StargateScene, seat: str, words: str, area: Area) -> Node:
    """Its faces, side by side."""
    names = open_names(scene, seat)
    wide = scene.spots.mini
    places = laid(area, [wide] * len(names), 6, wide * 1.4)
    cards = [card_node(scene, name, at, "mini") for name, at in zip(names, places, strict=True)]
    for node in cards:
        node.glows = False
    return Node(name=words, key=f"backs {seat}", area=area, children=list(cards), stacked=True, value=len(names))
