"""What the viewer of a table sees: the view, who looks and who is asked, what can be used where, the running sum."""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.position import Answer
from game.stargate import numbers
from game.stargate.position import StargatePosition, base
from scenes.session import Session
from scenes.stargate.faces import title_of
from scenes.stargate.legal import Use
from scenes.stargate.sums import Sums, after, judged, sums

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class Eyes:
    """Mixed into the table's scene. All of it is found once for each change."""

    _looked: Session | None = None
    _looked_at = -1

    @property
    def game(self: StargateScene) -> Game:
        """The rules."""
        return self.session.table.game

    def _look(self: StargateScene) -> None:
        """The view and who looks, found once for each change."""
        session = self.session
        if self._looked is not session or self._looked_at != session.version:
            self._looked, self._looked_at = session, session.version
            self._view: StargatePosition = session.view  # type: ignore[assignment]
            self._seat, self._mine = session.viewer, session.mine

    @property
    def view(self: StargateScene) -> StargatePosition:
        """What the viewer sees."""
        self._look()
        return self._view

    @property
    def seat(self: StargateScene) -> str:
        """The viewer."""
        self._look()
        return self._seat

    @property
    def mine(self: StargateScene) -> bool:
        """Whether the viewer is asked."""
        self._look()
        return self._mine

    @property
    def near(self: StargateScene) -> str:
        """The seat below: the viewer if it plays this turn, else the hero player."""
        view = self.view
        return self.seat if self.seat in (view.turn, view.villain) else view.turn

    @property
    def far(self: StargateScene) -> str:
        """The seat above: the other of the two who play."""
        view = self.view
        return view.villain if self.near == view.turn else view.turn

    def person(self: StargateScene, seat: str) -> str:
        """The name of whoever sits there."""
        return str(self.session.table.people.get(seat, {}).get("name") or seat)

    def asked(self: StargateScene, seat: str) -> bool:
        """Whether that seat is to act."""
        return self.view.ask is not None and self.view.ask.by == seat

    def knows(self: StargateScene, name: str) -> bool:
        """Whether a word is the name of a card of this game."""
        return base(name) in self.view.world.cards

    def title(self: StargateScene, name: str) -> str:
        """What a card is called, in the language in use."""
        return title_of(numbers.card_of(self.view, name))

    def target_uses(self: StargateScene) -> dict[str, list[Use]]:
        """What the held card can be used on."""
        return self.legal.targets(self.hold.card) if self.hold.card else {}

    def place_uses(self: StargateScene) -> dict[str, list[Use]]:
        """Where the held card can go."""
        return self.legal.places(self.hold.card) if self.hold.card else {}

    def trial(self: StargateScene, answer: tuple[Any, ...]) -> StargatePosition | None:
        """The view after an answer, as far as that can be told; kept until something changes."""
        key = (self.session.version, self.seat, answer)
        if key not in self.trials:
            given: Answer = list(answer)
            self.trials[key] = after(self.game, self.view, given)
        return self.trials[key]

    def sums_now(self: StargateScene) -> Sums | None:
        """The running sum; once the mission is judged, the one it was judged by."""
        made = sums(self.view)
        if made is None or self.view.phase == "actions":
            return made
        facts = self.last_judged()
        return judged(made, facts["total"], facts["difficulty"]) if facts is not None else made

    def last_judged(self: StargateScene) -> dict[str, Any] | None:
        """How the last mission of this turn was judged, if none has been played since."""
        for event in reversed(self.session.table.log):
            if event.kind in ("turn_begins", "mission_played"):
                return None
            if event.kind == "resolved":
                return event.facts
        return None
