"""How long a bot has thought about its answer: what the bar on the button that hurries it shows.

Knows the session's question and time as it passes here, no clock. A bot that answers soon shows no bar at all.
"""

from scenes.session import Session
from scenes.thinking import SECONDS

STEPS = 30  # of the bar, until the bot answers with the best it has found
SOON = 200  # ms before anything is shown


class Waiting:
    """The time since the question that is open was put to a bot."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.asked = 0
        self.spent = 0  # ms

    def update(self, ms: int) -> bool:
        """Time passes. Whether the bar shows something else now."""
        before = self.share
        if self.session.asked != self.asked:
            self.asked, self.spent = self.session.asked, 0
        elif self.asked:
            self.spent += ms
        return self.share != before

    @property
    def share(self) -> float:
        """From 0, nobody thinks or has not for long, to 1, an answer must come now; in steps."""
        if not self.asked or self.spent < SOON:
            return 0.0
        return min(STEPS, round(self.spent * STEPS / (SECONDS * 1000))) / STEPS
