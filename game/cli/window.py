"""What needs the screen: the window, pictures of scenes. The screen is imported here and only when it is asked for."""

import argparse
import json
from pathlib import Path
from typing import Any

from game.cli.parser import Misuse
from game.content.problems import did_you_mean
from game.core import saves
from game.core.table import Table
from game.core.words import _

PICTURE = (1920, 1080)


def open_menu(size: tuple[int, int] | None, scale: float | None, lang: str | None = None) -> int:
    """The window at the title menu; gives the exit status once it is left."""
    from scenes.start import window

    return window(None, size, scale, lang)


def open_save(
    path: Path, size: tuple[int, int] | None = None, scale: float | None = None, lang: str | None = None,
    replay: bool = False,
) -> int:  # fmt: skip
    """The window at a saved game, or at its replay. Raises SaveError; Misuse where the game has no window."""
    data = saves.read(path)
    game = data["game"]

    def first() -> Any:
        from scenes.games import entry_of

        entry = entry_of(game)
        door = entry and (entry.replay if replay else entry.load)
        if not door:
            raise Misuse(_("{game} cannot be opened in the window").format(game=game))
        return door(path)

    from scenes.start import window

    return window(first, size, scale, lang)


def show_table(
    table: Table, size: tuple[int, int] | None = None, scale: float | None = None, lang: str | None = None
) -> int:
    """The window at a game that is there already, kept as an autosave like any other."""
    from scenes.platform import saves_folder

    return open_save(saves.autosave(table, saves_folder()), size, scale, lang)


def shot_command(args: argparse.Namespace) -> int:
    """Draw a scene to a file, print its tree, or both. Raises Misuse for scenes that there are not."""
    if not args.output and not args.tree:
        raise Misuse(_("say where the picture goes: -o FILE.png, or --tree for the tree alone"))
    from scenes import platform

    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.shot import UnknownScene, makers
    from scenes.start import picture

    name = args.scene.split()[0] if args.scene.strip() else args.scene
    if name not in makers():
        message = _('there is no scene "{word}"').format(word=args.scene)
        raise Misuse(message, did_you_mean(args.scene, makers()))
    try:
        tree = picture(
            args.scene, Path(args.output) if args.output else None, args.tree,
            size=args.size or PICTURE, scale=args.scale or 1.0, lang=args.lang,
            load=Path(args.load) if args.load else None, moves=args.moves, seed=args.seed,
            words_after=args.words,
        )  # fmt: skip
    except UnknownScene as error:
        raise Misuse(str(error)) from error
    except OSError as error:
        raise Misuse(f"{args.output}: " + _("cannot be written: {why}").format(why=error)) from error
    if args.tree:
        print(json.dumps(tree, ensure_ascii=False))
    return 0
