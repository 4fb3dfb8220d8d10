"""What presses, drops and keys mean at the table: take hold, put somewhere, answer, build. No rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.position import DONE, Answer
from game.core.table import Refused
from game.core.words import _
from scenes.starcraft import words
from scenes.starcraft.legal import Use, chain
from scenes.ui import Drag, Node

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


class Hands:
    """What a person does at one table."""

    def __init__(self, scene: StarcraftScene) -> None:
        self.scene = scene

    # -- presses

    def press(self, key: str) -> None:
        """A thing of the galaxy: put there what is held, take hold of it, or do the one thing it answers."""
        scene, found = self.scene, self.scene.legal
        held = scene.hold.key
        keys = chain(scene.view, key)
        for one in keys:
            if held and one in found.targets(held):
                self.use(scene.fitting_uses(found.targets(held)[one]))
                return
        for one in keys:
            if not held and one in found.targets(""):
                self.use(found.targets("")[one])
                return
            if one in found.subjects() and one != held:
                self.take(one)
                return
        if held:
            self.take("")
        elif scene.builds and keys[-2:-1] and any(one.startswith("area:") for one in keys):
            self.set_place(next(one for one in keys if one.startswith("area:")).partition(":")[2])
        else:
            self.refuse(keys)

    def take(self, key: str) -> None:
        """Take hold of something, or let go."""
        self.scene.hold.key = key
        self.scene.hold.extra = ""
        self.scene.refresh()

    def turn_extra(self, card: str) -> None:
        """A reinforcement goes along with the card that is held, or no longer."""
        self.scene.hold.extra = "" if self.scene.hold.extra == card else card
        self.scene.refresh()

    def use(self, uses: Sequence[Use]) -> None:
        """Do the one thing; several ask which."""
        if len(uses) == 1:
            self.give(uses[0].given)
        elif uses:
            self.scene.open_choice(list(uses))

    def refuse(self, keys: Sequence[str]) -> None:
        """Say what lies there, and why nothing can be done with it now."""
        scene = self.scene
        said = words.key_words(scene, keys[0])
        why = scene.why_not(keys)
        scene.stage.say(f"{said}: {why}" if why else said, "cross" if why else "info")

    # -- answers

    def give(self, answer: Answer) -> None:
        """Send one answer."""
        scene = self.scene
        if scene.chooses_ahead:
            if scene.choose_ahead(answer):
                scene.rebuild()
                return
        else:
            scene.hold.clear()
            scene.session.give([answer])
        scene.changed()

    def give_done(self) -> None:
        """That is all."""
        self.give(DONE)

    # -- building

    def set_place(self, area: str) -> None:
        """New units go there."""
        self.scene.hold.place = area
        self.scene.refresh()

    def add(self, item: list[Any]) -> None:
        """Put something in the cart, in the order of the order."""
        from game.starcraft.building import STAGE_OF

        cart = [*self.scene.hold.cart, item]
        self.scene.hold.cart = sorted(cart, key=lambda one: STAGE_OF[one[0]])
        self.scene.refresh()

    def remove(self, item: list[Any]) -> None:
        """Take the last of its kind out again."""
        cart = list(self.scene.hold.cart)
        for number in range(len(cart) - 1, -1, -1):
            if cart[number][:2] == item[:2]:
                del cart[number]
                break
        self.scene.hold.cart = cart
        self.scene.refresh()

    def buy(self, cheaply: bool) -> None:
        """Build what is in the cart; paid the cheapest way, or worker by worker."""
        scene = self.scene
        items: list[Answer] = [*scene.hold.cart, ["buy"]]
        scene.hold.clear()
        try:
            scene.session.give(items)
            ask = scene.session.table.ask
            if cheaply and ask is not None and ask.kind == "payment" and ["pay"] in ask.options:
                scene.session.give([["pay"]])
        except Refused as refused:
            scene.refuse_words(refused.code)
        scene.changed()

    # -- carrying

    def carry(self, key: str, source: Node, image: pygame.Surface | None) -> Drag | None:
        """Take something along with the pointer: where it may go shines."""
        scene = self.scene
        if key not in scene.legal.subjects():
            scene.stage.say(_("It cannot be moved now."), "info")
            return None
        if scene.hold.key != key:
            self.take(key)
        return Drag(key, source, image)

    def may_drop(self, drag: Drag, key: str) -> bool:
        """Whether what is carried may be put there."""
        targets = self.scene.legal.targets(str(drag.payload))
        return any(one in targets for one in chain(self.scene.view, key))

    def drop(self, drag: Drag, key: str) -> None:
        """Put it there."""
        targets = self.scene.legal.targets(str(drag.payload))
        found = next((one for one in chain(self.scene.view, key) if one in targets), "")
        self.use(self.scene.fitting_uses(targets.get(found, [])))
