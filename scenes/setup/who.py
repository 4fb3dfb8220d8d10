"""Who or what may play a seat, in words: a person, the bots of the program. Knows no game."""

from game.core.words import _
from scenes.session import HUMAN

WHO = (HUMAN, "greedy", "random")


def who_words(who: str) -> str:
    """Who or what plays."""
    return {HUMAN: _("Person"), "greedy": _("Greedy bot"), "random": _("Random bot")}.get(who, who)


def who_about(who: str) -> str:
    """What a bot honestly is."""
    return {
        "greedy": _("Takes the act that is worth most now; plans nothing ahead."),
        "random": _("Plays anything that is legal, without any aim."),
    }.get(who, "")
