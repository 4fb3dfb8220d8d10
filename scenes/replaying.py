"""Going through the record of a game, and the bar that does it: step, play, jump to a turn, speed, take over.

Shared by the replays of all games. Knows records and tables, no game: how a moment is shown the game's own scene says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.events import Event
from game.core.position import Position
from game.core.replay import start_again, take_over
from game.core.table import Refused, Table
from game.core.words import _
from scenes.session import HUMAN, Session
from scenes.table.main_button import MainButton
from scenes.ui import Answer, Area, Dialog, Dropdown, IconButton, Label, Node, Slider

if TYPE_CHECKING:
    from scenes.ui import Scene, Stage

SPEEDS = ((1400, "½"), (700, "1"), (350, "2"), (120, "6"))  # milliseconds between two entries
Turns = list[tuple[int, str]]


class Watched(Session):
    """A game that nobody plays: the record alone moves it, whoever sits there. `eyes` is whose view is shown."""

    eyes = ""

    @property
    def thinking(self) -> str:
        """No bot is ever asked."""
        return ""

    @property
    def mine(self) -> bool:
        """Nobody answers here."""
        return False

    @property
    def viewer(self) -> str:
        """The seat that is chosen, or whose turn to look it would be."""
        return self.eyes or super().viewer


class Reel:
    """Mixed into the scene of a game's replay, which says what is marked as its own to say."""

    session: Session
    stage: Stage

    def thread(self, data: Mapping[str, Any]) -> None:
        """Begin with the data of a save."""
        self.data = data
        self.at = 0
        self.playing = False
        self.pace = 1
        self.waited = 0.0
        self.trouble = ""
        self.turns = turns_of(data)

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("Replay")

    # -- the scene's own to say

    def show_entry(self, before: Position, events: Sequence[Event], by: str) -> None:
        """What an entry brought is shown."""

    def still(self) -> None:
        """End every movement."""

    def moving(self) -> bool:
        """Whether what the last entry brought is still being shown."""
        return False

    def shown(self) -> None:
        """Another moment: work out what is on the screen."""
        raise NotImplementedError

    def played_by(self, table: Table) -> Scene:
        """The scene in which a game that was taken over is played."""
        raise NotImplementedError

    # -- going through the record

    @property
    def length(self) -> int:
        """How many entries the record has."""
        return len(self.data["record"])

    def first_moment(self) -> Table:
        """The table before the first entry."""
        return start_again(self.data)

    def forward(self, count: int = 1, show: bool = True) -> None:
        """Play entries; what happens in the last of them is shown."""
        last = min(self.length, self.at + count)
        while self.at < last:
            self.still()
            before = self.session.table.position.copy()
            try:
                events = self.session.table.repeat(self.data["record"][self.at])
            except Refused as refused:
                self.trouble, self.playing = self.session.table.game.refusal(refused.code), False
                break
            self.at += 1
            if show and self.at == last:
                self.show_entry(before, events, str(self.data["record"][self.at - 1].get("by", "")))
        self._moved()

    def go_to(self, at: int) -> None:
        """The moment after so many entries."""
        at = max(0, min(self.length, at))
        if at < self.at:
            self.session.table = self.first_moment()
            self.at = 0
        self.still()
        self.forward(at - self.at, show=False)

    def back_one(self) -> None:
        """The moment before."""
        self.playing = False
        self.go_to(self.at - 1)

    def _moved(self) -> None:
        self.session.version += 1
        if not self.stage.settings.pace:
            self.still()
        if self.at >= self.length:
            self.playing = False
        self.shown()

    def toggle(self) -> None:
        """Play or pause; from the end, from the start again."""
        self.playing = not self.playing
        if self.playing and self.at >= self.length:
            self.go_to(0)
            self.playing = True
        self.waited = 0
        self.stage.rebuild()

    def roll(self, ms: float) -> None:
        """Time has passed: play on."""
        if not self.playing:
            return
        self.waited += ms
        if self.waited >= SPEEDS[self.pace][0] and not self.moving():
            self.waited = 0
            self.forward()

    def faster(self) -> None:
        """The next speed, round and round."""
        self.pace = (self.pace + 1) % len(SPEEDS)
        self.stage.rebuild()

    # -- leaving

    def leave(self) -> None:
        """Nothing is saved: nothing was played."""
        self.session.mind.stop()

    def leaving(self) -> str:
        """Nothing is lost."""
        return ""

    # -- taking over

    def ask_take_over(self) -> None:
        """Play on from this moment: who sits where?"""
        self.playing = False
        people = {seat: dict(person) for seat, person in self.data["people"].items()}
        humans = {seat: {**person, "kind": HUMAN} for seat, person in people.items()}
        kinds = [HUMAN, *["greedy"] * len(people)]
        bots = {seat: {**person, "kind": kind} for (seat, person), kind in zip(people.items(), kinds, strict=False)}
        answers = [
            Answer(_("The people as they sat"), lambda: self._take_over(people), "", "call", "person"),
            Answer(_("People in every seat"), lambda: self._take_over(humans), "", "normal", "person"),
            Answer(_("One person against bots"), lambda: self._take_over(bots), "", "normal", "robot"),
            Answer(_("Go on watching"), None, "", "ghost", "film"),
        ]
        words = _("A new game begins here with this position and this past. The recorded game stays as it is.")
        self.stage.push(Dialog(_("Take over from here?"), words, answers, icon="person"))

    def _take_over(self, people: Mapping[str, Mapping[str, str]]) -> None:
        moves = sum("answer" in entry for entry in self.data["record"][: self.at])
        self.stage.reset(self.played_by(take_over(self.data, moves, people)))


