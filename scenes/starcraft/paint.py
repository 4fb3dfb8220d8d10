"""The picture of the galaxy: space, routes, planets, counters, badges, stacks, from the back to the front.

Reads the view through the scene; what shines comes from what the scene says can be done.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.starcraft.board import controls
from game.starcraft.position import inside_of
from game.starcraft.words import planet_name
from scenes import theme
from scenes.art.galaxy import counters, marks, planets, space
from scenes.art.palette import CALL
from scenes.art.soft import soft_disc
from scenes.art.sprites import put
from scenes.starcraft import places
from scenes.starcraft.camera import RADIUS, spot
from scenes.ui import Area
from scenes.ui import text as letters
from scenes.ui.brush import Brush

if TYPE_CHECKING:
    from scenes.starcraft.galaxy import Galaxy
    from scenes.starcraft.scene import StarcraftScene

RESOURCES = {"minerals": "#8fd0f5", "gas": "#7fe0b0", "conquest": "#f5cf6a"}
Point = tuple[float, float]


def paint(board: Galaxy, frame: pygame.Surface) -> None:
    """All of it."""
    Painter(board.scene, frame, board.box).paint()


class Painter:
    """One picture of one moment."""

    def __init__(self, scene: StarcraftScene, frame: pygame.Surface, box: pygame.Rect) -> None:
        self.scene, self.frame, self.box = scene, frame, box
        self.view, self.camera = scene.view, scene.camera
        self.k = self.camera.zoom_now
        scale = scene.stage.scale
        self.small = min(1.5, max(0.44, self.k / scale)) * scale  # of what stays readable: badges, stacks, plates
        self.brush = Brush(frame, scale, (0, 0), (scene.stage.width, scene.stage.height))
        from scenes.starcraft.pieces import lit

        self.lit = lit(scene)

    def at(self, point: Point, origin: Point = (0.0, 0.0)) -> Point:
        """A point of the world in pixels."""
        return self.camera.pixel(point[0] + origin[0], point[1] + origin[1])

    def px(self, units: float) -> int:
        """A length of the world in whole pixels."""
        return max(1, round(units * self.k))

    def tiny(self, units: float) -> int:
        """A length of what stays readable in whole pixels."""
        return max(1, round(units * self.small))

    def paint(self) -> None:
        """From the back to the front."""
        self.frame.blit(space.space(*self.box.size), self.box)
        for name in self.view.routes:
            self.route(name)
        self.cells()
        for planet in self.view.planets:
            self.planet(planet)
        for name in self.view.routes:
            self.ships(name)
        self.slots()
        for planet in self.view.planets:
            self.plate(planet)
        for planet in self.view.planets:
            self.stack(planet)

    # -- between planets

    def route(self, name: str) -> None:
        """A lane, or a dashed curve."""
        route = self.view.routes[name]
        points = [self.at(point) for point in places.route_spots(self.view, route)]
        shines = f"route:{name}" in self.lit
        if route.z_axis:
            space.draw_z(self.frame, points, self.small, CALL if shines else space.Z_INK)
            return
        (x0, y0), (x1, y1) = points
        upright = abs(x1 - x0) < abs(y1 - y0)
        long = round(math.dist(*points) + 12 * self.k)
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        if shines:
            put(self.frame, soft_disc(self.px(34), self.px(14), CALL, 200), *middle)
        put(self.frame, space.lane(long, self.px(30), upright), *middle)

    def ships(self, name: str) -> None:
        """Transports, and the plates at the ends of a z-axis route."""
        route = self.view.routes[name]
        points = places.route_spots(self.view, route)
        if route.z_axis:
            for end in (points[0], points[-1]):
                x, y = self.at(end)
                put(self.frame, space.ring(self.tiny(19), "#3c2f5c", space.Z_INK), x, y)
                self.words(name.upper(), x, y, theme.SMALL, family="narrow")
        owners = self.view.transports.get(name, ())
        mx, my = self.at(places.halfway(points))
        for k, owner in enumerate(owners):
            x = mx + (k - (len(owners) - 1) / 2) * self.px(34)
            counters.put_counter(self.frame, x, my, self.px(36), owner, "", "ship")
            self.mark(owner, x, my + self.px(3), max(3, self.px(5)))

    def slots(self) -> None:
        """Free route slots that can be meant."""
        for key in self.lit:
            if key.startswith("slot:"):
                planet, _colon, side = key.removeprefix("slot:").rpartition(":")
                x, y = self.at(places.slot_spot(int(side)), places.middle_of(self.view, planet))
                put(self.frame, soft_disc(self.tiny(20), self.tiny(10), CALL, 220), x, y)
                put(self.frame, space.ring(self.tiny(17), "#3c2f5c", CALL), x, y)

    def cells(self) -> None:
        """Free places where a planet may be laid."""
        for key in self.lit:
            if key.startswith("cell:"):
                x, y = self.at(spot(*(int(word) for word in key.removeprefix("cell:").split(","))))
                put(self.frame, marks.ghost(self.px(RADIUS * 0.8)), x, y)

    # -- planets

    def planet(self, planet: str) -> None:
        """The ball, then what lies in its areas."""
        middle = places.middle_of(self.view, planet)
        x, y = self.at(middle)
        if not self.box.inflate(self.px(520), self.px(520)).collidepoint(x, y):
            return
        grounds = places.grounds_of(self.view, planet)
        outlines = tuple(ground.outline for ground in grounds.values())
        holders = tuple(self.holder(area) for area in grounds)
        busy = self.view.executing is not None and self.view.executing["planet"] == planet
        shines = busy or f"planet:{planet}" in self.lit
        planets.draw_planet(self.frame, x, y, planet, self.px(RADIUS), outlines, holders, shines)
        for area, ground in grounds.items():
            self.area(area, ground, middle)
        for area, ground in grounds.items():
            self.base(area, ground, middle)
            self.badge(area, ground, middle)
            self.depletion(area, ground, middle)

    def holder(self, area: str) -> str:
        """Who holds an area, or nobody."""
        return next((seat for seat in self.view.seats if area in controls(self.view, seat)), "")

    def area(self, area: str, ground: places.Ground, middle: Point) -> None:
        """Its light, empty slots, units."""
        key = f"area:{area}"
        if key in self.lit or self.scene.hold.place == area:
            colour = CALL if key in self.lit else theme.GOOD
            x, y = self.at(middle)
            put(self.frame, marks.sector(self.px(RADIUS), ground.outline, colour), x, y)
        names = inside_of(self.view).get(area, [])
        limit = self.view.world.areas[area].limit
        spots = places.unit_spots(ground, max(limit, len(names)))
        for point in spots[:limit]:
            put(self.frame, space.slot(self.px(places.SLOT)), *self.at(point, middle))
        for name, point in zip(names, spots, strict=False):
            self.unit(name, *self.at(point, middle))

    def unit(self, name: str, x: float, y: float) -> None:
        """A counter; gold under it where it can be taken or meant, larger where it is held."""
        unit, key = self.view.units[name], f"unit:{name}"
        held = self.scene.hold.key == key
        if held or key in self.lit:
            put(self.frame, soft_disc(self.px(20), self.px(6), CALL, 255 if held else 200), x, y)
        size = self.px(41 if held else 36)
        counters.put_counter(self.frame, x, y - self.px(2), size, unit.owner, unit.unit if self.k > 0.3 else "")

    def base(self, area: str, ground: places.Ground, middle: Point) -> None:
        """A house on the rim."""
        owner = self.view.bases.get(area)
        if owner:
            x, y = self.at(places.base_spot(ground), middle)
            if f"base:{area}" in self.lit:
                put(self.frame, soft_disc(self.px(24), self.px(8), CALL, 220), x, y)
            counters.put_counter(self.frame, x, y, self.px(46), owner, "base", "base")

    def badge(self, area: str, ground: places.Ground, middle: Point) -> None:
        """Resource and value, with the holder's shape."""
        printed, holder = self.view.world.areas[area], self.holder(area)
        kinds = [(printed.resource, printed.capacity)] if printed.resource else []
        kinds += [("conquest", printed.conquest)] if printed.conquest else []
        if not kinds or self.k < 0.33 * self.scene.stage.scale:
            return
        x, y = self.at(places.badge_spot(ground), middle)
        scale = self.scene.stage.scale
        k = max(0.9 * scale, min(1.3 * scale, self.small))
        wide, high = (30 + 27 * bool(holder)) * k + 26 * k * (len(kinds) - 1) + 22 * k, 30 * k
        put(self.frame, marks.pill(round(wide), round(high), holder), x - wide / 2, y - high / 2)
        left = x - wide / 2 + 13 * k
        if holder:
            self.mark(holder, left + 3 * k, y, max(4, round(8 * k)))
            left += 25 * k
        for kind, value in kinds:
            name = "special" if kind == "conquest" else str(kind)
            image = counters.sign(name, round(18 * k), RESOURCES[str(kind)])
            put(self.frame, image, left - 4 * k, y - 9 * k)
            self.words(str(value), left + 23 * k, y, theme.SMALL, family="narrow")
            left += 26 * k

    def depletion(self, area: str, ground: places.Ground, middle: Point) -> None:
        """Half or wholly worked out."""
        level = self.view.depletion.get(area, 0)
        if not level:
            return
        x, y = self.at(places.token_spot(ground), middle)
        counters.put_counter(self.frame, x, y, self.tiny(32), "", "", "token", "#f0c040" if level == 1 else "#d8452a")
        if level == 1:
            self.words("½", x, y, theme.SMALL, theme.rgb("#2a1c02"), "narrow")
        else:
            self.brush.icon("cross", x / self.brush.scale, y / self.brush.scale, 16, theme.rgb("#2a0d06"))

    # -- over the planets

    def plate(self, planet: str) -> None:
        """The planet's name at its upper left."""
        scale = self.scene.stage.scale
        x, y = self.at(places.middle_of(self.view, planet))
        if not self.box.inflate(self.px(RADIUS * 1.2), self.px(RADIUS * 1.2)).collidepoint(x, y):
            return
        name = planet_name(planet)
        wide, high = letters.width(name, theme.SMALL, scale, "bold") + 24, 32.0
        left = (x - self.px(RADIUS * 0.34)) / scale - wide
        top = (y - self.px(RADIUS * 0.86)) / scale - high
        area = Area(max(left, self.box.x / scale + 6), max(top, self.box.y / scale + 4), wide, high)
        shines = f"planet:{planet}" in self.lit or bool(self.view.executing and self.view.executing["planet"] == planet)
        self.brush.shadow(area, 8, theme.CHIP_SHADOW)
        edge = theme.CALL if shines else theme.OFF_EDGE
        self.brush.panel(area, 8, theme.rgb("#141b26"), theme.rgb("#141b26"), edge, 1.6)
        self.brush.text(name, area.x + wide / 2, area.y + 16, theme.SMALL, theme.TEXT, "bold", "cm")

    def stack(self, planet: str) -> None:
        """The orders from the bottom up, the top shining where it can be revealed."""
        known = [(seat, self.scene.face_of(seat, number)) for seat, number in self.view.stacks.get(planet, ())]
        stack = known + self.chosen(planet)
        if not stack:
            return
        x, y = self.at(places.stack_spot(), places.middle_of(self.view, planet))
        size, step = self.tiny(54), self.tiny(places.STACK_STEP)
        y += self.px(14)
        for level, (seat, face) in enumerate(stack):
            top = level == len(stack) - 1
            if top and f"stack:{planet}" in self.lit:
                put(self.frame, soft_disc(size * 0.6, max(3, size // 5), CALL, 230), x, y - level * step)
            put(
                self.frame,
                soft_disc(size * 0.46, max(2, size // 9), "#000000", 150),
                x + 2,
                y - level * step + size * 0.12,
            )
            put(self.frame, counters.order(size, seat, face), x, y - level * step)
        if len(stack) > 1:
            put(self.frame, space.ring(self.tiny(13), "#f2efe6", "#f2efe6"), x + size * 0.46, y + size * 0.38)
            self.words(str(len(stack)), x + size * 0.46, y + size * 0.38, theme.SMALL, theme.INK, "narrow")

    def chosen(self, planet: str) -> list[tuple[str, str]]:
        """The orders that the viewer has chosen for a planet and that are not on the board yet."""
        if not self.scene.open:
            return []
        orders = [answer[2:] for answer in self.scene.chosen_ahead() if answer[1] == planet]
        return [(self.scene.seat, ("special_" if special else "") + kind) for kind, special in orders]

    # -- words and marks

    def words(
        self, words: str, x: float, y: float, size: float, colour: theme.Colour | None = None, family: str = "bold"
    ) -> None:
        """Words about a pixel."""
        scale = self.brush.scale
        self.brush.text(words, x / scale, y / scale, size, colour or theme.TEXT, family, "cm")

    def mark(self, seat: str, x: float, y: float, radius: int) -> None:
        """A seat's shape."""
        scale = self.brush.scale
        self.brush.seat(seat, x / scale, y / scale, radius / scale, edge=False)
