"""The brief button: one line for the only thing to do with the staged cards."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Theme
from game.ui.widgets.button import Button


class BriefButton(Button):
    """The one thing to do with the staged cards: their words stand there, it says what is done."""

    def __init__(
        self, theme: Theme, label: str, on_press: Callable[[], None], face: str, kind: ButtonKind
    ) -> None:
        """Print *face* alone; the whole *label* is for who cannot see what it stands beside."""
        super().__init__(theme, label, on_press, kind=kind)
        self.face = face

    def wanted(self, width: int | None = None) -> Size:
        """One line, never narrower than its words and its key."""
        u = self.theme.units
        wide = (
            self.theme.type.size(self.face, self.theme.style("button"))[0] + u(3) + self._extras()
        )
        return wide if width is None else max(wide, width), u(5.4)

    def _words(self, room: int, tall: int) -> tuple[list[str], TextStyle]:
        type_ = self.theme.type
        lines, style = type_.arrange(self.face, self.theme.style("button"), room, 1)
        return lines, type_.lower(style, tall)
