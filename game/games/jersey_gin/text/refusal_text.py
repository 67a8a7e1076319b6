"""The sentences of Jersey Gin that say why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.patterns.phrases import cards_text

ONLY_TOP_DISCARD = "Only the top discard may be seen."
DRAW_FIRST = "Draw one card first, then discard one."
CARD_JUST_TAKEN = "You may not put back the card you have just taken."
NO_KNOCK_AFTER_BREAK = "No knocking after the break."
TAKE_ONLY_TO_MELD = "After the break you may take a discard only to meld it at once."
SHOW_MELDS = "Lay your melds face up before discarding."
MELDS_STAY = "Melds stay in your hand until someone knocks."
ACE_IS_LOW = "Aces are low; a run cannot go past the king."
NO_LAYING_OFF_ON_GIN = "No laying off against gin."
KNOCKER_MAY_NOT_LAY_OFF = "The knocker may not lay off."
OWN_HAND = "Take the cards from your own hand, each of them once."
STOCK_IS_EMPTY = "The stock is empty."
PILE_IS_EMPTY = "There is no discard to take."
SHOW_FIRST = "Show your hand with its melds first."
ALREADY_SHOWN = "You have shown your hand; its melds stay as they are."
SOMEBODY_HAS_KNOCKED = "Somebody has knocked: only lay-offs are left in this hand."
NOT_DEADWOOD = "Lay off only a card of your own deadwood."
KNOCKERS_MELDS_ONLY = "At this table you may lay off on the knocker's melds only."
NO_SUCH_MELD = "There is no such meld on the table."
WHICH_MELD = "Say on which meld; that card fits more than one."
NOT_A_MELD = "A meld is three or four of one rank, or three or more of one suit in a row."
CARDS_IN_ORDER = "Name the cards of a meld from its lowest card up, or clubs to spades."
WHERE_TO_DRAW = "Draw from the stock, or take the top discard."
DISCARD_OR_KNOCK = "Discard one card, or knock or go gin with it."
BREAK_TURN = "Meld, lay off a card on a meld, or discard one card."
SHOW_OR_LAY_OFF = "Show your hand, lay off one card on a meld, or be done."


def too_much_deadwood(points: int, limit: int) -> str:
    """Say that there is too much deadwood for a knock."""
    return f"You have {points} deadwood; knocking needs {limit} or less."


def fits_no_meld(card: str) -> str:
    """Say that a card cannot be laid off."""
    return f"The {card} fits no meld."


def does_not_fit(card: str) -> str:
    """Say that a card cannot be laid off on this meld."""
    return f"The {card} does not fit that meld."


def meld_taken_first(card: str) -> str:
    """Say that the card from the pile is melded before all else."""
    return f"Meld the {card} you took first."


def own_meld_only(card: str) -> str:
    """Say that the card from the pile may not be laid off on others."""
    return f"The {card} you took must go into a meld of your own."


def not_gin(cards: Sequence[Card]) -> str:
    """Say which cards are deadwood."""
    return f"Not gin: the {cards_text(cards)} {'are' if cards[1:] else 'is'} deadwood."
