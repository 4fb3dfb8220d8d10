"""Objects of a map: shapes, templates, classes, references to one another.

Knows what Tiled writes for an object and what it leaves to templates and class defaults. Knows no game.
"""

from dataclasses import dataclass, field
from pathlib import Path

from game.content.problems import did_you_mean, shown_path
from game.core.words import _
from game.tiled.known import SHAPES
from game.tiled.model import GID_MASK, MapObject, ObjectRef, Point, Properties, Tileset, turned
from game.tiled.properties import EDITOR, read_properties
from game.tiled.reading import Reading, about, class_of, number_of
from game.tiled.tilesets import is_lost, read_tileset
from game.tiled.xml import Element


@dataclass
class Objects:
    """The objects read so far: where each id was met, and the references still to be checked."""

    tilesets: list[Tileset]
    by_id: dict[int, MapObject] = field(default_factory=dict)
    references: list[tuple[Element, str, MapObject, str]] = field(default_factory=list)
    templates: dict[Path, Element | None] = field(default_factory=dict)


def read_object(reading: Reading, objects: Objects, element: Element, layer: str) -> MapObject:
    """One `<object>`, its template taken into account."""
    template = _template_of(reading, objects, element)
    parts = [one for one in (template, element) if one is not None]
    gid, tile_class = _tile_of(reading, objects, element, template)
    cls = class_of(element) or (class_of(template) if template else "") or tile_class
    shape = _shape(element) or (_shape(template) if template else None)
    found = _plain_object(reading, parts, cls, layer)
    found.gid = gid
    found.kind = shape.tag if shape else "tile" if gid else "rectangle"
    if shape is not None and shape.tag == "text":
        found.text = shape.text
    elif shape is not None and shape.tag in ("polygon", "polyline"):
        found.points = _points(reading, shape, found)
    _check_shapes(reading, found)
    _check_class(reading, found)
    _remember(reading, objects, found)
    return found


def _plain_object(reading: Reading, parts: list[Element], cls: str, layer: str) -> MapObject:
    """What stands in the attributes and properties of an object: of its template first, then its own."""
    element = parts[-1]
    attrs = {key: value for one in parts for key, value in one.attrs.items()}
    merged = Element("object", attrs, element.line, element.column, element.offset, element.file, element.children)
    own: Properties = {}
    for one in parts:
        own.update(read_properties(reading, one, cls, layer)[1])
    defaults = read_properties(reading, Element("object", {}, 1, 1, 0, element.file), cls)[0]
    return MapObject(
        id=reading.whole(element, "id", 0),
        name=attrs.get("name", ""),
        cls=cls,
        kind="rectangle",
        x=reading.number(element, "x"),
        y=reading.number(element, "y"),
        width=reading.number(_bearer(parts, "width"), "width"),
        height=reading.number(_bearer(parts, "height"), "height"),
        rotation=reading.number(_bearer(parts, "rotation"), "rotation"),
        visible=reading.flag(_bearer(parts, "visible"), "visible", True),
        gid=0,
        points=[],
        text="",
        properties={**defaults, **own},
        own=frozenset(own),
        layer=layer,
        element=merged,
    )


def _check_shapes(reading: Reading, found: MapObject) -> None:
    shapes = [child for child in found.element.children if child.tag in SHAPES]
    if len(shapes) > 1:
        message = _("{what}: it has two shapes").format(what=about(found.element, found.layer))
        reading.tell(shapes[1], "two_shapes", message, _("take one of the two out"))


def _bearer(parts: list[Element], attr: str) -> Element:
    """The element that has the last word on an attribute."""
    return next((one for one in reversed(parts) if attr in one.attrs), parts[-1])


def _shape(element: Element) -> Element | None:
    return next((child for child in element.children if child.tag in SHAPES), None)


def _points(reading: Reading, shape: Element, found: MapObject) -> list[Point]:
    points: list[Point] = []
    pairs = shape.attrs.get("points", "").split()
    for pair in pairs:
        x, comma, y = pair.partition(",")
        px, py = number_of(x), number_of(y)
        if not comma or px is None or py is None:
            message = _('{what}: "{pair}" is no point').format(what=about(found.element, found.layer), pair=pair)
            reading.tell(shape, "bad_points", message, attr="points")
            continue
        points.append((found.x + px, found.y + py))
    if len(pairs) < 2:
        message = _("{what}: a line needs two points").format(what=about(found.element, found.layer))
        reading.tell(shape, "bad_points", message, _("draw it again in Tiled"))
    return turned(points, (found.x, found.y), found.rotation)


def _template_of(reading: Reading, objects: Objects, element: Element) -> Element | None:
    """The `<object>` of the template that an object names; told and None where it cannot be read."""
    if "template" not in element.attrs:
        return None
    path = reading.named_file(element, "template")
    if path is None:
        return None
    if path not in objects.templates:
        objects.templates[path] = _open_template(reading, element, path)
    return objects.templates[path]


def _open_template(reading: Reading, element: Element, path: Path) -> Element | None:
    fix = _("put the file there, or detach the object in Tiled: right click > Detach")
    if path.suffix in (".json", ".tj"):
        message = _("{file}: JSON templates are not read").format(file=element.attrs["template"])
        fix = _("save it in Tiled as Object template files (*.tx)")
        reading.tell(element, "json_file", message, fix, "template")
        return None
    if not path.is_file():
        message = _("template file not found: {path}").format(path=shown_path(path))
        reading.tell(element, "missing_template", message, fix, "template")
        return None
    root = reading.open(path).root
    return template_object(reading, root) if root else None


