"""Faces to draw in tests: one of each kind, and all cards of the collection."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from scenes.art.cards.face import CardFace
from scenes.art.cards.from_data import face_of, rules_text

DATA = Path(__file__).resolve().parents[4] / "data" / "stargate"
KINDS = ("team", "support", "gear", "event", "obstacle", "adversary", "mission", "ship")


@lru_cache(maxsize=1)
def raw() -> dict[str, Mapping[str, Any]]:
    """The data of every card."""
    from game.stargate.catalog import load

    return dict(load(DATA).cards)


def first(kind: str, at: int = 0) -> CardFace:
    """A card of a kind."""
    data = [data for data in raw().values() if data["kind"] == kind][at]
    return face_of(data, rules_text(data))


def grey(image: pygame.Surface) -> bytes:
    """The picture in grey on felt, as bytes."""
    page = pygame.Surface(image.get_size(), 0, 32)
    page.fill("#1f2d2a")
    page.blit(image, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.image.tobytes(pygame.transform.grayscale(page), "RGB")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures of one size in grey, 0 to 255."""
    a, b = grey(one)[::3], grey(other)[::3]
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)
