"""The games by name, imported when they are first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec

from game.content.problems import did_you_mean
from game.core.game import Game, SetupError
from game.core.words import _

SHIPPED = ("clix", "stargate", "weiss", "starcraft")


class _Games(Mapping[str, Game]):
    """Name to game. A game is the object in capitals of its own package: `game.clix.CLIX`."""

    def __init__(self) -> None:
        self._known: dict[str, Game] = {}
        self._names: list[str] = [name for name in SHIPPED if find_spec(f"game.{name}") is not None]

    def __getitem__(self, name: str) -> Game:
        if name not in self._known:
            if name not in self._names:
                raise KeyError(name)
            self._known[name] = getattr(import_module(f"game.{name}"), name.upper())
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def add(self, game: Game) -> None:
        """Make a further game known by its name (a test's own)."""
        self._known[game.name] = game
        if game.name not in self._names:
            self._names.append(game.name)


GAMES = _Games()


def game_named(name: str) -> Game:
    """The game of that name. Raises SetupError that names the nearest one and all there are.

    >>> game_named("clix").name
    'clix'
    """
    if name in GAMES:
        return GAMES[name]
    raise SetupError(unknown(_("game"), name, list(GAMES)), ["game"])


def unknown(what: str, word: str, known: list[str]) -> str:
    """What to say of a word that is none of the known ones.

    >>> unknown("game", "clicks", ["clix", "weiss"])
    'there is no game "clicks"; did you mean "clix"? Allowed: clix, weiss'
    """
    said = _('there is no {what} "{word}"').format(what=what, word=word)
    return f"{said}; {did_you_mean(word, known)}"
