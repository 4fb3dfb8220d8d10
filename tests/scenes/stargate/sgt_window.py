"""Players of whole Stargate games in a real window: they read the screen alone, and have a pointer or keys alone.

A player looks, decides by what the screen says, and presses; nothing here knows the position, the rules or an answer.
"""

import re
from collections.abc import Iterator
from typing import Any

from real_window import Tree, Window, nodes, top_scene

SAYS = re.compile(r"If both pass: (success|failure)")
HERO = ("Boost ", "Play ", "Assign ", "Use ")
VILLAIN = ("Adversary: ", "Obstacle: ", "Complicate", "Assign ")
AGAIN = "Assign, hero"  # all other things are done once
CARDS = ("card", "hand card")
WISHED = ("Pass until the mission is over", "Pass and resolve")
MOST = 400  # presses until a game that does not end is given up


class Player:
    """What both share: what the screen says, and what to do about it. `did` counts what was done, by verb."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.did: dict[str, int] = {}

    # -- eyes

    def tree(self) -> Tree:
        """The top scene, as it has been since the last press."""
        return top_scene(self.window.tree(again=False))

    def all(self, **wanted: Any) -> list[Tree]:
        """Every enabled node that shows these values."""
        found = (n for n in nodes(self.tree()) if n["enabled"])
        return [n for n in found if all(n.get(k) == v for k, v in wanted.items())]

    def choices(self) -> list[Tree]:
        """The buttons of what can be done now, also those scrolled away."""
        panel = next((n for n in nodes(self.tree()) if n["role"] == "scroll" and n["name"] == "What to do now"), None)
        return [n for n in nodes(panel) if n["role"] == "button"] if panel else []

    def called(self, *names: str) -> Tree | None:
        """The first button of one of these names."""
        return next((n for n in self.all(role="button") if n["name"] in names), None)

    def hero_acts(self) -> bool:
        """Whether whoever acts is the hero."""
        acts = next(n["name"] for n in self.all(role="heading") if n["name"].endswith(" acts"))
        return any(f"{acts.removesuffix(' acts')} is the hero" in n["name"] for n in self.all(role="text"))

    def succeeds(self) -> bool:
        """What the ribbon says of the mission."""
        said = next((SAYS.search(n["name"]) for n in self.all(role="sum")), None)
        return said is not None and said[1] == "success"

    # -- presses, each in its own way

    def press(self, node: Tree) -> None:
        """Press a node."""
        raise NotImplementedError

    def use(self, verb: str, button: Tree) -> None:
        """Do what a button says with the card it speaks of."""
        raise NotImplementedError

    def cover(self) -> None:
        """Lay the first card of the hand face down."""
        raise NotImplementedError

    def press_called(self, name: str) -> None:
        """Press the button of that name, once it is there."""
        self.press(self.window.until(lambda: self.window.found(name=name, role="button")))

    # -- a game

    def play(self) -> None:
        """Play from the table to the page of the end."""
        for _press in range(MOST):
            if self.called("Title menu"):
                return
            self.step()
        raise AssertionError(f"the game never ends; {self.did}")

    def step(self) -> None:
        """One look and what follows from it."""
        scene = self.tree()
        if scene["name"].endswith(" is next"):
            self.count("curtain")
            self.press(self.all(role="button")[0])
        elif scene["role"] == "dialog":
            self.press(self.called(*WISHED) or self.all(role="button")[0])
        elif any(n.get("shortcut") == "pass" for n in self.choices()):
            self.act()
        else:
            self.answer()

    def count(self, verb: str) -> None:
        """It was done once more."""
        self.did[verb] = self.did.get(verb, 0) + 1

    def answer(self) -> None:
        """A question: that is all, if it is; else a card that shines, else the first word."""
        first = next(n for n in self.choices() if n["enabled"])
        picks = self.shining() if first["name"] != "That is all" else []
        self.count(first["name"].split()[0].rstrip(":"))
        self.press(picks[0] if picks else first)

    def act(self) -> None:
        """An action, or a pass: the hero assigns until the mission succeeds, all other things are done once."""
        hero = self.hero_acts()
        for verb, button in self.offers(HERO if hero else VILLAIN, hero):
            if hero and self.succeeds():
                break
            self.count(act_words(verb, hero))
            if verb == "Complicate":
                self.cover()
            else:
                self.use(verb, button)
            return
        self.count("pass")
        self.press(self.skip(hero))

    def offers(self, verbs: tuple[str, ...], hero: bool) -> Iterator[tuple[str, Tree]]:
        """What can be done and has not been done already, in the order of the verbs."""
        for verb in verbs:
            found = next((n for n in self.choices() if n["name"].startswith(verb)), None)
            what = act_words(verb, hero)
            if found is not None and (what not in self.did or what == AGAIN):
                yield verb, found

    def skip(self, hero: bool) -> Tree:
        """The pass of the hero; the villain passes ahead."""
        ahead = [n for n in self.choices() if n["name"] == "Pass until..."]
        return ahead[0] if ahead and not hero else next(n for n in self.choices() if n.get("shortcut") == "pass")

    def card_of(self, verb: str, button: Tree) -> Tree:
        """The card a button speaks of, as it lies on the table or in the hand."""
        title = button["name"].removeprefix(verb).rpartition(": ")[0] or button["name"].removeprefix(verb)
        return next(n for n in reversed(self.shining()) if n["name"].split(",")[0] == title.rstrip())

    def shining(self) -> list[Tree]:
        """Every card that something can be done with."""
        return [n for n in nodes(self.tree()) if n["role"] in CARDS and n.get("glows") and n["enabled"]]


class Mouse(Player):
    """A real pointer: cards are carried to their places or clicked and clicked again."""

    def press(self, node: Tree) -> None:
        """Click where no neighbour covers it; what is scrolled away is scrolled to."""
        for _turn in range(12):
            found = next(n for n in nodes(self.tree()) if all(n[k] == node[k] for k in ("role", "name", "value")))
            if found["visible"] and not found.get("clipped"):
                self.window.click(*spot(found))
                return
            self.window.wheel(spot(next(n for n in self.choices() if n["visible"])), 2)
        raise AssertionError(f"{node['name']} never comes into sight")

    def use(self, verb: str, button: Tree) -> None:
        """Carry the card to where it shines; what has no place is clicked twice."""
        card = self.card_of(verb, button)
        if verb == "Assign ":
            beds = self.all(role="bed")
            self.window.drag(spot(card), spot(beds[0 if self.hero_acts() else 1]))
            return
        self.press(card)
        held = next(n for n in nodes(self.tree()) if n["value"] == card["value"] and n["role"] == card["role"])
        places = [n for n in self.all(role="place", glows=True) if n["name"].startswith(verb)]
        goals = [*places, *(n for n in self.shining() if n["value"] != card["value"])]
        if goals:
            self.window.drag(spot(held), spot(goals[0]))
        else:
            self.press(held)

    def cover(self) -> None:
        """A card of the hand, then the place beside the mission."""
        self.press(self.all(role="hand card")[0])
        places = self.all(role="place", glows=True)
        self.press(next(n for n in places if n["name"].startswith("Complicate")))


class Keyboard(Player):
    """Real keys: the keys that stand on cards and buttons, Tab and Enter for the rest."""

    def press(self, node: Tree) -> None:
        """Its key if it has one; else Tab to it, as often as the tree says that lies in the order of Tab, and Enter."""
        if node.get("shortcut") == "pass":
            self.window.key("p")
            return
        stops = [n for n in nodes(self.tree()) if n["pressable"] or n["why_not"] or n["focused"]]
        now = next((k for k, n in enumerate(stops) if n["focused"]), -1)
        goal = next(k for k, n in enumerate(stops) if all(n[w] == node[w] for w in ("role", "name", "value")))
        self.window.keys(*["Tab" if goal > now else "shift+Tab"] * abs(goal - now), "Return")

    def use(self, verb: str, button: Tree) -> None:
        """The key of the card if it has one; then the button that says what is meant."""
        key = self.card_of(verb, button).get("shortcut")
        if key:
            self.window.key(key.removeprefix("hand_").replace("10", "0"))
        self.press(next(n for n in self.choices() if n["name"] == button["name"]))

    def cover(self) -> None:
        """The first card of the hand by its key, then the button."""
        self.window.key("1")
        self.press(next(n for n in self.choices() if n["name"].startswith("Complicate")))


def act_words(verb: str, hero: bool) -> str:
    """What an act is counted as."""
    return f"{verb.strip(': ')}, {'hero' if hero else 'villain'}"


def spot(node: Tree) -> tuple[int, int]:
    """A point of a node that no neighbour covers: near its upper left corner; the middle of a button."""
    x, y, w, h = node["box"]
    if node["role"] in ("button", "row"):
        return x + w // 2, y + h // 2
    return x + min(14, w // 3), y + min(20, h // 3)
