"""Which elements and attributes Tiled writes, and what is misspelt of them.

Newer versions of Tiled write attributes that are not known here: they are passed over, unless they are nearly one
that is known and is not there. Knows nothing of what the values mean.
"""

from difflib import get_close_matches

from game.content.problems import did_you_mean
from game.core.words import _, n_
from game.tiled.reading import Reading
from game.tiled.xml import Element

_LAYERS = ("layer", "objectgroup", "imagelayer", "group")
SHAPES = ("ellipse", "capsule", "point", "polygon", "polyline", "text")
_INSIDE: dict[str, tuple[str, ...]] = {
    "map": (*_LAYERS, "properties", "tileset", "editorsettings"),
    "group": (*_LAYERS, "properties"),
    "layer": ("properties", "data"),
    "objectgroup": ("properties", "object"),
    "imagelayer": ("properties", "image"),
    "object": (*SHAPES, "properties"),
    "properties": ("property",),
    "data": ("chunk", "tile"),
    "template": ("tileset", "object"),
    "tileset": (
        "properties", "image", "tile", "tileoffset", "grid", "terraintypes", "wangsets", "transformations",
        "editorsettings",
    ),
    "tile": ("properties", "image", "objectgroup", "animation"),
}  # fmt: skip
_LAYER = "id name class x y width height opacity visible tintcolor offsetx offsety parallaxx parallaxy locked mode"
_ATTRIBUTES: dict[str, tuple[str, ...]] = {
    tag: tuple(words.split())
    for tag, words in {
        "map": "version tiledversion class orientation renderorder compressionlevel width height tilewidth tileheight "
        "hexsidelength staggeraxis staggerindex parallaxoriginx parallaxoriginy backgroundcolor nextlayerid "
        "nextobjectid infinite skewx skewy",
        "tileset": "version tiledversion firstgid source name class tilewidth tileheight spacing margin tilecount "
        "columns objectalignment tilerendersize fillmode backgroundcolor",
        "layer": _LAYER,
        "objectgroup": _LAYER + " color draworder",
        "imagelayer": _LAYER + " repeatx repeaty",
        "group": _LAYER,
        "object": "id name type class x y width height rotation gid visible opacity template",
        "property": "name type propertytype value",
        "data": "encoding compression",
        "tile": "id type class terrain probability x y width height gid",
        "image": "format source trans width height",
        "polygon": "points",
        "polyline": "points",
        "text": "fontfamily pixelsize wrap color bold italic underline strikeout kerning halign valign",
    }.items()
}


def check_known(reading: Reading, root: Element) -> None:
    """Tell the elements of a file that stand where Tiled writes none, and the attributes that are misspelt."""
    left = [root]
    while left:
        element = left.pop()
        _check_attributes(reading, element)
        inside = _INSIDE.get(element.tag)
        if inside is not None:
            left += [child for child in element.children if child.tag in inside]
            _check_inside(reading, [child for child in element.children if child.tag not in inside], inside)


def _check_inside(reading: Reading, strange: list[Element], inside: tuple[str, ...]) -> None:
    """Tell the elements that do not belong where they stand, those of one name together."""
    for tag in dict.fromkeys(child.tag for child in strange):
        several = [child for child in strange if child.tag == tag]
        message = _("<{tag}> is not known here").format(tag=tag)
        if len(several) > 1:
            message += " " + n_("({n} more in the same place)", "({n} more in the same place)", len(several) - 1)
        fix = did_you_mean(tag, inside) + " " + _("Or take it out.")
        reading.tell(several[0], "unknown_element", message, fix)


def _check_attributes(reading: Reading, element: Element) -> None:
    known = _ATTRIBUTES.get(element.tag, ())
    missing = [word for word in known if word not in element.attrs]
    for attr in element.attrs if known else ():
        near = get_close_matches(attr, missing, n=1, cutoff=0.65) if attr not in known else []
        if near:
            message = _("<{tag}>: {attr} is no attribute of Tiled").format(tag=element.tag, attr=attr)
            fix = _('did you mean "{word}"?').format(word=near[0])
            reading.tell(element, "unknown_attribute", message, fix, attr)
