"""Where the table leads to: the zoomed card, piles, the log, the menus, the end; undoing and saving."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.table import Refused
from game.core.words import _
from scenes import saved_games
from scenes.cards import log
from scenes.pause import Item, Pause
from scenes.ui import Action, Answer, Dialog, Node
from scenes.weiss import words
from scenes.weiss.legal import Use

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


class Doors:
    """Mixed into the table's scene."""

    # -- coming and going

    def enter(self: WeissScene) -> None:
        """A curtain first where several people share the screen; else say what is to be done."""
        self.recompute()
        self.ask_now()
        self.rebuild()
        self.end_now()

    def resume(self: WeissScene) -> None:
        """What lay over it has gone."""
        self.refresh()

    def leave(self: WeissScene) -> None:
        """Save, and let the bots go."""
        self.session.close()

    def leaving(self: WeissScene) -> str:
        """What a person should know before the program ends."""
        return "" if self.view.over else _("The game is saved by itself and can be gone on with from the title.")

    def help(self: WeissScene) -> list[str]:
        """What can be done here now."""
        who = self.person(self.view.ask.by) if self.view.ask is not None else ""
        return [
            f"**{who}**: {words.now(self)}",
            _(
                "Click a card with a gold edge to hold it: where it can go lights up. "
                "Click there, or the card again; or drag it."
            ),
            _(
                "The buttons on the right do the same, each with its result. "
                "Space, or a click on a card that can do nothing, shows it large."
            ),
            _(
                "The keys 1 to 0 hold the cards of the hand; Tab goes through everything; "
                "P goes on to the next phase; Esc lets go and goes one step back."
            ),
            _("Whoever reaches level 4 loses: seven cards in the clock are a level."),
            words.limit_words(),
        ]

    # -- over the table

    def open_menu(self: WeissScene) -> None:
        """The pause menu with what the game adds."""
        not_now = "" if self.mine else _("It is somebody else's turn.")
        items = [
            Item("save", _("Save the game"), self.save_game, "save", closes=True),
            Item("folder", _("Load a game"), self._open_load),
            Item("undo", _("Undo"), self.undo, "undo", self.why_not_undo_words(), closes=True),
            Item("eye", _("Hide the hands now"), self.show_curtain, "hide", closes=True),
            Item("flag", _("Concede"), self.ask_concede, "", not_now, closes=True),
        ]
        self.stage.push(Pause(items, self.leaving()))

    def _open_load(self: WeissScene) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList())

    def open_help(self: WeissScene) -> None:
        """What can be done here?"""
        from scenes.help import Help

        self.stage.push(Help(self))

    def open_log(self: WeissScene) -> None:
        """All of the log."""
        from scenes.cards.log_page import LogPage

        self.stage.push(LogPage(self))

    def open_pile(self: WeissScene, seat: str, pile: str) -> None:
        """A pile that everybody may look through."""
        from scenes.weiss.pages import PilePage

        self.stage.push(PilePage(self, seat, pile))

    def open_zoom(self: WeissScene, name: str) -> None:
        """A card large, its numbers explained."""
        from scenes.weiss.zoom import ZoomScene

        self.stage.push(ZoomScene(self, name))

    def open_menu_of(self: WeissScene, uses: list[Use]) -> None:
        """Which of several things is meant?"""
        answers = []
        for use in uses:
            verb, result = words.use_words(self, use)
            icon = "sword" if use.verb == "attack" else "card"
            answers.append(Answer(verb, partial(self.hands.give, use.given), result, "normal", icon))
        self.stage.push(Dialog(words.card_words(self, uses[0].card), "", answers, icon="card"))

    def show_end(self: WeissScene) -> None:
        """The page at the end of the game."""
        from scenes.weiss.end_scene import EndScene

        if not any(isinstance(scene, EndScene) for scene in self.stage.scenes):
            self.stage.push(EndScene(self))

    def show_curtain(self: WeissScene) -> None:
        """Another person's turn at the screen."""
        from scenes.curtain import Curtain

        if not any(isinstance(scene, Curtain) for scene in self.stage.scenes):
            self.stage.push(Curtain(self.person(self.seat), self.seat))

    def ask_concede(self: WeissScene) -> None:
        """Give the game up?"""
        by = self.session.active
        name = self.person(by)
        concede = partial(self.try_to, lambda: self.session.do({"by": by, "act": "concede"}))
        answers = [
            Answer(_("Play on"), None, "", "call", "back"),
            Answer(_("{name} concedes").format(name=name), concede, "", "danger", "flag"),
        ]
        self.stage.push(Dialog(_("Concede the game?"), _("{name} gives up.").format(name=name), answers, icon="flag"))

    def zoom(self: WeissScene, node: Node) -> bool:
        """Space on a card, or on a line of the log about one."""
        name = node.value
        if isinstance(name, str) and node.role in ("card", "hand card", "line") and self.knows(name):
            self.open_zoom(name)
            return True
        return False

    # -- back and forth

    def back(self: WeissScene) -> None:
        """One step back: the card that is held, the last pick of a question; else the pause menu."""
        if self.hold.card:
            self.hold.card = self.raised = ""
            self.refresh()
        elif self.legal.chosen and self.session.step_back():
            self.changed()
        else:
            self.open_menu()

    def undo(self: WeissScene) -> None:
        """Take the last act back; past chance or another's act only by agreement."""
        code = self.session.why_not_undo()
        if code in ("barrier", "needs_agreement"):
            self._ask_agreement(code)
        else:
            self.try_to(self.session.undo)

    def why_not_undo_words(self: WeissScene) -> str:
        """Why undo is off, or nothing: where agreement is needed it is on, and asks."""
        code = self.session.why_not_undo()
        return self.game.refusal(code) if code and code not in ("barrier", "needs_agreement") else ""

    def redo(self: WeissScene) -> None:
        """Bring the last undone act back."""
        self.try_to(self.session.redo)

    def try_to(self: WeissScene, run: Callable[[], None]) -> None:
        """A table act, or the sentence why not."""
        try:
            run()
        except Refused as refused:
            self.stage.say(self.game.refusal(refused.code), "cross")
            return
        self.hold.card = self.raised = ""
        self.changed()

    def _ask_agreement(self: WeissScene, code: str) -> None:
        by = self.session.who_undoes()
        others = [seat for seat in self.session.people if seat != by]
        names = ", ".join(self.person(seat) for seat in others)
        verb = _("{names} agree: take it back").format(names=names) if others else _("Take the last act back")
        back = partial(self.try_to, self.session.take_back)
        answers = [
            Answer(verb, back, _("the same cards will come again"), "normal", "undo"),
            Answer(_("Leave it as it is"), None, "", "call", "check"),
        ]
        self.stage.push(Dialog(_("Take the last act back?"), self.game.refusal(code), answers, icon="undo"))

    # -- saving, keys

    def save_game(self: WeissScene) -> None:
        """Save under a name of the game's own."""
        saved_games.keep(self.stage, self.session)

    def load_last(self: WeissScene) -> None:
        """Go back to the last save, of whatever game."""
        saved_games.open_newest(self.stage)

    def actions(self: WeissScene) -> dict[str, Action]:
        """What keys do here beyond the buttons."""
        acts: list[tuple[str, str, Any]] = [
            ("pass", _("Go on to the next phase"), self.hands.go_on),
            ("undo", _("Undo"), self.undo),
            ("redo", _("Redo"), self.redo),
            ("log", _("Open the log"), self.open_log),
            ("save", _("Save the game"), self.save_game),
            ("load", _("Load the last save"), self.load_last),
            ("last_move", _("Say what was done last"), self.tell_last),
            ("hint", _("Ask for a hint"), self.hint),
            ("hide", _("Hide the hands now"), self.show_curtain),
        ]
        return {key: Action(told, run) for key, told, run in acts}

    def tell_last(self: WeissScene) -> None:
        """What was done last, in words."""
        log.tell_last(self)

    def hint(self: WeissScene) -> None:
        """What a bot would do now, in words; nothing is done by it."""
        from scenes.weiss.hints import hint

        hint(self)
