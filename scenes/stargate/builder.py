"""The deck builder: filters, the collection as cards, the deck. Undo for every change, text to copy and paste.

Knows which cards there are and shows what the rules say of a deck; judges nothing itself.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.words import _
from scenes import theme
from scenes.own_files import read_name
from scenes.setup.widgets import WoodBar
from scenes.stargate import builder_deck, builder_doors, builder_filters, builder_grid, builder_stacks, faces
from scenes.stargate.deck_groups import GROUPINGS
from scenes.stargate.decks import DeckShelf, OwnDeck
from scenes.stargate.drafting import Drafting
from scenes.stargate.query import Query, found
from scenes.ui import Action, Area, IconButton, Label, Memory, Node, Panel, Scene, Segmented, Typed
from scenes.ui import text as letters

FILTERS, CARDS, DECK, STACKS = "filters", "cards", "deck", "stacks"


class DeckBuilder(builder_doors.Doors, Scene):
    """`opened` is the key of the deck to begin with; nothing: an empty one."""

    def __init__(self, opened: str = "") -> None:
        super().__init__()
        self.drafting = Drafting()
        self.shelf = DeckShelf()
        self.opened = opened
        self.query = Query()
        self.typed, self.typed_name = Typed(), Typed()
        self.part = CARDS
        self.shown: list[str] = []
        self.deleted: list[Path] = []
        self.memories = {name: Memory() for name in (FILTERS, CARDS, DECK, STACKS)}
        self.grouping = GROUPINGS[0]
        self.chosen: tuple[str, str] = ("", "")  # of the stacks: the group, the card

    @property
    def name(self) -> str:
        """The title."""
        return _("Deck builder")

    @property
    def draft(self) -> OwnDeck:
        """The deck as it stands."""
        return self.drafting.draft

    @property
    def short(self) -> bool:
        """Whether room is short."""
        return self.stage.layout == "compact"

    def enter(self) -> None:
        """Open the deck that was asked for."""
        self.shelf.look()
        self.open_deck(self.shelf.get(self.opened) or OwnDeck(_("New deck")))

    def open_deck(self, deck: OwnDeck) -> None:
        """Build on a deck."""
        self.drafting.open(deck)
        self._follow_name()
        self.search()

    # -- the tree

    def build(self) -> list[Node]:
        """Bar, filters, cards, deck; or one of the three under tabs."""
        bar, rest = self.stage.area.cut_top(52 if self.short else 64)
        body = rest.inset(6 if self.short else 16, 6 if self.short else 14)
        return [self._bar(bar), *self._parts(body)]

    def _bar(self, area: Area) -> Node:
        inner = area.inset(6 if self.short else 16, (area.h - 44) / 2)
        back, rest = inner.cut_left(44, 12)
        nodes: list[Node] = [IconButton(name=_("Back"), icon="back", area=back, on_press=self.back, shortcut="back")]
        specs = [
            ("question", _("What can I do here?"), "help", self.open_help),
            ("redo", _("Redo"), "redo", self.redo),
            ("undo", _("Undo"), "undo", self.undo),
        ]
        for icon, told, key, run in specs if not self.short else specs[2:]:
            place, rest = rest.cut_right(44, 8)
            nodes.append(IconButton(name=told, icon=icon, area=place, on_press=run, shortcut=key))
        wide = self.stage.layout == "wide"
        title = letters.width(self.name, theme.LARGE, self.stage.scale, "bold") + 24
        if not self.short and (wide or rest.w - title > 420):
            at, rest = rest.cut_left(title)
            nodes.append(
                Label(role="heading", name=self.name, area=at, size=theme.LARGE, family="bold", colour="CREAM")
            )
        nodes.append(self._tabs(rest, wide))
        return WoodBar(name=self.name, area=area, children=nodes)

    def _tabs(self, area: Area, wide: bool) -> Node:
        """What is looked at: of three where room is short; what stands in the middle where it is not."""
        if wide:
            choices = [(CARDS, _("Collection")), (STACKS, _("The deck as cards"))]
        else:
            choices = [(FILTERS, _("Filters")), (CARDS, _("Cards")), (DECK, _("Deck")), (STACKS, _("Stacks"))]
        shown = self.part if self.part in dict(choices) else CARDS
        made = Segmented(name=_("Part of the builder"), choices=choices, value=shown, style="tab", on_change=self._show)
        made.area = area._replace(w=min(area.w, 560))
        return made

    def _show(self, part: object) -> None:
        self.part = str(part)
        self.rebuild()

    def _parts(self, body: Area) -> list[Node]:
        if self.stage.layout == "wide":
            left, rest = body.cut_left(304, 20)
            right, middle = rest.cut_right(404, 20)
            return [self._panel(FILTERS, left), *self._middle(middle), self._panel(DECK, right)]
        if self.part in (CARDS, STACKS):
            return self._middle(body)
        return [self._panel(self.part, body)]

    def _middle(self, area: Area) -> list[Node]:
        """The collection, or the deck as cards."""
        return [builder_stacks.build(self, area)] if self.part == STACKS else builder_grid.build(self, area)

    def _panel(self, part: str, area: Area) -> Node:
        inner = area.inset(8 if self.short else 14, 8)
        build = builder_filters.build if part == FILTERS else builder_deck.build
        return Panel(
            name={FILTERS: _("Filters"), DECK: _("Deck")}[part],
            key=part,
            area=area,
            children=build(self, inner),
            radius=14,
        )

    # -- looking

    def search(self) -> None:
        """Look again: what is looked for, or the deck, has changed."""
        self.shown = found(self.query, fits=self.drafting.fits)
        if hasattr(self, "stage"):
            self.rebuild()

    def ask(self, query: Query) -> None:
        """Look for something else; where the deck lies in the middle, the collection comes in its place."""
        self.part = CARDS if self.part == STACKS else self.part
        self.query = query
        self.memories[CARDS].y = 0.0
        self.memories[CARDS].index = 0
        if self.typed.words != query.words:
            self.typed = Typed(query.words, len(query.words), len(query.words))
        self.search()

    def type_words(self, words: str) -> None:
        """Words are typed in the search field."""
        self.part = CARDS if self.part == STACKS else self.part
        self.query = replace(self.query, words=words[:80])
        self.memories[CARDS].y = 0.0
        self.memories[CARDS].index = 0
        self.search()

    def group_by(self, grouping: str) -> None:
        """The deck in other groups."""
        self.grouping, self.chosen = grouping, ("", "")
        self.rebuild()

    # -- changes

    def add(self, name: str) -> None:
        """One more of a card."""
        if not self.drafting.add(name):
            self.stage.say(_("There is one of it already, or it cannot be in a deck."), "cross")
        self._changed()

    def take(self, name: str) -> None:
        """One less of a card."""
        self.drafting.take(name)
        self._changed()

    def change(self, deck: OwnDeck) -> None:
        """The deck is now this."""
        self.drafting.change(deck)
        self._changed()

    def rename(self, words: str) -> None:
        """Another name: typing it is one change, however many letters."""
        name = read_name(words)
        last = self.drafting.before[-1] if self.drafting.before else None
        if last is not None and replace(last, name=self.draft.name) == self.draft:
            self.drafting.draft = replace(self.draft, name=name)
        else:
            self.drafting.change(replace(self.draft, name=name))
        self.rebuild()

    def _changed(self) -> None:
        if self.query.fits:
            self.search()
        self.rebuild()

    def _follow_name(self) -> None:
        name = self.draft.name
        self.typed_name = Typed(name, len(name), len(name))

    def undo(self) -> None:
        """Take back the last change."""
        if not self.drafting.undo():
            self.stage.say(_("There is nothing more to undo."), "info")
        self._follow_name()
        self._changed()

    def redo(self) -> None:
        """Bring it back."""
        self.drafting.redo()
        self._follow_name()
        self._changed()

    # -- the rest

    def update(self, ms: int) -> None:
        """Pictures may have come."""
        if faces.pump():
            self.rebuild()

    def ticking(self) -> bool:
        """While pictures are on their way."""
        return faces.waiting()

    def actions(self) -> dict[str, Action]:
        """Keys without a button."""
        return {"save": Action(_("Save the deck"), self.save), "search": Action(_("Search"), self.to_search)}

    def help(self) -> list[str]:
        """What this screen is for."""
        return [
            _(
                "Press a card to choose it, press it again (or Enter) to put one in; "
                "minus, Backspace or the right button takes one out."
            ),
            _(
                "A deck that breaks a rule is saved all the same, as a draft; "
                "each broken rule has a button that mends it or shows what is missing."
            ),
            _("Space looks at a card closely. Every change can be undone."),
        ]

    def report(self) -> dict[str, Any]:
        """The deck as data."""
        return self.draft.as_setup()

    def leaving(self) -> str:
        """What is lost by leaving."""
        return "" if self.drafting.is_saved() else _("The deck is not saved.")
