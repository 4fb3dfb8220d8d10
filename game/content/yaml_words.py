"""What libyaml finds wrong with a text, in words that an author of cards understands.

Knows libyaml's terms. Knows nothing of what is read.
"""

from collections.abc import Sequence
from typing import Any

from game.core.words import _

Told = tuple[int, int, str, str, str]  # line, column, code, message, how to mend it


def in_plain_words(error: Any, lines: Sequence[str], opened: Any = None) -> Told:
    """Place, code, message and mending of one of PyYAML's errors in a text of those lines.

    `opened`: where the innermost list or mapping begins that was not ended.
    """
    mark = getattr(error, "problem_mark", None)
    if mark is None:
        return 1, 1, "syntax", str(error).splitlines()[0], ""
    line, column = mark.line, mark.column
    for number in {line, max(line - 1, 0)}:
        text = lines[number] if number < len(lines) else ""
        indent = text[: len(text) - len(text.lstrip())]
        if "\t" in indent:
            tab = indent.index("\t") + 1
            return number + 1, tab, "tab", _("a tab in the indentation"), _("indent with spaces")
    problem = getattr(error, "problem", "") or ""
    context, start = getattr(error, "context", "") or "", getattr(error, "context_mark", None)
    ended = "unexpected end of stream" in problem or "unexpected document indicator" in problem
    if ended and "quoted" in context and start:
        return _at(start, "open_quote", _("this quote is never closed"), _("close it"))
    if ("',' or ']'" in problem or "',' or '}'" in problem) and start:
        return _open_bracket(start, "[" if "]" in problem else "{", line)
    at_end = line >= len(lines) or not lines[line][column:].strip()
    if "expected node content" in problem and at_end and opened:
        bracket = lines[opened.line][opened.column : opened.column + 1]
        if bracket in ("[", "{"):
            return _open_bracket(opened, bracket, line)
    if context.endswith(" tag"):
        problem = "tag"
    code, message, fix = _said(problem, lines[line][column : column + 1] if line < len(lines) else "")
    return line + 1, column + 1, code, message, fix


def _open_bracket(mark: Any, bracket: str, line: int) -> Told:
    message = _('this "{bracket}" is not closed, or a comma is missing in it').format(bracket=bracket)
    return _at(mark, "open_bracket", message, _("look as far as line {line}").format(line=line + 1))


def _at(mark: Any, code: str, message: str, fix: str) -> Told:
    return mark.line + 1, mark.column + 1, code, message, fix


def _said(problem: str, at: str) -> tuple[str, str, str]:
    """Code, message and mending for libyaml's own words and the character it stopped at."""
    if "cannot start any token" in problem:
        if at == "\t":
            return "tab", _("a tab"), _("use spaces")
        fix = _("put the text in quotes")
        return "needs_quotes", _('a text cannot begin with "{sign}"').format(sign=at), fix
    if "mapping values are not allowed" in problem:
        fix = _('put a text with ": " in quotes, or look at the indentation of this line')
        return "stray_colon", _('a ":" where no key can stand'), fix
    for words, (code, message, fix) in _table().items():
        if words in problem:
            return code, message, fix
    return "syntax", problem, _("look at this line and the one above, or put the text in quotes")


def _table() -> dict[str, tuple[str, str, str]]:
    bad_escape = (
        "bad_escape",
        _("an unknown escape after a backslash"),
        _("write two backslashes, or use single quotes"),
    )
    indentation = _("look at the indentation of this line and of the one above")
    return {
        "expected '-' indicator": ("no_dash", _('expected "- ": the next entry of the list'), indentation),
        "expected key": ("no_key", _('expected "key: value"'), indentation),
        "could not find expected ':'": ("no_colon", _('a key without ":"'), _('write "key: value"')),
        "block sequence entries are not allowed": (
            "stray_dash",
            _('a "-" where no list can begin'),
            _("begin the list on a line of its own, and close any bracket above"),
        ),
        "expected node content": ("no_value", _("a value is missing here"), _("write it, or take this sign out")),
        "expected <document start>": (
            "after_end",
            _("something stands after the end of the data"),
            indentation,
        ),
        "expected alphabetic or numeric character": (
            "bad_anchor",
            _('a name must follow "&" or "*"'),
            _("put a text that begins with it in quotes"),
        ),
        "unknown escape character": bad_escape,
        "mapping keys are not allowed": ("stray_key", _('a "?" where no key can stand'), _("put the text in quotes")),
        "directive": ("directive", _("a line that begins with % is not used"), _("take it out")),
        "YAML document": ("directive", _("a line that begins with % is not used"), _("take it out")),
        "tag": ("tag", _("tags are not used"), _('put a text that begins with "!" in quotes')),
        "unexpected document indicator": ("second_document", _("the text ends here"), _("take this line out")),
        "hexdecimal": bad_escape,
        "Unicode character escape": bad_escape,
        "expected comment or line break": (
            "bad_block",
            _('after "|" or ">" the text begins on the next line'),
            _('write it there, further in, or put a text that begins with "|" or ">" in quotes'),
        ),
        "indentation indicator": ("bad_block", _("a number after it says nothing here"), _("take the number out")),
        "undefined tag handle": ("tag", _("tags are not used"), _('put a text that begins with "!" in quotes')),
    }
