"""What is asked and what may be answered, in sentences: the status line, and each button with its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.copies import base
from game.core.position import DONE, Answer
from game.core.words import N_, _, n_
from game.weiss import numbers
from game.weiss.position import HAND_LIMIT, WeissPosition
from scenes.weiss import odds
from scenes.weiss.faces import name_of
from scenes.weiss.legal import Use

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

Told = tuple[str, str]
"""A verb, and what comes of it."""

SLOT_WORDS = {
    "c1": N_("center left"), "c2": N_("center"), "c3": N_("center right"), "b1": N_("back left"),
    "b2": N_("back right"),
}  # fmt: skip
PHASES = (
    (N_("Stand"), "up", ("mulligan", "stand")), (N_("Draw"), "card", ("draw",)), (N_("Clock"), "clock", ("clock",)),
    (N_("Main phase"), "person", ("main",)), (N_("Climax"), "star", ("climax",)),
    (N_("Attack"), "sword", ("attack", "counter", "encore")), (N_("End"), "flag", ("end", "over")),
)  # fmt: skip
"""The seven phases as the bar shows them: words, sign, the rules' own words for them."""


def slot_words(slot: str) -> str:
    """A slot as its owner sees it."""
    return _(SLOT_WORDS[slot])


def card_words(scene: WeissScene, name: str) -> str:
    """A card by its name; one face down has none."""
    return name_of(numbers.card_of(scene.view, name)) if scene.knows(name) else _("a card face down")


def now(scene: WeissScene) -> str:
    """The one sentence that says what is to be decided."""
    ask = scene.view.ask
    if ask is None:
        return _("The game is over.")
    told = {
        "mulligan": _("put away any cards of the opening hand; as many are drawn."),
        "clock": _("a card of the hand into the clock draws two; or go on without."),
        "main": _("play characters and events, move, use abilities; then go on."),
        "climax": _("play a climax, or go on without."),
        "attack": _("attack with a standing character of the center, or attack no more."),
        "counter": _("use one counter card, or none."),
        "encore_order": _("which reversed character leaves first?"),
        "level_up": _("seven cards in the clock: one of the oldest seven becomes the level."),
        "interrupt": _("which comes first?"),
        "order": _("which ability comes first?"),
        "slot": _("choose its place on the stage."),
        "encore": _("bring it back where it stood, rested?"),
    }.get(ask.kind, "")
    if ask.kind == "hand_limit":
        told = n_("discard {n} card: seven stay.", "discard {n} cards: seven stay.", ask.max)
    source = card_words(scene, ask.source) if ask.source and scene.knows(ask.source) else ""
    if told:
        return f"{source}: {told}" if source else told
    return _chooses(ask.min, ask.max, ask.single, source)


def _chooses(least: int, most: int, single: bool, source: str) -> str:
    if single:
        return _("{card}: choose one.").format(card=source) if source else _("choose one.")
    count = str(most) if least == most else _("{n} at most").format(n=most)
    return _("{card}: choose {n}.").format(card=source, n=count) if source else _("choose {n}.").format(n=count)


def chosen_words(scene: WeissScene) -> str:
    """How many are chosen of how many."""
    found = scene.legal
    return _("chosen {n} of {m}").format(n=len(found.chosen), m=found.most)


# -- uses of cards --------------------------------------------------------------------------------------------


def use_words(scene: WeissScene, use: Use) -> Told:
    """A use of a card: the verb, and its result."""
    return {
        "clock": _clock, "play": _play, "move": _move, "activate": _activate, "climax": _climax, "attack": _attack,
        "counter": _counter,
    }[use.verb](scene, use)  # fmt: skip


def _clock(scene: WeissScene, use: Use) -> Told:
    count = len(scene.view.players[scene.seat].clock) + 1
    return _("Clock {card}").format(card=card_words(scene, use.card)), _("draw 2; clock {n} of 7").format(n=count)


def _play(scene: WeissScene, use: Use) -> Told:
    view = scene.view
    price, left = numbers.cost(view, use.card), len(view.players[scene.seat].stock)
    verb = _("Play {card}").format(card=card_words(scene, use.card))
    if price:
        verb = _("{what}: pay {n}").format(what=verb, n=price)
    if len(use.answer) < 3:
        return verb, _("{n} left in stock").format(n=left - price)
    slot = use.answer[2]
    there = view.players[scene.seat].stage[slot]
    if there is None:
        return verb, slot_words(slot)
    told = _("{slot}; {card} goes to the waiting room")
    return verb, told.format(slot=slot_words(slot), card=card_words(scene, there))


def _move(scene: WeissScene, use: Use) -> Told:
    goal = use.place.split()[-1]
    there = scene.view.players[scene.seat].stage[goal]
    verb = _("Move {card}").format(card=card_words(scene, use.card))
    if there is None:
        return verb, slot_words(goal)
    return verb, _("{slot}; changes places with {card}").format(slot=slot_words(goal), card=card_words(scene, there))


def _activate(scene: WeissScene, use: Use) -> Told:
    return _("Use {card}").format(card=card_words(scene, use.card)), _("its ability")


def _climax(scene: WeissScene, use: Use) -> Told:
    return _("Climax: {card}").format(card=card_words(scene, use.card)), _("it stays until the end of the turn")


def _counter(scene: WeissScene, use: Use) -> Told:
    return _("Counter with {card}").format(card=card_words(scene, use.card)), _("one counter an attack")


