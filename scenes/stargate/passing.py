"""Passing by itself at the table: the wishes, the stops, what is remembered; each shown, each ended by one key."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.position import Answer as Given
from game.core.words import _
from scenes.stargate.automation import CHANGE, LISTED, MISSION, TURN, can_remember, may_be_rule, question_of
from scenes.stargate.sums import sums
from scenes.stargate.words import use_words
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

KEY = "silent.unspent_power"


class Passes:
    """Mixed into the table's scene."""

    def see_news(self: StargateScene) -> None:
        """What has happened since: it may end wishes; it waits to be shown."""
        news, table = self.session.news, self.session.table
        while news:
            batch = news.popleft()
            now = news[0].before if news else table.position
            self.passing.see(batch.before, batch.events, now, batch.by)  # type: ignore[arg-type]
            self.fresh.append(batch)

    def pass_by_itself(self: StargateScene) -> None:
        """Give the answers that are wished for, as long as there are any."""
        table = self.session.table
        self.see_news()
        while table.ask is not None and self.session.is_person(table.ask.by):
            given = self.passing.answer(table.position)  # type: ignore[arg-type]
            if given is None:
                return
            self.session.give([given])
            self.see_news()

    # -- wishes

    def pass_on(self: StargateScene) -> None:
        """Pass now, and by itself until this mission is over."""
        self.wish(MISSION)

    def wish(self: StargateScene, how: str) -> None:
        """Pass now, and on for so long."""
        if not self.legal.can_pass:
            self.refuse_words("not_your_turn")
            return
        self.passing.wish(self.session.table.position, self.seat, how)  # type: ignore[arg-type]
        self.hold.card = ""
        self.changed()

    def ask_how_long(self: StargateScene) -> None:
        """Until when is to be passed?"""
        if not self.legal.can_pass:
            self.refuse_words("not_your_turn")
            return
        villain = self.seat == self.view.villain
        kinds = [CHANGE, MISSION, TURN] if villain else [MISSION]
        answers = [
            Answer(words, partial(self.wish, how), told, "normal", "clock")
            for how, words, told in wish_words()
            if how in kinds
        ]
        answers.append(Answer(_("Go on acting"), None, "", "call", "back"))
        told = _("A stop on a phase, a card of one's own that is hit, and undo end it; so does the key {key}.")
        key = self.stage.keymap.label("auto_pass")
        self.stage.push(Dialog(_("Pass until when?"), told.format(key=key), answers, icon="clock"))

    def toggle_alone(self: StargateScene) -> None:
        """Everything that passes by itself ends; where nothing does, passes without a choice are given from now on."""
        if self.passing.active:
            self.passing.stop_all()
            self.stage.say(_("Nothing is passed by itself any more."), "step")
        else:
            self.passing.alone = True
            self.stage.say(_("Where only a pass is left it is given by itself."), "step")
        self.changed()

    def flip_stop(self: StargateScene, phase: str, words: str) -> None:
        """Always halt at a phase, or no longer."""
        on = self.passing.flip_stop(self.seat, phase)
        told = _("{name} is always asked at: {phase}.") if on else _("{name} is no longer halted at: {phase}.")
        self.stage.say(told.format(name=self.person(self.seat), phase=words), "flag")
        self.rebuild()

    def wish_told(self: StargateScene, seat: str) -> str:
        """Who passes, and until when; nothing where that seat does not."""
        wish = self.passing.wishes.get(seat)
        known = {how: words for how, words, _told in wish_words()}
        return f"{self.person(seat)}: {known[wish.how]}" if wish is not None else ""

    # -- what is remembered

    def remembers(self: StargateScene) -> bool:
        """Whether the answer to the open question can be remembered."""
        ask = self.view.ask
        return self.mine and ask is not None and can_remember(ask)

    def note_answer(self: StargateScene, answer: Given) -> None:
        """An answer by hand: remembered where that is ticked."""
        ask = self.session.table.ask
        if self.always and ask is not None and self.mine and may_be_rule(ask, answer):
            listed = ask.kind == "order_failed"
            self.passing.remember(ask, LISTED if listed else answer)
            self.stage.say(_("It is answered so from now on; the pause menu lists what is remembered."), "check")
        self.always = False

    def forget_open(self: StargateScene) -> None:
        """After going back: the question that is open again is asked again."""
        ask = self.session.table.ask
        if ask is not None and ask.question:
            self.passing.forget(ask.by, question_of(ask))

    # -- a pass that wastes something

    def waste(self: StargateScene) -> str:
        """What a pass would waste, in words: a mission lost (or won) that one act in reach would turn. Else nothing."""
        made, view = self.made, self.view
        if made is None or not view.passes or self.stage.settings.unknown.get(KEY) is True:
            return ""
        hero = self.seat == view.turn
        if made.success == hero:
            return ""
        for use in self.legal.all_uses():
            trial = self.trial(use.answer)
            turned = sums(trial) if trial is not None else None
            if turned is not None and turned.success == hero:
                what, result = use_words(self, use)
                return _("{what} would turn the mission: {result}.").format(what=what, result=result)
        return ""

    def ask_waste(self: StargateScene, told: str) -> None:
        """Pass all the same?"""

        def silent() -> None:
            self.stage.settings.unknown[KEY] = True
            self.stage.on_settings()
            self.hands.give(["pass"])

        answers = [
            Answer(_("Go on with the mission"), None, "", "call", "back"),
            Answer(_("Pass and resolve"), lambda: self.hands.give(["pass"]), "", "normal", "step"),
            Answer(_("Pass, and do not ask again"), silent, _("no such question any more"), "normal", "step"),
        ]
        self.stage.push(Dialog(_("Pass now?"), told, answers, icon="bolt"))


def wish_words() -> list[tuple[str, str, str]]:
    """Until when one may pass: the kind, its words, what ends it."""
    return [
        (CHANGE, _("Pass until something happens"), _("a card is played, the result turns, the other passes")),
        (MISSION, _("Pass until the mission is over"), _("questions are still asked")),
        (TURN, _("Pass until the turn is over"), _("questions are still asked")),
    ]
