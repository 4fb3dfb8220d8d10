"""The words that argparse itself says, in the language in use.

argparse looks its words up under the usual gettext names, `_` and `ngettext`, in its own module; they are given our
catalogs here. What it may say to a person stands below so that the catalogs know it; its messages to programmers do
not.
"""

import argparse

from game.core.words import N_, _, catalog_ngettext

SAID = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("invalid %(type)s value: %(value)r"),
)


def speak_our_language() -> None:
    """From now on argparse says its words as the catalogs have them."""
    vars(argparse).update(_=_, ngettext=catalog_ngettext)
