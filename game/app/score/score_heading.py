"""The heading of a score sheet: the medal of the game, the title, and what stands under it."""

from __future__ import annotations

from game.art.icons.game_emblems import medal_emblem
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.containers import column
from game.ui.widgets.label import Image, Label
from game.ui.widgets.widget import Widget

MEDAL = 9.0
"""The side of the medal, in u."""


def score_heading(
    theme: Theme, raster: PictureLoader, game: str, title: str, below: Widget
) -> tuple[Widget, Widget]:
    """The medal of *game*, and *title* with *below* under it."""
    medal = Image(
        theme, "", lambda: medal_emblem(game), ("emblem", game), size=(MEDAL, MEDAL), raster=raster
    )
    head = Label(theme, title, "screen_title", ground=Background.PAPER)
    return medal, column(theme, [head, below], 0.2)
