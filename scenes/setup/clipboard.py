"""Text to and from the system's clipboard; where there is none, within the program."""

from __future__ import annotations

import pygame

_own = ""


def put(words: str) -> bool:
    """Put words on the clipboard. False if only this program will find them there."""
    global _own
    _own = words
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError):
        return False
    return True


def get() -> str:
    """The words on the clipboard; what this program put last where the system has none."""
    try:
        found = str(pygame.scrap.get_text() or "")
    except (pygame.error, AttributeError):
        found = ""
    return found or _own
