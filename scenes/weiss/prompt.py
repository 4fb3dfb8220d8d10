"""The prompt: whose turn to act, one sentence, and a button for each thing that can be done, each with its result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.position import DONE
from game.core.words import _, capital
from game.weiss import numbers
from game.weiss.ability_text import icon_text, printed
from game.weiss.cards import ICONS as ICONS_OF_TRIGGERS
from game.weiss.position import WeissPosition
from scenes import theme
from scenes.cards.panels import side_panel
from scenes.ui import Area, Button, KeyHint, Label, Node, ScrollPanel, SeatMark, Well, heading, paragraph_height
from scenes.ui import text as letters
from scenes.weiss import words
from scenes.weiss.faces import plain_text
from scenes.weiss.glossary import icon_words
from scenes.weiss.legal import Use

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene

ICONS = {
    "play": "person", "move": "swap", "activate": "bolt", "attack": "sword", "clock": "clock", "climax": "star",
    "counter": "shield",
}  # fmt: skip
TEXT_HIGH = 132.0


def panel(scene: WeissScene, area: Area) -> Node:
    """The whole prompt."""
    seat = scene.view.ask.by if scene.view.ask is not None else scene.seat
    inner = area.inset(12, 10)
    head, rest = inner.cut_top(38, 4)
    mark, title = head.cut_left(34, 6)
    name = scene.person(seat)
    told = _("{name} acts").format(name=name) if not scene.view.over else _("The end")
    nodes: list[Node] = [
        SeatMark(name=name, seat=seat, area=mark),
        heading(letters.shorten(told, title.w, theme.LARGE, scene.stage.scale, "bold"), title, theme.LARGE),
    ]
    said = status_words(scene)
    high = paragraph_height(said, rest.w, scene.stage, rich=False)
    status, rest = rest.cut_top(min(high, rest.h * 0.5), 8)
    nodes.append(Label(role="status", name=said, area=status, wrap=True, value=name))
    nodes += _source(scene, rest)
    if len(nodes) > 3:
        rest = rest.cut_top(nodes[-1].area.h, 8)[1]
    if scene.hold.card:
        hint, rest = rest.cut_bottom(34, 4)
        nodes.append(KeyHint.of("back", _("let go of the card"), hint.x, hint.y + 17, scene.stage))
    nodes.append(stacked(scene, buttons(scene), rest.inset(-8, 0)))
    return side_panel(_("What to do now"), "prompt", area, nodes)


def _source(scene: WeissScene, area: Area) -> list[Node]:
    """The text of the card that asks, as it is printed; left out where it would leave no room for the answers."""
    ask = scene.view.ask
    if ask is None or not ask.source or not scene.knows(ask.source) or not scene.mine:
        return []
    told = asking_text(scene.view, ask.source)
    if not told:
        return []
    room = area.w - 20
    high = letters.height(told, room, theme.SMALL, scene.stage.scale) + 16
    if high > min(TEXT_HIGH * 1.6, area.h - 190):
        return []
    box = area._replace(h=high)
    words_ = Label(name=told, area=box.inset(10, 8), wrap=True, colour="QUIET")
    return [Well(name=_("Text of the card"), area=box, children=[words_])]


def asking_text(view: WeissPosition, name: str) -> str:
    """The text that is being done, as it is printed: of a trigger icon its reminder; else all of the card's."""
    values = view.frames[-1][2] if view.frames else {}
    key = str(values.get("ability", ""))
    icon = key.partition("/")[0]
    if icon in ICONS_OF_TRIGGERS:
        return f"{icon_words(icon).capitalize()}: {icon_text(icon)}"
    lines = [one.line for one in printed(view, name) if one.key == key]
    return lines[0] if lines else "" if icon == "encore" else plain_text(numbers.card_of(view, name))


def status_words(scene: WeissScene) -> str:
    """The one sentence, with the name of who must act."""
    ask = scene.view.ask
    if ask is None:
        return words.now(scene)
    said = f"{scene.person(ask.by)}: {words.now(scene)}"
    if not scene.mine and scene.session.thinking:
        return _("{name} thinks.").format(name=scene.person(ask.by)) + f" {capital(words.now(scene))}"
    if scene.mine and not scene.legal.single:
        said += f" {words.chosen_words(scene)}."
    return said


