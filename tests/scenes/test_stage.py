"""The stage: scenes over scenes, the focus, what is drawn and what is not, tips, the guard, dragging."""

from collections.abc import Hashable

import pygame
import pytest
from screen_checks import click, find, focus_on, frame_of, key, point, press_at, press_key, show, walk

from scenes import theme
from scenes.ui import Action, Answer, Area, Brush, Button, Dialog, Drag, Node, Panel, Pointer, Scene, Stage
from scenes.ui.label import Label


class Table(Scene):
    """A small scene: three buttons, one of them off, and a counter that a button raises."""

    name = "Table"

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.log: list[str] = []
        self.middle = True

    def build(self) -> list[Node]:
        area = self.stage.area.inset(40)
        names = ["One", "Two", "Three"] if self.middle else ["One", "Three"]
        places = area.cut_top(60)[0].columns(3, 20)
        nodes: list[Node] = [
            Button(name=name, area=place, on_press=lambda n=name: self.press(n), shortcut={"One": "pass"}.get(name, ""))  # type: ignore[misc]
            for name, place in zip(names, places, strict=False)
        ]
        off = Button(
            name="Off", area=area.moved(0, 90).cut_top(60)[0], enabled=False, why_not="not now", on_press=self.raise_it
        )
        count = Label(name=f"Count {self.count}", area=area.moved(0, 200).cut_top(60)[0])
        return [*nodes, off, count]

    def press(self, name: str) -> None:
        self.log.append(name)

    def raise_it(self) -> None:
        self.count += 1
        self.rebuild()

    def actions(self) -> dict[str, Action]:
        return {"undo": Action("Undo", lambda: self.log.append("undo"))}


def dialog(log: list[str], **more: object) -> Dialog:
    answers = [Answer("Do it", lambda: log.append("done")), Answer("Leave it", lambda: log.append("left"))]
    return Dialog("Really?", "It cannot be undone.", answers, **more)  # type: ignore[arg-type]


# -- the stack and the focus


def test_the_stack_calls_enter_leave_and_resume() -> None:
    told: list[str] = []

    class Told(Scene):
        def enter(self) -> None:
            told.append("enter")

        def leave(self) -> None:
            told.append("leave")

        def resume(self) -> None:
            told.append("resume")

    stage = show(Told())
    stage.push(Told())
    stage.pop()
    stage.replace(Told())
    stage.reset(Told())
    assert told == ["enter", "enter", "leave", "resume", "leave", "enter", "leave", "enter"]


def test_tab_goes_round_in_order_and_back() -> None:
    stage = show(Table())
    names = []
    for _ in range(5):
        names.append(stage.focus.name if stage.focus else None)
        key(stage, "tab")
    assert names == ["One", "Two", "Three", "Off", "One"]
    key(stage, "shift+tab", "shift+tab")
    assert stage.focus is find(stage, name="Off")


def test_arrows_go_to_that_side() -> None:
    stage = show(Table())
    for name, then in (("right", "Two"), ("right", "Three"), ("right", "Three"), ("left", "Two"), ("down", "Off")):
        key(stage, name)
        assert stage.focus is not None
        assert stage.focus.name == then


def test_enter_presses_and_a_held_key_presses_once() -> None:
    scene = Table()
    stage = show(scene)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    for _ in range(5):
        stage.handle(down)
    assert scene.log == ["One"]
    stage.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    stage.handle(down)
    assert scene.log == ["One", "One"]


def test_the_focus_stays_on_its_node_through_a_rebuild() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Three")
    scene.raise_it()
    stage.settle()
    assert stage.focus is find(stage, name="Three")
    assert find(stage, role="text").name == "Count 1"


def test_the_focus_goes_to_the_nearest_when_its_node_is_gone() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Two")
    scene.middle = False
    scene.rebuild()
    stage.settle()
    assert stage.focus is find(stage, name="Three")


