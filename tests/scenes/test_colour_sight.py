"""Colours as people see them who see some of them alike: none of two seats, none of two abilities melt into one.

Each has a shape as well; this is the second string. Simulation of the three kinds after Machado, Oliveira, Fernandes
(2009), full strength; differences in CIELAB.
"""

from itertools import combinations

import numpy as np
import pytest

from scenes import theme

SIGHT = {
    "usual": np.eye(3),
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                        [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                        [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                        [0.004733, 0.691367, 0.303900]]),
}  # fmt: skip
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])
LEAST = 10.0  # a difference that is plain side by side; 2.3 can just be seen


def seen(colour: theme.Colour, sight: str) -> np.ndarray:
    """A colour in CIELAB, as that sight has it."""
    level = np.array(colour[:3]) / 255
    light = np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)
    share = XYZ @ np.clip(SIGHT[sight] @ light, 0, 1) / WHITE
    f = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("sight", list(SIGHT))
@pytest.mark.parametrize("marks", [theme.SEATS, theme.ABILITIES], ids=["seats", "abilities"])
def test_no_two_marks_look_alike(marks: dict[str, theme.Mark], sight: str) -> None:
    """Whatever the eyes."""
    alike = [
        (a, b) for a, b in combinations(marks, 2)
        if np.linalg.norm(seen(marks[a].colour, sight) - seen(marks[b].colour, sight)) < LEAST
    ]  # fmt: skip
    assert alike == []


@pytest.mark.parametrize("sight", list(SIGHT))
@pytest.mark.parametrize("pair", [("GOOD", "BAD_TEXT"), ("CALL", "GOOD"), ("CALL", "BAD"), ("TEXT", "BAD_TEXT")])
def test_good_bad_and_the_call_to_act_are_told_apart(pair: tuple[str, str], sight: str) -> None:
    """They have signs and words too."""
    a, b = (seen(getattr(theme, name), sight) for name in pair)
    assert np.linalg.norm(a - b) >= LEAST


@pytest.mark.parametrize("mark", theme.ABILITIES.values(), ids=list(theme.ABILITIES))
def test_numbers_on_the_mark_of_an_ability_are_readable(mark: theme.Mark) -> None:
    """White on its colour."""
    assert theme.contrast(theme.WHITE, mark.colour) >= 4.5
