"""Pages over the deck builder: a card of the collection, a sample hand."""

from __future__ import annotations

import random
import secrets

from game.core.words import _
from scenes.stargate.decks import OwnDeck, card
from scenes.stargate.faces import kind_words, subtitle_of, text_is_known, text_of, title_of
from scenes.stargate.nodes import CardNode
from scenes.stargate.zoom_nodes import BigCard
from scenes.ui import Area, Button, Label, Memory, Node, Panel, Scene, ScrollPanel, heading
from scenes.ui import text as letters


class CardPage(Scene):
    """A card of the collection, large, with its words."""

    overlay = True

    def __init__(self, card_id: str) -> None:
        super().__init__()
        self.card = card_id

    @property
    def name(self) -> str:
        """Its title."""
        return title_of(card(self.card))

    def build(self) -> list[Node]:
        """The card, and a way back."""
        one = card(self.card)
        small = self.stage.layout == "compact"
        area = self.stage.area.inset(10 if small else 36, 8 if small else 24)
        foot, room = area.cut_bottom(54, 10)
        nodes: list[Node] = []
        if not text_is_known(one):
            note = _("Its printed text is not known to the program and not enforced.")
            at, room = room.cut_top(letters.height(note, room.w, 18, self.stage.scale), 6)
            nodes.append(Label(name=note, area=at, wrap=True, colour="QUIET", anchor="c"))
        ratio = 1.4 if one.kind == "mission" else 1 / 1.4
        high = min(room.h, 1008.0)
        wide = min(high * ratio, room.w)
        place = room.middle(wide, wide / ratio)
        said = ". ".join(part for part in (self.name, subtitle_of(one), kind_words(one.kind), text_of(one)) if part)
        button = Button(
            name=_("Back to the deck"),
            icon="back",
            area=foot.middle(min(320.0, foot.w), 54),
            on_press=self.back,
            shortcut="back",
            first_focus=True,
        )
        return [*nodes, BigCard(name=said, key="picture", area=place, card=one, value=self.card), button]


class SampleHand(Scene):
    """Eight cards as they might be drawn; draw anew as often as one likes."""

    overlay = True

    def __init__(self, deck: OwnDeck) -> None:
        super().__init__()
        self.deck = deck
        self.memory = Memory()
        self.hand: list[str] = []
        self.draw_hand()

    @property
    def name(self) -> str:
        """The title."""
        return _("A hand of {deck}").format(deck=self.deck.name)

    def draw_hand(self) -> None:
        """Shuffle and take eight."""
        cards = self.deck.as_setup()["deck"]
        self.hand = random.Random(secrets.randbits(32)).sample(cards, min(8, len(cards)))

    def _again(self) -> None:
        self.draw_hand()
        self.rebuild()

    def build(self) -> list[Node]:
        """The cards and two buttons."""
        small = self.stage.layout == "compact"
        box = self.stage.area.inset(8 if small else 60).middle(1240, 640 if not small else 1000)
        inner = box.inset(12 if small else 24, 10)
        head, rest = inner.cut_top(44, 8)
        foot, body = rest.cut_bottom(56, 10)
        across = max(1, min(8, int((body.w - 20) // (132 if not small else 110))))
        wide = min(170.0, (body.w - 20 - 12 * (across - 1)) / across)
        nodes: list[Node] = []
        for k, name in enumerate(self.hand):
            row, column = divmod(k, across)
            at = Area(body.x + 6 + column * (wide + 12), body.y + 8 + row * (wide * 1.4 + 14), wide, wide * 1.4)
            nodes.append(
                CardNode(name=title_of(card(name)), key=f"{k} {name}", card=card(name), area=at, value=name, margin=20)
            )
        scroll = ScrollPanel(name=self.name, area=body, children=nodes, memory=self.memory)
        back, more = foot.columns(2, 10)
        title = letters.shorten(self.name, head.w, 22, self.stage.scale, "bold")
        kinds = ", ".join(
            f"{kind_words(kind)} {sum(card(one).kind == kind for one in self.hand)}"
            for kind in ("support", "gear", "event", "obstacle", "adversary")
            if any(card(one).kind == kind for one in self.hand)
        )
        return [
            Panel(
                name=self.name,
                area=box,
                children=[
                    heading(title, head),
                    scroll,
                    Button(
                        name=_("Draw another hand"),
                        icon="replay",
                        kind="call",
                        area=more,
                        on_press=self._again,
                        first_focus=True,
                        align="centre",
                        tip=kinds,
                    ),
                    Button(
                        name=_("Back to the deck"),
                        icon="back",
                        area=back,
                        on_press=self.back,
                        shortcut="back",
                        align="centre",
                    ),
                ],
            ),
        ]
