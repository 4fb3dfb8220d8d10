"""Passing by itself: only where a person wished it, never past a choice that was not given up; undo and load end it."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate.position import StargatePosition
from scenes.settings import Settings
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

KEY = "silent.unspent_power"


class Passes:
    """Mixed into the table's scene."""

    def passes_now(self: StargateScene) -> bool:
        """Whether the open ask is to be passed by itself: a person's, with a wish that holds."""
        table = self.session.table
        ask = table.ask
        if ask is None or ask.kind != "action" or not self.session.is_person(ask.by):
            return False
        if self.passing.until.get(ask.by) == mission_of(table.position):  # type: ignore[arg-type]
            return True
        return self.passing.alone and ask.moves() == [["pass"]]

    def pass_by_itself(self: StargateScene) -> None:
        """Pass as long as that is wished; a mission that has ended ends the wish."""
        while True:
            here = mission_of(self.session.table.position)  # type: ignore[arg-type]
            self.passing.until = {seat: until for seat, until in self.passing.until.items() if until == here}
            if not self.passes_now():
                return
            self.session.give([["pass"]])

    def pass_on(self: StargateScene) -> None:
        """Pass now, and by itself until this mission is over."""
        if not self.legal.can_pass:
            self.refuse_words("not_your_turn")
            return
        self.passing.until[self.seat] = mission_of(self.session.table.position)  # type: ignore[arg-type]
        self.hold.card = ""
        self.changed()

    def toggle_alone(self: StargateScene) -> None:
        """Pass by itself where there is nothing else to do, or no longer; either way no wish to pass ahead stays."""
        self.passing.alone = not self.passing.alone
        self.passing.clear()
        self.stage.say(
            _("Where only a pass is left it is given by itself.")
            if self.passing.alone
            else _("Nothing is passed by itself any more."),
            "step",
        )
        self.changed()

    # -- a pass that wastes something

    def waste(self: StargateScene) -> str:
        """What a pass would waste, in words: a mission lost (or won) that one act in reach would turn. Else nothing."""
        made, view = self.made, self.view
        if made is None or not view.passes or self.stage.settings.unknown.get(KEY) is True:
            return ""
        hero = self.seat == view.turn
        if made.success == hero:
            return ""
        from scenes.stargate.sums import sums
        from scenes.stargate.words import use_words

        for use in self.legal.all_uses():
            trial = self.trial(use.answer)
            turned = sums(trial) if trial is not None and trial.mission is not None else None
            if turned is not None and turned.success == hero:
                return _("{what} would turn the mission: {result}.").format(
                    what=use_words(self, use)[0], result=use_words(self, use)[1]
                )
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


def silenced(settings: Settings) -> bool:
    """Whether the person wants no such warning."""
    return settings.unknown.get(KEY) is True


def mission_of(position: StargatePosition) -> str:
    """The mission at hand by name, with how often the turn has played one; nothing between missions."""
    here = position.mission
    if here is None or position.phase != "actions":
        return ""
    return f"{here.card} {position.round} {len(position.failed) + len(position.won)}"
