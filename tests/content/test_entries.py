"""One file as its entries: the good ones are kept where others are bad."""

from pathlib import Path

import pytest

from game.content.entries import read_entries
from game.content.kinds import KINDS, data_files, kinds_of
from tests.content.clix_files import FACTIONS, VARIANT, figures

FACTION = KINDS["clix-factions"]


def write(root: Path, text: str) -> Path:
    path = root / "x.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def many(*ids: str) -> str:
    return "".join(FACTIONS.replace("reds", one) for one in ids)


KEPT = [
    (many("a", "b", "c"), ["a", "b", "c"], []),
    (many("a", "B", "c"), ["a", "c"], ["bad_id"]),
    (many("a") + "- id: b\n  id: c\n  name: {en: R, es: R}\n" + many("d"), ["a", "d"], ["duplicate_key"]),
    (many("a") + "- id: 'b\n" + many("c"), ["a", "c"], ["open_quote"]),
    (many("a") + "- 7\n", ["a"], ["wrong_type"]),
    ("- !x\n  id: a\n  name: {en: R, es: R}\n" + many("b"), ["b"], ["tag"]),
    ("7\n", [], ["wrong_type"]),
    ("", [], ["empty_file"]),
    ("a: [\n", [], ["open_bracket"]),
]


@pytest.mark.parametrize(("text", "ids", "codes"), KEPT, ids=range(len(KEPT)))
def test_good_entries_are_kept(tmp_path: Path, text: str, ids: list[str], codes: list[str]) -> None:
    entries = read_entries(write(tmp_path, text), FACTION)
    assert [one.id for one in entries.good.values()] == ids
    assert [one.code for one in entries.problems] == codes


def test_an_entry_knows_its_place_and_its_data(tmp_path: Path) -> None:
    entries = read_entries(write(tmp_path, many("a", "b")), FACTION)
    assert entries.raw((1,))["id"] == "b"
    problem = entries.tell((1, "name", "es"), "some_code", "some words")
    assert (problem.line, problem.column) == (4, 24)
    assert entries.problems == [problem]


def test_a_file_of_one_entry(tmp_path: Path) -> None:
    entries = read_entries(write(tmp_path, VARIANT))
    assert entries.kind is KINDS["clix-variants"]
    assert entries.good[()].id == "plain"
    assert entries.raw(()) == entries.located.data
    twice = read_entries(write(tmp_path, VARIANT + "id: again\n"), KINDS["clix-variants"])
    assert twice.good == {}
    assert [one.code for one in twice.problems] == ["duplicate_key"]


def test_a_file_of_no_known_kind_has_no_entries(tmp_path: Path) -> None:
    entries = read_entries(write(tmp_path, "- {quite: other}\n"))
    assert entries.kind is None
    assert entries.good == {}


def test_the_kind_is_seen_in_the_keys(tmp_path: Path) -> None:
    assert read_entries(write(tmp_path, figures("one"))).kind is KINDS["clix-figures"]
    assert read_entries(write(tmp_path, "- 7\n" + figures("one"))).kind is KINDS["clix-figures"]
    assert [kind.name for kind in kinds_of("clix")] == [name for name in KINDS if name.startswith("clix-")]


def test_the_files_of_a_folder_stand_in_a_fixed_order_and_inside_it(tmp_path: Path) -> None:
    base = tmp_path / "in"
    for name in ("b.yaml", "a.yml", "deep/c.yaml", "d.txt"):
        (base / name).parent.mkdir(parents=True, exist_ok=True)
        (base / name).write_text("")
    (tmp_path / "out.yaml").write_text("")
    (base / "link.yaml").symlink_to(tmp_path / "out.yaml")
    assert [path.relative_to(base).as_posix() for path in data_files(base)] == ["a.yml", "b.yaml", "deep/c.yaml"]
