"""After every change: what happened is shown, then whoever is asked is asked; a press hurries what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from scenes.table import clips, questions

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Changes:
    """What one table does when its position has changed."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.before: str | None = None  # who looked before a change about which nobody has been asked yet

    def show(self) -> None:
        """The position has changed: show what happened, then what may be done now."""
        scene = self.scene
        self.before = scene.seat
        scene.look()
        self._tell_news()
        if not scene.stage.settings.pace:
            scene.motion.skip()
        self._forget_what_is_gone()
        scene.choice.history = False
        scene.recompute()
        if scene.mine:
            scene.stage.guard()
        self.ask_when_still()
        scene.rebuild()

    def _tell_news(self) -> None:
        scene, news = self.scene, self.scene.session.news
        while news:
            batch = news.popleft()
            bot = batch.by if not scene.session.is_person(batch.by) else ""
            self._narrate(batch.events)
            later = sum(len(other.events) for other in news)
            clips.add(scene.motion, batch.before, batch.events, bot, later)  # type: ignore[arg-type]

    def _narrate(self, events: Sequence[Event]) -> None:
        """Tell what happened to whoever listens."""
        scene = self.scene
        if scene.stage.narrator is not None:
            for event in events:
                scene.stage.narrate(scene.game.tell(event, scene.session.table))

    def _forget_what_is_gone(self) -> None:
        choice, units = self.scene.choice, self.scene.view.units
        if choice.selected and (choice.selected not in units or units[choice.selected].where != "board"):
            choice.selected = ""
        if not self.scene.mine:
            choice.reserve = choice.mode = ""
            choice.aim = None

    # -- what comes next

    def ask_when_still(self) -> None:
        """When the movements have ended: the question as a dialog, the end of the game on its page.

        Keys already being typed answer neither.
        """
        if self.before is None or self.scene.motion.busy:
            return
        page = self._page()
        self.before = None
        if self.scene.mine:
            self.scene.stage.guard()
        if page == "end":
            self.scene.doors.show_end()
        elif page == "curtain":
            self.scene.doors.show_curtain()
        elif page == "question":
            self.scene.acts.ask_question()

    def _page(self) -> str:
        """What is to come up over the table: its name, or nothing."""
        scene = self.scene
        if self.before is None:
            return ""
        if scene.view.over:
            return "end"
        if scene.session.needs_curtain(self.before):
            return "curtain"
        return "question" if questions.wants_dialog(scene) else ""

    # -- presses

    def press(self, event: pygame.event.Event) -> bool:
        """Any press ends the movements that are still going on; it counts all the same, unless a page comes up."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.scene.motion.busy:
            page = self._page()
            self.scene.motion.skip()
            self.scene.rebuild()
            self.ask_when_still()
            if page and self._might_press(event):
                return True
        return event.type == pygame.KEYDOWN and self._pressed_for_main(event)

    def _might_press(self, event: pygame.event.Event) -> bool:
        """Whether it could press something on a page that has come up just now."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return True
        return not {"press", "back"}.isdisjoint(self.scene.stage.keymap.actions_of(event))

    def _pressed_for_main(self, event: pygame.event.Event) -> bool:
        """Enter while the pointer is used, not the keys: the main button, if Enter stands on it.

        Else it only shows where the focus is: nothing is pressed that nobody sees.
        """
        stage = self.scene.stage
        if stage.ring or stage.dragging or "press" not in stage.keymap.actions_of(event):
            return False
        main, _end = self.scene.acts.main_buttons()
        if main.on_press is None or main.shortcut != "press":
            stage.set_focus(stage.focus)
        elif stage.now >= stage.input.guard_until:
            main.on_press()
        return True
