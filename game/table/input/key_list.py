"""The key list: which keys mean something at the table just now, for the sheet of keys."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.presented_choice import PresentedChoice

FIRST_KEYS = (
    ("Enter", "Do what the focus stands on; first only show it if no arrow has moved it"),
    ("Left, Right", "Go along the hand, round and round"),
)
TAKE_KEYS = (
    ("Left, Right", "Go along the cards that can be taken, round the table"),
    ("Up, Down", "Go to the next of them that way, or to a button"),
    ("1 to 9", "Go to the cards of the player with this digit, and on along them"),
)
LOCK_IN = "Lock in the cards laid out"
CARD_KEYS = (
    ("Shift+Left, Right", "Go to the next card that can be played"),
    ("Ctrl+Left, Right", "Move the card with the focus within the hand"),
    ("1 to 9", "Pick a card of the hand by its place"),
)


def keys_just_now(
    choices: Sequence[PresentedChoice], buttons: Sequence[tuple[str, str]], takes: bool
) -> list[tuple[str, str]]:
    """Each key with what it does while *choices* are offered; at the end those of *buttons*.

    *takes* says whether cards are to be taken from other players, and none of the hand is played.
    """
    if takes:
        return [FIRST_KEYS[0], *TAKE_KEYS, *buttons]
    cards = any(choice.action.cards for choice in choices)
    return [*(FIRST_KEYS if choices else ()), *(CARD_KEYS if cards else ()), *buttons]
