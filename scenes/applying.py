"""Makes chosen settings take effect on a running window: language, colours, scale, keys."""

from game.core import words
from scenes import platform, theme
from scenes.keymap import Keymap
from scenes.settings import Settings
from scenes.ui.cache import clear_all
from scenes.ui.stage import Stage


def use_language(settings: Settings) -> None:
    """Speak the chosen language, or the system's if none was chosen."""
    words.set_language(settings.language or platform.system_language(words.LANGUAGES, "en"))


def apply(stage: Stage) -> None:
    """Bring a stage in line with its settings, at once."""
    settings = stage.settings
    before = (words.language(), theme.TEXT)
    use_language(settings)
    theme.use_contrast(settings.contrast)
    stage.keymap = Keymap(settings.keys)
    stage.narrator = print if settings.narrate else stage.narrator if stage.narrator is not print else None
    if before != (words.language(), theme.TEXT):
        clear_all()
    if before[0] != words.language():
        stage.motion.toast = None  # it is in words that nobody reads any more
    stage.refresh()
