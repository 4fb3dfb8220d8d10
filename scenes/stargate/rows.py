"""The rows of the two sides: team, supports and gear, adversaries, what is scored, the piles. Layout of nodes only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _
from game.stargate import numbers
from scenes import theme
from scenes.stargate import signs
from scenes.stargate.cardnodes import card_node, facts_of
from scenes.stargate.faces import short_name, title_of
from scenes.stargate.layout import LABEL, laid
from scenes.stargate.legal import ADVERSARIES, BEHIND
from scenes.stargate.places import Pile, Place
from scenes.stargate.words import state_words
from scenes.ui import Area, Label, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

GAP, BETWEEN, TAB = 8.0, 26.0, 40.0
Maker = Callable[[Area], Node]
Group = tuple[str, list[tuple[float, Maker]]]


def felt_label(words: str, area: Area, anchor: str = "l") -> Label:
    """Words straight on the felt."""
    return Label(name=words, area=area, colour="QUIET", family="slim", anchor=anchor, paint_colour=signs.ON_FELT)


def row(scene: StargateScene, seat: str, area: Area, near: bool) -> list[Node]:
    """One side's row: groups from the left, the piles on the right of the near one."""
    player, view = scene.view.players[seat], scene.view
    names = (*player.team, *player.supports, *player.gear, *player.adversaries)
    places = tuple(scene.place_uses()) if seat == scene.seat else ()
    piles = (len(player.deck), len(player.discard), tuple(player.discard[:1]), tuple(player.scored))
    facts = tuple(facts_of(scene, name) for name in names)
    held = scene.hold.card if places else ""
    key = (area, seat, near, scene.seat, view.turn, scene.person(seat), held, places, piles, facts)
    return scene.keep(f"row {near}", key, lambda: _row(scene, seat, area, near))


def _row(scene: StargateScene, seat: str, area: Area, near: bool) -> list[Node]:
    wide = scene.spots.card if near else scene.spots.mini
    high = wide * 1.4
    rest = area
    nodes: list[Node] = []
    if near:
        piles, rest = area.cut_right(2 * wide * 0.88 + 26, 18)
        nodes += pile_nodes(scene, seat, piles, wide * 0.88)
    groups = _groups(scene, seat, wide, near)
    nodes += _lay(scene, groups, rest, high, key=f"row {seat}")
    return nodes


def _lay(scene: StargateScene, groups: list[Group], area: Area, high: float, key: str) -> list[Node]:
    """Groups side by side: each as wide as it needs, or all narrower alike."""
    groups = [group for group in groups if group[1]]
    natural = [sum(w for w, _m in items) + GAP * (len(items) - 1) for _t, items in groups]
    free = area.w - BETWEEN * (len(groups) - 1)
    share = min(1.0, free / max(1.0, sum(natural)))
    nodes: list[Node] = []
    x = area.x
    for number, ((title, items), wanted) in enumerate(zip(groups, natural, strict=True)):
        wide = wanted * share
        label_room = wide + BETWEEN - 6 if number + 1 < len(groups) else area.right - x
        place = Area(x, area.y + LABEL, max(wide, items[0][0] if share < 1 else wide), high)
        made = [make(at) for at, (_w, make) in zip(laid(place, [w for w, _m in items], GAP, high), items, strict=True)]
        nodes.append(felt_label(fitting(scene, title, label_room), Area(x, area.y - 2, label_room, LABEL)))
        nodes.append(Node(name=title, key=f"{key} {number}", area=place, children=made, stacked=True))
        x += wide + BETWEEN
    return nodes


def fitting(scene: StargateScene, words: str, room: float) -> str:
    """Words cut to a room: labels on the felt may be short, their group says all of it."""
    return letters.shorten(words, room, theme.SMALL, scene.stage.scale, "slim")


