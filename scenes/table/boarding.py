"""The board of one table: its node with what can be pressed on it, what is carried over it, and how it is drawn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.clix import dial
from game.clix.words import square_name
from game.core.words import _, language
from scenes.art.marks import ghost
from scenes.table import outlook, sentences
from scenes.table.board import Board, Spot
from scenes.table.outlook import Figure
from scenes.table.paint import BoardPicture
from scenes.table.state import Square
from scenes.ui import Area, Drag, Node

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

FEW = 8  # squares at most that are stops of the focus and have nodes from the start


class Boarding:
    """The board and the hand over it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.picture = BoardPicture(scene)
        self._pieces: dict[str, Spot] = {}
        self._names: dict[str, tuple[object, str]] = {}
        self._leading = False  # whether the focus follows the cursor just now, not the cursor the focus

    def board(self, area: Area) -> Board:
        """The node of the map and what stands on it."""
        cursor = self.scene.choice.cursor
        board = Board(
            name=self._board_words(), area=area, eye=self.scene.eye, picture=self.picture, hand=self._hand(),
            cursor=lambda: self.scene.choice.cursor, on_point=self.scene.point,
            on_cursor=self.cursor_to, on_square=self.scene.hands.press_square, on_view=self.scene.rebuild,
            spots=[*self.scene.keep("spots", self.scene.part_key(), self.spots), *self._under_hand()],
            lit=self._lit_squares, marks=lambda: sentences.marks(self.scene), value=list(cursor) if cursor else None,
        )  # fmt: skip
        board.takes = lambda drag: board.carried_over(drag, self.scene.stage)
        board.on_focus = self._follow_focus
        return board

    def _hand(self) -> Spot:
        hand = Spot(name=_("Let it go here"), key="hand", focusable=False, visible=False)
        hand.takes = lambda drag: True
        hand.on_drop = lambda drag: self._dropped(drag, hand.at)
        return hand

    def _under_hand(self) -> list[Spot]:
        """Nodes for the squares under the cursor and the pointer, if they answer; the others need none."""
        few = len(self.scene.legal.squares) <= FEW
        wanted = {self.scene.choice.cursor, self.scene.choice.pointed} - {None}
        held = {figure.at for figure in self.scene.drawn}
        return [self._square_spot(at) for at in wanted if at in self.scene.legal.squares and at not in held and not few]

    def _lit_squares(self) -> dict[Square, str]:
        """The names of the squares that answer."""
        held = {figure.at for figure in self.scene.drawn}
        return {at: square_name(at) for at in self.scene.legal.squares if at not in held}

    def _board_words(self) -> str:
        at = self.scene.choice.cursor
        return _("Board, {square}").format(square=sentences.place(self.scene, at)) if at else _("Board")

    def _follow_focus(self, at: Square) -> None:
        """The focus has moved to a piece by Tab: the cursor goes there."""
        if not self._leading and (self.scene.choice.cursor != at or self.scene.choice.pointed != at):
            self.scene.choice.cursor = at
            self.scene.point(at)
            self.scene.rebuild()

    def cursor_to(self, at: Square) -> None:
        """The keyboard's cursor moves: the focus goes with it."""
        self.scene.choice.cursor = at
        self._leading = True  # the focus follows the cursor now, not the cursor the focus
        self.scene.point(at)
        self.scene.rebuild()
        self.scene.stage.settle()
        self._leading = False
        if self.scene.board is not None:
            self.scene.stage.set_focus(self.scene.board.spot_at(at) or self.scene.board)

    def spots(self) -> list[Spot]:
        """What can be pressed on the board: squares if they are few, then pieces, those that matter first."""
        found: list[Spot] = []
        held = {figure.at for figure in self.scene.drawn}
        if len(self.scene.legal.squares) <= FEW:
            found += [self._square_spot(at) for at in self.scene.legal.squares if at not in held]
        order = {uid: k for k, uid in enumerate([*self.scene.out.targets, *self.scene.legal.units])}
        for figure in sorted(self.scene.drawn, key=lambda f: order.get(f.unit, 99)):
            found.append(self._piece_spot(figure))
        return found

    def _square_spot(self, at: Square) -> Spot:
        few = len(self.scene.legal.squares) <= FEW  # a question's squares, spawns: Tab leads to each
        spot = Spot(name=sentences.place(self.scene, at), key=f"square {at[0]},{at[1]}", at=at, glows=True, tab=few)
        spot.on_press = lambda: self.scene.hands.press_square(at)
        return spot

    def _piece_spot(self, figure: Figure) -> Spot:
        scene, uid = self.scene, figure.unit
        spot = self._pieces.get(uid)
        if spot is None:
            spot = self._pieces[uid] = Spot(role="piece", key=f"unit {uid}", value=uid)
            spot.on_press, spot.tells = partial(scene.hands.press_unit, uid), partial(scene.acts.piece_tip, uid)
        legal_now = uid in scene.out.targets or uid in scene.legal.units or uid in scene.legal.chosen
        spot.name, spot.at = self._piece_name(uid), figure.at
        spot.glows = legal_now or figure.at in scene.legal.squares
        spot.tab = spot.glows or uid == scene.out.shown
        carried = scene.mine and (uid in scene.legal.units or uid == scene.legal.actor)
        spot.drag = partial(self.carry, uid, False, spot) if carried else None
        return spot

    def _piece_name(self, uid: str) -> str:
        """A figure in words, which are the same until it moves, turns or changes hands."""
        unit = self.scene.view.units[uid]
        key = (uid, tuple(unit.at or ()), unit.click, unit.owner, language())
        known = self._names.get(uid)
        if known is None or known[0] != key:
            known = self._names[uid] = (key, sentences.piece(self.scene, uid))
        return known[1]

    def carry(self, uid: str, reserve: bool, source: Node) -> Drag | None:
        """Take a figure, or a unit of the tray, in the hand: where it may go is shown."""
        if reserve:
            if self.scene.choice.reserve != uid:
                self.scene.choice.clear()
                self.scene.choice.reserve = uid
        elif self.scene.legal.actor != uid:
            self.scene.choice.clear()
            self.scene.choice.selected = uid
        self.scene.choice.carried = uid
        self.scene.refresh()
        unit = self.scene.view.units[uid]
        card = dial.card_of(self.scene.view, unit)
        side = self.scene.eye.camera.side or round(60 * self.scene.stage.scale)
        image: pygame.Surface = ghost(side, unit.owner, outlook.motif_of(card), dial.row(self.scene.view, unit)).image
        return Drag((uid, reserve), source, image)

    def _dropped(self, drag: Drag, at: Square) -> None:
        uid, reserve = drag.payload
        self.scene.hands.drop(uid, reserve, at)
