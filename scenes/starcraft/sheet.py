"""The faction sheet: who one is, workers, resource cards, buildings, modules, cards. Open or folded."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.views import HIDDEN
from game.core.words import _, n_
from game.starcraft import moving
from game.starcraft.building import MODULE_SPACES
from game.starcraft.paying import PERMANENT
from game.starcraft.words import area_name, name_of, planet_name
from scenes import theme
from scenes.starcraft.answers import objective_words, race_words
from scenes.starcraft.cards import Card, card_tip
from scenes.starcraft.sheet_nodes import Piece, SeatButton, Source, Workers
from scenes.starcraft.totals import total_of
from scenes.ui import Area, Button, IconButton, Label, Node, Panel, ScrollPanel, SeatMark, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def seat_of(scene: StarcraftScene) -> str:
    """Whose sheet is shown."""
    return scene.sheet_of if scene.sheet_of in scene.view.seats else scene.seat


def drawer(scene: StarcraftScene, area: Area, opened: bool) -> Node:
    """The sheet below the galaxy."""
    key = (area, opened, scene.session.version, id(scene.session.table), scene.seat, seat_of(scene), scene.open)
    return scene.keep("drawer", key, lambda: _drawer(scene, area, opened))


def _drawer(scene: StarcraftScene, area: Area, opened: bool) -> Node:
    inner = area.inset(16, 2)
    head, rest = inner.cut_top(46, 2)
    turn, line = head.cut_right(44, 8)
    words = _("Close the faction sheet") if opened else _("Open the faction sheet")
    nodes: list[Node] = [
        IconButton(name=words, icon="down" if opened else "up", area=turn._replace(h=44), on_press=scene.turn_drawer,
                   shortcut="drawer", key="turn"),
        *_seats(scene, line),
    ]  # fmt: skip
    if opened:
        nodes.append(
            ScrollPanel(name=_("Faction sheet"), key="sheet", area=rest, children=list(sections(scene, rest)),
                        memory=scene.sheet_memory, pad=2)
        )  # fmt: skip
    return Panel(name=_("Faction sheet"), key="drawer", area=area, children=nodes, radius=14)


def _seats(scene: StarcraftScene, line: Area) -> list[Node]:
    """Whose sheet, its faction and its numbers in one line; the others' at a press."""
    seat = seat_of(scene)
    view, player = scene.view, scene.view.players[seat]
    mark, rest = line.cut_left(34, 6)
    nodes: list[Node] = [SeatMark(name=scene.person(seat), seat=seat, area=mark._replace(h=44))]
    for other in reversed(view.seats):
        if len(view.seats) > 1 and rest.w > 420:
            place, rest = rest.cut_right(44, 6)
            told = _("Sheet of {name}").format(name=scene.person(other))
            one = SeatButton(
                name=told, key=f"sheet {other}", seat=other, on=other == seat, area=place._replace(h=44), tip=told,
                on_press=partial(turn_to, scene, other),
            )  # fmt: skip
            nodes.append(one)
    if player.faction:
        faction = view.world.factions[player.faction]
        said = f"{name_of('factions', player.faction)} · {race_words(faction.race)} · {scene.person(seat)}"
        total = total_of(view, seat)
        said += " · " + _("{what}: {have} of {wanted}").format(
            have=total.have, wanted=total.wanted, what=objective_words(faction)
        )
        workers = n_("{n} worker free", "{n} workers free", player.pool)
        said += f" · {workers} · " + n_("{n} card", "{n} cards", total.cards)
    else:
        said = f"{scene.person(seat)} · " + _("no faction yet")
    short = letters.shorten(said, rest.w, theme.SMALL, scene.stage.scale, "bold")
    nodes.append(Label(name=short, tip=said, area=rest._replace(h=44), family="bold", key="who"))
    return nodes


def turn_to(scene: StarcraftScene, seat: str) -> None:
    """Another seat's sheet."""
    scene.sheet_of = seat
    scene.rebuild()


def sections(scene: StarcraftScene, area: Area) -> list[Node]:
    """Workers, sources, buildings, modules, cards side by side; one under the other where room is short."""
    seat = seat_of(scene)
    makers = (_workers, _sources, _buildings, _cards)
    wides = (0.15, 0.33, 0.25, 0.27)
    nodes: list[Node] = []
    x, y = area.x, area.y
    for make, share in zip(makers, wides, strict=True):
        wide = (area.w - 66) * share if area.w > 900 else area.w - 20
        made, high = make(scene, seat, Area(x, y, wide, area.h))
        nodes += made
        if area.w > 900:
            x += wide + 16
        else:
            y += high + 10
    return nodes


