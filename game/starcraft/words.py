"""StarCraft in words: log lines, refusals, phases, names. Uses names, never "you"."""

from collections.abc import Callable
from typing import Any

from game.core.copies import base
from game.core.events import Event
from game.core.telling import Facts, Line
from game.core.telling import seat_name as seat_name
from game.core.words import N_, _, n_, pick
from game.starcraft.world import SHIPPED, shipped


def name_of(kind: str, word: str) -> str:
    """The name of a thing of the catalog (`units`, `buildings`, ...), or its word where it is in none."""
    found = shipped().table(kind).get(base(word))
    return pick(found.name) if found else word.replace("_", " ")


def planet_name(planet: str) -> str:
    """A planet's name in the language in use."""
    found = SHIPPED.planets.get(planet)
    return pick(found.name) if found else planet


def area_name(area: str) -> str:
    """An area: its planet and its own name."""
    planet, _slash, name = area.partition("/")
    return f"{planet_name(planet)} {name}"


def card_name(card: str) -> str:
    """A combat card in words: its technology, or the units on it with its numbers."""
    faces = shipped()
    found = faces.combat.get(base(card))
    if found is None:
        technology = next((one for one in faces.technologies if base(card).startswith(one)), None)
        return name_of("technologies", technology) if technology else card
    units = "/".join(name_of("units", unit) for unit in found.units) or _("any unit")
    return f"{units} {found.major[0]}/{found.major[1]}" if found.major else f"{units} +"


def order_name(kind: str, special: bool) -> str:
    """An order's name in the language in use."""
    names = {
        ("build", False): N_("Build"), ("mobilize", False): N_("Mobilize"), ("research", False): N_("Research"),
        ("build", True): N_("special Build"), ("mobilize", True): N_("special Mobilize"),
        ("research", True): N_("special Research"),
    }  # fmt: skip
    return _(names[kind, special])


def phase_name(phase: str) -> str:
    """The phase in the language in use."""
    names = {
        "setup": N_("Set-up"), "planning": N_("Planning"), "execution": N_("Execution"),
        "battle_start": N_("Start of battle"), "skirmishes": N_("Skirmishes"), "supports": N_("Supporters"),
        "battle_cards": N_("Combat cards"), "skirmish_order": N_("Order of skirmishes"), "splash": N_("Splash damage"),
        "retreat": N_("Retreat"), "regroup": N_("Regrouping"), "events": N_("Events"), "over": N_("Game over"),
    }  # fmt: skip
    return _(names[phase])


def tell(event: Event, table: Any) -> str:
    """One line of the log, or "" for what the log leaves out."""
    line = _LINES.get(event.kind)
    return line(event.facts, table) if line else ""


_NAMED: dict[str, Callable[[Any], str]] = {
    "area": area_name, "start": area_name, "planet": planet_name, "faction": lambda word: name_of("factions", word),
    "unit": lambda word: name_of("units", word), "technology": lambda word: name_of("technologies", word),
    "card": card_name,
}  # fmt: skip


def _saying(text: str) -> Line:
    """A line whose places are `{name}` (who did it), `{target}` (another seat), named things and plain numbers."""

    def line(facts: Facts, table: Any) -> str:
        places: dict[str, Any] = {key: value for key, value in facts.items() if type(value) is int}
        places |= {key: say(facts[key]) for key, say in _NAMED.items() if facts.get(key)}
        if "by" in facts:
            places["name"] = seat_name(table, facts["by"])
        if facts.get("target") in table.position.seats:
            places["target"] = seat_name(table, facts["target"])
        return _(text).format(**places)

    return line


def _drawn(facts: Facts, table: Any) -> str:
    cards = n_("{n} combat card", "{n} combat cards", facts["count"])
    return _("{name} draws {cards}.").format(name=seat_name(table, facts["by"]), cards=cards)


def _points(facts: Facts, table: Any) -> str:
    points = n_("{n} conquest point", "{n} conquest points", facts["count"])
    text = _("{name} gains {points} and has {total}.")
    return text.format(name=seat_name(table, facts["by"]), points=points, total=facts["total"])


def _workers(text: str) -> Line:
    def line(facts: Facts, table: Any) -> str:
        workers = n_("{n} worker", "{n} workers", facts["count"])
        return _(text).format(name=seat_name(table, facts["by"]), workers=workers)

    return line


def _between(text: str) -> Line:
    def line(facts: Facts, table: Any) -> str:
        one, other = (planet_name(planet) for planet in facts["between"])
        return _(text).format(name=seat_name(table, facts["by"]), one=one, other=other)

    return line


def _listing(text: str, key: str, say: Callable[[str], str]) -> Line:
    def line(facts: Facts, table: Any) -> str:
        found = ", ".join(say(one) for one in facts[key])
        return _(text).format(name=seat_name(table, facts["by"]), found=found)

    return line


