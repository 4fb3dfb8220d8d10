"""Questions that have no place on the map: which of several things, which first. Each answer says what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.clix import ability_log
from game.clix.words import unit_name
from game.core.position import DONE
from game.core.words import _
from scenes.table import sentences
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

DECLINE = ("none", "no")


def is_no(option: Any) -> bool:
    """Whether an answer declines, or ends the picking."""
    return option in DECLINE or option == DONE


def words_of(scene: TableScene, option: Any) -> str:
    """An answer in words."""
    if option == DONE:
        return _("That is all")
    if option in DECLINE:
        return _("Decline")
    if isinstance(option, str) and ":" in option:
        return _ability_words(scene, option)
    known = {
        "yes": _("Use it"),
        "damage": _("More damage"),
        "knockback": _("Push the target"),
        "heal": _("Heal"),
    }
    word = str(option[0] if isinstance(option, list) else option)
    return known.get(word) or word.replace("_", " ").capitalize()


def _ability_words(scene: TableScene, label: str) -> str:
    """`UNIT:ability`: an ability that waits."""
    unit, _colon, key = label.partition(":")
    name = ability_log.ability_name(scene.view, key)
    return (
        _("{ability} of {unit}").format(ability=name, unit=unit_name(scene.view, unit))
        if unit in scene.view.units
        else name
    )


def wants_dialog(scene: TableScene) -> bool:
    """Whether the open question can only be answered in words."""
    legal = scene.legal
    return bool(scene.mine and legal.words and not legal.squares and not legal.chosen)


class Question(Dialog):
    """The open question over the table; closing it lets one look at the table first."""

    def __init__(self, table: TableScene) -> None:
        answers = []
        for number, (option, way) in enumerate(table.legal.words):
            no = is_no(option)
            kind, icon = "call" if number == 0 and not no else "normal", "cross" if no else "star"
            answers.append(Answer(words_of(table, option), _giving(table, way), "", kind, icon))
        name = sentences.owner_name(table, table.seat)
        super().__init__(f"{name}: {sentences.question(table.view)}", _last(table), answers)


def _giving(table: TableScene, way: list[Any]) -> Any:
    return lambda: table.hands.give(way)


def _last(table: TableScene) -> str:
    """What has just happened, so that the question can be understood."""
    lines = [words for event in table.session.table.log[-6:] if (words := table.game.tell(event, table.session.table))]
    return " ".join(lines[-2:])
