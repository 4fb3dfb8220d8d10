"""The illustrations at hand: kept in memory up to a bound, else in the cache folder, else made by a process.

Asking never waits and never touches a disk: until a picture has come, its frame shows the sign of the kind.
`pump` is called once a frame; what it finds has been read by a thread.
"""

from __future__ import annotations

import json
import os
import time
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes import platform
from scenes.art.cards import tokens
from scenes.art.cards.canvas import ramp_image
from scenes.art.cards.face import CardFace
from scenes.art.cards.subject import EDITION, SIZE, WIDE, Subject, subject_of
from scenes.art.cards.symbols import sign
from scenes.art.palette import mix, rgb
from scenes.art.sprites import kept, put, ready, weight

if TYPE_CHECKING:
    import subprocess

NO_PICTURE = "SOBREMESA_NO_PICTURE"  # set in tests: no process is started
LIMIT = 96_000_000  # bytes of pictures in memory
BATCH = 48  # pictures a process makes before it ends
LOOK_EVERY = 0.2  # seconds between looks at the folder while a process works

Image = pygame.Surface


class Shelf:
    """The pictures in memory, those wanted, and the process that makes what is missing."""

    def __init__(self) -> None:
        self.held: OrderedDict[Subject, Image] = OrderedDict()
        self.bytes = 0
        self.wanted: OrderedDict[Subject, None] = OrderedDict()
        self.making: set[Subject] = set()
        self.failed: set[Subject] = set()
        self.make_now = False  # for pictures without a screen: drawn at once, in this process
        self._reading: dict[Subject, Future[Image | None]] = {}
        self._reader: ThreadPoolExecutor | None = None
        self._worker: subprocess.Popen[bytes] | None = None
        self._looked = 0.0

    def find(self, subject: Subject) -> Image | None:
        """The picture if it is in memory; else it is wanted from now on."""
        image = self.held.get(subject)
        if image is not None:
            self.held.move_to_end(subject)
            return image
        if self.make_now:
            return self._make(subject)
        if subject not in self.failed:
            self.wanted[subject] = None
            self.wanted.move_to_end(subject)
        return None

    def _make(self, subject: Subject) -> Image:
        from scenes.art.cards import worker

        path = file_of(subject)
        if not path.exists():
            worker.save(subject, path)
        image = ready(pygame.image.load(path))
        self.put(subject, image)
        return image

    def put(self, subject: Subject, image: Image) -> None:
        """Keep a picture, the least lately asked for going first past the bound."""
        self.held[subject] = image
        self.bytes += weight(image)
        while self.bytes > LIMIT and len(self.held) > 1:
            self.bytes -= weight(self.held.popitem(last=False)[1])

    def pump(self) -> bool:
        """Take in what has come since the last frame and ask for what is missing; whether anything came."""
        came = self._take()
        if self.wanted and len(self._reading) < 4:
            self._look()
        return came

    def _take(self) -> bool:
        done = [subject for subject, read in self._reading.items() if read.done()]
        for subject in done:
            image = self._reading.pop(subject).result()
            self.making.discard(subject)
            self.wanted.pop(subject, None)
            if image is None:
                self.failed.add(subject)
            else:
                self.put(subject, ready(image))
        return bool(done)

    def _look(self) -> None:
        """Read what lies in the folder; have a process make the rest."""
        now = time.monotonic()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        missing = []
        for subject in reversed(self.wanted):  # what was asked for last is on the screen now
            if subject in self._reading:
                continue
            if not file_of(subject).exists():
                missing.append(subject)
            elif len(self._reading) < 12:
                self._read(subject)
        if self._worker is not None and self._worker.poll() is not None:
            self._worker = None
            self.failed |= self.making & set(missing)  # made, and still not there
            for subject in self.failed:
                self.wanted.pop(subject, None)
            self.making.clear()
        rest = [subject for subject in missing if subject not in self.failed]
        if rest and self._worker is None and not os.environ.get(NO_PICTURE):
            self._start(rest[:BATCH])

    def _read(self, subject: Subject) -> None:
        if self._reader is None:
            self._reader = ThreadPoolExecutor(1, "pictures")
        self._reading[subject] = self._reader.submit(_loaded, file_of(subject))

    def _start(self, subjects: list[Subject]) -> None:
        path = folder() / f"wanted-{os.getpid()}.json"
        platform.write_whole(path, json.dumps([subject.plain() for subject in subjects]))
        self.making = set(subjects)
        self._worker = platform.start_module("scenes.art.cards.worker", str(path))
        if self._worker is None:
            self.failed |= self.making
            for subject in subjects:
                self.wanted.pop(subject, None)

    def close(self) -> None:
        """End the process and forget everything."""
        if self._worker is not None and self._worker.poll() is None:
            self._worker.terminate()
        if self._reader is not None:
            self._reader.shutdown(wait=True, cancel_futures=True)
        self.__init__()  # type: ignore[misc]


def _loaded(path: Path) -> Image | None:
    try:
        return pygame.image.load(path)
    except (pygame.error, OSError):
        path.unlink(missing_ok=True)  # half a file of a crash: made anew another time
        return None


def folder() -> Path:
    """Where the illustrations lie."""
    path = platform.cache_folder() / f"cards-{EDITION}"
    path.mkdir(parents=True, exist_ok=True)
    return path


def file_of(subject: Subject) -> Path:
    """The file of an illustration, whether it is there or not."""
    return folder() / f"{subject.name}.jpg"


SHELF = Shelf()


def edition_of(face: CardFace) -> int:
    """1 if the face's illustration is at hand, else 0 (and it is wanted from now on)."""
    return int(SHELF.find(subject_of(face)) is not None)


def picture(face: CardFace) -> Image:
    """The illustration of a face, opaque; the plain one of its kind until it has come."""
    image = SHELF.held.get(subject_of(face))
    return image if image is not None else plain(face.kind)


def pump() -> bool:
    """Once a frame: take in what has come. Whether a picture came, so that cards are drawn again."""
    return SHELF.pump()


@kept(8_000_000)
def plain(kind: str) -> Image:
    """The sign of a kind on its colour."""
    size = WIDE if kind == "mission" else SIZE
    ink = tokens.FRAMES[kind]
    tones = ((0.0, mix(ink, "#0b1018", 0.45)), (1.0, mix(ink, "#e9dcc2", 0.22)))
    image = ramp_image(*size, tones).copy()
    side = round(size[1] * 0.5)
    mark = sign(kind, side, rgb(mix(ink, "#fff3d6", 0.55)), rgb(mix(ink, "#0b1018", 0.2)))
    put(image, mark, size[0] * 0.54 - side / 2, size[1] * 0.5 - side / 2)
    return ready(image)
