"""Watching a game again: step, play, jump to a turn, speed, and take over from a moment of it.

Shows any game whose table can be shown read-only; the rules play the record, nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.replay import start_again, take_over
from game.core.table import Refused, Table
from game.core.words import _
from scenes import platform
from scenes.session import HUMAN, Session
from scenes.table import clips
from scenes.table.column import unit_card
from scenes.table.log import panel as log_panel
from scenes.table.main_button import MainButton
from scenes.table.pieces import Bar
from scenes.table.scene import TableScene
from scenes.thinking import Inline
from scenes.ui import Action, Answer, Area, Dialog, Dropdown, IconButton, Label, Node, Slider

SPEEDS = ((1400, "½"), (700, "1"), (350, "2"), (120, "6"))  # milliseconds between two entries


class Watched(Session):
    """A game that nobody plays: the record alone moves it, whoever sits there."""

    @property
    def thinking(self) -> str:
        """No bot is ever asked."""
        return ""

    @property
    def mine(self) -> bool:
        """Nobody answers here."""
        return False


class ReplayScene(TableScene):
    """The table with a bar of its own in place of tray and main button. `data` is a save's."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.at = 0
        self.playing = False
        self.pace = 1
        self.waited = 0
        self.trouble = ""
        self.turns = turns_of(data)
        super().__init__(Watched(self._fresh(), Inline()))

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("Replay")

    @property
    def length(self) -> int:
        """How many entries the record has."""
        return len(self.data["record"])

    def _fresh(self) -> Table:
        return start_again(self.data)

    # -- going through the record

    def forward(self, count: int = 1, show: bool = True) -> None:
        """Play entries; what happens in the last of them is shown."""
        for _number in range(min(count, self.length - self.at)):
            before = self.session.table.position.copy()
            try:
                events = self.session.table.repeat(self.data["record"][self.at])
            except Refused as refused:
                self.trouble, self.playing = self.game.refusal(refused.code), False
                break
            self.at += 1
            self.motion.skip()
            if show:
                by = str(self.data["record"][self.at - 1].get("by", ""))
                clips.add(self.motion, before, events, by)  # type: ignore[arg-type]
        self._shown()

    def go_to(self, at: int) -> None:
        """The moment after so many entries."""
        at = max(0, min(self.length, at))
        if at < self.at:
            self.session.table = self._fresh()
            self.at = 0
        self.motion.skip()
        self.motion.dice = None
        self.forward(at - self.at, show=False)

    def back_one(self) -> None:
        """The moment before."""
        self.playing = False
        self.go_to(self.at - 1)

    def _shown(self) -> None:
        self.session.version += 1
        self.choice.clear()
        if not self.stage.settings.pace:
            self.motion.skip()
        if self.at >= self.length:
            self.playing = False
        self.refresh()

    def toggle(self) -> None:
        """Play or pause; from the end, from the start again."""
        self.playing = not self.playing
        if self.playing and self.at >= self.length:
            self.go_to(0)
            self.playing = True
        self.waited = 0
        self.rebuild()

    def update(self, ms: int) -> None:
        """Play on."""
        super().update(ms)
        if not self.playing:
            return
        self.waited += ms
        if self.waited >= SPEEDS[self.pace][0] and not self.motion.busy:
            self.waited = 0
            self.forward()

    def ticking(self) -> bool:
        """While it plays."""
        return self.playing or super().ticking()

    # -- the tree

    def build(self) -> list[Node]:
        """The board with the bar of the replay under it."""
        from scenes.table import minimap, topbar

        area = self.stage.area
        top, rest = area.cut_top(topbar.height(self))
        small = self.stage.layout == "compact"
        low, rest = rest.cut_bottom(134.0)
        right: Area | None = None
        if not small:
            right, rest = rest.cut_right(370)
        self.board = self.boarding.board(rest)
        table = [self.board, *minimap.build(self, rest)]
        nodes: list[Node] = [Node(name=_("Map"), area=rest, children=table, stacked=True), *topbar.build(self, top)]
        nodes.append(Bar(name=_("Replay"), kind="wood", area=low, children=self._bar(low.inset(12, 12), small)))
        if right is not None:
            column = self._column(right.inset(12, 12))
            nodes.append(Bar(name=_("Side column"), kind="column", area=right, children=column))
        return nodes

    def _column(self, area: Area) -> list[Node]:
        nodes: list[Node] = []
        unit = self.looked_at()
        if unit:
            made, area = unit_card(self, unit, area)
            nodes.append(made)
        if self.motion.dice is not None:
            from scenes.table.column import dice_panel

            made, area = dice_panel(self, area)
            nodes.append(made)
        nodes.append(log_panel(self, area))
        return nodes

    def _bar(self, area: Area, small: bool) -> list[Node]:
        line, buttons = area.cut_top(44, 10)
        where, track = line.cut_left(180 if small else 240, 12)
        words = self.trouble or _("Move {n} of {all}").format(n=self.at, all=self.length)
        nodes: list[Node] = [
            Label(name=words, area=where, family="bold"),
            Slider(name=_("Moment"), area=track, low=0, high=max(1, self.length), step=1, value=self.at,
                   show=lambda value: "", on_change=lambda value: self.go_to(int(value))),
        ]  # fmt: skip
        return [*nodes, *self._buttons(buttons._replace(h=56), small)]

    def _buttons(self, area: Area, small: bool) -> list[Node]:
        end = self.at >= self.length
        last = _("This is the end of the game.") if end else ""
        first = _("This is the beginning of the game.") if self.at == 0 else ""
        specs = [
            ("left", _("Back to the start"), lambda: self.go_to(0), first, "fit"),
            ("undo", _("One move back"), self.back_one, first, "undo"),
            ("pause" if self.playing else "play", _("Pause") if self.playing else _("Play"), self.toggle, "", "pass"),
            ("step", _("One move on"), self.forward, last, "redo"),
        ]
        nodes: list[Node] = []
        rest = area
        for icon, words, run, why, shortcut in specs:
            place, rest = rest.cut_left(50, 6)
            nodes.append(IconButton(name=words, icon=icon, area=place, on_press=run, enabled=not why, why_not=why,
                                    shortcut=shortcut, first_focus=shortcut == "pass"))  # fmt: skip
        take, rest = rest.cut_right(min(290.0, rest.w * 0.5), 8)
        over = self.game.refusal("game_over") if self.view.over else ""
        nodes.append(MainButton(name=_("Take over from here"), icon="" if small else "person", area=take, size=18,
                                on_press=self.ask_take_over, enabled=not over, why_not=over))  # fmt: skip
        speed, rest = rest.cut_right(min(150.0, rest.w * 0.62), 8)
        words = _("Speed {n}").format(n=SPEEDS[self.pace][1])
        nodes.append(MainButton(name=words, area=speed, on_press=self._faster, size=18))
        if rest.w > 150:
            nodes.append(self._turn_choice(rest))
        return nodes

    def _turn_choice(self, area: Area) -> Node:
        chosen = max((n for n, _words in self.turns if n <= self.at), default=0)
        choices = [(n, words) for n, words in self.turns] or [(0, _("The start"))]
        place = area._replace(w=min(area.w, 380))
        return Dropdown(name=_("Jump to a turn"), area=place, choices=choices, chosen=chosen,
                        on_change=lambda value: self.go_to(int(str(value))))  # fmt: skip

    def _faster(self) -> None:
        self.pace = (self.pace + 1) % len(SPEEDS)
        self.rebuild()

    # -- leaving

    def ask_take_over(self) -> None:
        """Play on from this moment: who sits where?"""
        self.playing = False
        people = self.data["people"]
        same = {seat: dict(person) for seat, person in people.items()}
        humans = {seat: {**person, "kind": HUMAN} for seat, person in same.items()}
        kinds = [HUMAN, *["greedy"] * len(same)]
        bots = {seat: {**person, "kind": kind} for (seat, person), kind in zip(same.items(), kinds, strict=False)}
        answers = [
            Answer(_("The people as they sat"), lambda: self._take_over(same), "", "call", "person"),
            Answer(_("People in every seat"), lambda: self._take_over(humans), "", "normal", "person"),
            Answer(_("One person against bots"), lambda: self._take_over(bots), "", "normal", "robot"),
            Answer(_("Go on watching"), None, "", "ghost", "film"),
        ]
        words = _("A new game begins here with this position and this past. The recorded game stays as it is.")
        self.stage.push(Dialog(_("Take over from here?"), words, answers, icon="person"))

    def _take_over(self, people: Mapping[str, Mapping[str, str]]) -> None:
        moves = sum("answer" in entry for entry in self.data["record"][: self.at])
        table = take_over(self.data, moves, people)
        self.stage.reset(TableScene(Session(table, folder=platform.saves_folder())))

    def back(self) -> None:
        """Esc lets go of what is selected, then goes to the title."""
        if self.choice.selected or self.choice.history:
            self.choice.clear()
            self.choice.history = False
            self.refresh()
            return
        self.doors.open_menu()

    def leave(self) -> None:
        """Nothing is saved: nothing was played."""
        self.session.mind.stop()

    def leaving(self) -> str:
        """Nothing is lost."""
        return ""

    def actions(self) -> dict[str, Action]:
        """Looking only."""
        known = super().actions()
        return {name: known[name] for name in ("reach", "last_move", "zoom_in", "zoom_out", "sight", "log", "goal")}


def turns_of(data: Mapping[str, Any]) -> list[tuple[int, str]]:
    """Where the turns of a record begin: how many entries lie before, and words for it."""
    from game.clix.words import seat_name

    table = start_again(data)
    found: list[tuple[int, str]] = [(0, _("The start"))]
    for number, entry in enumerate(data["record"], 1):
        try:
            events = table.repeat(entry)
        except Refused:
            break
        for event in events:
            if event.kind == "turn_begins":
                words = _("Round {n}: {name}").format(n=event.facts["round"], name=seat_name(table, event.facts["by"]))
                found.append((number, words))
    return found
