"""Custom properties: typed, checked against the project's classes and enums, defaults filled in.

Knows the types Tiled writes. Knows nothing of what a property means.
"""

import re
from typing import Any

from game.content.problems import did_you_mean
from game.core.words import N_, _
from game.tiled.model import ObjectRef, Properties
from game.tiled.project import ClassType, EnumType, Member, enum_allows
from game.tiled.reading import Reading, about, number_of
from game.tiled.xml import Element

TYPES = ("string", "int", "float", "bool", "color", "file", "object", "class")
_COLOR = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\Z|\Z")
_WHOLE = re.compile(r"-?\d{1,18}\Z", re.ASCII)
EDITOR = N_("View > Custom Types Editor (in Tiled 1.8: Property Types Editor)")

# Names that a layer's or a tileset's property must not have: the drawing of tiles uses them itself.
RESERVED = frozenset(
    {
        *("name", "width", "height", "opacity", "visible", "offsetx", "offsety", "id", "class", "type", "data"),
        *("parent", "properties", "tiles", "iter_data", "image", "source", "trans", "gid", "firstgid", "columns"),
        *("tilewidth", "tileheight", "spacing", "margin", "tilecount", "offset", "color", "draworder"),
        *("parse_xml", "from_xml_string", "allow_duplicate_names"),
    }
)


def read_properties(
    reading: Reading, element: Element, cls: str = "", layer: str = "", reserved: bool = False
) -> tuple[Properties, Properties]:
    """All properties of an element of class `cls`, and only its own (without the class's defaults)."""
    kind = reading.project.classes.get(cls)
    own: Properties = {}
    holder = element.first("properties")
    for one in holder.each("property") if holder else ():
        name = one.attrs.get("name", "")
        if not name:
            message = _("{what}: a property has no name").format(what=about(element, layer))
            reading.tell(one, "missing_attribute", message, attr="name")
            continue
        if name in own:
            message = _('{what}: two properties are called "{name}"').format(what=about(element, layer), name=name)
            reading.tell(one, "duplicate_property", message, attr="name")
        if reserved and name in RESERVED:
            message = _('{what}: a property cannot be called "{name}"').format(what=about(element), name=name)
            reading.tell(one, "reserved_name", message, _("rename it in the Properties view"), "name")
        what = f"{about(element, layer)}: {name}"
        member = kind.members.get(name) if kind else None
        if kind and member is None and kind.members:
            _tell_unknown(reading, one, what, name, kind)
        own[name] = read_value(reading, one, what, member)
    return {**defaults_of(reading, kind), **own}, own


def _tell_unknown(reading: Reading, one: Element, what: str, name: str, kind: ClassType) -> None:
    message = _("{what}: class {cls} has no such property").format(what=what, cls=kind.name)
    fix = did_you_mean(name, kind.members) + " " + _("Or add it to the class: {menu}").format(menu=_(EDITOR))
    reading.tell(one, "unknown_property", message, fix.strip(), "name")


def defaults_of(reading: Reading, kind: ClassType | None, depth: int = 0) -> Properties:
    """The members of a class with their defaults, nested classes written out."""
    if kind is None or depth > 8:
        return {}
    values: Properties = {}
    for member in kind.members.values():
        value = member.default
        if member.type == "object":
            value = ObjectRef(value if isinstance(value, int) else 0)
        elif member.type == "class":
            inner = defaults_of(reading, reading.project.classes.get(member.of), depth + 1)
            value = {**inner, **(value if isinstance(value, dict) else {})}
        values[member.name] = value
    return values


