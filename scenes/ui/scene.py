"""What a scene is: it builds a tree of nodes and answers what happens. It shows a view and holds no rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes import theme
from scenes.ui import skin
from scenes.ui.node import Node
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


class Action(NamedTuple):
    """Something a key does in a scene: what it does in words, and how."""

    words: str
    run: Callable[[], None]


class Scene:
    """One screen, or one dialog over a screen. Subclasses set `name` and `build`; the rest has defaults."""

    overlay = False  # the scene below stays in sight
    dim = True  # ... darkened and blurred
    prompt = False  # it asks something: a key already being typed must not answer it

    def __init__(self) -> None:
        self.stage: Stage
        self.root = Node(role="screen")
        self.focus_path: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The title of the screen, in words."""
        return type(self).__name__

    def build(self) -> list[Node]:
        """The nodes of the scene for `self.stage.width` x `self.stage.height` units. Called anew after any
        change."""
        return []

    def backdrop(self) -> Node:
        """The root node, which paints what everything stands on."""
        return Backdrop(role="dialog" if self.overlay else "screen", name=self.name, clear=self.overlay)

    def enter(self) -> None:
        """It is now on the stage."""

    def leave(self) -> None:
        """It is leaving the stage for good."""

    def resume(self) -> None:
        """What lay over it has gone."""

    def event(self, event: pygame.event.Event) -> bool:
        """See an event before anybody else; True keeps it from them."""
        return False

    def update(self, ms: int) -> None:
        """Time has passed. Call `self.rebuild()` or `self.stage.touch()` if something is to be seen."""

    def draw(self, frame: pygame.Surface) -> None:
        """Draw over everything of the scene, in pixels; rarely needed: live nodes do it better."""

    def ticking(self) -> bool:
        """Whether it wants `update` sixty times a second just now."""
        return False

    def actions(self) -> dict[str, Action]:
        """What the keys of the key map do here, beyond the shortcuts of the nodes."""
        return {}

    def help(self) -> list[str]:
        """Sentences for the help page: what can be done here now."""
        return []

    def back(self) -> None:
        """Esc or the right button: one step back, never forward."""
        if len(self.stage.scenes) > 1:
            self.stage.pop()

    def zoom(self, node: Node) -> bool:
        """Space on a node. False: it is pressed instead."""
        return False

    def foot(self) -> float:
        """How much of the foot of the window messages keep clear of, in units."""
        return 0.0

    def leaving(self) -> str:
        """What a person should know before the program ends from here, or nothing."""
        return ""

    def rescue(self) -> Path | None:
        """Something broke: save what can be saved and say where."""
        return None

    def report(self) -> dict[str, Any]:
        """Facts for a report file: position, log, seed."""
        return {}

    def rebuild(self) -> None:
        """Build the tree again: something it shows has changed."""
        self.stage.rebuild(self)


@lru_cache(maxsize=1)
def _room(size: tuple[int, int], colour: theme.Colour) -> pygame.Surface:
    """The plain room, lighter above; one is kept, for it is as large as the window."""
    made = pygame.Surface(size, 0, 32)
    made.blit(skin.ramp(size, theme.mix(colour, theme.WHITE, 0.03), theme.mix(colour, theme.BLACK, 0.25)), (0, 0))
    return made


class Backdrop(Node):
    """The root of a scene: the room's colour with a little light, or nothing over another scene."""

    def __init__(self, *, role: str, name: str, clear: bool = False, image: pygame.Surface | None = None) -> None:
        super().__init__(role=role, name=name, stacked=False, solid=not clear and image is None)
        self.clear, self.image = clear, image

    def draw(self, frame: pygame.Surface) -> None:
        """The image, or the plain room."""
        if self.image is not None:
            frame.blit(self.image, self.box, special_flags=PM if self.image.get_flags() & pygame.SRCALPHA else 0)
        elif not self.clear:
            frame.blit(_room(self.box.size, theme.ROOM), self.box)

    def state(self) -> tuple[Any, ...]:
        """Changes with its image."""
        return (id(self.image), self.clear, theme.ROOM)
