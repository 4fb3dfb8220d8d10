"""The curtain: between two people at one screen where something is hidden. It names who is next and hides all."""

from __future__ import annotations

from game.core.words import _
from scenes import theme
from scenes.ui import Button, Label, Node, Scene, SeatMark


class Curtain(Scene):
    """An opaque page; it goes when the next person presses."""

    def __init__(self, who: str, seat: str) -> None:
        super().__init__()
        self.who, self.seat = who, seat

    @property
    def name(self) -> str:
        """The title."""
        return _("{name} is next").format(name=self.who)

    def build(self) -> list[Node]:
        """The seat's mark, the name, one button."""
        box = self.stage.area.middle(560, 300)
        mark, rest = box.cut_top(90, 16)
        title, rest = rest.cut_top(60, 20)
        button = rest.cut_top(76)[0]
        said = _("Give the screen to {name}.").format(name=self.who)
        return [
            SeatMark(name=self.who, seat=self.seat, area=mark.middle(90, 90)),
            Label(role="heading", name=said, area=title, size=theme.LARGE, family="bold", anchor="c"),
            Button(name=_("{name} looks now").format(name=self.who), icon="eye", kind="call", align="centre",
                   area=button, size=theme.MEDIUM, on_press=lambda: self.stage.pop(self), first_focus=True),
        ]  # fmt: skip

    def back(self) -> None:
        """The curtain goes only by its button."""
