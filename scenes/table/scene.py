"""The table of Halo ActionClix: shows the viewer's view, sends answers. The scene keeps what is held and pointed at.

Layout and panels are in `topbar`, `tray`, `column`; the board in `board`; what presses mean in `doing`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.clix.position import ClixPosition, are_enemies, unit_at
from game.core.game import Game
from game.core.words import _, language
from scenes import theme
from scenes.art.tiles import art_of
from scenes.session import Session
from scenes.table import column, compare, minimap, outlook, preview, sentences, topbar, tray
from scenes.table.acts import Acts
from scenes.table.board import Board
from scenes.table.boarding import Boarding
from scenes.table.changes import Changes
from scenes.table.doing import Hands
from scenes.table.doors import Doors
from scenes.table.eye import Eye
from scenes.table.legal import Legal, legal
from scenes.table.log import Told
from scenes.table.motion import Motion
from scenes.table.outlook import Figure, Outlook, figures
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square
from scenes.table.waiting import Waiting
from scenes.ui import Action, Area, Memory, Node, Scene

Made = TypeVar("Made", bound=Node)


class TableScene(Scene):
    """One game at the table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.choice = Choice()
        self.motion = Motion()
        self.hands, self.acts, self.doors = Hands(self), Acts(self), Doors(self)
        self.changes = Changes(self)
        self.boarding = Boarding(self)
        self.waiting = Waiting(session)
        self.stale = False  # the panels do not show yet what is pointed at, as something is carried
        self.motion.look = self.doors.follow
        self.eye = Eye(art_of(session.table.position.grid))  # type: ignore[attr-defined]
        self.log_memory, self.told = Memory(), Told()
        self.tray_place = 0
        self.legal = Legal()
        self.out: Outlook = None  # type: ignore[assignment]
        self.made = Preview()
        self.map_words = sentences.map_names(session.view)  # type: ignore[arg-type]
        self.board: Board | None = None
        self.kept: dict[str, tuple[Any, list[Any]]] = {}  # panels that need not be made again, by name
        self.lit = self.considered = ""  # a unit lit by its line of the log; one looked at in the tray
        self._log_size = (-1.0, -1.0)
        self.drawn: list[Figure] = []
        self.recompute()
        self.eye.camera.first = [self.out.at] if self.out.at else outlook.of_seat(self.view, self.seat)

    @property
    def name(self) -> str:
        """The title of the screen."""
        return _("The table")

    def backdrop(self) -> Node:
        """Bars and board cover all of it."""
        return Node(role="screen", name=self.name)

    # -- facts

    @property
    def game(self) -> Game:
        """The rules."""
        return self.session.table.game

    def look(self) -> None:
        """Take a fresh look at the table: the view, the viewer, whether the viewer is asked."""
        self.view: ClixPosition = self.session.view  # type: ignore[assignment]
        self.seat = self.session.viewer
        self.mine = self.session.mine

    def is_enemy(self, seat: str | None) -> bool:
        """Whether a seat plays against the viewer."""
        return are_enemies(self.view, self.seat, seat)

    def unit_at(self, at: Square) -> str:
        """The unit on a square, or nothing."""
        return unit_at(self.view, list(at)) or ""

    def looked_at(self) -> str:
        """The unit whose card is shown: chosen in the tray, pointed at, selected, or the one that acts."""
        pointed = self.made.unit
        if self.choice.reserve:
            return self.choice.reserve
        if not self.legal.actor and pointed and not self.choice.selected:
            return pointed
        return self.out.shown or pointed or self.lit

    # -- after changes

    def recompute(self) -> None:
        """Work out what is legal and what is to be shown."""
        self.look()
        seat = self.seat if self.mine else ""
        self.legal = legal(self.game, self.view, self.choice, seat)
        if self.choice.aim is not None and self.hands.way_of(self.choice.aim) is None:
            self.choice.aim = None
        self.out = outlook.outlook(self.game, self.view, self.legal, self.choice, self.seat)
        self.made = preview.preview(self.game, self.out, self.choice)
        self.drawn = figures(self.out, self._hurt())

    def _hurt(self) -> frozenset[str]:
        blast = self.made.blast
        return frozenset(h.unit for h in blast.hurt if h.clicks) if blast is not None else frozenset()

    def refresh(self) -> None:
        """What is held has changed."""
        self.recompute()
        self.rebuild()

    def changed(self) -> None:
        """The position has changed."""
        self.changes.show()

    # -- coming, going back, leaving: see `doors` and `acts`

    def enter(self) -> None:
        """It is now on the stage."""
        self.doors.enter()

    def resume(self) -> None:
        """What lay over it has gone; something may have changed there."""
        self.refresh()

    def leave(self) -> None:
        """Save, and let the bots go."""
        self.session.close()

    def leaving(self) -> str:
        """What a person should know before the program ends."""
        return self.doors.leaving()

    def help(self) -> list[str]:
        """What can be done here now."""
        return self.doors.help()

    def back(self) -> None:
        """One step back, never forward."""
        self.acts.back()

    def foot(self) -> float:
        """Messages stand over the board, not over the tray."""
        return tray.height(self)

    def zoom(self, node: Node) -> bool:
        """Space on a figure: its whole dial."""
        return self.doors.zoom(node)

    def actions(self) -> dict[str, Action]:
        """Keys without a button."""
        return self.acts.key_actions()

    # -- pointing

    def point(self, at: Square | None) -> None:
        """The pointer, or the cursor, is on another square."""
        if at == self.choice.pointed:
            return
        self.choice.pointed = at
        self.refresh_preview()

    def refresh_preview(self) -> None:
        """Only what is pointed at has changed. While a walk is shown under the hand, only the board shows it."""
        before, hurt = self.made, self._hurt()
        self.made = preview.preview(self.game, self.out, self.choice)
        if hurt != self._hurt():
            self.drawn = figures(self.out, self._hurt())
        walks = before.walks and self.made.walks
        if walks and self.stage.dragging is not None and self.board is not None:
            self.stage.repaint(self.board)
            self.stale = True
        else:
            self.rebuild()

    def light(self, uid: str) -> None:
        """A line of the log points at a unit."""
        if uid != self.lit:
            self.lit = uid
            unit = self.view.units.get(uid)
            self.point((unit.at[0], unit.at[1]) if unit is not None and unit.at is not None else None)
            self.rebuild()

    # -- the tree

    def build(self) -> list[Node]:
        """Bars round the board."""
        area = self.stage.area
        top, rest = area.cut_top(topbar.height(self))
        wide = column.width(self)
        right: Area | None = None
        if wide:
            right, rest = rest.cut_right(wide)
        low, middle = rest.cut_bottom(tray.height(self))
        self.board = self.boarding.board(middle)
        table = [self.board, *minimap.build(self, middle)]
        nodes: list[Node] = [Node(name=_("Map"), area=middle, children=table, stacked=True)]
        score = self.motion.score is not None
        nodes += self.keep("top", (*self.part_key(), self.choice.sight, score, top), lambda: topbar.build(self, top))
        low_key = (*self.part_key(), self.tray_place, low, *self._low_key())
        nodes += self.keep("tray", low_key, lambda: tray.build(self, low))
        if right is not None:
            nodes += column.build(self, right)
        return nodes

    def covered(self) -> list[pygame.Rect]:
        """What lies over the board: the small map, a message, in pixels."""
        lying = self.board.parent.children if self.board is not None and self.board.parent is not None else []
        message = self.stage.motion.toast
        return [node.box for node in [*lying, message] if node is not None and node is not self.board]

    def keep(self, name: str, key: Any, make: Callable[[], list[Made]]) -> list[Made]:
        """The nodes of a part of the screen, made anew only when what they depend on has changed."""
        known = self.kept.get(name)
        if known is not None and known[0] == key:
            return known[1]
        made = make()
        self.kept[name] = (key, made)
        return made

    def part_key(self) -> tuple[Any, ...]:
        """What every part depends on."""
        stage = self.stage
        return (self.session.version, self.seat, self.mine, self.choice.key(), stage.scale, stage.size, language(),
                stage.keymap, theme.TEXT)  # fmt: skip

    def _low_key(self) -> tuple[Any, ...]:
        """What the tray depends on besides: Esc, and in the compact layout the main button."""
        small = self.stage.layout == "compact"
        pointed = (self.choice.pointed, self.motion.version, self.waiting.share) if small else ()
        return (self.acts.can_back(), self.session.thinking, *pointed)

    # -- time

    def update(self, ms: int) -> None:
        """Movements go on; a bot may answer; what went wrong is said."""
        if self.motion.update(ms, self.stage.settings.pace):
            self.rebuild()
        self.changes.ask_when_still()
        if not self.motion.busy and self.session.tick():
            self.changed()
        if self.waiting.update(ms):
            self.rebuild()
        if self.session.trouble:
            self.stage.say(self.session.trouble, "warning")
            self.session.trouble = ""
        if self.eye.finish_floors(ms):
            self.rebuild()
        if self.stale and self.stage.dragging is None:  # let go: the panels show again what is pointed at
            self.stale = False
            self.rebuild()
        looked = compare.considered(self)
        if looked != self.considered:
            self.considered = looked
            self.rebuild()

    def ticking(self) -> bool:
        """While something moves or a bot thinks."""
        return self.motion.busy or bool(self.session.thinking) or self.eye.hurry

    def event(self, event: pygame.event.Event) -> bool:
        """A press, before anything else has it."""
        return self.changes.press(event)

    def rescue(self) -> Path | None:
        """Save what there is."""
        return self.session.save_by_itself()

    def report(self) -> dict[str, Any]:
        """The game as data."""
        from game.core.saves import as_data

        return as_data(self.session.table)
