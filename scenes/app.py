"""The window: opens it, passes events to the stage, draws sixty times a second at most, and not at all when idle.

Knows the display, the settings file and the first scene. Knows no game.
"""

import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from game.core.words import _
from scenes import applying, crash, platform, theme
from scenes.keymap import Keymap
from scenes.settings import Settings
from scenes.settings import load as load_settings
from scenes.settings import save as save_settings
from scenes.tidying import Tidier
from scenes.ui import Answer, Dialog, Scene, Stage
from scenes.ui.icons import icon
from scenes.ui.stage import SMALLEST

FRAMES = 60
QUIET = 300  # ms after which the title is on the screen and what it leads to is read ahead
FEW_CRASHES = 3  # more than this within a few seconds: back to the title


class App:
    """A running window. `run` gives the exit status."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None, lost: Sequence[str] = ()) -> None:
        self.settings = settings
        self.running = True
        self.crashes: list[int] = []
        self.lost = lost
        self.tidier = Tidier()
        self.first: Callable[[], Scene]
        self.window = _open_window(size or _fitting_size(), settings.full_screen)
        self.stage = Stage(self.window.get_surface().get_size(), settings, Keymap(settings.keys))
        self.stage.on_settings = self.settings_changed
        self.stage.quit = self.quit
        self.stage.globals = {
            "full_screen": self.toggle_full_screen,
            "help": self.help,
            "report": self.report,
        }
        applying.apply(self.stage)

    # -- the window

    def toggle_full_screen(self) -> None:
        """Full screen, or back to the size and the place before."""
        self.settings.full_screen = not self.settings.full_screen
        self._keep_settings()
        self._show_mode()

    def _show_mode(self) -> None:
        if self.settings.full_screen:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self._resized()

    def _resized(self) -> None:
        size = self.window.get_surface().get_size()
        if size != self.stage.size:
            self.stage.resize(size)

    def settings_changed(self) -> None:
        """A choice was made: keep it and let it take effect."""
        applying.apply(self.stage)
        self._keep_settings()
        self._show_mode()

    def _keep_settings(self) -> None:
        """Write the settings; where that cannot be done they hold until the program ends, and the person is told."""
        try:
            save_settings(self.settings)
        except OSError as error:
            why = error.strerror or str(error)
            self.stage.say(_("The settings cannot be written: {why}").format(why=why), "warning")

    # -- the loop

    def run(self, first: Callable[[], Scene]) -> int:
        """Show the first scene and go on until the program is left. Gives 0, or 1 if it could not go on."""
        from scenes import warming
        from scenes.menu import TitleMenu

        self.first = first
        pygame.key.set_repeat(350, 40)
        self.stage.push(first())
        if self.lost:
            said = _("Some settings could not be read and are as usual again: {names}")
            self.stage.say(said.format(names=", ".join(self.lost)), "warning")
        clock = pygame.time.Clock()
        self.tidier.begin()
        while self.running:
            if isinstance(self.stage.top, TitleMenu) and self.stage.now > QUIET:
                warming.begin()
            ms = clock.tick(FRAMES)  # sleeps; waiting for an event instead would poll a thousand times a second
            self.step(pygame.event.get(), ms)
        return 0

    def step(self, events: list[pygame.event.Event], ms: int) -> None:
        """One turn of the loop: the events, the time that passed, the frame."""
        for event in events:
            self._safely(lambda e=event: self.event(e))  # type: ignore[misc]
        self._safely(lambda: self.stage.update(ms))
        frames = self.stage.picture.frames
        self._safely(self._draw)
        self.tidier.rest(self.stage.picture.frames > frames)

    def event(self, event: pygame.event.Event) -> None:
        """One event of the window."""
        if event.type == pygame.QUIT:
            self.ask_quit()
        elif event.type in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type == pygame.KEYDOWN and _alt_enter(event):
            self.toggle_full_screen()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.stage.picture.forget()
            self.stage.touch()
        else:
            self.stage.handle(event)
        self._follow_typing()

    def _follow_typing(self) -> None:
        typing = self.stage.input.typing_changed()
        if typing is None:
            return
        if typing and self.stage.focus is not None:
            pygame.key.set_text_input_rect(self.stage.focus.box)
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _draw(self) -> None:
        if self.stage.draw(self.window.get_surface()):
            self.window.flip()

    # -- when something breaks

    def _safely(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:
            self.crashed(error)

    def crashed(self, error: Exception) -> None:
        """Save, report, say it in words, go on. Raises the error if even that does not work."""
        saved = crash.rescue(self.stage)
        try:
            report = crash.write_report(self.stage, error)
        except OSError:
            report = None
        self.stage.motion.stop()
        recent = [at for at in self.crashes if at > self.stage.now - 4000]
        self.crashes = [*recent, self.stage.now]
        if len(self.crashes) > 2 * FEW_CRASHES:
            raise error
        if len(self.crashes) > FEW_CRASHES or isinstance(self.stage.top, crash.Broken):
            self.stage.reset(self.first())
        home = Answer(_("Go to the title"), self.go_home, _("the game stays saved"), "normal", "exit")
        self.stage.push(crash.Broken(error, saved, report, home))

    def go_home(self) -> None:
        """Back to the title menu."""
        from scenes.menu import TitleMenu

        self.stage.reset(TitleMenu())

    # -- what works everywhere

    def help(self) -> None:
        """What can I do here?"""
        from scenes.help import Help

        if isinstance(self.stage.top, Help):
            self.stage.pop()
        else:
            self.stage.push(Help(self.stage.top))

    def report(self) -> None:
        """Write a report of how things stand."""
        path = crash.write_report(self.stage)
        self.stage.say(_("A report was written to {path}.").format(path=path), "check")

    def ask_quit(self) -> None:
        """Ask once before the program ends; asked twice it ends."""
        if isinstance(self.stage.top, Leaving):
            self.quit()
            return
        self.stage.push(Leaving(self.stage.scenes, self.quit))

    def quit(self) -> None:
        """End the program after this turn of the loop."""
        self.running = False

    def close(self) -> None:
        """Let every scene put its things away, and close the window."""
        for scene in reversed(self.stage.scenes):
            with suppress(Exception):  # whatever one of them holds, the others have their turn
                scene.leave()
        self.tidier.end()
        pygame.quit()


class Leaving(Dialog):
    """Leave the program?"""

    def __init__(self, scenes: list[Scene], leave: Callable[[], None]) -> None:
        told = [words for words in (scene.leaving() for scene in scenes) if words]
        answers = [
            Answer(_("Leave the program"), leave, "", "call", "exit"),
            Answer(_("Stay"), None, "", "normal", "back"),
        ]
        words = " ".join(told) or _("No game is under way.")
        super().__init__(_("Leave Sobremesa?"), words, answers, icon="exit")


def _alt_enter(event: pygame.event.Event) -> bool:
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)


def _open_window(size: tuple[int, int], full: bool) -> pygame.Window:
    window = pygame.Window("Sobremesa", size, resizable=True)
    window.minimum_size = SMALLEST
    window.set_icon(icon("dial", 64, theme.CALL))
    if full:
        window.set_fullscreen(True)
    return window


def _fitting_size() -> tuple[int, int]:
    """A window that fills most of the screen, never below the smallest."""
    sizes = pygame.display.get_desktop_sizes()
    wide, high = sizes[0] if sizes else (1280, 720)
    for size in ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= wide * 0.95 and size[1] <= high * 0.92:
            return size
    return SMALLEST


def _take_screen(settings: Settings) -> None:
    """Begin with the screen. Without one the program would go on for ever, and nobody would see it."""
    driver = ""
    with suppress(pygame.error):
        pygame.display.init()
        driver = pygame.display.get_driver()
    if platform.is_unseen(driver):
        applying.use_language(settings)
        told = _("There is no screen for the window. Start it on a desktop, or on a virtual screen: xvfb-run main.py")
        print(told, file=sys.stderr)
        raise SystemExit(1)


def run(
    first: Callable[[], Scene] | None = None,
    size: tuple[int, int] | None = None,
    scale: float | None = None,
    lang: str | None = None,
) -> int:
    """Open the window and play. `scale` (1.0 is usual) and `lang` hold for this time only until changed.

    Gives the exit status. Ends the program with status 1 and a sentence if pygame-ce is not right or there is no
    screen.
    """
    platform.before_window()
    platform.check_pygame()
    settings, lost = load_settings()
    if scale is not None:
        settings.scale = round(max(75, min(200, scale * 100)))
    if lang is not None:
        settings.language = lang
    _take_screen(settings)
    if first is None:
        from scenes.menu import TitleMenu

        first = TitleMenu
    app = App(settings, size, lost)
    for sent in (signal.SIGTERM, signal.SIGINT):  # the system ends: no question then, each turn is saved already
        signal.signal(sent, lambda _number, _frame: app.quit())
    try:
        return app.run(first)
    finally:
        app.close()
