"""Sentences of the table: what is asked, what each button does and brings, why something is refused. Draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.position import DONE, Answer
from game.core.words import _, n_
from game.stargate import numbers
from scenes.stargate.faces import kind_words, title_of
from scenes.stargate.legal import Use
from scenes.stargate.ribbon import verdict
from scenes.stargate.sums import HIDDEN, sums

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

Told = tuple[str, str]


def card_words(scene: StargateScene, name: str) -> str:
    """A card's title, or that it lies face down."""
    if name == HIDDEN:
        return _("A card face down")
    return title_of(numbers.card_of(scene.view, name))


def state_words(state: str) -> str:
    """A card's state in words."""
    return {
        "ready": _("ready"),
        "stopped": _("stopped"),
        "assigned": _("assigned"),
        "incapacitated": _("incapacitated"),
    }.get(state, state)


def phase_words() -> list[tuple[str, str, tuple[str, ...]]]:
    """The phases of a turn: words, sign, the rules' own phases in it."""
    return [
        (_("Set-up"), "gear", ("stop_character", "mulligan")),
        (_("Mission: actions"), "card", ("actions",)),
        (_("Resolve"), "star", ("resolve", "fate", "glyph")),
        (_("Continue?"), "world", ("continue",)),
        (_("Debrief"), "flag", ("debrief",)),
    ]


def now(scene: StargateScene) -> str:
    """One sentence: what the seat that is asked must do."""
    view, ask = scene.view, scene.view.ask
    if view.over:
        return _("The game is over.")
    if ask is None:
        return _("nothing is asked.")
    if ask.kind == "action":
        return _action_words(scene, ask.by)
    opponent = scene.person(view.turn)
    known = {
        "stop_character": _("choose the character of {name} that begins stopped.").format(name=opponent),
        "stop_own": _("choose the own character that begins stopped."),
        "mulligan": _("keep this hand, or shuffle it back and draw eight others, once."),
        "fate": _("revive, score or destroy the assigned adversary."),
        "glyph": _("choose the assigned character that earns the glyph."),
        "continue": _("another mission, or report?"),
        "order_failed": _("choose the order of the failed missions, the upper one first."),
        "hand_limit": n_("discard {n} card: eight stay.", "discard {n} cards: eight stay.", ask.max),
    }
    return known.get(ask.kind) or _choice_words(scene)


def _action_words(scene: StargateScene, by: str) -> str:
    view = scene.view
    other = scene.person(view.villain if by == view.turn else view.turn)
    if view.passes:
        return _("an action, or pass. {name} has passed: a pass resolves the mission.").format(name=other)
    return _("an action, or pass.")


def _choice_words(scene: StargateScene) -> str:
    ask = scene.view.ask
    assert ask is not None
    source = card_words(scene, ask.source) if ask.source and scene.knows(ask.source) else ""
    if ask.min == ask.max == 1:
        return _("{card}: choose one.").format(card=source) if source else _("choose one.")
    count = (
        _("{n} at most").format(n=ask.max)
        if ask.min == 0
        else f"{ask.min} - {ask.max}"
        if ask.min != ask.max
        else str(ask.max)
    )
    return _("{card}: choose {n}.").format(card=source, n=count) if source else _("choose {n}.").format(n=count)


def chosen_words(scene: StargateScene) -> str:
    """How many of a question's picks are made."""
    found = scene.legal
    least = n_("at least {n}", "at least {n}", found.least)
    said = _("chosen {n} of {m}").format(n=len(found.chosen), m=found.most)
    return f"{said} ({least})" if found.least != found.most else said


# -- what a button says ---------------------------------------------------------------------------------------------


def use_words(scene: StargateScene, use: Use) -> Told:
    """The verb, and what comes of it."""
    name = card_words(scene, use.card)
    text = {
        "play": _("Play {card}"),
        "assign": _("Assign {card}"),
        "boost": _("Boost {target}"),
        "play_obstacle": _("Obstacle: {card}"),
        "play_adversary": _("Adversary: {card}"),
        "assign_adversary": _("Assign {card}"),
        "complicate": _("Complicate with {card}"),
        "activate": _("Use {card}"),
    }.get(use.verb, _("Use {card}"))
    verb = text.format(card=name, target=card_words(scene, use.target) if use.target else "")
    paid = paid_for(scene, use)
    if paid > 0:
        verb = _("{what}: pay {n}").format(what=verb, n=paid)
    return verb, _result(scene, use, scene.trial(use.answer))


def paid_for(scene: StargateScene, use: Use) -> int:
    """How much power a use costs now, as far as that can be told."""
    trial = scene.trial(use.answer)
    return scene.view.players[scene.seat].power - trial.players[scene.seat].power if trial is not None else 0


def price_words(scene: StargateScene, use: Use) -> str:
    """What a use costs, in words; nothing for what is free."""
    paid = paid_for(scene, use)
    return _("{what}: pay {n}").format(what="", n=paid).lstrip(": ") if paid > 0 else ""


