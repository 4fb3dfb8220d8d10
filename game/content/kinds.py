"""The kinds of content files: what each holds, where it lies, how it is told apart.

Knows every game's kinds by name; what they hold is imported only when it is needed.
"""

import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data"
SCHEMAS = DATA / "schemas"
MODELINE = re.compile(r"#\s*yaml-language-server:\s*\$schema=(\S+)\s*$")
_SUFFIX = ".schema.json"


@dataclass(frozen=True)
class Kind:
    """A kind of file. `name` names its schema, `shape` is `module:type` of one entry, `place` where it lies.

    With `single` a file holds one entry and no list of them.
    """

    name: str
    game: str
    place: str
    shape: str
    single: bool = False

    @cached_property
    def entry(self) -> Any:
        """The type of one entry."""
        module, _, name = self.shape.partition(":")
        return getattr(importlib.import_module(module), name)

    @property
    def keys(self) -> frozenset[str]:
        """The keys that an entry may have."""
        from game.content.shape import shape_of

        shape = shape_of(self.entry)
        return frozenset(shape.keys([shape.root]))

    @property
    def schema(self) -> Path:
        """The file of its JSON Schema."""
        return SCHEMAS / (self.name + _SUFFIX)


_STARCRAFT = "game.starcraft.card_data"
KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("clix-figures", "clix", "clix/figures/*.yaml", "game.clix.cards:Figure"),
        Kind("clix-abilities", "clix", "clix/abilities.yaml", "game.clix.ability_data:AbilityData"),
        Kind("clix-factions", "clix", "clix/factions.yaml", "game.clix.cards:Faction"),
        Kind("clix-traits", "clix", "clix/traits.yaml", "game.clix.cards:Trait"),
        Kind("clix-teams", "clix", "clix/teams.yaml", "game.clix.cards:Team"),
        Kind("clix-boosters", "clix", "clix/boosters.yaml", "game.clix.cards:Booster"),
        Kind("clix-variants", "clix", "clix/variants/*.yaml", "game.clix.variant_data:Variant", single=True),
        Kind("stargate-cards", "stargate", "stargate/cards/*.yaml", "game.stargate.card_data:StargateCard"),
        Kind("stargate-decks", "stargate", "stargate/decks/*.yaml", "game.stargate.card_data:Deck", single=True),
        Kind("weiss-cards", "weiss", "weiss/cards/*.yaml", "game.weiss.card_data:WeissCard"),
        Kind("weiss-titles", "weiss", "weiss/titles/*.yaml", "game.weiss.card_data:Title", single=True),
        Kind("weiss-formats", "weiss", "weiss/formats.yaml", "game.weiss.card_data:Format"),
        Kind("weiss-decks", "weiss", "weiss/decks/*.yaml", "game.weiss.card_data:WeissDeck", single=True),
        Kind("starcraft-factions", "starcraft", "starcraft/factions.yaml", f"{_STARCRAFT}:Faction"),
        Kind("starcraft-units", "starcraft", "starcraft/units.yaml", f"{_STARCRAFT}:UnitKind"),
        Kind("starcraft-buildings", "starcraft", "starcraft/buildings.yaml", f"{_STARCRAFT}:Building"),
        Kind("starcraft-modules", "starcraft", "starcraft/modules.yaml", f"{_STARCRAFT}:Module"),
        Kind("starcraft-combat", "starcraft", "starcraft/combat/*.yaml", f"{_STARCRAFT}:CombatCard"),
        Kind("starcraft-technologies", "starcraft", "starcraft/technologies/*.yaml", f"{_STARCRAFT}:Technology"),
        Kind("starcraft-events", "starcraft", "starcraft/events.yaml", f"{_STARCRAFT}:EventCard"),
    )
}


def kinds_of(game: str) -> list[Kind]:
    """The kinds of one game."""
    return [kind for kind in KINDS.values() if kind.game == game]


def modeline(text: str) -> str | None:
    """The schema that the first line of a file names, or None."""
    found = MODELINE.match(text.split("\n", 1)[0].rstrip("\r"))
    return found.group(1) if found else None


def kind_by_name(schema: str) -> Kind | None:
    """The kind whose schema a path or an address names."""
    name = schema.replace("\\", "/").rsplit("/", 1)[-1]
    return KINDS.get(name.removesuffix(_SUFFIX))


def kind_of(path: Path, text: str, data: Any) -> Kind | None:
    """What kind a file is: by the schema it names, else by where it lies, else by the keys in it."""
    named = modeline(text)
    return (kind_by_name(named) if named else None) or _by_place(path) or _by_keys(data)


def _by_place(path: Path) -> Kind | None:
    absolute = path.absolute()
    if absolute.is_relative_to(DATA):
        inside = absolute.relative_to(DATA)
        return next((kind for kind in KINDS.values() if inside.match(kind.place)), None)
    return None


def _by_keys(data: Any) -> Kind | None:
    """The kind that knows the most keys of the first mapping, and all but a few of them."""
    entries = data if isinstance(data, list) else [data]
    first = next((one for one in entries if isinstance(one, dict)), None)
    if first is None:
        return None
    single = not isinstance(data, list)
    keys = set(first)
    fitting = [kind for kind in KINDS.values() if kind.single == single]
    best = max(fitting, key=lambda kind: (len(keys & kind.keys), -len(kind.keys)), default=None)
    return best if best and len(keys & best.keys) > max(1, len(keys) // 2) else None


def data_files(folder: Path) -> Iterator[Path]:
    """The YAML files of a folder and its folders, in a fixed order; no links that leave it."""
    base = folder.resolve()
    for path in sorted((*folder.rglob("*.yaml"), *folder.rglob("*.yml"))):
        if path.is_file() and path.resolve().is_relative_to(base):
            yield path
