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
    from scenes.stargate.scene import StargateScene


class Undoing:
    """Mixed into the table's scene."""

    # -- back and forth

    def back(self: StargateScene) -> None:
        """One step back: the card that is held, the last pick of a question; else the pause menu."""
        if self.hold.card:
            self.hold.card = self.raised = ""
            self.refresh()
        elif self.legal.chosen and self.session.step_back():
            self.changed()
        elif self.shows_last:
            self.shows_last = False
            self.rebuild()
        else:
            self.open_menu()

    def undo(self: StargateScene) -> None:
        """Take the last act back; past chance or another's act only by agreement."""
        code = self.session.why_not_undo()
        if code in ("barrier", "needs_agreement"):
            self._ask_agreement(code)
        else:
            self.try_to(self.session.undo)

    def why_not_undo_words(self: StargateScene) -> str:
        """Why undo is off, or nothing: where agreement is needed it is on, and asks."""
        code = self.session.why_not_undo()
        return self.game.refusal(code) if code and code not in ("barrier", "needs_agreement") else ""

    def redo(self: StargateScene) -> None:
        """Bring the last undone act back."""
        self.try_to(self.session.redo)

    def try_to(self: StargateScene, run: Callable[[], None]) -> None:
        """A table act, or the sentence why not. Whatever passes by itself ends with it."""
        try:
            run()
        except Refused as refused:
            self.refuse_words(refused.code)
            return
        self.passing.stop_all()
        self.forget_open()
        self.hold.card = self.raised = ""
        self.shows_last = False
        self.changed()

    def _ask_agreement(self: StargateScene, code: str) -> None:
        by = self.session.who_undoes()
        others = [seat for seat in self.session.people if seat != by]
        names = ", ".join(self.person(seat) for seat in others)
        verb = _("{names} agree: take it back").format(names=names) if others else _("Take the last act back")
        answers = [
            Answer(
                verb, lambda: self.try_to(self.session.take_back), _("the same cards will come again"), "normal", "undo"
            ),
            Answer(_("Leave it as it is"), None, "", "call", "check"),
        ]
        self.stage.push(Dialog(_("Take the last act back?"), self.game.refusal(code), answers, icon="undo"))
