"""Sobremesa: the whole program. With nothing after it, the window; `main.py -h` lists the commands."""

import sys

from game.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
