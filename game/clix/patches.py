"""Patches of the board, 8 by 8 squares, each taken as one thing: what could a wall in it hide?

A patch that lies wholly in shadow need not be looked into: no wall in it hides anything more. Knows geometry only,
in whole numbers on the doubled grid (see `lines`), in the frame of `shadows`.
"""

from collections.abc import Iterator

SIDE = 8


class Patches(dict[int, int]):
    """The squares whose line enters or touches a patch, by where its upper left corner lies from the viewer.

    The key is ly * stride + lx for that corner at the doubled step (lx, ly) from the viewer's centre; the sets are
    in the two lanes of `Shadows`.
    """

    def __init__(self, width: int, height: int, stride: int, limit: int) -> None:
        super().__init__()
        self.width = width
        self.height = height
        self.stride = stride
        self.limit = limit

    def __missing__(self, key: int) -> int:
        if len(self) >= self.limit:
            self.clear()
        ly = (key + self.stride // 2) // self.stride
        lx = key - ly * self.stride
        made = self[key] = self._behind((lx, lx + 2 * SIDE), (ly, ly + 2 * SIDE))
        return made

    def _behind(self, across: tuple[int, int], along: tuple[int, int]) -> int:
        """The squares whose line meets the box from `across[0]` to `across[1]`, in each quarter that it lies in."""
        bits, middle = 0, self.width * self.height
        lane = 2 * middle
        for down, (above, below) in ((1, along), (-1, (-along[1], -along[0]))):
            for dy, near, far in behind_box(*across, above, below, self.width, self.height):
                bits |= (1 << far - near + 1) - 1 << middle + down * dy * self.width + near
            for dy, near, far in behind_box(-across[1], -across[0], above, below, self.width, self.height):
                bits |= (1 << far - near + 1) - 1 << lane + middle + down * dy * self.width - far
        return bits


def behind_box(
    left: int, right: int, above: int, below: int, width: int, height: int
) -> Iterator[tuple[int, int, int]]:
    """The squares in the quarter right of and below 0 whose line meets a box: (dy, nearest dx, farthest dx) a row.

    The box has its sides at odd doubled steps from the viewer's centre; what lies in other quarters is cut off.
    """
    if right < 0 or below < 0:
        return
    left, above = max(left, 0), max(above, 0)
    for dy in range((above + 1) // 2, height):
        near = max((left + 1) // 2, -(-dy * left // below))
        if near >= width:
            return
        far = min(width - 1, dy * right // above) if above else width - 1
        if near <= far:
            yield dy, near, far
