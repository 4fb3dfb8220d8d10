"""A new game of clix from what the set-up screen says, and the options with their defaults.

Source: Reglas de Haloclix, Construyendo un equipo inicial, Preparación, Jugando con un solo booster.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.clix.board import BadGrid
from game.clix.position import ClixPosition, Player, Unit
from game.clix.standing import rearranged
from game.clix.world import World, shipped, variant_data, world_of
from game.core import chance
from game.core.events import happened
from game.core.game import SetupError
from game.core.position import Ask, Values
from game.core.registry import unknown
from game.core.words import _

DEFAULTS: dict[str, Any] = {
    "corners": "lenient",
    "splash_through_walls": True,
    "attack_and_cover": False,
    "kills_to_win": 5,
    "spawn_distance": 5,
    "spawns_per_seat": 2,
    "upgrade_only_anyway": False,
    "shared_reserve": False,
    "team_points": 400,
    "team_units": 5,
    "unit_points": 150,
    "variant": "deathmatch",
}
"""Named options of the rules. `team_*` and `unit_points` bound the teams of the set-up screen."""

ROOT = Path(__file__).resolve().parents[2]
DEFAULT_MAPS = [
    ["maps/north_station.tmx", [0, 0]],
    ["maps/dry_dock.tmx", [1, 0]],
    ["maps/old_cloister.tmx", [0, 1]],
    ["maps/south_silos.tmx", [1, 1]],
]


ALLOWED: dict[str, tuple[Any, ...]] = {"corners": ("lenient", "strict")}
"""Options that may have few values only."""

LEAST = {
    "kills_to_win": 0, "spawn_distance": 0, "spawns_per_seat": 1, "team_points": 0, "team_units": 0, "unit_points": 0,
}  # fmt: skip
"""The least that options which are numbers may be. With `kills_to_win` 0 kills do not win."""


def presets(given: Mapping[str, Any]) -> dict[str, Any]:
    """The totals of the variant chosen; a variant whose kills do not win has 0."""
    if given.get("variant", "deathmatch") == "deathmatch":
        return {}
    return {"kills_to_win": variant_data(given["variant"]).get("kills_to_win") or 0}


def new(
    seats: list[str], options: dict[str, Any], setup: Mapping[str, Any], seed: int
) -> ClixPosition:
    """A position before the first roll.

    `setup` may give `maps` ([[file, [column, row]], ...]) or `grid`; `teams` ({seat: {units, reserves}}) or
    `booster` (an id); `sides` ({seat: side}). What is left out is chosen: the shipped 2x2 table, ready teams.
    """
    setup = {"maps": DEFAULT_MAPS, **setup} if "grid" not in setup else dict(setup)
    if setup.get("booster"):
        options = {**options, "spawns_per_seat": 1, "kills_to_win": 1, "shared_reserve": True}
    if not options["kills_to_win"] and not variant_data(options["variant"]).get("points_to_win"):
        raise SetupError(_("nobody can win: give kill points that win"), ["options", "kills_to_win"])
    grid = setup["grid"] if "grid" in setup else grid_of(setup["maps"])
    sides = setup.get("sides", {})
    position = ClixPosition("clix", list(seats), options, setup, turn=seats[0], phase="place_spawns")
    position.chance = seed
    position.grid = grid
    position.players = {seat: Player(team=sides.get(seat, seat)) for seat in seats}
    if len({player.team for player in position.players.values()}) < 2:
        raise SetupError(_("everybody plays on one side: give at least two seats different sides"), ["sides"])
    if setup.get("booster"):
        if len(seats) != 2:
            raise SetupError(_("One booster is for two."), ["booster"])
        _add_booster(position, setup["booster"])
    else:
        teams = setup.get("teams") or _ready_teams(seats)
        for seat in seats:
            if seat not in teams:
                raise SetupError(_("seat {seat} has no team").format(seat=seat), ["teams", seat])
            _add(position, seat, "team", teams[seat]["units"])
            _add(position, seat, "reserve", teams[seat].get("reserves", ()))
    position.frames = [["match", "", {}]]
    position.world = sound_world(position)
    for unit in position.units.values():
        unit.click = position.world.cards[unit.card].start
    if position.world.floor.bit_count() <= len(seats) * options["spawns_per_seat"]:
        raise SetupError(_("the map is too small: it has no room for the spawn markers"), ["maps"])
    return position


def sound_world(position: ClixPosition) -> World:
    """The world of a position that somebody gave. Raises SetupError for a grid that is no board."""
    try:
        return world_of(position)
    except BadGrid as error:
        raise SetupError(str(error), ["grid", *error.path]) from error


def grid_of(maps: list[Any]) -> dict[str, Any]:
    """The board of one or several maps put together; each is [file, [column, row]], and quarter turns if any.

    The same maps give the same grid until a file changes: nobody changes a grid, and its board keeps what
    it has worked out. Raises ContentError for maps that cannot be played, SetupError for maps that do not
    fit together.
    """
    wanted = []
    for file, place, *turns in maps:
        path = map_path(file)
        changed = path.stat().st_mtime_ns if path.exists() else 0
        wanted.append((path, changed, tuple(place), turns[0] if turns else 0))
    return _grid_of(tuple(wanted))


@lru_cache(maxsize=8)
def _grid_of(maps: tuple[tuple[Path, int, tuple[int, ...], int], ...]) -> dict[str, Any]:
    from game.clix.map_layout import BadLayout, put_together, rotated
    from game.clix.maps import load_map
    from game.content.problems import ContentError

    parts = []
    for path, _changed, place, turns in maps:
        grid, info, problems = load_map(path)
        if grid is None or info is None or not info.usable:
            raise ContentError(problems)
        parts.append((rotated(grid, turns), list(place)))
    try:
        return put_together(parts)
    except BadLayout as error:
        raise SetupError(str(error), ["maps"]) from error


def map_path(file: str) -> Path:
    """A map file as named in a set-up: absolute, from the present folder, or from the program's."""
    path = Path(file)
    return path if path.is_absolute() or path.exists() else ROOT / file