def turns_of(data: Mapping[str, Any]) -> Turns:
    """Where the turns of a record begin: how many entries lie before, and words for it: the round, and whose turn."""
    table = start_again(data)
    found: Turns = [(0, _("The start"))]
    for number, entry in enumerate(data["record"], 1):
        try:
            events = table.repeat(entry)
        except Refused:
            break
        found += [(number, _turn_words(table, event.facts)) for event in events if event.kind == "turn_begins"]
    return found


def _turn_words(table: Table, facts: Mapping[str, Any]) -> str:
    seat = facts["by"]
    name = table.people.get(seat, {}).get("name") or seat
    return _("Round {n}: {name}").format(n=facts["round"], name=name)


# -- the bar ------------------------------------------------------------------------------------------------------


def bar(reel: Reel, area: Area, small: bool) -> list[Node]:
    """A line with the moment and a slider, and a line of buttons; 110 units high."""
    line, buttons = area.cut_top(44, 10)
    where, track = line.cut_left(180 if small else 240, 12)
    return [_moment(reel, where), _track(reel, track), *_buttons(reel, buttons._replace(h=56), small)]


def _moment(reel: Reel, area: Area) -> Node:
    words = reel.trouble or _("Move {n} of {all}").format(n=reel.at, all=reel.length)
    return Label(name=words, area=area, family="bold")


def _track(reel: Reel, area: Area) -> Node:
    return Slider(name=_("Moment"), area=area, low=0, high=max(1, reel.length), step=1, value=reel.at,
                  show=lambda value: "", on_change=lambda value: reel.go_to(int(value)))  # fmt: skip


def _buttons(reel: Reel, area: Area, small: bool) -> list[Node]:
    nodes: list[Node] = []
    rest = area
    for number in range(4):
        place, rest = rest.cut_left(50, 6)
        nodes.append(_step_button(reel, number, place))
    take, rest = rest.cut_right(min(290.0, rest.w * 0.5), 8)
    speed, rest = rest.cut_right(min(150.0, rest.w * 0.62), 8)
    nodes += [_take_button(reel, take, not small), _speed_button(reel, speed)]
    if rest.w > 150:
        nodes.append(_turn_choice(reel, rest))
    return nodes


def _step_button(reel: Reel, number: int, area: Area) -> Node:
    """To the start, one back, play or pause, one on."""
    last = _("This is the end of the game.") if reel.at >= reel.length else ""
    first = _("This is the beginning of the game.") if reel.at == 0 else ""
    specs: list[tuple[str, str, Callable[[], None], str, str]] = [
        ("left", _("Back to the start"), lambda: reel.go_to(0), first, "fit"),
        ("undo", _("One move back"), reel.back_one, first, "undo"),
        ("pause" if reel.playing else "play", _("Pause") if reel.playing else _("Play"), reel.toggle, "", "pass"),
        ("step", _("One move on"), reel.forward, last, "redo"),
    ]
    icon, words, run, why, shortcut = specs[number]
    return IconButton(name=words, icon=icon, area=area, on_press=run, enabled=not why, why_not=why,
                      shortcut=shortcut, first_focus=shortcut == "pass")  # fmt: skip


def _take_button(reel: Reel, area: Area, signed: bool) -> Node:
    table = reel.session.table
    over = table.game.refusal("game_over") if table.over else ""
    return MainButton(name=_("Take over from here"), icon="person" if signed else "", area=area, size=18,
                      on_press=reel.ask_take_over, enabled=not over, why_not=over)  # fmt: skip


def _speed_button(reel: Reel, area: Area) -> Node:
    words = _("Speed {n}").format(n=SPEEDS[reel.pace][1])
    return MainButton(name=words, area=area, on_press=reel.faster, size=18)


def _turn_choice(reel: Reel, area: Area) -> Node:
    chosen = max((n for n, _words in reel.turns if n <= reel.at), default=0)
    choices = [(n, words) for n, words in reel.turns] or [(0, _("The start"))]
    place = area._replace(w=min(area.w, 380))
    return Dropdown(name=_("Jump to a turn"), area=place, choices=choices, chosen=chosen,
                    on_change=lambda value: reel.go_to(int(str(value))))  # fmt: skip


def column(reel: Reel, area: Area) -> tuple[list[Node], Area]:
    """The same one under the other, and what is left below: some 270 units are wanted."""
    line, rest = area.cut_top(44, 6)
    speed, where = line.cut_right(min(140.0, line.w * 0.45), 8)
    track, rest = rest.cut_top(44, 6)
    steps, rest = rest.cut_top(50, 8)
    turn, rest = rest.cut_top(46, 8)
    take, rest = rest.cut_top(50, 8)
    nodes = [_moment(reel, where), _speed_button(reel, speed), _track(reel, track)]
    nodes += [_step_button(reel, k, place) for k, place in enumerate(steps.columns(4, 8))]
    return [*nodes, _turn_choice(reel, turn), _take_button(reel, take, True)], rest
