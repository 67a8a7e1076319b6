"""The cards page of the settings: backs, size, colours, sorting, and the colour of the table."""

from __future__ import annotations

from typing import Final

from game.app.settings.setting_rows import SettingRows
from game.app.settings.settings_page import SettingsPage
from game.ui.widgets.widget import Widget

FELTS: Final = ("Green", "Blue", "Red", "Grey")
SORTS: Final = ("In groups, where a game has any", "By suit", "By rank")
CARD_SIZES: Final = ("Small", "Usual", "Large")
BACKS: Final = ("Madder scrolls", "Spruce leaves", "Indigo moons", "Woven wood", "Plum birds")


def _cards(rows: SettingRows) -> list[Widget]:
    return [
        rows.word("back", "Backs", BACKS),
        rows.word("card_size", "Size of the cards in the hand", CARD_SIZES),
        rows.word("felt", "Colour of the table", FELTS),
        rows.word("sort", "Sort a new hand", SORTS),
        rows.toggle("four_colours", "Four colours for four suits"),
        rows.toggle("large_index", "Large letters on the cards"),
    ]


CARDS_PAGE: Final = SettingsPage(
    "Cards", ("back", "card_size", "felt", "sort", "four_colours", "large_index"), _cards
)
