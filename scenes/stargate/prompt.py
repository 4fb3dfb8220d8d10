"""The prompt: whose turn to act, one sentence, and a button for each thing that can be done, each with its result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.position import DONE, Answer
from game.core.words import _, capital
from scenes import theme
from scenes.cards.panels import side_panel
from scenes.stargate import words
from scenes.stargate.legal import Use
from scenes.ui import Area, Button, KeyHint, Label, Node, ScrollPanel, SeatMark, heading, paragraph_height
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

VERB_ORDER = (
    "assign",
    "assign_adversary",
    "boost",
    "activate",
    "play",
    "play_obstacle",
    "play_adversary",
    "complicate",
)
ICONS = {
    "assign": "person",
    "assign_adversary": "person",
    "boost": "plus",
    "activate": "bolt",
    "play": "card",
    "play_obstacle": "wall",
    "play_adversary": "skull",
    "complicate": "question",
}


def panel(scene: StargateScene, area: Area) -> Node:
    """The whole prompt."""
    wishes = tuple(sorted(scene.passing.wishes))
    facts = (scene.session.version, id(scene.session), scene.seat, scene.hold.card, scene.always, wishes)
    key = (area, *facts, scene.session.thinking, id(scene.legal))
    return scene.keep("prompt", key, lambda: _panel(scene, area))


def _panel(scene: StargateScene, area: Area) -> Node:
    seat = scene.view.ask.by if scene.view.ask is not None else scene.seat
    inner = area.inset(12, 10)
    head, rest = inner.cut_top(38, 4)
    mark, title = head.cut_left(34, 6)
    name = scene.person(seat)
    told = _("{name} acts").format(name=name) if not scene.view.over else _("The end")
    whole = letters.width(told, theme.LARGE, scene.stage.scale, "bold") <= title.w
    size = theme.LARGE if whole else theme.MEDIUM
    nodes: list[Node] = [
        SeatMark(name=name, seat=seat, area=mark),
        heading(letters.shorten(told, title.w, size, scene.stage.scale, "bold"), title, size),
    ]
    said = status_words(scene)
    high = paragraph_height(said, rest.w, scene.stage, rich=False)
    status, rest = rest.cut_top(min(high, rest.h * 0.5), 8)
    nodes.append(Label(role="status", name=said, area=status, wrap=True, value=name))
    if scene.hold.card:
        hint, rest = rest.cut_bottom(34, 4)
        nodes.append(KeyHint.of("back", _("let go of the card"), hint.x, hint.y + 17, scene.stage))
    nodes.append(stacked(scene, buttons(scene), rest.inset(-8, 0)))
    return side_panel(_("What to do now"), "prompt", area, nodes)


def status_words(scene: StargateScene) -> str:
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


def stacked(scene: StargateScene, made: list[Button], area: Area) -> Node:
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


def buttons(scene: StargateScene) -> list[Button]:
    """Everything that can be done now, what is held first."""
    found = scene.legal
    if scene.view.over:
        return [_button(_("Show the result"), "", "trophy", scene.show_end, "call", "result")]
    if not scene.mine:
        return _waiting(scene)
    if found.kind == "action":
        return _actions(scene)
    return _question(scene)


def _waiting(scene: StargateScene) -> list[Button]:
    made = []
    if scene.session.thinking:
        run = scene.session.mind.hurry
        made.append(_button(_("Answer now"), _("the bot stops thinking"), "robot", run, "call", "hurry"))
    return [*made, *_markers(scene)]


def _markers(scene: StargateScene) -> list[Button]:
    """Who passes ahead: always in sight, and one press ends it."""
    ends = _("press to be asked again")
    return [
        _button(told, ends, "clock", scene.toggle_alone, "ghost", f"wish {seat}")
        for seat in sorted(scene.passing.wishes)
        if (told := scene.wish_told(seat))
    ]


def _button(
    verb: str, result: str, icon: str, run: Callable[[], None], kind: str, key: str, shortcut: str = ""
) -> Button:
    return Button(name=verb, subtitle=result, icon=icon, kind=kind, on_press=run, key=key, shortcut=shortcut)


def _actions(scene: StargateScene) -> list[Button]:
    held = scene.hold.card
    uses = scene.legal.uses.get(held, [])
    made = [use_button(scene, use, "call" if k == 0 and len(uses) == 1 else "normal") for k, use in enumerate(uses)]
    verb, result = words.pass_words(scene)
    kind = "normal" if held else "call"
    skip = _button(verb, result, "step", scene.hands.pass_now, kind, "pass", "pass")
    if held:
        return [*made, skip]
    made = [skip, *(use_button(scene, use) for use in listed(scene))]
    covering = [use for use in scene.legal.all_uses() if use.verb == "complicate"]
    if covering:
        price = words.price_words(scene, covering[0])
        told = _("Complicate: {price}").format(price=price) if price else _("Complicate: free")
        made.append(_button(told, _("choose any card of the hand"), "question", scene.choose_cover, "normal", "cover"))
    told = _("and act no more for a while")
    ahead = _button(_("Pass until..."), told, "clock", scene.ask_how_long, "ghost", "pass on")
    return [*made, ahead, *_markers(scene)]


def listed(scene: StargateScene) -> list[Use]:
    """The uses a button is made for while nothing is held: all but what every card could do."""
    uses = [use for use in scene.legal.all_uses() if use.verb != "complicate"]
    return sorted(uses, key=lambda use: VERB_ORDER.index(use.verb) if use.verb in VERB_ORDER else 9)


def use_button(scene: StargateScene, use: Use, kind: str = "normal") -> Button:
    """One thing that can be done with a card."""
    verb, result = words.use_words(scene, use)
    key = "use " + " ".join(str(part) for part in use.answer)
    return _button(verb, result, ICONS.get(use.verb, "bolt"), lambda: scene.hands.give(use.given), kind, key)


def _question(scene: StargateScene) -> list[Button]:
    found = scene.legal
    made: list[Button] = []
    for k, answer in enumerate(found.words):
        verb, result = words.answer_words(scene, answer)
        made.append(
            _button(
                verb,
                result,
                "check",
                partial(scene.hands.word, answer),
                "call" if k == 0 else "normal",
                f"word {answer}",
            )
        )
    for name, answer in listed_picks(scene):
        verb, result = words.pick_words(scene, name)
        made.append(_button(verb, result, "card", partial(scene.hands.give, answer), "normal", f"pick {name}"))
    if not found.single:
        made.insert(0, _done(scene))
    if scene.remembers():
        made.append(_always(scene))
    return made


def listed_picks(scene: StargateScene) -> list[tuple[str, Answer]]:
    """The cards that answer a question: those in sight as the table has them, then those of a pile by their titles."""
    found, view = scene.legal, scene.view
    picks = list(found.picks.items())
    if not found.kind.startswith("choose"):
        return picks
    seen = {*view.cards, *view.players[scene.seat].hand}
    lying = [pick for pick in picks if pick[0] not in seen]
    lying.sort(key=lambda pick: words.card_words(scene, pick[0]))
    return [pick for pick in picks if pick[0] in seen] + lying


def _always(scene: StargateScene) -> Button:
    """Tick it, then answer: the same question is answered so from now on."""

    def flip() -> None:
        scene.always = not scene.always
        scene.rebuild()

    listed = scene.legal.kind == "order_failed"
    verb = _("Always as they lie") if listed else _("Always answer so")
    told = _("ticked: the next answer counts for ever") if scene.always else _("tick it, then answer")
    made = _button(verb, told, "check" if scene.always else "replay", flip, "ghost", "always")
    made.on = scene.always
    return made


def _done(scene: StargateScene) -> Button:
    found = scene.legal
    run = lambda: scene.hands.give(DONE)  # noqa: E731
    done = _button(
        _("That is all"), words.chosen_words(scene), "check", run, "call" if found.done else "normal", "done"
    )
    done.enabled = found.done
    done.why_not = "" if found.done else words.chosen_words(scene)
    return done
