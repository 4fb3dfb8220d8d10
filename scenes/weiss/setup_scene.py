"""The set-up screen of Weiß Schwarz: who plays with which deck. The last set-up is there when it opens."""

from __future__ import annotations

import secrets

from game.content.problems import ContentError
from game.core.game import SetupError
from game.core.words import _
from game.weiss.cards import Card, compiled
from game.weiss.world import shipped
from scenes import theme
from scenes.setup.editing import Editing
from scenes.setup.who import WHO, who_about, who_words
from scenes.setup.widgets import Stack, WoodBar
from scenes.ui import (
    Area,
    Button,
    Dropdown,
    IconButton,
    Label,
    Node,
    Panel,
    ScrollPanel,
    SeatMark,
    TextField,
)  # fmt: skip
from scenes.ui import text as letters
from scenes.weiss import faces
from scenes.weiss.nodes import CardNode
from scenes.weiss.plan import Plan, deck_about, deck_names, hitch, read_plan
from scenes.weiss.start import new_scene

REMEMBERED = "weiss"


class SetupScene(Editing[Plan]):
    """A new game, set up as the last one was. `plan` takes the place of what is remembered."""

    def __init__(self, plan: Plan | None = None) -> None:
        super().__init__(plan or Plan())
        self.given = plan
        self._follow_names()

    @property
    def name(self) -> str:
        """The title."""
        return _("New game of Weiß Schwarz")

    def enter(self) -> None:
        """Take up the last set-up."""
        if self.given is None:
            self.plan = read_plan(self.stage.settings.last_setup.get(REMEMBERED, {}))
            self._follow_names()

    # -- the tree

    @property
    def short(self) -> bool:
        """Whether room is short."""
        return self.stage.layout == "compact"

    def build(self) -> list[Node]:
        """Bar, seats, foot."""
        bar, rest = self.stage.area.cut_top(52 if self.short else 64)
        foot, body = rest.cut_bottom(64 if self.short else 104)
        edge = 6.0 if self.short else 16.0
        body = body.inset(edge)
        seats = self._seats(body.inset(6 if self.short else 14, 8))
        return [
            self._bar(bar), Panel(name=_("Players"), area=body, children=[seats]), *self._foot(foot.inset(edge, 8))
        ]  # fmt: skip

    def _bar(self, area: Area) -> Node:
        inner = area.inset(6 if self.short else 16, (area.h - 44) / 2)
        back, rest = inner.cut_left(44, 12)
        size = theme.MEDIUM if self.short else theme.LARGE
        title = letters.shorten(self.name, rest.w, size, self.stage.scale, "bold")
        nodes: list[Node] = [
            IconButton(name=_("Back"), icon="back", area=back, on_press=self.back, shortcut="back"),
            Label(role="heading", name=title, area=rest, size=size, family="bold", colour="CREAM"),
        ]
        return WoodBar(name=self.name, area=area, children=nodes)

    def _seats(self, area: Area) -> Node:
        stack = Stack(area.cut_right(16)[1].inset(4, 4), self.stage, gap=10)
        why = hitch(self.plan)
        if why and self.short:
            stack.words(why, "BAD_TEXT")
        for number in range(len(self.plan.seats)):
            self._seat(stack, number)
        return ScrollPanel(name=_("Players"), area=area, children=stack.nodes, memory=self.memory)

    def _seat(self, stack: Stack, number: int) -> None:
        """Its mark and name, who plays, its deck, and some of its cards."""
        seat = self.plan.seats[number]
        wide = stack.area.w > 900
        mark, rest = stack.row(48).cut_left(44, 8)
        named, rest = rest.cut_left(min(300.0, rest.w * (0.3 if wide else 0.5)), 10)
        who, rest = rest.cut_left(min(260.0, rest.w * 0.4) if wide else rest.w, 10)
        deck = rest if wide else stack.row(48)
        stack.put(
            SeatMark(name=seat.name, seat=f"p{number + 1}", area=mark),
            TextField(
                name=_("Name of seat {n}").format(n=number + 1), key=f"name {number}", typed=self.names[number],
                area=named, most=40, on_change=lambda words: self.rename(number, words),
            ),
            Dropdown(
                name=_("Who plays, seat {n}").format(n=number + 1), key=f"who {number}",
                choices=[(w, who_words(w)) for w in WHO], chosen=seat.who, area=who, tip=who_about(seat.who),
                on_change=lambda v: self.edit(lambda p: setattr(p.seats[number], "who", str(v))),
            ),
            Dropdown(
                name=_("Deck of seat {n}").format(n=number + 1), key=f"deck {number}",
                choices=list(deck_names().items()), chosen=seat.deck, area=deck,
                on_change=lambda v: self.edit(lambda p: setattr(p.seats[number], "deck", str(v))),
            ),
        )  # fmt: skip
        about = deck_about(seat.deck)
        if about:
            stack.words(about)
        if not self.short:
            self._sample(stack, seat.deck, number)

    def _sample(self, stack: Stack, deck: str, number: int) -> None:
        """The deck's cards of the highest level, and a climax."""
        high = 164.0
        row = stack.row(high + 12)
        x = row.x + 8
        for card in sample(deck, max(3, min(9, int(row.w // (high / 1.4 + 14))))):
            area = Area(x, row.y, high / 1.4, high)
            node = CardNode(name=faces.name_of(card), key=f"{number} {card.id}", card=card, area=area, margin=20)
            node.form = "mini" if card.kind == "climax" else "hand"
            stack.put(node)
            x += high / 1.4 + 14

    def _foot(self, area: Area) -> list[Node]:
        button, rest = area.cut_right(min(420.0, area.w * 0.6), 16)
        why = hitch(self.plan)
        start = Button(
            name=_("Start the game"), icon="play", kind="call", size=theme.MEDIUM, area=button, enabled=not why,
            why_not=why, on_press=self.start, first_focus=True,
            subtitle="" if self.short else _(" against ").join(seat.name or "?" for seat in self.plan.seats),
        )  # fmt: skip
        if start.cut(self.stage.scale):
            start.subtitle = ""
        nodes: list[Node] = [start]
        if why and not self.short:
            high = letters.height(why, rest.w, theme.SMALL, self.stage.scale)
            nodes.append(Label(name=why, area=rest.middle(rest.w, high), wrap=True, colour="BAD_TEXT"))
        return nodes

    # -- changes

    def start(self) -> None:
        """Remember, set the table, begin."""
        decks = {f"p{n + 1}": seat.deck for n, seat in enumerate(self.plan.seats)}
        kinds, names = [seat.who for seat in self.plan.seats], [seat.name for seat in self.plan.seats]
        try:
            scene = new_scene(kinds=kinds, seed=secrets.randbits(32), decks=decks, names=names)
        except (SetupError, ContentError) as error:
            self.stage.say(str(error), "warning")
            return
        self.begin(REMEMBERED, scene)

    def help(self) -> list[str]:
        """What this screen is for."""
        return [
            _("Start begins the game as it is set up here; next time everything is as you left it."),
            _("Each seat has a name, a person or a bot, and a deck."),
        ]


def sample(deck: str, most: int) -> list[Card]:
    """Some cards of a deck to know it by: the highest levels first, a climax last."""
    catalog = shipped()
    found = catalog.lists.get(deck)
    cards = [compiled(catalog.cards[name]) for name in (found.deck if found is not None else ())]
    people = sorted((card for card in cards if card.kind == "character"), key=lambda card: -card.level)
    climaxes = [card for card in cards if card.kind == "climax"]
    return [*people[: most - len(climaxes[:1])], *climaxes[:1]]
