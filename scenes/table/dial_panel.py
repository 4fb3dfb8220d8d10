"""The panel beside the big dial: values, abilities with their texts, weapon, counters, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.position import Unit
from game.clix.traits import trait_words
from game.clix.words import seat_name, unit_name
from game.clix.world import shipped
from game.core.words import _, n_, pick
from scenes import theme
from scenes.table import abilities
from scenes.table.click_table import ClickTable
from scenes.table.dial_acts import acts_of
from scenes.table.dial_rows import AbilityRow, CounterRow, Weapon
from scenes.table.unit_values import ValueCell
from scenes.ui import Area, Button, Label, Node, ScrollPanel, SeatMark, Well
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.dial_scene import DialScene
    from scenes.table.scene import TableScene


@dataclass
class Facts:
    """The unit the panel tells of."""

    table: TableScene
    uid: str
    unit: Unit
    card: dial.Card


def build(scene: DialScene, box: Area, picture: Callable[[Area, bool], Node] | None) -> list[Node]:
    """Everything in the panel: the head stays, the rest scrolls if it must, the buttons stand at the foot."""
    facts = scene.facts()
    small = scene.stage.layout == "compact"
    inner = box.inset(14 if small else 30, 12 if small else 22)
    head, rest = inner.cut_top(52, 8)
    nodes: list[Node] = _head(facts, head, scene.stage.scale)
    buttons = _buttons(scene, facts, inner.w)
    highs = _button_heights(buttons, inner.w - (16 if small else 0), scene.stage.scale, 56.0 if small else 68.0)
    foot_high = sum(highs) + 10 * len(highs) - 10
    if small or rest.h - foot_high < 260:
        content, y = _content(scene, facts, rest._replace(w=rest.w - 16), picture)
        placed = _place_buttons(buttons, Area(rest.x, y + 8, rest.w - 16, foot_high), highs)
        return [
            *nodes,
            ScrollPanel(name=facts.card.id, area=rest.inset(-6, 0), children=[*content, *placed], memory=scene.memory),
        ]
    foot, middle = rest.cut_bottom(foot_high, 14)
    fits = natural_height(scene, box.w) <= box.h + 1
    content, y = _content(scene, facts, middle if fits else middle._replace(w=middle.w - 14), picture)
    scroll = ScrollPanel(name=facts.card.id, area=middle.inset(-6, 0), children=content, memory=scene.memory, pad=2)
    return [*nodes, scroll, *_place_buttons(buttons, foot, highs)]


def natural_height(scene: DialScene, wide: float) -> float:
    """How high the panel must be, at a width, to show everything without scrolling."""
    facts = scene.facts()
    inner = wide - 60
    highs = _button_heights(_buttons(scene, facts, inner), inner, scene.stage.scale, 68.0)
    _nodes, end = _content(scene, facts, Area(0, 0, inner - 14, 0), None)
    return 22 + 52 + 8 + end + 14 + sum(highs) + 10 * len(highs) - 10 + 22


def _head(facts: Facts, area: Area, scale: float) -> list[Node]:
    name = unit_name(facts.table.view, facts.uid)
    mark, rest = area.cut_left(34, 8)
    size = theme.HUGE if letters.width(name, theme.HUGE, scale, "narrow") < rest.w * 0.6 else theme.LARGE
    wide = min(rest.w, letters.width(name, size, scale, "narrow") + 2)
    title, rest = rest.cut_left(wide, 18)
    nodes: list[Node] = [SeatMark(name=_owner(facts), seat=facts.unit.owner, area=mark)] if facts.unit.owner else []
    nodes.append(Label(role="heading", name=name, area=title, size=size, family="narrow"))
    about = _about(facts)
    for words in (about, about.partition(" · ")[0]):
        if letters.width(words, theme.SMALL, scale) <= rest.w:
            nodes.append(Label(name=words, area=rest.moved(0, 3), colour="QUIET"))
            break
    return nodes


def _owner(facts: Facts) -> str:
    return seat_name(facts.table.session.table, facts.unit.owner)


def _about(facts: Facts) -> str:
    parts = [_("{n} points").format(n=facts.card.points)]
    faction = shipped().factions.get(facts.card.data.get("faction", ""))
    if faction is not None:
        parts.append(pick(faction.name))
    parts += trait_words(facts.card.data.get("traits", ()), facts.card.data.get("gender", "m"))
    if facts.unit.owner:
        parts.append(_("of {name}").format(name=_owner(facts)))
    if facts.unit.where != "board":
        parts.append(_("in the reserve"))
    return " · ".join(parts)


# -- what stands between head and buttons ---------------------------------------------------------------------------


def _content(
    scene: DialScene, facts: Facts, area: Area, picture: Callable[[Area, bool], Node] | None
) -> tuple[list[Node], float]:
    nodes: list[Node] = []
    y = area.y
    if picture is not None:
        side = min(area.w, 300.0)
        nodes.append(picture(Area(area.x + (area.w - side) / 2 - side * 0.1, y + 10, side, side), False))
        y += side + 26
        nodes.append(ClickTable.of(facts.card.data["dial"], facts.unit.click, area._replace(y=y, h=176)))
        y += 176 + 14
    y = _values(facts, nodes, area._replace(y=y))
    y = _abilities(scene, facts, nodes, area._replace(y=y))
    y = _weapon(scene, facts, nodes, area._replace(y=y))
    return nodes, y


def _values(facts: Facts, nodes: list[Node], area: Area) -> float:
    row, fresh = facts.card.dial[facts.unit.click - 1], facts.card.dial[facts.card.start - 1]
    count = 4 if area.w >= 560 else 2
    places = [
        p for line in range(4 // count) for p in Area(area.x, area.y + line * 114, area.w, 104).columns(count, 12)
    ]
    for stat, value, printed, place in zip(dial.STATS, row, fresh, places, strict=True):
        nodes.append(
            ValueCell(name=stat, area=place, stat=stat, number=value, printed=printed, large=True, value=value)
        )
    return area.y + (4 // count) * 114 + 8


def _section(nodes: list[Node], words: str, note: str, area: Area, scale: float) -> float:
    wide = letters.width(words, theme.MEDIUM, scale, "bold") + 4
    nodes.append(
        Label(role="heading", name=words, area=Area(area.x, area.y, wide, 32), size=theme.MEDIUM, family="bold")
    )
    room = area.w - wide - 12
    if note and letters.width(note, theme.SMALL, scale) <= room:
        nodes.append(Label(name=note, area=Area(area.x + wide + 12, area.y + 2, room, 30), colour="QUIET"))
    return area.y + 38


def _abilities(scene: DialScene, facts: Facts, nodes: list[Node], area: Area) -> float:
    rows = abilities.rows(facts.table.view, facts.uid)
    if not rows:
        return area.y
    note = _("the colour of the click switches them on") if any(row.colour for row in rows) else ""
    y = _section(nodes, _("Abilities"), note, area, scene.stage.scale)
    for row in rows:
        made = AbilityRow(name=row.name, row=row)
        made.area = Area(area.x, y, area.w, made.height(area.w, scene.stage.scale))
        nodes.append(made)
        y = made.area.bottom + 6
    return y + 8


def _weapon(scene: DialScene, facts: Facts, nodes: list[Node], area: Area) -> float:
    scale = scene.stage.scale
    two = area.w >= 620
    left = area if not two else area._replace(w=(area.w - 16) * 0.55)
    y = _section(nodes, _("Weapon"), "", left, scale)
    words = weapon_words(facts)
    high = max(92.0, 40 + letters.height(words, left.w - 116, theme.SMALL, scale) + 14)
    well = Weapon(name=_weapon_name(facts), words=words, melee=facts.card.melee, area=left._replace(y=y, h=high))
    nodes.append(well)
    if two:
        right = area._replace(x=left.right + 16, w=area.w - left.w - 16)
        _section(nodes, _("Counters"), "", right, scale)
        place = right._replace(y=y, h=high)
    else:
        place = area._replace(y=_section(nodes, _("Counters"), "", area._replace(y=y + high + 12), scale), h=92)
    nodes.append(_counters(facts, place))
    return place.bottom + 8


def _weapon_name(facts: Facts) -> str:
    weapon = facts.card.data.get("weapon") or {}
    return pick(weapon.get("name") or {}) or _("Weapon")


def weapon_words(facts: Facts) -> str:
    """Its reach, and what a hit pushes."""
    words = [_("Adjacent units only.") if facts.card.melee else _("No limit of range.")]
    if facts.card.knockback:
        words.append(n_("A hit pushes up to {n} square.", "A hit pushes up to {n} squares.", facts.card.knockback))
    if facts.card.blocked_damage:
        words.append(
            n_("A blocked push costs {n} click.", "A blocked push costs {n} clicks.", facts.card.blocked_damage)
        )
    if facts.card.upgrade_only:
        words.append(_("Comes in only as an upgrade."))
    return " ".join(words)


def _counters(facts: Facts, area: Area) -> Node:
    unit, card = facts.unit, facts.card
    rows = area.inset(12, 6).rows(2, 2)
    spent = max(0, card.grenades - unit.grenades) if unit.where == "board" else 0
    held = unit.grenades if unit.where == "board" else card.grenades
    children: list[Node] = [
        CounterRow(name=_("Grenades: {n}").format(n=held), sign="grenade", have=held, spent=spent, area=rows[0]),
        CounterRow(name=_("Upgrades: {n}").format(n=unit.upgrades), sign="up", have=unit.upgrades, area=rows[1]),
    ]
    return Well(name=_("Counters"), area=area, children=children, radius=12)


# -- buttons --------------------------------------------------------------------------------------------------------


def _buttons(scene: DialScene, facts: Facts, wide: float) -> list[Button]:
    made: list[Button] = []
    for number, act in enumerate(acts_of(facts.table, facts.uid), 1):
        made.append(
            Button(
                name=act.words,
                subtitle=act.result,
                icon=act.icon,
                kind="call" if number == 1 and not act.why_not else "normal",
                size=theme.MEDIUM if wide > 640 else theme.SMALL,
                shortcut=f"hand_{number}" if number < 10 else "",
                on_press=scene.leave_and(act.run),
                enabled=not act.why_not,
                why_not=act.why_not,
            )
        )
    made.append(
        Button(name=_("Back to the table"), subtitle=_("spends nothing"), icon="back", kind="ghost", shortcut="back",
               size=theme.MEDIUM if wide > 640 else theme.SMALL, on_press=scene.back, first_focus=not made)
    )  # fmt: skip
    return made


def _button_heights(buttons: list[Button], wide: float, scale: float, least: float) -> list[float]:
    """How high each row of two must be for their words."""
    room = (wide - 16) / 2 - 2 * 16 - 24 - 12 - 4
    needed = [
        letters.height(b.name, room, b.size, scale, "bold") + letters.height(b.subtitle, room, theme.SMALL, scale) + 10
        for b in buttons
    ]
    return [max(least, *needed[row : row + 2]) for row in range(0, len(needed), 2)]


def _place_buttons(buttons: list[Button], area: Area, highs: list[float]) -> list[Node]:
    y = area.y
    for row, high in enumerate(highs):
        for button, place in zip(
            buttons[2 * row : 2 * row + 2], Area(area.x, y, area.w, high).columns(2, 16), strict=False
        ):
            button.area = place
        y += high + 10
    return list(buttons)