def _attack(scene: WeissScene, use: Use) -> Told:
    lane, kind = odds.lane_of(scene.view, use.card), use.answer[2]
    name = card_words(scene, use.card)
    if kind == "direct":
        return _("{card} attacks directly").format(card=name), damage_words(lane.direct or 0)
    if kind == "side":
        return _("{card} attacks from the side").format(card=name), f"{damage_words(lane.side or 0)}; {_('no battle')}"
    told = f"{damage_words(lane.frontal or 0)}; {result_words(lane)}"
    return _("{card} attacks frontally").format(card=name), told


def damage_words(count: int) -> str:
    """So much damage."""
    return n_("{n} damage", "{n} damage", count)


def result_words(lane: odds.Lane) -> str:
    """How a battle would end now."""
    return {
        "wins": _("{a} against {b}: wins"), "loses": _("{a} against {b}: loses"),
        "tie": _("{a} against {b}: both fall"), "direct": _("nobody is there"),
    }[lane.result].format(a=lane.power, b=lane.against)  # fmt: skip


# -- answers without a card -----------------------------------------------------------------------------------


def skip_words(scene: WeissScene, answer: Answer) -> Told:
    """What ends a phase, or declines."""
    kind, view = scene.legal.kind, scene.view
    if kind == "clock":
        return _("Clock nothing"), _("no cards are drawn")
    if kind == "counter":
        return _("No counter"), _("the damage comes")
    if kind == "main":
        return _("End the main phase"), _("then the climax")
    if kind == "climax":
        return _("No climax"), _("then the attacks")
    standing = sum(1 for one in _center(view, scene.seat) if view.cards[one].state == "standing")
    return _("Attack no more"), n_("{n} character still stands", "{n} characters still stand", standing)


def _center(view: WeissPosition, seat: str) -> list[str]:
    stage = view.players[seat].stage
    return [name for slot in ("c1", "c2", "c3") if (name := stage[slot])]


def answer_words(scene: WeissScene, answer: Answer) -> Told:
    """An answer of a question that is no card."""
    if answer == DONE:
        return done_words(scene)
    plain = {
        "yes": (_("Use it"), _("its cost is paid")), "no": (_("Decline"), _("nothing happens")),
        "none": (_("Decline"), _("nothing happens")), "encore": (_("Encore"), _("back in its place, rested")),
        "refresh": (_("New deck first"), _("the waiting room is shuffled")),
        "level_up": (_("Level up first"), _("a card of the clock")), "hand": (_("To hand"), ""),
        "stock": (_("To the stock"), ""),
    }  # fmt: skip
    if scene.legal.kind == "encore" and answer == "none":
        return _("No encore"), _("it stays in the waiting room")
    if isinstance(answer, str) and answer in plain:
        return plain[answer]
    if isinstance(answer, str) and ":" in answer and scene.knows(answer.partition(":")[0]):
        name, _colon, number = answer.partition(":")
        what = _("Encore") if number == "encore" else _("ability {n}").format(n=number)
        return card_words(scene, name), what
    if isinstance(answer, list):
        return ", ".join(_part(scene, one) for one in answer), ""
    return _part(scene, answer), ""


def _part(scene: WeissScene, one: Answer) -> str:
    if isinstance(one, str) and one in SLOT_WORDS:
        return slot_words(one)
    return card_words(scene, one) if isinstance(one, str) and scene.knows(one) else str(one).replace("_", " ")


def done_words(scene: WeissScene) -> Told:
    """What ends the choosing."""
    count = len(scene.legal.chosen)
    if scene.legal.kind != "mulligan":
        return _("That is all"), chosen_words(scene)
    if not count:
        return _("Keep this hand"), n_("{n} card", "{n} cards", len(scene.view.players[scene.seat].hand))
    return n_("Redraw {n} card", "Redraw {n} cards", count), _("they go to the waiting room")


def pick_words(scene: WeissScene, name: str) -> Told:
    """A card that answers a question."""
    card = card_words(scene, name)
    kind = scene.legal.kind
    if kind == "mulligan":
        return _("Put {card} away").format(card=card), chosen_words(scene)
    if kind == "hand_limit":
        return _("Discard {card}").format(card=card), chosen_words(scene)
    if kind == "level_up":
        return _("{card} becomes the level").format(card=card), _("the other six go to the waiting room")
    if kind in ("encore_order", "order"):
        return _("{card} next").format(card=card), ""
    return _("Choose {card}").format(card=card), "" if scene.legal.single else chosen_words(scene)


def slot_answer_words(scene: WeissScene, place: str) -> Told:
    """A place that answers a question."""
    seat, slot = place.split()
    there = scene.view.players[seat].stage[slot]
    told = _("{card} goes to the waiting room").format(card=card_words(scene, there)) if there else ""
    return _("Place it: {slot}").format(slot=slot_words(slot)), told


def state_words(state: str) -> str:
    """How a character stands."""
    return {"standing": _("standing"), "rested": _("rested"), "reversed": _("reversed")}[state]


def limit_words() -> str:
    """The hand limit, for the help."""
    return _("At the end of the turn {n} cards stay in hand.").format(n=HAND_LIMIT)


def is_card(scene: WeissScene, name: object) -> bool:
    """Whether a word is the name of a card of this game."""
    return isinstance(name, str) and base(name) in scene.view.world.cards
