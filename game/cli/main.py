"""`main.py COMMAND`: reads the command line and hands it to the command's module.

Commands are imported when they are called, so that a wrong word is answered at once and no command loads what
only another needs.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from game.cli.argparse_words import speak_our_language
from game.cli.parser import MISUSED, Misuse, Parser, language_of
from game.content.problems import ContentError, report
from game.core.game import SetupError
from game.core.registry import GAMES
from game.core.save_file import SaveError
from game.core.words import LANGUAGES, _, set_language

WRONG = 1
INTERRUPTED = 130
SMALLEST, LARGEST = 0.75, 2.0  # what everything can be scaled by


def main(argv: Sequence[str]) -> int:
    """Run the program with the words after its name; returns the exit status."""
    code = language_of(argv)
    if code in LANGUAGES:
        set_language(code)
    speak_our_language()
    parser = build_parser()
    args = parser.parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except Misuse as error:
        return _told(str(error), MISUSED)
    except SetupError as error:
        return _told(error.message, MISUSED)
    except SaveError as error:
        return _told(str(error), MISUSED if error.code == "no_such_file" else WRONG)
    except ContentError as error:
        return _told(report(error.problems), WRONG)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    return status


def _told(message: str, status: int) -> int:
    print(message, file=sys.stderr)
    return status


def build_parser() -> Parser:
    """The whole command line."""
    parser = Parser(prog="main.py", description=_("Sobremesa: tabletop games with enforced rules."))
    _window_options(parser)
    parser.set_defaults(run=_window, parser=parser)
    commands = parser.add_subparsers(metavar=_("COMMAND"), dest="command", parser_class=Parser)
    for name, help_text, fill in (
        ("play", _("straight into a game"), _play),
        ("scenario", _("run rules scenarios"), _scenario),
        ("sim", _("play whole games without a window"), _sim),
        ("replay", _("play a saved game again and verify it"), _replay),
        ("check", _("read all content and tell what is wrong"), _check),
        ("sight", _("line of sight on a board"), _sight),
        ("shot", _("a picture of a scene, without a screen"), _shot),
        ("bench", _("measure the program against its budgets"), _bench),
    ):
        command = commands.add_parser(name, help=help_text, description=help_text)
        command.add_argument("--lang", choices=LANGUAGES, help=_("language of the words"))
        command.set_defaults(run=fill(command), parser=command)
    return parser


Run = Callable[[argparse.Namespace], int]


def _window_options(parser: Parser, lang: bool = True) -> None:
    if lang:
        parser.add_argument("--lang", choices=LANGUAGES, help=_("language of the words"))
    parser.add_argument("--size", type=size, metavar="WxH", help=_("size of the window in pixels"))
    parser.add_argument("--scale", type=scale, metavar="N", help=_("size of everything on it, 0.75 to 2"))


def size(text: str) -> tuple[int, int]:
    """Width and height from `1280x720`. Raises ArgumentTypeError for anything else.

    >>> size("1280x720")
    (1280, 720)
    """
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and 0 < int(width) < 16384 > int(height) > 0):
        raise argparse.ArgumentTypeError(_("a size is written WIDTHxHEIGHT, as in 1280x720"))
    return int(width), int(height)


def scale(text: str) -> float:
    """How large everything is drawn, from `1.5`. Raises ArgumentTypeError outside 0.75 to 2.

    >>> scale("1.5")
    1.5
    """
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not SMALLEST <= number <= LARGEST:
        raise argparse.ArgumentTypeError(_("a number from {least} to {most}").format(least=SMALLEST, most=LARGEST))
    return number


def whole(lowest: int) -> Callable[[str], int]:
    """A reader of whole numbers from `lowest` up."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = lowest - 1
        if number < lowest:
            raise argparse.ArgumentTypeError(_("a whole number from {n} up").format(n=lowest))
        return number

    return read


def _window(args: argparse.Namespace) -> int:
    from game.cli.window import open_menu

    return open_menu(args.size, args.scale, args.lang)


