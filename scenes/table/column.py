"""The column on the right: the unit that is looked at, the sum before an attack, the log, undo, and the main button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.words import unit_name
from game.core.words import _, language
from scenes import theme
from scenes.table import compare, log, numbers, outlook, sentences
from scenes.table.pieces import Bar, Clicks, Counter, DialMark, Odds, Rolled
from scenes.table.unit_values import ValueCell
from scenes.ui import Area, Button, IconButton, Label, Node, Panel, Rule, Well
from scenes.ui import text as letters
from scenes.ui.label import paragraph_height

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

GAP = 12.0
CARD = 178.0  # how high the card of a unit is without its buttons


def width(scene: TableScene) -> float:
    """How wide the column is in this layout; 0 where it is a drawer."""
    return {"wide": 384.0, "normal": 340.0}.get(scene.stage.layout, 0.0)


def build(scene: TableScene, area: Area) -> list[Node]:
    """The whole column."""
    inner = area.inset(16 if scene.stage.layout == "wide" else 12, 14)
    foot, rest = inner.cut_bottom(94 + 10 + 44, GAP)
    nodes: list[Node] = []
    unit, shown = scene.looked_at(), scene.made.sums
    room = rest.h - (sum_height(scene, shown, rest.w) + GAP if shown is not None else 0)
    if unit and room >= CARD:
        made, rest = unit_card(scene, unit, rest, room)
        nodes.append(made)
    elif unit and room >= 112:
        made, rest = slim_card(scene, unit, rest)
        nodes.append(made)
    if shown is not None:
        panel, rest = sum_panel(scene, shown, rest)
        nodes.append(panel)
    elif scene.motion.dice is not None:
        panel, rest = dice_panel(scene, rest)
        nodes.append(panel)
    if rest.h >= 110:
        key = (scene.session.version, scene.seat, rest, scene.stage.scale, language(), theme.TEXT,
               scene.motion.behind)  # fmt: skip
        nodes += scene.keep("log", key, lambda: [log.panel(scene, rest)])
    nodes += _foot(scene, foot)
    return [Bar(name=_("Side column"), kind="column", area=area, children=nodes)]


# -- the unit -----------------------------------------------------------------------------------------------------


def slim_card(scene: TableScene, uid: str, area: Area) -> tuple[Node, Area]:
    """The card of a unit where a sum needs the room: dial, name, clicks."""
    place, rest = area.cut_top(112, GAP)
    unit = scene.view.units[uid]
    motif = outlook.motif_of(dial.card_of(scene.view, unit))
    name = unit_name(scene.view, uid)
    mark = DialMark(name=name, area=Area(place.x + 12, place.y + 12, 88, 88), seat=unit.owner or "", motif=motif)
    names = _names(scene, uid, Area(place.x + 112, place.y + 14, place.w - 128, 76))
    return Panel(name=name, area=place, children=[mark, *names], edge="CALL"), rest


def unit_card(scene: TableScene, uid: str, area: Area, room: float) -> tuple[Node, Area]:
    """The card of a unit: dial, name, clicks, the four values, and what it can do as small buttons.

    The buttons have words where `room` (the height there is for the card) allows it, else signs alone.
    """
    tools, high = _tools(scene, uid, area, room)
    place, rest = area.cut_top(CARD + high, GAP)
    change = compare.exchange_of(scene, uid)
    position = change.position if change is not None else scene.view
    unit = position.units[uid]
    card = dial.card_of(position, unit)
    x = place.x + 16
    name = unit_name(position, uid)
    right = place.right - 16
    text_x = x + 100
    nodes: list[Node] = [
        DialMark(name=name, area=Area(x, place.y + 14, 88, 88), seat=unit.owner or "", motif=outlook.motif_of(card)),
        *_names(scene, uid, Area(text_x, place.y + 14, right - text_x, 76), change),
    ]
    pills = [("grenade", unit.grenades), ("up", unit.upgrades)]
    left = right
    for sign, count in pills:
        if count:
            left -= 50
            nodes.append(Counter(name=f"{sign} {count}", area=Area(left, place.y + 96, 44, 22), sign=sign, count=count))
    cells = Area(x - 2, place.y + 118, place.w - 28, 50).columns(4, 4)
    row, fresh = dial.row(position, unit), card.dial[card.start - 1]
    before = change.before if change is not None else (None,) * 4
    for stat, value, printed, old, cell in zip(dial.STATS, row, fresh, before, cells, strict=True):
        nodes.append(
            ValueCell(name=stat, area=cell, stat=stat, number=value, printed=printed, value=value, before=old)
        )
    nodes += tools
    panel = Panel(name=name, area=place, children=nodes, edge="CALL" if uid == scene.legal.actor else "")
    panel.tip = ""
    return panel, rest


def _tools(scene: TableScene, uid: str, area: Area, room: float) -> tuple[list[Node], float]:
    """The buttons under a card whose place begins where `area` does, and how high their place is."""
    buttons = scene.acts.tools(uid)
    inner = Area(area.x + 16, area.y + CARD - 2, area.w - 32, 0)
    rows = -(-len(buttons) // 2)
    wide = (inner.w - 6) / 2
    tall = next((tall for tall in (44.0, 54.0) if _fit(scene, buttons, Area(0, 0, wide, tall))), 0.0)
    high = rows * (tall + 4) + 2
    if tall and CARD + high <= room:
        for number, button in enumerate(buttons):
            row, column = divmod(number, 2)
            button.area = Area(inner.x + column * (wide + 6), inner.y + row * (tall + 4), wide, tall)
        return list(buttons), high
    if room < CARD + 54:
        return [], 0.0
    places = inner._replace(h=44).columns(max(5, len(buttons)), 6)
    return [_sign_alone(button, place) for button, place in zip(buttons, places, strict=False)], 54.0


def _fit(scene: TableScene, buttons: list[Button], area: Area) -> bool:
    """Whether the words of all of them fit a place of that size."""
    for button in buttons:
        button.area = area
    return not any(button.cut(scene.stage.scale) for button in buttons)


def _sign_alone(button: Button, area: Area) -> Node:
    return IconButton(
        name=button.name, icon=button.icon, on=button.on, value=button.value, area=area, on_press=button.on_press
    )


def _names(scene: TableScene, uid: str, area: Area, change: compare.Exchange | None = None) -> list[Node]:
    """Name, points and clicks left of a unit; a long name takes two smaller lines.

    With an exchange that brings it in: whose place it takes, and the clicks as they would be.
    """
    position = change.position if change is not None else scene.view
    unit = position.units[uid]
    count = len(dial.card_of(position, unit).dial)
    name = unit_name(position, uid)
    long = letters.width(name, theme.MEDIUM, scene.stage.scale, "bold") > area.w
    title = Label(role="heading", name=name, area=area._replace(h=30), size=theme.MEDIUM, family="bold")
    two = letters.height(name, area.w, theme.SMALL, scene.stage.scale, "bold") > 30
    if long:
        place = Area(area.x, area.y - 6, area.w, 50) if two else area._replace(h=30)
        title = Label(role="heading", name=name, area=place, family="bold", wrap=two)
    down = 46 if long and two else 30
    told = _points(scene, uid, area.w)
    if change is not None:
        told = _instead(scene, uid, change, area.w)
    return [
        title,
        Label(name=told, area=Area(area.x, area.y + down, area.w, 25), colour="QUIET"),
        Clicks(name=_("Clicks"), area=Area(area.x, area.y + down + 33 - (8 if down > 30 else 0), area.w, 12),
               click=unit.click, count=count),
    ]  # fmt: skip


def _instead(scene: TableScene, uid: str, change: compare.Exchange, room: float) -> str:
    """Whose place it takes; its points alone where there is no room for that."""
    words = _("in place of {unit}").format(unit=unit_name(scene.view, change.out))
    fits = letters.width(words, theme.SMALL, scene.stage.scale) <= room
    return words if fits else _points(scene, uid, 0)


def _title(scene: TableScene, words: str, area: Area) -> Label:
    """A panel's title, smaller where it is long."""
    long = letters.width(words, theme.MEDIUM, scene.stage.scale, "bold") > area.w
    return Label(role="heading", name=words, area=area, size=theme.SMALL if long else theme.MEDIUM, family="bold")


