"""The fan at the foot: the viewer's hand, or the cards that a question is about; the pointed-at card is raised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.words import _, n_
from scenes.ui import Area, Brush, Node, Pointer, Stage
from scenes.ui.cache import SurfaceCache
from scenes.ui.pen import PM
from scenes.weiss.cardnodes import card_node
from scenes.weiss.legal import is_shown
from scenes.weiss.nodes import CardNode

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

SPREAD, DROP, RISE = 7.0, 20.0, 1.16
LEANS = 3  # steps of leaning on each side: few, so that a card is not drawn anew whenever the fan changes
FAN = SurfaceCache(32 << 20)


def names_of(scene: WeissScene) -> list[str]:
    """The cards of the fan: where a question is about cards that lie in no plain sight, those."""
    picks = [*scene.legal.chosen, *scene.legal.picks]
    known = [name for name in picks if scene.knows(name)]
    if any(not is_shown(scene.view, name) for name in known):
        return known
    return scene.view.players[scene.seat].hand


class HandNode(Node):
    """The fan: it tells the scene which card the pointer is on."""

    def __init__(self, scene: WeissScene, area: Area, children: list[Node], asked: bool) -> None:
        count = len(children)
        name = n_("Hand: {n} card", "Hand: {n} cards", count) if not asked else _("Choose among these")
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
    owner: WeissScene | None = None
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


def hand(scene: WeissScene, area: Area) -> Node:
    """The fan with its cards."""
    return HandNode(scene, area, fan(scene, area), names_of(scene) is not scene.view.players[scene.seat].hand)


def fan(scene: WeissScene, area: Area) -> list[Node]:
    """The cards of the fan; the raised one last, so that it lies on top."""
    names = names_of(scene)
    held = scene.hold.card
    raised = scene.raised if scene.raised in names else held if held in names else ""
    made = [_card(scene, area, names, index, raised) for index in range(len(names))]
    made.sort(key=lambda node: node.value == raised)
    return list(made)


def _card(scene: WeissScene, area: Area, names: list[str], index: int, raised: str) -> HandCard:
    count, name = len(names), names[index]
    wide = scene.spots.held
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
        node = _node(scene, name, Area(x - big / 2, top, big, area.bottom - top), index, (big, big * 1.4), 0.0)
        node.lifted = True
        return node
    y = area.y + 16 + DROP * off * off
    at = Area(x - wide / 2, y, wide, max(50.0, area.bottom - y))
    lean = -SPREAD * round(off * LEANS) / LEANS if count > 1 else 0.0
    return _node(scene, name, at, index, (wide, round(wide * 1.4)), lean)


def _node(scene: WeissScene, name: str, at: Area, index: int, whole: tuple[float, float], angle: float) -> HandCard:
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