def _workers(scene: StarcraftScene, seat: str, area: Area) -> tuple[list[Node], float]:
    player = scene.view.players[seat]
    all_ = moving.workers_of(player)
    told = _("{n} free of {all}").format(n=player.pool, all=all_)
    nodes: list[Node] = [heading(_("Workers"), area._replace(h=30))]
    nodes.append(Workers(name=told, area=Area(area.x, area.y + 34, area.w, 130), seat=seat, free=player.pool,
                         busy=all_ - player.pool - player.unavailable, away=player.unavailable,
                         value=player.pool))  # fmt: skip
    return nodes, 168.0


def _sources(scene: StarcraftScene, seat: str, area: Area) -> tuple[list[Node], float]:
    view, player = scene.view, scene.view.players[seat]
    nodes: list[Node] = [heading(_("Resources"), area._replace(h=30))]
    facts = [("permanent", kind, PERMANENT[kind], player.permanent[kind]) for kind in ("minerals", "gas")]
    facts += [
        (at, str(view.world.areas[at].resource), view.world.areas[at].capacity, n) for at, n in player.mines.items()
    ]
    wide, high, gap = 86.0, 130.0, 8.0
    across = max(1, int((area.w + gap) // (wide + gap)))
    for k, (at, kind, capacity, workers) in enumerate(facts):
        place = Area(area.x + k % across * (wide + gap), area.y + 36 + k // across * (high + gap), wide, high)
        printed = at == "permanent"
        name = _("Fixed") if printed else f"{planet_name(at.partition('/')[0])}: {area_name(at)}"
        half = view.depletion.get(at, 0) == 1
        told = _("{workers} of {n} workers").format(workers=workers, n=capacity)
        nodes.append(Source(name=name, key=f"source {at} {kind}", area=place, resource=kind, capacity=capacity,
                            workers=workers, half=half, printed=printed, tip=f"{name}. {told}",
                            value=told))  # fmt: skip
    return nodes, 36 + ((len(facts) - 1) // across + 1) * (high + gap)


def _buildings(scene: StarcraftScene, seat: str, area: Area) -> tuple[list[Node], float]:
    view, player = scene.view, scene.view.players[seat]
    race = view.world.factions[player.faction].race if player.faction else ""
    nodes: list[Node] = [heading(_("Buildings"), area._replace(h=30))]
    y = area.y + 36
    for building in view.world.catalog.buildings.values():
        if building.race == race:
            level = player.buildings.get(building.id, 0)
            told = _("level {n} of {most}").format(n=level, most=len(building.levels))
            nodes.append(Piece(name=name_of("buildings", building.id), key=f"building {building.id}", seat=seat,
                               sign="build", level=level, most=len(building.levels), value=told,
                               area=Area(area.x, y, area.w, 40)))  # fmt: skip
            y += 44
    for k, module in enumerate(player.modules):
        nodes.append(Piece(name=name_of("modules", module), key=f"module {k}", seat=seat, sign="research",
                           area=Area(area.x, y, area.w, 40)))  # fmt: skip
        y += 44
    if race:
        free = MODULE_SPACES[race] - len(player.modules)
        told = n_("{n} module space free", "{n} module spaces free", free)
        short = letters.shorten(told, area.w, theme.SMALL, scene.stage.scale)
        nodes.append(Label(name=short, tip=told, area=Area(area.x, y, area.w, 26), colour="QUIET"))
        y += 30
    return nodes, y - area.y


def _cards(scene: StarcraftScene, seat: str, area: Area) -> tuple[list[Node], float]:
    """The hand, where it may be seen; technologies."""
    player = scene.view.players[seat]
    hidden = seat != scene.seat or not scene.open
    count = len(player.hand)
    nodes: list[Node] = [heading(n_("{n} combat card", "{n} combat cards", count), area._replace(h=30))]
    y = area.y + 36
    if hidden and seat == scene.seat and scene.session.is_person(seat):
        place = Area(area.x, y, min(area.w, 280), 48)
        nodes.append(Button(name=_("Show my cards"), icon="eye", key="uncover", area=place, on_press=scene.uncover))
        y += 56
    wide, high, gap = 74.0, 104.0, 6.0
    across = max(1, int((area.w + gap) // (wide + gap)))
    shown = [] if hidden else [card for card in player.hand if card != HIDDEN]
    for k, card in enumerate(shown):
        place = Area(area.x + k % across * (wide + gap), y + k // across * (high + gap), wide, high)
        nodes.append(Card.of(scene, card, place, tip=card_tip(scene, card)))
    y += ((len(shown) + across - 1) // across) * (high + gap)
    for name in player.technologies:
        nodes.append(Label(name=name_of("technologies", name), area=Area(area.x, y, area.w, 26), key=f"tech {name}"))
        y += 28
    return nodes, y - area.y
