"""The tiles of Tiled maps, square by square: a floor kind where the tile names one, else its picture.

pytmx reads the layers and tilesets of a file that the strict reader has accepted; object layers and map
properties are taken out first, for it dies on some. Pictures are cut here, so that no display is needed. A
map or picture that cannot be read gives plain floor or a placeholder, never an error: tiles are only drawn.
"""

import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pygame
import pytmx

from scenes.art.board_data import BoardArt, Square, View, board_art
from scenes.art.floors import PATTERNS
from scenes.art.sprites import PREMUL, Pen, drawn, kept, ready

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 20_000_000  # bytes of a map or tileset file
log = logging.getLogger(__name__)


class TilePicture(NamedTuple):
    """Where a tile's picture is: a file, the part of it (None: all), and how it is laid.

    `share` is its size in squares; `flips` says mirrored across, upside down, along the diagonal.
    """

    file: str
    part: tuple[int, int, int, int] | None
    share: tuple[float, float] = (1.0, 1.0)
    flips: tuple[bool, bool, bool] = (False, False, False)
    turn: int = 0


class MapTiles(NamedTuple):
    """The floor kinds and, bottom one first, the pictures of a map's squares."""

    kinds: dict[Square, str]
    pictures: dict[Square, tuple[TilePicture, ...]]


NOTHING = MapTiles({}, {})


def project_folder(path: Path) -> Path:
    """The folder that a map may not leave: the nearest upwards with a Tiled project, else its own."""
    for folder in path.parents:
        if any(folder.glob("*.tiled-project")):
            return folder
    return path.parent


def map_tiles(path: Path) -> MapTiles:
    """What to draw on the squares of a map file. Empty for a file that cannot be read."""
    path = path.resolve()
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        return NOTHING


@lru_cache(maxsize=32)
def _read(path: Path, _stamp: int) -> MapTiles:
    try:
        root = _tree(path)
        for tileset in root.iter("tileset"):
            if tileset.get("source"):
                _tree(_inside(path, path.parent / str(tileset.get("source"))))
        tiled = pytmx.TiledMap(image_loader=_pictures_of(path))
        tiled.filename = str(path)
        tiled.parse_xml(root)
        return _squares(tiled)
    except Exception as error:  # pytmx raises bare exceptions; floors are not worth a game
        log.warning("no tiles from %s: %s", path.name, error)
        return NOTHING


def _tree(path: Path) -> ElementTree.Element:
    """The file without what pytmx cannot read. Raises ValueError for one that must not be trusted."""
    if path.stat().st_size > LARGEST:
        raise ValueError(f"{path.name} is too large")
    text = path.read_bytes()
    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
        raise ValueError(f"{path.name} has a document type")
    root = ElementTree.fromstring(text)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag == "objectgroup" or (child.tag == "properties" and parent.tag in ("map", "layer", "group")):
                parent.remove(child)
    return root


def _inside(path: Path, wanted: Path) -> Path:
    """A file that a map names. Raises ValueError if it lies outside the map's project."""
    wanted = wanted.resolve()
    if not wanted.is_relative_to(project_folder(path)):
        raise ValueError(f"{wanted.name} lies outside the map's folder")
    return wanted


def _pictures_of(path: Path) -> Callable[..., Callable[..., TilePicture]]:
    """An image loader for pytmx that loads nothing: it notes where each picture is."""

    def loader(name: str, _colorkey: Any, **_more: Any) -> Callable[..., TilePicture]:
        file = str(_inside(path, Path(name)))

        def note(part: Any = None, flags: Any = None) -> TilePicture:
            flips = (
                bool(flags and flags.flipped_horizontally),
                bool(flags and flags.flipped_vertically),
                bool(flags and flags.flipped_diagonally),
            )
            box = tuple(int(value) for value in part) if part else None
            return TilePicture(file, (box[0], box[1], box[2], box[3]) if box else None, flips=flips)

        return note

    return loader


def _squares(tiled: Any) -> MapTiles:
    kinds: dict[Square, str] = {}
    pictures: dict[Square, tuple[TilePicture, ...]] = {}
    for layer in tiled.layers:
        if not isinstance(layer, pytmx.TiledTileLayer) or not layer.visible:
            continue
        for x, y, gid in layer.iter_data():
            if not gid:
                continue
            kind = (tiled.get_tile_properties_by_gid(gid) or {}).get("floor")
            if kind in PATTERNS:
                kinds[x, y] = str(kind)
            else:
                pictures[x, y] = (*pictures.get((x, y), ()), _sized(tiled, gid))
    return MapTiles(kinds, pictures)


