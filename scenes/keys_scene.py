"""The keys page: every action with its key; press a row and then the new key. Keys bound twice are marked."""

import pygame

from game.core.words import _
from scenes import theme
from scenes.keymap import USUAL, action_words, key_words, pressed_key
from scenes.page import Page, Row, said, space
from scenes.ui import Answer, Area, Button, Dialog, Icon, IconButton, Label, Node
from scenes.ui import text as letters

KEY = 190.0


class KeysScene(Page):
    """See and change the keys."""

    widest = 900.0

    def __init__(self) -> None:
        super().__init__()
        self.waiting = ""  # the action that gets the next key

    @property
    def name(self) -> str:
        """The title."""
        return _("Keys")

    def build(self) -> list[Node]:
        """The title, a way to have all usual keys again, the rows."""
        top, rest = self.inner().cut_top(56, 12)
        reset = IconButton(
            name=_("Have all the usual keys again"),
            icon="replay",
            area=Area(top.right - 48, top.y + 4, 48, 48),
            enabled=bool(self.stage.keymap.changed),
            why_not=_("All keys are the usual ones."),
            on_press=self._ask_reset,
        )
        rows: list[Row] = [said(self._told(), self.stage.scale), space(8)]
        words = action_words()
        rows += [self._row(action, words[action]) for action in USUAL]
        return [*self.title_row(top, [reset]), self.rows_panel(rest, rows, gap=4)]

    def _told(self) -> str:
        if self.waiting:
            words = _("Press the new key for **{action}**. {back} leaves it as it is.")
            return words.format(action=action_words()[self.waiting], back=key_words("escape"))
        return _("Press a key's button and then the new key.")

    def _row(self, action: str, words: str) -> Row:
        def row(area: Area) -> tuple[list[Node], float]:
            narrow = area.w < 560
            room = area.w if narrow else area.w - KEY - 64
            note = self._conflict(action)
            line = letters.height(words, room - (30 if note else 0), theme.SMALL, self.stage.scale)
            under = letters.height(note, room, theme.SMALL, self.stage.scale)
            high = line + under
            top = area.y if narrow else area.y + max(0.0, (48 - high) / 2)
            x = area.x + (30 if note else 0)
            nodes: list[Node] = [
                Label(name=words, key=f"{action} words", area=Area(x, top, room - (x - area.x), line), wrap=True)
            ]
            if note:
                nodes.append(Icon(name=note, icon="warning", colour="BAD_TEXT", area=Area(area.x, top + 2, 22, 22)))
                nodes.append(Label(name=note, area=Area(area.x, top + line, room, under), wrap=True, colour="BAD_TEXT"))
            y = area.y + high + 2 if narrow else area.y
            right = area.x if narrow else area.right - KEY - 54
            nodes += self._buttons(action, words, Area(right, y, KEY, 48))
            return nodes, (high + 50 if narrow else max(48.0, high))

        return row

    def _buttons(self, action: str, words: str, area: Area) -> list[Node]:
        label = self.stage.keymap.label(action)
        shown = _("press a key…") if self.waiting == action else label or _("none")
        button = Button(
            name=shown,
            key=action,
            kind="call" if self.waiting == action else "normal",
            align="centre",
            area=area,
            on_press=lambda: self._wait(action),
            tip=_("Change the key: {action}").format(action=words),
        )
        changed = action in self.stage.keymap.changed
        reset = IconButton(
            name=_("Usual key again: {key}").format(key=key_words(USUAL[action])),
            key=f"{action} reset",
            icon="undo",
            area=Area(area.right + 6, area.y, 48, 48),
            enabled=changed,
            why_not="" if changed else _("It is the usual key."),
            focusable=changed,
            on_press=lambda: self._reset(action),
        )
        return [button, reset]

    def _conflict(self, action: str) -> str:
        others = self.stage.keymap.conflicts(action)
        if not others:
            return ""
        words = action_words()
        return _("The same key: {actions}").format(actions=", ".join(words[other] for other in others))

    # -- changing

    def _wait(self, action: str) -> None:
        self.waiting = action
        self.stage.narrate(self._told())
        self.rebuild()

    def event(self, event: pygame.event.Event) -> bool:
        """While a row waits for its key, the next key is it; a click gives it up."""
        if not self.waiting:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = ""
            self.rebuild()
            return event.button == 3
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.TEXTINPUT, pygame.KEYUP)
        key = pressed_key(event)
        if not key:
            return True
        action, self.waiting = self.waiting, ""
        if key != "escape" or action == "back":
            self.stage.keymap.bind(action, key)
            self._keep()
        self.rebuild()
        return True

    def _reset(self, action: str) -> None:
        self.stage.keymap.reset(action)
        self._keep()

    def _keep(self) -> None:
        self.stage.settings.keys = dict(self.stage.keymap.changed)
        self.stage.on_settings()

    def _ask_reset(self) -> None:
        count = len(self.stage.keymap.changed)
        answers = [
            Answer(_("Have the usual keys again"), self._reset_all, "", "danger", "replay"),
            Answer(_("Keep mine"), None, "", "normal", "back"),
        ]
        words = _("Changed keys that would be lost: {n}.").format(n=count)
        self.stage.push(Dialog(_("All the usual keys again?"), words, answers))

    def _reset_all(self) -> None:
        self.stage.keymap.changed.clear()
        self._keep()

    def help(self) -> list[str]:
        """What this page is for."""
        return [_("Press a key's button and then the new key. Two actions with one key are marked.")]
