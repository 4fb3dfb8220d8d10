"""A scenario run: its position arranged, its acts made, what must be true compared.

Knows tables and patterns of acts; knows no game. Never raises for what stands in a file.
"""

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.problems import Problem
from game.core import legality
from game.core.chance import ScriptEnded
from game.core.game import SetupError
from game.core.position import Position
from game.core.registry import game_named
from game.core.scenario.compare import same, why_not_as_expected
from game.core.scenario.plainly import shown
from game.core.scenario.story import Path_, Scenario, read
from game.core.starting import arranged_table
from game.core.table import Refused, Table
from game.core.words import _


@dataclass
class Result:
    """What came of one file: `problems` is empty if all went well. `table` is where it ended, if it began."""

    name: str
    title: str = ""
    problems: list[Problem] = field(default_factory=list)
    table: Table | None = None
    trace: str = ""

    @property
    def ok(self) -> bool:
        """Whether everything was as expected."""
        return not self.problems

    def line(self) -> str:
        """The one line of this file: `ok` or `FAIL` with what differed."""
        if self.ok:
            return f"ok    {self.name}"
        said = "; ".join(f"{p.line}:{p.column}: {p.message}{_fix(p)}" for p in self.problems)
        return f"FAIL  {self.name}:{said}"


def _fix(problem: Problem) -> str:
    return f" ({problem.fix})" if problem.fix else ""


class _Stop(Exception):
    """The rest of the scenario would make no sense; the reason has been told."""


def run_file(source: Path | str, name: str = "") -> Result:
    """Read and run one file (a Path) or a text."""
    scenario, problems = read(source)
    result = Result(name or str(source))
    result.problems += problems
    return run(scenario, result) if scenario else result


def check_file(source: Path | str) -> list[Problem]:
    """What is wrong with a scenario's file and with its position; nothing is played."""
    scenario, problems = read(source)
    if scenario is None:
        return problems
    try:
        table_of(scenario)
    except SetupError as error:
        problems.append(scenario.problem(_place(scenario, error), "bad_position", error.message))
    except Exception as error:
        said = _("the program failed: {error}").format(error=f"{type(error).__name__}: {error}")
        problems.append(scenario.problem(("position",), "program_failed", said))
    return problems


def run(scenario: Scenario, result: Result | None = None) -> Result:
    """Run a scenario that has been read."""
    result = result or Result(scenario.located.name)
    result.title = scenario.title
    loc: Path_ = ("position",)
    try:
        result.table = table_of(scenario)
        for number, step in enumerate(scenario.steps):
            loc = ("do", number)
            _do(scenario, result, result.table, step, loc)
        _compare(scenario, result, result.table, scenario.expect, ("expect",))
    except _Stop:
        pass
    except SetupError as error:
        result.problems.append(scenario.problem(_place(scenario, error), "bad_position", error.message))
    except ScriptEnded as error:
        result.problems.append(scenario.problem(loc, "script_ended", str(error)))
    except Exception as error:  # the file stays one line of the report, whatever the rules do
        result.trace = traceback.format_exc()
        said = _("the program failed: {error}").format(error=f"{type(error).__name__}: {error}")
        result.problems.append(scenario.problem(loc, "program_failed", said))
    return result


def table_of(scenario: Scenario) -> Table:
    """A table with the scenario's position, up to its first question. Raises SetupError."""
    return arranged_table(
        game_named(scenario.game), scenario.position, scenario.seats, scenario.options, scenario.cards,
        scenario.seed, scenario.dice, scenario.shuffles,
    )  # fmt: skip


def _place(scenario: Scenario, error: SetupError) -> Path_:
    """Where in the file the wrong value stands: in the named part, or else in the position."""
    path = tuple(error.path)
    return path if path[:1] in (("seats",), ("options",), ("cards",), ("position",)) else ("position", *path)


def words_of(table: Table) -> dict[str, Any]:
    """The position of a table in the words of scenarios."""
    position = table.position
    ask = position.ask
    pending = None
    if ask and ask.question:
        pending = {"by": ask.by, "ask": ask.kind, "options": ask.options, "min": ask.min, "max": ask.max}
    common = {
        "turn": position.turn, "round": position.round, "phase": position.phase, "active": position.active,
        "pending": pending, "over": position.over, "winner": position.winner,
    }  # fmt: skip
    return {**common, **table.game.describe(position)}


