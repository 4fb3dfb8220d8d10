"""From a plan to a table in the window: seats, options and set-up in the words of the rules, then the game's scene."""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.clix import CLIX
from game.core.starting import new_table
from game.core.table import Table
from game.core.words import _
from scenes import platform
from scenes.session import Session
from scenes.setup.plan import Plan
from scenes.setup.teams import TeamShelf
from scenes.ui import Scene, Stage

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


def people_of(plan: Plan) -> dict[str, dict[str, str]]:
    """Who sits where: a name, and a person or which bot."""
    return {seat: {"name": one.name, "kind": one.who} for seat, one in zip(plan.seat_ids, plan.seats, strict=True)}


def table_of(plan: Plan, teams: TeamShelf, seed: int | None = None) -> Table:
    """A table with the planned game at its first question. Raises SetupError, ContentError."""
    seed = secrets.randbits(32) if seed is None else seed
    return new_table(CLIX, plan.seat_ids, seed, plan.all_options(), setup_of(plan, teams), people_of(plan))


def remember(stage: Stage, plan: Plan) -> None:
    """Keep the plan for the next time."""
    stage.settings.last_setup = {**stage.settings.last_setup, REMEMBERED: plan.as_dict()}
    stage.on_settings()


def begin(stage: Stage, plan: Plan, teams: TeamShelf) -> None:
    """Remember the plan, set the table and show it. Raises SetupError, ContentError."""
    table = table_of(plan, teams)
    remember(stage, plan)
    stage.reset(table_scene(table))


def table_scene(table: Table) -> Scene:
    """The scene in which a table is played."""
    if find_spec("scenes.table.scene"):
        made: Scene = import_module("scenes.table.scene").TableScene(Session(table, folder=platform.saves_folder()))
        return made
    raise NotImplementedError(_("This game has no window yet."))