def read_value(reading: Reading, one: Element, what: str, member: Member | None) -> Any:
    """The value of one `<property>`; what is wrong is told and a plain value stands in."""
    kind = one.attrs.get("type", "string")
    of = one.attrs.get("propertytype") or (member.of if member else "")
    text = one.attrs.get("value", one.text)
    if kind not in TYPES:
        message = _('{what}: properties of type "{kind}" are not read').format(what=what, kind=kind)
        fix = _("use one of these types: {types}").format(types=", ".join(TYPES))
        reading.tell(one, "unknown_property_type", message, fix, "type")
        return text
    if member and kind != member.type:
        message = _("{what}: expected {wanted}, as its class declares, got {kind}")
        message = message.format(what=what, wanted=member.type, kind=kind)
        fix = _("remove the property in the Properties view and set it again")
        reading.tell(one, "wrong_property_type", message, fix, "type")
    if kind == "class":
        return _class_value(reading, one, what, of)
    value = _plain_value(reading, one, what, kind, text)
    if of:
        _check_enum(reading, one, what, of, value)
    return value


def _plain_value(reading: Reading, one: Element, what: str, kind: str, text: str) -> Any:
    if kind == "int":
        if _WHOLE.match(text):
            return int(text)
        return _wrong(reading, one, what, _("a whole number"), text, 0)
    if kind == "float":
        number = number_of(text)
        return number if number is not None else _wrong(reading, one, what, _("a number"), text, 0.0)
    if kind == "bool":
        if text in ("true", "false"):
            return text == "true"
        return _wrong(reading, one, what, _("true or false"), text, False)
    if kind == "color" and not _COLOR.match(text):
        return _wrong(reading, one, what, _("a colour such as #ffcc00"), text, "")
    if kind == "file":
        return _file(reading, one, what, text)
    if kind == "object":
        good = _WHOLE.match(text) and int(text) >= 0
        return ObjectRef(int(text)) if good else _wrong(reading, one, what, _("an object"), text, ObjectRef(0))
    return text


def _wrong(reading: Reading, one: Element, what: str, wanted: str, text: str, instead: Any) -> Any:
    message = _('{what}: expected {wanted}, got "{found}"').format(what=what, wanted=wanted, found=text)
    reading.tell(one, "bad_property", message, _("set it again in the Properties view"), "value")
    return instead


def _file(reading: Reading, one: Element, what: str, text: str) -> str:
    if not text or text == ".":
        return ""
    path = reading.named_file(one, "value", text)
    if path is not None and not path.exists():
        message = _('{what}: file not found: "{path}"').format(what=what, path=text)
        reading.tell(one, "missing_file", message, _("put the file there, or choose it again in Tiled"), "value")
    return str(path) if path else ""


def _class_value(reading: Reading, one: Element, what: str, of: str) -> Properties:
    kind = reading.project.classes.get(of)
    if of and kind is None:
        _unknown_type(reading, one, what, of, list(reading.project.classes))
    values = defaults_of(reading, kind)
    holder = one.first("properties")
    for inner in holder.each("property") if holder else ():
        name = inner.attrs.get("name", "")
        member = kind.members.get(name) if kind else None
        if kind and member is None:
            _tell_unknown(reading, inner, f"{what}.{name}", name, kind)
        values[name] = read_value(reading, inner, f"{what}.{name}", member)
    return values


def _check_enum(reading: Reading, one: Element, what: str, of: str, value: Any) -> None:
    enum: EnumType | None = reading.project.enums.get(of)
    if enum is None:
        if of not in reading.project.classes:
            _unknown_type(reading, one, what, of, list(reading.project.enums))
        return
    if isinstance(value, str | int) and not isinstance(value, bool) and not enum_allows(enum, value):
        message = _('{what}: "{value}" is not in the enum {of}').format(what=what, value=value, of=of)
        reading.tell(one, "wrong_word", message, did_you_mean(str(value), enum.values), "value")


def _unknown_type(reading: Reading, one: Element, what: str, of: str, known: list[str]) -> None:
    message = _('{what}: the project declares no type "{of}"').format(what=what, of=of)
    fix = did_you_mean(of, known) + " " + _("Types are declared in {menu}").format(menu=_(EDITOR))
    reading.tell(one, "unknown_type", message, fix.strip(), "propertytype")
