"""What the set-up screens of seats share: a plan that is edited, undo and redo, the names being typed.

Knows a plan only by its seats, each with a name, and its `copy`; knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from game.core.words import _
from scenes.own_files import read_name
from scenes.ui import Action, Memory, Scene, Typed

KEPT = 61  # changes that can be taken back


class Planned(Protocol):
    """A plan: seats with names."""

    seats: list[Any]

    def copy(self) -> Any:
        """Another one alike."""

    def as_dict(self) -> dict[str, Any]:
        """As plain JSON."""


P = TypeVar("P", bound=Planned)


class Editing(Scene, Generic[P]):
    """A set-up screen over its `plan`."""

    def __init__(self, plan: P) -> None:
        super().__init__()
        self.plan = plan
        self.memory = Memory()
        self.names: list[Typed] = []
        self.before: list[P] = []
        self.after: list[P] = []

    def edit(self, change: Callable[[P], object]) -> None:
        """Change the plan; the change can be undone."""
        before: P = self.plan.copy()
        change(self.plan)
        if self.plan != before:
            self.before, self.after = [*self.before, before][-KEPT:], []
        self._follow_names()
        self.rebuild()

    def undo(self) -> None:
        """Take back the last change."""
        self._step(self.before, self.after)

    def redo(self) -> None:
        """Bring it back."""
        self._step(self.after, self.before)

    def _step(self, source: list[P], target: list[P]) -> None:
        if source:
            target.append(self.plan)
            self.plan = source.pop()
            self._follow_names()
            self.rebuild()

    def typed(self, number: int) -> Typed:
        """What is typed in the name of a seat."""
        while len(self.names) <= number:
            self.names.append(Typed(self.plan.seats[len(self.names)].name))
        return self.names[number]

    def _follow_names(self) -> None:
        self.names = [Typed(seat.name, len(seat.name), len(seat.name)) for seat in self.plan.seats]

    def rename(self, number: int, words: str) -> None:
        """A name was typed."""
        self.plan.seats[number].name = read_name(words)
        self.rebuild()

    def begin(self, game: str, scene: Scene) -> None:
        """Remember the plan for the next time, and show the table."""
        self.stage.settings.last_setup = {**self.stage.settings.last_setup, game: self.plan.as_dict()}
        self.stage.on_settings()
        self.stage.reset(scene)

    def actions(self) -> dict[str, Action]:
        """Undo and redo."""
        return {"undo": Action(_("Undo the last change"), self.undo), "redo": Action(_("Redo"), self.redo)}
