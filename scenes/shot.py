"""Pictures of scenes without a screen, and their trees as data. Scenes make themselves known with `register`.

A scene maker gets what was asked (`Asked`) and gives the scenes to stack, the last on top.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pygame

from game.core import words
from scenes import applying, platform
from scenes.settings import Settings
from scenes.ui import Scene, Stage


@dataclass
class Asked:
    """What a picture is wanted of. `words` are what follows the scene's name: `clix` of `table clix`."""

    words: list[str] = field(default_factory=list)
    load: Path | None = None
    moves: int = 0
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)


Maker = Callable[[Asked], list[Scene]]
_makers: dict[str, Maker] = {}


class UnknownScene(ValueError):
    """No scene has that name; the message lists those there are."""


def register(name: str, maker: Maker) -> None:
    """Make a scene known by name."""
    _makers[name] = maker


def makers() -> dict[str, Maker]:
    """Every scene that can be drawn, by name; games add theirs in `scenes.<game>.entry`."""
    from scenes import games

    games.entries()
    if find_spec("scenes.shot_makers"):
        import_module("scenes.shot_makers")
    return _makers


def stage_for(
    scenes: list[Scene], size: tuple[int, int], scale: float = 1.0, lang: str | None = None
) -> tuple[Stage, pygame.Surface]:
    """A stage with these scenes on it, and its frame, on a display that nobody sees."""
    if not pygame.display.get_init():
        platform.before_window(headless=True)
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(size)
    frame = pygame.Surface(size)
    settings = Settings(language=lang or words.language(), scale=round(100 * scale), motion=False)
    stage = Stage(size, settings)
    stage.on_settings = lambda: applying.apply(stage)
    applying.apply(stage)
    for scene in scenes:
        stage.push(scene)
        stage.draw(frame)
    return stage, frame


def shot(
    scene: str,
    out: Path | None = None,
    size: tuple[int, int] = (1920, 1080),
    scale: float = 1.0,
    lang: str | None = None,
    load: Path | None = None,
    moves: int = 0,
    tree: bool = False,
    words_after: list[str] | None = None,
    seed: int = 0,
) -> dict[str, Any] | None:
    """Draw a scene (`menu`, `table clix`) to a PNG; with `tree` give its root node as plain data.

    Raises UnknownScene for a name that is not known, OSError if the file cannot be written.
    """
    platform.before_window(headless=True)
    name, *rest = scene.split()
    known = makers()
    if name not in known:
        raise UnknownScene(f"{name!r} is none of {', '.join(sorted(known))}")
    if lang is not None:
        words.set_language(lang)
    asked = Asked([*rest, *(words_after or [])], load, moves, seed)
    stage, frame = stage_for(known[name](asked), size, scale, lang)
    stage.update(1000)
    stage.draw(frame)
    if out is not None:
        _write(frame, out)
    return stage.tree() if tree else None


def _write(frame: pygame.Surface, out: Path) -> None:
    try:
        pygame.image.save(frame, out)
    except pygame.error as error:
        raise OSError(str(error)) from error
