"""The command `bench`: the program measured against its budgets. Nothing here is a test.

Rates are the median of three runs of random play, in time of the processor; what the window does is measured by
`scenes.bench`, in a process of its own. Each figure stands beside its budget.
"""

import json
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game import new_game
from game.cli.parser import Misuse
from game.content.problems import did_you_mean
from game.core.registry import GAMES
from game.core.sim import collect_seldom
from game.core.version import VERSION
from game.core.words import _

ROOT = Path(__file__).resolve().parents[2]
RUNS = 3
MOVES = 4000
MOVES_A_SECOND = {"clix": 15_000, "stargate": 20_000, "weiss": 20_000, "starcraft": 10_000}
COPIES = 20_000
SIGHT = ((24, 40, 0.5), (48, 200, 1.0))  # side of the board, walls, ms
CARDS = 2000


@dataclass(frozen=True)
class Figure:
    """One measured figure beside its budget; `most` says whether the budget is an upper bound."""

    name: str
    value: float
    unit: str
    budget: float
    most: bool = True

    @property
    def held(self) -> bool:
        """Whether the budget is held."""
        return self.value <= self.budget if self.most else self.value >= self.budget

    def line(self) -> str:
        """The figure as a line of text."""
        sign = "<=" if self.most else ">="
        mark = "ok  " if self.held else "OVER" if self.most else "LOW "
        return f"{mark} {self.name:<36} {_number(self.value):>10} {self.unit:<8} {sign} {_number(self.budget)}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


class Broken(Exception):
    """A figure that could not be measured, and why."""


Measure = Callable[[], Iterator[Figure]]


def measures() -> dict[str, Measure]:
    """What can be measured, by name."""
    found: dict[str, Measure] = {f"moves {game}": lambda game=game: _moves(game) for game in GAMES}  # type: ignore[misc]
    found |= {f"copies {game}": lambda game=game: _copies(game) for game in GAMES}  # type: ignore[misc]
    found |= {"sight": _sight, "content": _content, "worker": _worker}
    if find_spec("scenes.bench"):
        found |= {"start": _start, "frames": _frames}
    return found


def bench_command(names: list[str], as_json: bool = False) -> int:
    """Measure and print; 1 if a budget is not held. Raises Misuse for a figure that there is not."""
    known = measures()
    chosen = [name for name in known if not names or any(name.split()[0] == n or name == n for n in names)]
    if names and not chosen:
        words = sorted({name.split()[0] for name in known})
        raise Misuse(_('there is no figure "{word}"').format(word=names[0]), did_you_mean(names[0], words))
    figures: list[Figure] = []
    broken = False
    for name in chosen:
        try:
            for figure in known[name]():
                figures.append(figure)
                if not as_json:
                    print(figure.line(), flush=True)
        except Exception as error:  # the rest can still be measured
            broken = True
            print(_("{name} cannot be measured: {why}").format(name=name, why=error), file=sys.stderr)
    if as_json:
        print(json.dumps(as_data(figures)))
    return 0 if all(figure.held for figure in figures) and not broken else 1


def as_data(figures: list[Figure]) -> dict[str, Any]:
    """The figures as JSON data, with what they were measured on."""
    rows = [
        {
            "name": f.name, "value": round(f.value, 4), "unit": f.unit, "budget": f.budget,
            "bound": "most" if f.most else "least", "held": f.held,
        }
        for f in figures
    ]  # fmt: skip
    machine = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    return {"program": VERSION, **machine, "figures": rows}


# -- play -------------------------------------------------------------------------------------------------


def _moves(game: str) -> Iterator[Figure]:
    """Answers a second of random play in one process, as `sim` plays."""
    collect_seldom()
    rates = [random_play(game, seed)[0] for seed in range(RUNS)]
    yield Figure(_("moves, {game}").format(game=game), statistics.median(rates), "/s", MOVES_A_SECOND[game], most=False)


def random_play(game: str, seed: int, moves: int = MOVES) -> tuple[float, int]:
    """Answers a second, and how many were given: random games one after another, set-up not counted."""
    rng, given, spent = random.Random(seed), 0, 0.0
    number = 0
    while given < moves:
        table = new_game(game, ["p1", "p2"], seed * 1000 + number, history=False)
        number += 1
        begun = time.process_time()
        while not table.over and given < moves:
            table.play(rng.choice(table.legal_moves()))
            given += 1
        spent += time.process_time() - begun
    return given / spent, given


def _copies(game: str) -> Iterator[Figure]:
    """Copies a second of a position in the middle of a game."""
    rng = random.Random(1)
    table = new_game(game, ["p1", "p2"], 1, history=False)
    for _move in range(120):
        if table.over:
            break
        table.play(rng.choice(table.legal_moves()))
    copy, count = table.position.copy, 5000
    rates = []
    for _run in range(RUNS):
        begun = time.process_time()
        for _copy in range(count):
            copy()
        rates.append(count / (time.process_time() - begun))
    yield Figure(_("copies, {game}").format(game=game), statistics.median(rates), "/s", COPIES, most=False)


