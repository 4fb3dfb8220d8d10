"""What the board keeps between rebuilds: the camera, the kept pictures, what the pointer was doing."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from scenes.art.board_data import BoardArt
from scenes.art.board_surface import paint_ahead
from scenes.art.tape import Noted
from scenes.table.camera import Camera
from scenes.table.ground import Ground

REST = 140  # ms after a zoom before the floors are painted
FLOOR_SECONDS = 0.012  # for painting floors in one frame


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
        self.hurry, self.rest = True, REST

    def finish_floors(self, ms: int) -> bool:
        """Time has passed: after a zoom, paint some of the floors that are plain for now. Whether none is left."""
        if not self.hurry:
            return False
        self.rest = max(0, self.rest - ms)
        if self.rest or not paint_ahead(self.art, self.camera.view(), FLOOR_SECONDS):
            return False
        self.hurry = False
        self.ground.forget()
        return True

    def __post_init__(self) -> None:
        self.camera = Camera(self.art)
