"""What is done without a press, on one page: passing, where to halt, remembered answers, and whether hands lie open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from scenes.page import Page, Row, said, section
from scenes.stargate.automation import LISTED, Rule
from scenes.stargate.faces import title_of
from scenes.stargate.words import phase_words
from scenes.ui import Answer, Area, Button, Checkbox, Dialog, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class HabitsPage(Page):
    """Over the table; every switch takes effect at once, for the seat that looks."""

    def __init__(self, table: StargateScene) -> None:
        super().__init__()
        self.table = table

    @property
    def name(self) -> str:
        """The title."""
        return _("Passing, stops, hands")

    def build(self) -> list[Node]:
        """The title and the rows."""
        top, rest = self.inner().cut_top(56, 12)
        return [*self.title_row(top), self.rows_panel(rest, self._rows())]

    def _rows(self) -> list[Row]:
        table, seat = self.table, self.table.seat
        who = table.person(seat)
        alone = _("Give a pass by itself where nothing else can be done")
        passing = [self._switch("alone", alone, table.passing.alone)]
        passing += [self._wish(one) for one in sorted(table.passing.wishes)]
        stops = [
            self._switch(f"stop {phase}", _("Always halt at: {phase}").format(phase=words), self._halts(phase))
            for phase, words in stop_words()
        ]
        return [
            section(_("Passing")), *passing,
            section(_("Stops of {name}").format(name=who)), *stops,
            section(_("Remembered answers of {name}").format(name=who)), *self._remembered(seat),
            section(_("Hands")), self._switch("open", _("All hands lie open"), table.open_hands),
        ]  # fmt: skip

    def _halts(self, phase: str) -> bool:
        return phase in self.table.passing.stops.get(self.table.seat, ())

    def _switch(self, key: str, words: str, on: bool) -> Row:
        """A switch over the whole width."""

        def make(area: Area) -> tuple[list[Node], float]:
            high = max(48.0, letters.height(words, area.w - 72, 18, self.stage.scale) + 12)
            run = partial(self._set, key)
            return [Checkbox(name=words, key=key, value=on, area=area._replace(h=high), on_change=run)], high

        return make

    def _button(self, key: str, words: str, subtitle: str, icon: str, run: partial[None]) -> Row:
        def make(area: Area) -> tuple[list[Node], float]:
            wide = min(area.w, 640.0)
            button = Button(name=words, subtitle=subtitle, icon=icon, key=key, area=area._replace(w=wide, h=64))
            button.on_press = run
            while button.cut(self.stage.scale) and button.area.h < 160:
                button.area = button.area._replace(h=button.area.h + 22)
            return [button], button.area.h

        return make

    def _wish(self, seat: str) -> Row:
        """Who passes ahead, and the end of it."""
        told = _("End it: {what}").format(what=self.table.wish_told(seat))
        return self._button(f"wish {seat}", told, "", "cross", partial(self._end, seat))

    def _remembered(self, seat: str) -> list[Row]:
        rules = self.table.passing.rules.get(seat, {})
        if not rules:
            return [said(_("None. Tick it where a question may come again, and answer."), self.stage.scale)]
        return [
            self._button(f"rule {question}", rule_words(self.table, rule), _("ask again"), "cross",
                         partial(self._forget, question))
            for question, rule in rules.items()
        ]  # fmt: skip

    # -- what is changed

    def _set(self, key: str, on: bool) -> None:
        table = self.table
        if key == "alone":
            table.passing.alone = on
        elif key == "open":
            ask_open_hands(table, on)
        else:
            table.passing.flip_stop(table.seat, key.removeprefix("stop "))
        self.rebuild()

    def _end(self, seat: str) -> None:
        self.table.passing.wishes.pop(seat, None)
        self.rebuild()

    def _forget(self, question: str) -> None:
        self.table.passing.forget(self.table.seat, question)
        self.rebuild()

    def back(self) -> None:
        """Back to the table, where what has changed may take effect."""
        self.stage.pop(self)
        self.table.changed()


def stop_words() -> list[tuple[str, str]]:
    """The phases where one may be halted, with their words."""
    return [(own[0], words) for words, _icon, own in phase_words()[1:]]


def rule_words(table: StargateScene, rule: Rule) -> str:
    """A remembered answer in words."""
    known = {"yes": _("use it"), "no": _("decline"), "none": _("decline"), "revive": _("revive"), "score": _("score")}
    if rule.answer == LISTED:
        return _("Failed missions go under the pile as they lie")
    if rule.kind == "order":
        name = rule.answer.partition(":")[0]
        return _("Several texts at once: {card} first").format(card=card_words(table, name))
    told = known.get(rule.answer, rule.answer)
    if rule.source and table.knows(rule.source):
        return _("{card}: {answer}").format(card=card_words(table, rule.source), answer=told)
    return told.capitalize()


def card_words(table: StargateScene, name: str) -> str:
    """A card's title where it is one."""
    return title_of(numbers.card_of(table.view, name)) if table.knows(name) else name.replace("_", " ")


def ask_open_hands(table: StargateScene, on: bool) -> None:
    """Lay all hands open, with everybody's word for it; or hide them again."""
    if not on or len(table.session.people) < 2:
        table.open_hands = on
        return

    def agreed() -> None:
        table.open_hands = True
        table.stage.rebuild()

    names = ", ".join(table.person(seat) for seat in table.session.people)
    answers = [
        Answer(_("{names} agree: lay the hands open").format(names=names), agreed, "", "normal", "eye"),
        Answer(_("Leave the hands hidden"), None, "", "call", "check"),
    ]
    told = _("Everybody at this screen sees every hand then, and no curtain falls.")
    table.stage.push(Dialog(_("Lay all hands open?"), told, answers, icon="eye"))
