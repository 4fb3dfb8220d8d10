"""Which key does what. Actions have names; keys are bound to them, can be bound anew, and prompts show them.

A key is written as pygame names it, after `ctrl+`, `alt+`, `shift+`: `z`, `f1`, `ctrl+s`, `return`.
"""

from collections.abc import Mapping
from functools import lru_cache

import pygame

from game.core.words import _, language

# In the order of the keys page.
USUAL: dict[str, str] = {
    "press": "return",
    "back": "escape",
    "next": "tab",
    "previous": "shift+tab",
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "zoom": "space",
    "pass": "p",
    "pass_on": "shift+p",
    "undo": "z",
    "redo": "y",
    "sight": "v",
    "reach": "r",
    "last_move": "b",
    "log": "l",
    "auto_pass": "a",
    "hint": "h",
    "hide": "x",
    "goal": "o",
    "drawer": "d",
    "zoom_in": "+",
    "zoom_out": "-",
    "fit": "home",
    "search": "/",
    "help": "f1",
    "save": "f5",
    "load": "f9",
    "full_screen": "f11",
    "report": "f12",
    "menu": "f10",
    **{f"hand_{n}": str(n % 10) for n in range(1, 11)},
}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_MODS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
_SAME = {"enter": "return", "[+]": "+", "[-]": "-", "keypad enter": "return", "=": "+"}
_BARE = {
    "left ctrl",
    "right ctrl",
    "left shift",
    "right shift",
    "left alt",
    "right alt",
    "alt gr",
    "caps lock",
}
_BARE |= {"left meta", "right meta", "numlock", "left super", "right super", ""}


def action_words() -> dict[str, str]:
    """What each action does, in words."""
    words = {
        "press": _("Press what is focused"),
        "back": _("Back one step"),
        "next": _("Next legal thing"),
        "previous": _("Former legal thing"),
        "left": _("Left"),
        "right": _("Right"),
        "up": _("Up"),
        "down": _("Down"),
        "zoom": _("Look at it closely"),
        "pass": _("Pass or end the turn"),
        "pass_on": _("Pass on and on"),
        "undo": _("Undo"),
        "redo": _("Redo"),
        "sight": _("Show sight"),
        "reach": _("Show reach"),
        "last_move": _("Show the last move again"),
        "log": _("Open the log"),
        "auto_pass": _("Pass by itself, on or off"),
        "hint": _("Ask for a hint"),
        "hide": _("Hide the hands now"),
        "goal": _("What wins, and how it stands"),
        "drawer": _("Open or close the side column"),
        "zoom_in": _("Nearer"),
        "zoom_out": _("Further away"),
        "fit": _("Fit the board in the window"),
        "search": _("Search"),
        "help": _("What can I do here?"),
        "save": _("Save the game"),
        "load": _("Load the last save"),
        "full_screen": _("Full screen or window"),
        "report": _("Write a report file"),
        "menu": _("Pause menu"),
    }
    for n in range(1, 11):
        words[f"hand_{n}"] = _("Hand or action {n}").format(n=n)
    return words


def key_words(key: str) -> str:
    """A key as people know it: `ctrl+return` is Ctrl+Enter."""
    return _key_words(key, language())


@lru_cache(maxsize=512)
def _key_words(key: str, _language: str) -> str:
    names = {
        "return": _("Enter"),
        "escape": _("Esc"),
        "space": _("Space"),
        "tab": _("Tab"),
        "backspace": _("Backspace"),
        "delete": _("Del"),
        "home": _("Home"),
        "end": _("End"),
        "page up": _("PgUp"),
        "page down": _("PgDn"),
        "left": _("Left"),
        "right": _("Right"),
        "up": _("Up"),
        "down": _("Down"),
        "ctrl": _("Ctrl"),
        "shift": _("Shift"),
        "alt": _("Alt"),
    }
    parts = ["+"] if key == "+" else key.split("+")
    return "+".join(names.get(part) or (part.upper() if len(part) <= 3 else part.title()) for part in parts)


def pressed_key(event: pygame.event.Event) -> str:
    """The key of a KEYDOWN event as it is written here; "" for a modifier on its own."""
    name = pygame.key.name(event.key)
    if name in _BARE:
        return ""
    name = _SAME.get(name, name)
    mods = getattr(event, "mod", 0)
    held = [word for mask, word in _MODS if mods & mask and not (word == "shift" and name in "+/?*")]
    return "+".join([*held, name])


class Keymap:
    """The keys of one person: the usual ones, and what was changed."""

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        self.changed = {a: k for a, k in (changed or {}).items() if a in USUAL}

    def key(self, action: str) -> str:
        """The key of an action, "" if it has none."""
        return self.changed.get(action, USUAL.get(action, ""))

    def label(self, action: str) -> str:
        """The key of an action as a prompt shows it."""
        key = self.key(action)
        return key_words(key) if key else ""

    def actions_of(self, event: pygame.event.Event) -> list[str]:
        """The actions a KEYDOWN event stands for."""
        key = pressed_key(event)
        return [action for action in USUAL if key and self.key(action) == key]

    def bind(self, action: str, key: str) -> None:
        """Give an action another key. Raises KeyError for an unknown action."""
        if key == USUAL[action]:
            self.changed.pop(action, None)
        else:
            self.changed[action] = key

    def reset(self, action: str) -> None:
        """Give an action its usual key again."""
        self.changed.pop(action, None)

    def conflicts(self, action: str) -> list[str]:
        """The other actions that have the same key."""
        key = self.key(action)
        return [other for other in USUAL if other != action and key and self.key(other) == key]
