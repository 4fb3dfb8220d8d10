"""Where the table leads to: the dial, the log, drawers, the pause menu, the end; and how the board is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.clix.words import seat_name
from game.core.words import _, n_
from scenes import saved_games
from scenes.pause import Item, Pause
from scenes.table import questions, sentences, topbar
from scenes.table.phases import phases
from scenes.table.state import Square

FOLLOW_MS = 220

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Doors:
    """The ways out of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # -- coming and going

    def enter(self) -> None:
        """Let a bot begin if it is its turn; say what is to be done."""
        self.scene.rebuild()
        if questions.wants_dialog(self.scene):
            self.scene.acts.ask_question()
        if self.scene.mine:
            self.scene.stage.narrate(
                f"{sentences.owner_name(self.scene, self.scene.seat)}: {sentences.now(self.scene)}"
            )

    def leaving(self) -> str:
        """What a person should know before the program ends."""
        if self.scene.view.over:
            return ""
        return _("The game is saved by itself and can be gone on with from the title.")

    def help(self) -> list[str]:
        """What can be done here now."""
        who = seat_name(self.scene.session.table, sentences.who(self.scene))
        return [
            f"**{who}**: {sentences.now(self.scene)}",
            *(f"**{phase.name}**: {phase.about}" for phase in phases(self.scene.view) if phase.on),
            _(
                "Click a figure to see what it sees and reaches, then a lit square to move or an enemy in brackets "
                "to aim; a second click does it. Dragging a figure does both at once."
            ),
            _("Click a figure that is selected already, or press Space on it, to see its whole dial."),
            _("With the keys: Tab goes to the next figure that matters, the arrows move a cursor on the board."),
            topbar.goal_words(self.scene),
        ]  # fmt: skip

    # -- pages over the table

    def open_menu(self) -> None:
        """The pause menu with what the game adds."""
        code = self.scene.acts.why_not_undo_words()
        not_now = "" if self.scene.mine else self.scene.game.refusal("not_your_turn")
        items = [
            Item("save", _("Save the game"), self.save_game, "save", closes=True),
            Item("folder", _("Load a game"), self._open_load),
            Item("undo", _("Undo"), self.scene.acts.undo, "undo", code, closes=True),
            Item("flag", _("Concede"), self.ask_concede, "", not_now, closes=True),
        ]
        self.scene.stage.push(Pause(items, self.leaving()))

    def _open_load(self) -> None:
        from scenes.load import LoadList

        self.scene.stage.push(LoadList())

    def open_help(self) -> None:
        """What can be done here?"""
        from scenes.help import Help

        self.scene.stage.push(Help(self.scene))

    def open_settings(self) -> None:
        """The settings."""
        from scenes.settings_scene import SettingsScene

        self.scene.stage.push(SettingsScene())

    def open_dial(self, uid: str) -> None:
        """The big dial of a unit."""
        from scenes.table.dial_scene import DialScene

        self.scene.stage.push(DialScene(self.scene, uid))

    def open_log(self) -> None:
        """All of the log."""
        from scenes.table.pages import LogPage

        self.scene.stage.push(LogPage(self.scene))

    def open_column(self) -> None:
        """The side column as a drawer, where the layout has no room for it."""
        from scenes.table.pages import ColumnDrawer

        if self.scene.stage.layout == "compact":
            self.scene.stage.push(ColumnDrawer(self.scene))
        else:
            self.open_log()

    def open_side(self, seats: list[str]) -> None:
        """What a side has on the map and in its reserve."""
        from scenes.table.side_page import SidePage

        self.scene.stage.push(SidePage(self.scene, seats))

    def open_reserve(self) -> None:
        """The tray as a drawer."""
        from scenes.table.pages import ReserveDrawer

        self.scene.stage.push(ReserveDrawer(self.scene))

    def show_end(self) -> None:
        """The page at the end of the game."""
        from scenes.table.end_scene import EndScene

        if not any(isinstance(scene, EndScene) for scene in self.scene.stage.scenes):
            self.scene.stage.push(EndScene(self.scene))

    def show_curtain(self) -> None:
        """Another person's turn at the screen."""
        from scenes.curtain import Curtain

        self.scene.stage.push(Curtain(seat_name(self.scene.session.table, self.scene.seat), self.scene.seat))

    def ask_concede(self) -> None:
        """Give the game up?"""
        from scenes.ui import Answer, Dialog

        by, name = self.scene.session.active, sentences.owner_name(self.scene, self.scene.session.active)

        def give_up() -> None:
            self.scene.acts.try_to(lambda: self.scene.session.do({"by": by, "act": "concede"}))

        answers = [
            Answer(_("Play on"), None, "", "call", "back"),
            Answer(_("{name} concedes").format(name=name), give_up, _("the other side wins"), "danger", "flag"),
        ]  # fmt: skip
        self.scene.stage.push(
            Dialog(_("Concede the game?"), _("{name} gives up.").format(name=name), answers, icon="flag")
        )

    # -- looking

    def zoom(self, node: object) -> bool:
        """Space on a figure or a reserve unit: its whole dial."""
        uid = getattr(node, "value", None)
        if getattr(node, "role", "") in ("piece", "reserve") and isinstance(uid, str):
            self.open_dial(uid)
            return True
        return False

    def toggle_sight(self) -> None:
        """Show or hide what the selected unit sees."""
        self.scene.choice.sight = not self.scene.choice.sight
        self.scene.refresh()

    def toggle_reach(self) -> None:
        """Show or hide where it can go."""
        self.scene.choice.reach = not self.scene.choice.reach
        self.scene.refresh()

    def zoom_board(self, steps: int) -> None:
        """Nearer or further."""
        at = self.scene.choice.cursor
        camera = self.scene.eye.camera
        spot = camera.view().centre(at) if at is not None and self.scene.stage.ring else (None, None)
        if camera.zoom(steps, *spot):
            self.scene.eye.zooming()
            self.scene.rebuild()

    def fit_board(self) -> None:
        """The whole board, or back to the size at which numbers can be read."""
        camera = self.scene.eye.camera
        if camera.fitted:
            camera.open_up()
        else:
            camera.fit()
        self.scene.eye.zooming()
        self.scene.rebuild()

    def look_at(self, at: Square) -> None:
        """Bring a square into sight."""
        if self.scene.eye.camera.side and self.scene.eye.camera.reveal(*at):
            self.scene.rebuild()

    def follow(self, squares: Sequence[Square]) -> None:
        """Glide to where somebody else does something, so that it is seen."""
        camera, stage = self.scene.eye.camera, self.scene.stage
        if not camera.side:
            return
        (ax, ay), (bx, by) = (camera.x, camera.y), camera.to_show(squares)
        if (ax, ay) == (bx, by):
            return

        def step(share: float) -> None:
            camera.x, camera.y = ax + (bx - ax) * share, ay + (by - ay) * share
            camera.keep_in()
            self.scene.rebuild()

        stage.animate(FOLLOW_MS, step)

    # -- saving

    def save_game(self) -> None:
        """Save under a name of the game's own."""
        saved_games.keep(self.scene.stage, self.scene.session)

    def load_last(self) -> None:
        """Go back to the last save, of whatever game."""
        saved_games.open_newest(self.scene.stage)

    # -- further keys

    def tell_goal(self) -> None:
        """What wins, and how it stands."""
        position = self.scene.view
        stand = [
            f"{sentences.owner_name(self.scene, seat)}: {n_('{n} kill', '{n} kills', player.kills)}"
            for seat, player in sorted(position.players.items())
        ]
        self.scene.stage.say(f"{topbar.goal_words(self.scene)}. {', '.join(stand)}.", "trophy")

    def hint(self) -> None:
        """What a bot would do now, in words; it is marked on the board and done by nobody."""
        from scenes.table.hints import hint

        hint(self.scene)

    # -- small memories

    def tray_first(self, count: int, fits: int) -> int:
        """The first unit of the tray's page."""
        self.scene.tray_place = max(0, min(self.scene.tray_place, count - fits))
        return self.scene.tray_place

    def turn_tray(self, by: int) -> None:
        """The next or former page of the tray."""
        self.scene.tray_place = max(0, self.scene.tray_place + by)
        self.scene.rebuild()

    def log_follows(self, length: float, room: float) -> bool:
        """Whether the log or its place has another size than before, so that its end is to be seen."""
        grown = (length, room) != self.scene._log_size
        self.scene._log_size = (length, room)
        return grown
