"""Where the table leads to: the zoomed card, piles, the log, the menus, the end; saving."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.words import _
from scenes import saved_games
from scenes.cards import log
from scenes.pause import Item, Pause
from scenes.stargate import words
from scenes.stargate.automation import STOPS
from scenes.stargate.legal import Use
from scenes.ui import Action, Answer, Dialog, Node

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class Doors:
    """Mixed into the table's scene."""

    # -- coming and going

    def enter(self: StargateScene) -> None:
        """A curtain first where several people share the screen; else say what is to be done."""
        self.pass_by_itself()
        self.fresh.clear()
        self.recompute()
        self._ask_now()
        self.rebuild()
        self._end_now()

    def resume(self: StargateScene) -> None:
        """What lay over it has gone."""
        self.refresh()

    def leave(self: StargateScene) -> None:
        """Save, and let the bots go."""
        self.session.close()

    def leaving(self: StargateScene) -> str:
        """What a person should know before the program ends."""
        return "" if self.view.over else _("The game is saved by itself and can be gone on with from the title.")

    def help(self: StargateScene) -> list[str]:
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
                "The keys 1 to 0 hold the cards of the hand; "
                "Tab goes through everything; P passes; Esc lets go and goes one step back."
            ),
            _("Seven glyphs win, or experience, or scored adversaries up to the victory total."),
        ]

    # -- over the table

    def open_menu(self: StargateScene) -> None:
        """The pause menu with what the game adds."""
        not_now = "" if self.mine else _("It is somebody else's turn.")
        items = [
            Item("save", _("Save the game"), self.save_game, "save", closes=True),
            Item("folder", _("Load a game"), self._open_load),
            Item("undo", _("Undo"), self.undo, "undo", self.why_not_undo_words(), closes=True),
            Item("clock", _("Passing, stops, hands"), self.open_habits, closes=True),
            Item("eye", _("Hide the hands now"), self.hide_now, "hide", closes=True),
            Item("flag", _("Concede"), self.ask_concede, "", not_now, closes=True),
        ]
        self.stage.push(Pause(items, self.leaving()))

    def _open_load(self: StargateScene) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList())

    def open_habits(self: StargateScene) -> None:
        """What is done without a press."""
        from scenes.stargate.habits import HabitsPage

        self.stage.push(HabitsPage(self))

    def hide_now(self: StargateScene) -> None:
        """A curtain at once: somebody looks over the shoulder."""
        self.open_hands = False
        self.show_curtain()

    def open_help(self: StargateScene) -> None:
        """What can be done here?"""
        from scenes.help import Help

        self.stage.push(Help(self))

    def open_log(self: StargateScene) -> None:
        """All of the log."""
        from scenes.cards.log_page import LogPage

        self.stage.push(LogPage(self))

    def open_pile(self: StargateScene, seat: str, pile: str) -> None:
        """A pile that everybody may look through; `side` is all the cards in play of a seat."""
        from scenes.stargate.pages import PilePage

        self.stage.push(PilePage(self, seat, pile))

    def open_zoom(self: StargateScene, name: str) -> None:
        """A card large, its numbers explained."""
        from scenes.stargate.zoom import ZoomScene

        self.stage.push(ZoomScene(self, name))

    def open_menu_of(self: StargateScene, uses: list[Use]) -> None:
        """Which of several things is meant?"""
        card = words.card_words(self, uses[0].card)
        self.stage.push(Dialog(card, "", self._answers(uses, "card"), icon="card"))

    def choose_cover(self: StargateScene) -> None:
        """Which card of the hand lies face down as a complication?"""
        covers = [use for use in self.legal.all_uses() if use.verb == "complicate"]
        told = _("It lies face down and adds 1 to the difficulty.")
        self.stage.push(Dialog(_("Which card becomes the complication?"), told, self._answers(covers, "question")))

    def _answers(self: StargateScene, uses: Iterable[Use], icon: str) -> list[Answer]:
        """An answer of a dialog for each use: what it is, what comes of it."""
        told = [(use, *words.use_words(self, use)) for use in uses]
        return [
            Answer(verb, partial(self.hands.give, use.given), result, "normal", icon) for use, verb, result in told
        ]

    def show_end(self: StargateScene) -> None:
        """The page at the end of the game."""
        from scenes.stargate.end_scene import EndScene

        if not any(isinstance(scene, EndScene) for scene in self.stage.scenes):
            self.stage.push(EndScene(self))

    def show_curtain(self: StargateScene) -> None:
        """Another person's turn at the screen."""
        from scenes.curtain import Curtain

        if not any(isinstance(scene, Curtain) for scene in self.stage.scenes):
            self.stage.push(Curtain(self.person(self.seat), self.seat))

    def ask_concede(self: StargateScene) -> None:
        """Give the game up?"""
        by = self.session.active
        answers = [
            Answer(_("Play on"), None, "", "call", "back"),
            Answer(
                _("{name} concedes").format(name=self.person(by)),
                lambda: self.try_to(lambda: self.session.do({"by": by, "act": "concede"})),
                "",
                "danger",
                "flag",
            ),
        ]
        self.stage.push(
            Dialog(_("Concede the game?"), _("{name} gives up.").format(name=self.person(by)), answers, icon="flag")
        )

    def zoom(self: StargateScene, node: Node) -> bool:
        """Space on a card, or on a line of the log about one."""
        name = node.value
        if (
            isinstance(name, str)
            and node.role in ("card", "hand card", "mission", "line", "row card")
            and self.knows(name)
        ):
            self.open_zoom(name)
            return True
        return False

    def refuse_words(self: StargateScene, code: str) -> None:
        """Say why something is not legal."""
        self.stage.say(self.game.refusal(code), "cross")

    # -- the last move, the goal

    def show_last(self: StargateScene) -> None:
        """Draw the line of the last act and say it; again: hide it."""
        from scenes.stargate.lines import last_of

        told = last_of(self)[0]
        self.shows_last = bool(told) and not self.shows_last
        if self.shows_last:
            self.stage.say(told, "replay")
        elif not told:
            log.tell_last(self)
        self.rebuild()

    def phase_tip(self: StargateScene, phase: str, on: bool) -> str:
        """What may happen in a phase, and what a press on it does."""
        now = words.now(self)
        told = f"{now[:1].upper()}{now[1:]} " if on else ""
        if phase not in STOPS:
            return told
        if self.watching:
            return told
        halts = phase in self.passing.stops.get(self.seat, ())
        return told + (_("Press: halt here no longer.") if halts else _("Press: always halt here."))

    def tell_goal(self: StargateScene) -> None:
        """What wins, and how it stands."""
        from scenes.stargate.plaque import values

        parts = []
        for seat in sorted(self.view.seats):
            rows = values(self, seat)[1:]
            parts.append(
                f"{self.person(seat)}: " + ", ".join(f"{label.lower()} {n}/{all_}" for _k, label, n, all_, _i in rows)
            )
        self.stage.say(". ".join(parts) + ".", "trophy")

    # -- saving

    def save_game(self: StargateScene) -> None:
        """Save under a name of the game's own."""
        saved_games.keep(self.stage, self.session)

    def load_last(self: StargateScene) -> None:
        """Go back to the last save, of whatever game."""
        saved_games.open_newest(self.stage)

    def key_actions(self: StargateScene) -> dict[str, Action]:
        """What keys do here beyond the buttons."""
        acts: list[tuple[str, str, Any]] = [
            ("pass", _("Pass"), self.hands.pass_now),
            ("pass_on", _("Pass until the mission is over"), self.pass_on),
            ("undo", _("Undo"), self.undo),
            ("redo", _("Redo"), self.redo),
            ("log", _("Open the log"), self.open_log),
            ("goal", _("What wins, and how it stands"), self.tell_goal),
            ("save", _("Save the game"), self.save_game),
            ("load", _("Load the last save"), self.load_last),
            ("last_move", _("Show the last move again"), self.show_last),
            ("auto_pass", _("Pass by itself, on or off"), self.toggle_alone),
            ("hint", _("Ask for a hint"), self.hint),
            ("hide", _("Hide the hands now"), self.hide_now),
        ]
        return {key: Action(told, run) for key, told, run in acts}

    def hint(self: StargateScene) -> None:
        """What a bot would do now, in words; nothing is done by it."""
        from scenes.stargate.hints import hint

        hint(self)
