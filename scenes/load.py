"""The load list: each saved game a row with its name, game, turn and date; a bad file's row says what is wrong."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path

from game.core.words import _
from scenes import platform, saved_games, theme
from scenes.page import Page
from scenes.saved_games import SavedGame
from scenes.theme import mix
from scenes.ui import Answer, Area, Button, Dialog, Icon, Label, ListBox, Memory, Node, Panel
from scenes.ui import text as letters
from scenes.ui.brush import Brush

ROW = 72.0


class LoadList(Page):
    """Saved games, to go on with or, with `replay`, to watch."""

    widest = 1080.0

    def __init__(self, replay: bool = False) -> None:
        super().__init__()
        self.replay = replay
        self.rows: list[SavedGame] = []
        self.chosen = Memory()
        self.deleted: list[tuple[Path, Path]] = []  # where each lies now, and its home

    @property
    def name(self) -> str:
        """The title."""
        return _("Replay") if self.replay else _("Load")

    def enter(self) -> None:
        """Read the folder."""
        self._read()

    def resume(self) -> None:
        """Read it again: something may have been deleted."""
        self._read()

    def _read(self) -> None:
        self.rows = list(saved_games.rows())

    def _current(self) -> SavedGame | None:
        return self.rows[self.chosen.index] if 0 <= self.chosen.index < len(self.rows) else None

    # -- the tree

    def build(self) -> list[Node]:
        """The title, the list, what can be done with the chosen row."""
        top, rest = self.inner().cut_top(56, 12)
        foot, body = rest.cut_bottom(self._foot_height(rest.w), 12)
        inside = body.inset(16)
        nodes: list[Node]
        if self.rows:
            nodes = [
                ListBox(
                    name=_("Saved games"),
                    area=inside,
                    count=len(self.rows),
                    row_height=self._row_height(inside.w),
                    make_row=self._row,
                    memory=self.chosen,
                    two_steps=True,
                    on_choose=lambda _index: self._open(),
                    on_move=lambda _index: self.rebuild(),
                    first_focus=True,
                )
            ]
        else:
            nodes = self._nothing(inside)
        panel = Panel(name=_("Saved games"), area=body, children=nodes)
        return [*self.title_row(top), panel, *self._buttons(foot)]

    def _nothing(self, area: Area) -> list[Node]:
        """In the middle: that there is nothing yet, and how there will be."""
        words = _("There is no saved game yet. A game is saved each turn by itself.")
        wide = min(460.0, area.w)
        high = letters.height(words, wide, theme.SMALL, self.stage.scale)
        sign = 64.0 if area.h > high + 76 else 0.0
        top, low = area.middle(wide, high + sign + (12 if sign else 0)).cut_top(sign, 12 if sign else 0)
        label = Label(name=words, area=low, wrap=True, colour="QUIET", anchor="c")
        return [Icon(name=_("Saved games"), icon="folder", colour="QUIET", area=top), label] if sign else [label]

    def _row_height(self, wide: float) -> float:
        """High enough for the longest words of any row."""
        tallest = max(letters.height(r.summary(), wide - 100, theme.SMALL, self.stage.scale) for r in self.rows)
        return max(ROW, tallest + 48)

    def _row(self, index: int, area: Area, chosen: bool) -> Node:
        save = self.rows[index]
        return SaveRow(
            name=save.title(),
            area=area,
            save=save,
            chosen=chosen,
            enabled=not save.trouble,
            why_not=save.trouble,
            value=save.summary(),
        )

    def _foot_height(self, wide: float) -> float:
        return 60.0 if wide >= 700 else 124.0

    def _buttons(self, area: Area) -> list[Node]:
        save = self._current()
        none = _("There is no saved game.") if save is None else ""
        trouble = save.trouble if save else none
        verb = _("Watch it") if self.replay else _("Load it")
        specs = [
            ("play", verb, "call", self._open, none or trouble, "press"),
            ("trash", _("Delete"), "normal", self._ask_delete, none, ""),
            ("undo", _("Bring back"), "normal", self._restore, self._no_restore(), "undo"),
            ("folder", _("Open the folder"), "normal", self._folder, "", ""),
        ]
        rows = [area] if area.w >= 700 else area.rows(2, 8)
        places = [p for row in rows for p in row.columns(4 // len(rows), 12)]
        return [
            Button(
                name=words,
                icon=icon,
                kind=kind,
                area=place,
                on_press=run,
                enabled=not why,
                why_not=why,
                shortcut=shortcut if shortcut != "press" else "",
            )
            for (icon, words, kind, run, why, shortcut), place in zip(specs, places, strict=True)
        ]

    # -- what can be done

    def _open(self) -> None:
        save = self._current()
        if save is not None:
            saved_games.open_on(self.stage, save, self.replay)

    def _ask_delete(self) -> None:
        save = self._current()
        if save is None:
            return
        answers = [
            Answer(
                _("Delete {name}").format(name=save.title()),
                self._delete,
                _("it can be brought back"),
                "danger",
                "trash",
            ),
            Answer(_("Keep it"), None, "", "normal", "back"),
        ]
        title = _("Delete {name}?").format(name=save.title())
        self.stage.push(Dialog(title, f"{save.summary()}\n{save.date()}", answers, icon="trash"))

    def _delete(self) -> None:
        save = self._current()
        if save is not None:
            self.deleted.append((saved_games.delete(save), save.path))
            self._read()
            self.stage.say(_("Deleted: {name}. It can be brought back.").format(name=save.title()), "trash")
            self.rebuild()

    def _no_restore(self) -> str:
        return "" if self.deleted else _("Nothing has been deleted here.")

    def _restore(self) -> None:
        if self.deleted:
            back = saved_games.restore(*self.deleted.pop())
            self._read()
            self.stage.say(_("Brought back: {name}.").format(name=back.stem), "check")
            self.rebuild()

    def _folder(self) -> None:
        folder = platform.saves_folder()
        if not platform.open_folder(folder):
            self.stage.say(str(folder), "folder")


@dataclass(eq=False, repr=False, kw_only=True)
class SaveRow(Node):
    """A saved game in the list."""

    role: str = "row"
    save: SavedGame | None = None
    chosen: bool = False

    def state(self) -> Hashable:
        """What it says, and whether it is the chosen one."""
        return (super().state(), self.save, self.chosen, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        assert self.save is not None
        date = letters.width(self.save.date(), theme.SMALL, scale, "narrow")
        long = letters.width(self.save.title(), theme.SMALL, scale, "bold") > self.area.w - 100 - date
        return long or letters.height(self.save.summary(), self.area.w - 84, theme.SMALL, scale) > self.area.h - 40

    def paint(self, brush: Brush) -> None:
        """Name and date above, game and turn (or the trouble) below."""
        save = self.save
        assert save is not None
        fill = mix(theme.WELL, theme.CALL, 0.16) if self.chosen else theme.WELL
        if self.hot:
            fill = mix(fill, theme.WHITE, 0.06)
        edge = theme.CALL if self.chosen else mix(theme.HAIRLINE, theme.WELL, 0.5)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, edge, 2 if self.chosen else 1)
        bad = bool(save.trouble)
        icon = "warning" if bad else "clock" if save.auto else "save"
        brush.icon(icon, 34, brush.h / 2, 26, theme.BAD_TEXT if bad else theme.CALL)
        date = save.date()
        wide = letters.width(date, theme.SMALL, brush.scale, "narrow")
        brush.line(save.title(), Area(68, 8, brush.w - 100 - wide, 28), family="bold")
        brush.text(date, brush.w - 16, 22, theme.SMALL, theme.QUIET, "narrow", "rm")
        colour = theme.BAD_TEXT if bad else theme.TEXT
        brush.paragraph(save.summary(), Area(68, 38, brush.w - 84, brush.h - 38), colour=colour)