def _play(command: Parser) -> Run:
    command.add_argument("game", choices=list(GAMES), nargs="?", metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--seats", metavar="A,B", help=_("one a seat: human or the name of a bot"))
    command.add_argument("--seed", type=whole(0), default=None, metavar="N")
    command.add_argument("--map", metavar="FILE.tmx", help=_("a map of Tiled"))
    command.add_argument("--decks", metavar="A,B", help=_("one a seat: the name of a deck or a team"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--load", metavar="FILE", help=_("a saved game"))
    _window_options(command, lang=False)

    def run(args: argparse.Namespace) -> int:
        from game.cli.play import play_command

        return play_command(args)

    return run


def _scenario(command: Parser) -> Run:
    command.add_argument("paths", nargs="+", metavar="PATH", help=_("files, or folders of them"))
    command.add_argument("--dump", action="store_true", help=_("print the final position as YAML"))
    command.add_argument("--show", action="store_true", help=_("open the final position in the window"))
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.cli.scenario import scenario_command

        return scenario_command(args.paths, args.dump, args.show, args.json)

    return run


def _sim(command: Parser) -> Run:
    command.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--games", type=whole(1), default=100, metavar="N")
    command.add_argument("--bots", default="random,random", metavar="A,B", help=_("they change seats"))
    command.add_argument("--seed", type=whole(0), default=0, metavar="N")
    command.add_argument("--workers", type=whole(1), default=1, metavar="N")
    command.add_argument("--save", metavar="DIR", help=_("keep the records there"))
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.cli.sim import sim_command

        return sim_command(args)

    return run


def _replay(command: Parser) -> Run:
    command.add_argument("file", metavar="FILE", help=_("a saved game"))
    command.add_argument("--until", type=whole(0), metavar="N", help=_("stop after N entries of the record"))
    command.add_argument("--dump", action="store_true", help=_("print the position reached as YAML"))
    command.add_argument("--show", action="store_true", help=_("open it in the window"))
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.cli.replay import replay_command

        return replay_command(args.file, args.until, args.dump, args.show, args.json)

    return run


def _check(command: Parser) -> Run:
    command.add_argument("paths", nargs="*", metavar="PATH", help=_("all of data/ and maps/ if left out"))
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.content.check import check_command

        return check_command(args.paths, args.json)

    return run


def _sight(command: Parser) -> Run:
    command.add_argument("board", metavar="BOARD", help=_("a .tmx map, or a .yaml file with a grid"))
    command.add_argument("--from", dest="source", metavar="X,Y", help=_("the square that looks"))
    command.add_argument("--to", dest="target", metavar="X,Y", help=_("the square looked at"))
    command.add_argument("--all", action="store_true", help=_("every square from every square"))
    command.add_argument("--corners", choices=("lenient", "strict"), default="lenient")
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.cli.sight import sight_command

        return sight_command(args.board, args.source, args.target, args.all, args.corners, args.json)

    return run


def _shot(command: Parser) -> Run:
    command.add_argument("scene", metavar="SCENE", help=_("menu, setup, table, gallery ..."))
    command.add_argument("words", nargs="*", default=[], metavar="GAME", help=", ".join(GAMES))
    command.add_argument("-o", "--output", metavar="FILE.png", help=_("the picture"))
    command.add_argument("--load", metavar="FILE", help=_("a saved game"))
    command.add_argument("--moves", type=whole(0), default=0, metavar="N", help=_("bots play N moves first"))
    command.add_argument("--seed", type=whole(0), default=0, metavar="N")
    command.add_argument("--tree", action="store_true", help=_("print the screen's root node as JSON"))
    _window_options(command, lang=False)

    def run(args: argparse.Namespace) -> int:
        from game.cli.window import shot_command

        return shot_command(args)

    return run


def _bench(command: Parser) -> Run:
    command.add_argument("names", nargs="*", metavar="NAME", help=_("only these figures"))
    command.add_argument("--json", action="store_true")

    def run(args: argparse.Namespace) -> int:
        from game.cli.bench import bench_command

        return bench_command(args.names, args.json)

    return run