def test_a_dialog_keeps_the_focus_and_gives_it_back() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Two")
    stage.push(dialog(scene.log))
    seen = set()
    for _ in range(6):
        key(stage, "tab")
        assert stage.focus is not None
        seen.add(stage.focus.name)
    assert seen == {"Do it", "Leave it"}
    key(stage, "escape")
    stage.settle()
    assert stage.focus is find(stage, name="Two")
    assert scene.log == []


def test_a_dialog_answers_once_and_is_gone() -> None:
    scene = Table()
    stage = show(scene)
    stage.push(dialog(scene.log))
    press_key(stage, name="Leave it")
    assert scene.log == ["left"]
    assert stage.top is scene


@pytest.mark.parametrize(
    ("kinds", "first"),
    [
        (("normal", "call"), 1),
        (("danger", "normal"), 1),
        (("call", "danger", "normal"), 0),
        (("normal", "normal"), 0),
        (("danger",), 0),
    ],
)
def test_enter_alone_gives_the_answer_that_does_no_harm(kinds: tuple[str, ...], first: int) -> None:
    """The one that stands out has the focus, else the first that destroys nothing."""
    stage = show(Table())
    stage.push(Dialog("Really?", "", [Answer(str(n), None, "", kind) for n, kind in enumerate(kinds)]))
    stage.settle()
    assert stage.focus is find(stage, name=str(first))


def test_the_pointer_does_not_reach_behind_a_dialog() -> None:
    scene = Table()
    stage = show(scene)
    at = find(stage, name="One").box.center
    stage.push(dialog(scene.log))
    press_at(stage, at)
    assert scene.log == []


def test_what_lies_behind_is_in_the_tree_and_off() -> None:
    scene = Table()
    stage = show(scene, dialog(scene.log))
    tree = stage.tree()
    assert [child["role"] for child in tree["children"]] == ["screen", "dialog"]
    behind = [n for n in walk(tree["children"][0]) if n["role"] == "button"]
    assert behind
    assert not any(node["enabled"] for node in behind)
    assert all(node["why_not"] for node in behind)


@pytest.mark.parametrize("how", ["escape", "right"])
def test_backing_out_never_commits(how: str) -> None:
    scene = Table()
    stage = show(scene)
    stage.push(dialog(scene.log, otherwise=lambda: scene.log.append("otherwise")))
    if how == "escape":
        key(stage, "escape")
    else:
        press_at(stage, stage.top.root.box.center, button=3)
    assert scene.log == ["otherwise"]
    assert stage.top is scene


# -- keys


def test_shortcuts_press_nodes_and_scenes_have_actions() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Three")
    key(stage, "p", "z")
    assert scene.log == ["One", "undo"]


def test_rebound_keys_work_and_show() -> None:
    scene = Table()
    stage = show(scene)
    stage.keymap.bind("pass", "x")
    stage.rebuild()
    key(stage, "p", "x")
    assert scene.log == ["One"]
    node = find(stage, name="One")
    assert isinstance(node, Button)
    assert node.key_words == "X"


def test_global_keys_work_in_every_scene() -> None:
    scene = Table()
    stage = show(scene, dialog(scene.log))
    stage.globals["help"] = lambda: scene.log.append("help")
    key(stage, "f1")
    assert scene.log == ["help"]


def test_a_new_question_leaves_a_key_being_typed_alone() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.push(dialog(scene.log))
    key(stage, "return")
    assert scene.log == []
    stage.update(stage.settings.guard_ms)
    key(stage, "return")
    assert scene.log == ["done"]


def test_moving_the_focus_ends_the_guard() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.push(dialog(scene.log))
    key(stage, "tab", "return")
    assert scene.log == ["left"]


@pytest.mark.parametrize(("motion", "guard"), [(False, 300), (True, 0)])
def test_no_guard_without_motion_or_when_set_to_nothing(motion: bool, guard: int) -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion, stage.settings.guard_ms = motion, guard
    stage.push(dialog(scene.log))
    key(stage, "return")
    assert scene.log == ["done"]


