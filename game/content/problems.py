"""What is wrong with a content file, where, and how to mend it.

Knows how a problem is told on a terminal and as JSON. Knows nothing of YAML, Tiled or any game.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from game.core.words import _, n_

SHOWN_PER_FILE = 20
_WIDEST_EXCERPT = 160
_WORD = re.compile(r"\"[^\"]*\"|'[^']*'|[\w./-]+|\S")


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a file. `line` and `column` count from 1; 0 means the file as a whole.

    `code` is a stable snake_case word, `message` says what is wrong, `fix` how to mend it (or nothing),
    `excerpt` is the line of the file. With `usable` the thing it is about can still be used. `because` names the
    file in which the mistake itself is told, where this one only follows from it.
    """

    file: str
    line: int
    column: int
    code: str
    message: str
    fix: str = ""
    excerpt: str = ""
    usable: bool = False
    because: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.code} {self.message}"

    @property
    def place(self) -> str:
        """`file:line:column`, as editors and terminals understand it."""
        return f"{self.file}:{max(self.line, 1)}:{max(self.column, 1)}"

    def as_dict(self) -> dict[str, str | int]:
        """The problem as plain JSON."""
        return {
            "file": self.file,
            "line": max(self.line, 1),
            "column": max(self.column, 1),
            "code": self.code,
            "message": self.message,
            "fix": self.fix,
        }


class ContentError(Exception):
    """Content that cannot be used at all; `problems` says why."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def shown_path(path: Path | str) -> str:
    """The path as people are shown it: from the current folder where it lies below it, with `/`."""
    path = Path(path)
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def line_of(lines: Sequence[str], line: int) -> str:
    """Line number `line` (from 1) for an excerpt, or nothing if there is no such line."""
    return lines[line - 1].rstrip("\r\n") if 0 < line <= len(lines) else ""


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed word that a person most likely meant by `word`.

    >>> nearest("combta", ["culture", "combat"])
    'combat'
    """
    words = {one.lower(): one for one in allowed}
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.6)
    return words[found[0]] if found else None


def did_you_mean(word: str, allowed: Iterable[str], most: int = 32) -> str:
    """How to mend a wrong word: the nearest right one, and the allowed ones where they are few."""
    allowed = sorted(set(allowed))
    near = nearest(word, allowed)
    parts = [_('did you mean "{word}"?').format(word=near)] if near else []
    if allowed and len(allowed) <= most:
        parts.append(_("Allowed: {words}").format(words=", ".join(allowed)))
    return " ".join(parts)


def distinct(problems: Iterable[Problem]) -> list[Problem]:
    """The problems by file and place, none told twice."""
    seen: set[tuple[str, int, int, str, str]] = set()
    kept = []
    for problem in problems:
        key = (problem.file, problem.line, problem.column, problem.code, problem.message)
        if key not in seen:
            seen.add(key)
            kept.append(problem)
    return sorted(kept, key=lambda problem: (problem.file, problem.line, problem.column))


def excerpt_lines(problem: Problem) -> list[str]:
    """The line of the file with a caret under the spot, cut to a readable width."""
    text = problem.excerpt.replace("\t", " ")
    if not text.strip() or problem.line < 1:
        return []
    at = max(problem.column - 1, 0)
    found = _WORD.match(text, at)
    width = len(found.group()) if found else 1
    start = max(0, at - _WIDEST_EXCERPT // 2) if len(text) > _WIDEST_EXCERPT else 0
    cut = text[start : start + _WIDEST_EXCERPT]
    width = max(1, min(width, len(cut) - (at - start)))
    number = f"{problem.line:>6} | "
    return [number + cut, " " * (len(number) - 2) + "| " + " " * (at - start) + "^" * width]


def told(problem: Problem) -> str:
    """One problem as people read it: place and message, the line with a caret, how to mend it."""
    lines = [str(problem), *excerpt_lines(problem)]
    if problem.fix:
        lines.append("       = " + problem.fix)
    return "\n".join(lines)


def summary(problems: Sequence[Problem]) -> str:
    """How much is wrong, in one line."""
    files = len({problem.file for problem in problems})
    return _("{problems} in {files}").format(
        problems=n_("{n} problem", "{n} problems", len(problems)),
        files=n_("{n} file", "{n} files", files),
    )


def report(problems: Iterable[Problem], per_file: int = SHOWN_PER_FILE) -> str:
    """All problems as text: the summary first, then file by file, at most `per_file` of each."""
    problems = distinct(problems)
    by_file: dict[str, list[Problem]] = {}
    for problem in problems:
        by_file.setdefault(problem.file, []).append(problem)
    parts = [summary(problems)]
    for file, those in by_file.items():
        parts += [told(problem) for problem in those[:per_file]]
        if len(those) > per_file:
            parts.append(f"{file}: " + n_("and {n} more", "and {n} more", len(those) - per_file))
    return "\n".join(parts)
