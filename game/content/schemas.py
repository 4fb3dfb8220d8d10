"""JSON Schemas for editors, made from the shapes that content is checked against.

`python -m game.content.schemas` writes them; each data file names its own in its first line.
"""

import json
import os
from pathlib import Path
from typing import Any

from game.content.kinds import DATA, KINDS, SCHEMAS, Kind, kind_by_name, modeline
from game.content.located import Located
from game.content.problems import Problem, did_you_mean
from game.content.shape import adapter
from game.core.words import _

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(kind: Kind) -> dict[str, Any]:
    """The JSON Schema of a whole file of that kind."""
    entry = kind.entry if kind.single else list[kind.entry]  # type: ignore[name-defined]
    return {"$schema": _DIALECT, "title": kind.name, **_without_titles(adapter(entry).json_schema())}


def _without_titles(schema: Any) -> Any:
    """Without the titles pydantic makes of names: an editor shows the descriptions."""
    if isinstance(schema, list):
        return [_without_titles(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {}
    for key, value in schema.items():
        if key == "title" and isinstance(value, str):
            continue
        if key in ("properties", "$defs"):
            kept[key] = {name: _without_titles(one) for name, one in value.items()}
        else:
            kept[key] = _without_titles(value)
    return kept


def text_of(kind: Kind) -> str:
    """The schema as its file holds it."""
    return json.dumps(schema_of(kind), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def write_all(folder: Path = SCHEMAS) -> list[Path]:
    """Write the schemas of all kinds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind in KINDS.values():
        path = folder / kind.schema.name
        path.write_text(text_of(kind), encoding="utf-8")
        written.append(path)
    return written


def first_line(path: Path, kind: Kind) -> str:
    """The first line that a file of that kind must have, its path right for the file's folder."""
    relative = os.path.relpath(kind.schema, path.absolute().parent)
    return f"# yaml-language-server: $schema={Path(relative).as_posix()}"


def check_first_line(path: Path, located: Located, kind: Kind) -> list[Problem]:
    """What is wrong with the first line of a file.

    Files of the program must name their schema. People's own files may; then there must be one of that name.
    """
    named = modeline(located.text)
    if path.absolute().is_relative_to(DATA):
        right = first_line(path, kind)
        if located.text.split("\n", 1)[0].rstrip() == right:
            return []
        message = _("the first line does not name the schema of this file")
        return [located.problem((1, 1), "schema_line", message, _("write: {line}").format(line=right), True)]
    if named and kind_by_name(named) is None and named.endswith(".schema.json"):
        message = _('there is no schema "{name}"').format(name=named.rsplit("/", 1)[-1])
        names = [one.schema.name for one in KINDS.values()]
        place = (1, located.text.index(named) + 1)
        return [located.problem(place, "schema_line", message, did_you_mean(named.rsplit("/", 1)[-1], names), True)]
    return []


if __name__ == "__main__":
    for one in write_all():
        print(one.relative_to(DATA.parent).as_posix())
