"""The page of the questions that no source of Stargate TCG answers: what holds in this game, the proposal first.

Knows the words of each option and what it may be; keeps nothing itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.core.words import _, n_
from game.stargate.options import ALLOWED, DEFAULTS
from scenes import theme
from scenes.page import Page, Row
from scenes.ui import Area, Button, Dropdown, Label, Node
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.setup_scene import SetupScene


def asked() -> dict[str, tuple[str, tuple[str, ...]]]:
    """By option the question and the words of its answers, in the order of what it may be."""
    yes, no = _("yes"), _("no")
    return {
        "empty_mission_pile": (
            _("A turn begins without a mission left:"), (_("it goes to the debrief"), _("that player is out"))
        ),
        "both_win": (_("Two players meet a victory in one step:"), (_("the hero player wins"), _("it is a draw"))),
        "no_bearer": (
            _("A success whose glyph nobody can bear counts among the missions:"), (_("won"), _("failed"))
        ),
        "refill_first": (_("Who refills the hand first:"), (_("the hero player"), _("the villain player"))),
        "who_destroys": (
            _("Who chooses what a text destroys:"), (_("whoever has the text"), _("whoever owns the cards"))
        ),
        "mission_twice": (_("A mission pile may hold a mission twice:"), (no, yes)),
        "least_cost": (_("What a card with a cost costs at least:"), ("0", "1")),
        "any_team_copies": (_("Copies of other team characters in the deck:"), (no, yes)),
        "inactive_refill": (_("Players who wait refill their hands as well:"), (no, yes)),
        "mission_end_texts": (
            _("Texts of the mission's end come:"), (_("after the glyph is earned"), _("before the glyph is earned"))
        ),
        "own_complications": (
            _("The villain player may look at complications played:"), (yes, no)
        ),
        "play_passes": (_("The turn goes to the player on the:"), (_("left"), _("right"))),
        "bonus_while_assigned": (
            _("A skill that a support has only while assigned:"),
            (_("comes too late to assign it"), _("counts for assigning it")),
        ),
    }  # fmt: skip


def differing(options: Mapping[str, Any]) -> int:
    """How many differ from the proposals."""
    return sum(options.get(name, usual) != usual for name, usual in DEFAULTS.items())


def summary(options: Mapping[str, Any]) -> str:
    """The same in words."""
    count = differing(options)
    return n_("{n} thing differs", "{n} things differ", count) if count else _("as proposed")


class RulesPage(Page):
    """Over the set-up screen."""

    def __init__(self, setup: SetupScene) -> None:
        super().__init__()
        self.setup = setup

    @property
    def name(self) -> str:
        """The title."""
        return _("Rules that the cards leave open")

    def build(self) -> list[Node]:
        """Title, a sentence, a row for each question."""
        inner = self.inner()
        top, rest = inner.cut_top(56, 12)
        rows: list[Row] = [self._about, *(self._row(name) for name in asked()), self._usual]
        return [*self.title_row(top), self.rows_panel(rest, rows, 14)]

    def _about(self, area: Area) -> tuple[list[Node], float]:
        words = _("No source answers these. The first answer of each is what this program proposes.")
        return _words(self, words, area, "QUIET")

    def _row(self, name: str) -> Row:
        question, words = asked()[name]

        def row(area: Area) -> tuple[list[Node], float]:
            wide = min(400.0, area.w * 0.48)
            told, high = _words(self, question, area._replace(w=area.w - wide - 16), "TEXT")
            high = max(high, 46.0)
            place = Area(area.right - wide, area.y, wide, 46)
            now = self.setup.plan.options.get(name, DEFAULTS[name])
            choices = list(zip(ALLOWED[name], words, strict=True))
            one = Dropdown(
                name=question, key=name, choices=choices, chosen=now, area=place,
                on_change=lambda value: self._choose(name, value),
            )  # fmt: skip
            return [*told, one], high

        return row

    def _usual(self, area: Area) -> tuple[list[Node], float]:
        count = differing(self.setup.plan.options)
        button = Button(
            name=_("Everything as proposed"), icon="undo", area=area._replace(h=52), enabled=bool(count),
            why_not="" if count else _("Everything is as proposed."), on_press=self._clear,
        )  # fmt: skip
        return [button], 52

    def _choose(self, name: str, value: object) -> None:
        self.setup.edit(lambda plan: plan.set_option(name, value))
        self.rebuild()

    def _clear(self) -> None:
        self.setup.edit(lambda plan: plan.options.clear())
        self.rebuild()


def _words(page: Page, words: str, area: Area, colour: str) -> tuple[list[Node], float]:
    high = letters.height(words, area.w, theme.SMALL, page.stage.scale)
    return [Label(name=words, area=area._replace(h=high), wrap=True, colour=colour)], high