def _ready_teams(seats: list[str]) -> dict[str, dict[str, Any]]:
    teams = list(shipped().teams.values())
    if not teams:
        raise SetupError(_("no ready teams are there: give the teams of the seats"), ["teams"])
    return {
        seat: {"units": list(teams[i % len(teams)].units), "reserves": list(teams[i % len(teams)].reserves)}
        for i, seat in enumerate(seats)
    }


def _add(position: ClixPosition, owner: str | None, where: str, cards: Any) -> None:
    for card in cards:
        count = sum(1 for unit in position.units.values() if unit.card == card)
        uid = card if count == 0 else f"{card}#{count + 1}"
        position.units[uid] = Unit(card, owner, where)


def _add_booster(position: ClixPosition, booster: str) -> None:
    boosters = shipped().boosters
    if booster not in boosters:
        raise SetupError(unknown(_("booster"), booster, list(boosters)), ["booster"])
    _add(position, None, "reserve", boosters[booster].units)


def roll_for_first(position: ClixPosition, values: Values) -> Ask | str | None:
    """Who places first: the highest 2d6, again among equals; the others follow in seat order.

    In a one-booster game the cheaper unit's player begins, and the roll is only for equals.
    """
    deal_booster(position)
    seats = starters(position)
    while len(seats) > 1:
        rolled = {seat: [chance.roll(position), chance.roll(position)] for seat in seats}
        happened(position, "rolled_for_first", barrier=True, dice=rolled)
        best = max(sum(dice) for dice in rolled.values())
        seats = [seat for seat in seats if sum(rolled[seat]) == best]
    place = position.seats.index(seats[0])
    position.seats = position.seats[place:] + position.seats[:place]
    position.turn = seats[0]
    happened(position, "goes_first", by=seats[0])
    return None


def deal_booster(position: ClixPosition) -> None:
    """One booster: the cheapest units are dealt at random, one a seat; the rest is everyone's reserve.

    The rules do not say which of several equally cheap ones: those that the box lists first. A unit that is for
    upgrades only is dealt like any other: the box is all there is.
    """
    if not position.setup.get("booster"):
        return
    cards = position.world.cards
    cheap = sorted(position.units, key=lambda uid: cards[position.units[uid].card].points)
    for seat, uid in zip(position.seats, chance.shuffle(position, cheap[: len(position.seats)]), strict=True):
        position.units[uid].owner, position.units[uid].where = seat, "team"
        rearranged(position)
        happened(position, "dealt", unit=uid, to=seat, barrier=True)


def starters(position: ClixPosition) -> list[str]:
    """The seats among which the first player is rolled."""
    if not position.setup.get("booster"):
        return list(position.seats)
    cards = position.world.cards
    worth = {u.owner: cards[u.card].points for u in position.units.values() if u.where == "team"}
    return [seat for seat in position.seats if worth[seat] == min(worth.values())]
