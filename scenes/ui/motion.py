"""Time on the stage: movements that ease out, and short messages that wait until they could be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.ui.overlay import Toast

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

TOAST_MS, LETTER_MS = 5000, 60  # how long a message stays at least, and for each of its letters


@dataclass
class Tween:
    """A movement: `step` gets 0 to 1, eased out, for `length` ms; then `done`."""

    length: float
    step: Callable[[float], None]
    done: Callable[[], None] | None = None
    gone: float = 0.0

    def finish(self) -> None:
        """Be at the end."""
        self.step(1.0)
        if self.done is not None:
            self.done()


class Motion:
    """The movements and messages of a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tweens: list[Tween] = []
        self.toast: Toast | None = None
        self._toast_until = 0

    def start(self, length: float, step: Callable[[float], None], done: Callable[[], None] | None = None) -> None:
        """Begin a movement of `length` ms at the usual pace; without motion it is over at once."""
        tween = Tween(length * self.stage.settings.pace, step, done)
        if tween.length <= 0:
            tween.finish()
        else:
            self.tweens.append(tween)
        self.stage.touch()

    def skip(self) -> None:
        """Finish every movement now."""
        tweens, self.tweens = self.tweens, []
        for tween in tweens:
            tween.finish()
        self.stage.touch()

    def stop(self) -> None:
        """Drop every movement where it is: what it moves is gone."""
        self.tweens.clear()

    def say(self, words: str, sign: str) -> None:
        """Show a message in place of the one before; it stays until it could be read and something is done."""
        self.toast = Toast(name=words, sign=sign)
        self._toast_until = self.stage.now + max(TOAST_MS, LETTER_MS * len(words))
        self.stage.touch()

    def something_done(self) -> None:
        """A key, a click, a movement of the pointer: a message that has had its time goes."""
        if self.toast is not None and self.stage.now >= self._toast_until:
            self.toast = None
            self.stage.touch()

    def update(self, ms: int) -> None:
        """Time has passed."""
        running, self.tweens = self.tweens, []
        for tween in running:
            tween.gone += ms
            share = tween.gone / tween.length
            if share >= 1:
                tween.finish()
            else:
                tween.step(1 - (1 - share) ** 3)
                self.tweens.append(tween)
        if running:
            self.stage.touch()
