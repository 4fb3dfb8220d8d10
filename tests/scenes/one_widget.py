"""A scene of one widget, for tests of each."""

from collections.abc import Callable

from screen_checks import show

from scenes.ui import Area, Button, Node, Scene, Stage

Made = Callable[[Area], Node]


class One(Scene):
    """A scene with one widget (and a button below it)."""

    def __init__(self, make: Made) -> None:
        super().__init__()
        self.make = make
        self.log: list[object] = []

    def build(self) -> list[Node]:
        area = Area(100, 100, 400, 48)
        below = Button(name="Below", area=Area(100, 500, 400, 48), on_press=lambda: self.log.append("below"))
        return [self.make(area), below]


def shown(make: Callable[[One], Made]) -> tuple[One, Stage]:
    scene = One(lambda area: Node())
    scene.make = make(scene)
    return scene, show(scene, size=(1920, 1080))
