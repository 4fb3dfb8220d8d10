"""What the table shows of a selection: what the unit sees, where it could go, whom it could attack.

Facts for drawing, gathered once for each position and selection. No rule stands here.
"""

from dataclasses import dataclass, field

from game.clix import dial
from game.clix.position import ClixPosition, are_enemies
from game.clix.sums import FREE_SQUARES
from game.core.game import Game
from scenes.table import numbers
from scenes.table.legal import Legal
from scenes.table.state import Choice, Square, square

ANY = 1000  # squares: more than anybody walks


@dataclass
class Outlook:
    """`shown` is the unit it is about (selected, or in the middle of its act); it stands at `at`."""

    position: ClixPosition
    legal: Legal
    seat: str
    shown: str = ""
    at: Square | None = None
    seen: frozenset[Square] | None = None
    near: frozenset[Square] = frozenset()
    far: frozenset[Square] = frozenset()
    walked: dict[Square, int] = field(default_factory=dict)
    targets: tuple[str, ...] = ()  # units that pressing attacks or chooses
    taken: tuple[Square, ...] = ()  # where figures stand
    marked: frozenset[Square] = frozenset()  # squares to press that are no walk: spawns, a grenade's, a question's

    @property
    def acts(self) -> bool:
        """Whether the unit shown is the viewer's to move now."""
        return bool(self.shown) and self.shown == self.legal.actor

    @property
    def attacks(self) -> bool:
        """Whether anybody may attack now, so that it matters how far a unit has walked; not in the first turn."""
        return self.position.phase not in ("place_spawns", "deploy")


def outlook(game: Game, position: ClixPosition, legal: Legal, choice: Choice, seat: str) -> Outlook:
    """Everything to show for what is selected."""
    out = Outlook(position, legal, seat)
    out.taken = tuple(square(u.at) for u in position.units.values() if u.at is not None and u.where == "board")
    shown = legal.actor or choice.selected
    unit = position.units.get(shown)
    if unit is not None and unit.at is not None:
        out.shown, out.at = shown, square(unit.at)
        if choice.sight:
            out.seen = frozenset(numbers.seen_from(position, shown, out.at))
    _reach(out, choice)
    _targets(out, choice)
    return out


def _reach(out: Outlook, choice: Choice) -> None:
    legal = out.legal
    if out.at is None or not out.shown:
        out.marked = frozenset(legal.squares)
        return
    walking = legal.actor == out.shown and choice.mode in ("", "steps") and not choice.reserve
    if not walking or legal.kind in ("aim", "cover"):
        out.marked = frozenset(legal.squares)
        _others_reach(out, choice)
        return
    out.walked = numbers.distances(out.position, out.shown, out.at)
    if choice.mode == "steps":
        out.marked = frozenset(legal.squares)
        return
    if choice.reach:
        free = FREE_SQUARES if out.attacks else ANY
        out.near = frozenset(s for s in legal.squares if out.walked.get(s, 0) <= free)
        out.far = frozenset(legal.squares) - out.near


def _others_reach(out: Outlook, choice: Choice) -> None:
    """Of a unit that cannot move now (an enemy's, one that has acted) where its dial would carry it."""
    if out.legal.actor or choice.reserve or not choice.reach or out.at is None:
        return
    found = numbers.distances(out.position, out.shown, out.at)
    out.walked = found
    free = FREE_SQUARES if out.attacks else ANY
    out.near = frozenset(s for s, n in found.items() if 0 < n <= free)
    out.far = frozenset(s for s, n in found.items() if n > free)


def _targets(out: Outlook, choice: Choice) -> None:
    legal = out.legal
    if legal.chosen:
        out.targets = tuple(legal.chosen)
    elif choice.mode.startswith("ability:"):
        name = choice.mode.partition(":")[2]
        out.targets = tuple(t for a, t in legal.stay.abilities if a == name and isinstance(t, str))
    elif choice.mode != "grenade":
        out.targets = tuple(legal.stay.shots)


def place_of(position: ClixPosition, uid: str) -> Square | None:
    """Where a unit stands, or None off the map."""
    unit = position.units.get(uid)
    return square(unit.at) if unit is not None and unit.at is not None else None


def of_seat(position: ClixPosition, seat: str) -> list[Square]:
    """Where a seat's units stand, or its spawn markers lie while it has none on the map."""
    units = [square(unit.at) for unit in position.units.values() if unit.owner == seat and unit.at is not None]
    return units or [square(at) for at in position.players[seat].spawns]


# -- figures --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """A figure as it is drawn."""

    unit: str
    at: Square
    seat: str
    motif: str
    values: tuple[int, int, int, int]
    colours: tuple[str | None, str | None, str | None, str | None]
    state: str = "normal"
    grenades: int = 0
    upgrades: int = 0
    flag: str = ""


def colours_at(card: dial.Card, click: int) -> tuple[str | None, str | None, str | None, str | None]:
    """The ability colours shown on the four values at a click."""
    rows = list(card.data.get("dial") or ())
    row = rows[click - 1] if 0 < click <= len(rows) else []
    shown = row[4] if len(row) > 4 else {}
    speed, attack, defense, damage = (shown.get(stat) for stat in dial.STATS)
    return speed, attack, defense, damage


def motif_of(card: dial.Card) -> str:
    """The emblem of a card; its id where it names none, which gives a drawing of its own."""
    return str(card.data.get("emblem") or card.id)


def state_of(out: Outlook, uid: str, hurt: frozenset[str] = frozenset()) -> str:
    """How a figure looks: selected, hurt by the blast that is planned, unseen, or after its action."""
    unit = out.position.units[uid]
    if uid in hurt:
        return "hurt"
    if uid == out.shown:
        return "selected"
    if out.seen is not None and unit.at is not None and square(unit.at) not in out.seen:
        owner = out.position.units[out.shown].owner
        return "unseen_enemy" if are_enemies(out.position, owner, unit.owner) else "unseen_friend"
    return "acted" if unit.acted and unit.owner == out.position.turn else "normal"


def figures(out: Outlook, hurt: frozenset[str] = frozenset()) -> list[Figure]:
    """Every figure on the map, the far rows first."""
    found = []
    for uid, unit in out.position.units.items():
        if unit.where != "board" or unit.at is None:
            continue
        card = dial.card_of(out.position, unit)
        found.append(
            Figure(
                uid,
                square(unit.at),
                unit.owner or "",
                motif_of(card),
                dial.row(out.position, unit),
                colours_at(card, unit.click),
                state_of(out, uid, hurt),
                unit.grenades,
                unit.upgrades,
                str(unit.marks.get("flag", "")),
            )
        )
    return sorted(found, key=lambda figure: (figure.at[1], figure.at[0]))