def _sized(tiled: Any, gid: int) -> TilePicture:
    picture = tiled.images[gid]
    if not isinstance(picture, TilePicture):
        return TilePicture("", None)
    if picture.part is None:
        return picture
    share = (picture.part[2] / tiled.tilewidth, picture.part[3] / tiled.tileheight)
    return picture._replace(share=share)


def placed(square: Square, at: Square, turn: int) -> Square:
    """Where a map's square lies on a board that has the map's [0, 0] at `at`, turned by quarters clockwise."""
    x, y = square
    for _ in range(turn % 4):
        x, y = -y, x
    return at[0] + x, at[1] + y


def board_tiles(grid: Mapping[str, Any], root: Path = ROOT) -> MapTiles:
    """The floor kinds and pictures of a whole grid, from the maps it was put together from."""
    kinds: dict[Square, str] = {}
    pictures: dict[Square, tuple[TilePicture, ...]] = {}
    for one in grid.get("maps") or ():
        at, turn = (int(one["at"][0]), int(one["at"][1])), int(one.get("turn", 0))
        tiles = map_tiles(root / str(one["file"]))
        for square, kind in tiles.kinds.items():
            kinds[placed(square, at, turn)] = kind
        for square, several in tiles.pictures.items():
            turned = tuple(picture._replace(turn=turn) for picture in several)
            pictures[placed(square, at, turn)] = turned
    return MapTiles(kinds, pictures)


def art_of(grid: Mapping[str, Any], root: Path = ROOT) -> BoardArt:
    """A grid ready to be drawn with the floors of its maps. Keep it: reading maps is not for a frame."""
    return board_art(grid, *board_tiles(grid, root))


@kept(8_000_000)
def tile_picture(picture: TilePicture, side: int) -> pygame.Surface:
    """A tile at `side` pixels a square, premultiplied; a placeholder where its picture is missing."""
    width, height = (max(1, round(share * side)) for share in picture.share)
    try:
        sheet = pygame.image.load(picture.file)
        image = sheet.subsurface(picture.part) if picture.part else sheet
    except (OSError, ValueError, pygame.error):
        return _placeholder(side)
    canvas = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    canvas.blit(image, (0, 0))
    if picture.flips[2]:
        canvas = pygame.transform.flip(pygame.transform.rotate(canvas, 270), True, False)
    canvas = pygame.transform.flip(canvas, picture.flips[0], picture.flips[1])
    canvas = pygame.transform.rotate(canvas, -90 * picture.turn)
    if picture.turn % 2:
        width, height = height, width
    return ready(pygame.transform.smoothscale(canvas.premul_alpha(), (width, height)))


def _placeholder(side: int) -> pygame.Surface:
    """A square that says that a picture is missing: a torn corner and a hatch."""

    def draw(pen: Pen) -> None:
        pen = pen.box(side / 60, 0, 0)
        pen.rect(0, 0, 60, 60, "#5a5560")
        for k in range(-5, 6):
            pen.line([(k * 12, 60), (k * 12 + 60, 0)], 2, "#6a6470", cap=False)
        pen.frame(8, 8, 44, 44, "#a79fb0", 3, 2.4)
        pen.path("M13 46 L25 28 L33 39 L39 32 L47 46 Z", "#a79fb0")
        pen.disc(39, 20, 4.4, "#a79fb0")
        pen.line([(9, 51), (51, 9)], 3, "#e4572e")

    return drawn(side, side, draw, 3)


def draw_pictures(target: pygame.Surface, view: View, art: BoardArt) -> None:
    """Lay the tile pictures of the squares in view over their floor, lower left corners on the square."""
    first, top, last, bottom = view.squares(art.width, art.height)
    for (x, y), several in art.pictures:
        if first <= x < last and top <= y < bottom:
            left, low = view.corner(x, y + 1)
            for picture in several:
                image = tile_picture(picture, view.side)
                target.blit(image, (round(left), round(low) - image.get_height()), special_flags=PREMUL)
