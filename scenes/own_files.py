"""A person's own files in a folder: plain names that are free, put away when deleted, brought back. No file is lost.

Knows files. Must not know what is in them: teams, decks and saved games are all kept so.
"""

import re
import shutil
import unicodedata
from pathlib import Path

MOST_NAME = 40  # letters of a name
DELETED = "deleted"  # the folder beside the files from where a deleted one can be brought back


def read_name(words: str) -> str:
    """A name as a person typed it, of a bounded length."""
    return " ".join(words.split())[:MOST_NAME]


def plain_id(words: str, usual: str = "team") -> str:
    """Words as a snake_case id of plain letters; `usual` where nothing is left of them.

    >>> plain_id("¡Mi Equipo Ágil!"), plain_id("???", "deck")
    ('mi_equipo_agil', 'deck')
    """
    letters = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", letters).strip("_")[:40] or usual


def free_id(folder: Path, words: str, usual: str = "team") -> str:
    """A file's name from words that no YAML file of the folder has yet."""
    return free_path(folder / f"{plain_id(words, usual)}.yaml").stem


def free_path(path: Path, mark: str = "_") -> Path:
    """That path, or one beside it with a number, where nothing lies yet."""
    number, free = 2, path
    while free.exists():
        number, free = number + 1, path.with_name(f"{path.stem}{mark}{number}{path.suffix}")
    return free


def put_away(path: Path, mark: str = "_") -> Path:
    """Put a file among the deleted ones; gives where it lies now. Raises OSError."""
    return bring_to(path, path.parent / DELETED / path.name, mark)


def bring_to(path: Path, target: Path, mark: str = "_") -> Path:
    """Move a file to a place, or beside what lies there; gives where it is now. Raises OSError."""
    target.parent.mkdir(exist_ok=True)
    free = free_path(target, mark)
    shutil.move(path, free)
    return free
