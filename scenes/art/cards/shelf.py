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
from typing import TYPE_CHECKING, NamedTuple

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
LIMIT = 72_000_000  # bytes of pictures in memory
BATCH = 48  # pictures a process makes before it ends
LOOK_EVERY = 0.15  # seconds between looks at the folder while a process works
AT_ONCE = 2  # pictures taken in a frame

Image = pygame.Surface


class Found(NamedTuple):
    """What a look into the folder found."""

    images: dict[Subject, Image | None]  # None: a damaged file, thrown away
    missing: list[Subject]


class Shelf:
    """The pictures in memory, those wanted, and the process that makes what is missing."""

    def __init__(self) -> None:
        self.held: OrderedDict[Subject, Image] = OrderedDict()
        self.bytes = 0
        self.editions: dict[Subject, int] = {}  # how often each has come
        self.wanted: OrderedDict[Subject, None] = OrderedDict()
        self.failed: set[Subject] = set()
        self.make_now = False  # for pictures without a screen: drawn at once, in this process
        self._come: list[tuple[Subject, Image]] = []
        self._making: set[Subject] = set()
        self._thread: ThreadPoolExecutor | None = None
        self._look: Future[Found] | None = None
        self._start: Future[subprocess.Popen[bytes] | None] | None = None
        self._worker: subprocess.Popen[bytes] | None = None
        self._looked = -LOOK_EVERY

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
        self.editions[subject] = self.editions.get(subject, 0) + 1
        self.wanted.pop(subject, None)
        self.bytes += weight(image)
        while self.bytes > LIMIT and len(self.held) > 1:
            self.bytes -= weight(self.held.popitem(last=False)[1])

    def pump(self) -> bool:
        """Take in what has come since the last frame and ask for what is missing; whether anything came."""
        self._hear()
        for subject, image in self._come[:AT_ONCE]:
            self.put(subject, ready(image))
        came = bool(self._come)
        del self._come[:AT_ONCE]
        now = time.monotonic()
        if self.wanted and self._look is None and not self._come and now - self._looked >= LOOK_EVERY:
            self._looked = now
            subjects = list(reversed(self.wanted))  # what was asked for last is on the screen now
            self._look = self._behind().submit(_gathered, subjects)
        return came

    def _behind(self) -> ThreadPoolExecutor:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "pictures")
        return self._thread

    def _hear(self) -> None:
        """What the thread has done: pictures read, a process started."""
        if self._start is not None and self._start.done():
            self._worker, self._start = self._start.result(), None
            if self._worker is None:
                self._give_up(self._making)
        if self._look is None or not self._look.done():
            return
        found, self._look = self._look.result(), None
        self._come += [(subject, image) for subject, image in found.images.items() if image is not None]
        for subject in found.images:
            self.wanted.pop(subject, None)
        self._have_made(found.missing)

    def _have_made(self, missing: list[Subject]) -> None:
        """Start the process for what is missing, one at a time."""
        if self._start is not None or (self._worker is not None and self._worker.poll() is None):
            return
        if self._worker is not None:
            self._worker = None
            self._give_up(self._making & set(missing))  # it has ended, and they are still not there
        rest = [subject for subject in missing if subject not in self.failed][:BATCH]
        if rest and not os.environ.get(NO_PICTURE):
            self._making = set(rest)
            self._start = self._behind().submit(_started, rest)

    def _give_up(self, subjects: set[Subject]) -> None:
        self.failed |= subjects
        for subject in subjects:
            self.wanted.pop(subject, None)

    def close(self) -> None:
        """End the process and forget everything."""
        if self._thread is not None:
            self._thread.shutdown(wait=True, cancel_futures=True)
        self._hear()
        if self._worker is not None and self._worker.poll() is None:
            self._worker.terminate()
        self.__init__()  # type: ignore[misc]


def _gathered(subjects: list[Subject]) -> Found:
    """Read what lies in the folder, a dozen at most; done by the thread."""
    images: dict[Subject, Image | None] = {}
    missing = []
    for subject in subjects:
        path = file_of(subject)
        if not path.exists():
            missing.append(subject)
        elif len(images) < 12:
            images[subject] = _loaded(path)
    return Found(images, missing)


def _started(subjects: list[Subject]) -> subprocess.Popen[bytes] | None:
    """Write the list and start the process that makes what is on it; done by the thread."""
    path = folder() / f"wanted-{os.getpid()}.json"
    platform.write_whole(path, json.dumps([subject.plain() for subject in subjects]))
    return platform.start_module("scenes.art.cards.worker", str(path))


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
    """How often the face's illustration has come: 0 until it is there the first time, and wanted from now on.

    Part of the look of whatever shows the card: it grows when the card is to be drawn again.
    """
    return edition_of_subject(subject_of(face))


def edition_of_subject(subject: Subject) -> int:
    """The same, of what is drawn."""
    edition = SHELF.editions.get(subject, 0)
    if not edition:
        SHELF.find(subject)
        edition = SHELF.editions.get(subject, 0)
    return edition


def pictured(face: CardFace, drawn: bool) -> int:
    """1 if the face can be drawn with its illustration, or has been (`drawn`); else 0, and it is wanted."""
    return int(drawn or SHELF.find(subject_of(face)) is not None)


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
