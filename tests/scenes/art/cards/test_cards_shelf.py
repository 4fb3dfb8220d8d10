"""The shelf of illustrations: asking never waits, pictures come from the folder, the bound holds."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from cards_shared import first

from scenes.art.cards import shelf, worker
from scenes.art.cards.shelf import SHELF, Shelf
from scenes.art.cards.subject import Subject, subject_of

SMALL = Subject("event", "a small one", 4)


def _frames(shelved: Shelf, done: Callable[[], bool]) -> bool:
    """Pump as frames do until something holds, at most two seconds."""
    for _frame in range(200):
        shelved._looked = -1.0
        shelved.pump()
        if done():
            return True
        time.sleep(0.01)
    return False


def test_asking_wants_and_touches_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_args: object) -> Path:
        raise AssertionError("asked the folder")

    monkeypatch.setattr(shelf, "file_of", never)
    face = first("gear")
    assert shelf.edition_of(face) == 0
    assert shelf.picture(face) is shelf.plain("gear")
    assert list(SHELF.wanted) == [subject_of(face)]


def test_a_picture_in_the_folder_comes() -> None:
    face = first("event")
    subject = subject_of(face)
    worker.save(subject, shelf.file_of(subject))
    assert shelf.edition_of(face) == 0
    assert _frames(SHELF, lambda: subject in SHELF.held)
    assert shelf.edition_of(face) == 1
    assert shelf.picture(face).get_size() == subject.size
    assert not SHELF.wanted


def test_half_a_file_is_thrown_away() -> None:
    path = shelf.file_of(SMALL)
    path.write_bytes(b"half")
    assert shelf._loaded(path) is None
    assert not path.exists()


def test_without_a_process_nothing_comes_and_nothing_waits() -> None:
    SHELF.find(SMALL)
    assert not SHELF.pump()
    assert SHELF._look is not None
    assert SHELF._look.result().missing == [SMALL]
    assert not SHELF.pump()
    assert SHELF._start is None
    assert SHELF._worker is None
    assert not SHELF.held


def test_the_process_is_asked_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.delenv(shelf.NO_PICTURE)
    monkeypatch.setattr(shelf.platform, "start_module", lambda *words: asked.append(words))
    SHELF.find(SMALL)
    assert _frames(SHELF, lambda: SMALL in SHELF.failed)  # no process could be started: not asked again
    ((module, listed),) = asked
    assert module == "scenes.art.cards.worker"
    assert [plain["seed"] for plain in json.loads(Path(listed).read_text(encoding="utf-8"))] == ["a small one"]
    SHELF.find(SMALL)
    assert not SHELF.wanted


def test_a_process_that_made_nothing_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended:
        def poll(self) -> int:
            return 1

    monkeypatch.delenv(shelf.NO_PICTURE)
    monkeypatch.setattr(shelf.platform, "start_module", lambda *words: Ended())
    SHELF.find(SMALL)
    assert _frames(SHELF, lambda: SMALL in SHELF.failed)


def test_a_drawn_card_stays_drawn_when_its_picture_has_gone(fresh: None) -> None:
    from scenes.art.cards.hand import hand_card

    face = first("event")
    SHELF.make_now = True
    drawn = hand_card(face, 120)
    SHELF.make_now = False
    SHELF.held.clear()
    assert hand_card(face, 120) is drawn
    assert shelf.edition_of(face) == 1
    assert not SHELF.wanted
    hand_card(face, 124)
    assert list(SHELF.wanted) == [subject_of(face)]


def test_an_edition_grows_each_time_a_picture_comes() -> None:
    face = first("event")
    for times in (1, 2):
        SHELF.put(subject_of(face), pygame.Surface((10, 10)))
        assert shelf.edition_of(face) == times


def test_the_worker_makes_what_is_listed_and_ends(tmp_path: Path) -> None:
    listed = tmp_path / "wanted.json"
    listed.write_text(json.dumps([SMALL.plain(), SMALL._replace(seed="other").plain()]), encoding="utf-8")
    assert worker.work(listed) == 2
    assert not listed.exists()
    made = sorted(tmp_path.glob("*.jpg"))
    assert len(made) == 2
    assert pygame.image.load(made[0]).get_size() == SMALL.size
    listed.write_text(json.dumps([SMALL.plain()]), encoding="utf-8")
    assert worker.work(listed) == 0


def test_the_least_lately_asked_for_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = pygame.Surface((100, 100), 0, 32)
    monkeypatch.setattr(shelf, "LIMIT", 100_000)
    shelved = Shelf()
    subjects = [SMALL._replace(seed=str(n)) for n in range(4)]
    shelved.put(subjects[0], picture)
    shelved.put(subjects[1], picture)
    shelved.find(subjects[0])
    shelved.put(subjects[2], picture)
    assert list(shelved.held) == [subjects[0], subjects[2]]
    assert shelved.bytes <= 100_000


def test_made_now_needs_no_process() -> None:
    SHELF.make_now = True
    face = first("event")
    assert shelf.edition_of(face) == 1
    assert shelf.file_of(subject_of(face)).exists()


def test_drawing_without_pictures_reads_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.art.cards import full, hand

    def never(*_args: object) -> Path:
        raise AssertionError("asked the folder")

    monkeypatch.setattr(shelf, "folder", never)
    for kind in ("team", "mission"):
        full.full_card(first(kind))
        hand.hand_card(first(kind), 120)
