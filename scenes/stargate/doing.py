"""What presses, drops and keys mean at the table: hold a card, use it, answer a question, pass. No rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.position import Answer
from game.core.words import _
from game.stargate import numbers
from scenes.stargate import reasons, words
from scenes.stargate.faces import card_image
from scenes.stargate.legal import Use
from scenes.stargate.places import Place
from scenes.ui import Area, Drag, Node

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class Hands:
    """What a person does at one table."""

    def __init__(self, scene: StargateScene) -> None:
        self.scene = scene

    # -- presses

    def press(self, name: str) -> None:
        """A card: answer the question with it, use what is held on it, hold it, or do the one thing it can do."""
        scene = self.scene
        found, held = scene.legal, scene.hold.card
        if name in found.picks:
            self.give(found.picks[name])
        elif held and held != name and name in found.targets(held):
            self.use_one(found.targets(held)[name])
        elif name == held:
            self.use_one(found.uses.get(name, []))
        elif name in found.uses:
            scene.hold.card = name
            scene.refresh()
        elif name in found.chosen:
            scene.stage.say(_("It is chosen already; Esc takes the last one back."), "info")
        else:
            self.refuse(name)

    def refuse(self, name: str) -> None:
        """Say why nothing can be done with a card; it is let go what was held."""
        why = "" if self.scene.watching else reasons.why_not(self.scene, name)
        if why:
            self.scene.stage.say(f"{words.card_words(self.scene, name)}: {why}", "cross")
        elif self.scene.hold.card:
            self.scene.hold.card = ""
            self.scene.refresh()
        else:
            self.scene.open_zoom(name)

    def use_one(self, uses: Sequence[Use]) -> None:
        """Do the one thing; several ask which."""
        if len(uses) == 1:
            self.give(uses[0].given)
        elif uses:
            self.scene.open_menu_of(list(uses))

    def word(self, answer: Answer) -> None:
        """Answer a question with a word."""
        self.give(answer)

    def pass_now(self) -> None:
        """Pass, or say why that cannot be."""
        scene = self.scene
        if scene.legal.can_pass:
            told = scene.waste()
            if told:
                scene.ask_waste(told)
            else:
                self.give(["pass"])
        elif scene.mine:
            scene.stage.say(_("The question comes first."), "cross")
        else:
            scene.stage.say(scene.game.refusal("not_your_turn"), "cross")

    def give(self, answer: Answer) -> None:
        """Send one answer."""
        scene = self.scene
        scene.hold.card = ""
        scene.raised = ""
        scene.note_answer(answer)
        scene.session.give([answer])
        scene.changed()

    # -- carrying

    def carry(self, name: str, source: Node) -> Drag | None:
        """Take a card in the hand: where it may go is shown."""
        scene = self.scene
        if name not in scene.legal.uses:
            return None
        if scene.hold.card != name:
            scene.hold.card = name
            scene.refresh()
        wide = scene.stage.scale * scene.spots.card
        card = numbers.card_of(scene.view, name)
        image = card_image(card, "hand", (round(wide), round(wide * 1.4)), scene.stage.scale)
        return Drag(name, source, image)

    def drop_at(self, name: str, place: str) -> None:
        """A card let go over a place."""
        self.use_one(self.scene.legal.places(name).get(place, []))

    def drop_on(self, name: str, target: str) -> None:
        """A card let go over another."""
        self.use_one(self.scene.legal.targets(name).get(target, []))

    def place_node(self, place: str, uses: list[Use], at: Area) -> Place:
        """The lit place where what is held may go."""
        scene = self.scene
        verb, result = words.use_words(scene, uses[0])
        head, price = verb.partition(": ")[0], words.price_words(scene, uses[0])
        told = {
            "behind": _("Play here"),
            "adversaries": _("Play here"),
            "under": _("Obstacle"),
            "cover": _("Face down"),
        }
        told_words = told.get(place, head) + (f"\n{price}" if price else "")
        node = Place(name=f"{verb}. {result}", key=f"place {place}", area=at, glows=True, told=told_words)
        node.on_press = lambda: self.use_one(uses)
        node.takes = lambda drag: place in scene.legal.places(drag.payload)
        node.on_drop = lambda drag: self.drop_at(drag.payload, place)
        return node
