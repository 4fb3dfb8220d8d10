"""The sum before an attack with its reasons, what is needed and how likely it is; the dice afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.words import unit_name
from game.core.words import _
from scenes import theme
from scenes.table import log, numbers, outlook
from scenes.table.pieces import DialMark, Odds, Rolled
from scenes.table.unit_card import GAP
from scenes.ui import Area, Icon, Label, Node, Panel, Rule, Well
from scenes.ui import text as letters
from scenes.ui.label import paragraph_height

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def _title(scene: TableScene, words: str, area: Area) -> Label:
    """A panel's title, smaller where it is long."""
    long = letters.width(words, theme.MEDIUM, scene.stage.scale, "bold") > area.w
    return Label(role="heading", name=words, area=area, size=theme.SMALL if long else theme.MEDIUM, family="bold")


def sum_height(scene: TableScene, made: numbers.Sums, wide: float) -> float:
    """How high the panel of a sum must be."""
    _panel, rest = sum_panel(scene, made, Area(0, 0, wide, 5000))
    return 5000 - rest.h - GAP


def sum_panel(scene: TableScene, made: numbers.Sums, area: Area) -> tuple[Node, Area]:
    """Attack with its reasons, defense with its reasons, what is needed and how likely, what a hit does."""
    x, wide = area.x + 18, area.w - 36
    y = area.y + 12
    nodes: list[Node] = [_title(scene, made.title, Area(x, y, wide - (112 if made.target else 44), 32))]
    nodes += _duel(scene, made, area.right - 18, y)
    y += 42
    y = _lines(scene, nodes, made.attack_lines, made.attack, _("attack + 2d6"), "LINE", "sight", x, y, wide)
    y = _lines(scene, nodes, made.defense_lines, made.defense, _("defense"), "DEFENSE_TEXT", "shield", x, y, wide)
    nodes.append(_needed(made, Area(area.x + 12, y + 2, area.w - 24, 92)))
    y += 100
    words = numbers.if_it_hits(scene.view, made)
    if words:
        said = _("**If it hits:** {what}").format(what=words)
        high = paragraph_height(said, wide, scene.stage)
        nodes.append(Label(name=said, area=Area(x, y, wide, high), wrap=True, rich=True))
        y += high + 4
    place, rest = area.cut_top(min(area.h, y + 10 - area.y), GAP)
    return Panel(name=made.title, role="sum", area=place, edge="CALL", children=nodes), rest


def _duel(scene: TableScene, made: numbers.Sums, right: float, y: float) -> list[Node]:
    position = scene.view
    found: list[Node] = []
    places = (
        ((right - 104, made.attacker), (right - 36, made.target)) if made.target else ((right - 36, made.attacker),)
    )
    for place, uid in places:
        unit = position.units.get(uid)
        if unit is not None:
            motif = outlook.motif_of(dial.card_of(position, unit))
            found.append(
                DialMark(
                    name=unit_name(position, uid), area=Area(place, y - 2, 36, 36), seat=unit.owner or "", motif=motif
                )
            )
    if len(found) == 2:
        found.append(Icon(name=_("against"), icon="arrow", colour="CALL", area=Area(right - 62, y + 6, 20, 20)))
    return found


def _lines(
    scene: TableScene, nodes: list[Node], lines: tuple[numbers.Line, ...], total: int, word: str, colour: str,
    sign: str, x: float, y: float, wide: float,
) -> float:  # fmt: skip
    for line in lines:
        tone = {1: "GOOD", -1: "BAD_TEXT"}.get(line.good, "TEXT")
        high = max(27.0, letters.height(line.words, wide - 48, theme.SMALL, scene.stage.scale))
        nodes.append(
            Label(
                name=line.amount, area=Area(x, y, 36, 27), size=theme.MEDIUM, family="narrow", anchor="r", colour=tone
            )
        )
        nodes.append(Label(name=line.words, area=Area(x + 46, y + 1, wide - 46, high), wrap=True))
        y += high
    nodes.append(Rule(name="", area=Area(x, y + 2, wide, 1)))
    y += 6
    nodes.append(
        Label(name=str(total), area=Area(x, y, 38, 38), size=theme.LARGE, family="strong", anchor="r", colour=colour)
    )
    nodes.append(Label(name=word, area=Area(x + 46, y + 1, wide - 80, 36), family="bold", colour=colour))
    nodes.append(Icon(name=word, icon=sign, colour=colour, area=Area(x + wide - 24, y + 7, 22, 22)))
    return y + 44


def _needed(made: numbers.Sums, area: Area) -> Node:
    inner = area.inset(14, 6)
    odds, rest = inner.cut_right(min(150.0, inner.w * 0.44), 8)
    need, chance = f"{made.need}+", f"{made.percent} %"
    label, low = rest.cut_top(26)
    left, right = low.cut_left(min(70.0, low.w * 0.42), 4)
    size = theme.HUGE
    children: list[Node] = [
        Label(name=_("Needed"), area=label, colour="QUIET"),
        Label(name=need, area=left, size=size, family="strong", colour="LINE"),
        Label(name=chance, area=right, size=size if right.w >= 84 else theme.LARGE, family="strong"),
        Odds(name=_("{need} or more: {chance}").format(need=made.need, chance=chance), area=odds, need=made.need),
    ]
    return Well(name=_("Needed {need}, chance {chance}").format(need=need, chance=chance), area=area, children=children)


def dice_panel(scene: TableScene, area: Area) -> tuple[Node, Area]:
    """The last roll, until something else is looked at."""
    dice = scene.motion.dice
    assert dice is not None
    words = log.roll_words(scene, dice)
    x, wide = area.x + 18, area.w - 36
    high = paragraph_height(words, wide - 130, scene.stage)
    place, rest = area.cut_top(max(96.0, high + 28), GAP)
    nodes: list[Node] = [
        Rolled(name=", ".join(map(str, dice.faces)), faces=dice.faces, share=dice.share, seed=dice.seed,
               area=Area(x - 6, place.y + 10, 116, place.h - 20)),
        Label(name=words, area=Area(x + 124, place.y + (place.h - high) / 2, wide - 124, high), wrap=True, rich=True),
    ]  # fmt: skip
    return Panel(name=_("Last roll"), role="roll", area=place, children=nodes), rest
