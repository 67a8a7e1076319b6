"""Setting rows: the widgets by which one setting each is changed, at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.app.scenes.app_context import AppContext
from game.store.settings import WORDS
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.label import Label
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget


class SettingRows:
    """The rows of a page; each shows a setting of the context and changes it."""

    def __init__(self, context: AppContext) -> None:
        """Rows for the settings of *context*."""
        self.context = context
        self.theme = context.theme
        self.keys = context.keys
        """Which key means which command now."""

    def heading(self, title: str) -> Widget:
        """A heading over the rows that follow."""
        return Label(self.theme, title, "heading", ground=Background.PAPER)

    def note(self, text: str) -> Widget:
        """A sentence that explains what stands above it."""
        return Label(self.theme, text, "small", ground=Background.PAPER, soft=True)

    def wish(self, key: str, text: str) -> list[Widget]:
        """The note *text*, where the desktop wishes something of the setting *key*."""
        return [self.note(text)] if self.context.is_wished(key) else []

    def toggle(self, key: str, label: str) -> Widget:
        """A switch for the setting *key*."""
        on = bool(getattr(self.context.settings, key))
        return Toggle(self.theme, label, on, partial(self._set, key), ground=Background.PAPER)

    def number(self, key: str, label: str, steps: Sequence[tuple[float, str]]) -> Widget:
        """A choice among the numbers of *steps*, each with its word, for the setting *key*."""
        now = getattr(self.context.settings, key)
        nearest = min(range(len(steps)), key=lambda n: abs(steps[n][0] - now))
        names = [name for _, name in steps]
        return RadioGroup(self.theme, label, names, nearest, lambda n: self._set(key, steps[n][0]))

    def word(self, key: str, label: str, names: Sequence[str]) -> Widget:
        """A choice among the words that the setting *key* may be, told by *names* in order."""
        values = WORDS[key]
        chosen = values.index(getattr(self.context.settings, key))
        return RadioGroup(self.theme, label, names, chosen, lambda n: self._set(key, values[n]))

    def _set(self, key: str, value: Any) -> None:
        self.context.change(**{key: value})