def _what(text: str, kind: str) -> Line:
    def line(facts: Facts, table: Any) -> str:
        what = area_name(facts["what"]) if kind == "areas" else name_of(kind, facts["what"])
        return _(text).format(name=seat_name(table, facts["by"]), what=what)

    return line


def _order(facts: Facts, table: Any) -> str:
    order = order_name(facts["order"], facts["special"])
    text = _("{name} reveals {order} on {planet}.")
    return text.format(name=seat_name(table, facts["by"]), order=order, planet=planet_name(facts["planet"]))


def _revealed(facts: Facts, table: Any) -> str:
    one, other = (", ".join(card_name(card) for card in facts[key]) or "-" for key in ("attacker", "defender"))
    return _("Skirmish {number}: {one} against {other}.").format(number=facts["number"], one=one, other=other)


def _event(facts: Facts, table: Any) -> str:
    if facts["card"] is None:
        return _("{name} plays no event.").format(name=seat_name(table, facts["by"]))
    card = name_of("events", facts["card"])
    return _("{name} plays the event {card}.").format(name=seat_name(table, facts["by"]), card=card)


def _won(facts: Facts, table: Any) -> str:
    how = {
        "conquest": _("conquest points"), "objective": _("special victory"), "end_cards": _("the end has come"),
        "last": _("nobody else is left"),
    }[facts["how"]]  # fmt: skip
    return _("{names} won: {how}.").format(names=", ".join(seat_name(table, one) for one in facts["winners"]), how=how)


_LINES: dict[str, Line] = {
    "goes_first": _saying(N_("{name} goes first.")),
    "faction": _saying(N_("{name} plays {faction}.")),
    "planets_taken": _listing(N_("{name} takes the planets {found}."), "planets", planet_name),
    "planet_laid": _saying(N_("{name} lays {planet}.")),
    "base_placed": _saying(N_("{name} places a base on {area}.")),
    "z_route_placed": _between(N_("{name} joins {one} and {other} by a z-axis route.")),
    "transport_placed": _saying(N_("{name} places a transport.")),
    "transport_lost": _saying(N_("{name} loses a transport.")),
    "unit_placed": _saying(N_("{name} places {unit} on {area}.")),
    "unit_moved": _saying(N_("{name} moves {unit} from {start} to {area}.")),
    "unit_destroyed": _saying(N_("{name} loses {unit} on {area}.")),
    "lifted_off": _saying(N_("{name} lifts a base off to {area}.")),
    "drawn": _drawn,
    "reshuffled": _saying(N_("{name} shuffles the combat deck.")),
    "event_drawn": _saying(N_("{name} draws an event card.")),
    "round_begins": _saying(N_("Round {round}: {name} has the first player token.")),
    "order_placed": _saying(N_("{name} places an order on {planet}.")),
    "obstructed": _saying(N_("{name} is obstructed.")),
    "revealed": _order,
    "forced": _saying(N_("{name} forces the mine of {area}.")),
    "worker_built": _saying(N_("{name} builds a worker.")),
    "building_built": _what(N_("{name} builds {what}."), "buildings"),
    "module_built": _what(N_("{name} buys the module {what}."), "modules"),
    "base_built": _what(N_("{name} builds a base on {what}."), "areas"),
    "technology_bought": _saying(N_("{name} researches {technology}.")),
    "card_kept": _saying(N_("{name} takes {card} to hand.")),
    "battle_begins": _saying(N_("{name} attacks {target} on {area}.")),
    "cards_played": _saying(N_("{name} plays cards for skirmish {number}.")),
    "cards_revealed": _revealed,
    "compared": _saying(
        N_("{name}: attack {attack}, health {health}. {target}: attack {attack2}, health {health2}.")
    ),
    "withdrawn": _saying(N_("{name} withdraws {unit} to {area}.")),
    "retreated": _saying(N_("{name} retreats to {area}.")),
    "battle_ends": _saying(N_("{name} holds {area}.")),
    "discarded": _listing(N_("{name} discards {found}."), "cards", card_name),
    "base_destroyed": _saying(N_("{name} loses the base on {area}.")),
    "cards_lost": _listing(N_("{name} loses the resources of {found}."), "areas", area_name),
    "cards_gained": _listing(N_("{name} gains the resources of {found}."), "areas", area_name),
    "conquest_gained": _points,
    "event_played": _event,
    "workers_gained": _workers(N_("{name} gains {workers}.")),
    "workers_lost": _workers(N_("{name} loses {workers}.")),
    "restored": _saying(N_("{name} restores the mine of {area}.")),
    "end_nears": _saying(N_("The end draws near: {count} of 2.")),
    "eliminated": _saying(N_("{name} has nothing left and is out.")),
    "conceded": _saying(N_("{name} concedes.")),
    "won": _won,
}


def refusal(code: str) -> str:
    """One sentence that says why."""
    from game.starcraft.refusals import REFUSALS

    text = REFUSALS.get(code)
    return _(text) if text else code.replace("_", " ")
