"""A seat on the set-up screen: its name, who plays, its deck with the four of its team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _, n_
from scenes import theme
from scenes.setup.who import WHO, who_about, who_words
from scenes.setup.widgets import Stack
from scenes.stargate.decks import OwnDeck, card
from scenes.stargate.faces import short_name, title_of
from scenes.stargate.nodes import CardNode
from scenes.ui import Area, Dropdown, IconButton, Label, SeatMark, TextField
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.setup_scene import SetupScene


def seat(scene: SetupScene, stack: Stack, number: int) -> None:
    seat = scene.plan.seats[number]
    deck = scene.shelf.get(seat.deck)
    wide = stack.area.w > 900
    row = stack.row(48)
    mark, rest = row.cut_left(44, 8)
    named, rest = rest.cut_left(min(300.0, rest.w * (0.3 if wide else 0.5)), 10)
    stack.put(SeatMark(name=seat.name, seat=f"p{number + 1}", area=mark))
    stack.put(
        TextField(
            name=_("Name of seat {n}").format(n=number + 1),
            key=f"name {number}",
            typed=scene.typed(number),
            area=named,
            most=40,
            on_change=lambda words: scene.rename(number, words),
        )
    )
    who, rest = rest.cut_left(min(260.0, rest.w * 0.4) if wide else rest.w, 10)
    stack.put(
        Dropdown(
            name=_("Who plays, seat {n}").format(n=number + 1),
            key=f"who {number}",
            choices=[(w, who_words(w)) for w in WHO],
            chosen=seat.who,
            area=who,
            tip=who_about(seat.who),
            on_change=lambda v: scene.edit(lambda p: setattr(p.seats[number], "who", str(v))),
        )
    )
    if not wide:
        rest = stack.row(48)
    pick_at, edit_at = rest.cut_right(52, 8)[1], rest.cut_right(52, 8)[0]
    stack.put(
        Dropdown(
            name=_("Deck of seat {n}").format(n=number + 1),
            key=f"deck {number}",
            choices=_choices(scene, seat.deck),
            chosen=seat.deck,
            area=pick_at,
            on_change=lambda v: scene.edit(lambda p: setattr(p.seats[number], "deck", str(v))),
        )
    )
    stack.put(
        IconButton(
            name=_("Open this deck in the builder"),
            key=f"edit {number}",
            icon="gear",
            area=edit_at,
            on_press=lambda: scene.build_deck(seat.deck),
        )
    )
    if deck is not None and not scene.short:
        _team(scene, stack, deck)


def _choices(scene: SetupScene, chosen: str) -> list[tuple[object, str]]:
    choices: list[tuple[object, str]] = [
        (key, deck.name + (f" ({_('draft')})" if deck.trouble or deck.faults() else ""))
        for key, deck in scene.shelf.decks.items()
    ]
    return choices if chosen in scene.shelf.decks else [(chosen, _("not there any more")), *choices]


def _team(scene: SetupScene, stack: Stack, deck: OwnDeck) -> None:
    """The four of the team, and how the deck is made."""
    high = 118.0
    row = stack.row(high + 8)
    x = row.x + 52
    for one in deck.team:
        node = CardNode(
            name=title_of(card(one)),
            key=f"{deck.key} {one} {row.y}",
            card=card(one),
            form="mini",
            area=Area(x, row.y, high / 1.4, high),
            margin=20,
        )
        stack.put(node)
        x += high / 1.4 + 12
    told = _("{team}: {points}. {missions}, {cards}.").format(
        team=", ".join(short_name(title_of(card(one)), 120, scene.stage.scale) for one in deck.team),
        points=n_("{n} point", "{n} points", deck.points()),
        missions=n_("{n} mission", "{n} missions", len(deck.missions)),
        cards=n_("{n} card", "{n} cards", deck.size()),
    )
    room = Area(x + 12, row.y + 6, row.right - x - 12, high)
    if room.w > 200:
        stack.put(
            Label(
                name=told,
                area=room._replace(h=letters.height(told, room.w, theme.SMALL, scene.stage.scale)),
                wrap=True,
                colour="QUIET",
            )
        )
