"""When circles of garbage are looked for: between frames, while nothing moves; never in a frame.

What is loaded before the window opens (modules, cards, words) is not looked at again. Knows no scene.
"""

import gc

MANY = 20_000  # things made since the last look from which it is worth while to look, if nothing was drawn
TOO_MANY = 1_000_000  # from here on even while things move
ROUNDS = 50  # looks at what is young before all is looked at


class Tidier:
    """Looks for garbage when there is time; `begin` takes that over from the interpreter, `end` gives it back."""

    def __init__(self) -> None:
        self.rounds = 0

    def begin(self) -> None:
        """From now on garbage is looked for only by `rest`."""
        gc.freeze()
        gc.disable()

    def rest(self, drawn: bool) -> None:
        """A frame is over, in which something was drawn or nothing."""
        made = gc.get_count()[0]
        if made < MANY or (drawn and made < TOO_MANY):
            return
        self.rounds += 1
        gc.collect(2 if self.rounds % ROUNDS == 0 else 1)

    def end(self) -> None:
        """The interpreter looks for it again as it does by itself."""
        gc.enable()
        gc.unfreeze()
