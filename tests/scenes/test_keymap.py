"""Keys: the usual ones, binding, conflicts, and how prompts show them."""

import pygame
import pytest

from scenes.keymap import USUAL, Keymap, action_words, key_words, pressed_key


def event(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)


@pytest.mark.parametrize(
    ("action", "shown"),
    [
        ("press", "Enter"), ("zoom", "Space"), ("back", "Esc"), ("next", "Tab"), ("pass", "P"), ("undo", "Z"),
        ("redo", "Y"), ("sight", "V"), ("reach", "R"), ("last_move", "B"), ("log", "L"), ("auto_pass", "A"),
        ("hint", "H"), ("help", "F1"), ("save", "F5"), ("load", "F9"), ("full_screen", "F11"), ("hand_1", "1"),
        ("hand_10", "0"), ("previous", "Shift+Tab"),
    ],
)  # fmt: skip
def test_usual_keys(action: str, shown: str) -> None:
    assert Keymap().label(action) == shown


def test_no_usual_key_is_bound_twice() -> None:
    assert [action for action in USUAL if Keymap().conflicts(action)] == []


def test_every_action_has_words() -> None:
    assert set(action_words()) == set(USUAL)


@pytest.mark.parametrize(
    ("key", "mod", "written"),
    [
        (pygame.K_z, 0, "z"),
        (pygame.K_s, pygame.KMOD_LCTRL, "ctrl+s"),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "shift+tab"),
        (pygame.K_KP_ENTER, 0, "return"),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, ""),
        (pygame.K_F11, pygame.KMOD_NUM, "f11"),
        (pygame.K_EQUALS, 0, "+"),
    ],
)
def test_pressed_key(key: int, mod: int, written: str) -> None:
    assert pressed_key(event(key, mod)) == written


def test_binding_conflicts_and_reset() -> None:
    keys = Keymap()
    keys.bind("undo", "y")
    assert keys.conflicts("undo") == ["redo"]
    assert keys.conflicts("redo") == ["undo"]
    assert keys.actions_of(event(pygame.K_y)) == ["undo", "redo"]
    assert keys.actions_of(event(pygame.K_z)) == []
    keys.reset("undo")
    assert keys.actions_of(event(pygame.K_z)) == ["undo"]
    assert keys.changed == {}


def test_binding_the_usual_key_changes_nothing() -> None:
    keys = Keymap({"undo": "q"})
    keys.bind("undo", "z")
    assert keys.changed == {}


def test_unknown_actions_are_passed_over() -> None:
    assert Keymap({"fly": "f"}).changed == {}


@pytest.mark.parametrize(
    ("key", "shown"),
    [("ctrl+return", "Ctrl+Enter"), ("+", "+"), ("left", "Left"), ("a", "A"), ("f12", "F12"), ("page up", "PgUp")],
)
def test_keys_in_words(key: str, shown: str) -> None:
    assert key_words(key) == shown
