"""JSON Schemas: the committed ones are what the shapes give, and every field is described."""

from pathlib import Path

import pytest

from game.content.kinds import DATA, KINDS, Kind, kind_by_name, kind_of, modeline
from game.content.schemas import check_first_line, first_line, schema_of, text_of, write_all
from game.content.yaml_reader import load


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_the_committed_schema_is_the_generated_one(kind: Kind) -> None:
    assert kind.schema.read_text(encoding="utf-8") == text_of(kind), "run: python -m game.content.schemas"


def test_no_schema_is_committed_for_a_kind_that_is_gone() -> None:
    assert {path.name for path in (DATA / "schemas").iterdir()} == {kind.schema.name for kind in KINDS.values()}


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_every_field_is_described(kind: Kind) -> None:
    schema = schema_of(kind)
    shapes = [*schema["$defs"].values(), schema]
    bare = [
        f"{number}.{name}"
        for number, shape in enumerate(shapes)
        for name, one in shape.get("properties", {}).items()
        if "description" not in one and "const" not in one and "$ref" not in one
    ]
    assert bare == []


def test_all_are_written(tmp_path: Path) -> None:
    written = write_all(tmp_path / "schemas")
    assert [path.name for path in written] == [kind.schema.name for kind in KINDS.values()]


def test_the_first_line_is_right_for_the_folder() -> None:
    line = first_line(DATA / "clix" / "figures" / "x.yaml", KINDS["clix-figures"])
    assert line == "# yaml-language-server: $schema=../../schemas/clix-figures.schema.json"
    assert modeline(line + "\r\nx: 1\n") == "../../schemas/clix-figures.schema.json"


@pytest.mark.parametrize(
    "text",
    [
        "- id: a\n",
        "# yaml-language-server: $schema=../schemas/clix-figures.schema.json\n",
        "# yaml-language-server: $schema=../../schemas/clix-teams.schema.json\n",
        "\n# yaml-language-server: $schema=../../schemas/clix-figures.schema.json\n",
    ],
)
def test_a_wrong_first_line_of_the_programs_own_files_is_told(text: str) -> None:
    path = DATA / "clix" / "figures" / "x.yaml"
    (problem,) = check_first_line(path, load(text, "x.yaml"), KINDS["clix-figures"])
    assert (problem.code, problem.line) == ("schema_line", 1)
    assert "$schema=../../schemas/clix-figures.schema.json" in problem.fix
    assert problem.usable


def test_peoples_own_files_may_leave_it_out_but_not_misname_it(tmp_path: Path) -> None:
    kind, path = KINDS["clix-teams"], tmp_path / "x.yaml"
    assert check_first_line(path, load("- id: a\n"), kind) == []
    good = "# yaml-language-server: $schema=https://example.org/clix-teams.schema.json\n"
    assert check_first_line(path, load(good), kind) == []
    (problem,) = check_first_line(path, load(good.replace("teams", "taems")), kind)
    assert problem.fix.startswith('did you mean "clix-teams.schema.json"?')
    assert problem.column == 33


def test_what_a_file_is() -> None:
    assert kind_by_name("https://x/clix-figures.schema.json") is KINDS["clix-figures"]
    named = "# yaml-language-server: $schema=x/clix-boosters.schema.json\n"
    assert kind_of(Path("any.yaml"), named, None) is KINDS["clix-boosters"]
    assert kind_of(DATA / "clix" / "variants" / "x.yaml", "", None) is KINDS["clix-variants"]
    assert kind_of(Path("any.yaml"), "", [{"id": 1, "dial": 2, "points": 3}]) is KINDS["clix-figures"]
    assert kind_of(Path("any.yaml"), "", [{"id": 1, "units": 2, "reserves": 3}]) is KINDS["clix-teams"]
    assert kind_of(Path("any.yaml"), "", {"id": 1, "hill": 2}) is KINDS["clix-variants"]
    assert kind_of(Path("any.yaml"), "", [{"what": 1}]) is None
    assert kind_of(Path("any.yaml"), "", 7) is None
