"""The settings pages: what can be set on each of them, in which order and with which words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.app.settings.keys_page import key_rows
from game.app.settings.setting_rows import SettingRows
from game.store.settings import PAUSES
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget


class SettingsPage(NamedTuple):
    """A page of the settings: its title, the settings on it by name, and their rows."""

    title: str
    keys: tuple[str, ...]
    rows: Callable[[SettingRows], Sequence[Widget]]


WISHED: Final = "Your system asks for "
COUNTS: Final = "What you choose here counts more."
CURTAIN: Final = ((0.0, "Never"), (30.0, "30 s"), (60.0, "1 minute"), (180.0, "3 minutes"))
MOVES: Final = ("Drag or click", "Drag only", "Click only")


def _table(rows: SettingRows) -> list[Widget]:
    return [
        rows.word("moves", "Cards are played by mouse with", MOVES),
        rows.toggle("confirm", "Ask before a move that may be a slip"),
        rows.toggle("hints", "Short notes in the first match of a game"),
        rows.toggle("talk", "Remarks of the computers’ animals"),
        rows.toggle("play_open", "Play open, without the curtain"),
        rows.number("curtain_after", "Hide the table when untouched for", CURTAIN),
        rows.note(
            "Both for several people at one screen. A match stays open or not, as it was begun; "
            "open matches stand apart in the records."
        ),
    ]


TABLE_PAGE: Final = SettingsPage(
    "Table", ("moves", "confirm", "hints", "talk", "play_open", "curtain_after"), _table
)


SPEEDS: Final = (
    (0.5, "Slow"), (1.0, "Normal"), (1.5, "Quick"), (2.0, "Double"), (0.0, "At once"),
)  # fmt: skip
PACES: Final = (
    (0.0, "At once"), (0.3, "Brisk"), (0.6, "Usual"), (1.2, "Leisurely"), (2.0, "Sleepy"),
)  # fmt: skip
"""The least time a computer is seen thinking, in seconds; none thinks longer than two."""


def _motion(rows: SettingRows) -> list[Widget]:
    return [
        rows.number("speed", "Speed of the cards", SPEEDS),
        rows.toggle("reduced_motion", "Less motion: things jump to their places"),
        *rows.wish("reduced_motion", f"{WISHED}less motion. {COUNTS}"),
        rows.number("pace", "How long computers are seen thinking", PACES),
    ]


MOTION_PAGE: Final = SettingsPage("Motion", ("speed", "reduced_motion", "pace"), _motion)


PAUSE_LENGTHS: Final = ("Short", "Usual", "Long", "Until a click")
PAUSE_LABELS: Final = (
    "When a trick is complete", "When somebody was doubted", "While points or melds are shown",
    "When somebody has lost",
)  # fmt: skip


def _pauses(rows: SettingRows) -> list[Widget]:
    lengths = [
        rows.word(key, label, PAUSE_LENGTHS)
        for key, label in zip(PAUSES, PAUSE_LABELS, strict=True)
    ]
    note = "A click, Space or Enter always goes on. Cards that move at once wait for nothing."
    return [*lengths, rows.note(note)]


PAUSES_PAGE: Final = SettingsPage("Pauses", PAUSES, _pauses)


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
        *rows.wish("large_index", f"{WISHED}more contrast. {COUNTS}"),
    ]


CARDS_PAGE: Final = SettingsPage(
    "Cards", ("back", "card_size", "felt", "sort", "four_colours", "large_index"), _cards
)


TEXTS: Final = (
    (1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"), (1.7, "170 %"), (2.0, "200 %"),
)  # fmt: skip
SCALES: Final = (
    (0.8, "80 %"), (0.9, "90 %"), (1.0, "100 %"), (1.2, "120 %"), (1.4, "140 %"), (1.6, "160 %"),
)  # fmt: skip


def _reading(rows: SettingRows) -> list[Widget]:
    return [
        rows.number("text_scale", "Size of the letters", TEXTS),
        rows.number("ui_scale", "Size of everything", SCALES),
        rows.toggle("fullscreen", rows.keys.label("Full screen", "full_screen")),
    ]


READING_PAGE: Final = SettingsPage("Reading", ("text_scale", "ui_scale", "fullscreen"), _reading)


def _volume(rows: SettingRows) -> Widget:
    """The slider of the loudness, which is heard when it moves."""
    context = rows.context

    def change(amount: float) -> None:
        context.change(volume=amount)
        context.play("place")

    return Slider(
        rows.theme, "Loudness", context.settings.volume, change, refusal=context.sound.reason
    )


def _sound(rows: SettingRows) -> list[Widget]:
    return [
        _volume(rows),
        rows.toggle("mute", rows.keys.label("Mute", "mute")),
        rows.toggle("mute_behind", "Mute when the window is not in front"),
        rows.note("Otherwise a chime tells you of your turn while you look at something else."),
    ]


SOUND_PAGE: Final = SettingsPage("Sound", ("volume", "mute", "mute_behind"), _sound)


KEYS_PAGE: Final = SettingsPage("Keys", ("keys",), key_rows)

PAGES: Final = (
    TABLE_PAGE, MOTION_PAGE, PAUSES_PAGE, CARDS_PAGE, READING_PAGE, SOUND_PAGE, KEYS_PAGE,
)  # fmt: skip
