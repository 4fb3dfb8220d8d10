"""The settings page: language, window, movement, comfort, keys. Every choice takes effect and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.words import _, language, number
from scenes import theme
from scenes.page import Page, Row, said, section
from scenes.settings import SCALES, Settings
from scenes.ui import Area, Button, Checkbox, Dropdown, Label, Node, Segmented, Slider
from scenes.ui import text as letters

CONTROL = 420.0
ROW = 52.0


class SettingsScene(Page):
    """All settings."""

    @property
    def name(self) -> str:
        """The title."""
        return _("Settings")

    def build(self) -> list[Node]:
        """The title and the rows."""
        top, rest = self.inner().cut_top(56, 12)
        return [*self.title_row(top), self.rows_panel(rest, self._rows())]

    # -- rows

    def _rows(self) -> list[Row]:
        return [*self._window_rows(), *self._movement_rows(), *self._comfort_rows()]

    def _window_rows(self) -> list[Row]:
        chosen = self.stage.settings
        return [
            section(_("Language and window")),
            self._row(_("Language"), self._segments([("es", "Español"), ("en", "English")], language(), "language")),
            self._row(
                _("Size of everything"),
                lambda area: Dropdown(
                    name=_("Size of everything"),
                    choices=[(n, f"{n} %") for n in SCALES],
                    chosen=min(SCALES, key=lambda n: abs(n - chosen.scale)),
                    area=area,
                    on_change=lambda n: self._set("scale", n),
                ),
            ),
            self._check(_("Full screen"), "full_screen"),
            self._check(_("Strong contrast"), "contrast"),
        ]

    def _movement_rows(self) -> list[Row]:
        speeds = [("fast", _("fast")), ("normal", _("normal")), ("slow", _("slow"))]
        moves = self.stage.settings.pace > 0
        why = "" if moves else _("Nothing moves: switch movement on first.")
        return [
            section(_("Movement")),
            self._check(_("Things move and fade; off, they are simply there"), "motion", moves),
            self._row(_("Speed of movement"), self._segments(speeds, self.stage.settings.speed, "speed", why)),
        ]

    def _comfort_rows(self) -> list[Row]:
        scale = self.stage.scale
        return [
            section(_("Comfort")),
            self._row(_("Wait before a tip shows"), self._slider("hover_ms", 0, 2000, 50)),
            self._row(_("A new question ignores keys for"), self._slider("guard_ms", 0, 1000, 50)),
            self._row(_("A second press is ignored within"), self._slider("press_gap_ms", 0, 500, 50)),
            self._check(_("Write what happens as lines on standard output, for a screen reader"), "narrate"),
            section(_("Keys")),
            self._keys_row,
            said(_("Every choice takes effect at once and is kept."), scale),
        ]

    def _keys_row(self, area: Area) -> tuple[list[Node], float]:
        button = Button(
            name=_("See and change the keys"),
            icon="keys",
            area=area._replace(w=min(area.w, CONTROL), h=56),
            on_press=self._keys,
        )
        return [button], 62

    # -- parts

    def _row(self, words: str, make: Callable[[Area], Node]) -> Row:
        """Words on the left and a control on the right; one under the other where it is narrow."""

        def row(area: Area) -> tuple[list[Node], float]:
            if area.w < 2 * CONTROL - 60:
                high = letters.height(words, area.w, theme.SMALL, self.stage.scale)
                label = Label(name=words, area=area._replace(h=high), wrap=True)
                return [label, make(area._replace(y=area.y + high + 2, h=48))], high + 52
            left, right = area._replace(h=ROW), area._replace(x=area.right - CONTROL, w=CONTROL, h=48)
            room = left.w - CONTROL - 20
            high = letters.height(words, room, theme.SMALL, self.stage.scale)
            label = Label(name=words, area=Area(left.x, left.y + (48 - high) / 2, room, high), wrap=True)
            return [label, make(right)], ROW

        return row

    def _segments(
        self, choices: Sequence[tuple[object, str]], value: object, key: str, why_not: str = ""
    ) -> Callable[[Area], Node]:
        words = {"language": _("Language"), "speed": _("Speed of movement")}[key]
        return lambda area: Segmented(
            name=words, choices=choices, value=value, area=area, on_change=lambda v: self._set(key, v),
            enabled=not why_not, why_not=why_not,
        )  # fmt: skip

    def _slider(self, key: str, low: int, high: int, step: int) -> Callable[[Area], Node]:
        words = {
            "hover_ms": _("Wait before a tip shows"),
            "guard_ms": _("A new question ignores keys for"),
            "press_gap_ms": _("A second press is ignored within"),
        }[key]
        return lambda area: Slider(
            name=words,
            value=getattr(self.stage.settings, key),
            low=low,
            high=high,
            step=step,
            area=area,
            show=lambda n: f"{number(n / 1000)} s",
            on_change=lambda n: self._set(key, int(n)),
        )

    def _check(self, words: str, key: str, value: bool | None = None) -> Row:
        def row(area: Area) -> tuple[list[Node], float]:
            lines = letters.height(words, area.w - 72, theme.SMALL, self.stage.scale)
            high = max(48.0, lines + 8)
            box = Checkbox(
                name=words,
                value=getattr(self.stage.settings, key) if value is None else value,
                area=area._replace(h=high),
                on_change=lambda on: self._set(key, on),
            )
            return [box], high

        return row

    def _set(self, key: str, value: object) -> None:
        assert hasattr(Settings(), key)
        setattr(self.stage.settings, key, value)
        if key == "motion" and value and not self.stage.settings.pace:
            self.stage.settings.speed = "normal"  # a speed of none would keep everything still
        self.stage.on_settings()

    def _keys(self) -> None:
        from scenes.keys_scene import KeysScene

        self.stage.push(KeysScene())

    def help(self) -> list[str]:
        """What this page is for."""
        return [_("Every choice takes effect at once and is kept.")]
