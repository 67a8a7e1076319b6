"""The words of Jersey Gin beside the cards: prompts, goals, captions and tips."""

from __future__ import annotations

from typing import Final

from game.games.jersey_gin.text.refusal_text import ONLY_TOP_DISCARD
from game.presentation.sign_texts import SignTexts

STOCK = "stock"
DISCARDS = "discards"
ONLY_TOP_NOTE = ONLY_TOP_DISCARD
KNOCK = "knock"
NEVER_SHOWN_NOTE = "The knocker's discard stays face down."
BOXES = "boxes"
TO_GO = "to go"
BREAKER = "breaker"
BREAK = "break"
GIN = "gin!"
BOXES_TIP = "Hands won: each is 25 points more at the end."
TO_GO_TIP = "Points still needed to end the game."
LAY_OFF_OR_BE_DONE = "Lay off cards that fit a meld, or be done."
BREAK_DRAW_OR_MELD = "The break: draw from the stock, or take the discard and meld it."
BREAK_DRAW = "The break: draw from the stock."
DISCARD_OR_GIN = "Discard one card, or go gin."
LAY_MELDS = "Lay your melds on the table, lay off what fits, then discard one card."
LAY_OFF_OR_DISCARD = "Lay off what fits, or discard one card."
DISCARD = "Discard one card."
DEADWOOD = "deadwood"
DEADWOOD_TIP = "What your cards outside melds count, at best."
AT_BEST_TIP = "What your cards outside melds count after the best discard."
DEALER_TIP = "Dealt this hand."
BREAKER_TIP = "Drew first in the break, and wins ties."
LEFT_OVER_TIP = "What is left over, less what is laid off."
SIGNS: Final = SignTexts(
    zones=(
        ("stock", "Cards still to be drawn; with three left the break begins."),
        ("discard", "The discard pile: only its top card can be seen."),
        ("aside", "Whoever knocks lays the discard here, face down."),
        ("unmatched", "Cards in no meld: the deadwood."),
    ),
)
"""What the signs beside the cards mean."""


def ends_game(target: int) -> str:
    """The goal of the game."""
    return f"First to {target} ends the game; every box is 25 more"


def knocker_waits(who: str) -> str:
    """Ask for a hand after a knock."""
    return f"{who} has knocked: show your hand with its melds."


def draw_or_take(deadwood: int) -> str:
    """Ask where to draw."""
    return f"Draw from the stock or take the discard. Your deadwood is {deadwood}."


def discard_or_knock(deadwood: int) -> str:
    """Ask for a discard where a knock is possible."""
    return f"Discard one card, or knock with {deadwood}."


def discard_best(deadwood: int) -> str:
    """Ask for a discard."""
    return f"Discard one card. The best leaves {deadwood} of deadwood."


def meld_taken(card: str) -> str:
    """Ask for the meld of the card that was taken."""
    return f"Meld the {card} you took."


def knocked_tip(deadwood: int) -> str:
    """Say that a seat has knocked."""
    return f"Has knocked with {deadwood}."


def deadwood(points: int) -> str:
    """What lies unmatched: ``deadwood 12``."""
    return f"deadwood {points}"


def deadwood_at_best(points: int) -> str:
    """What the best discard leaves unmatched: ``deadwood 9 at best``."""
    return f"{deadwood(points)} at best"


def knock(deadwood: int) -> str:
    """What the knocker had left: ``knock 7``."""
    return f"knock {deadwood}"


def knock_with(deadwood: int) -> str:
    """What would be left after a knock: ``with 7``."""
    return f"with {deadwood}"


def draws(who: str) -> str:
    """Say who draws."""
    return f"{who} draws."


def draws_in_break(who: str) -> str:
    """Say who draws in the break."""
    return f"{who} draws, in the break."


def laid_off_since(who: str, card: str) -> str:
    """Ask for lay-offs once more, after *who* laid a card off."""
    return f"{who} laid off the {card}: lay off what fits now, or be done."


def lays_off(who: str) -> str:
    """Say who lays off after a knock."""
    return f"{who} lays off."


def shows_hand(who: str) -> str:
    """Say who shows a hand after a knock."""
    return f"{who} shows their hand."


def melds_or_discards(who: str) -> str:
    """Say whose turn it is in the break."""
    return f"{who} lays melds, then discards."


def knocks_or_discards(who: str) -> str:
    """Say whose turn it is."""
    return f"{who} chooses a discard."
