"""Players of whole games who see only the tree and post only events: by clicks, by drags, by keys.

Each is given the answers that somebody gave at another table, and makes the presses that lead to them.
"""

from typing import Any

import pygame
from screen_checks import key, press_at, walk
from table_boards import settle

from game.core.position import Answer
from scenes.ui import Stage

Tree = dict[str, Any]


class Player:
    """What all of them share: reading the tree, and which presses an answer takes."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    # -- eyes

    def tree(self) -> Tree:
        """The top scene as plain data."""
        settle(self.stage)
        return self.stage.tree()["children"][-1 - len(self.stage.picture.extras())]

    def all(self, **wanted: Any) -> list[Tree]:
        """Every enabled node with these values."""
        return [n for n in walk(self.tree()) if all(n.get(k) == v for k, v in wanted.items()) and n["enabled"]]

    def one(self, **wanted: Any) -> Tree:
        """The first of them."""
        found = self.all(**wanted)
        assert found, f"nothing is {wanted}; there is {[(n['role'], n['name']) for n in walk(self.tree())]}"
        return found[0]

    # -- presses, each in its own way

    def press(self, node: Tree) -> None:
        """Press a node."""
        raise NotImplementedError

    def square(self, at: list[int]) -> None:
        """Press a square of the board."""
        raise NotImplementedError

    def piece(self, uid: str) -> None:
        """Press a piece."""
        raise NotImplementedError

    def strike(self, uid: str, target: str) -> None:
        """Attack a piece with what is selected."""
        self.piece(target)
        self.piece(target)

    # -- answers

    def play(self, answers: list[Answer]) -> None:
        """Make the presses of all of them."""
        self.left = iter(answers)
        for answer in self.left:
            self.do(answer)

    def next(self) -> Answer:
        """The answer after this one."""
        return next(self.left)

    def do(self, answer: Answer) -> None:
        """The presses of one answer, and of those that belong to it."""
        if isinstance(answer, str):
            self.choose(answer)
        elif len(answer) == 2 and isinstance(answer[0], int):
            self.square(answer)
            self.confirm()
        else:
            getattr(self, f"do_{answer[0]}")(*answer[1:])

    def choose(self, word: str) -> None:
        """A unit, or a word, as the answer of a question."""
        if any(node["value"] == word for node in self.all(role="piece")):
            self.piece(word)
            self.confirm()
            return
        names = [node["name"] for node in self.all(role="button")]
        wanted = {"none": "Decline", "damage": "More damage", "knockback": "Push the target"}.get(word, word)
        name = wanted if wanted in names else "Decline"
        self.press(self.one(role="button", name=name))

    def confirm(self) -> None:
        """Do what has been aimed at."""
        self.button("main")

    def button(self, kind: str) -> None:
        """The main button, whatever it says."""
        buttons = [n for n in self.all(role="button") if n.get("shortcut") == "press"]
        self.press(buttons[-1])

    def do_row(self, y: int) -> None:
        """A marker: the row belongs to the square."""
        _verb, *at = self.next()
        self.square(at)

    def do_deploy(self, uid: str, x: int, y: int) -> None:
        """A unit of the tray, then the marker it comes in by."""
        self.reserve(uid)
        self.square([x, y])

    do_respawn = do_deploy

    def reserve(self, uid: str) -> None:
        """Press a unit of the tray, turning its pages."""
        for _page in range(9):
            found = self.all(role="reserve", value=uid)
            if found:
                self.press(found[0])
                return
            name = "Further units on the right"
            more = self.all(role="button", name=name) or self.all(role="button", name="Further units on the left")
            self.press(more[0])
        raise AssertionError(f"{uid} is not in the tray")

    def do_unit(self, uid: str) -> None:
        """A unit that acts: selected; where it goes comes next."""
        node = self.one(role="piece", value=uid)
        self.piece(uid)
        self.start = node["square"]
        self.actor = uid

    def do_to(self, x: int, y: int) -> None:
        """Walk; to attack from where it stands takes no press."""
        if [x, y] != getattr(self, "start", None):
            self.square([x, y])
        self.start = None

    def do_shoot(self, target: str) -> None:
        """Attack."""
        self.strike(getattr(self, "actor", ""), target)

    def do_grenade(self) -> None:
        """Throw: the tool, then the square, aimed at and done."""
        _verb, *at = self.next()
        self.press(self.one(role="button", name="Throw a grenade"))
        self.square(at)
        self.confirm()

    def do_ability(self, word: str, target: Any) -> None:
        """A special act: its tool, then the target."""
        names = [n for n in self.all(role="button") if n["value"] == word]
        self.press(names[0])
        if target is not None:
            self.piece(target)
        self.confirm()

    def do_done(self) -> None:
        """End the action."""
        self.button("main")

    do_stop = do_done

    def do_loot(self, uid: str) -> None:
        """Roll for loot."""
        self.piece(uid)

    def do_upgrade(self, uid: str) -> None:
        """The unit, then what it becomes."""
        _verb, into, *_spend = self.next()
        self.piece(uid)
        self.reserve(into)

    do_swap_weapon = do_upgrade

    def do_end_turn(self) -> None:
        """End the turn, though actions be left."""
        self.press(next(n for n in self.all(role="button") if n.get("shortcut") == "pass"))
        for node in self.all(role="button", name="End the turn"):
            if self.tree()["role"] == "dialog":
                self.press(node)
                break


class Clicker(Player):
    """Clicks only."""

    def press(self, node: Tree) -> None:
        """Click its middle."""
        x, y, w, h = node["box"]
        press_at(self.stage, (x + w // 2, y + h // 2))

    def square(self, at: list[int]) -> None:
        """Click a square, bringing it into sight by the small map if need be."""
        self.press(self.in_sight(lambda: self.spot(at)))

    def spot(self, at: list[int]) -> Tree:
        """The node of a square."""
        return next(n for n in walk(self.tree()) if n.get("square") == at)

    def piece(self, uid: str) -> None:
        """Click a piece."""
        self.press(self.in_sight(lambda: self.one(role="piece", value=uid)))

    def in_sight(self, find: Any) -> Tree:
        """The node, which must be on the screen."""
        node: Tree = find()
        assert node["visible"], f"{node} is out of sight"
        return node


class Dragger(Clicker):
    """Drags figures to squares and targets, reserve units to markers; what has no place is clicked."""

    def drag(self, source: Tree, target: Tree) -> None:
        """Carry one node to another."""
        (ax, ay), (bx, by) = (
            (n["box"][0] + n["box"][2] // 2, n["box"][1] + n["box"][3] // 2) for n in (source, target)
        )
        post = self.stage.handle
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=(ax, ay), rel=(0, 0), buttons=(0, 0, 0)))
        post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(ax, ay), button=1))
        for share in (0.3, 0.7, 1.0):
            at = (round(ax + (bx - ax) * share), round(ay + (by - ay) * share))
            post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(bx, by), button=1))

    def do_deploy(self, uid: str, x: int, y: int) -> None:
        """A unit of the tray onto its marker."""
        self.carried_reserve(uid, lambda: self.spot([x, y]))

    do_respawn = do_deploy

    def carried_reserve(self, uid: str, target: Any) -> None:
        """Carry a unit of the tray somewhere."""
        for _page in range(9):
            found = self.all(role="reserve", value=uid)
            if found:
                self.drag(found[0], self.in_sight(target))
                return
            self.press(self.one(role="button", name="Further units on the right"))
        raise AssertionError(f"{uid} is not in the tray")

    def do_unit(self, uid: str) -> None:
        """Carry it to where it goes or to whom it attacks."""
        node = self.in_sight(lambda: self.one(role="piece", value=uid))
        verb, *to = self.next()
        assert verb in ("to", "row"), verb
        if verb == "row":
            verb, *to = self.next()
        if to != node["square"]:
            self.piece(uid)
            self.drag(self.in_sight(lambda: self.one(role="piece", value=uid)), self.in_sight(lambda: self.spot(to)))
            self.actor = uid
            return
        following = self.next()
        if following[0] == "shoot":
            self.piece(uid)
            target = self.in_sight(lambda: self.one(role="piece", value=following[1]))
            self.drag(self.in_sight(lambda: self.one(role="piece", value=uid)), target)
            return
        self.piece(uid)
        self.do(following)

    def strike(self, uid: str, target: str) -> None:
        """Carry the attacker onto its target."""
        source = self.in_sight(lambda: self.one(role="piece", value=uid))
        self.drag(source, self.in_sight(lambda: self.one(role="piece", value=target)))


class Typist(Player):
    """Keys only: Tab, arrows, Enter, and the keys that stand on buttons."""

    def focused(self) -> Tree | None:
        """What has the focus."""
        return next((n for n in walk(self.tree()) if n["focused"]), None)

    def press(self, node: Tree) -> None:
        """Its key if it has one, else Tab to it and Enter."""
        if node.get("shortcut") and node["shortcut"] not in ("press", "back"):
            key(self.stage, self.stage.keymap.key(node["shortcut"]))
            return
        self.tab_to(lambda n: n["role"] == node["role"] and n["name"] == node["name"] and n["box"] == node["box"])
        key(self.stage, "return")

    def tab_to(self, fits: Any) -> None:
        """Tab until the focus is there."""
        for _step in range(260):
            now = self.focused()
            if now is not None and fits(now):
                return
            key(self.stage, "tab")
        raise AssertionError(f"Tab never comes there; it is on {self.focused()}")

    def square(self, at: list[int]) -> None:
        """The cursor goes there by the arrows; Enter."""
        self.onto_board()
        for _step in range(120):
            here = self.cursor()
            if here == at:
                key(self.stage, "return")
                return
            dx, dy = at[0] - here[0], at[1] - here[1]
            key(self.stage, ("right" if dx > 0 else "left") if dx else ("down" if dy > 0 else "up"))
        raise AssertionError(f"the cursor never comes to {at}")

    def onto_board(self) -> None:
        """Tab to the board or to something on it."""
        self.tab_to(lambda n: n["role"] in ("board", "piece", "square"))
        if self.cursor() is None:
            key(self.stage, "right")

    def cursor(self) -> list[int] | None:
        """The square the cursor is on, as the board says."""
        board = self.one(role="board")
        found: list[int] | None = board["value"]
        return found

    def piece(self, uid: str) -> None:
        """Where a piece is, the cursor goes; Enter."""
        self.square(self.one(role="piece", value=uid)["square"])

    def reserve(self, uid: str) -> None:
        """By the keys of the tray, turning its pages."""
        super().reserve(uid)

    def strike(self, uid: str, target: str) -> None:
        """The cursor on a target shows the sum; Enter attacks."""
        self.piece(target)

    def confirm(self) -> None:
        """Enter has done it already."""
