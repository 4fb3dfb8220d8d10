"""The title menu: go on, begin, load, replay, settings, leave; the language; a table with what lies on it.

What stands in it depends on what exists: saved games, games with a window. It names no game itself.
"""

from collections.abc import Callable

from game.core.version import VERSION
from game.core.words import _, language
from scenes import games, saved_games, theme, warming
from scenes.menu_nodes import Plate, Wordmark
from scenes.menu_picture import MenuPicture, across
from scenes.ui import (
    Area,
    Backdrop,
    Button,
    KeyHint,
    Label,
    Memory,
    Node,
    Scene,
    ScrollPanel,
    Segmented,
)
from scenes.ui import text as letters

COLUMN = 560.0
LONG = 5.4  # the wordmark's length, in its sizes, with some air behind it
DECK = 0.392  # where the cards begin in the picture, as a share of its width


class TitleMenu(Scene):
    """The first screen."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()
        self.picture = MenuPicture()
        self.newest: saved_games.SavedGame | None = None
        self.any_save = False
        self.asked = False  # for a new game, while what it needs is still being read

    @property
    def name(self) -> str:
        """The title."""
        return _("Sobremesa, title menu")

    def enter(self) -> None:
        """See what there is to go on with; begin to make the picture if there is none yet."""
        self._look()
        self.picture.want(self.stage.size)

    def resume(self) -> None:
        """Games may have been saved or deleted meanwhile."""
        self.asked = False
        self._look()

    def _look(self) -> None:
        self.any_save = bool(saved_games.files())
        self.newest = saved_games.newest_open()

    def leave(self) -> None:
        """Stop waiting for the picture; what is being made is finished for the next time."""
        self.picture.let_go()

    def update(self, ms: int) -> None:
        """Take the picture when it is ready."""
        self.picture.want(self.stage.size)
        if self.picture.arrived():
            self.rebuild()
        if self.asked and not warming.busy():
            self.asked = False
            self.stage.motion.toast = None
            self._set_up()

    def ticking(self) -> bool:
        """The window wakes often enough by itself to see the picture arrive."""
        return False

    def backdrop(self) -> Node:
        """The table, darker on the left where the words stand."""
        column = self._column()
        over = column.right > 0.5 * self.stage.width or not self._clear(column)  # words lie on the things: darker
        image = self.picture.backdrop(self.stage.size, column.right * self.stage.scale, over)
        return Backdrop(role="screen", name=self.name, image=image)

    def back(self) -> None:
        """Esc on the first screen leaves nothing; a game that is waited for is not opened."""
        self.asked = False

    # -- layout

    def _column(self) -> Area:
        stage = self.stage
        left = 112.0 if stage.layout != "compact" else max(20.0, stage.width * 0.05)
        return Area(left, 0, min(COLUMN, stage.width - 2 * left), stage.height)

    def build(self) -> list[Node]:
        """Wordmark, entries, and a foot with the language and two keys."""
        column = self._column()
        tall = self.stage.height
        mark = self._mark(column, tall)
        top = 0.11 * tall if tall > 700 else 16.0
        word = Area(column.x, top, min(mark * 5.6, self.stage.width - column.x - 8), mark * 1.25)
        told = _("Tabletop games, with calm and good light")
        wide = min(640.0, self.stage.width - column.x - 24)
        high = letters.height(told, wide, theme.MEDIUM, self.stage.scale)
        tagline = Area(column.x + 4, word.bottom, wide, high)
        foot = Area(column.x - 4, tall - (92 if tall > 700 else 62), self.stage.width - column.x - 12, 50)
        room = Area(column.x - 24, tagline.bottom + (40 if tall > 700 else 10), column.w + 44, 0)
        room = room._replace(h=foot.y - room.y - 12)
        lines = self._entries(room)
        length = lines[-1].area.bottom - room.y  # no room is kept below the last: a menu that fits shows no bar
        entries = ScrollPanel(name=_("Menu"), area=room, children=lines, memory=self.memory, pad=12, length=length)
        return [
            Wordmark(role="heading", name="Sobremesa", area=word, size=mark),
            Label(
                name=told,
                area=tagline,
                size=theme.MEDIUM,
                colour="SAND",
                wrap=True,
            ),
            entries,
            *self._foot(foot),
        ]

    def _clear(self, column: Area) -> float:
        """The room from the column's left edge to the first thing on the table; 0 where that is too little."""
        free = across(DECK, self.stage.size) / self.stage.scale - column.x
        return free if self.stage.layout != "compact" and free > 0.5 * LONG * theme.WORDMARK else 0.0

    def _mark(self, column: Area, tall: float) -> float:
        """The size of the wordmark: it ends before the first thing on the table, where there is room for that."""
        free = self._clear(column) or self.stage.width - column.x
        return min(float(theme.WORDMARK), free / LONG, tall * 0.13)

    def _entries(self, room: Area) -> list[Node]:
        inner = room.inset(12, 12)
        nodes: list[Node] = []
        y = inner.y
        newest = self.newest
        if newest is not None:
            area = Area(inner.x, y, inner.w, 92)
            nodes.append(
                Button(
                    name=_("Continue"),
                    subtitle=newest.summary(),
                    icon="play",
                    kind="call",
                    size=theme.LARGE,
                    area=area,
                    on_press=lambda: self._open(newest),
                    first_focus=True,
                    shortcut="load",
                    key_of="press",
                )
            )
            y = area.bottom + 14
        for icon, words, run in self._plain_entries():
            area = Area(inner.x, y, inner.w, 58)
            nodes.append(Button(name=words, icon=icon, kind="wood", size=theme.LARGE, area=area, on_press=run))
            y = area.bottom + 4
        if newest is None and nodes:
            nodes[0].first_focus = True
        return nodes

    def _plain_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        out: list[tuple[str, str, Callable[[], None]]] = []
        if games.entries():
            out.append(("plus", _("New game"), self._new))
        if self.any_save:
            out.append(("folder", _("Load"), self._load))
            if any(entry.replay for entry in games.entries()):
                out.append(("film", _("Replay"), self._replay))
        out.append(("gear", _("Settings"), self._settings))
        out.append(("exit", _("Quit"), self._quit))
        return out

    def _foot(self, area: Area) -> list[Node]:
        switch = Segmented(
            name=_("Language"),
            choices=[("es", "Español"), ("en", "English")],
            value=language(),
            style="wood",
            area=Area(area.x, area.y, 252, 48),
            on_change=self._speak,
        )
        nodes: list[Node] = [switch]
        x = switch.area.right + 28
        for action, words in (("help", _("help")), ("full_screen", _("full screen"))):
            hint = KeyHint.of(action, words, x + 14, area.y + 24, self.stage, "SAND")
            if hint.area.right < area.right - 22:
                nodes.append(Plate(hint))
                x = hint.area.right + 22
        version = _("version {number}").format(number=VERSION.rsplit(".", 1)[0])
        wide = letters.width(version, theme.SMALL, self.stage.scale) + 4
        if x + wide < area.right - 16:
            place = Area(self.stage.width - 36 - wide, area.y + 10, wide, 28)
            nodes.append(Plate(Label(name=version, area=place, colour="SAND", anchor="r")))
        return nodes

    # -- what the entries do

    def _speak(self, code: object) -> None:
        self.stage.settings.language = str(code)
        self.stage.on_settings()

    def _open(self, save: saved_games.SavedGame) -> None:
        saved_games.open_on(self.stage, save)

    def _new(self) -> None:
        """Set up the game played last, or choose one; what is not read yet is waited for with a word."""
        if warming.busy():
            self.stage.say(_("Setting the table…"), "clock")
            self.asked = True
            return
        self._set_up()

    def _set_up(self) -> None:
        """With several games, the choice; over it the set-up of the one played last, whose way back leads to it."""
        from scenes.new_game import ChooseGame

        entries = games.entries()
        played = saved_games.last_played()
        last = next((one for one in entries if one.id == played), None)
        if len(entries) > 1:
            self.stage.push(ChooseGame())
        else:
            last = entries[0]
        if last is not None:
            self.stage.push(last.setup())

    def _load(self) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList())

    def _replay(self) -> None:
        from scenes.load import LoadList

        self.stage.push(LoadList(replay=True))

    def _settings(self) -> None:
        from scenes.settings_scene import SettingsScene

        self.stage.push(SettingsScene())

    def _quit(self) -> None:
        from scenes.app import Leaving

        self.stage.push(Leaving(self.stage.scenes, self.stage.quit))

    def help(self) -> list[str]:
        """What the first screen is for."""
        return [_("Choose with the arrows and Enter, or click. The language can be changed at any time.")]
