"""What any screen must keep to, read off its tree as plain data; and hands that post events to a stage."""

from collections.abc import Iterator
from typing import Any

import pygame

from scenes.ui import Node, Scene, Stage
from scenes.ui.stage import Stage as _Stage

Tree = dict[str, Any]
HIT = 44
CONTROLS = {"button", "checkbox", "switch", "option", "tab", "slider", "field", "dropdown", "list", "row"}
BANNED = {"ok", "yes", "no", "cancel", "aceptar", "sí", "cancelar", "submit"}


def walk(tree: Tree) -> Iterator[Tree]:
    """The node and all under it that is on the screen."""
    yield tree
    for child in tree["children"]:
        yield from walk(child)


def problems_of(tree: Tree, scale: float, outside: bool = True) -> list[str]:
    """Everything wrong with a tree, in words; none for a good one. `scale` is pixels a unit."""
    found: list[str] = []
    whole = pygame.Rect(tree["box"])
    for node in walk(tree):
        if not node["visible"]:
            continue
        box, name = pygame.Rect(node["box"]), f"{node['role']} {node['name']!r}"
        if outside and box.size != (0, 0) and not whole.contains(box):
            found.append(f"{name} at {box} lies outside {whole}")
        if node.get("cut"):
            found.append(f"words of {name} are cut in {box}")
        if node["role"] in CONTROLS and not node["name"]:
            found.append(f"a {node['role']} at {box} has no name")
        if node["role"] == "button" and node["name"].strip().lower() in BANNED:
            found.append(f"button {node['name']!r} does not say what it does")
        if not node["enabled"] and node.get("pressable") and not node["why_not"] and not node.get("inert"):
            found.append(f"{name} is off and does not say why")
        found += _too_small(node, box, scale)
        found += _overlaps(node)
    return found


def _too_small(node: Tree, box: pygame.Rect, scale: float) -> list[str]:
    least = HIT * scale - 1.01
    if not node.get("pressable") or node.get("clipped") or (box.w >= least and box.h >= least):
        return []
    return [f"{node['role']} {node['name']!r} is only {box.w} x {box.h} pixels at scale {scale:.2f}"]


def _overlaps(node: Tree) -> list[str]:
    if node.get("stacked"):
        return []
    shown = [c for c in node["children"] if c["visible"] and c["box"][2] and c["box"][3]]
    found = []
    for i, a in enumerate(shown):
        for b in shown[i + 1 :]:
            shared = pygame.Rect(a["box"]).clip(pygame.Rect(b["box"]))
            if shared.w > 1 and shared.h > 1:
                found.append(f"{a['role']} {a['name']!r} and {b['role']} {b['name']!r} overlap at {shared}")
    return found


def show(*scenes: Scene, size: tuple[int, int] = (1280, 720), scale: int = 100) -> Stage:
    """A stage with these scenes, settled; without motion, so that nothing waits."""
    stage = _Stage(size)
    stage.settings.scale, stage.settings.motion = scale, False
    stage.on_settings = stage.refresh
    stage.refresh()
    for scene in scenes:
        stage.push(scene)
    stage.settle()
    return stage


def frame_of(stage: Stage) -> pygame.Surface:
    """The stage drawn on a frame."""
    frame = pygame.Surface(stage.size)
    stage.picture.forget()
    stage.touch()
    stage.draw(frame)
    return frame


# -- hands


def key(stage: Stage, *names: str) -> None:
    """Press and let go of keys: `tab`, `return`, `shift+tab`, `a`."""
    for name in names:
        *mods, plain = name.split("+") if name != "+" else ["+"]
        mod = sum({"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}[m] for m in mods)
        code = pygame.key.key_code(plain)
        stage.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
        stage.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))


def write(stage: Stage, words: str) -> None:
    """Type words, as the system sends them."""
    for letter in words:
        code = pygame.key.key_code(letter.lower()) if letter.isascii() and letter.isalnum() else 0
        stage.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
        stage.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        stage.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=letter, scancode=0))


def point(stage: Stage, at: tuple[float, float], buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
    """Move the pointer to a pixel."""
    stage.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=buttons))


def press_at(stage: Stage, at: tuple[float, float], button: int = 1) -> None:
    """Move there and click."""
    point(stage, at)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))


def click(stage: Stage, role: str = "", name: str = "", node_key: str = "") -> None:
    """Click the middle of a node, scrolling to it with the wheel if it is scrolled away."""
    node = find(stage, role, name, node_key)
    for _ in range(200):
        if node.shown and node.seen.size == node.box.size:
            break
        holder = node.parent
        while holder is not None and not holder.clips:
            holder = holder.parent
        assert holder is not None, f"{role} {name} is not on the screen"
        point(stage, holder.seen.center)
        down = node.box.centery > holder.seen.centery
        stage.handle(
            pygame.event.Event(
                pygame.MOUSEWHEEL, x=0, y=-1 if down else 1, precise_x=0, precise_y=-0.5 if down else 0.5
            )
        )
        stage.settle()
        node = find(stage, role, name, node_key)
    press_at(stage, node.seen.center)
    stage.settle()


def find(stage: Stage, role: str = "", name: str = "", node_key: str = "") -> Node:
    """A node of the top scene. Raises LookupError if it is not there."""
    node = stage.root().find(role, name, node_key)
    if node is None:
        known = [f"{n.role} {n.name!r}" for n in stage.top.root.walk() if n.name]
        raise LookupError(f"{role} {name!r} {node_key} is none of {known}")
    return node


def focus_on(stage: Stage, role: str = "", name: str = "", node_key: str = "") -> None:
    """Tab until a node has the focus. Raises LookupError if it never gets it."""
    for _ in range(300):
        node = find(stage, role, name, node_key)
        if stage.focus is node:
            return
        key(stage, "tab")
        stage.settle()
    raise LookupError(f"{role} {name!r} never has the focus")


def press_key(stage: Stage, role: str = "", name: str = "", node_key: str = "") -> None:
    """Tab to a node and press Enter."""
    focus_on(stage, role, name, node_key)
    key(stage, "return")
    stage.settle()
