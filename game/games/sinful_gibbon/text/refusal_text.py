"""The sentences of Sinful Gibbon that say why an action is refused."""

from __future__ import annotations

NO_SUCH_PLAY = "That is no play of this game."
NO_CARD_TO_DOUBT = "There is no card to doubt."
OWN_CARD = "You cannot doubt yourself."
ONLY_TOP_CARD = "Only the card on top can be doubted."
ACCEPTED_WITH_HEART = "That card was accepted when a heart was offered on it."
ACCEPTED_PICK_A_CARD = "That card was accepted when a heart was offered on it; pick a card."
DOUBT_OR_PICK = "You must doubt, or pick a card and play one."
PICKED_MUST_PLAY = "You have picked a card and must now play one."
MUST_START_PILE = "You won the doubt and must start a new pile with a number."
ANSWER_HEART = "You must doubt the heart or let it be."
ANSWER_LAST_CARD = "You must doubt the last card or let it be."
SWAP_FIRST = "The round is over: choose the player to change chairs with."
ONE_CARD = "Play exactly one card at a time."
MATCH_OVER = "The match is over."
PICK_FIRST = "Pick a card first, then play one."
NO_PICK_AFTER_DOUBT = "The winner of a doubt starts the new pile without picking."
ALREADY_PICKED = "You have picked your card; now play one."
TOO_LATE_TO_DOUBT = "Too late: you picked a card, and now you must play one."
NOT_IN_HAND = "That card is not in your hand."
DECK_EMPTY = "The deck is empty: doubt the last card or let it be."
NOT_WITH_YOURSELF = "Choose another player to change chairs with."
NO_SUCH_PLAYER = "There is no such player."
ONLY_NEXT_PLAYER = "Only the next player may doubt this card."
NUMBER_RANGE = "Promises go from 2 to 14 (ace)."
NEW_PILE_WITH_NUMBER = "A new pile must start with a number, not with a heart."
HAT_FORBIDS_HEART = "You wear the Monkey Hat, so promise a number and no heart."
NOTHING_OFFERED = "Nothing is offered that you could let be."
SWAP_BETWEEN_ROUNDS = "Chairs are changed only between two rounds."
FIRST_ANSWER_HEART = "First say whether you doubt the heart."
FIRST_ANSWER_LAST_CARD = "First say whether you doubt the last card."


def not_your_turn(who: str) -> str:
    """Say who decides."""
    return f"It is not your decision now; {who} decides."


def pile_stands_at(number: str, promised: str) -> str:
    """Say at which *number* the pile stands, and which may be *promised*."""
    return f"The pile stands at {number}: promise {promised}."


def heart_of_standing_number(number: str) -> str:
    """Say for which number a heart may be promised."""
    return f"A heart promise is always for the standing number, now {number}."


def wait_for(who: str) -> str:
    """Say who is asked now."""
    return f"Wait: players answer clockwise, and now {who} is asked."