def stacked(scene: WeissScene, made: list[Button], area: Area) -> Node:
    """Buttons one under the other, scrolling."""
    room = area.w - 28
    y = area.y + 4
    for button in made:
        keyed = 54.0 if button.shortcut or button.key_of else 0.0
        inner = room - 2 * 16 - 36 - keyed
        high = letters.height(button.name, inner, button.size, scene.stage.scale, "bold")
        high += letters.height(button.subtitle, inner, theme.SMALL, scene.stage.scale) + 16
        button.area = Area(area.x + 8, y, room, max(52.0, high))
        y += button.area.h + 9
    return ScrollPanel(
        name=_("What to do now"), key="choices", area=area, children=list(made), memory=scene.prompt_memory, pad=6
    )


def buttons(scene: WeissScene) -> list[Button]:
    """Everything that can be done now, what is held first."""
    if scene.view.over:
        return [_button(_("Show the result"), "", "trophy", scene.show_end, "call", "result")]
    if not scene.mine:
        return _waiting(scene)
    return _question(scene) if scene.legal.question else _acts(scene)


def _waiting(scene: WeissScene) -> list[Button]:
    if not scene.session.thinking:
        return []
    run = scene.session.mind.hurry
    return [_button(_("Answer now"), _("the bot stops thinking"), "robot", run, "call", "hurry")]


def _button(
    verb: str, result: str, icon: str, run: Callable[[], None], kind: str, key: str, shortcut: str = ""
) -> Button:
    return Button(name=verb, subtitle=result, icon=icon, kind=kind, on_press=run, key=key, shortcut=shortcut)


def _acts(scene: WeissScene) -> list[Button]:
    """What the held card can do, then the way on; while nothing is held what a press alone does."""
    held = scene.hold.card
    uses = scene.legal.uses.get(held, [])
    made = [use_button(scene, use, "call" if k == 0 and len(uses) == 1 else "normal") for k, use in enumerate(uses)]
    kind = "normal" if held or (scene.legal.kind in ("climax", "counter") and scene.legal.uses) else "call"
    for answer in scene.legal.skip[:1]:
        verb, result = words.skip_words(scene, answer)
        made.append(_button(verb, result, "step", scene.hands.go_on, kind, "skip", "pass"))
    if not held:
        made += [use_button(scene, use) for use in listed(scene)]
    return made


def listed(scene: WeissScene) -> list[Use]:
    """The uses a button is made for while nothing is held: those that need no place to be chosen."""
    return [use for use in scene.legal.all_uses() if use.verb not in ("play", "move") or not use.place.startswith("p")]


def use_button(scene: WeissScene, use: Use, kind: str = "normal") -> Button:
    """One thing that can be done with a card."""
    verb, result = words.use_words(scene, use)
    return _button(verb, result, ICONS.get(use.verb, "bolt"), partial(scene.hands.give, use.given), kind, use.key)


def _question(scene: WeissScene) -> list[Button]:
    found = scene.legal
    made: list[Button] = []
    for k, answer in enumerate(found.words):
        verb, result = words.answer_words(scene, answer)
        icon = "cross" if answer in ("no", "none") else "check"
        kind = "call" if k == 0 and answer not in ("no", "none") else "normal"
        made.append(_button(verb, result, icon, partial(scene.hands.give, answer), kind, f"word {answer}"))
    for place, answer in found.slots.items():
        verb, result = words.slot_answer_words(scene, place)
        made.append(_button(verb, result, "target", partial(scene.hands.give, answer), "normal", f"slot {place}"))
    for name, answer in found.picks.items():
        verb, result = words.pick_words(scene, name)
        made.append(_button(verb, result, "card", partial(scene.hands.give, answer), "normal", f"pick {name}"))
    if not found.single:
        made.insert(0, _done(scene))
    return made


def _done(scene: WeissScene) -> Button:
    found = scene.legal
    verb, result = words.done_words(scene)
    done = _button(verb, result, "check", partial(scene.hands.give, DONE), "call" if found.done else "normal", "done")
    done.enabled = found.done
    done.why_not = "" if found.done else words.chosen_words(scene)
    return done
