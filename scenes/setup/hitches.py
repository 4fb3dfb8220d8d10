"""What keeps a plan from being started, each thing in words and with a way to mend it.

Asks the rules what is legal (teams, boards, boosters) and judges nothing by itself but the room for spawn markers.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.clix import CLIX
from game.clix.map_layout import Grid
from game.clix.setup import DEFAULT_MAPS
from game.clix.team_rules import Limits, limits_of
from game.clix.world import shipped
from game.core.game import SetupError
from game.core.starting import full_options
from game.core.words import _, n_
from scenes.setup.boards import entries_of, laid
from scenes.setup.plan import READY, SEATS, Plan, Slot, ready_ids, standard
from scenes.setup.shelf import MapEntry
from scenes.setup.teams import OwnTeam, TeamShelf

MAPS, PLAYERS, RULES = "maps", "players", "rules"


@dataclass(frozen=True)
class Hitch:
    """One thing in the way: on which part of the screen, what, and how it is mended (`mend` changes the plan)."""

    part: str
    words: str
    mend_words: str = ""
    mend: Callable[[Plan], None] | None = None
    also_words: str = ""  # another way to mend it
    also: Callable[[Plan], None] | None = None


def hitches(plan: Plan, teams: TeamShelf) -> list[Hitch]:
    """Everything in the way of starting, the maps first."""
    found = _map_hitches(plan)
    found += _people_hitches(plan)
    found += _booster_hitches(plan) if plan.booster else _team_hitches(plan, teams)
    found += _rule_hitches(plan)
    return found


def limits(plan: Plan) -> Limits:
    """What a team of this plan may be."""
    return limits_of({name: plan.option(name) for name in CLIX.defaults}, plan.copies)


# -- maps -------------------------------------------------------------------------------------------------------


def _map_hitches(plan: Plan) -> list[Hitch]:
    board = laid(plan)
    if board.trouble:
        return [Hitch(MAPS, board.trouble, *_mend_maps(plan), *_play_alone(plan))]
    assert board.grid is not None
    return _room_hitches(plan, board.grid)


def _mend_maps(plan: Plan) -> tuple[str, Callable[[Plan], None]]:
    """Put the first map that fits the most others on the odd places; without any good one, the usual four."""
    board, entries = laid(plan), entries_of(plan)
    fitting = [e for i, e in enumerate(entries) if i not in board.odd and e.usable]
    if not fitting or not _square(fitting[0]):
        return _("Take the four maps of the first game"), _usual_maps
    other = fitting[0]

    def fill(changed: Plan) -> None:
        for index in board.odd:
            changed.slots[index] = Slot(other.file)

    return _("Lay {name} there instead").format(name=other.name), fill


def _play_alone(plan: Plan) -> tuple[str, Callable[[Plan], None] | None]:
    """A map that fits beside no other may be the whole board, if it is large enough for a game."""
    board, entries = laid(plan), entries_of(plan)
    if len(board.odd) != 1 or not entries[board.odd[0]].usable:
        return "", None
    index = board.odd[0]

    def alone(changed: Plan) -> None:
        changed.columns = changed.rows = 1
        changed.slots = [changed.slots[index]]

    return _("Play on {name} alone").format(name=entries[index].name), alone


def _square(entry: MapEntry) -> bool:
    return entry.size[0] == entry.size[1]


def _usual_maps(plan: Plan) -> None:
    plan.columns, plan.rows = 2, 2
    plan.slots = [Slot(str(file)) for file, _place in DEFAULT_MAPS]


def most_markers(width: int, height: int, distance: int) -> int:
    """How many markers could lie on a board of that size, each so far from every other at the least."""
    step = max(1, distance)
    return -(-width // step) * -(-height // step)


def _room_hitches(plan: Plan, grid: Grid) -> list[Hitch]:
    distance = plan.option("spawn_distance")
    wanted = len(plan.seats) * (1 if plan.booster else plan.option("spawns_per_seat"))
    room = most_markers(grid["width"], grid["height"], distance)
    if wanted <= room:
        return []
    words = _("{wanted} spawn markers, {distance} squares apart, do not fit on {w} × {h} squares.")
    words = words.format(wanted=wanted, distance=distance, w=grid["width"], h=grid["height"])
    nearer = next((d for d in range(distance, 0, -1) if most_markers(grid["width"], grid["height"], d) >= wanted), 1)
    mend = _("Let them be {n} squares apart").format(n=nearer)
    return [Hitch(RULES, words, mend, lambda changed: changed.set_option("spawn_distance", nearer))]


# -- people -----------------------------------------------------------------------------------------------------


def _people_hitches(plan: Plan) -> list[Hitch]:
    found = []
    if len({seat.side for seat in plan.seats}) < 2:
        found.append(Hitch(PLAYERS, _("Everybody plays on one side."), _("Give each seat a side of its own"), _sides))
    names = [seat.name.strip().casefold() for seat in plan.seats]
    for number, name in enumerate(names):
        if not name:
            words = _("Seat {n} has no name.").format(n=number + 1)
            found.append(_name_hitch(words, number))
        elif name in names[:number]:
            words = _("Two seats are called {name}.").format(name=plan.seats[number].name)
            found.append(_name_hitch(words, number))
    return found


def _sides(plan: Plan) -> None:
    for seat, own in zip(plan.seats, SEATS, strict=False):
        seat.side = own


def _name_hitch(words: str, number: int) -> Hitch:
    from scenes.setup.plan import guest_name

    def name(plan: Plan) -> None:
        plan.seats[number].name = guest_name(number, plan)

    return Hitch(PLAYERS, words, _("Choose a name"), name)


# -- teams ------------------------------------------------------------------------------------------------------


def _team_hitches(plan: Plan, teams: TeamShelf) -> list[Hitch]:
    allowed, found = limits(plan), []
    for number, one in enumerate(plan.seats):
        team = teams.get(one.team)
        words = _team_words(one.name, team, allowed)
        if not words:
            continue
        other = _replacement(plan, teams, allowed, number)
        if other is None:
            found.append(Hitch(PLAYERS, words, _("Play with the usual team limits"), _usual_limits))
            continue
        mend = _("Take {name}").format(name=other.name)
        found.append(Hitch(PLAYERS, words, mend, _taking(number, other.key)))
    return found


def _team_words(person: str, team: OwnTeam | None, allowed: Limits) -> str:
    """What is wrong with a seat's team; nothing if it may start."""
    if team is None:
        return _("{name} has no team, or it is not there any more.").format(name=person)
    if team.trouble:
        return _("{name}: {trouble}").format(name=person, trouble=team.trouble)
    wrong = team.faults(allowed)
    if not wrong:
        return ""
    words = _("{name} cannot start with {team}: {fault}").format(name=person, team=team.name, fault=wrong[0].message)
    more = len(wrong) - 1
    return words + (" " + n_("And {n} more fault.", "And {n} more faults.", more) if more else "")


