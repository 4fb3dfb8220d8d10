"""What the board keeps between rebuilds: the camera, the kept pictures, what the pointer was doing."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from scenes.art.board_data import BoardArt
from scenes.art.tape import Noted
from scenes.table.camera import Camera
from scenes.table.ground import Ground


@dataclass
class Eye:
    """One board's camera and pictures."""

    art: BoardArt
    camera: Camera = None  # type: ignore[assignment]
    ground: Ground = field(default_factory=Ground)
    small: tuple[Hashable, Noted] | None = None  # what stands on the minimap, and all that depends on
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
