"""What the buttons and keys of the table do: the main button, a unit's tools, undo, end of turn, going back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.clix.words import square_name, unit_name
from game.core.table import Refused
from game.core.words import _, n_
from scenes.table import abilities, sentences, warnings
from scenes.table.legal import Way
from scenes.table.main_button import MainButton
from scenes.table.state import Aim
from scenes.ui import Action, Answer, Button, Dialog, IconButton, Node

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Acts:
    """Mixed into the table's scene."""

    # -- the main button

    def main_buttons(self: TableScene) -> tuple[Button, Button | None]:
        """The main button, and the smaller one that ends the turn where the main one does something else."""
        end = self._end_button()
        aim = self.choice.aim or self.made.aim
        if aim is not None and self.mine and self.hands.way_of(aim) is not None:
            verb, result, sign = sentences.aim_words(self, aim)
            return self._main(verb, result, sign, lambda: self.hands.perform(aim)), end
        at = self.made.planned
        if at is not None and at in self.legal.squares:
            verb, result, sign = sentences.walk_words(self, at)
            return self._main(verb, result, sign, lambda: self.hands.press_square(at)), end
        if self.legal.stop is not None:
            return self._main(*self._stop_words(), lambda: self.hands.answer(self.legal.stop)), end
        for option, way in self.legal.words:
            if option in ("none", "no") or len(self.legal.words) == 1:
                return self._main(self.choice_words(option), "", "check", lambda w=way: self.hands.give(w)), end
        return self._waiting(end)

    def _main(self: TableScene, verb: str, result: str, sign: str, run: Any) -> Button:
        return MainButton(name=verb, subtitle=result, icon=sign, kind="call", size=22, align="centre", on_press=run,
                          shortcut="press", key="main")  # fmt: skip

    def _stop_words(self: TableScene) -> tuple[str, str, str]:
        name = unit_name(self.view, self.legal.actor)
        if self.legal.kind == "where":
            return _("Stop here"), _("{unit} ends its walk").format(unit=name), "check"
        if self.legal.kind == "cover":
            return _("Stay here"), _("{unit} does not step into cover").format(unit=name), "check"
        return _("End the action"), _("{unit} does not attack").format(unit=name), "check"

    def _end_button(self: TableScene) -> Button | None:
        if not self.legal.end_turn:
            return None
        return MainButton(name=self._end_words(), area=self.stage.area, align="centre", shortcut="pass",
                          on_press=self.end_turn, key="end")  # fmt: skip

    def _end_words(self: TableScene) -> str:
        return _("End the deployment") if self.legal.kind == "deploy" else _("End the turn")

    def _waiting(self: TableScene, end: Button | None) -> tuple[Button, Button | None]:
        """Nothing is aimed at: the end of the turn, or what is missing."""
        if end is not None:
            left = self.view.actions_left
            words = n_("{n} action left", "{n} actions left", left)
            end.subtitle = "" if self.legal.kind == "deploy" else words
            if self.legal.kind == "loot":
                end.subtitle = _("without further loot")
            done = not warnings.wasted(self) if self.legal.kind == "action" else True
            end.kind, end.size, end.icon = ("call" if done else "normal"), 22, "step"
            return end, None
        at = self.choice.pointed
        if self.legal.kind in ("marker_row", "marker") and at in self.legal.squares:
            words = _("Place the marker on {square}").format(square=square_name(at))
            return self._main(words, "", "flag", lambda: self.hands.press_square(at)), None  # type: ignore[arg-type]
        why = sentences.now(self)
        name = _("Bot is thinking: answer now") if self.session.thinking else _("Waiting for a choice")
        waiting = MainButton(name=name, kind="call" if self.session.thinking else "normal", size=22, align="centre", key="main")
        if self.session.thinking:
            waiting.on_press, waiting.icon = self.session.mind.hurry, "robot"
        elif self.view.over:
            waiting.name, waiting.icon, waiting.on_press = _("Show the result"), "trophy", self.show_end
        else:
            waiting.enabled, waiting.why_not = False, why
        return waiting, None

    def choice_words(self: TableScene, option: Any) -> str:
        """An answer of a question that has no place on the map."""
        if option in ("none", "no", ["done"]):
            return _("Decline") if option != ["done"] else _("That is all")
        if option == "yes":
            return _("Use it")
        return str(option if not isinstance(option, list) else option[0]).replace("_", " ")

    # -- a unit's tools

    def tools(self: TableScene, uid: str) -> list[Node]:
        """Small buttons under a unit's card: what it can do besides walking and shooting."""
        found: list[Node] = [IconButton(name=_("Look at the dial"), icon="dial", on_press=lambda: self.open_dial(uid))]
        if uid != self.legal.actor:
            return found
        if self.legal.stay.grenade or self.choice.mode == "grenade":
            found.append(self._mode_button("grenade", _("Throw a grenade"), "grenade"))
        seen = set()
        for word, target in self.legal.stay.abilities:
            if word not in seen:
                seen.add(word)
                found.append(self._ability_button(uid, word, target))
        if len(self.legal.steps) > 1:
            found.append(self._mode_button("steps", _("Walk square by square"), "boot"))
        return found[:5]

    def _mode_button(self: TableScene, mode: str, name: str, icon: str) -> Node:
        return IconButton(name=name, icon=icon, on=self.choice.mode == mode, on_press=lambda: self.set_mode(mode))

    def _ability_button(self: TableScene, uid: str, word: str, target: Any) -> Node:
        name = abilities.named(self.view, uid, word)
        if target is None:
            return IconButton(name=name, icon="star", on_press=lambda: self._aim_ability(word))
        return self._mode_button(f"ability:{word}", name, "star")

    def _aim_ability(self: TableScene, word: str) -> None:
        aim = Aim("ability", ability=word)
        if self.choice.aim == aim:
            self.hands.perform(aim)
            return
        self.choice.aim = aim
        self.refresh()

    def set_mode(self: TableScene, mode: str) -> None:
        """Throw, walk step by step, use an ability; or no longer."""
        self.choice.mode = "" if self.choice.mode == mode else mode
        self.choice.aim = None
        if self.choice.mode and self.legal.actor and not self.choice.selected:
            self.choice.selected = self.legal.actor if self.legal.kind == "action" else ""
        self.refresh()

    # -- back and forth

    def can_back(self: TableScene) -> bool:
        """Whether Esc has something to take back or to let go."""
        choice = self.choice
        held = bool(choice.aim or choice.mode or choice.selected or choice.reserve or choice.history)
        return held or bool(self.mine and self.session.gestures)

    def back(self: TableScene) -> None:
        """One step back: what is aimed at, a mode, the last gesture of the act, what is selected. Never forward."""
        choice = self.choice
        self.motion.skip()
        if choice.history:
            self.hide_last_move()
        elif choice.aim is not None:
            choice.aim = None
        elif choice.mode:
            choice.mode = ""
        elif self.session.step_back():
            choice.selected = ""
        elif choice.selected or choice.reserve:
            choice.clear()
        else:
            self.open_menu()
            return
        self.refresh()

    def undo(self: TableScene) -> None:
        """Take the last act back; past dice or another's act only by agreement."""
        code = self.session.why_not_undo()
        if code in ("barrier", "needs_agreement"):
            self.ask_agreement(code)
            return
        self.try_to(self.session.undo)

    def why_not_undo_words(self: TableScene) -> str:
        """Why undo is off, or nothing: where agreement is needed it is on, and asks."""
        code = self.session.why_not_undo()
        return self.game.refusal(code) if code and code not in ("barrier", "needs_agreement") else ""

    def redo(self: TableScene) -> None:
        """Bring the last undone act back."""
        self.try_to(self.session.redo)

    def try_to(self: TableScene, run: Any) -> None:
        """A table act, or the sentence why not."""
        try:
            run()
        except Refused as refused:
            self.refuse_words(refused.code)
            return
        self.motion.skip()
        self.motion.dice = None
        self.choice.clear()
        self.changed()

    def ask_agreement(self: TableScene, code: str) -> None:
        """Everybody else must agree."""
        by = self.session.who_undoes()
        others = [s for s in self.session.people if s != by]
        names = ", ".join(sentences.owner_name(self, s) for s in others)
        verb = _("{names} agree: take it back").format(names=names) if others else _("Take the last act back")
        answers = [
            Answer(verb, lambda: self.try_to(self.session.take_back), _("the same dice will fall again"), "normal", "undo"),
            Answer(_("Leave it as it is"), None, "", "call", "check"),
        ]
        self.stage.push(Dialog(_("Take the last act back?"), self.game.refusal(code), answers, icon="undo"))

    # -- the end of the turn

    def end_turn(self: TableScene) -> None:
        """End it; if actions could still be used, ask first (unless that has been silenced)."""
        if not self.legal.end_turn:
            self.refuse_words("wrong_phase" if self.mine else "not_your_turn")
            return
        told = warnings.wasted(self) if self.legal.kind == "action" else ""
        if told and not warnings.silenced(self.stage.settings):
            self.stage.push(warnings.dialog(self, told))
            return
        self.finish_turn()

    def finish_turn(self: TableScene) -> None:
        """End the turn without asking."""
        way: Way = [["end_turn"]]
        self.choice.clear()
        self.hands.give(way)

    # -- words

    def refuse_words(self: TableScene, code: str) -> None:
        """Say why something is not legal."""
        self.stage.say(self.game.refusal(code), "cross")

    def piece_tip(self: TableScene, uid: str) -> str:
        """Why a unit of the viewer cannot act now, for pointing at it."""
        unit = self.view.units[uid]
        if not self.mine or unit.owner != self.seat or self.legal.kind != "action" or uid in self.legal.units:
            return ""
        code = self.hands.reason({"by": self.seat, "act": "move", "unit": uid, "to": unit.at})
        return self.game.refusal(code) if code in ("already_acted", "no_actions_left") else ""

    def key_actions(self: TableScene) -> dict[str, Action]:
        """What keys do here beyond the buttons."""
        return {
            "reach": Action(_("Show reach"), self.toggle_reach),
            "last_move": Action(_("Show the last move again"), self.show_last_move),
            "zoom_in": Action(_("Nearer"), lambda: self.zoom_board(1)),
            "zoom_out": Action(_("Further away"), lambda: self.zoom_board(-1)),
            "fit": Action(_("Fit the board in the window"), self.fit_board),
            "pass": Action(_("End the turn"), self.end_turn),
            "undo": Action(_("Undo"), self.undo),
            "redo": Action(_("Redo"), self.redo),
            "sight": Action(_("Show sight"), self.toggle_sight),
            "log": Action(_("Open the log"), self.open_log),
            "goal": Action(_("What wins, and how it stands"), self.tell_goal),
            "drawer": Action(_("Open or close the side column"), self.open_column),
            "save": Action(_("Save the game"), self.save_game),
            "load": Action(_("Load the last save"), self.load_last),
            "hint": Action(_("Ask for a hint"), self.hint),
        }