def template_object(reading: Reading, root: Element) -> Element | None:
    """The one object of a template file; told and None where there is none."""
    found = root.first("object") if root.tag == "template" else None
    if found is None:
        message = _("this is no template: it begins with <{tag}>").format(tag=root.tag)
        if root.tag == "template":
            message = _("the template holds no object")
        reading.tell(root, "not_a_template", message, _("save it in Tiled: right click the object > Save As Template"))
        return None
    if "template" in found.attrs:
        message = _("a template cannot be made from another template")
        reading.tell(found, "nested_template", message, _("detach it in Tiled: right click > Detach"), "template")
        del found.attrs["template"]
    return found


def _tile_of(
    reading: Reading, objects: Objects, element: Element, template: Element | None
) -> tuple[int, str]:
    """The tile number of a tile object, in the numbers of the map, and the class of the tile."""
    bearer = element if "gid" in element.attrs else template
    if bearer is None or "gid" not in bearer.attrs:
        return 0, ""
    raw = reading.whole(bearer, "gid")
    gid, flags = raw & GID_MASK, raw & ~GID_MASK
    if bearer is template:
        gid = _in_the_map(reading, objects, element, bearer, gid)
    tileset = next((one for one in objects.tilesets if one.holds(gid)), None)
    if tileset is None:
        if gid and objects.tilesets and not is_lost(reading, objects.tilesets, gid):
            message = _("{what}: tile {id} belongs to no tileset").format(what=about(element), id=gid)
            fix = _("add its tileset again: Map > Add External Tileset")
            reading.tell(element, "unknown_tile", message, fix, "gid")
        return 0, ""
    tile = tileset.tiles.get(gid - tileset.firstgid)
    return gid | flags, tile.cls if tile else ""


def _in_the_map(reading: Reading, objects: Objects, element: Element, template: Element, gid: int) -> int:
    """A template's own tile number as a number of the map, by the tileset both name."""
    root = template.file.root
    named = root.first("tileset") if root else None
    theirs = read_tileset(reading, named) if named else None
    if theirs is None:
        return 0
    for one in objects.tilesets:
        if one.path == theirs.path:
            return one.firstgid + gid - theirs.firstgid
    message = _('{what}: the map does not have the tileset "{name}" of the template')
    message = message.format(what=about(element), name=theirs.name)
    fix = _("add it: Map > Add External Tileset")
    reading.tell(element, "missing_tileset", message, fix, "template")
    return 0


def _check_class(reading: Reading, found: MapObject) -> None:
    """Every object but a plain text has a class that the project declares for objects."""
    element, known = found.element, reading.project.classes_for("object")
    what = about(element, found.layer)
    if not found.cls:
        if found.kind != "text":
            message = _("{what} has no class").format(what=what)
            fix = _("choose one in the Properties view: Class (Type in Tiled 1.8)")
            fix += ". " + did_you_mean("", known) if known else ""
            reading.tell(element, "no_class", message, fix)
        return
    if found.cls not in known and known:
        message = _('{what}: the project declares no class "{cls}" for objects').format(what=what, cls=found.cls)
        fix = did_you_mean(found.cls, known) + ". " + _("Classes are declared in {menu}").format(menu=_(EDITOR))
        attr = "type" if "type" in element.attrs else "class"
        reading.tell(element, "unknown_class", message, fix.strip(), attr)


def _remember(reading: Reading, objects: Objects, found: MapObject) -> None:
    other = objects.by_id.get(found.id)
    if other is not None:
        message = _("object {id} stands in line {line} already").format(id=found.id, line=other.element.line)
        fix = _("give one of the two a number of its own, or cut and paste it in Tiled")
        reading.tell(found.element, "duplicate_id", message, fix, "id")
    objects.by_id.setdefault(found.id, found)
    kind = reading.project.classes.get(found.cls)
    for name, value in found.properties.items():
        if isinstance(value, ObjectRef) and value.id:
            member = kind.members.get(name) if kind else None
            place = _property_element(found.element, name) or found.element
            objects.references.append((place, name, found, member.of if member else ""))


def _property_element(element: Element, name: str) -> Element | None:
    holder = element.first("properties")
    return next((one for one in holder.each("property") if one.attrs.get("name") == name), None) if holder else None


def check_references(reading: Reading, objects: Objects) -> None:
    """Tell every property that points at an object which is not there or is of another class."""
    for place, name, owner, wanted in objects.references:
        target = owner.properties[name].id
        what = f"{about(owner.element, owner.layer)}: {name}"
        attr = "value" if place.tag == "property" else None
        found = objects.by_id.get(target)
        if found is None:
            message = _("{what}: there is no object {id}").format(what=what, id=target)
            reading.tell(place, "no_such_object", message, _("choose another in the Properties view"), attr)
        elif wanted and found.cls != wanted:
            message = _('{what}: object {id} is of class "{cls}", not "{wanted}"')
            message = message.format(what=what, id=target, cls=found.cls, wanted=wanted)
            reading.tell(place, "wrong_class", message, _("choose another in the Properties view"), attr)
