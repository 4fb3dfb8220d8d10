"""What is shown of the square or unit under the pointer or the cursor, before anything is done.

A path with its count, sight from there, the line to a target with its sum, a closed line with what closes it, a
grenade's blast. Facts for drawing; whether something is legal stands in `legal`.
"""

from dataclasses import dataclass, field, replace

from game.clix import attack
from game.clix.board import distance
from game.clix.closings import Closing
from game.clix.position import ClixPosition, are_enemies, unit_at
from game.clix.ways import shortest_way
from game.core.game import Game
from scenes.table import numbers
from scenes.table.legal import Attacks, attacks_after, peek
from scenes.table.outlook import Outlook
from scenes.table.state import Aim, Choice, Square, square


@dataclass
class Blast:
    """A grenade that is being aimed: its square, those beside it, whom it hurts."""

    centre: Square
    around: tuple[Square, ...]
    hurt: tuple[numbers.Hurt, ...]


@dataclass
class Preview:
    """`planned`: a square the unit could walk to and `seen` from there; `aim`: what pressing would aim at."""

    square: Square | None = None
    unit: str = ""
    path: tuple[Square, ...] = ()
    planned: Square | None = None
    seen: frozenset[Square] | None = None
    after: Attacks = field(default_factory=Attacks)  # what could be attacked from the planned square
    aim: Aim | None = None
    sums: numbers.Sums | None = None
    line: tuple[Square, Square] | None = None
    closing: Closing | None = None
    blast: Blast | None = None
    better: tuple[Square, int] | None = None  # the nearest square that sees the target, and how far it is

    @property
    def walks(self) -> bool:
        """Whether it shows no more than a walk, or nothing: no line, no sum, no unit."""
        return self.sums is None and self.closing is None and self.blast is None and not self.unit


def preview(game: Game, out: Outlook, choice: Choice) -> Preview:
    """What to show for the pointed square; where nothing is pointed at, for what has been aimed at."""
    made = _pointed(game, out, choice)
    if made.sums is None and made.closing is None and not made.path and choice.aim is not None:
        aimed = replace(choice, pointed=_place_of(out, choice.aim))
        aim = _pointed(game, out, aimed)
        if aim.sums is not None or aim.blast is not None:
            aim.square, aim.unit = made.square, made.unit
            return aim
    return made


def _place_of(out: Outlook, aim: Aim) -> Square | None:
    if aim.square is not None:
        return aim.square
    unit = out.position.units.get(aim.unit)
    return square(unit.at) if unit is not None and unit.at is not None else None


def _pointed(game: Game, out: Outlook, choice: Choice) -> Preview:
    at = choice.pointed
    made = Preview(square=at)
    if at is None:
        return made
    made.unit = unit_at(out.position, list(at)) or ""
    if not out.acts or out.at is None or choice.reserve:
        _look_only(out, made)
    elif choice.mode == "grenade" or out.legal.kind == "aim":
        _grenade(game, out, choice, made, at)
    elif choice.mode.startswith("ability:"):
        _ability(game, out, choice, made)
    elif made.unit in out.targets:
        _shot(game, out, made)
    elif at in out.legal.squares:
        _walk(game, out, choice, made, at)
    elif made.unit:
        _closed(game, out, made)
    return made


def _look_only(out: Outlook, made: Preview) -> None:
    """Nobody acts: of a selected unit and another that it does not see, what closes the line."""
    if out.shown and made.unit and made.unit != out.shown and out.at is not None and out.seen is not None:
        made.closing = numbers.closing(out.position, out.shown, out.at, made.unit)
        made.line = (out.at, _at(out.position, made.unit)) if made.closing else None


def _at(position: ClixPosition, uid: str) -> Square:
    return square(position.units[uid].at)


def standing(game: Game, out: Outlook) -> ClixPosition:
    """The position in which the unit attacks from where it stands."""
    way = out.legal.stay.way
    return peek(game, out.position, way) if way else out.position


def _shot(game: Game, out: Outlook, made: Preview) -> None:
    assert out.at is not None
    made.sums = numbers.shot_sums(standing(game, out), out.shown, made.unit)
    made.line = (out.at, _at(out.position, made.unit))
    made.aim = Aim("shoot", unit=made.unit)


def _ability(game: Game, out: Outlook, choice: Choice, made: Preview) -> None:
    name = choice.mode.partition(":")[2]
    assert out.at is not None
    if made.unit in out.targets:
        made.aim = Aim("ability", unit=made.unit, ability=name)
        made.line = (out.at, _at(out.position, made.unit)) if made.unit != out.shown else None
        if are_enemies(out.position, out.seat, out.position.units[made.unit].owner):
            words = _ability_title(out.position, out.shown, name)
            made.sums = numbers.ability_sums(standing(game, out), out.shown, made.unit, words)


def _ability_title(position: ClixPosition, uid: str, name: str) -> str:
    from scenes.table.abilities import named

    return named(position, uid, name)


def _grenade(game: Game, out: Outlook, choice: Choice, made: Preview, at: Square) -> None:
    if at not in out.legal.squares:
        return
    assert out.at is not None
    position = standing(game, out)
    made.sums = numbers.grenade_sums(position, out.shown, at)
    made.blast = blast_at(position, at, made.sums)
    made.line = (out.at, at)
    made.aim = Aim("grenade", square=at)


def blast_at(position: ClixPosition, at: Square, made: numbers.Sums) -> Blast:
    """The squares of a blast on the map, as far as it reaches."""
    board = position.world.board
    beside = [(at[0] + dx, at[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    around = tuple(s for s in beside if board.inside(*s) and position.world.floor >> board.index(*s) & 1)
    if not position.options["splash_through_walls"]:
        around = tuple(s for s in around if attack._splash_reaches(position, list(at), list(s)))
    return Blast(at, around, made.hurt)


def _walk(game: Game, out: Outlook, choice: Choice, made: Preview, at: Square) -> None:
    assert out.at is not None
    if choice.mode == "steps":
        made.path = (out.at, at)
    elif out.legal.kind != "cover":
        way = shortest_way(out.position, out.shown, list(out.at), list(at))
        made.path = (out.at, *(square(step) for step in way))
    made.planned = at
    if choice.sight:
        made.seen = frozenset(numbers.seen_from(out.position, out.shown, at))
    if choice.mode == "" and out.legal.kind in ("action", "where"):
        made.after = attacks_after(game, out.position, out.legal.squares[at])


def _closed(game: Game, out: Outlook, made: Preview) -> None:
    """An enemy that cannot be attacked from here: why, and from where it could be."""
    target = out.position.units[made.unit]
    if not are_enemies(out.position, out.seat, target.owner) or out.at is None:
        return
    made.closing = numbers.closing(out.position, out.shown, out.at, made.unit)
    made.line = (out.at, _at(out.position, made.unit)) if made.closing else None
    made.better = nearest_attack(game, out, made.unit)


def nearest_attack(game: Game, out: Outlook, target: str) -> tuple[Square, int] | None:
    """The square in reach with the fewest steps from which the unit may shoot the target."""
    to = _at(out.position, target)
    squares = sorted(out.legal.squares, key=lambda s: (out.walked.get(s, 99), distance(s, to)))
    for at in squares:
        if attack.why_not_shoot(out.position, out.shown, list(at), target) is not None:
            continue
        if target in attacks_after(game, out.position, out.legal.squares[at]).shots:
            return at, out.walked.get(at, 0)
    return None
