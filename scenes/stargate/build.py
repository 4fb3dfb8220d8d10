"""Puts the parts of the table together in the wide and the normal layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from scenes import theme
from scenes.stargate import hand, lane, log, plaque, rail, ribbon, rows
from scenes.stargate.lines import LastMove
from scenes.stargate.motion import Flying
from scenes.stargate.places import Pile
from scenes.ui import Area, Button, Label, Node, Panel

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def build(scene: StargateScene) -> list[Node]:
    """Rail, columns, bands; the hand over everything, and the line of the last move over that."""
    at = scene.spots
    far, rest = at.far_row, at.far_row
    hand_wide = far.w * 0.42 if scene.open_hands else min(250.0, far.w * 0.24)
    backs, rest = far.cut_right(hand_wide, 16)
    nodes: list[Node] = [
        rail.rail(scene, at.rail),
        plaque.plaque(scene, scene.far, at.far_plaque),
        missions(scene, at.missions),
        plaque.plaque(scene, scene.near, at.near_plaque),
    ]
    table = Area(at.far_row.x, at.far_row.y, at.far_row.w, scene.stage.height - at.far_row.y)
    inside: list[Node] = [
        *rows.row(scene, scene.far, rest, near=False),
        *hand.far_hand(scene, scene.far, backs),
        *lane.lane(scene, at),
        sum_ribbon(scene, at.ribbon),
        *rows.row(scene, scene.near, at.near_row, near=True),
        hand.hand(scene, at.hand),
    ]
    nodes.append(Node(name=_("Table"), key="table", area=table, children=inside, stacked=True))
    nodes += [log.panel(scene, at.log), scene.prompt_panel(at.prompt)]
    if scene.shows_last:
        nodes.append(LastMove.of(scene))
    nodes.append(Flying.of(scene.motion))
    return nodes


def sum_ribbon(scene: StargateScene, area: Area) -> Node:
    """The running sum."""
    view = scene.view
    told = _("Between missions") if not view.over else _("The game is over.")
    return ribbon.Ribbon(
        name=ribbon.ribbon_words(scene.made, told),
        key="sum",
        area=area,
        hero=view.turn,
        villain=view.villain,
        made=scene.made,
        told=told,
    )


def missions(scene: StargateScene, area: Area) -> Node:
    """The hero player's mission pile, what has failed, what going on costs; seats that wait now below."""
    view = scene.view
    seat = view.turn
    player = view.players[seat]
    others = [one for one in sorted(view.seats) if one not in (scene.near, scene.far)]
    low, rest = area.inset(14, 10).cut_bottom(46.0 * len(others))
    title, rest = rest.cut_top(28, 4)
    words = _("Missions of {name}").format(name=scene.person(seat))
    nodes: list[Node] = [
        Label(
            role="heading",
            name=rows.fitting(scene, words, title.w),
            area=title,
            family="narrow",
            size=theme.MEDIUM if title.w > 240 else theme.SMALL,
        )
    ]
    price_high = 54.0
    prices, piles = rest.cut_bottom(price_high, 6)
    left, right = piles.columns(2, 12)
    high = min(96.0, piles.h - 26, left.w / 1.4)
    top = piles.y + max(0.0, (piles.h - 26 - high) / 2)
    for place, told, count, key in (
        (left, _("Pile"), len(player.missions), "missions"),
        (right, _("Failed"), len(view.failed), "failed"),
    ):
        wide = high * 1.4
        at = Area(place.x + (place.w - wide) / 2, top, wide, high)
        card = numbers.card_of(view, view.failed[-1]) if key == "failed" and view.failed else None
        own = "mission pile" if key == "missions" else key
        pile = Pile(name=f"{told}: {count}", key=own, area=at, count=count, value=count, turned=card is None, card=card)
        nodes += [
            pile,
            Label(name=told, area=Area(place.x, at.bottom, place.w, 24), colour="QUIET", family="slim", anchor="c"),
        ]
    nodes += _prices(scene, prices)
    for number, one in enumerate(others):
        nodes.append(_other(scene, one, Area(low.x, low.y + 46 * number + 1, low.w, 44)))
    return Panel(name=words, key="missions", area=area, children=nodes, radius=14)


def _prices(scene: StargateScene, area: Area) -> list[Node]:
    price = numbers.price_to_continue(scene.view)
    rows_ = (
        (_("After a success"), price),
        (_("After a failure"), price + 1),
    )
    nodes: list[Node] = []
    for number, (words, cost) in enumerate(rows_):
        y = area.y + number * 26
        told = n_("{n} power", "{n} power", cost) if cost else _("free")
        tip = _("What another mission costs the hero player; the villain player gains as much.")
        nodes.append(
            Label(
                name=rows.fitting(scene, words, area.w - 74),
                area=Area(area.x, y, area.w - 74, 25),
                colour="QUIET",
                family="slim",
                tip=tip,
            )
        )
        nodes.append(
            Label(
                name=told,
                area=Area(area.right - 72, y, 72, 25),
                family="narrow",
                anchor="r",
                colour="TEXT" if cost else "GOOD",
            )
        )
    return nodes


def _other(scene: StargateScene, seat: str, area: Area) -> Node:
    """A seat that waits this turn: how it stands, and its table at a press."""
    view = scene.view
    stand = (
        f"{len(numbers.glyphs(view, seat))}/7 · {numbers.experience(view, seat)} · {numbers.villain_score(view, seat)}"
    )
    words = f"{scene.person(seat)}: {stand}"
    tip = _("{name} waits. Glyphs, experience, villain points; press to see the cards.").format(name=scene.person(seat))
    return Button(
        name=rows.fitting(scene, words, area.w - 30),
        key=f"other {seat}",
        area=area,
        kind="ghost",
        on_press=lambda: scene.open_side(seat),
        tip=tip,
    )
