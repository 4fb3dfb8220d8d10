"""The playmat of a side: stage, clock, level, stock, climax, piles, its name. Layout of nodes only."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _
from game.weiss import numbers
from game.weiss.position import LEVEL_UP, SLOTS
from scenes.ui import Area, Label, Node
from scenes.ui import text as letters
from scenes.weiss import cardnodes, odds, words
from scenes.weiss.layout import MatSpots, laid, mat_spots
from scenes.weiss.legal import CLIMAX, CLOCK, Use
from scenes.weiss.nodes import ON_FELT, MatGround, Pile, Plaque, Slot
from scenes.weiss.signs import ColorMarks

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

LABEL = 24.0


def felt_label(scene: WeissScene, told: str, area: Area, anchor: str = "l") -> Label:
    """Words straight on the mat, shortened to their room."""
    told = letters.shorten(told, area.w, 18, scene.stage.scale, "slim")
    return Label(name=told, area=area, family="slim", anchor=anchor, paint_colour=ON_FELT)


def mat(scene: WeissScene, seat: str, area: Area, near: bool) -> Node:
    """All of a side."""
    at = mat_spots(area, near)
    asked = scene.view.ask is not None and scene.view.ask.by == seat
    nodes = [
        *_piles(scene, seat, at), *_clock(scene, seat, at.zones["clock"]), *_level(scene, seat, at.zones["level"]),
        *_climax(scene, seat, at.zones["climax"]), *_notes(scene, seat, at), _plaque(scene, seat, at.zones["plaque"]),
        *stage(scene, seat, at.slots),
    ]  # fmt: skip
    name = _("Mat of {name}").format(name=scene.person(seat))
    return MatGround(name=name, key=f"mat {seat}", area=area, children=nodes, seat=seat, acts=asked)


# -- the stage ------------------------------------------------------------------------------------------------


def stage(scene: WeissScene, seat: str, slots: dict[str, Area]) -> list[Node]:
    """Five slots with who stands there; who is held last, so that it lies on top."""
    nodes: list[Node] = []
    for slot in SLOTS:
        name = scene.view.players[seat].stage[slot]
        place = f"{seat} {slot}"
        if name:
            nodes.append(cardnodes.on_stage(scene, name, slots[slot]))
            nodes[-1].glows = nodes[-1].glows or place in scene.legal.slots
        else:
            nodes.append(slot_node(scene, place, slots[slot]))
    return nodes


def slot_node(scene: WeissScene, place: str, area: Area) -> Node:
    """An empty slot: lit where what is held may go, or where a question is answered."""
    slot = place.split()[1]
    uses = scene.place_uses().get(place, [])
    node = Slot(name=words.slot_words(slot), key=f"place {place}", area=area)
    if place in scene.legal.slots:
        answer = scene.legal.slots[place]
        node.name, node.glows, node.told = words.slot_answer_words(scene, place)[0], True, _("Here")
        node.on_press = partial(scene.hands.give, answer)
    elif uses:
        _light(scene, node, place, uses)
    node.takes = lambda drag: place in scene.legal.places(drag.payload)
    node.on_drop = lambda drag: scene.hands.drop_at(drag.payload, place)
    return node


def _light(scene: WeissScene, node: Slot, place: str, uses: list[Use]) -> None:
    """Where a held card may go: what a press does, and how it reads in a place so small."""
    verb, result = words.use_words(scene, uses[0])
    told = {"play": _("Play here"), "move": _("Move here"), "attack": _("Direct"), "climax": _("Climax"),
            "clock": _("Clock")}.get(uses[0].verb, verb)  # fmt: skip
    node.name, node.glows, node.told = f"{verb}. {result}", True, told.replace(" ", "\n", 1)
    node.on_press = partial(scene.hands.use_one, uses)


# -- clock, level, climax -------------------------------------------------------------------------------------


def _label_over(area: Area) -> Area:
    return Area(area.x, area.y - LABEL - 1, area.w, LABEL)


def _clock(scene: WeissScene, seat: str, area: Area) -> list[Node]:
    """Seven places; what an attack would add is drawn as lit red ones."""
    clock = scene.view.players[seat].clock
    coming = scene.coming(seat)
    told = _("Clock: {n} of 7").format(n=len(clock))
    room = _label_over(area)
    nodes: list[Node] = []
    if coming and len(clock) + coming >= LEVEL_UP:
        warned = _("if {n} go in, level {level}").format(n=coming, level=numbers.level_of(scene.view, seat) + 1)
        nodes.append(felt_label(scene, f"{told}; {warned}", room))
        nodes[-1].key = f"clock words {seat}"
    else:
        nodes.append(felt_label(scene, told, room))
    wide = max(44.0, area.h / 1.4)
    count = max(LEVEL_UP, len(clock))
    places = laid(area, count, wide, 6, area.h)
    for k, place in enumerate(places):
        if k < len(clock):
            nodes.append(cardnodes.card_node(scene, clock[k], place, "nano"))
        else:
            nodes.append(_clock_place(scene, seat, k, place, k - len(clock) < coming))
    return nodes


def _clock_place(scene: WeissScene, seat: str, k: int, area: Area, danger: bool) -> Node:
    """The first empty place takes a held card in the clock phase."""
    first = k == len(scene.view.players[seat].clock) and seat == scene.seat
    uses = scene.place_uses().get(CLOCK, []) if first else []
    told = f"+{k - len(scene.view.players[seat].clock) + 1}" if danger else str(k + 1)
    node = Slot(name=_("Clock, place {n}").format(n=k + 1), area=area, told=told, danger=danger, key=f"clock {k}")
    if uses:
        _light(scene, node, CLOCK, uses)
        node.key = "place clock"
    if first:
        node.takes = lambda drag: CLOCK in scene.legal.places(drag.payload)
        node.on_drop = lambda drag: scene.hands.drop_at(drag.payload, CLOCK)
    return node


def _level(scene: WeissScene, seat: str, area: Area) -> list[Node]:
    """Three places; the fourth level loses."""
    level = scene.view.players[seat].level
    wide = max(44.0, area.h / 1.4)
    nodes: list[Node] = [felt_label(scene, _("Level {n}").format(n=len(level)), _label_over(area))]
    for k, place in enumerate(laid(area, max(3, len(level)), wide, 6, area.h)):
        if k < len(level):
            nodes.append(cardnodes.card_node(scene, level[k], place, "nano"))
        else:
            nodes.append(Slot(name=_("Level {n}").format(n=k + 1), area=place, told=str(k + 1), key=f"level {k}"))
    return nodes


def _climax(scene: WeissScene, seat: str, area: Area) -> list[Node]:
    """The climax of the turn, across."""
    name = scene.view.players[seat].climax
    nodes: list[Node] = [felt_label(scene, _("Climax"), _label_over(area))]
    if name:
        nodes.append(cardnodes.card_node(scene, name, area, "hand"))
        return nodes
    uses = scene.place_uses().get(CLIMAX, []) if seat == scene.seat else []
    node = Slot(name=_("Climax area"), area=area, told=_("empty"), key=f"climax {seat}")
    if uses:
        _light(scene, node, CLIMAX, uses)
        node.key = "place climax"
    if seat == scene.seat:
        node.takes = lambda drag: CLIMAX in scene.legal.places(drag.payload)
        node.on_drop = lambda drag: scene.hands.drop_at(drag.payload, CLIMAX)
    nodes.append(node)
    return nodes


# -- piles and words ------------------------------------------------------------------------------------------


def _piles(scene: WeissScene, seat: str, at: MatSpots) -> list[Node]:
    """Deck and stock face down; waiting room and memory open, to be looked through."""
    player = scene.view.players[seat]
    told = {"deck": _("Deck {n}"), "stock": _("Stock {n}"), "waiting_room": _("Waiting room {n}"),
            "memory": _("Memory {n}")}  # fmt: skip
    nodes: list[Node] = []
    for zone, label in told.items():
        cards = getattr(player, zone)
        area = at.zones[zone]
        label = label.format(n=len(cards))
        room = _label_over(area)
        wide = area.w + 38 * (at.mat.h / 366)
        nodes.append(felt_label(scene, label, room._replace(x=room.x - (wide - room.w) / 2, w=wide), "c"))
        open_ = zone in ("waiting_room", "memory")
        top = numbers.card_of(scene.view, cards[0]) if open_ and cards and scene.knows(cards[0]) else None
        pile = Pile(name=label, key=f"{zone} {seat}", area=area, card=top, count=len(cards), value=len(cards))
        if open_:
            pile.on_press = partial(scene.open_pile, seat, zone)
        pile.tip = label
        nodes.append(pile)
    return nodes


def _notes(scene: WeissScene, seat: str, at: MatSpots) -> list[Node]:
    """What can be counted: climaxes that are not seen yet, among how many cards; the colours there are."""
    known = odds.unseen(scene.view, seat)
    first, second = at.zones["note"].rows(2)
    total = sum(numbers.card_of(scene.view, name).kind == "climax" for name in scene.owned(seat))
    lines = (
        _("Climaxes unseen: {n} of {all}").format(n=known.climaxes, all=total),
        _("Cards unseen: {n}, in the deck {deck}").format(n=known.cards, deck=known.deck),
    )
    nodes: list[Node] = [
        felt_label(scene, told, room._replace(h=24)) for told, room in zip(lines, (first, second), strict=True)
    ]
    colors = sorted(numbers.colors(scene.view, seat))
    area = at.zones["colors"]
    nodes.append(ColorMarks.of(scene, colors, area._replace(h=30)))
    return nodes


def _plaque(scene: WeissScene, seat: str, area: Area) -> Node:
    player = scene.view.players[seat]
    told = _("Level {level}   Hand {hand}").format(level=len(player.level), hand=len(player.hand))
    who = scene.person(seat)
    return Plaque(name=f"{who}. {told}", key=f"plaque {seat}", area=area, seat=seat, who=who, told=told)
