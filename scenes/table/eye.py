"""What the board keeps between rebuilds: the camera, the kept pictures, what the pointer was doing."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

from scenes.art.board_data import BoardArt
from scenes.table.camera import Camera
from scenes.table.ground import Ground, opaque


@dataclass
class Layer:
    """A picture of the window's size with all below the figures on it, made anew when its key changes."""

    picture: pygame.Surface | None = None
    key: Hashable = None

    def get(self, size: tuple[int, int], key: Hashable, make: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """The picture of `key`."""
        if self.picture is None or self.picture.get_size() != size:
            self.picture, self.key = opaque(size), None
        if key != self.key:
            make(self.picture)
            self.key = key
        return self.picture


@dataclass
class Eye:
    """One board's camera and pictures."""

    art: BoardArt
    camera: Camera = None  # type: ignore[assignment]
    ground: Ground = field(default_factory=Ground)
    layer: Layer = field(default_factory=Layer)
    held: tuple[float, float] | None = None
    panned: bool = False
    wanted: tuple[int, int] | None = None  # a square to bring into sight once the camera has its place
    hurry: bool = False  # zooming: floors may be plain for a moment
    rest: int = 0  # milliseconds before the floors are painted

    def zooming(self) -> None:
        """Another zoom: floors not painted yet may be plain until there is time."""
        self.hurry, self.rest = True, 140

    def __post_init__(self) -> None:
        self.camera = Camera(self.art)
