"""The panel of a build order: what is to be built together, what it costs, who pays. Judged by the rules alone."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.words import _, n_
from game.starcraft import paying
from game.starcraft.acts import under_way
from game.starcraft.board import areas_on, board_of
from game.starcraft.build_order import why_not_all
from game.starcraft.building import STAGE_OF, cost_of, yard
from game.starcraft.limits import build_limit
from game.starcraft.words import area_name, name_of
from scenes import theme
from scenes.art.galaxy import counters
from scenes.starcraft import words
from scenes.starcraft.answers import cost_words
from scenes.theme import rgb
from scenes.ui import Area, Brush, Button, Dropdown, IconButton, Label, Node, ScrollPanel, heading
from scenes.ui import text as letters
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

MINERAL_INK, GAS_INK = rgb("#8fd0f5"), rgb("#7fe0b0")
Item = list[Any]


def draw_cost(brush: Brush, right: float, y: float, minerals: int, gas: int, off: bool = False) -> float:
    """A cost that ends at `right`; gives where it begins."""
    x = right
    for number, sign, ink in ((gas, "gas", GAS_INK), (minerals, "minerals", MINERAL_INK)):
        if not number:
            continue
        colour = theme.OFF_TEXT if off else theme.TEXT
        x -= letters.width(str(number), theme.SMALL, brush.scale, "narrow")
        brush.text(str(number), x, y, theme.SMALL, colour, "narrow")
        x -= 21
        image = counters.sign(sign, brush.px(17), theme.OFF_TEXT if off else ink)
        px, py = brush.point(x + 9, y)
        at = (round(px - image.get_width() / 2), round(py - image.get_height() / 2))
        brush.surface.blit(image, at, special_flags=PM)
        x -= 7
    return x


@dataclass(eq=False, repr=False, kw_only=True)
class Ware(Node):
    """What can be bought: its counter, name, cost; how many of it are in the cart, marked by an edge too."""

    role: str = "ware"
    seat: str = ""
    sign: str = ""
    form: str = "unit"
    cost: tuple[int, int] = (0, 0)
    count: int = 0
    off: bool = False

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.seat, self.sign, self.cost, self.count, self.off, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """A line."""
        fill = rgb("#2a3d4f") if self.count else theme.WELL
        edge = theme.seat_mark(self.seat).colour if self.count else None
        brush.panel(brush.whole, 10, fill, fill, edge, 1.6)
        y = brush.h / 2
        made = counters.counter(brush.px(32), self.seat, self.sign, self.form, "#5d6b7c" if self.off else "")
        px, py = brush.point(24, y - 1)
        brush.surface.blit(made.image, (round(px) + made.dx, round(py) + made.dy), special_flags=PM)
        left = draw_cost(brush, brush.w - 130, y, *self.cost, off=self.off)
        colour = theme.QUIET if self.off else theme.TEXT
        brush.line(self.name, Area(48, 0, left - 52, brush.h), theme.SMALL, colour=colour, family="bold")
        count = str(self.count)
        brush.text(count, brush.w - 61, y, theme.MEDIUM, theme.TEXT if self.count else theme.OFF_TEXT, "narrow", "cm")


def panel(scene: StarcraftScene, area: Area) -> Node:
    """The whole panel."""
    builder = Builder(scene)
    foot, body = area.inset(8, 0).cut_bottom(builder.foot_high(), 8)
    y, nodes = body.y, []
    for node in [*builder.rows(body.w - 16), *builder.others(body.w - 16)]:
        node.area = Area(body.x, y, body.w - 16, node.area.h)
        y += node.area.h + 5
        nodes.append(node)
        builder.buttons(node)
    scroll = ScrollPanel(
        name=_("What can be built"), key="wares", area=body, children=nodes, memory=scene.prompt_memory, pad=4
    )
    return Node(name=_("Build"), key="build", area=area, children=[scroll, *builder.foot(foot)])


class Builder:
    """One picture of the panel: the cart as it is, and what may still be added."""

    def __init__(self, scene: StarcraftScene) -> None:
        self.scene, self.view, self.seat = scene, scene.view, scene.seat
        self.values = under_way(scene.view)
        self.cart = scene.hold.cart
        self.code, self.bill = why_not_all(self.view, self.values, self.cart)
        self.yard = yard(self.view, {**self.values, "cart": []})
        self.planet: str = self.values["planet"]

    def why_not(self, item: Item) -> str:
        """Why something cannot be added, in words."""
        cart = sorted([*self.cart, item], key=lambda one: STAGE_OF[one[0]])
        code, _bill = why_not_all(self.view, self.values, cart)
        return self.scene.game.refusal(code) if code else ""

    def place(self, kind: str) -> str:
        """The area a new unit goes to: the chosen one, else the first that takes it."""
        areas = areas_on(self.view, self.planet)
        wanted = self.scene.hold.place
        tries = [wanted, *areas] if wanted in areas else list(areas)
        return next((area for area in tries if not self.why_not(["unit", kind, area])), tries[0])

    def rows(self, wide: float) -> list[Node]:
        """Headings and wares."""
        world, race = self.view.world, self.yard.race
        made: list[Node] = []
        if not self.cart and len(self.scene.legal.uses) <= 1:
            why = self.why_not(["worker"]) or _("Nothing more can be built.")
            high = letters.height(why, wide, theme.SMALL, self.scene.stage.scale)
            return [Label(name=why, wrap=True, colour="BAD_TEXT", area=Area(0, 0, 0, high))]
        if self.yard.stage == 0:
            built = self.values.get("built", 0) + sum(item[0] == "unit" for item in self.cart)
            limit = build_limit(self.view, self.seat, self.values["special"])
            made.append(_title(_("Units: {n} of {limit}").format(n=built, limit=limit)))
            made.append(self._chooser())
            for kind in world.units.values():
                if kind.race == race and (kind.built_by or kind.technology in self.yard.player.technologies):
                    made.append(self._ware(["unit", kind.id, self.place(kind.id)], name_of("units", kind.id), kind.id))
            made.append(self._ware(["worker"], _("Worker"), "worker"))
            for other, route in board_of(self.view).routes[self.planet]:
                told = _("To {planet}").format(planet=words.key_words(self.scene, f"planet:{other}"))
                made.append(self._ware(["transport", route], told, "", "ship"))
        if self.yard.stage <= 1:
            made.append(_title(_("Then upgrades")))
            for building in world.catalog.buildings.values():
                if building.race == race and self.yard.player.buildings.get(building.id, 0) < len(building.levels):
                    made.append(self._building(building.id))
            for module in world.catalog.modules.values():
                if race in module.copies:
                    made.append(self._ware(["module", module.id], name_of("modules", module.id), "research", "tile"))
        made.append(_title(_("Last a base")))
        for area in areas_on(self.view, self.planet):
            told = _("Base on {area}").format(area=area_name(area))
            made.append(self._ware(["base", area], told, "base", "base"))
        return made

    def others(self, wide: float) -> list[Node]:
        """Whatever else can be answered, as buttons."""
        found = self.scene.legal
        made: list[Node] = []
        for key in found.subjects():
            if key.partition(":")[0] not in ("kind", "buy"):
                verb = words.key_words(self.scene, key)
                high = max(48.0, letters.height(verb, wide - 80, theme.SMALL, self.scene.stage.scale, "bold") + 16)
                made.append(
                    Button(name=verb, icon="cross", kind="ghost", key=f"take {key}", area=Area(0, 0, 0, high),
                           on_press=partial(self.scene.hands.take, key))
                )  # fmt: skip
        return made

    def _building(self, name: str) -> Node:
        level = self.yard.player.buildings.get(name, 0) + 1
        told = _("{building}, level {n}").format(building=name_of("buildings", name), n=level)
        return self._ware(["building", name], told, "build", "tile")

    def _chooser(self) -> Node:
        areas = areas_on(self.view, self.planet)
        now = self.scene.hold.place if self.scene.hold.place in areas else areas[0]
        choices = [(area, area_name(area)) for area in areas]
        return Dropdown(
            name=_("New units go to"), key="place", choices=choices, chosen=now, area=Area(0, 0, 0, 46),
            on_change=lambda value: self.scene.hands.set_place(str(value)),
        )  # fmt: skip

    def _ware(self, item: Item, name: str, sign: str, form: str = "unit") -> Ware:
        count = sum(one[:2] == item[:2] for one in self.cart)
        why = self.why_not(item)
        cost = cost_of(self.yard, item)
        return Ware(
            name=name, key=" ".join(str(part) for part in item[:2]), seat=self.seat, sign=sign, form=form, cost=cost,
            count=count, off=bool(why) and not count, value=item, why_not=why, focusable=False,
            tip=f"{name}: {cost_words(*cost)}" + (f". {why}" if why else ""), area=Area(0, 0, 0, 46),
        )  # fmt: skip

    def buttons(self, node: Node) -> None:
        """One more and one less at the right end of a ware."""
        if not isinstance(node, Ware):
            return
        item, hands = list(node.value), self.scene.hands
        right = node.area.cut_right(44)[0]._replace(h=44, y=node.area.y + 1)
        left = right.moved(-78, 0)
        none = "" if node.count else _("None of it is in the cart.")
        node.children = [
            IconButton(
                name=_("One {name} less").format(name=node.name), key="less", icon="minus", area=left,
                enabled=bool(node.count), why_not=none, on_press=partial(hands.remove, item),
            ),
            IconButton(
                name=_("One {name} more").format(name=node.name), key="more", icon="plus", area=right,
                enabled=not node.why_not, why_not=node.why_not, on_press=partial(hands.add, item),
            ),
        ]  # fmt: skip

    # -- the bill

    def plainly(self) -> bool:
        """Whether it can be paid without forcing a mine."""
        there = paying.available(self.view, self.seat, False)
        return paying.payable(self.bill, there, self.view.players[self.seat].pool)

    def foot_high(self) -> float:
        """How high the foot is."""
        return 176.0 if self.cart else 60.0

    def foot(self, area: Area) -> list[Node]:
        """What it costs, and the ways to pay; with an empty cart the end of the order."""
        hands = self.scene.hands
        if not self.cart:
            told = words.under_way(self.view)
            done = Button(name=_("End the order"), subtitle=told, icon="check", kind="call", area=area, key="done",
                          on_press=hands.give_done, shortcut="pass")  # fmt: skip
            return [done]
        free = self.view.players[self.seat].pool
        first, rest = area.cut_top(44, 6)
        told = _("Cost: {cost}; {workers}").format(
            cost=cost_words(*self.bill), workers=n_("{n} worker free", "{n} workers free", free)
        )
        pay, rest = rest.cut_top(64, 6)
        verb = n_("Build {n} thing", "Build {n} things", len(self.cart))
        plainly = self.plainly()
        result = _("paid the cheapest way") if plainly else _("a mine must be forced: choose the workers")
        main = Button(name=verb, subtitle=result, icon="check", kind="call", area=pay, key="buy", shortcut="pass",
                      on_press=partial(hands.buy, plainly))  # fmt: skip
        nodes: list[Node] = [Label(name=told, area=first, wrap=True), main]
        if plainly and self.bill != (0, 0):
            nodes.append(
                Button(name=_("Choose the workers"), icon="person", area=rest._replace(h=50), key="choose",
                       on_press=partial(hands.buy, False))
            )  # fmt: skip
        return nodes


def _title(told: str) -> Node:
    return heading(told, Area(0, 0, 0, 28), theme.SMALL)
