"""A scenario file read into a `Scenario`, every mistake of its shape told with its place.

Knows the keys of the file. What a position or a card may hold, the game knows.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from game.content import yaml_reader
from game.content.problems import Problem, did_you_mean
from game.content.validate import validate
from game.content.yaml_reader import Located
from game.core.legality import COMMON_CODES
from game.core.registry import GAMES
from game.core.scenario.compare import why_bad_operator
from game.core.scenario.plainly import shown
from game.core.words import _

Path_ = tuple[str | int, ...]
KEYS = (
    "game", "title", "source", "seats", "options", "cards", "dice", "shuffles", "seed", "position", "do",
    "expect",
)  # fmt: skip
_SHAPES: dict[str, type] = {
    "game": str, "title": str, "source": str, "seats": list, "options": dict, "cards": list, "dice": list,
    "shuffles": list, "seed": int, "position": dict, "do": list, "expect": dict,
}  # fmt: skip


@dataclass
class Scenario:
    """One file. `dice` is None where the seed rolls; `steps` are the entries of `do`."""

    located: Located
    game: str
    title: str = ""
    source: str = ""
    seats: list[str] = field(default_factory=lambda: ["p1", "p2"])
    options: dict[str, Any] = field(default_factory=dict)
    cards: list[Any] = field(default_factory=list)
    dice: list[int] | None = None
    shuffles: list[list[str]] = field(default_factory=list)
    seed: int = 0
    position: dict[str, Any] = field(default_factory=dict)
    steps: list[dict[str, Any]] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)

    def problem(self, loc: Path_, code: str, message: str, fix: str = "") -> Problem:
        """A problem of this file at the value that `loc` leads to."""
        return self.located.problem(self.located.place(loc), code, message, fix)


class _Checker:
    """Gathers what is wrong with the shape of one file."""

    def __init__(self, located: Located) -> None:
        self.located = located
        self.problems: list[Problem] = list(located.problems)

    def tell(self, loc: Path_, code: str, message: str, fix: str = "", key: bool = False) -> None:
        self.problems.append(self.located.problem(self.located.place(loc, key), code, message, fix))

    def keys(self, box: Mapping[str, Any], loc: Path_, allowed: Iterable[str]) -> None:
        for name in box:
            if name not in allowed:
                message = _('unknown key "{key}"').format(key=name)
                self.tell((*loc, name), "unknown_key", message, did_you_mean(name, allowed), key=True)

    def is_a(self, value: Any, kind: type, loc: Path_) -> bool:
        if type(value) is kind:
            return True
        kinds = {str: _("text"), list: _("a list"), dict: _("a mapping"), int: _("a whole number")}
        message = _("expected {kind}, got {value}").format(kind=kinds[kind], value=shown(value))
        self.tell(loc, "wrong_kind", message)
        return False


def read(source: Path | str) -> tuple[Scenario | None, list[Problem]]:
    """The scenario of a file (a Path) or a text, and what is wrong with it; None if it cannot be run."""
    located = yaml_reader.load(source)
    check = _Checker(located)
    data = located.data
    if located.broken or check.problems:
        return None, check.problems
    if not check.is_a(data, dict, ()):
        return None, check.problems
    check.keys(data, (), KEYS)
    given = {k: v for k, v in data.items() if k in _SHAPES and not (v is None and k == "dice")}
    sound = {k: v for k, v in given.items() if check.is_a(v, _SHAPES[k], (k,))}
    _check_game(check, data)
    _check_lists(check, sound)
    _check_cards(check, sound)
    for number, step in enumerate(sound.get("do", [])):
        _check_step(check, step, ("do", number))
    _check_paths(check, sound.get("expect", {}), ("expect",))
    if check.problems:
        return None, check.problems
    steps = sound.pop("do", [])
    return Scenario(located, steps=steps, **sound), []


def _check_game(check: _Checker, data: Mapping[str, Any]) -> None:
    if "game" not in data:
        check.tell((), "missing_key", _("game: is missing"), did_you_mean("", GAMES))
    elif isinstance(data["game"], str) and data["game"] not in GAMES:
        message = _('there is no game "{name}"').format(name=data["game"])
        check.tell(("game",), "unknown_game", message, did_you_mean(data["game"], GAMES))


def _check_lists(check: _Checker, sound: Mapping[str, Any]) -> None:
    for key, kind in (("seats", str), ("dice", int), ("shuffles", list), ("cards", dict)):
        for number, item in enumerate(sound.get(key, [])):
            check.is_a(item, kind, (key, number))


def _check_cards(check: _Checker, sound: Mapping[str, Any]) -> None:
    """Cards of the scenario's own, listed or written out in the position, against the game's shape of a card."""
    game = GAMES.get(sound.get("game", ""))
    if game is None or not game.card_shape or check.problems:
        return
    module, _colon, name = game.card_shape.partition(":")
    shape = getattr(import_module(module), name)
    spots: list[Path_] = [("cards", number) for number in range(len(sound.get("cards", [])))]
    for pattern in game.inline_cards:
        spots += _spots(sound.get("position", {}), pattern.split("."), ("position",))
    for loc in spots:
        check.problems += validate(shape, check.located, loc)[1]


def _spots(data: Any, parts: list[str], path: Path_) -> Iterator[Path_]:
    """Where mappings stand that a dotted pattern leads to."""
    if not isinstance(data, Mapping):
        return
    if not parts:
        yield path
        return
    for key in data if parts[0] == "*" else [parts[0]]:
        if key in data:
            yield from _spots(data[key], parts[1:], (*path, key))


def _check_step(check: _Checker, step: Any, loc: Path_) -> None:
    """An entry of `do`: an act, a check or a pattern of legal acts."""
    if not check.is_a(step, dict, loc):
        return
    kinds = [kind for kind in ("act", "check", "legal") if kind in step]
    if len(kinds) != 1:
        check.tell(loc, "unknown_step", _("an entry is one of: by and act, check, legal"))
    elif kinds == ["check"]:
        check.keys(step, loc, ("check",))
        if check.is_a(step["check"], dict, (*loc, "check")):
            _check_paths(check, step["check"], (*loc, "check"))
    elif kinds == ["legal"]:
        check.keys(step, loc, ("legal", "none"))
        if check.is_a(step["legal"], dict, (*loc, "legal")):
            _check_act(check, step["legal"], (*loc, "legal"))
        if type(step.get("none", True)) is not bool:
            check.tell((*loc, "none"), "wrong_kind", _("none is true or false"))
    else:
        _check_act(check, step, loc)


def _check_act(check: _Checker, act: Mapping[str, Any], loc: Path_) -> None:
    """Who and what, and a reason code that there is. The act's own keys are the game's to know."""
    for key in ("by", "act"):
        if key not in act:
            check.tell(loc, "missing_key", _("{key}: is missing").format(key=key))
        else:
            check.is_a(act[key], str, (*loc, key))
    refused = act.get("refused", True)
    if refused is True:
        return
    game = check.located.data.get("game")
    codes = GAMES[game].codes | COMMON_CODES if isinstance(game, str) and game in GAMES else frozenset()
    if not isinstance(refused, str):
        check.tell((*loc, "refused"), "wrong_kind", _("refused is a reason code, or true for any reason"))
    elif codes and refused not in codes:
        message = _('there is no reason code "{code}"').format(code=refused)
        check.tell((*loc, "refused"), "unknown_code", message, did_you_mean(refused, codes))


def _check_paths(check: _Checker, wanted: Mapping[str, Any], loc: Path_) -> None:
    for path, value in wanted.items():
        bad = why_bad_operator(value)
        if bad:
            check.tell((*loc, path), "bad_operator", bad)
