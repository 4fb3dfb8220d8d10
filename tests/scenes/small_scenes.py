"""Small scenes without a game, for tests of the stage."""

from scenes.ui import Action, Answer, Button, Dialog, Node, Scene
from scenes.ui.label import Label


class Table(Scene):
    """A small scene: three buttons, one of them off, and a counter that a button raises."""

    name = "Table"

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.log: list[str] = []
        self.middle = True

    def build(self) -> list[Node]:
        area = self.stage.area.inset(40)
        names = ["One", "Two", "Three"] if self.middle else ["One", "Three"]
        places = area.cut_top(60)[0].columns(3, 20)
        nodes: list[Node] = [
            Button(name=name, area=place, on_press=lambda n=name: self.press(n), shortcut={"One": "pass"}.get(name, ""))  # type: ignore[misc]
            for name, place in zip(names, places, strict=False)
        ]
        off = Button(
            name="Off", area=area.moved(0, 90).cut_top(60)[0], enabled=False, why_not="not now", on_press=self.raise_it
        )
        count = Label(name=f"Count {self.count}", area=area.moved(0, 200).cut_top(60)[0])
        return [*nodes, off, count]

    def press(self, name: str) -> None:
        self.log.append(name)

    def raise_it(self) -> None:
        self.count += 1
        self.rebuild()

    def actions(self) -> dict[str, Action]:
        return {"undo": Action("Undo", lambda: self.log.append("undo"))}


def dialog(log: list[str], **more: object) -> Dialog:
    answers = [Answer("Do it", lambda: log.append("done")), Answer("Leave it", lambda: log.append("left"))]
    return Dialog("Really?", "It cannot be undone.", answers, **more)  # type: ignore[arg-type]
