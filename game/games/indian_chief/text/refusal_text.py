"""The sentences of Indian Chief that say why an action is refused."""

from __future__ import annotations

EMPTY_MELD = "You must meld at least one card every turn."
TOO_MANY_CARDS = "No meld uses eight cards; pick one to seven."
NOT_FROM_OWN_HAND = "Meld cards from your own hand, each of them once."
FOUND_FOR_YOU = "Suit and pair are found for you at this table; name only cards."
ONE_STATEMENT = "Only a Doctor names a suit, and only an Indian Chief sets a pair aside."
TWO_CARDS_ASIDE = "Set aside exactly two cards for the baccarat part."
NAME_A_SUIT = "Name the suit your Doctor is paid in."
CARDS_IN_ORDER = "Name the cards in the order of the pack: clubs first, then by rank."
MELD_LOCKED = "Your meld is locked in for this turn."
REFILL_FIRST = "Wait until all hands are back to eight cards."
NO_THIEF = "Only a player who melded a Thief may steal."
LOWER_THIEF_FIRST = "A lower Thief picks first."
THIEF_DONE = "Your Thief has had its chance; a Thief picks once."
ALREADY_STOLEN = "That card has already been stolen."
NOT_IN_ANOTHER_MELD = "A Thief takes a card from another player's meld on the table."
LAST_TURN_OVER = "The last turn is over; there is nothing left to steal for."
ONE_CARD = "Each Thief takes one card only."
THIEF_TIED = "Your Thief ties with another: mark a card in secret, or none."
THIEF_NOT_TIED = "Your Thief ties with no other: steal a card at once, or decline."
NO_SUCH_PLAY = "That is no play of this game: meld, steal, mark or decline."
NO_SUCH_THEFT = "Name one card to steal or mark, or decline; nothing else is asked."


def box_filled(box: str) -> str:
    """Say that the *box* takes no meld any more."""
    return f"Your {box} box is already filled; pick a different number of cards."