def _replacement(plan: Plan, teams: TeamShelf, allowed: Limits, number: int) -> OwnTeam | None:
    others = [seat.team for place, seat in enumerate(plan.seats) if place != number]
    free = teams.startable(allowed, others) or teams.startable(allowed)
    return next((team for team in free if not team.own), None) or next(iter(free), None)


def _taking(number: int, key: str) -> Callable[[Plan], None]:
    def take(plan: Plan) -> None:
        plan.seats[number].team = key

    return take


def _usual_limits(plan: Plan) -> None:
    for name in ("team_points", "team_units", "unit_points", "upgrade_only_anyway"):
        plan.options.pop(name, None)
    plan.copies = 0
    for seat, team in zip(plan.seats, ready_ids(), strict=False):
        seat.team = seat.team or READY + team


def _booster_hitches(plan: Plan) -> list[Hitch]:
    found = []
    if plan.booster not in shipped().boosters:
        words = _("There is no booster {name} any more.").format(name=plan.booster)
        first = next(iter(shipped().boosters), "")
        found.append(Hitch(PLAYERS, words, _("Take another booster"), lambda p: setattr(p, "booster", first)))
    if len(plan.seats) != 2:
        words = _("One booster is for two.")
        found.append(Hitch(PLAYERS, words, _("Leave two seats"), lambda p: p.set_seats(2)))
    return found


# -- rules ------------------------------------------------------------------------------------------------------


def _rule_hitches(plan: Plan) -> list[Hitch]:
    if plan.variant != "deathmatch" and plan.variant not in shipped().variants:
        words = _("There is no variant {name} any more.").format(name=plan.variant)
        return [Hitch(RULES, words, _("Play the game of the rules"), lambda p: p.set_variant("deathmatch"))]
    try:
        options = full_options(CLIX, plan.all_options())
    except SetupError as error:
        return [Hitch(RULES, str(error), _("Play by the usual rules"), lambda p: p.options.clear())]
    if not options["kills_to_win"] and not _other_win(plan):
        words = _("Nothing wins this game: no kill total is set.")
        usual = standard().option("kills_to_win")
        mend = n_("Play to {n} kill", "Play to {n} kills", usual)
        return [Hitch(RULES, words, mend, lambda p: p.set_option("kills_to_win", usual))]
    return []


def _other_win(plan: Plan) -> bool:
    variant = shipped().variants.get(plan.variant)
    return variant is not None and bool(variant.points_to_win)
