"""The shelf of illustrations: asking never waits, pictures come from the folder, the bound holds."""

import json
import time
from pathlib import Path

import pygame
import pytest
from cards_shared import first

from scenes.art.cards import shelf, worker
from scenes.art.cards.shelf import SHELF, Shelf
from scenes.art.cards.subject import Subject, subject_of

SMALL = Subject("event", "a small one", 4)


def _until(shelved: Shelf, subject: Subject) -> bool:
    for _look in range(200):
        shelved._looked = 0.0
        shelved.pump()
        if subject in shelved.held:
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
    assert _until(SHELF, subject)
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
    for _frame in range(3):
        SHELF._looked = 0.0
        assert not SHELF.pump()
    assert SHELF._worker is None


def test_the_process_is_asked_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.delenv(shelf.NO_PICTURE)
    monkeypatch.setattr(shelf.platform, "start_module", lambda *words: asked.append(words))
    SHELF.find(SMALL)
    SHELF.pump()
    ((module, listed),) = asked
    assert module == "scenes.art.cards.worker"
    assert [plain["seed"] for plain in json.loads(Path(listed).read_text(encoding="utf-8"))] == ["a small one"]
    assert SMALL in SHELF.failed  # no process could be started: not asked again
    SHELF._looked = 0.0
    SHELF.find(SMALL)
    SHELF.pump()
    assert len(asked) == 1


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
