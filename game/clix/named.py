"""What a game of clix names and does not hold: teams and maps on a command line, the cards a save was made with."""

from typing import Any

from game.clix.position import ClixPosition
from game.clix.world import shipped
from game.core.game import SetupError
from game.core.registry import unknown
from game.core.words import _


def line_setup(decks: dict[str, str], map_file: str | None) -> dict[str, Any]:
    """The set-up for teams by their ids (seat to team) and a map's file. Raises SetupError for an unknown team."""
    setup: dict[str, Any] = {}
    if map_file:
        setup["maps"] = [[map_file, [0, 0]]]
    if decks:
        teams = shipped().teams
        for team in decks.values():
            if team not in teams:
                raise SetupError(unknown(_("team"), team, sorted(teams)), ["teams"])
        setup["teams"] = {
            seat: {"units": list(teams[team].units), "reserves": list(teams[team].reserves)}
            for seat, team in decks.items()
        }
    return setup


def content(position: ClixPosition) -> dict[str, Any]:
    """Fingerprints of the shipped figures in play, by id; a scenario's own figures are in its set-up."""
    own = {card["id"] for card in position.setup.get("cards", ())}
    wanted = sorted({unit.card for unit in position.units.values()} - own)
    catalog = shipped() if wanted else None
    return {card: catalog.hash(card) for card in wanted if catalog and card in catalog.figures}
