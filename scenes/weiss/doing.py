"""What presses, drops and keys mean at the table: hold a card, use it, answer a question, go on. No rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.position import Answer
from game.core.words import _
from game.weiss import numbers
from scenes.ui import Drag, Node
from scenes.weiss import reasons, words
from scenes.weiss.cardnodes import place_of
from scenes.weiss.faces import card_image
from scenes.weiss.legal import Use

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


class Hands:
    """What a person does at one table."""

    def __init__(self, scene: WeissScene) -> None:
        self.scene = scene

    def press(self, name: str) -> None:
        """A card: answer the question with it, use what is held on it, hold it, or do the one thing it can do."""
        scene = self.scene
        found, held = scene.legal, scene.hold.card
        place = place_of(scene, name) if name in scene.view.cards else ""
        if name in found.picks:
            self.give(found.picks[name])
        elif place and place in found.slots:
            self.give(found.slots[place])
        elif held and held != name and place in scene.place_uses():
            self.use_one(scene.place_uses()[place])
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
        why = reasons.why_not(self.scene, name)
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

    def go_on(self) -> None:
        """End the phase or decline, or say why that cannot be."""
        scene = self.scene
        if scene.legal.skip:
            self.give(scene.legal.skip[0])
        elif scene.mine:
            scene.stage.say(_("The question comes first."), "cross")
        else:
            scene.stage.say(scene.game.refusal("not_your_turn"), "cross")

    def give(self, answer: Answer) -> None:
        """Send one answer."""
        scene = self.scene
        scene.hold.card = ""
        scene.raised = ""
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
        wide = scene.stage.scale * scene.card_wide
        card = numbers.card_of(scene.view, name)
        image = card_image(card, "hand", (round(wide), round(wide * 1.4)), scene.stage.scale)
        return Drag(name, source, image)

    def drop_at(self, name: str, place: str) -> None:
        """A card let go over a place."""
        self.use_one(self.scene.legal.places(name).get(place, []))
