"""A team being built: every change to it, undo and redo, and which rules it breaks. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from game.clix.team_rules import Fault, Limits, figure_name
from game.core.words import _, n_
from scenes.own_files import read_name
from scenes.setup.teams import MOST_UNITS, OwnTeam, delete_team, figures, restore_team, save_team

MOST_UNDO = 200


@dataclass
class Drafting:
    """`draft` is the team as it stands; `kept` as it was last saved or opened."""

    limits: Limits = field(default_factory=Limits)
    draft: OwnTeam = field(default_factory=OwnTeam)
    kept: OwnTeam = field(default_factory=OwnTeam)
    before: list[OwnTeam] = field(default_factory=list)
    after: list[OwnTeam] = field(default_factory=list)
    deleted: list[Path] = field(default_factory=list)  # where the last deleted teams lie

    @property
    def faults(self) -> list[Fault]:
        """What keeps it from being started."""
        return self.draft.faults(self.limits)

    def is_saved(self) -> bool:
        """Whether nothing has changed since it was saved or opened. A ready team counts as saved: it is no file."""
        return self.draft == self.kept

    def open(self, team: OwnTeam) -> None:
        """Build on a team; a ready one is copied when it is saved."""
        self.draft = self.kept = team
        self.before, self.after = [], []

    def change(self, draft: OwnTeam) -> bool:
        """The team is now this; False if nothing changed."""
        if draft == self.draft:
            return False
        self.before = [*self.before[-MOST_UNDO:], self.draft]
        self.after = []
        self.draft = draft
        return True

    def rename(self, words: str) -> None:
        """Another name; typing it is one change, however many letters."""
        name = read_name(words)
        typing = self.before and replace(self.before[-1], name=self.draft.name) == self.draft
        if typing and not self.after:
            self.draft = replace(self.draft, name=name)
        else:
            self.change(replace(self.draft, name=name))

    def undo(self) -> bool:
        """Take back the last change. False if there is none."""
        if not self.before:
            return False
        self.after.append(self.draft)
        self.draft = replace(self.before.pop(), id=self.draft.id, own=self.draft.own)
        return True

    def redo(self) -> bool:
        """Bring back what was undone. False if nothing was."""
        if not self.after:
            return False
        self.before.append(self.draft)
        self.draft = replace(self.after.pop(), id=self.draft.id, own=self.draft.own)
        return True

    # -- units

    def why_not_add(self, unit: str, reserve: bool) -> str:
        """Why a figure cannot be put in at all; breaking a rule is no reason, a draft may."""
        if unit not in figures():
            return _("This figure is not there any more.")
        held = self.draft.reserves if reserve else self.draft.units
        if len(held) < MOST_UNITS:
            return ""
        return n_("A list holds {n} figure.", "A list holds {n} figures.", MOST_UNITS)

    def fits(self, unit: str) -> bool:
        """Whether one more of it in the team would break no rule that is not broken now."""
        allowed, known = self.limits, figures()
        figure = known[unit]
        if self.draft.points + figure.points > allowed.points or figure.points > allowed.unit_points:
            return False
        if figure.upgrade_only and not allowed.upgrade_only:
            return False
        return not allowed.copies or self.count(unit) < allowed.copies

    def count(self, unit: str) -> int:
        """How often a figure stands in the team and among the reserves."""
        return self.draft.units.count(unit) + self.draft.reserves.count(unit)

    def add(self, unit: str, reserve: bool) -> bool:
        """One more of a figure."""
        if self.why_not_add(unit, reserve):
            return False
        if reserve:
            return self.change(replace(self.draft, reserves=(*self.draft.reserves, unit)))
        return self.change(replace(self.draft, units=(*self.draft.units, unit)))

    def remove(self, unit: str, reserve: bool) -> bool:
        """One less of a figure, the last one put in."""
        held = list(self.draft.reserves if reserve else self.draft.units)
        if unit not in held:
            return False
        del held[len(held) - 1 - held[::-1].index(unit)]
        if reserve:
            return self.change(replace(self.draft, reserves=tuple(held)))
        return self.change(replace(self.draft, units=tuple(held)))

    def move(self, unit: str, to_reserve: bool) -> bool:
        """One of a figure from the team to the reserves, or back: one change."""
        source = self.draft.units if to_reserve else self.draft.reserves
        if unit not in source:
            return False
        left = list(source)
        left.remove(unit)
        if to_reserve:
            return self.change(replace(self.draft, units=tuple(left), reserves=(*self.draft.reserves, unit)))
        return self.change(replace(self.draft, reserves=tuple(left), units=(*self.draft.units, unit)))

    def mend(self, fault: Fault) -> bool:
        """Do what a broken rule asks for."""
        if fault.mend == "reserve":
            return self.move(fault.unit, True)
        if fault.mend in ("remove", "remove_reserve"):
            return self.remove(fault.unit, fault.mend == "remove_reserve")
        return False

    def clear(self) -> bool:
        """Take everything out."""
        return self.change(replace(self.draft, units=(), reserves=()))

    # -- files

    def save(self) -> OwnTeam:
        """Write it among a person's own teams. Raises OSError."""
        named = self.draft if self.draft.name else replace(self.draft, name=default_name(self.draft))
        self.draft = self.kept = save_team(named)
        return self.draft

    def delete(self) -> None:
        """Put its file among the deleted ones. Raises OSError."""
        self.deleted.append(delete_team(self.kept))
        self.open(OwnTeam())

    def restore(self) -> OwnTeam | None:
        """Bring back the team that was deleted last. Raises OSError."""
        if not self.deleted:
            return None
        team = restore_team(self.deleted.pop())
        self.open(team)
        return team


def default_name(team: OwnTeam) -> str:
    """A name for a team that nobody named: its dearest unit's."""
    known = [unit for unit in team.units if unit in figures()]
    if not known:
        return _("My team")
    dearest = max(known, key=lambda unit: figures()[unit].points)
    return _("{name} and company").format(name=figure_name(figures()[dearest]))[:40]


def mend_words(fault: Fault) -> str:
    """What the button that mends a fault does, with the figure's name; nothing where no button can."""
    figure = figures().get(fault.unit)
    name = figure_name(figure) if figure else fault.unit
    if fault.mend == "reserve":
        return _("Move {name} to the reserves").format(name=name)
    if fault.mend in ("remove", "remove_reserve"):
        return _("Take out {name}").format(name=name)
    return ""