def _do(scenario: Scenario, result: Result, table: Table, step: dict[str, Any], loc: Path_) -> None:
    if "check" in step:
        _compare(scenario, result, table, step["check"], (*loc, "check"))
    elif "legal" in step:
        _check_legal(scenario, result, table, step, loc)
    else:
        _make(scenario, result, table, step, loc)


def _compare(
    scenario: Scenario, result: Result, table: Table, wanted: Mapping[str, Any], loc: Path_
) -> None:
    """Tell everything that is not as expected."""
    words = words_of(table) if wanted else {}
    for path, value in wanted.items():
        differs = why_not_as_expected(words, path, value)
        if differs:
            result.problems.append(scenario.problem((*loc, path), "not_as_expected", differs))


def _make(scenario: Scenario, result: Result, table: Table, step: dict[str, Any], loc: Path_) -> None:
    """Make an act, or see it refused with nothing changed. What should not be makes the rest senseless."""
    act = _as_words(table, {key: value for key, value in step.items() if key != "refused"})
    wanted = step.get("refused")
    before = table.digest() if wanted else ""
    try:
        table.act(act)
    except Refused as refusal:
        if not wanted:
            said = _("{act} is refused: {code}").format(act=shown(act), code=refusal.code)
            _stop(scenario, result, loc, "refused", said)
        elif wanted is not True and refusal.code != wanted:
            said = _("expected refused: {wanted}, got {code}").format(wanted=wanted, code=refusal.code)
            result.problems.append(scenario.problem((*loc, "refused"), "other_reason", said))
        if wanted and table.digest() != before:
            _stop(scenario, result, loc, "changed", _("a refused act changed the position"))
    except legality.MalformedAct as error:
        _stop(scenario, result, loc, "malformed_act", str(error))
    else:
        if wanted:
            said = _("expected refused: {wanted}, but it was done").format(wanted=shown(wanted))
            _stop(scenario, result, (*loc, "refused"), "not_refused", said)


def _as_words(table: Table, act: Mapping[str, Any]) -> dict[str, Any]:
    """An act whose names are text even where a file writes a bare number."""
    words = {key for key, kind in table.game.keys.items() if kind == "word"}
    return {key: str(value) if key in words and type(value) is int else value for key, value in act.items()}


def _stop(scenario: Scenario, result: Result, loc: Path_, code: str, message: str) -> None:
    result.problems.append(scenario.problem(loc, code, message))
    raise _Stop


def _check_legal(scenario: Scenario, result: Result, table: Table, step: dict[str, Any], loc: Path_) -> None:
    pattern, none = _as_words(table, step["legal"]), step.get("none", False)
    try:
        found = some_legal(table, pattern)
    except legality.MalformedAct as error:
        result.problems.append(scenario.problem((*loc, "legal"), "malformed_act", str(error)))
        return
    if found == none:
        if none:
            said = _("expected no legal {pattern}, but there is one")
        else:
            said = _("expected a legal {pattern}, but there is none")
        message = said.format(pattern=shown(pattern))
        result.problems.append(scenario.problem((*loc, "legal"), "legal_differs", message))


def some_legal(table: Table, pattern: Mapping[str, Any]) -> bool:
    """Whether at least one legal act has all the keys of the pattern with the same values.

    An act that is whole is judged as if it were made, so that acts too many to list can be asked for too.
    Raises MalformedAct for what can be no act of the game, and for part of an act that cannot be listed.
    """
    name, seat = pattern.get("act"), pattern.get("by")
    if name in legality.TABLE_ACTS:
        return table.why_not(pattern) is None
    if name == "choose":
        return _some_choice(table, pattern)
    if any(_matches(pattern, act) for act in table.legal_acts(str(seat))):
        return True
    legality.check_pattern(table.game, table.position, pattern)
    if legality.is_whole(table.game, pattern):
        return table.why_not(pattern) is None
    if not table.game.acts[pattern["act"]].listed:
        raise legality.MalformedAct(_("{act} has too many forms to list: give it whole").format(act=name))
    return False


def _some_choice(table: Table, pattern: Mapping[str, Any]) -> bool:
    if "option" in pattern or "options" in pattern:
        return table.why_not(pattern) is None
    position: Position = table.position
    return bool(position.ask and position.ask.question and position.ask.by == pattern["by"])


def _matches(pattern: Mapping[str, Any], act: Mapping[str, Any]) -> bool:
    return all(key in act and same(value, act[key]) for key, value in pattern.items())
