"""What the games share in reading positions as rules scenarios write them. Knows no game."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import SetupError
from game.core.registry import unknown
from game.core.words import _


def only_keys(given: Any, keys: Sequence[str], path: Sequence[Any]) -> None:
    """Raise SetupError unless `given` (which stands at `path`) is a mapping with none but these keys."""
    if not isinstance(given, Mapping):
        raise SetupError(_("expected a mapping"), path)
    for key in given:
        if key not in keys:
            raise SetupError(unknown(_("key"), str(key), list(keys)), (*path, key))