def test_a_trembling_hand_presses_once() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.press_gap_ms = 400
    for _ in range(3):
        click(stage, name="One")
    assert scene.log == ["One"]
    stage.update(400)
    click(stage, name="One")
    assert scene.log == ["One", "One"]


def test_five_presses_in_one_frame_all_count() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.animate(5000, lambda share: None)
    for name in ("One", "Two", "Three", "Two", "One"):
        click(stage, name=name)
    assert scene.log == ["One", "Two", "Three", "Two", "One"]


# -- tips


def test_what_is_off_says_why_on_hover_and_on_focus() -> None:
    stage = show(Table())
    point(stage, find(stage, name="Off").box.center)
    assert stage.tree()["children"][1:] == []
    stage.update(stage.settings.hover_ms)
    tip = stage.tree()["children"][-1]
    assert (tip["role"], tip["name"]) == ("tooltip", "not now")
    point(stage, (5, 5))
    assert len(stage.tree()["children"]) == 1
    focus_on(stage, name="Off")
    stage.update(stage.settings.hover_ms)
    assert stage.tree()["children"][-1]["name"] == "not now"


def test_pressing_what_is_off_says_why_at_once_and_does_nothing() -> None:
    scene = Table()
    stage = show(scene)
    press_key(stage, name="Off")
    assert stage.tree()["children"][-1]["name"] == "not now"
    assert scene.count == 0


def test_a_tip_lies_in_the_window_and_not_on_its_node() -> None:
    stage = show(Table(), size=(1024, 600), scale=200)
    for name in ("Off", "One", "Three"):
        node = find(stage, name=name)
        node.tip = node.why_not = "a long sentence that says at length why it cannot be pressed just now"
        point(stage, node.box.center)
        stage.update(stage.settings.hover_ms)
        box = pygame.Rect(stage.tree()["children"][-1]["box"])
        assert pygame.Rect((0, 0), stage.size).contains(box)
        assert not box.colliderect(node.box)


def test_a_tip_keeps_clear_of_what_its_node_names() -> None:
    """Far above its node, where what lies between must be read."""
    stage = show(Table())
    node = find(stage, name="One")
    node.area = node.area._replace(y=stage.height - 60)
    node.tip, node.tip_above = "what it does", stage.height - 200
    stage.touch()
    stage.settle()
    point(stage, node.box.center)
    stage.update(stage.settings.hover_ms)
    box = stage.tree()["children"][-1]["box"]
    assert box[1] + box[3] <= (stage.height - 200) * stage.scale


def test_a_message_waits_until_it_could_be_read_and_somebody_is_there() -> None:
    """It goes with the first thing that is done after its time; nobody there, and it stays."""
    stage = show(Table())
    stage.say("Saved.")
    assert stage.tree()["children"][-1]["name"] == "Saved."
    point(stage, (4, 4))
    assert stage.motion.toast is not None
    stage.update(60_000)
    assert stage.tree()["children"][-1]["name"] == "Saved."
    point(stage, (5, 5))
    assert len(stage.tree()["children"]) == 1


def test_a_long_message_has_more_time() -> None:
    """As its letters need."""
    stage = show(Table())
    stage.say("word " * 60)
    stage.update(6000)
    point(stage, (5, 5))
    assert stage.motion.toast is not None
    stage.update(14_000)
    key(stage, "tab")
    assert stage.motion.toast is None


def test_the_narrator_hears_screens_focus_refusals_and_messages() -> None:
    heard: list[str] = []
    stage = Stage((1280, 720))
    stage.narrator = heard.append
    stage.push(Table())
    stage.settle()
    key(stage, "tab")
    focus_on(stage, name="Off")
    key(stage, "return")
    stage.say("Saved.")
    assert heard[0] == "Table"
    assert "Two, button" in heard
    assert "Off, button, not now" in heard
    assert heard[-2:] == ["not now", "Saved."]


