"""What the buttons and keys of the table do: the main button, a unit's tools, undo, end of turn, going back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.clix.words import square_name, unit_name
from game.core.table import Refused
from game.core.words import _, capital
from scenes.table import abilities, last_move, questions, sentences, warnings
from scenes.table.legal import Way
from scenes.table.main_button import MainButton
from scenes.table.state import Aim, Square, square
from scenes.ui import Action, Answer, Button, Dialog

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Acts:
    """The buttons and keys of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # -- the main button

    def main_buttons(self) -> tuple[Button, Button | None]:
        """The main button, and the smaller one that ends the turn where the main one does something else."""
        end = self._end_button() or self._no_button()
        aim = self.scene.choice.aim or self.scene.made.aim
        if aim is not None and self.scene.mine and self.scene.hands.way_of(aim) is not None:
            verb, result, sign = sentences.aim_words(self.scene, aim)
            return self._main(verb, result, sign, lambda: self.scene.hands.perform(aim), self._square_of(aim)), end
        at = self.scene.made.planned
        if at is not None and at in self.scene.legal.squares:
            verb, result, sign = sentences.walk_words(self.scene, at)
            return self._main(verb, result, sign, lambda: self.scene.hands.press_square(at), at), end
        if self.scene.legal.stop is not None:
            return self._main(*self._stop_words(), lambda: self.scene.hands.answer(self.scene.legal.stop)), end
        if questions.wants_dialog(self.scene):
            return self._main(_("Answer the question"), "", "question", self.ask_question), None
        return self._waiting(end)

    def _no_button(self) -> Button | None:
        """The answer that declines a question, always in sight."""
        for option, way in self.scene.legal.words:
            if questions.is_no(option):
                name = questions.words_of(self.scene, option)
                made = MainButton(name=name, area=self.scene.stage.area, align="centre", key="no", shortcut="pass")
                made.on_press = partial(self.scene.hands.give, way)
                return made
        return None

    def ask_question(self) -> None:
        """The open question as a dialog."""
        self.scene.stage.push(questions.Question(self.scene))

    def _main(self, verb: str, result: str, sign: str, run: Any, at: Square | None = None) -> Button:
        return MainButton(name=verb, subtitle=result, icon=sign, kind="call", size=22, align="centre", on_press=run,
                          shortcut="press", key="main", at=at)  # fmt: skip

    def _square_of(self, aim: Aim) -> Square | None:
        """The square a press on which does what is aimed at."""
        unit = self.scene.view.units.get(aim.unit)
        return square(unit.at) if unit is not None and unit.at is not None else aim.square

    def _stop_words(self) -> tuple[str, str, str]:
        name = unit_name(self.scene.view, self.scene.legal.actor)
        if self.scene.legal.kind == "where":
            return _("Stop here"), _("{unit} ends its walk").format(unit=name), "check"
        if self.scene.legal.kind == "cover":
            return _("Stay here"), _("{unit} does not step into cover").format(unit=name), "check"
        return _("End the action"), _("{unit} does not attack").format(unit=name), "check"

    def _end_button(self) -> Button | None:
        if not self.scene.legal.end_turn:
            return None
        return MainButton(name=self._end_words(), area=self.scene.stage.area, align="centre", shortcut="pass",
                          on_press=self.end_turn, key="end")  # fmt: skip

    def _end_words(self) -> str:
        return _("End the deployment") if self.scene.legal.kind == "deploy" else _("End the turn")

    def _waiting(self, end: Button | None) -> tuple[Button, Button | None]:
        """Nothing is aimed at: the end of the turn, or what is missing."""
        if end is not None:
            if end.key == "no":
                end.size, end.icon = 22, "cross"
                return end, None
            end.subtitle = "" if self.scene.legal.kind == "deploy" else sentences.actions_left(self.scene.view)
            if self.scene.legal.kind == "loot":
                end.subtitle = _("without further loot")
            done = not warnings.wasted(self.scene) if self.scene.legal.kind == "action" else True
            end.kind, end.size, end.icon = ("call" if done else "normal"), 22, "step"
            return end, None
        at = self.scene.choice.pointed
        if self.scene.legal.kind in ("marker_row", "marker") and at in self.scene.legal.squares:
            words = _("Place the marker on {square}").format(square=square_name(at))
            return self._main(words, "", "flag", lambda: self.scene.hands.press_square(at), at), None
        why = sentences.now(self.scene)
        name = _("Bot is thinking: answer now") if self.scene.session.thinking else _("Waiting for a choice")
        waiting = MainButton(
            name=name, kind="call" if self.scene.session.thinking else "normal", size=22, align="centre", key="main"
        )
        if self.scene.session.thinking:
            waiting.on_press, waiting.icon = self.scene.session.mind.hurry, "robot"
            waiting.share = self.scene.waiting.share
            waiting.value = round(100 * waiting.share)
        elif self.scene.view.over:
            waiting.name, waiting.icon, waiting.on_press = _("Show the result"), "trophy", self.scene.doors.show_end
            waiting.shortcut = "press"
        else:
            waiting.enabled, waiting.why_not = False, capital(why)
        return waiting, None

    # -- a unit's tools

    def tools(self, uid: str) -> list[Button]:
        """Small buttons under a unit's card: what it can do besides walking and shooting."""
        look = partial(self.scene.doors.open_dial, uid)
        found = [Button(name=_("Look at the dial"), short=_("Dial"), icon="dial", on_press=look)]
        if uid != self.scene.legal.actor:
            return found
        if self.scene.legal.stay.grenade or self.scene.choice.mode == "grenade":
            found.append(self._mode_button("grenade", _("Throw a grenade"), _("Grenade"), "grenade"))
        seen = set()
        for word, target in self.scene.legal.stay.abilities:
            if word not in seen:
                seen.add(word)
                found.append(self._ability_button(uid, word, target))
        if len(self.scene.legal.steps) > 1:
            found.append(self._mode_button("steps", _("Walk square by square"), _("By steps"), "boot"))
        return found[:5]

    def _mode_button(self, mode: str, name: str, short: str, icon: str) -> Button:
        word = mode.partition(":")[2] or None
        return Button(name=name, short=short, icon=icon, on=self.scene.choice.mode == mode, value=word,
                      on_press=lambda: self.set_mode(mode))  # fmt: skip

    def _ability_button(self, uid: str, word: str, target: Any) -> Button:
        name = abilities.named(self.scene.view, uid, word)
        if target is None:
            return Button(name=name, icon="star", value=word, on_press=lambda: self._aim_ability(word))
        return self._mode_button(f"ability:{word}", name, "", "star")

    def _aim_ability(self, word: str) -> None:
        aim = Aim("ability", ability=word)
        if self.scene.choice.aim == aim or self.scene.stage.ring:
            self.scene.hands.perform(aim)
            return
        self.scene.choice.aim = aim
        self.scene.refresh()

    def set_mode(self, mode: str) -> None:
        """Throw, walk step by step, use an ability; or no longer."""
        self.scene.choice.mode = "" if self.scene.choice.mode == mode else mode
        self.scene.choice.aim = None
        if self.scene.choice.mode and self.scene.legal.actor and not self.scene.choice.selected:
            self.scene.choice.selected = self.scene.legal.actor if self.scene.legal.kind == "action" else ""
        self.scene.refresh()
        if self.scene.choice.mode and self.scene.stage.ring and self.scene.out.at is not None:
            self.scene.boarding.cursor_to(self.scene.out.at)  # whoever uses the keys now looks for a square

    # -- back and forth

    def can_back(self) -> bool:
        """Whether Esc has something to take back or to let go."""
        choice = self.scene.choice
        held = bool(choice.aim or choice.mode or choice.selected or choice.reserve or choice.history)
        return held or bool(self.scene.mine and self.scene.session.gestures)

    def back(self) -> None:
        """One step back: what is aimed at, a mode, the last gesture of the act, what is selected. Never forward."""
        choice = self.scene.choice
        self.scene.motion.skip()
        if choice.history:
            last_move.hide(self.scene)
        elif choice.aim is not None:
            choice.aim = None
        elif choice.mode:
            choice.mode = ""
        elif self.scene.session.step_back():
            choice.selected = ""
        elif choice.selected or choice.reserve:
            choice.clear()
        else:
            self.scene.doors.open_menu()
            return
        self.scene.refresh()

    def undo(self) -> None:
        """Take the last act back; past dice or another's act only by agreement."""
        code = self.scene.session.why_not_undo()
        if code in ("barrier", "needs_agreement"):
            self.ask_agreement(code)
            return
        self.try_to(self.scene.session.undo)

    def why_not_undo_words(self) -> str:
        """Why undo is off, or nothing: where agreement is needed it is on, and asks."""
        code = self.scene.session.why_not_undo()
        return self.scene.game.refusal(code) if code and code not in ("barrier", "needs_agreement") else ""

    def redo(self) -> None:
        """Bring the last undone act back."""
        self.try_to(self.scene.session.redo)

    def try_to(self, run: Any) -> None:
        """A table act, or the sentence why not."""
        try:
            run()
        except Refused as refused:
            self.refuse_words(refused.code)
            return
        self.scene.motion.skip()
        self.scene.motion.dice = None
        self.scene.choice.clear()
        self.scene.changed()

    def ask_agreement(self, code: str) -> None:
        """Everybody else must agree."""
        by = self.scene.session.who_undoes()
        others = [s for s in self.scene.session.people if s != by]
        names = ", ".join(sentences.owner_name(self.scene, s) for s in others)
        verb = _("{names} agree: take it back").format(names=names) if others else _("Take the last act back")
        answers = [
            Answer(
                verb,
                lambda: self.try_to(self.scene.session.take_back),
                _("the same dice will fall again"),
                "normal",
                "undo",
            ),
            Answer(_("Leave it as it is"), None, "", "call", "check"),
        ]
        self.scene.stage.push(Dialog(_("Take the last act back?"), self.scene.game.refusal(code), answers, icon="undo"))

    # -- the end of the turn

    def end_turn(self) -> None:
        """End it; if actions could still be used, ask first (unless that has been silenced)."""
        if not self.scene.legal.end_turn:
            self.refuse_words("wrong_phase" if self.scene.mine else "not_your_turn")
            return
        told = warnings.wasted(self.scene) if self.scene.legal.kind == "action" else ""
        if told and not warnings.silenced(self.scene.stage.settings):
            self.scene.stage.push(warnings.dialog(self.scene, told))
            return
        self.finish_turn()

    def finish_turn(self) -> None:
        """End the turn without asking."""
        way: Way = [["end_turn"]]
        self.scene.choice.clear()
        self.scene.hands.give(way)

    # -- words

    def refuse_words(self, code: str) -> None:
        """Say why something is not legal."""
        self.scene.stage.say(self.scene.game.refusal(code), "cross")

    def piece_tip(self, uid: str) -> str:
        """Why a unit of the viewer cannot act now, for pointing at it."""
        unit = self.scene.view.units[uid]
        if (
            not self.scene.mine
            or unit.owner != self.scene.seat
            or self.scene.legal.kind != "action"
            or uid in self.scene.legal.units
        ):
            return ""
        code = self.scene.hands.reason({"by": self.scene.seat, "act": "move", "unit": uid, "to": unit.at})
        return self.scene.game.refusal(code) if code in ("already_acted", "no_actions_left") else ""

    def key_actions(self) -> dict[str, Action]:
        """What keys do here beyond the buttons."""
        return {
            "reach": Action(_("Show reach"), self.scene.doors.toggle_reach),
            "last_move": Action(_("Show the last move again"), lambda: last_move.toggle(self.scene)),
            "zoom_in": Action(_("Nearer"), lambda: self.scene.doors.zoom_board(1)),
            "zoom_out": Action(_("Further away"), lambda: self.scene.doors.zoom_board(-1)),
            "fit": Action(_("Fit the board in the window"), self.scene.doors.fit_board),
            "pass": Action(_("End the turn"), self.end_turn),
            "undo": Action(_("Undo"), self.undo),
            "redo": Action(_("Redo"), self.redo),
            "sight": Action(_("Show sight"), self.scene.doors.toggle_sight),
            "log": Action(_("Open the log"), self.scene.doors.open_log),
            "goal": Action(_("What wins, and how it stands"), self.scene.doors.tell_goal),
            "drawer": Action(_("Open or close the side column"), self.scene.doors.open_column),
            "save": Action(_("Save the game"), self.scene.doors.save_game),
            "load": Action(_("Load the last save"), self.scene.doors.load_last),
            "hint": Action(_("Ask for a hint"), self.scene.doors.hint),
        }
