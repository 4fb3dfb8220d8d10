"""The missions of whoever is the hero: the pile, what has failed, what going on costs; below it the seats that wait."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from scenes import theme
from scenes.cards.panels import side_panel
from scenes.stargate import rows, signs
from scenes.stargate.places import Pile
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Label, Node, Rule
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

LINE, OTHER = 27.0, 46.0
SIGNS, INKS = ("hero", "star", "adversary"), (rgb("#d9c690"), rgb("#e8bf6a"), rgb("#e0718a"))


@dataclass(eq=False, repr=False, kw_only=True)
class Waiting(Node):
    """A seat that waits this turn: its mark and name, its glyphs, experience and villain points each by its sign."""

    role: str = "button"
    seat: str = ""
    who: str = ""
    counts: tuple[int, int, int] = (0, 0, 0)

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.seat, self.who, self.counts)

    def paint(self, brush: Brush) -> None:
        """One line on a quiet ground."""
        fill = mix(theme.WELL, theme.WHITE, 0.08 if self.hot else 0)
        brush.panel(brush.whole.inset(0, 1), theme.CHIP_RADIUS, fill, fill, mix(theme.HAIRLINE, theme.WELL, 0.3), 1.2)
        x = brush.w - 10.0
        for icon, ink, count in reversed(list(zip(SIGNS, INKS, self.counts, strict=True))):
            words = str(count)
            brush.text(words, x, brush.h / 2, theme.SMALL, theme.TEXT, "narrow", "rm")
            x -= letters.width(words, theme.SMALL, brush.scale, "narrow") + 15
            if icon == "star":
                brush.icon(icon, x, brush.h / 2, 17, ink)
            else:
                signs.sign(brush, icon, x, brush.h / 2, 17, ink, fill)
            x -= 17
        brush.seat(self.seat, 20, brush.h / 2, 9)
        who = letters.shorten(self.who, max(10.0, x - 38), theme.SMALL, brush.scale, "narrow")
        brush.text(who, 36, brush.h / 2, theme.SMALL, theme.TEXT, "narrow", "lm")


def missions(scene: StargateScene, area: Area) -> Node:
    """The whole panel."""
    view = scene.view
    others = _others(scene)
    facts = (view.turn, len(view.players[view.turn].missions), tuple(view.failed), len(view.won))
    key = (area, *facts, tuple(_stand(scene, seat) for seat in others), scene.person(view.turn))
    return scene.keep("missions", key, lambda: _panel(scene, area, others))


def _others(scene: StargateScene) -> list[str]:
    return [seat for seat in sorted(scene.view.seats) if seat not in (scene.near, scene.far)]


def _panel(scene: StargateScene, area: Area, others: list[str]) -> Node:
    low, rest = area.inset(14, 10).cut_bottom(OTHER * len(others))
    title, rest = rest.cut_top(28, 6)
    words = _("Missions of {name}").format(name=scene.person(scene.view.turn))
    size = theme.MEDIUM if title.w > 240 else theme.SMALL
    head = Label(role="heading", name=rows.fitting(scene, words, title.w), area=title, family="narrow", size=size)
    prices, piles = rest.cut_bottom(LINE * len(_lines(scene)) + 8, 4)
    nodes: list[Node] = [head, *_piles(scene, piles), *_prices(scene, prices)]
    for number, one in enumerate(others):
        nodes.append(_other(scene, one, Area(low.x, low.y + OTHER * number + 1, low.w, 44)))
    return side_panel(words, "missions", area, nodes)


def _piles(scene: StargateScene, area: Area) -> list[Node]:
    """The pile and the failed ones, as large as there is room."""
    view = scene.view
    left, right = area.columns(2, 12)
    high = min(120.0, area.h - 26, left.w / 1.4)
    top = area.y + max(0.0, (area.h - 26 - high) / 2)
    nodes: list[Node] = []
    specs = (
        (left, _("Pile"), len(view.players[view.turn].missions), "mission pile"),
        (right, _("Failed"), len(view.failed), "failed"),
    )
    for place, told, count, key in specs:
        at = Area(place.x + (place.w - high * 1.4) / 2, top, high * 1.4, high)
        card = numbers.card_of(view, view.failed[-1]) if key == "failed" and view.failed else None
        name = f"{told}: {count}"
        word = Area(place.x, at.bottom + 1, place.w, 24)
        nodes += [
            Pile(name=name, key=key, area=at, count=count, value=count, turned=card is None, card=card),
            Label(name=told, area=word, colour="QUIET", family="slim", anchor="c"),
        ]
    return nodes


def _lines(scene: StargateScene) -> list[tuple[str, str, str]]:
    """What going on costs after a success and after a failure, and how the turn has gone."""
    view = scene.view
    price = numbers.price_to_continue(view)
    won, failed = len(view.won), len(view.failed)
    lines = [
        (_("Won, failed this turn"), f"{won}, {failed}", "TEXT"),
        (_("Go on after a success"), _price(price), "TEXT" if price else "GOOD"),
        (_("Go on after a failure"), _price(price + 1), "TEXT"),
    ]
    return lines if len(_others(scene)) < 2 else lines[1:]  # two seats that wait need the room of a line


def _price(cost: int) -> str:
    return n_("{n} power", "{n} power", cost) if cost else _("free")


def _prices(scene: StargateScene, area: Area) -> list[Node]:
    tip = _("What another mission costs the hero player; the villain player gains as much.")
    nodes: list[Node] = [Rule(name="", area=Area(area.x, area.y, area.w, 1))]
    for number, (words, told, colour) in enumerate(_lines(scene)):
        y = area.y + 7 + number * LINE
        room = area.w - 84
        nodes += [
            Label(
                name=rows.fitting(scene, words, room),
                area=Area(area.x, y, room, 25),
                colour="QUIET",
                family="slim",
                tip=tip if number else words,
            ),
            Label(name=told, area=Area(area.right - 82, y, 82, 25), family="narrow", anchor="r", colour=colour),
        ]
    return nodes


def _stand(scene: StargateScene, seat: str) -> tuple[int, int, int]:
    """Glyphs, experience, villain points."""
    view = scene.view
    return len(numbers.glyphs(view, seat)), numbers.experience(view, seat), numbers.villain_score(view, seat)


def _other(scene: StargateScene, seat: str, area: Area) -> Node:
    """A seat that waits this turn: how it stands, and its table at a press."""
    counts = _stand(scene, seat)
    told = _("{name} waits. Glyphs {g} of 7, experience {e}, villain points {v}. Press to see the cards.").format(
        name=scene.person(seat), g=counts[0], e=counts[1], v=counts[2]
    )
    made = Waiting(name=told, key=f"other {seat}", area=area, seat=seat, who=scene.person(seat), counts=counts)
    made.tip = told
    made.on_press = lambda: scene.open_pile(seat, "side")
    return made
