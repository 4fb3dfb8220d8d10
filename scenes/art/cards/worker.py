"""The process that draws illustrations: reads a list of subjects, writes one picture after the other, ends.

Started by `shelf`; may also be run by hand with the path of a list.
"""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from scenes.art.cards.easel import opaque
from scenes.art.cards.painting import paint
from scenes.art.cards.subject import Subject, subject_from


def save(subject: Subject, path: Path) -> None:
    """Draw a picture and write it whole: who reads it meets the finished file or none."""
    half = path.with_name(f"{path.stem}.{os.getpid()}.part.jpg")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(opaque(paint(subject)), half)
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)


def work(listed: Path) -> int:
    """Make every picture of the list that is not there yet; how many were made."""
    made = 0
    subjects = [subject_from(plain) for plain in json.loads(listed.read_text(encoding="utf-8"))]
    for subject in subjects:
        path = listed.parent / f"{subject.name}.jpg"
        if not path.exists():
            save(subject, path)
            made += 1
    listed.unlink(missing_ok=True)
    return made


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(10)  # the game itself goes first
    work(Path(sys.argv[1]))
