"""What has been chosen on the set-up screen, as plain data that is remembered between games.

Knows the shape of a plan and how to read a damaged one: what does not fit is lost alone. Knows no screen and
does not judge whether a plan can be played; that is `hitches`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any

from game.clix.setup import ALLOWED, DEFAULT_MAPS, DEFAULTS, presets
from game.core.bots import BOTS
from game.core.game import SetupError

PERSON = "human"
MOST_SEATS = 6
MOST_ACROSS = 4
SEATS = tuple(f"p{n}" for n in range(1, MOST_SEATS + 1))
READY, OWN = "ready:", "own:"  # before a team's id: whether the program brought it or a person made it
CHOSEN_OPTIONS = tuple(name for name in DEFAULTS if name not in ("variant", "shared_reserve"))
"""The options that a plan may change; a variant is chosen by itself, a shared reserve comes with a booster."""


@dataclass
class Slot:
    """A place on the board: the map that lies there (as positions name its file) and its quarter turns."""

    file: str
    turns: int = 0


@dataclass
class SeatPlan:
    """A seat: the name of who sits there, what they are, whose side they are on, which team they bring."""

    name: str = ""
    who: str = PERSON
    side: str = "p1"
    team: str = ""


@dataclass
class Plan:
    """Everything the set-up screen says. `options` holds only what differs from the rules' own values."""

    columns: int = 2
    rows: int = 2
    slots: list[Slot] = field(default_factory=list)
    seats: list[SeatPlan] = field(default_factory=list)
    booster: str = ""  # the id of the one booster played with, or nothing: teams
    last_booster: str = ""
    variant: str = "deathmatch"
    options: dict[str, Any] = field(default_factory=dict)
    copies: int = 0  # a house rule: how often one figure may stand in a team; 0: as often as one likes
    practice: bool = False  # undo goes back past dice and other people's acts

    def as_dict(self) -> dict[str, Any]:
        """The plan as plain JSON."""
        return asdict(self)

    def copy(self) -> Plan:
        """Another one alike."""
        return deepcopy(self)

    @property
    def seat_ids(self) -> list[str]:
        """`p1`, `p2` ... as many as sit."""
        return list(SEATS[: len(self.seats)])

    def option(self, name: str) -> Any:
        """An option as it is chosen, or as the variant and the rules have it."""
        if name in self.options:
            return self.options[name]
        try:
            return {**DEFAULTS, **presets({"variant": self.variant})}[name]
        except SetupError:  # a variant that is not there any more
            return DEFAULTS[name]

    def all_options(self) -> dict[str, Any]:
        """What is given to the rules: the changed options and the variant."""
        return {**self.options, "variant": self.variant}

    def set_option(self, name: str, value: Any) -> None:
        """Choose a value; one that the rules have anyway is not kept."""
        self.options.pop(name, None)
        if self.option(name) != value:
            self.options[name] = value

    def set_variant(self, variant: str) -> None:
        """Choose a variant; its own totals hold then."""
        self.variant = variant
        self.options.pop("kills_to_win", None)

    def set_layout(self, columns: int, rows: int) -> None:
        """Lay the maps in another rectangle; maps keep their places where they can, new ones repeat them."""
        old = {(i % self.columns, i // self.columns): slot for i, slot in enumerate(self.slots)}
        given = [slot.file for slot in self.slots] or [str(file) for file, _place in DEFAULT_MAPS]
        made = []
        for index in range(columns * rows):
            kept = old.get((index % columns, index // columns))
            made.append(kept or Slot(given[index % len(given)]))
        self.columns, self.rows, self.slots = columns, rows, made

    def set_seats(self, count: int) -> None:
        """As many seats; those that go are forgotten, those that come are people on sides of their own."""
        fresh = standard().seats[1].team
        while len(self.seats) < count:
            number = len(self.seats)
            self.seats.append(SeatPlan(guest_name(number, self), PERSON, SEATS[number], fresh))
        del self.seats[count:]
        for number, seat in enumerate(self.seats):
            if seat.side not in SEATS[:count]:
                seat.side = SEATS[number]
        if len({seat.side for seat in self.seats}) < 2:
            self.seats[-1].side = SEATS[count - 1] if self.seats[0].side != SEATS[count - 1] else SEATS[0]

    def maps(self) -> list[list[Any]]:
        """The maps as the rules take them: [file, [column, row], quarter turns]."""
        return [
            [slot.file, [index % self.columns, index // self.columns], slot.turns]
            for index, slot in enumerate(self.slots)
        ]


GUESTS = ("Ana", "Bruno", "Carla", "Dani", "Elena", "Fede")


def guest_name(number: int, plan: Plan) -> str:
    """A name for a further seat that nobody at the table has."""
    taken = {seat.name for seat in plan.seats}
    return next((name for name in (*GUESTS[number:], *GUESTS) if name not in taken), GUESTS[0])


def standard() -> Plan:
    """The game of the first start: four maps, two ready teams, Ana against the greedy bot."""
    slots = [Slot(str(file)) for file, _place in DEFAULT_MAPS]
    seats = [SeatPlan("Ana", PERSON, "p1"), SeatPlan("Bruno", "greedy", "p2")]
    for seat, team in zip(seats, ready_ids(), strict=False):
        seat.team = READY + team
    return Plan(slots=slots, seats=seats)


def ready_ids() -> list[str]:
    """The ids of the teams that the program brings."""
    from game.clix.world import shipped

    return list(shipped().teams)


# -- reading ----------------------------------------------------------------------------------------------------


def read_plan(data: Any) -> tuple[Plan, list[str]]:
    """A plan from what was remembered, and the parts that could not be read: they are as at the first start.

    >>> read_plan({"columns": "two"})[1]
    ['columns']
    """
    usual = standard()
    if not isinstance(data, Mapping):
        return usual, ["last_setup"] if data else []
    lost: list[str] = []
    if not data:
        return usual, lost
    _read_maps(usual, data, lost)
    _read_seats(usual, data, lost)
    for name in ("booster", "last_booster", "variant"):
        if isinstance(data.get(name, ""), str):
            setattr(usual, name, data.get(name) or getattr(usual, name))
        else:
            lost.append(name)
    copies = data.get("copies", 0)
    if type(copies) is int and 0 <= copies <= 99:
        usual.copies = copies
    else:
        lost.append("copies")
    if type(data.get("practice", False)) is bool:
        usual.practice = data.get("practice", False)
    else:
        lost.append("practice")
    _read_options(usual, data.get("options", {}), lost)
    return usual, lost


def _read_maps(plan: Plan, data: Mapping[str, Any], lost: list[str]) -> None:
    columns, rows = data.get("columns", plan.columns), data.get("rows", plan.rows)
    good = [name for name, n in (("columns", columns), ("rows", rows)) if type(n) is int and 1 <= n <= MOST_ACROSS]
    lost += [name for name in ("columns", "rows") if name not in good]
    given = data.get("slots")
    slots = [_slot(one) for one in given] if isinstance(given, list) else []
    found = [slot for slot in slots if slot is not None]
    if len(good) < 2:
        return
    if given is not None and (len(found) != len(slots) or len(found) != columns * rows):
        lost.append("slots")
    plan.slots = found or plan.slots
    plan.columns = max(1, len(plan.slots))
    plan.rows = 1
    if len(plan.slots) == columns * rows:
        plan.columns, plan.rows = columns, rows
    else:
        plan.set_layout(columns, rows)


def _slot(data: Any) -> Slot | None:
    if not isinstance(data, Mapping) or not isinstance(data.get("file"), str) or not data["file"]:
        return None
    turns = data.get("turns", 0)
    return Slot(data["file"], turns % 4 if type(turns) is int else 0)


def _read_seats(plan: Plan, data: Mapping[str, Any], lost: list[str]) -> None:
    given = data.get("seats")
    if given is None:
        return
    if not isinstance(given, list) or not 2 <= len(given) <= MOST_SEATS:
        lost.append("seats")
        return
    plan.set_seats(len(given))
    for number, (seat, one) in enumerate(zip(plan.seats, given, strict=True)):
        if not isinstance(one, Mapping):
            lost.append(f"seats.{number + 1}")
            continue
        checks = {
            "name": lambda v: 0 < len(v) <= 40,
            "who": lambda v: v == PERSON or v in BOTS,
            "side": lambda v: v in SEATS[: len(given)],
            "team": lambda v: v == "" or v.startswith((READY, OWN)),
        }
        for name, right in checks.items():
            value = one.get(name, getattr(seat, name))
            if isinstance(value, str) and right(value):
                setattr(seat, name, value)
            else:
                lost.append(f"seats.{number + 1}.{name}")


def least(name: str) -> int:
    """The least number an option may be; nobody comes in without a spawn marker."""
    return 1 if name == "spawns_per_seat" else 0


def _read_options(plan: Plan, given: Any, lost: list[str]) -> None:
    if not isinstance(given, Mapping):
        lost.append("options")
        return
    for name, value in given.items():
        right = name in CHOSEN_OPTIONS and type(value) is type(DEFAULTS[name])
        if right and value in ALLOWED.get(name, (value,)) and not (type(value) is int and value < least(name)):
            plan.options[name] = value
        else:
            lost.append(f"options.{name}")