def _worker() -> Iterator[Figure]:
    """Memory of a process that plays games, after some of them."""
    for game in GAMES:
        code = (
            "from game.core.sim import Plan, simulate\n"
            "from scenes.platform import peak_memory\n"
            f"simulate(Plan({game!r}, 4, ('random', 'random')))\n"
            "print(peak_memory() or 0)\n"
        )
        yield Figure(_("memory of a simulation, {game}").format(game=game), float(_program("-c", code)), "MB", 100)


# -- sight, content ---------------------------------------------------------------------------------------


def _sight() -> Iterator[Figure]:
    """Sight from one square to all others, for the first time on a board of a size that is known."""
    from game.clix.board import board_of
    from game.clix.sight import seen_from

    for side, walls, budget in SIGHT:
        times: list[float] = []
        squares = random.Random(side).sample(range(side * side), 60)
        for square in squares:
            seen_from(board_of(random_grid(side, walls, RUNS)), square)
        for run in range(RUNS):
            board = board_of(random_grid(side, walls, run))
            for square in squares:
                begun = time.process_time()
                seen_from(board, square)
                times.append(time.process_time() - begun)
        name = _("sight to all, {side}x{side}, {walls} walls").format(side=side, walls=walls)
        yield Figure(name, 1000 * statistics.median(times), "ms", budget)


def random_grid(side: int, walls: int, seed: int) -> Mapping[str, Any]:
    """A square board with that many walls, one to four squares long."""
    rng = random.Random(seed)
    found: list[Any] = []
    while len(found) < walls:
        x, y, long = rng.randint(1, side - 1), rng.randint(1, side - 1), rng.randint(1, 4)
        end = [min(side, x + long), y] if rng.random() < 0.5 else [x, min(side, y + long)]
        found.append([[x, y], end])
    return {"width": side, "height": side, "walls": found}


def _content() -> Iterator[Figure]:
    """Two thousand cards read, validated and checked against each other, as the games do it.

    They are all the shipped figures and cards, copied under other ids as often as it takes, in files of the shipped
    size: a figure of clix has some 90 values on 24 lines, a Stargate card 25 on 12, and there are thirteen times as
    many of these. The time of all is brought down to two thousand. Nothing is kept from one run to the next.
    """
    from game.content.catalog import load_clix
    from game.stargate.catalog import load

    with tempfile.TemporaryDirectory() as folder:
        count = write_cards(Path(folder), CARDS)
        times = []
        for _run in range(RUNS + 1):  # the first one builds the validators
            begun = time.process_time()
            clix, stargate = load_clix(folder), load(Path(folder) / "stargate")
            times.append(time.process_time() - begun)
        assert len(clix.figures) + len(stargate.cards) == count, [str(one) for one in clix.problems[:3]]
        name = _("{n} cards read and validated").format(n=CARDS)
        yield Figure(name, statistics.median(times[1:]) * CARDS / count, "s", 0.25)


def write_cards(folder: Path, least: int) -> int:
    """Whole copies of the shipped figures and cards in files of a data folder, at least that many; gives how many."""
    shipped = ROOT / "data"
    count = copies = 0
    while count < least:
        for file in sorted([*shipped.glob("clix/figures/*.yaml"), *shipped.glob("stargate/cards/*.yaml")]):
            text, found = re.subn(r"(?m)^(- id: \w+)", rf"\1_{copies}", file.read_text(encoding="utf-8"))
            target = folder / file.parent.relative_to(shipped) / f"{file.stem}_{copies}.yaml"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            count += found
        copies += 1
    for name in ("abilities.yaml", "factions.yaml"):
        (folder / "clix" / name).write_bytes((shipped / "clix" / name).read_bytes())
    return count


# -- the window -------------------------------------------------------------------------------------------


def _start() -> Iterator[Figure]:
    """From the start of the program to a menu that can be used."""
    times = []
    for _run in range(RUNS):
        begun = time.perf_counter()
        _program("-m", "scenes.bench", "start")
        times.append(time.perf_counter() - begun)
    yield Figure(_("start to the menu"), statistics.median(times), "s", 0.7)


def _frames() -> Iterator[Figure]:
    """Frame times and memory, each table and size in a process of its own."""
    for table in _told_by("tables"):
        for row in _told_by("frames", *map(str, table)):
            yield Figure(**row)


def _told_by(*words: str) -> list[Any]:
    """What the window's own measuring tells, as JSON on its last line."""
    told: list[Any] = json.loads(_program("-m", "scenes.bench", *words).splitlines()[-1])
    return told


def _program(*args: str) -> str:
    """What a Python program of its own prints. Raises Broken if it fails."""
    done = subprocess.run([sys.executable, *args], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Broken((done.stderr.strip() or "no reason given").splitlines()[-1])
    return done.stdout
