"""What can be done with one unit now, as a list of buttons: with the reason on each that cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.clix import dial, sums
from game.clix.words import unit_name
from game.core.words import _, n_
from scenes.table import abilities, sentences
from scenes.table.legal import Legal, Option, legal
from scenes.table.state import Aim, Choice
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


@dataclass
class Act:
    """A button: verb, result, sign, what it does on the table, and why not."""

    words: str
    result: str
    icon: str
    run: Callable[[], None]
    why_not: str = ""


def acts_of(table: TableScene, uid: str) -> list[Act]:
    """The acts of a unit of the viewer; none for another's."""
    unit = table.view.units[uid]
    if unit.where == "board":
        if unit.owner != table.seat or not table.session.is_person(table.seat):
            return []
        return _on_the_map(table, uid)
    return _of_the_reserve(table, uid)


def _on_the_map(table: TableScene, uid: str) -> list[Act]:
    offered = _planned(table, uid)
    reason = _reason(table, uid, offered)
    acts = [
        Act(_("Shoot") if not dial.card_of(table.view, table.view.units[uid]).melee else _("Strike"),
            _targets(len(offered.stay.shots)), "sight",
            lambda: _shoot(table, uid, offered), reason or ("" if offered.stay.shots else _no_target(table, uid))),
        Act(_("Move"), sentences.speed_words(table.view, uid), "boot", lambda: _hold(table, uid),
            reason or ("" if offered.squares else table.game.refusal("too_far"))),
    ]  # fmt: skip
    acts += _grenade(table, uid, offered, reason)
    acts += _specials(table, uid, offered, reason)
    acts += _exchange(table, uid)
    return acts[:5] if len(acts) > 5 else acts


def _targets(count: int) -> str:
    return n_("{n} target in sight", "{n} targets in sight", count) if count else _("no target in sight")


def _planned(table: TableScene, uid: str) -> Legal:
    """What would be legal if the unit were selected."""
    if table.legal.actor == uid:
        return table.legal
    seat = table.seat if table.mine else ""
    return legal(table.game, table.view, Choice(selected=uid), seat)


def _reason(table: TableScene, uid: str, offered: Legal) -> str:
    if offered.actor == uid:
        return ""
    if not table.mine:
        return table.game.refusal("not_your_turn")
    unit = table.view.units[uid]
    code = table.hands.reason({"by": table.seat, "act": "move", "unit": uid, "to": unit.at})
    return table.game.refusal(code if code and code != "square_occupied" else "no_actions_left")


def _no_target(table: TableScene, uid: str) -> str:
    melee = dial.card_of(table.view, table.view.units[uid]).melee
    return table.game.refusal("melee_only" if melee else "no_line_of_sight")


def _hold(table: TableScene, uid: str, mode: str = "") -> None:
    """Select the unit on the table, and begin a mode."""
    if table.legal.actor != uid:
        table.hands.select(uid)
    if mode and table.choice.mode != mode:
        table.acts.set_mode(mode)


def _shoot(table: TableScene, uid: str, offered: Legal) -> None:
    _hold(table, uid)
    if len(offered.stay.shots) == 1:
        table.choice.aim = Aim("shoot", unit=offered.stay.shots[0])
        at = table.view.units[offered.stay.shots[0]].at
        table.refresh()
        if at is not None:
            table.doors.look_at((at[0], at[1]))


def _grenade(table: TableScene, uid: str, offered: Legal, reason: str) -> list[Act]:
    unit = table.view.units[uid]
    if not unit.grenades and not dial.card_of(table.view, unit).grenades:
        return []
    why = reason or (
        "" if offered.stay.grenade else table.game.refusal("no_grenades" if not unit.grenades else "first_turn")
    )
    after = n_("{n} left after it", "{n} left after it", max(0, unit.grenades - 1))
    left = _("reach {n}, {left}").format(n=sums.GRENADE_RANGE, left=after)
    return [Act(_("Throw a grenade"), left, "grenade", lambda: _hold(table, uid, "grenade"), why)]