def _result(scene: StargateScene, use: Use, trial: Any) -> str:
    if trial is None:
        return _target_words(scene, use)
    before, made = scene.made, sums(trial)
    same = made is not None and before is not None and trial.mission.card == scene.view.mission.card  # type: ignore[union-attr]
    if (
        same
        and made is not None
        and before is not None
        and (made.total, made.difficulty) != (before.total, before.difficulty)
    ):
        return verdict(made)
    if use.verb in ("assign", "assign_adversary") and made is not None and same:
        return _("it adds nothing here")
    left = trial.players[scene.seat].power
    if left != scene.view.players[scene.seat].power:
        return n_("{n} power left", "{n} power left", left)
    return _target_words(scene, use)


def _target_words(scene: StargateScene, use: Use) -> str:
    if use.verb == "boost":
        return _("discards {card}").format(card=card_words(scene, use.card))
    if use.target:
        return _("on {card}").format(card=card_words(scene, use.target))
    return ""


def pass_words(scene: StargateScene) -> Told:
    """What a pass is called, and what it brings."""
    view, made = scene.view, scene.made
    if made is None:
        return _("Pass"), ""
    if view.passes:
        result = verdict(made)
        told = _("success: {sum}") if made.success else _("failure: {sum}")
        return _("Pass and resolve"), told.format(sum=result)
    other = scene.person(view.villain if scene.seat == view.turn else view.turn)
    return _("Pass"), _("{name} may act").format(name=other)


def answer_words(scene: StargateScene, answer: Answer) -> Told:
    """An answer without a card: verb and result."""
    ask = scene.view.ask
    kind = ask.kind if ask is not None else ""
    if answer == DONE:
        return _("That is all"), chosen_words(scene)
    made = _KNOWN.get((kind, str(answer)))
    if made is not None:
        return made(scene)
    plain = {"yes": _("Use it"), "no": _("Decline"), "none": _("Decline")}
    if isinstance(answer, str):
        return plain.get(answer, answer.replace("_", " ").capitalize()), ""
    if isinstance(answer, list):
        parts = [card_words(scene, p) if isinstance(p, str) and scene.knows(p) else str(p) for p in answer]
        return " ".join(parts).replace("_", " ").capitalize(), ""
    return str(answer), ""


def _continue(scene: StargateScene) -> Told:
    view = scene.view
    price = numbers.price_to_continue(view)
    ready = sum(
        view.cards[one].state == "ready" for one in view.players[view.turn].team + view.players[view.turn].supports
    )
    told = n_("{n} character is ready", "{n} characters are ready", ready)
    if not price:
        return _("Continue: free"), told
    words = _("Continue: pay {n}, {name} +{n}").format(n=price, name=scene.person(view.villain))
    return words, told


def _stop(scene: StargateScene) -> Told:
    return _("Report: end the turn"), _("cards are readied, hands go to eight")


def _keep(scene: StargateScene) -> Told:
    return _("Keep this hand"), n_("{n} card", "{n} cards", len(scene.view.players[scene.seat].hand))


def _redraw(scene: StargateScene) -> Told:
    return _("Shuffle back and draw"), _("eight other cards, once")


def _fate(scene: StargateScene, choice: str) -> Told:
    view = scene.view
    here = view.mission
    name = here.adversary if here is not None and here.adversary else ""
    card = numbers.card_of(view, name)
    words = title_of(card)
    if choice == "revive":
        return _("Revive {card}").format(card=words), n_("{n} card off the deck", "{n} cards off the deck", card.revive)
    if choice == "score":
        total = numbers.villain_score(view, scene.seat) + card.cost
        told = _("{n} of {all} villain points").format(n=total, all=view.players[scene.seat].victory_total)
        return _("Score {card}: +{n}").format(card=words, n=card.cost), told
    return _("Let {card} be destroyed").format(card=words), _("it goes to the discard pile")


_KNOWN = {
    ("continue", "continue"): _continue,
    ("continue", "stop"): _stop,
    ("mulligan", "keep"): _keep,
    ("mulligan", "redraw"): _redraw,
    ("fate", "revive"): lambda scene: _fate(scene, "revive"),
    ("fate", "score"): lambda scene: _fate(scene, "score"),
    ("fate", "none"): lambda scene: _fate(scene, "none"),
}


def pick_words(scene: StargateScene, name: str) -> Told:
    """An answer that is a card: verb and result."""
    kind, words = scene.legal.kind, card_words(scene, name)
    if kind in ("stop_character", "stop_own"):
        return _("Stop {card}").format(card=words), _("it is ready again after the first turn")
    if kind == "glyph":
        made = scene.view.mission
        told = ""
        if made is not None:
            total = numbers.experience(scene.view, scene.seat) + numbers.card_of(scene.view, made.card).experience
            told = _("{n} of {all} experience").format(n=total, all=scene.view.players[scene.seat].victory_total)
        return _("Glyph to {card}").format(card=words), told
    if kind == "hand_limit":
        return _("Discard {card}").format(card=words), chosen_words(scene)
    if kind == "order_failed":
        return _("{card} next").format(card=words), chosen_words(scene)
    if not scene.legal.single:
        return _("Choose {card}").format(card=words), chosen_words(scene)
    lying = name not in scene.view.cards and scene.knows(name)  # of a card in play the table says more
    told = kind_words(numbers.card_of(scene.view, name).kind) if lying else ""
    return _("Choose {card}").format(card=words), told
