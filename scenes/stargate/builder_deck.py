"""The deck that is built: its name, four meters, what it breaks with a way to mend it, its curve, its cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate.deck_rules import MISSIONS, PER_SIDE, TEAM, Fault, skill_name
from game.stargate.position import SKILLS
from game.stargate.words import glyph_name
from scenes import theme
from scenes.setup.widgets import Stack
from scenes.stargate.deck_figures import Coverage, Curve, DeckRow, Meter
from scenes.stargate.deck_groups import GROUPINGS, grouping_words, groups_of
from scenes.stargate.decks import card
from scenes.stargate.drafting import count_of, mend, most_of
from scenes.stargate.faces import title_of
from scenes.stargate.query import Stats, number_of, stats
from scenes.theme import rgb
from scenes.ui import Area, Button, Dropdown, IconButton, Label, Node, Panel, ScrollPanel, TextField
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.builder import DeckBuilder

HERO_INK, VILLAIN_INK = rgb("#6fb6d8"), rgb("#d8637a")


def build(scene: DeckBuilder, area: Area) -> list[Node]:
    """Name, everything that scrolls, the buttons at the foot."""
    top, rest = area.cut_top(50, 8)
    two = area.w < 560
    foot, body = rest.cut_bottom(116.0 if two and not scene.short else 56.0, 8)
    menu, named = top.cut_right(50, 8)
    nodes: list[Node] = [
        TextField(
            name=_("Name of the deck"), key="name", typed=scene.typed_name, area=named, most=40, on_change=scene.rename
        ),
        IconButton(
            name=_("Open, copy, delete a deck"), key="deck menu", icon="menu", area=menu, on_press=scene.open_menu
        ),
    ]
    stack = Stack(body.cut_right(14)[1].inset(2, 2), scene.stage, gap=8)
    made = stats(scene.draft.team, scene.draft.missions, scene.draft.copies)
    _meters(scene, stack, made)
    _faults(scene, stack, scene.draft.faults())
    _curve(stack, made)
    _coverage(stack, made)
    _list(scene, stack)
    nodes.append(
        ScrollPanel(name=_("The deck"), key="deck list", area=body, children=stack.nodes, memory=scene.memories["deck"])
    )
    return [*nodes, *_foot(scene, foot, two)]


# -- meters -----------------------------------------------------------------------------------------------------


def _meters(scene: DeckBuilder, stack: Stack, made: Stats) -> None:
    team, missions = len(scene.draft.team), len(scene.draft.missions)
    specs = [
        (_("Team"), team, f"/ {TEAM}", team == TEAM),
        (_("Missions"), missions, f"/ {MISSIONS}", missions == MISSIONS),
        (_("Hero"), made.hero, f"{PER_SIDE}+", made.hero >= PER_SIDE),
        (_("Villain"), made.villain, f"{PER_SIDE}+", made.villain >= PER_SIDE),
    ]
    columns = 4 if stack.area.w > 330 else 2
    for start in range(0, 4, columns):
        places = stack.row(64).columns(columns, 6)
        for (label, count, asked, good), place in zip(specs[start : start + columns], places, strict=False):
            stack.put(
                Meter(
                    name=f"{label}: {count} {asked}",
                    key=f"meter {label}",
                    label=label,
                    value=count,
                    asked=asked,
                    good=good,
                    area=place,
                )
            )


def _faults(scene: DeckBuilder, stack: Stack, found: list[Fault]) -> None:
    """Each broken rule: what, how, and a button."""
    for number, fault in enumerate(found):
        mended = mend(scene.draft, fault)
        words = f"{fault.message[:1].upper()}{fault.message[1:]}. {fault.fix[:1].upper()}{fault.fix[1:]}."
        room = stack.area.w - 28
        high = letters.height(words, room, theme.SMALL, stack.stage.scale)
        button_high = (
            max(44.0, letters.height(mended.words, room - 40, theme.SMALL, stack.stage.scale, "bold") + 14)
            if mended
            else 0.0
        )
        place = stack.row(high + 20 + (button_high + 8 if mended else 0))
        panel = Panel(
            name=fault.message, key=f"fault {number}", area=place, fill="DANGER", edge="BAD", raised=False, radius=9
        )
        panel.children = [Label(name=words, area=Area(place.x + 14, place.y + 8, room, high), wrap=True)]
        if mended is not None:
            at = Area(place.x + 14, place.y + high + 14, room, button_high)
            run = partial(scene.apply, mended)
            panel.children.append(Button(name=mended.words, key="mend", area=at, on_press=run, align="centre"))
        stack.put(panel)


# -- what it is made of -----------------------------------------------------------------------------------------


def _curve(stack: Stack, made: Stats) -> None:
    stack.title(_("Curve of costs"), theme.SMALL, 28)
    said = ", ".join(f"{cost}: {a + b}" for cost, (a, b) in sorted(made.curve.items()))
    stack.put(
        Curve(name=f"{_('Curve of costs')}: {said or 0}", key="curve", area=stack.row(150), curve=dict(made.curve))
    )
    words = _("{hero} hero cards below, {villain} villain cards above, hatched").format(
        hero=made.hero, villain=made.villain
    )
    stack.words(words)


def _coverage(stack: Stack, made: Stats) -> None:
    stack.title(_("Skills of the team, missions"), theme.SMALL, 28)
    rows = tuple((skill, made.team[skill], made.missions[skill]) for skill in SKILLS)
    said = ", ".join(f"{skill_name(skill)} {a}, {n_('{n} mission', '{n} missions', b)}" for skill, a, b in rows)
    stack.put(Coverage(name=said, key="coverage", area=stack.row(70), rows=rows))
    stack.words(_("The opponent's victory total: {n}").format(n=made.points))
    glyphs = ", ".join(f"{glyph_name(name)} {count}" for name, count in sorted(made.glyphs.items()))
    if glyphs:
        stack.words(_("Glyphs: {list}").format(list=glyphs))


# -- its cards --------------------------------------------------------------------------------------------------


def _list(scene: DeckBuilder, stack: Stack) -> None:
    grouping = Dropdown(
        name=_("Groups"),
        key="grouping",
        choices=[(one, grouping_words(one)) for one in GROUPINGS],
        chosen=scene.grouping,
        area=stack.row(46),
        on_change=lambda one: scene.group_by(str(one)),
    )
    stack.put(grouping)
    for words, rows in groups_of(scene.draft, scene.grouping):
        total = sum(n for _one, n in rows)
        head = stack.row(26)
        number, label = head.cut_right(50, 4)
        stack.put(
            Label(
                name=letters.shorten(words, label.w, theme.SMALL, stack.stage.scale, "narrow"),
                area=label,
                family="narrow",
                colour="CALL",
            )
        )
        stack.put(Label(name=str(total), area=number, family="narrow", colour="CALL", anchor="r", value=words))
        for one, n in rows:
            _row(scene, stack, words, one, n)


def _row(scene: DeckBuilder, stack: Stack, group: str, one: str, n: int) -> None:
    place = stack.row(44)
    stack.y -= stack.gap - 2
    less, rest = place.cut_right(44, 4)
    more, strip = rest.cut_right(44, 4)
    facts = card(one)
    said = f"{title_of(facts)}, {n}"
    stack.put(
        DeckRow(
            name=said,
            key=f"{group} {one}",
            kind=facts.kind,
            number=number_of(facts),
            count=n,
            title=title_of(facts),
            wrong=count_of(scene.draft, one) > most_of(scene.draft, one),
            area=strip,
            value=one,
            on_press=lambda: scene.open_zoom(one),
        )
    )
    stack.put(
        IconButton(
            name=_("One more: {card}").format(card=title_of(facts)),
            key=f"more {group} {one}",
            icon="plus",
            area=more,
            on_press=lambda: scene.add(one),
        )
    )
    stack.put(
        IconButton(
            name=_("One less: {card}").format(card=title_of(facts)),
            key=f"less {group} {one}",
            icon="minus",
            area=less,
            on_press=lambda: scene.take(one),
        )
    )


def _foot(scene: DeckBuilder, area: Area, two: bool) -> list[Node]:
    draft = scene.draft
    broken = draft.faults()
    saved = (
        _("Saved")
        if scene.drafting.is_saved() and draft.own and draft.id
        else _("Save the draft")
        if broken
        else _("Save the deck")
    )
    specs = [
        (_("Draw a hand"), "card", scene.sample, "" if draft.size() >= 8 else _("A hand needs eight cards."), "call"),
        (saved, "save", scene.save, "", "normal"),
        (_("Play a bot"), "play", scene.play, broken[0].message if broken else "", "normal"),
        (_("As text"), "log", scene.open_text, "", "normal"),
    ]
    rows = area.rows(2, 8) if two and not scene.short else [area]
    places = [place for row in rows for place in row.columns(4 // len(rows), 8)]
    nodes: list[Node] = []
    for number, ((words, icon, run, why, kind), place) in enumerate(zip(specs, places, strict=True)):
        key, on = f"foot {number}", not why
        sign = icon if place.w >= 150 else ""
        button = Button(
            name=words, key=key, icon=sign, kind=kind, area=place, on_press=run, enabled=on, why_not=why, align="centre"
        )
        if button.cut(scene.stage.scale):
            button.icon = ""
        if button.cut(scene.stage.scale):  # the words do not fit: their sign, the words as a tip
            nodes.append(IconButton(name=words, key=key, icon=icon, area=place, on_press=run, enabled=on, why_not=why))
        else:
            nodes.append(button)
    return nodes
