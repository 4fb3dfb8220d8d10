"""Where the table leads to: the dial, the log, drawers, the pause menu, the end; and how the board is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.words import seat_name
from game.core import saves
from game.core.save_file import SaveError
from game.core.words import _, n_
from scenes import platform
from scenes.pause import Item, Pause
from scenes.table import sentences, topbar
from scenes.table.motion import path_of
from scenes.table.state import Square

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Doors:
    """Mixed into the table's scene."""

    # -- coming and going

    def enter(self: TableScene) -> None:
        """Let a bot begin if it is its turn; say what is to be done."""
        self.rebuild()
        if self.mine:
            self.stage.narrate(f"{sentences.owner_name(self, self.seat)}: {sentences.now(self)}")

    def resume(self: TableScene) -> None:
        """What lay over it has gone; something may have changed there."""
        self.refresh()

    def leave(self: TableScene) -> None:
        """Save, and let the bots go."""
        self.session.close()

    def leaving(self: TableScene) -> str:
        """What a person should know before the program ends."""
        if self.view.over:
            return ""
        return _("The game is saved by itself and can be gone on with from the title.")

    def help(self: TableScene) -> list[str]:
        """What can be done here now."""
        who = seat_name(self.session.table, sentences.who(self))
        return [
            f"**{who}**: {sentences.now(self)}",
            _("Click a figure to see what it sees and reaches, then a lit square to move or an enemy in brackets to aim; "
              "a second click does it. Dragging a figure does both at once."),
            _("Click a figure that is selected already, or press Space on it, to see its whole dial."),
            _("With the keys: Tab goes to the next figure that matters, the arrows move a cursor on the board."),
            topbar.goal_words(self),
        ]  # fmt: skip

    # -- pages over the table

    def open_menu(self: TableScene) -> None:
        """The pause menu with what the game adds."""
        code = self.why_not_undo_words()
        items = [
            Item("save", _("Save the game"), self._close_and(self.save_game), "save"),
            Item("folder", _("Load a game"), self._open_load),
            Item("undo", _("Undo"), self._close_and(self.undo), "undo", code),
            Item("flag", _("Concede"), self._close_and(self.ask_concede), "", "" if self.mine else _("It is somebody else's turn.")),
        ]  # fmt: skip
        self.stage.push(Pause(items, self.leaving()))

    def _close_and(self: TableScene, run: object) -> object:
        def both() -> None:
            self.stage.pop()
            run()  # type: ignore[operator]

        return both

    def _open_load(self: TableScene) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList())

    def open_help(self: TableScene) -> None:
        """What can be done here?"""
        from scenes.help import Help

        self.stage.push(Help(self))

    def open_settings(self: TableScene) -> None:
        """The settings."""
        from scenes.settings_scene import SettingsScene

        self.stage.push(SettingsScene())

    def open_dial(self: TableScene, uid: str) -> None:
        """The big dial of a unit."""
        from scenes.table.dial_scene import DialScene

        self.stage.push(DialScene(self, uid))

    def open_log(self: TableScene) -> None:
        """All of the log."""
        from scenes.table.pages import LogPage

        self.stage.push(LogPage(self))

    def open_column(self: TableScene) -> None:
        """The side column as a drawer, where the layout has no room for it."""
        from scenes.table.pages import ColumnDrawer

        if self.stage.layout == "compact":
            self.stage.push(ColumnDrawer(self))
        else:
            self.open_log()

    def open_reserve(self: TableScene) -> None:
        """The tray as a drawer."""
        from scenes.table.pages import ReserveDrawer

        self.stage.push(ReserveDrawer(self))

    def show_end(self: TableScene) -> None:
        """The page at the end of the game."""
        from scenes.table.end_scene import EndScene

        if not any(isinstance(scene, EndScene) for scene in self.stage.scenes):
            self.stage.push(EndScene(self))

    def show_curtain(self: TableScene) -> None:
        """Another person's turn at the screen."""
        from scenes.curtain import Curtain

        self.stage.push(Curtain(seat_name(self.session.table, self.seat), self.seat))

    def ask_concede(self: TableScene) -> None:
        """Give the game up?"""
        from scenes.ui import Answer, Dialog

        by, name = self.session.active, sentences.owner_name(self, self.session.active)
        answers = [
            Answer(_("Play on"), None, "", "call", "back"),
            Answer(_("{name} concedes").format(name=name), lambda: self.try_to(lambda: self.session.do({"by": by, "act": "concede"})),
                   _("the other side wins"), "danger", "flag"),
        ]  # fmt: skip
        self.stage.push(Dialog(_("Concede the game?"), _("{name} gives up.").format(name=name), answers, icon="flag"))

    # -- looking

    def zoom(self: TableScene, node: object) -> bool:
        """Space on a figure or a reserve unit: its whole dial."""
        uid = getattr(node, "value", None)
        if getattr(node, "role", "") in ("piece", "reserve") and isinstance(uid, str):
            self.open_dial(uid)
            return True
        return False

    def toggle_sight(self: TableScene) -> None:
        """Show or hide what the selected unit sees."""
        self.choice.sight = not self.choice.sight
        self.refresh()

    def toggle_reach(self: TableScene) -> None:
        """Show or hide where it can go."""
        self.choice.reach = not self.choice.reach
        self.refresh()

    def zoom_board(self: TableScene, steps: int) -> None:
        """Nearer or further."""
        at = self.choice.cursor
        camera = self.eye.camera
        spot = camera.view().centre(at) if at is not None and self.stage.ring else (None, None)
        if camera.zoom(steps, *spot):
            self.rebuild()

    def fit_board(self: TableScene) -> None:
        """The whole board, or back to the size at which numbers can be read."""
        camera = self.eye.camera
        if camera.fitted:
            camera.open_up()
        else:
            camera.fit()
        self.rebuild()

    def look_at(self: TableScene, at: Square) -> None:
        """Bring a square into sight."""
        if self.eye.camera.side and self.eye.camera.reveal(*at):
            self.rebuild()

    # -- the last move

    def show_last_move(self: TableScene) -> None:
        """Draw from where to where the last act went, and say it; again: hide it."""
        if self.choice.history:
            self.hide_last_move()
            return
        shown = self.last_move()
        if not shown:
            self.stage.say(_("Nothing has been done yet."), "info")
            return
        self.motion.shown.history = shown
        self.motion.version += 1
        self.choice.history = True
        deed = self._last_deed()
        table = self.session.table
        told = " ".join(words for event in deed.events if (words := table.game.tell(event, table))) if deed else ""
        if told:
            self.stage.say(told, "replay")
        self.look_at(shown[-1][0][-1])
        self.rebuild()

    def hide_last_move(self: TableScene) -> None:
        """Take the lines away."""
        self.motion.shown.history = []
        self.motion.version += 1
        self.choice.history = False
        self.rebuild()

    def _last_deed(self: TableScene) -> object:
        return next((deed for deed in reversed(self.session.deeds) if any(_paths(deed))), None)

    def last_move(self: TableScene) -> list[tuple[list[Square], str, bool]]:
        """Lines of the last act that went anywhere: squares, seat, whether it was an attack."""
        deed = self._last_deed()
        return list(_paths(deed)) if deed is not None else []

    # -- saving

    def save_game(self: TableScene) -> None:
        """Save under a name of the game's own."""
        names = " - ".join(seat_name(self.session.table, seat) for seat in sorted(self.view.seats))
        path = platform.saves_folder() / f"{names} {self.session.table.id[:4]}.json"
        try:
            self.session.save(path)
        except SaveError as error:
            self.stage.say(str(error), "warning")
            return
        self.stage.say(_("The game is saved as {name}.").format(name=path.stem), "save")

    def load_last(self: TableScene) -> None:
        """Go back to the last save."""
        from scenes.table.start import load_scene

        path = saves.newest(platform.saves_folder())
        if path is None:
            self.stage.say(_("There is no saved game."), "warning")
            return
        try:
            self.stage.reset(load_scene(path))
        except SaveError as error:
            self.stage.say(str(error), "warning")

    # -- further keys

    def tell_goal(self: TableScene) -> None:
        """What wins, and how it stands."""
        position = self.view
        stand = [
            f"{sentences.owner_name(self, seat)}: {n_('{n} kill', '{n} kills', player.kills)}"
            for seat, player in sorted(position.players.items())
        ]
        self.stage.say(f"{topbar.goal_words(self)}. {', '.join(stand)}.", "trophy")

    def hint(self: TableScene) -> None:
        """What a bot would do now, in words; it is marked on the board and done by nobody."""
        from scenes.table.hints import hint

        hint(self)

    # -- small memories

    def tray_first(self: TableScene, count: int, fits: int) -> int:
        """The first unit of the tray's page."""
        self.tray_place = max(0, min(self.tray_place, count - fits))
        return self.tray_place

    def turn_tray(self: TableScene, by: int) -> None:
        """The next or former page of the tray."""
        self.tray_place = max(0, self.tray_place + by)
        self.rebuild()

    def log_follows(self: TableScene, length: float, room: float) -> bool:
        """Whether the log or its place has another size than before, so that its end is to be seen."""
        grown = (length, room) != self._log_size
        self._log_size = (length, room)
        return grown


def _paths(deed: object) -> list[tuple[list[Square], str, bool]]:
    found: list[tuple[list[Square], str, bool]] = []
    for batch in deed.batches:  # type: ignore[attr-defined]
        units = batch.before.units
        for event in batch.events:
            made = path_of(event)
            if made is not None:
                found.append((made[0], units[event.facts["unit"]].owner or "", made[1]))
            elif event.kind == "rolled":
                start = units[event.facts["by"]].at
                end = units[event.facts["target"]].at if event.facts["target"] else event.facts["at"]
                if start and end and start != end:
                    found.append(([(start[0], start[1]), (end[0], end[1])], units[event.facts["by"]].owner or "", True))
    return found
