"""A dialog: a question over the scene, with buttons that say what they do. It keeps the focus until it is
answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes import theme
from scenes.ui import text
from scenes.ui.button import Button
from scenes.ui.geometry import Area
from scenes.ui.label import Icon, Label, Panel
from scenes.ui.node import Node
from scenes.ui.scene import Scene
from scenes.ui.scroll import Memory, ScrollPanel

WIDTH = 620


class Answer(NamedTuple):
    """A way to answer: the verb, what comes of it, what it does, and its kind of button."""

    words: str
    run: Callable[[], None] | None = None
    subtitle: str = ""
    kind: str = "normal"
    icon: str = ""


class Dialog(Scene):
    """Asks `title`, says `words`, offers `answers` (one below the other). Esc answers with `otherwise`, if
    given.

    An answer closes the dialog first and then does what it does. The focus begins on the one that stands out
    (`call`), else on the first that destroys nothing: Enter pressed without reading does no harm.
    """

    overlay = True
    prompt = True

    def __init__(
        self,
        title: str,
        words: str,
        answers: Sequence[Answer],
        otherwise: Callable[[], None] | None = None,
        icon: str = "question",
    ) -> None:
        super().__init__()
        self.title, self.words, self.answers = title, words, answers
        self.otherwise, self.icon = otherwise, icon
        self.memory = Memory()

    @property
    def name(self) -> str:
        """The question."""
        return self.title

    def build(self) -> list[Node]:
        """A panel in the middle: title, words that scroll if they must, the answers."""
        stage = self.stage
        wide = min(float(WIDTH), stage.width - 32)
        inner = wide - 2 * 28
        title_high = text.height(self.title, inner - 44, theme.LARGE, stage.scale, "bold")
        words_high = text.height(text.spans(self.words), inner - 16, theme.SMALL, stage.scale)
        rows = [self._height(answer, inner) for answer in self.answers]
        answers_high = sum(rows) + 10 * len(rows) - 10
        wanted = 28 + title_high + 14 + words_high + 24 + answers_high + 28
        box = stage.area.middle(wide, min(wanted, stage.height - 24))
        inside = box.inset(28)
        top, rest = inside.cut_top(title_high, 14)
        low, bar = rest, 0
        if wanted > stage.height - 24:  # too much for the window: all of it scrolls but the title
            low, bar = rest._replace(h=max(rest.h, 60)), 14
        content = self._content(low._replace(w=low.w - bar), words_high, rows)
        scroll = ScrollPanel(name=self.title, area=low.inset(-8, 0), children=content, memory=self.memory, pad=0)
        label = Label(
            role="heading",
            name=self.title,
            area=top.cut_left(44)[1],
            size=theme.LARGE,
            family="bold",
            wrap=True,
        )
        sign = Icon(name=self.title, icon=self.icon, colour="CALL", area=top.cut_left(30)[0]._replace(h=41))
        return [Panel(name=self.title, area=box, children=[sign, label, scroll])]

    def _height(self, answer: Answer, inner: float) -> float:
        room = inner - 14 - 68
        high = text.height(answer.words, room, theme.SMALL, self.stage.scale, "bold")
        return max(52.0, high + text.height(answer.subtitle, room, theme.SMALL, self.stage.scale) + 16)

    def _content(self, area: Area, words_high: float, rows: list[float]) -> list[Node]:
        words = Label(
            name=self.words,
            area=area.cut_top(words_high)[0],
            wrap=True,
            rich=True,
            colour="TEXT",
        )
        out: list[Node] = [words] if self.words else []
        y = area.y + words_high + (24 if self.words else 0)
        first = self._first()
        for index, (answer, high) in enumerate(zip(self.answers, rows, strict=True)):
            place = area._replace(y=y, h=high)
            out.append(
                Button(
                    name=answer.words,
                    subtitle=answer.subtitle,
                    icon=answer.icon,
                    kind=answer.kind,
                    area=place,
                    align="left",
                    on_press=lambda a=answer: self.take(a),  # type: ignore[misc]
                    first_focus=index == first,
                )
            )
            y += high + 10
        return out

    def _first(self) -> int:
        """The answer that has the focus when the question comes up."""
        kinds = [answer.kind for answer in self.answers]
        if "call" in kinds:
            return kinds.index("call")
        return next((number for number, kind in enumerate(kinds) if kind != "danger"), 0)

    def take(self, answer: Answer) -> None:
        """Close, then do what the answer says."""
        self.stage.pop(self)
        if answer.run is not None:
            answer.run()

    def back(self) -> None:
        """Close without an answer, or with `otherwise`."""
        self.stage.pop(self)
        if self.otherwise is not None:
            self.otherwise()