# -- the frame


def test_nothing_changed_nothing_drawn() -> None:
    stage = show(Table())
    frame = pygame.Surface(stage.size)
    assert stage.draw(frame)
    assert not stage.draw(frame)
    stage.touch()
    assert not stage.draw(frame)
    for _ in range(20):
        stage.update(16)
        assert not stage.draw(frame)
    assert stage.picture.frames == 1
    assert not stage.busy()


def test_moving_within_one_node_draws_nothing() -> None:
    stage = show(Table())
    frame = pygame.Surface(stage.size)
    box = find(stage, name="One").box
    point(stage, box.center)
    stage.draw(frame)
    for step in range(5):
        point(stage, (box.centerx + step, box.centery))
        assert not stage.draw(frame)


def test_a_node_is_painted_only_when_its_look_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    paint = Button.paint

    def counted(self: Button, brush: Brush) -> None:
        painted.append(self.name)
        paint(self, brush)

    monkeypatch.setattr(Button, "paint", counted)
    scene = Table()
    stage = show(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    painted.clear()
    point(stage, find(stage, name="Two").box.center)
    stage.draw(frame)
    assert painted == ["Two"]
    point(stage, (3, 3))
    stage.draw(frame)
    scene.raise_it()
    stage.draw(frame)
    assert painted == ["Two"]


def test_partial_drawing_equals_drawing_all_of_it() -> None:
    scene = Table()
    stage = show(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    for name in ("Two", "Off", "Three"):
        point(stage, find(stage, name=name).box.center)
        stage.draw(frame)
    key(stage, "tab", "tab")
    stage.draw(frame)
    scene.raise_it()
    stage.draw(frame)
    kept = pygame.image.tobytes(frame, "RGB")
    assert kept == pygame.image.tobytes(frame_of(stage), "RGB")


def test_a_live_node_moves_over_the_kept_picture() -> None:
    class Moving(Node):
        x = 0

        def state(self) -> Hashable:
            return self.x

        def draw(self, frame: pygame.Surface) -> None:
            frame.fill((255, 0, 0), pygame.Rect(self.box.x + self.x, self.box.y, 10, 10))

    node = Moving(role="image", name="piece", live=True)

    class Board(Scene):
        def build(self) -> list[Node]:
            node.area = self.stage.area
            return [node]

    stage = show(Board(), size=(1920, 1080))
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    before = frame.get_at((5, 5))
    node.x = 100
    stage.touch()
    assert stage.draw(frame)
    assert frame.get_at((105, 5))[:3] == (255, 0, 0)
    assert frame.get_at((5, 5)) != before


def test_the_focus_ring_is_thick_and_bright() -> None:
    stage = show(Table(), size=(1920, 1080))
    focus_on(stage, name="Two")
    frame = frame_of(stage)
    box = find(stage, name="Two").box
    column = [frame.get_at((box.centerx, y))[:3] for y in range(box.y - 12, box.y + 4)]
    bright = [c for c in column if theme.contrast(c, theme.ROOM) >= 3]
    assert len(bright) >= 3


def test_a_click_hides_the_ring_and_a_key_shows_it() -> None:
    stage = show(Table())
    click(stage, name="Two")
    assert (stage.focus, stage.ring) == (find(stage, name="Two"), False)
    key(stage, "tab")
    assert stage.ring


def test_resizing_builds_for_the_new_size() -> None:
    stage = show(Table())
    stage.resize((1024, 600))
    for node in walk(stage.tree()):
        assert pygame.Rect(0, 0, 1024, 600).contains(pygame.Rect(node["box"]))
    assert frame_of(stage).get_size() == (1024, 600)


# -- movements


def test_movements_ease_out_end_and_can_be_skipped() -> None:
    stage = show(Table())
    stage.settings.motion = True
    shares: list[float] = []
    ends: list[str] = []
    stage.animate(200, shares.append, lambda: ends.append("a"))
    for _ in range(20):
        stage.update(16)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert shares[3] > 4 * 16 / 200  # faster at first
    stage.animate(5000, shares.append, lambda: ends.append("b"))
    stage.motion.skip()
    assert ends == ["a", "b"]
    assert not stage.motion.tweens


def test_without_motion_nothing_waits() -> None:
    stage = show(Table())
    ends: list[float] = []
    stage.animate(200, ends.append, lambda: ends.append(2))
    assert ends == [1.0, 2]


# -- dragging


class Lanes(Scene):
    """A card that may be carried to one of two places."""

    def __init__(self) -> None:
        super().__init__()
        self.at = "hand"
        self.hovered: list[tuple[float, float]] = []

    def build(self) -> list[Node]:
        scene = self

        class Card(Panel):
            def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
                if pointer.kind == "hover":
                    scene.hovered.append((pointer.x, pointer.y))
                return False

        card = Card(role="card", name="card", area=Area(100, 100, 80, 100))
        card.drag = lambda: Drag("ace", card, pygame.Surface((20, 20), pygame.SRCALPHA))
        lanes: list[Node] = []
        for index, name in enumerate(("good", "bad")):
            lanes.append(
                Panel(
                    name=name,
                    area=Area(400 + 250 * index, 100, 200, 200),
                    takes=lambda drag, n=name: n == "good" and drag.payload == "ace",  # type: ignore[misc]
                    on_drop=lambda drag, n=name: setattr(self, "at", n),  # type: ignore[misc]
                )
            )
        return [card, *lanes]


def carry(stage: Stage, start: str, end: str) -> None:
    a, b = find(stage, name=start).box.center, find(stage, name=end).box.center
    point(stage, a)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
    for step in range(1, 11):
        point(stage, (a[0] + (b[0] - a[0]) * step / 10, a[1] + (b[1] - a[1]) * step / 10), (1, 0, 0))
    stage.draw(pygame.Surface(stage.size))


def test_what_is_carried_lands_where_it_may() -> None:
    scene = Lanes()
    stage = show(scene)
    carry(stage, "card", "good")
    assert [node.name for node in stage.input.pointer.takers()] == ["good"]
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=find(stage, name="good").box.center, button=1))
    assert scene.at == "good"
    assert stage.dragging is None


