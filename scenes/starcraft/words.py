"""The galaxy in words: what must be done, and everything on the table by its key. Uses names, never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import N_, _
from game.starcraft.position import StarcraftPosition
from game.starcraft.words import area_name, card_name, name_of, order_name, planet_name

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def now(scene: StarcraftScene) -> str:
    """What whoever is asked must do, as the rest of a sentence that began with the name."""
    ask = scene.view.ask
    if ask is None:
        return _("The game is over.")
    told = _NOW.get(ask.kind)
    return told(scene) if told else _("choose.")


def under_way(view: StarcraftPosition) -> str:
    """The planet of the order under way, or nothing."""
    return planet_name(view.executing["planet"]) if view.executing else ""


def _first_unit(scene: StarcraftScene) -> str:
    kind = scene.view.frames[-1][2]["left"][0][1]
    return _("place the first {unit} in an area of the planet with the base.").format(unit=name_of("units", kind))


def _execute(scene: StarcraftScene) -> str:
    stacks = [key for use in scene.legal.uses if (key := use.target).startswith("stack:") and not use.subject]
    names = [planet_name(key.partition(":")[2]) for key in stacks]
    if not names:
        return _("all orders are covered: draw an event card.")
    if len(names) == 1:
        return _("reveal the order of {planet}, or draw an event card instead.").format(planet=names[0])
    listed = ", ".join(names[:-1])
    return _("reveal the order of {planets} or {planet}.").format(planets=listed, planet=names[-1])


def _count(text: str) -> Callable[[StarcraftScene], str]:
    def told(scene: StarcraftScene) -> str:
        ask = scene.view.ask
        return _(text).format(n=ask.min if ask else 1)

    return told


def _place(text: str) -> Callable[[StarcraftScene], str]:
    def told(scene: StarcraftScene) -> str:
        return _(text).format(planet=under_way(scene.view))

    return told


def _said(text: str) -> Callable[[StarcraftScene], str]:
    return lambda scene: _(text)


_NOW: dict[str, Callable[[StarcraftScene], str]] = {
    "faction": _said(N_("choose a faction.")),
    "planet": _said(N_("lay a planet where its routes meet.")),
    "first_base": _said(N_("place the first base.")),
    "z_route": _said(N_("join two free route slots by a z-axis route.")),
    "first_unit": _first_unit,
    "first_transport": _said(N_("place the first transport on a route.")),
    "place_order": _said(N_("place an order face down on a planet in reach.")),
    "execute": _execute,
    "build": _place(N_("build on {planet}.")),
    "cart": _place(N_("add to what is built on {planet}, or pay for it.")),
    "payment": _said(N_("pay with workers.")),
    "mobilize": _place(N_("move units on and onto {planet}.")),
    "moving": _place(N_("move more units onto {planet}, or end the moves.")),
    "research": _place(N_("research on {planet}.")),
    "technology": _said(N_("buy a technology, or none.")),
    "extra": _said(N_("take what the special order gives.")),
    "start_card": _said(N_("use a card at the start of the battle, or none.")),
    "front_line": _said(N_("send one assist unit to the front.")),
    "pair": _said(N_("set up the skirmishes: who fights whom.")),
    "support": _said(N_("assign the supporters.")),
    "battle_cards": _said(N_("play cards face down for each skirmish.")),
    "resolve": _said(N_("say which skirmish is resolved next.")),
    "supporter": _said(N_("say which supporter is destroyed.")),
    "withdraw": _said(N_("the cloaked unit gets away: say where.")),
    "splash": _said(N_("splash damage: say which unit is destroyed.")),
    "excess": _count(N_("the area is too full: {n} must leave.")),
    "retreat": _said(N_("say where the units retreat to.")),
    "left_behind": _count(N_("not all find room: {n} are lost.")),
    "play_event": _said(N_("play one event card; the others are discarded.")),
    "effect": _said(N_("choose what the event does.")),
    "target": _said(N_("choose what the event is done to.")),
    "hand_limit": _count(N_("discard down to the hand limit: {n}.")),
}

# -- things by their keys


def key_words(scene: StarcraftScene, key: str) -> str:
    """A thing by its key, in words."""
    sort, _colon, name = key.partition(":")
    told = _KEYS.get(sort)
    return told(scene, name) if told else name


def unit_words(scene: StarcraftScene, name: str) -> str:
    """A unit: its kind and where it stands."""
    unit = scene.view.units.get(name)
    if unit is None:
        return name
    return _("{unit} on {area}").format(unit=name_of("units", unit.unit), area=area_name(unit.at))


def route_words(scene: StarcraftScene, route: str) -> str:
    """A route by its ends."""
    found = scene.view.routes.get(route)
    if found is None:
        return route
    one, other = (planet_name(planet) for planet in found.between)
    words = _("z-axis between {one} and {other}") if found.z_axis else _("route between {one} and {other}")
    return words.format(one=one, other=other)


def slot_words(slot: str) -> str:
    """A route slot of a planet by its side."""
    planet, _colon, side = slot.rpartition(":")
    return _("{planet}, {side}").format(planet=planet_name(planet), side=side_words(int(side)))


def side_words(side: int) -> str:
    """A side, 0 at the top."""
    return (_("north"), _("east"), _("south"), _("west"))[side % 4]


def cell_words(scene: StarcraftScene, cell: str) -> str:
    """A free place of the galaxy by what it is next to."""
    x, y = (int(word) for word in cell.split(","))
    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        for planet, (px, py, _turns) in scene.view.planets.items():
            if (px + dx, py + dy) == (x, y):
                return _("{side} of {planet}").format(side=side_words(side), planet=planet_name(planet))
    return _("in the middle")


def face_words(face: str) -> str:
    """An order by the face of its token."""
    return order_name(face.removeprefix("special_"), face.startswith("special_"))


def word_words(scene: StarcraftScene, word: str) -> str:
    """The rest: a few words that stand for themselves, seats, modules."""
    if word in scene.view.seats:
        return scene.person(word)
    known = {
        "none": _("None"), "buy": _("Pay"), "end_moves": _("End the moves"), "done": _("That is all"),
        "pay": _("Pay the cheapest way"), "obstructed": _("Draw an event card"),
    }  # fmt: skip
    return known.get(word) or name_of("modules", word)


def effect_words(effect: str) -> str:
    """What an event does."""
    return {
        "cards": _("Draw combat cards"), "workers": _("Gain workers"), "conquest": _("Gain conquest points"),
        "deploy": _("Place a unit for nothing"), "transport": _("Place a transport for nothing"),
        "module": _("Buy a module for less"), "rearrange": _("Move an end of a z-axis route"),
        "restore": _("Restore a half-depleted mine"), "rival_cards": _("A rival loses combat cards"),
        "rival_workers": _("A rival loses workers"), "standing": _("Keep it in play"), "end": _("The end draws near"),
    }.get(effect, effect.replace("_", " "))  # fmt: skip


def _skirmish(scene: StarcraftScene, number: str) -> str:
    here = scene.view.battle
    if here is None:
        return number
    one = here.skirmishes[int(number)]
    names = [kind_words(scene, name) for name in (one.attacker, one.defender)]
    return _("skirmish {n}: {one} against {other}").format(n=int(number) + 1, one=names[0], other=names[1])


def kind_words(scene: StarcraftScene, name: str) -> str:
    """What kind of unit one is."""
    unit = scene.view.units.get(name)
    return name_of("units", unit.unit if unit else name)


_KEYS: dict[str, Callable[[StarcraftScene, str], str]] = {
    "unit": unit_words, "route": route_words, "cell": cell_words, "word": word_words, "skirmish": _skirmish,
    "area": lambda scene, name: area_name(name), "base": lambda scene, name: area_name(name),
    "planet": lambda scene, name: planet_name(name), "stack": lambda scene, name: planet_name(name),
    "tile": lambda scene, name: planet_name(name), "slot": lambda scene, name: slot_words(name),
    "order": lambda scene, name: face_words(name), "kind": lambda scene, name: name_of("units", name),
    "building": lambda scene, name: name_of("buildings", name),
    "module": lambda scene, name: name_of("modules", name), "faction": lambda scene, name: name_of("factions", name),
    "card": lambda scene, name: card_name(name), "deck": lambda scene, name: _("Top card of the deck"),
    "effect": lambda scene, name: effect_words(name), "event": lambda scene, name: _("Draw an event card instead"),
    "lift": lambda scene, name: _("Lift the base off"), "worker": lambda scene, name: _("Worker"),
    "scrap": lambda scene, name: _("Destroy something to make room"),
    "buy": lambda scene, name: _("Transport") if name == "transport" else _("Base"),
    "end": lambda scene, name: _("{end} of {route}").format(
        end=_("First end") if name.endswith(":0") else _("Second end"), route=route_words(scene, name[:-2])
    ),
}  # fmt: skip
