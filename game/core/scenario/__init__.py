"""Rules scenarios: small YAML files with a position, the acts made from it and what must be true then.

Knows the file format and how a scenario is run; knows no game.
"""

from game.core.scenario.run import Result, check_file, run, run_file
from game.core.scenario.story import Scenario, read

__all__ = ["Result", "Scenario", "check_file", "read", "run", "run_file"]
