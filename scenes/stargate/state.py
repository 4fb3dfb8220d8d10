"""What a person holds at the table, and what is to be passed by itself. None of it is in the position."""

from dataclasses import dataclass, field


@dataclass
class Hold:
    """The card that is held; nothing if none is."""

    card: str = ""


@dataclass
class Passing:
    """Passing by itself: `alone` where to pass is all there is; `until`: seat to the mission it passes through."""

    alone: bool = False
    until: dict[str, str] = field(default_factory=dict)

    def clear(self) -> None:
        """Undo and load end every wish to pass ahead."""
        self.until = {}
