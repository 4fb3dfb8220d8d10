"""Weiß Schwarz in words: log lines, refusals, phases. Uses names, never "you"."""

from typing import Any

from game.core.events import Event
from game.core.telling import Facts, Line, sayings
from game.core.telling import seat_name as seat_name
from game.core.words import N_, _, n_, pick
from game.weiss import numbers

PLACES = {
    "stock": N_("the stock"), "clock": N_("the clock"), "waiting_room": N_("the waiting room"),
    "memory": N_("the memory"),
}  # fmt: skip


def card_name(table: Any, name: str | None) -> str:
    """A card's name in the language in use; a face-down card has none."""
    if name is None:
        return _("a card face down")
    return pick(numbers.card_of(table.position, name).data.get("name") or name)


def phase_name(phase: str) -> str:
    """The phase in the language in use."""
    names = {
        "mulligan": N_("Opening hands"), "stand": N_("Stand"), "draw": N_("Draw"), "clock": N_("Clock"),
        "main": N_("Main phase"), "climax": N_("Climax"), "attack": N_("Attack"), "counter": N_("Counter"),
        "encore": N_("Encore"), "end": N_("End"), "over": N_("Game over"),
    }  # fmt: skip
    return _(names[phase])


def kind_name(kind: str) -> str:
    """A kind of attack in the language in use."""
    return _({"frontal": N_("frontal"), "side": N_("side"), "direct": N_("direct")}[kind])


def tell(event: Event, table: Any) -> str:
    """One line of the log, or "" for what the log leaves out."""
    line = _LINES.get(event.kind)
    return line(event.facts, table) if line else ""


_saying = sayings(card_name)


def _count_of(text: str) -> Line:
    """A line about so many cards, which stand in `{cards}`."""

    def line(facts: Facts, table: Any) -> str:
        cards = n_("{n} card", "{n} cards", facts["count"])
        return _(text).format(name=seat_name(table, facts["by"]), cards=cards)

    return line


def _dealt(facts: Facts, table: Any) -> str:
    if facts["to"] == "resolution":  # told once they are all there
        return ""
    cards = ", ".join(card_name(table, card) for card in facts["cards"]) or n_("{n} card", "{n} cards", facts["count"])
    text = _("{name} puts {cards} from the deck into {place}.")
    return text.format(name=seat_name(table, facts["by"]), cards=cards, place=_(PLACES[facts["to"]]))


def _attack(facts: Facts, table: Any) -> str:
    name, card, how = seat_name(table, facts["by"]), card_name(table, facts["card"]), kind_name(facts["how"])
    if facts["target"] is None:
        return _("{name} attacks with {card}: {how}.").format(name=name, card=card, how=how)
    text = _("{name} attacks {target} with {card}: {how}.")
    return text.format(name=name, card=card, how=how, target=card_name(table, facts["target"]))


def _turned(facts: Facts, table: Any) -> str:
    text = {
        "standing": _("{card} stands."), "rested": _("{card} rests."), "reversed": _("{card} is reversed."),
    }[facts["state"]]  # fmt: skip
    return text.format(card=card_name(table, facts["card"]))


def _won(facts: Facts, table: Any) -> str:
    if facts["by"] == "draw":
        return _("Both lose at once: it is a draw.")
    how = {
        "text": _("a card says so"),
        "level": _("level 4"),
        "deck": _("no cards are left"),
        "conceded": _("the other one conceded"),
    }[facts["how"]]
    return _("{name} wins: {how}.").format(name=seat_name(table, facts["by"]), how=how)


_LINES: dict[str, Line] = {
    "goes_first": _saying(N_("{name} goes first.")),
    "turn_begins": _saying(N_("Round {round}: {name}'s turn.")),
    "redrawn": _count_of(N_("{name} redraws {cards}.")),
    "drawn": _count_of(N_("{name} draws {cards}.")),
    "stock_paid": _count_of(N_("{name} pays {cards} of stock.")),
    "clock": _saying(N_("{name} puts {card} into the clock.")),
    "play": _saying(N_("{name} plays {card}.")),
    "moved": _saying(N_("{name} moves {card}.")),
    "activate": _saying(N_("{name} uses {card}.")),
    "climax": _saying(N_("{name} places the climax {card}.")),
    "attack": _attack,
    "triggered": _saying(N_("Trigger check of {name}: {card}.")),
    "counter": _saying(N_("{name} counters with {card}.")),
    "damaged": _saying(N_("{name} takes {count} damage: {cards}.")),
    "damage_cancelled": _saying(N_("{name} cancels the damage: {cards}.")),
    "battle": _saying(N_("{card} against {target}: {power} to {against}.")),
    "turned": _turned,
    "left": _saying(N_("{card} goes to the waiting room.")),
    "encored": _saying(N_("{card} comes back.")),
    "placed": _saying(N_("{card} comes to the stage.")),
    "powerless": _saying(N_("{card} has no power left.")),
    "level_up": _saying(N_("{name} is at level {level}: {card}.")),
    "refreshed": _saying(N_("{name} makes a new deck of the waiting room.")),
    "penalty": _saying(N_("{name} puts {card} into the clock for the new deck.")),
    "dealt": _dealt,
    "flipped": _saying(N_("{name} flips over {cards}.")),
    "looked": _saying(N_("{name} looks at the top of the deck.")),
    "searched": _saying(N_("{name} searches the deck.")),
    "shuffled": _saying(N_("{name} shuffles the deck.")),
    "revealed": _saying(N_("{name} reveals {card}.")),
    "taken": _saying(N_("{name} takes {card} to hand.")),
    "sent": _saying(N_("{card} goes to the waiting room.")),
    "discarded": _saying(N_("{name} discards {card}.")),
    "stocked": _saying(N_("{name} puts {card} on the stock.")),
    "clocked": _saying(N_("{name} puts {card} into the clock.")),
    "memorized": _saying(N_("{name} puts {card} into the memory.")),
    "leveled": _saying(N_("{name} puts {card} into the level zone.")),
    "topped": _saying(N_("{name} puts {card} on top of the deck.")),
    "buried": _saying(N_("{name} puts {card} under the deck.")),
    "shuffled_in": _saying(N_("{name} shuffles {card} into the deck.")),
    "tucked": _saying(N_("{name} puts {card} under {under}.")),
    "won": _won,
}


def refusal(code: str) -> str:
    """One sentence that says why."""
    text = _REFUSALS.get(code)
    return _(text) if text else code.replace("_", " ")


_REFUSALS: dict[str, str] = {
    "level_too_high": N_("Its level is too high."),
    "not_enough_stock": N_("There is not enough stock."),
    "color_missing": N_("Its colour is neither in the clock nor in the level zone."),
    "no_such_slot": N_("It cannot go there."),
    "empty_slot": N_("Nobody stands there."),
    "not_standing": N_("It does not stand."),
    "not_in_center": N_("Only characters in the center attack."),
    "kind_not_possible": N_("It cannot attack like that."),
    "one_attack_on_first_turn": N_("There is only one attack in the first turn of the game."),
    "cannot_pay": N_("Its cost cannot be paid."),
    "not_in_hand": N_("It is not in that hand."),
    "no_counter_icon": N_("It is no counter card."),
    "no_such_card": N_("There is no such card."),
    "not_on_stage": N_("It is not on that stage."),
    "wrong_kind": N_("A card of that kind is not played like that."),
    "no_such_ability": N_("It has no such ability."),
    "ability_used": N_("That ability has been used this turn."),
    "cannot_now": N_("Its conditions do not hold now."),
    "forbidden": N_("A card in play forbids it."),
}
