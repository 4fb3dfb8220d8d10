"""Where the deck builder leads to: opening, saving, deleting, text, a sample hand, a game, a card looked at closely."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.game import SetupError
from game.core.words import _, n_
from scenes.setup import clipboard
from scenes.stargate.builder_pages import CardPage, SampleHand
from scenes.stargate.deck_text import read_text, text_of_deck
from scenes.stargate.decks import OwnDeck, delete_deck, restore_deck, save_deck
from scenes.stargate.drafting import Mend
from scenes.stargate.plan import seat_name
from scenes.stargate.query import Query
from scenes.ui import Answer, Dialog, Node

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder


class Doors:
    """Mixed into the deck builder."""

    # -- cards

    def press_card(self: DeckBuilder, index: int) -> None:
        """A card of the grid: choose it; pressed again one more goes in."""
        memory = self.memories["cards"]
        name = self.shown[index]
        if memory.index == index:
            self.add(name)
            return
        memory.index = index
        grid = self.root.find(key="card grid")
        if grid is not None:
            self.stage.set_focus(grid, by_key=False)
        self.rebuild()

    def choose_stacked(self: DeckBuilder, group: str, name: str) -> None:
        """A card of a stack: it lies open; pressed again it is looked at closely."""
        if self.chosen == (group, name):
            self.open_zoom(name)
            return
        self.chosen = (group, name)
        self.rebuild()

    def zoom(self: DeckBuilder, node: Node) -> bool:
        """Space on the grid, a row or a card."""
        if isinstance(node.value, str) and node.role in ("list", "row", "row card"):
            self.open_zoom(node.value)
            return True
        return False

    def open_zoom(self: DeckBuilder, name: str) -> None:
        """A card looked at closely."""
        self.stage.push(CardPage(name))

    def show(self: DeckBuilder, query: Query | None) -> None:
        """Show what is missing."""
        if query is not None:
            self.part = "cards"
            self.ask(replace(query, sort=self.query.sort))

    def apply(self: DeckBuilder, way: Mend) -> None:
        """Mend a broken rule, or show what is missing."""
        if way.deck is not None:
            self.change(way.deck)
        else:
            self.show(way.query)
        self.stage.settle()
        grid = self.root.find(key="card grid")
        if grid is not None:  # the button is gone: the focus must not fall on a field, where keys are words
            self.stage.set_focus(grid, by_key=False)

    def to_search(self: DeckBuilder) -> None:
        """The search field gets the focus."""
        self.part = "filters" if self.stage.layout != "wide" else self.part
        self.rebuild()
        self.stage.settle()
        field = self.root.find(key="search")
        if field is not None:
            self.stage.set_focus(field)

    def open_help(self: DeckBuilder) -> None:
        """What can be done here."""
        from scenes.help import Help

        self.stage.push(Help(self))

    # -- decks

    def open_menu(self: DeckBuilder) -> None:
        """Open another deck, begin a new one, delete this one, bring one back."""
        answers = [Answer(_("A new, empty deck"), lambda: self.leave_for(OwnDeck(_("New deck"))), "", "normal", "plus")]
        if self.draft.own and self.draft.id:
            answers.append(
                Answer(
                    _("Delete {deck}").format(deck=self.draft.name),
                    self._delete,
                    _("it can be brought back"),
                    "normal",
                    "trash",
                )
            )
        if self.deleted:
            answers.append(Answer(_("Bring the deleted deck back"), self._restore, "", "normal", "undo"))
        for deck in self.shelf.decks.values():
            told = deck.trouble or (_("starter deck") if not deck.own else n_("{n} card", "{n} cards", deck.size()))
            answers.append(
                Answer(_("Open {deck}").format(deck=deck.name), partial(self.leave_for, deck), told, "normal", "folder")
            )
        self.stage.push(Dialog(_("Decks"), "", answers, icon="card"))

    def leave_for(self: DeckBuilder, deck: OwnDeck) -> None:
        """Open a deck; what is not saved is asked about."""
        if deck.trouble:
            self.stage.say(deck.trouble, "warning")
            return
        if self.drafting.is_saved():
            self.open_deck(deck)
            return
        answers = [
            Answer(_("Save it, then go on"), lambda: self._saving(lambda: self.open_deck(deck)), "", "call", "save"),
            Answer(
                _("Go on without saving"), lambda: self.open_deck(deck), _("the changes are lost"), "danger", "trash"
            ),
            Answer(_("Stay with this deck"), None, "", "normal", "back"),
        ]
        self.stage.push(Dialog(_("This deck is not saved."), "", answers, icon="warning"))

    def back(self: DeckBuilder) -> None:
        """Leave; what is not saved is asked about."""
        if self.drafting.is_saved():
            self.stage.pop(self)
            return
        answers = [
            Answer(_("Save it and leave"), lambda: self._saving(lambda: self.stage.pop(self)), "", "call", "save"),
            Answer(
                _("Leave without saving"), lambda: self.stage.pop(self), _("the changes are lost"), "danger", "trash"
            ),
            Answer(_("Stay with this deck"), None, "", "normal", "back"),
        ]
        self.stage.push(Dialog(_("This deck is not saved."), "", answers, icon="warning"))

    def save(self: DeckBuilder) -> None:
        """Write it, drafts too."""
        try:
            saved = save_deck(replace(self.draft, name=self.draft.name or _("New deck")))
        except OSError as error:
            self.stage.say(str(error), "warning")
            return
        self.drafting.draft = self.drafting.kept = saved
        self.shelf.look()
        broken = saved.faults()
        told = _("{deck} is saved.") if not broken else _("{deck} is saved as a draft: it cannot start a game yet.")
        self.stage.say(told.format(deck=saved.name), "save")
        self.rebuild()

    def _saving(self: DeckBuilder, then: Callable[[], None]) -> None:
        self.save()
        then()

    def _delete(self: DeckBuilder) -> None:
        try:
            self.deleted.append(delete_deck(self.draft))
        except OSError as error:
            self.stage.say(str(error), "warning")
            return
        self.stage.say(_("{deck} is deleted; the menu brings it back.").format(deck=self.draft.name), "trash")
        self.shelf.look()
        self.open_deck(OwnDeck(_("New deck")))

    def _restore(self: DeckBuilder) -> None:
        try:
            deck = restore_deck(self.deleted.pop())
        except OSError as error:
            self.stage.say(str(error), "warning")
            return
        self.shelf.look()
        self.open_deck(deck)

    # -- text

    def open_text(self: DeckBuilder) -> None:
        """Copy the deck as text, or take one from the clipboard."""
        answers = [
            Answer(_("Copy this deck as text"), self.copy_text, _("to the clipboard"), "call", "card"),
            Answer(
                _("Read a deck from the clipboard"),
                self.paste_text,
                _("it takes the place of this one; that can be undone"),
                "normal",
                "folder",
            ),
        ]
        self.stage.push(Dialog(_("The deck as text"), "", answers, icon="log"))

    def copy_text(self: DeckBuilder) -> None:
        """To the clipboard."""
        done = clipboard.put(text_of_deck(self.draft))
        self.stage.say(
            _("The deck is on the clipboard.")
            if done
            else _("There is no clipboard here: only this program can paste it."),
            "check",
        )

    def paste_text(self: DeckBuilder) -> None:
        """From the clipboard: what cannot be read is told line by line."""
        made = read_text(clipboard.get())
        if not made.deck.team and not made.deck.missions and not made.deck.deck:
            self.stage.push(
                Dialog(
                    _("No deck was found in the text."),
                    "\n".join(made.trouble[:12]),
                    [Answer(_("Stay with this deck"), None, "", "call", "back")],
                )
            )
            return
        self.change(replace(made.deck, name=made.deck.name or self.draft.name, id=self.draft.id, own=self.draft.own))
        self.typed_name.words = self.draft.name
        if made.trouble:
            self.stage.push(
                Dialog(
                    _("Some lines could not be read"),
                    "\n".join(made.trouble[:20]),
                    [Answer(_("Go on with the rest"), None, "", "call", "check")],
                    icon="warning",
                )
            )

    # -- trying it

    def sample(self: DeckBuilder) -> None:
        """Eight cards off the shuffled deck."""
        self.stage.push(SampleHand(self.draft))

    def play(self: DeckBuilder) -> None:
        """A game against a bot with this deck, at once."""
        from scenes.stargate.start import new_scene

        other = next((deck for deck in self.shelf.decks.values() if not deck.own and deck.key != self.draft.key), None)
        decks = {"p1": self.draft.as_setup(), **({"p2": other.as_setup()} if other is not None else {})}
        try:
            scene = new_scene(
                kinds=["human", "greedy"], seed=secrets.randbits(32), decks=decks, names=[seat_name(0), _("Bot")]
            )
        except SetupError as error:
            self.stage.say(str(error), "warning")
            return
        if not self.drafting.is_saved():
            self.save()
        self.stage.reset(scene)
