"""The prompt: who must do what in one sentence, and a button for each thing that can be done, with its result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.core.position import DONE
from game.core.words import _, capital, n_
from scenes import theme
from scenes.art.galaxy import counters
from scenes.cards.panels import side_panel
from scenes.starcraft import build_panel, words
from scenes.starcraft.answers import subject_words, use_words
from scenes.starcraft.cards import card_text
from scenes.starcraft.legal import Use
from scenes.ui import Area, Brush, Button, Label, Node, ScrollPanel, SeatMark, heading, paragraph_height
from scenes.ui import text as letters
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

ENDS = ("word:buy", "word:end_moves", "word:done", "word:pay", "word:none", "word:obstructed")
"""What ends something stands above the rest and has the key for passing."""


def panel(scene: StarcraftScene, area: Area) -> Node:
    """The whole prompt."""
    hold = scene.hold
    facts = (scene.session.version, id(scene.session), scene.seat, scene.open, hold.key, hold.extra, hold.place)
    key = (
        area,
        *facts,
        str(hold.cart),
        str(scene.chosen_ahead()),
        scene.in_a_row,
        scene.session.thinking,
        id(scene.legal),
    )
    return scene.keep("prompt", key, lambda: _panel(scene, area))


def _panel(scene: StarcraftScene, area: Area) -> Node:
    seat = scene.view.ask.by if scene.view.ask is not None else scene.seat
    inner = area.inset(12, 10)
    head, rest = inner.cut_top(38, 4)
    mark, title = head.cut_left(34, 6)
    name = scene.person(seat)
    told = title_words(scene, name)
    nodes: list[Node] = [
        SeatMark(name=name, seat=seat, area=mark),
        heading(letters.shorten(told, title.w, theme.MEDIUM, scene.stage.scale, "bold"), title),
    ]
    said = status_words(scene)
    high = paragraph_height(said, rest.w, scene.stage, rich=False)
    status, rest = rest.cut_top(min(high, rest.h * 0.5), 8)
    nodes.append(Label(role="status", name=said, area=status, wrap=True, value=name))
    nodes.append(body(scene, rest.inset(-8, 0)))
    return side_panel(_("What to do now"), "prompt", area, nodes)


def body(scene: StarcraftScene, area: Area) -> Node:
    """The buttons, or the panel of a build order."""
    if scene.builds and scene.mine and not scene.hold.key:
        return build_panel.panel(scene, area)
    return stacked(scene, rows(scene), area)


def title_words(scene: StarcraftScene, name: str) -> str:
    """What is under way."""
    if scene.view.over:
        return _("The end")
    here = scene.view.executing
    if here:
        order = words.face_words(("special_" if here["special"] else "") + here["order"])
        return f"{order}: {words.under_way(scene.view)}"
    return _("{name} acts").format(name=name)


def status_words(scene: StarcraftScene) -> str:
    """The one sentence, with the name of who must act."""
    ask = scene.view.ask
    if ask is None:
        return words.now(scene)
    said = f"{scene.person(ask.by)}: {words.now(scene)}"
    if not scene.mine and scene.session.thinking:
        return _("{name} thinks.").format(name=scene.person(ask.by)) + f" {capital(words.now(scene))}"
    if scene.hold.key:
        said += " " + _("Held: {what}.").format(what=words.key_words(scene, scene.hold.key))
    elif scene.mine and not scene.legal.single:
        said += " " + n_("{n} chosen.", "{n} chosen.", len(scene.legal.chosen))
    return said


def stacked(scene: StarcraftScene, made: list[Node], area: Area) -> Node:
    """Buttons and headings one under the other, scrolling."""
    room, y = area.w - 28, area.y + 4
    for node in made:
        if isinstance(node, Button):
            keyed = 54.0 if node.shortcut else 0.0
            inner = room - 2 * 16 - 36 - keyed
            high = letters.height(node.name, inner, node.size, scene.stage.scale, "bold")
            high += letters.height(node.subtitle, inner, theme.SMALL, scene.stage.scale) + 16
            node.area = Area(area.x + 8, y, room, max(48.0, high))
        else:
            node.area = Area(area.x + 8, y, room, 28)
        y += node.area.h + 7
    return ScrollPanel(
        name=_("What to do now"), key="choices", area=area, children=made, memory=scene.prompt_memory, pad=6
    )


def buttons(scene: StarcraftScene) -> list[Button]:
    """The buttons alone."""
    return [node for node in rows(scene) if isinstance(node, Button)]


def rows(scene: StarcraftScene) -> list[Node]:
    """Everything that can be done now, in groups."""
    found = scene.legal
    if scene.view.over:
        return [button(_("Show the result"), "", "trophy", scene.show_end, "call", "result")]
    if not scene.mine:
        return _waiting(scene)
    if scene.hold.key:
        return _held(scene)
    plain = found.of("")
    ends = [use for use in plain if use.target in ENDS]
    rest = [use for use in plain if use.target not in ENDS]
    made: list[Node] = [use_button(scene, use, "normal", "pass" if k == 0 else "") for k, use in enumerate(ends)]
    if not found.single:
        made.insert(0, _done(scene))
    made += [use_button(scene, use, "call" if k == 0 else "normal") for k, use in enumerate(rest)]
    groups: dict[str, list[str]] = {}
    for key in found.subjects():
        groups.setdefault(group_words(key), []).append(key)
    made += _ahead(scene)
    for group, keys in groups.items():
        made.append(heading(group, Area(0, 0, 0, 0), theme.SMALL, colour="QUIET"))
        made += [_subject(scene, key) for key in keys]
    return made


def _ahead(scene: StarcraftScene) -> list[Node]:
    """The orders that are chosen and not yet on the board; whether they are chosen in a row."""
    if scene.legal.kind != "place_order" or len(scene.session.people) < 2:
        return []
    verb = _("All orders in a row") if scene.in_a_row else _("One order at a time")
    told = _("the screen changes hands once") if scene.in_a_row else _("the screen changes hands after each")
    turn = button(verb, told, "replay", scene.turn_row, "ghost", "row")
    turn.on = scene.in_a_row
    made: list[Node] = []
    for number, (_verb, planet, kind, special) in enumerate(scene.chosen_ahead()):
        face = words.face_words(("special_" if special else "") + kind)
        said = _("{n}: {order} on {planet}").format(
            n=number + 1, order=face, planet=words.key_words(scene, f"planet:{planet}")
        )
        made.append(heading(said, Area(0, 0, 0, 0), theme.SMALL))
    if made:
        made.append(button(_("Take the last one back"), "", "undo", scene.take_back_ahead, "ghost", "last"))
    return [turn, *made]


def group_words(key: str) -> str:
    """The heading over things of a kind."""
    return {
        "order": _("Orders"), "unit": _("Units"), "tile": _("Planets"), "slot": _("Route slots"), "kind": _("Units"),
        "card": _("Cards"), "deck": _("Cards"), "event": _("Instead"), "lift": _("Liftoff"), "buy": _("More to build"),
        "end": _("Routes"),
    }.get(key.partition(":")[0], _("Choices"))  # fmt: skip


def _waiting(scene: StarcraftScene) -> list[Node]:
    if not scene.session.thinking:
        return []
    told = _("the bot stops thinking")
    return [button(_("Answer now"), told, "robot", scene.session.mind.hurry, "call", "hurry")]


def _held(scene: StarcraftScene) -> list[Node]:
    """What can be done with what is held, and to let it go."""
    made: list[Node] = []
    uses = scene.legal.of(scene.hold.key)
    if uses and uses[0].kind == "play_cards":
        made += _reinforcements(scene, uses)
        uses = scene.fitting_uses(uses)
    made += [use_button(scene, use, "call" if len(uses) == 1 else "normal") for use in uses]
    let_go = button(_("Let go"), "", "back", partial(scene.hands.take, ""), "ghost", "let go")
    return [*made, let_go]


def _reinforcements(scene: StarcraftScene, uses: list[Use]) -> list[Node]:
    """Which reinforcement goes along: none, or one of the hand."""
    cards = list(dict.fromkeys(use.given[3] for use in uses if len(use.given) > 3))
    made: list[Node] = []
    for card in cards:
        verb = _("With {card}").format(card=words.key_words(scene, f"card:{card}"))
        one = button(
            verb, card_text(scene, card), "plus", partial(scene.hands.turn_extra, card), "normal", f"extra {card}"
        )
        one.on = scene.hold.extra == card
        made.append(one)
    return made


def button(
    verb: str, result: str, icon: str, run: Callable[[], None], kind: str, key: str, shortcut: str = ""
) -> Button:
    """A button of the prompt; its place comes later."""
    return Button(name=verb, subtitle=result, icon=icon, kind=kind, on_press=run, key=key, shortcut=shortcut)


def use_button(scene: StarcraftScene, use: Use, kind: str = "normal", shortcut: str = "") -> Button:
    """One answer."""
    verb, result = use_words(scene, use)
    run = partial(scene.hands.give, use.given)
    return button(verb, result, ICONS.get(use.kind, "right"), run, kind, f"use {use.subject} {use.given}", shortcut)


def _subject(scene: StarcraftScene, key: str) -> Button:
    """Something that can be taken hold of; with one thing to do, that is done."""
    uses = scene.legal.of(key)
    verb, result = subject_words(scene, key)
    if len(uses) == 1:
        return use_button(scene, uses[0])
    if key.startswith("order:"):
        return _order(scene, key, verb, result)
    return button(
        verb, result, ICONS.get(uses[0].kind, "right"), partial(scene.hands.take, key), "normal", f"take {key}"
    )


@dataclass(eq=False, repr=False, kw_only=True)
class OrderButton(Button):
    """An order in hand: its token is pressed, or carried onto a planet."""

    face: str = ""
    seat: str = ""

    def paint(self, brush: Brush) -> None:
        """The button with the token in place of a sign."""
        super().paint(brush)
        made = counters.order(brush.px(36), self.seat, self.face)
        x, y = brush.point(28, brush.h / 2)
        at = (round(x) + made.dx, round(y) + made.dy)
        brush.surface.blit(made.image, at, special_flags=PM)


def _order(scene: StarcraftScene, key: str, verb: str, result: str) -> Button:
    face = key.partition(":")[2]
    node = OrderButton(
        name=verb, subtitle=result, icon="flag", key=f"take {key}", face=face, seat=scene.seat,
        on_press=partial(scene.hands.take, key),
    )  # fmt: skip
    node.drag = lambda: scene.hands.carry(
        key, node, counters.order(round(54 * scene.stage.scale), scene.seat, face).image
    )
    return node


def _done(scene: StarcraftScene) -> Button:
    found = scene.legal
    told = n_("{n} chosen", "{n} chosen", len(found.chosen))
    kind = "call" if found.done else "normal"
    done = button(_("That is all"), told, "check", partial(scene.hands.give, DONE), kind, "done", "pass")
    done.enabled = found.done
    done.why_not = "" if found.done else n_("{n} is wanted.", "{n} are wanted.", found.least)
    return done


ICONS = {
    "place_order": "flag", "execute": "eye", "draw_event": "card", "move": "arrow", "end_moves": "check",
    "done": "check", "pair": "swap", "support": "shield", "play_cards": "card", "resolve": "bolt", "retreat": "back",
    "unit": "person", "worker": "helmet", "transport": "world", "building": "wall", "module": "gear",
    "base": "flag", "buy": "crystal", "pay": "crystal", "take": "crystal", "research": "book", "technology": "book",
    "faction": "person", "planet": "world", "first_base": "flag", "z_route": "swap", "liftoff": "up",
    "play_event": "star", "event": "star",
}  # fmt: skip