@pytest.mark.parametrize("how", ["bad place", "escape", "right"])
def test_what_is_carried_elsewhere_comes_back(how: str) -> None:
    scene = Lanes()
    stage = show(scene)
    carry(stage, "card", "bad" if how == "bad place" else "good")
    at = find(stage, name="bad").box.center
    if how == "escape":
        key(stage, "escape")
    elif how == "right":
        stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert (scene.at, stage.dragging) == ("hand", None)


def test_a_short_move_is_no_drag() -> None:
    scene = Lanes()
    stage = show(scene)
    x, y = find(stage, name="card").box.center
    point(stage, (x, y))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    point(stage, (x + 2, y), (1, 0, 0))
    assert stage.dragging is None


def test_hovering_is_told_in_units() -> None:
    scene = Lanes()
    stage = show(scene)
    x, y = find(stage, name="card").box.center
    point(stage, (x, y))
    assert scene.hovered == [pytest.approx((x / stage.scale, y / stage.scale))]


def test_a_panel_keeps_the_pointer_from_what_lies_under_it() -> None:
    log: list[str] = []

    class Stacked(Scene):
        def build(self) -> list[Node]:
            under = Button(name="Under", area=Area(10, 10, 200, 100), on_press=lambda: log.append("under"))
            return [under, Panel(name="Over", area=Area(0, 0, 400, 300))]

    stage = show(Stacked())
    press_at(stage, find(stage, name="Under").box.center)
    assert log == []
