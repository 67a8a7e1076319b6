"""The sentences of Vendetta that say why an action is refused."""

from __future__ import annotations

GAME_OVER = "The game is over."
LAST_CALL_JOKERS_ONLY = "The game is about to end. Only a joker can still be played."
CARD_NOT_IN_HAND = "You do not hold that card."
JOKER_ONLY_STEALS = "A joker is not wild. It can only steal a trick that is already on the table."
TOO_FEW_CARDS = "A new trick needs at least two cards of one number or a run of three."
RUN_NEEDS_THREE = (
    "A run needs at least three cards. Two cards make a trick only if they have the same number."
)
RUN_MAX_FIVE = "A run cannot have more than five cards."
NOT_A_TRICK = (
    "These cards are neither one number nor an unbroken run; an ace goes next to the 2 or next "
    "to the king, not between them."
)
JOKER_GOES_ALONE = "Play the joker on its own."
NOT_A_JOKER = "Only a joker can do that."
TRICK_CLOSED = "That trick is closed. Only a joker can steal it."
ALREADY_YOURS = "That trick is already yours."
NO_SUCH_TRICK = "There is no trick to add to. Drop the cards in front of you to make a new one."
NO_TAKE_BACK = "Cards on the table stay where they are."
NO_MERGE = "Tricks cannot be joined. You can only add cards from your hand."
CHOOSE_A_CARD = "Choose a card from your hand first."
NOT_ASKED_FOR_JOKER = "Nobody asks you for a joker now: play, or end your turn."
NO_SUCH_PLAY = "You can lay down a trick, add to one, play a joker or end your turn."
CARDS_IN_ORDER = "Name the cards of a trick from the lowest to the highest."


def not_your_turn(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def wrong_number(rank: str) -> str:
    """Say which rank fits a match."""
    return f"Only another {rank} fits there."


def does_not_extend(ranks: str) -> str:
    """Say which ranks go on with a run."""
    return f"This run continues only with {ranks}."
