"""Boards for tests: small ones with walls, doors, blocks and floors where they are known."""

from scenes.art.board_data import View, board_art

GRID = {
    "width": 12,
    "height": 8,
    "walls": [
        [[3, 0], [3, 4]],
        [[6, 2], [10, 2]],
        *([[8, y], [9, y]] for y in (5, 6)),
        *([[x, 5], [x, 6]] for x in (8, 9)),
    ],
    "doors": [[[3, 4], [3, 6]], [[7, 2], [8, 2]]],
    "floors": {"wood": [[x, y] for x in range(3) for y in range(8)], "deck": [[x, 7] for x in range(3, 12)]},
}


def art(**more):
    return board_art({**GRID, **more})


def view(side=40, x0=40, y0=40, width=560, height=400, scale=1.0):
    return View(x0, y0, side, (0, 0, width, height), scale)