def _groups(scene: StargateScene, seat: str, wide: float, near: bool) -> list[Group]:
    view = scene.view
    player, name = view.players[seat], scene.person(seat)
    hero = seat == view.turn
    light = 1.0 if hero else 0.55
    team = _("Team characters") if near else _("{name}'s team").format(name=name)
    if not hero:
        team = _("Heroes of {name}: they do not count now").format(name=name)
    groups: list[Group] = [
        (team, [_standing(scene, one, wide, near, light) for one in player.team]),
        (
            _("Behind: supports and gear"),
            [
                *(_standing(scene, one, wide, near, light) for one in [*player.supports, *player.gear]),
                *_open_place(scene, seat, BEHIND, wide),
            ],
        ),
    ]
    adversaries = [_standing(scene, one, wide, near, 0.55 if hero else 1.0) for one in player.adversaries]
    groups.append((_("Adversaries"), [*adversaries, *_open_place(scene, seat, ADVERSARIES, wide)]))
    if player.scored:
        words = _("Scored: {n} of {all}").format(n=numbers.villain_score(view, seat), all=player.victory_total)
        groups.append((words, [(wide * 0.8, lambda at: _scored(scene, seat, at))]))
    return groups


def _standing(scene: StargateScene, one: str, wide: float, near: bool, light: float) -> tuple[float, Maker]:
    """A card that stands in the row; one that is assigned or stopped leaves its place marked."""
    state = scene.view.cards[one].state
    owner_plays = light == 1.0
    away = state == "assigned" or (state == "stopped" and owner_plays)
    if away:
        return max(74.0, wide * 0.72), lambda at: _away(scene, one, state, at)
    tabs = TAB if scene.view.cards[one].glyphs else 0.0

    def make(at: Area) -> Node:
        at = at._replace(w=wide)
        form = "hand" if wide >= 88 else "mini"
        node = card_node(scene, one, at, form, light)
        if state == "stopped":
            node.badge = _("stopped")
        return node

    return wide + tabs, make


def _away(scene: StargateScene, one: str, state: str, at: Area) -> Node:
    card = numbers.card_of(scene.view, one)
    title = title_of(card)
    short = short_name(title, at.w - 8, scene.stage.scale)
    return Place(
        name=f"{title}, {state_words(state)}", key=f"away {one}", area=at, told=f"{short}\n{state_words(state)}"
    )


def _open_place(scene: StargateScene, seat: str, place: str, wide: float) -> list[tuple[float, Maker]]:
    """Where what is held may go."""
    uses = scene.place_uses().get(place, [])
    if seat != scene.seat or not uses:
        return []
    return [(wide, lambda at: scene.hands.place_node(place, uses, at))]


def _scored(scene: StargateScene, seat: str, at: Area) -> Node:
    pile = scene.view.players[seat].scored
    top = numbers.card_of(scene.view, pile[-1])
    words = _("Scored adversaries of {name}").format(name=scene.person(seat))
    return Pile(
        name=words,
        key=f"scored {seat}",
        area=at,
        card=top,
        count=len(pile),
        value=len(pile),
        on_press=lambda: scene.open_pile(seat, "scored"),
    )


def pile_nodes(scene: StargateScene, seat: str, area: Area, wide: float) -> list[Node]:
    """Deck and discard pile side by side with their words."""
    player, name = scene.view.players[seat], scene.person(seat)
    high = min(wide * 1.4, area.h - LABEL)
    nodes: list[Node] = []
    tops = (("deck", _("Deck"), None), ("discard", _("Discard"), player.discard[0] if player.discard else None))
    for (pile, words, top), place in zip(tops, area.columns(2, 10), strict=True):
        cards = getattr(player, pile)
        at = Area(place.x + (place.w - wide) / 2, area.y + LABEL, min(wide, place.w), high)
        said = f"{words}, {name}"
        node = Pile(
            name=said,
            key=f"{pile} {seat}",
            area=at,
            count=len(cards),
            value=len(cards),
            card=numbers.card_of(scene.view, top) if top else None,
        )
        if pile == "discard":
            node.on_press = lambda: scene.open_pile(seat, "discard")
        nodes += [felt_label(fitting(scene, words, place.w), Area(place.x, area.y - 2, place.w, LABEL), "c"), node]
    return nodes