def _specials(table: TableScene, uid: str, offered: Legal, reason: str) -> list[Act]:
    found = []
    for row in abilities.rows(table.view, uid):
        if not row.activated:
            continue
        targets = [target for word, target in offered.stay.abilities if word == row.word]
        why = reason or ("" if targets else table.game.refusal("cannot_now" if row.on else "ability_off"))
        result = n_("{n} target", "{n} targets", len(targets)) if targets and targets[0] is not None else _("now")
        mode = f"ability:{row.word}"
        run = _without_target(table, uid, row.word) if targets == [None] else _with_mode(table, uid, mode)
        found.append(Act(row.name, result, "star", run, why))
    return found


def _with_mode(table: TableScene, uid: str, mode: str) -> Callable[[], None]:
    return lambda: _hold(table, uid, mode)


def _without_target(table: TableScene, uid: str, word: str) -> Callable[[], None]:
    def run() -> None:
        _hold(table, uid)
        table.choice.aim = Aim("ability", ability=word)
        table.refresh()

    return run


# -- exchanges --------------------------------------------------------------------------------------------------------


def _exchange(table: TableScene, uid: str) -> list[Act]:
    acts = []
    for verb, icon, title in (("upgrade", "upgrade", _("Upgrade")), ("swap_weapon", "swap", _("Swap the weapon"))):
        options = [(into, option) for into, several in table.legal.reserves.items() for option in several
                   if option.unit == uid and option.verb == verb]  # fmt: skip
        if options:
            acts.append(_offer(table, uid, options, icon, title))
    return acts


def _offer(table: TableScene, uid: str, options: list[tuple[str, Option]], icon: str, title: str) -> Act:
    names = [unit_name(table.view, into) for into, _option in options]
    if len(options) == 1:
        into, option = options[0]
        verb = _("Upgrade to {unit}") if option.verb == "upgrade" else _("Swap for {unit}")
        return Act(
            verb.format(unit=names[0]), _price(table, into, option), icon, lambda: table.hands.give(list(option.way))
        )
    some = n_("{n} to choose from", "{n} to choose from", len(names))
    return Act(title, some, icon, lambda: table.stage.push(_menu(table, title, options)))


def _price(table: TableScene, into: str, option: Option) -> str:
    points = dial.points(table.view, table.view.units[into])
    if option.verb == "upgrade":
        used = n_("uses {n} counter", "uses {n} counters", option.spend)
        return _("{used}, {points} points").format(used=used, points=points)
    return _("free, {points} points").format(points=points)


def _menu(table: TableScene, title: str, options: list[tuple[str, Option]]) -> Dialog:
    """Several: a small menu, never a guess."""
    answers = [
        Answer(unit_name(table.view, into), _giving(table, option), _price(table, into, option), "normal", "dial")
        for into, option in options
    ]
    return Dialog(title, "", [*answers, Answer(_("Leave it as it is"), None, "", "ghost", "back")], icon="swap")


def _of_the_reserve(table: TableScene, uid: str) -> list[Act]:
    acts = []
    options = table.legal.reserves.get(uid, [])
    entries = [option for option in options if option.square is not None]
    if entries:
        verb = _("Deploy it") if entries[0].verb == "deploy" else _("Bring it back")
        acts.append(Act(verb, _("by a spawn marker"), "flag", lambda: _take(table, uid)))
    for option in options:
        if option.unit:
            name = unit_name(table.view, option.unit)
            words = _("Upgrade {unit} to it") if option.verb == "upgrade" else _("Swap {unit} for it")
            acts.append(Act(words.format(unit=name), _price(table, uid, option), "swap", _giving(table, option)))
    return acts[:6]


def _giving(table: TableScene, option: Option) -> Callable[[], None]:
    return lambda: table.hands.give(list(option.way))


def _take(table: TableScene, uid: str) -> None:
    table.choice.clear()
    table.choice.reserve = uid
    table.refresh()
