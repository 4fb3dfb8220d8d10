"""What makes a team fit to start a game, and what its units may become during play.

Knows the limits of a starting team and tells every one that is broken, with what would mend it. Draws nothing
and reads no file. Source: Reglas de Haloclix, Construyendo un equipo inicial, Mejorando una unidad, Cambiando de
armas.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.clix.cards import Figure
from game.clix.exchange import COUNTER_POINTS
from game.content.problems import did_you_mean
from game.core.words import _, n_, pick


@dataclass(frozen=True)
class Limits:
    """What a starting team may be. `upgrade_only`: such units may begin as well; `copies` 0: no limit."""

    points: int = 400
    units: int = 5
    unit_points: int = 150
    upgrade_only: bool = False
    copies: int = 0


def limits_of(options: Mapping[str, Any], copies: int = 0) -> Limits:
    """The limits that options of the game give."""
    return Limits(
        options["team_points"], options["team_units"], options["unit_points"], options["upgrade_only_anyway"], copies
    )


@dataclass(frozen=True)
class Fault:
    """A broken rule: a stable code, what is wrong, what would mend it, and the figure it is about if any.

    `mend` says what a program can do about it: `remove` one of `unit` from the team, `reserve` it (put it among
    the reserves), `remove_reserve`, or nothing.
    """

    code: str
    message: str
    fix: str
    unit: str = ""
    mend: str = ""


def faults(
    units: Sequence[str], reserves: Sequence[str], figures: Mapping[str, Figure], limits: Limits | None = None
) -> list[Fault]:
    """Everything that keeps a team from being started, the simplest things first. Empty for a legal team."""
    limits = limits or Limits()
    found = [_unknown(unit, figures, "remove") for unit in dict.fromkeys(units) if unit not in figures]
    found += [_unknown(unit, figures, "remove_reserve") for unit in dict.fromkeys(reserves) if unit not in figures]
    known = [unit for unit in units if unit in figures]
    found += _count_faults(units, limits)
    found += _point_faults(known, figures, limits)
    found += _unit_faults(known, figures, limits)
    found += _copy_faults(units, reserves, figures, limits)
    return found


def figure_name(figure: Figure) -> str:
    """A figure's name in the language in use."""
    return pick({"en": figure.name["en"], "es": figure.name["es"]})


def points_of(units: Iterable[str], figures: Mapping[str, Figure]) -> int:
    """What those units cost together; unknown ones count nothing."""
    return sum(figures[unit].points for unit in units if unit in figures)


def _unknown(unit: str, figures: Mapping[str, Figure], mend: str) -> Fault:
    message = _('There is no figure "{id}".').format(id=unit)
    return Fault("unknown_figure", message, did_you_mean(unit, figures) or _("Take it out."), unit, mend)


def _count_faults(units: Sequence[str], limits: Limits) -> list[Fault]:
    missing = limits.units - len(units)
    if missing <= 0:
        return []
    if not units:
        message = _("The team is empty.")
    else:
        message = n_("The team has only {n} unit.", "The team has only {n} units.", len(units))
    fix = n_("Add {n} more unit.", "Add {n} more units.", missing)
    return [Fault("too_few_units" if units else "empty", message, fix)]


def _point_faults(units: Sequence[str], figures: Mapping[str, Figure], limits: Limits) -> list[Fault]:
    points = points_of(units, figures)
    over = points - limits.points
    if over <= 0:
        return []
    message = _("{points} points together, at most {most}.").format(points=points, most=limits.points)
    worth = sorted(set(units), key=lambda unit: figures[unit].points)
    enough = [unit for unit in worth if figures[unit].points >= over]
    unit = enough[0] if enough else worth[-1]
    fix = _("{over} points too many: take {name} out.").format(over=over, name=figure_name(figures[unit]))
    return [Fault("too_many_points", message, fix, unit, "remove")]


def _unit_faults(units: Sequence[str], figures: Mapping[str, Figure], limits: Limits) -> list[Fault]:
    found = []
    for unit in dict.fromkeys(units):
        figure, name = figures[unit], figure_name(figures[unit])
        fix = _("Put it among the reserves.")
        if figure.upgrade_only and not limits.upgrade_only:
            message = _("{name} may come in only as an upgrade.").format(name=name)
            found.append(Fault("upgrade_only", message, fix, unit, "reserve"))
        if figure.points > limits.unit_points:
            message = _("{name} costs {points} points, at most {most} for a unit that begins.")
            message = message.format(name=name, points=figure.points, most=limits.unit_points)
            found.append(Fault("too_dear", message, fix, unit, "reserve"))
    return found


def _copy_faults(
    units: Sequence[str], reserves: Sequence[str], figures: Mapping[str, Figure], limits: Limits
) -> list[Fault]:
    if not limits.copies:
        return []
    found = []
    for unit, count in Counter([*units, *reserves]).items():
        if count > limits.copies and unit in figures:
            message = _("{name} is there {count} times, at most {most}.")
            message = message.format(name=figure_name(figures[unit]), count=count, most=limits.copies)
            fix = n_("Take {n} out.", "Take {n} out.", count - limits.copies)
            mend = "remove_reserve" if unit in reserves else "remove"
            found.append(Fault("too_many_copies", message, fix, unit, mend))
    return found


# -- what a unit may become -------------------------------------------------------------------------------------


def swaps(unit: str, reserves: Iterable[str], figures: Mapping[str, Figure], anyway: bool = False) -> list[str]:
    """The reserves a unit may swap its weapon with: the same points, another figure, not upgrade-only."""
    if unit not in figures:
        return []
    return [
        other
        for other in dict.fromkeys(reserves)
        if other != unit
        and other in figures
        and figures[other].points == figures[unit].points
        and (anyway or not figures[other].upgrade_only)
    ]


def upgrades(unit: str, reserves: Iterable[str], figures: Mapping[str, Figure]) -> list[tuple[str, int]]:
    """The reserves a unit may be upgraded to, with the counters each takes, the cheapest first."""
    if unit not in figures:
        return []
    worth, found = figures[unit].points, []
    for other in dict.fromkeys(reserves):
        more = figures[other].points - worth if other in figures else 0
        if more > 0 and more % COUNTER_POINTS == 0:
            found.append((other, more // COUNTER_POINTS))
    return sorted(found, key=lambda pair: pair[1])
