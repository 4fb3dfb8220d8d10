"""The toolkit: a tree of nodes that draws, is hit, moves the focus, feeds tests and prints.

A scene::

    class Table(Scene):
        @property
        def name(self): return _("Table")
        def build(self):       # anew after every change, resize, language: cheap, no state in it
            right, left = self.stage.area.inset(16).cut_right(352, gap=16)   # strip, rest; in units
            return [Board(name=_("Board"), area=left, view=self.view, scene=self),
                    Panel(name=_("Actions"), area=right, children=[
                        Button(name=_("Shoot"), subtitle=_("uses 1 action"), icon="sight", kind="call",
                               area=right.inset(16).cut_top(72)[0], shortcut="pass", on_press=self.shoot,
                               enabled=not why, why_not=why)])]
        def actions(self): return {"undo": Action(_("Undo"), self.undo)}         # keys without a button

`self.rebuild()` after a change of what is shown; `self.stage.touch()` when only a node's `state()` or `area`
changed.
What outlives a rebuild (scrolling: `Memory`, typed words: `Typed`) lives in the scene. `stage.layout` is
wide, normal or compact; `stage.push/pop/replace/reset` move between scenes; `stage.say(words)` shows a
sentence; `stage.guard()` after a new ask; `stage.animate(200, step)` moves things at the chosen pace;
`stage.dragging` is what is carried.

A node with its own picture: subclass `Node`, `paint(brush)` in units from its corner (kept until `look()`
changes, so put everything it depends on in `state()`), or `draw(frame)` straight in pixels at `self.box`
for what keeps its own surfaces (a board). `live=True` puts a node (and what is under it) over the kept
picture: moving pieces, lines from the pointer. Only live nodes whose look changed cost a frame; the still
picture under them is one blit.

The pointer: `on_pointer(pointer, stage)` gets hover, leave, down, move, up, wheel in units; a used `down`
captures. A drag: `drag=lambda: Drag(payload, node, image)`; places say `takes=lambda d: ...` and
`on_drop=`. Always give the same move a click-click way too. Tips: `tip=`, and `why_not=` on what is off;
both show on hover and on focus. Keys: `shortcut="undo"` names an action of `scenes.keymap`; `on_key(event,
stage)` while focused (a board's cursor).
"""

from scenes.ui.brush import Brush
from scenes.ui.button import Button, IconButton
from scenes.ui.choice import Checkbox, Segmented
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.dropdown import Dropdown
from scenes.ui.field import TextField, Typed
from scenes.ui.geometry import Area
from scenes.ui.label import Icon, KeyHint, Label, Panel, Rule, SeatMark, SeatName, Well, heading, paragraph_height
from scenes.ui.node import Drag, Node, Pointer
from scenes.ui.scene import Action, Backdrop, Scene
from scenes.ui.scroll import ListBox, Memory, ScrollPanel
from scenes.ui.slider import Slider
from scenes.ui.stage import Stage

__all__ = [
    "Action",
    "Answer",
    "Area",
    "Backdrop",
    "Brush",
    "Button",
    "Checkbox",
    "Dialog",
    "Drag",
    "Dropdown",
    "Icon",
    "IconButton",
    "KeyHint",
    "Label",
    "ListBox",
    "Memory",
    "Node",
    "Panel",
    "Pointer",
    "Rule",
    "Scene",
    "ScrollPanel",
    "SeatMark",
    "SeatName",
    "Segmented",
    "Slider",
    "Stage",
    "TextField",
    "Typed",
    "Well",
    "heading",
    "paragraph_height",
]
