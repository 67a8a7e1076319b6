"""The words of Fire Gibbon beside the cards: prompts, goals, captions, notes and tips."""

from __future__ import annotations

from typing import Final

from game.presentation.sign_texts import SignTexts

FLAME = "flame"
HAT_OFF = "hat off"
"""The mark on the gauge where the hat comes off."""
ACE = "ace!"
"""The word at the gauge when only an ace is higher."""
FILL_SPOT = "Fill your empty fire spot from the deck, or with a hand card."
CHOOSE_REWARD = "You get a fire spot: choose a hand card to show."
CHOOSE_SWAP = "You are the Braveheart: choose who changes chairs with you and deals."
NEW_FIRE = "Your turn: start a new fire with any card, face up."
DOUBT_OR = "doubt a face-down card, or "
"""The first half of what can be done, where a card can be doubted."""
CARD_FACE_UP = "a card face up (the hat!)"
"""What the wearer of the hat may play."""
ONE_CARD = "one card"
"""What anybody else may play."""
BRAVEHEART = "Braveheart"
ONE_CARD_LEFT = "1 card"
DEALER_TIP = "Dealt this round."
HAT_TIP = "Cheap Monkey Hat: no face-down cards below flame 9."
MASK_TIP = "Braveheart of the last round."
RAISER_TIP = "Raised the flame last: would be rewarded if somebody tumbles now."
DECK = "deck"
ASHES = "ashes"
FACE_DOWN_NOTE = "Those cards stay face down."
DECK_NOTE = "The next card is seen only when it is drawn."
SIGNS: Final = SignTexts(
    gauge="The height of the fire, from 1 to 13: what you play must fit it.",
    centre="The fire burns as high as the flame beside it.",
    progress="Each flame is an open fire spot; all of them win the round.",
    zones=(
        ("deck", "New cards are drawn from here, unseen."),
        ("discards", "Cards of fires that have gone out, face down."),
        ("fire", "The cards of this fire, face down."),
    ),
)
"""What the signs beside the cards mean."""


def open_spots_win(spots: int) -> str:
    """The goal of a match of one round."""
    return f"Open all {spots} fire spots to win"


def spots_score(spots: int, target: int) -> str:
    """The goal where each fire spot is a point."""
    return f"All {spots} fire spots end a round; each is a point, {target} win"


def rounds_win(spots: int, target: int) -> str:
    """The goal of a match of *target* rounds."""
    return f"Open all {spots} fire spots to win a round; {target} rounds win"


def turn_of(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def plays_after_doubt(who: str) -> str:
    """Say that *who* has doubted and must play."""
    return f"{who} has doubted and now plays a card."


def fills_spot(who: str) -> str:
    """Say that *who* fills a spot."""
    return f"{who} fills the empty fire spot."


def chooses_reward(who: str) -> str:
    """Say that *who* chooses a reward."""
    return f"{who} chooses a card for a new fire spot."


def chooses_swap(who: str) -> str:
    """Say that *who* chooses a neighbour."""
    return f"{who} is the Braveheart and chooses whom to change chairs with."


def your_turn(doubt: str, card: str) -> str:
    """Say what the viewer can do on a turn: *doubt* may be empty."""
    return f"Your turn: {doubt}play {card}."
