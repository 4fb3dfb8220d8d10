"""Values and acts written as a person would write them in a scenario file."""

import re
from collections.abc import Mapping
from typing import Any

_READS_AS_ANOTHER = re.compile(r"(-?\d+(\.\d+)?|true|false|null|~|)\Z")


def shown(value: Any) -> str:
    """A value in YAML's short form.

    >>> shown({"at": [3, None], "acted": True})
    '{at: [3, null], acted: true}'
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(shown(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, str) and _READS_AS_ANOTHER.match(value):
        return f'"{value}"'
    return str(value)
