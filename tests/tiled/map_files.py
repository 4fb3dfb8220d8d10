"""Small maps of the tests' own, written into a folder with a project, a tileset and templates."""

import json
import struct
import zlib
from pathlib import Path

PROJECT = {
    "propertyTypes": [
        {"id": 1, "name": "Kind", "storageType": "string", "type": "enum", "values": ["hill", "flag", "room"]},
        {"id": 2, "name": "Marks", "storageType": "string", "type": "enum", "values": ["a", "b", "c"],
         "valuesAsFlags": True},
        {"id": 3, "name": "Level", "storageType": "int", "type": "enum", "values": ["low", "high"]},
        {"id": 4, "name": "Cost", "type": "class", "useAs": ["property"],
         "members": [{"name": "gold", "type": "int", "value": 3}, {"name": "wood", "type": "int", "value": 1}]},
        {"id": 5, "name": "wall", "type": "class", "useAs": ["object"], "members": []},
        {"id": 6, "name": "door", "type": "class", "useAs": ["object"],
         "members": [{"name": "closed", "type": "bool", "value": False},
                     {"name": "leads_to", "type": "object", "propertyType": "spawn", "value": 0}]},
        {"id": 7, "name": "spawn", "type": "class", "useAs": ["object"],
         "members": [{"name": "seat", "type": "string", "value": "any"}]},
        {"id": 8, "name": "area", "type": "class", "useAs": ["object"],
         "members": [{"name": "kind", "type": "string", "propertyType": "Kind", "value": "room"},
                     {"name": "name_en", "type": "string", "value": ""},
                     {"name": "name_es", "type": "string", "value": ""},
                     {"name": "cost", "type": "class", "propertyType": "Cost", "value": {"wood": 7}}]},
        {"id": 9, "name": "block", "type": "class", "useAs": ["object"], "members": []},
        {"id": 10, "name": "label", "type": "class", "useAs": ["object"], "members": []},
        {"id": 11, "name": "board", "type": "class", "useAs": ["map"],
         "members": [{"name": "author", "type": "string", "value": "nobody"},
                     {"name": "name_en", "type": "string", "value": ""},
                     {"name": "name_es", "type": "string", "value": ""}]},
    ]
}  # fmt: skip

TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset name="floors" tilewidth="32" tileheight="32" tilecount="4" columns="2">
 <image source="floors.png" width="64" height="64"/>
 <tile id="1" type="door"/>
 <tile id="2"><properties><property name="floor" value="deck"/></properties></tile>
</tileset>
"""
SPAWN = """<?xml version="1.0" encoding="UTF-8"?>
<template><object name="start" type="spawn"><properties><property name="seat" value="p1"/></properties>
<point/></object></template>
"""
CSV = "1,1,1,1,\n1,2,2,1,\n1,2,2,1,\n1,1,1,1"


def png(width: int, height: int) -> bytes:
    """A picture of that size, all of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * width for _row in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def folder(root: Path, project: dict | None = PROJECT) -> Path:
    """A project folder with a tileset, its picture and a template."""
    root.mkdir(parents=True, exist_ok=True)
    if project is not None:
        (root / "my.tiled-project").write_text(json.dumps(project, indent=1), encoding="utf-8")
    (root / "floors.tsx").write_text(TILESET, encoding="utf-8")
    (root / "floors.png").write_bytes(png(64, 64))
    (root / "spawn.tx").write_text(SPAWN, encoding="utf-8")
    return root


def text_of(
    objects: str = "",
    attrs: str = "",
    data: str = f'<data encoding="csv">{CSV}</data>',
    head: str = "",
    tail: str = "",
    tileset: str = '<tileset firstgid="1" source="floors.tsx"/>',
    size: str = 'width="4" height="4"',
    kind: str = 'orientation="orthogonal"',
) -> str:
    """A map of 4x4 squares. Line 1 the map, 2 its properties, 3 the tileset, 4 the layer and its tiles; then objects.

    Every part may be changed. With the tiles as they are, the objects begin in line 9.
    """
    return (
        f'<map {kind} {size} tilewidth="32" tileheight="32" {attrs}>{head}\n\n {tileset}\n'
        f' <layer id="1" name="floor" width="4" height="4">{data}</layer>\n'
        f' <objectgroup id="2" name="things">\n{objects}\n </objectgroup>\n{tail}</map>\n'
    )


def write(root: Path, text: str, name: str = "map.tmx") -> Path:
    """A map file in the folder, which is made a project if it is none yet."""
    if not (root / "floors.tsx").exists():
        folder(root)
    path = root / name
    path.write_text(text, encoding="utf-8")
    return path
