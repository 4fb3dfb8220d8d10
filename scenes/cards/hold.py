"""What a person holds at the table. None of it is in the position."""

from dataclasses import dataclass


@dataclass
class Hold:
    """The card that is held; nothing if none is."""

    card: str = ""
