"""Whatever is chosen on the screen either starts or is told to be in the way; mending leads to a game always."""

import random

import pytest

from game.clix import CLIX
from game.clix.setup import ALLOWED, DEFAULTS
from game.clix.world import shipped
from game.core.starting import new_table
from scenes.setup.hitches import hitches
from scenes.setup.map_part import LAYOUTS
from scenes.setup.plan import CHOSEN_OPTIONS, SEATS, Plan, Slot, least, read_plan, standard
from scenes.setup.shelf import Shelf
from scenes.setup.starting import setup_of
from scenes.setup.teams import TeamShelf


def any_plan(rng: random.Random) -> Plan:
    """A plan as somebody who presses everything would leave it."""
    plan, shelf = standard(), Shelf()
    shelf.look()
    shelf.read_all()
    plan.set_layout(*rng.choice(LAYOUTS[:8]))
    small = [entry for entry in shelf.entries if entry.size == (12, 12)]
    for slot in range(len(plan.slots)):
        entry = rng.choice(small if rng.random() < 0.9 else shelf.entries)
        plan.slots[slot] = Slot(entry.file, rng.randrange(4))
    plan.set_seats(rng.randint(2, 6))
    teams = [f"ready:{name}" for name in shipped().teams]
    for seat in plan.seats:
        seat.side = rng.choice(SEATS[: len(plan.seats)])
        seat.team, seat.who = rng.choice(teams), rng.choice(["human", "greedy", "random"])
    plan.set_variant(rng.choice(list(shipped().variants)))
    plan.booster = rng.choice([*shipped().boosters]) if rng.random() < 0.2 else ""
    for name in rng.sample(CHOSEN_OPTIONS, 3):
        default = DEFAULTS[name]
        if name in ALLOWED:
            plan.set_option(name, rng.choice(ALLOWED[name]))
        elif isinstance(default, bool):
            plan.set_option(name, not default)
        else:
            plan.set_option(name, max(least(name), default + rng.choice([-25, -2, -1, 1, 4, 100])))
    return plan


@pytest.mark.parametrize("seed", range(24))
def test_any_plan(seed: int) -> None:
    plan = any_plan(random.Random(seed))
    assert read_plan(plan.as_dict()) == (plan, [])
    teams = TeamShelf()
    teams.look()
    for _ in range(20):
        found = hitches(plan, teams)
        if not found:
            break
        assert found[0].mend is not None, found[0].words
        found[0].mend(plan)
    assert hitches(plan, teams) == []
    table = new_table(CLIX, plan.seat_ids, seed, plan.all_options(), setup_of(plan, teams))
    assert table.legal_moves()
