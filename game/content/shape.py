"""Walks a JSON Schema and the data beside each other: which shape is meant where.

Knows JSON Schema as pydantic writes it. Used only where a mistake was found, to name what would be right.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

Schema = dict[str, Any]


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """pydantic's validator of a type, built once."""
    return TypeAdapter(kind)


@cache
def shape_of(kind: Any) -> "Shape":
    """The shape of a type, built once."""
    schema = adapter(kind).json_schema()
    return Shape(schema, schema.get("$defs", {}))


@dataclass(frozen=True)
class Spot:
    """Where a pydantic location leads.

    `path`: its parts that are really in the data; `last`: the final part if it is not there (a missing key);
    `key`: whether the key itself is meant; `shapes`: the schemas that may stand at `path`; `outer`: those of
    what holds it, and `holder` that itself.
    """

    path: tuple[str | int, ...]
    last: str | int | None
    key: bool
    shapes: list[Schema]
    outer: list[Schema]
    holder: Any = None


@dataclass(frozen=True, eq=False)
class Shape:
    """A JSON Schema and its definitions."""

    root: Schema
    defs: dict[str, Schema]

    def resolved(self, schema: Schema) -> Schema:
        """The schema itself, or what its reference stands for."""
        while "$ref" in schema:
            schema = self.defs[schema["$ref"].rsplit("/", 1)[-1]]
        return schema

    def alternatives(self, schema: Schema) -> list[Schema]:
        """The plain schemas of a union, however nested; the schema itself where it is none."""
        schema = self.resolved(schema)
        several = [one for word in ("anyOf", "oneOf", "allOf") for one in schema.get(word, ())]
        if not several:
            return [schema]
        return [plain for one in several for plain in self.alternatives(one)]

    def tagged(self, schema: Schema, tag: Any) -> Schema | None:
        """The member of a tagged union that bears that tag, if this is such a union."""
        schema = self.resolved(schema)
        mapping = schema.get("discriminator", {}).get("mapping", {})
        if isinstance(tag, str) and tag in mapping:
            return self.resolved({"$ref": mapping[tag]})
        for one in schema.get("anyOf", ()):
            found = self.tagged(one, tag)
            if found:
                return found
        return None

    def inside(self, schemas: list[Schema], part: str | int) -> list[Schema]:
        """The schemas of the value under a key or an index."""
        found: list[Schema] = []
        for schema in (plain for one in schemas for plain in self.alternatives(one)):
            if isinstance(part, str):
                inner = schema.get("properties", {}).get(part, schema.get("additionalProperties"))
            else:
                several = schema.get("prefixItems", ())
                inner = several[part] if part < len(several) else schema.get("items")
            if isinstance(inner, dict):
                found.append(inner)
        return found

    def walk(self, data: Any, loc: tuple[str | int, ...]) -> Spot:
        """Follow a pydantic location: union tags and `[key]` are passed over."""
        schemas, outer, path, key = [self.root], [self.root], list[str | int](), False
        holder = data
        last: str | int | None = None
        for number, part in enumerate(loc):
            member = next((one for one in (self.tagged(s, part) for s in schemas) if one), None)
            final = number == len(loc) - 1
            if member:
                schemas = [member]
            elif part == "[key]" and final:
                key = True
            elif (isinstance(data, dict) and part in data) or (
                isinstance(data, list) and isinstance(part, int) and -1 < part < len(data)
            ):
                holder, data = data, data[part]  # type: ignore[index]
                path.append(part)
                outer, schemas = schemas, self.inside(schemas, part)
            elif final:
                last = part
        return Spot(tuple(path), last, key, schemas, outer, holder)

    def keys(self, schemas: list[Schema], there: Any = ()) -> list[str]:
        """All keys that the schemas allow; of several only those that know the most of the keys in `there`."""
        plain = [one.get("properties", {}) for schema in schemas for one in self.alternatives(schema)]
        most = max((sum(key in one for key in there) for one in plain), default=0)
        return [key for one in plain if sum(key in one for key in there) == most for key in one]

    def words(self, schemas: list[Schema]) -> list[str]:
        """All fixed words that the schemas allow."""
        plain = [one for schema in schemas for one in self.alternatives(schema)]
        several = [one.get("enum", [one["const"]] if "const" in one else []) for one in plain]
        return [str(word) for words in several for word in words]
