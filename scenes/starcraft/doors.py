"""Where the table leads to: the log, the menus, the curtain, the end; saving."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.words import _, capital
from scenes import saved_games
from scenes.cards import log
from scenes.pause import Item, Pause
from scenes.starcraft import totals, words
from scenes.starcraft.answers import use_words
from scenes.starcraft.legal import Use
from scenes.ui import Action, Answer, Dialog

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


class Doors:
    """Mixed into the table's scene."""

    # -- coming and going

    def enter(self: StarcraftScene) -> None:
        """A curtain first where something hidden is asked of one of several people."""
        self.recompute()
        self.ask_now()
        self.rebuild()

    def resume(self: StarcraftScene) -> None:
        """What lay over it has gone."""
        self.refresh()

    def leave(self: StarcraftScene) -> None:
        """Save, and let the bots go."""
        self.session.close()

    def leaving(self: StarcraftScene) -> str:
        """What a person should know before the program ends."""
        return "" if self.view.over else _("The game is saved by itself and can be gone on with from the title.")

    def help(self: StarcraftScene) -> list[str]:
        """What can be done here now."""
        who = self.person(self.view.ask.by) if self.view.ask is not None else ""
        return [
            f"**{who}**: {words.now(self)}",
            _("Click what glows to take hold of it, then click where it goes; or drag it there."),
            _("The buttons on the right do the same, each with its result: Tab goes through them, Enter presses."),
            _("The wheel and + and - zoom, dragging or the arrows move the galaxy, Home shows all of it."),
            _("D opens the faction sheet, L the log, O says what wins and how it stands. Esc goes one step back."),
        ]

    # -- over the table

    def open_menu(self: StarcraftScene) -> None:
        """The pause menu with what the game adds."""
        not_now = "" if self.mine else _("It is somebody else's turn.")
        items = [
            Item("save", _("Save the game"), self.save_game, "save", closes=True),
            Item("folder", _("Load a game"), self._open_load),
            Item("undo", _("Undo"), self.undo, "undo", self.why_not_undo_words(), closes=True),
            Item("eye", _("Hide the hands now"), self.hide_now, "hide", closes=True),
            Item("flag", _("Concede"), self.ask_concede, "", not_now, closes=True),
        ]
        self.stage.push(Pause(items, self.leaving()))

    def _open_load(self: StarcraftScene) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList())

    def open_help(self: StarcraftScene) -> None:
        """What can be done here?"""
        from scenes.help import Help

        self.stage.push(Help(self))

    def open_log(self: StarcraftScene) -> None:
        """All of the log."""
        from scenes.cards.log_page import LogPage

        self.stage.push(LogPage(self))

    def open_choice(self: StarcraftScene, uses: list[Use]) -> None:
        """Which of several things is meant?"""
        told = [(use, *use_words(self, use)) for use in uses]
        answers = [
            Answer(verb, partial(self.hands.give, use.given), result, "normal", "map") for use, verb, result in told
        ]
        self.stage.push(Dialog(capital(words.key_words(self, uses[0].target)), "", answers, icon="map"))

    def show_end(self: StarcraftScene) -> None:
        """The page at the end of the game."""
        from scenes.starcraft.end_scene import EndScene

        if not any(isinstance(scene, EndScene) for scene in self.stage.scenes):
            self.stage.push(EndScene(self))

    def show_curtain(self: StarcraftScene) -> None:
        """Another person's hidden things come onto the screen."""
        from scenes.curtain import Curtain

        if not any(isinstance(scene, Curtain) for scene in self.stage.scenes):
            self.stage.push(Curtain(self.person(self.seat), self.seat))

    def hide_now(self: StarcraftScene) -> None:
        """A curtain at once: somebody looks over the shoulder."""
        self.shown_to = self.seat
        self.show_curtain()

    def uncover(self: StarcraftScene) -> None:
        """Whoever looks wants to see what is hidden from the others: a curtain, then it is shown."""
        self.shown_to = self.seat
        self.refresh()
        self.show_curtain()

    def ask_concede(self: StarcraftScene) -> None:
        """Give the game up?"""
        by = self.session.active
        name = self.person(by)
        give_up = lambda: self.try_to(lambda: self.session.do({"by": by, "act": "concede"}))  # noqa: E731
        answers = [
            Answer(_("Play on"), None, "", "call", "back"),
            Answer(_("{name} concedes").format(name=name), give_up, "", "danger", "flag"),
        ]
        self.stage.push(Dialog(_("Concede the game?"), _("{name} gives up.").format(name=name), answers, icon="flag"))

    def refuse_words(self: StarcraftScene, code: str) -> None:
        """Say why something is not legal."""
        self.stage.say(self.game.refusal(code), "cross")

    # -- what wins, a hint, saving

    def tell_goal(self: StarcraftScene) -> None:
        """What wins, and how it stands."""
        self.stage.say(" ".join(totals.goal_words(self, seat) for seat in self.view.seats), "trophy")

    def tell_last(self: StarcraftScene) -> None:
        """What was done last, in words."""
        log.tell_last(self)

    def hint(self: StarcraftScene) -> None:
        """What a bot would do now, in words; nothing is done by it."""
        from scenes.starcraft.hints import hint

        hint(self)

    def save_game(self: StarcraftScene) -> None:
        """Save under a name of the game's own."""
        saved_games.keep(self.stage, self.session)

    def load_last(self: StarcraftScene) -> None:
        """Go back to the last save, of whatever game."""
        saved_games.open_newest(self.stage)

    def key_actions(self: StarcraftScene) -> dict[str, Action]:
        """What keys do here beyond the buttons."""
        acts: list[tuple[str, str, Any]] = [
            ("undo", _("Undo"), self.undo),
            ("redo", _("Redo"), self.redo),
            ("log", _("Open the log"), self.open_log),
            ("goal", _("What wins, and how it stands"), self.tell_goal),
            ("drawer", _("Faction sheet, open or closed"), self.turn_drawer),
            ("zoom_in", _("Nearer"), partial(self.zoom_by, 1)),
            ("zoom_out", _("Farther"), partial(self.zoom_by, -1)),
            ("fit", _("The whole galaxy"), self.fit),
            ("save", _("Save the game"), self.save_game),
            ("load", _("Load the last save"), self.load_last),
            ("last_move", _("Say what was done last"), self.tell_last),
            ("hint", _("Ask for a hint"), self.hint),
            ("hide", _("Hide the hands now"), self.hide_now),
        ]
        return {key: Action(told, run) for key, told, run in acts}
