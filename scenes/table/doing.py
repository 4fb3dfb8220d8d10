"""What presses and drops mean: a unit, a square, a reserve unit, the main button. Turns them into answers or a reason.

Works on a table's state (`Hands`); sends whole ways of answers to the session; holds no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from game.core.legality import MalformedAct
from game.core.legality import why_not as why_not_in
from game.core.position import Answer
from game.core.table import Moment
from scenes.table.legal import Way
from scenes.table.state import Aim, Square, square

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Hands:
    """What a person does at one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # -- presses

    def press_unit(self, uid: str) -> None:
        """A figure on the map: select it, aim at it, or do what it is aimed for; a second press on it looks closely."""
        scene = self.scene
        choice, legal = scene.choice, scene.legal
        unit = scene.view.units[uid]
        if choice.mode == "grenade" and unit.at is not None:
            self.press_square(square(unit.at))
        elif uid in legal.chosen:
            self._choose_unit(uid)
        elif uid in scene.out.targets:
            self._aim(self._aim_at(uid))
        elif legal.kind == "loot" and uid in legal.units:
            self.give([["loot", uid]])
        elif uid == scene.out.shown and not choice.mode:
            scene.doors.open_dial(uid)
        elif self._refused_target(uid):
            return
        else:
            self.select(uid)

    def _aim_at(self, uid: str) -> Aim:
        mode = self.scene.choice.mode
        if mode.startswith("ability:"):
            return Aim("ability", unit=uid, ability=mode.partition(":")[2])
        return Aim("shoot", unit=uid)

    def _choose_unit(self, uid: str) -> None:
        """A unit that a question or an exchange asks for. Dice may follow a question, so it is aimed at first."""
        legal = self.scene.legal
        if self.scene.view.ask is not None and self.scene.view.ask.question:
            self._aim(Aim("choose", unit=uid))
        else:
            self.give(legal.chosen[uid])

    def _refused_target(self, uid: str) -> bool:
        """While a unit is about to attack: an enemy that it cannot attack says why, without a change."""
        scene = self.scene
        unit = scene.view.units[uid]
        if not scene.out.acts or not scene.is_enemy(unit.owner):
            return False
        act = {"by": scene.seat, "act": "shoot", "unit": scene.out.shown, "target": uid}
        if scene.choice.mode.startswith("ability:"):
            act = {**act, "act": "ability", "ability": scene.choice.mode.partition(":")[2]}
        if scene.choice.pointed is not None and scene.choice.memo.get("refused") == uid:
            scene.choice.memo.pop("refused")
            return False  # pressed again after the reason: it is only looked at
        self.refuse(act)
        scene.choice.memo["refused"] = uid
        return True

    def select(self, uid: str) -> None:
        """Hold a unit: what it sees, reaches and may attack is shown."""
        choice = self.scene.choice
        if self.scene.legal.kind in ("where", "attack", "aim", "cover") and self.scene.legal.actor:
            self.scene.acts.refuse_words("question_open")
            return
        choice.clear()
        choice.selected = uid
        unit = self.scene.view.units[uid]
        choice.cursor = square(unit.at) if unit.at is not None else choice.cursor
        self.scene.refresh()

    def press_square(self, at: Square) -> None:
        """A square: go there, aim there, answer with it; or the reason why not."""
        scene = self.scene
        choice, legal = scene.choice, scene.legal
        if at not in legal.squares:
            self._refuse_square(at)
        elif choice.mode == "grenade" or legal.kind == "aim":
            self._aim(Aim("grenade", square=at))
        elif scene.view.ask is not None and scene.view.ask.question:
            self._aim(Aim("choose", square=at))
        else:
            self.give(legal.squares[at])

    def _refuse_square(self, at: Square) -> None:
        scene = self.scene
        choice, legal = scene.choice, scene.legal
        act: dict[str, Any] = {"by": scene.seat, "act": "move", "unit": legal.actor, "to": list(at)}
        if choice.mode == "grenade" or legal.kind == "aim":
            act = {"by": scene.seat, "act": "grenade", "unit": legal.actor, "at": list(at)}
        elif legal.kind in ("marker_row", "marker"):
            act = {"by": scene.seat, "act": "place_spawn", "at": list(at)}
        elif choice.reserve:
            name = "deploy" if legal.kind == "deploy" else "respawn"
            act = {"by": scene.seat, "act": name, "unit": choice.reserve, "spawn": list(at)}
        elif not legal.actor:
            if choice.selected:
                choice.clear()
                scene.refresh()
            return
        elif legal.kind in ("attack", "cover"):
            scene.acts.refuse_words("already_acted")
            return
        self.refuse(act)

    def press_reserve(self, uid: str) -> None:
        """A unit of the tray: hold it, or do the one thing that it can do with what is held."""
        scene = self.scene
        choice, options = scene.choice, scene.legal.reserves.get(uid, [])
        if choice.reserve == uid:
            scene.doors.open_dial(uid)
            return
        held = scene.legal.actor if scene.legal.kind == "into" else choice.selected
        own = [option for option in options if held and option.unit == held]
        if own:
            self.give(list(own[0].way))
            return
        if scene.legal.actor and scene.legal.kind != "action":
            scene.acts.refuse_words("question_open")
            return
        selected = choice.selected
        choice.clear()
        choice.reserve = uid
        scene.refresh()
        if not options and scene.mine:
            self._refuse_reserve(uid, selected)

    def _refuse_reserve(self, uid: str, selected: str) -> None:
        scene = self.scene
        phase = scene.view.phase
        spawns = scene.view.players[scene.seat].spawns
        act: dict[str, Any] = {"by": scene.seat, "act": "swap_weapon", "unit": selected, "into": uid}
        if phase == "deploy" and spawns:
            act = {"by": scene.seat, "act": "deploy", "unit": uid, "spawn": spawns[0]}
        elif not selected and phase == "actions" and spawns:
            act = {"by": scene.seat, "act": "respawn", "unit": uid, "spawn": spawns[0]}
        elif not selected:
            return
        self.refuse(act)

    def drop(self, source: str, reserve: bool, at: Square) -> None:
        """A figure or a reserve unit let go over a square: what a click on each would do, dice included."""
        scene = self.scene
        choice = scene.choice
        choice.carried = ""
        under = scene.unit_at(at)
        if reserve:
            if choice.reserve != source:
                choice.clear()
                choice.reserve = source
                scene.recompute()
            if under and under in scene.legal.chosen:
                self.give(scene.legal.chosen[under])
            else:
                self.press_square(at)
            return
        if under == source:
            scene.refresh()
        elif under and under in scene.out.targets:
            self.perform(self._aim_at(under))
        elif under and self._refused_target(under):
            scene.choice.memo.pop("refused", None)
        elif choice.mode == "grenade" and at in scene.legal.squares:
            self.perform(Aim("grenade", square=at))
        else:
            self.press_square(at)

    # -- aiming and doing

    def _aim(self, aim: Aim) -> None:
        """Aim; a second press on the same thing does it."""
        choice = self.scene.choice
        if choice.aim == aim or self.scene.stage.ring:  # whoever uses the keys has had it under the cursor
            self.perform(aim)
            return
        choice.aim = aim
        self.scene.refresh()

    def way_of(self, aim: Aim) -> Way | None:
        """The answers that do what is aimed at, or None if it is no longer legal."""
        scene = self.scene
        legal = scene.legal
        if aim.verb == "shoot" and aim.unit in legal.stay.shots:
            return [*legal.stay.way, ["shoot", aim.unit]]
        if aim.verb == "ability":
            target: Any = aim.unit or (list(aim.square) if aim.square else None)
            if (aim.ability, target) in legal.stay.abilities:
                return [*legal.stay.way, ["ability", aim.ability, target]]
        if aim.verb in ("grenade", "choose") and aim.square is not None:
            return legal.squares.get(aim.square)
        if aim.verb == "choose":
            return legal.chosen.get(aim.unit)
        return None

    def perform(self, aim: Aim) -> None:
        """Do what is aimed at."""
        way = self.way_of(aim)
        if way is None:
            self.scene.refresh()
            return
        self.give(way)

    def give(self, way: Way) -> None:
        """Send answers; what was held is let go unless its act goes on."""
        scene = self.scene
        held = scene.choice.selected or scene.legal.actor
        scene.motion.skip()
        scene.session.give(way)
        scene.choice.clear()
        scene.look()
        ask, unit = scene.view.ask, scene.view.units.get(held)
        if ask is not None and unit is not None and unit.where == "board" and not ask.question:
            scene.choice.selected = held if ask.kind in ("action", "loot") and not unit.acted else ""
        scene.changed()

    def answer(self, answer: Answer) -> None:
        """Send one answer."""
        self.give([answer])

    # -- reasons

    def refuse(self, act: Mapping[str, Any]) -> None:
        """Say why an act is not legal, in one sentence; nothing changes."""
        code = self.reason(act)
        self.scene.acts.refuse_words(code or "not_an_option")

    def reason(self, act: Mapping[str, Any]) -> str | None:
        """The reason code against an act, seen from where the act under way began."""
        scene = self.scene
        table = scene.session.table
        try:
            ask = table.position.ask
            if ask is not None and ask.kind in table.game.inner_asks and table.moments:
                return self._reason_inside(act)
            return table.why_not(act)
        except (MalformedAct, KeyError):
            return "no_such_unit"

    def _reason_inside(self, act: Mapping[str, Any]) -> str | None:
        """In the middle of an act: the reason as if the whole act were tried from where it began."""
        scene = self.scene
        table = scene.session.table
        inner = table.game.inner_asks
        begun = next((m for m in reversed(table.moments) if m.position.ask and m.position.ask.kind not in inner), None)
        if begun is None:
            return "question_open"
        return why_not_in(table.game, begun.position, self._from_where_it_began(act, begun))

    def _from_where_it_began(self, act: Mapping[str, Any], begun: Moment) -> Mapping[str, Any]:
        """The act with the walk, or the way in, that its unit has made already."""
        uid = str(act.get("unit"))
        unit, started = self.scene.view.units.get(uid), begun.position.units.get(uid)  # type: ignore[attr-defined]
        if unit is None or unit.at is None or started is None or unit.at == started.at:
            return act
        if started.at is not None:
            return {**act, "to": act.get("to", unit.at)}
        verb, _uid, *spawn = begun.entry["answer"]  # it has just come in
        if act["act"] not in ("move", "shoot", "grenade") or (verb == "deploy" and act["act"] != "move"):
            return act
        way = {} if unit.at == spawn else {"to": unit.at}
        return {**way, **act, "act": verb, "spawn": spawn}


Do = Callable[[], None]
