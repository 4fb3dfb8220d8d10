"""Slotted dataclasses to JSON data and back, and the digest of that data.

Knows dataclasses, dicts, lists and scalars; a field whose metadata says `transient` is left out.
Must not know any game.
"""

import dataclasses
import hashlib
import json
import types
import typing
from functools import cache
from typing import Any


def transient(**kwargs: Any) -> Any:
    """A dataclass field that is neither saved nor digested (what a position only carries along)."""
    return dataclasses.field(metadata={"transient": True}, compare=False, repr=False, **kwargs)


@cache
def kept_fields(cls: type) -> tuple[str, ...]:
    """Names of the fields of `cls` that are part of its data."""
    return tuple(f.name for f in dataclasses.fields(cls) if not f.metadata.get("transient"))


def plain(value: Any) -> Any:
    """`value` as JSON data: dataclasses become dicts."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in kept_fields(type(value))}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


_SCALARS: dict[Any, tuple[type, ...]] = {int: (int,), str: (str,), bool: (bool,), float: (float, int)}


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def revive(kind: Any, data: Any) -> Any:
    """The inverse of `plain` for a type: revive(Unit, plain(unit)) == unit.

    Raises TypeError or KeyError where `data` does not have the shape of `kind`.
    """
    origin = typing.get_origin(kind)
    if origin in (types.UnionType, typing.Union):
        inner = [arg for arg in typing.get_args(kind) if arg is not type(None)]
        return None if data is None else revive(inner[0], data) if len(inner) == 1 else data
    if origin is dict:
        inside = typing.get_args(kind)[1]
        if not isinstance(data, dict):
            raise TypeError(f"{data!r:.40} is not a mapping")
        return {key: revive(inside, item) for key, item in data.items()}
    if origin is list:
        inside = typing.get_args(kind)[0]
        if not isinstance(data, list):
            raise TypeError(f"{data!r:.40} is not a list")
        return [revive(inside, item) for item in data]
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        if not isinstance(data, dict):
            raise TypeError(f"{kind.__name__} is not a mapping but {data!r:.40}")
        unknown = set(data) - set(kept_fields(kind))
        if unknown:
            raise KeyError(f"unknown field {sorted(unknown)[0]!r} in {kind.__name__}")
        hints = _hints(kind)
        return kind(**{name: revive(hints[name], item) for name, item in data.items()})
    if kind in _SCALARS and type(data) not in _SCALARS[kind]:
        raise TypeError(f"{data!r:.40} is not {kind.__name__}")
    return data


def canonical(data: Any) -> str:
    """JSON text of `data` that is the same for the same data: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Any) -> str:
    """A short fingerprint (32 hex digits) of a dataclass or JSON data."""
    return hashlib.sha256(canonical(plain(value)).encode()).hexdigest()[:32]