def _points(scene: TableScene, uid: str, room: float) -> str:
    """Points and click, or the points alone where there is no room: the bars below tell the click."""
    words = sentences.points_words(scene.view, uid)
    fits = letters.width(words, theme.SMALL, scene.stage.scale) <= room
    return words if fits else words.partition(" · ")[0]


# -- the sum ------------------------------------------------------------------------------------------------------


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
        from scenes.ui import Icon

        found.append(Icon(name=_("against"), icon="arrow", colour="CALL", area=Area(right - 62, y + 6, 20, 20)))
    return found


def _lines(
    scene: TableScene, nodes: list[Node], lines: tuple[numbers.Line, ...], total: int, word: str, colour: str,
    sign: str, x: float, y: float, wide: float,
) -> float:  # fmt: skip
    from scenes.ui import Icon

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


# -- the foot -----------------------------------------------------------------------------------------------------


def _foot(scene: TableScene, area: Area) -> list[Node]:
    row, main_place = area.cut_top(44, 10)
    main, end = scene.acts.main_buttons()
    main.area = main_place
    if end is None:
        places = row.columns(2, 8)
        return [*undo_buttons(scene, places, True), main]
    undo, rest = row.cut_left(48, 8)
    redo, rest = rest.cut_left(48, 8)
    end.area = rest
    return [*undo_buttons(scene, [undo, redo], False), end, main]


def undo_buttons(scene: TableScene, places: list[Area], words: bool) -> list[Node]:
    """Undo and redo, with words or signs alone."""
    why = scene.acts.why_not_undo_words()
    no = "" if scene.session.can_redo() else scene.game.refusal("nothing_to_redo")
    specs = [(_("Undo"), "undo", scene.acts.undo, why, "undo"), (_("Redo"), "redo", scene.acts.redo, no, "redo")]
    nodes: list[Node] = []
    for (name, icon, run, reason, shortcut), place in zip(specs, places, strict=True):
        made: Node
        if words:
            made = Button(name=name, icon=icon, area=place, align="centre", shortcut=shortcut)
        else:
            made = IconButton(name=name, icon=icon, area=place, shortcut=shortcut)
        made.on_press, made.enabled, made.why_not = run, not reason, reason
        nodes.append(made)
    return nodes
