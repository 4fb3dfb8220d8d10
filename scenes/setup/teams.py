"""Teams to choose from: those the program brings, and a person's own, each a YAML file in their folder.

A draft (a team that breaks a rule) is kept like any other; whether it may start a game is asked of the rules. A
file that cannot be read is an entry that says why and hides no other. Deleted ones can be brought back.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.clix.cards import Figure
from game.clix.team_rules import Fault, Limits, faults, points_of
from game.clix.world import shipped
from game.content.problems import told
from game.content.yaml_reader import load
from game.core.words import _, pick
from scenes import platform
from scenes.own_files import MOST_NAME, bring_to, free_id, plain_id, put_away
from scenes.setup.plan import OWN, READY

MOST_UNITS = 60  # of each list, more than any total could hold
HEAD = "# yaml-language-server: $schema=clix-teams.schema.json\n"


@dataclass(frozen=True)
class OwnTeam:
    """A team as it is chosen and edited. `key` is how plans name it; `trouble` what is wrong with its file."""

    name: str = ""
    units: tuple[str, ...] = ()
    reserves: tuple[str, ...] = ()
    id: str = ""
    own: bool = True
    trouble: str = ""

    @property
    def key(self) -> str:
        """`own:id` or `ready:id`."""
        return (OWN if self.own else READY) + self.id

    def faults(self, limits: Limits) -> list[Fault]:
        """What keeps it from being started."""
        return faults(self.units, self.reserves, figures(), limits)

    @property
    def points(self) -> int:
        """What its units cost together."""
        return points_of(self.units, figures())

    def as_setup(self) -> dict[str, list[str]]:
        """As the rules take it."""
        return {"units": list(self.units), "reserves": list(self.reserves)}


def figures() -> Mapping[str, Figure]:
    """Every figure there is, by id."""
    found: Mapping[str, Figure] = shipped().figures
    return found


def ready_teams() -> list[OwnTeam]:
    """The teams the program brings."""
    return [
        OwnTeam(pick(team.name), tuple(team.units), tuple(team.reserves), team.id, own=False)
        for team in shipped().teams.values()
    ]


def own_teams() -> list[OwnTeam]:
    """A person's own teams, good files and bad ones, by name."""
    found = [read_team(path) for path in sorted(platform.teams_folder().glob("*.yaml")) if path.is_file()]
    return sorted(found, key=lambda team: (bool(team.trouble), team.name.casefold()))


def all_teams() -> dict[str, OwnTeam]:
    """Every team by its key, a person's own first."""
    return {team.key: team for team in (*own_teams(), *ready_teams())}


# -- files ------------------------------------------------------------------------------------------------------


def read_team(path: Path) -> OwnTeam:
    """The team of a file; one that cannot be read is empty and says why."""
    empty = OwnTeam(path.stem.replace("_", " "), id=path.stem)
    located = load(path)
    if located.problems:
        return replace(empty, trouble=told(located.problems[0]).split("\n", 1)[0])
    data = located.data[0] if isinstance(located.data, list) and len(located.data) == 1 else None
    if not isinstance(data, dict):
        return replace(empty, trouble=_("{file} holds no team").format(file=path.name))
    name = data.get("name", empty.name)
    words = pick(name) if isinstance(name, dict) and all(isinstance(v, str) for v in name.values()) else name
    lists = {key: data.get(key, []) for key in ("units", "reserves")}
    for key, ids in lists.items():
        if not isinstance(ids, list) or not all(isinstance(one, str) for one in ids):
            return replace(empty, trouble=_("{file}: {key} is no list of figures").format(file=path.name, key=key))
    if not isinstance(words, str):
        return replace(empty, trouble=_("{file}: the name is no text").format(file=path.name))
    return replace(empty, name=words[:MOST_NAME], units=tuple(lists["units"]), reserves=tuple(lists["reserves"]))


def save_team(team: OwnTeam) -> OwnTeam:
    """Write a team whole or not at all; a new one gets an id of its own. Raises OSError if it cannot be written."""
    team = replace(team, own=True, id=team.id if team.own and team.id else free_id(platform.teams_folder(), team.name))
    platform.write_whole(_path(team.id), yaml_of(team))
    return team


def yaml_of(team: OwnTeam) -> str:
    """The team as the text of its file."""
    names = json.dumps(team.name, ensure_ascii=False)
    lines = [f"- id: {team.id}", f"  name: {{en: {names}, es: {names}}}"]
    for key, ids in (("units", team.units), ("reserves", team.reserves)):
        lines.append(f"  {key}: [{', '.join(json.dumps(one, ensure_ascii=False) for one in ids)}]")
    return HEAD + "\n".join(lines) + "\n"


def delete_team(team: OwnTeam) -> Path:
    """Put a team's file among the deleted ones; gives where it lies now. Raises OSError."""
    return put_away(_path(team.id))


def restore_team(deleted: Path) -> OwnTeam:
    """Bring a deleted team back. Raises OSError."""
    return read_team(bring_to(deleted, platform.teams_folder() / deleted.name))


def _path(name: str) -> Path:
    return platform.teams_folder() / f"{plain_id(name)}.yaml"


@dataclass
class TeamShelf:
    """The teams of a moment, read once; `look` reads them again."""

    teams: dict[str, OwnTeam] = field(default_factory=dict)

    def look(self) -> None:
        """Read the folder again."""
        self.teams = all_teams()

    def get(self, key: str) -> OwnTeam | None:
        """A team by its key."""
        return self.teams.get(key)

    def startable(self, limits: Limits, otherwise: Iterable[str] = ()) -> list[OwnTeam]:
        """The teams that may start a game within those limits, save those in `otherwise`."""
        skip = set(otherwise)
        return [t for t in self.teams.values() if t.key not in skip and not t.trouble and not t.faults(limits)]
