"""Going back at the table: what is held, a pick, the last act; past chance or others only by agreement."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.table import Refused
from game.core.words import _
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


class Undoing:
    """Mixed into the table's scene."""

    def back(self: StarcraftScene) -> None:
        """One step back: what is held, the last thing in the cart, the last pick; else the pause menu."""
        if self.hold.key or self.hold.extra:
            self.hold.key = self.hold.extra = ""
            self.refresh()
        elif self.hold.cart:
            self.hold.cart = self.hold.cart[:-1]
            self.refresh()
        elif self.mine and self.chosen_ahead():
            self.take_back_ahead()
        elif self.session.step_back():
            self.changed()
        else:
            self.open_menu()

    def undo(self: StarcraftScene) -> None:
        """Take the last act back; past chance or another's act only by agreement."""
        code = self.session.why_not_undo()
        if code in ("barrier", "needs_agreement"):
            self._ask_agreement(code)
        else:
            self.try_to(self.session.undo)

    def why_not_undo_words(self: StarcraftScene) -> str:
        """Why undo is off, or nothing: where agreement is needed it is on, and asks."""
        code = self.session.why_not_undo()
        return self.game.refusal(code) if code and code not in ("barrier", "needs_agreement") else ""

    def redo(self: StarcraftScene) -> None:
        """Bring the last undone act back."""
        self.try_to(self.session.redo)

    def try_to(self: StarcraftScene, run: Callable[[], None]) -> None:
        """A table act, or the sentence why not."""
        try:
            run()
        except Refused as refused:
            self.refuse_words(refused.code)
            return
        self.hold.clear()
        self.waiting.clear()
        self.changed()

    def _ask_agreement(self: StarcraftScene, code: str) -> None:
        by = self.session.who_undoes()
        names = ", ".join(self.person(seat) for seat in self.session.people if seat != by)
        verb = _("{names} agree: take it back").format(names=names) if names else _("Take the last act back")
        told = _("the same cards will come again")
        answers = [
            Answer(verb, lambda: self.try_to(self.session.take_back), told, "normal", "undo"),
            Answer(_("Leave it as it is"), None, "", "call", "check"),
        ]
        self.stage.push(Dialog(_("Take the last act back?"), self.game.refusal(code), answers, icon="undo"))
