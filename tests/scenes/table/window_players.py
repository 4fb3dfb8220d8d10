"""Players of whole games in a real window: they read the reports of the program and have a pointer, or keys, alone."""

from typing import Any

from real_window import Tree, Window, nodes, top_scene
from table_players import Clicker, Typist

from scenes.keymap import USUAL

KEYS = {"return": "Return", "tab": "Tab", "escape": "Escape", "space": "space"}


class Mouse(Clicker):
    """A real pointer."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def tree(self) -> Tree:
        """The top scene, as it has been since the last press."""
        return top_scene(self.window.tree(again=False))

    def press(self, node: Tree) -> None:
        """Click its middle."""
        x, y, w, h = node["box"]
        self.window.click(x + w // 2, y + h // 2)


class Keyboard(Typist):
    """Real keys."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def tree(self) -> Tree:
        """The top scene, as it has been since the last press."""
        return top_scene(self.window.tree(again=False))

    def press(self, node: Tree) -> None:
        """Its key if it has one, else Tab to it and Enter."""
        if node.get("shortcut") and node["shortcut"] not in ("press", "back"):
            key = USUAL[node["shortcut"]]
            self.window.key(KEYS.get(key, key))
            return
        self.tab_to(lambda n: n["role"] == node["role"] and n["name"] == node["name"] and n["box"] == node["box"])
        self.window.key("Return")

    def tab_to(self, fits: Any) -> None:
        """Tab until the focus is there."""
        for _step in range(60):
            now = self.focused()
            if now is not None and fits(now):
                return
            self.window.key("Tab")
        raise AssertionError(f"Tab never comes there; it is on {self.focused()}")

    def square(self, at: list[int]) -> None:
        """The cursor goes there by the arrows, all in one go; Enter."""
        self.onto_board()
        for _try in range(4):
            here = self.cursor()
            assert here is not None
            if here == at:
                self.window.key("Return")
                return
            dx, dy = at[0] - here[0], at[1] - here[1]
            self.window.key(*["Right" if dx > 0 else "Left"] * abs(dx), *["Down" if dy > 0 else "Up"] * abs(dy))
        raise AssertionError(f"the cursor never comes to {at}")

    def onto_board(self) -> None:
        """Tab to the board or to something on it."""
        self.tab_to(lambda n: n["role"] in ("board", "piece", "square"))
        if self.cursor() is None:
            self.window.key("Right")


def shown(window: Window, **wanted: Any) -> Tree:
    """A node of the top scene, once it is there."""

    def look() -> Tree | None:
        found = nodes(top_scene(window.tree()))
        return next((n for n in found if all(n.get(k) == v for k, v in wanted.items())), None)

    return window.until(look)  # type: ignore[return-value]
