"""Answers in words: what each does, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.starcraft import board, moving
from game.starcraft.power_text import event_text
from game.starcraft.words import area_name, card_name, name_of, planet_name
from scenes.starcraft.cards import card_text
from scenes.starcraft.legal import Use
from scenes.starcraft.words import face_words, key_words, kind_words, side_words, under_way

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def subject_words(scene: StarcraftScene, key: str) -> tuple[str, str]:
    """A thing that can be taken hold of, and how much can be done with it."""
    uses = scene.legal.of(key)
    if len(uses) == 1:
        return use_words(scene, uses[0])
    targets = {use.target for use in uses}
    return key_words(scene, key), n_("{n} way", "{n} ways", len(targets))


def use_words(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    """The verb of an answer, and what comes of it."""
    told = _USES.get(use.kind)
    if told is not None:
        return told(scene, use)
    words = key_words(scene, use.target)
    sort, _colon, name = use.target.partition(":")
    return words[:1].upper() + words[1:], card_text(scene, name) if sort == "card" else ""


def _move(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    area = use.target.partition(":")[2]
    fights = board.stands(scene.view, area, scene.seat) == "enemy"
    left = board.room(scene.view, area)
    result = _("attacks") if fights else n_("room for {n} more", "room for {n} more", max(0, left))
    return _("{unit} to {area}").format(unit=key_words(scene, use.subject), area=area_name(area)), result


def _order(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    planet = use.target.partition(":")[2]
    count = len(scene.view.stacks.get(planet, ()))
    result = n_("over {n} order", "over {n} orders", count) if count else _("the first order there")
    words = _("{order} on {planet}").format(order=key_words(scene, use.subject), planet=planet_name(planet))
    return words, result


def _planet(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    from game.starcraft.galaxy import sides_of

    planet, _cell, turns = str(use.given).split(" ")
    sides = ", ".join(side_words(side) for side in sides_of(scene.view, planet, int(turns)))
    place = key_words(scene, use.target)
    return f"{planet_name(planet)}: {place}", _("routes: {sides}").format(sides=sides)


def _pair(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    one, other = (kind_words(scene, key.partition(":")[2]) for key in (use.subject, use.target))
    return _("{one} fights {other}").format(one=one, other=other), ""


def _support(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    unit = kind_words(scene, use.subject.partition(":")[2])
    return _("{unit} supports").format(unit=unit), key_words(scene, use.target)


def _cards(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    cards = use.given[2:]
    words = " + ".join(card_name(card) for card in cards) or key_words(scene, "deck:")
    return words, key_words(scene, use.target)


def _take(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    _verb, resource, source = use.given
    player, area = scene.view.players[scene.seat], None if source == "permanent" else source
    what = _("1 mineral") if resource == "minerals" else _("1 gas")
    where = area_name(area) if area else _("the sheet")
    forced = bool(area) and player.mines.get(source, 0) >= scene.view.world.areas[source].capacity
    words = _("{what} from {where}").format(what=what, where=where)
    return words, _("forces the mine: it depletes") if forced else ""


def _technology(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    name = use.given[1]
    if name is None:
        return _("No technology"), ""
    cost = scene.view.world.catalog.technologies[name].cost
    return name_of("technologies", name), cost_words(cost.minerals, cost.gas)


def cost_words(minerals: int, gas: int) -> str:
    """A cost in words."""
    parts = [n_("{n} mineral", "{n} minerals", minerals)] if minerals else []
    parts += [_("{n} gas").format(n=gas)] if gas else []
    return ", ".join(parts) or _("free")


def _faction(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    faction = scene.view.world.factions[use.given]
    return name_of("factions", use.given), f"{race_words(faction.race)}. {objective_words(faction)}"


def race_words(race: str) -> str:
    """A race's name."""
    return {"terran": _("Terran"), "zerg": _("Zerg"), "protoss": _("Protoss")}.get(race, race)


def objective_words(faction: object) -> str:
    """What wins specially, in a few words."""
    kind, n = getattr(faction, "objective", ""), int(getattr(faction, "wanted", 1))
    return {
        "resource_areas": n_("{n} area with resources", "{n} areas with resources", n),
        "whole_planets": n_("{n} whole planet", "{n} whole planets", n),
        "conquest_areas": n_("{n} conquest area", "{n} conquest areas", n),
        "base_planets": n_("bases on {n} planet", "bases on {n} planets", n),
        "most_areas": n_("{n} area more than anybody else", "{n} areas more than anybody else", n),
        "end_cards": n_("{n} card that draws the end near", "{n} cards that draw the end near", n),
    }[kind]


def _research(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    drawn = _("an event card and three combat cards") if use.given[1] else _("an event card only")
    return _("Research"), drawn


def _event(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    card = use.given[1]
    if card is None:
        return _("Play no event"), _("all are discarded")
    return name_of("events", card), event_text(scene.view.world.events[card])


def _extra(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    event = use.given[1] == "event"
    return (_("An event card"), "") if event else (_("A card of the technology to the hand"), "")


def _done(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    return _("End the order"), under_way(scene.view)


def _execution(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    planet = use.target.partition(":")[2]
    if use.kind == "draw_event":
        return _("Give up the order of {planet}").format(planet=planet_name(planet)), _("draws an event card")
    stack = scene.view.stacks[planet]
    face = scene.face_of(*stack[-1])
    return _("Reveal on {planet}").format(planet=planet_name(planet)), face_words(face) if face else ""


def _bought(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    words = key_words(scene, use.target)
    return words[:1].upper() + words[1:], ""


def _transport(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    return _("Transport"), key_words(scene, use.target)


def _base(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    return _("Base"), key_words(scene, use.target)


def _scrap(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    return _("Destroy: {what}").format(what=key_words(scene, use.target)), _("makes room")


def _unit(scene: StarcraftScene, use: Use) -> tuple[str, str]:
    area = use.target.partition(":")[2]
    left = moving.figures_left(scene.view, scene.seat, use.subject.partition(":")[2])
    words = _("{unit} on {area}").format(unit=key_words(scene, use.subject), area=area_name(area))
    return words, n_("{n} left", "{n} left", left)


_USES: dict[str, Callable[[StarcraftScene, Use], tuple[str, str]]] = {
    "move": _move, "place_order": _order, "planet": _planet, "pair": _pair, "support": _support, "play_cards": _cards,
    "take": _take, "technology": _technology, "faction": _faction, "research": _research, "play_event": _event,
    "extra": _extra, "done": _done, "execute": _execution, "draw_event": _execution, "transport": _transport,
    "base": _base, "scrap": _scrap,
    "unit": _unit,
}  # fmt: skip
