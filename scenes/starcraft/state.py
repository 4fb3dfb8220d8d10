"""What a person holds and points at while looking at the galaxy. Plain data that outlives a rebuild."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Hold:
    """`key` is what was taken hold of; `extra` a reinforcement that goes along; `cart` what is to be built together
    and `place` the area where new units go."""

    key: str = ""
    extra: str = ""
    place: str = ""
    cart: list[list[Any]] = field(default_factory=list)

    def clear(self) -> None:
        """Nothing is held."""
        self.key = self.extra = self.place = ""
        self.cart = []
