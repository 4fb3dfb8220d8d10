"""A parser of command lines that answers a wrong word with the possible ones, and exits with status 2."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from game.content.problems import did_you_mean
from game.core.words import _

MISUSED = 2


class Misuse(Exception):
    """A command line that cannot be followed: what is wrong, and how to mend it."""

    def __init__(self, message: str, fix: str = "") -> None:
        super().__init__(f"{message}; {fix}" if fix else message)


class Parser(argparse.ArgumentParser):
    """argparse without abbreviations, with nearest words."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("allow_abbrev", False)
        super().__init__(*args, **kwargs)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Called by argparse for a value that must be one of some choices."""
        if action.choices is not None and value not in action.choices:
            what = action.metavar or "/".join(action.option_strings) or action.dest
            words = [str(choice) for choice in action.choices]
            fix = did_you_mean(str(value), words) or ", ".join(words)
            raise argparse.ArgumentError(None, _('{what}: no "{word}"; {fix}').format(what=what, word=value, fix=fix))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse, but an unknown option is answered with the nearest one there is."""
        found, extra = self.parse_known_args(args, namespace)
        if extra:
            parser: Parser = getattr(found, "parser", self)
            known = [word for action in parser._actions for word in action.option_strings]
            word = extra[0].split("=")[0]
            fix = did_you_mean(word, known) if word.startswith("-") else ""
            parser.error(_('"{word}" is not understood').format(word=extra[0]) + (f"; {fix}" if fix else ""))
        return found

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to get help; exit with status 2."""
        hint = _("{program} -h tells how it is used").format(program=self.prog)
        print(f"{self.prog}: {message}\n{hint}", file=sys.stderr)
        sys.exit(MISUSED)


def need_one_of(what: str, word: str, known: Iterable[str]) -> str:
    """The word, if it is one of the known ones. Raises Misuse with the nearest."""
    known = list(known)
    if word not in known:
        raise Misuse(_('there is no {what} "{word}"').format(what=what, word=word), did_you_mean(word, known))
    return word


def split_words(text: str) -> list[str]:
    """Words between commas.

    >>> split_words("human, greedy")
    ['human', 'greedy']
    """
    return [word.strip() for word in text.split(",") if word.strip()]


def language_of(args: Sequence[str]) -> str | None:
    """The language asked for anywhere on the line, before it is parsed: the help is told in it too."""
    for place, word in enumerate(args):
        if word == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
