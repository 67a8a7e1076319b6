"""The settings pages: all of them in their order."""

from __future__ import annotations

from typing import Final

from game.app.settings.cards_page import CARDS_PAGE
from game.app.settings.keys_page import KEYS_PAGE
from game.app.settings.motion_page import MOTION_PAGE
from game.app.settings.pauses_page import PAUSES_PAGE
from game.app.settings.reading_page import READING_PAGE
from game.app.settings.sound_page import SOUND_PAGE
from game.app.settings.table_page import TABLE_PAGE

PAGES: Final = (
    TABLE_PAGE, MOTION_PAGE, PAUSES_PAGE, CARDS_PAGE, READING_PAGE, SOUND_PAGE, KEYS_PAGE,
)  # fmt: skip
