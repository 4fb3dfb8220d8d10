"""One whole game of each kind written out, to be read as a diff when the rules change.

`python -m tests.laws.transcripts` writes them anew; then look at what changed, line by line.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core import words
from game.core.plain import canonical
from game.core.registry import GAMES
from game.core.starting import new_table
from game.core.table import Table
from tests.core.small_game import TOLLS

GAMES.add(TOLLS)
FOLDER = Path(__file__).parents[1] / "fixtures" / "transcripts"

DIAL = [[6, 8, 15, 2], [6, 8, 14, 2], [5, 7, 14, 2], [5, 6, 13, 1]]
CLIX: dict[str, Any] = {
    "options": {"kills_to_win": 2, "spawn_distance": 4},
    "setup": {
        "grid": {"width": 9, "height": 7, "walls": [[[4, 0], [4, 3]], [[2, 5], [6, 5]]]},
        "cards": [
            {"id": "rifle", "points": 50, "dial": DIAL, "grenades": 1, "name": {"en": "Rifle", "es": "Fusil"}},
            {"id": "sniper", "points": 75, "dial": [[5, 9, 15, 3], *DIAL], "name": {"en": "Sniper", "es": "Tiradora"}},
            {
                "id": "brute", "points": 50, "dial": [[7, 8, 15, 3], *DIAL], "name": {"en": "Brute", "es": "Bruto"},
                "weapon": {"melee": True, "knockback": 2, "blocked_damage": 1},
            },
        ],
        "teams": {
            "p1": {"units": ["rifle", "sniper"], "reserves": ["brute"]},
            "p2": {"units": ["rifle", "brute"], "reserves": ["sniper"]},
        },
    },
}  # fmt: skip
WEISS: dict[str, Any] = {"setup": {"decks": {"p1": "lanterns", "p2": "lanterns"}}}
GAMES_WRITTEN: dict[str, dict[str, Any]] = {"tolls": {}, "clix": CLIX, "weiss": WEISS, "starcraft": {}}


def transcript(name: str) -> str:
    """A random game in words: who answers what, what is rolled, what the log says of it."""
    words.set_language("en")
    table = new_table(GAMES[name], ["p1", "p2"], seed=2, **GAMES_WRITTEN[name])
    return "\n".join([f"{name}, seed 2", *_told(table, 0), *_lines(table)]) + "\n"


def _lines(table: Table) -> Iterator[str]:
    rng = random.Random(2)
    while not table.over:
        by, answer, before = table.position.active, rng.choice(table.legal_moves()), len(table.log)
        table.play(answer)
        rolls = table.record[-1].get("rolls")
        yield f"{by} {canonical(answer)}" + (f"  rolls {canonical(rolls)}" if rolls else "")
        yield from _told(table, before)
    yield f"winner {table.winner}, digest {table.digest()}"


def _told(table: Table, since: int) -> list[str]:
    told = [table.game.tell(event, table) for event in table.log[since:]]
    return [f"    {line}" for line in told if line]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for written in GAMES_WRITTEN:
        (FOLDER / f"{written}.txt").write_text(transcript(written), encoding="utf-8")
