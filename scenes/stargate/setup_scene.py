"""The set-up screen of Stargate TCG: who plays with which deck. The last set-up is there when it opens."""

from __future__ import annotations

import secrets

from game.content.problems import ContentError
from game.core.game import SetupError
from game.core.words import _, n_
from scenes import theme
from scenes.setup.editing import Editing
from scenes.setup.widgets import Stack, WoodBar, wide_of
from scenes.stargate import setup_seat
from scenes.stargate.decks import DeckShelf
from scenes.stargate.plan import LEAST, MOST, Hitch, Plan, hitches, read_plan
from scenes.stargate.rules_page import RulesPage, summary
from scenes.stargate.start import new_scene
from scenes.ui import (
    Area,
    Button,
    Icon,
    IconButton,
    Label,
    Node,
    Panel,
    ScrollPanel,
    Segmented,
)
from scenes.ui import text as letters

REMEMBERED = "stargate"


class SetupScene(Editing[Plan]):
    """A new game, set up as the last one was. `plan` takes the place of what is remembered."""

    def __init__(self, plan: Plan | None = None) -> None:
        super().__init__(plan or Plan())
        self.given = plan
        self.shelf = DeckShelf()

    @property
    def name(self) -> str:
        """The title."""
        return _("New game of Stargate TCG")

    def enter(self) -> None:
        """Take up the last set-up."""
        self.shelf.look()
        if self.given is None:
            self.plan = read_plan(self.stage.settings.last_setup.get(REMEMBERED, {}))

    def resume(self) -> None:
        """Decks may have been built meanwhile."""
        self.shelf.look()

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
        return [
            self._bar(bar),
            Panel(name=_("Players"), area=body, children=[self._seats(body.inset(6 if self.short else 14, 8))]),
            *self._foot(foot.inset(edge, 8)),
        ]

    def _bar(self, area: Area) -> Node:
        inner = area.inset(6 if self.short else 16, (area.h - 44) / 2)
        back, rest = inner.cut_left(44, 12)
        nodes: list[Node] = [IconButton(name=_("Back"), icon="back", area=back, on_press=self.back, shortcut="back")]
        words = _("Deck builder")
        if self.short:
            button, rest = rest.cut_right(44, 8)
            nodes.append(IconButton(name=words, icon="card", area=button, on_press=lambda: self.build_deck("")))
        else:
            button, rest = rest.cut_right(wide_of(words, self.stage, family="bold") + 80, 20)
            nodes.append(Button(name=words, icon="card", area=button, on_press=lambda: self.build_deck("")))
        size = theme.LARGE if not self.short else theme.MEDIUM
        title = letters.shorten(self.name, rest.w, size, self.stage.scale, "bold")
        nodes.append(Label(role="heading", name=title, area=rest, size=size, family="bold", colour="CREAM"))
        return WoodBar(name=self.name, area=area, children=nodes)

    def _seats(self, area: Area) -> Node:
        stack = Stack(area.cut_right(16)[1].inset(4, 4), self.stage, gap=10)
        for hitch in self.found() if self.short else []:
            stack.words(hitch.words, "BAD_TEXT")
        choices = [(n, n_("{n} player", "{n} players", n)) for n in range(LEAST, MOST + 1)]
        if max(wide_of(words, self.stage, family="bold") for _n, words in choices) * 3 + 100 > stack.area.w:
            choices = [(n, str(n)) for n in range(LEAST, MOST + 1)]
        count = stack.row(48)
        stack.put(
            Segmented(
                name=_("How many play"),
                choices=choices,
                value=len(self.plan.seats),
                area=count._replace(w=min(count.w, 620)),
                on_change=lambda n: self.edit(lambda p: p.set_seats(int(str(n)))),
            )
        )
        for number in range(len(self.plan.seats)):
            setup_seat.seat(self, stack, number)
        told = summary(self.plan.options)
        rules = Button(name=_("Rules that the cards leave open"), subtitle=told, icon="gear", on_press=self.open_rules)
        row = stack.row(64)
        rules.area = row._replace(w=min(row.w, 620))
        stack.put(rules)
        return ScrollPanel(name=_("Players"), area=area, children=stack.nodes, memory=self.memory)

    def found(self) -> list[Hitch]:
        """What is in the way of starting."""
        return hitches(self.plan, self.shelf)

    def _foot(self, area: Area) -> list[Node]:
        button, rest = area.cut_right(min(420.0, area.w * 0.6), 16)
        hitch = next(iter(self.found()), None)
        start = Button(
            name=_("Start the game"),
            subtitle="" if self.short else self._who_plays(),
            icon="play",
            kind="call",
            size=theme.MEDIUM,
            area=button,
            enabled=hitch is None,
            why_not=hitch.words if hitch else "",
            on_press=self.start,
            first_focus=True,
        )
        if start.cut(self.stage.scale):
            start.subtitle = ""
        nodes: list[Node] = [start]
        if hitch is not None and not self.short:
            sign, told = rest.cut_left(40, 8)
            nodes.append(Icon(name=_("In the way"), icon="warning", colour="BAD_TEXT", area=sign.middle(30, 30)))
            nodes.append(
                Label(
                    name=hitch.words,
                    area=told.middle(told.w, letters.height(hitch.words, told.w, theme.SMALL, self.stage.scale)),
                    wrap=True,
                    colour="BAD_TEXT",
                )
            )
        return nodes

    def _who_plays(self) -> str:
        return _(" against ").join(seat.name or "?" for seat in self.plan.seats)

    # -- changes

    def build_deck(self, key: str) -> None:
        """Open the deck builder."""
        from scenes.stargate.builder import DeckBuilder

        self.stage.push(DeckBuilder(key))

    def open_rules(self) -> None:
        """The questions that no source answers."""
        self.stage.push(RulesPage(self))

    def start(self) -> None:
        """Remember, set the table, begin."""
        decks = {
            f"p{n + 1}": deck.as_setup()
            for n, seat in enumerate(self.plan.seats)
            if (deck := self.shelf.get(seat.deck)) is not None
        }
        kinds, names = [seat.who for seat in self.plan.seats], [seat.name for seat in self.plan.seats]
        try:
            options = self.plan.options
            scene = new_scene(kinds=kinds, seed=secrets.randbits(32), decks=decks, names=names, options=options)
        except (SetupError, ContentError) as error:
            self.stage.say(str(error), "warning")
            return
        self.begin(REMEMBERED, scene)

    def help(self) -> list[str]:
        """What this screen is for."""
        return [
            _("Start begins the game as it is set up here; next time everything is as you left it."),
            _("Each seat has a name, a person or a bot, and a deck: a starter or one of your own."),
        ]
