"""Stargate TCG in words: log lines, refusals, phases. Uses names, never "you"."""

from typing import Any

from game.core.events import Event
from game.core.telling import Facts, Line, sayings
from game.core.telling import seat_name as seat_name
from game.core.words import N_, _, language, n_, pick
from game.stargate import ability_es_words, numbers


def card_name(table: Any, name: str | None) -> str:
    """A card's title in the language in use; a face-down card has none."""
    if name is None:
        return _("a card face down")
    data = numbers.card_of(table.position, name).data
    return pick(data.get("title") or name)


def glyph_name(name: str) -> str:
    """The constellation of a glyph in the language in use."""
    return ability_es_words.glyph_name(name) if language() == "es" else name.capitalize()


def phase_name(phase: str) -> str:
    """The phase in the language in use."""
    names = {
        "stop_character": N_("Set-up"), "mulligan": N_("Opening hands"), "actions": N_("Actions"),
        "resolve": N_("Resolution"), "fate": N_("Adversary"), "glyph": N_("Glyph"),
        "continue": N_("Continue?"), "debrief": N_("Debrief"), "over": N_("Game over"),
    }  # fmt: skip
    return _(names[phase])


def tell(event: Event, table: Any) -> str:
    """One line of the log, or "" for what the log leaves out."""
    line = _LINES.get(event.kind)
    return line(event.facts, table) if line else ""


_saying = sayings(card_name)


def _drawn(facts: Facts, table: Any) -> str:
    cards = n_("{n} card", "{n} cards", facts["count"])
    return _("{name} draws {cards}.").format(name=seat_name(table, facts["by"]), cards=cards)


def _resolved(facts: Facts, table: Any) -> str:
    text = _("{card}: {total} against {difficulty}, success.") if facts["success"] else _(
        "{card}: {total} against {difficulty}, failure."
    )
    return text.format(
        card=card_name(table, facts["mission"]), total=facts["total"], difficulty=facts["difficulty"]
    )


def _fate(facts: Facts, table: Any) -> str:
    text = {
        "revive": _("{name} revives {card}."),
        "score": _("{name} scores {card}."),
        "none": _("{name} lets {card} go."),
    }[facts["choice"]]
    return text.format(name=seat_name(table, facts["by"]), card=card_name(table, facts["card"]))


def _won(facts: Facts, table: Any) -> str:
    if facts["how"] == "both":
        return _("A draw: two players meet a victory at once.")
    how = {
        "glyphs": _("seven glyphs"),
        "experience": _("experience"),
        "villain": _("scored adversaries"),
        "conceded": _("the others conceded"),
    }[facts["how"]]
    return _("{name} wins: {how}.").format(name=seat_name(table, facts["by"]), how=how)


_LINES: dict[str, Line] = {
    "goes_first": _saying(N_("{name} goes first.")),
    "turn_begins": _saying(N_("Round {round}: {name}'s turn, {power} power each.")),
    "mission_played": _saying(N_("{name} plays the mission {card}.")),
    "stopped": _saying(N_("{card} is stopped.")),
    "redrawn": _saying(N_("{name} takes a new hand.")),
    "drawn": _drawn,
    "play": _saying(N_("{name} plays {card}.")),
    "assign": _saying(N_("{name} assigns {card}.")),
    "boost": _saying(N_("{name} boosts {target}.")),
    "play_obstacle": _saying(N_("{name} plays the obstacle {card}.")),
    "play_adversary": _saying(N_("{name} plays the adversary {card}.")),
    "assign_adversary": _saying(N_("{name} assigns the adversary {card}.")),
    "complicate": _saying(N_("{name} plays a complication.")),
    "passed": _saying(N_("{name} passes.")),
    "resolved": _resolved,
    "fate": _fate,
    "destroyed": _saying(N_("{card} is destroyed.")),
    "glyph_earned": _saying(N_("{card} earns a glyph.")),
    "no_bearer": _saying(N_("Nobody can bear the glyph of {card}: it goes under the pile.")),
    "continued": _saying(N_("{name} continues and pays {price} to {to}.")),
    "activate": _saying(N_("{name} uses {card}.")),
    "readied": _saying(N_("{card} is ready.")),
    "blocked": _saying(N_("{card} is blocked.")),
    "incapacitated": _saying(N_("{card} is incapacitated.")),
    "flipped": _saying(N_("{card} is turned face down: it is a complication.")),
    "taken": _saying(N_("{name} takes {card} to hand.")),
    "discarded": _saying(N_("{name} discards {card}.")),
    "shuffled_in": _saying(N_("{name} shuffles {card} into the deck.")),
    "glyph_moved": _saying(N_("A glyph goes to {card}.")),
    "marked": _saying(N_("{card} is chosen.")),
    "gained": _saying(N_("{name} gains {count} power.")),
    "lost": _saying(N_("{name} loses {count} power.")),
    "paid": _saying(N_("{name} pays {count} power.")),
    "searched": _saying(N_("{name} searches.")),
    "looked": _saying(N_("{name} looks at the top of a pile.")),
    "conceded": _saying(N_("{name} concedes.")),
    "won": _won,
}


def refusal(code: str) -> str:
    """One sentence that says why."""
    text = _REFUSALS.get(code)
    return _(text) if text else code.replace("_", " ")


_REFUSALS: dict[str, str] = {
    "not_enough_power": N_("Not enough power is left."),
    "same_title_in_play": N_("A card with that title is in play already."),
    "not_ready": N_("It is not ready."),
    "blocked": N_("It is blocked: it cannot be assigned."),
    "no_such_skill": N_("It has no rating in the skill that the mission asks for."),
    "adversary_already_assigned": N_("An adversary is assigned to this mission already."),
    "title_does_not_match": N_("Only a card of the same title boosts."),
    "not_assigned": N_("Only assigned cards are boosted."),
    "cannot_pay": N_("Its cost cannot be paid."),
    "wrong_side": N_("Hero cards are for one's own turn, villain cards for the opponent's."),
    "not_in_hand": N_("It is not in that hand."),
    "cannot_play_team": N_("Team characters are not played from the hand: they boost or complicate."),
    "not_in_play": N_("It is not in play."),
    "no_such_card": N_("There is no such card."),
    "no_such_ability": N_("It has no such ability."),
    "ability_used": N_("That ability has been used this turn."),
    "cannot_now": N_("Its conditions do not hold now."),
    "takes_no_target": N_("It takes no target."),
    "wrong_target": N_("That is no target for it."),
    "forbidden": N_("A card in play forbids it."),
}
