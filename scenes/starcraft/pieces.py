"""The galaxy's pieces from the view: planets with their areas, units, bases, stacks, routes, open places, in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.starcraft import galaxy as rules
from game.starcraft.board import controls
from game.starcraft.position import inside_of, planet_of
from game.starcraft.words import area_name, name_of, planet_name
from scenes.art.galaxy.counters import counter
from scenes.starcraft import paint, places, words
from scenes.starcraft.camera import RADIUS, spot
from scenes.starcraft.galaxy import Galaxy, Piece
from scenes.ui import Area

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def board(scene: StarcraftScene, area: Area) -> Galaxy:
    """The whole galaxy."""
    view = scene.view
    cells = [(x, y) for x, y, _turns in view.planets.values()]
    if scene.legal.kind == "planet" and (view.planets or scene.mine):
        cells += rules.open_cells(view) if view.planets else [(0, 0)]
    pieces = [_route(scene, name) for name in view.routes]
    pieces += [_planet(scene, planet) for planet in view.planets]
    pieces += [_stack(scene, planet) for planet, stack in view.stacks.items() if stack]
    pieces += _open_places(scene)
    facts = (scene.session.version, id(scene.session.table), scene.seat, scene.open, scene.hold.key, scene.hold.place)
    for piece in (one for top in pieces for one in top.walk()):
        if isinstance(piece, Piece):
            _wire(scene, piece)
    home = next((planet_of(area) for area, owner in view.bases.items() if owner == scene.seat), "")
    busy = str(view.executing["planet"]) if view.executing else home
    name = _("Galaxy") if view.planets else _("No planet has been laid yet.")
    return Galaxy(
        name=name, key="galaxy", area=area, scene=scene, pieces=pieces, cells=cells,
        facts=(facts, str(scene.hold.cart), str(scene.chosen_ahead())), picture=paint.paint, value=len(view.planets),
        home=places.middle_of(view, busy) if busy in view.planets else None,
    )  # fmt: skip


def _wire(scene: StarcraftScene, piece: Piece) -> None:
    """What a press and a drop on a piece do; whether it shines."""
    key, hands, found = piece.key, scene.hands, scene.legal
    piece.on_press = partial(hands.press, key)
    piece.glows = key in lit(scene)
    piece.takes = lambda drag: hands.may_drop(drag, key)
    piece.on_drop = lambda drag: hands.drop(drag, key)
    if key in found.subjects() and key.startswith("unit:"):
        unit = scene.view.units[key.partition(":")[2]]
        size = max(24, round(38 * scene.camera.zoom_now))
        piece.drag = lambda: hands.carry(key, piece, counter(size, unit.owner, unit.unit).image)


def lit(scene: StarcraftScene) -> set[str]:
    """The keys of what can be pressed to some end now."""
    found, held = scene.legal, scene.hold.key
    return set(found.targets(held)) if held else {*found.subjects(), *found.targets("")}


def _planet(scene: StarcraftScene, planet: str) -> Piece:
    view = scene.view
    middle = places.middle_of(view, planet)
    count = len(view.stacks.get(planet, ()))
    areas = [_area(scene, area, ground, middle) for area, ground in places.grounds_of(view, planet).items()]
    told = n_("{n} order", "{n} orders", count)
    return Piece(
        role="planet", name=planet_name(planet), key=f"planet:{planet}", at=middle, size=(2 * RADIUS, 2 * RADIUS),
        round=True, value=told, children=list(areas), tip="",
    )  # fmt: skip


def _area(scene: StarcraftScene, area: str, ground: places.Ground, middle: tuple[float, float]) -> Piece:
    view = scene.view
    xs, ys = [x for x, _y in ground.outline], [y for _x, y in ground.outline]
    wide, high = (max(xs) - min(xs)) * RADIUS, (max(ys) - min(ys)) * RADIUS
    at = (middle[0] + (max(xs) + min(xs)) / 2 * RADIUS, middle[1] + (max(ys) + min(ys)) / 2 * RADIUS)
    units = inside_of(view).get(area, [])
    spots = places.unit_spots(ground, max(view.world.areas[area].limit, len(units)))
    inside: list[Piece] = []
    for name, (dx, dy) in zip(units, spots, strict=False):
        unit = view.units[name]
        told = _("{unit} of {name}").format(unit=name_of("units", unit.unit), name=scene.person(unit.owner))
        spot_ = (middle[0] + dx, middle[1] + dy)
        inside.append(
            Piece(
                role="unit", name=told, key=f"unit:{name}", at=spot_, value=name, round=True, tip=_unit_tip(scene, name)
            )
        )
    owner = view.bases.get(area)
    if owner:
        x, y = places.base_spot(ground)
        told = _("Base of {name}").format(name=scene.person(owner))
        at_base = (middle[0] + x, middle[1] + y)
        inside.append(
            Piece(role="base", name=told, key=f"base:{area}", at=at_base, size=(46, 46), value=area, round=True)
        )
    return Piece(
        role="area", name=area_name(area), key=f"area:{area}", at=at, size=(wide, high), outline=ground.outline,
        outline_at=middle, value=area_facts(scene, area), children=list(inside), tip=area_tip(scene, area),
    )  # fmt: skip


def _unit_tip(scene: StarcraftScene, name: str) -> str:
    """A kind of unit: cost, what it hits, its support."""
    unit = scene.view.units[name]
    kind = scene.view.world.units[unit.unit]
    sorts = {"ground": _("ground"), "flying": _("flying")}
    hits = ", ".join(sorts[one] for one in kind.hits) or _("nothing")
    parts = [
        f"{name_of('units', unit.unit)} ({scene.person(unit.owner)})",
        _("{sort}; hits: {hits}; support {n}").format(sort=sorts[kind.kind], hits=hits, n=kind.support),
    ]
    marks = [(kind.assist, _("assist unit")), (kind.detector, _("detector")), (kind.cloaking, _("cloaked"))]
    parts += [words_ for on, words_ in marks if on]
    return ". ".join(parts)


def area_facts(scene: StarcraftScene, area: str) -> str:
    """What an area is worth, who holds it, and how full it is."""
    view = scene.view
    printed, count = view.world.areas[area], len(inside_of(view).get(area, ()))
    parts = []
    if printed.resource:
        what = _("minerals") if printed.resource == "minerals" else _("gas")
        parts.append(f"{printed.capacity} {what}")
    if printed.conquest:
        parts.append(n_("{n} conquest point", "{n} conquest points", printed.conquest))
    if view.depletion.get(area):
        parts.append(_("half depleted") if view.depletion[area] == 1 else _("depleted"))
    parts.append(_("{n} of {limit} units").format(n=count, limit=printed.limit))
    holder = next((seat for seat in view.seats if area in controls(view, seat)), "")
    if holder:
        parts.append(_("held by {name}").format(name=scene.person(holder)))
    return ", ".join(parts)


def area_tip(scene: StarcraftScene, area: str) -> str:
    """The same as a tip; what a press would do where it shines."""
    key = f"area:{area}"
    uses = scene.legal.targets(scene.hold.key).get(key, [])
    head = f"{area_name(area)}: {area_facts(scene, area)}"
    if len(uses) == 1:
        from scenes.starcraft.answers import use_words

        return f"{head}. {': '.join(part for part in use_words(scene, uses[0]) if part)}"
    return head


def _stack(scene: StarcraftScene, planet: str) -> Piece:
    view = scene.view
    stack = view.stacks[planet]
    mx, my = places.middle_of(view, planet)
    dx, dy = places.stack_spot()
    lift = places.STACK_STEP * (len(stack) - 1)
    owners = [scene.person(seat) for seat, _number in stack]
    face = scene.face_of(*stack[-1])
    top = f"{owners[-1]}: {words.face_words(face)}" if face else owners[-1]
    listed = ", ".join(reversed(owners))
    return Piece(
        role="stack", name=_("Orders on {planet}").format(planet=planet_name(planet)), key=f"stack:{planet}",
        at=(mx + dx, my + dy - lift / 2), size=(56, 60 + lift), value=top,
        tip=_("From the top: {names}").format(names=listed) + (f". {words.face_words(face)}" if face else ""),
    )  # fmt: skip


def _route(scene: StarcraftScene, name: str) -> Piece:
    view = scene.view
    route = view.routes[name]
    at = places.halfway(places.route_spots(view, route))
    owners = [scene.person(seat) for seat in view.transports.get(name, ())]
    told = words.route_words(scene, name)
    value = _("Transports: {names}").format(names=", ".join(owners)) if owners else _("no transports")
    return Piece(
        role="route", name=told[:1].upper() + told[1:], key=f"route:{name}", at=at, size=(72, 44), value=value,
        tip=f"{told[:1].upper()}{told[1:]}. {value}",
    )  # fmt: skip


def _open_places(scene: StarcraftScene) -> list[Piece]:
    """Route slots and free places of the grid that can be answered, with what is held or without."""
    found = []
    for key in sorted(lit(scene)):
        sort, _colon, name = key.partition(":")
        if sort == "slot":
            planet, _c, side = name.rpartition(":")
            (mx, my), (dx, dy) = places.middle_of(scene.view, planet), places.slot_spot(int(side))
            found.append(Piece(role="slot", name=words.slot_words(name), key=key, at=(mx + dx, my + dy), size=(44, 44)))
        elif sort == "cell":
            x, y = (int(word) for word in name.split(","))
            told = words.cell_words(scene, name)
            size = (1.6 * RADIUS, 1.6 * RADIUS)
            found.append(Piece(role="place", name=told, key=key, at=spot(x, y), size=size, round=True, tip=told))
    return found
