"""The theme: which letters, sizes and papers stand where."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from game.ui.pictures.shadows import Shadows
from game.ui.pictures.shape_cache import ShapeCache
from game.ui.preferences import Preferences
from game.ui.text import fonts
from game.ui.text.fonts import Face
from game.ui.text.text_renderer import SMALLEST, TextRenderer, TextStyle
from game.ui.units import Units

Role: TypeAlias = Literal[
    "logo", "screen_title", "game_title", "box_label", "spoken", "caption", "button", "plate",
    "status", "body", "body_bold", "body_italic", "heading", "small", "key", "total", "gauge",
]  # fmt: skip

ROLES: Mapping[Role, tuple[Face, float]] = MappingProxyType(
    {
        "logo": (fonts.SERIF_BLACK, 13.0),
        "screen_title": (fonts.SERIF_BOLD, 5.0),
        "game_title": (fonts.SERIF_BOLD, 3.0),
        "heading": (fonts.SERIF_BOLD, 3.0),
        "box_label": (fonts.SERIF_BOLD, 2.7),
        "spoken": (fonts.SERIF_ITALIC, 2.2),
        "caption": (fonts.SERIF_ITALIC, 2.0),
        "button": (fonts.SANS_BOLD, 2.2),
        "plate": (fonts.SANS_BOLD, 2.0),
        "status": (fonts.SANS_BOLD, 2.1),
        "body": (fonts.SANS, 2.0),
        "body_bold": (fonts.SANS_BOLD, 2.0),
        "body_italic": (fonts.SANS_ITALIC, 2.0),
        "small": (fonts.SANS_BOLD, 1.7),
        "key": (fonts.SANS_BOLD, 1.5),
        "total": (fonts.SERIF_BLACK, 3.4),
        "gauge": (fonts.SERIF_BLACK, 4.5),
    }
)
"""Face and size in u of every kind of text."""


class Theme:
    """What every widget is drawn with: the measure, the letters, the person's preferences.

    One theme serves the whole program; `resize` changes it in place and widgets follow.
    """

    def __init__(self, units: Units, preferences: Preferences | None = None) -> None:
        self.preferences = (preferences or Preferences()).within()
        self.units = units._replace(ui_scale=self.preferences.ui_scale)
        self._u = self.units.u
        self.type = TextRenderer()
        self.shapes = ShapeCache()
        self.shadows = Shadows(self.units)
        self._styles: dict[tuple[Role, float], TextStyle] = {}
        """The letters asked for since the window changed, by role and text scale."""
        self.forget_pictures()

    def resize(self, units: Units, preferences: Preferences | None = None) -> None:
        """Measure by another window or other preferences from now on."""
        if preferences is not None:
            self.preferences = preferences.within()
        self.units = units._replace(ui_scale=self.preferences.ui_scale)
        self._u = self.units.u
        self.forget_pictures()

    def forget_pictures(self) -> None:
        """Forget letters, shapes and shadows; they are painted anew when they are asked for."""
        window = self.units.width, self.units.height
        self.type.clear(window)
        self.shapes.clear(window)
        self.shadows.clear(self.units)
        self._styles.clear()

    def style(self, role: Role) -> TextStyle:
        """Return the letters of *role* in this window, never under 11 pixels."""
        key = role, self.preferences.text_scale
        style = self._styles.get(key)
        if style is None:
            face, size = ROLES[role]
            style = self._styles[key] = TextStyle(face, self.px(size))
        return style

    def px(self, size: float, most: float = 2.0) -> int:
        """Return a letter size of *size* u in pixels, scaled as this person reads, or by *most*."""
        scale = min(most, self.preferences.text_scale)
        return max(SMALLEST, round(size * self.units.u * scale))

    @property
    def stamp(self) -> tuple[float, float]:
        """What a widget's picture depends on besides the widget itself."""
        return self._u, self.preferences.text_scale
