"""The key commands: what can be done with a key on some screen, and by which key at first."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

EVERYWHERE: Final = "On every screen"
TABLE: Final = "At the table"
MATCHES: Final = "In the list of matches"
REPLAY: Final = "In a replay"
BOXES: Final = "At the boxes of the games"


class KeyCommand(NamedTuple):
    """Something that can be done with a key; the key can be changed in the settings."""

    id: str
    """By what it is known in the settings."""
    words: str
    key: str
    """The key it has at first, as it is printed: ``H``, ``Ctrl+Z``, ``F1``."""
    place: str
    """The screens on which it can be done."""


COMMANDS: Final = (
    KeyCommand("keys", "Show the keys", "?", EVERYWHERE),
    KeyCommand("mute", "Sound off and on", "M", EVERYWHERE),
    KeyCommand("full_screen", "Full screen", "F11", EVERYWHERE),
    KeyCommand("quit", "Quit", "Ctrl+Q", EVERYWHERE),
    KeyCommand("rules", "Rules", "F1", EVERYWHERE),
    KeyCommand("settings", "Settings", "Ctrl+,", EVERYWHERE),
    KeyCommand("undo", "Take back", "Ctrl+Z", EVERYWHERE),
    KeyCommand("redo", "Do again", "Ctrl+Y", EVERYWHERE),
    KeyCommand("menu", "Menu", "Pause", TABLE),
    KeyCommand("hint", "Hint", "H", TABLE),
    KeyCommand("score", "Score sheet", "S", TABLE),
    KeyCommand("recap", "Since your last turn", "F3", TABLE),
    KeyCommand("on_to_my_turn", "On to my turn", "F4", TABLE),
    KeyCommand("log", "Open and close the log", "L", TABLE),
    KeyCommand("order", "Sort the hand", "O", TABLE),
    KeyCommand("pile", "Look through a pile", "V", TABLE),
    KeyCommand("pass", "Pass", "P", TABLE),
    KeyCommand("lock_in", "Lock in the cards laid out", "K", TABLE),
    KeyCommand("new_match", "Deal anew", "Ctrl+N", TABLE),
    KeyCommand("eyes", "Whose eyes to look through", "I", REPLAY),
    KeyCommand("play_on", "Play on from here", "F", REPLAY),
    KeyCommand("learn", "Learn the game", "N", BOXES),
    KeyCommand("daily", "The deal of today", "T", BOXES),
    KeyCommand("continue", "Continue", "C", MATCHES),
    KeyCommand("replay", "Replay", "R", MATCHES),
    KeyCommand("analysis", "Analysis", "A", MATCHES),
    KeyCommand("audit", "Check for peeking", "W", MATCHES),
    KeyCommand("again", "Same deal again", "G", MATCHES),
    KeyCommand("share", "Share this deal", "D", MATCHES),
    KeyCommand("export", "Export", "E", MATCHES),
    KeyCommand("rename", "Rename", "F2", MATCHES),
    KeyCommand("delete", "Delete", "Delete", MATCHES),
)
"""Every command that has a key, place by place."""

USUAL_KEYS: Final[Mapping[str, str]] = MappingProxyType({each.id: each.key for each in COMMANDS})
"""The key of every command at first, by the command's id."""

RESERVED: Final = frozenset(
    ["Esc", "Enter", "Space", "Tab", "Backspace", "Left", "Right", "Up", "Down", "Home", "End",
     "Page Up", "Page Down", "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Left", "Ctrl+Right"]
)  # fmt: skip
"""Keys that always mean the same and cannot be given to a command."""

_NAMED = r"F[1-9]|F1[0-9]|Delete|Insert|Pause|Print Screen|Scroll Lock|Menu"
_KEY: Final = re.compile(rf"(Ctrl\+)?(Shift\+)?([^\s\d+]|\+|{_NAMED})")


def is_bindable(key: str) -> bool:
    """Whether *key* is one that a command may have: a letter, a sign or a named key.

    Digits are left to cards and seats.
    """
    found = _KEY.fullmatch(key)
    if found is None or key in RESERVED or not key.isprintable():
        return False
    sign = found[3]
    typed_with_shift = found[2] is not None and found[1] is None and len(sign) == 1
    return sign == sign.upper() or len(sign) > 1 if not typed_with_shift else False


class RepairedKeys(NamedTuple):
    """The keys that were changed, by command, and whether anything did not fit."""

    changed: Mapping[str, str]
    damaged: bool


def repair_keys(given: Mapping[object, object]) -> RepairedKeys:
    """The changed keys among *given*; unknown commands, unfit keys and second uses are left out.

    A key that two commands have is left to the one that had it at first, else to the first.
    """
    fit = {
        command: key
        for command, key in given.items()
        if isinstance(command, str) and command in USUAL_KEYS
        and isinstance(key, str) and is_bindable(key) and key != USUAL_KEYS[command]
    }  # fmt: skip
    while True:
        keys = {**USUAL_KEYS, **fit}
        twice = [c for c in fit if sum(key == fit[c] for key in keys.values()) > 1]
        if not twice:
            return RepairedKeys(fit, fit != dict(given))
        del fit[twice[-1]]
