"""The team builder: filters, the roster as cards, the team. Undo for every change, text to copy and paste.

Knows which figures there are and shows what the rules say of a team; judges nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.clix.team_rules import Fault, Limits
from game.core.words import _, n_
from scenes.art.dials import draw_dial
from scenes.setup import builder_bar, builder_doors, builder_filters, builder_grid, builder_team, figure_zoom
from scenes.setup.drafting import Drafting
from scenes.setup.figure_scene import FigureScene
from scenes.setup.roster import Query, found
from scenes.setup.teams import OwnTeam, TeamShelf, figures
from scenes.ui import Action, Area, Memory, Node, Panel, Scene, Typed

FILTERS, FIGURES, TEAM = "filters", "figures", "team"


class TeamBuilder(Scene):
    """`opened` is the key of the team to begin with. `on_use` gets the team that was chosen for `for_seat`."""

    def __init__(
        self, opened: str = "", limits: Limits | None = None, for_seat: str = "",
        on_use: Callable[[OwnTeam], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.drafting = Drafting(limits or Limits())
        self.teams = TeamShelf()
        self.opened = opened
        self.for_seat, self.on_use = for_seat, on_use
        self.seat = for_seat or "p1"
        self.query = Query()
        self.typed, self.typed_name = Typed(), Typed()
        self.to_reserves = False
        self.part = FIGURES
        self.chosen = ""  # the figure whose ladder is shown
        self.shown: list[str] = []
        self.faults: list[Fault] = []
        self.zoomed = ""  # the figure looked at closely while the pointer rests on it
        self.zoom_at = Area(0, 0, 0, 0)  # where that figure's card or row is
        self.memories = {name: Memory() for name in (FILTERS, FIGURES, TEAM)}

    @property
    def name(self) -> str:
        """The title."""
        return _("Team builder")

    @property
    def draft(self) -> OwnTeam:
        """The team as it stands."""
        return self.drafting.draft

    @property
    def limits(self) -> Limits:
        """What a team may be here."""
        return self.drafting.limits

    @property
    def short(self) -> bool:
        """Whether there is little room."""
        return self.stage.height < 560

    # -- coming and going

    def enter(self) -> None:
        """Open the team asked for."""
        self.teams.look()
        self.open_team(self.opened)

    # -- the tree

    def build(self) -> list[Node]:
        """The bar and three columns; where room is short one of them at a time."""
        self.faults = self.drafting.faults
        self.shown = found(self.query, self.drafting.fits)
        bar, body = self.stage.area.cut_top(52 if self.short else 64)
        edge = 8 if self.short else 16
        body = body.inset(edge)
        columns = Node(name=self.name, area=body, children=self._columns(body), key="columns")
        parts = [builder_bar.build(self, bar), columns]
        zoom = figure_zoom.floating(self, body) if self.zoomed else None
        if zoom is not None:
            parts[1] = Node(name=self.name, area=body, children=[columns, zoom], stacked=True, key="stack")
        return parts

    def _columns(self, body: Area) -> list[Node]:
        if self.stage.layout == "compact":
            return [self._column(self.part, body)]
        wide = self.stage.layout == "wide"
        left, rest = body.cut_left(302 if wide else 250, 12)
        right, middle = rest.cut_right(408 if wide else 372, 12)
        return [
            self._column(FILTERS, left),
            Node(name=_("Roster"), area=middle, children=builder_grid.build(self, middle)),
            self._column(TEAM, right),
        ]

    def _column(self, part: str, area: Area) -> Node:
        if part == FIGURES:
            return Node(name=_("Roster"), area=area, children=builder_grid.build(self, area))
        make = builder_filters.build if part == FILTERS else builder_team.build
        inside = area.inset(8 if self.short else 14)
        words = _("Filters") if part == FILTERS else _("Team")
        return Panel(name=words, key=part, area=area, children=make(self, inside))

    def show_part(self, part: str) -> None:
        """Another column, where only one has room."""
        self.part = part
        self.rebuild()

    # -- looking for figures

    def search(self, words: str) -> None:
        """What is typed."""
        self.ask("words", words)

    def ask(self, name: str, value: Any) -> None:
        """One part of what is looked for."""
        setattr(self.query, name, value)
        self.memories[FIGURES].y = 0
        self.rebuild()

    def toggle(self, chosen: set[Any], value: Any, on: bool) -> None:
        """A chip on or off."""
        (chosen.add if on else chosen.discard)(value)
        self.memories[FIGURES].y = 0
        self.rebuild()

    def take_back(self, part: str, value: Any) -> None:
        """Look no more for one thing."""
        held = getattr(self.query, part)
        if isinstance(held, set):
            held.discard(value)
        else:
            setattr(self.query, part, "")
        self.rebuild()

    def clear(self) -> None:
        """Look for everything."""
        self.query = Query(sort=self.query.sort)
        self.typed = Typed()
        self.rebuild()

    # -- changing the team

    def changed(self, changed: bool) -> None:
        """Show the team anew if it has changed."""
        if changed:
            self.follow_name()
            self.rebuild()

    def follow_name(self) -> None:
        """Show the team's name as it stands, without disturbing what is being typed."""
        if " ".join(self.typed_name.words.split()) != self.draft.name:
            self.typed_name = Typed(self.draft.name, len(self.draft.name), len(self.draft.name))

    def add(self, unit: str, reserve: bool | None = None) -> None:
        """One more of a figure, where new ones go now."""
        self.chosen = unit
        self.changed(self.drafting.add(unit, self.to_reserves if reserve is None else reserve))

    def remove(self, unit: str, reserve: bool | None = None) -> None:
        """One less of a figure."""
        reserve = self.to_reserves if reserve is None else reserve
        if not self.drafting.remove(unit, reserve):
            self.drafting.remove(unit, not reserve)
        self.changed(True)

    def dropped(self, payload: tuple[str, str], reserve: bool) -> None:
        """A figure was carried to a list: from the roster it is added, from the other list it is moved."""
        unit, source = payload
        if source == "roster":
            self.add(unit, reserve)
        elif (source == "reserve") != reserve:
            self.changed(self.drafting.move(unit, reserve))

    def dropped_outside(self, payload: tuple[str, str]) -> None:
        """A figure of the team was carried back to the roster: it is taken out."""
        unit, source = payload
        if source != "roster":
            self.changed(self.drafting.remove(unit, source == "reserve"))

    def mend(self, fault: Fault) -> None:
        """Do what a broken rule asks for."""
        self.changed(self.drafting.mend(fault))

    def rename(self, words: str) -> None:
        """A name was typed."""
        self.drafting.rename(words)
        self.rebuild()

    def choose(self, unit: str) -> None:
        """Show what a figure may become."""
        self.chosen = "" if self.chosen == unit else unit
        self.rebuild()

    def add_to(self, reserves: bool) -> None:
        """Where pressed figures go from now on."""
        self.to_reserves = reserves
        self.rebuild()

    def undo(self) -> None:
        """Take back the last change; after a deletion, the deletion."""
        if self.drafting.deleted and not self.drafting.before:
            builder_doors.bring_back(self)
        elif self.drafting.undo():
            self.changed(True)
        else:
            self.stage.say(_("There is nothing more to undo."))

    def redo(self) -> None:
        """Bring back what was undone."""
        if self.drafting.redo():
            self.changed(True)
        else:
            self.stage.say(_("Nothing was undone."))

    # -- leaving

    def back(self) -> None:
        """Close the closer look, else leave; what is not saved is asked about first."""
        builder_doors.leave(self)

    def leaving(self) -> str:
        """What a person should know before the program ends."""
        return builder_doors.unsaved_words(self)

    # -- what the columns ask

    def is_saved(self) -> bool:
        """Whether there is nothing to save."""
        return self.drafting.is_saved() and (self.draft.own and bool(self.draft.id))

    def picture(self, unit: str) -> pygame.Surface:
        """A figure's dial, to be carried under the pointer."""
        side = round(84 * self.stage.scale)
        made = pygame.Surface((round(side * 1.3), round(side * 1.3)), pygame.SRCALPHA)
        centre = (made.get_width() / 2, made.get_height() / 2)
        draw_dial(made, centre, side, self.seat, figures()[unit].emblem, state="selected")
        return made

    # -- keys and closer looks

    def zoom(self, node: Node) -> bool:
        """Space on a figure: its whole dial."""
        unit = getattr(node, "figure", "")
        if unit in figures():
            self.zoomed = ""
            self.stage.push(FigureScene(unit, self))
            return True
        return False

    def update(self, ms: int) -> None:
        """Show the closer look of the card the pointer rests on, and take it away again."""
        figure_zoom.follow(self)

    def ticking(self) -> bool:
        """Whether a closer look is about to come or go."""
        return figure_zoom.due(self)

    def actions(self) -> dict[str, Action]:
        """Keys without a button of their own."""
        return {"search": Action(_("Search"), self.to_search)}

    def to_search(self) -> None:
        """Give the focus to the search field."""
        if self.stage.layout == "compact":
            self.show_part(FILTERS)
        field = self.stage.root().find(key="search")
        if field is not None:
            self.stage.set_focus(field)

    def open_team(self, key: str) -> None:
        """Build on a team, or on nothing."""
        team = self.teams.get(key) or OwnTeam()
        self.opened = team.key if self.teams.get(key) else ""
        self.drafting.open(team)
        self.chosen = ""
        self.typed_name = Typed(team.name, len(team.name), len(team.name))
        self.rebuild()

    def help(self) -> list[str]:
        """What this screen is for."""
        low = n_("{n} unit", "{n} units", self.limits.units)
        return [
            _("Press a figure to add it; + and - on a figure add and take away. Space shows its whole dial."),
            _("A team that begins has at least {units} and at most {points} points, none over {one}.").format(
                units=low, points=self.limits.points, one=self.limits.unit_points
            ),
            _("Reserves come in later: by a swap at the same points, or as an upgrade, 25 points a counter."),
            _("A team that breaks a rule can be saved as a draft, but no game starts with it."),
        ]

