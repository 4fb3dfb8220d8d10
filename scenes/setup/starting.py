"""From a plan to a table in the window: seats, options and set-up in the words of the rules, then the game's scene."""

from __future__ import annotations

import secrets
from typing import Any

from scenes.setup.plan import Plan
from scenes.setup.teams import TeamShelf
from scenes.ui import Stage

REMEMBERED = "clix"  # the key of this game among the remembered set-ups


def setup_of(plan: Plan, teams: TeamShelf) -> dict[str, Any]:
    """The plan's maps, sides and teams (or its booster) as the rules take them."""
    setup: dict[str, Any] = {"maps": plan.maps()}
    sides = {seat: one.side for seat, one in zip(plan.seat_ids, plan.seats, strict=True)}
    setup["sides"] = sides
    if plan.booster:
        return {**setup, "booster": plan.booster}
    chosen = {seat: teams.get(one.team) for seat, one in zip(plan.seat_ids, plan.seats, strict=True)}
    setup["teams"] = {seat: team.as_setup() for seat, team in chosen.items() if team is not None}
    return setup


def remember(stage: Stage, plan: Plan) -> None:
    """Keep the plan for the next time."""
    stage.settings.last_setup = {**stage.settings.last_setup, REMEMBERED: plan.as_dict()}
    stage.on_settings()


def begin(stage: Stage, plan: Plan, teams: TeamShelf, seed: int | None = None) -> None:
    """Remember the plan, set the table and show it. Raises SetupError, ContentError."""
    from scenes.table.start import start_game

    seed = secrets.randbits(32) if seed is None else seed
    kinds, names = [one.who for one in plan.seats], [one.name for one in plan.seats]
    setup = setup_of(plan, teams)
    remember(stage, plan)
    options = plan.all_options()
    start_game(stage, "clix", kinds, seed, options=options, setup=setup, names=names, sandbox=plan.practice)
